//! What servers on one database tell each other.
//!
//! A server that has stored something tells the others in a few words after the commit, and they read the rest: what is
//! stored is the truth, and a word that is lost costs a moment and no move.

use crate::message::Signal;
use table::Seat;

/// What a server tells the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// A game has changed.
    Game {
        /// Its id.
        id: String,
        /// Its revision now.
        revision: i64,
    },
    /// Somebody came to a game or went away.
    People {
        /// The game.
        id: String,
    },
    /// Nobody thinks for the bots of a game any more.
    Bots {
        /// The game.
        id: String,
    },
    /// Somebody at a game gives a signal.
    Signal {
        /// The game.
        id: String,
        /// Who gives it.
        seat: Seat,
        /// What it means.
        signal: Signal,
    },
    /// Somebody at a game tells a bot to move with what it has found so far.
    Hurry {
        /// The game.
        id: String,
        /// Where the bot sits.
        seat: Seat,
    },
    /// The people of a game play another one now.
    Rematch {
        /// The game that is over.
        id: String,
        /// The new one.
        next: String,
        /// The code by which people join it.
        code: String,
    },
    /// Everything of one person belongs to another.
    Adopted {
        /// The person who had everything.
        from: String,
        /// The person to whom it belongs now.
        to: String,
    },
    /// A server has ended or died; who was there is not, and its bots are free.
    Gone,
    /// Words may have been lost: whatever is known of any game may be old.
    Everything,
}

/// The most bytes that PostgreSQL carries at once, with a little to spare.
const MOST_BYTES: usize = 7800;

impl Word {
    /// One line.
    fn line(&self) -> String {
        match self {
            Word::Game { id, revision } => format!("game {id} {revision}"),
            Word::People { id } => format!("people {id}"),
            Word::Bots { id } => format!("bots {id}"),
            Word::Signal { id, seat, signal } => format!("signal {id} {} {}", seat.index(), signal.name()),
            Word::Hurry { id, seat } => format!("hurry {id} {}", seat.index()),
            Word::Rematch { id, next, code } => format!("rematch {id} {next} {code}"),
            Word::Adopted { from, to } => format!("adopted {from} {to}"),
            Word::Gone => "gone".into(),
            Word::Everything => "everything".into(),
        }
    }

    /// Reads a line; a newer version may say what this one does not know, and that is passed over.
    fn read(line: &str) -> Option<Word> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["game", id, revision] => Some(Word::Game { id: id.into(), revision: revision.parse().ok()? }),
            ["people", id] => Some(Word::People { id: id.into() }),
            ["bots", id] => Some(Word::Bots { id: id.into() }),
            ["signal", id, seat, signal] => Some(Word::Signal {
                id: id.into(),
                seat: Seat::new(seat.parse().ok()?),
                signal: Signal::named(signal)?,
            }),
            ["hurry", id, seat] => Some(Word::Hurry { id: id.into(), seat: Seat::new(seat.parse().ok()?) }),
            ["rematch", id, next, code] => Some(Word::Rematch { id: id.into(), next: next.into(), code: code.into() }),
            ["adopted", from, to] => Some(Word::Adopted { from: from.into(), to: to.into() }),
            ["gone"] => Some(Word::Gone),
            ["everything"] => Some(Word::Everything),
            _ => None,
        }
    }
}

/// Words of a server as texts that can be sent: who speaks, then a line each.
pub fn messages(node: &str, words: &[Word]) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for line in words.iter().map(Word::line) {
        match messages.last_mut().filter(|message| message.len() + line.len() < MOST_BYTES) {
            Some(message) => *message += &format!("\n{line}"),
            None => messages.push(format!("{node}\n{line}")),
        }
    }
    messages
}

/// What others say in a message; nothing if it is one's own.
pub fn heard(message: &str, node: &str) -> Vec<Word> {
    let mut lines = message.lines();
    if lines.next() == Some(node) {
        return Vec::new();
    }
    lines.filter_map(Word::read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_heard_by_the_others() {
        let game = |i: i64| Word::Game { id: format!("game{i}"), revision: i };
        let (from, to, id) = ("a".to_owned(), "b".to_owned(), "g".to_owned());
        let mut words: Vec<_> = (0..1000).map(game).collect();
        words.extend([Word::People { id: id.clone() }, Word::Bots { id }, Word::Adopted { from, to }]);
        words.extend(Signal::ALL.map(|signal| Word::Signal { id: "g".into(), seat: Seat::new(3), signal }));
        words.push(Word::Hurry { id: "g".into(), seat: Seat::new(3) });
        words.push(Word::Rematch { id: "g".into(), next: "h".into(), code: "C0DE".into() });
        words.extend([Word::Gone, Word::Everything]);
        let messages = messages("me", &words);
        assert!(messages.len() > 1 && messages.iter().all(|message| message.len() < 8000));
        let other: Vec<_> = messages.iter().flat_map(|message| heard(message, "other")).collect();
        assert_eq!(other, words);
        assert!(messages.iter().all(|message| heard(message, "me").is_empty()));
        assert_eq!(heard("me\ndance\ngame x\ngone", "other"), [Word::Gone], "unknown words are passed over");
    }
}
