/** What is about to be built, drawn into the home before it is final. */
import { sameCell } from '../../../table/logic/cells'
import type { Cell, Move, Single, Twin } from '../protocol'
import { halvesOf, markersOf } from '../facts'
import { plotOf, sideOf, type Plot } from './home'

/** The cells that a move is about; none if it is not about the home. */
export function cellsOf(move: Move): Cell[] {
  if ('cells' in move) return move.cells
  return 'cell' in move ? [move.cell] : []
}

export const touches = (move: Move, cell: Cell): boolean => cellsOf(move).some((c) => sameCell(c, cell))

const TOKENS: Record<Single, string> = { meadow: 'M', field: 'F', tunnel: 'T', cavern: 'C' }

type Change = [cell: Cell, change: Partial<Plot>]

/** What a move makes of the spaces it is about. `tile`: what a tile that is put somewhere is. */
function changes(move: Move, tile: string | undefined): Change[] {
  switch (move.type) {
    case 'lay': {
      const [first, second] = halvesOf(move.tile)
      return [land(first, move.cells[0]), land(second, move.cells[1])]
    }
    case 'lay_single':
    case 'buy_tile':
      return [land(move.tile, move.cell)]
    case 'ore_mine':
      return [
        [move.cells[0], { ground: 'ore_mine' }],
        [move.cells[1], { ground: 'deep_tunnel' }],
      ]
    case 'ruby_mine':
      return [[move.cell, { ground: 'ruby_mine' }]]
    case 'stable':
      return [[move.cell, { stable: true }]]
    case 'sow':
      return [[move.cell, { crop: move.crop, count: markersOf(move.crop) }]]
    case 'fence_small':
      return [[move.cell, { ground: 'pasture' }]]
    case 'fence_large': {
      const [a, b] = move.cells
      return [
        [a, { ground: 'pasture', open: sideOf(a, b) }],
        [b, { ground: 'pasture', open: sideOf(b, a) }],
      ]
    }
    case 'put':
      return tile === undefined ? [] : [[move.cell, { ground: 'tile', tile }]]
    default:
      return []
  }
}

const land = (single: Single, cell: Cell): Change => [cell, { ground: plotOf(TOKENS[single], cell).ground }]

/** The home with the moves carried out; what is planned has its place in the second list. */
export function planned(plots: Plot[], moves: Move[], tile?: string): { plots: Plot[]; cells: Cell[] } {
  const all = moves.flatMap((move) => changes(move, tile))
  const changed = plots.map((plot) => {
    const own = all.filter(([cell]) => sameCell(cell, plot.cell))
    return own.reduce((before, [, change]) => ({ ...before, ...change }), plot)
  })
  // What sticks out over the edge has no plot yet.
  const beside = all
    .filter(([cell]) => !plots.some((plot) => sameCell(plot.cell, cell)))
    .map(([cell, change]): Plot => ({ cell, ground: 'rock', stable: false, count: 0, ...change }))
  return { plots: [...changed, ...beside], cells: all.map(([cell]) => cell) }
}

const isAlike = (tile: Twin): boolean => halvesOf(tile)[0] === halvesOf(tile)[1]

/** The moves that lay something on a space, those first whose first half lies there. */
export function positionsAt(moves: Move[], cell: Cell): Move[] {
  const there = moves.filter((move) => touches(move, cell))
  const begins = (move: Move) => cellsOf(move).findIndex((c) => sameCell(c, cell))
  const seen = new Set<string>()
  return [...there]
    .sort((a, b) => begins(a) - begins(b))
    .filter((move) => {
      // Two equal halves look the same either way round.
      const same = move.type === 'fence_large' || (move.type === 'lay' && isAlike(move.tile))
      const key = same ? cellsOf(move).map(String).sort().join(' ') : cellsOf(move).join(' ')
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/**
 * What is planned after pointing at a space. Pointing at what is planned turns it; pointing beside a small pasture makes it a
 * large one, if that is possible; pointing elsewhere begins anew.
 */
export function pointed(moves: Move[], now: Move | undefined, anchor: Cell | undefined, cell: Cell): [Move?, Cell?] {
  if (now && anchor && touches(now, cell)) return [turned(moves, now, anchor), anchor]
  const here = positionsAt(moves, cell)
  const joined = here.find((move) => anchor && move.type === 'fence_large' && touches(move, anchor))
  if (now?.type === 'fence_small' && joined) return [joined, anchor]
  return [here[0], cell]
}

/** The next position around a space. */
export function turned(moves: Move[], now: Move, anchor: Cell): Move {
  const all = positionsAt(moves, anchor)
  const at = all.findIndex((move) => JSON.stringify(move) === JSON.stringify(now))
  return all[(at + 1) % all.length] ?? now
}
