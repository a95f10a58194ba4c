//! The game as people at a table meet it.

use crate::facts::Facts;
use crate::{Event, Move, Options, Set, SpaceId, State, Tile};
use table::{Decision, Game, Present, Seat};

impl Present for State {
    type Facts = Facts;

    fn facts() -> Facts {
        Facts::all()
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

    fn expected(&self, decision: &Decision) -> Vec<Move> {
        let mut listed = Vec::new();
        self.moves(decision.seat, &mut listed);
        match decision.prompt {
            "place" => {
                let placed = |m: &Move| if let Move::Place { space, dwarf } = *m { Some((space, dwarf)) } else { None };
                let Some((_, dwarf)) = listed.iter().find_map(placed) else { return Vec::new() };
                let usable = |id: SpaceId| listed.iter().filter_map(placed).any(|(space, _)| space == id);
                let open = SpaceId::all().filter(|&id| self.space(id).is_some() && !usable(id));
                open.map(|space| Move::Place { space, dwarf }).collect()
            }
            "furnish" | "dwelling" => {
                Tile::all().filter(|&tile| self.for_sale(tile)).map(|tile| Move::Furnish { tile }).collect()
            }
            _ => Vec::new(),
        }
    }

    fn tells_secrets(options: &Options) -> bool {
        options.round_order.is_some() || options.markers.is_some()
    }
}
