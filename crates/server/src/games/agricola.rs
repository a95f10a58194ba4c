//! Agricola at this table.

use super::Served;
use agricola::card::CardKind;
use agricola::{Agricola, Cell, Cells, Crop, Event, Mode, Move, Options};
use table::{Decision, Game, Seat};

impl Served for Agricola {
    fn mode(&self) -> &'static str {
        match self.rules.mode {
            Mode::Family => "family",
            Mode::Full => "full",
        }
    }

    fn only_for(event: &Event) -> Option<Seat> {
        // Exhaustive on purpose: for a new event it must be decided here who may know of it. Everything that happens
        // so far happens openly: cards are named when they are played or passed on in sight of all (A13.8), round
        // cards when they are turned up, and of a card that is drawn only the kind is told.
        match event {
            Event::RoundBegan { .. }
            | Event::Placed { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::PutOnRounds { .. }
            | Event::StartPlayer { .. }
            | Event::Plowed { .. }
            | Event::Sowed { .. }
            | Event::Baked { .. }
            | Event::BuiltRoom { .. }
            | Event::BuiltStable { .. }
            | Event::BuiltFences { .. }
            | Event::Renovated { .. }
            | Event::Grew { .. }
            | Event::Occupation { .. }
            | Event::Improved { .. }
            | Event::HandedBack { .. }
            | Event::PassedOn { .. }
            | Event::Drew { .. }
            | Event::BeggingDiscarded { .. }
            | Event::Bonus { .. }
            | Event::PutOnSpace { .. }
            | Event::Left { .. }
            | Event::KeptHome { .. }
            | Event::StayedHome { .. }
            | Event::GuestExpected { .. }
            | Event::GuestCame { .. }
            | Event::LodgerCame { .. }
            | Event::LodgerMovedIn { .. }
            | Event::DrewGoods { .. }
            | Event::Begged { .. }
            | Event::PutOnFields { .. }
            | Event::GrewUp { .. }
            | Event::Served { .. }
            | Event::Exchanged { .. }
            | Event::Released { .. }
            | Event::WentHome
            | Event::HarvestBegan { .. }
            | Event::Harvested { .. }
            | Event::Fed { .. }
            | Event::Bred { .. }
            | Event::Special { .. }
            | Event::SpecialShown { .. }
            | Event::Cleared { .. }
            | Event::TileLaid { .. }
            | Event::FieldLaid { .. }
            | Event::Marked { .. }
            | Event::Heated { .. }
            | Event::Healed { .. }
            | Event::Lit { .. }
            | Event::GameOver => None,
        }
    }

    fn expected(&self, decision: &Decision) -> Vec<Move> {
        let hand = |kind: CardKind| {
            let cards = self.player(decision.seat).hand.iter().copied();
            cards.filter(move |card| card.card().kind == kind)
        };
        let improve = |card| Move::Improve { card, returns: None };
        let cells = |of: fn(Cell) -> Move| Cell::all().map(of).collect();
        match decision.prompt {
            "place" => {
                let spaces = self.open_spaces().iter().map(|space| Move::Place { space });
                spaces.chain(specials(self)).collect()
            }
            "special" => specials(self).collect(),
            "lay" => cells(|cell| Move::Lay { cell }),
            "clear" | "burn" => cells(|cell| Move::Clear { cell }),
            "improvement" => self.majors_for_sale().chain(hand(CardKind::Minor)).map(improve).collect(),
            "minor" => hand(CardKind::Minor).map(improve).collect(),
            "occupation" => hand(CardKind::Occupation).map(|card| Move::Occupation { card }).collect(),
            "plow" => cells(|cell| Move::Plow { cell }),
            "room" | "rooms" => cells(|cell| Move::Room { cell }),
            "stable" | "stables" => cells(|cell| Move::Stable { cell }),
            // One space each: why it could not be a pasture of its own.
            "fences" => cells(|cell| Move::Fence { cells: Cells::only(cell) }),
            "sow" => sowing(self, decision.seat),
            "choose" => self.options_asked(decision.seat).map(|option| Move::Choose { option }).collect(),
            "pay" => {
                let ways = (0..).map(|option| Move::Pay { option });
                ways.take_while(|way| self.price(decision.seat, way).is_some()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn is_one_of_many(m: &Move) -> bool {
        match m {
            Move::Exchange { times, .. } => *times > 1,
            Move::Release { animals } => animals.total() > 1,
            m => matches!(m, Move::Fence { .. }),
        }
    }

    fn tells_secrets(options: &Options) -> bool {
        // Exhaustive on purpose here too.
        let Options {
            players: _,
            mode: _,
            decks: _,
            banned: _,
            edition: _,
            variant: _,
            start_seat: _,
            round_order,
            hands,
            family_day_labourer: _,
            start_food: _,
            kept_occupations: _,
            expansion: _,
            level: _,
            start_cards: _,
            special_order,
            light_fires: _,
        } = options;
        round_order.is_some() || hands.is_some() || special_order.is_some()
    }
}

/// Every action on the special action cards of the game.
fn specials(game: &Agricola) -> impl Iterator<Item = Move> {
    let cards = game.specials.cards().map(|(card, _)| card).chain(game.specials.open());
    cards.flat_map(|card| card.card().actions.iter().map(move |printed| Move::Special { card, action: printed.action }))
}

/// Every crop for an empty field, and for everything else any crop that there is.
fn sowing(game: &Agricola, seat: Seat) -> Vec<Move> {
    let player = game.player(seat);
    let seed = Crop::ALL.into_iter().find(|crop| player.goods.get(crop.good()) > 0);
    let empty = player.farm.empty_fields();
    let sow = |cell, crop| Move::Sow { cell: Some(cell), card: None, crop };
    Cell::all()
        .flat_map(|cell| {
            let crops = if empty.contains(cell) { Crop::ALL.to_vec() } else { seed.into_iter().collect() };
            crops.into_iter().map(move |crop| sow(cell, crop))
        })
        .collect()
}
