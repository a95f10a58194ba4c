/** Drawing fences: edges and outlines. What can be built, what it costs and what comes of it, the server says. */
import type { Cell, FencePicture, MoveOf } from '../protocol'
import { hasCell } from '../../../table/logic/cells'
import { cellKey, index } from './farm'

/** An edge: `h` lies above row `row`, `v` to the left of column `column`. */
export interface Edge {
  way: 'h' | 'v'
  row: number
  column: number
}

export const edgeKey = ({ way, row, column }: Edge): string => `${way}${String(row)}${String(column)}`

export function built(fences: FencePicture): Edge[] {
  const edges = (way: 'h' | 'v') =>
    fences[way].flatMap((line, row) =>
      [...line].flatMap((mark, column) => (mark === '#' ? [{ way, row, column } as Edge] : [])),
    )
  const around = (fences.around ?? []).map(({ cell, side }) => sideOf(cell, side))
  return [...edges('h'), ...edges('v'), ...around]
}

function sideOf([row, column]: Cell, side: 'above' | 'below' | 'left' | 'right'): Edge {
  if (side === 'above' || side === 'below') return { way: 'h', row: side === 'below' ? row + 1 : row, column }
  return { way: 'v', row, column: side === 'right' ? column + 1 : column }
}

const sides = ([row, column]: Cell): Edge[] => [
  { way: 'h', row, column },
  { way: 'h', row: row + 1, column },
  { way: 'v', row, column },
  { way: 'v', row, column: column + 1 },
]

/** The edges around a set of cells: those that belong to one cell of it only. */
export function outline(cells: Cell[]): Edge[] {
  const counts = new Map<string, { edge: Edge; n: number }>()
  for (const edge of cells.flatMap(sides)) {
    const entry = counts.get(edgeKey(edge)) ?? { edge, n: 0 }
    counts.set(edgeKey(edge), { edge, n: entry.n + 1 })
  }
  return [...counts.values()].filter(({ n }) => n === 1).map(({ edge }) => edge)
}

/** The fences that are still missing around a set of cells. */
export function missing(fences: FencePicture, cells: Cell[]): Edge[] {
  const have = new Set(built(fences).map(edgeKey))
  return outline(cells).filter((edge) => !have.has(edgeKey(edge)))
}

/** All cells in the rectangle between two corners: what a drag marks. */
export function rectangle(from: Cell, to: Cell): Cell[] {
  const [top, bottom] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const [left, right] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  return Array.from({ length: bottom - top + 1 }, (_, r) => top + r).flatMap((r) =>
    Array.from({ length: right - left + 1 }, (_, c): Cell => [r, left + c]),
  )
}

export const toggled = (cells: Cell[], cell: Cell): Cell[] =>
  hasCell(cells, cell) ? cells.filter((c) => index(c) !== index(cell)) : [...cells, cell]

/** The listed move that encloses exactly these cells. */
export function fenceMove(moves: MoveOf<'fence'>[], cells: Cell[]): MoveOf<'fence'> | undefined {
  const key = cellKey(cells)
  return moves.find((m) => cellKey(m.cells) === key)
}

/** The cells that some listed move encloses. */
export const fencable = (moves: MoveOf<'fence'>[]): Set<number> => new Set(moves.flatMap((m) => m.cells.map(index)))
