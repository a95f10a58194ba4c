/** Places in a picture with rows and columns. */
import type { Cell } from '../protocol'

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]
export const hasCell = (cells: Cell[], cell: Cell): boolean => cells.some((c) => sameCell(c, cell))

const FIRST = 'a'.charCodeAt(0)

/** The name of a cell as on a chess board: column as a letter, row from the top. */
export const cellName = ([row, column]: Cell): string => String.fromCharCode(FIRST + column) + String(row + 1)
