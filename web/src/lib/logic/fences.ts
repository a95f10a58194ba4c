/** Drawing fences: edges, prices, pastures. Only shapes the server lists can be built; this explains and previews. */
import type { Cell, FencePicture, MoveOf, PlayerView } from '../protocol'
import { COLUMNS, ROWS, cellAt, cellKey, hasCell, index, neighbours, plots } from './farm'

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
  return [...edges('h'), ...edges('v')]
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
  return allCells().filter(([r, c]) => r >= top && r <= bottom && c >= left && c <= right)
}

const allCells = (): Cell[] => Array.from({ length: ROWS * COLUMNS }, (_, i) => cellAt(i))

export const toggled = (cells: Cell[], cell: Cell): Cell[] =>
  hasCell(cells, cell) ? cells.filter((c) => index(c) !== index(cell)) : [...cells, cell]

/** The listed move that encloses exactly these cells. */
export function fenceMove(moves: MoveOf<'fence'>[], cells: Cell[]): MoveOf<'fence'> | undefined {
  const key = cellKey(cells)
  return moves.find((m) => cellKey(m.cells) === key)
}

/** The cells that some listed move encloses. */
export const fencable = (moves: MoveOf<'fence'>[]): Set<number> => new Set(moves.flatMap((m) => m.cells.map(index)))

export interface Pasture {
  cells: Cell[]
  capacity: number
}

/** The pastures there would be with these cells enclosed. A14.4: 2 × spaces × 2 for each stable. */
export function pasturesWith(player: PlayerView, cells: Cell[]): Pasture[] {
  const land = plots(player)
  const fences = new Set([...built(player.fences), ...outline(cells)].map(edgeKey))
  const seen = new Set<number>()
  const found: Pasture[] = []
  for (const start of allCells()) {
    if (seen.has(index(start))) continue
    const { area, open } = flood(start, fences)
    area.forEach((cell) => seen.add(index(cell)))
    if (open || area.some((cell) => ['room', 'field'].includes(land[index(cell)]?.kind ?? ''))) continue
    const stables = area.filter((cell) => land[index(cell)]?.kind === 'stable').length
    found.push({ cells: area, capacity: 2 * area.length * 2 ** stables })
  }
  return found
}

function flood(start: Cell, fences: Set<string>): { area: Cell[]; open: boolean } {
  const area: Cell[] = [start]
  let open = false
  for (const cell of area) {
    for (const side of sides(cell)) {
      if (fences.has(edgeKey(side))) continue
      const next = across(cell, side)
      if (!next) open = true
      else if (!hasCell(area, next)) area.push(next)
    }
  }
  return { area, open }
}

function across([row, column]: Cell, { way, row: r, column: c }: Edge): Cell | undefined {
  const next: Cell =
    way === 'h' ? [r === row ? row - 1 : row + 1, column] : [row, c === column ? column - 1 : column + 1]
  return next[0] < 0 || next[0] >= ROWS || next[1] < 0 || next[1] >= COLUMNS ? undefined : next
}

/** Why these cells cannot be enclosed, as the name of a message; nothing if they can. */
export function whyNot(player: PlayerView, moves: MoveOf<'fence'>[], cells: Cell[]): string | undefined {
  if (cells.length === 0 || fenceMove(moves, cells)) return undefined
  const land = plots(player)
  if (cells.some((cell) => ['room', 'field'].includes(land[index(cell)]?.kind ?? '')))
    return 'agricola-why-fence-blocked'
  if (!connected(cells)) return 'agricola-why-not-one-area'
  const price = missing(player.fences, cells).length
  if (price === 0) return 'agricola-why-fence-nothing-new'
  if (price > player.fences_left) return 'agricola-why-fence-pieces'
  const fenced = land.filter((p) => p.pasture >= 0)
  const touches = cells.some((cell) => neighbours(cell).some((n) => fenced.some((p) => index(p.cell) === index(n))))
  const inside = cells.some((cell) => (land[index(cell)]?.pasture ?? -1) >= 0)
  if (fenced.length > 0 && !touches && !inside) return 'agricola-why-fence-apart'
  return 'agricola-why-too-dear'
}

function connected(cells: Cell[]): boolean {
  const reached = cells.slice(0, 1)
  for (const cell of reached) {
    reached.push(...neighbours(cell).filter((n) => hasCell(cells, n) && !hasCell(reached, n)))
  }
  return reached.length === cells.length
}
