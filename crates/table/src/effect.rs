//! The rule book's grammar: what an action space, a tile or a card does.
//!
//! An effect is data. Its words are the rule book's linking words; its verbs belong to the game. The example is a
//! space that lets a player *plow and/or sow*, with two toy verbs:
//!
//! ```
//! use table::Effect;
//! enum Verb { Plow, Sow }
//! static SPACE: Effect<Verb> = Effect::ThenOr(&[Effect::Do(Verb::Plow), Effect::Do(Verb::Sow)]);
//! // Without a field to plow the space is still of use to somebody who can sow.
//! let can = |verb: &Verb| match verb { Verb::Plow => Err("no place for a field"), Verb::Sow => Ok(()) };
//! assert!(SPACE.possible(&mut |v| can(v)).is_ok());
//! ```

use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::HashMap;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};

/// What happens, in the rule book's words.
pub enum Effect<V: 'static> {
    /// One verb of the game.
    Do(V),
    /// *A and B*: all of these, in this order.
    All(&'static [Effect<V>]),
    /// *A and/or B*: at least one of these, each once, in any order.
    AndOr(&'static [Effect<V>]),
    /// *A and then/or B*: at least one of these, each once, in this order.
    ThenOr(&'static [Effect<V>]),
    /// *Either A or B*: exactly one of these.
    Either(&'static [Effect<V>]),
    /// *After A also B*: A, and then B if the player likes.
    After(&'static Effect<V>, &'static Effect<V>),
    /// *You may A*.
    May(&'static Effect<V>),
}

impl<V> Effect<V> {
    /// Whether at least what must be done can be done, given what the game says of its verbs; if not, why.
    pub fn possible<W>(&'static self, can: &mut impl FnMut(&'static V) -> Result<(), W>) -> Result<(), W> {
        match self {
            Effect::Do(verb) => can(verb),
            Effect::All(parts) => parts.iter().try_for_each(|part| part.possible(can)),
            Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => {
                let mut first_reason = None;
                for part in *parts {
                    let verdict = if let Effect::Do(verb) = part { can(verb) } else { part.possible(can) };
                    match verdict {
                        Ok(()) => return Ok(()),
                        Err(why) => first_reason = first_reason.or(Some(why)),
                    }
                }
                first_reason.map_or(Ok(()), Err)
            }
            Effect::After(first, _) => first.possible(can),
            Effect::May(_) => Ok(()),
        }
    }

    /// The first verb that this effect names.
    pub fn first_verb(&'static self) -> Option<&'static V> {
        match self {
            Effect::Do(verb) => Some(verb),
            Effect::All(parts) | Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => {
                parts.iter().find_map(Effect::first_verb)
            }
            Effect::After(first, _) | Effect::May(first) => first.first_verb(),
        }
    }

    /// Whether some verb in this effect has a property.
    pub fn any_verb(&'static self, has: &mut impl FnMut(&'static V) -> bool) -> bool {
        match self {
            Effect::Do(verb) => has(verb),
            Effect::All(parts) | Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => {
                parts.iter().any(|part| part.any_verb(has))
            }
            Effect::After(first, then) => first.any_verb(has) || then.any_verb(has),
            Effect::May(part) => part.any_verb(has),
        }
    }

    /// The parts joined by a linking word.
    pub fn parts(&'static self) -> impl Iterator<Item = &'static Effect<V>> {
        let (many, one, other): (&'static [Effect<V>], _, _) = match self {
            Effect::Do(_) => (&[], None, None),
            Effect::All(p) | Effect::AndOr(p) | Effect::ThenOr(p) | Effect::Either(p) => (p, None, None),
            Effect::After(a, b) => (&[], Some(*a), Some(*b)),
            Effect::May(a) => (&[], Some(*a), None),
        };
        many.iter().chain(one).chain(other)
    }
}

/// The parts that some effects let a player choose from: of an *and/or*, an *and then/or*, an *either/or*.
pub type Parts<V> = &'static [Effect<V>];

impl<V> Effect<V> {
    /// The parts to choose from; none if this is no choice.
    #[inline]
    pub fn choices(&'static self) -> Parts<V> {
        match self {
            Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => parts,
            Effect::Do(_) | Effect::All(_) | Effect::After(..) | Effect::May(_) => &[],
        }
    }
}

/// An effect as those who draw a game get it, its verbs told in the game's own way.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EffectFacts<Verb> {
    /// One verb of the game.
    Do(Verb),
    /// *A and B*, in this order.
    All(Vec<EffectFacts<Verb>>),
    /// *A and/or B*, in any order.
    AndOr(Vec<EffectFacts<Verb>>),
    /// *A and then/or B*, in this order.
    ThenOr(Vec<EffectFacts<Verb>>),
    /// *Either A or B*.
    Either(Vec<EffectFacts<Verb>>),
    /// *After A also B*, if the player likes.
    After(Vec<EffectFacts<Verb>>),
    /// *You may A*.
    May(Vec<EffectFacts<Verb>>),
}

impl<V> Effect<V> {
    /// The effect as data, given how the game tells its verbs.
    pub fn facts<D>(&'static self, verb: &impl Fn(&'static V) -> D) -> EffectFacts<D> {
        let parts = || self.parts().map(|part| part.facts(verb)).collect();
        match self {
            Effect::Do(v) => EffectFacts::Do(verb(v)),
            Effect::All(_) => EffectFacts::All(parts()),
            Effect::AndOr(_) => EffectFacts::AndOr(parts()),
            Effect::ThenOr(_) => EffectFacts::ThenOr(parts()),
            Effect::Either(_) => EffectFacts::Either(parts()),
            Effect::After(..) => EffectFacts::After(parts()),
            Effect::May(_) => EffectFacts::May(parts()),
        }
    }
}

/// Plain data that a frame can carry.
pub trait Data: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned {}

impl<T: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned> Data for T {}

/// The verbs of a game, and where its effects are written.
pub trait Vocabulary: Sized + 'static {
    /// Why something is done: the space, card or phase that asks for it.
    type Cause: Data;

    /// What an effect is told about the thing that brought it about: how many fields were sown, which card was played.
    type About: Data + Default;

    /// What a verb remembers while it is under way. The default: it has not begun.
    type Work: Data + Default;

    /// Every effect of the game under the name of the space, tile or card it belongs to.
    fn catalogue() -> &'static Catalogue<Self>;

    /// Whether doing this needs an answer from the player.
    fn asks(&self) -> bool;

    /// Whether a verb that remembers this has begun.
    #[inline]
    fn is_begun(work: &Self::Work) -> bool {
        *work != Self::Work::default()
    }
}

/// All effects of a game by name, so that a saved game can point to them.
///
/// A node of an effect is named by its owner and its place in the owner's effects, counted depth first. The name
/// stays the same as long as the owner's own text does not change.
pub struct Catalogue<V: 'static> {
    by_place: HashMap<usize, (&'static str, u16)>,
    by_owner: HashMap<&'static str, Vec<&'static Effect<V>>>,
}

impl<V> Catalogue<V> {
    /// A catalogue of the effects of these owners.
    ///
    /// # Panics
    /// If there is a choice of more than eight parts among them, which a frame could not keep apart.
    pub fn new(effects: impl IntoIterator<Item = (&'static str, &'static Effect<V>)>) -> Catalogue<V> {
        let mut catalogue = Catalogue { by_place: HashMap::new(), by_owner: HashMap::new() };
        effects.into_iter().for_each(|(owner, effect)| catalogue.enter(owner, effect));
        catalogue
    }

    fn enter(&mut self, owner: &'static str, effect: &'static Effect<V>) {
        assert!(effect.choices().len() <= 8, "a choice has at most eight parts: {owner}");
        let owned = self.by_owner.entry(owner).or_default();
        self.by_place.entry(place(effect)).or_insert((owner, owned.len() as u16));
        owned.push(effect);
        effect.parts().for_each(|part| self.enter(owner, part));
    }
}

fn place<V>(effect: &'static Effect<V>) -> usize {
    std::ptr::from_ref(effect).addr()
}

/// A pointer to an effect that can be copied, compared and saved.
pub struct EffectRef<V: 'static>(pub &'static Effect<V>);

impl<V> Clone for EffectRef<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for EffectRef<V> {}

impl<V> PartialEq for EffectRef<V> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<V> Eq for EffectRef<V> {}

impl<V: Vocabulary> EffectRef<V> {
    /// The owner of the effect and its number there.
    ///
    /// # Panics
    /// If the effect is not in the game's catalogue.
    pub fn name(self) -> (&'static str, u16) {
        *V::catalogue().by_place.get(&place(self.0)).expect("every effect is in the catalogue")
    }
}

impl<V: Vocabulary> Hash for EffectRef<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl<V: Vocabulary> fmt::Debug for EffectRef<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (owner, number) = self.name();
        write!(f, "{owner}/{number}")
    }
}

impl<V: Vocabulary> Serialize for EffectRef<V> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(&format_args!("{self:?}"))
    }
}

impl<'de, V: Vocabulary> Deserialize<'de> for EffectRef<V> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let unknown = || de::Error::custom(format!("this version knows no effect {text:?}"));
        let (owner, number) = text.rsplit_once('/').ok_or_else(unknown)?;
        let number: u16 = number.parse().map_err(|_| unknown())?;
        let owned = V::catalogue().by_owner.get(owner).ok_or_else(unknown)?;
        owned.get(usize::from(number)).map(|effect| EffectRef(*effect)).ok_or_else(unknown)
    }
}
