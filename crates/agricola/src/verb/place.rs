//! Persons on action spaces. A4.4 to A4.6, A22.13.

use super::{
    Act, Asked, Effect, Fences, Gain, Improvement, PLACE, Pay, Plow, Renovate, Sow, Verb, WHAT_LIES_THERE, no_answer,
};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, Fact, Hook, When};
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::phase::Phase;
use crate::rules::Turn;
use crate::space::{Space, SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use std::sync::LazyLock;
use table::bits::Members;
use table::chain::Interpreter;
use table::price::Prices;
use table::{Chain, Seat};

/// Places a person.
#[derive(Debug)]
pub enum Place {
    /// A4.4: when it is the player's turn.
    InTurn,
    /// A22.9: before the first turn of the round.
    Early,
    /// Because a card lets the player place another one, on one of these spaces.
    Another(Spaces),
}

impl Place {
    /// The spaces among which the player chooses, as far as the placement itself says.
    fn spaces(&self) -> Spaces {
        match self {
            Place::InTurn | Place::Early => Spaces::ALL,
            Place::Another(spaces) => *spaces,
        }
    }

    /// M6.1, M6.8: what the player may do instead, when it is the player's turn.
    fn turn(&self, game: &State) -> Option<&'static Turn> {
        game.rules.turn().filter(|_| matches!(self, Place::InTurn))
    }
}

impl Asked for Place {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let has_person = game.player(frame.seat).at_home > 0;
        match self {
            Place::InTurn => check(has_person, Why::NotAsked),
            Place::Early | Place::Another(_) => {
                check(has_person && game.can_place_among(frame.seat, self.spaces()), Why::NotAsked)
            }
        }
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let usable = game.usable_spaces(frame.seat) & self.spaces();
        out.extend(usable.iter().map(|space| Move::Place { space }));
        if let Some(turn) = self.turn(game) {
            (turn.list)(game, frame.seat, out);
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Place { space } = *m else {
            return self.turn(game).map_or(Ok(()), |turn| (turn.why_not)(game, frame.seat, m));
        };
        game.may_use(frame.seat, space)?;
        check(self.spaces().contains(space), Why::OtherSpaces)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        game.chains.pop(frame.chain);
        let Move::Place { space } = *m else {
            match self.turn(game).is_some_and(|turn| (turn.take)(game, frame, m)) {
                true => return,
                false => no_answer(m),
            }
        };
        let player = game.player_mut(frame.seat);
        player.at_home -= 1;
        player.placed += 1;
        let does = game.open_part(frame.seat, space).expect("the space is free, or a card lets the player join");
        game.stand_on(frame.seat, space, does, frame.cause);
    }

    fn name(&self) -> Option<&'static str> {
        Some("place")
    }

    fn prompt(&self) -> &'static str {
        "place"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Spaces
    }

    fn is_for_exchanges(&self) -> bool {
        false
    }

    /// A toll that another player's card asks for.
    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Place { space } = *m else {
            return self.turn(game).and_then(|turn| (turn.price)(game, frame.seat, m)).map(Prices::only);
        };
        game.toll_for(frame.seat, space).map(Prices::only)
    }
}

/// What is known of the spaces of a game without looking at a player; follows from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct QuickSpaces {
    /// Spaces whose only action is to take what lies there.
    takes: Spaces,
    /// Spaces that everybody can always use.
    always: Spaces,
    /// A4.3: spaces that are refilled in every round.
    pub(crate) refilled: Spaces,
    /// Spaces that do something else than their first action.
    instead: Spaces,
    /// Spaces that can be used if one of several verbs is possible; see [`Key`].
    keyed: Spaces,
    /// M9.1: spaces on which any number of persons may stand.
    wards: Spaces,
    /// The keys to spaces that can come into play, as bits.
    keys: u64,
}

impl QuickSpaces {
    /// What the rules make of each space.
    pub(crate) fn of(rules: &crate::rules::Rules) -> QuickSpaces {
        static TAKES: LazyLock<Having> = LazyLock::new(|| Having::of(only_takes));
        static WARDS: LazyLock<Spaces> = LazyLock::new(|| spaces_with(|space| space.ward));
        static ALWAYS: LazyLock<Having> = LazyLock::new(|| Having::of(is_always_possible));
        static TWOFOLD: LazyLock<Spaces> = LazyLock::new(|| spaces_with(|space| space.instead.is_some()));
        static REFILLED: LazyLock<Spaces> =
            LazyLock::new(|| spaces_with(|space| !space.refill.is_empty() || space.refill_instead.is_some()));
        let differs = |space: &SpaceId| matches!(&space.space().instead, Some((holds, _)) if holds(rules));
        let instead = TWOFOLD.iter().filter(differs).collect();
        let opens = |key: &Key| key.opens.under(instead);
        // What cards bring into play is looked at by itself.
        let in_play = rules.spaces_at_setup() | rules.round_cards().collect();
        let keys = KEYS.iter().enumerate().filter(|(_, key)| opens(key).meets(in_play));
        QuickSpaces {
            takes: TAKES.under(instead),
            always: ALWAYS.under(instead),
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

/// What a card lets its owner join others for on a space that does this.
fn part_to_join(hook: &Hook, space: SpaceId, does: &'static Effect) -> Option<&'static Effect> {
    if let Hook::Join(spaces) = hook {
        return spaces.contains(space).then_some(does);
    }
    let Hook::JoinFor(spaces, wanted) = hook else { return None };
    let mut parts = does.choices().iter();
    let part =
        if does.choices().is_empty() { Some(does) } else { parts.find(|part| part.any_verb(&mut |v| wanted(v))) };
    part.filter(|_| spaces.contains(space))
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
    verb: &'static Verb,
    act: Act<'static>,
    /// The effect that is to do the verb.
    effect: &'static Effect,
    opens: Having,
}

/// The keys to all spaces, those apart for which nobody needs one.
static KEYS: LazyLock<Vec<Key>> = LazyLock::new(|| {
    let mut keys: Vec<Key> = Vec::new();
    let mut enter = |effect, at: Having| {
        if only_takes(effect) || is_always_possible(effect) {
            return;
        }
        for (verb, effect) in keys_of(effect).into_iter().flatten() {
            match keys.iter_mut().find(|key| is_the_same_anywhere(key.verb, verb)) {
                Some(key) => key.opens = key.opens.or(at),
                None => keys.push(Key { verb, act: verb.act(), effect, opens: at }),
            }
        }
    };
    for space in SpaceId::all() {
        enter(&space.space().does, Having { first: Spaces::only(space), instead: Spaces::NONE });
        if let Some((_, effect)) = &space.space().instead {
            enter(effect, Having { first: Spaces::NONE, instead: Spaces::only(space) });
        }
    }
    keys
});

/// The verbs of which one must be possible for an effect to be possible; none if it takes more than that.
fn keys_of(effect: &'static Effect) -> Option<Vec<(&'static Verb, &'static Effect)>> {
    match effect {
        Effect::Do(verb) => Some(vec![(verb, effect)]),
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
    let always = |verb: &Verb| {
        let needs_goods = matches!(verb, Verb::Gain(Gain::Lying(extra)) if extra.is_empty());
        !needs_goods
            && matches!(verb, Verb::Gain(_) | Verb::StartPlayer(_) | Verb::Pick(_) | Verb::Bonus(_) | Verb::OnRounds(_))
    };
    effect.possible(&mut |verb| if always(verb) { Ok(()) } else { Err(()) }).is_ok()
}

impl State {
    /// The free spaces that anybody may use now, whatever that player has, as far as no card says otherwise.
    fn certain_spaces(&self) -> Spaces {
        let certain = self.quick.always | (self.quick.takes & self.board.stocked());
        certain & (self.open - self.taken_spaces() - self.spaces_with_delay())
    }

    /// The spaces before whose action some card wants something.
    #[inline]
    fn spaces_with_delay(&self) -> Spaces {
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
    fn idle_spaces(&self) -> Spaces {
        let empty = self.quick.takes - self.board.stocked() - self.spaces_with_delay();
        if self.topics.contains(Topic::Join) { empty } else { empty | self.taken_spaces() }
    }

    /// A4.5, M9.1: the spaces on which somebody stands, those apart on which any number may.
    #[inline]
    fn taken_spaces(&self) -> Spaces {
        self.board.occupied() - self.quick.wards
    }

    /// A4.4: in the work phase the next player with a person at home places one; D17: one who has no legal space is passed
    /// over. Says whether somebody does.
    #[inline]
    pub(crate) fn next_turn(&mut self) -> bool {
        if !matches!(self.phase, Phase::WorkStart | Phase::Work) {
            return false;
        }
        let players = self.players.len();
        let next = self.turn.round_from(players).find(|&seat| self.player(seat).at_home > 0 && self.can_place(seat));
        let Some(seat) = next else { return false };
        self.phase = Phase::Work;
        self.turn = seat.left(players);
        self.chains.push(Frame::new(PLACE, seat, Cause::Rules));
        true
    }

    /// A22.10: a person goes from one space to another that is free, and does this there: all that the space does, or a part.
    pub(crate) fn move_person(&mut self, seat: Seat, from: SpaceId, to: SpaceId, does: &'static Effect) {
        self.board.leave(from, seat);
        self.stand_on(seat, to, does, Cause::Rules);
    }

    /// A person takes its stand and acts: what the space does comes first, then what cards add, then what comes after all
    /// else (A22.13). A placement is granted by the rules or by a card.
    fn stand_on(&mut self, seat: Seat, space: SpaceId, does: &'static Effect, granted_by: Cause) {
        self.board.stand(space, seat);
        self.log.note(|| Event::Placed { seat, space });
        let cause = Cause::Space(space);
        let fact = Fact::new(seat, cause, About::Nothing);
        // What is pushed last comes first.
        let granted = granted_by.card().map_or(About::Nothing, About::Card);
        self.fire(When::UseEnd(Spaces::only(space)), Fact { about: granted, ..fact }, Chain::Main);
        self.fire(When::Use(Spaces::only(space)), fact, Chain::Main);
        // Where a person only takes what lies there, nothing has to be interpreted.
        if self.quick.takes.contains(space) && !self.spaces_with_delay().contains(space) {
            let lying = self.board.take(space);
            return self.take(&Frame::new(does, seat, cause), lying, lying);
        }
        // A22.8: what cards have put there is taken too, where the space does not say so itself.
        let takes = |verb: &Verb| matches!(verb, Verb::Gain(Gain::Lying(_) | Gain::Collect));
        if self.board.stocked().contains(space) && !does.any_verb(&mut |verb| takes(verb)) {
            self.chains.push(Frame::new(WHAT_LIES_THERE, seat, cause));
        }
        self.chains.push(Frame::new(does, seat, cause));
        self.fire(When::Place(Spaces::only(space)), fact, Chain::Main);
    }

    /// Whether a player may use the round cards to come.
    fn uses_future_rounds(&self, seat: Seat) -> bool {
        self.hooks(seat, Topic::FutureRounds).any(|(owner, hook)| {
            let holds = matches!(hook, Hook::FutureRounds(holds) if holds(&owner));
            if holds {
                note(owner.card.card, hook);
            }
            holds
        })
    }

    /// Whether the round cards to come lie open.
    pub(crate) fn is_all_shown(&self) -> bool {
        self.topics.contains(Topic::FutureRounds) && self.seats().any(|seat| self.uses_future_rounds(seat))
    }

    #[inline]
    fn with_spaces_to_come(&self, future: bool) -> Spaces {
        if future { self.open | self.order[usize::from(self.round)..].iter().copied().collect() } else { self.open }
    }

    /// The spaces on which something can lie or stand.
    pub(crate) fn shown_spaces(&self) -> Spaces {
        self.with_spaces_to_come(self.is_all_shown())
    }

    /// The spaces that a player could use.
    #[inline]
    pub(crate) fn spaces_for(&self, seat: Seat) -> Spaces {
        let spaces = self.with_spaces_to_come(self.uses_future_rounds(seat));
        // M9.3: sick persons go nowhere else.
        if self.player(seat).is_bedridden() { spaces & self.quick.wards } else { spaces }
    }

    /// Whether a player could place a person somewhere.
    #[inline]
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        self.can_place_among(seat, Spaces::ALL)
    }

    /// Whether a player could place a person on one of these spaces.
    #[inline]
    fn can_place_among(&self, seat: Seat, spaces: Spaces) -> bool {
        if self.certain_spaces().meets(spaces) && !self.player(seat).is_bedridden() {
            return true;
        }
        self.usable_spaces(seat).meets(spaces)
    }

    /// A4.5, A4.6: the spaces on which a player may place a person.
    fn usable_spaces(&self, seat: Seat) -> Spaces {
        let mut open = self.spaces_for(seat) - self.idle_spaces();
        let delayed = self.spaces_with_delay();
        let mut in_part = Spaces::NONE;
        for space in open & self.taken_spaces() {
            match self.open_part(seat, space) {
                None => open.remove(space),
                Some(part) if std::ptr::eq(part, space.does(&self.rules)) => {}
                Some(_) => in_part.insert(space),
            }
        }
        let mut usable = open & self.certain_spaces();
        let keyed = (self.quick.keyed & open) - delayed - in_part;
        let mut frame = Frame::new(PLACE, seat, Cause::Rules);
        let keys: &[Key] = &KEYS;
        for number in Members::<usize>::of_bits(self.quick.keys) {
            let key = &keys[number];
            let here = key.opens.under(self.quick.instead) & (keyed - usable);
            let Some(space) = here.first() else { continue };
            frame.effect.0 = key.effect;
            frame.cause = Cause::Space(space);
            if key.act.can(self, &frame).is_ok() {
                usable |= here;
            }
        }
        let others = open - keyed - usable;
        usable | others.iter().filter(|&space| self.may_act(seat, space).is_ok()).collect()
    }

    /// Whether a player who is asked to place a person may place it here; quicker than to list all spaces.
    pub fn can_place_on(&self, seat: Seat, space: SpaceId) -> bool {
        let asked = self.chains.asking(seat).map(|frame| frame.effect.0);
        let allowed = if let Some(Effect::Do(Verb::Place(place))) = asked { place.spaces() } else { Spaces::ALL };
        (self.spaces_for(seat) & allowed).contains(space) && self.may_use(seat, space).is_ok()
    }

    /// A4.5: what a space lets a player do who places a person there now: all of it if nobody stands there. Where others
    /// stand, what the cards let the player join them for; never a person of the player's own.
    #[inline]
    fn open_part(&self, seat: Seat, space: SpaceId) -> Option<&'static Effect> {
        let does = space.does(&self.rules);
        if !self.taken_spaces().contains(space) {
            return Some(does);
        }
        if self.board.persons_of(space, seat) > 0 {
            return None;
        }
        let mut open = None;
        for (owner, hook) in self.hooks(seat, Topic::Join) {
            let part = part_to_join(hook, space, does);
            if part.is_some() {
                note(owner.card.card, hook);
            }
            open = if let Hook::Join(_) = hook { part.or(open) } else { open.or(part) };
        }
        open
    }

    /// A4.5, A4.6: whether a player may place a person on this space; if not, why.
    pub(crate) fn may_use(&self, seat: Seat, space: SpaceId) -> Verdict {
        check(!self.player(seat).is_bedridden() || self.quick.wards.contains(space), Why::Bedridden)?;
        check(self.open.contains(space) || self.spaces_for(seat).contains(space), Why::NotInPlay)?;
        self.may_act(seat, space)
    }

    /// A4.5, A4.6: whether a player could act on this space; if not, why.
    fn may_act(&self, seat: Seat, space: SpaceId) -> Verdict {
        let does = self.open_part(seat, space).ok_or(Why::Occupied)?;
        let frame = Frame::new(does, seat, Cause::Space(space));
        if self.spaces_with_delay().contains(space) {
            return self.possible_after_placing(&frame, space);
        }
        self.possible(&frame, frame.effect.0)
    }

    /// What others' cards ask of a player for the use of a space.
    fn toll_for(&self, seat: Seat, space: SpaceId) -> Option<Goods> {
        if !self.spaces_with_delay().contains(space) {
            return None;
        }
        let placed = Fact::new(seat, Cause::Space(space), About::Nothing);
        let before = self.reactions(When::Place(Spaces::only(space)), &placed, Chain::Main, false);
        before
            .iter()
            .filter(|due| due.seat == seat)
            .find_map(|due| if let Effect::Do(Verb::Pay(Pay::To(toll))) = due.effect.0 { Some(*toll) } else { None })
    }

    /// Whether a player can do what cards ask for before the action of a space, and then the action.
    fn possible_after_placing(&self, frame: &Frame, space: SpaceId) -> Verdict {
        let fact = Fact::new(frame.seat, frame.cause, About::Nothing);
        let mut before = self.reactions(When::Place(Spaces::only(space)), &fact, Chain::Main, false);
        before.retain(|due| due.seat == frame.seat);
        if before.is_empty() {
            return self.possible(frame, frame.effect.0);
        }
        before.iter().try_for_each(|due| self.possible(due, due.effect.0))?;
        let mut worlds = vec![self.clone()];
        for due in &before {
            worlds = worlds.iter().flat_map(|world| world.outcomes(due, due.effect.0)).collect();
        }
        let verdicts = worlds.iter().map(|world| world.possible(frame, frame.effect.0));
        verdicts.reduce(|one, other| one.or(other)).unwrap_or(Ok(()))
    }

    /// The worlds that an effect can lead to, as far as goods are concerned; for looking ahead.
    fn outcomes(&self, frame: &Frame, effect: &'static Effect) -> Vec<State> {
        if self.possible(frame, effect).is_err() {
            return Vec::new();
        }
        let after = |worlds: Vec<State>, part: &'static Effect| -> Vec<State> {
            worlds.iter().flat_map(|world| world.outcomes(frame, part)).collect()
        };
        match effect {
            Effect::Do(verb) => {
                let mut world = self.clone();
                let goods = &mut world.player_mut(frame.seat).goods;
                if let Verb::Gain(Gain::Goods(gain)) = verb {
                    goods.add(gain);
                }
                if let Verb::Pay(Pay::Goods(price) | Pay::To(price)) = verb
                    && goods.contains(price)
                {
                    goods.remove(price);
                }
                vec![world]
            }
            Effect::All(parts) => parts.iter().fold(vec![self.clone()], after),
            Effect::Either(parts) => parts.iter().flat_map(|part| self.outcomes(frame, part)).collect(),
            Effect::May(part) => std::iter::once(self.clone()).chain(self.outcomes(frame, part)).collect(),
            Effect::AndOr(_) | Effect::ThenOr(_) | Effect::After(..) => vec![self.clone()],
        }
    }
}
