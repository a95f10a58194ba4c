/** Facts of the hand cards from docs/cards, for the tiles: kind, price, conditions, points. The words are in locales/. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Facts {
  kind: string
  /** The ways to pay. */
  costs: Record<string, number>[]
  /** What must be there to play it: so many of something, or a round that is not over. */
  needs: [what: string, n: number][]
  points: number
  /** Goes on to the neighbour when it was played. */
  passing: boolean
}

/** `1 wood + 2 clay | 1 stone`: ways to pay, parted by bars. */
function costs(text: string): Facts['costs'] {
  const ways = text.split('|').map((way) => {
    const parts = [...way.matchAll(/(\d+) (wood|clay|reed|stone|grain|vegetable|sheep|boar|cattle|food)s?\b/g)]
    return Object.fromEntries(parts.map(([, n, good]) => [good, Number(n)]))
  })
  return ways.filter((way) => Object.keys(way).length > 0)
}

const THINGS = 'occupation|improvement|planted field|grain field|vegetable field|animal|sheep|cattle|oven'

/** `3 occupations + 2 improvements`, `current round is 1 to 4`. Cards that are handed back are a price, not a condition. */
function needs(text: string): Facts['needs'] {
  if (/hand back|return|give up|implied/.test(text)) return []
  if (text.startsWith('no occupations')) return [['no_occupation', 0]]
  const round = /^current round is (?:1 to )?(\d+)/.exec(text)
  if (round) return [['round', Number(round[1])]]
  const parts = text.matchAll(new RegExp(`(?:^|\\+ |and )(\\d+) (${THINGS})s?\\b`, 'g'))
  return [...parts].map(([, n, what = '']) => [what.replace(' ', '_'), Number(n)])
}

function read(directory: string): Record<string, Facts> {
  const sheets = readdirSync(directory).filter((name) => /^agricola-\w\.toml$/.test(name))
  const blocks = sheets.flatMap((name) => readFileSync(join(directory, name), 'utf8').split('[[card]]').slice(1))
  const field = (block: string, name: string) => new RegExp(`^${name} = "?([^"\\n]*)`, 'm').exec(block)?.[1] ?? ''
  return Object.fromEntries(
    blocks.map((block) => [
      field(block, 'id'),
      {
        kind: field(block, 'kind'),
        costs: costs(field(block, 'cost')),
        needs: needs(field(block, 'requires')),
        points: Number(field(block, 'vp')),
        passing: field(block, 'passing') === 'true',
      },
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
