//! The game as people at a table meet it.

use crate::facts::Facts;
use crate::goods::farm_animals;
use crate::moves::HarvestPart;
use crate::verb::option;
use crate::{Cell, Choice, Contents, Event, Good, Goods, Move, Options, Set, State};
use table::chain::Question;
use table::{Decision, Field, Game, Input, Present, Seat, Target};

impl Present for State {
    type Facts = Facts;
    type Contents = Contents;

    fn facts() -> Facts {
        Facts::all()
    }

    fn form() -> Vec<Field> {
        vec![
            Field::new("players", Input::Number { from: 1, to: 7, default: 2 }),
            Field::new("set", Input::One { of: &["beginner", "full"], default: "full" }),
            Field::new("late_reveal", Input::Flag),
            Field::new("fence_discount", Input::One { of: &["per_action", "per_pasture"], default: "per_action" }),
        ]
    }

    fn mode(&self) -> &'static str {
        match self.rules.set {
            Set::Full => "full",
            Set::Beginner => "beginner",
        }
    }

    fn only_for(event: &Event) -> Option<Seat> {
        // Exhaustive on purpose, as in Agricola. Nobody holds anything in hand here; cards and markers are named when they
        // are turned up.
        match event {
            Event::RoundBegan { .. }
            | Event::WishTurned
            | Event::MarkerRevealed { .. }
            | Event::SpaceEmptied { .. }
            | Event::Protected { .. }
            | Event::Placed { .. }
            | Event::Imitated { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Exchanged { .. }
            | Event::Melted { .. }
            | Event::StartingPlayer { .. }
            | Event::Laid { .. }
            | Event::LaidSingle { .. }
            | Event::Sowed { .. }
            | Event::Furnished { .. }
            | Event::Fenced { .. }
            | Event::BuiltStable { .. }
            | Event::BuiltOreMine { .. }
            | Event::BuiltRubyMine { .. }
            | Event::Forged { .. }
            | Event::Looted { .. }
            | Event::Strengthened { .. }
            | Event::Grew { .. }
            | Event::WentHome
            | Event::HarvestBegan { .. }
            | Event::Skipped { .. }
            | Event::Fed { .. }
            | Event::Bred { .. }
            | Event::GameOver => None,
        }
    }

    fn contents(&self, seat: Seat) -> Option<Contents> {
        let frame = self.chains.asking(seat)?;
        match self.chains.question(frame.chain)? {
            Question::Verb(verb) => verb.asked()?.contents(self, frame),
            Question::Part | Question::Whether | Question::Order => None,
        }
    }

    fn target(&self, _: Seat, m: &Move) -> Target<Good> {
        let cells = |cells: &[Cell]| Target::Cells(cells.iter().map(|cell| cell.shown()).collect());
        match *m {
            Move::Place { space, .. } | Move::Imitate { space } | Move::Protect { space } => {
                Target::Space(space.name())
            }
            Move::Choose { option } => Target::Option(option.name()),
            Move::Lay { cells: both, .. } | Move::FenceLarge { cells: both } | Move::OreMine { cells: both } => {
                cells(&both)
            }
            Move::LaySingle { cell, .. }
            | Move::Sow { cell, .. }
            | Move::Put { cell }
            | Move::FenceSmall { cell }
            | Move::Stable { cell }
            | Move::RubyMine { cell }
            | Move::BuyTile { cell, .. } => cells(&[cell]),
            Move::Furnish { tile } => Target::Card(tile.id()),
            Move::Pay { option } => Target::Amount(option),
            Move::Forge { strength } => Target::Amount(strength),
            Move::Loot { item } => Target::Option(item.reward().id),
            Move::Buy { good } => Target::Goods(Goods::of(good, 1)),
            Move::Trade => Target::Option("trade"),
            Move::Skip { part: HarvestPart::Field } => Target::Option("field"),
            Move::Skip { part: HarvestPart::Breeding } => Target::Option("breeding"),
            Move::Feed { food } => Target::Amount(food),
            Move::FeedDwarf { with: goods } | Move::Breed { young: goods } | Move::Exchange { give: goods, .. } => {
                Target::Goods(goods)
            }
            Move::Melt { dwarf } => Target::Amount(dwarf),
            Move::Done => Target::Done,
        }
    }

    fn expected(&self, decision: &Decision) -> Vec<Move> {
        let mut expected = Vec::new();
        let Some(frame) = self.chains.asking(decision.seat) else { return expected };
        match self.chains.question(frame.chain) {
            Some(Question::Verb(verb)) => {
                let verb = verb.asked().expect("the verb asks");
                verb.expected(self, frame, &mut expected);
            }
            Some(Question::Part) => {
                expected.extend(frame.parts_left().map(|part| Move::Choose { option: Choice(option(part)) }));
            }
            Some(Question::Whether | Question::Order) | None => {}
        }
        expected
    }

    fn times(&self, seat: Seat, m: &Move) -> u8 {
        let Move::Exchange { give, get, .. } = *m else { return 1 };
        // 8.1: gold is exchanged all at once; animals that come need a place first.
        if give.get(Good::Gold) > 0 || farm_animals(&get) > 0 || get.get(Good::Dog) > 0 {
            return 1;
        }
        let (Some(frame), player) = (self.chains.asking(seat), self.player(seat)) else { return 1 };
        let most = player.goods.times_contained(&give);
        let (mut after, mut times) = (self.clone(), 1);
        while times < most {
            after.play_unchecked(seat, m);
            // The same question must still be there, and what has been begun stay possible.
            let asking = after.chains.asking(seat).filter(|next| std::ptr::eq(next.effect.0, frame.effect.0));
            if !asking.is_some_and(|next| after.keeps_commitments(next, m)) {
                break;
            }
            times += 1;
        }
        times
    }

    fn tells_secrets(options: &Options) -> bool {
        // Exhaustive on purpose here too.
        let Options { players: _, set: _, late_reveal: _, fence_discount: _, start_seat: _, round_order, markers } =
            options;
        round_order.is_some() || markers.is_some()
    }
}
