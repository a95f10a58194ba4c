// Written by `cargo xtask types` from the Rust types. Not to be edited.

/** The levels of bots that people choose from. */
export const LEVELS = ["easy", "medium", "hard", "unlimited"] as const satisfies readonly Level[];

/** The decks that can be dealt. */
export const DECKS = ["E", "I", "K"];

/** How many rounds a game has. */
export const ROUNDS = 14;

/** The rounds that end with a harvest. */
export const HARVESTS = [4, 7, 9, 11, 13, 14];

/** The major improvements. */
export const MAJORS: Record<string, { cost: Goods; points: number }> = {
  M1: { cost: {"clay":2}, points: 1 },
  M2: { cost: {"clay":3}, points: 1 },
  M3: { cost: {"clay":4}, points: 1 },
  M4: { cost: {"clay":5}, points: 1 },
  M5: { cost: {"clay":3,"stone":1}, points: 2 },
  M6: { cost: {"clay":1,"stone":3}, points: 3 },
  M7: { cost: {"wood":2,"stone":2}, points: 2 },
  M8: { cost: {"clay":2,"stone":2}, points: 2 },
  M9: { cost: {"reed":2,"stone":2}, points: 2 },
  M10: { cost: {"wood":1,"stone":3}, points: 4 },
};

/** A name and a password. */
export type AccountForm = { 
/** 1 to 32 characters. */
name: string, 
/** 8 to 200 characters. */
password: string, };

/** The judgement of one move. */
export type Advice = { 
/** The move. */
move: Move, 
/** By how many points the seat will lead the best of the others (alone: how many it will have). */
value: number, 
/** How far that can be relied on, from 0 to 1. */
sure: number, 
/** How often the move was tried. */
visits: number, };

/** Something that is not possible, why, and what it would cost. */
export type Blocked = { move: Move, 
/** The ways to pay for it, where it has a price: one of these. */
pay?: Array<Goods>, 
/** The reason, as the name of a message. */
why: string, 
/** The number of the rule, or nothing. */
rule: string, };

/** A card by its place in [`CARDS`]. It is written as its id, so that a saved game does not depend on the place. */
export type CardId = string;

/** What kind of card it is. */
export type CardKind = "major" | "minor" | "occupation";

/** A card in play. */
export type CardView = { card: CardId, 
/** What lies on the card, in the card's own way of counting. */
mark?: number, 
/** The action space that the card remembers. */
space?: SpaceId, 
/** The round that the card remembers. */
round?: number, 
/** The rounds that the card remembers. */
rounds?: Array<number>, 
/** The players that the card remembers. */
players?: Array<Seat>, 
/** A9.8: what grows on the card. */
goods?: Goods, 
/** Whether it was used up in this harvest. */
used?: boolean, };

/** Why something happens. */
export type Cause = "rules" | { "space": SpaceId } | { "card": CardId } | "round_space" | "harvest" | "raw";

/** One space of a farmyard. */
export type Cell = [row: number, column: number];

/** A set of farmyard spaces. */
export type Cells = Array<[row: number, column: number]>;

/** The name of an option in a choice. */
export type Choice = string;

/** A message of a client. */
export type ClientMessage = { "type": "move", 
/** The number of the state. */
number: number, 
/** Its revision, if the client wants to be exact. */
revision?: number, 
/** Who moves. */
seat: Seat, 
/** The move. */
move: Move, } | { "type": "undo", 
/** Whose steps. */
seat: Seat, 
/** How many. */
what: Undo, } | { "type": "try", 
/** Who would move. */
seat: Seat, 
/** The move. */
move: Move, } | { "type": "look", 
/** One of the person's seats. */
seat: Seat, } | { "type": "ping" };

/** Where the new game is. */
export type Created = { 
/** Its id, for links. */
id: string, 
/** The code by which people join. */
code: string, };

/** A crop that can be sown; wood only on cards that take it. */
export type Crop = "grain" | "vegetable" | "wood";

/** What the family game's day labourer gets. */
export type DayLabourer = "resource" | "food";

/** Why somebody is asked. */
export type Decision = { 
/** Who is asked. */
seat: Seat, 
/** The question, as the name of a message. */
prompt: string, 
/** The space, tile or card that asks, if one does. */
source?: string, 
/** The round in progress, from 1. */
round: number, 
/** The phase in progress. */
phase: string, };

/** A25: the edition that decides where the rule books differ. */
export type Edition = "de" | "nl";

/** The body of a refusal. */
export type ErrorBody = { 
/** A word for programs, for example `not-found`. */
code: string, 
/** A sentence for people. */
error: string, };

/** A fact that came about. */
export type Event = { "event": "round_began", round: number, space: SpaceId, } | { "event": "placed", seat: Seat, space: SpaceId, } | { "event": "gained", seat: Seat, goods: Goods, cause: Cause, } | { "event": "paid", seat: Seat, goods: Goods, cause: Cause, } | { "event": "put_on_rounds", seat: Seat, goods: Goods, first: number, cause: Cause, } | { "event": "start_player", seat: Seat, } | { "event": "plowed", seat: Seat, cell: Cell, } | { "event": "sowed", seat: Seat, cell?: Cell, card?: CardId, crop: Crop, } | { "event": "baked", seat: Seat, with: CardId, grain: number, } | { "event": "built_room", seat: Seat, cell: Cell, } | { "event": "built_stable", seat: Seat, cell: Cell, } | { "event": "built_fences", seat: Seat, cells: Cells, fences: number, } | { "event": "renovated", seat: Seat, to: House, } | { "event": "grew", seat: Seat, } | { "event": "occupation", seat: Seat, card: CardId, } | { "event": "improved", seat: Seat, card: CardId, } | { "event": "handed_back", seat: Seat, card: CardId, } | { "event": "passed_on", seat: Seat, card: CardId, } | { "event": "drew", seat: Seat, kind: CardKind, } | { "event": "begging_discarded", seat: Seat, cards: number, } | { "event": "bonus", seat: Seat, points: number, cause: Cause, } | { "event": "put_on_space", seat: Seat, goods: Goods, space: SpaceId, } | { "event": "left", seat: Seat, goods: Goods, space: SpaceId, } | { "event": "kept_home", seat: Seat, cause: Cause, } | { "event": "stayed_home", seat: Seat, cause: Cause, } | { "event": "guest_expected", seat: Seat, } | { "event": "guest_came", seat: Seat, } | { "event": "lodger_came", seat: Seat, } | { "event": "lodger_moved_in", seat: Seat, } | { "event": "drew_goods", seat: Seat, goods: Goods, cause: Cause, } | { "event": "begged", seat: Seat, cards: number, } | { "event": "put_on_fields", seat: Seat, goods: Goods, } | { "event": "grew_up", seat: Seat, } | { "event": "served", seat: Seat, goods: Goods, card: CardId, } | { "event": "exchanged", seat: Seat, give: Goods, get: Goods, cause: Cause, } | { "event": "released", seat: Seat, animals: Goods, } | { "event": "went_home" } | { "event": "harvest_began", round: number, } | { "event": "harvested", seat: Seat, goods: Goods, } | { "event": "fed", seat: Seat, food: number, begging: number, } | { "event": "bred", seat: Seat, young: Goods, } | { "event": "game_over" };

/** A set of fence positions: 20 horizontal ones (above the four rows of sides), then 18 vertical ones. */
export type Fences = { 
/** The horizontal sides, four rows of five. */
h: Array<string>, 
/** The vertical sides, three rows of six. */
v: Array<string>, };

/** A kind of goods. Food and fuel are no goods in the rule book's sense (A1.4, M1.4) but are counted like them. */
export type Good = "wood" | "clay" | "reed" | "stone" | "grain" | "vegetable" | "sheep" | "boar" | "cattle" | "horse" | "food" | "fuel";

export type Goods = Partial<Record<Good, number>>;

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

/** What a strong player thinks, the best first. */
export type Hint = { 
/** The possible moves. */
moves: Array<Advice>, };

/** The seat that a hint is for. */
export type HintForm = { 
/** A seat of mine that is asked. */
seat: number, };

/** A7.1: what all rooms of a player are made of. */
export type House = "wood" | "clay" | "stone";

/** The seat to take. */
export type JoinForm = { 
/** The seat; left out: the first that is open. */
seat?: number, };

/** Where the game is. */
export type Joined = { 
/** Its id, for links. */
id: string, };

/** How strong a player is. */
export type Level = "random" | "easy" | "medium" | "hard" | "unlimited";

/** Games in three lists. */
export type Lists = { 
/** Games of mine that go on. */
mine: Array<Summary>, 
/** Games that anybody may join. */
open: Array<Summary>, 
/** Games of mine that are over. */
finished: Array<Summary>, };

/** A line of the log. */
export type LogLine = { 
/** The number of the state in which it had happened. */
number: number, 
/** Whose move brought it about. */
seat: Seat, 
/** What happened. */
event: Event, };

/** What can be taken back. */
export type MayUndo = { 
/** The last step. */
step: boolean, 
/** The whole turn. */
turn: boolean, };

/** A person, as they see themselves. */
export type Me = { 
/** The person's id. */
id: string, 
/** The name others see. */
name: string, 
/** Whether there is a password. */
account: boolean, };

/** The family game or the full game. */
export type Mode = "family" | "full";

/** One small step of a player. */
export type Move = { "type": "place", space: SpaceId, } | { "type": "choose", option: Choice, } | { "type": "first", card: CardId, } | { "type": "plow", cell: Cell, } | { "type": "sow", cell?: Cell, card?: CardId, crop: Crop, } | { "type": "room", cell: Cell, } | { "type": "stable", cell: Cell, } | { "type": "fence", cells: Cells, } | { "type": "renovate", to: House, } | { "type": "grow" } | { "type": "bake", with: CardId, grain: number, } | { "type": "improve", card: CardId, returns?: CardId, } | { "type": "occupation", card: CardId, } | { "type": "take", goods: Goods, } | { "type": "exchange", with: With, give: Goods, get?: Goods, times: number, } | { "type": "release", animals: Goods, } | { "type": "keep", animals: Goods, } | { "type": "pay", option: number, } | { "type": "feed", food: number, } | { "type": "breed", young: Array<Good>, } | { "type": "use", card: CardId, } | { "type": "hand_back", card: CardId, } | { "type": "pick", card: CardId, } | { "type": "discard", card: CardId, } | { "type": "swap", draw: CardKind, } | { "type": "mulligan" } | { "type": "number", n: number, } | { "type": "seat", seat: Seat, } | { "type": "space", space: SpaceId, } | { "type": "field", seat: Seat, cell?: Cell, card?: CardId, } | { "type": "done" };

/** A name. */
export type NameForm = { 
/** 1 to 32 characters. */
name: string, };

/** A new game. */
export type NewGame = { 
/** Which game. */
game: string, 
/** What is agreed, as in the protocol. */
options?: Partial<Options>, 
/** Instead of options: a record, to go on where it ends. */
record?: object, 
/** Instead of options: a position. */
position?: string, 
/** Who sits where; left out: all seats are mine. */
seats?: Array<SeatForm>, 
/** Whether everybody sees it in the list of open games. */
public: boolean, 
/** Where chance comes from; only for games without other people. */
seed?: Seed, };

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
kept_occupations?: Array<CardId>, };

/** A pasture. */
export type PastureView = { cells: Cells, stables: number, capacity: number, };

/** One player's things. */
export type PlayerView = { goods: Goods, animals: Goods, house: House, 
/** The family. */
persons: number, 
/** A25.13: persons who do not belong to the family. */
lodgers?: number, 
/** Guests who come with the next round. */
guests?: number, persons_at_home: number, newborns: number, begging: number, 
/** Bonus points booked so far. */
bonus: number, 
/** Three rows of five tokens. */
farm: [string, string, string], fences: Fences, fences_left: number, stables_left: number, pastures: Array<PastureView>, 
/** One way in which the animals can stand. */
arrangement: Array<StallView>, 
/** The cards in play with what lies on them. */
tableau: Array<CardView>, hand: HandView, 
/** What waits on the round spaces to come. */
round_goods: Array<RoundGoods>, 
/** A17.4: the food due if a harvest came now. */
food_owed: number, 
/** The food there could be if a harvest came now: what is in store, and what exchanges would make of everything. */
food_in_reach: number, 
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
reveals?: boolean, } & { 
/** The pastures there will be, if fences are built. */
pastures?: Array<PastureView>, 
/** How much will lie on the field, if one is sown. */
sown?: number, };

/** Goods on a round space. */
export type RoundGoods = { round: number, goods: Goods, };

/** One row of the score pad. */
export type ScoreLine = { 
/** The category's name in the protocol. */
category: string, 
/** The points of the category, possibly negative. */
points: number, 
/** How many things the points are given for, where they are counted. */
count?: number, };

/** The points of one player, by category. */
export type ScoreSheet = { 
/** The sum of all lines. */
total: number, 
/** The categories in the order of the score pad. */
lines: Array<ScoreLine>, };

/** One place at the table. */
export type Seat = number;

/** What a seat shall be used for. */
export type SeatForm = { 
/** Who shall play it; `me` is another word for `human`, and what is meant if nothing is said. */
kind?: SeatKind | 'me', 
/** For bots: how strong; `easy` if nothing is said. */
level?: Level, 
/** The name shown for a seat of mine, for several people at one browser. */
name?: string, };

/** A seat as everybody sees it. */
export type SeatInfo = { 
/** The name shown. */
name: string, 
/** Who plays it. */
kind: SeatKind, 
/** How strong a bot is; nothing for other seats. */
level: Level | null, 
/** Whether somebody is there to play for the seat; absent in lists. */
connected?: boolean, };

/** Who plays a seat, without the level of a bot. */
export type SeatKind = "human" | "bot" | "open";

/** 128 secret bits from which everything random in a game follows. */
export type Seed = string;

/** A message of the server. */
export type ServerMessage = { "type": "state" } & State | { "type": "refused", 
/** The number of the state as it stands. */
number: number, 
/** The reason, as the name of a message. */
why: string, 
/** The number of the rule, or nothing. */
rule: string, } | { "type": "tried", 
/** The number of the state in which it was tried. */
number: number, 
/** The move. */
move: Move, 
/** Why it cannot be made, if it cannot. */
why?: string, 
/** The number of the rule behind that, or nothing. */
rule?: string, 
/** The ways to pay for it, if it cannot be made. */
pay?: Array<Goods>, 
/** What it costs and brings, if it can be made. */
preview?: Preview, } | { "type": "error", 
/** A word for programs. */
code: string, 
/** A sentence for people. */
error: string, } | { "type": "seats", 
/** Who sits where. */
seats: Array<SeatInfo>, } | { "type": "pong" };

/** Where animals live. */
export type Site = "home" | { "stable": Cells } | { "pasture": Cells } | { "card": string };

/** The number of an action space: first those of the boxes, then those on cards. */
export type SpaceId = string;

/** What lies and stands on an action space. */
export type SpaceView = { goods: Goods, 
/** The seats of the persons standing here. */
persons: Array<Seat>, };

/** Animals in one place. */
export type StallView = { at: Site, animals: Goods, };

/** The game as a client gets to see it. */
export type State = { 
/** How many moves have been made. */
number: number, 
/** Grows with every change, also when moves are taken back. */
revision: number, 
/** Which game it is. */
game: string, 
/** The seats of the person. */
you: Array<Seat>, 
/** The seat with whose eyes this is seen; nobody for spectators. */
seat: Seat | null, 
/** Who sits where. */
seats: Array<SeatInfo>, 
/** What the viewer may know. */
view: View, 
/** Why the viewer is asked. */
decision: Decision | null, 
/** The answers. */
moves: Array<Move>, 
/** The exchanges possible besides. */
exchanges: Array<Move>, 
/** What is not possible, and why. */
blocked: Array<Blocked>, 
/** What the answers and then the exchanges cost and bring, in the same order; nothing where there are very many of a sort: try one. */
previews: Array<Preview | null>, 
/** Everybody who is asked. */
asked: Array<Seat>, 
/** What can be taken back. */
undo: MayUndo, 
/** What happened with the last move. */
events: Array<Event>, 
/** New lines of the log. */
log: Array<LogLine>, 
/** Whether the log begins anew, after connecting and after something was taken back. */
log_anew: boolean, 
/** The score sheets. */
scores: Array<ScoreSheet>, 
/** Whether the game is over. */
over: boolean, };

/** A game in a list. */
export type Summary = { 
/** Its id, for links. */
id: string, 
/** The code by which people join. */
code: string, 
/** Which game it is. */
game: string, 
/** Its mode. */
mode: string, 
/** How many seats it has. */
players: number, 
/** The round in progress. */
round: number, 
/** How many moves have been made. */
number: number, 
/** Who sits where. */
seats: Array<SeatInfo>, 
/** Whether you began it. */
host: boolean, 
/** Whether you are asked. */
your_turn: boolean, 
/** Whether it is over. */
over: boolean, 
/** The points, when it is over. */
scores?: Array<number>, 
/** When something last happened, as `2026-11-15T20:35:21.007Z`. */
updated: string, };

/** How many steps to take back. */
export type Undo = "step" | "turn";

/** A21: how hands come about. */
export type Variant = "none" | "three_for_one" | "ten_for_seven" | "mulligan" | "draft";

/** A game as somebody sees it. */
export type View = { mode: Mode, edition: Edition, round: number, phase: string, over: boolean, 
/** Everybody who is asked now. */
asked: Array<Seat>, start_seat: Seat, 
/** What lies and stands on the action spaces that are open. */
spaces: { [key in SpaceId]: SpaceView }, 
/** The round cards in order; hidden ones are empty. */
round_order: Array<SpaceId | null>, 
/** The major improvements for sale. */
majors: Array<CardId>, players: Array<PlayerView>, 
/** A18.8: the winners, once the game is over. */
winners: Array<Seat>, };

/** With what goods are exchanged. */
export type With = string;
