//! What could be done after something else: for effects of cards that come before the action of a space.

use crate::card::{About, Fact, When};
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::verb::{Effect, Gain, Pay, Verb};
use crate::why::Verdict;
use table::Chain;
use table::chain::Interpreter;

impl State {
    /// Whether a player can do what cards ask for before the action of a space, and then the action.
    pub(crate) fn possible_after_placing(&self, frame: &Frame, space: SpaceId) -> Verdict {
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
