//! What players do: the verbs of the effect language, one room for each.
//!
//! A room holds everything about its verb. What is done without a question is a `Deed`, what asks the player something is
//! `Asked`; `Verb::act` is the only place that knows which is which.

mod breed;
mod expedition;
mod feed;
mod fences;
mod forge;
mod furnish;
mod grow;
mod house;
mod imitate;
mod lay;
mod market;
mod mine;
mod place;
mod protect;
mod round_start;
mod skip;
mod sow;
mod stable;
mod take;
mod trade;
mod window;
mod words;

pub use breed::Breed;
pub use expedition::Expedition;
pub(crate) use expedition::strength_at_home;
pub use feed::Feed;
pub use fences::Fences;
pub use forge::Forge;
pub use furnish::{Furnish, Furnishing};
pub use grow::Grow;
pub use house::House;
pub use imitate::Imitate;
pub use lay::Lay;
pub use market::Market;
pub(crate) use market::PRICES as MARKET_PRICES;
pub use mine::{Ground, Mine};
pub use place::Place;
pub use protect::Protect;
pub use round_start::RoundStart;
pub use skip::Skip;
pub use sow::Sow;
pub use stable::Stable;
pub use take::Take;
pub use trade::OreTrade;
pub(crate) use trade::{GET as TRADE_GET, GIVE as TRADE_GIVE, MOST_TRADES};
pub use window::Window;
pub use words::*;

use crate::afford::Actor;
use crate::contents::Contents;
use crate::event::Cause;
use crate::goods::{Good, GoodSet, Goods, stone};
use crate::home::{Single, Twin};
use crate::loot::{LOOT, LootSet};
use crate::moves::Move;
use crate::space::{SPACES, Spaces};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::price::Prices;
use table::{Ask, Catalogue, Vocabulary};

/// An effect of an action space, a loot item or the rules themselves.
pub type Effect = table::Effect<Verb>;

/// One thing that a player does.
#[derive(Debug)]
pub enum Verb {
    /// 4.3c, d: takes goods.
    Take(Take),
    /// 6.1, 6.2, 9.5: lays a tile.
    Lay(Lay),
    /// 6.3: sows.
    Sow(Sow),
    /// 6.4, 6.5: furnishes a cavern.
    Furnish(Furnish),
    /// 6.6: a dwarf is born.
    Grow(Grow),
    /// 6.7: builds fences.
    Fences(Fences),
    /// 6.8: builds a stable.
    Stable(Stable),
    /// 6.9, 6.10: builds a mine.
    Mine(Mine),
    /// 6.11: forges a weapon.
    Forge(Forge),
    /// Section 9: goes on an expedition.
    Expedition(Expedition),
    /// 10.9, 10.10: animals have young.
    Breed(Breed),
    /// 6.13: imitates a space.
    Imitate(Imitate),
    /// 6.14: buys goods.
    Market(Market),
    /// 17.8: trades ore.
    OreTrade(OreTrade),
    /// 4.3: places a dwarf.
    Place(Place),
    /// 10.7: turns animals without place into food.
    House(House),
    /// 11.2: skips a part of the harvest.
    Skip(Skip),
    /// 11.3, 11.4: feeds the dwarfs.
    Feed(Feed),
    /// 15.6: protects spaces from being emptied.
    Protect(Protect),
    /// 4.2 phase 1: what tiles give at the start of a round.
    RoundStart(RoundStart),
    /// 0.6, 13.1: asks for exchanges, and for nothing else.
    Window(Window),
}

/// What a verb remembers while it is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Work {
    #[default]
    NotBegun,
    /// This much has been sown.
    Sowing { grain: u8, vegetables: u8 },
    /// A tile has been chosen.
    Furnishing(Furnishing),
    /// These pastures have been fenced.
    Fencing { small: bool, large: bool },
    /// These items have been taken; the strength is that at the beginning (9.2).
    Expedition { taken: LootSet, strength: u8 },
    /// These goods have been bought.
    Buying { bought: GoodSet },
    /// This many trades have been made.
    Trading { times: u8 },
    /// One dwarf has been fed with other goods than food (11.6).
    DwarfFed,
}

/// Something that is done without a question.
pub(crate) trait Deed {
    /// The name as an option in a choice.
    fn name(&self) -> &'static str;

    /// Whether it can be done, perhaps after exchanges; if not, why.
    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict;

    /// Does it. Its frame has been taken off already.
    fn perform(&self, game: &mut State, frame: &Frame);
}

/// Something that asks the player for answers, one or several.
pub(crate) trait Asked {
    /// The name as an option in a choice.
    fn name(&self) -> &'static str;

    /// The name of the question.
    fn prompt(&self, _frame: &Frame) -> &'static str {
        self.name()
    }

    /// How the question is answered.
    fn ask(&self, frame: &Frame) -> Ask;

    /// What the question is about, where there is more to say.
    fn contents(&self, _game: &State, _frame: &Frame) -> Option<Contents> {
        None
    }

    /// What somebody might expect to answer, possible or not.
    fn expected(&self, _game: &State, _frame: &Frame, _out: &mut Vec<Move>) {}

    /// Whether it can be done, or done further, perhaps after exchanges; if not, why.
    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict;

    /// All answers that can be given now, without exchanges.
    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>);

    /// Why a move is not among the answers.
    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why;

    /// Carries out one of the answers. The frame is still the topmost of its chain; a verb that is done with takes it off.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move);

    /// Whether the player may leave it as it is.
    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional || frame.is_begun()
    }

    /// Whether exchanges must leave it possible as long as the player may not leave it.
    fn binds(&self) -> bool {
        true
    }

    /// Called when it was begun and is left, by the player or because nothing more can be done.
    fn finish(&self, _game: &mut State, _frame: &Frame) {}

    /// What an answer costs, one of these; nothing if it costs nothing.
    fn price(&self, _game: &State, _frame: &Frame, _m: &Move) -> Option<Prices<Good>> {
        None
    }
}

/// A verb as what it is.
pub(crate) enum Act<'a> {
    Deed(&'a dyn Deed),
    Asked(&'a dyn Asked),
}

impl Verb {
    /// The room of this verb.
    #[inline]
    pub(crate) fn act(&self) -> Act<'_> {
        match self {
            Verb::Take(take) => Act::Deed(take),
            Verb::Grow(grow) => Act::Deed(grow),
            Verb::RoundStart(start) => Act::Deed(start),
            Verb::Lay(lay) => Act::Asked(lay),
            Verb::Sow(sow) => Act::Asked(sow),
            Verb::Furnish(furnish) => Act::Asked(furnish),
            Verb::Fences(fencing) => Act::Asked(fencing),
            Verb::Stable(stable) => Act::Asked(stable),
            Verb::Mine(mine) => Act::Asked(mine),
            Verb::Forge(forge) => Act::Asked(forge),
            Verb::Expedition(expedition) => Act::Asked(expedition),
            Verb::Breed(breed) => Act::Asked(breed),
            Verb::Imitate(imitate) => Act::Asked(imitate),
            Verb::Market(market) => Act::Asked(market),
            Verb::OreTrade(trade) => Act::Asked(trade),
            Verb::Place(place) => Act::Asked(place),
            Verb::House(house) => Act::Asked(house),
            Verb::Skip(skip) => Act::Asked(skip),
            Verb::Feed(feed) => Act::Asked(feed),
            Verb::Protect(protect) => Act::Asked(protect),
            Verb::Window(window) => Act::Asked(window),
        }
    }

    /// The room of a verb that asks.
    pub(crate) fn asked(&self) -> Option<&dyn Asked> {
        if let Act::Asked(asked) = self.act() { Some(asked) } else { None }
    }

    /// The name of this verb as an option in a choice.
    pub(crate) fn name(&self) -> &'static str {
        match self.act() {
            Act::Deed(deed) => deed.name(),
            Act::Asked(asked) => asked.name(),
        }
    }
}

/// The name under which a part of a choice is taken.
pub(crate) fn option(part: &'static Effect) -> &'static str {
    // Only Sheep and Donkey farming have a choice as a part of another.
    if let Effect::AndOr(_) = part { "build" } else { part.first_verb().map_or("use", Verb::name) }
}

/// Panics: a move that was not listed has been played unchecked; see `Game::play_unchecked`.
pub(crate) fn no_answer(m: &Move) -> ! {
    unreachable!("{m:?} does not answer this question")
}

/// The only price of an answer; nothing if it costs nothing.
pub(crate) fn costs(price: Goods) -> Option<Prices<Good>> {
    (!price.is_empty()).then(|| Prices::only(price))
}

impl State {
    /// Whether a verb can be done, or done further, by somebody in this frame; if not, why.
    #[inline]
    pub(crate) fn able(&self, actor: &Actor<'_>, frame: &Frame, verb: &'static Verb) -> Verdict {
        match verb.act() {
            Act::Deed(deed) => deed.can(self, actor, frame),
            Act::Asked(asked) => asked.can(self, actor, frame),
        }
    }

    /// Whether an effect can be done by somebody in this frame; if not, what all its parts have against it.
    pub(crate) fn able_effect(&self, actor: &Actor<'_>, frame: &Frame, effect: &'static Effect) -> Verdict {
        let mut common: Option<Why> = None;
        let verdict = effect.possible(&mut |verb| {
            let verdict = self.able(actor, frame, verb);
            if let Err(why) = verdict {
                common = Some(common.map_or(why, |other| in_common(other, why)));
            }
            verdict
        });
        verdict.map_err(|first| common.unwrap_or(first))
    }
}

/// The reason that stands for two of an effect of which nothing can be done.
fn in_common(first: Why, second: Why) -> Why {
    if first == second {
        return first;
    }
    // 17.11: whoever could forge would be armed.
    if (first, second) == (Why::WeaponTooDear, Why::Unarmed) {
        return first;
    }
    if (first, second) == (Why::NoTunnelPair, Why::Unarmed) {
        return Why::NeitherMineNorWeapon;
    }
    if first == Why::NoDwarfRoom {
        return Why::OnlyGrowth;
    }
    if first == Why::Unarmed { Why::OnlyExpedition } else { Why::NothingPossible }
}

impl Vocabulary for Verb {
    type Cause = Cause;
    /// The spaces imitated on the way to the effect (6.13).
    type About = Spaces;
    type Work = Work;

    #[inline]
    fn asks(&self) -> bool {
        matches!(self.act(), Act::Asked(_))
    }

    fn catalogue() -> &'static Catalogue<Verb> {
        static CATALOGUE: LazyLock<Catalogue<Verb>> = LazyLock::new(|| {
            let spaces = SPACES.iter().flat_map(|s| std::iter::once(&s.does).chain(&s.both).map(|e| (s.key, e)));
            let loot = LOOT.iter().filter_map(|item| Some((item.id, item.does.as_ref()?)));
            Catalogue::new(OF_THE_RULES.into_iter().chain(spaces).chain(loot))
        });
        &CATALOGUE
    }
}
