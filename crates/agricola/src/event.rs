//! What happened: one event for each fact, with its cause.

use crate::card::{CardId, CardKind};
use crate::cell::{Cell, Cells};
use crate::farm::{Crop, House};
use crate::goods::Goods;
use crate::moor::{Action, SpecialId, Tile};
use crate::space::SpaceId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Why something happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The rules of the game themselves.
    Rules,
    /// A person on an action space.
    Space(SpaceId),
    /// A card.
    Card(CardId),
    /// Goods waiting on a round space.
    RoundSpace,
    /// The harvest.
    Harvest,
    /// A15.1: a crop eaten raw.
    Raw,
    /// M6.7: a special action.
    Special(Action),
}

impl Cause {
    /// The card, if one is the cause.
    #[inline]
    pub fn card(self) -> Option<CardId> {
        if let Cause::Card(card) = self { Some(card) } else { None }
    }
}

/// A fact that came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    RoundBegan {
        round: u8,
        space: SpaceId,
    },
    Placed {
        seat: Seat,
        space: SpaceId,
    },
    Gained {
        seat: Seat,
        goods: Goods,
        cause: Cause,
    },
    Paid {
        seat: Seat,
        goods: Goods,
        cause: Cause,
    },
    PutOnRounds {
        seat: Seat,
        goods: Goods,
        first: u8,
        cause: Cause,
    },
    StartPlayer {
        seat: Seat,
    },
    Plowed {
        seat: Seat,
        cell: Cell,
    },
    Sowed {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<CardId>,
        crop: Crop,
    },
    Baked {
        seat: Seat,
        with: CardId,
        grain: u8,
    },
    BuiltRoom {
        seat: Seat,
        cell: Cell,
    },
    BuiltStable {
        seat: Seat,
        cell: Cell,
    },
    BuiltFences {
        seat: Seat,
        cells: Cells,
        fences: u8,
    },
    Renovated {
        seat: Seat,
        to: House,
    },
    Grew {
        seat: Seat,
    },
    Occupation {
        seat: Seat,
        card: CardId,
    },
    Improved {
        seat: Seat,
        card: CardId,
    },
    HandedBack {
        seat: Seat,
        card: CardId,
    },
    PassedOn {
        seat: Seat,
        card: CardId,
    },
    /// A card of this kind was drawn from the pile.
    Drew {
        seat: Seat,
        kind: CardKind,
    },
    /// A19.3, D9: begging cards were thrown away by a card.
    BeggingDiscarded {
        seat: Seat,
        cards: u8,
    },
    /// A18.6: bonus points are booked.
    Bonus {
        seat: Seat,
        points: u8,
        cause: Cause,
    },
    /// A22.8: a card puts goods on an action space.
    PutOnSpace {
        seat: Seat,
        goods: Goods,
        space: SpaceId,
    },
    /// Goods that were taken stay on the action space after all.
    Left {
        seat: Seat,
        goods: Goods,
        space: SpaceId,
    },
    /// A person of the family may not be placed in this round.
    KeptHome {
        seat: Seat,
        cause: Cause,
    },
    /// Nobody of a player is placed in this round.
    StayedHome {
        seat: Seat,
        cause: Cause,
    },
    /// A guest will come with the next round.
    GuestExpected {
        seat: Seat,
    },
    /// A guest has come, to be placed in this round.
    GuestCame {
        seat: Seat,
    },
    /// A25.13: a person came into play who does not belong to the family.
    LodgerCame {
        seat: Seat,
    },
    /// A25.13: a person who lived apart belongs to the family from now on.
    LodgerMovedIn {
        seat: Seat,
    },
    /// Chance turned up these goods.
    DrewGoods {
        seat: Seat,
        goods: Goods,
        cause: Cause,
    },
    /// A17.6: food was missing for something else than feeding, and begging cards were taken.
    Begged {
        seat: Seat,
        cards: u8,
    },
    /// A card puts crops from the general supply on fields that are sown.
    PutOnFields {
        seat: Seat,
        goods: Goods,
    },
    /// A newborn is an adult at once.
    GrewUp {
        seat: Seat,
    },
    /// An animal that was turned into food serves a card.
    Served {
        seat: Seat,
        goods: Goods,
        card: CardId,
    },
    Exchanged {
        seat: Seat,
        give: Goods,
        get: Goods,
        cause: Cause,
    },
    Released {
        seat: Seat,
        animals: Goods,
    },
    WentHome,
    HarvestBegan {
        round: u8,
    },
    Harvested {
        seat: Seat,
        goods: Goods,
    },
    Fed {
        seat: Seat,
        food: u8,
        begging: u8,
    },
    Bred {
        seat: Seat,
        young: Goods,
    },
    /// M7: a special action card was taken for one of its actions.
    Special {
        seat: Seat,
        card: SpecialId,
        action: Action,
    },
    /// M19.5: the special action card that lies open in a solo game.
    SpecialShown {
        card: SpecialId,
    },
    /// M5.6: the visible tile was taken off a space.
    Cleared {
        seat: Seat,
        cell: Cell,
        tile: Tile,
    },
    /// M5.9: a tile was laid on a space.
    TileLaid {
        seat: Seat,
        cell: Cell,
        tile: Tile,
    },
    /// M15.11: a card has added a space to the farmyard.
    SpaceAdded {
        seat: Seat,
        cell: Cell,
    },
    /// A card has put something on a space that stays for the whole game.
    Marked {
        seat: Seat,
        cell: Cell,
    },
    /// M8.4: a tile was exchanged for a field.
    FieldLaid {
        seat: Seat,
        cell: Cell,
    },
    /// M12.5: the home was heated, and this many persons got a bed marker.
    Heated {
        seat: Seat,
        fuel: u8,
        sick: u8,
    },
    /// M9.2: a sick person was healed.
    Healed {
        seat: Seat,
    },
    /// M20.3: a fire was lit.
    Lit {
        seat: Seat,
        card: CardId,
    },
    GameOver,
}
