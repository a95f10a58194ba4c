/** The first game of somebody who has never played: the beginner set, from the first wood to the first expedition. */
import { stands, type Moment, type Script } from '../../table/lesson/script'
import type { Caverna, Good } from './protocol'

type Now = Moment<Caverna>

const has = (now: Now, good: Good, n: number): boolean => (now.me.goods[good] ?? 0) >= n
const cells = (now: Now): string[] => now.me.home.flatMap((row) => row.split(/\s+/))
const isHungry = (now: Now): boolean => now.view.round >= 2 && now.me.food_in_reach < now.me.food_owed
const FARMING = ['sheep_farming', 'donkey_farming'] as const
const FURNISHING = ['housework', 'wish_for_children'] as const
const isForging = (now: Now): boolean => stands(['blacksmithing'], now)
const isArmed = (now: Now): boolean => now.me.dwarfs.some(({ weapon }) => weapon > 0)
const isSettled = ({ me }: Now): boolean => me.dwarf_room > 2
const hasPasture = (now: Now): boolean => cells(now).some((cell) => /^[PL]/.test(cell))
const hasMeadow = (now: Now): boolean => cells(now).some((cell) => cell.startsWith('M'))
const isBack = ({ log, seat }: Now): boolean =>
  log.some(({ event }) => ['looted', 'strengthened'].includes(event.event) && event.seat === seat)
/** Whoever goes next has a weapon: the weakest goes first. */
const goesArmed = ({ me }: Now): boolean => {
  const home = me.dwarfs.filter(({ at, newborn }) => at === null && !newborn)
  return home.length > 0 && home.every(({ weapon }) => weapon > 0)
}
const hasDwelling = (now: Now): boolean => has(now, 'wood', 4) && has(now, 'stone', 2) && cells(now).includes('C')

export const lesson: Script<Caverna> = {
  options: {
    players: 2,
    set: 'beginner',
    start_seat: 0,
    // The forge, then sheep: they come in the order in which they are learned.
    round_order: [
      ...['blacksmithing', 'sheep_farming', 'ore_mine_construction'],
      ...['wish_for_children', 'donkey_farming', 'ruby_mine_construction'],
      ...['ore_delivery', 'family_life', 'ore_trading', 'adventure', 'ruby_delivery'],
    ],
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
        { name: 'wood', go: ['logging', 'wood_gathering'] },
        { name: 'heap', at: 'supply', if: (now) => has(now, 'wood', 1) },
      ],
    },
    {
      name: 'land',
      steps: [
        {
          name: 'clear',
          go: ['clearing', 'sustenance', 'slash_and_burn'],
          // Who leaves the tile is sent again: without a meadow there is nothing to fence.
          until: (now) => hasMeadow(now) || hasPasture(now),
        },
        { name: 'clear-where', asked: ['clear'] },
        { name: 'dig', go: ['excavation', 'drift_mining'] },
        { name: 'dig-where', asked: ['dig'] },
      ],
    },
    {
      name: 'harvest',
      steps: [
        {
          name: 'food',
          go: ['sustenance', 'starting_player', 'supplies'],
          if: isHungry,
          until: ({ view }) => view.round > 3,
        },
        { name: 'feed', asked: ['feed'] },
      ],
    },
    {
      name: 'weapons',
      steps: [
        { name: 'ore', go: ['ore_mining', 'starting_player'], if: (now) => !has(now, 'ore', 2), until: isArmed },
        { name: 'forge', go: ['blacksmithing'], if: (now) => has(now, 'ore', 1), until: isArmed },
        { name: 'forge-how', asked: ['choose', 'forge'], show: ['forge'], if: isForging, until: isArmed },
        { name: 'expedition', asked: ['expedition'], until: isBack },
        { name: 'set-out', go: ['logging', 'adventure'], if: goesArmed, until: isBack },
      ],
    },
    {
      name: 'animals',
      steps: [
        {
          name: 'fence-wood',
          go: ['logging', 'wood_gathering', 'clearing', 'supplies'],
          if: (now) => !has(now, 'wood', 2),
          until: hasPasture,
        },
        {
          name: 'fence',
          go: FARMING,
          if: (now) => has(now, 'wood', 2) && hasMeadow(now),
          until: hasPasture,
        },
        {
          name: 'fence-how',
          asked: ['choose', 'fences'],
          show: ['build', 'fences'],
          if: (now) => stands(FARMING, now),
          until: hasPasture,
        },
      ],
    },
    {
      name: 'family',
      steps: [
        {
          name: 'dwelling-wood',
          go: ['logging', 'wood_gathering'],
          if: (now) => !has(now, 'wood', 4),
          until: isSettled,
        },
        {
          name: 'dwelling-stone',
          go: ['excavation', 'drift_mining', 'supplies'],
          if: (now) => !has(now, 'stone', 2) || !cells(now).includes('C'),
          until: isSettled,
        },
        { name: 'dwelling', go: FURNISHING, if: hasDwelling, until: isSettled },
        {
          name: 'dwelling-which',
          asked: ['choose', 'furnish', 'dwelling'],
          show: ['dwelling', 'furnish', 'simple_dwelling_42', 'simple_dwelling_33'],
          if: (now) => stands(FURNISHING, now),
          until: isSettled,
        },
        {
          name: 'child',
          go: ['wish_for_children', 'family_life'],
          if: ({ me }) => me.dwarf_room > me.persons,
          until: ({ me }) => me.persons > 2,
        },
      ],
    },
    {
      name: 'counting',
      steps: [
        { name: 'points', at: 'home', if: ({ view }) => view.round >= 4 },
        { name: 'alone', at: 'question', if: ({ view }) => view.round >= 6 },
        { name: 'end', at: 'question', if: ({ view }) => view.over },
      ],
    },
  ],
}
