/** Moves are plain data. */
import type { AnyMove, State, Title } from '../protocol'

export type MoveOf<Move extends AnyMove, T extends Move['type']> = Extract<Move, { type: T }>

export const ofType = <Move extends AnyMove, T extends Move['type']>(moves: Move[], type: T): MoveOf<Move, T>[] =>
  moves.filter((m): m is MoveOf<Move, T> => m.type === type)

/** The same if they are written the same, whatever the order of their fields. */
export const sameMove = <Move extends AnyMove>(a: Move, b: Move): boolean => written(a) === written(b)

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, v]) => v !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${k}:${written(v)}`)
    .join()}}`
}

export const isListed = (moves: AnyMove[], move: AnyMove): boolean => moves.some((m) => sameMove(m, move))

/** Of an action with several parts one is left: it is offered, and can be left. */
export const onlyPart = <T extends Title>(state: Pick<State<T>, 'decision' | 'moves'>): T['Move'] | undefined => {
  const [only, more] = state.moves.filter((m) => m.type === 'choose')
  const rest = state.moves.filter((m) => m.type !== 'choose')
  return more === undefined && rest.every((m) => m.type === 'done') ? only : onlyAnswer(state)
}

/** The one answer there is, where a question has answers with names only: it needs no thought. */
export const onlyAnswer = <T extends Title>({
  decision,
  moves,
}: Pick<State<T>, 'decision' | 'moves'>): T['Move'] | undefined =>
  decision?.ask === 'options' && moves.length === 1 ? moves[0] : undefined
