/** Where in the app the person is: the part of the address after the #. */

export type Route =
  { page: 'start' } | { page: 'new' } | { page: 'game'; id: string; move?: number } | { page: 'join'; code: string }

export function parse(hash: string): Route {
  const [page, value, move] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'game' && value) return { page, id: value, ...(move ? { move: Number(move) } : {}) }
  if (page === 'join' && value) return { page, code: decodeURIComponent(value) }
  return page === 'new' ? { page } : { page: 'start' }
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
