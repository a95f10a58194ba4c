/** Facts about spaces and cards that the client needs to draw them and to say what something will cost. */
import type { Goods } from '../protocol'

export interface MajorFacts {
  cost: Goods
  points: number
  picture: string
  /** Food for one of each good, at any time or once in a harvest. */
  rates?: Goods
  /** Food for one grain when baking, and how much grain at most. */
  bake?: { food: number; most: number }
}

const FIREPLACE = {
  rates: { vegetable: 2, sheep: 2, boar: 2, cattle: 3 },
  bake: { food: 2, most: 99 },
  picture: 'fire',
}
const HEARTH = { rates: { vegetable: 3, sheep: 2, boar: 3, cattle: 4 }, bake: { food: 3, most: 99 }, picture: 'hearth' }

/** A16: the ten major improvements. */
export const MAJORS: Record<string, MajorFacts> = {
  M1: { cost: { clay: 2 }, points: 1, ...FIREPLACE },
  M2: { cost: { clay: 3 }, points: 1, ...FIREPLACE },
  M3: { cost: { clay: 4 }, points: 1, ...HEARTH },
  M4: { cost: { clay: 5 }, points: 1, ...HEARTH },
  M5: { cost: { clay: 3, stone: 1 }, points: 2, bake: { food: 5, most: 1 }, picture: 'oven' },
  M6: { cost: { clay: 1, stone: 3 }, points: 3, bake: { food: 4, most: 2 }, picture: 'stone-oven' },
  M7: { cost: { wood: 2, stone: 2 }, points: 2, rates: { wood: 2 }, picture: 'saw' },
  M8: { cost: { clay: 2, stone: 2 }, points: 2, rates: { clay: 2 }, picture: 'pot' },
  M9: { cost: { reed: 2, stone: 2 }, points: 2, rates: { reed: 3 }, picture: 'basket' },
  M10: { cost: { wood: 1, stone: 3 }, points: 4, picture: 'well' },
}

/** What each space is about, as pictures. */
export const SPACE_PICTURES: Record<string, string[]> = {
  B1: ['room', 'stable'],
  B2: ['flag', 'minor'],
  B3: ['grain'],
  B4: ['plow'],
  B5: ['occupation'],
  B6: ['food'],
  B10: ['fish'],
  F2: ['flag'],
  F5: ['stable', 'bread'],
  F6: ['food', 'pick'],
  R1a: ['sow', 'bread'],
  R1b: ['hammer'],
  R1d: ['fence'],
  R2b: ['renovate', 'hammer'],
  R2c: ['baby', 'minor'],
  R3a: ['vegetable'],
  R5a: ['plow', 'sow'],
  R5b: ['baby'],
  R6a: ['renovate', 'fence'],
  G3c: ['pick'],
  G3d: ['occupation'],
  FG3d: ['pick', 'pick'],
  G4d: ['reed', 'stone', 'food'],
  G4e: ['occupation'],
  FG4e: ['pick', 'pick'],
  G4f: ['mask'],
  G5c: ['stone', 'wood'],
  G5d: ['sheep', 'boar', 'cattle'],
  G5e: ['occupation', 'baby'],
  FG5e: ['pick', 'baby'],
  G5f: ['room', 'mask'],
}

/** Spaces where a person's work is done at once, or where the only question has one answer. */
const ASKING = ['B1', 'B2', 'B4', 'B5', 'F5', 'F6', 'R1a', 'R1b', 'R1d', 'R2b', 'R5a', 'R6a', 'G3c', 'G3d', 'FG3d']
const ASKING_MORE = ['G4e', 'FG4e', 'G5d', 'G5e', 'FG5e', 'G5f']

/** Whether a person placed here is all there is to the turn. */
export const isInstant = (space: string): boolean => !ASKING.includes(space) && !ASKING_MORE.includes(space)

/** A17: rounds that end with a harvest. */
export const HARVESTS = [4, 7, 9, 11, 13, 14]
export const ROUNDS = 14
export const nextHarvest = (round: number): number | undefined => HARVESTS.find((harvest) => harvest >= round)
