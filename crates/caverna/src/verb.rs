//! What players do: the verbs of the effect language, one room for each, and short names to write effects with.
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
mod last_exchanges;
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

pub use breed::Breed;
pub use expedition::Expedition;
pub use feed::Feed;
pub use fences::Fencing;
pub use forge::Forge;
pub use furnish::{Furnish, Furnishing};
pub use grow::Grow;
pub use house::House;
pub use imitate::Imitate;
pub use last_exchanges::LastExchanges;
pub use lay::Lay;
pub use market::Market;
pub(crate) use market::PRICES as MARKET_PRICES;
pub use mine::{Ground, Mine};
pub use place::Place;
pub use protect::Protect;
pub use round_start::{BeforeRoundStart, RoundStart};
pub use skip::Skip;
pub use sow::Sow;
pub use stable::Stable;
pub use take::Take;
pub use trade::OreTrade;
pub(crate) use trade::{GET as TRADE_GET, GIVE as TRADE_GIVE, MOST_TRADES};

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
use table::Effect::Do;
use table::chain::Interpreter;
use table::price::Prices;
use table::{Ask, Catalogue, Chains, Vocabulary};

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
    Fences(Fencing),
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
    /// 0.6: exchanges before tiles count at the start of a round.
    BeforeRoundStart(BeforeRoundStart),
    /// 4.2 phase 1: what tiles give at the start of a round.
    RoundStart(RoundStart),
    /// 13.1: the last exchanges.
    LastExchanges(LastExchanges),
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
            Verb::BeforeRoundStart(before) => Act::Asked(before),
            Verb::LastExchanges(last) => Act::Asked(last),
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
    // 17.11: whoever could forge would be armed.
    let would_help = (first, second) == (Why::WeaponTooDear, Why::Unarmed);
    if first == second || would_help { first } else { Why::NothingPossible }
}

impl Interpreter for State {
    type Verb = Verb;
    type Why = Why;

    fn chains(&self) -> &Chains<Verb> {
        &self.chains
    }

    fn chains_mut(&mut self) -> &mut Chains<Verb> {
        &mut self.chains
    }

    fn can(&self, frame: &Frame, verb: &'static Verb) -> Verdict {
        self.able(&Actor::of(self.player(frame.seat)), frame, verb)
    }

    fn perform(&mut self, frame: &Frame, verb: &'static Verb) {
        match verb.act() {
            Act::Deed(deed) => deed.perform(self, frame),
            Act::Asked(_) => unreachable!("{verb:?} asks"),
        }
    }

    fn answers_itself(&mut self, _: &Frame, _: &'static Verb) -> bool {
        false
    }

    fn finish(&mut self, frame: &Frame, verb: &'static Verb) {
        if let Act::Asked(asked) = verb.act() {
            asked.finish(self, frame);
        }
    }

    fn may_stop_verb(&self, frame: &Frame, verb: &'static Verb) -> bool {
        match verb.act() {
            Act::Deed(_) => frame.optional,
            Act::Asked(asked) => asked.may_stop(frame),
        }
    }
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

/// What the rules themselves ask for, under its name in saved games.
static OF_THE_RULES: [(&str, &Effect); 9] = [
    ("rules:place", &PLACE),
    ("rules:house", &HOUSE),
    ("rules:skip", &SKIP),
    ("rules:feed", &FEED),
    ("rules:breeding", &BREEDING),
    ("rules:protect", &PROTECT),
    ("rules:before_round_start", &BEFORE_ROUND_START),
    ("rules:round_start", &ROUND_START),
    ("rules:last_exchanges", &LAST_EXCHANGES),
];

/// 4.3: a dwarf is placed.
pub(crate) static PLACE: Effect = Do(Verb::Place(Place));
/// 10.7: animals without place become food.
pub(crate) static HOUSE: Effect = Do(Verb::House(House));
/// 11.2: the third event.
pub(crate) static SKIP: Effect = Do(Verb::Skip(Skip));
/// 11.3 part 2.
pub(crate) static FEED: Effect = Do(Verb::Feed(Feed));
/// 11.3 part 3.
pub(crate) static BREEDING: Effect = Do(Verb::Breed(Breed::Phase));
/// 15.6: before refilling in the solo game.
pub(crate) static PROTECT: Effect = Do(Verb::Protect(Protect));
/// 0.6: before tiles count at the start of a round.
pub(crate) static BEFORE_ROUND_START: Effect = Do(Verb::BeforeRoundStart(BeforeRoundStart));
/// 4.2 phase 1: what tiles give.
pub(crate) static ROUND_START: Effect = Do(Verb::RoundStart(RoundStart));
/// 13.1: before scoring.
pub(crate) static LAST_EXCHANGES: Effect = Do(Verb::LastExchanges(LastExchanges));

/// Everything that lies on the space.
pub const TAKE: Effect = take(Take { pile: true, ..Take::NOTHING });
/// Sows.
pub const SOW: Effect = Do(Verb::Sow(Sow));
/// Furnishes a cavern.
pub const FURNISH: Effect = Do(Verb::Furnish(Furnish::Any));
/// Furnishes a dwelling.
pub const DWELLING: Effect = Do(Verb::Furnish(Furnish::Dwelling));
/// Family growth.
pub const GROW: Effect = Do(Verb::Grow(Grow));
/// Builds fences.
pub const FENCES: Effect = fence(Fencing::Action);
/// Builds a stable.
pub const STABLE: Effect = stable(stone(1));
/// Builds an ore mine.
pub const ORE_MINE: Effect = Do(Verb::Mine(Mine::Ore));
/// Forges a weapon.
pub const FORGE: Effect = Do(Verb::Forge(Forge));
/// Lays a Meadow/Field twin.
pub const MEADOW_FIELD: Effect = Do(Verb::Lay(Lay::Twin(&[Twin::MeadowField])));
/// Lays a Cavern/Tunnel twin.
pub const CAVERN_TUNNEL: Effect = Do(Verb::Lay(Lay::Twin(&[Twin::CavernTunnel])));
/// Lays a Cavern/Tunnel or a Cavern/Cavern twin.
pub const CAVERN_TWIN: Effect = Do(Verb::Lay(Lay::Twin(&[Twin::CavernTunnel, Twin::CavernCavern])));
/// Buys goods.
pub const MARKET: Effect = Do(Verb::Market(Market));
/// Trades ore.
pub const ORE_TRADE: Effect = Do(Verb::OreTrade(OreTrade));
/// 10.10: animals of up to two types have young.
pub const BREED: Effect = Do(Verb::Breed(Breed::Loot { types: 2 }));

const fn take(take: Take) -> Effect {
    Do(Verb::Take(take))
}

/// These goods from the general supply.
pub const fn gain(fixed: Goods) -> Effect {
    take(Take { fixed, ..Take::NOTHING })
}

/// Everything from the space, and these goods from the general supply.
pub const fn take_and(fixed: Goods) -> Effect {
    take(Take { pile: true, fixed, ..Take::NOTHING })
}

/// Everything from the space, and these goods for each own ore mine.
pub const fn take_and_per_ore_mine(per_ore_mine: Goods) -> Effect {
    take(Take { pile: true, per_ore_mine, ..Take::NOTHING })
}

/// Everything from the space, and these goods with at least this many ruby mines.
pub const fn take_and_with_ruby_mines(mines: u8, goods: Goods) -> Effect {
    take(Take { pile: true, with_ruby_mines: Some((mines, goods)), ..Take::NOTHING })
}

/// The starting player token, everything from the space, and these goods.
pub const fn token_and(fixed: Goods) -> Effect {
    take(Take { pile: true, fixed, token: true, ..Take::NOTHING })
}

/// Lays a single tile.
pub const fn lay_single(tile: Single) -> Effect {
    Do(Verb::Lay(Lay::Single(tile)))
}

/// Builds a stable at this price.
pub const fn stable(price: Goods) -> Effect {
    Do(Verb::Stable(Stable { price }))
}

/// Builds fences.
pub const fn fence(fencing: Fencing) -> Effect {
    Do(Verb::Fences(fencing))
}

/// Furnishes the ordinary dwelling at this price.
pub const fn ordinary_dwelling(price: Goods) -> Effect {
    Do(Verb::Furnish(Furnish::OrdinaryDwelling(price)))
}

/// Builds a ruby mine.
pub const fn ruby_mine(ground: Ground) -> Effect {
    Do(Verb::Mine(Mine::Ruby(ground)))
}

/// An expedition of this level.
pub const fn expedition(level: u8) -> Effect {
    Do(Verb::Expedition(Expedition { level }))
}

/// Imitates a space for this much food.
pub const fn imitate(food: u8) -> Effect {
    Do(Verb::Imitate(Imitate { food }))
}
