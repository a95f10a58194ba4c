//! Special action cards and their actions. M6 to M8; alone at the table M19.

use super::specials::{Lies, Specials};
use super::tiles::{BURN_FOREST, CUT_PEAT, Clear, FELL_TREES, Tile};
use crate::afford::Purse;
use crate::card::{About, Fact, When};
use crate::event::{Cause, Event};
use crate::goods::*;
use crate::moves::{Choice, Move};
use crate::rules::Alternative;
use crate::state::{Frame, State};
use crate::verb::{Asked, Effect, Gain, Improvement, MINOR_IMPROVEMENT, Verb, gain, no_answer, pay, run};
use crate::view::PrintedView;
use crate::why::{Verdict, Why, check};
use table::{Chain, Seat};

/// M8: the seven special actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub enum Action {
    /// Cut peat.
    CutPeat,
    /// Slash and burn.
    Burn,
    /// Fell trees.
    FellTrees,
    /// Horse market.
    HorseMarket,
    /// Job market.
    JobMarket,
    /// Black market.
    BlackMarket,
    /// Illicit work.
    IllicitWork,
}

impl Action {
    /// All seven.
    pub const ALL: [Action; 7] = [
        Action::CutPeat,
        Action::Burn,
        Action::FellTrees,
        Action::HorseMarket,
        Action::JobMarket,
        Action::BlackMarket,
        Action::IllicitWork,
    ];

    /// The code of the rules sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Action::CutPeat => "CP",
            Action::Burn => "SB",
            Action::FellTrees => "FT",
            Action::HorseMarket => "HM",
            Action::JobMarket => "JM",
            Action::BlackMarket => "BM",
            Action::IllicitWork => "IW",
        }
    }

    /// The action with this code.
    pub fn named(name: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|action| action.name() == name)
    }
}

table::by_name!(Action, Action::name, Action::named, "special action");

/// An action as it is printed on a card.
pub struct Printed {
    /// Which action.
    pub action: Action,
    /// What it costs by itself.
    pub price: Goods,
    /// The action at its price.
    pub(super) first: Effect,
    /// M7.4: the action with the 2 food of the second user.
    pub(super) second: Effect,
}

/// M7.4: what the second user pays besides.
pub(crate) const SECOND_USE: Goods = food(2);
/// M8.12: cards may add something before peat is cut.
pub(super) const BEFORE_PEAT: Effect = run(|game, frame| {
    let fact = Fact::new(frame.seat, Cause::Special(Action::CutPeat), About::Nothing);
    game.fire(When::BeforeSpecial(Action::CutPeat), &fact, frame.chain);
});
/// M8: a major improvement.
pub const MAJOR_IMPROVEMENT: Effect = Effect::Do(Verb::Improvement(Improvement::Major));

macro_rules! printed {
    ($($name:ident: $action:ident for $price:expr, $($part:expr),+;)*) => {
        $(pub(super) static $name: Printed = Printed {
            action: Action::$action,
            price: $price,
            first: Effect::All(&[pay($price), $($part),+]),
            second: Effect::All(&[pay($price.and(SECOND_USE)), $($part),+]),
        };)*
    };
}

printed! {
    PEAT: CutPeat for NOTHING, BEFORE_PEAT, CUT_PEAT, gain(fuel(3));
    BURN: Burn for NOTHING, BURN_FOREST;
    TREES: FellTrees for NOTHING, FELL_TREES, gain(wood(2));
    HORSE: HorseMarket for NOTHING, gain(horse(1));
    HORSE_FOR_FOOD: HorseMarket for food(1), gain(horse(1));
    JOB: JobMarket for NOTHING, gain(food(1));
    GOOD_JOB: JobMarket for NOTHING, gain(food(2));
    BLACK: BlackMarket for fuel(1), MINOR_IMPROVEMENT;
    ILLICIT: IllicitWork for fuel(1).and(food(1)), MAJOR_IMPROVEMENT;
}

/// The actions and questions, by the names under which they are saved.
pub(super) static EFFECTS: [(&str, &Effect); 23] = [
    ("CP", &PEAT.first),
    ("CP-second", &PEAT.second),
    ("SB", &BURN.first),
    ("SB-second", &BURN.second),
    ("FT", &TREES.first),
    ("FT-second", &TREES.second),
    ("HM", &HORSE.first),
    ("HM-second", &HORSE.second),
    ("HM-food", &HORSE_FOR_FOOD.first),
    ("HM-food-second", &HORSE_FOR_FOOD.second),
    ("JM", &JOB.first),
    ("JM-second", &JOB.second),
    ("JM-good", &GOOD_JOB.first),
    ("JM-good-second", &GOOD_JOB.second),
    ("BM", &BLACK.first),
    ("BM-second", &BLACK.second),
    ("IW", &ILLICIT.first),
    ("IW-second", &ILLICIT.second),
    ("heat", &super::heating::HEAT),
    ("light", &super::heating::LIGHT),
    ("special-save", &SAVE),
    ("special-saved", &SAVED),
    ("special-swap", &SWAP),
];

/// A special action card.
pub struct SpecialCard {
    /// Our number.
    pub id: &'static str,
    /// M4.3: for how many players it is used; alone at the table all are.
    pub players: &'static [u8],
    /// The actions on it.
    pub actions: &'static [&'static Printed],
}

/// M7.1: the ten cards.
#[rustfmt::skip]
pub static CARDS: [SpecialCard; 10] = [
    SpecialCard { id: "S1", players: &[2], actions: &[&PEAT, &BURN, &TREES] },
    SpecialCard { id: "S2", players: &[2], actions: &[&HORSE_FOR_FOOD, &JOB, &BLACK, &ILLICIT] },
    SpecialCard { id: "S3", players: &[3], actions: &[&PEAT, &BURN, &HORSE] },
    SpecialCard { id: "S4", players: &[3], actions: &[&TREES, &GOOD_JOB, &BLACK, &ILLICIT] },
    SpecialCard { id: "S5", players: &[4], actions: &[&JOB, &BLACK, &ILLICIT] },
    SpecialCard { id: "S6", players: &[4], actions: &[&TREES, &HORSE] },
    SpecialCard { id: "S7", players: &[5], actions: &[&BLACK, &ILLICIT] },
    SpecialCard { id: "S8", players: &[5], actions: &[&HORSE_FOR_FOOD] },
    SpecialCard { id: "S9", players: &[4, 5], actions: &[&PEAT, &BURN] },
    SpecialCard { id: "S10", players: &[5], actions: &[&TREES, &JOB] },
];

impl SpecialCard {
    /// What is printed on it.
    pub(crate) fn printed(&self) -> Vec<PrintedView> {
        let view = |printed: &&'static Printed| PrintedView {
            action: printed.action,
            price: printed.price,
            get: printed.gets(),
        };
        self.actions.iter().map(view).collect()
    }
}

/// A special action card by its place in [`CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct SpecialId(u8);

impl SpecialId {
    /// The card with this id.
    pub fn named(id: &str) -> Option<SpecialId> {
        SpecialId::all().find(|card| card.card().id == id)
    }

    /// The facts about the card.
    pub fn card(self) -> &'static SpecialCard {
        &CARDS[usize::from(self.0)]
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = SpecialId> {
        (0..CARDS.len() as u8).map(SpecialId)
    }
}

table::by_name!(SpecialId, |id: SpecialId| id.card().id, SpecialId::named, "special action card");

/// M6.1: a special action in place of a person.
pub(super) static ACTIONS: Alternative = Alternative {
    list: |game, seat, out| game.list_specials(seat, None, out),
    why_not: |game, seat, m| {
        let Move::Special { card, action } = *m else { return Ok(()) };
        game.may_take_special(seat, card, action).map(|_| ())
    },
    price: |game, seat, m| {
        let Move::Special { card, action } = *m else { return None };
        let extra = game.specials.fee(card, seat, game.is_solo()).ok()?;
        let printed = card.card().actions.iter().find(|printed| printed.action == action)?;
        Some(printed.price.and(extra)).filter(|price| !price.is_empty())
    },
    take: |game, frame, m| {
        let Move::Special { card, action } = *m else { return false };
        game.take_special(frame.seat, card, action);
        true
    },
};

impl Printed {
    /// What it brings by itself.
    fn gets(&'static self) -> Goods {
        let mut gets = NOTHING;
        self.first.any_verb(&mut |verb| {
            if let Verb::Gain(Gain::Goods(goods)) = verb {
                gets.add(goods);
            }
            false
        });
        gets
    }

    /// M7.7: whether a player can carry the action out at its price and with what must be paid besides; if not, why.
    fn can(&'static self, purse: &Purse, extra: &Goods) -> Verdict {
        let Purse { game, seat, .. } = *purse;
        let fee = self.price.and(*extra);
        let frame = || Frame::new(&self.first, seat, Cause::Special(self.action));
        match self.action {
            Action::CutPeat => Clear::Remove(Tile::Moor).has_tile(game, seat)?,
            Action::FellTrees => Clear::Remove(Tile::Forest).has_tile(game, seat)?,
            Action::Burn => Clear::Burn(Tile::Forest).has_tile(game, seat)?,
            Action::HorseMarket | Action::JobMarket => {}
            Action::BlackMarket => return Improvement::Minor.can_with_fee(purse, &frame(), &fee),
            Action::IllicitWork => return Improvement::Major.can_with_fee(purse, &frame(), &fee),
        }
        check(fee.is_empty() || purse.can_raise(&fee), Why::TooDear)
    }
}

impl State {
    /// M7.3 to M7.7: whether a player may take a card for this action; if not, why. If so, how it is printed.
    pub(crate) fn may_take_special(
        &self,
        seat: Seat,
        card: SpecialId,
        action: Action,
    ) -> Result<(&'static Printed, Goods), Why> {
        let extra = self.specials.fee(card, seat, self.is_solo())?;
        let mut printed = card.card().actions.iter().filter(|printed| printed.action == action);
        let printed = printed.next().ok_or(Why::NotOnSpecial)?;
        printed.can(&self.purse(seat), &extra)?;
        Ok((printed, extra))
    }

    /// Adds the special actions that a player may take now, or one of them only.
    pub(crate) fn list_specials(&self, seat: Seat, only: Option<Action>, out: &mut Vec<Move>) {
        let purse = self.purse(seat);
        for card in self.specials.in_reach() {
            let Ok(extra) = self.specials.fee(card, seat, self.is_solo()) else { continue };
            let wanted = |printed: &&&'static Printed| only.is_none_or(|only| only == printed.action);
            let open = card.card().actions.iter().filter(wanted).filter(|printed| printed.can(&purse, &extra).is_ok());
            out.extend(open.map(|printed| Move::Special { card, action: printed.action }));
        }
    }

    /// M21.4: the one special action that a player is asked for now, if it may not be any.
    pub(crate) fn special_asked_for(&self, seat: Seat) -> Option<Action> {
        let frame = self.chains.asking(seat)?;
        if let Effect::Do(Verb::Special(special)) = frame.effect.0 { special.only() } else { None }
    }

    /// M7.8: takes a card and does one of its actions.
    pub(crate) fn take_special(&mut self, seat: Seat, card: SpecialId, action: Action) {
        let (printed, extra) = self.may_take_special(seat, card, action).expect("the special action is open");
        self.log.note(|| Event::Special { seat, card, action });
        // What is pushed last comes first.
        if self.is_solo() {
            let may_save = self.specials.use_up(card);
            if may_save {
                self.chains.push(Frame::new(&SAVE, seat, Cause::Special(action)).optional());
            }
        } else {
            let lies = if extra.is_empty() { Lies::Open(seat) } else { Lies::Closed(seat) };
            self.specials.lay(card, lies);
        }
        self.fire(When::Special(action), &Fact::new(seat, Cause::Special(action), About::Nothing), Chain::Main);
        let effect = if extra.is_empty() { &printed.first } else { &printed.second };
        self.chains.push(Frame::new(effect, seat, Cause::Special(action)));
    }

    /// M19.5: at the start of a round alone at the table.
    fn turn_up_special(&mut self) {
        let seat = Seat::new(0);
        if self.specials.open().is_some() {
            if self.specials.next().is_some() {
                self.chains.push(Frame::new(&SWAP, seat, Cause::Rules).optional());
            }
        } else if let Some(card) = self.specials.turn_up() {
            self.log.note(|| Event::SpecialShown { card });
        }
    }

    /// M7.10, M19.5: what becomes of the cards when a phase begins.
    pub(super) fn look_at_specials(&mut self) {
        use crate::phase::Phase;
        if self.phase == Phase::Reveal && self.is_solo() {
            self.specials.begin_round();
            self.turn_up_special();
        } else if self.phase == Phase::RoundEnd && !self.is_solo() {
            self.specials.return_all();
        }
    }
}

/// Special actions outside the usual turn, and the questions of a solo game about the cards.
#[derive(Debug)]
pub enum Special {
    /// M21.4: takes a card for any of its actions.
    Any,
    /// M21.4: takes a card for this action.
    Only(Action),
    /// M19.7: pays 2 food so that the card stays open.
    Save,
    /// M19.5: puts the open card under the pile and turns up the next one.
    Swap,
}

/// M21.4: takes any special action.
pub const ANY_SPECIAL: Effect = Effect::Do(Verb::Special(Special::Any));
/// M21.4: cuts peat with a card.
pub const PEAT_SPECIAL: Effect = Effect::Do(Verb::Special(Special::Only(Action::CutPeat)));
static SAVE: Effect = Effect::Do(Verb::Special(Special::Save));
static SAVED: Effect = Effect::All(&[pay(SECOND_USE), run(|game, _| game.specials.save())]);
static SWAP: Effect = Effect::Do(Verb::Special(Special::Swap));

impl Special {
    fn only(&self) -> Option<Action> {
        if let Special::Only(action) = self { Some(*action) } else { None }
    }
}

impl Asked for Special {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        match self {
            Special::Any | Special::Only(_) => {
                let mut open = Vec::new();
                game.list_specials(frame.seat, self.only(), &mut open);
                check(!open.is_empty(), Why::SpecialTaken)
            }
            Special::Save => check(game.can_raise(frame.seat, &SECOND_USE), Why::TooDear),
            Special::Swap => check(game.specials.next().is_some(), Why::SpecialTaken),
        }
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        match self {
            Special::Any | Special::Only(_) => game.list_specials(frame.seat, self.only(), out),
            Special::Save | Special::Swap => out.push(Move::Choose { option: Choice::USE }),
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Special { card, action } = *m else { return Ok(()) };
        game.may_take_special(frame.seat, card, action).map(|_| ())
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        game.chains.pop(frame.chain);
        match (self, *m) {
            (Special::Any | Special::Only(_), Move::Special { card, action }) => {
                game.take_special(frame.seat, card, action);
            }
            (Special::Save, Move::Choose { .. }) => {
                game.chains.push(Frame::new(&SAVED, frame.seat, frame.cause));
            }
            (Special::Swap, Move::Choose { .. }) => {
                game.bring_to_light();
                if let Some(card) = game.specials.swap() {
                    game.log.note(|| Event::SpecialShown { card });
                }
            }
            _ => no_answer(m),
        }
    }

    /// The black market sells minor improvements.
    fn is_about_a_hand(&self) -> bool {
        match self {
            Special::Any | Special::Only(Action::BlackMarket) => true,
            Special::Only(_) | Special::Save | Special::Swap => false,
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some("special")
    }

    fn prompt(&self) -> &'static str {
        match self {
            Special::Any | Special::Only(_) => "special",
            Special::Save => "save_special",
            Special::Swap => "swap_special",
        }
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Options
    }
}

/// Lays out the cards for this many players, or the pile of a solo game in this order.
pub(super) fn lay_out(players: u8, pile: &[SpecialId]) -> Specials {
    match players {
        1 => Specials::pile(pile),
        _ => Specials::display(SpecialId::all().filter(|card| card.card().players.contains(&players))),
    }
}
