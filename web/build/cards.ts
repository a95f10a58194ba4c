/** Facts of the hand cards from docs/cards, for the tiles: kind, price, points. The words are in locales/. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Facts {
  kind: string
  /** The ways to pay. */
  costs: Record<string, number>[]
  points: number
}

/** `1 wood + 2 clay | 1 stone`: ways to pay, parted by bars. */
function costs(text: string): Facts['costs'] {
  const ways = text.split('|').map((way) => {
    const parts = [...way.matchAll(/(\d+) (wood|clay|reed|stone|grain|vegetable|sheep|boar|cattle|food)s?\b/g)]
    return Object.fromEntries(parts.map(([, n, good]) => [good, Number(n)]))
  })
  return ways.filter((way) => Object.keys(way).length > 0)
}

function read(directory: string): Record<string, Facts> {
  const sheets = readdirSync(directory).filter((name) => /^agricola-\w\.toml$/.test(name))
  const blocks = sheets.flatMap((name) => readFileSync(join(directory, name), 'utf8').split('[[card]]').slice(1))
  const field = (block: string, name: string) => new RegExp(`^${name} = "?([^"\\n]*)`, 'm').exec(block)?.[1] ?? ''
  return Object.fromEntries(
    blocks.map((block) => [
      field(block, 'id'),
      { kind: field(block, 'kind'), costs: costs(field(block, 'cost')), points: Number(field(block, 'vp')) },
    ]),
  )
}

const NAME = 'virtual:cards'

export function cards(directory: string): Plugin {
  return {
    name: 'hofwerk-cards',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(read(directory))}` : undefined),
  }
}
