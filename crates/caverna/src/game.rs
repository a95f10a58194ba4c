//! The game as the table sees it.

use crate::event::{Cause, Event};
use crate::moves::Move;
use crate::options::Options;
use crate::setup::{completed, set_up};
use crate::state::State;
use crate::view::View;
use crate::{position, score};
use table::{Decision, Game, Illegal, Refusal, Rng, ScoreSheet, Seat, Seats, Seed, Viewer};

impl Game for State {
    const NAME: &'static str = "caverna";
    const RULES: u32 = 2;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seed: Seed) -> Result<State, Refusal> {
        let mut state = set_up(options, seed)?;
        state.advance();
        Ok(state)
    }

    fn from_position(text: &str) -> Result<State, Refusal> {
        position::read(text)
    }

    fn options(&self) -> Options {
        completed(self)
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn round(&self) -> u8 {
        self.round
    }

    fn phase(&self) -> &'static str {
        self.phase.name()
    }

    #[inline]
    fn to_decide(&self) -> Seats {
        self.chains.asked()
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let frame = self.chains.asking(seat)?;
        Some(Decision {
            seat,
            prompt: self.prompt(frame),
            source: match frame.cause {
                Cause::Space(id) | Cause::Imitated(id) => Some(id.name()),
                Cause::Tile(tile) => Some(tile.id()),
                Cause::Rules | Cause::Bonus | Cause::RoundSpace | Cause::Harvest | Cause::Exchange => None,
            },
            round: self.round,
            phase: self.phase.name(),
        })
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if let Some(frame) = self.chains.asking(seat) {
            self.answers(frame, out);
        }
    }

    fn exchanges(&self, seat: Seat, out: &mut Vec<Move>) {
        if let Some(frame) = self.chains.asking(seat) {
            self.exchanges_besides(frame, out);
        }
    }

    fn play_unchecked(&mut self, seat: Seat, m: &Move) {
        self.make(seat, m);
    }

    fn why_not(&self, seat: Seat, m: &Move) -> Illegal {
        self.reason(seat, m).into()
    }

    fn open_log(&mut self) {
        self.log.open();
    }

    fn close_log(&mut self) -> Vec<Event> {
        self.log.close()
    }

    fn revealed(&self) -> u32 {
        self.revealed
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, Viewer::of(seat))
    }

    fn full_view(&self) -> View {
        View::of(self, Viewer::All)
    }

    fn determinize(&self, _: Seat, rng: &mut Rng) -> State {
        crate::view::imagine(self, rng)
    }

    fn points(&self, seat: Seat) -> i32 {
        score::points(self.player(seat))
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        self.players.iter().map(score::sheet).collect()
    }
}
