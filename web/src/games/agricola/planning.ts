/**
 * An action with several parts is planned on the farm at once: rooms and stables, fields and what is sown. The engine asks for the
 * parts one after the other and says beforehand what each would offer; the steps between them are made by the way.
 */
import { contains, sum } from '../../table/logic/goods'
import { sameCell } from '../../table/logic/cells'
import { isListed, ofType } from '../../table/logic/moves'
import { waysToPay } from '../../table/logic/previews'
import type { Question } from '../../table/protocol'
import type { Step } from '../../table/chain.svelte'
import { atCell, type CellMove, sowAt } from './logic/moves'
import {
  contentsOf,
  type Agricola,
  type Cell,
  type Goods,
  type Move,
  type MoveOf,
  type PlayerView,
  type Seated,
} from './protocol'

export type Planned = CellMove | MoveOf<'sow'>
export type Tool = 'plow' | 'room' | 'stable' | 'sow'

/** The options of an action that are planned on the farm, by what is put there; in the order in which they are carried out. */
const OPTIONS: Record<Tool, string[]> = {
  plow: ['plow'],
  room: ['rooms', 'room'],
  stable: ['stables', 'stable'],
  sow: ['sow'],
}
const TOOLS = Object.keys(OPTIONS) as Tool[]
/** Parts that may be done more than once. */
const SEVERAL = ['rooms', 'stables']

/** Whether a question is answered by planning on the farm. */
export const plans = ({ prompt }: Question<Agricola>, moves: Move[]): boolean =>
  SEVERAL.includes(prompt) || (prompt === 'choose' && ofType(moves, 'choose').some(({ option }) => isPlanned(option)))

const parts = (table: Seated) => contentsOf(table, 'parts')?.parts ?? []
const partOf = (table: Seated, tool: Tool) => parts(table).find(({ option }) => OPTIONS[tool].includes(option))

/** What can be put on the farm as the question stands. */
export const toolsOf = (table: Seated): Tool[] =>
  TOOLS.filter((tool) => partOf(table, tool) !== undefined || table.moves.some((m) => m.type === tool))

/** What is put on the farm next: what was taken in hand, or the first there is. */
export function toolInHand(table: Seated, taken: Tool | undefined): Tool | undefined {
  const tools = toolsOf(table)
  return taken && tools.includes(taken) ? taken : tools[0]
}

/** What can be planned at a place, with what is planned elsewhere. */
export function offersAt(table: Seated, cell: Cell): Planned[] {
  const listed = [...atCell(table.moves, cell), ...sowAt(table.moves, cell)]
  if (table.decision?.prompt !== 'choose') return listed
  return parts(table).flatMap(({ moves, left, to_sow }) => {
    const all = moves.flatMap(({ move, opens = [] }) => (isListed(table.draft, move) ? [move, ...opens] : [move]))
    const rest = left === undefined ? 1 : left - table.draft.filter((m) => m.type === all[0]?.type).length
    const sown = ofType(table.draft, 'sow')
    const there = [...atCell(all, cell), ...sowAt(all, cell)]
    return there.filter(
      (m) =>
        rest > 0 && (m.type !== 'sow' || (to_sow?.[m.crop] ?? 0) > sown.filter(({ crop }) => crop === m.crop).length),
    )
  })
}

export const plannedAt = (table: Seated, cell: Cell): Planned | undefined =>
  table.draft.find((m): m is Planned => 'cell' in m && m.cell !== undefined && sameCell(m.cell, cell))

/** The ways to pay for one of them. */
export function priceOf(table: Seated, tool: Tool): Goods[] {
  const listed = table.moves.find((m) => m.type === tool)
  if (listed) return waysToPay(table.previews, listed)
  return tool === 'sow' ? [] : (partOf(table, tool)?.price ?? [])
}

/** What everything that is planned costs, and whether there is enough for it. */
export function bill(table: Seated, player: PlayerView): { price: Goods; enough: boolean } {
  let sums: Goods[] = [{}]
  for (const { type } of table.draft) {
    const ways = priceOf(table, type as Tool)
    if (ways.length > 0) sums = sums.flatMap((before) => ways.map((way) => sum(before, way)))
  }
  const payable = sums.find((price) => contains(player.goods, price))
  return { price: payable ?? sums[0] ?? {}, enough: payable !== undefined }
}

/** Points at a place: the first thing that can be put there, the next one, nothing. `tool` comes first. */
export function pointAt(table: Seated, cell: Cell, tool: Tool | undefined): void {
  const now = plannedAt(table, cell)
  const rest = table.draft.filter((move) => move !== now)
  const single = table.kind === 'cells'
  table.refused = undefined
  // Pointing again at what is chosen confirms it, as everywhere.
  if (now && single) {
    table.choose(now)
    return
  }
  table.draft = rest
  const offers = offersAt(table, cell)
  const order = tool ? [...offers.filter((m) => m.type === tool), ...offers.filter((m) => m.type !== tool)] : offers
  // Grain, then vegetables, then nothing; anything else is put there or taken away.
  const next =
    now?.type === 'sow' ? order[order.findIndex((m) => m.type === 'sow' && m.crop === now.crop) + 1] : order[0]
  if (now && now.type !== 'sow') return
  if (!next) return
  if (single) table.choose(next)
  else table.draft = [...rest, next]
}

/** The steps that carry out a plan: the parts in their order, and what leads from one to the next. */
export function steps(table: Seated): Step<Agricola>[] | undefined {
  const { decision, draft } = table
  if (!decision || (!plans(decision, table.moves) && decision.prompt !== 'sow')) return undefined
  const player = table.now?.view.players[decision.seat]
  if (player && !bill(table, player).enough) return []
  const done: Move = { type: 'done' }
  const planned = TOOLS.flatMap((tool) => {
    const moves = draft.filter((m) => m.type === tool)
    const option = partOf(table, tool)?.option ?? (decision.prompt === 'choose' ? undefined : OPTIONS[tool][0])
    if (moves.length === 0) return []
    const enter: Step<Agricola>[] = option ? [{ move: { type: 'choose', option }, prompt: 'choose' }] : []
    return [...enter, ...moves.map((move) => ({ move })), { move: done, prompt: option ?? tool }]
  })
  const others = draft.filter((move) => !TOOLS.includes(move.type as Tool)).map((move) => ({ move }))
  // What was not planned though it was offered is left; what could not be planned here is asked for.
  const building = toolsOf(table).every((tool) => tool === 'room' || tool === 'stable')
  const all = !ofType(table.moves, 'choose').some(({ option }) => !isPlanned(option))
  return [...others, ...planned, ...(building && all ? [{ move: done, prompt: 'choose' }] : [])]
}

/** Whether an answer need not stand in a list: it is given by pointing at the farm. */
export const isPlanned = (option: string): boolean => Object.values(OPTIONS).flat().includes(option)
