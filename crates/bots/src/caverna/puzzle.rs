//! What the solver must know of Caverna. 15.3: alone the cards come in a fixed order and nothing is hidden, so nothing is left
//! to be chosen before the game.

use super::Digger;
use crate::knowledge::Knowledge;
use crate::solve::{Puzzle, Role, SEAT, Solvable, Unsolvable};
use caverna::{Caverna, Good, Move, Options, Phase};
use table::{Game, Refusal, Rng};

impl Solvable for Caverna {
    type Setup = ();
    type Change = ();
    const TITLE: &'static [&'static str] = &["set", "fence_discount"];

    fn check(puzzle: &Puzzle<Caverna>) -> Result<(), Unsolvable> {
        if puzzle.options.players != 1 {
            return Err(Unsolvable::NotAlone);
        }
        if puzzle.free_cards {
            return Err(Unsolvable::NoDecks);
        }
        Caverna::new(&puzzle.options, puzzle.seed).map(drop).map_err(Unsolvable::Options)
    }

    fn setup(_: &Puzzle<Caverna>, _: &mut Rng) -> Result<(), Refusal> {
        Ok(())
    }

    fn options_of(puzzle: &Puzzle<Caverna>, (): &()) -> Options {
        puzzle.options.clone()
    }

    fn allows(_: &Puzzle<Caverna>, (): &()) -> bool {
        true
    }

    fn vary(_: &Puzzle<Caverna>, (): &(), _: &Caverna, _: &mut Rng) -> Option<((), ())> {
        None
    }

    fn adapt(step: &Move, (): ()) -> Move {
        *step
    }

    fn role(step: &Move) -> Role {
        match step {
            Move::Place { .. } => Role::Placing,
            Move::Exchange { .. } | Move::Melt { .. } => Role::Exchanging,
            Move::Feed { .. } => Role::Feeding,
            Move::Breed { .. } => Role::Breeding,
            Move::Pay { .. } => Role::Settling,
            _ => Role::Acting,
        }
    }

    /// A tile, a mine or a stable that no longer fits there may fit elsewhere, and any dwarf may be placed.
    fn are_alike(one: &Move, other: &Move) -> bool {
        match (one, other) {
            (Move::Sow { crop, .. }, Move::Sow { crop: same, .. }) => crop == same,
            (Move::Lay { tile, .. }, Move::Lay { tile: same, .. }) => tile == same,
            (Move::LaySingle { tile, .. }, Move::LaySingle { tile: same, .. }) => tile == same,
            (Move::Put { .. }, Move::Put { .. }) => true,
            (Move::Stable { .. }, Move::Stable { .. }) => true,
            (Move::FenceSmall { .. }, Move::FenceSmall { .. }) => true,
            (Move::FenceLarge { .. }, Move::FenceLarge { .. }) => true,
            (Move::OreMine { .. }, Move::OreMine { .. }) => true,
            (Move::RubyMine { .. }, Move::RubyMine { .. }) => true,
            _ => false,
        }
    }

    fn in_harvest(&self) -> bool {
        (Phase::HarvestChoice..Phase::Over).contains(&self.phase)
    }

    fn is_hungry(&self) -> bool {
        let is_feeding = self.decision(SEAT).is_some_and(|decision| decision.prompt == "feed");
        let mut steps = Vec::new();
        if is_feeding {
            Digger.steps(self, SEAT, &mut steps);
        }
        is_feeding && !steps.iter().any(|step| matches!(step, Move::Feed { .. }))
    }

    fn begging(&self) -> u8 {
        self.player(SEAT).begging
    }

    /// What was left over, which would have become something.
    fn shortfall(&self) -> f32 {
        let left = [Good::Food, Good::Wood, Good::Stone, Good::Ore];
        let have = |kind| f32::from(self.player(SEAT).goods.get(kind).min(6));
        left.into_iter().map(have).sum::<f32>() * 0.03
    }
}
