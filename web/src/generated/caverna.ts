// Written by `cargo xtask types` from the Rust types. Not to be edited.
import type * as table from './table';
import type { Seat } from './table';

/** Something that lies beside the edge of the board. */
export type Beside = { 
/** Where. */
cell: Cell, 
/** What, as a token. */
is: string, };

/** Why something happens. */
export type Cause = "rules" | { "space": SpaceId } | { "imitated": SpaceId } | { "tile": Tile } | "bonus" | "round_space" | "harvest" | "exchange";

/** One place of the home board, or beside its edge. */
export type Cell = [row: number, column: number];

/** The name of an option in a choice. */
export type Choice = string;

/** What grows on a field. */
export type Crop = "grain" | "vegetable";

/** One dwarf in play. */
export type Dwarf = { 
/** The strength of the weapon; 0 is unarmed. */
weapon: number, 
/** The space where it works in this round; nowhere is at home. */
at: SpaceId | null, 
/** Born in this round: does not work, eats less (6.6). */
newborn: boolean, };

/** A fact that came about. */
export type Event = { "event": "round_began", round: number, space: SpaceId, } | { "event": "wish_turned" } | { "event": "marker_revealed", round: number, harvest: Harvest, } | { "event": "space_emptied", space: SpaceId, goods: Goods, } | { "event": "protected", seat: Seat, space: SpaceId, } | { "event": "placed", seat: Seat, space: SpaceId, dwarf: number, } | { "event": "imitated", seat: Seat, space: SpaceId, } | { "event": "gained", seat: Seat, goods: Goods, cause: Cause, } | { "event": "paid", seat: Seat, goods: Goods, cause: Cause, } | { "event": "exchanged", seat: Seat, with: With, give: Goods, get: Goods, } | { "event": "melted", seat: Seat, weapon: number, } | { "event": "starting_player", seat: Seat, } | { "event": "laid", seat: Seat, tile: Twin, cells: [Cell, Cell], } | { "event": "laid_single", seat: Seat, tile: Single, cell: Cell, } | { "event": "sowed", seat: Seat, cell: Cell, crop: Crop, } | { "event": "furnished", seat: Seat, tile: Tile, cell: Cell, } | { "event": "fenced", seat: Seat, cell: Cell, and?: Cell, } | { "event": "built_stable", seat: Seat, cell: Cell, } | { "event": "built_ore_mine", seat: Seat, cells: [Cell, Cell], } | { "event": "built_ruby_mine", seat: Seat, cell: Cell, } | { "event": "forged", seat: Seat, strength: number, } | { "event": "looted", seat: Seat, item: Loot, } | { "event": "strengthened", seat: Seat, from: number, to: number, } | { "event": "grew", seat: Seat, } | { "event": "went_home" } | { "event": "harvest_began", round: number, harvest: Harvest, } | { "event": "skipped", seat: Seat, part: HarvestPart, } | { "event": "fed", seat: Seat, food: number, begging: number, } | { "event": "bred", seat: Seat, young: Goods, } | { "event": "game_over" };

/** What never changes. */
export type Facts = { 
/** How many rounds a game has. */
rounds: number, };

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

/** What a harvest marker shows (11.2). */
export type Marker = "leaf" | "question";

/** One small step of a player. */
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

/** A player as everybody sees them. */
export type PlayerView = { goods: Goods, animals: Goods, dwarfs: Array<Dwarf>, persons: number, persons_at_home: number, newborns: number, dwarf_room: number, begging: number, 
/** Four rows of six tokens, see [`crate::board`]. */
home: Array<string>, 
/** What lies beside the edge of the board. */
beside: Array<Beside>, tiles: Array<Furnished>, 
/** One way in which the animals can stand. */
stalls: Array<Stall>, 
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
reveals?: boolean, } & { 
/** 11.4: the begging markers that are taken, if dwarfs are fed. */
begging?: number, };

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

/** An action space, by its place in [`NAMES`]. */
export type SpaceId = string;

/** An action space in play. */
export type SpaceView = { 
/** What lies there. */
goods: Goods, 
/** Whose dwarf stands there. The protocol calls workers of all games persons. */
persons: Array<Seat>, };

/** The animals of one place, for display. */
export type Stall = { 
/** The cells of the place. */
cells: Array<Cell>, 
/** What stands there, dogs included. */
animals: Goods, };

/** One of the furnishing tiles, by its number in the tables. */
export type Tile = string;

/** A tile that covers two adjacent spaces. The first named half goes to the first named cell. */
export type Twin = "meadow_field" | "cavern_tunnel" | "cavern_cavern";

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
round_order: Array<SpaceId | null>, spaces: { [key in SpaceId]: SpaceView }, 
/** The furnishing tiles for sale. */
tiles: Array<Tile>, players: Array<PlayerView>, 
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
  Options: Options
  Facts: Facts
}
export type Advice = table.Advice<Types>
export type ClientMessage = table.ClientMessage<Types>
export type Hint = table.Hint<Types>
export type LogLine = table.LogLine<Types>
export type NewGame = table.NewGame<Types>
export type ServerMessage = table.ServerMessage<Types>
export type State = table.State<Types>
