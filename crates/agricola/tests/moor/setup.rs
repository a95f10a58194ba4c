//! The Moor is laid out. M3, M4; MT1 to MT6, MT117.

use crate::common::Test;
use agricola::card::CardKind;
use agricola::goods::*;
use agricola::moor;
use agricola::moor::{Action, SpecialId, Tile};
use agricola::player::Player;
use agricola::rules::Expansion;
use agricola::{Agricola, CardId, Edition, Hand, Options, SpaceId, Variant};
use table::{Game, Rng, Seat, Seed};

fn options(players: u8, level: u8) -> Options {
    Options { players, expansion: Expansion::Moor, level: Some(level), start_seat: Some(0), ..Options::default() }
}

fn game(players: u8, level: u8, seed: u128) -> Agricola {
    Agricola::new(&options(players, level), Seed::new(seed)).unwrap()
}

fn specials(players: u8) -> Vec<SpecialId> {
    game(players, 1, 1).specials.cards().map(|(card, _)| card).collect()
}

#[test]
fn mt1_special_action_cards_by_the_number_of_players() {
    assert_eq!([2, 3, 4, 5].map(|players| specials(players).len()), [2, 2, 3, 4]);
}

#[test]
fn mt2_each_action_lies_in_the_display_once() {
    let ids = |players| specials(players).iter().map(|card| card.card().id).collect::<Vec<_>>();
    assert_eq!(ids(2), ["S1", "S2"]);
    assert_eq!(ids(3), ["S3", "S4"]);
    assert_eq!(ids(4), ["S5", "S6", "S9"]);
    assert_eq!(ids(5), ["S7", "S8", "S9", "S10"]);
    for players in 2..=5 {
        let cards = specials(players);
        let printed = cards.iter().flat_map(|card| card.card().actions).map(|printed| printed.action);
        let mut actions: Vec<&str> = printed.map(Action::name).collect();
        actions.sort_unstable();
        assert_eq!(actions, ["BM", "CP", "FT", "HM", "IW", "JM", "SB"], "{players} players");
    }
}

#[test]
fn mt3_round_1_is_always_the_improvement() {
    let mut orders = std::collections::HashSet::new();
    for seed in 0..200 {
        let order = game(2, 1, seed).full_view().round_order;
        let first: Vec<&str> = order[..4].iter().flatten().map(|space| space.space().id).collect();
        assert_eq!(first[0], "R1b");
        orders.insert(first);
    }
    assert_eq!(orders.len(), 6, "the other three come in any order");
    let order = ["R1a", "R1b", "R1c", "R1d", "R2a", "R2b", "R2c", "R3a", "R3b", "R4a", "R4b", "R5a", "R5b", "R6a"];
    let order = order.map(|id| SpaceId::named(id).unwrap()).to_vec();
    assert!(Options { round_order: Some(order), ..options(2, 1) }.check().is_err());
}

#[test]
fn mt4_the_start_of_a_game_of_four() {
    let game = game(4, 1, 3);
    for seat in agricola::State::seats(&game) {
        let player = game.player(seat);
        assert_eq!(player.goods, if seat == Seat::new(0) { food(2) } else { food(3) }, "and no fuel");
        let tiles = &player.farm.tiles;
        assert_eq!((tiles.of(Tile::Forest).len(), tiles.of(Tile::Moor).len()), (5, 3));
        assert_eq!(player.farm.unused().len(), 5);
    }
    assert_eq!((game.majors_for_sale().count(), game.stacked_majors().count()), (12, 12));
    let layouts: std::collections::HashSet<[String; 3]> =
        agricola::State::seats(&game).map(|seat| game.player(seat).farm.picture()).collect();
    assert_eq!(layouts.len(), 4, "no two players have the same start card");
}

fn with_decks(level: u8, decks: &[&str], variant: Variant) -> Options {
    Options { decks: decks.iter().map(|name| (*name).into()).collect(), variant, ..options(3, level) }
}

/// The occupations, base minors and Moor minors in a player's hand.
fn parts(player: &Player) -> [usize; 3] {
    let count = |kind: CardKind, own: bool| {
        player.hand.iter().filter(|card| card.card().kind == kind && moor::has(**card) == own).count()
    };
    [count(CardKind::Occupation, false), count(CardKind::Minor, false), count(CardKind::Minor, true)]
}

#[test]
fn mt5_hands_of_the_three_levels() {
    let hands = |options: &Options| -> Vec<[usize; 3]> {
        let game = Agricola::new(options, Seed::new(5)).unwrap();
        game.players.iter().map(parts).collect()
    };
    assert_eq!(hands(&options(3, 1)), [[0, 0, 0]; 3]);
    assert_eq!(hands(&options(3, 2)), [[0, 0, 7]; 3]);
    for decks in [&["E"][..], &["I", "K"], &["E", "I", "K"]] {
        assert_eq!(hands(&with_decks(3, decks, Variant::None)), [[7, 3, 4]; 3]);
        let mixed = hands(&with_decks(2, decks, Variant::None));
        assert!(mixed.iter().all(|hand| hand[0] == 0 && hand[1] + hand[2] == 7), "{mixed:?}");
    }
}

#[test]
fn md29_on_level_2_no_card_asks_for_occupations() {
    for seed in 0..40 {
        let game = Agricola::new(&with_decks(2, &["E", "I", "K"], Variant::None), Seed::new(seed)).unwrap();
        let hands = game.players.iter().flat_map(|player| &player.hand);
        assert!(hands.into_iter().all(|card| !["E18", "I63", "K111"].contains(&card.card().id)));
    }
    let occupation = Hand { occupations: vec![CardId::named("E176").unwrap()], ..Hand::default() };
    let hands = vec![occupation, Hand::default(), Hand::default()];
    assert!(Options { hands: Some(hands), ..options(3, 2) }.check().is_err());
}

/// The list in the code, found again from the sheets. I64 asks that nobody has an occupation; K111 does nothing without any.
#[test]
fn md29_base_minors_that_ask_for_occupations_are_left_out_on_level_2() {
    let options = with_decks(2, &["E", "I", "K"], Variant::None);
    let dealt: Vec<CardId> = options.piles().unwrap().into_iter().flat_map(|(cards, _)| cards).collect();
    for deck in ["e", "i", "k"] {
        let path = format!("{}/../../docs/cards/agricola-{deck}.toml", env!("CARGO_MANIFEST_DIR"));
        let sheet: toml::Table = std::fs::read_to_string(path).unwrap().parse().unwrap();
        for card in sheet["card"].as_array().unwrap().iter().filter(|card| card["kind"].as_str() == Some("minor")) {
            let text = |key: &str| card[key].as_str().unwrap();
            let asks = text("requires").contains("occupation") && text("id") != "I64" || text("id") == "K111";
            assert_eq!(dealt.contains(&CardId::named(text("id")).unwrap()), !asks, "{}", text("id"));
        }
    }
}

#[test]
fn m20_8_variants_of_dealing_keep_the_sizes_of_a_hand() {
    for variant in [Variant::Draft, Variant::TenForSeven, Variant::Mulligan, Variant::ThreeForOne] {
        for level in [2, 3] {
            let mut test = Test { game: Agricola::new(&with_decks(level, &["E"], variant), Seed::new(9)).unwrap() };
            if variant == Variant::TenForSeven && level == 3 {
                assert!(test.game.players.iter().all(|player| parts(player) == [10, 4, 6]));
            }
            test.until(|game| game.round == 1);
            for player in &test.game.players {
                let hand = parts(player);
                assert!(if level == 3 { hand == [7, 3, 4] } else { hand[1] + hand[2] == 7 }, "{variant:?} {hand:?}");
            }
        }
    }
}

/// M3.4, M1.13: in every world that a player can imagine the others hold three base minors and four of the Moor.
#[test]
fn imagined_hands_come_from_their_own_piles() {
    let game = Agricola::new(&with_decks(3, &["E", "K"], Variant::None), Seed::new(2)).unwrap();
    let mut rng = Rng::from_number(3);
    let mut seen = std::collections::HashSet::new();
    for _ in 0..30 {
        let world = game.determinize(Seat::new(0), &mut rng);
        assert!(world.players.iter().all(|player| parts(player) == [7, 3, 4]));
        assert_eq!(world.player(Seat::new(0)).hand, game.player(Seat::new(0)).hand);
        seen.insert(world.player(Seat::new(1)).hand.clone());
    }
    assert_eq!(seen.len(), 30);
}

#[test]
fn mt6_what_an_improvement_space_plays_on_the_levels() {
    let mut test = Test::moor(1, 1, &["goods = { clay = 2 }", ""]);
    test.play("place R1b; improve M1");
    assert_eq!(test.tableau(0), ["M1"]);
    let mut test = Test::moor(2, 1, &["hand = ['M015', 'M040']\ngoods = { clay = 2 }", ""]);
    test.play("place R1b");
    assert!(test.offers("improve M1") && test.offers("improve M015"));
    let mut test = Test::moor(2, 1, &["hand = ['M015']", ""]);
    test.play("place F2");
    assert_eq!((test.asked(), test.hand(0)), (Seat::new(1), vec!["M015"]), "F2 plays no minor");
}

#[test]
fn m3_1_m3_3_renovation_and_growth_on_levels_1_and_2() {
    let goods = "farm = ['R . . . .', 'R . . . .', 'R . . . .']\ngoods = { clay = 5, reed = 1 }";
    let after = |level: u8, moves: &str| {
        let hand = if level == 2 { "hand = ['M080']\n" } else { "" };
        let mut test = Test::moor(level, 8, &[&format!("{hand}{goods}"), "at_home = 0"]);
        test.play(moves);
        test
    };
    let (renovated, grown) = ("place R2b; renovate clay", "place R2c; grow");
    assert!(after(1, renovated).offers("improve M1"), "level 1: a major");
    assert_eq!(after(1, grown).prompt(), "place", "and growth only");
    let test = after(2, renovated);
    assert!(test.offers("improve M1") && test.offers("improve M080"), "level 2: a major or a minor");
    let test = after(2, grown);
    assert!(test.offers("improve M080") && !test.offers("improve M1"), "and a minor after growth");
}

#[test]
fn m3_m19_1_hands_alone_and_with_five() {
    for players in [1, 5] {
        for (level, hand) in [(1, [0, 0, 0]), (2, [0, 0, 7]), (3, [7, 3, 4])] {
            let decks = if level == 3 { vec!["E".into()] } else { Vec::new() };
            let game = Agricola::new(&Options { decks, ..options(players, level) }, Seed::new(4)).unwrap();
            assert!(game.players.iter().all(|player| parts(player) == hand), "{players} players, level {level}");
        }
    }
}

#[test]
fn mt117_the_green_cards_show_their_family_backs_in_both_editions() {
    for edition in [Edition::De, Edition::Nl] {
        let game = Agricola::new(&Options { edition, ..options(3, 1) }, Seed::new(1)).unwrap();
        assert!(game.is_open(SpaceId::named("FG3d").unwrap()) && !game.is_open(SpaceId::named("G3d").unwrap()));
    }
}

#[test]
fn m4_2_start_cards_can_be_agreed() {
    let game = Agricola::new(&Options { start_cards: Some(vec![6, 9]), ..options(2, 1) }, Seed::new(1)).unwrap();
    assert_eq!(game.player(Seat::new(0)).farm.picture(), ["T T M M T", "R . . M T", "R . . . T"]);
    assert_eq!(game.options().start_cards, Some(vec![6, 9]));
    assert!(Options { start_cards: Some(vec![6, 6]), ..options(2, 1) }.check().is_err());
    assert!(Options { start_cards: Some(vec![0, 6]), ..options(2, 1) }.check().is_err());
    assert!(Options { level: Some(4), ..options(2, 1) }.check().is_err());
    assert!(Options { level: Some(1), ..Options::default() }.check().is_err(), "the base game has no levels");
}

/// What people can ask for in the form of a new game is refused in their language.
#[test]
fn what_cannot_be_set_up_is_said_in_all_languages() {
    let order = ["R1a", "R1b", "R1c", "R1d", "R2a", "R2b", "R2c", "R3a", "R3b", "R4a", "R4b", "R5a", "R5b", "R6a"];
    let occupation = Hand { occupations: vec![CardId::named("E176").unwrap()], ..Hand::default() };
    let family = Options { mode: agricola::Mode::Family, ..Options::default() };
    let deck = |names: &[&str]| names.iter().map(|name| (*name).into()).collect();
    let specials: Vec<SpecialId> = SpecialId::all().collect();
    let minors = CardId::all().filter(|card| card.card().kind == CardKind::Minor && !moor::has(*card)).collect();
    let refused = [
        (Options { players: 6, ..Options::default() }, "players"),
        (Options { decks: deck(&["E"]), ..family.clone() }, "no-hand-cards"),
        (Options { variant: Variant::Draft, ..family }, "variant"),
        (Options { variant: Variant::Draft, ..Options::default() }, "variant"),
        (Options { decks: deck(&["Z"]), ..Options::default() }, "deck"),
        (Options { decks: deck(&["E", "E"]), ..Options::default() }, "deck-twice"),
        (Options { level: Some(1), ..Options::default() }, "no-expansion"),
        (options(2, 4), "level"),
        (Options { hands: Some(vec![occupation, Hand::default()]), ..options(2, 2) }, "no-occupations"),
        (
            Options { round_order: Some(order.map(|id| SpaceId::named(id).unwrap()).to_vec()), ..options(2, 1) },
            "first-round",
        ),
        (Options { start_cards: Some(vec![6, 6]), ..options(2, 1) }, "start-cards"),
        (Options { special_order: Some(specials.clone()), ..options(2, 1) }, "special-solo"),
        (Options { special_order: Some(specials[1..].to_vec()), ..options(1, 1) }, "special-order"),
        (Options { banned: minors, ..with_decks(3, &["E"], Variant::None) }, "few-cards"),
    ];
    for (options, name) in refused {
        let refusal = Agricola::new(&options, Seed::new(1)).expect_err(name);
        assert_eq!(refusal.why, Some(format!("agricola-refused-{name}").leak() as &str), "{refusal}");
        for language in ["en", "de", "nl"] {
            let path = format!("{}/../../locales/{language}/moor-table.ftl", env!("CARGO_MANIFEST_DIR"));
            let words = std::fs::read_to_string(path).unwrap();
            assert!(words.contains(&format!("\nagricola-refused-{name} = ")), "{name} in {language}");
        }
    }
}
