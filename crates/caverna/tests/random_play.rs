//! Plays games at random for every number of players and both sets, and checks the laws of the house at every step.
//!
//! `HOFWERK_GAMES=20000 cargo test --release -p caverna --test random_play` plays more games and prints how often every
//! space, loot item, tile and exchange was used.

use caverna::{Crop, Event, Good, Goods, Loot, Move, Options, PROMPTS, Set, SpaceId, State, Tile, With, housing};
use std::collections::BTreeMap;
use table::{Game, Match, Record, RecordedMove, Rng, Seat, Seed, Start};

/// How many games to play.
fn games(usual: u64) -> u64 {
    std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn start(game: u64) -> (Options, Seed) {
    let mut options = Options::new((game % 7) as u8 + 1);
    options.set = if (game / 7).is_multiple_of(4) { Set::Beginner } else { Set::Full };
    options.late_reveal = game.is_multiple_of(5);
    (options, Seed::new(u128::from(game)))
}

/// How often things were used.
#[derive(Default)]
struct Tally(BTreeMap<String, u64>);

impl Tally {
    fn count(&mut self, m: &Move) {
        let key = match m {
            Move::Place { space, .. } => format!("space {space:?}"),
            Move::Loot { item } => format!("loot {item:?}"),
            Move::Furnish { tile } => format!("tile {tile:?}"),
            Move::Imitate { space } => format!("imitated {space:?}"),
            Move::Exchange { with: With::Tile(tile), .. } => format!("trade {tile:?}"),
            Move::Melt { .. } => "melt".into(),
            Move::FeedDwarf { .. } => "feed dwarf".into(),
            Move::Protect { .. } => "protect".into(),
            _ => return,
        };
        *self.0.entry(key).or_default() += 1;
    }
}

/// What a random player has a weakness for, so that everything in the game is used.
#[derive(Clone, Copy, PartialEq)]
enum Taste {
    Anything,
    Adventure,
    Splendour,
}

impl Taste {
    /// The higher, the more this move is liked.
    fn likes(self, m: &Move) -> u32 {
        const ARMS: [&str; 7] = [
            "blacksmithing",
            "adventure",
            "exploration",
            "ore_mine_construction",
            "logging",
            "hardware_rental",
            "ore_mining",
        ];
        const WEALTH: [&str; 5] = ["weekly_market", "ore_trading", "growth", "supplies", "excavation"];
        let liked = |list: &[&str], space: &SpaceId| u32::from(list.contains(&space.name()));
        match (self, m) {
            (Taste::Adventure, Move::Place { space, dwarf }) => liked(&ARMS, space) * (1 + u32::from(*dwarf)),
            (Taste::Adventure, Move::Choose { option }) => u32::from(["forge", "expedition"].contains(&option.name())),
            (Taste::Adventure, Move::Forge { strength }) => u32::from(*strength),
            (Taste::Adventure, Move::Loot { item }) => {
                1 + u32::from(item.reward().strength) * u32::from(*item != Loot::ALL_WEAPONS)
            }
            (Taste::Splendour, Move::Place { space, .. }) => liked(&WEALTH, space),
            (Taste::Splendour, Move::Furnish { tile }) => u32::from(tile.facts().cost.get(caverna::Good::Gold)),
            _ => 0,
        }
    }
}

/// A player at random with a taste; exchanges sometimes.
struct Chooser {
    rng: Rng,
    taste: Taste,
    moves: Vec<Move>,
    exchanges: Vec<Move>,
}

impl Chooser {
    fn new(game: u64) -> Chooser {
        let taste = [Taste::Anything, Taste::Adventure, Taste::Splendour][(game / 28 % 3) as usize];
        Chooser { rng: Rng::from_number(game ^ 0x00c0_ffee), taste, moves: Vec::new(), exchanges: Vec::new() }
    }

    fn choose(&mut self, state: &State, seat: Seat) -> Move {
        self.moves.clear();
        self.exchanges.clear();
        state.moves(seat, &mut self.moves);
        state.exchanges(seat, &mut self.exchanges);
        assert!(
            !self.moves.is_empty() || !self.exchanges.is_empty(),
            "a dead end: {:?}\n{:?}",
            state.decision(seat),
            state.view(None).players[seat.index()]
        );
        if self.moves.is_empty()
            || (!self.exchanges.is_empty() && self.rng.below(if self.taste == Taste::Anything { 12 } else { 40 }) == 0)
        {
            return *self.rng.pick(&self.exchanges).unwrap();
        }
        let best = self.moves.iter().map(|m| self.taste.likes(m)).max().unwrap_or(0);
        if best > 0 && self.rng.below(8) != 0 {
            let taste = self.taste;
            self.moves.retain(|m| taste.likes(m) == best);
        }
        // Leave an optional part only sometimes, so that games get somewhere.
        let pick = *self.rng.pick(&self.moves).unwrap();
        if pick == Move::Done && self.rng.below(4) != 0 { *self.rng.pick(&self.moves).unwrap() } else { pick }
    }
}

/// Goods only come and go by events that say so.
fn check_goods(before: &State, events: &[Event], after: &State) {
    let mut expected: Vec<_> = before.players.iter().map(|player| player.goods).collect();
    for event in events {
        match *event {
            Event::Gained { seat, goods, .. } | Event::Bred { seat, young: goods } => {
                expected[seat.index()].add(&goods)
            }
            Event::Paid { seat, goods, .. } => expected[seat.index()].remove(&goods),
            Event::Exchanged { seat, give, get, .. } => {
                expected[seat.index()].remove(&give);
                expected[seat.index()].add(&get);
            }
            Event::Melted { seat, weapon } => expected[seat.index()].add(&Goods::of(Good::Food, weapon)),
            Event::Sowed { seat, crop, .. } => {
                let seed = if crop == Crop::Grain { Good::Grain } else { Good::Vegetable };
                expected[seat.index()].remove(&Goods::of(seed, 1));
            }
            Event::Fed { seat, food, .. } => expected[seat.index()].remove(&Goods::of(Good::Food, food)),
            _ => {}
        }
    }
    for (player, expected) in after.players.iter().zip(expected) {
        assert_eq!(player.goods, expected, "{events:?}");
    }
}

fn check_invariants(state: &State) {
    for seat in state.seats() {
        let player = state.player(seat);
        let decision = state.decision(seat);
        assert!(decision.is_none_or(|d| PROMPTS.contains(&d.prompt)), "{decision:?} has no words");
        let asked_to_house = decision.is_some_and(|d| d.prompt == "house");
        assert!(asked_to_house || housing::all_housed(player), "animals without place: {player:?}");
        assert!(player.dwarfs.len() <= 6);
        assert!(player.home.stable.len() <= 3);
        assert!(player.dwarfs.iter().all(|d| d.weapon <= 14));
        let home = &player.home;
        let kinds = [
            home.meadow,
            home.field,
            home.small,
            home.large(),
            home.cavern,
            home.tunnel,
            home.deep,
            home.ore_mine,
            home.ruby_mine,
            home.furnished,
        ];
        let apart: u8 = kinds.iter().map(|k| k.len()).sum();
        let together = kinds.iter().fold(caverna::Cells::NONE, |all, k| all | *k);
        assert_eq!(apart, together.len(), "every space has one landscape");
    }
}

/// Every listed move can be made on a copy.
fn check_lists(state: &State, seat: Seat, chooser: &mut Chooser) {
    chooser.moves.clear();
    state.moves(seat, &mut chooser.moves);
    state.exchanges(seat, &mut chooser.moves);
    let mut sorted: Vec<String> = chooser.moves.iter().map(|m| format!("{m:?}")).collect();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), chooser.moves.len(), "no move is listed twice: {:?}", chooser.moves);
    for m in &chooser.moves {
        let mut copy = state.clone();
        copy.apply(seat, m).unwrap_or_else(|e| panic!("{m:?} is listed and refused: {e}"));
        check_invariants(&copy);
        for next in copy.to_decide().iter() {
            let mut list = Vec::new();
            copy.moves(next, &mut list);
            copy.exchanges(next, &mut list);
            assert!(!list.is_empty(), "{m:?} leads to a dead end: {:?}", copy.decision(next));
        }
    }
}

/// Moves that are not listed are refused with a reason and change nothing.
fn check_refusals(state: &State, seat: Seat, pool: &[Move], chooser: &mut Chooser) {
    let before = state.clone();
    let mut copy = state.clone();
    for _ in 0..8 {
        let Some(m) = chooser.rng.pick(pool) else { return };
        if !state.is_legal(seat, m) {
            let illegal = copy.apply(seat, m).unwrap_err();
            assert!(illegal.why.starts_with("caverna-why-"));
            assert_eq!(copy, before);
        }
    }
}

#[test]
fn laws_hold_in_random_games() {
    let count = games(210);
    let mut tally = Tally::default();
    let mut pool: Vec<Move> = Vec::new();
    for number in 0..count {
        let (options, seed) = start(number);
        let mut state = State::new(&options, seed).unwrap();
        let mut chooser = Chooser::new(number);
        let mut record = Record::new::<State>(Start::Setup { options, seed });
        let mut steps = 0;
        while let Some(seat) = {
            let asked: Vec<Seat> = state.to_decide().iter().collect();
            chooser.rng.pick(&asked).copied()
        } {
            steps += 1;
            assert!(steps < 5000, "the game does not end");
            if chooser.rng.below(60) == 0 {
                check_lists(&state, seat, &mut chooser);
                check_refusals(&state, seat, &pool, &mut chooser);
                check_view(&state, seat, &mut chooser.rng);
                proofs::previews_hold(&state, seat, |state, seat| state.player(seat).goods, &mut chooser.rng);
            }
            let m = chooser.choose(&state, seat);
            tally.count(&m);
            if pool.len() < 4000 {
                pool.push(m);
            }
            let before = state.clone();
            let events = state.apply(seat, &m).unwrap_or_else(|why| panic!("{m:?}: {why}"));
            check_goods(&before, &events, &state);
            check_invariants(&state);
            record.moves.push(RecordedMove { seat, action: m });
        }
        assert!(state.is_over());
        if number.is_multiple_of(16) {
            check_record(&record, &state);
        }
    }
    report(&tally, count);
}

/// 2.9: two worlds that a seat can imagine look the same to it, and nothing hidden is in the view.
fn check_view(state: &State, seat: Seat, rng: &mut Rng) {
    let worlds = [state.determinize(seat, rng), state.determinize(seat, rng)];
    let text = serde_json::to_string(&state.view(Some(seat))).unwrap();
    for world in &worlds {
        assert_eq!(serde_json::to_string(&world.view(Some(seat))).unwrap(), text);
    }
    let json = serde_json::to_string(state).unwrap();
    let back: State = serde_json::from_str(&json).unwrap();
    assert_eq!(&back, state, "saved and read again");
}

fn check_record(record: &Record<Options, Move>, end: &State) {
    let text = serde_json::to_string(record).unwrap();
    let back: Record<Options, Move> = serde_json::from_str(&text).unwrap();
    let mut game = Match::<State>::from_record(&back).unwrap();
    assert_eq!(game.game(), end, "a record replays to the same end");
    let mut earlier = game.clone();
    for _ in 0..back.moves.len().min(20) {
        game.undo().unwrap();
    }
    game.apply(back.moves[game.len()].seat, &back.moves[game.len()].action).unwrap();
    while earlier.len() > game.len() {
        earlier.undo().unwrap();
    }
    assert_eq!(earlier.game(), game.game(), "undo");
}

/// With many games, everything must have been used at least a hundred times.
fn report(tally: &Tally, count: u64) {
    if count < 20_000 {
        return;
    }
    tally.0.iter().for_each(|(key, n)| println!("{n:>8}  {key}"));
    let used = |key: String| tally.0.get(&key).copied().unwrap_or(0);
    let rare: Vec<String> = SpaceId::all()
        .map(|s| format!("space {s:?}"))
        .chain(Loot::all().map(|l| format!("loot {l:?}")))
        .chain(Tile::all().map(|t| format!("tile {t:?}")))
        .filter(|key| used(key.clone()) < 100)
        .collect();
    assert!(rare.is_empty(), "used less than a hundred times: {rare:?}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for players in 1..=7 {
        let options = Options::new(players);
        assert_eq!(State::new(&options, Seed::new(5)).unwrap(), State::new(&options, Seed::new(5)).unwrap());
        let completed = State::new(&options, Seed::new(5)).unwrap().options();
        assert_eq!(State::new(&completed, Seed::new(99)).unwrap(), State::new(&options, Seed::new(5)).unwrap());
    }
}

/// Where all decide at once, the outcome does not depend on who answers first (design 2).
#[test]
fn the_order_of_parallel_answers_does_not_matter() {
    let mut compared = 0;
    for number in 0..games(40).min(200) {
        let (options, seed) = start(number * 7 + 3);
        let mut state = State::new(&options, seed).unwrap();
        let mut chooser = Chooser::new(number);
        while let Some(seat) = state.to_decide().first() {
            if state.to_decide().len() > 1 {
                let other = state.to_decide().iter().last().unwrap();
                let (a, b) = (chooser.choose(&state, seat), chooser.choose(&state, other));
                let (mut one, mut two) = (state.clone(), state.clone());
                one.play_unchecked(seat, &a);
                one.play_unchecked(other, &b);
                two.play_unchecked(other, &b);
                two.play_unchecked(seat, &a);
                assert_eq!(one.players, two.players);
                assert_eq!(one.to_decide(), two.to_decide());
                compared += 1;
            }
            let m = chooser.choose(&state, seat);
            state.play_unchecked(seat, &m);
        }
    }
    assert!(compared > 50);
}

/// A move of any shape, in any situation, is answered with a reason and never with a panic.
#[test]
fn nonsense_is_refused_everywhere() {
    use caverna::{Cell, Crop, Single, Twin, goods::*};
    let cells = [Cell::at(3, 4), Cell::at(0, 1), Cell::at(6, 1), Cell::at(4, 4)];
    let mut nonsense = vec![
        Move::Place { space: SpaceId::all().last().unwrap(), dwarf: 255 },
        Move::Pay { option: 200 },
        Move::Forge { strength: 255 },
        Move::Trade,
        Move::Feed { food: 255 },
        Move::FeedDwarf { with: ruby(9) },
        Move::Breed { young: dog(1) },
        Move::Breed { young: NONE },
        Move::Melt { dwarf: 99 },
        Move::Exchange { with: With::Raw, give: NONE, get: gold(99) },
        Move::Exchange { with: With::Ruby, give: ruby(1), get: gold(2) },
    ];
    for cell in cells {
        nonsense.extend([
            Move::Put { cell },
            Move::Stable { cell },
            Move::FenceSmall { cell },
            Move::RubyMine { cell },
        ]);
        nonsense.extend([Move::Sow { cell, crop: Crop::Grain }, Move::LaySingle { tile: Single::Field, cell }]);
        nonsense.extend([Move::FenceLarge { cells: [cell, cell] }, Move::OreMine { cells: [cell, cell] }]);
        nonsense.extend([Move::Lay { tile: Twin::CavernCavern, cells: [cell, cell] }]);
        nonsense.extend([Move::BuyTile { tile: Single::Cavern, cell }]);
    }
    nonsense.extend(SpaceId::all().flat_map(|space| [Move::Imitate { space }, Move::Protect { space }]));
    nonsense.extend(Tile::all().map(|tile| Move::Furnish { tile }));
    nonsense.extend(Loot::all().map(|item| Move::Loot { item }));
    nonsense.extend([Good::Ruby, Good::Dog, Good::Food].map(|good| Move::Buy { good }));
    let mut refused = 0;
    for number in 0..14 {
        let (options, seed) = start(number);
        let mut state = State::new(&options, seed).unwrap();
        let mut chooser = Chooser::new(number);
        while let Some(seat) = state.to_decide().first() {
            for m in &nonsense {
                let mut copy = state.clone();
                if copy.apply(seat, m).is_err() {
                    assert_eq!(copy, state);
                    refused += 1;
                }
            }
            let m = chooser.choose(&state, seat);
            state.play_unchecked(seat, &m);
        }
    }
    assert!(refused > 100_000);
}
