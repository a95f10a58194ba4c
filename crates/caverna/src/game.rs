//! The game as the table sees it.

use crate::event::{Cause, Event};
use crate::goods::Good;
use crate::moves::Move;
use crate::options::Options;
use crate::preview::Extra;
use crate::setup::{completed, set_up};
use crate::state::State;
use crate::verb::{Effect, Verb};
use crate::view::View;
use crate::{position, preview, score};
use table::price::Prices;
use table::{Decision, Game, Illegal, Log, Meaning, Refusal, Rng, ScoreSheet, Seat, Seats, Seed, Viewer};

impl Game for State {
    const NAME: &'static str = "caverna";
    const RULES: u32 = 2;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Good = Good;
    type Extra = Extra;

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
            ask: self.ask(frame),
            source: match frame.cause {
                Cause::Space(id) | Cause::Imitated(id) => Some(id.name()),
                Cause::Tile(tile) => Some(tile.id()),
                Cause::Rules | Cause::Bonus | Cause::RoundSpace | Cause::Harvest | Cause::Exchange => None,
            },
            round: self.round,
            phase: self.phase.name(),
        })
    }

    fn begins_turn(&self, seat: Seat) -> bool {
        let asking = self.chains.asking(seat).map(|frame| frame.effect.0);
        matches!(asking, Some(Effect::Do(Verb::Place(_))))
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

    fn is_exchange(m: &Move) -> bool {
        m.is_exchange()
    }

    fn play_unchecked(&mut self, seat: Seat, m: &Move) {
        self.make(seat, m);
    }

    fn why_not(&self, seat: Seat, m: &Move) -> Illegal {
        self.reason(seat, m).into()
    }

    fn log(&mut self) -> &mut Log<Event> {
        &mut self.log
    }

    fn meaning(event: &Event) -> Meaning<Good> {
        preview::meaning(event)
    }

    fn extra(&self, seat: Seat, m: &Move) -> Extra {
        self.beyond_goods(seat, m)
    }

    fn due(&self, seat: Seat) -> Option<Prices<Good>> {
        self.ways_to_pay_debt(seat)
    }

    fn price(&self, seat: Seat, m: &Move) -> Option<Prices<Good>> {
        self.price_of(seat, m)
    }

    fn revealed(&self) -> u32 {
        self.revealed
    }

    /// Everything lies open but the order of what comes, which nobody knows.
    fn has_secrets(&self, _: Seat) -> bool {
        false
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, Viewer::of(seat))
    }

    fn full_view(&self) -> View {
        View::of(self, Viewer::All)
    }

    fn determinize(&self, _: Seat, rng: &mut Rng) -> State {
        self.imagine(rng)
    }

    fn points(&self, seat: Seat) -> i32 {
        score::points(self.player(seat))
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        self.players.iter().map(score::sheet).collect()
    }
}
