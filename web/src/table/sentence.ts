/** Sentences about the game: a move or an event is an object whose tag picks the message and whose fields are arguments. */
import { ApiError } from './api'
import { cellName } from './logic/cells'
import { isEmpty, list, times } from './logic/goods'
import { previewOf, yieldOf } from './logic/previews'
import type { AnyEvent, AnyMove, AnyPreview, Blocked, Cell, Question, Goods, Seat, Why } from './protocol'
import { words } from './words.svelte'

/** Which names a field can hold, in the order in which they are tried. */
const KINDS: Partial<Record<string, string[]>> = {
  with: ['with', 'card', 'tile'],
  returns: ['card'],
  to: ['house'],
  crop: ['good'],
  option: ['option', 'good'],
  source: ['space', 'tile', 'card', 'action'],
}

/** The message about something with an id: the title's own, or one that all share. */
const keyOf = (kind: string, id: string): string | undefined =>
  [`${words.title}-${kind}-${id}`, `${kind}-${id}`].find((key) => words.has(key))

/** The name of something with an id: a space, a card, a phase. What has no name is called by its id. */
export function nameOf(field: string, id: string): string {
  for (const kind of KINDS[field] ?? [field]) {
    const key = keyOf(kind, id)
    if (key) return words.find(key, 'name') ?? words.say(key)
  }
  return id === 'raw' ? words.say('ui-raw') : id
}

/** A further form of the message about something with an id: its `text`, what is printed on it. */
function about(field: string, id: string, form: string): string {
  const keys = (KINDS[field] ?? [field]).flatMap((kind) => {
    const own = `${words.title}-${kind}-${id}`
    return [`${own}-${words.mode}`, own, `${kind}-${id}`]
  })
  return keys.map((key) => words.find(key, form)).find((found) => found !== undefined) ?? ''
}

/** The longer text of a space or a card. */
export const textOf = (field: string, id: string): string => about(field, id, 'text')

/** What is printed on a space, as the board of the box says it: `3 wood`. */
export const printOf = (space: string): string => about('space', space, 'print')

/** A message of the title's own for the table. */
export const sayOwn = (key: string, args?: Parameters<typeof words.say>[1]): string =>
  words.say(`${words.title}-${key}`, args)

/** A message of the table, in the title's own words where it has some. */
export const sayInItsWords = (key: string, args?: Parameters<typeof words.say>[1]): string =>
  words.find(`${words.title}-${key}`, undefined, args) ?? words.say(`ui-${key}`, args)

export const amount = (good: string, n: number): string => words.say(keyOf('good', good) ?? `good-${good}`, { n })
export const goodName = (good: string): string => words.find(keyOf('good', good) ?? '', 'name') ?? good
export const sayGoods = (goods: Goods): string => words.list(list(goods).map(([good, n]) => amount(good, n)))

/** A number of points, with a proper minus. */
export const points = (n: number): string => (n < 0 ? `−${String(-n)}` : String(n))

/** A name as it is shown. Who has not chosen one is called a guest by the server, and by us in the language of the reader. */
export const personName = (name: string): string =>
  name.replace(/^Guest (?=[a-z0-9]{4}$)/, () => `${words.say('ui-guest')} `)

/** Whether somebody has not chosen a name yet. */
export const isNameless = (name: string): boolean => /^Guest [a-z0-9]{4}$/.test(name)

type SeatName = (seat: Seat) => string

function value(field: string, v: unknown, factor: number, seatName: SeatName): string | number {
  if (typeof v === 'number') return field === 'seat' ? seatName(v) : v
  if (typeof v === 'string') return nameOf(field, v)
  if (Array.isArray(v)) return sayArray(field, v)
  if (typeof v === 'object' && v !== null) {
    const [entry] = Object.entries(v)
    if (entry && typeof entry[1] === 'string') return nameOf(entry[0], entry[1])
    return sayGoods(field === 'give' ? times(v as Goods, factor) : (v as Goods))
  }
  return String(v)
}

const isCell = (v: unknown[]): v is Cell => v.length === 2 && v.every((n) => typeof n === 'number')

function sayArray(field: string, items: unknown[]): string {
  if (isCell(items)) return cellName(items)
  if (items.length > 0 && items.every((item) => Array.isArray(item))) {
    return items.map((item) => (isCell(item) ? cellName(item) : '')).join(' ')
  }
  const ids = items.filter((item) => typeof item === 'string')
  if (!ids.every((id) => keyOf('good', id))) return words.list(ids.map((id) => nameOf(field, id)))
  const counts: Goods = {}
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
  return sayGoods(counts)
}

/** The cells of something that lies on two of them, each by itself: which half lies where is said with these. */
function halves(cells: unknown): Record<string, string> {
  const [first, second] = Array.isArray(cells) ? (cells as unknown[]) : []
  const both = Array.isArray(first) && Array.isArray(second) && isCell(first) && isCell(second)
  return both ? { first: cellName(first), second: cellName(second) } : {}
}

/** The message for an object: the form for one of its fields or values if there is one. */
function sentence(
  what: string,
  tag: string,
  fields: Record<string, unknown>,
  seatName: SeatName,
  form?: string,
): string {
  const plain = `${words.title}-${what}-${String(fields[tag])}`
  const rest = Object.entries(fields).filter(([field, v]) => field !== tag && v !== undefined)
  const forms = rest.flatMap(([field, v]) => [`${plain}-${field}`, ...(typeof v === 'string' ? [`${plain}-${v}`] : [])])
  const key = forms.find((k) => words.has(k)) ?? plain
  const factor = typeof fields['times'] === 'number' ? fields['times'] : 1
  const args = Object.fromEntries(rest.map(([field, v]) => [field, value(field, v, factor, seatName)]))
  Object.assign(args, halves(fields['cells']))
  return words.find(key, form, args) ?? (form ? '' : key)
}

const anybody: SeatName = (seat) => String(seat + 1)

export const sayMove = (move: AnyMove): string => sentence('move', 'type', { ...move }, anybody)
export const sayEvent = (event: AnyEvent, seatName: SeatName): string =>
  sentence('event', 'event', { ...event }, seatName)

/** A space is enough for who looks at the board. */
export const labelOf = (move: AnyMove & { space?: string }): string =>
  move.type === 'place' && move.space ? nameOf('space', move.space) : sayMove(move)

/** A number of points with its sign and at most one decimal, as a lead is written. */
export const lead = (n: number): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(n).replace('-', '−')
export const signed = (n: number): string => points(Math.round(n))

/** Why a move is good, in a sentence; nothing where there is none for it. */
export function sayReason(why: Why): string {
  const { good, n } = why
  const goods = typeof good === 'string' && typeof n === 'number' ? { goods: { [good]: n } } : {}
  const key = `${words.title}-because-${why.why}`
  return words.has(key) ? sentence('because', 'why', { ...why, ...goods }, anybody) : ''
}

export function sayPrompt(decision: Question): string {
  return words.say(`${words.title}-prompt-${decision.prompt}`)
}

/** What it means to leave a question at that. */
export const sayLeave = ({ prompt }: Question): string =>
  words.find(`${words.title}-leave-${prompt}`) ?? words.say('ui-done')

/** Why something is not possible: the name of a message, or a word of the server's own; and the rule behind it. */
export type Reason = Pick<Blocked, 'why'> & Partial<Pick<Blocked, 'rule'>>

/** The reason in words: as its rule says it, where the message has a form for that. */
export const sayWhy = ({ why, rule }: Reason, detail = why): string =>
  (rule ? words.find(why, `rule-${rule.replaceAll('.', '-')}`) : undefined) ??
  words.find(why) ??
  words.find(`ui-refused-${why}`, undefined, { detail }) ??
  words.say('ui-refused-other', { detail })

/** What would have to be exchanged after a move before anything can be done: a few of the ways; nothing if it needs none. */
export function sayNeeds<P extends AnyPreview & { move: AnyMove }>(previews: P[], move: P['move']): string {
  const ways = (previewOf(previews, move)?.needs ?? []).flatMap((need) => {
    // What it brings is told by the exchange itself, or by its preview.
    const told = 'get' in need ? need : { ...need, get: yieldOf(previews, need) }
    return isEmpty(told.get as Goods) ? [] : [sayMove(told)]
  })
  const few = ways.slice(0, 3).join(` ${words.say('ui-or')} `)
  return few ? words.say('ui-needs-first', { what: few }) : ''
}

/** What went wrong between us and the server. */
export function sayError(error: unknown): string {
  if (error instanceof ApiError) {
    const own = error.why === undefined ? undefined : words.find(error.why)
    return sayWhy({ why: error.code }, own ?? error.message)
  }
  return sayWhy({ why: error instanceof SyntaxError ? 'unreadable' : 'network' })
}
