/** Situations with the Moor to start from; the second player is a bot that has nobody left to place. */
import type { Page } from '@playwright/test'
import { againstBots, begin, type Settings } from './table'

/** Peat, trees and horses within reach; the bot has used the second card already. */
const BOG = `
expansion = "moor"
round = 5
turn = 0
persons = { B3 = [1], F6 = [1] }
specials = [{ card = "S2", open = 1 }]

[[player]]
goods = { food = 5, wood = 2, fuel = 1 }
farm = """
    .   F   T   T  T
    R   .   M   .  .
    R   M   M   T  T"""
pastures = [[[1, 3], [1, 4]]]
animals = { horse = 2 }

[[player]]
at_home = 0
goods = { food = 2, fuel = 1 }
farm = """
    .   .   T   T  T
    R   T   M   .  .
    R   M   M   T  ."""
sick = 1
`

/** A harvest: food enough, of three fuel one is there and one could be made. */
const COLD = `
expansion = "moor"
round = 7
phase = "feeding"

[[player]]
goods = { food = 4, wood = 1, fuel = 1 }
farm = """
    R   .   T   T  T
    R   .   M   .  .
    R   M   M   T  T"""

[[player]]
goods = { food = 9, fuel = 9 }
`

/** One of two persons is sick. */
const ILL = `
expansion = "moor"
round = 8
turn = 0
persons = { B3 = [1], F6 = [1], B4 = [0] }

[[player]]
at_home = 1
sick = 1
goods = { food = 2 }

[[player]]
at_home = 0
`

/** A Fireplace that can become a Cooking Hearth, and fuel for illicit work. */
const COOKING = `
expansion = "moor"
round = 6
turn = 0
persons = { B3 = [1], F6 = [1] }

[[player]]
goods = { food = 4, clay = 6, stone = 1, fuel = 2 }
cards = ["M1"]

[[player]]
at_home = 0
`

/** Alone, with the second card next. */
const ALONE = `
expansion = "moor"
special_order = ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10"]

[[player]]
goods = { food = 4 }
`

export const MOOR = { bog: BOG, cold: COLD, ill: ILL, cooking: COOKING, alone: ALONE }

export function sitInMoor(page: Page, position: keyof typeof MOOR, settings: Settings = {}): Promise<string> {
  const text = MOOR[position]
  return begin(page, { position: text, seats: againstBots(text.split('[[player]]').length - 1) }, settings)
}
