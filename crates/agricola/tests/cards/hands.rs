//! Hands: dealing, drawing, passing on, the variants of A21, kept occupations, and what nobody may see.

use crate::common;
use crate::common::Test;
use agricola::Phase;
use agricola::card::CardKind;
use agricola::view::HandView;
use agricola::{Agricola, CardId, Move, Options, State};
use agricola::{Hand, Variant};
use std::collections::HashSet;
use table::{Game, Rng, Seat, Seed};

fn options(players: u8, variant: Variant) -> Options {
    Options { players, decks: vec!["E".into()], variant, ..Options::default() }
}

fn deal(players: u8, variant: Variant, seed: u128) -> Agricola {
    Agricola::new(&options(players, variant), Seed::new(seed)).unwrap()
}

fn count(game: &Agricola, seat: Seat, kind: CardKind) -> usize {
    game.player(seat).hand.iter().filter(|card| card.card().kind == kind).count()
}

fn moves(game: &Agricola, seat: Seat) -> Vec<Move> {
    let mut list = Vec::new();
    game.moves(seat, &mut list);
    list
}

fn card(id: &str) -> CardId {
    CardId::named(id).unwrap()
}

#[test]
fn a3_5_seven_of_each_for_the_number_of_players() {
    for players in 1..=5 {
        let game = deal(players, Variant::None, 3);
        let mut seen = HashSet::new();
        for seat in State::seats(&game) {
            assert_eq!((count(&game, seat, CardKind::Occupation), count(&game, seat, CardKind::Minor)), (7, 7));
            assert!(game.player(seat).hand.iter().all(|card| card.card().players <= players));
            assert!(game.player(seat).hand.iter().all(|card| seen.insert(*card)), "every card exists once");
        }
    }
    assert_eq!(deal(3, Variant::None, 3), deal(3, Variant::None, 3));
    assert_ne!(
        deal(3, Variant::None, 3).player(Seat::new(0)).hand,
        deal(3, Variant::None, 4).player(Seat::new(0)).hand
    );
}

#[test]
fn wrong_options_are_refused_with_the_reason() {
    let why = |options: Options| options.check().unwrap_err().to_string();
    assert!(why(Options { decks: vec!["X".into()], ..Options::default() }).contains("no deck"));
    assert!(why(Options { decks: vec!["E".into(), "E".into()], ..Options::default() }).contains("twice"));
    assert!(why(Options { variant: Variant::Draft, ..Options::default() }).contains("hand cards"));
    let hand = |occupations: &[&str], minors: &[&str]| Hand {
        occupations: occupations.iter().map(|id| card(id)).collect(),
        minors: minors.iter().map(|id| card(id)).collect(),
    };
    let with = |hands: Vec<Hand>| Options { hands: Some(hands), ..options(2, Variant::None) };
    assert!(why(with(vec![hand(&["E147"], &[]), hand(&[], &[])])).contains("3 players"), "A3.5");
    assert!(why(with(vec![hand(&["E11"], &[]), hand(&[], &[])])).contains("wrong part"));
    assert!(why(with(vec![hand(&[], &["E11"]), hand(&[], &["E11"])])).contains("only once"));
    assert!(why(with(vec![hand(&[], &[])])).contains("hands are given"));
    let kept = |ids: &[&str]| Options {
        kept_occupations: ids.iter().map(|id| card(id)).collect(),
        ..options(1, Variant::None)
    };
    assert!(why(kept(&["E11"])).contains("cannot be kept"));
    assert!(why(kept(&["E176", "E176"])).contains("only once"));
    assert!(kept(&["E176"]).check().is_ok());
}

#[test]
fn hands_may_be_agreed_and_come_back_in_the_options() {
    let game = deal(2, Variant::None, 5);
    let again = Agricola::new(&game.options(), Seed::new(99)).unwrap();
    for seat in State::seats(&game) {
        assert_eq!(game.player(seat).hand, again.player(seat).hand);
    }
}

#[test]
fn the_options_of_a_solo_series_come_back() {
    let kept = vec![card("E187"), card("E194")];
    let options = Options { start_food: Some(2), kept_occupations: kept.clone(), ..options(1, Variant::None) };
    let completed = Agricola::new(&options, Seed::new(1)).unwrap().options();
    assert_eq!((completed.start_food, &completed.kept_occupations), (Some(2), &kept));
    let again = Agricola::new(&completed, Seed::new(9)).unwrap();
    assert_eq!(again.options(), completed);
}

#[test]
fn d11_kept_occupations_count_as_played_and_do_not_repeat_their_effect() {
    let options = Options { kept_occupations: vec![card("E187"), card("E194")], ..options(1, Variant::None) };
    let game = Agricola::new(&options, Seed::new(1)).unwrap();
    let solo = Seat::new(0);
    assert_eq!(game.player(solo).occupations, 2);
    assert_eq!(
        (count(&game, solo, CardKind::Occupation), count(&game, solo, CardKind::Minor)),
        (5, 7),
        "A19.3: 7 in all"
    );
    assert!(game.player(solo).coming.iter().all(|goods| goods.is_empty()), "the clay is not laid out again");
}

#[test]
fn a21_2_ten_for_seven() {
    let mut game = deal(3, Variant::TenForSeven, 2);
    assert_eq!(game.to_decide().len(), 3, "all at once");
    let dealt: Vec<CardId> = game.player(Seat::new(0)).hand.to_vec();
    assert_eq!(dealt.len(), 20);
    while game.round == 0 {
        let seat = game.to_decide().first().unwrap();
        let list = moves(&game, seat);
        assert!(list.iter().all(|m| matches!(m, Move::Discard { .. })), "all three must go back: {list:?}");
        game.apply(seat, &list[0]).unwrap();
    }
    let saved = serde_json::to_value(&game).unwrap();
    let pile: Vec<&str> = saved["pile"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
    for seat in State::seats(&game) {
        assert_eq!((count(&game, seat, CardKind::Occupation), count(&game, seat, CardKind::Minor)), (7, 7));
        let back = &game.player(seat).aside;
        assert_eq!(back.len(), 6);
        assert!(back.iter().all(|card| !pile.contains(&card.card().id)), "what is put back leaves the game");
    }
}

#[test]
fn a21_3_all_returned_cards_are_shuffled_in_before_anybody_draws() {
    let (zero, one) = (Seat::new(0), Seat::new(1));
    let mut from_the_other = [0, 0];
    for seed in 0..60 {
        let mut game = deal(2, Variant::Mulligan, seed);
        let before = [zero, one].map(|seat| game.player(seat).hand.clone());
        game.apply(zero, &Move::Mulligan).unwrap();
        game.apply(one, &Move::Mulligan).unwrap();
        for (seat, others) in [(zero, &before[1]), (one, &before[0])] {
            let new = &game.player(seat).hand;
            from_the_other[seat.index()] += new.iter().filter(|card| others.contains(card)).count();
        }
    }
    let [first, second] = from_the_other;
    assert!(first > 80 && second > 80 && first.abs_diff(second) < 50, "{from_the_other:?}");
}

#[test]
fn a21_3_mulligan_once_and_for_good() {
    let mut game = deal(2, Variant::Mulligan, 2);
    let (zero, one) = (Seat::new(0), Seat::new(1));
    let before = (game.player(zero).hand.clone(), game.player(one).hand.clone());
    game.apply(one, &Move::Mulligan).unwrap();
    assert!(!game.to_decide().contains(one));
    game.apply(zero, &Move::Done).unwrap();
    assert_eq!(game.round, 1);
    assert_eq!(game.player(zero).hand, before.0);
    assert_ne!(game.player(one).hand, before.1);
    assert_eq!((count(&game, one, CardKind::Occupation), count(&game, one, CardKind::Minor)), (7, 7));
}

#[test]
fn a21_4_draft_passes_to_the_left() {
    let mut game = deal(3, Variant::Draft, 2);
    let pack =
        |game: &Agricola, seat: u8| -> HashSet<CardId> { game.player(Seat::new(seat)).aside.iter().copied().collect() };
    let first = [pack(&game, 0), pack(&game, 1), pack(&game, 2)];
    assert_eq!(first[0].len(), 14);
    for _ in 0..6 {
        let seat = game.to_decide().first().unwrap();
        let m = moves(&game, seat)[0];
        assert!(matches!(m, Move::Pick { .. }));
        game.apply(seat, &m).unwrap();
    }
    for seat in 0..3u8 {
        let left = usize::from((seat + 1) % 3);
        assert_eq!(pack(&game, left as u8).len(), 12);
        assert!(pack(&game, left as u8).is_subset(&first[usize::from(seat)]), "to the left neighbour");
        assert_eq!(game.player(Seat::new(seat)).hand.len(), 2);
    }
    while game.round == 0 {
        let seat = game.to_decide().first().unwrap();
        let m = moves(&game, seat)[0];
        game.apply(seat, &m).unwrap();
    }
    for seat in State::seats(&game) {
        assert_eq!((count(&game, seat, CardKind::Occupation), count(&game, seat, CardKind::Minor)), (7, 7));
        assert!(game.player(seat).aside.is_empty());
    }
}

#[test]
fn a21_1_three_for_one_at_any_time() {
    let mut game = deal(2, Variant::ThreeForOne, 2);
    let seat = game.to_decide().first().unwrap();
    let hand = game.player(seat).hand.clone();
    game.apply(seat, &Move::Swap { draw: CardKind::Minor }).unwrap();
    let refused = game.apply(seat, &Move::Done).unwrap_err();
    assert_eq!(refused.why, "agricola-why-not-optional");
    let revealed = game.revealed();
    for &card in &hand[..3] {
        game.apply(seat, &Move::Discard { card }).unwrap();
    }
    assert!(game.revealed() > revealed, "a drawn card cannot be taken back");
    assert_eq!(game.player(seat).hand.len(), 12);
    assert_eq!(game.decision(seat).unwrap().prompt, "place", "the turn goes on");
    let plain = deal(2, Variant::None, 2);
    let why = plain.why_not(plain.to_decide().first().unwrap(), &Move::Swap { draw: CardKind::Minor });
    assert_eq!(why.why, "agricola-why-not-now");
}

#[test]
fn a13_7_passed_cards_are_known_to_all() {
    let mut test =
        Test::at("decks = ['E']\n[[player]]\nhand = ['E16']\n[[player]]\nhand = ['E11']\n[[player]]\nhand = ['E12']");
    test.play("place B2; improve E16; choose wood");
    let HandView::Hidden { known, minors, .. } = &test.game.view(Some(Seat::new(2))).players[1].hand else { panic!() };
    assert_eq!((known.as_slice(), *minors), (&[card("E16")][..], 2));
    let mut rng = Rng::from_number(1);
    for _ in 0..20 {
        let world = test.game.determinize(Seat::new(2), &mut rng);
        assert!(world.player(Seat::new(1)).hand.contains(&card("E16")), "what everybody knows stays");
        assert!(!world.player(Seat::new(0)).hand.contains(&card("E12")), "what one holds nobody else has");
    }
}

#[test]
fn banned_cards_are_left_out() {
    let banned: Vec<CardId> = ["E147", "E151", "E12", "E40"].map(card).to_vec();
    let with = |banned: Vec<CardId>| Options { banned, ..options(1, Variant::None) };
    for seed in 0..60 {
        let game = Agricola::new(&with(banned.clone()), Seed::new(seed)).unwrap();
        let hand = &game.player(Seat::new(0)).hand;
        assert!(!hand.iter().any(|card| banned.contains(card)));
        assert_eq!(game.options().banned.len(), 4, "a record tells what was left out");
    }
    let refused = |options: &Options| Agricola::new(options, Seed::new(1)).unwrap_err().to_string();
    assert!(refused(&with(vec![card("M1")])).contains("only hand cards can be banned"));
    let hands = Some(vec![Hand { occupations: vec![], minors: vec![card("E12")] }]);
    assert!(refused(&Options { hands, ..with(banned) }).contains("E12 is banned"));
    let all: Vec<CardId> = CardId::all().filter(|card| card.card().kind == CardKind::Minor).collect();
    assert!(refused(&with(all)).contains("not enough cards"));
}

#[test]
fn determinized_worlds_deal_the_others_new_hands() {
    let game = deal(3, Variant::None, 8);
    let mut rng = Rng::from_number(3);
    let seat = Seat::new(1);
    let hands: HashSet<Vec<CardId>> =
        (0..50).map(|_| game.determinize(seat, &mut rng).player(Seat::new(0)).hand.to_vec()).collect();
    assert!(hands.len() > 40);
    let world = game.determinize(seat, &mut rng);
    assert_eq!(world.player(seat).hand, game.player(seat).hand);
    // The pile changes with the hands: all cards still exist once.
    let mut all: Vec<CardId> = State::seats(&world).flat_map(|s| world.player(s).hand.to_vec()).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 42);
}

#[test]
fn a_card_in_mid_play_stays_where_it_is_in_every_world() {
    let mut test = Test::at(
        "decks = ['E']\nturn = 1\n[[player]]\nhand = ['E173', 'E176']\n[[player]]\nhand = ['E172']\ngoods = { food = 2 }\n[[player]]\nhand = ['E187']",
    );
    test.play("place B5; occupation E172");
    assert_eq!(test.asked().index(), 0);
    let mut rng = Rng::from_number(4);
    for _ in 0..20 {
        let mut world = test.game.determinize(Seat::new(2), &mut rng);
        world.apply(Seat::new(0), &common::read("choose use")).unwrap();
    }
}

/// Whether the Chief's Daughter waits in another hand comes to light when the Chief is played, also if she does not.
#[test]
fn nobody_finds_out_by_undo_whether_a_card_waits_in_a_hand() {
    for hidden in ["E173", "E176"] {
        let text = format!(
            "decks = ['E']\nturn = 1\n[[player]]\nhand = ['{hidden}']\n[[player]]\nhand = ['E172', 'E187']\ngoods = {{ food = 2 }}\n\
             [[player]]\n[[player]]"
        );
        let mut game = table::Match::<Agricola>::from_position(&text).unwrap();
        let seat = Seat::new(1);
        game.apply(seat, &common::read("place B5")).unwrap();
        game.apply(seat, &common::read("occupation E172")).unwrap();
        assert!(game.may_undo(seat).is_err(), "{hidden}");
        // Another occupation calls nobody.
        let mut game = table::Match::<Agricola>::from_position(&text).unwrap();
        game.apply(seat, &common::read("place B5")).unwrap();
        game.apply(seat, &common::read("occupation E187")).unwrap();
        assert_eq!(game.may_undo(seat), Ok(()));
    }
}

/// Whether Taps (M057) lets its owner take one more special action may depend on the hand: the black market sells what is in it.
#[test]
fn nobody_finds_out_by_undo_what_a_late_turn_could_buy() {
    for (taps, may_undo) in [("'M057'", false), ("", true)] {
        let text = format!(
            "expansion = 'moor'\nlevel = 3\ndecks = ['E']\nround = 5\n[[player]]\nat_home = 1\ncards = [{taps}]\nhand = ['E12']\n\
             [[player]]\nat_home = 2\n[[player]]\nat_home = 1"
        );
        let mut game = table::Match::<Agricola>::from_position(&text).unwrap();
        for (seat, step) in [(0, "place B3"), (1, "place B6"), (2, "place B7")] {
            game.apply(Seat::new(seat), &common::read(step)).unwrap();
        }
        assert_eq!(game.may_undo(Seat::new(2)).is_ok(), may_undo, "with {taps:?}");
    }
}

#[test]
fn the_phase_of_choosing_hands_has_a_name() {
    let game = deal(2, Variant::Draft, 1);
    assert_eq!(game.phase, Phase::Hands(1));
    assert_eq!(game.view(None).phase, "hands");
}
