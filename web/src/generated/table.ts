// Written by `cargo xtask types` from the Rust types. Not to be edited.

/** The games at this table. */
export const GAMES = ["agricola", "caverna"] as const;
export type GameName = (typeof GAMES)[number];

/** The levels of bots that people choose from. */
export const LEVELS = ["easy", "medium", "hard", "unlimited"] as const satisfies readonly Level[];

/** What people at a table can say to each other. */
export const SIGNALS = ["hello", "moment", "well-played", "your-turn", "thanks"] as const satisfies readonly Signal[];

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

/** Why a move is good: the name of a sentence, and what it says. */
export interface Why {
  why: string
  [said: string]: string | number
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
  /** After it nothing can be done before one of these exchanges is made. */
  needs?: { type: string }[]
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
  /** The points to be reached by somebody who plays alone. */
  target?: number
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
visits: number, 
/** Why it is good: the name of a sentence, and what it says. Nothing where there is nothing to say. */
why?: Why, };

/** What is played alone in a game, if it is. */
export type Alone = { 
/** The series of mine to which it belongs. */
series: SeriesInfo | null, 
/** The deal of the day that it is. */
daily: DailyInfo | null, };

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

/** What one card or tile gives. */
export type CardPoints = { 
/** The card or tile. */
card: string, 
/** Its points, possibly negative. */
points: number, };

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
move: G['Move'], } | { "type": "foresee", 
/** Who would move. */
seat: Seat, 
/** The moves, the first one first. */
moves: Array<G['Move']>, } | { "type": "consent", 
/** Whether they may. */
yes: boolean, } | { "type": "signal", 
/** What it means. */
signal: Signal, } | { "type": "look", 
/** One of the person's seats. */
seat: Seat, } | { "type": "hurry", 
/** The seat for which it plays. */
seat: Seat, } | { "type": "ping" };

/** The time that a table has agreed on. */
export type Clock = { 
/** Seconds for a move. */
limit: number, 
/** What the server's clock says, in milliseconds since 1970. */
now: number, };

/** The code that came by e-mail. */
export type ConfirmForm = { 
/** The code. */
code: string, };

/** From where a game goes on, and who plays. */
export type ContinueForm = { 
/** After this number of moves. */
number: number, 
/** A seat of mine, with whose eyes; left out: my first one. */
seat?: number, 
/** Who sits where; left out: all seats are mine. */
seats?: Array<SeatForm>, };

/** The course of a game so far. */
export type Course = { 
/** How many moves have been made. */
number: number, 
/** Where its rounds begin. */
rounds: Array<RoundMark>, 
/** Where its turns begin. */
turns: Array<TurnMark>, };

/** Where the new game is. */
export type Created = { 
/** Its id, for links. */
id: string, 
/** The code by which people join. */
code: string, };

/** What everybody could expect at some moment. */
export type CurvePoint = { 
/** After how many moves. */
number: number, 
/** The round. */
round: number, 
/** The points that each seat could expect at the end. */
points: Array<number>, };

/** The deal of a day, and what has been made of it. */
export type DailyInfo = { 
/** The day, as `2026-11-15`; it ends at midnight in Greenwich. */
day: string, 
/** Which game is played; nothing if there is none on that day. */
game: string | null, 
/** What the deal is called, as a part of the name of a message. */
name: string | null, 
/** My game, once I have begun it. */
mine: string | null, 
/** Whether I have had my try: it is `mine`, or was deleted. */
tried: boolean, 
/** Who has finished it: those with an account, then guests, the best of each first. */
results: Array<DailyPlace>, };

/** What somebody made of the deal of a day. */
export type DailyPlace = { 
/** The name. */
name: string, 
/** The points. */
points: number, 
/** Whether it is me. */
you: boolean, 
/** Whether it was a guest. */
guest: boolean, };

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

/** A game of a series that is over. */
export type Ended = { 
/** The game, for links. */
game: string, 
/** What came of it. */
outcome: Outcome, };

/** The body of a refusal. */
export type ErrorBody = { 
/** A word for programs, for example `not-found`. */
code: string, 
/** A sentence for people. */
error: string, 
/** The name of the game's own message for it, if there is one. */
why?: string, };

/** One thing to agree on. Its label is the message `<game>-form-<name>`, that of a value `<game>-form-<name>-<value>`. */
export type Field = { 
/** Its name among the options of the game. */
name: string, 
/** It is asked for only if another field has one of these values. */
only_if?: OnlyIf, 
/** It is asked for in this case too. A field that is not asked for itself has no value that counts. */
or_if?: OnlyIf, } & ({ "input": "number", 
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

/** What is understood at the other end of a web hook. */
export type HookForm = "discord" | "slack" | "json";

/** A web hook. */
export type HookWish = { 
/** Where to. */
url: string, 
/** What is understood there. */
form: HookForm, };

/** The seat to take. */
export type JoinForm = { 
/** The seat; left out: the first that is open. */
seat?: number, };

/** Where the game is. */
export type Joined = { 
/** Its id, for links. */
id: string, };

/** A language. */
export type Language = "en" | "de" | "nl";

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

/** An address for e-mail. */
export type MailWish = { 
/** The address. */
address: string, 
/** Whether the person has shown that it is theirs. */
confirmed: boolean, };

/** What can be taken back. */
export type MayUndo = { 
/** The last step. */
step: boolean, 
/** The whole turn. */
turn: boolean, 
/** Whether others have to agree, because they have moved since. */
asks: boolean, };

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
/** How many seconds there are for a move, 60 to 2592000; then a bot plays on until the person comes back. Left out: no limit. */
move_time?: number, 
/** Whether it waits in a lobby until its host starts it; otherwise it can be played at once. */
lobby?: boolean, 
/** Where chance comes from; only for games without other people. */
seed?: Seed, };

/** A new series. */
export type NewSeries = { 
/** Which game. */
game: string, 
/** Which of its series. */
kind: string, 
/** What the person wishes for its games, as in the protocol. */
options?: object, };

/** How a series goes on. */
export type NextForm = { 
/** The card that is kept from the game that is over. */
keep?: string, 
/** Whether the last game is dealt again, after it was lost or left. */
same?: boolean, 
/** Whether a game that is being played is left. */
leave?: boolean, 
/** Other wishes for the games to come. */
options?: object, };

/** What the person who asks is told, and how they could be. */
export type Notices = { 
/** The ways that this server knows. */
ways: Array<Way>, 
/** What was wished for; nothing: no notices. */
wishes: Wishes | null, };

/** When a field is asked for. */
export type OnlyIf = { 
/** The other field. */
field: string, 
/** The values it must have one of. */
is: Array<string>, };

/** What came of a game of a series. */
export type Outcome = { 
/** The points that were made. */
points: number, 
/** The points that were asked. */
target: number, 
/** Whether they were reached. */
reached: boolean, 
/** The cards one of which can be kept. */
cards: Array<string>, 
/** Whether one of them must be kept. */
must_keep: boolean, 
/** The food that is carried over to the next game. */
food: number, };

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

/** Hours in which nothing is told. */
export type Quiet = { 
/** The hour in which they begin, 0 to 23. */
from: number, 
/** The hour at which they end, 0 to 23. */
to: number, 
/** How many minutes the person's clock is ahead of UTC. */
zone: number, };

/** What is thought of a finished game, as far as it has been found out. */
export type Review<G extends GameTypes> = { 
/** How much of it is done, from 0 to 1. Until then the lists are empty. */
progress: number, 
/** Turn by turn. */
turns: Array<Reviewed<G>>, 
/** What everybody could expect, from turn to turn. */
curve: Array<CurvePoint>, };

/** What was thought of one turn. */
export type Reviewed<G extends GameTypes> = { 
/** After how many moves it began. */
number: number, 
/** Whose turn it was. */
seat: Seat, 
/** The round. */
round: number, 
/** The move that was made. */
chosen: G['Move'], 
/** The best moves and the chosen one, the best first. */
moves: Array<ReviewedChoice<G>>, 
/** By how many points the best move was better; 0 if the best was chosen. */
loss: number, 
/** By how many points the chosen move was better than the next best; 0 if it was not the best. */
gain: number, };

/** One of the moves that could be chosen. */
export type ReviewedChoice<G extends GameTypes> = { 
/** The move. */
move: G['Move'], 
/** The lead over the best of the others that it leads to; alone at the table the points. */
value: number, 
/** Why it is good: the name of a sentence, and what it says. */
why?: Why, };

/** Where a round begins. */
export type RoundMark = { 
/** The round. */
round: number, 
/** After how many moves it begins. */
number: number, };

/** One row of the score pad. */
export type ScoreLine = { 
/** The category's name in the protocol. */
category: string, 
/** The points of the category, possibly negative. */
points: number, 
/** How many things the points are given for, where they are counted. */
count?: number, 
/** The cards or tiles that give points here; what they do not give comes from elsewhere. */
cards?: Array<CardPoints>, };

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
/** The name shown, for several people at one browser and for bots. */
name?: string, };

/** A seat as everybody sees it. */
export type SeatInfo = { 
/** The name shown. */
name: string, 
/** Who plays it. */
kind: SeatKind, 
/** How strong a bot is; nothing for other seats. */
level: Level | null, 
/** Whether it belongs to who began the game. */
host: boolean, 
/** Whether a bot plays for a person, who can come back. */
stand_in: boolean, 
/** Whether somebody is there to play for the seat; absent in lists. */
connected?: boolean, 
/** Until when the person has time, in milliseconds since 1970 by the server's clock; only where the table has agreed on a time for a move and the person is asked. */
due?: number, };

/** Who plays a seat, without the level of a bot. */
export type SeatKind = "human" | "bot" | "open";

/** 128 secret bits from which everything random in a game follows. */
export type Seed = string;

/** A series of mine. */
export type SeriesInfo = { 
/** Its id, for links. */
id: string, 
/** Which game is played. */
game: string, 
/** Where it stands. */
standing: Standing, 
/** The games that were played for it, in order. */
tries: Array<TryInfo>, 
/** The game that is being played. */
running: string | null, 
/** The game that is over and from which the series goes on. */
ended: Ended | null, };

/** A kind of series. Its name for people is the message `<game>-series-<name>`, the attribute `text` of it tells how it goes. */
export type SeriesKind = { 
/** Its name. */
name: string, 
/** The points to be reached, game by game; whoever has reached them all has won it. */
targets: Array<number>, 
/** The fields of the form for new games that the person fills in. */
asks: Array<string>, 
/** Whether chance deals its games, so that one can be dealt again. */
dealt: boolean, 
/** Whether the person also chooses the cards in hand and the order of the rounds. */
free_choice: boolean, };

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
preview?: G['Preview'], } | { "type": "foreseen", 
/** The number of the state in which the first of them would be made. */
number: number, 
/** The moves. */
moves: Array<G['Move']>, 
/** What each of them costs and brings after those before it. There are fewer where the next one cannot be made, or where what comes before it ends the turn or brings something to light. */
previews: Array<G['Preview']>, } | { "type": "error", 
/** A word for programs. */
code: string, 
/** A sentence for people. */
error: string, } | { "type": "rematch", 
/** Its id, for links. */
id: string, 
/** The code by which people join. */
code: string, } | { "type": "signal", 
/** Who. */
seat: Seat, 
/** What it means. */
signal: Signal, } | { "type": "seats", 
/** Who sits where. */
seats: Array<SeatInfo>, } | { "type": "pong" };

/** What people at a table can say to each other without a word of their own. In `locales/` it is the message `ui-signal-` and the word. */
export type Signal = "hello" | "moment" | "well-played" | "your-turn" | "thanks";

/** Where a series stands. */
export type Standing = { 
/** The kind of series. */
kind: string, 
/** The number of the game to be played, from 1. */
number: number, 
/** The points to be reached in it. */
target: number, 
/** Whether everything has been reached; one may go on. */
won: boolean, 
/** The cards that were kept, and are in play from its start. */
kept: Array<string>, 
/** The food that was carried over. */
food: number, };

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
/** What somebody would like to take back; nothing most of the time. */
take_back: TakeBack | null, 
/** Whether the game waits in its lobby: nobody is asked, and nobody sees a hand, before its host starts it. */
lobby: boolean, 
/** Whether the person has several seats and one of them has something to hide from the others. */
has_secrets: boolean, 
/** What happened with the last move. */
events: Array<G['Event']>, 
/** New lines of the log. */
log: Array<LogLine<G>>, 
/** Whether the log begins anew, after connecting and after something was taken back. */
log_anew: boolean, 
/** The score sheets. */
scores: Array<ScoreSheet>, 
/** Whether the game is over. */
over: boolean, 
/** The time for a move, if the table has agreed on one. */
clock?: Clock, };

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
/** Which of them are yours. */
you: Array<number>, 
/** Whether you began it. */
host: boolean, 
/** Whether you are asked. */
your_turn: boolean, 
/** Whether it waits in its lobby until the host starts it. */
lobby: boolean, 
/** What is agreed, as in the protocol, where one game is asked for and nothing hidden is told by it. */
options?: Record<string, unknown>, 
/** Whether it is over. */
over: boolean, 
/** The points, when it is over. */
scores?: Array<number>, 
/** How many seconds there are for a move, if the table has agreed on that. */
move_time?: number, 
/** When something last happened, as `2026-11-15T20:35:21.007Z`. */
updated: string, };

/** What somebody would like to take back, and who has still to agree. */
export type TakeBack = { 
/** Who would like to. */
seat: Seat, 
/** How many moves would be left. */
to: number, 
/** Who has still to agree. */
waits_for: Array<Seat>, 
/** How many milliseconds they have left; when they are over, it is a no. */
left: number, 
/** Whether somebody said no, or not all said yes in time: it stays as it is. */
refused: boolean, };

/** A game that was played for a series. */
export type TryInfo = { 
/** Which game of the series it was meant to be. */
number: number, 
/** The points that were asked. */
target: number, 
/** The points that were made; none if it was not played to its end. */
points: number | null, 
/** The card that was kept after it. */
kept: string | null, 
/** The game, for links. */
game: string, 
/** When it was begun, as `2026-11-15T20:35:21.007Z`. */
at: string, };

/** Where a turn begins. */
export type TurnMark = { 
/** After how many moves it begins. */
number: number, 
/** Whose turn it is. */
seat: Seat, };

/** How many steps to take back. */
export type Undo = "step" | "turn";

/** A way to be told. */
export type Way = "mail" | "hook";

/** What a person wishes to be told. */
export type Wishes = { 
/** In which language. */
language: Language, 
/** After how many minutes of being waited for, 1 to 1440. */
after: number, 
/** When not. */
quiet?: Quiet, 
/** By e-mail. */
mail?: MailWish, 
/** By a web hook. */
hook?: HookWish, };
