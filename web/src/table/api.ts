/** The HTTP part of the server. */
import type { Advice, Me, NewGame, Seat, SeatWish, State, Summary, Title } from './protocol'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer = (text ? JSON.parse(text) : {}) as T & { code?: string; error?: string }
  if (!response.ok) throw new ApiError(response.status, answer.code ?? '', answer.error ?? response.statusText)
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

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
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
export const games = () => call<Games>('GET', 'games')
export const begin = (game: NewGame) => call<{ id: string; code: string }>('POST', 'games', game)
export const load = (saved: { record: unknown } | { position: string }) =>
  call<{ id: string; code: string }>('POST', 'games', saved)
/** Takes a seat by the code of the game; without a number the first that is open. */
export const join = (code: string, seat?: Seat) =>
  call<{ id: string }>('POST', `join/${encodeURIComponent(code)}`, seat === undefined ? {} : { seat })
/** Uses a seat for something else: a bot takes over, a person comes back. */
export const reseat = (id: string, seat: Seat, wish: SeatWish) =>
  call('POST', `games/${id}/seats/${String(seat)}`, wish)
export const summary = (id: string) => call<Summary>('GET', `games/${id}`)
export const at = <T extends Title>(id: string, number: number, seat?: Seat) =>
  call<State<T>>('GET', `games/${id}/at/${String(number)}${seat === undefined ? '' : `?seat=${String(seat)}`}`)
export const hint = <T extends Title>(id: string, seat: Seat) =>
  call<{ moves: Advice<T>[] }>('POST', `games/${id}/hint`, { seat })
export const recordPath = (id: string) => `/api/games/${id}/record`
