/** What there is to read about a space, a card, or a card that is still face down. */
import { isEmpty, lackingOf, list, sum } from '../../table/logic/goods'
import { yieldOf } from '../../table/logic/previews'
import type { AnyTarget } from '../../table/protocol'
import { goodName, nameOf, printOf, sayGoods, sayNeeds, sayOwn, sayWhy, textOf } from '../../table/sentence'
import type { TipContent, TipLine } from '../../table/tip.svelte'
import { words } from '../../table/words.svelte'
import { bandOf, notesOfHeld, notesOn } from './cards'
import { ACTION_PICTURES } from './moor/facts'
import { readAction } from './moor/reading'
import { MAJOR_PICTURES, pictureOf, SPACE_PICTURES } from './logic/facts'
import { inPlay } from './logic/farm'
import { buildingPrice, openFor, stageOf, toCome, verbsOf } from './logic/spaces'
import { CARDS, HARVESTS, MAJORS, SPACES, type Goods, type PlayerView, type Seated } from './protocol'

const ownOf = (table: Seated): PlayerView | undefined => table.shown?.view.players[table.own]
const haveOf = (table: Seated): Goods => {
  const own = ownOf(table)
  return own ? sum(own.goods, own.animals) : {}
}

/** Where what is missing lies. */
function sources(table: Seated, missing: Goods): TipLine[] {
  const spaces = table.shown?.view.spaces ?? {}
  return list(missing).flatMap(([good]) => {
    const places = Object.entries(spaces).flatMap(([id, space]) => {
      const n = space?.goods[good] ?? 0
      return n > 0 && space?.persons.length === 0 ? [`${nameOf('space', id)} ${String(n)}`] : []
    })
    return places.length > 0 ? [{ label: goodName(good), text: places.join(', ') }] : []
  })
}

export function readSpace(table: Seated, id: string, owner?: number): TipContent {
  const space = table.shown?.view.spaces[id]
  const [move] = table.kind === 'spaces' ? table.movesAt(id) : []
  const block = move ? undefined : table.blockOf(id)
  const pile: Goods = space?.goods ?? {}
  const gains = move ? yieldOf(table.previews, move) : {}
  const needs = move ? sayNeeds(table.previews, move) : ''
  const more = Object.fromEntries(list(gains).map(([good, n]) => [good, n - (pile[good] ?? 0)]))
  const added = isEmpty(pile) ? {} : Object.fromEntries(list(more).filter(([, n]) => n > 0))
  const have = haveOf(table)
  const lines: TipLine[] = []
  if (!isEmpty(gains)) {
    const after = list(gains).map(([good, n]) => `${String((have[good] ?? 0) + n)} ${goodName(good)}`)
    lines.push({ label: sayOwn('read-get'), goods: gains, text: sayOwn('read-then', { goods: after.join(', ') }) })
  }
  if (!isEmpty(added)) lines.push({ label: sayOwn('read-cards-add'), goods: added, tone: 'good' })
  // While it asks, the question names the prices of what may still be done.
  const asks = table.kind !== 'spaces' && table.decision?.source === id
  if (!asks) lines.push(...pricesAt(table, id))
  const facts = SPACES.find((s) => s.id === id)
  if (!asks && facts?.stage !== undefined) lines.push({ label: sayOwn('read-stage'), text: String(facts.stage) })
  return {
    title: nameOf('space', id),
    print: printOf(id),
    text: textOf('space', id),
    picture: SPACE_PICTURES[id]?.[0] ?? list(facts?.refill ?? {})[0]?.[0] ?? 'minor',
    notes: [
      ...(owner === undefined ? [] : [sayOwn('table-owned-by', { who: table.seatName(owner) })]),
      ...(needs ? [needs] : []),
    ],
    lines,
    ...(block ? { why: sayWhy(block) } : {}),
  }
}

/** What the things cost that are done at a space, as far as they have one price for everybody. */
function pricesAt(table: Seated, id: string): TipLine[] {
  const own = ownOf(table)
  const have = haveOf(table)
  if (!own) return []
  const verbs = verbsOf(SPACES.find((s) => s.id === id))
  return verbs.flatMap(({ verb }) => {
    const what = verb.replace(/s$/, '')
    const ways = buildingPrice(what, own, id)
    const [price] = ways
    if (!price) return []
    const missing = lackingOf(ways, have)
    const bad = !isEmpty(missing)
    return [
      {
        label: sayOwn(`read-price-${what}`),
        goods: price,
        text: bad ? words.say('ui-you-lack', { goods: sayGoods(missing) }) : sayOwn('read-payable'),
        tone: bad ? ('bad' as const) : ('good' as const),
      },
    ]
  })
}

export function readCard(table: Seated, card: string): TipContent {
  const facts = CARDS[card]
  const major = MAJORS[card]
  const kind = facts?.kind ?? 'major'
  const [move] = table.kind === 'cards' ? table.movesAt(card) : []
  const block = move ? undefined : table.blockOf(card)
  const costs = facts?.costs ?? (major ? [major.cost] : [])
  const view = table.shown?.view
  const inFront = view?.players.map((player) => inPlay(player).find((own) => own.card === card)) ?? []
  const owner = inFront.findIndex((found) => found)
  const held = inFront[owner]
  // What may be played now can be paid for, if not with goods.
  const missing = owner >= 0 || move ? {} : lackingOf(costs, haveOf(table))
  // Whoever may play it now is there already.
  const spaces = owner >= 0 || move ? [] : openFor(view, kind)
  const free = spaces.filter(({ taken }) => !taken)
  const where = spaces.map(({ id, taken }) =>
    taken ? sayOwn('read-taken', { space: nameOf('space', id) }) : nameOf('space', id),
  )
  const points = facts?.points ?? major?.points ?? 0
  return {
    title: nameOf('card', card),
    text: textOf('card', card),
    kind: bandOf(kind),
    picture: MAJOR_PICTURES[card] ?? pictureOf(card),
    costs,
    missing,
    notes: [...(facts ? notesOn(card) : []), ...(held ? notesOfHeld(table, held) : [])],
    ...(points === 0 ? {} : { points }),
    lines: [
      ...sources(table, missing),
      ...(owner >= 0 ? [{ label: sayOwn('read-owner'), text: table.seatName(owner) }] : []),
      ...(where.length > 0 ? [{ label: sayOwn('read-where'), text: where.join(', ') }] : []),
    ],
    where: free.map(({ id }) => id),
    ...(block ? { why: sayWhy(block) } : {}),
  }
}

/** A card that is still face down: which ones may come, and what waits there. */
export function readSlot(table: Seated, round: number): TipContent {
  const view = table.shown?.view
  const stage = stageOf(round)
  const coming = toCome(view, stage)
  const waiting = (view?.players ?? []).flatMap((player, seat) =>
    player.round_goods
      .filter((r) => r.round === round)
      .map(({ goods }) => ({ label: table.seatName(seat), goods, text: sayOwn('read-waits') })),
  )
  return {
    title: sayOwn('read-round', { round }),
    print: sayOwn('read-face-down', { stage }),
    text: sayOwn('read-one-of', { n: coming.length }),
    picture: 'minor',
    notes: HARVESTS.includes(round) ? [sayOwn('table-harvest-after', { round })] : [],
    lines: [...coming.map((id) => ({ label: nameOf('space', id), text: printOf(id) })), ...waiting],
  }
}

export function read(table: Seated, target: AnyTarget): TipContent | undefined {
  if (typeof target !== 'object') return undefined
  if ('space' in target) return readSpace(table, target.space)
  if ('option' in target) return target.option in ACTION_PICTURES ? readAction(table, target.option) : undefined
  if (!('card' in target)) return undefined
  const { card } = target
  if (card in CARDS || card in MAJORS) return readCard(table, card)
  return table.shown?.view.spaces[card] ? readSpace(table, card) : undefined
}
