//! The Moor is laid out. M3, M4; MT1 to MT6, MT117.

mod common;
use agricola::goods::*;
use agricola::moor::{Action, SpecialId, Tile};
use agricola::rules::Expansion;
use agricola::{Agricola, Edition, Options, SpaceId};
use common::Test;
use table::{Game, Seat, Seed};

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

#[test]
fn mt5_level_1_has_no_hands() {
    assert!(game(3, 1, 5).players.iter().all(|player| player.hand.is_empty()));
}

#[test]
fn mt6_level_1_buys_majors_only() {
    let mut test = Test::moor(1, 1, &["goods = { clay = 2 }", ""]);
    test.play("place R1b; improve M1");
    assert_eq!(test.tableau(0), ["M1"]);
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
