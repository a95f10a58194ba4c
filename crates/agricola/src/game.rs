//! The game as every tool sees it.

use crate::event::Event;
use crate::goods::Good;
use crate::moves::Move;
use crate::options::Options;
use crate::preview::{self, Extra};
use crate::state::State;
use crate::verb::{Effect, Place, Verb};
use crate::view::View;
use table::price::Prices;
use table::view::Viewer;
use table::{Decision, Game, Illegal, Log, Meaning, Refusal, Rng, ScoreSheet, Seat, Seats, Seed};

impl Game for State {
    const NAME: &'static str = "agricola";
    const RULES: u32 = 2;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Good = Good;
    type Extra = Extra;

    fn new(options: &Options, seed: Seed) -> Result<State, Refusal> {
        State::set_up(options, seed)
    }

    fn from_position(text: &str) -> Result<State, Refusal> {
        crate::position::read(text)
    }

    fn options(&self) -> Options {
        self.completed_options()
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
        let (prompt, source) = (self.prompt(frame)?, self.source(frame));
        Some(Decision { seat, prompt, ask: self.ask(frame), source, round: self.round, phase: self.phase.name() })
    }

    fn begins_turn(&self, seat: Seat) -> bool {
        let asking = self.chains.asking(seat).map(|frame| frame.effect.0);
        matches!(asking, Some(Effect::Do(Verb::Place(Place::InTurn))))
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_moves(seat, out);
    }

    fn exchanges(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_exchanges(seat, out);
    }

    fn is_exchange(m: &Move) -> bool {
        m.is_exchange() || m.is_at_any_time()
    }

    fn is_legal(&self, seat: Seat, m: &Move) -> bool {
        if let Move::Exchange { .. } = m {
            return self.can_make(seat, m);
        }
        let mut list = Vec::new();
        if <State as Game>::is_exchange(m) {
            self.exchanges(seat, &mut list);
        } else {
            self.moves(seat, &mut list);
        }
        list.contains(m)
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, m: &Move) {
        self.answer(seat, m);
    }

    fn why_not(&self, seat: Seat, m: &Move) -> Illegal {
        self.reason(seat, m)
    }

    fn log(&mut self) -> &mut Log<Event> {
        &mut self.log
    }

    fn meaning(event: &Event) -> Meaning<Good> {
        preview::meaning(event)
    }

    fn extra(&self, seat: Seat, m: &Move) -> Extra {
        self.extra_of(seat, m)
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

    /// A1.11: hands are hidden, and the cards that one chooses from.
    fn has_secrets(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.hand.is_empty() || !player.aside.is_empty()
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, Viewer::of(seat))
    }

    fn full_view(&self) -> View {
        View::of(self, Viewer::All)
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> State {
        self.imagine(seat, rng)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.score_lines(seat).total()
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        State::seats(self).map(|seat| self.score_sheet(seat)).collect()
    }
}
