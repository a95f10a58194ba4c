//! Players with a net: they describe what their seat may know, play by the rules, repeat themselves exactly, and a net that
//! does not fit the game is refused.

use agricola::Agricola;
use bots::describe::Describe;
use bots::learned::Learned;
use bots::mcts::Settings;
use bots::net::{ANSWERS, Before, FIRST, Fractions, Net, NetError, SECOND};
use bots::{Budget, Playable, Player, Thinker, named};
use caverna::Caverna;
use std::sync::Arc;
use table::{Game, Rng, Seat, Seed};

/// A net that has learned nothing: weights by chance.
fn any_net<G: Playable>(seed: u64) -> Net {
    net_of(G::sheet().names().len(), seed)
}

fn net_of(names: usize, seed: u64) -> Net {
    let mut rng = Rng::from_number(seed);
    let mut row = |wide: f32| -> Vec<f32> { (0..FIRST).map(|_| wide * (rng.unit() as f32 - 0.5)).collect() };
    let first: Vec<[f32; FIRST]> = (0..names).map(|_| row(0.2).try_into().unwrap()).collect();
    let mut narrow = |wide: f32| -> [f32; SECOND] { row(wide)[..SECOND].try_into().unwrap() };
    let second: Vec<[f32; SECOND]> = (0..FIRST).map(|_| narrow(0.2)).collect();
    let last: [[f32; SECOND]; ANSWERS] = [narrow(3.0), narrow(3.0)];
    Net::rounded(&Fractions {
        first,
        first_bias: [0.1; FIRST],
        second: Box::new(second.try_into().unwrap()),
        second_bias: [0.0; SECOND],
        last,
        last_bias: [0.0, 25.0],
    })
}

/// A player with this net.
fn player<G: Playable>(net: &Arc<Net>, iterations: u32, seed: u64) -> Thinker<G> {
    let knowledge = Arc::new(Learned::with(net.clone()));
    Thinker::knowing(knowledge, Settings::default(), Budget::iterations(iterations), Rng::from_number(seed))
}

fn family(players: u8, seed: u128) -> Agricola {
    let options = agricola::Options { players, mode: agricola::Mode::Family, ..agricola::Options::default() };
    Agricola::new(&options, Seed::new(seed)).unwrap()
}

fn cards(players: u8, seed: u128) -> Agricola {
    let options = agricola::Options { players, decks: vec!["E".into()], ..agricola::Options::default() };
    Agricola::new(&options, Seed::new(seed)).unwrap()
}

fn cave(players: u8, seed: u128) -> Caverna {
    Caverna::new(&caverna::Options::new(players), Seed::new(seed)).unwrap()
}

fn moor(players: u8, level: u8, seed: u128) -> Agricola {
    let options = agricola::Options {
        players,
        mode: if level == 1 { agricola::Mode::Family } else { agricola::Mode::Full },
        expansion: agricola::rules::Expansion::Moor,
        level: Some(level),
        ..agricola::Options::default()
    };
    Agricola::new(&options, Seed::new(seed)).unwrap()
}

/// A net is used at the tables where it has won its matches, and only there.
#[test]
fn a_net_judges_no_table_at_which_it_was_not_tried() {
    let base = (1..=5).flat_map(|players| [family(players, 1), cards(players, 1)]);
    let with_the_moor = (2..=5).map(|players| moor(players, 1, 1)).chain((2..=3).map(|level| moor(2, level, 1)));
    for game in base.chain(with_the_moor) {
        assert!(game.net().is_some(), "its names are still those of the description");
    }
    for players in 1..=7 {
        assert!(cave(players, 1).net().is_some(), "its names are still those of the description");
    }
    for game in [moor(1, 1, 1), moor(3, 2, 1), moor(3, 3, 1)] {
        assert!(game.net().is_none());
        let (learned, by_hand) = (Agricola::knowledge_for_search(), Agricola::knowledge_by_hand());
        let seat = Seat::new(0);
        assert_eq!(learned.expected(&game, seat), by_hand.expected(&game, seat));
    }
}

/// Plays with every move checked; the moves.
fn play_checked<G: Playable>(mut game: G, net: &Arc<Net>) -> Vec<G::Move> {
    let mut players: Vec<Thinker<G>> = (0..game.seats()).map(|seat| player(net, 2, seat as u64)).collect();
    let mut moves = Vec::new();
    while let Some(seat) = game.to_decide().first() {
        let chosen = players[seat.index()].choose(&game, seat).expect("somebody who is asked answers");
        game.apply(seat, &chosen).expect("only legal moves are chosen");
        moves.push(chosen);
    }
    moves
}

#[test]
fn who_judges_with_a_net_plays_by_the_rules_and_repeats_itself() {
    let net = Arc::new(any_net::<Agricola>(1));
    for players in 1..=3 {
        assert_eq!(play_checked(family(players, 5), &net), play_checked(family(players, 5), &net));
    }
    play_checked(cards(2, 5), &net);
    let net = Arc::new(any_net::<Caverna>(1));
    for players in 1..=2 {
        assert_eq!(play_checked(cave(players, 5), &net), play_checked(cave(players, 5), &net));
    }
}

/// Walks through a game of random players and looks at every position in which a turn begins.
fn walk<G: Playable>(mut game: G, mut look: impl FnMut(&G, Seat)) {
    let mut players: Vec<_> =
        (0..game.seats()).map(|i| named::<G>("random", Rng::from_number(i as u64)).unwrap()).collect();
    while let Some(seat) = game.to_decide().first() {
        if game.begins_turn(seat) {
            look(&game, seat);
        }
        let chosen = players[seat.index()].choose(&game, seat).unwrap();
        game.play_unchecked(seat, &chosen);
    }
}

/// Worlds that look the same to a seat are described and judged the same.
fn see_no_more_than_their_seat<G: Playable>(game: G) {
    let (sheet, net) = (G::sheet(), any_net::<G>(3));
    let (mut rows, mut differing, mut turn) = ([sheet.row(), sheet.row()], 0, 0);
    walk(game, |here, seat| {
        turn += 1;
        let there = here.determinize(seat, &mut Rng::from_number(turn));
        differing += usize::from(there != *here);
        sheet.write(here, seat, &mut rows[0]);
        sheet.write(&there, seat, &mut rows[1]);
        assert_eq!(rows[0], rows[1], "turn {turn}");
        if turn % 16 == 0 {
            let net = Arc::new(net.clone());
            let choose = |game: &G| player(&net, 4, turn).choose(game, seat);
            assert_eq!(choose(here), choose(&there), "turn {turn}");
        }
    });
    assert!(differing > 10, "{differing}");
}

#[test]
fn worlds_that_look_the_same_are_described_and_played_the_same() {
    see_no_more_than_their_seat(family(2, 9));
    see_no_more_than_their_seat(cards(3, 9));
    see_no_more_than_their_seat(cave(2, 9));
}

/// A net answers the same whether rows come one by one or one after another.
fn judge_alone_and_together<G: Playable>(game: G) {
    let (sheet, net, mut rows) = (G::sheet(), any_net::<G>(2), Vec::new());
    walk(game, |game, seat| {
        let mut row = sheet.row();
        sheet.write(game, seat, &mut row);
        rows.push(row);
    });
    let together = net.judge(rows.iter().map(|row| &row[..]));
    // Two nets by turns: neither takes the other's sums for its own.
    let (other, mut before) = (any_net::<G>(5), Before::default());
    for (row, judged) in rows.iter().zip(&together).rev() {
        assert_eq!(net.judge([&row[..]])[0], *judged);
        assert_eq!(net.judge_after(&mut before, [&row[..]])[0], *judged);
        assert_eq!(net.judge_after(&mut before, [&row[..]])[0], *judged);
        assert_eq!(other.judge_after(&mut before, [&row[..]]), other.judge([&row[..]]));
    }
    assert!(together.windows(2).any(|pair| pair[0] != pair[1]));
}

#[test]
fn rows_are_judged_the_same_alone_and_in_company() {
    judge_alone_and_together(family(2, 4));
    judge_alone_and_together(cave(3, 4));
}

fn names_differ<G: Describe + Playable>() {
    let mut names = G::sheet().names().to_vec();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count, "{}: two numbers have one name", G::NAME);
}

#[test]
fn every_number_has_a_name_of_its_own() {
    names_differ::<Agricola>();
    names_differ::<Caverna>();
}

#[test]
fn a_net_goes_with_the_names_it_learned() {
    let (net, names) = (any_net::<Agricola>(7), Agricola::sheet().names());
    let file = net.write("agricola", names);
    assert_eq!(Net::read(&file, "agricola", names).as_ref(), Ok(&net));
    assert_eq!(Net::read(&file, "caverna", names), Err(NetError::OtherGame("agricola".into())));
    assert_eq!(Net::read(&file[..file.len() - 1], "agricola", names), Err(NetError::NotANet));
    assert_eq!(Net::read(b"P6 640 480", "agricola", names), Err(NetError::NotANet));
    let gone = names[3].clone();
    let without: Vec<String> = names.iter().filter(|name| **name != gone).cloned().collect();
    assert_eq!(Net::read(&file, "agricola", &without), Err(NetError::Unknown(gone)));
    // What is new counts nothing, wherever it stands.
    let more: Vec<String> = std::iter::once("a novelty".into()).chain(names.iter().cloned()).collect();
    let wider = Net::read(&file, "agricola", &more).unwrap();
    let mut row = Agricola::sheet().row();
    Agricola::sheet().write(&family(2, 1), Seat::new(0), &mut row);
    let shifted: Vec<i8> = std::iter::once(9).chain(row.iter().copied()).collect();
    assert_eq!(wider.judge([&shifted[..]]), net.judge([&row[..]]));
}

/// These numbers may not depend on the machine, its instructions or the way this was built.
#[test]
fn a_net_answers_the_same_on_every_machine() {
    let row: Vec<i8> = [0, 1, -3, 127, -127, 5, 0, 2, 9, -1, 64, 33].into_iter().cycle().take(200).collect();
    let judged = net_of(200, 11).judge([&row[..]])[0];
    assert_eq!((judged.lead, judged.points), (305.1704, -27.230293));
}
