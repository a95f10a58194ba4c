//! Where the special action cards lie. M7.2 to M7.5; alone at the table M19.4 to M19.8.

use super::special::SpecialId;
use crate::goods::{Goods, NOTHING, food};
use crate::why::Why;
use serde::{Deserialize, Serialize};
use table::{Rng, Seat};

/// M7.2: where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// In the common display: free for everybody.
    Display,
    /// Face up before a player: for 2 food, for everybody else.
    Open(Seat),
    /// Face down before a player: out of reach until the round ends.
    Closed(Seat),
}

/// The special action cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Specials {
    /// The cards at a table of several players.
    cards: [Option<(SpecialId, Lies)>; 4],
    /// M19.4: the pile of a solo game, the next card first. Secret beyond the next card.
    pile: [Option<SpecialId>; 10],
    /// How many cards were put under the pile, where they are known.
    tucked: u8,
    /// M19.5: the card that lies open in a solo game.
    open: Option<SpecialId>,
    /// The card used last in a solo game.
    last: Option<SpecialId>,
    /// M19.7: whether a card was saved in this round.
    saved: bool,
    /// M2.2: who has the minus-point token.
    #[serde(default)]
    pub(super) token: Option<Seat>,
}

impl Specials {
    /// M4.3: these cards in the display.
    pub(super) fn display(cards: impl Iterator<Item = SpecialId>) -> Specials {
        let mut specials = Specials::default();
        specials.cards.iter_mut().zip(cards).for_each(|(place, card)| *place = Some((card, Lies::Display)));
        specials
    }

    /// M19.4: these cards as a pile.
    pub(crate) fn pile(cards: &[SpecialId]) -> Specials {
        let mut specials = Specials::default();
        specials.pile.iter_mut().zip(cards).for_each(|(place, card)| *place = Some(*card));
        specials
    }

    /// The cards at a table of several players, and where they lie.
    pub fn cards(&self) -> impl Iterator<Item = (SpecialId, Lies)> {
        self.cards.into_iter().flatten()
    }

    /// M18.9: whether a player has the minus-point token.
    pub fn has_token(&self, seat: Seat) -> bool {
        self.token == Some(seat)
    }

    /// M19.5: the card that lies open in a solo game.
    pub fn open(&self) -> Option<SpecialId> {
        self.open
    }

    /// M19.4: the next card of the pile, which is known by its back.
    pub fn next(&self) -> Option<SpecialId> {
        self.pile[0]
    }

    /// The cards that are used in this game and lie face up.
    pub(super) fn in_reach(&self) -> impl Iterator<Item = SpecialId> + use<> {
        let shown = self.cards.into_iter().flatten().filter(|(_, lies)| !matches!(lies, Lies::Closed(_)));
        shown.map(|(card, _)| card).chain(self.open)
    }

    /// M7.3, M7.4: what a player pays for taking a card; why not, if the card is out of reach.
    pub(super) fn fee(&self, card: SpecialId, seat: Seat, solo: bool) -> Result<Goods, Why> {
        if solo {
            return if self.open == Some(card) { Ok(NOTHING) } else { Err(Why::SpecialTaken) };
        }
        match self.cards().find(|(own, _)| *own == card) {
            Some((_, Lies::Display)) => Ok(NOTHING),
            Some((_, Lies::Open(holder))) if holder != seat => Ok(food(2)),
            Some(_) | None => Err(Why::SpecialTaken),
        }
    }

    /// Puts a card somewhere.
    pub(crate) fn lay(&mut self, card: SpecialId, lies: Lies) {
        self.cards.iter_mut().flatten().filter(|(own, _)| *own == card).for_each(|(_, at)| *at = lies);
    }

    /// M7.10: all cards go back to the display.
    pub(super) fn return_all(&mut self) {
        self.cards.iter_mut().flatten().for_each(|(_, lies)| *lies = Lies::Display);
    }

    /// M19.6: the open card of a solo game has been used; says whether it may be saved.
    pub(super) fn use_up(&mut self, card: SpecialId) -> bool {
        self.open = None;
        self.last = Some(card);
        !self.saved
    }

    /// M19.7: the card used last stays open.
    pub(super) fn save(&mut self) {
        self.open = self.last;
        self.saved = true;
    }

    /// M19.7: in a new round a card may be saved again.
    pub(super) fn begin_round(&mut self) {
        self.saved = false;
    }

    /// M19.5(a), (c): the next card of the pile lies open, or the one used last again.
    pub(crate) fn turn_up(&mut self) -> Option<SpecialId> {
        self.open = self.draw().or(self.last);
        self.open
    }

    /// M19.5(b): the open card goes under the pile, and the next one lies open.
    pub(super) fn swap(&mut self) -> Option<SpecialId> {
        let under = self.open?;
        let next = self.draw()?;
        let end = self.pile.iter_mut().find(|place| place.is_none())?;
        *end = Some(under);
        self.tucked += 1;
        self.open = Some(next);
        self.open
    }

    fn draw(&mut self) -> Option<SpecialId> {
        let next = self.pile[0]?;
        self.pile.rotate_left(1);
        self.pile[9] = None;
        let left = self.pile.iter().flatten().count() as u8;
        self.tucked = self.tucked.min(left);
        Some(next)
    }

    /// The order of a solo game that has just begun.
    pub(crate) fn order(&self) -> Option<Vec<SpecialId>> {
        let order: Vec<SpecialId> = self.open.into_iter().chain(self.pile.into_iter().flatten()).collect();
        (!order.is_empty()).then_some(order)
    }

    /// Draws the order of the pile anew, as far as nobody knows it.
    pub(crate) fn shuffle_hidden(&mut self, rng: &mut Rng) {
        let left = self.pile.iter().flatten().count();
        let known = usize::from(self.tucked);
        if left > known + 1 {
            let hidden = &mut self.pile[1..left - known];
            hidden.sort_unstable();
            rng.shuffle(hidden);
        }
    }
}
