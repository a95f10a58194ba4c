//! Keeping up with what is stored: other servers store moves of the same game, and storing can fail.

use super::{LoggedMove, Room, resume, tell};
use crate::store::{Loaded, Since, StoreError};
use bots::Playable;
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// How long a room that was made to look at what is stored by a refusal is not made to by others.
pub(super) const LOOK_AGAIN: Duration = Duration::from_secs(1);

impl<G: Playable> Room<G> {
    /// Throws away what is in memory and reads the game from the storage. Says whether that worked; if not, it is tried again
    /// in a moment.
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
        self.wake_bots().await;
        true
    }

    /// Reads what others have stored since, and tells everybody here; bots that are asked now begin to think. Says whether memory and storage are the same now.
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
        self.wake_bots().await;
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
        self.wake_later();
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

    /// Nothing is known any more of what other servers do and know.
    pub(super) fn forget_the_others(&mut self) {
        self.noted.clear();
        self.bots_elsewhere = false;
    }

    /// Words of other servers may have been lost, or they took this one for dead.
    pub(super) async fn look_everywhere(&mut self) {
        self.catch_up().await;
        self.forget_the_others();
        self.note_people().await;
        self.look_elsewhere().await;
        self.wake_bots().await;
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{HERE, table};
    use super::super::{Command, RoomRequest};
    use crate::app::App;
    use crate::config::{BotConfig, Config};
    use crate::message::ClientMessage;
    use crate::outbox::{Outgoing, outbox};
    use crate::session::Key;
    use crate::store::{Store, Write, default_database};
    use axum::extract::ws::Message;
    use serde_json::{Value, json};
    use std::path::Path;
    use std::sync::Arc;
    use std::sync::atomic::Ordering::Relaxed;
    use std::time::{Duration, Instant};
    use tokio::time::{sleep, timeout};

    /// Another server on the same database; its bots take their time.
    async fn another(dir: &Path) -> App {
        let store = Store::open(&default_database(dir), None, Arc::default()).await.unwrap();
        let (_, ending) = tokio::sync::watch::channel(false);
        let bots = BotConfig { pause: Duration::from_secs(60), ..BotConfig::default() };
        let config = Config { bots, ..Config::default() };
        App::new(config, Key::of(dir).unwrap(), store, Arc::default(), ending)
    }

    async fn enter(app: &App, id: &str, person: &str) -> Outgoing {
        let (out, heard) = outbox(usize::MAX);
        let enter = Command::Enter { connection: 1, person: person.into(), address: HERE, out };
        app.hub.tell(id, enter).await.unwrap();
        heard
    }

    async fn say(app: &App, id: &str, message: Value) {
        let message: ClientMessage = ClientMessage::read(&message.to_string()).unwrap();
        app.hub.tell(id, Command::Message { connection: 1, message, at: Instant::now() }).await.unwrap();
    }

    /// The first state that comes within a few seconds and is as wanted.
    async fn state(heard: &mut Outgoing, wanted: impl Fn(&Value) -> bool) -> Value {
        let told = async {
            loop {
                let text = heard.next().await.unwrap().into_text().unwrap();
                let message: Value = serde_json::from_str(&text).unwrap();
                if message["type"] == "state" && wanted(&message) {
                    return message;
                }
            }
        };
        timeout(Duration::from_secs(10), told).await.expect("this is told")
    }

    /// The bot is asked because of what another server has stored, and the room has read it before it was told.
    #[tokio::test]
    async fn a_bot_that_is_asked_by_what_another_server_stored_begins_to_think() {
        let (app, id, dir) = table(json!([{"kind": "me"}, {"kind": "bot", "level": "random"}])).await;
        let other = another(&dir).await;
        let mut here = enter(&app, &id, "ann").await;
        let mut there = enter(&other, &id, "ann").await;
        // Until the bot is asked.
        let mut last = state(&mut there, |_| true).await;
        while last["asked"] == json!([0]) {
            let (number, action) = (&last["number"], &last["moves"][0]);
            say(&other, &id, json!({"type": "move", "number": number, "seat": 0, "move": action})).await;
            last = state(&mut there, |next| next["number"].as_u64() > number.as_u64()).await;
        }
        // Something is refused, so the room looks; and then it is told what it knows already.
        say(&app, &id, json!({"type": "look", "seat": 1})).await;
        let seen = state(&mut here, |next| next["number"] == last["number"]).await;
        let revision = seen["revision"].as_i64().unwrap();
        app.hub.tell(&id, Command::Changed { revision }).await.unwrap();
        state(&mut here, |next| next["number"].as_u64() > last["number"].as_u64()).await;
        for app in [app, other] {
            app.store.close().await;
        }
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// Storing works again after a while: whoever waits at the table sees how it stands, and need not ask.
    #[tokio::test]
    async fn a_game_that_could_not_be_read_is_read_again_by_itself() {
        let (app, id, dir) = table(json!([])).await;
        let mut here = enter(&app, &id, "ann").await;
        let before = state(&mut here, |_| true).await;
        let meddle = async |sql: &'static str| {
            let url = format!("sqlite://{}", default_database(&dir));
            let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
        };
        meddle("UPDATE games SET revision = revision + 1; ALTER TABLE moves RENAME TO lost").await;
        app.hub.tell(&id, Command::Changed { revision: i64::MAX }).await.unwrap();
        let asked = app.hub.ask(&id, "ann", |reply| RoomRequest::Past { number: 0, seat: None, reply }).await;
        assert!(asked.is_err(), "it cannot be read now");
        meddle("ALTER TABLE lost RENAME TO moves").await;
        state(&mut here, |next| next["revision"].as_i64() > before["revision"].as_i64()).await;
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// A room whose game was deleted closes at once, and does not look for it again and again.
    #[tokio::test]
    async fn the_room_of_a_deleted_game_closes() {
        let (app, id, dir) = table(json!([])).await;
        let mut here = enter(&app, &id, "ann").await;
        state(&mut here, |_| true).await;
        app.store.write(Write::Delete { id: id.clone(), revision: None }).await.unwrap();
        // The same is heard twice, as when somebody was about to move there.
        app.hub.look_again(&id);
        app.hub.look_again(&id);
        let closed = async {
            while app.metrics.live_games.load(Relaxed) > 0 {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(10), closed).await.expect("it closes");
        assert!(
            here.next().await.is_some_and(|message| matches!(message, Message::Close(_))),
            "whoever is there is told"
        );
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }
}
