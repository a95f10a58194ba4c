//! Persons on action spaces. A4.4 to A4.6, A22.13.

use super::{Asked, Effect, Gain, PLACE, Pay, Verb, WHAT_LIES_THERE, no_answer};
use crate::card::hook::Topic;
use crate::card::{About, Fact, When};
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::phase::Phase;
use crate::rules::Alternative;
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
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
    fn alternative(&self, game: &State) -> Option<&'static Alternative> {
        game.rules.alternative().filter(|_| matches!(self, Place::InTurn))
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
        out.reserve(usable.len().into());
        usable.iter().for_each(|space| out.push(Move::Place { space }));
        if let Some(other) = self.alternative(game) {
            (other.list)(game, frame.seat, out);
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Place { space } = *m else {
            return self.alternative(game).map_or(Ok(()), |other| (other.why_not)(game, frame.seat, m));
        };
        game.may_use(frame.seat, space)?;
        check(self.spaces().contains(space), Why::OtherSpaces)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        game.chains.pop(frame.chain);
        let Move::Place { space } = *m else {
            match self.alternative(game).is_some_and(|other| (other.take)(game, frame, m)) {
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

    /// A toll that another player's card asks for.
    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Place { space } = *m else {
            return self.alternative(game).and_then(|other| (other.price)(game, frame.seat, m)).map(Prices::only);
        };
        game.toll_for(frame.seat, space).map(Prices::only)
    }
}

/// It would be a player's turn again.
fn late_turn(seat: Seat) -> Fact {
    Fact::new(seat, Cause::Rules, About::Nothing)
}

impl State {
    /// A4.4: in the work phase the next player with a person at home places one; D17: one who has no legal space is passed
    /// over. A card may act in the turn of a player whose persons are all placed. Says whether a person is placed.
    #[inline]
    pub(crate) fn next_turn(&mut self) -> bool {
        if !matches!(self.phase, Phase::WorkStart | Phase::Work) {
            return false;
        }
        let players = self.players.len();
        let has_turn = |seat: &Seat| match self.player(*seat).at_home {
            0 => self.topics.contains(Topic::LateTurn) && self.has_late_turn(*seat),
            _ => self.can_place(*seat),
        };
        let Some(seat) = self.turn.round_from(players).find(has_turn) else { return false };
        self.phase = Phase::Work;
        self.turn = seat.left(players);
        if self.player(seat).at_home == 0 {
            self.fire(When::LateTurn, &late_turn(seat), Chain::Main);
            if self.rules.has_hands() && self.waits_for_a_hand(|asked| asked == seat) {
                self.bring_to_light();
            }
            return false;
        }
        self.chains.push(Frame::new(PLACE, seat, Cause::Rules));
        true
    }

    /// Whether a card acts in the turn of a player whose persons are all placed.
    #[inline(never)]
    fn has_late_turn(&self, seat: Seat) -> bool {
        !self.reactions(When::LateTurn, &late_turn(seat), Chain::Main, false).is_empty()
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
        self.fire(When::UseEnd(Spaces::only(space)), &Fact { about: granted, ..fact }, Chain::Main);
        self.fire(When::Use(Spaces::only(space)), &fact, Chain::Main);
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
        self.fire(When::Place(Spaces::only(space)), &fact, Chain::Main);
    }

    /// Whether a player who is asked to place a person may place it here; quicker than to list all spaces.
    pub fn can_place_on(&self, seat: Seat, space: SpaceId) -> bool {
        let asked = self.chains.asking(seat).map(|frame| frame.effect.0);
        let allowed = if let Some(Effect::Do(Verb::Place(place))) = asked { place.spaces() } else { Spaces::ALL };
        (self.spaces_for(seat) & allowed).contains(space) && self.may_use(seat, space).is_ok()
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
}
