//! The commands that a room understands, and the requests it answers.

use super::tell;
use crate::advice::Advice;
use crate::error::{ApiError, Code};
use crate::message::{ClientMessage, Signal};
use crate::outbox::Outbox;
use crate::play::{Course, Origin, Thinking};
use crate::review::Reviewable;
use crate::seat::SeatUse;
use crate::store::SeatRow;
use std::net::IpAddr;
use std::time::Instant;
use table::Seat;
use tokio::sync::oneshot;

/// Where the answer to a request goes.
pub type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// What a room can be told to do.
pub enum Command {
    /// Somebody comes to the table, to play or to watch.
    Enter {
        /// The number of the connection.
        connection: u64,
        /// The person.
        person: String,
        /// Where they come from.
        address: IpAddr,
        /// Where messages go.
        out: Outbox,
    },
    /// A connection ends.
    Leave {
        /// The number of the connection.
        connection: u64,
    },
    /// A message came over a connection.
    Message {
        /// The number of the connection.
        connection: u64,
        /// The message.
        message: ClientMessage,
        /// When it arrived.
        at: Instant,
    },
    /// Look again whether a bot has to move.
    Wake,
    /// Panic: to test that a panic costs one command and not the game.
    #[cfg(test)]
    Panic,
    /// Keep the thread busy for this long, as slow rules would.
    #[cfg(test)]
    Work(std::time::Duration),
    /// Somebody's time for a move may be over.
    Late,
    /// Somebody gave a signal through another server.
    Signalled {
        /// Who.
        seat: Seat,
        /// What it means.
        signal: Signal,
    },
    /// Somebody told a bot to move through another server.
    Hurried {
        /// Where the bot sits.
        seat: Seat,
    },
    /// Another server has stored a change of the game.
    Changed {
        /// The revision of the game then.
        revision: i64,
    },
    /// Somebody came to the game through another server, or went away there.
    People,
    /// No other server thinks for the bots.
    BotsFree,
    /// What other servers said may have been lost.
    Everything,
    /// A person has another name now.
    Renamed {
        /// The person.
        person: String,
    },
    /// Everything of one person belongs to another from now on.
    Adopted {
        /// The person who had everything.
        from: String,
        /// The person to whom it belongs now.
        to: String,
    },
    /// The people of this game play another one now.
    Rematch {
        /// Its id.
        id: String,
        /// The code by which people join.
        code: String,
    },
    /// A request came over HTTP.
    Request {
        /// The person.
        person: String,
        /// The request.
        request: RoomRequest,
    },
}

/// What can be requested over HTTP.
pub enum RoomRequest {
    /// The game as it stood.
    Past {
        /// After this number of moves.
        number: usize,
        /// As this seat sees it; otherwise as the person's first seat does.
        seat: Option<Seat>,
        /// The answer: a state.
        reply: Reply<String>,
    },
    /// The record.
    Record {
        /// The answer: a record.
        reply: Reply<String>,
    },
    /// Where rounds and turns began.
    Course {
        /// The answer.
        reply: Reply<Course>,
    },
    /// A game that goes on from a moment of this one.
    Continue {
        /// After this number of moves.
        number: usize,
        /// As this seat sees it; otherwise as the person's first seat does.
        seat: Option<Seat>,
        /// The answer: how it begins.
        reply: Reply<Origin>,
    },
    /// The same people play again.
    Rematch {
        /// The answer: how the new game begins, and who sits where.
        reply: Reply<(Origin, Vec<SeatRow>)>,
    },
    /// What there is to review.
    Review {
        /// The answer.
        reply: Reply<Reviewable>,
    },
    /// A hint.
    Advise {
        /// For this seat.
        seat: Seat,
        /// The answer: the computation that finds it.
        reply: Reply<Thinking<Vec<Advice>>>,
    },
    /// Something about seats.
    Seats {
        /// What.
        request: SeatRequest,
        /// The answer.
        reply: Reply<()>,
    },
}

/// What can be requested about seats.
pub enum SeatRequest {
    /// A seat for the person who asks.
    Sit {
        /// The person's name.
        name: String,
        /// The seat; otherwise the first that is open.
        seat: Option<Seat>,
    },
    /// The game leaves its lobby.
    Start,
    /// Another use of a seat.
    Reseat {
        /// The name of the person who asks.
        name: String,
        /// The seat.
        seat: Seat,
        /// What it shall be used for.
        wish: SeatUse,
    },
}

impl RoomRequest {
    pub(super) fn refuse(self, error: ApiError) {
        match self {
            RoomRequest::Past { reply, .. } | RoomRequest::Record { reply } => drop(reply.send(Err(error))),
            RoomRequest::Advise { reply, .. } => drop(reply.send(Err(error))),
            RoomRequest::Course { reply } => drop(reply.send(Err(error))),
            RoomRequest::Continue { reply, .. } => drop(reply.send(Err(error))),
            RoomRequest::Rematch { reply } => drop(reply.send(Err(error))),
            RoomRequest::Review { reply } => drop(reply.send(Err(error))),
            RoomRequest::Seats { reply, .. } => drop(reply.send(Err(error))),
        }
    }
}

impl Command {
    /// Whether all it says is that something was stored beside this room.
    pub(super) fn tells_of_a_change(&self) -> bool {
        matches!(self, Command::Changed { .. } | Command::Renamed { .. } | Command::Adopted { .. })
    }

    /// Whether the game must be as it is stored for this. Who enters is shown the latest anyway.
    pub(super) fn needs_the_latest(&self) -> bool {
        matches!(self, Command::Request { .. } | Command::Message { .. } | Command::Wake | Command::BotsFree)
    }

    pub(super) fn refuse(self, error: ApiError) {
        match self {
            Command::Request { request, .. } => request.refuse(error),
            Command::Enter { out, .. } => {
                let close = match error.code {
                    Code::NotFound => tell::NO_GAME,
                    Code::Damaged => tell::DAMAGED,
                    _ => tell::TRY_AGAIN,
                };
                out.put(tell::closing(close, error.code.word()));
            }
            // Nobody waits for an answer to these.
            Command::Leave { .. }
            | Command::Message { .. }
            | Command::Wake
            | Command::Late
            | Command::Signalled { .. }
            | Command::Hurried { .. }
            | Command::Changed { .. }
            | Command::People
            | Command::BotsFree
            | Command::Everything
            | Command::Renamed { .. }
            | Command::Rematch { .. }
            | Command::Adopted { .. } => {}
            #[cfg(test)]
            Command::Panic | Command::Work(_) => {}
        }
    }
}
