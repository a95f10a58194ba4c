/** Places in a picture with rows and columns. */
import type { Cell } from '../protocol'

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]
export const hasCell = (cells: Cell[], cell: Cell): boolean => cells.some((c) => sameCell(c, cell))

const FIRST = 'a'.charCodeAt(0)

/** The name of a cell as on a chess board: column as a letter, row from the top; left of column a is column z, above the first row is row 0. */
export const cellName = ([row, column]: Cell): string => {
  const letter = column < 0 ? 'z' : String.fromCharCode(FIRST + column)
  return letter + String(row + 1)
}
