//! The messages on the WebSocket.

use crate::play::{Undo, ViewerState};
use crate::seat::{SeatKind, level_schema};
use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Seat;
use utoipa::ToSchema;

/// Lists the signals: a name, and the word for programs.
macro_rules! signals {
    ($($(#[$doc:meta])* $name:ident = $word:literal;)*) => {
        /// What people at a table can say to each other without a word of their own. In `locales/` it is the message
        /// `ui-signal-` and the word.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        pub enum Signal { $($(#[$doc])* #[serde(rename = $word)] $name),* }

        impl Signal {
            /// All of them.
            pub const ALL: [Signal; 5] = [$(Signal::$name),*];

            /// The word for programs.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Signal::$name => $word),*
                }
            }
        }
    };
}

signals! {
    /// Hello!
    Hello = "hello";
    /// One moment, please.
    Moment = "moment";
    /// Well played!
    WellPlayed = "well-played";
    /// It is your turn.
    YourTurn = "your-turn";
    /// Thank you!
    Thanks = "thanks";
}

impl Signal {
    /// The signal with this name.
    pub fn named(name: &str) -> Option<Signal> {
        Signal::ALL.into_iter().find(|signal| signal.name() == name)
    }
}

/// A message of a client.
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "type", rename_all = "snake_case"))]
pub enum ClientMessage {
    /// A move of a seat, made in sight of the state with this number.
    Move {
        /// The number of the state.
        number: usize,
        /// Its revision, if the client wants to be exact.
        #[cfg_attr(test, ts(optional))]
        revision: Option<i64>,
        /// Who moves.
        seat: Seat,
        /// The move.
        #[cfg_attr(test, ts(rename = "move", type = "G['Move']"))]
        action: Box<RawValue>,
    },
    /// Take back.
    Undo {
        /// Whose steps.
        seat: Seat,
        /// How many.
        what: Undo,
    },
    /// What would come of a move? Nothing is changed by asking.
    Try {
        /// Who would move.
        seat: Seat,
        /// The move.
        #[cfg_attr(test, ts(rename = "move", type = "G['Move']"))]
        action: Box<RawValue>,
    },
    /// What would come of several moves that are made one after the other? Nothing is changed by asking.
    Foresee {
        /// Who would move.
        seat: Seat,
        /// The moves, the first one first.
        #[cfg_attr(test, ts(type = "Array<G['Move']>"))]
        moves: Vec<Box<RawValue>>,
    },
    /// Whether others may take back what they would like to.
    Consent {
        /// Whether they may.
        yes: bool,
    },
    /// Say something to the others at the table.
    Signal {
        /// What it means.
        signal: Signal,
    },
    /// Show the game with the eyes of this seat.
    Look {
        /// One of the person's seats.
        seat: Seat,
    },
    /// A bot that takes its time shall move now.
    Hurry {
        /// The seat for which it plays.
        seat: Seat,
    },
    /// Are you there?
    Ping,
}

/// So many moves are foreseen at once.
const MOST_FORESEEN: usize = 32;

/// The form in which messages arrive; one for all, because the move inside is read later.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MessageForm {
    #[serde(rename = "type")]
    kind: String,
    number: Option<usize>,
    revision: Option<i64>,
    seat: Option<Seat>,
    #[serde(rename = "move")]
    action: Option<Box<RawValue>>,
    moves: Option<Vec<Box<RawValue>>>,
    what: Option<Undo>,
    yes: Option<bool>,
    signal: Option<Signal>,
}

impl ClientMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// In a sentence, if it is none.
    pub fn read(text: &str) -> Result<ClientMessage, String> {
        let form: MessageForm = serde_json::from_str(text).map_err(|e| format!("This is no message: {e}."))?;
        let seat = || form.seat.ok_or("The message names no seat.");
        let action = form.action.ok_or("The message has no move.");
        match form.kind.as_str() {
            "move" => Ok(ClientMessage::Move {
                number: form.number.ok_or("The move names no number.")?,
                revision: form.revision,
                seat: seat()?,
                action: action?,
            }),
            "try" => Ok(ClientMessage::Try { seat: seat()?, action: action? }),
            "foresee" => Ok(ClientMessage::Foresee {
                seat: seat()?,
                moves: form
                    .moves
                    .filter(|moves| moves.len() <= MOST_FORESEEN)
                    .ok_or_else(|| format!("The message has no list of at most {MOST_FORESEEN} moves."))?,
            }),
            "undo" => Ok(ClientMessage::Undo { seat: seat()?, what: form.what.unwrap_or(Undo::Step) }),
            "hurry" => Ok(ClientMessage::Hurry { seat: seat()? }),
            "consent" => Ok(ClientMessage::Consent { yes: form.yes.ok_or("The message says neither yes nor no.")? }),
            "signal" => Ok(ClientMessage::Signal { signal: form.signal.ok_or("The message has no signal.")? }),
            "look" => Ok(ClientMessage::Look { seat: seat()? }),
            "ping" => Ok(ClientMessage::Ping),
            other => Err(format!("There is no message of type {other:?}.")),
        }
    }
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The name shown.
    pub name: String,
    /// Who plays it.
    pub kind: SeatKind,
    /// How strong a bot is; nothing for other seats.
    #[schema(schema_with = level_schema)]
    pub level: Option<Level>,
    /// Whether it belongs to who began the game.
    pub host: bool,
    /// Whether a bot plays for a person, who can come back.
    pub stand_in: bool,
    /// Whether somebody is there to play for the seat; absent in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub connected: Option<bool>,
    /// Until when the person has time, in milliseconds since 1970 by the server's clock; only where the table has agreed
    /// on a time for a move and the person is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub due: Option<i64>,
}

/// The time that a table has agreed on.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clock {
    /// Seconds for a move.
    pub limit: i64,
    /// What the server's clock says, in milliseconds since 1970.
    pub now: i64,
}

/// A line of the log.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogLine<'a> {
    /// The number of the state in which it had happened.
    pub number: usize,
    /// Whose move brought it about.
    pub seat: Seat,
    /// What happened.
    #[cfg_attr(test, ts(type = "G['Event']"))]
    pub event: &'a RawValue,
}

/// What can be taken back.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MayUndo {
    /// The last step.
    pub step: bool,
    /// The whole turn.
    pub turn: bool,
    /// Whether others have to agree, because they have moved since.
    pub asks: bool,
}

/// What somebody would like to take back, and who has still to agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TakeBack {
    /// Who would like to.
    pub seat: Seat,
    /// How many moves would be left.
    pub to: usize,
    /// Who has still to agree.
    pub waits_for: Vec<Seat>,
    /// How many milliseconds they have left; when they are over, it is a no.
    pub left: i64,
    /// Whether somebody said no, or not all said yes in time: it stays as it is.
    pub refused: bool,
}

/// The game as a client gets to see it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct State<'a> {
    /// How many moves have been made.
    pub number: usize,
    /// Grows with every change, also when moves are taken back.
    pub revision: i64,
    /// Which game it is.
    pub game: &'static str,
    /// The seats of the person.
    pub you: &'a [Seat],
    /// The seat with whose eyes this is seen; nobody for spectators.
    pub seat: Option<Seat>,
    /// Who sits where.
    pub seats: &'a [SeatInfo],
    /// What the viewer may know.
    #[cfg_attr(test, ts(type = "G['View']"))]
    pub view: &'a RawValue,
    /// Why the viewer is asked.
    #[cfg_attr(test, ts(type = "Question | null"))]
    pub decision: Option<&'a RawValue>,
    /// The answers.
    #[cfg_attr(test, ts(type = "Array<G['Move']>"))]
    pub moves: &'a RawValue,
    /// The exchanges possible besides.
    #[cfg_attr(test, ts(type = "Array<G['Move']>"))]
    pub exchanges: &'a RawValue,
    /// What is not possible, and why.
    #[cfg_attr(test, ts(type = "Array<Blocked>"))]
    pub blocked: &'a RawValue,
    /// What the answers and then the exchanges cost and bring, in the same order; nothing where there are very many of a
    /// sort: try one.
    #[cfg_attr(test, ts(type = "Array<G['Preview'] | null>"))]
    pub previews: &'a RawValue,
    /// What a person points at for the answers and then the exchanges, in the same order.
    #[cfg_attr(test, ts(type = "Array<G['Target']>"))]
    pub targets: &'a RawValue,
    /// How often in a row each exchange can be made, in the order of the exchanges.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub times: &'a RawValue,
    /// Everybody who is asked.
    pub asked: Vec<Seat>,
    /// What can be taken back.
    pub undo: MayUndo,
    /// What somebody would like to take back; nothing most of the time.
    pub take_back: Option<TakeBack>,
    /// Whether the game waits in its lobby: nobody is asked, and nobody sees a hand, before its host starts it.
    pub lobby: bool,
    /// Whether the person has several seats and one of them has something to hide from the others.
    pub has_secrets: bool,
    /// What happened with the last move.
    #[cfg_attr(test, ts(type = "Array<G['Event']>"))]
    pub events: Vec<&'a RawValue>,
    /// New lines of the log.
    pub log: Vec<LogLine<'a>>,
    /// Whether the log begins anew, after connecting and after something was taken back.
    pub log_anew: bool,
    /// The score sheets.
    #[cfg_attr(test, ts(as = "Vec<table::ScoreSheet>"))]
    pub scores: &'a RawValue,
    /// Whether the game is over.
    pub over: bool,
    /// The time for a move, if the table has agreed on one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<Clock>,
}

impl<'a> State<'a> {
    /// The state of a viewer; the rest is as for a spectator.
    pub fn of(
        viewed: &'a ViewerState,
        number: usize,
        revision: i64,
        game: &'static str,
        seats: &'a [SeatInfo],
    ) -> State<'a> {
        State {
            number,
            revision,
            game,
            you: &[],
            seat: None,
            seats,
            view: &viewed.view,
            decision: viewed.decision.as_deref(),
            moves: &viewed.moves,
            exchanges: &viewed.exchanges,
            blocked: &viewed.blocked,
            previews: &viewed.previews,
            targets: &viewed.targets,
            times: &viewed.times,
            asked: viewed.asked.iter().collect(),
            undo: MayUndo { step: false, turn: false, asks: false },
            take_back: None,
            lobby: false,
            has_secrets: false,
            events: Vec::new(),
            log: Vec::new(),
            log_anew: false,
            scores: &viewed.scores,
            over: viewed.asked.is_empty(),
            clock: None,
        }
    }
}

/// A message of the server.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// The game as it stands.
    State(&'a State<'a>),
    /// A move that was not made.
    Refused {
        /// The number of the state as it stands.
        number: usize,
        /// The reason, as the name of a message.
        why: &'a str,
        /// The number of the rule, or nothing.
        rule: &'a str,
    },
    /// What would come of a move.
    Tried {
        /// The number of the state in which it was tried.
        number: usize,
        /// The move.
        #[serde(rename = "move")]
        #[cfg_attr(test, ts(rename = "move", type = "G['Move']"))]
        action: &'a RawValue,
        /// Why it cannot be made, if it cannot.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        why: Option<&'static str>,
        /// The number of the rule behind that, or nothing.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        rule: Option<&'static str>,
        /// The ways to pay for it, if it cannot be made.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "Array<G['Goods']>"))]
        pay: Option<&'a RawValue>,
        /// What it costs and brings, if it can be made.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, type = "G['Preview']"))]
        preview: Option<&'a RawValue>,
    },
    /// What would come of several moves that are made one after the other.
    Foreseen {
        /// The number of the state in which the first of them would be made.
        number: usize,
        /// The moves.
        #[cfg_attr(test, ts(type = "Array<G['Move']>"))]
        moves: &'a [Box<RawValue>],
        /// What each of them costs and brings after those before it. There are fewer where the next one cannot be made, or where
        /// what comes before it ends the turn or brings something to light.
        #[cfg_attr(test, ts(type = "Array<G['Preview']>"))]
        previews: &'a [Box<RawValue>],
    },
    /// Something went wrong.
    Error {
        /// A word for programs.
        code: &'a str,
        /// A sentence for people.
        error: &'a str,
    },
    /// The people of this game play another one now.
    Rematch {
        /// Its id, for links.
        id: &'a str,
        /// The code by which people join.
        code: &'a str,
    },
    /// Somebody says something to the others.
    Signal {
        /// Who.
        seat: Seat,
        /// What it means.
        signal: Signal,
    },
    /// Somebody came or went.
    Seats {
        /// Who sits where.
        seats: &'a [SeatInfo],
    },
    /// Yes, still there.
    Pong,
}

impl ServerMessage<'_> {
    /// The message as text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a message can be written as JSON")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_and_nonsense_is_not() {
        let move_ = ClientMessage::read(r#"{"type":"move","number":3,"seat":1,"move":{"type":"done"}}"#).unwrap();
        assert!(matches!(move_, ClientMessage::Move { number: 3, seat, revision: None, .. } if seat == Seat::new(1)));
        let undo = ClientMessage::read(r#"{"type":"undo","seat":0,"what":"turn"}"#).unwrap();
        assert!(matches!(undo, ClientMessage::Undo { what: Undo::Turn, .. }));
        assert!(matches!(
            ClientMessage::read(r#"{"type":"try","seat":0,"move":{"type":"done"}}"#),
            Ok(ClientMessage::Try { .. })
        ));
        let foresee = |n: usize| format!(r#"{{"type":"foresee","seat":0,"moves":[{}]}}"#, vec!["{}"; n].join(","));
        let long = ClientMessage::read(&foresee(MOST_FORESEEN));
        assert!(matches!(long, Ok(ClientMessage::Foresee { moves, .. }) if moves.len() == MOST_FORESEEN));
        assert!(ClientMessage::read(&foresee(MOST_FORESEEN + 1)).is_err(), "nobody asks for the work of a whole game");
        assert!(matches!(
            ClientMessage::read(r#"{"type":"signal","signal":"well-played"}"#),
            Ok(ClientMessage::Signal { signal: Signal::WellPlayed })
        ));
        assert!(ClientMessage::read(r#"{"type":"signal","signal":"anything"}"#).is_err(), "nobody chats here");
        for bad in [
            "",
            "{}",
            "[]",
            r#"{"type":"move","number":-1}"#,
            r#"{"type":"try"}"#,
            r#"{"type":"foresee","seat":0}"#,
            r#"{"type":"dance"}"#,
        ] {
            assert!(ClientMessage::read(bad).is_err(), "{bad}");
        }
    }
}
