//! The course of the game: rounds and their phases. A4, A22.

use crate::card::coverage::note;
use crate::card::hook::heed;
use crate::card::{Fact, Hook, My, When};
use crate::event::{Cause, Event};
use crate::play::{BREED, FEED, PLACE};
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, OnSpace, ROUNDS, SEATS, State, Step};
use crate::verb::Verb;
use table::chain::own_chain;
use table::{MAIN, Seat};

impl State {
    /// Goes on to the next step when nothing is pending in this one.
    pub(crate) fn next_step(&mut self) {
        if self.step == Step::Harvest(6) && self.feed_the_last() {
            return;
        }
        self.step = match self.step {
            Step::Hands(stage) => match self.ask_for_hands(stage + 1) {
                true => Step::Hands(stage + 1),
                false => Step::Reveal,
            },
            Step::NextRound if self.round == ROUNDS => Step::BeforeScoring,
            Step::NextRound => Step::Reveal,
            Step::Reveal => Step::RoundGoods,
            Step::RoundGoods => Step::RoundStart,
            Step::RoundStart => Step::Replenish,
            Step::Replenish => Step::WorkStart,
            Step::WorkStart | Step::Work => match self.next_turn() {
                true => Step::Work,
                false => Step::WorkEnd,
            },
            Step::WorkEnd => Step::ReturnHome,
            Step::ReturnHome => Step::RoundEnd,
            Step::RoundEnd if State::is_harvest_round(self.round) => Step::Harvest(1),
            Step::RoundEnd | Step::Harvest(11) => Step::NextRound,
            Step::Harvest(step) => Step::Harvest(step + 1),
            Step::BeforeScoring | Step::Over => Step::Over,
        };
        match self.step {
            Step::Hands(_) => {}
            Step::Reveal => self.reveal(),
            Step::RoundGoods => self.hand_out_round_goods(),
            Step::RoundStart => self.moment(When::RoundStart),
            Step::Replenish => self.replenish(),
            Step::WorkStart => {
                self.turn = self.start;
                self.moment(When::WorkStart);
            }
            Step::Work => {}
            Step::WorkEnd => self.moment(When::WorkEnd),
            Step::ReturnHome => {
                self.return_home();
                self.moment(When::ReturnHome);
            }
            Step::RoundEnd => self.moment(When::RoundEnd),
            Step::Harvest(step) => self.harvest_step(step),
            // A12.5: after the harvest of its first round a newborn is an ordinary person.
            Step::NextRound => self.players.iter_mut().for_each(|player| player.newborns = 0),
            Step::BeforeScoring => self.moment(When::BeforeScoring),
            Step::Over => self.log.note(|| Event::GameOver),
        }
    }

    /// A22.5: lets the cards that wait for a moment act, the start player's first.
    fn moment(&mut self, when: When) {
        self.fire(when, Fact::new(self.start, Cause::Rules, 0), MAIN);
    }

    /// A4.2(a): turns up the next round card.
    fn reveal(&mut self) {
        self.round += 1;
        self.revealed += 1;
        let (round, space) = (self.round, self.order[usize::from(self.round) - 1]);
        self.open.insert(space);
        self.log.note(|| Event::RoundBegan { round, space });
    }

    /// A4.2(b): hands out what lies on the round space.
    fn hand_out_round_goods(&mut self) {
        // Pushed in reverse, so that the start player is asked first about animals.
        let seats: arrayvec::ArrayVec<Seat, SEATS> = self.in_turn_order().collect();
        for &seat in seats.iter().rev() {
            let round = usize::from(self.round) - 1;
            let goods = std::mem::take(&mut self.player_mut(seat).coming[round]);
            if !goods.is_empty() {
                self.gain(&Frame::new(PLACE, seat, Cause::RoundSpace), goods);
            }
        }
    }

    /// A4.3: refills all spaces that accumulate.
    fn replenish(&mut self) {
        for space in self.open_spaces() {
            let refill = space.refill(&self.rules);
            self.spaces[space].goods.add(&refill);
        }
    }

    /// A4.4: the next player with a person at home places one; D17: one who has no legal space is passed over.
    fn next_turn(&mut self) -> bool {
        let players = self.players.len();
        let next = self.turn.round_from(players).find(|&seat| self.player(seat).at_home > 0 && self.can_place(seat));
        let Some(seat) = next else { return false };
        self.turn = seat.left(players);
        self.chains.push(Frame::new(PLACE, seat, Cause::Rules));
        true
    }

    /// A4.8: all persons go home, newborns too.
    fn return_home(&mut self) {
        for space in self.shown_spaces().iter() {
            let OnSpace { persons, .. } = &mut self.spaces[space];
            *persons = [0; SEATS];
        }
        for player in &mut self.players {
            player.at_home = player.family;
        }
        self.log.note(|| Event::WentHome);
    }

    /// A17: one of the eleven steps of the harvest.
    fn harvest_step(&mut self, step: u8) {
        if step == 1 {
            let round = self.round;
            self.log.note(|| Event::HarvestBegan { round });
            self.players.iter_mut().flat_map(|p| p.tableau.iter_mut()).for_each(|card| card.used = 0);
        }
        match step {
            2 => self.harvest_fields(),
            6 => self.ask_everybody(FEED),
            10 => self.ask_everybody(BREED),
            _ => {}
        }
        self.moment(When::Harvest(step));
    }

    /// Feeding and breeding concern each player alone: all are asked at once (A17.8).
    fn ask_everybody(&mut self, question: &'static crate::verb::Effect) {
        for seat in self.seats() {
            let last = std::ptr::eq(question, FEED) && self.feeds_last(seat).next().is_some();
            if !last && !self.sits_out(seat) {
                self.chains.push(Frame::new(question, seat, Cause::Harvest).on(own_chain(seat)));
            }
        }
    }

    /// The cards that let a player feed after all others.
    fn feeds_last(&self, seat: Seat) -> impl Iterator<Item = (My<'_>, &'static Hook)> {
        self.hooks(seat, heed::HARVEST).filter(|(_, hook)| matches!(hook, Hook::FeedsLast))
    }

    /// Asks the next of those who feed after all others; says whether there was one.
    fn feed_the_last(&mut self) -> bool {
        if self.listening & heed::HARVEST == 0 {
            return false;
        }
        let hungry = |seat: &Seat| !self.sits_out(*seat) && self.feeds_last(*seat).any(|(my, _)| my.card.used == 0);
        let Some(seat) = self.in_turn_order().find(hungry) else { return false };
        self.feeds_last(seat).for_each(|(my, hook)| note(my.card.card, hook));
        for held in &mut self.player_mut(seat).tableau {
            if held.card.card().hooks.iter().any(|hook| matches!(hook, Hook::FeedsLast)) {
                held.used = 1;
            }
        }
        self.chains.push(Frame::new(FEED, seat, Cause::Harvest).on(own_chain(seat)));
        true
    }

    /// Whether a card keeps a player out of the harvest in progress.
    pub(crate) fn sits_out(&self, seat: Seat) -> bool {
        matches!(self.step, Step::Harvest(_))
            && self.hooks(seat, heed::HARVEST).any(|(my, hook)| match hook {
                Hook::NoHarvest(holds) if holds(&my) => {
                    note(my.card.card, hook);
                    true
                }
                _ => false,
            })
    }

    /// Whether a player may use the round cards to come.
    fn is_ahead(&self, seat: Seat) -> bool {
        self.hooks(seat, heed::AHEAD).any(|(my, hook)| match hook {
            Hook::Ahead(holds) if holds(&my) => {
                note(my.card.card, hook);
                true
            }
            _ => false,
        })
    }

    /// Whether the round cards to come lie open.
    pub(crate) fn is_all_shown(&self) -> bool {
        self.listening & heed::AHEAD != 0 && self.seats().any(|seat| self.is_ahead(seat))
    }

    fn with_spaces_to_come(&self, ahead: bool) -> Spaces {
        let mut spaces = self.open;
        if ahead {
            self.order[usize::from(self.round)..].iter().for_each(|&space| spaces.insert(space));
        }
        spaces
    }

    /// The spaces on which something can lie or stand.
    pub(crate) fn shown_spaces(&self) -> Spaces {
        self.with_spaces_to_come(self.is_all_shown())
    }

    /// The spaces that a player could use.
    #[inline]
    pub(crate) fn spaces_for(&self, seat: Seat) -> Spaces {
        self.with_spaces_to_come(self.is_ahead(seat))
    }

    /// Whether a player could place a person somewhere.
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        let spaces = self.spaces_for(seat);
        // Where goods lie, the answer is quick and mostly yes.
        let first = spaces.iter().filter(|&space| !self.spaces[space].goods.is_empty());
        first.chain(spaces.iter()).any(|space| self.may_use(seat, space).is_ok())
    }

    /// Whether a player who is asked to place a person may place it here; quicker than to list all spaces.
    pub fn can_place_on(&self, seat: Seat, space: SpaceId) -> bool {
        self.spaces_for(seat).contains(space) && self.may_use(seat, space).is_ok()
    }

    /// Whether a card lets a player join others on a space; never a person of the player's own (A4.5).
    fn may_join(&self, seat: Seat, space: SpaceId) -> bool {
        let joins = |my: &My, hook: &'static Hook| {
            let fits = matches!(hook, Hook::Join(spaces) if spaces.contains(space));
            if fits {
                note(my.card.card, hook);
            }
            fits
        };
        self.spaces[space].persons[seat.index()] == 0 && self.hooks(seat, heed::JOIN).any(|(my, hook)| joins(&my, hook))
    }

    /// A4.5, A4.6: whether a player may place a person on this space; if not, why.
    pub(crate) fn may_use(&self, seat: Seat, space: SpaceId) -> crate::why::Verdict {
        use crate::why::{Why, check};
        use table::chain::Interpreter;
        check(self.is_open(space) || self.spaces_for(seat).contains(space), Why::NotInPlay)?;
        check(!self.spaces[space].is_occupied() || self.may_join(seat, space), Why::Occupied)?;
        let frame = Frame::new(space.does(&self.rules), seat, Cause::Space(space));
        if self.listening & When::Place(Spaces::default()).bit() != 0 && self.is_waited_for(space) {
            return self.possible_after_placing(&frame, space);
        }
        self.possible(&frame, frame.effect.0)
    }

    /// Whether a card wants something before the action of a space.
    fn is_waited_for(&self, space: SpaceId) -> bool {
        let placed = When::Place(Spaces::only(space));
        let cards = self.seats().flat_map(|seat| self.hooks(seat, placed.bit()));
        cards.into_iter().any(|(_, hook)| hook.when().is_some_and(|when| when.matches(placed)))
    }

    /// What others' cards ask of a player for the use of a space.
    pub(crate) fn toll_for(&self, seat: Seat, space: SpaceId) -> Option<crate::goods::Goods> {
        let placed = When::Place(Spaces::only(space));
        if self.listening & placed.bit() == 0 || !self.is_waited_for(space) {
            return None;
        }
        let before = self.reactions(placed, &Fact::new(seat, Cause::Space(space), 0), MAIN, false);
        before.iter().filter(|due| due.seat == seat).find_map(|due| match due.effect.0 {
            table::Effect::Do(Verb::PayTo(toll)) => Some(*toll),
            _ => None,
        })
    }

    /// Whether a player can do what cards ask for before the action of a space, and then the action.
    fn possible_after_placing(&self, frame: &Frame, space: SpaceId) -> crate::why::Verdict {
        use table::chain::Interpreter;
        let fact = Fact::new(frame.seat, frame.cause, 0);
        let mut before = self.reactions(When::Place(Spaces::only(space)), &fact, MAIN, false);
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
}
