/** Amounts of goods. */
import type { Goods } from '../protocol'

let order: readonly string[] = []

/** The kinds in the order in which the title shows them. */
export function orderGoods(kinds: readonly string[]): void {
  order = kinds
}

export const list = <Good extends string>(goods: Goods<Good>): [Good, number][] =>
  (Object.entries(goods) as [Good, number | undefined][])
    .filter((entry): entry is [Good, number] => (entry[1] ?? 0) !== 0)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))

export const isEmpty = (goods: Goods): boolean => list(goods).length === 0

export function sum<Good extends string>(...all: Goods<Good>[]): Goods<Good> {
  const total: Goods<Good> = {}
  for (const [good, n] of all.flatMap(list)) total[good] = (total[good] ?? 0) + n
  return total
}

export function times<Good extends string>(goods: Goods<Good>, n: number): Goods<Good> {
  return Object.fromEntries(list(goods).map(([good, m]) => [good, m * n])) as Goods<Good>
}

export const contains = <Good extends string>(have: Goods<Good>, part: Goods<Good>): boolean =>
  list(part).every(([good, n]) => (have[good] ?? 0) >= n)

/** What is left of goods when others are taken off. */
export const less = <Good extends string>(goods: Goods<Good>, off: Goods<Good>): Goods<Good> =>
  Object.fromEntries(
    list(goods)
      .map(([good, n]) => [good, n - (off[good] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  ) as Goods<Good>

/** What of a price one does not have; nothing if one can pay in one of the ways. */
export function lackingOf<Good extends string>(ways: readonly Goods<Good>[], have: Goods<Good>): Goods<Good> {
  const [first] = ways
  if (!first || ways.some((way) => contains(have, way))) return {}
  return less(first, have)
}
