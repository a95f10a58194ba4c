/** The first game with the Moor of somebody who knows Agricola: what is new, from the first peat to the first winter. */
import type { Moment, Script } from '../../../table/lesson/script'
import type { Agricola } from '../protocol'

type Now = Moment<Agricola>

const fuel = (now: Now): number => now.me.goods.fuel ?? 0
const isHungry = (now: Now): boolean => now.view.round >= 3 && now.me.food_in_reach < now.me.food_owed
const isCold = (now: Now): boolean => now.view.round >= 3 && fuel(now) < (now.me.fuel_owed ?? 0)

export const lesson: Script<Agricola> = {
  options: {
    players: 2,
    expansion: 'moor',
    level: 1,
    start_seat: 0,
    start_cards: [1, 2],
  },
  chapters: [
    {
      name: 'moor-land',
      steps: [
        { name: 'moor-welcome', at: 'home' },
        { name: 'moor-tiles', at: 'home' },
      ],
    },
    {
      name: 'moor-special',
      steps: [
        { name: 'moor-special', at: { part: 'special-actions' } },
        { name: 'moor-peat', go: ['CP'], until: (now) => fuel(now) >= 3 },
        { name: 'moor-peat-where', asked: ['clear'] },
        { name: 'moor-others', at: { part: 'special-actions' }, if: (now) => fuel(now) > 0 },
      ],
    },
    {
      name: 'moor-winter',
      steps: [
        { name: 'moor-heating', at: 'supply', if: ({ view }) => view.round >= 2 },
        { name: 'moor-short', go: ['CP', 'B7'], if: isCold, until: ({ view }) => view.round > 4 },
        { name: 'food', go: ['B10', 'JM', 'B6'], if: isHungry, until: ({ view }) => view.round > 4 },
        { name: 'moor-heat', asked: ['heat'] },
      ],
    },
    {
      name: 'moor-illness',
      steps: [{ name: 'moor-ill', at: { space: 'IN' }, if: ({ view }) => view.round >= 5 }],
    },
    {
      name: 'moor-horses',
      steps: [{ name: 'moor-horse', at: { space: 'HM' }, if: ({ view }) => view.round >= 5 }],
    },
    {
      name: 'moor-counting',
      steps: [
        { name: 'moor-points', at: 'home', if: ({ view }) => view.round >= 6 },
        { name: 'alone', at: 'question', if: ({ view }) => view.round >= 7 },
        { name: 'moor-end', at: 'question', if: ({ view }) => view.over },
      ],
    },
  ],
}
