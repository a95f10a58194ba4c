//! All rooms: finds the one of a game, and opens it if it is not open.

use crate::config::Config;
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::nodes::Word;
use crate::review::Reviews;
use crate::room::{self, Command, Reply, RoomRequest};
use crate::store::Store;
use crate::thinkers::Thinkers;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

/// What all rooms share.
#[derive(Debug)]
pub struct Shared {
    /// The storage.
    pub store: Store,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// Numbers about everything.
    pub metrics: Arc<Metrics>,
    /// A room without connections closes after this time.
    pub idle: Duration,
    /// Where rooms tell that a game is over.
    pub finished: broadcast::Sender<Finished>,
    /// Finished games that are being reviewed.
    pub reviews: Reviews,
    rooms: Mutex<Rooms>,
}

/// The rooms that are open.
#[derive(Debug, Default)]
struct Rooms {
    doors: HashMap<String, mpsc::Sender<Command>>,
    /// Whether the server ends: no room opens any more.
    closed: bool,
}

/// A game has ended, and that is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its id.
    pub game: String,
    /// The points of every seat.
    pub scores: Vec<i32>,
}

impl Shared {
    /// A room has closed.
    pub(crate) fn forget(&self, id: &str) {
        self.rooms().doors.remove(id);
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Hears what other servers say, as long as there is a hub.
async fn listen(hub: Weak<Shared>, mut words: broadcast::Receiver<Word>) {
    loop {
        let word = match words.recv().await {
            Ok(word) => word,
            Err(broadcast::error::RecvError::Lagged(_)) => Word::Everything,
            Err(broadcast::error::RecvError::Closed) => return,
        };
        let Some(shared) = hub.upgrade() else { return };
        Hub(shared).hear(word).await;
    }
}

/// Hands a command to a room, and does not wait for one that has much to do.
fn hand_in(door: mpsc::Sender<Command>, command: Command) {
    if let Err(mpsc::error::TrySendError::Full(command)) = door.try_send(command) {
        tokio::spawn(async move { door.send(command).await });
    }
}

/// All rooms.
#[derive(Clone, Debug)]
pub struct Hub(Arc<Shared>);

/// How many ends of games may wait for somebody who listens.
const ENDS: usize = 256;
/// How many commands may wait for a room.
const WAITING: usize = 256;
/// How often a command is tried again while its room is just closing.
const ATTEMPTS: usize = 200;

impl Hub {
    /// A hub without open rooms.
    pub fn new(config: &Config, store: Store, metrics: Arc<Metrics>) -> Hub {
        let thinkers = Thinkers::new(config.bots, metrics.clone());
        let (finished, _) = broadcast::channel(ENDS);
        let words = store.words();
        let hub = Hub(Arc::new(Shared {
            store,
            thinkers,
            metrics,
            idle: config.idle,
            finished,
            reviews: Reviews::default(),
            rooms: Mutex::default(),
        }));
        tokio::spawn(listen(Arc::downgrade(&hub.0), words));
        hub
    }

    /// Says something of which nothing is stored to the rooms that it concerns: here, and through the other servers.
    pub async fn say(&self, word: Word) {
        self.hear(word.clone()).await;
        if let Err(error) = self.0.store.say(word).await {
            tracing::warn!(%error, "a word did not reach the other servers");
        }
    }

    /// A server says something: the rooms that it concerns look again, if they are open here.
    async fn hear(&self, word: Word) {
        match word {
            Word::Game { id, revision } => self.tell_open(&id, Command::Changed { revision }),
            Word::People { id } => self.tell_open(&id, Command::People),
            Word::Bots { id } => self.tell_open(&id, Command::BotsFree),
            Word::Signal { id, seat, signal } => self.tell_open(&id, Command::Signalled { seat, signal }),
            Word::Hurry { id, seat } => self.tell_open(&id, Command::Hurried { seat }),
            Word::Rematch { id, next, code } => self.tell_open(&id, Command::Rematch { id: next, code }),
            Word::Adopted { from, to } => {
                self.tell_all(|| Command::Adopted { from: from.clone(), to: to.clone() });
            }
            Word::Gone => {
                self.tell_all(|| Command::People);
                self.tell_all(|| Command::BotsFree);
                self.wake_forsaken().await;
            }
            Word::Everything => self.tell_all(|| Command::Everything),
        }
    }

    /// Sends a command to the room of a game if it is open. One that has much to do gets it later.
    pub fn tell_open(&self, id: &str, command: Command) {
        let door = self.0.rooms().doors.get(id).cloned();
        if let Some(door) = door {
            hand_in(door, command);
        }
    }

    /// The game was changed beside its room, which looks again if it is open.
    pub fn look_again(&self, id: &str) {
        self.tell_open(id, Command::Changed { revision: i64::MAX });
    }

    /// Opens games in which people wait for a bot that nobody thinks for, as after a crash.
    pub async fn wake_forsaken(&self) {
        match self.0.store.waiting_for_bots().await {
            Ok(games) => {
                for id in games {
                    let _ = self.tell(&id, Command::Wake).await;
                }
            }
            Err(error) => tracing::warn!(%error, "it is not known where bots are waited for"),
        }
    }

    /// Tells of every game that ends from now on.
    pub fn finished(&self) -> broadcast::Receiver<Finished> {
        self.0.finished.subscribe()
    }

    /// What all rooms share.
    pub fn shared(&self) -> &Arc<Shared> {
        &self.0
    }

    /// Sends a command to the room of a game.
    ///
    /// # Errors
    /// If the room cannot be reached.
    pub async fn tell(&self, id: &str, command: Command) -> Result<(), ApiError> {
        let mut command = command;
        for _ in 0..ATTEMPTS {
            let Some(door) = self.door(id) else { break };
            match door.send(command).await {
                Ok(()) => return Ok(()),
                // The room is just closing: a moment later it can be opened again.
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(ApiError::storage())
    }

    /// Sends a request to the room of a game and waits for the answer.
    ///
    /// # Errors
    /// What the room answers, or that it cannot be reached.
    pub async fn ask<T>(
        &self,
        id: &str,
        person: &str,
        request: impl FnOnce(Reply<T>) -> RoomRequest,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, Command::Request { person: person.into(), request: request(reply) }).await?;
        answer.await.map_err(|_| ApiError::storage())?
    }

    /// Sends a command to all rooms that are open. Those that have much to do get it later.
    pub fn tell_all(&self, command: impl Fn() -> Command) {
        let doors: Vec<_> = self.0.rooms().doors.values().cloned().collect();
        for door in doors {
            hand_in(door, command());
        }
    }

    /// The way into the room of a game, which opens if it is not open; none if the server ends.
    fn door(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        let mut rooms = self.0.rooms();
        if let Some(door) = rooms.doors.get(id) {
            return Some(door.clone());
        }
        if rooms.closed {
            return None;
        }
        let (door, inbox) = mpsc::channel(WAITING);
        tokio::spawn(room::open(self.0.clone(), id.to_owned(), door.downgrade(), inbox));
        rooms.doors.insert(id.to_owned(), door.clone());
        Some(door)
    }

    /// Closes all rooms, and opens none from now on; what they are doing is finished.
    pub fn close(&self) {
        *self.0.rooms() = Rooms { doors: HashMap::new(), closed: true };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::tests::table;
    use serde_json::json;

    /// What other servers say concerns all rooms: one that has much to do keeps the others from nothing.
    #[tokio::test]
    async fn a_room_that_has_much_to_do_keeps_no_other_from_hearing() {
        let (app, _, dir) = table(json!([])).await;
        let ((busy, mut much), (idle, mut little)) = (mpsc::channel(1), mpsc::channel(1));
        busy.try_send(Command::Wake).unwrap_or_else(|_| panic!("there is room for one"));
        for (id, door) in [("busy", busy), ("idle", idle)] {
            app.hub.0.rooms().doors.insert(id.into(), door);
        }
        let heard = async {
            app.hub.hear(Word::Everything).await;
            little.recv().await
        };
        let heard = tokio::time::timeout(Duration::from_secs(3), heard).await.expect("nobody is waited for");
        assert!(matches!(heard, Some(Command::Everything)));
        assert!(matches!(much.recv().await, Some(Command::Wake)));
        assert!(matches!(much.recv().await, Some(Command::Everything)), "it gets it later");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }
}
