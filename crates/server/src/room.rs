//! One game that is being played: a task that owns it, and the commands it understands.
//!
//! Everything that concerns a game goes through its room, one command after the other. A change is made in memory, stored, and
//! only then sent to anybody. If storing fails, the game in memory is thrown away and read again: what is stored is the truth.

mod change;
mod people;
mod tell;

use crate::advice::Advice;
use crate::error::{ApiError, Code};
use crate::hub::Shared;
use crate::message::ClientMessage;
use crate::play::{AddressedEvent, BotChoice, Play, Thinking};
use crate::seat::SeatUse;
use crate::store::{GameRow, Loaded, MoveRow, SeatRow, StoreError};
use axum::extract::ws::Message;
use bots::games::{Task, with_game};
use bots::{Level, Playable};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

pub use tell::closing;

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
        /// Where messages go.
        out: mpsc::Sender<Message>,
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
        /// The person who had everything.
        from: String,
        /// The person to whom it belongs now.
        to: String,
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
    /// A hint.
    Advise {
        /// For this seat.
        seat: Seat,
        /// The answer: the computation that finds it.
        reply: Reply<Thinking<Vec<Advice>>>,
    },
    /// A seat for the person who asks.
    Sit {
        /// The person's name.
        name: String,
        /// The seat; otherwise the first that is open.
        seat: Option<Seat>,
        /// The answer.
        reply: Reply<()>,
    },
    /// Another use of a seat.
    Reseat {
        /// The name of the person who asks.
        name: String,
        /// The seat.
        seat: Seat,
        /// What it shall be used for.
        wish: SeatUse,
        /// The answer.
        reply: Reply<()>,
    },
}

impl RoomRequest {
    fn refuse(self, error: ApiError) {
        match self {
            RoomRequest::Past { reply, .. } | RoomRequest::Record { reply } => drop(reply.send(Err(error))),
            RoomRequest::Advise { reply, .. } => drop(reply.send(Err(error))),
            RoomRequest::Sit { reply, .. } | RoomRequest::Reseat { reply, .. } => drop(reply.send(Err(error))),
        }
    }
}

impl Command {
    fn refuse(self, error: ApiError) {
        match self {
            Command::Request { request, .. } => request.refuse(error),
            Command::Enter { out, .. } => {
                let close = match error.code {
                    Code::NotFound => tell::NO_GAME,
                    Code::Damaged => tell::DAMAGED,
                    _ => tell::TRY_AGAIN,
                };
                let _ = out.try_send(tell::closing(close, error.code.word()));
            }
            // Nobody waits for an answer to these.
            Command::Leave { .. }
            | Command::Message { .. }
            | Command::Wake
            | Command::Renamed { .. }
            | Command::Adopted { .. } => {}
            #[cfg(test)]
            Command::Panic => {}
        }
    }
}

/// The connection of a person to the game.
struct Connection {
    person: String,
    out: mpsc::Sender<Message>,
    /// The seat that a person with several looks with.
    look: Option<Seat>,
}

/// What the log says of one move.
struct LoggedMove {
    seat: Seat,
    events: Vec<AddressedEvent>,
}

impl LoggedMove {
    fn read(row: &MoveRow) -> Result<LoggedMove, StoreError> {
        let events = serde_json::from_str(&row.events).map_err(|e| StoreError::Damaged(e.to_string()))?;
        Ok(LoggedMove { seat: Seat::new(row.seat as u8), events })
    }
}

/// A bot that has chosen, or took too long.
struct BotDone<G: Playable> {
    /// The revision of the game it looked at.
    revision: i64,
    /// The seat it plays.
    seat: Seat,
    /// How strong it is.
    level: Level,
    /// What it chose; none if it took too long.
    choice: Option<BotChoice<G>>,
}

/// A game that is being played.
pub struct Room<G: Playable> {
    shared: Arc<Shared>,
    /// For commands of the room to itself.
    to_self: mpsc::WeakSender<Command>,
    /// Where bots tell what they have chosen.
    from_bots: mpsc::Sender<BotDone<G>>,
    play: Play<G>,
    game: GameRow,
    seats: Vec<SeatRow>,
    log: Vec<LoggedMove>,
    connections: HashMap<u64, Connection>,
    /// Whether a bot is thinking.
    thinking: bool,
    /// Whether memory and storage may differ, because storing failed: the game must be read again before anything else.
    must_reload: bool,
}

/// Opens the room of a game: loads it and carries out commands until it has had no connection for a while.
pub async fn open(
    shared: Arc<Shared>,
    id: String,
    to_self: mpsc::WeakSender<Command>,
    mut inbox: mpsc::Receiver<Command>,
) {
    let loading = AssertUnwindSafe(load(&shared, &id, to_self)).catch_unwind().await;
    match loading.unwrap_or_else(|_| Err(ApiError::storage())) {
        Ok(run) => {
            shared.metrics.live_games.fetch_add(1, Relaxed);
            run(inbox).await;
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

/// A room that has been loaded, ready to carry out commands.
type Ready = Box<dyn FnOnce(mpsc::Receiver<Command>) -> BoxFuture<'static, ()> + Send>;

async fn load(shared: &Arc<Shared>, id: &str, to_self: mpsc::WeakSender<Command>) -> Result<Ready, ApiError> {
    let loaded = shared.store.load(id).await?.ok_or_else(ApiError::no_game)?;
    let name = loaded.game.game.clone();
    let ready = with_game(&name, Opening { shared: shared.clone(), loaded, to_self });
    Ok(ready.unwrap_or_else(|| Err(StoreError::Damaged(format!("there is no game {name:?}"))))?)
}

/// A room that is being opened for the game that was loaded.
struct Opening {
    shared: Arc<Shared>,
    loaded: Loaded,
    to_self: mpsc::WeakSender<Command>,
}

impl Task for Opening {
    type Output = Result<Ready, StoreError>;

    fn run<G: Playable>(self) -> Self::Output {
        let (play, log) = resume(&self.loaded)?;
        let Loaded { game, seats, .. } = self.loaded;
        let (from_bots, mut chosen) = mpsc::channel(1);
        let mut room = Room::<G> {
            shared: self.shared,
            to_self: self.to_self,
            from_bots,
            play,
            game,
            seats,
            log,
            connections: HashMap::new(),
            thinking: false,
            must_reload: false,
        };
        Ok(Box::new(|mut inbox| async move { room.handle_all(&mut inbox, &mut chosen).await }.boxed()))
    }
}

impl<G: Playable> Room<G> {
    async fn handle_all(&mut self, inbox: &mut mpsc::Receiver<Command>, chosen: &mut mpsc::Receiver<BotDone<G>>) {
        self.wake_bots();
        loop {
            tokio::select! {
                done = chosen.recv() => {
                    let done = done.expect("the room holds a sender itself");
                    let handling = AssertUnwindSafe(self.bot_done(done)).catch_unwind().await;
                    self.survive(handling.is_err(), None);
                }
                command = inbox.recv() => match command {
                    Some(command) => self.handle_safely(command).await,
                    None => break,
                },
                () = sleep(self.shared.idle), if self.connections.is_empty() && !self.thinking => break,
            }
        }
        // From here on no command is accepted; those that wait are still carried out.
        inbox.close();
        while let Some(command) = inbox.recv().await {
            self.handle_safely(command).await;
        }
    }

    /// Carries out a command. A panic costs no more than this command: the game is read again.
    async fn handle_safely(&mut self, command: Command) {
        let connection = if let Command::Message { connection, .. } = command { Some(connection) } else { None };
        let panicked = AssertUnwindSafe(self.handle(command)).catch_unwind().await.is_err();
        self.survive(panicked, connection);
    }

    /// After a panic the game is read again before anything else.
    fn survive(&mut self, panicked: bool, connection: Option<u64>) {
        if !panicked {
            return;
        }
        tracing::error!(game = %self.game.id, "a room panicked; the game is read again");
        (self.must_reload, self.thinking) = (true, false);
        if let Some(connection) = connection {
            self.say_error(connection, &ApiError::storage());
        }
        self.wake_later();
    }

    /// A bot has chosen, or took too long.
    async fn bot_done(&mut self, done: BotDone<G>) {
        if self.must_reload && !self.reload().await {
            self.thinking = false;
            return self.wake_later();
        }
        self.bot_moves(done).await;
    }

    async fn handle(&mut self, command: Command) {
        if self.must_reload && !matches!(command, Command::Leave { .. }) && !self.reload().await {
            return self.fail(command);
        }
        match command {
            Command::Enter { connection, person, out } => self.enter(connection, person, out),
            Command::Leave { connection } => self.leave(connection),
            Command::Message { connection, message, at } => self.handle_message(connection, message, at).await,
            Command::Wake => self.wake_bots(),
            #[cfg(test)]
            Command::Panic => panic!("on purpose"),
            Command::Renamed { person, before, name } => self.rename(&person, &before, &name),
            Command::Adopted { from, to } => self.adopt(&from, &to),
            Command::Request { person, request } => self.answer(&person, request).await,
        }
    }

    async fn answer(&mut self, person: &str, request: RoomRequest) {
        match request {
            RoomRequest::Past { number, seat, reply } => drop(reply.send(self.past(person, number, seat))),
            RoomRequest::Record { reply } => drop(reply.send(self.record(person).await)),
            RoomRequest::Advise { seat, reply } => drop(reply.send(self.advise(person, seat))),
            RoomRequest::Sit { name, seat, reply } => drop(reply.send(self.sit(person, &name, seat).await)),
            RoomRequest::Reseat { name, seat, wish, reply } => {
                drop(reply.send(self.reseat(person, &name, seat, wish).await));
            }
        }
    }

    /// Throws away what is in memory and reads the game from the storage. Says whether that worked.
    async fn reload(&mut self) -> bool {
        let loaded = match self.shared.store.load(&self.game.id).await {
            Ok(Some(loaded)) => loaded,
            Ok(None) => return false,
            Err(error) => {
                tracing::error!(game = %self.game.id, %error, "a game cannot be read");
                return false;
            }
        };
        let Ok((play, log)) = resume(&loaded) else { return false };
        (self.play, self.log) = (play, log);
        (self.game, self.seats) = (loaded.game, loaded.seats);
        self.must_reload = false;
        self.tell_anew();
        true
    }

    /// Says no to a command because the game cannot be read.
    fn fail(&mut self, command: Command) {
        match command {
            Command::Message { connection, .. } => self.say_error(connection, &ApiError::storage()),
            Command::Wake => {
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

fn resume<G: Playable>(loaded: &Loaded) -> Result<(Play<G>, Vec<LoggedMove>), StoreError> {
    let play = Play::resume(loaded)?;
    let log = loaded.moves.iter().map(LoggedMove::read).collect::<Result<_, _>>()?;
    Ok((play, log))
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

    /// A server with a game of one person against a bot that moves at random.
    async fn table(seats: serde_json::Value) -> (App, String, std::path::PathBuf) {
        let dir = std::env::temp_dir().join(format!("hofwerk-room-{}", crate::ident::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let store = Store::open(&default_database(&dir), None, Arc::default()).await.unwrap();
        let (_, ending) = tokio::sync::watch::channel(false);
        let app = App::new(Config::default(), Key::of(&dir).unwrap(), store, Arc::default(), ending);
        let form = serde_json::from_value(json!({"options": {"players": 2}, "seats": seats})).unwrap();
        let created = create(State(app.clone()), Extension(Who { id: "ann".into() }), Body(form)).await.unwrap();
        let id = serde_json::to_value(&created.0).unwrap()["id"].as_str().unwrap().to_owned();
        (app, id, dir)
    }

    #[tokio::test]
    async fn whoever_listens_hears_of_the_end_of_a_game() {
        let bot = json!({"kind": "bot", "level": "random"});
        let (app, id, dir) = table(json!([bot, bot])).await;
        let mut ends = app.hub.finished();
        let end = tokio::time::timeout(std::time::Duration::from_secs(120), ends.recv()).await.unwrap().unwrap();
        assert_eq!((&end.game, end.scores.len()), (&id, 2));
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    #[tokio::test]
    async fn a_panic_in_a_room_is_not_the_end_of_its_game() {
        let (app, id, dir) = table(json!([])).await;
        let (out, mut received) = mpsc::channel(8);
        app.hub.tell(&id, Command::Enter { connection: 1, person: "ann".into(), out }).await.unwrap();
        assert!(received.recv().await.is_some());
        app.hub.tell(&id, Command::Panic).await.unwrap();
        let past = app.hub.ask(&id, "ann", |reply| RoomRequest::Past { number: 0, seat: None, reply }).await;
        assert!(past.is_ok(), "the game can be asked again: {past:?}");
        assert!(received.recv().await.is_some(), "the connection is still there, and gets a new state");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }
}
