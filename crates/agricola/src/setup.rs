//! Setting up a game. A3, A19, A20.

use crate::board::Board;
use crate::card::CardSet;
use crate::card::hook::Topics;
use crate::goods::{Goods, food};
use crate::moor::Specials;
use crate::options::Options;
use crate::phase::Phase;
use crate::player::Player;
use crate::quick_spaces::QuickSpaces;
use crate::rules::Rules;
use crate::space::SpaceId;
use crate::state::{ROUNDS, State};
use table::saved::Format;
use table::{Chains, Log, Refusal, Rng, Seat, Seed};

/// What chance is used for. The numbers may never change.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    StartPlayer = 1,
    RoundCards = 2,
    Occupations = 3,
    Minors = 4,
    StartCards = 5,
    Specials = 6,
    /// The hands that are dealt from a second pile of minor improvements.
    MoreMinors = 7,
    /// The first card drawn from the pile; further draws count up from here.
    Draws = 1000,
}

/// A4.1: the stage of each round.
pub const STAGES: [u8; ROUNDS as usize] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6];

/// A3.3: shuffles the round cards from a round (counted from 0) on, each stage by itself.
pub(crate) fn shuffle_rounds(order: &mut [SpaceId; ROUNDS as usize], from: usize, rng: &mut Rng) {
    for stage in 1..=6 {
        let [first, end] = [stage, stage + 1].map(|stage| STAGES.partition_point(|&s| s < stage));
        if from < end {
            let hidden = &mut order[first.max(from)..end];
            // In the order of their ids first, so that the result does not depend on what is hidden there.
            hidden.sort_unstable();
            rng.shuffle(hidden);
        }
    }
}

/// The round card that always comes first is put there; the others keep their order.
pub(crate) fn put_first(order: &mut [SpaceId; ROUNDS as usize], first: Option<&str>) {
    if let Some(place) = first.and_then(|id| order.iter().position(|space| space.space().id == id)) {
        order[..=place].rotate_right(1);
    }
}

impl State {
    /// A3: sets up a game and plays on to the first decision.
    pub fn set_up(options: &Options, seed: Seed) -> Result<State, Refusal> {
        let mut game = State::before_round_one(options, seed);
        game.iter_mut().for_each(State::advance);
        game
    }

    /// A3: the table as it stands before round 1.
    pub(crate) fn before_round_one(options: &Options, seed: Seed) -> Result<State, Refusal> {
        options.check()?;
        let rules = options.rules()?;
        let players = usize::from(rules.players);
        let start = match options.start_seat {
            Some(seat) => Seat::new(seat),
            None => Seat::new(seed.stream(Purpose::StartPlayer as u64).below(players) as u8),
        };
        let mut order = rules.round_cards();
        match &options.round_order {
            Some(given) => order.copy_from_slice(given),
            None => {
                shuffle_rounds(&mut order, 0, &mut seed.stream(Purpose::RoundCards as u64));
                put_first(&mut order, rules.first_round());
            }
        }
        let open = rules.spaces_at_setup();
        let mut state = State {
            format: Format,
            rules,
            seed,
            order,
            round: 0,
            phase: Phase::NextRound,
            start,
            turn: start,
            open,
            board: Board::default(),
            for_sale: rules.majors().without(&rules.majors_beneath()),
            covered: rules.majors_beneath(),
            specials: Specials::default(),
            topics: Topics::NONE,
            quick: QuickSpaces::among(open | order.into_iter().collect(), &rules),
            pile: CardSet::default(),
            known: CardSet::default(),
            draws: 0,
            players: (0..players).map(|_| Player::default()).collect(),
            chains: Chains::default(),
            revealed: 0,
            log: Log::CLOSED,
        };
        for seat in state.seats() {
            state.player_mut(seat).goods = start_food(&rules, seat == start);
        }
        state.look_at_cards();
        for part in rules.boxes() {
            (part.lay_out)(&mut state, options)?;
        }
        state.deal(options)?;
        Ok(state)
    }
}

/// A3.7: 2 food for the start player, 3 for the others; A19.2: none in the solo game, unless a series brings some.
fn start_food(rules: &Rules, starts: bool) -> Goods {
    match (rules.players, starts) {
        (1, _) => food(rules.start_food),
        (_, true) => food(2),
        (_, false) => food(3),
    }
}
