//! The game as people at a table meet it.

use crate::card::{CardKind, DECKS};
use crate::facts::Facts;
use crate::{Cell, Cells, Contents, Crop, Event, Good, Mode, Move, Options, State};
use table::chain::Question;
use table::{Decision, Field, Game, Input, Present, Seat, Target};

impl Present for State {
    type Facts = Facts;
    type Contents = Contents;

    fn facts() -> Facts {
        Facts::all()
    }

    fn form() -> Vec<Field> {
        let decks: Vec<&str> = DECKS.iter().map(|deck| deck.name).collect();
        let variants = &["none", "three_for_one", "ten_for_seven", "mulligan", "draft"];
        vec![
            Field::new("players", Input::Number { from: 1, to: 5, default: 2 }),
            Field::new("expansion", Input::One { of: &["none", "moor"], default: "none" }),
            Field::new("level", Input::Number { from: 1, to: 3, default: 1 }).only_if("expansion", &["moor"]),
            Field::new("mode", Input::One { of: &["family", "full"], default: "full" }).only_if("expansion", &["none"]),
            Field::new("decks", Input::Some { default: decks[..1].to_vec(), of: decks })
                .only_if("mode", &["full"])
                .or_if("level", &["3"]),
            Field::new("variant", Input::One { of: variants, default: "none" })
                .only_if("mode", &["full"])
                .or_if("level", &["3"]),
            Field::new("banned", Input::Cards).only_if("mode", &["full"]).or_if("level", &["3"]),
            Field::new("edition", Input::One { of: &["de", "nl"], default: "de" }),
            Field::new("family_day_labourer", Input::One { of: &["resource", "food"], default: "resource" })
                .only_if("mode", &["family"])
                .or_if("level", &["1", "2"]),
            Field::new("light_fires", Input::Flag).only_if("expansion", &["moor"]),
        ]
    }

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
            | Event::SpaceAdded { .. }
            | Event::Marked { .. }
            | Event::Heated { .. }
            | Event::Healed { .. }
            | Event::Lit { .. }
            | Event::GameOver => None,
        }
    }

    fn contents(&self, seat: Seat) -> Option<Contents> {
        let frame = self.chains.asking(seat)?;
        match self.chains.question_of(frame) {
            Question::Verb(verb) => verb.asked()?.contents(self, frame),
            Question::Part => {
                let parts = self.parts_on_farm(seat);
                (!parts.is_empty()).then_some(Contents::Parts { parts })
            }
            Question::Whether | Question::Order => None,
        }
    }

    fn target(&self, _: Seat, m: &Move) -> Target<Good> {
        let cells = |cells: Cells| Target::Cells(cells.iter().map(Cell::shown).collect());
        let cell = |cell: Cell| cells(Cells::only(cell));
        match *m {
            Move::Place { space } | Move::Space { space } => Target::Space(space.space().id),
            Move::Choose { option } => Target::Option(option.0),
            Move::Plow { cell: at } | Move::Room { cell: at } | Move::Stable { cell: at } => cell(at),
            Move::Clear { cell: at } | Move::Lay { cell: at } => cell(at),
            Move::Special { action, .. } => Target::Option(action.name()),
            Move::Sow { cell: Some(at), .. } => cell(at),
            Move::Fence { cells: around } => cells(around),
            Move::First { card }
            | Move::Sow { card: Some(card), .. }
            | Move::Improve { card, .. }
            | Move::Occupation { card }
            | Move::Use { card }
            | Move::HandBack { card }
            | Move::Pick { card }
            | Move::Discard { card }
            | Move::Bake { with: card, .. }
            | Move::Field { card: Some(card), .. } => Target::Card(card.card().id),
            Move::Field { seat, cell: at, card: None } => {
                Target::Theirs(seat, at.iter().map(|at| at.shown()).collect())
            }
            Move::Sow { cell: None, card: None, .. } => Target::Option("sow"),
            Move::Renovate { to } => Target::Option(to.name()),
            Move::Grow => Target::Option("grow"),
            Move::Take { goods }
            | Move::Exchange { give: goods, .. }
            | Move::Release { animals: goods }
            | Move::Keep { animals: goods }
            | Move::Breed { young: goods } => Target::Goods(goods),
            Move::Pay { option: n } | Move::Feed { food: n } | Move::Heat { fuel: n } | Move::Number { n } => {
                Target::Amount(n)
            }
            Move::Swap { draw: CardKind::Occupation } => Target::Option("swap_for_occupation"),
            Move::Swap { draw: CardKind::Minor | CardKind::Major } => Target::Option("swap_for_minor"),
            Move::Mulligan => Target::Option("mulligan"),
            Move::Seat { seat } => Target::Seat(seat),
            Move::Done => Target::Done,
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
                // M6.1: a special action is taken in turn, not in place of a person whom a card lets somebody place.
                let in_turn = self.begins_turn(decision.seat);
                spaces.chain(specials(self).filter(|_| in_turn)).collect()
            }
            "special" => {
                let only = self.special_asked_for(decision.seat);
                let is_asked_for =
                    |m: &Move| matches!(*m, Move::Special { action, .. } if only.is_none_or(|o| o == action));
                specials(self).filter(is_asked_for).collect()
            }
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

    fn times(&self, seat: Seat, m: &Move) -> u8 {
        self.times_in_a_row(seat, m)
    }

    fn is_one_of_many(m: &Move) -> bool {
        if let Move::Exchange { times, .. } = m {
            *times > 1
        } else if let Move::Release { animals } = m {
            animals.total() > 1
        } else {
            matches!(m, Move::Fence { .. })
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
            target: _,
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
fn specials(game: &State) -> impl Iterator<Item = Move> {
    let cards = game.specials.cards().map(|(card, _)| card).chain(game.specials.open());
    cards.flat_map(|card| card.card().actions.iter().map(move |printed| Move::Special { card, action: printed.action }))
}

/// Every crop for an empty field, and for everything else any crop that there is.
fn sowing(game: &State, seat: Seat) -> Vec<Move> {
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
