//! All rooms: finds the one of a game, and opens it if it is not open.

use crate::config::Config;
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::room::{self, Command, Reply, RoomRequest};
use crate::store::Store;
use crate::thinkers::Thinkers;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
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
    rooms: Mutex<HashMap<String, mpsc::Sender<Command>>>,
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
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
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
        Hub(Arc::new(Shared { store, thinkers, metrics, idle: config.idle, finished, rooms: Mutex::default() }))
    }

    /// Tells of every game that ends from now on.
    pub fn finished(&self) -> broadcast::Receiver<Finished> {
        self.0.finished.subscribe()
    }

    /// What all rooms share.
    pub fn shared(&self) -> &Shared {
        &self.0
    }

    /// Sends a command to the room of a game.
    ///
    /// # Errors
    /// If the room cannot be reached.
    pub async fn tell(&self, id: &str, command: Command) -> Result<(), ApiError> {
        let mut command = command;
        for _ in 0..ATTEMPTS {
            match self.door(id).send(command).await {
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

    /// Sends a command to all rooms that are open.
    pub async fn tell_all(&self, command: impl Fn() -> Command) {
        let doors: Vec<_> = {
            let rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.values().cloned().collect()
        };
        for door in doors {
            let _ = door.send(command()).await;
        }
    }

    fn door(&self, id: &str) -> mpsc::Sender<Command> {
        let mut rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(door) = rooms.get(id) {
            return door.clone();
        }
        let (door, inbox) = mpsc::channel(WAITING);
        tokio::spawn(room::open(self.0.clone(), id.to_owned(), door.downgrade(), inbox));
        rooms.insert(id.to_owned(), door.clone());
        door
    }

    /// Closes all rooms; what they are doing is finished.
    pub fn close(&self) {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
