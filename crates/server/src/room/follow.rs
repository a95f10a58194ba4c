//! Keeping up with what is stored: other servers store moves of the same game, and storing can fail.

use super::{LoggedMove, Room, resume, tell};
use crate::store::{Loaded, Since, StoreError};
use bots::Playable;
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// How long a room that was made to look at what is stored by a refusal is not made to by others.
pub(super) const LOOK_AGAIN: Duration = Duration::from_secs(1);

impl<G: Playable> Room<G> {
    /// Throws away what is in memory and reads the game from the storage. Says whether that worked.
    pub(super) async fn reload(&mut self) -> bool {
        let loaded = match self.shared.store.load(&self.game.id).await {
            Ok(Some(loaded)) => loaded,
            Ok(None) => return self.end_for_all(),
            Err(error) => return self.cannot_read(&error),
        };
        let (play, log) = match resume(&loaded) {
            Ok(resumed) => resumed,
            Err(error) => return self.cannot_read(&error),
        };
        (self.play, self.log) = (play, log);
        (self.game, self.seats) = (loaded.game, loaded.seats);
        self.must_reload = false;
        self.tell_anew();
        self.note_people().await;
        true
    }

    /// Reads what others have stored since, and tells everybody here. Says whether memory and storage are the same now.
    pub(super) async fn catch_up(&mut self) -> bool {
        self.is_behind = false;
        if self.must_reload {
            return self.reload().await;
        }
        match self.shared.store.since(&self.game.id, &self.game.head).await {
            Ok(Since::Nothing) => true,
            Ok(Since::Gone) => self.end_for_all(),
            Ok(Since::Anew) => self.reload().await,
            Ok(Since::Moves(loaded)) => self.follow(*loaded).await,
            Err(error) => self.cannot_read(&error),
        }
    }

    /// The same after a refusal, but not for each of many: whoever is refused without end keeps the database from nothing.
    /// What is stored elsewhere is told of anyway.
    pub(super) async fn catch_up_now_and_then(&mut self) {
        if self.looked.is_none_or(|at| at.elapsed() > LOOK_AGAIN) {
            self.looked = Some(Instant::now());
            self.catch_up().await;
        }
    }

    /// Makes the moves that another server has stored.
    async fn follow(&mut self, loaded: Loaded) -> bool {
        let before = self.play.number();
        if let Err(error) = self.make_stored(&loaded) {
            // Perhaps the other server plays by newer rules. What it stored as states is true all the same.
            tracing::warn!(game = %self.game.id, %error, "moves of another server cannot be followed");
            return self.reload().await;
        }
        (self.game, self.seats) = (loaded.game, loaded.seats);
        if self.play.number() > before {
            self.tell_moves(before);
        } else {
            self.tell_seats();
        }
        self.note_people().await;
        true
    }

    fn make_stored(&mut self, loaded: &Loaded) -> Result<(), StoreError> {
        for row in &loaded.moves {
            let logged = LoggedMove::read(row)?;
            self.play.follow(row)?;
            self.log.push(logged);
        }
        let (found, head) = (self.head(0, false), &loaded.game.head);
        if (found.number, found.asked, found.over, &found.scores) == (head.number, head.asked, head.over, &head.scores)
        {
            return Ok(());
        }
        Err(StoreError::Damaged(format!("the game stands at {} and not at {}", found.number, head.number)))
    }

    fn cannot_read(&mut self, error: &StoreError) -> bool {
        tracing::error!(game = %self.game.id, %error, "a game cannot be read");
        self.must_reload = true;
        false
    }

    /// The game was deleted: everybody here is told so.
    fn end_for_all(&mut self) -> bool {
        (self.must_reload, self.is_gone) = (true, true);
        self.close_all(tell::NO_GAME);
        false
    }

    /// Notes for the other servers which of the players are here, if that has changed.
    pub(super) async fn note_people(&mut self) {
        let plays = |person: &String| self.seats.iter().any(|row| row.person.as_ref() == Some(person));
        let people = self.connections.values().map(|connection| connection.person.clone());
        let here: HashSet<String> = people.filter(plays).collect();
        if here == self.noted {
            return;
        }
        let came = here.difference(&self.noted).cloned().collect();
        let went = self.noted.difference(&here).cloned().collect();
        match self.shared.store.note_people(&self.game.id, came, went).await {
            Ok(()) => self.noted = here,
            Err(error) => tracing::warn!(game = %self.game.id, %error, "who is here could not be noted"),
        }
    }

    /// Reads who is here through other servers, and tells those at the table if that has changed.
    pub(super) async fn look_elsewhere(&mut self) {
        match self.shared.store.elsewhere(&self.game.id).await {
            Ok(elsewhere) => {
                let before = self.seat_infos();
                self.elsewhere = elsewhere;
                self.tell_presence(&before, None);
            }
            Err(error) => tracing::warn!(game = %self.game.id, %error, "it is not known who is elsewhere"),
        }
    }

    /// Words of other servers may have been lost, or they took this one for dead.
    pub(super) async fn look_everywhere(&mut self) {
        self.catch_up().await;
        self.noted.clear();
        self.bots_elsewhere = false;
        self.note_people().await;
        self.look_elsewhere().await;
        self.wake_bots().await;
    }
}
