//! The spaces on which a player may place a person, and what is done there. A4.5, A4.6.

use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{Hook, Owner};
use crate::event::Cause;
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::verb::Effect;
use crate::why::{Verdict, Why, check};
use table::Seat;
use table::chain::Interpreter;

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

impl State {
    /// Whether a player may use the round cards to come.
    #[inline]
    fn uses_future_rounds(&self, seat: Seat) -> bool {
        let holds = |owner: &Owner, hook: &Hook| matches!(hook, Hook::FutureRounds(holds) if holds(owner));
        self.any_hook(seat, Topic::FutureRounds, holds)
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

    /// A4.5, A4.6: the spaces on which a player may place a person.
    pub(crate) fn usable_spaces(&self, seat: Seat) -> Spaces {
        let delayed = self.spaces_with_delay();
        let mut open = self.spaces_for(seat) - self.idle_spaces(delayed);
        let mut in_part = Spaces::NONE;
        for space in open & self.taken_spaces() {
            match self.open_part(seat, space) {
                None => open.remove(space),
                Some(part) if std::ptr::eq(part, space.does(&self.rules)) => {}
                Some(_) => in_part.insert(space),
            }
        }
        let certain = open & self.certain_spaces(delayed);
        let keyed = (self.quick.keyed & open) - delayed - in_part;
        let usable = certain | self.unlocked_spaces(seat, keyed - certain);
        let others = open - keyed - usable;
        usable | others.iter().filter(|&space| self.may_act(seat, space).is_ok()).collect()
    }

    /// Whether a player could place a person somewhere.
    #[inline]
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        self.can_place_among(seat, Spaces::ALL)
    }

    /// Whether a player could place a person on one of these spaces.
    #[inline]
    pub(crate) fn can_place_among(&self, seat: Seat, spaces: Spaces) -> bool {
        if self.certain_spaces(self.spaces_with_delay()).meets(spaces) && !self.player(seat).is_bedridden() {
            return true;
        }
        self.usable_spaces(seat).meets(spaces)
    }

    /// A4.5: what a space lets a player do who places a person there now: all of it if nobody stands there. Where others
    /// stand, what the cards let the player join them for; never a person of the player's own.
    #[inline]
    pub(crate) fn open_part(&self, seat: Seat, space: SpaceId) -> Option<&'static Effect> {
        let does = space.does(&self.rules);
        if self.taken_spaces().contains(space) { self.part_beside_others(seat, space, does) } else { Some(does) }
    }

    /// A4.5: what cards let a player do on a space on which somebody stands.
    #[inline(never)]
    fn part_beside_others(&self, seat: Seat, space: SpaceId, does: &'static Effect) -> Option<&'static Effect> {
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
    pub(crate) fn may_act(&self, seat: Seat, space: SpaceId) -> Verdict {
        let does = self.open_part(seat, space).ok_or(Why::Occupied)?;
        let frame = Frame::new(does, seat, Cause::Space(space));
        if self.spaces_with_delay().contains(space) {
            return self.possible_after_placing(&frame, space);
        }
        self.possible(&frame, frame.effect.0)
    }
}
