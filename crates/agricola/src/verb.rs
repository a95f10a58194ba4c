//! What can happen on a farm: the verbs of the effect language. Each thing a player does has a room of its own, in which
//! everything about it stands: may it be done, what are the answers, why not, what an answer brings about, what follows.

mod bake;
mod bonus;
mod breed;
mod condition;
mod custom;
mod deal;
mod feed;
mod fences;
mod gain;
mod give_up;
mod grow;
mod hands;
mod improvement;
mod keep;
mod leave;
mod limit;
mod lodge;
mod moment;
mod newcomer;
mod occupation;
mod on_rounds;
mod pay;
mod pick;
mod place;
mod plow;
mod reap;
mod remember;
mod renovate;
mod rooms;
mod sow;
mod stables;
mod start_player;
mod words;

pub use bake::{Bake, Baking, Oven, Ovens};
pub use bonus::Bonus;
pub use breed::Breed;
pub use condition::Condition;
pub use custom::{OwnQuestion, Run};
pub use deal::Deal;
pub use feed::Feed;
pub use fences::{Fences, Fencing};
pub use gain::{Gain, Report};
pub use give_up::GiveUp;
pub use grow::Grow;
pub use hands::Hands;
pub(crate) use hands::{hand_question, swap_question};
pub use improvement::Improvement;
pub use keep::Keep;
pub use leave::Leave;
pub use limit::Limit;
pub use lodge::Lodge;
pub use moment::Moment;
pub use newcomer::Newcomer;
pub use occupation::{Fee, PlayThis};
pub use on_rounds::{OnRounds, Rounds};
pub use pay::{Bill, Pay};
pub(crate) use pay::{being_paid_for, is_debt};
pub use pick::Pick;
pub use place::Place;
pub use plow::Plow;
pub use reap::Reap;
pub use remember::Remember;
pub use renovate::Renovate;
pub use rooms::BuildRooms;
pub use sow::Sow;
pub use stables::Stables;
pub use start_player::StartPlayer;
pub use words::*;

use crate::card::{About, CARDS, CardId, Hook, Sown};
use crate::contents::Contents;
use crate::event::Cause;
use crate::goods::Goods;
use crate::moor::{Clear, Extend, Heat, LastFuel, Lay, Special};
use crate::moves::Move;
use crate::rules::BOXES;
use crate::space::SpaceId;
use crate::state::{Frame, State};
use crate::why::Verdict;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::price::Prices;
use table::{Catalogue, Vocabulary};

/// An effect of an action space or a card.
pub type Effect = table::Effect<Verb>;

/// A verb that needs no answer.
pub(crate) trait Deed {
    /// Whether it can be done in this frame; if not, why.
    fn can(&self, _game: &State, _frame: &Frame) -> Verdict {
        Ok(())
    }

    /// Does it. The frame has been taken off already.
    fn perform(&self, game: &mut State, frame: &Frame);

    /// The name under which it is chosen; none for what only says whether or how often something else happens.
    fn name(&self) -> Option<&'static str>;

    /// Whether it may come before other effects of the same moment without a question, because the order cannot matter.
    fn is_plain(&self, _game: &State, _frame: &Frame) -> bool {
        false
    }
}

/// A verb that asks the player.
pub(crate) trait Asked {
    /// Whether it can be done (or, if it is begun, done further) in this frame; if not, why.
    fn can(&self, game: &State, frame: &Frame) -> Verdict;

    /// Adds the answers, complete and exact.
    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>);

    /// Why a move is no answer. A move of another kind is not the room's business.
    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict;

    /// Carries out an answer. The frame still lies on top of its chain.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move);

    /// Called when it was begun and is left, by the player or because nothing more can be done.
    fn finish(&self, _game: &mut State, _frame: &Frame) {}

    /// The name under which it is chosen; none for a price.
    fn name(&self) -> Option<&'static str>;

    /// The name of the question.
    fn prompt(&self) -> &'static str;

    /// How the question is answered.
    fn ask(&self, game: &State, frame: &Frame) -> table::Ask;

    /// What the question is about, where there is more to say.
    fn contents(&self, _game: &State, _frame: &Frame) -> Option<Contents> {
        None
    }

    /// Whether the player may leave it as it is.
    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional || frame.is_begun()
    }

    /// Whether it is a question that exchanges are made for: about animals, food, young.
    fn is_for_exchanges(&self) -> bool {
        false
    }

    /// Whether it depends on the player's hand, which others do not know, if it can be done.
    fn is_about_a_hand(&self) -> bool {
        false
    }

    /// Answers its own question where only one answer makes sense; says whether it did.
    fn answers_itself(&self, _game: &mut State, _frame: &Frame) -> bool {
        false
    }

    /// The goods without which it cannot be begun, if no card changes prices and exchanges bring food and fuel only.
    fn least(&self) -> Goods {
        Goods::NONE
    }

    /// The ways to pay for an answer, where it has a price.
    fn price(&self, _game: &State, _frame: &Frame, _m: &Move) -> Option<Prices<crate::goods::Good>> {
        None
    }
}

/// A verb as the interpreter sees it.
pub(crate) enum Act<'a> {
    Deed(&'a (dyn Deed + Sync)),
    Asked(&'a (dyn Asked + Sync)),
}

impl Act<'_> {
    /// Whether it can be done (or, if it is begun, done further) in this frame; if not, why.
    #[inline]
    pub(crate) fn can(&self, game: &State, frame: &Frame) -> Verdict {
        match self {
            Act::Deed(verb) => verb.can(game, frame),
            Act::Asked(verb) => verb.can(game, frame),
        }
    }
}

macro_rules! verbs {
    (deeds { $($deed:ident($deed_room:ty),)* } asked { $($asked:ident($asked_room:ty),)* }) => {
        /// One thing that happens on a farm. The rooms of all verbs lie at the same place in it (`repr(C)`), so that the dispatcher
        /// is a look at a table.
        #[derive(Debug)]
        #[repr(C)]
        #[allow(missing_docs)]
        pub enum Verb {
            $($deed($deed_room),)*
            $($asked($asked_room),)*
        }

        impl Verb {
            /// The room of the verb.
            #[inline]
            pub(crate) fn act(&self) -> Act<'_> {
                match self {
                    $(Verb::$deed(room) => Act::Deed(room),)*
                    $(Verb::$asked(room) => Act::Asked(room),)*
                }
            }
        }
    };
}

// The one dispatcher: what happens without a question, and what the player is asked about.
verbs! {
    deeds {
        Gain(Gain),
        Report(Report),
        Deal(Deal),
        Leave(Leave),
        OnRounds(OnRounds),
        StartPlayer(StartPlayer),
        Bonus(Bonus),
        Reap(Reap),
        Newcomer(Newcomer),
        Condition(Condition),
        Limit(Limit),
        Remember(Remember),
        Moment(Moment),
        PlayThis(PlayThis),
        Run(Run),
    }
    asked {
        OwnQuestion(OwnQuestion),
        Pay(Pay),
        Pick(Pick),
        Place(Place),
        Plow(Plow),
        Sow(Sow),
        Bake(Bake),
        Rooms(BuildRooms),
        Stables(Stables),
        Fences(Fences),
        Renovate(Renovate),
        Grow(Grow),
        Occupation(Fee),
        Improvement(Improvement),
        GiveUp(GiveUp),
        Keep(Keep),
        Feed(Feed),
        Lodge(Lodge),
        Breed(Breed),
        Hands(Hands),
        Special(Special),
        Clear(Clear),
        Lay(Lay),
        Extend(Extend),
        Heat(Heat),
        LastFuel(LastFuel),
    }
}

impl Verb {
    /// Whether it can be done (or, if it is begun, done further) in this frame; if not, why.
    #[inline]
    pub(crate) fn can(&self, game: &State, frame: &Frame) -> Verdict {
        self.act().can(game, frame)
    }

    /// The room, if the verb asks.
    #[inline]
    pub(crate) fn asked(&self) -> Option<&dyn Asked> {
        match self.act() {
            Act::Asked(verb) => Some(verb),
            Act::Deed(_) => None,
        }
    }

    /// The name under which it is chosen.
    pub(crate) fn name(&self) -> Option<&'static str> {
        match self.act() {
            Act::Deed(verb) => verb.name(),
            Act::Asked(verb) => verb.name(),
        }
    }
}

/// The name under which an effect is chosen: that of the first verb in it that has one.
pub fn option(effect: &'static Effect) -> &'static str {
    let mut name = None;
    effect.any_verb(&mut |verb| {
        name = verb.name();
        name.is_some()
    });
    name.unwrap_or("use")
}

/// Whether a frame asks a question that exchanges are made for.
pub(crate) fn is_for_exchanges(frame: &Frame) -> bool {
    let Effect::Do(verb) = frame.effect.0 else { return false };
    verb.asked().is_some_and(|verb| verb.is_for_exchanges())
}

/// What a verb remembers while it is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// It has not begun.
    #[default]
    NotBegun,
    /// Done once; there is nothing more to remember.
    Done,
    /// Done this many times: fields plowed, rooms and stables built, cards given up.
    Times(u8),
    /// Goods that a person has taken.
    Taken(Goods),
    /// A9.5: fields sown so far, and the first two of them.
    Sowing(Sown),
    /// A10.3: grain baked so far, and the improvements used.
    Baking(Baking),
    /// A11: how far a fencing action has come.
    Fencing(Fencing),
    /// The card that was played or acquired.
    Played(CardId),
    /// What is being paid for.
    Paying(Bill),
}

impl Work {
    /// How often it was done.
    pub fn times(self) -> u8 {
        if let Work::Times(n) = self { n } else { 0 }
    }
}

/// Panics: a move that was not listed has been played unchecked; see `Game::play_unchecked`.
pub(crate) fn no_answer(m: &Move) -> ! {
    panic!("{m:?} is no answer to this question")
}

impl Vocabulary for Verb {
    type Cause = Cause;
    type About = About;
    type Work = Work;

    #[inline]
    fn asks(&self) -> bool {
        matches!(self.act(), Act::Asked(_))
    }

    #[inline]
    fn is_begun(work: &Work) -> bool {
        !matches!(work, Work::NotBegun)
    }

    fn catalogue() -> &'static Catalogue<Verb> {
        static CATALOGUE: LazyLock<Catalogue<Verb>> = LazyLock::new(|| {
            let spaces = SpaceId::all().map(SpaceId::space).flat_map(|space| {
                let instead = space.instead.as_ref().map(|(_, effect)| effect);
                std::iter::once(&space.does).chain(instead).map(|effect| (space.id, effect))
            });
            let cards = CARDS
                .iter()
                .flat_map(|deck| deck.iter())
                .flat_map(|card| card.hooks.iter().filter_map(Hook::effect).map(|effect| (card.id, effect)));
            let of_boxes = BOXES.iter().flat_map(|part| part.effects).map(|(name, effect)| (*name, *effect));
            Catalogue::new(of_boxes.chain(spaces).chain(cards))
        });
        &CATALOGUE
    }
}
