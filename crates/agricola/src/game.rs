//! The game as every tool sees it.

use crate::card::Kind;
use crate::event::{Cause, Event};
use crate::hands::being_paid_for;
use crate::moves::Move;
use crate::setup::{Hand, Options, Variant, shuffle_rounds};
use crate::state::State;
use crate::verb::Verb;
use crate::view::View;
use table::chain::Question;
use table::view::Viewer;
use table::{Decision, Game, Illegal, Refusal, Rng, ScoreSheet, Seat, Seats, Seed};

impl Game for State {
    const NAME: &'static str = "agricola";
    const RULES: u32 = 1;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seed: Seed) -> Result<State, Refusal> {
        State::set_up(options, seed)
    }

    fn from_position(text: &str) -> Result<State, Refusal> {
        crate::position::parse(text)
    }

    fn options(&self) -> Options {
        let hand = |kind: Kind, player: &crate::state::Player| {
            let cards = if self.rules.variant == Variant::Draft { &player.aside } else { &player.hand };
            cards.iter().copied().filter(|card| card.card().kind == kind).collect()
        };
        let hands: Vec<Hand> = self
            .players
            .iter()
            .map(|p| Hand { occupations: hand(Kind::Occupation, p), minors: hand(Kind::Minor, p) })
            .collect();
        let laid_out = self.players.iter().flat_map(|player| player.tableau.iter().map(|held| held.card));
        let kept = laid_out.filter(|card| self.is_solo() && card.card().kind == Kind::Occupation);
        Options {
            players: self.rules.players,
            mode: self.rules.mode,
            decks: crate::hands::deck_names(self.rules.decks),
            edition: self.rules.edition,
            variant: self.rules.variant,
            start_seat: Some(self.start.index() as u8),
            round_order: Some(self.order.to_vec()),
            hands: hands.iter().any(|hand| *hand != Hand::default()).then_some(hands),
            family_day_labourer: self.rules.day_labourer,
            start_food: self.is_solo().then_some(self.rules.start_food),
            kept_occupations: kept.collect(),
        }
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn round(&self) -> u8 {
        self.round
    }

    fn phase(&self) -> &'static str {
        self.step.phase()
    }

    #[inline]
    fn to_decide(&self) -> Seats {
        self.chains.asked()
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let frame = self.chains.asking(seat)?;
        let source = match (being_paid_for(frame), frame.cause) {
            (Some(card), _) | (None, Cause::Card(card)) => Some(card.card().id),
            (None, Cause::Space(space)) => Some(space.space().id),
            _ => None,
        };
        let prompt = match self.chains.question(frame.chain)? {
            Question::Order => "order",
            Question::Part => "choose",
            Question::Whether => "whether",
            Question::Verb(Verb::Settle(_)) => "pay",
            Question::Verb(Verb::Ask(..)) => "choose",
            Question::Verb(verb) => verb.option().unwrap_or("pay"),
        };
        Some(Decision { seat, prompt, source, round: self.round, phase: self.step.phase() })
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_moves(seat, out);
    }

    fn exchanges(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_exchanges(seat, out);
    }

    fn is_legal(&self, seat: Seat, m: &Move) -> bool {
        let mut list = Vec::new();
        match m {
            Move::Exchange { .. } | Move::Release { .. } | Move::Use { .. } | Move::Swap { .. } => {
                self.exchanges(seat, &mut list)
            }
            _ => self.moves(seat, &mut list),
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

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> State {
        let mut world = self.clone();
        if self.rules.mode == crate::state::Mode::Full {
            world.redeal(seat, rng);
        }
        world.seed = rng.seed();
        if !self.is_all_shown() {
            shuffle_rounds(&mut world.order, usize::from(self.round), rng);
        }
        world
    }

    fn points(&self, seat: Seat) -> i32 {
        self.score_lines(seat).iter().sum()
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        State::seats(self).map(|seat| self.score_sheet(seat)).collect()
    }
}
