/** What never changes, as the pictures need it: the facts of the rules, and which symbol stands for what. */
import { FACTS } from './stub/facts'
import type { Good, Goods } from './protocol'

export const ROUNDS = FACTS.rounds
export const LOOT: readonly { item: string; strength: number }[] = FACTS.loot
export const MARKET = FACTS.market as Goods

export type Colour = 'dwelling' | 'green' | 'yellow'
export const GROUPS = ['dwellings', 'rooms', 'crafts', 'supplies', 'caves', 'parlors', 'storages', 'chambers'] as const
export type Group = (typeof GROUPS)[number]

export interface TileFacts {
  id: string
  group: Group
  colour: Colour
  cost: Goods
  points: number
  beginner: boolean
  /** Whether there is only one of it. */
  unique: boolean
}

export const TILES = FACTS.tiles as readonly TileFacts[]
const byId = new Map(TILES.map((tile) => [tile.id, tile]))
export const tileFacts = (id: string): TileFacts | undefined => byId.get(id)

export interface SpaceFacts {
  id: string
  /** Its name where boards differ: `logging:3`. */
  key: string
  /** For how many players it is there: from, to. */
  players: [number, number]
  /** The stage of a round card; 0 is printed on a board. */
  stage: number
}

const SPACES = FACTS.spaces as unknown as readonly SpaceFacts[]

/** The spaces that are printed on the boards for so many players, in their order. */
export const printedFor = (players: number): SpaceFacts[] =>
  SPACES.filter(({ players: [from, to], stage }) => stage === 0 && players >= from && players <= to)

export const spaceFacts = (id: string, players: number): SpaceFacts | undefined =>
  SPACES.find((space) => space.id === id && players >= space.players[0] && players <= space.players[1])

/** The rounds of each stage. */
export const STAGES: readonly (readonly number[])[] = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [10, 11, 12],
]

/**
 * What stands on a space besides its goods: the names of symbols; words and numbers begin with an apostrophe, a flag with its
 * level is `pennant:2`.
 */
const SIGNS: Partial<Record<string, string[]>> = {
  ruby_mining: ["'+1", 'ruby-mine'],
  housework: ['dog', 'furnish'],
  slash_and_burn: ['twin-meadow-field', 'sow'],
  drift_mining: ['twin-cavern-tunnel'],
  drift_mining_extra: ['twin-cavern-tunnel'],
  small_scale_drift_mining: ['stone', 'twin-cavern-tunnel'],
  excavation: ['twin-cavern-cavern'],
  'starting_player:3': ['flag', 'ore', "'2"],
  'starting_player:7': ['flag', 'ruby'],
  logging: ['pennant:1'],
  supplies: ['wood', 'stone', 'ore', 'food', 'gold', 'gold'],
  growth: ['wood', 'stone', 'ore', 'food', 'gold', "'2", 'or', 'dwarf-baby'],
  ore_mining: ["'+2/", 'ore-mine'],
  clearing: ['twin-meadow-field'],
  'sustenance:3': ["'+1", 'grain', 'twin-meadow-field'],
  'sustenance:7': ['twin-meadow-field'],
  strip_mining: ["'+2", 'wood'],
  'forest_exploration:3': ["'+1", 'vegetable'],
  'forest_exploration:7': ["'+2", 'food'],
  imitation_4: ["'−4", 'food', 'imitate'],
  imitation_2: ["'−2", 'food', 'imitate'],
  imitation_1: ["'−1", 'food', 'imitate'],
  imitation_0: ['imitate'],
  weekly_market: ["'4", 'gold', 'market'],
  'hardware_rental:5': ['pennant:2', 'sow'],
  'hardware_rental:7': ["'2", 'wood', 'pennant:2', 'sow'],
  fence_building: ['fence'],
  extension: ['twin-meadow-field', 'or', 'twin-cavern-tunnel'],
  blacksmithing: ['forge', 'pennant:3'],
  ore_mine_construction: ['twin-ore-mine', 'pennant:2'],
  sheep_farming: ['fence', 'stable'],
  donkey_farming: ['fence', 'stable'],
  wish_for_children: ['dwarf-baby', 'or', 'dwelling'],
  urgent_wish_for_children: ['dwelling', 'dwarf-baby', 'or', "'3", 'gold'],
  ruby_mine_construction: ['ruby-mine', "'+1", 'ruby'],
  exploration: ['pennant:4'],
  family_life: ['dwarf-baby', 'sow'],
  ore_delivery: ["'+2/", 'ore-mine'],
  adventure: ['forge', 'pennant:1', 'pennant:1'],
  ore_trading: ['ore', "'2", 'trade', 'gold', "'2"],
  ruby_delivery: ["'+1", 'ruby-mine'],
}
export const signsOf = (id: string, players: number): string[] =>
  SIGNS[spaceFacts(id, players)?.key ?? id] ?? SIGNS[id] ?? []

/** The symbol of a space where there is room for one only. */
export const SPACE_ICON: Partial<Record<string, string>> = {
  ruby_mining: 'ruby',
  ruby_delivery: 'ruby',
  ore_mining: 'ore',
  ore_delivery: 'ore',
  logging: 'wood',
  supplies: 'supply',
  growth: 'supply',
  clearing: 'twin-meadow-field',
  sustenance: 'twin-meadow-field',
  forest_exploration: 'wood',
  wood_gathering: 'wood',
  strip_mining: 'wood',
  depot: 'wood',
  large_depot: 'storage',
  weekly_market: 'market',
  hardware_rental: 'pennant',
  fence_building: 'fence',
  sheep_farming: 'sheep',
  donkey_farming: 'donkey',
  starting_player: 'flag',
  drift_mining: 'twin-cavern-tunnel',
  drift_mining_extra: 'twin-cavern-tunnel',
  small_scale_drift_mining: 'twin-cavern-tunnel',
  excavation: 'twin-cavern-cavern',
  ruby_mine_construction: 'ruby-mine',
  ore_mine_construction: 'ore-mine',
  exploration: 'expedition',
  adventure: 'expedition',
  ore_trading: 'trade',
  imitation_0: 'imitate',
  imitation_1: 'imitate',
  imitation_2: 'imitate',
  imitation_4: 'imitate',
}
export const spaceIcon = (id: string, players: number): string => SPACE_ICON[id] ?? signsOf(id, players)[0] ?? 'supply'

export const GROUP_ICONS: Record<Group, string> = {
  dwellings: 'dwelling',
  rooms: 'room-cave',
  crafts: 'craft',
  supplies: 'supply',
  caves: 'cave-food',
  parlors: 'parlor',
  storages: 'storage',
  chambers: 'chamber',
}

export const TILE_PICTURES: Partial<Record<string, string>> = {
  dwelling: 'dwelling',
  simple_dwelling_42: 'dwelling',
  simple_dwelling_33: 'dwelling',
  mixed_dwelling: 'sheep',
  couple_dwelling: 'dwarf',
  additional_dwelling: 'dwarf-baby',
  cuddle_room: 'sheep',
  breakfast_room: 'cattle',
  stubble_room: 'field',
  work_room: 'deep-tunnel',
  guest_room: 'imitate',
  office_room: 'gold',
  carpenter: 'hammer',
  stone_carver: 'stone',
  blacksmith: 'forge',
  miner: 'ore-mine',
  builder: 'craft',
  trader: 'trade',
  wood_supplier: 'wood',
  stone_supplier: 'stone',
  ruby_supplier: 'ruby',
  dog_school: 'dog',
  quarry: 'donkey',
  seam: 'ore',
  slaughtering_cave: 'boar',
  cooking_cave: 'cave-food',
  working_cave: 'craft',
  mining_cave: 'ore-mine',
  breeding_cave: 'breed',
  peaceful_cave: 'weapon',
  weaving_parlor: 'sheep',
  milking_parlor: 'cattle',
  state_parlor: 'dwelling',
  hunting_parlor: 'boar',
  beer_parlor: 'parlor',
  blacksmithing_parlor: 'forge',
  stone_storage: 'stone',
  ore_storage: 'ore',
  spare_part_storage: 'trade',
  main_storage: 'storage',
  weapon_storage: 'all-weapons',
  supplies_storage: 'weapon',
  broom_chamber: 'dwarf',
  treasure_chamber: 'ruby',
  food_chamber: 'vegetable',
  prayer_chamber: 'lamp',
  writing_chamber: 'log',
  fodder_chamber: 'grain',
}

/** The symbol of an item that an expedition brings, and how many of it. */
export const LOOT_ICONS: Partial<Record<string, [icon: string, n?: number]>> = {
  all_weapons: ['all-weapons'],
  ore: ['ore', 2],
  gold: ['gold', 2],
  small_pasture: ['small-pasture'],
  large_pasture: ['large-pasture'],
  field: ['field'],
}
export const lootIcon = (item: string): string => LOOT_ICONS[item]?.[0] ?? item

export const OPTION_ICONS: Partial<Record<string, string>> = {
  take: 'supply',
  clear: 'twin-meadow-field',
  dig: 'twin-cavern-tunnel',
  sow: 'sow',
  furnish: 'furnish',
  dwelling: 'dwelling',
  grow: 'dwarf-baby',
  build: 'fence',
  fences: 'fence',
  stable: 'stable',
  ore_mine: 'ore-mine',
  tunnel: 'tunnel',
  deep_tunnel: 'deep-tunnel',
  forge: 'forge',
  expedition: 'expedition',
}

export const SCORE_ICONS: Partial<Record<string, string>> = {
  animals: 'sheep',
  missing_types: 'donkey',
  grain: 'grain',
  vegetables: 'vegetable',
  rubies: 'ruby',
  dwarfs: 'dwarf',
  unused_spaces: 'cavern',
  furnishings: 'furnish',
  pastures: 'small-pasture',
  mines: 'ore-mine',
  bonus: 'star',
  gold: 'gold',
  begging: 'begging',
  forgiven: 'log',
}

/** What a ruby buys as a tile, and for how many rubies. */
export const RUBY_TILES = { meadow: 1, field: 1, tunnel: 1, cavern: 2 } as const
/** What a ruby buys as goods. */
export const RUBY_GOODS: readonly Good[] = [
  'food',
  'wood',
  'stone',
  'ore',
  'grain',
  'vegetable',
  'gold',
  'dog',
  'sheep',
  'donkey',
  'boar',
  'cattle',
]

/** What spaces of the home bring when something is laid there, by the cell. */
export const BONUS: Partial<Record<string, [Good, number][]>> = {
  '0,2': [['boar', 1]],
  '2,0': [['boar', 1]],
  '3,1': [['food', 1]],
  '0,5': [['food', 2]],
  '3,4': [['food', 1]],
}
