/** The first game of somebody who has never played: a family game, from the first wood to the first child. */
import { stands, type Moment, type Script } from '../../table/lesson/script'
import type { Agricola } from './protocol'

type Now = Moment<Agricola>

const has = (now: Now, good: 'wood' | 'reed' | 'grain', n: number): boolean => (now.me.goods[good] ?? 0) >= n
const cells = (now: Now): string[] => now.me.farm.flatMap((row) => row.split(/\s+/))
/** Where food is to be had, the best place first. */
const FOOD = ['B10', 'F2', 'B6']
const isHungry = (now: Now): boolean => now.view.round >= 3 && now.me.food_in_reach < now.me.food_owed
const rooms = (now: Now): number => cells(now).filter((cell) => cell === 'R').length
const hasThirdRoom = (now: Now): boolean => rooms(now) > 2
const hasPasture = ({ me }: Now): boolean => me.pastures.length > 0
const lies = (now: Now, space: string): boolean => Object.keys(now.view.spaces[space]?.goods ?? {}).length > 0

export const lesson: Script<Agricola> = {
  options: {
    players: 2,
    mode: 'family',
    start_seat: 0,
    // Sowing, fencing, sheep and improvements come in the order in which they are learned, then a child.
    round_order: ['R1a', 'R1d', 'R1c', 'R1b', 'R2c', 'R2a', 'R2b', 'R3a', 'R3b', 'R4a', 'R4b', 'R5a', 'R5b', 'R6a'],
  },
  chapters: [
    {
      name: 'people',
      steps: [
        { name: 'welcome', at: 'home' },
        { name: 'turns', at: 'rounds' },
      ],
    },
    {
      name: 'goods',
      steps: [
        { name: 'wood', go: ['B7'] },
        { name: 'heap', at: 'supply', if: ({ me }) => (me.goods.wood ?? 0) > 0 },
      ],
    },
    {
      name: 'field',
      steps: [
        { name: 'plow', go: ['B4'] },
        { name: 'plow-where', asked: ['plow'] },
        { name: 'grain', go: ['B3'] },
        { name: 'sow', go: ['R1a'], if: (now) => has(now, 'grain', 1) },
        { name: 'sow-how', asked: ['sow'] },
      ],
    },
    {
      name: 'harvest',
      steps: [
        { name: 'food', go: FOOD, if: isHungry, until: ({ view }) => view.round > 4 },
        { name: 'feed', asked: ['feed'] },
        {
          name: 'food-again',
          go: FOOD,
          if: (now) => now.view.round >= 6 && isHungry(now),
          until: ({ view }) => view.round > 7,
        },
      ],
    },
    {
      name: 'animals',
      steps: [
        { name: 'fence-wood', go: ['B7'], if: (now) => !has(now, 'wood', 4), until: hasPasture },
        { name: 'fence', go: ['R1d'], if: (now) => has(now, 'wood', 4), until: hasPasture },
        { name: 'fence-how', asked: ['fences'] },
        { name: 'sheep', go: ['R1c'], if: (now) => hasPasture(now) && lies(now, 'R1c') },
      ],
    },
    {
      name: 'family',
      steps: [
        { name: 'reed', go: ['B9'], if: (now) => !has(now, 'reed', 2) && lies(now, 'B9'), until: hasThirdRoom },
        { name: 'room-wood', go: ['B7'], if: (now) => !has(now, 'wood', 5), until: hasThirdRoom },
        { name: 'room', go: ['B1'], if: (now) => has(now, 'reed', 2) && has(now, 'wood', 5), until: hasThirdRoom },
        {
          name: 'room-where',
          asked: ['choose', 'room', 'rooms'],
          show: ['rooms', 'room'],
          if: (now) => stands(['B1'], now),
          until: hasThirdRoom,
        },
        {
          name: 'child',
          go: ['R2c', 'R5b'],
          if: (now) => rooms(now) > now.me.persons,
          until: ({ me }) => me.persons > 2,
        },
      ],
    },
    {
      name: 'counting',
      steps: [
        { name: 'points', at: 'home', if: ({ view }) => view.round >= 5 },
        { name: 'alone', at: 'question', if: ({ view }) => view.round >= 7 },
        { name: 'end', at: 'question', if: ({ view }) => view.over },
      ],
    },
  ],
}
