/** Amounts of goods. */
import { GOODS, type Good, type Goods } from '../protocol'

export const list = (goods: Goods): [Good, number][] =>
  GOODS.flatMap((good) => (goods[good] ? [[good, goods[good]] as [Good, number]] : []))

export const isEmpty = (goods: Goods): boolean => list(goods).length === 0

export function sum(...all: Goods[]): Goods {
  const total: Goods = {}
  for (const [good, n] of all.flatMap(list)) total[good] = (total[good] ?? 0) + n
  return total
}

export function times(goods: Goods, n: number): Goods {
  return Object.fromEntries(list(goods).map(([good, m]) => [good, m * n]))
}

export const contains = (have: Goods, part: Goods): boolean => list(part).every(([good, n]) => (have[good] ?? 0) >= n)
