//! Sowing. A9.5 to A9.8.

use super::{Asked, Work, no_answer};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, CardId, Fact, Field, Hook, Sowing, Sown, When};
use crate::cell::{Cell, Cells};
use crate::contents::Contents;
use crate::event::Event;
use crate::farm::{Crop, Plot};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Seat;
use table::price::Prices;

/// Sows fields.
#[derive(Debug)]
pub enum Sow {
    /// A9.5: any number of fields.
    Any,
    /// Any number of fields with this crop.
    Only(Crop),
    /// One field tile with this crop.
    OneTile(Crop),
}

impl Sow {
    /// The crops that may be sown on field tiles.
    fn crops(&self) -> &[Crop] {
        match self {
            Sow::Any => &Crop::ALL,
            Sow::Only(crop) | Sow::OneTile(crop) => std::slice::from_ref(crop),
        }
    }

    /// The spaces of the farmyard that may be sown.
    fn cells(&self, game: &State, seat: Seat) -> Cells {
        game.player(seat).farm.empty_fields() | self.wild_sites(game, seat)
    }

    /// Those of them that are no fields.
    #[inline]
    fn wild_sites(&self, game: &State, seat: Seat) -> Cells {
        match self {
            Sow::Any | Sow::Only(_) if game.player(seat).listens_to(Topic::Field) => game.wild_sites(seat),
            Sow::Any | Sow::Only(_) | Sow::OneTile(_) => Cells::NONE,
        }
    }

    /// The field cards that may be sown, with what they take.
    fn cards<'a>(&self, game: &'a State, seat: Seat) -> impl Iterator<Item = (CardId, Crop)> + use<'a> {
        let (any, tiles_only, only) = match *self {
            Sow::Any => (true, false, None),
            Sow::Only(crop) => (false, false, Some(crop)),
            Sow::OneTile(_) => (false, true, None),
        };
        let cards = game.empty_field_cards(seat);
        cards.filter(move |(_, crop)| !tiles_only && (any || Some(*crop) == only))
    }
}

impl Asked for Sow {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let seat = frame.seat;
        if let Sow::OneTile(_) = self {
            check(!frame.is_begun(), Why::PartClosed)?;
        }
        let tiles = game.player(seat).farm.has_empty_field() || !self.wild_sites(game, seat).is_empty();
        if tiles && self.crops().iter().any(|crop| game.can_have(seat, crop.good())) {
            return Ok(());
        }
        if !game.player(seat).listens_to(Topic::Field) {
            return Err(if tiles { Why::NoSeed } else { Why::NoEmptyField });
        }
        let mut cards = self.cards(game, seat).peekable();
        check(tiles || cards.peek().is_some(), Why::NoEmptyField)?;
        check(cards.any(|(_, crop)| game.can_have(seat, crop.good())), Why::NoSeed)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        let has_seed = |crop: Crop| player.goods.get(crop.good()) > 0;
        for crop in self.crops().iter().copied().filter(|&crop| has_seed(crop)) {
            let fields = self.cells(game, frame.seat).iter();
            out.extend(fields.map(|cell| Move::Sow { cell: Some(cell), card: None, crop }));
        }
        let cards = self.cards(game, frame.seat).filter(|(_, crop)| has_seed(*crop));
        out.extend(cards.map(|(card, crop)| Move::Sow { cell: None, card: Some(card), crop }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Sow { cell, card, crop } = *m else { return Ok(()) };
        let player = game.player(frame.seat);
        check(player.goods.get(crop.good()) > 0, Why::NoSeed)?;
        let on_tile = card.is_none() && cell.is_some_and(|c| self.cells(game, frame.seat).contains(c));
        let on_card = cell.is_none() && game.empty_field_cards(frame.seat).any(|open| Some(open.0) == card);
        check(on_tile || on_card, Why::NoEmptyField)?;
        Err(Why::WrongCrop)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Sow { cell, card, crop } = *m else { no_answer(m) };
        let sown = game.sow(frame, cell, card, crop);
        let mut so_far = if let Work::Sowing(so_far) = frame.work { so_far } else { Sown::default() };
        if let Some(place) = so_far.first.get_mut(usize::from(so_far.fields)) {
            *place = sown;
        }
        so_far.fields += 1;
        game.work_on(frame.chain, Work::Sowing(so_far));
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let Work::Sowing(sown) = frame.work else { return };
        game.fire(When::Sow, &Fact::new(frame.seat, frame.cause, About::Sown(sown)), frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("sow")
    }

    fn prompt(&self) -> &'static str {
        "sow"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cells
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let sown = if let Work::Sowing(sown) = frame.work { sown.fields } else { 0 };
        let to_sow = game.player(frame.seat).goods.only(&Crop::ALL.map(Crop::good));
        Some(Contents::Sow { crops: self.crops().to_vec(), to_sow, sown })
    }

    fn price(&self, _: &State, _: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Sow { crop, .. } = *m else { return None };
        Some(Prices::only(Goods::of(crop.good(), 1)))
    }
}

impl State {
    /// A9.5: how much will lie on a field when it is sown, with what cards add; those that do are named.
    pub(crate) fn sown_stack(
        &self,
        frame: &Frame,
        cell: Option<Cell>,
        crop: Crop,
        adds: impl Fn(CardId, &'static Hook),
    ) -> u8 {
        let sowing = Sowing { crop: crop.good(), cell, cause: frame.cause };
        let extra = self.hooks(frame.seat, Topic::Sown).map(|(owner, hook)| {
            let Hook::Sown(more) = hook else { return 0 };
            let more = more(&owner, &sowing);
            if more != 0 {
                adds(owner.card.card, hook);
            }
            more
        });
        crop.sown().saturating_add_signed(extra.sum())
    }

    /// A9.5: sows a field; says which.
    pub(crate) fn sow(&mut self, frame: &Frame, cell: Option<Cell>, card: Option<CardId>, crop: Crop) -> Option<Field> {
        let seat = frame.seat;
        let stack = self.sown_stack(frame, cell, crop, note);
        let player = self.player_mut(seat);
        player.goods.remove(&Goods::of(crop.good(), 1));
        if let Some(cell) = cell {
            player.farm.plots[cell.index()] = Plot::sown(crop, stack);
            if !player.farm.fields.contains(cell) {
                player.farm.wild.insert(cell);
            }
        }
        let mut field = cell.map(Field::Tile);
        if let Some(held) = player.tableau.iter_mut().find(|held| Some(held.card) == card)
            && let Some((_, plot)) = held.empty_plot()
        {
            held.set_plot(plot, stack);
            field = Some(Field::Card(held.card, plot));
        }
        self.log.note(|| Event::Sowed { seat, cell, card, crop });
        field
    }

    /// The unused spaces that a card lets be planted like fields, as long as not enough of them are.
    pub(crate) fn wild_sites(&self, seat: Seat) -> Cells {
        let most = self.hooks(seat, Topic::Field).map(|(owner, hook)| {
            let Hook::Wild(most) = hook else { return 0 };
            note(owner.card.card, hook);
            *most
        });
        let most: u8 = most.sum();
        let farm = &self.player(seat).farm;
        if most > 0 && farm.wild.len() < most { farm.unused() - farm.wild } else { Cells::NONE }
    }

    /// A9.8: the cards that act as fields and can be sown, with what they take.
    pub(crate) fn empty_field_cards(&self, seat: Seat) -> impl Iterator<Item = (CardId, Crop)> {
        self.hooks(seat, Topic::Field).filter_map(|(owner, hook)| {
            note(owner.card.card, hook);
            let (kind, _) = owner.card.empty_plot()?;
            Some((owner.card.card, Crop::of(kind)?))
        })
    }
}
