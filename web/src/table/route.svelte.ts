/** Where in the app the person is: the part of the address after the #. */

export type Route =
  | { page: 'start' | 'solo' }
  | { page: 'new'; door?: string }
  | { page: 'game'; id: string; move?: number }
  | { page: 'join'; code: string }
  | { page: 'series'; id: string }
  | { page: 'learn'; game: string; course?: string }
  | { page: 'rules'; game: string }

export function parse(hash: string): Route {
  const [page, value, move] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'game' && value) return { page, id: value, ...(move ? { move: Number(move) } : {}) }
  if (page === 'join' && value) return { page, code: decodeURIComponent(value) }
  if (page === 'series' && value) return { page, id: value }
  if (page === 'learn' && value) return { page, game: value, ...(move ? { course: move } : {}) }
  if (page === 'rules' && value) return { page, game: value }
  if (page === 'new') return { page, ...(value ? { door: value } : {}) }
  return { page: page === 'solo' ? 'solo' : 'start' }
}

class Here {
  route: Route = $state.raw(parse(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parse(location.hash)
    })
  }
}

export const here = new Here()

export function go(path: string): void {
  location.hash = path
}
