//! One game that is being played: a task that owns it, and the messages it understands.
//!
//! Everything that concerns a game goes through its room, one thing after the other. A change is made in memory, stored, and
//! only then told. If storing fails, the game in memory is thrown away and read again: what is stored is the truth.

mod change;
mod people;
mod tell;

use crate::advice::Advice;
use crate::error::{ApiError, Code};
use crate::hub::Shared;
use crate::message::Said;
use crate::play::{Heard, Play, Thinking, Thought};
use crate::seat::SeatUse;
use crate::store::{GameRow, Loaded, MoveRow, SeatRow, StoreError};
use crate::{games, store};
use axum::extract::ws::Message;
use bots::Level;
use futures_util::FutureExt;
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

pub use tell::closing;

/// Who waits for an answer.
pub type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// What a room is told.
pub enum Command {
    /// Somebody comes to the table, to play or to watch.
    Enter {
        /// The number of the connection.
        guest: u64,
        /// The person.
        person: String,
        /// Where messages go.
        out: mpsc::Sender<Message>,
    },
    /// A connection ends.
    Leave {
        /// The number of the connection.
        guest: u64,
    },
    /// Somebody says something.
    Said {
        /// The number of the connection.
        guest: u64,
        /// What.
        said: Said,
        /// When it arrived.
        at: Instant,
    },
    /// A bot has thought.
    Thought {
        /// What it looked at.
        revision: i64,
        /// For whom.
        seat: Seat,
        /// How strong the bot is.
        level: Level,
        /// The result; none if it took too long.
        thought: Option<Thought>,
    },
    /// Look again whether a bot has to move.
    Wake,
    /// Do something wrong, to see what comes of it.
    #[cfg(test)]
    Stumble,
    /// A person has another name now.
    Renamed {
        /// The person.
        person: String,
        /// The name before.
        before: String,
        /// The name.
        name: String,
    },
    /// Everything of one person belongs to another from now on.
    Adopted {
        /// The one.
        from: String,
        /// The other.
        to: String,
    },
    /// Somebody asks over HTTP.
    Ask {
        /// The person.
        person: String,
        /// The question.
        ask: Ask,
    },
}

/// What can be asked over HTTP.
pub enum Ask {
    /// The game as it stood.
    Past {
        /// After so many moves.
        number: usize,
        /// With whose eyes.
        seat: Option<Seat>,
        /// The answer: a state.
        reply: Reply<String>,
    },
    /// The record.
    Record {
        /// The answer: a record.
        reply: Reply<String>,
    },
    /// A hint.
    Advise {
        /// For this seat.
        seat: Seat,
        /// The answer: something to think about.
        reply: Reply<Thinking<Vec<Advice>>>,
    },
    /// A seat for the person who asks.
    Sit {
        /// The person's name.
        name: String,
        /// Which seat; otherwise the first that is open.
        seat: Option<Seat>,
        /// The answer.
        reply: Reply<()>,
    },
    /// Another use of a seat.
    Reseat {
        /// The name of the person who asks.
        name: String,
        /// Which seat.
        seat: Seat,
        /// What for.
        wish: SeatUse,
        /// The answer.
        reply: Reply<()>,
    },
}

impl Command {
    fn refuse(self, error: ApiError) {
        match self {
            Command::Ask { ask: Ask::Past { reply, .. } | Ask::Record { reply }, .. } => drop(reply.send(Err(error))),
            Command::Ask { ask: Ask::Advise { reply, .. }, .. } => drop(reply.send(Err(error))),
            Command::Ask { ask: Ask::Sit { reply, .. } | Ask::Reseat { reply, .. }, .. } => {
                drop(reply.send(Err(error)));
            }
            Command::Enter { out, .. } => {
                let close = match error.code {
                    Code::NotFound => tell::NO_GAME,
                    Code::Damaged => tell::DAMAGED,
                    _ => tell::TRY_AGAIN,
                };
                let _ = out.try_send(tell::closing(close, error.code.word()));
            }
            _ => {}
        }
    }
}

/// A connection at the table.
struct Guest {
    person: String,
    out: mpsc::Sender<Message>,
    /// Whose eyes somebody with several seats looks with.
    look: Option<Seat>,
}

/// A move as it is remembered for the log.
struct Told {
    seat: Seat,
    events: Vec<Heard>,
}

impl Told {
    fn read(row: &MoveRow) -> Result<Told, StoreError> {
        let events = serde_json::from_str(&row.events).map_err(|e| StoreError::Damaged(e.to_string()))?;
        Ok(Told { seat: Seat::new(row.seat as u8), events })
    }
}

/// A game that is being played.
pub struct Room {
    shared: Arc<Shared>,
    me: mpsc::WeakSender<Command>,
    play: Box<dyn Play>,
    game: GameRow,
    seats: Vec<SeatRow>,
    told: Vec<Told>,
    guests: HashMap<u64, Guest>,
    /// Whether a bot thinks.
    thinking: bool,
    /// Whether memory and storage may differ, because storing failed.
    doubtful: bool,
}

impl Room {
    /// Loads a game and plays it until nobody is interested any more.
    pub async fn run(
        shared: Arc<Shared>,
        id: String,
        me: mpsc::WeakSender<Command>,
        mut inbox: mpsc::Receiver<Command>,
    ) {
        let loading = AssertUnwindSafe(Room::load(&shared, &id, me)).catch_unwind().await;
        match loading.unwrap_or_else(|_| Err(ApiError::storage())) {
            Ok(mut room) => {
                shared.metrics.live_games.fetch_add(1, Relaxed);
                room.live(&mut inbox).await;
                shared.metrics.live_games.fetch_sub(1, Relaxed);
            }
            Err(error) => {
                inbox.close();
                while let Some(command) = inbox.recv().await {
                    command.refuse(error.clone());
                }
            }
        }
        shared.forget(&id);
    }

    async fn load(shared: &Arc<Shared>, id: &str, me: mpsc::WeakSender<Command>) -> Result<Room, ApiError> {
        let loaded = shared.store.load(id).await?.ok_or_else(ApiError::no_game)?;
        let (play, told) = revive(&loaded)?;
        let Loaded { game, seats, .. } = loaded;
        Ok(Room {
            shared: shared.clone(),
            me,
            play,
            game,
            seats,
            told,
            guests: HashMap::new(),
            thinking: false,
            doubtful: false,
        })
    }

    async fn live(&mut self, inbox: &mut mpsc::Receiver<Command>) {
        self.wake_bots();
        loop {
            match timeout(self.shared.idle, inbox.recv()).await {
                Ok(Some(command)) => self.survive(command).await,
                Ok(None) => break,
                Err(_) if self.guests.is_empty() && !self.thinking => break,
                Err(_) => {}
            }
        }
        // From here on nothing new comes in; whoever has just come in is still answered, and finds the game again.
        inbox.close();
        while let Some(command) = inbox.recv().await {
            self.survive(command).await;
        }
    }

    /// Does what it is told. A mistake in our own code costs at most what was just being done: the game is read again.
    async fn survive(&mut self, command: Command) {
        let guest = if let Command::Said { guest, .. } = command { Some(guest) } else { None };
        if AssertUnwindSafe(self.handle(command)).catch_unwind().await.is_err() {
            tracing::error!(game = %self.game.id, "a room stumbled; the game is read again");
            (self.doubtful, self.thinking) = (true, false);
            if let Some(guest) = guest {
                self.say_error(guest, &ApiError::storage());
            }
            self.wake_later();
        }
    }

    async fn handle(&mut self, command: Command) {
        if self.doubtful && !matches!(command, Command::Leave { .. }) && !self.read_again().await {
            return self.fail(command);
        }
        match command {
            Command::Enter { guest, person, out } => self.enter(guest, person, out),
            Command::Leave { guest } => self.leave(guest),
            Command::Said { guest, said, at } => self.hear(guest, said, at).await,
            Command::Thought { revision, seat, level, thought } => {
                self.bot_moves(revision, seat, level, thought).await;
            }
            Command::Wake => self.wake_bots(),
            #[cfg(test)]
            Command::Stumble => panic!("stumbled"),
            Command::Renamed { person, before, name } => self.rename(&person, &before, &name),
            Command::Adopted { from, to } => self.adopt(&from, &to),
            Command::Ask { person, ask } => self.answer(&person, ask).await,
        }
    }

    async fn answer(&mut self, person: &str, ask: Ask) {
        match ask {
            Ask::Past { number, seat, reply } => drop(reply.send(self.past(person, number, seat))),
            Ask::Record { reply } => drop(reply.send(self.record(person).await)),
            Ask::Advise { seat, reply } => drop(reply.send(self.advise(person, seat))),
            Ask::Sit { name, seat, reply } => drop(reply.send(self.sit(person, &name, seat).await)),
            Ask::Reseat { name, seat, wish, reply } => {
                drop(reply.send(self.reseat(person, &name, seat, wish).await));
            }
        }
    }

    /// The storage is the truth: throws away what is in memory and reads it anew. Says whether that worked.
    async fn read_again(&mut self) -> bool {
        let loaded = match self.shared.store.load(&self.game.id).await {
            Ok(Some(loaded)) => loaded,
            Ok(None) => return false,
            Err(error) => {
                tracing::error!(game = %self.game.id, %error, "a game cannot be read");
                return false;
            }
        };
        let Ok((play, told)) = revive(&loaded) else { return false };
        (self.play, self.told) = (play, told);
        (self.game, self.seats) = (loaded.game, loaded.seats);
        self.doubtful = false;
        self.tell_anew();
        true
    }

    fn fail(&mut self, command: Command) {
        match command {
            Command::Said { guest, .. } => self.say_error(guest, &ApiError::storage()),
            Command::Thought { .. } | Command::Wake => {
                self.thinking = false;
                self.wake_later();
            }
            other => other.refuse(ApiError::storage()),
        }
    }

    fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }
}

fn revive(loaded: &Loaded) -> Result<(Box<dyn Play>, Vec<Told>), store::StoreError> {
    let play = games::resume(loaded)?;
    let told = loaded.moves.iter().map(Told::read).collect::<Result<_, _>>()?;
    Ok((play, told))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{Body, games::create};
    use crate::app::App;
    use crate::config::Config;
    use crate::session::{Key, Who};
    use crate::store::{Store, default_database};
    use axum::Extension;
    use axum::extract::State;
    use serde_json::json;

    #[tokio::test]
    async fn a_mistake_in_a_room_is_not_the_end_of_its_game() {
        let dir = std::env::temp_dir().join(format!("hofwerk-room-{}", crate::ident::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let store = Store::open(&default_database(&dir), None, Arc::default()).await.unwrap();
        let (_end, ending) = tokio::sync::watch::channel(false);
        let app = App::new(Config::default(), Key::of(&dir).unwrap(), store, Arc::default(), ending);
        let form = serde_json::from_value(json!({"options": {"mode": "family", "players": 2}})).unwrap();
        let created = create(State(app.clone()), Extension(Who { id: "ann".into() }), Body(form)).await.unwrap();
        let id = serde_json::to_value(&created.0).unwrap()["id"].as_str().unwrap().to_owned();

        let (out, mut heard) = mpsc::channel(8);
        app.hub.tell(&id, Command::Enter { guest: 1, person: "ann".into(), out }).await.unwrap();
        assert!(heard.recv().await.is_some());
        app.hub.tell(&id, Command::Stumble).await.unwrap();
        let past = app.hub.ask(&id, "ann", |reply| Ask::Past { number: 0, seat: None, reply }).await;
        assert!(past.is_ok(), "the game can be asked again: {past:?}");
        assert!(heard.recv().await.is_some(), "who was there is still there, and told anew");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }
}
