//! What a move costs and brings is said before it is made, and is what then happens.

mod common;

use caverna::goods::*;
use caverna::preview::Extra;
use caverna::{Move, Options, State};
use common::*;
use table::{Game as _, Preview, PreviewOf, Rng, Seed};

fn preview(game: &Game, m: Move) -> PreviewOf<State> {
    assert!(game.can(m), "{m:?} is no legal move");
    game.0.preview(game.seat(), &m)
}

/// A preview that says nothing but these.
fn deal(pay: &[Goods], get: Goods) -> PreviewOf<State> {
    Preview { pay: pay.to_vec(), get, ends_turn: false, reveals: false, needs: Vec::new(), extra: Extra::default() }
}

fn last(preview: PreviewOf<State>) -> PreviewOf<State> {
    Preview { ends_turn: true, ..preview }
}

#[test]
fn a_space_brings_its_goods_and_a_ruby_is_paid_out_of_order() {
    let game = two("dwarfs = [0, 3]\ngoods = { ruby = 1 }");
    let wood = game.pile("wood_gathering");
    assert_eq!(preview(&game, place("wood_gathering")), last(deal(&[], wood)));
    assert_eq!(preview(&game, place_dwarf("wood_gathering", 3)), last(deal(&[ruby(1)], wood)));
    assert_eq!(preview(&game, place("drift_mining")), deal(&[], game.pile("drift_mining")), "now a tile is to be laid");
}

#[test]
fn a_tile_is_named_with_all_ways_to_pay_it() {
    // The Builder: ore may stand in for wood and stone.
    let rows = [". . . # # #", ". . . # # #", ". . . builder C #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 4, stone = 3, ore = 2 }"));
    game.play(place("housework")).play(choose("furnish"));
    let of_dwelling = preview(&game, furnish("dwelling"));
    assert_eq!((of_dwelling.pay.len(), of_dwelling.get, of_dwelling.ends_turn), (4, NONE, false));
    assert!(of_dwelling.pay.contains(&wood(4).and(stone(3))), "{of_dwelling:?}");
    game.play(furnish("dwelling"));
    for (option, way) in (0..).zip(&of_dwelling.pay) {
        assert_eq!(preview(&game, Move::Pay { option }), deal(&[*way], NONE), "then it is put somewhere");
    }
}

#[test]
fn an_exchange_brings_what_comes_along() {
    let rows = [". . . # # #", ". . . # # #", ". . . dog_school # #", ". . . E # #"];
    let game = two(&(home(rows) + "goods = { ruby = 1, gold = 3 }"));
    assert_eq!(preview(&game, raw(gold(3), food(2))), deal(&[gold(3)], food(2)));
    assert_eq!(preview(&game, ruby_for(dog(1))), deal(&[ruby(1)], dog(1).and(wood(1))));
}

#[test]
fn an_expedition_that_is_chosen_says_its_level() {
    let rows = [". . . C T #", ". . . C T #", ". . . C # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "dwarfs = [9, 9]"));
    game.play(place_dwarf("ore_mine_construction", 9));
    assert_eq!(preview(&game, choose("expedition")).extra.level, Some(2));
    assert_eq!(preview(&game, choose("ore_mine")).extra.level, None);
}

#[test]
fn the_end_of_a_round_is_not_the_doing_of_the_last_dwarf() {
    let mut game = Game::of("players = 2\nround = 6\nlate_reveal = true\nphase = \"start\"");
    while game.0.round == 6 && game.0.phase == caverna::Phase::Work {
        let list = game.moves();
        let m = *list.iter().find(|m| **m == Move::Done).unwrap_or(&list[0]);
        let (seat, before) = (game.seat(), game.0.revealed());
        let foreseen = game.0.preview(seat, &m);
        game.play(m);
        assert_eq!(foreseen.reveals, game.0.revealed() > before, "{m:?}");
        assert!(foreseen.ends_turn || game.seat() == seat, "{m:?}");
    }
}

#[test]
fn previews_hold_in_random_games() {
    let mut compared = 0;
    for number in 0..28u64 {
        let mut rng = Rng::from_number(number);
        let mut game = State::new(&Options::new((number % 7) as u8 + 1), Seed::new(u128::from(number))).unwrap();
        while let Some(seat) = game.to_decide().first() {
            compared += proofs::previews_hold(&game, seat, |game, seat| game.player(seat).goods, &mut rng);
            let mut list = Vec::new();
            game.moves(seat, &mut list);
            if list.is_empty() || rng.below(8) == 0 {
                game.exchanges(seat, &mut list);
            }
            game.play_unchecked(seat, rng.pick(&list).unwrap());
        }
    }
    assert!(compared > 50_000, "{compared}");
}
