//! Agricola at this table.

use super::Served;
use agricola::card::Kind;
use agricola::{Agricola, Event, Mode, Move};
use table::{Decision, Seat};

impl Served for Agricola {
    fn mode(&self) -> &'static str {
        match self.rules.mode {
            Mode::Family => "family",
            Mode::Full => "full",
        }
    }

    fn round(&self) -> u8 {
        self.round
    }

    fn only_for(event: &Event) -> Option<Seat> {
        // A list without a rest: whoever adds an event has to decide here who may hear of it. Everything that happens
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
            | Event::DrewGoods { .. }
            | Event::Exchanged { .. }
            | Event::Released { .. }
            | Event::WentHome
            | Event::HarvestBegan { .. }
            | Event::Harvested { .. }
            | Event::Fed { .. }
            | Event::Bred { .. }
            | Event::GameOver => None,
        }
    }

    fn expected(&self, decision: &Decision) -> Vec<Move> {
        let hand = |kind: Kind| {
            let cards = self.player(decision.seat).hand.iter().copied();
            cards.filter(move |card| card.card().kind == kind)
        };
        let improve = |card| Move::Improve { card, returns: None };
        match decision.prompt {
            "place" => self.open_spaces().map(|space| Move::Place { space }).collect(),
            "improvement" => self.majors_for_sale().chain(hand(Kind::Minor)).map(improve).collect(),
            "minor" => hand(Kind::Minor).map(improve).collect(),
            "occupation" => hand(Kind::Occupation).map(|card| Move::Occupation { card }).collect(),
            _ => Vec::new(),
        }
    }
}
