//! Caverna: what our players leave out is never better, and nobody begs with food in reach.

use bots::caverna::Digger;
use bots::{Budget, Knowledge, Player, analyze, named};
use caverna::{Caverna, Move, Options};
use table::{Game, Rng, Seat, Seed};

const SEAT: Seat = Seat::new(0);

fn harvest(goods: &str) -> Caverna {
    let text = format!(
        "players = 2\nround = 5\nphase = \"harvest\"\nharvest = \"normal\"\n[[player]]\ngoods = {{ {goods} }}\n[[player]]\ngoods = {{ food = 9 }}"
    );
    Caverna::from_position(&text).unwrap()
}

/// Lets a bot answer until it is asked no more.
fn play_turn(bot: &str, game: &mut Caverna) {
    let mut player = named::<Caverna>(bot, Rng::from_number(1)).unwrap();
    while game.to_decide().contains(SEAT) && !game.begins_turn(SEAT) {
        let chosen = player.choose(game, SEAT).unwrap();
        game.apply(SEAT, &chosen).unwrap();
    }
}

#[test]
fn nobody_begs_with_food_in_reach() {
    for goods in ["food = 1, grain = 6, vegetable = 3", "gold = 7", "donkey = 2, grain = 1", "ruby = 2", "cattle = 2"] {
        for bot in ["greedy", "mcts:20"] {
            let mut game = harvest(goods);
            play_turn(bot, &mut game);
            assert_eq!(game.player(SEAT).begging, 0, "{bot} with {goods}");
        }
    }
}

#[test]
fn sensible_steps_are_legal_and_there_always_is_one() {
    for (players, seed) in [(1, 1), (2, 2), (3, 3), (7, 4)] {
        let mut game = Caverna::new(&caverna::Options::new(players), Seed::new(seed)).unwrap();
        let mut walkers: Vec<_> =
            (0..players).map(|i| named::<Caverna>("random:0.2", Rng::from_number(i.into())).unwrap()).collect();
        while let Some(seat) = game.to_decide().first() {
            let mut steps = Vec::new();
            Digger.steps(&game, seat, &mut steps);
            assert!(!steps.is_empty(), "{:?}", game.decision(seat));
            for step in steps {
                assert!(game.is_legal(seat, &step), "{step:?} at {:?}", game.decision(seat));
            }
            let chosen = walkers[seat.index()].choose(&game, seat).unwrap();
            game.play_unchecked(seat, &chosen);
        }
    }
}

#[test]
fn few_places_are_looked_at_for_one_tile() {
    let text = "players = 2\nround = 3\n[[player]]\ngoods = { food = 4 }\n[[player]]";
    let mut game = Caverna::from_position(text).unwrap();
    let place = Move::Place { space: caverna::SpaceId::named("drift_mining").unwrap(), dwarf: 0 };
    game.apply(SEAT, &place).unwrap();
    let mut most = 0;
    while game.to_decide().contains(SEAT) && !game.begins_turn(SEAT) {
        let mut steps = Vec::new();
        Digger.steps(&game, SEAT, &mut steps);
        most = most.max(steps.iter().filter(|step| matches!(step, Move::Lay { .. })).count());
        game.apply(SEAT, &steps[0]).unwrap();
    }
    assert_eq!(most, 3);
}

/// What a player looks at who has just placed a dwarf there.
fn steps_on(space: &str, position: &str) -> Vec<String> {
    let mut game = Caverna::from_position(position).unwrap();
    game.apply(SEAT, &Move::Place { space: caverna::SpaceId::named(space).unwrap(), dwarf: 0 }).unwrap();
    let mut steps = Vec::new();
    Digger.steps(&game, SEAT, &mut steps);
    steps
        .iter()
        .map(|step| if let Move::Choose { option } = step { option.name().into() } else { format!("{step:?}") })
        .collect()
}

#[test]
fn nothing_is_left_that_can_be_taken_and_nothing_ruled_out_by_taking_it() {
    let rich = "goods = { wood = 9, stone = 9, ore = 9, food = 9 }";
    let two =
        format!("players = 2\nround = 10\nspaces.sheep_farming = {{ sheep = 2 }}\n[[player]]\n{rich}\n[[player]]");
    assert_eq!(steps_on("housework", &two), ["take", "furnish"], "a dog and a furnishing");
    assert_eq!(steps_on("sheep_farming", &two), ["build", "take"], "a stable comes before the sheep");
    assert_eq!(steps_on("urgent_wish_for_children", &two), ["dwelling", "take"], "one or the other");
    let home = r##"[". . . # # #", ". . . # # #", ". . . dwelling # #", ". . . E # #"]"##;
    let four =
        format!("players = 4\nround = 10\n[[player]]\n{rich}\nhome = {home}\n[[player]]\n[[player]]\n[[player]]");
    assert_eq!(steps_on("growth", &four), ["take", "grow"], "one or the other");
}

/// Where markers are turned up late, nobody knows before what follows the last turn of a round: in one world that is a
/// harvest, in another it is not, and a search meets both.
#[test]
fn a_search_does_not_know_markers_that_are_turned_up_late() {
    let options = Options { late_reveal: true, ..Options::new(3) };
    let (mut game, mut rng) = (Caverna::new(&options, Seed::new(1)).unwrap(), Rng::from_number(1));
    let mut walker = named::<Caverna>("random", Rng::from_number(1)).unwrap();
    while let Some(seat) = game.to_decide().first() {
        if game.begins_turn(seat) && rng.below(3) == 0 {
            let judged = analyze(&game, seat, &Budget::iterations(300), rng.seed().stream(0));
            assert!(judged.iter().all(|judged| game.is_legal(seat, &judged.action)));
        }
        let chosen = walker.choose(&game, seat).unwrap();
        game.play_unchecked(seat, &chosen);
    }
}
