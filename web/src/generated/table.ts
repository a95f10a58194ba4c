// Written by `cargo xtask types` from the Rust types. Not to be edited.

/** The games at this table. */
export const GAMES = ["agricola", "caverna"] as const;
export type GameName = (typeof GAMES)[number];

/** The levels of bots that people choose from. */
export const LEVELS = ["easy", "medium", "hard", "unlimited"] as const satisfies readonly Level[];

/** The types of one game, for the messages of all games. */
export interface GameTypes {
  View: CommonView
  Move: { type: string }
  Event: { event: string }
  Good: string
  Goods: CommonGoods
  Preview: CommonPreview
  Contents: { kind: string }
  Target: CommonTarget
  Options: object
  Facts: object
}

/** Counted goods of any game. */
export type CommonGoods = { readonly [good: string]: number | undefined }

/** What the preview of a move says in every game. */
export interface CommonPreview {
  /** What is given: one of these. */
  pay?: CommonGoods[]
  /** What comes in. */
  get?: CommonGoods
  /** Whether the turn ends. */
  ends_turn?: boolean
  /** Whether something hidden comes to light, so that the move cannot be taken back. */
  reveals?: boolean
}

/** What a person points at to make a move. */
export type CommonTarget =
  | { space: string }
  | { cells: [row: number, column: number][] }
  | { card: string }
  | { option: string }
  | { goods: CommonGoods }
  | { amount: number }
  | { seat: Seat }
  | { theirs: [Seat, [row: number, column: number][]] }
  | 'done'

/** What every game shows of itself. */
export interface CommonView {
  round: number
  phase: string
  over: boolean
  asked: Seat[]
  start_seat: Seat
  spaces: { readonly [space: string]: { goods: CommonGoods; persons: Seat[] } | undefined }
  round_order: (string | null)[]
  players: {
    goods: CommonGoods
    animals: CommonGoods
    persons: number
    persons_at_home: number
    newborns: number
    begging: number
    score: number
  }[]
  winners: Seat[]
}

/** A name and a password. */
export type AccountForm = { 
/** 1 to 32 characters. */
name: string, 
/** 8 to 200 characters. */
password: string, };

/** The judgement of one move. */
export type Advice<G extends GameTypes> = { 
/** The move. */
move: G['Move'], 
/** By how many points the seat will lead the best of the others (alone: how many it will have). */
value: number, 
/** How far that can be relied on, from 0 to 1. */
sure: number, 
/** How often the move was tried. */
visits: number, };

/** How a question is answered. A closed set: whoever draws a game needs one way of asking for each, whatever the game. */
export type Ask = "spaces" | "cells" | "areas" | "cards" | "goods" | "amounts" | "seats" | "options" | "exchanges";

/** Something that is not possible, why, and what it would cost. */
export type Blocked<G extends GameTypes> = { move: G['Move'], 
/** What a person would point at. */
target: G['Target'], 
/** The ways to pay for it, where it has a price: one of these. */
pay?: Array<G['Goods']>, 
/** The reason, as the name of a message. */
why: string, 
/** The number of the rule, or nothing. */
rule: string, };

/** A message of a client. */
export type ClientMessage<G extends GameTypes> = { "type": "move", 
/** The number of the state. */
number: number, 
/** Its revision, if the client wants to be exact. */
revision?: number, 
/** Who moves. */
seat: Seat, 
/** The move. */
move: G['Move'], } | { "type": "undo", 
/** Whose steps. */
seat: Seat, 
/** How many. */
what: Undo, } | { "type": "try", 
/** Who would move. */
seat: Seat, 
/** The move. */
move: G['Move'], } | { "type": "look", 
/** One of the person's seats. */
seat: Seat, } | { "type": "ping" };

/** Where the new game is. */
export type Created = { 
/** Its id, for links. */
id: string, 
/** The code by which people join. */
code: string, };

/** Why somebody is asked. */
export type Decision = { 
/** Who is asked. */
seat: Seat, 
/** The question, as the name of a message. */
prompt: string, 
/** How it is answered. */
ask: Ask, 
/** The space, tile or card that asks, if one does. */
source?: string, 
/** The round in progress, from 1. */
round: number, 
/** The phase in progress. */
phase: string, };

/** The body of a refusal. */
export type ErrorBody = { 
/** A word for programs, for example `not-found`. */
code: string, 
/** A sentence for people. */
error: string, };

/** One thing to agree on. Its label is the message `<game>-form-<name>`, that of a value `<game>-form-<name>-<value>`. */
export type Field = { 
/** Its name among the options of the game. */
name: string, 
/** It is asked for only if another field has one of these values. */
only_if?: OnlyIf, } & ({ "input": "number", 
/** The smallest. */
from: number, 
/** The largest. */
to: number, 
/** What the form begins with. */
default: number, } | { "input": "one", 
/** The values. */
of: Array<string>, 
/** What the form begins with. */
default: string, } | { "input": "some", 
/** The values. */
of: Array<string>, 
/** What the form begins with. */
default: Array<string>, } | { "input": "flag" } | { "input": "cards" });

/** What a strong player thinks, the best first. */
export type Hint<G extends GameTypes> = { 
/** The possible moves. */
moves: Array<Advice<G>>, };

/** The seat that a hint is for. */
export type HintForm = { 
/** A seat of mine that is asked. */
seat: number, };

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
export type LogLine<G extends GameTypes> = { 
/** The number of the state in which it had happened. */
number: number, 
/** Whose move brought it about. */
seat: Seat, 
/** What happened. */
event: G['Event'], };

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

/** A name. */
export type NameForm = { 
/** 1 to 32 characters. */
name: string, };

/** A new game. */
export type NewGame<G extends GameTypes> = { 
/** Which game. */
game: string, 
/** What is agreed, as in the protocol. */
options?: Partial<G['Options']>, 
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

/** When a field is asked for. */
export type OnlyIf = { 
/** The other field. */
field: string, 
/** The values it must have one of. */
is: Array<string>, };

/** Why the viewer is asked, and what the question is about. */
export type Question<G extends GameTypes> = { 
/** What it is about, where there is more to say. */
contents?: G['Contents'], 
/** Who is asked. */
seat: Seat, 
/** The question, as the name of a message. */
prompt: string, 
/** How it is answered. */
ask: Ask, 
/** The space, tile or card that asks, if one does. */
source?: string, 
/** The round in progress, from 1. */
round: number, 
/** The phase in progress. */
phase: string, };

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
export type ServerMessage<G extends GameTypes> = { "type": "state" } & State<G> | { "type": "refused", 
/** The number of the state as it stands. */
number: number, 
/** The reason, as the name of a message. */
why: string, 
/** The number of the rule, or nothing. */
rule: string, } | { "type": "tried", 
/** The number of the state in which it was tried. */
number: number, 
/** The move. */
move: G['Move'], 
/** Why it cannot be made, if it cannot. */
why?: string, 
/** The number of the rule behind that, or nothing. */
rule?: string, 
/** The ways to pay for it, if it cannot be made. */
pay?: Array<G['Goods']>, 
/** What it costs and brings, if it can be made. */
preview?: G['Preview'], } | { "type": "error", 
/** A word for programs. */
code: string, 
/** A sentence for people. */
error: string, } | { "type": "seats", 
/** Who sits where. */
seats: Array<SeatInfo>, } | { "type": "pong" };

/** The game as a client gets to see it. */
export type State<G extends GameTypes> = { 
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
view: G['View'], 
/** Why the viewer is asked. */
decision: Question<G> | null, 
/** The answers. */
moves: Array<G['Move']>, 
/** The exchanges possible besides. */
exchanges: Array<G['Move']>, 
/** What is not possible, and why. */
blocked: Array<Blocked<G>>, 
/** What the answers and then the exchanges cost and bring, in the same order; nothing where there are very many of a sort: try one. */
previews: Array<G['Preview'] | null>, 
/** What a person points at for the answers and then the exchanges, in the same order. */
targets: Array<G['Target']>, 
/** How often in a row each exchange can be made, in the order of the exchanges. */
times: Array<number>, 
/** Everybody who is asked. */
asked: Array<Seat>, 
/** What can be taken back. */
undo: MayUndo, 
/** What happened with the last move. */
events: Array<G['Event']>, 
/** New lines of the log. */
log: Array<LogLine<G>>, 
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
