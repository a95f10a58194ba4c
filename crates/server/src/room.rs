//! One game that is being played: a task that owns it, and the commands it understands.
//!
//! Everything that concerns a game goes through its room, one command after the other. A change is made in memory, stored, and
//! only then sent to anybody. If storing fails, the game in memory is thrown away and read again: what is stored is the truth.

mod after;
mod aside;
mod change;
mod clock;
mod command;
mod follow;
mod lobby;
mod people;
mod signal;
mod take_back;
mod tell;
mod think;

use crate::error::{ApiError, Code};
use crate::hub::Shared;
use crate::limits::Bucket;
use crate::outbox::Outbox;
use crate::play::{AddressedEvent, BotChoice, Play};
use crate::store::{GameRow, Loaded, MoveRow, SeatRow, StoreError};
use bots::games::{Task, with_game};
use bots::{Level, Playable, Stop};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::sleep;
use tracing::Instrument;

pub use clock::due;
pub use command::{Command, Reply, RoomRequest, SeatRequest};
pub use tell::closing;

/// The connection of a person to the game.
struct Connection {
    person: String,
    /// Where they come from: all of a network count as one.
    address: IpAddr,
    out: Outbox,
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
    /// The players who are here through other servers.
    elsewhere: HashSet<String>,
    /// The players of whom the other servers know that they are here.
    noted: HashSet<String>,
    /// How often each seat may still give a signal.
    signals: HashMap<Seat, Bucket>,
    /// Whether this server thinks for the bots.
    bots_here: bool,
    /// Whether another server is known to.
    bots_elsewhere: bool,
    /// Whether a bot is thinking.
    thinking: bool,
    /// What tells it to end.
    stop: Option<(Seat, Stop)>,
    /// Whether the game was deleted.
    is_gone: bool,
    /// Whether the rules have kept a thread busy for long in this game: then they run where nobody waits for it.
    is_slow: bool,
    /// Whether memory and storage may differ, because storing failed: the game must be read again before anything else.
    must_reload: bool,
    /// Whether something was stored elsewhere while nobody was here to be told: it is read when somebody asks.
    is_behind: bool,
    /// Whether the room will look again in a moment.
    will_wake: bool,
    /// When a refusal last made the room look at what is stored.
    looked: Option<Instant>,
}

/// Opens the room of a game: loads it and carries out commands until it has had no connection for a while. Whatever goes
/// wrong meanwhile stands in the log with the game's id.
pub async fn open(shared: Arc<Shared>, id: String, to_self: mpsc::WeakSender<Command>, inbox: mpsc::Receiver<Command>) {
    let span = tracing::info_span!("room", game = %id);
    open_here(shared, id, to_self, inbox).instrument(span).await;
}

async fn open_here(
    shared: Arc<Shared>,
    id: String,
    to_self: mpsc::WeakSender<Command>,
    mut inbox: mpsc::Receiver<Command>,
) {
    match load(&shared, &id, to_self).await {
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
    let elsewhere = shared.store.elsewhere(id).await?;
    let name = loaded.game.game.clone();
    let opening = Opening { shared: shared.clone(), loaded, elsewhere, to_self };
    // A long game takes a while to be read: not on the threads that answer people.
    let ready = tokio::task::spawn_blocking(move || {
        let no_game = || Err(StoreError::Damaged(format!("there is no game {name:?}")));
        with_game(&name, opening).unwrap_or_else(no_game)
    });
    Ok(ready.await.map_err(|_| ApiError::storage())??)
}

/// A room that is being opened for the game that was loaded.
struct Opening {
    shared: Arc<Shared>,
    loaded: Loaded,
    elsewhere: HashSet<String>,
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
            elsewhere: self.elsewhere,
            noted: HashSet::new(),
            signals: HashMap::new(),
            bots_here: false,
            bots_elsewhere: false,
            thinking: false,
            stop: None,
            is_gone: false,
            is_slow: false,
            must_reload: false,
            is_behind: false,
            will_wake: false,
            looked: None,
        };
        Ok(Box::new(|mut inbox| async move { room.handle_all(&mut inbox, &mut chosen).await }.boxed()))
    }
}

impl<G: Playable> Room<G> {
    async fn handle_all(&mut self, inbox: &mut mpsc::Receiver<Command>, chosen: &mut mpsc::Receiver<BotDone<G>>) {
        self.wake_bots().await;
        while !self.is_gone {
            tokio::select! {
                done = chosen.recv() => {
                    let done = done.expect("the room holds a sender itself");
                    let (handled, longest) = aside::run(self.is_slow, self.bot_done(done)).await;
                    self.note_time(longest);
                    self.survive(handled.is_err(), None);
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
        self.shared.metrics.connections.fetch_sub(self.connections.len() as i64, Relaxed);
        self.connections.clear();
        self.note_people().await;
        self.rest().await;
    }

    /// Carries out a command. A panic costs no more than this command: the game is read again.
    async fn handle_safely(&mut self, command: Command) {
        let connection = if let Command::Message { connection, .. } = command { Some(connection) } else { None };
        let (handled, longest) = aside::run(self.is_slow, self.handle(command)).await;
        self.note_time(longest);
        self.survive(handled.is_err(), connection);
    }

    /// Remembers a game in which the rules take long.
    fn note_time(&mut self, longest: Duration) {
        if longest > aside::LONG && !self.is_slow {
            tracing::warn!(game = %self.game.id, millis = longest.as_millis() as u64, "the rules take long in this game");
            self.is_slow = true;
        }
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

    async fn handle(&mut self, command: Command) {
        if let Command::Wake = command {
            self.will_wake = false;
        }
        if self.must_reload && !matches!(command, Command::Leave { .. }) && !self.reload().await {
            return self.fail(command);
        }
        if command.tells_of_a_change() && self.connections.is_empty() && !self.thinking {
            self.is_behind = true;
            return;
        }
        if command.needs_the_latest() && self.is_behind && !self.catch_up().await {
            return self.fail(command);
        }
        match command {
            Command::Enter { connection, person, address, out } => {
                if !self.catch_up().await {
                    return Command::Enter { connection, person, address, out }.refuse(self.unreadable());
                }
                self.enter(connection, person, address, out).await;
            }
            Command::Leave { connection } => self.leave(connection).await,
            Command::Message { connection, message, at } => self.handle_message(connection, message, at).await,
            Command::Wake => self.wake_bots().await,
            Command::Late => self.call_time().await,
            Command::Signalled { seat, signal } => self.tell_signal(seat, signal),
            Command::Hurried { seat } => self.stop_thinking(seat),
            Command::Changed { revision } if revision <= self.game.head.revision => {}
            Command::Changed { .. } => drop(self.catch_up().await),
            Command::People => self.look_elsewhere().await,
            Command::BotsFree => {
                self.bots_elsewhere = false;
                self.wake_bots().await;
            }
            Command::Everything => self.look_everywhere().await,
            #[cfg(test)]
            Command::Panic => panic!("on purpose"),
            #[cfg(test)]
            Command::Work(time) => aside::keep_busy(time),
            Command::Renamed { person } => self.rename(&person).await,
            Command::Rematch { id, code } => self.tell_rematch(&id, &code),
            Command::Adopted { from, to } => self.adopt(&from, &to).await,
            Command::Request { person, request } => self.answer(&person, request).await,
        }
    }

    async fn answer(&mut self, person: &str, request: RoomRequest) {
        match request {
            RoomRequest::Past { number, seat, reply } => drop(reply.send(self.past(person, number, seat))),
            RoomRequest::Record { reply } => drop(reply.send(self.record(person).await)),
            RoomRequest::Advise { seat, reply } => drop(reply.send(self.advise(person, seat))),
            RoomRequest::Course { reply } => drop(reply.send(Ok(self.play.course()))),
            RoomRequest::Continue { number, seat, reply } => drop(reply.send(self.continued(person, number, seat))),
            RoomRequest::Rematch { reply } => drop(reply.send(self.rematch(person))),
            RoomRequest::Review { reply } => drop(reply.send(self.reviewable())),
            RoomRequest::Seats { request, reply } => drop(reply.send(self.change_seating(person, request).await)),
        }
    }

    /// Does what is requested about seats; again if another server was faster with something else.
    async fn change_seating(&mut self, person: &str, request: SeatRequest) -> Result<(), ApiError> {
        if let SeatRequest::Reseat { .. } = request {
            // Who seems to be away may have come in elsewhere just now.
            self.look_elsewhere().await;
        }
        let mut result = Ok(());
        for _ in 0..change::ATTEMPTS {
            result = match &request {
                SeatRequest::Sit { name, seat } => self.sit(person, name, *seat).await,
                SeatRequest::Start => self.start(person).await,
                SeatRequest::Reseat { name, seat, wish } => self.reseat(person, name, *seat, *wish).await,
            };
            if !is_conflict(&result) {
                break;
            }
        }
        result
    }

    /// Says no to a command because the game cannot be read. That is tried again in a moment.
    fn fail(&mut self, command: Command) {
        match command {
            Command::Message { connection, .. } => self.say_error(connection, &ApiError::storage()),
            Command::Wake => self.thinking = false,
            Command::BotsFree | Command::Everything => self.forget_the_others(),
            other => other.refuse(self.unreadable()),
        }
    }

    /// Why the game cannot be read.
    fn unreadable(&self) -> ApiError {
        if self.is_gone { ApiError::no_game() } else { ApiError::storage() }
    }

    fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }
}

/// Whether another server was faster.
fn is_conflict(result: &Result<(), ApiError>) -> bool {
    result.as_ref().is_err_and(|error| error.code == Code::Stale)
}

fn resume<G: Playable>(loaded: &Loaded) -> Result<(Play<G>, Vec<LoggedMove>), StoreError> {
    let play = Play::resume(loaded)?;
    let log = loaded.moves.iter().map(LoggedMove::read).collect::<Result<_, _>>()?;
    Ok((play, log))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::api::{Body, begin::create};
    use crate::app::App;
    use crate::config::Config;
    use crate::message::ClientMessage;
    use crate::outbox::outbox;
    use crate::seat::SeatUse;
    use crate::session::{Key, Who};
    use crate::store::{Store, default_database};
    use axum::Extension;
    use axum::extract::State;
    use serde_json::json;

    pub(crate) const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    /// A server with a game of one person against a bot that moves at random.
    pub(crate) async fn table(seats: serde_json::Value) -> (App, String, std::path::PathBuf) {
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
        let (out, mut received) = outbox(usize::MAX);
        tokio::spawn(async move { while received.next().await.is_some() {} });
        let enter = Command::Enter { connection: 1, person: "ann".into(), address: HERE, out };
        app.hub.tell(&id, enter).await.unwrap();
        let end = tokio::time::timeout(Duration::from_secs(120), ends.recv()).await.unwrap().unwrap();
        assert_eq!((&end.game, end.scores.len()), (&id, 2));
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// Sixty states would wait for who asks and never reads; they are let go when it is 64 kB.
    #[tokio::test]
    async fn who_does_not_read_is_let_go_before_much_waits() {
        let (app, id, dir) = table(json!([])).await;
        let most = 64 * 1024;
        let (out, mut received) = outbox(most);
        app.hub.tell(&id, Command::Enter { connection: 1, person: "ann".into(), address: HERE, out }).await.unwrap();
        for _ in 0..60 {
            let (message, at) = (ClientMessage::Look { seat: Seat::new(0) }, Instant::now());
            app.hub.tell(&id, Command::Message { connection: 1, message, at }).await.unwrap();
        }
        // What is answered after all of that.
        app.hub.ask(&id, "ann", |reply| RoomRequest::Past { number: 0, seat: None, reply }).await.unwrap();
        assert_eq!(app.metrics.connections.load(Relaxed), 0);
        let mut waited = 0;
        while let Some(message) = received.next().await {
            waited += message.into_data().len();
        }
        assert!((most / 2..=most).contains(&waited), "{waited} bytes waited");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// The others are told that somebody is away who was let go because they did not read.
    #[tokio::test]
    async fn who_is_let_go_is_away() {
        let (app, id, dir) = table(json!([{"kind": "me"}, {"kind": "open"}])).await;
        let enter =
            |connection, person: &str, out| Command::Enter { connection, person: person.into(), address: HERE, out };
        let (out, mut heard) = outbox(usize::MAX);
        app.hub.tell(&id, enter(1, "ben", out)).await.unwrap();
        let (out, _received) = outbox(1);
        app.hub.tell(&id, enter(2, "ann", out)).await.unwrap();
        let mut next = async || heard.next().await.unwrap().into_text().unwrap().to_string();
        assert!(next().await.contains(r#""type":"state""#));
        assert!(next().await.contains(r#""connected":true"#), "Ann comes");
        let (message, at) = (ClientMessage::Look { seat: Seat::new(0) }, Instant::now());
        app.hub.tell(&id, Command::Message { connection: 2, message, at }).await.unwrap();
        app.hub.tell(&id, Command::Leave { connection: 2 }).await.unwrap();
        let told = tokio::time::timeout(Duration::from_secs(10), next()).await.expect("Ben is told");
        assert!(!told.contains(r#""connected":true"#), "{told}");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// What is told to all who only watch is written once, however many there are.
    #[tokio::test]
    async fn who_sees_the_same_is_told_with_one_text() {
        let (app, id, dir) = table(json!([{"kind": "me"}, {"kind": "open"}])).await;
        let mut heard = Vec::new();
        for (connection, person) in [(1, "ann"), (2, "ann"), (3, "eve"), (4, "kim")] {
            let (out, outgoing) = outbox(usize::MAX);
            let enter = Command::Enter { connection, person: person.into(), address: HERE, out };
            app.hub.tell(&id, enter).await.unwrap();
            heard.push(outgoing);
        }
        // Ben sits down, and everybody is told.
        let wish = SeatRequest::Sit { name: "Ben".into(), seat: None };
        app.hub.ask(&id, "ben", |reply| RoomRequest::Seats { request: wish, reply }).await.unwrap();
        let mut texts = Vec::new();
        for outgoing in &mut heard {
            texts.push(loop {
                let text = outgoing.next().await.unwrap().into_text().unwrap();
                if text.starts_with(r#"{"type":"state""#) && text.contains("Ben") {
                    break text;
                }
            });
        }
        let place = |i: usize| texts[i].as_ptr();
        assert_eq!((place(0), place(2)), (place(1), place(3)), "it is written once for each view");
        assert_ne!(texts[0], texts[2], "Ann has a seat, the others watch");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// What a test writes to the log.
    #[derive(Clone, Default)]
    struct Written(Arc<std::sync::Mutex<Vec<u8>>>);

    impl std::io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// Where the error was found nobody knew which game it was.
    #[tokio::test]
    async fn what_goes_wrong_in_a_game_is_logged_with_its_id() {
        let (log, (app, id, dir)) = (Written::default(), table(json!([])).await);
        let (writer, logs) = (log.clone(), tracing_subscriber::fmt().json().with_span_list(false));
        let logs = logs.with_max_level(tracing::Level::INFO).with_writer(move || writer.clone()).finish();
        let _logs = tracing::subscriber::set_default(logs);
        let (out, mut heard) = outbox(usize::MAX);
        app.hub.tell(&id, Command::Enter { connection: 1, person: "ann".into(), address: HERE, out }).await.unwrap();
        heard.next().await;
        app.store.close().await;
        let wish = SeatRequest::Reseat { name: "Ann".into(), seat: Seat::new(1), wish: SeatUse::Bot(Level::Random) };
        let failed = app.hub.ask(&id, "ann", |reply| RoomRequest::Seats { request: wish, reply }).await;
        assert_eq!(failed.unwrap_err().code, Code::Storage);
        let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
        let told: Vec<&str> = text.lines().filter(|line| line.contains(r#""message":"storage""#)).collect();
        assert!(!told.is_empty() && told.iter().all(|line| line.contains(&id)), "{text}");
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// A person with a thousand games changes their name: rooms in which nobody is do not read all of them again.
    #[tokio::test]
    async fn a_room_without_anybody_reads_what_has_changed_when_somebody_asks() {
        let (app, id, dir) = table(json!([])).await;
        let moments = [app.store.moment().await, app.store.moment().await, app.store.moment().await];
        assert!(moments.iter().all(Result::is_ok), "all that can read at once do");
        let told = async {
            // More than can wait for a room.
            for _ in 0..300 {
                app.hub.tell(&id, Command::Renamed { person: "ann".into() }).await.unwrap();
            }
        };
        tokio::time::timeout(Duration::from_secs(3), told).await.expect("the room waits for nothing");
        drop(moments);
        let (before, name) = ("Guest ann".to_owned(), "Anna".to_owned());
        app.store.write(crate::store::Write::Name { id: "ann".into(), before, name }).await.unwrap();
        app.hub.tell(&id, Command::Renamed { person: "ann".into() }).await.unwrap();
        let past = app.hub.ask(&id, "ann", |reply| RoomRequest::Past { number: 0, seat: None, reply }).await.unwrap();
        assert!(past.contains("Anna"), "{past}");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// Somebody who only watches sends one message after the other that is refused: the database is not asked each time.
    #[tokio::test]
    async fn who_is_refused_without_end_does_not_keep_the_database_busy() {
        let (app, id, dir) = table(json!([])).await;
        let (out, mut heard) = outbox(usize::MAX);
        app.hub.tell(&id, Command::Enter { connection: 1, person: "eve".into(), address: HERE, out }).await.unwrap();
        let mut next = async || heard.next().await.unwrap().into_text().unwrap().to_string();
        let look = async || {
            let (message, at) = (ClientMessage::Look { seat: Seat::new(0) }, Instant::now());
            app.hub.tell(&id, Command::Message { connection: 1, message, at }).await.unwrap();
        };
        assert!(next().await.contains(r#""type":"state""#));
        look().await;
        assert!(next().await.contains("not-your-seat"));
        let moments = [app.store.moment().await, app.store.moment().await, app.store.moment().await];
        assert!(moments.iter().all(Result::is_ok), "all that can read at once do");
        for _ in 0..5 {
            look().await;
            let told = tokio::time::timeout(Duration::from_secs(3), next()).await.expect("nothing is read");
            assert!(told.contains("not-your-seat"), "{told}");
        }
        drop(moments);
        // What was stored elsewhere is seen all the same, a little later.
        let (before, name) = ("Guest ann".to_owned(), "Anna".to_owned());
        app.store.write(crate::store::Write::Name { id: "ann".into(), before, name }).await.unwrap();
        sleep(follow::LOOK_AGAIN + Duration::from_millis(100)).await;
        look().await;
        assert!(next().await.contains("Anna"));
        assert!(next().await.contains("not-your-seat"));
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    #[tokio::test]
    async fn a_panic_in_a_room_is_not_the_end_of_its_game() {
        let (app, id, dir) = table(json!([])).await;
        let (out, mut received) = outbox(usize::MAX);
        app.hub.tell(&id, Command::Enter { connection: 1, person: "ann".into(), address: HERE, out }).await.unwrap();
        assert!(received.next().await.is_some());
        app.hub.tell(&id, Command::Panic).await.unwrap();
        let past = app.hub.ask(&id, "ann", |reply| RoomRequest::Past { number: 0, seat: None, reply }).await;
        assert!(past.is_ok(), "the game can be asked again: {past:?}");
        assert!(received.next().await.is_some(), "the connection is still there, and gets a new state");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// Somebody may go on talking while the server ends: that opens no room again.
    #[tokio::test]
    async fn no_room_opens_while_the_server_ends() {
        let (app, id, dir) = table(json!([])).await;
        app.hub.tell(&id, Command::Wake).await.unwrap();
        app.hub.close();
        let gone = async {
            while app.metrics.live_games.load(Relaxed) > 0 {
                sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), gone).await.expect("all rooms close");
        let late = app.hub.tell(&id, Command::Wake).await;
        assert!(late.is_err(), "{late:?}");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    /// On a busy machine a thread waits for the processor: the game is not slow for that.
    #[tokio::test]
    async fn who_waits_for_the_processor_is_not_slow() {
        let (_, longest) = aside::run(false, async { std::thread::sleep(2 * aside::LONG) }).await;
        assert!(longest < aside::LONG, "{longest:?}");
        let (_, longest) = aside::run(false, async { aside::keep_busy(2 * aside::LONG) }).await;
        assert!(longest > aside::LONG, "{longest:?}");
    }

    /// Whoever is elsewhere does not wait for a game in which the rules take long, but for the first time.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn a_slow_game_keeps_nobody_else_waiting() {
        let (app, id, dir) = table(json!([])).await;
        let work = Duration::from_millis(800);
        let others = |app: App, id: String| async move {
            for _ in 0..2 {
                app.hub.tell(&id, Command::Work(work)).await.unwrap();
            }
            // On the one thread that there is, as whatever answers people.
            let mut longest = Duration::ZERO;
            for _ in 0..50 {
                let at = Instant::now();
                tokio::spawn(sleep(Duration::from_millis(10))).await.unwrap();
                longest = longest.max(at.elapsed());
            }
            // What is answered after all of that.
            app.hub.ask(&id, "ann", |reply| RoomRequest::Past { number: 0, seat: None, reply }).await.unwrap();
            longest
        };
        let first = others(app.clone(), id.clone()).await;
        assert!(first > work / 2, "this is what would be felt: {first:?}");
        let longest = others(app.clone(), id).await;
        assert!(longest < work / 2, "somebody waited {longest:?}");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }
}
