//! Persons on action spaces. A4.4 to A4.6, A22.13.

use super::{Asked, Effect, Gain, PLACE, Pay, Verb, WHAT_LIES_THERE, no_answer};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, Fact, Hook, When};
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
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
}

impl Asked for Place {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let has_person = game.player(frame.seat).at_home > 0;
        match self {
            Place::InTurn => check(has_person, Why::NotAsked),
            Place::Early => check(has_person && game.can_place(frame.seat), Why::NotAsked),
        }
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let seat = frame.seat;
        let certain = game.certain_spaces();
        let possible = game.spaces_for(seat) - game.idle_spaces();
        for space in possible {
            if certain.contains(space) || game.may_act(seat, space).is_ok() {
                out.push(Move::Place { space });
            }
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        if let Move::Place { space } = *m { game.may_use(frame.seat, space) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Place { space } = *m else { no_answer(m) };
        game.chains.pop(frame.chain);
        game.player_mut(frame.seat).at_home -= 1;
        game.stand_on(frame.seat, space);
    }

    fn name(&self) -> Option<&'static str> {
        Some("place")
    }

    fn prompt(&self) -> &'static str {
        "place"
    }

    /// A toll that another player's card asks for.
    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Place { space } = *m else { return None };
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
}

impl QuickSpaces {
    /// What the rules make of each space.
    pub(crate) fn of(rules: &crate::rules::Rules) -> QuickSpaces {
        let does = |space: &SpaceId| space.does(rules);
        let takes = |effect: &Effect| matches!(effect, Effect::Do(Verb::Gain(Gain::Lying(goods))) if goods.is_empty());
        QuickSpaces {
            takes: SpaceId::all().filter(|space| takes(does(space))).collect(),
            always: SpaceId::all().filter(|space| is_always_possible(does(space))).collect(),
            refilled: SpaceId::all().filter(|space| !space.refill(rules).is_empty()).collect(),
        }
    }
}

/// Whether an effect can be done by anybody at any time.
fn is_always_possible(effect: &'static Effect) -> bool {
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
        if self.topics.contains(Topic::Place) {
            return Spaces::NONE;
        }
        (self.quick.always | (self.quick.takes & self.board.stocked())) & (self.open - self.board.occupied())
    }

    /// The spaces that nobody may use now: there is nothing to take, or somebody stands there and nobody may join.
    fn idle_spaces(&self) -> Spaces {
        let empty =
            if self.topics.contains(Topic::Place) { Spaces::NONE } else { self.quick.takes - self.board.stocked() };
        if self.topics.contains(Topic::Join) { empty } else { empty | self.board.occupied() }
    }

    /// A4.4: the next player with a person at home places one; D17: one who has no legal space is passed over.
    pub(crate) fn next_turn(&mut self) -> bool {
        let players = self.players.len();
        let next = self.turn.round_from(players).find(|&seat| self.player(seat).at_home > 0 && self.can_place(seat));
        let Some(seat) = next else { return false };
        self.turn = seat.left(players);
        self.chains.push(Frame::new(PLACE, seat, Cause::Rules));
        true
    }

    /// A22.10: a person goes from one space to another, and acts there.
    pub(crate) fn move_person(&mut self, seat: Seat, from: SpaceId, to: SpaceId) {
        self.board.leave(from, seat);
        self.stand_on(seat, to);
    }

    /// A person takes its stand and acts: what the space does comes first, then what cards add (A22.13).
    fn stand_on(&mut self, seat: Seat, space: SpaceId) {
        self.board.stand(space, seat);
        self.log.note(|| Event::Placed { seat, space });
        let (cause, does) = (Cause::Space(space), space.does(&self.rules));
        let fact = Fact::new(seat, cause, About::Nothing);
        // What is pushed last comes first.
        self.fire(When::Use(Spaces::only(space)), fact, Chain::Main);
        // Where a person only takes what lies there, nothing has to be interpreted.
        if self.quick.takes.contains(space) && !self.topics.contains(Topic::Place) {
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

    fn with_spaces_to_come(&self, future: bool) -> Spaces {
        let to_come =
            if future { self.order[usize::from(self.round)..].iter().copied().collect() } else { Spaces::NONE };
        self.open | to_come
    }

    /// The spaces on which something can lie or stand.
    pub(crate) fn shown_spaces(&self) -> Spaces {
        self.with_spaces_to_come(self.is_all_shown())
    }

    /// The spaces that a player could use.
    #[inline]
    pub(crate) fn spaces_for(&self, seat: Seat) -> Spaces {
        self.with_spaces_to_come(self.uses_future_rounds(seat))
    }

    /// Whether a player could place a person somewhere.
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        if !self.certain_spaces().is_empty() {
            return true;
        }
        let possible = self.spaces_for(seat) - self.idle_spaces();
        possible.iter().any(|space| self.may_act(seat, space).is_ok())
    }

    /// Whether a player who is asked to place a person may place it here; quicker than to list all spaces.
    pub fn can_place_on(&self, seat: Seat, space: SpaceId) -> bool {
        self.spaces_for(seat).contains(space) && self.may_use(seat, space).is_ok()
    }

    /// Whether a card lets a player join others on a space; never a person of the player's own (A4.5).
    fn may_join(&self, seat: Seat, space: SpaceId) -> bool {
        self.board.persons_of(space, seat) == 0
            && self.hooks(seat, Topic::Join).any(|(owner, hook)| {
                let joins = matches!(hook, Hook::Join(spaces) if spaces.contains(space));
                if joins {
                    note(owner.card.card, hook);
                }
                joins
            })
    }

    /// A4.5, A4.6: whether a player may place a person on this space; if not, why.
    pub(crate) fn may_use(&self, seat: Seat, space: SpaceId) -> Verdict {
        check(self.open.contains(space) || self.spaces_for(seat).contains(space), Why::NotInPlay)?;
        self.may_act(seat, space)
    }

    /// As [`State::may_use`], for a space that is known to be in play.
    #[inline]
    fn may_act(&self, seat: Seat, space: SpaceId) -> Verdict {
        check(!self.board.occupied().contains(space) || self.may_join(seat, space), Why::Occupied)?;
        let frame = Frame::new(space.does(&self.rules), seat, Cause::Space(space));
        if self.topics.contains(Topic::Place) && self.is_waited_for(space) {
            return self.possible_after_placing(&frame, space);
        }
        self.possible(&frame, frame.effect.0)
    }

    /// Whether a card wants something before the action of a space.
    fn is_waited_for(&self, space: SpaceId) -> bool {
        let placed = When::Place(Spaces::only(space));
        let mut cards = self.seats().flat_map(|seat| self.hooks(seat, Topic::Place));
        cards.any(|(_, hook)| hook.when().is_some_and(|when| when.matches(placed)))
    }

    /// What others' cards ask of a player for the use of a space.
    fn toll_for(&self, seat: Seat, space: SpaceId) -> Option<Goods> {
        if !self.topics.contains(Topic::Place) || !self.is_waited_for(space) {
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
