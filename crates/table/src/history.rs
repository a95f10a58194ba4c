//! A game with its history: records, undo, saved states.

use crate::chance::Seed;
use crate::game::{Game, Illegal, Refusal};
use crate::record::{Record, RecordOf, RecordedMove, Start};
use crate::seat::Seat;

/// A state is kept after every eighth move, so that undo never replays a whole game.
pub const KEEP_EVERY: usize = 8;

/// A game being played, with everything that led to it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    record: RecordOf<G>,
    now: G,
    /// The states after 0, 8, 16 … moves.
    kept: Vec<G>,
    /// [`Game::revealed`] before each move.
    revealed: Vec<u32>,
}

/// Why a move cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Nothing has been played yet.
    #[error("nothing-to-undo")]
    Nothing,
    /// The last move was somebody else's.
    #[error("undo-not-yours")]
    NotYours,
    /// Something hidden came to light since.
    #[error("undo-revealed")]
    Revealed,
}

/// One move of a recorded game while it is replayed.
#[derive(Debug)]
pub struct ReplayedMove<'a, G: Game> {
    /// The game before the move.
    pub before: &'a G,
    /// The move.
    pub made: &'a RecordedMove<G::Move>,
    /// What happened.
    pub events: &'a [G::Event],
    /// The game after the move.
    pub after: &'a G,
}

/// Why a record does not lead to a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The game cannot be set up.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// A move is not legal.
    #[error("move {index} of the record is not legal for seat {seat}: {illegal}")]
    Illegal {
        /// Its number, from 0.
        index: usize,
        /// Who made it.
        seat: Seat,
        /// Why it is not legal.
        illegal: Illegal,
    },
    /// The record was changed, or played by other rules.
    #[error("the record says the scores are {said:?}, its moves lead to {found:?}")]
    Scores {
        /// What the record says.
        said: Vec<i32>,
        /// What its moves lead to.
        found: Vec<i32>,
    },
}

impl<G: Game> Match<G> {
    /// Sets up a game.
    pub fn new(options: &G::Options, seed: Seed) -> Result<Match<G>, Refusal> {
        let game = G::new(options, seed)?;
        Ok(Match::begin(game, Start::Setup { options: options.clone(), seed }))
    }

    /// Starts from a position.
    pub fn from_position(text: &str) -> Result<Match<G>, Refusal> {
        Ok(Match::begin(G::from_position(text)?, Start::Position { position: text.into() }))
    }

    /// Starts from a state: only what a game itself has made, never what somebody sends.
    pub fn from_state(game: G) -> Match<G> {
        let state = serde_json::to_value(&game).expect("a state can be written as JSON");
        Match::begin(game, Start::Saved { state })
    }

    /// Takes up a recorded game where the record ends.
    ///
    /// # Errors
    /// As [`Match::replay`].
    pub fn from_record(record: &RecordOf<G>) -> Result<Match<G>, Refusal> {
        Match::replay(record, |_| {}).map_err(|why| Refusal::new(why.to_string()))
    }

    /// Plays a recorded game and takes it up where the record ends. Every move is handed to `each`.
    ///
    /// # Errors
    /// If the game cannot be set up, a move is not legal, or the scores are not those of the record.
    pub fn replay(record: &RecordOf<G>, mut each: impl FnMut(ReplayedMove<'_, G>)) -> Result<Match<G>, ReplayError> {
        let mut game: Match<G> = Match::begin(record.begin()?, record.start.clone());
        for (index, made) in record.moves.iter().enumerate() {
            let before = game.now.clone();
            let events = game.apply(made.seat, &made.action).map_err(|illegal| ReplayError::Illegal {
                index,
                seat: made.seat,
                illegal,
            })?;
            each(ReplayedMove { before: &before, made, events: &events, after: &game.now });
        }
        let found = game.totals();
        match &record.scores {
            Some(said) if *said != found => Err(ReplayError::Scores { said: said.clone(), found }),
            Some(_) | None => Ok(game),
        }
    }

    fn totals(&self) -> Vec<i32> {
        self.now.scores().iter().map(|sheet| sheet.total).collect()
    }

    fn begin(game: G, start: Start<G::Options>) -> Match<G> {
        Match { record: Record::new::<G>(start), kept: vec![game.clone()], now: game, revealed: Vec::new() }
    }

    /// Takes a stored game up again without replaying it: `kept` are the states after 0, 8, 16 … moves, `revealed` is
    /// [`Game::revealed`] before each move.
    ///
    /// # Errors
    /// If the parts do not belong together.
    pub fn resume(record: RecordOf<G>, kept: Vec<G>, revealed: Vec<u32>) -> Result<Match<G>, Refusal> {
        let moves = record.moves.len();
        if revealed.len() != moves || kept.len() != moves / KEEP_EVERY + 1 {
            let (r, k) = (revealed.len(), kept.len());
            return Err(Refusal::new(format!("a stored game is damaged: {moves} moves, {k} states, {r} marks")));
        }
        let mut now = kept[moves / KEEP_EVERY].clone();
        for made in &record.moves[moves - moves % KEEP_EVERY..] {
            now.apply(made.seat, &made.action).map_err(|illegal| {
                Refusal::new(format!("a stored move of seat {} is not legal: {illegal}", made.seat))
            })?;
        }
        Ok(Match { record, now, kept, revealed })
    }

    /// The states after 0, 8, 16 … moves.
    pub fn kept(&self) -> &[G] {
        &self.kept
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.now
    }

    /// How many moves have been made: the number of the state that clients see.
    pub fn len(&self) -> usize {
        self.record.moves.len()
    }

    /// Whether no move has been made yet.
    pub fn is_empty(&self) -> bool {
        self.record.moves.is_empty()
    }

    /// The moves so far.
    pub fn moves(&self) -> &[RecordedMove<G::Move>] {
        &self.record.moves
    }

    /// The record so far, with the scores if the game is over.
    pub fn record(&self) -> RecordOf<G> {
        let mut record = self.record.clone();
        if self.now.to_decide().is_empty() {
            record.scores = Some(self.totals());
        }
        record
    }

    /// The record of the first `count` moves, as if no more had been made.
    pub fn record_until(&self, count: usize) -> RecordOf<G> {
        if count >= self.len() {
            return self.record();
        }
        let mut record = self.record.clone();
        record.moves.truncate(count);
        record
    }

    /// The game after the first `count` moves.
    pub fn at(&self, count: usize) -> G {
        let count = count.min(self.len());
        if count == self.len() {
            return self.now.clone();
        }
        let mut game = self.kept[count / KEEP_EVERY].clone();
        for made in &self.record.moves[count - count % KEEP_EVERY..count] {
            game.play_unchecked(made.seat, &made.action);
        }
        game
    }

    /// Makes a move. One that is not legal changes nothing.
    pub fn apply(&mut self, seat: Seat, m: &G::Move) -> Result<Vec<G::Event>, Illegal> {
        let revealed = self.now.revealed();
        let events = self.now.apply(seat, m)?;
        self.revealed.push(revealed);
        self.record.moves.push(RecordedMove { seat, action: *m });
        if self.len().is_multiple_of(KEEP_EVERY) {
            self.kept.push(self.now.clone());
        }
        Ok(events)
    }

    /// Takes back the last move, whoever made it: for tools and analysis.
    pub fn undo(&mut self) -> Result<RecordedMove<G::Move>, UndoError> {
        let Some(&last) = self.record.moves.last() else { return Err(UndoError::Nothing) };
        self.go_back(self.len() - 1);
        Ok(last)
    }

    /// Takes back everything after the first `count` moves, whoever made it: who may do that is for others to say.
    pub fn go_back(&mut self, count: usize) {
        let back = self.at(count);
        self.record.moves.truncate(count);
        self.revealed.truncate(count);
        self.kept.truncate(self.len() / KEEP_EVERY + 1);
        self.now = back;
    }

    /// How many moves are left when a seat takes back its last step, or with `whole` the steps before it too, up to the last
    /// one of another player. What others have done since goes with it: they have to agree. Never across something revealed.
    ///
    /// # Errors
    /// If the seat has not moved, or something was revealed since.
    pub fn before_own(&self, seat: Seat, whole: bool) -> Result<usize, UndoError> {
        let own = |at: &usize| self.record.moves[*at].seat == seat;
        let known = |at: &usize| self.revealed[*at] == self.now.revealed();
        let mut at = (0..self.len()).rev().find(own).ok_or(UndoError::Nothing)?;
        if !known(&at) {
            return Err(UndoError::Revealed);
        }
        while whole && let Some(before) = at.checked_sub(1).filter(|before| own(before) && known(before)) {
            at = before;
        }
        Ok(at)
    }

    /// Takes back a seat's own last move: never another player's, and never across something revealed. So where several seats
    /// decide at once, a move stays as soon as somebody else has answered after it.
    pub fn undo_own(&mut self, seat: Seat) -> Result<RecordedMove<G::Move>, UndoError> {
        self.may_undo(seat)?;
        self.undo()
    }

    /// Whether a seat may take back its own last step; if not, why.
    ///
    /// # Errors
    /// As [`Match::undo_own`].
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        let last = self.record.moves.last().ok_or(UndoError::Nothing)?;
        if last.seat != seat {
            return Err(UndoError::NotYours);
        }
        if self.revealed.last() != Some(&self.now.revealed()) {
            return Err(UndoError::Revealed);
        }
        Ok(())
    }

    /// Takes back all of a seat's own steps since another player moved or something was revealed; says how many.
    pub fn undo_turn(&mut self, seat: Seat) -> Result<usize, UndoError> {
        self.undo_own(seat)?;
        let mut count = 1;
        while self.undo_own(seat).is_ok() {
            count += 1;
        }
        Ok(count)
    }
}
