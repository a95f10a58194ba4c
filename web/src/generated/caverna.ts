// Written by `cargo xtask types` from the Rust types. Not to be edited.
import type * as table from './table';
import type { Seat } from './table';

/** Something that lies beside the edge of the board. */
export type Beside = { 
/** Where. */
cell: Cell, 
/** What, as a token. */
is: string, };

/** 2.3: on what a space is printed. */
export type Board = "small_basic" | "basic" | "small_extension" | "large_extension" | "round_card";

/** A space of the home board that brings something. */
export type BonusSpace = { cell: Cell, goods: Goods, };

/** Why something happens. */
export type Cause = "rules" | { "space": SpaceId } | { "imitated": SpaceId } | { "tile": Tile } | "bonus" | "round_space" | "harvest" | "exchange";

/** One place of the home board, or beside its edge. */
export type Cell = [row: number, column: number];

/** The name of an option in a choice. */
export type Choice = string;

/** 12.2: the colour of the name tag. */
export type Colour = "dwelling" | "green" | "yellow";

/** What a question is about, where there is more to say than the question. */
export type Contents = { "kind": "place", 
/** The strengths of the dwarfs at home, the weakest first: it goes without a ruby (4.3b). */
dwarfs: Array<number>, } | { "kind": "expedition", 
/** How many items it may bring. */
level: number, 
/** The strength that counts. */
strength: number, 
/** What was taken so far. */
taken: Array<Loot>, 
/** How many items may still be taken. */
left: number, } | { "kind": "sow", 
/** How many grains can still be sown: as many as there are, and as the action allows. */
grain_left: number, 
/** How many vegetables can still be sown. */
vegetable_left: number, } | { "kind": "fences", 
/** A small one. */
small: Goods | null, 
/** A large one. */
large: Goods | null, } | { "kind": "forge", 
/** The strongest weapon that can be forged. */
strongest: number, 
/** The ore for each strength, from 1 on. */
ore: Array<number>, } | { "kind": "market", 
/** What was bought so far. */
bought: Array<Good>, } | { "kind": "trade", 
/** How often ore may still be traded. */
left: number, } | { "kind": "imitate", 
/** The food it costs. */
food: number, 
/** How much of that is missing, so that it has to be raised first. */
missing: number, } | { "kind": "tile", 
/** Which one. */
tile: Tile, 
/** Whether it is paid; then it is put in its place. */
paid: boolean, } | { "kind": "house", 
/** The fewest animals that have no place. */
homeless: Goods, } | { "kind": "breed", 
/** Of how many types at most there may be young. */
types: number, } | { "kind": "skip", 
/** The crops of the fields. */
crops: Goods, 
/** The young that could be born with the animals there are. */
young: Goods, } | { "kind": "feed", 
/** The food that is still owed. */
owed: number, 
/** What the dwarfs need, before tiles change it. */
hunger: number, 
/** What tiles save of it. */
saved: number, 
/** Whether one dwarf has been fed with other goods. */
fed_dwarf: boolean, 
/** The food that is owed once one dwarf has been fed with other goods. */
owed_then: number, 
/** The food there could be after exchanges. */
in_reach: number, 
/** A sensible way to feed: exchanges, and the answer at the end. */
plan: Array<Move>, };

/** What grows on a field. */
export type Crop = "grain" | "vegetable";

/** A crop. */
export type CropFacts = { crop: Crop, 
/** How many markers lie on a field that was sown. */
markers: number, };

/** Goods for goods. */
export type Deal = { give: Goods, get: Goods, };

/** One dwarf in play. */
export type Dwarf = { 
/** The strength of the weapon; 0 is unarmed. */
weapon: number, 
/** The space where it works in this round; nowhere is at home. */
at: SpaceId | null, 
/** Born in this round: does not work, eats less (6.6). */
newborn: boolean, };

/** An effect as those who draw a game get it, its verbs told in the game's own way. */
export type EffectFacts<Verb> = { "do": Verb } | { "all": Array<EffectFacts<Verb>> } | { "and_or": Array<EffectFacts<Verb>> } | { "then_or": Array<EffectFacts<Verb>> } | { "either": Array<EffectFacts<Verb>> } | { "after": Array<EffectFacts<Verb>> } | { "may": Array<EffectFacts<Verb>> };

/** A fact that came about. */
export type Event = { "event": "round_began", round: number, space: SpaceId, } | { "event": "wish_turned" } | { "event": "marker_revealed", round: number, harvest: Harvest, } | { "event": "space_emptied", space: SpaceId, goods: Goods, } | { "event": "protected", seat: Seat, space: SpaceId, } | { "event": "placed", seat: Seat, space: SpaceId, dwarf: number, } | { "event": "imitated", seat: Seat, space: SpaceId, } | { "event": "gained", seat: Seat, goods: Goods, cause: Cause, } | { "event": "paid", seat: Seat, goods: Goods, cause: Cause, } | { "event": "exchanged", seat: Seat, with: With, give: Goods, get: Goods, } | { "event": "melted", seat: Seat, weapon: number, } | { "event": "starting_player", seat: Seat, } | { "event": "laid", seat: Seat, tile: Twin, cells: [Cell, Cell], } | { "event": "laid_single", seat: Seat, tile: Single, cell: Cell, } | { "event": "sowed", seat: Seat, cell: Cell, crop: Crop, } | { "event": "furnished", seat: Seat, tile: Tile, cell: Cell, } | { "event": "fenced", seat: Seat, cell: Cell, and?: Cell, } | { "event": "built_stable", seat: Seat, cell: Cell, } | { "event": "built_ore_mine", seat: Seat, cells: [Cell, Cell], } | { "event": "built_ruby_mine", seat: Seat, cell: Cell, } | { "event": "forged", seat: Seat, strength: number, } | { "event": "looted", seat: Seat, item: Loot, } | { "event": "strengthened", seat: Seat, 
/** Whose weapon it is, by its place among the dwarfs. */
index: number, 
/** Where that dwarf works; nowhere is at home. */
space?: SpaceId, from: number, to: number, } | { "event": "grew", seat: Seat, } | { "event": "went_home" } | { "event": "harvest_began", round: number, harvest: Harvest, } | { "event": "skipped", seat: Seat, part: HarvestPart, } | { "event": "fed", seat: Seat, food: number, begging: number, } | { "event": "bred", seat: Seat, young: Goods, } | { "event": "game_over" };

/** How many harvest markers lie face down. */
export type FaceDown = { leaves: number, questions: number, };

/** What never changes. */
export type Facts = { 
/** How many rounds a game has. */
rounds: number, 
/** 5.1, 5.2: the action spaces by the number of players, in the order in which they are printed; round cards last. */
boards: { [key in number]: Array<SpaceFacts> }, 
/** 9.5: the loot table. */
loot: Array<LootFacts>, 
/** 6.14: what the weekly market sells, and for how much gold. */
market: Array<Sold>, 
/** 17.8: ore trading. */
trade: TradeFacts, 
/** Section 7: what a ruby is exchanged for. */
for_a_ruby: Array<Deal>, 
/** 11.2: what question marks mean, in the order in which they come to light. */
events: [Harvest, Harvest, Harvest], 
/** Section 7: the rubies for single tiles. */
single_tiles: Array<SingleFacts>, 
/** 1.6: the twin tiles. */
twins: Array<TwinFacts>, 
/** 6.3: how much lies on a field after sowing. */
crops: Array<CropFacts>, 
/** 3.1: what the first tile on a space of the home board brings. */
bonus_spaces: Array<BonusSpace>, 
/** The furnishing tiles, group by group. */
tiles: Array<TileFacts>, 
/** 9.1: no weapon is stronger. */
strongest: number, };

/** 19.10: how a discount on fences counts. */
export type FenceDiscount = "per_action" | "per_pasture";

/** A furnishing tile in its place. */
export type Furnished = { 
/** Which tile. */
tile: Tile, 
/** Where it lies. */
cell: Cell, 
/** 12.7: whether another tile lies on it, so that it is out of use. */
covered: boolean, };

/** One kind of goods. Animals are counted here too: where they stand is found when somebody asks ([`crate::housing`]). */
export type Good = "wood" | "stone" | "ore" | "ruby" | "grain" | "vegetable" | "food" | "gold" | "dog" | "sheep" | "donkey" | "boar" | "cattle";

export type Goods = Partial<Record<Good, number>>;

/** How a round ends (11.1, 11.2). */
export type Harvest = "none" | "one_food" | "normal" | "choice";

/** The parts of the harvest between which a player chooses in the third event. */
export type HarvestPart = "field" | "breeding";

/** One item of the loot table, by its place there. */
export type Loot = string;

/** An item of the loot table. */
export type LootFacts = { item: Loot, 
/** The strength it takes. */
strength: number, 
/** What it brings; nothing for *all weapons +1*. */
does?: EffectFacts<VerbFacts>, };

/** What a harvest marker shows (11.2). */
export type Marker = "leaf" | "question";

/** One small answer of a player: the only thing that changes a game. */
export type Move = { "type": "place", space: SpaceId, dwarf: number, } | { "type": "choose", option: Choice, } | { "type": "lay", tile: Twin, cells: [Cell, Cell], } | { "type": "lay_single", tile: Single, cell: Cell, } | { "type": "sow", cell: Cell, crop: Crop, } | { "type": "furnish", tile: Tile, } | { "type": "pay", option: number, } | { "type": "put", cell: Cell, } | { "type": "fence_small", cell: Cell, } | { "type": "fence_large", cells: [Cell, Cell], } | { "type": "stable", cell: Cell, } | { "type": "ore_mine", cells: [Cell, Cell], } | { "type": "ruby_mine", cell: Cell, } | { "type": "forge", strength: number, } | { "type": "loot", item: Loot, } | { "type": "imitate", space: SpaceId, } | { "type": "buy", good: Good, } | { "type": "trade" } | { "type": "skip", part: HarvestPart, } | { "type": "feed", food: number, } | { "type": "feed_dwarf", with: Goods, } | { "type": "breed", young: Array<Good>, } | { "type": "protect", space: SpaceId, } | { "type": "exchange", with: With, give: Goods, get: Goods, } | { "type": "buy_tile", tile: Single, cell: Cell, } | { "type": "melt", dwarf: number, } | { "type": "done" };

/** What is agreed before the game. What is absent is drawn from the seed. */
export type Options = { 
/** 1 to 7; two if nothing is said. */
players: number, 
/** The set of furnishing tiles. */
set: Set, 
/** 4.2: reveals the harvest markers only at the end of the round. */
late_reveal: boolean, 
/** 19.10. */
fence_discount: FenceDiscount, 
/** Who starts. */
start_seat?: Seat, 
/** The round cards in their order, without the one of round 4 or with it. */
round_order?: Array<SpaceId>, 
/** The harvest markers in their order. */
markers?: Array<Marker>, };

/** A place for farm animals, for display. */
export type PlaceView = { 
/** Its cells. */
cells: Array<Cell>, 
/** How many animals of one type it holds, dogs apart. */
capacity: number, 
/** The only type that it holds, if it holds one only. */
only?: Good, };

/** A player as everybody sees them. */
export type PlayerView = { goods: Goods, animals: Goods, dwarfs: Array<Dwarf>, persons: number, persons_at_home: number, newborns: number, dwarf_room: number, begging: number, 
/** Four rows of six tokens, see [`crate::picture`]. */
home: Array<string>, 
/** What lies beside the edge of the board. */
beside: Array<Beside>, tiles: Array<Furnished>, 
/** One way in which the animals can stand. */
stalls: Array<Stall>, 
/** 10.2: all places for farm animals. */
places: Array<PlaceView>, 
/** 6.8: how many stables are left. */
stables_left: number, 
/** The dwarf that acts or acted last, by its place among the dwarfs. */
acting: number, 
/** 6.6: whether there is room for a sixth dwarf beside the room for five. */
sixth_room: boolean, 
/** The tiles whose *once per game* is used up. */
used_once: Array<Tile>, 
/** 11.3: the food due if a harvest came now. */
food_owed: number, 
/** The food there could be: in store, with exchanges, and what other goods save that feed a dwarf (11.6). */
food_in_reach: number, 
/** What waits on future round spaces. */
round_goods: { [key in number]: Goods }, 
/** The points if the game ended now. */
points: number, 
/** The same, under the name that all games have for it. */
score: number, };

/** What a legal move costs and brings, as far as it can be foreseen. */
export type Preview = {
/** What is given: one of these. */
pay?: Array<Goods>,
/** What comes in. */
get?: Goods,
/** Whether the turn ends. */
ends_turn?: boolean,
/** Whether something hidden comes to light, so that the move cannot be taken back. */
reveals?: boolean,
/** After it nothing can be done before one of these exchanges is made. */
needs?: Array<Move>, } & { 
/** 11.4: the begging markers that are taken, if dwarfs are fed. */
begging?: number, 
/** 9.3: how strong the weapon is afterwards, if an expedition ends. */
strength?: number, 
/** 9.2: how many items may be brought home, if it is an expedition that is chosen. */
level?: number, };

/** A round, as far as it is known. */
export type RoundView = { round: number, 
/** 2.4: the stage it belongs to. */
stage: number, 
/** Its card, by the side that lies up. Wish for children (2.4) and all cards of the solo game (15.3) are known beforehand. */
card: SpaceId | null, 
/** 11.1, 11.2: how it ends; empty as long as its marker lies face down. */
end: Harvest | null, 
/** Whether a question mark says so. */
event: boolean, };

/** What was agreed, as far as it matters in play. */
export type Rules = { 
/** The set of tiles. */
set: Set, 
/** 4.2: the harvest marker is revealed only at the end of the round. */
late_reveal: boolean, 
/** 19.10. */
fence_discount: FenceDiscount, };

/** Which furnishing tiles are used (12.1). */
export type Set = "beginner" | "full";

/** A tile that covers one space. */
export type Single = "meadow" | "field" | "tunnel" | "cavern";

/** A single tile that rubies buy. */
export type SingleFacts = { tile: Single, rubies: number, };

/** Something the weekly market sells. */
export type Sold = { good: Good, gold: number, };

/** An action space, as it is printed for a number of players. */
export type SpaceFacts = { id: SpaceId, 
/** On what it is printed. */
board: Board, 
/** The stage of a round card. */
stage?: number, 
/** 0.5: what is added when the space is empty, and what otherwise. */
refill?: [Goods, Goods], 
/** The first round in which goods are added, if it is not the first of all. */
refill_from?: number, 
/** 6.13: whether it can be imitated. */
imitable: boolean, 
/** What it lets a player do. */
does: EffectFacts<VerbFacts>, 
/** 12.8: whether a tile may turn its *either … or* into *and/or*. */
both_ways: boolean, };

/** An action space, by its place in [`NAMES`]. */
export type SpaceId = string;

/** An action space in play. */
export type SpaceView = { 
/** What lies there. */
goods: Goods, 
/** Whose dwarf stands there. The protocol calls workers of all games persons. */
persons: Array<Seat>, 
/** 15.6: whether the goods are lost before the next refill if nobody takes or protects them. */
in_danger?: boolean, };

/** The animals of one place, for display. */
export type Stall = { 
/** The cells of the place. */
cells: Array<Cell>, 
/** What stands there, dogs included. */
animals: Goods, 
/** How many farm animals of that type could stand there, watching dogs counted (10.5). */
room: number, };

/** What a person points at to make a move. */
export type Target = { space: string } | { cells: Array<[row: number, column: number]> } | { card: string } | { option: string } | { goods: Goods } | { amount: number } | { seat: Seat } | { theirs: [Seat, Array<[row: number, column: number]>] } | "done";

/** One of the furnishing tiles, by its number in the tables. */
export type Tile = string;

/** A furnishing tile. */
export type TileFacts = { tile: Tile, group: string, colour: Colour, 
/** 12.1: whether it belongs to the beginner set. */
beginner: boolean, cost: Goods, 
/** The printed points. */
points: number, 
/** 12.3: whether there is only one. */
unique: boolean, 
/** Whether its points depend on what its owner has at the end. */
scores: boolean, 
/** Whether it offers exchanges at any time. */
trades: boolean, };

/** Ore trading. */
export type TradeFacts = { give: Goods, get: Goods, 
/** How often at most. */
times: number, };

/** A tile that covers two adjacent spaces. The first named half goes to the first named cell. */
export type Twin = "meadow_field" | "cavern_tunnel" | "cavern_cavern";

/** A twin tile. */
export type TwinFacts = { tile: Twin, halves: [Single, Single], };

/** A verb of an effect, with what is printed beside it. */
export type VerbFacts = { 
/** Its name, as that of an option. */
verb: string, 
/** Whether everything is taken that lies there. */
pile?: boolean, 
/** Whether the starting player token is taken. */
token?: boolean, 
/** Goods from the general supply. */
get?: Goods, 
/** Goods for each own ore mine. */
per_ore_mine?: Goods, 
/** Goods for owners of this many ruby mines. */
with_ruby_mines?: [number, Goods], 
/** What it costs, where the space says so. */
price?: Goods, 
/** The level of an expedition; for breeding, the most types. */
level?: number, 
/** The twin tiles to choose from. */
twins?: Array<Twin>, 
/** The single tile. */
single?: Single, };

/** The game as somebody sees it. */
export type View = { game: string, rules: Rules, round: number, phase: string, over: boolean, 
/** Everybody who is asked now. */
asked: Array<Seat>, start_seat: Seat, 
/** The harvest of this round, if it is known. */
harvest: Harvest | null, 
/** How many question marks have come to light. */
events: number, 
/** The markers of the rounds 6 to 12; hidden ones are empty. */
markers: Array<Marker | null>, 
/** The round cards in order; hidden ones are empty, and so is a round that is not played. */
round_order: Array<SpaceId | null>, 
/** The rounds that are played, with what is known of each. */
rounds: Array<RoundView>, 
/** 2.5: the markers that lie face down. */
face_down: FaceDown, spaces: { [key in SpaceId]: SpaceView }, 
/** The furnishing tiles for sale. */
tiles: Array<Tile>, 
/** 13.2: the points that tiles for sale or of one's own mean to the viewer now, where these are not the printed ones. */
tile_points: { [key in Tile]: number }, players: Array<PlayerView>, 
/** 15.1: the points to be reached alone. */
target?: number, 
/** 13.6: the winners, once the game is over. */
winners: Array<Seat>, };

/** With what goods are exchanged. */
export type With = string;

/** The types of this game, for the messages. */
export interface Types {
  View: View
  Move: Move
  Event: Event
  Good: Good
  Goods: Goods
  Preview: Preview
  Contents: Contents
  Target: Target
  Options: Options
  Facts: Facts
}
export type Advice = table.Advice<Types>
export type Blocked = table.Blocked<Types>
export type ClientMessage = table.ClientMessage<Types>
export type Hint = table.Hint<Types>
export type LogLine = table.LogLine<Types>
export type NewGame = table.NewGame<Types>
export type Question = table.Question<Types>
export type Review = table.Review<Types>
export type Reviewed = table.Reviewed<Types>
export type ReviewedChoice = table.ReviewedChoice<Types>
export type ServerMessage = table.ServerMessage<Types>
export type State = table.State<Types>
