//! The game as the table sees it.

use crate::event::{Cause, Event};
use crate::moves::Move;
use crate::options::{Options, completed, set_up};
use crate::state::{Frame, Phase, State};
use crate::verb::{Effect, Verb};
use crate::view::{View, Viewer};
use crate::{position, refuse, score};
use table::chain::Question;
use table::{Decision, Game, Illegal, Refusal, Rng, ScoreSheet, Seat, Seats, Seed};

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
        View::of(self, seat.map_or(Viewer::Everybody, Viewer::Seat))
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

/// Every prompt, for those who translate.
pub const PROMPTS: &[&str] = &[
    "caverna-prompt-place", "caverna-prompt-choose", "caverna-prompt-whether", "caverna-prompt-clear",
    "caverna-prompt-dig", "caverna-prompt-tile", "caverna-prompt-sow", "caverna-prompt-furnish",
    "caverna-prompt-dwelling", "caverna-prompt-pay", "caverna-prompt-put", "caverna-prompt-fences",
    "caverna-prompt-stable", "caverna-prompt-ore-mine", "caverna-prompt-ruby-mine", "caverna-prompt-forge",
    "caverna-prompt-expedition", "caverna-prompt-breed", "caverna-prompt-imitate", "caverna-prompt-market",
    "caverna-prompt-trade", "caverna-prompt-house", "caverna-prompt-skip", "caverna-prompt-feed",
    "caverna-prompt-protect", "caverna-prompt-last-exchanges",
];

impl State {
    fn prompt(&self, frame: &Frame) -> &'static str {
        match self.chains.question(frame.chain) {
            Some(Question::Part) => "caverna-prompt-choose",
            Some(Question::Verb(verb)) => verb_prompt(verb, frame),
            _ => "caverna-prompt-whether",
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The effect that asks a seat, for tests and tools.
    pub fn asking_effect(&self, seat: Seat) -> Option<&'static Effect> {
        self.chains.asking(seat).map(|f| f.effect.0)
    }
}

fn verb_prompt(verb: &Verb, frame: &Frame) -> &'static str {
    match verb {
        Verb::Lay(tiles) if tiles[0].in_forest() => "caverna-prompt-clear",
        Verb::Lay(_) => "caverna-prompt-dig",
        Verb::LaySingle(_) => "caverna-prompt-tile",
        Verb::Sow => "caverna-prompt-sow",
        Verb::Furnish(_) if frame.n > 0 && frame.amount == 0 => "caverna-prompt-pay",
        Verb::Furnish(_) if frame.n > 0 => "caverna-prompt-put",
        Verb::Furnish(crate::verb::Wares::Any) => "caverna-prompt-furnish",
        Verb::Furnish(_) => "caverna-prompt-dwelling",
        Verb::Fences(_) => "caverna-prompt-fences",
        Verb::Stable(_) => "caverna-prompt-stable",
        Verb::OreMine => "caverna-prompt-ore-mine",
        Verb::RubyMine(_) => "caverna-prompt-ruby-mine",
        Verb::Forge => "caverna-prompt-forge",
        Verb::Expedition(_) => "caverna-prompt-expedition",
        Verb::Breed(_) | Verb::Breeding => "caverna-prompt-breed",
        Verb::Imitate(_) => "caverna-prompt-imitate",
        Verb::Market => "caverna-prompt-market",
        Verb::OreTrade => "caverna-prompt-trade",
        Verb::Place => "caverna-prompt-place",
        Verb::House => "caverna-prompt-house",
        Verb::Skip => "caverna-prompt-skip",
        Verb::Feed => "caverna-prompt-feed",
        Verb::Protect => "caverna-prompt-protect",
        Verb::LastExchanges => "caverna-prompt-last-exchanges",
        Verb::Take(_) | Verb::Grow | Verb::Experience => "caverna-prompt-whether",
    }
}
