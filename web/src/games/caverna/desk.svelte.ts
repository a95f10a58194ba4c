/** What somebody at this screen has in hand while they answer a question. Nothing of it survives the next move. */
import { sameMove } from '../../table/logic/moves'
import { pointOf } from '../../table/logic/targets'
import type { Reason } from '../../table/sentence'
import type { Cell, Move, MoveOf, Seated, Single, Twin } from './protocol'
import { cellsOf, pointed, turned } from './home/plan'

class Desk {
  /** The space around which a tile turns. */
  anchor: Cell | undefined = $state.raw()
  /** The side of the twin tile that lies up, where there is a choice. */
  side: Twin | undefined = $state()
  /** The strength of the dwarf that is to be placed. */
  dwarf: number | undefined = $state()
  /** The tile that is about to be bought with rubies. */
  buying: Single | undefined = $state()
  /** Whether the catalogue of furnishings was opened or put away by hand. */
  catalogue: boolean | undefined = $state()
  /** Whether the exchanges are open. */
  exchanging = $state(false)

  /** The state that all this belongs to. */
  private number: number | undefined

  /** Puts everything away when the game has gone on. */
  goOn(number: number | undefined): void {
    if (number === this.number) return
    this.number = number
    this.clear()
  }

  private clear(): void {
    this.anchor = undefined
    this.side = undefined
    this.dwarf = undefined
    this.buying = undefined
    this.catalogue = undefined
    this.exchanging = false
  }
}

export const desk = new Desk()

const once = <T>(all: T[]): T[] => all.filter((one, i) => all.indexOf(one) === i)

/** Whether the catalogue lies over the board. */
export const browsing = (table: Seated): boolean => desk.catalogue ?? table.kind === 'furnish'

/** The strengths of the dwarfs that can be placed now, the weakest first. */
export const placeable = (table: Seated): number[] =>
  once(table.moves.flatMap((m) => (m.type === 'place' ? [m.dwarf] : []))).sort((a, b) => a - b)

/** The move that places a dwarf on a space: the chosen one if it can go there, or else the weakest that can. */
export function placing(table: Seated, space: string): MoveOf<'place'> | undefined {
  const there = table.moves.filter((m): m is MoveOf<'place'> => m.type === 'place' && m.space === space)
  return there.find((m) => m.dwarf === desk.dwarf) ?? there.sort((a, b) => a.dwarf - b.dwarf)[0]
}

/** The sides of the twin tile between which one may choose, and why one of them can lie nowhere. */
export function sides(table: Seated): { tile: Twin; why?: Reason | undefined }[] {
  const laid = (moves: Move[]): Twin[] => moves.flatMap((m) => (m.type === 'lay' ? [m.tile] : []))
  const possible = laid(table.moves)
  const expected = laid(table.blocked.map(({ move }) => move))
  const why = (tile: Twin) => table.blocked.find(({ move }) => move.type === 'lay' && move.tile === tile)
  return once([...possible, ...expected]).map((tile) => (possible.includes(tile) ? { tile } : { tile, why: why(tile) }))
}

/** The side that lies up. */
export const side = (table: Seated): Twin | undefined => desk.side ?? sides(table)[0]?.tile

type Blocked = Seated['blocked'][number]

/** Why nothing can be done on a space with the side that lies up. */
export function blockAt(table: Seated, cell: Cell): Blocked | undefined {
  const up = side(table)
  const open = table.blocked.filter(({ move }) => move.type !== 'lay' || move.tile === up)
  return open.find(({ target }) => pointOf(target) === cell.join())
}

/** Why what is planned cannot lie the other way round; nothing if it can. */
export function otherWay(table: Seated, planned: Move): Blocked | undefined {
  if (planned.type !== 'lay') return undefined
  const [first, second] = planned.cells
  return table.blocked.find(({ move }) => sameMove(move, { ...planned, cells: [second, first] }))
}

/** The moves that are made by pointing at the home now. */
export function onHome(table: Seated): Move[] {
  const { buying } = desk
  if (buying) return table.exchanges.filter((m) => m.type === 'buy_tile' && m.tile === buying)
  const up = side(table)
  return table.moves.filter((m) => cellsOf(m).length > 0 && (m.type !== 'lay' || m.tile === up))
}

/** Whether a tile lies in one of several ways, so that it is turned before it is confirmed. */
const turns = (move: Move): boolean => ['lay', 'ore_mine', 'fence_small', 'fence_large'].includes(move.type)

/** Points at a space of one's home. */
export function pointAt(table: Seated, cell: Cell): void {
  const moves = onHome(table)
  const [move, anchor] = pointed(moves, table.draft[0], desk.anchor, cell)
  if (!move) {
    table.point([], blockAt(table, cell))
    return
  }
  desk.anchor = anchor
  table.refused = undefined
  if (turns(move)) table.draft = [move]
  else table.choose(move)
}

/** Turns what is planned to its next position. */
export function turn(table: Seated): void {
  const [now] = table.draft
  if (now && desk.anchor) table.draft = [turned(onHome(table), now, desk.anchor)]
}

/** Chooses the other side of the twin tile. */
export function flip(table: Seated, to: Twin): void {
  desk.side = to
  desk.anchor = undefined
  table.draft = []
}
