/** What can be done on a space, in signs, made from what the rules say of it. */
import { list } from '../../../table/logic/goods'
import { spaceFacts } from '../facts'
import type { EffectFacts, Goods, VerbFacts } from '../protocol'

/** Names of symbols; words and numbers begin with an apostrophe, `or` is said, a flag with its level is `pennant:2`. */
export type Sign = string

const VERBS: Partial<Record<string, Sign[]>> = {
  sow: ['sow'],
  furnish: ['furnish'],
  dwelling: ['dwelling'],
  grow: ['dwarf-baby'],
  fences: ['fence'],
  stable: ['stable'],
  ore_mine: ['twin-ore-mine'],
  tunnel: ['ruby-mine'],
  deep_tunnel: ['ruby-mine', "'+1", 'ruby'],
  forge: ['forge'],
  market: ['market'],
  trade: ['ore', 'trade', 'gold'],
  imitate: ['imitate'],
}

/** Goods of the general supply: one symbol each, and how many. */
const goods = (amounts: Goods, plus: boolean): Sign[] =>
  list(amounts).flatMap(([good, n]) => {
    if (plus) return [`'+${String(n)}`, good]
    return n > 1 ? [`'${String(n)}`, good] : [good]
  })

function verb(facts: VerbFacts): Sign[] {
  const signs: Sign[] = []
  if (facts.token) signs.push('flag')
  if (facts.price && facts.verb === 'imitate') {
    const food = facts.price.food ?? 0
    if (food > 0) signs.push(`'−${String(food)}`, 'food')
  }
  if (facts.get) signs.push(...goods(facts.get, facts.pile === true))
  if (facts.per_ore_mine) signs.push(`'+${String(facts.per_ore_mine.ore ?? 0)}/`, 'ore-mine')
  if (facts.with_ruby_mines) signs.push("'+1", 'ruby-mine')
  if (facts.twins) signs.push(`twin-${(facts.twins.at(-1) ?? '').replace('_', '-')}`)
  if (facts.level) signs.push(`pennant:${String(facts.level)}`)
  return [...signs, ...(VERBS[facts.verb] ?? [])]
}

function signs(effect: EffectFacts): Sign[] {
  if ('do' in effect) return verb(effect.do)
  if ('either' in effect) {
    // Two sorts of the same mine are one sign.
    const ways = effect.either.map(signs).filter((way, i, all) => !(i === 0 && all[1]?.[0] === way[0]))
    return ways.flatMap((way, i) => (i > 0 ? ['or', ...way] : way))
  }
  return Object.values(effect).flat().flatMap(signs)
}

export function signsOf(id: string, players: number): Sign[] {
  const facts = spaceFacts(id, players)
  return facts ? signs(facts.does) : []
}
