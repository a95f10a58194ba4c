/** What the tests of Caverna do at the table: situations to start from, and a hand that clicks whatever is lit. */
import type { Page } from '@playwright/test'
import { BEG, CONFIRM, DONE, hand, now } from './clicker'
import { againstBots, begin, good, type Settings } from './table'

const player = (goods: string, home?: string[], dwarfs = '[0, 0]') => `
[[player]]
goods = { ${goods} }
dwarfs = ${dwarfs}
${home ? `home = ${JSON.stringify(home)}` : ''}`

/** A bot that has nobody left to place. */
const resting = (goods = 'food = 9') => `
[[player]]
goods = { ${goods} }
dwarfs = [{ weapon = 0, at = "sustenance" }, { weapon = 0, at = "supplies" }]`

const RICH = 'food = 5, wood = 9, stone = 9, ore = 8, ruby = 4, gold = 6, grain = 3, vegetable = 2'
const HOME = ['. .s . C T #', '. M P C T #', '. M M dwelling T #', 'F F F E blacksmith weapon_storage']

/** The middle of a game for two. */
const MIDDLE = `
round = 8
turn = 0
seed = 4
occupied = { sustenance = 1, supplies = 1 }
[spaces]
logging = { wood = 3 }
drift_mining = { stone = 2 }
clearing = { wood = 2 }
sheep_farming = { sheep = 9 }
${player(`${RICH}, dog = 1, sheep = 2, boar = 1`, HOME, '[0, 9, 14]')}
${resting()}`

const FEEDING = `
round = 5
phase = "harvest"
harvest = "normal"
${player('food = 1, grain = 2, vegetable = 1, gold = 4, sheep = 3', ['. . . C # #', '. . . C # #', '. L> L< C T #', 'F F F E # #'])}
${player('food = 9')}`

const HUNGRY = `
round = 5
phase = "harvest"
harvest = "normal"
${player('food = 1')}
${player('food = 9')}`

const SEVEN = `
round = 10
turn = 0
seed = 5
[occupied]
weekly_market = 1
depot = 2
blacksmithing = 3
${player(`${RICH}, dog = 1, sheep = 2`, HOME, '[0, 4, 9]')}
${player('food = 4, gold = 2', undefined, '[{ at = "weekly_market" }, 3]')}
${player('food = 4', undefined, '[{ at = "depot" }, 0]')}
${player('food = 4', undefined, '[{ weapon = 6, at = "blacksmithing" }, 0]')}
${player('food = 4')}
${player('food = 4')}
${player('food = 4')}`

/** Everybody else has something of everything. */
const LATE = `
round = 10
turn = 0
seed = 5
[occupied]
weekly_market = 1
${player(RICH)}
${Array.from({ length: 6 }, (_, i) =>
  player(
    'food = 14, wood = 11, stone = 13, ore = 17, ruby = 3, gold = 12, grain = 4, vegetable = 5, dog = 1, boar = 1',
    undefined,
    i === 0 ? '[{ weapon = 7, at = "weekly_market" }, 3]' : '[0, 0]',
  ),
).join('')}
begging = 3`

/** A grown family with furnishings that trade. */
const FAMILY = `
round = 10
turn = 0
seed = 4
occupied = { sustenance = 1, supplies = 1 }
${player(
  `${RICH}, donkey = 2, boar = 2`,
  [
    'L>s L<s .s beer_parlor couple_dwelling R',
    'M P F trader O D',
    'F M F dwelling T cuddle_room',
    'F F F E peaceful_cave cooking_cave',
  ],
  '[0, 3, 7, 14, 14]',
)}
${resting()}`

const EVENT = `
round = 12
phase = "harvest"
harvest = "choice"
${player('food = 9, sheep = 2, grain = 1', ['. . . C # #', '. . . C # #', '. L> L< C T #', 'Fg2 F F E # #'])}
${player('food = 9')}`

const LAST = `
round = 12
turn = 0
seed = 2
occupied = { housework = 0, sustenance = 1, supplies = 1 }
${player('food = 9, wood = 2, ruby = 1, sheep = 2', HOME, '[{ weapon = 3, at = "housework" }, 9]')}
${resting('food = 9, gold = 8')}`

/** Tunnels of both kinds, late in the game. */
const MOUNTAIN = `
round = 10
turn = 0
seed = 4
occupied = { sustenance = 1, supplies = 1 }
${player('food = 9', ['. . . C T #', '. . . C T #', '. . . O D #', '. . M E # #'])}
${resting()}`

/** A meadow, but rubies instead of wood and stone. */
const NEEDY = `
round = 3
turn = 0
seed = 4
occupied = { sustenance = 1, supplies = 1 }
[spaces]
sheep_farming = { sheep = 1 }
${player('food = 9, ruby = 3', ['. . . # # #', '. . . # # #', '. . . C # #', '. . M E # #'])}
${resting()}`

const ALONE = `
round = 5
turn = 0
occupied = { housework = 0 }
[spaces]
logging = { wood = 6 }
wood_gathering = { wood = 6 }
ore_mining = { ore = 2 }
${player('food = 9, ruby = 2', undefined, '[{ at = "housework" }, 0]')}`

export const POSITIONS = {
  middle: MIDDLE,
  feeding: FEEDING,
  hungry: HUNGRY,
  seven: SEVEN,
  late: LATE,
  family: FAMILY,
  event: EVENT,
  last: LAST,
  alone: ALONE,
  mountain: MOUNTAIN,
  needy: NEEDY,
}

/** Sits down at a position. */
export async function sitAt(page: Page, name: keyof typeof POSITIONS, settings: Settings = {}): Promise<string> {
  const position = POSITIONS[name]
  const seats = againstBots(position.split('[[player]]').length - 1, 'random')
  return begin(page, { game: 'caverna', position, seats }, settings)
}

/** Begins a game against the weakest bots. */
export const play = (page: Page, players: number, settings: Settings = {}, options: Record<string, unknown> = {}) =>
  begin(
    page,
    { game: 'caverna', options: { players, ...options }, seats: againstBots(players, 'random'), seed: '7' },
    settings,
  )

/** How many of a good one has. */
export const count = (page: Page, name: string) => good(page, name).locator('b')
export const at = (page: Page, cell: string) => page.locator(`#home [data-cell="${cell}"]`)
export const answer = (page: Page, name: string | RegExp) => page.locator('section.ask').getByRole('button', { name })
/** Chooses a part of an action, and confirms it where it waits for that. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await answer(page, name).first().click()
  await settle(page)
}

/** Confirms what is planned, if it waits for that. */
export async function settle(page: Page): Promise<void> {
  const confirm = page.locator('[data-answer="confirm"]:enabled')
  if ((await confirm.count()) > 0) await confirm.click()
}

export const done = (page: Page) => page.locator('[data-answer="done"]').click()

const ANSWERS = ['.tile.lit', 'section.ask .loot.lit', 'section.ask .button.lit:not([data-exchange])', '.space.lit']
const PLUS = 'section.ask .stepper button:last-child:enabled'
const CELLS = '#home [data-cell].lit:not(.chosen)'
/** Where nothing else can be answered, something has to be exchanged first. */
const EXCHANGE = 'section.ask [data-exchange]'
const OFFERS = '[data-exchanges] .offer > .button, [data-exchanges] [data-buy-tile]'

export const { click, clickUntil, playToTheEnd } = hand({
  // A thing that can be built is not always built, or games would be long.
  ways: () => [OFFERS, CONFIRM, BEG, ...ANSWERS, ...(now(3) ? [DONE, CELLS] : [CELLS, DONE]), PLUS, EXCHANGE],
})
