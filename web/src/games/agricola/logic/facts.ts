/** Facts about spaces and cards that the client needs to draw them. */
import { MOOR_MAJORS } from '../moor/facts'
import { CARDS, HARVESTS } from '../protocol'

/** The pictures of the major improvements. */
export const MAJOR_PICTURES: Record<string, string> = {
  M1: 'fire',
  M2: 'fire',
  M3: 'hearth',
  M4: 'hearth',
  M5: 'oven',
  M6: 'stone-oven',
  M7: 'saw',
  M8: 'pot',
  M9: 'basket',
  M10: 'well',
  ...MOOR_MAJORS,
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
  IN: ['bed', 'food'],
}

/** The pictures of options. */
export const OPTION_ICONS: Record<string, string> = {
  rooms: 'room',
  room: 'room',
  stables: 'stable',
  stable: 'stable',
  bake: 'bread',
  sow: 'sow',
  plow: 'plow',
  fences: 'fence',
  renovate: 'renovate',
  grow: 'baby',
  occupation: 'occupation',
  minor: 'minor',
  improvement: 'hammer',
  major: 'hammer',
  take: 'pick',
  goods: 'pick',
  start_player: 'flag',
  sheep: 'sheep',
  boar: 'boar',
  cattle: 'cattle',
}

/** The pictures of the rows of the score sheet. */
export const SCORE_ICONS: Record<string, string> = {
  fields: 'plow',
  pastures: 'fence',
  grain: 'grain',
  vegetables: 'vegetable',
  sheep: 'sheep',
  boar: 'boar',
  cattle: 'cattle',
  horses: 'horse',
  unused_spaces: 'board',
  fenced_stables: 'stable',
  clay_rooms: 'clay',
  stone_rooms: 'stone',
  persons: 'others',
  card_points: 'hammer',
}

/** The pictures of the chapters of the rules. */
export const CHAPTER_ICONS: Record<string, string[]> = {
  goal: ['home', 'grain', 'sheep', 'others'],
  round: ['others', 'flag'],
  actions: ['wood', 'clay', 'reed', 'stone'],
  home: ['room', 'renovate', 'baby'],
  fields: ['plow', 'sow', 'grain', 'vegetable'],
  animals: ['fence', 'stable', 'sheep', 'boar', 'cattle'],
  cards: ['occupation', 'minor', 'hammer'],
  food: ['food', 'bread', 'fire', 'oven'],
  harvest: ['grain', 'food', 'breed', 'begging'],
  scoring: ['star'],
  family: ['home', 'hammer'],
  solo: ['star'],
  moor: ['moor', 'fuel', 'horse'],
  tiles: ['tile-forest', 'tile-moor'],
  special: ['peat-spade', 'fell', 'slash-burn'],
  heating: ['fuel', 'wood', 'heating-stove'],
  illness: ['infirmary'],
  horses: ['horse', 'horse-market'],
  stacks: ['hammer'],
  moor_scoring: ['star', 'horse'],
  fire: ['fire'],
}

export const nextHarvest = (round: number): number | undefined => HARVESTS.find((harvest) => harvest >= round)

/** The pictures of hand cards: what they are about, as far as their facts say. */
export const pictureOf = (card: string): string => (CARDS[card]?.kind === 'occupation' ? 'occupation' : 'minor')
