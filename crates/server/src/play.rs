//! A match of a game: what a room works with.

mod past;

pub use past::{Course, Origin, RoundMark, TurnMark};

use crate::advice::{self, Advice};
use crate::clock;
use crate::store::{Head, Loaded, MoveRow, StoreError};
use bots::{Level, Playable, Player, Stop};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::io::{self, Read, Write};
use std::time::{Duration, Instant};
use table::history::KEEP_EVERY;
use table::{
    Decision, Goods, Illegal, Match, Record, RecordedMove, RecordedPlayer, Refusal, ReplayedMove, Rng, Seat, Seats,
    Start, UndoError,
};

/// Something that happened, and who may know of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AddressedEvent {
    /// The event as the game writes it.
    #[serde(rename = "e")]
    pub event: Box<RawValue>,
    /// The only seat that may know of it; `None`: everybody may.
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    pub only: Option<Seat>,
}

impl AddressedEvent {
    /// Whether this viewer may know of it; `None` is a spectator.
    pub fn is_for(&self, viewer: Option<Seat>) -> bool {
        self.only.is_none() || self.only == viewer
    }
}

/// A move that was made, and what came of it.
#[derive(Clone, Debug)]
pub struct MadeMove {
    /// Who moved.
    pub seat: Seat,
    /// The move as JSON.
    pub action: String,
    /// What had been revealed before.
    pub revealed: u32,
    /// What happened.
    pub events: Vec<AddressedEvent>,
    /// The packed state, if one is kept after this move.
    pub snapshot: Option<Vec<u8>>,
}

impl MadeMove {
    /// The move as it is stored; `number` is that of the state it led to.
    pub fn row(&self, number: i64) -> MoveRow {
        MoveRow {
            number,
            seat: self.seat.index() as i64,
            action: self.action.clone(),
            revealed: i64::from(self.revealed),
            events: json(&self.events),
        }
    }
}

/// Something that is not possible, why, and what it would cost.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(concrete(Move = (), Goods = (), Target = ()), bound = ""))]
pub struct Blocked<Move, Goods, Target> {
    #[serde(rename = "move")]
    #[cfg_attr(test, ts(type = "G['Move']"))]
    action: Move,
    /// What a person would point at.
    #[cfg_attr(test, ts(type = "G['Target']"))]
    target: Target,
    #[serde(flatten)]
    why: Illegal,
    /// The ways to pay for it, where it has a price: one of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Array<G['Goods']>", optional))]
    pay: Vec<Goods>,
}

/// Why the viewer is asked, and what the question is about.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(concrete(Contents = ()), bound = ""))]
pub struct Question<Contents> {
    #[serde(flatten)]
    decision: Decision,
    /// What it is about, where there is more to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "G['Contents']", optional))]
    contents: Option<Contents>,
}

/// The game as one viewer sees it, ready to be sent.
#[derive(Clone, Debug)]
pub struct ViewerState {
    /// What the viewer may know.
    pub view: Box<RawValue>,
    /// Why the viewer is asked, and what the question is about.
    pub decision: Option<Box<RawValue>>,
    /// The answers.
    pub moves: Box<RawValue>,
    /// The exchanges possible besides.
    pub exchanges: Box<RawValue>,
    /// What a person might expect to be possible, and why it is not.
    pub blocked: Box<RawValue>,
    /// What the answers and then the exchanges cost and bring, in the same order.
    pub previews: Box<RawValue>,
    /// What a person points at for the answers and then the exchanges, in the same order.
    pub targets: Box<RawValue>,
    /// How often in a row each exchange can be made.
    pub times: Box<RawValue>,
    /// The score sheets.
    pub scores: Box<RawValue>,
    /// Who is asked.
    pub asked: Seats,
}

/// What would come of a move.
pub enum Trial {
    /// It can be made: its preview.
    Possible(Box<RawValue>),
    /// It cannot be made: why, and the ways to pay for it if it could.
    Blocked(Illegal, Box<RawValue>),
}

/// What a bot has chosen.
pub struct BotChoice<G: Playable> {
    /// The move; none if the player found none.
    pub action: Option<G::Move>,
    /// The player, who remembers its plans for the next move.
    player: Box<dyn Player<G>>,
}

/// A long computation, for [`crate::thinkers`].
pub type Thinking<T> = Box<dyn FnOnce() -> T + Send>;

/// How many steps to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// The last one.
    Step,
    /// The whole turn.
    Turn,
}

/// What the server itself reads of a record: which game it is, and who sat where.
#[derive(Deserialize)]
pub struct RecordHead {
    /// The name of the game.
    pub game: String,
    /// Who sat where; records of other programs do not say.
    #[serde(default)]
    pub players: Vec<RecordedPlayer>,
}

/// How a game begins.
#[derive(Clone, Debug)]
pub enum Beginning {
    /// From the set-up.
    Options(serde_json::Value, table::Seed),
    /// Where a record ends.
    Record(Box<RawValue>),
    /// Where a record of our own ends, which may begin with a saved state.
    Continued(Box<RawValue>),
    /// From a position.
    Position(String),
}

/// The most moves of a record with which a game can begin.
const MOST_MOVES: usize = 5000;

/// So long moves in a row are foreseen.
const FORESIGHT: Duration = Duration::from_millis(20);

/// A match of a game, and the bots that play in it.
pub struct Play<G: Playable> {
    game: Match<G>,
    /// The bots that have chosen before, by seat.
    bots: Vec<Option<Bot<G>>>,
}

/// A bot and its level.
type Bot<G> = (Level, Box<dyn Player<G>>);

impl<G: Playable> Play<G> {
    fn new(game: Match<G>) -> Play<G> {
        let seats = game.game().seats();
        Play { game, bots: (0..seats).map(|_| None).collect() }
    }

    /// Begins a game. If it begins with a record, the moves of the record are handed out too.
    ///
    /// # Errors
    /// If it cannot begin like that.
    pub fn begin(beginning: Beginning) -> Result<(Play<G>, Vec<MadeMove>), Refusal> {
        let game = match beginning {
            Beginning::Options(options, seed) => {
                let options = serde_json::from_value(options).map_err(|e| Refusal::new(format!("options: {e}")))?;
                Match::new(&options, seed)?
            }
            Beginning::Position(text) => Match::from_position(&text)?,
            Beginning::Record(record) => return Play::replay(&record, false),
            Beginning::Continued(record) => return Play::replay(&record, true),
        };
        Ok((Play::new(game), Vec::new()))
    }

    fn replay(record: &RawValue, own: bool) -> Result<(Play<G>, Vec<MadeMove>), Refusal> {
        let record: Record<G::Options, G::Move> =
            serde_json::from_str(record.get()).map_err(|e| Refusal::new(format!("record: {e}")))?;
        // Nobody can tell whether a state that somebody sends is one that can be.
        if !own && matches!(record.start, Start::Saved { .. }) {
            return Err(Refusal::new("a record that begins with a saved state cannot be loaded"));
        }
        if record.moves.len() > MOST_MOVES {
            return Err(Refusal::new(format!("a record has at most {MOST_MOVES} moves")));
        }
        let mut made = Vec::with_capacity(record.moves.len());
        let game = Match::replay(&record, |step| made.push(made_move(&step, made.len() + 1)));
        Ok((Play::new(game.map_err(|why| Refusal::new(why.to_string()))?), made))
    }

    /// Takes up a stored game.
    ///
    /// # Errors
    /// If what is stored makes no sense.
    pub fn resume(loaded: &Loaded) -> Result<Play<G>, StoreError> {
        let id = &loaded.game.id;
        let damaged = |what: &str, e: &dyn std::fmt::Display| StoreError::Damaged(format!("game {id}: {what}: {e}"));
        if loaded.game.rules > i64::from(G::RULES) {
            let (played, known) = (loaded.game.rules, G::RULES);
            return Err(StoreError::Newer(format!("game {id} has version {played} of the rules, we know {known}")));
        }
        let start: Start<G::Options> =
            serde_json::from_str(&loaded.game.start).map_err(|_| damaged("start", &"it is no beginning"))?;
        let mut record: Record<G::Options, G::Move> = Record::new::<G>(start);
        record.rules = loaded.game.rules as u32;
        for row in &loaded.moves {
            let action = serde_json::from_str(&row.action).map_err(|e| damaged("move", &e))?;
            record.moves.push(RecordedMove { seat: Seat::new(row.seat as u8), action });
        }
        let kept = states(&record, loaded).map_err(|e| damaged("state", &e))?;
        let revealed = loaded.moves.iter().map(|row| row.revealed as u32).collect();
        Ok(Play::new(Match::resume(record, kept, revealed).map_err(|e| damaged("game", &e))?))
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        self.game.game()
    }

    /// The name of the game.
    pub fn name(&self) -> &'static str {
        G::NAME
    }

    /// The mode of the game, for lists.
    pub fn mode(&self) -> &'static str {
        self.game.game().mode()
    }

    /// The version of the rules at the beginning.
    pub fn rules(&self) -> u32 {
        self.game.record().rules
    }

    /// How it began, as JSON. Secret.
    pub fn start(&self) -> String {
        json(&self.game.record().start)
    }

    /// Whether its beginning tells something that is hidden from the players.
    pub fn tells_secrets(&self) -> bool {
        match &self.game.record().start {
            Start::Setup { options, .. } => G::tells_secrets(options),
            Start::Position { .. } | Start::Saved { .. } => true,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.game.game().seats()
    }

    /// How many moves have been made.
    pub fn number(&self) -> usize {
        self.game.len()
    }

    /// The round in progress.
    pub fn round(&self) -> u8 {
        self.game.game().round()
    }

    /// What the storage keeps of how it stands now; the rest is as at the beginning.
    pub fn head(&self) -> Head {
        let asked = self.asked();
        let over = asked.is_empty();
        Head {
            number: self.number() as i64,
            round: i64::from(self.round()),
            asked: asked.iter().map(|seat| 1 << seat.index()).sum(),
            over,
            scores: over.then(|| format!("{:?}", self.totals())),
            updated: clock::now(),
            ..Head::default()
        }
    }

    /// Who is asked; nobody: the game is over.
    pub fn asked(&self) -> Seats {
        self.game.game().to_decide()
    }

    /// The points of every seat.
    pub fn totals(&self) -> Vec<i32> {
        Seat::all(self.seats()).map(|seat| self.game.game().points(seat)).collect()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the rules forbid it; then nothing has changed.
    pub fn apply(&mut self, seat: Seat, action: G::Move) -> Result<MadeMove, Illegal> {
        let before = self.game.game().clone();
        let events = self.game.apply(seat, &action)?;
        let made = RecordedMove { seat, action };
        let step = ReplayedMove { before: &before, made: &made, events: &events, after: self.game.game() };
        Ok(made_move(&step, self.game.len()))
    }

    /// Makes a move that is stored already.
    ///
    /// # Errors
    /// If it makes no sense here.
    pub fn follow(&mut self, row: &MoveRow) -> Result<(), StoreError> {
        let damaged = |e: &dyn std::fmt::Display| StoreError::Damaged(format!("move {}: {e}", row.number));
        if row.number != self.game.len() as i64 + 1 {
            return Err(damaged(&"it does not follow"));
        }
        let action = serde_json::from_str(&row.action).map_err(|e| damaged(&e))?;
        self.game.apply(Seat::new(row.seat as u8), &action).map(drop).map_err(|illegal| damaged(&illegal))
    }

    /// What would come of a move.
    pub fn try_out(&self, seat: Seat, action: &G::Move) -> Trial {
        let game = self.game.game();
        if game.is_legal(seat, action) {
            Trial::Possible(raw(&game.preview(seat, action)))
        } else {
            Trial::Blocked(game.why_not(seat, action), raw(&price(game, seat, action)))
        }
    }

    /// What would come of moves that are made one after the other. It ends where the next one cannot be made, and after one that
    /// ends the turn or brings something to light: what would follow is not for the seat to know. It ends, too, when it has taken
    /// long, because others wait meanwhile.
    pub fn foresee(&self, seat: Seat, actions: &[G::Move]) -> Vec<Box<RawValue>> {
        let begun = Instant::now();
        let mut game = self.game.game().clone();
        let mut previews = Vec::new();
        for action in actions {
            if begun.elapsed() > FORESIGHT || !game.is_legal(seat, action) {
                break;
            }
            let preview = game.preview(seat, action);
            previews.push(raw(&preview));
            if preview.ends_turn || preview.reveals {
                break;
            }
            game.play_unchecked(seat, action);
        }
        previews
    }

    /// How many moves are left when a seat takes its last step or turn back, with everything that others have done since.
    ///
    /// # Errors
    /// If that cannot be taken back, whoever agrees. When the game is over everything has come to light.
    pub fn before(&self, seat: Seat, what: Undo) -> Result<usize, UndoError> {
        if self.asked().is_empty() {
            return Err(UndoError::Revealed);
        }
        self.game.before_own(seat, what == Undo::Turn)
    }

    /// Whether others than this seat have moved after this number of moves.
    pub fn others_moved(&self, seat: Seat, number: usize) -> bool {
        self.game.moves()[number..].iter().any(|made| made.seat != seat)
    }

    /// Takes everything back after this number of moves.
    pub fn go_back(&mut self, number: usize) {
        self.game.go_back(number);
    }

    /// Whether a seat knows something that others may not see.
    pub fn has_secrets(&self, seat: Seat) -> bool {
        self.game.game().has_secrets(seat)
    }

    /// Whether this seat has been asked the same question since that number, and others only answered theirs.
    pub fn same_question(&self, seat: Seat, since: usize) -> bool {
        let now = self.game.game();
        if since >= self.game.len() || self.game.moves()[since..].iter().any(|turn| turn.seat == seat) {
            return false;
        }
        let then = self.game.at(since);
        let (mut old, mut new) = (Vec::new(), Vec::new());
        then.moves(seat, &mut old);
        now.moves(seat, &mut new);
        then.decision(seat).is_some() && then.decision(seat) == now.decision(seat) && old == new
    }

    /// The game as a viewer sees it now.
    pub fn now_for(&self, viewer: Option<Seat>) -> ViewerState {
        let game = self.game.game();
        let state = without_question(game, viewer);
        let Some(decision) = viewer.and_then(|seat| game.decision(seat)) else { return state };
        let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
        game.moves(decision.seat, &mut moves);
        game.exchanges(decision.seat, &mut exchanges);
        let mut expected = game.expected(&decision);
        expected.retain(|m| !moves.contains(m));
        let block = |m: &G::Move| Blocked {
            action: *m,
            target: game.target(decision.seat, m),
            why: game.why_not(decision.seat, m),
            pay: price(game, decision.seat, m),
        };
        let blocked: Vec<_> = expected.iter().map(block).collect();
        let preview = |m: &G::Move| (!G::is_one_of_many(m)).then(|| game.preview(decision.seat, m));
        let previews: Vec<_> = moves.iter().chain(&exchanges).map(preview).collect();
        let targets: Vec<_> = moves.iter().chain(&exchanges).map(|m| game.target(decision.seat, m)).collect();
        let times: Vec<u8> = exchanges.iter().map(|m| game.times(decision.seat, m)).collect();
        ViewerState {
            decision: Some(raw(&Question { decision, contents: game.contents(decision.seat) })),
            targets: raw(&targets),
            times: raw(&times),
            moves: raw(&moves),
            exchanges: raw(&exchanges),
            blocked: raw(&blocked),
            previews: raw(&previews),
            ..state
        }
    }

    /// Draws the game once for every viewer.
    pub fn draw_all(&self) {
        drop(self.now_for(None));
        Seat::all(self.seats()).for_each(|seat| drop(self.now_for(Some(seat))));
    }

    /// The game as a viewer saw it after this number of moves; without questions.
    pub fn past_for(&self, viewer: Option<Seat>, number: usize) -> ViewerState {
        without_question(&self.game.at(number), viewer)
    }

    /// The whole record, with those who sat there. Secret while the game runs.
    pub fn record(&self, players: Vec<RecordedPlayer>) -> Box<RawValue> {
        raw(&Record { players, ..self.game.record() })
    }

    /// The packed states so far.
    pub fn snapshots(&self) -> Vec<(i64, Vec<u8>)> {
        self.game.kept().iter().enumerate().map(|(i, state)| ((i * KEEP_EVERY) as i64, pack(state))).collect()
    }

    /// The computation of a bot's next move, and what tells it to end.
    pub fn think(&mut self, seat: Seat, level: Level) -> (Thinking<BotChoice<G>>, Stop) {
        let remembered = self.bots[seat.index()].take().filter(|(kept, _)| *kept == level);
        let mut player = remembered.map_or_else(|| level.player(fresh_rng()), |(_, player)| player);
        let stop = Stop::default();
        player.listen(&stop);
        let game = self.game.game().clone();
        (Box::new(move || BotChoice { action: player.choose(&game, seat), player }), stop)
    }

    /// Takes a bot back that has chosen, and says what it chose.
    pub fn give_back(&mut self, seat: Seat, level: Level, choice: BotChoice<G>) -> Option<G::Move> {
        self.bots[seat.index()] = Some((level, choice.player));
        choice.action
    }

    /// Any legal move, for a bot that found none.
    pub fn any_move(&self, seat: Seat) -> Option<G::Move> {
        bots::Random::<G>::new(fresh_rng()).choose(self.game.game(), seat)
    }

    /// The computation of a hint for a seat.
    pub fn advise(&self, seat: Seat, time: Duration) -> Thinking<Vec<Advice>> {
        let game = self.game.game().clone();
        Box::new(move || advice::advise(&game, seat, time, fresh_rng()))
    }
}

/// The kept states of a stored game. One that cannot be read is made anew from the one before it.
fn states<G: Playable>(record: &Record<G::Options, G::Move>, loaded: &Loaded) -> Result<Vec<G>, String> {
    let mut kept: Vec<G> = Vec::new();
    for number in (0..=record.moves.len()).step_by(KEEP_EVERY) {
        let packed = loaded.snapshots.iter().find(|(at, _)| *at == number as i64).map(|(_, packed)| packed);
        let read = packed.ok_or_else(|| "it is missing".to_owned()).and_then(|p| unpack(p).map_err(|e| e.to_string()));
        let state = match read {
            Ok(state) => state,
            Err(why) => {
                tracing::warn!(game = %loaded.game.id, number, why, "a state is made anew");
                made_anew(record, kept.last(), number).map_err(|e| format!("{number}: {why}, and {e}"))?
            }
        };
        kept.push(state);
    }
    Ok(kept)
}

/// The state after this number of moves, from the one that was kept before it or from the beginning.
fn made_anew<G: Playable>(
    record: &Record<G::Options, G::Move>,
    before: Option<&G>,
    number: usize,
) -> Result<G, String> {
    let Some(before) = before else {
        return record.start.begin().map_err(|refusal| refusal.to_string());
    };
    let mut state = before.clone();
    for made in &record.moves[number - KEEP_EVERY..number] {
        state.apply(made.seat, &made.action).map_err(|illegal| illegal.to_string())?;
    }
    Ok(state)
}

/// A move with what came of it, written as we write it, however long it was when it came; `number` is that of the state it
/// led to.
fn made_move<G: Playable>(step: &ReplayedMove<'_, G>, number: usize) -> MadeMove {
    let addressed = |event| AddressedEvent { event: raw(event), only: G::only_for(event) };
    MadeMove {
        seat: step.made.seat,
        action: json(&step.made.action),
        revealed: step.before.revealed(),
        events: step.events.iter().map(addressed).collect(),
        snapshot: number.is_multiple_of(KEEP_EVERY).then(|| pack(step.after)),
    }
}

/// The ways to pay for a move that cannot be made; none if it costs nothing.
fn price<G: Playable>(game: &G, seat: Seat, m: &G::Move) -> Vec<Goods<G::Good>> {
    let ways = game.price(seat, m);
    ways.iter().flat_map(|prices| prices.ways()).filter(|way| !way.is_empty()).copied().collect()
}

/// The game as a viewer sees it who is not asked.
fn without_question<G: Playable>(game: &G, viewer: Option<Seat>) -> ViewerState {
    let nothing = || raw::<[(); 0]>(&[]);
    ViewerState {
        view: raw(&game.view(viewer)),
        decision: None,
        moves: nothing(),
        exchanges: nothing(),
        blocked: nothing(),
        previews: nothing(),
        targets: nothing(),
        times: nothing(),
        scores: raw(&game.scores()),
        asked: game.to_decide(),
    }
}

/// Chance for bots: not secret, but different every time.
fn fresh_rng() -> Rng {
    Rng::from_number(u64::from_le_bytes(crate::ident::random()))
}

pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("the types of games can be written as JSON")
}

fn raw<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("the types of games can be written as JSON")
}

/// A state in the form in which it is stored: compressed JSON, which outlives changes of the types.
fn pack<G: Serialize>(state: &G) -> Vec<u8> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(json(state).as_bytes()).and_then(|()| packer.finish()).expect("memory takes everything")
}

fn unpack<G: serde::de::DeserializeOwned>(packed: &[u8]) -> io::Result<G> {
    let mut text = String::new();
    DeflateDecoder::new(packed).read_to_string(&mut text)?;
    serde_json::from_str(&text).map_err(io::Error::other)
}
