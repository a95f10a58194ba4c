//! All rooms of the house: finds the one of a game, and opens it where nobody is in yet.

use crate::config::Config;
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::room::{Ask, Command, Reply, Room};
use crate::store::Store;
use crate::thinkers::Thinkers;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// What all rooms share.
#[derive(Debug)]
pub struct Shared {
    /// The storage.
    pub store: Store,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// Numbers about everything.
    pub metrics: Arc<Metrics>,
    /// A room in which nobody is closes after this time.
    pub idle: Duration,
    rooms: Mutex<HashMap<String, mpsc::Sender<Command>>>,
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

/// So many messages may wait before a room.
const WAITING: usize = 256;
/// A room that is just closing is waited for this often.
const ATTEMPTS: usize = 200;

impl Hub {
    /// A house without open rooms.
    pub fn new(config: &Config, store: Store, metrics: Arc<Metrics>) -> Hub {
        let thinkers = Thinkers::new(config.bots, metrics.clone());
        Hub(Arc::new(Shared { store, thinkers, metrics, idle: config.idle, rooms: Mutex::default() }))
    }

    /// What all rooms share.
    pub fn shared(&self) -> &Shared {
        &self.0
    }

    /// Tells the room of a game something.
    ///
    /// # Errors
    /// If the room cannot be reached.
    pub async fn tell(&self, id: &str, command: Command) -> Result<(), ApiError> {
        let mut command = command;
        for _ in 0..ATTEMPTS {
            match self.door(id).send(command).await {
                Ok(()) => return Ok(()),
                // The room is just closing: a moment later it can be opened again.
                Err(mpsc::error::SendError(unheard)) => command = unheard,
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(ApiError::storage())
    }

    /// Asks the room of a game something and waits for the answer.
    ///
    /// # Errors
    /// What the room answers, or that it cannot be reached.
    pub async fn ask<T>(&self, id: &str, person: &str, ask: impl FnOnce(Reply<T>) -> Ask) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, Command::Ask { person: person.into(), ask: ask(reply) }).await?;
        answer.await.map_err(|_| ApiError::storage())?
    }

    /// Tells all rooms that are open something.
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
        tokio::spawn(Room::run(self.0.clone(), id.to_owned(), door.downgrade(), inbox));
        rooms.insert(id.to_owned(), door.clone());
        door
    }

    /// Closes all rooms; what they are doing is finished.
    pub fn close(&self) {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
