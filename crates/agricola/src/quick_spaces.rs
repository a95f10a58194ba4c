//! What is known of the spaces without asking space by space: which are open to everybody or to nobody, and which verbs are keys to
//! the others. A4.5, A4.6.

use crate::card::When;
use crate::card::hook::Topic;
use crate::event::Cause;
use crate::goods::Goods;
use crate::rules::Rules;
use crate::space::{Space, SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::verb::{Act, BuildRooms, Condition, Effect, Fences, Gain, Improvement, PLACE, Plow, Renovate, Sow, Verb};
use std::sync::LazyLock;
use table::Seat;
use table::bits::Members;

/// What is known of the spaces of a game without looking at a player; follows from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct QuickSpaces {
    /// Spaces whose only action is to take what lies there.
    pub(crate) takes: Spaces,
    /// Spaces that everybody can always use.
    always: Spaces,
    /// Spaces that everybody can use while something lies there.
    stocked: Spaces,
    /// A4.3: spaces that are refilled in every round.
    pub(crate) refilled: Spaces,
    /// Spaces that do something else than their first action.
    instead: Spaces,
    /// Spaces that can be used if one of several verbs is possible; see [`Key`].
    pub(crate) keyed: Spaces,
    /// M9.1: spaces on which any number of persons may stand.
    pub(crate) wards: Spaces,
    /// The keys to spaces that can come into play, as bits.
    keys: u64,
}

impl QuickSpaces {
    /// What the rules make of each space.
    pub(crate) fn of(rules: &Rules) -> QuickSpaces {
        QuickSpaces::among(rules.spaces_at_setup() | rules.round_cards().into_iter().collect(), rules)
    }

    /// What the rules make of the spaces that are in play or come with the rounds. What cards bring into play is looked at by itself.
    pub(crate) fn among(in_play: Spaces, rules: &Rules) -> QuickSpaces {
        static TAKES: LazyLock<Having> = LazyLock::new(|| Having::of(only_takes));
        static WARDS: LazyLock<Spaces> = LazyLock::new(|| spaces_with(|space| space.ward));
        static ALWAYS: LazyLock<Having> = LazyLock::new(|| Having::of(is_always_possible));
        static STOCKED: LazyLock<Having> = LazyLock::new(|| Having::of(is_possible_where_goods_lie));
        static TWOFOLD: LazyLock<Spaces> = LazyLock::new(|| spaces_with(|space| space.instead.is_some()));
        static REFILLED: LazyLock<Spaces> =
            LazyLock::new(|| spaces_with(|space| !space.refill.is_empty() || space.refill_instead.is_some()));
        let differs = |space: &SpaceId| matches!(&space.space().instead, Some((holds, _)) if holds(rules));
        let instead = TWOFOLD.iter().filter(differs).collect();
        let opens = |key: &Key| key.opens.under(instead);
        let keys = KEYS.iter().enumerate().filter(|(_, key)| opens(key).meets(in_play));
        QuickSpaces {
            takes: TAKES.under(instead),
            always: ALWAYS.under(instead),
            stocked: STOCKED.under(instead),
            refilled: REFILLED.iter().filter(|space| !space.refill(rules).is_empty()).collect(),
            instead,
            wards: *WARDS,
            keyed: KEYS.iter().fold(Spaces::NONE, |all, key| all | opens(key)) & in_play,
            keys: keys.fold(0, |bits, (number, _)| bits | 1 << number),
        }
    }
}

/// The spaces that have some property.
fn spaces_with(property: fn(&Space) -> bool) -> Spaces {
    SpaceId::all().filter(|id| property(id.space())).collect()
}

/// The spaces whose action has some property: of the first actions, and of those that some rules put in their place.
#[derive(Clone, Copy, Default)]
struct Having {
    first: Spaces,
    instead: Spaces,
}

impl Having {
    fn of(property: fn(&'static Effect) -> bool) -> Having {
        let mut having = Having::default();
        for space in SpaceId::all() {
            let Space { does, instead, .. } = space.space();
            if property(does) {
                having.first.insert(space);
            }
            if instead.as_ref().is_some_and(|(_, effect)| property(effect)) {
                having.instead.insert(space);
            }
        }
        having
    }

    fn or(self, other: Having) -> Having {
        Having { first: self.first | other.first, instead: self.instead | other.instead }
    }

    /// The spaces that have the property where these do something else than their first action.
    #[inline]
    fn under(&self, instead: Spaces) -> Spaces {
        (self.first - instead) | (self.instead & instead)
    }
}

/// A verb, and the spaces that whoever can do it may use. Several verbs can be keys to one space, and one verb to several
/// spaces, if the space does not matter to it; so nothing has to be asked twice.
struct Key {
    needs: Needs,
    act: Act<'static>,
    /// The goods without which the verb cannot be done, if no card has a say.
    least: Goods,
    opens: Having,
}

/// What must be possible for an effect to be possible.
#[derive(Clone, Copy)]
struct Needs {
    verb: &'static Verb,
    /// The effect that is to do the verb.
    effect: &'static Effect,
    /// It cannot be done before this round.
    from_round: u8,
}

/// The keys to all spaces, those apart for which nobody needs one.
static KEYS: LazyLock<Vec<Key>> = LazyLock::new(|| {
    let mut keys: Vec<Key> = Vec::new();
    let mut enter = |effect, at: Having| {
        if only_takes(effect) || is_always_possible(effect) {
            return;
        }
        for needs in keys_of(effect).into_iter().flatten() {
            let Needs { verb, from_round, .. } = needs;
            let alike =
                |key: &&mut Key| is_the_same_anywhere(key.needs.verb, verb) && key.needs.from_round == from_round;
            match keys.iter_mut().find(alike) {
                Some(key) => key.opens = key.opens.or(at),
                None => {
                    let least = verb.asked().map_or(Goods::NONE, |verb| verb.least());
                    keys.push(Key { needs, act: verb.act(), least, opens: at });
                }
            }
        }
    };
    for space in SpaceId::all() {
        enter(&space.space().does, Having { first: Spaces::only(space), instead: Spaces::NONE });
        if let Some((_, effect)) = &space.space().instead {
            enter(effect, Having { first: Spaces::NONE, instead: Spaces::only(space) });
        }
    }
    assert!(keys.len() <= 64, "every key has a bit of its own");
    keys
});

/// The verbs of which one must be possible for an effect to be possible; none if it takes more than that.
fn keys_of(effect: &'static Effect) -> Option<Vec<Needs>> {
    match effect {
        Effect::Do(verb) => Some(vec![Needs { verb, effect, from_round: 0 }]),
        Effect::All([Effect::Do(Verb::Condition(Condition::FromRound(round))), effect @ Effect::Do(verb)]) => {
            Some(vec![Needs { verb, effect, from_round: *round }])
        }
        Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => {
            let keys: Option<Vec<_>> = parts.iter().map(keys_of).collect();
            keys.map(|keys| keys.concat())
        }
        Effect::After(first, _) => keys_of(first),
        Effect::All(_) | Effect::May(_) => None,
    }
}

/// Whether two verbs are the same and possible or not whatever the space.
fn is_the_same_anywhere(one: &Verb, other: &Verb) -> bool {
    matches!(
        (one, other),
        (Verb::Bake(_), Verb::Bake(_))
            | (Verb::Plow(Plow::UpTo(_)), Verb::Plow(Plow::UpTo(_)))
            | (Verb::Rooms(BuildRooms::Paid(_)), Verb::Rooms(BuildRooms::Paid(_)))
            | (Verb::Sow(Sow::Any), Verb::Sow(Sow::Any))
            | (Verb::Renovate(Renovate::Any), Verb::Renovate(Renovate::Any))
            | (Verb::Fences(Fences::Paid), Verb::Fences(Fences::Paid))
            | (Verb::Improvement(Improvement::Any), Verb::Improvement(Improvement::Any))
    )
}

/// Whether an effect is to take what lies on the space and nothing else.
fn only_takes(effect: &'static Effect) -> bool {
    matches!(effect, Effect::Do(Verb::Gain(Gain::Lying(goods))) if goods.is_empty())
}

/// Whether an effect can be done by anybody at any time.
pub(crate) fn is_always_possible(effect: &'static Effect) -> bool {
    let needs_goods = |verb: &Verb| matches!(verb, Verb::Gain(Gain::Lying(extra)) if extra.is_empty());
    effect.possible(&mut |verb| if is_gain(verb) && !needs_goods(verb) { Ok(()) } else { Err(()) }).is_ok()
}

/// Whether an effect can be done by anybody on a space on which something lies.
fn is_possible_where_goods_lie(effect: &'static Effect) -> bool {
    effect.possible(&mut |verb| if is_gain(verb) { Ok(()) } else { Err(()) }).is_ok()
}

/// Whether a verb only brings something, so that nothing but missing goods can be in its way.
fn is_gain(verb: &Verb) -> bool {
    matches!(verb, Verb::Gain(_) | Verb::StartPlayer(_) | Verb::Pick(_) | Verb::Bonus(_) | Verb::OnRounds(_))
}

impl State {
    /// The free spaces that anybody may use now, whatever that player has, as far as no card says otherwise.
    #[inline]
    pub(crate) fn certain_spaces(&self, delayed: Spaces) -> Spaces {
        let certain = self.quick.always | (self.quick.stocked & self.board.stocked());
        certain & (self.open - self.taken_spaces() - delayed)
    }

    /// The spaces before whose action some card wants something.
    #[inline]
    pub(crate) fn spaces_with_delay(&self) -> Spaces {
        if self.topics.contains(Topic::Place) { self.find_spaces_with_delay() } else { Spaces::NONE }
    }

    #[inline(never)]
    fn find_spaces_with_delay(&self) -> Spaces {
        let cards = self.seats().flat_map(|seat| self.hooks(seat, Topic::Place));
        let spaces =
            cards.map(|(_, hook)| if let Some(When::Place(spaces)) = hook.when() { spaces } else { Spaces::NONE });
        spaces.fold(Spaces::NONE, |all, some| all | some)
    }

    /// The spaces that nobody may use now: there is nothing to take, or somebody stands there and nobody may join.
    pub(crate) fn idle_spaces(&self, delayed: Spaces) -> Spaces {
        let empty = self.quick.takes - self.board.stocked() - delayed;
        if self.topics.contains(Topic::Join) { empty } else { empty | self.taken_spaces() }
    }

    /// A4.5, M9.1: the spaces on which somebody stands, those apart on which any number may.
    #[inline]
    pub(crate) fn taken_spaces(&self) -> Spaces {
        self.board.occupied() - self.quick.wards
    }

    /// Those of these spaces to which a player has a key.
    pub(crate) fn unlocked_spaces(&self, seat: Seat, spaces: Spaces) -> Spaces {
        let keys: &[Key] = &KEYS;
        let mut frame = Frame::new(PLACE, seat, Cause::Rules);
        let player = self.player(seat);
        let goods_decide = player.goods_decide();
        let mut locked = spaces;
        for number in Members::<usize>::of_bits(self.quick.keys) {
            let key = &keys[number];
            let here = key.opens.under(self.quick.instead) & locked;
            let Some(space) = here.first() else { continue };
            if self.round < key.needs.from_round || (goods_decide && !player.goods.contains(&key.least)) {
                continue;
            }
            frame.effect.0 = key.needs.effect;
            frame.cause = Cause::Space(space);
            if key.act.can(self, &frame).is_ok() {
                locked -= here;
            }
        }
        spaces - locked
    }
}
