//! An action with several parts, seen before its parts are chosen: what each of them would let a player put on the farm. Whoever plans
//! rooms and stables, or a field and what is sown, plans them together.

use crate::contents::{Contents, PartMove, PartView};
use crate::moves::{Choice, Move};
use crate::state::State;
use table::{Game, Present, Seat};

impl State {
    /// The parts of the choice this seat is asked for that are done on spaces of the farm; those of which nothing can be done there
    /// are left out.
    pub(crate) fn parts_on_farm(&self, seat: Seat) -> Vec<PartView> {
        let mut choices = Vec::new();
        self.moves(seat, &mut choices);
        let options = choices.iter().filter_map(|m| if let Move::Choose { option } = m { Some(*option) } else { None });
        options.filter_map(|option| self.part_on_farm(seat, option)).collect()
    }

    fn part_on_farm(&self, seat: Seat, option: Choice) -> Option<PartView> {
        let mut inside = self.clone();
        inside.play_unchecked(seat, &Move::Choose { option });
        let verb = inside.prompt(inside.chains.asking(seat)?)?;
        let now = inside.on_farm(seat);
        let price = inside.price_of(seat, now.first()?).map_or_else(Vec::new, |price| price.ways().to_vec());
        let about = inside.contents(seat);
        let left = if let Some(Contents::Build { left }) = about { Some(left) } else { None };
        let to_sow = if let Some(Contents::Sow { to_sow, .. }) = about { Some(to_sow) } else { None };
        let moves = now.iter().map(|m| PartMove { action: *m, opens: inside.opened(seat, verb, m, &now) }).collect();
        Some(PartView { option, left, to_sow, price, moves })
    }

    /// The answers to a question that are given with one space of the farm.
    fn on_farm(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        moves.retain(|m| {
            matches!(m, Move::Plow { .. } | Move::Room { .. } | Move::Stable { .. } | Move::Sow { cell: Some(_), .. })
        });
        moves
    }

    /// What can be done after a move that could not be done before it, if the same question is asked again: a room beside a new room.
    fn opened(&self, seat: Seat, verb: &str, m: &Move, before: &[Move]) -> Vec<Move> {
        let mut after = self.clone();
        after.play_unchecked(seat, m);
        // Whichever way it is paid, the same spaces open.
        if after.is_legal(seat, &Move::Pay { option: 0 }) {
            after.play_unchecked(seat, &Move::Pay { option: 0 });
        }
        if after.chains.asking(seat).and_then(|frame| after.prompt(frame)) != Some(verb) {
            return Vec::new();
        }
        let mut opened = after.on_farm(seat);
        opened.retain(|m| !before.contains(m));
        opened
    }
}
