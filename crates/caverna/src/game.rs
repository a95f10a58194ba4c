//! The game as the table sees it.

use crate::event::{Cause, Event};
use crate::moves::Move;
use crate::options::{Options, completed, set_up};
use crate::state::{Frame, Phase, State};
use crate::verb::Verb;
use crate::view::View;
use crate::{position, refuse, score};
use table::chain::Question;
use table::{Decision, Game, Illegal, Refusal, Rng, ScoreSheet, Seat, Seats, Seed, Viewer};

impl Game for State {
    const NAME: &'static str = "caverna";
    const RULES: u32 = 1;

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
                _ => None,
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
            self.exchanges_now(frame, out);
        }
    }

    fn play_unchecked(&mut self, seat: Seat, m: &Move) {
        self.make(seat, m);
    }

    fn why_not(&self, seat: Seat, m: &Move) -> Illegal {
        refuse::reason(self, seat, m).into()
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

/// Every prompt, for those who translate: the message `caverna-prompt-` with this name.
pub const PROMPTS: &[&str] = &[
    "place",
    "choose",
    "whether",
    "clear",
    "dig",
    "tile",
    "sow",
    "furnish",
    "dwelling",
    "pay",
    "put",
    "fences",
    "stable",
    "ore_mine",
    "ruby_mine",
    "forge",
    "expedition",
    "breed",
    "imitate",
    "market",
    "trade",
    "house",
    "skip",
    "feed",
    "protect",
    "last_exchanges",
];

impl State {
    fn prompt(&self, frame: &Frame) -> &'static str {
        match self.chains.question(frame.chain) {
            Some(Question::Part) => "choose",
            Some(Question::Verb(verb)) => verb_prompt(verb, frame),
            _ => "whether",
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}

fn verb_prompt(verb: &Verb, frame: &Frame) -> &'static str {
    match verb {
        Verb::Lay(tiles) if tiles[0].in_forest() => "clear",
        Verb::Lay(_) => "dig",
        Verb::LaySingle(_) => "tile",
        Verb::Sow => "sow",
        Verb::Furnish(_) if frame.n > 0 && frame.amount == 0 => "pay",
        Verb::Furnish(_) if frame.n > 0 => "put",
        Verb::Furnish(crate::verb::Wares::Any) => "furnish",
        Verb::Furnish(_) => "dwelling",
        Verb::Fences(_) => "fences",
        Verb::Stable(_) => "stable",
        Verb::OreMine => "ore_mine",
        Verb::RubyMine(_) => "ruby_mine",
        Verb::Forge => "forge",
        Verb::Expedition(_) => "expedition",
        Verb::Breed(_) | Verb::Breeding => "breed",
        Verb::Imitate(_) => "imitate",
        Verb::Market => "market",
        Verb::OreTrade => "trade",
        Verb::Place => "place",
        Verb::House => "house",
        Verb::Skip => "skip",
        Verb::Feed => "feed",
        Verb::Protect => "protect",
        Verb::LastExchanges => "last_exchanges",
        Verb::Take(_) | Verb::Grow | Verb::Experience => "whether",
    }
}
