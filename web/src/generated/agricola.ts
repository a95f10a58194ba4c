// Written by `cargo xtask types` from the Rust types. Not to be edited.
import type * as table from './table';
import type { Seat } from './table';

/** M8: the seven special actions. */
export type Action = string;

/** A space that a card has added to the farmyard. */
export type AddedSpace = { cell: Cell, sign: string, };

/** What is being paid for. */
export type BillView = { "room": Cell } | { "stable": Cell } | { "renovation": House } | { "fences": Cells } | { "card": CardId } | "fee";

/** A hand card. */
export type CardFacts = { 
/** The deck it is dealt with. */
deck: string, kind: CardKind, 
/** A13.4: the ways to pay; none: it costs nothing. */
costs: Array<Goods>, 
/** A13.4: what must be fulfilled, where a number says it. */
needs: Array<[what: string, n: number]>, points: number, 
/** A13.7: whether it goes to the left neighbour after use. */
passing: boolean, 
/** A3.5: the smallest number of players it is made for. */
players: number, };

/** A card by its place in [`CARDS`]. It is written as its id, so that a saved game does not depend on the place. */
export type CardId = string;

/** What kind of card it is. */
export type CardKind = "major" | "minor" | "occupation";

/** A card in play. */
export type CardView = { card: CardId, 
/** What the card remembers as one number, for positions and programs; people are told the rest. */
mark?: number, 
/** What the card has counted. */
count?: number, 
/** The animals that lie on the card or in its bag. */
animals?: Goods, 
/** The fences that the card brings, by the round in which they come. */
coming?: { [key in number]: number }, 
/** The action space that the card remembers. */
space?: SpaceId, 
/** The round that the card remembers. */
round?: number, 
/** The rounds that the card remembers. */
rounds?: Array<number>, 
/** The players that the card remembers. */
players?: Array<Seat>, 
/** The spaces of the farmyard that the card remembers. */
cells?: Array<Cell>, 
/** A9.8: what grows on the card. */
goods?: Goods, 
/** M20.1: whether its fire is still to be lit. */
unlit?: boolean, 
/** Whether it was used up in this harvest. */
used?: boolean, };

/** Why something happens. */
export type Cause = "rules" | { "space": SpaceId } | { "card": CardId } | "round_space" | "harvest" | "raw" | { "special": Action };

/** One space of a farmyard, or one that a card adds at its side. */
export type Cell = [row: number, column: number];

/** A set of farmyard spaces. */
export type Cells = Array<[row: number, column: number]>;

/** The name of an option in a choice. */
export type Choice = string;

/** What a question is about, where there is more to say than the question. */
export type Contents = { "kind": "parts", 
/** Those that are, in their order. */
parts: Array<PartView>, } | { "kind": "build", 
/** How many may still be plowed or built, as far as the action says. */
left: number, } | { "kind": "sow", 
/** What may be sown on field tiles. */
crops: Array<Crop>, 
/** What there is to sow, of everything that may be sown on field tiles or cards. */
to_sow: Goods, 
/** How many fields were sown so far. */
sown: number, } | { "kind": "bake", 
/** The improvements that can still be used. */
ovens: Array<OvenView>, 
/** The grain there is. */
grain: number, 
/** The grain baked so far. */
baked: number, } | { "kind": "fences", 
/** The fences left in the supply. */
left: number, 
/** The fences built so far in this action. */
built: number, 
/** How many fences could be built with what is at hand. */
payable: number, } | { "kind": "pay", 
/** It. */
bill: BillView, } | { "kind": "keep", 
/** The fewest animals that have no place. */
homeless: Goods, } | { "kind": "cards", 
/** How many more. */
left: number, } | { "kind": "feed", 
/** The food that is owed. */
owed: number, 
/** The food there could be after exchanges. */
in_reach: number, 
/** A sensible way to feed: exchanges, and the answer at the end. Where homes are heated, the way to heat follows. */
plan: Array<Move>, 
/** M12.1: what heating will take in the same harvest, where it takes something. */
heating?: Heating, } | { "kind": "heat", 
/** What is needed and could be had. */
heating: Heating, 
/** A sensible way to heat: exchanges, and the answer at the end. */
plan: Array<Move>, } | { "kind": "tile", 
/** Its visible side. */
tile: Tile, 
/** M8.4: whether a field takes its place. */
field: boolean, };

/** A crop that can be sown; wood only on cards that take it. */
export type Crop = "grain" | "vegetable" | "wood";

/** What the family game's day labourer gets. */
export type DayLabourer = "resource" | "food";

/** A25: the edition that decides where the rule books differ. */
export type Edition = "de" | "nl";

/** An effect as those who draw a game get it, its verbs told in the game's own way. */
export type EffectFacts<Verb> = { "do": Verb } | { "all": Array<EffectFacts<Verb>> } | { "and_or": Array<EffectFacts<Verb>> } | { "then_or": Array<EffectFacts<Verb>> } | { "either": Array<EffectFacts<Verb>> } | { "after": Array<EffectFacts<Verb>> } | { "may": Array<EffectFacts<Verb>> };

/** A fact that came about. */
export type Event = { "event": "round_began", round: number, space: SpaceId, } | { "event": "placed", seat: Seat, space: SpaceId, } | { "event": "gained", seat: Seat, goods: Goods, cause: Cause, } | { "event": "paid", seat: Seat, goods: Goods, cause: Cause, } | { "event": "put_on_rounds", seat: Seat, goods: Goods, first: number, cause: Cause, } | { "event": "start_player", seat: Seat, } | { "event": "plowed", seat: Seat, cell: Cell, } | { "event": "sowed", seat: Seat, cell?: Cell, card?: CardId, crop: Crop, } | { "event": "baked", seat: Seat, with: CardId, grain: number, } | { "event": "built_room", seat: Seat, cell: Cell, } | { "event": "built_stable", seat: Seat, cell: Cell, } | { "event": "built_fences", seat: Seat, cells: Cells, fences: number, } | { "event": "renovated", seat: Seat, to: House, } | { "event": "grew", seat: Seat, } | { "event": "occupation", seat: Seat, card: CardId, } | { "event": "improved", seat: Seat, card: CardId, } | { "event": "handed_back", seat: Seat, card: CardId, } | { "event": "passed_on", seat: Seat, card: CardId, } | { "event": "drew", seat: Seat, kind: CardKind, } | { "event": "begging_discarded", seat: Seat, cards: number, } | { "event": "bonus", seat: Seat, points: number, cause: Cause, } | { "event": "put_on_space", seat: Seat, goods: Goods, space: SpaceId, } | { "event": "left", seat: Seat, goods: Goods, space: SpaceId, } | { "event": "kept_home", seat: Seat, cause: Cause, } | { "event": "stayed_home", seat: Seat, cause: Cause, } | { "event": "guest_expected", seat: Seat, } | { "event": "guest_came", seat: Seat, } | { "event": "lodger_came", seat: Seat, } | { "event": "lodger_moved_in", seat: Seat, } | { "event": "drew_goods", seat: Seat, goods: Goods, cause: Cause, } | { "event": "begged", seat: Seat, cards: number, } | { "event": "put_on_fields", seat: Seat, goods: Goods, } | { "event": "grew_up", seat: Seat, } | { "event": "served", seat: Seat, goods: Goods, card: CardId, } | { "event": "exchanged", seat: Seat, give: Goods, get: Goods, cause: Cause, } | { "event": "released", seat: Seat, animals: Goods, } | { "event": "went_home" } | { "event": "harvest_began", round: number, } | { "event": "harvested", seat: Seat, goods: Goods, } | { "event": "fed", seat: Seat, food: number, begging: number, } | { "event": "bred", seat: Seat, young: Goods, } | { "event": "special", seat: Seat, card: SpecialId, action: Action, } | { "event": "special_shown", card: SpecialId, } | { "event": "cleared", seat: Seat, cell: Cell, tile: Tile, } | { "event": "tile_laid", seat: Seat, cell: Cell, tile: Tile, } | { "event": "space_added", seat: Seat, cell: Cell, } | { "event": "marked", seat: Seat, cell: Cell, } | { "event": "field_laid", seat: Seat, cell: Cell, } | { "event": "heated", seat: Seat, fuel: number, sick: number, } | { "event": "healed", seat: Seat, } | { "event": "lit", seat: Seat, card: CardId, } | { "event": "game_over" };

/** What is played besides the base game. */
export type Expansion = "none" | "moor";

/** What never changes. */
export type Facts = { 
/** How many rounds a game has. */
rounds: number, 
/** The rounds that end with a harvest. */
harvests: Array<number>, 
/** A18.2: the rows of the score pad with steps, and the smallest numbers that give 1, 2, 3 and 4 points there. Fewer cost one. */
steps: Array<Steps>, 
/** The action spaces, in the order in which they are printed. */
spaces: Array<SpaceFacts>, 
/** The decks that can be dealt. */
decks: Array<string>, 
/** The major improvements. */
majors: { [key in string]: Major }, 
/** M13.1: the places of an expansion where major improvements lie on others: the upper one and the one beneath. */
stacks: Array<[upper: string, beneath: string]>, 
/** M7.1: the special action cards with what is printed on them. */
specials: { [key in string]: Array<PrintedView> }, 
/** The hand cards. */
cards: { [key in string]: CardFacts }, };

/** A fence on a side of a space. */
export type FenceAt = { cell: Cell, side: Side, };

/** A set of fence positions: 20 horizontal ones (above the four rows of sides), then 18 vertical ones; and those around the spaces that cards add. */
export type Fences = { 
/** The horizontal sides, four rows of five. */
h: Array<string>, 
/** The vertical sides, three rows of six. */
v: Array<string>, 
/** M15.11: the fences around spaces that cards have added. */
around?: Array<FenceAt>, };

/** A kind of goods. Food and fuel are no goods in the rule book's sense (A1.4, M1.4) but are counted like them. */
export type Good = "wood" | "clay" | "reed" | "stone" | "grain" | "vegetable" | "sheep" | "boar" | "cattle" | "horse" | "food" | "fuel";

export type Goods = Partial<Record<Good, number>>;

/** On what a space is printed. */
export type Group = "board" | "players" | "round" | "card";

/** The cards in a hand. */
export type Hand = { 
/** The occupations. */
occupations: Array<CardId>, 
/** The minor improvements. */
minors: Array<CardId>, };

/** A hand: the cards for those who may see them, the numbers for everybody else. */
export type HandView = { occupations: Array<CardId>, minors: Array<CardId>, 
/** A21.4: the cards to choose from. */
pack?: Array<CardId>, } | { occupations: number, minors: number, 
/** The cards everybody knows to be there, because they were passed on openly. */
known?: Array<CardId>, };

/** M12.2: what heating takes. */
export type Heating = { 
/** The fuel that is needed. */
owed: number, 
/** The fuel there could be after exchanges. */
in_reach: number, 
/** M12.6: how many persons can fall ill. */
healthy: number, };

/** A7.1: what all rooms of a player are made of. */
export type House = "wood" | "clay" | "stone";

/** A major improvement. */
export type Major = { cost: Goods, points: number, 
/** The expansion that brings it. */
expansion?: Expansion, };

/** The family game or the full game. */
export type Mode = "family" | "full";

/** One small answer of a player: the only thing that changes a game. */
export type Move = { "type": "place", space: SpaceId, } | { "type": "special", card: SpecialId, action: Action, } | { "type": "clear", cell: Cell, } | { "type": "lay", cell: Cell, } | { "type": "heat", fuel: number, } | { "type": "choose", option: Choice, } | { "type": "first", card: CardId, } | { "type": "plow", cell: Cell, } | { "type": "sow", cell?: Cell, card?: CardId, crop: Crop, } | { "type": "room", cell: Cell, } | { "type": "stable", cell: Cell, } | { "type": "fence", cells: Cells, } | { "type": "renovate", to: House, } | { "type": "grow" } | { "type": "bake", with: CardId, grain: number, } | { "type": "improve", card: CardId, returns?: CardId, } | { "type": "occupation", card: CardId, } | { "type": "take", goods: Goods, } | { "type": "exchange", with: With, give: Goods, get?: Goods, times: number, } | { "type": "release", animals: Goods, } | { "type": "keep", animals: Goods, } | { "type": "pay", option: number, } | { "type": "feed", food: number, } | { "type": "breed", young: Array<Good>, } | { "type": "use", card: CardId, } | { "type": "hand_back", card: CardId, } | { "type": "pick", card: CardId, } | { "type": "discard", card: CardId, } | { "type": "swap", draw: CardKind, } | { "type": "mulligan" } | { "type": "number", n: number, } | { "type": "seat", seat: Seat, } | { "type": "space", space: SpaceId, } | { "type": "field", seat: Seat, cell?: Cell, card?: CardId, } | { "type": "done" };

/** What is agreed before the game. Everything left out is filled in, by the defaults or by chance. */
export type Options = { 
/** 1 to 5. */
players: number, 
/** Family or full game. */
mode: Mode, 
/** The decks from which hands are dealt; none: the full board without hand cards. */
decks: Array<string>, 
/** Cards of these decks that are left out. */
banned?: Array<CardId>, 
/** Which edition decides where they differ. */
edition: Edition, 
/** A21: how hands are dealt. */
variant: Variant, 
/** Who starts; otherwise chance decides (A3.7). */
start_seat?: number, 
/** The 14 round cards in order; otherwise chance decides within the stages (A3.3). */
round_order?: Array<SpaceId>, 
/** The hands; otherwise they are dealt (A3.5). */
hands?: Array<Hand>, 
/** What the family game's day labourer gets. */
family_day_labourer: DayLabourer, 
/** A19.3, A19.4: food at the start of a solo game. */
start_food?: number, 
/** A19.3, A19.4: occupations in play from the start of a solo game. */
kept_occupations?: Array<CardId>, 
/** A19.3, A19.4: the points to be reached in a solo game. */
target?: number, 
/** What is played besides the base game. */
expansion?: Expansion, 
/** M3: the level on which the expansion is played, 1 to 3; it decides on the mode. */
level?: number, 
/** M4.2: the number of each player's start card; otherwise chance decides. */
start_cards?: Array<number>, 
/** M19.4: the special action cards of a solo game, the first to come first; otherwise chance decides. */
special_order?: Array<SpecialId>, 
/** M20.1: a new cooking improvement must be lit before it works. */
light_fires?: boolean, };

/** An improvement that bakes. */
export type OvenView = { card: CardId, 
/** The food for each grain. */
food: number, 
/** The most grain in one action. */
limit: number, };

/** Something that could be done on the farm. */
export type PartMove = { 
/** It. */
move: Move, 
/** What could be done after it that cannot be done now. */
opens?: Array<Move>, };

/** A part of an action that is done on the farm, before it is chosen. */
export type PartView = { 
/** The option that leads there. */
option: Choice, 
/** How many may be plowed or built, as far as the action says. */
left?: number, 
/** What there is to sow. */
to_sow?: Goods, 
/** The ways to pay for one; none if it is free. */
price: Array<Goods>, 
/** What could be done there. */
moves: Array<PartMove>, };

/** A pasture. */
export type PastureView = { cells: Cells, stables: number, capacity: number, };

/** One player's things. */
export type PlayerView = { goods: Goods, animals: Goods, house: House, 
/** The family. */
persons: number, 
/** A25.13: persons who do not belong to the family. */
lodgers?: number, 
/** Guests who come with the next round. */
guests?: number, persons_at_home: number, newborns: number, 
/** M1.8: persons with a bed marker. */
sick?: number, begging: number, 
/** Bonus points booked so far. */
bonus: number, 
/** Three rows of five tokens. */
farm: [string, string, string], 
/** M15.11: the spaces that cards have added around the farmyard, each with its token. */
added?: Array<AddedSpace>, fences: Fences, fences_left: number, stables_left: number, pastures: Array<PastureView>, 
/** One way in which the animals can stand. */
arrangement: Array<StallView>, 
/** The cards in play with what lies on them. */
tableau: Array<CardView>, hand: HandView, 
/** What waits on the round spaces to come. */
round_goods: Array<RoundGoods>, 
/** A7.2: the ways to pay for a room now, the cards in play counted. */
room_price: Array<Goods>, 
/** A7.6: the same for the next renovation; none for a stone house. */
renovation_price: Array<Goods>, 
/** A17.4: the food due if a harvest came now. */
food_owed: number, 
/** A17.4: the food due at the next harvest, as things stand: whoever was born before its round has grown up. */
food_next: number, 
/** The food there could be if a harvest came now: what is in store, and what exchanges would make of everything. */
food_in_reach: number, 
/** M12.2: the fuel due if a harvest came now. */
fuel_owed?: number, 
/** M11.3: the fuel there could be if a harvest came now and nothing else were needed. */
fuel_in_reach?: number, 
/** The points if the game ended now. */
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
/** The pastures there will be, if fences are built. */
pastures?: Array<PastureView>, 
/** How much will lie on the field, if one is sown. */
sown?: number, 
/** Where the animals will stand that are kept. */
arrangement?: Array<StallView>, 
/** A17.6: the begging cards that are taken, if the family is fed with too little. */
begging?: number, };

/** An action on a special action card. */
export type PrintedView = { action: Action, price: Goods, 
/** What it brings by itself. */
get?: Goods, };

/** Goods on a round space. */
export type RoundGoods = { round: number, goods: Goods, };

/** A side of a space. */
export type Side = "above" | "below" | "left" | "right";

/** Where animals live. */
export type Site = "home" | { "stable": Cells } | { "pasture": Cells } | { "space": Cells } | { "card": CardId };

/** An action space. */
export type SpaceFacts = { id: SpaceId, 
/** On what it is printed. */
group: Group, 
/** A3.3: the stage of a round card. */
stage?: number, 
/** A3.4: the number of players it is for. */
players?: number, 
/** The modes in which it is used. */
modes: Array<Mode>, 
/** A4.3: what is put there in every round. */
refill?: Goods, 
/** What is put there if somebody plays alone, where that differs. */
refill_alone?: Goods, 
/** What it lets a player do. */
does: EffectFacts<VerbFacts>, 
/** What it lets a player do in the Dutch edition, where that differs. */
does_dutch?: EffectFacts<VerbFacts>, };

/** The number of an action space: first those of the boxes, then those on cards. */
export type SpaceId = string;

/** What lies and stands on an action space. */
export type SpaceView = { goods: Goods, 
/** The seats of the persons standing here. */
persons: Array<Seat>, };

/** A special action card by its place in [`CARDS`]. */
export type SpecialId = string;

/** A special action card. */
export type SpecialView = { card: SpecialId, 
/** The actions on it, with what each costs by itself. */
actions: Array<PrintedView>, 
/** `display`, `open` or `closed`. */
lies: string, 
/** Before whom it lies. */
seat?: Seat, 
/** M7.4: what taking it costs besides, paid to the general supply. */
fee?: Goods, };

/** Animals in one place. */
export type StallView = { at: Site, animals: Goods, };

/** A18.2: a row of the score pad with steps. */
export type Steps = { 
/** The row. */
category: string, 
/** The smallest numbers that give 1, 2, 3 and 4 points. */
from: [number, number, number, number], };

/** What a person points at to make a move. */
export type Target = { space: string } | { cells: Array<[row: number, column: number]> } | { card: string } | { option: string } | { goods: Goods } | { amount: number } | { seat: Seat } | { theirs: [Seat, Array<[row: number, column: number]>] } | "done";

/** M1.2: the two sides of a tile. */
export type Tile = "forest" | "moor";

/** A21: how hands come about. */
export type Variant = "none" | "three_for_one" | "ten_for_seven" | "mulligan" | "draft";

/** A verb of an effect, with what is printed beside it. */
export type VerbFacts = { 
/** Its name, as that of an option. */
verb: string, 
/** Whether everything is taken that lies there. */
pile?: boolean, 
/** Goods from the general supply. */
get?: Goods, 
/** What it costs, where the space says so. */
price?: Goods, };

/** A game as somebody sees it. */
export type View = { mode: Mode, edition: Edition, round: number, phase: string, over: boolean, 
/** Everybody who is asked now. */
asked: Array<Seat>, start_seat: Seat, 
/** What lies and stands on the action spaces that are open. */
spaces: { [key in SpaceId]: SpaceView }, 
/** The round cards in order; hidden ones are empty. */
round_order: Array<SpaceId | null>, 
/** The major improvements for sale. */
majors: Array<CardId>, 
/** M13.1: major improvements that lie beneath others for sale: the upper one and the one beneath. */
beneath?: Array<[CardId, CardId]>, 
/** What is played besides the base game, and on which level. */
expansion?: Expansion, level?: number, 
/** A19.3, M19.12: the points to be reached alone. */
target?: number, 
/** M7: the special action cards in this game. */
specials?: Array<SpecialView>, 
/** M19.4: the special action card that comes next in a solo game. */
next_special?: SpecialId, players: Array<PlayerView>, 
/** A18.8: the winners, once the game is over. */
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
