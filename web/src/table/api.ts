/** The HTTP part of the server. */
import type {
  Advice,
  Alone,
  Course,
  DailyInfo,
  Me,
  NewGame,
  NextForm,
  Notices,
  Review,
  Seat,
  SeatWish,
  SeriesInfo,
  State,
  Summary,
  Title,
  Wishes,
} from './protocol'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The game's own message, if there is one. */
    readonly why?: string,
  ) {
    super(message)
  }
}

type Method = 'GET' | 'POST' | 'DELETE'

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer = (text ? JSON.parse(text) : {}) as T & { code?: string; error?: string; why?: string }
  if (!response.ok) {
    throw new ApiError(response.status, answer.code ?? '', answer.error ?? response.statusText, answer.why)
  }
  return answer
}

let introduced: Promise<Me> | undefined

/**
 * The first request of all: the server answers it with the cookie by which it knows us. Everything else waits for it, so
 * that two requests at once do not make two people of us.
 */
export function introduce(): Promise<Me> {
  introduced ??= request<Me>('GET', 'me').catch((error: unknown) => {
    introduced = undefined
    throw error
  })
  return introduced
}

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  await introduce()
  return request<T>(method, path, body)
}

export interface Games {
  mine: Summary[]
  open: Summary[]
  finished: Summary[]
}

export const me = () => call<Me>('GET', 'me')
export const rename = (name: string) => call<Me>('POST', 'me', { name })
export const register = (name: string, password: string) => call<Me>('POST', 'register', { name, password })
export const login = (name: string, password: string) => call<Me>('POST', 'login', { name, password })
export const logout = () => call<Me>('POST', 'logout', {})
export const logoutEverywhere = () => call<Me>('POST', 'logout/everywhere', {})
export const changePassword = (old: string, fresh: string) => call<Me>('POST', 'me/password', { old, new: fresh })
/** Has everything about oneself deleted; whoever has an account says the password. */
export const forget = (password?: string) => call<Me>('DELETE', 'me', password === undefined ? {} : { password })
export const exportPath = '/api/me/export'
export const notices = () => call<Notices>('GET', 'me/notices')
export const wish = (wishes: Wishes) => call<Notices>('POST', 'me/notices', wishes)
export const confirmMail = (code: string) => call<Notices>('POST', 'me/notices/confirm', { code })
export const tryNotices = () => call('POST', 'me/notices/try', {})
export const deleteGame = (id: string) => call('DELETE', `games/${id}`)
export const games = () => call<Games>('GET', 'games')
export const begin = (game: NewGame) => call<{ id: string; code: string }>('POST', 'games', game)
export const load = (saved: { record: unknown } | { position: string }) =>
  call<{ id: string; code: string }>('POST', 'games', saved)
/** Takes a seat by the code of the game; without a number the first that is open. */
export const join = (code: string, seat?: Seat) =>
  call<{ id: string }>('POST', `join/${encodeURIComponent(code)}`, seat === undefined ? {} : { seat })
/** The game with a code, before one decides to play or to watch. */
export const byCode = (code: string) => call<Summary>('GET', `join/${encodeURIComponent(code)}`)
/** The host starts a game that waits in its lobby. */
export const start = (id: string) => call('POST', `games/${id}/start`, {})
/** Uses a seat for something else: a bot takes over, a person comes back. */
export const reseat = (id: string, seat: Seat, wish: SeatWish) =>
  call('POST', `games/${id}/seats/${String(seat)}`, wish)
export const summary = (id: string) => call<Summary>('GET', `games/${id}`)
export const at = <T extends Title>(id: string, number: number, seat?: Seat) =>
  call<State<T>>('GET', `games/${id}/at/${String(number)}${seat === undefined ? '' : `?seat=${String(seat)}`}`)
export const hint = <T extends Title>(id: string, seat: Seat) =>
  call<{ moves: Advice<T>[] }>('POST', `games/${id}/hint`, { seat })
/** Series of solo games. */
export const allSeries = () => call<SeriesInfo[]>('GET', 'series')
export const series = (id: string) => call<SeriesInfo>('GET', `series/${id}`)
export const beginSeries = (game: string, kind: string, options: object) =>
  call<SeriesInfo>('POST', 'series', { game, kind, options })
export const endSeries = (id: string) => call('DELETE', `series/${id}`)
/** The game to be played now: the one that has been begun, or a new one. */
export const nextGame = (series: string, how: NextForm = {}) =>
  call<{ id: string }>('POST', `series/${series}/next`, how)
/** The series or the deal of the day to which a game belongs. */
export const alone = (game: string) => call<Alone>('GET', `games/${game}/alone`)
export const daily = () => call<DailyInfo>('GET', 'daily')
export const playDaily = () => call<{ id: string }>('POST', 'daily', {})
/** Where the rounds and turns of a game began. */
export const course = (id: string) => call<Course>('GET', `games/${id}/course`)
/** What a strong player thinks of a finished game, as far as that has been found out. */
export const review = <T extends Title>(id: string) => call<Review<T>>('GET', `games/${id}/review`)
/** A new game that goes on from a moment of this one. */
export const goOn = (id: string, from: { number: number; seat?: Seat; seats: SeatWish[] }) =>
  call<{ id: string }>('POST', `games/${id}/continue`, from)
/** A new game of the same people. */
export const rematch = (id: string) => call<{ id: string }>('POST', `games/${id}/rematch`, {})
export const recordPath = (id: string) => `/api/games/${id}/record`
