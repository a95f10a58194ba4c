//! The home board: placing tiles, stables, fences, mines (sections 3 and 6).

use crate::common::*;
use caverna::Single::{Cavern, Field, Meadow, Tunnel};
use caverna::goods::*;
use caverna::moves::Move;
use table::Game as _;

#[test]
fn r3_2_no_tile_spans_forest_and_mountain() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . M E # #"];
    let mut game = two(&home(rows));
    game.play(place("drift_mining")).play(choose("dig"));
    assert_eq!(game.refuse(cavern_tunnel(at(4, 2), at(3, 2))), "tile-does-not-fit");
}

#[test]
fn r3_3_a_bonus_comes_once() {
    let rows = [". . M # # #", ". . M # # #", ". . M C # #", ". . M E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 2 }"));
    game.play(place("sheep_farming"))
        .play(choose("build"))
        .play(choose("fences"))
        .play(Move::FenceSmall { cell: at(3, 1) });
    assert_eq!(game.has(Good::Boar), 0, "fencing is no new tile on the space");
}

#[test]
fn r3_3_a_boar_without_place_is_turned_into_food() {
    let rows = [". . . # # #", ". . M # # #", ". . M C # #", ". . M E # #"];
    let mut game = two(&(home(rows) + "goods = { sheep = 2, ruby = 1 }"));
    game.play(buy_tile(Meadow, at(3, 1)));
    assert_eq!((game.prompt(), game.moves().len()), ("house", 2), "the boar or a sheep");
    game.play(raw(boar(1), food(2)));
    assert_eq!(game.goods(0), sheep(2).and(food(2)));
}

#[test]
fn r3_5_mountain_tiles_touch_the_cave() {
    let mut game = two("goods = { ruby = 4 }");
    assert_eq!(game.refuse(buy_tile(Tunnel, at(6, 4))), "tile-does-not-fit");
    game.play(buy_tile(Tunnel, at(5, 4))).play(buy_tile(Cavern, at(6, 4)));
    assert_eq!((game.has(Good::Ruby), game.has(Good::Food)), (1, 1));
}

#[test]
fn r3_6_forest_tiles_touch_other_forest_tiles() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . F E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 1 }"));
    assert_eq!(game.refuse(buy_tile(Meadow, at(1, 4))), "tile-does-not-fit");
    game.play(buy_tile(Meadow, at(2, 4)));
}

#[test]
fn r3_7_a_single_field_never_under_a_stable_but_a_meadow_is() {
    let rows = [". . . # # #", ". . . # # #", ". . .s C # #", ". . F E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 1 }"));
    assert_eq!(game.refuse(buy_tile(Field, at(3, 3))), "tile-does-not-fit");
    game.play(buy_tile(Meadow, at(3, 3)));
}

#[test]
fn r3_7_stables_in_the_way_are_overcome_with_a_ruby() {
    // The first tile must cover the entrance, and both its neighbours have stables too: no pair takes a field.
    let rows = [". . . # # #", ". . . # # #", ". . .s C # #", ". .s .s E # #"];
    let mut poor = two(&(home(rows) + "goods = {}"));
    poor.play(place("clearing"));
    assert_eq!((poor.has(Good::Wood), poor.seat().index()), (1, 1), "only the wood");
    // 4.3c: a meadow bought for a ruby makes place for the twin tile.
    let mut game = two(&(home(rows) + "goods = { ruby = 1 }"));
    game.play(place("clearing")).play(choose("clear"));
    assert!(game.moves().is_empty());
    game.play(buy_tile(Meadow, at(3, 4))).play(meadow_field(at(2, 4), at(1, 4)));
    assert_eq!(game.has(Good::Food), 1);
}

#[test]
fn r3_8_without_room_no_twin_tile() {
    let rows = ["F F F # # #", "F . F # # #", "F F F C # #", "F . F E # #"];
    let mut game = two(&(home(rows) + "goods = { grain = 1 }"));
    game.play(place("clearing"));
    assert_eq!((game.has(Good::Wood), game.seat().index()), (1, 1), "only the wood");
    game.play(place("supplies")).play(place("slash_and_burn"));
    assert_eq!(game.refuse(choose("clear")), "no-clearing");
}

#[test]
fn r3_8_no_room_in_the_mountain() {
    let rows = [". . . C C C", ". . . C # C", ". . . C C C", ". . . E C #"];
    let mut game = Game::of(&format!("players = 5\n[[player]]\n{}goods = {{}}", home(rows)));
    game.play(place("small_scale_drift_mining"));
    assert_eq!(game.refuse(choose("dig")), "no-digging");
}

#[test]
fn r3_9_halves_may_be_turned() {
    let mut game = Game::new(2);
    game.play(place("drift_mining")).play(choose("dig"));
    assert!(game.can(cavern_tunnel(at(5, 3), at(6, 3))) && game.can(cavern_tunnel(at(6, 3), at(5, 3))));
}

#[test]
fn r5_1_excavation_offers_both_twins_drift_mining_one() {
    let mut game = Game::new(2);
    game.play(place("excavation")).play(choose("dig"));
    assert!(game.can(cavern_cavern(at(5, 3), at(6, 3))));
    game.play(cavern_tunnel(at(5, 3), at(6, 3)));
    game.play(place("drift_mining")).play(choose("dig"));
    assert_eq!(game.refuse(cavern_cavern(at(5, 3), at(6, 3))), "other-question");
}

#[test]
fn r6_3_up_to_two_of_each_crop() {
    let rows = [". . . # # #", "F F . # # #", "F F F C # #", "F F F E # #"];
    let mut game = two(&(home(rows) + "goods = { grain = 4, vegetable = 1 }"));
    game.play(place("slash_and_burn")).play(choose("sow"));
    game.play(sow(at(1, 4), caverna::Crop::Grain)).play(sow(at(2, 4), caverna::Crop::Grain));
    assert_eq!(game.refuse(sow(at(3, 4), caverna::Crop::Grain)), "sown-enough");
    assert_eq!(game.refuse(sow(at(1, 4), caverna::Crop::Vegetable)), "no-empty-field");
    game.play(sow(at(3, 4), caverna::Crop::Vegetable));
    assert_eq!(game.goods(0), grain(2));
    assert_eq!(game.0.players[0].home.crops(), grain(6).and(vegetable(2)));
}

#[test]
fn r6_3_a_ruby_becomes_a_field_or_a_seed() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . M E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 2 }"));
    game.play(place("slash_and_burn")).play(choose("sow"));
    assert_eq!(game.refuse(ruby_for(food(2))), "committed");
    game.play(buy_tile(Field, at(2, 4))).play(ruby_for(vegetable(1))).play(sow(at(2, 4), caverna::Crop::Vegetable));
    let mut poor = two(&(home(rows) + "goods = { ruby = 1 }"));
    poor.play(place("slash_and_burn"));
    assert_eq!(poor.refuse(choose("sow")), "no-seed");
}

#[test]
fn r6_7_one_small_and_one_large_pasture_for_wood() {
    let rows = [". . M # # #", ". . M # # #", ". . M C # #", ". M M E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 8 }"));
    game.play(place("sheep_farming")).play(choose("build")).play(choose("fences"));
    assert_eq!(game.refuse(Move::FenceLarge { cells: [at(2, 4), at(3, 3)] }), "no-meadow-pair");
    assert_eq!(game.refuse(Move::FenceSmall { cell: at(1, 1) }), "no-meadow");
    game.play(Move::FenceLarge { cells: [at(3, 1), at(3, 2)] }).play(Move::FenceSmall { cell: at(3, 3) });
    assert_eq!((game.has(Good::Wood), game.line("pastures")), (2, 6));
    assert_ne!(game.prompt(), "fences", "one of each");
}

#[test]
fn r6_7_a_second_small_pasture_is_refused() {
    let rows = [". . M # # #", ". . M # # #", ". . M C # #", ". M M E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 8 }"));
    game.play(place("sheep_farming"))
        .play(choose("build"))
        .play(choose("fences"))
        .play(Move::FenceSmall { cell: at(3, 1) });
    assert_eq!(game.refuse(Move::FenceSmall { cell: at(3, 2) }), "pasture-built");
}

#[test]
fn r6_7_fields_and_pastures_cannot_be_fenced_again() {
    let rows = [". . . # # #", ". . . # # #", ". . P C # #", ". F P E # #"];
    let mut game = nothing_lies(&(home(rows) + "goods = { wood = 8, stone = 1 }"));
    game.play(place("sheep_farming")).play(choose("build"));
    assert_eq!(game.refuse(choose("fences")), "no-meadow");
}

#[test]
fn r6_7_a_meadow_bought_now_may_be_fenced() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . F E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 4, ruby = 2 }"));
    game.play(place("sheep_farming")).play(choose("build")).play(choose("fences"));
    game.play(buy_tile(Meadow, at(2, 4))).play(buy_tile(Meadow, at(1, 4)));
    game.play(Move::FenceLarge { cells: [at(1, 4), at(2, 4)] });
    assert_eq!(game.line("pastures"), 4);
}

#[test]
fn r6_8_stables_stand_on_forest_meadow_and_pasture_not_on_fields() {
    let rows = [". . . # # #", ". . . # # #", "L> L< P C # #", ". F M E # #"];
    let mut game = two(&(home(rows) + "goods = { stone = 3 }"));
    game.play(place("sheep_farming")).play(choose("build")).play(choose("stable"));
    for cell in [at(1, 1), at(1, 3), at(2, 3), at(3, 3), at(3, 4)] {
        assert!(game.can(Move::Stable { cell }), "{cell:?}");
    }
    for cell in [at(2, 4), at(4, 3), at(4, 2)] {
        assert_eq!(game.refuse(Move::Stable { cell }), "no-stable-site");
    }
}

#[test]
fn r6_8_three_stables_one_in_each_action_one_on_each_space() {
    let rows = [".s . . # # #", ".s . . # # #", ". . . C # #", ". . . E # #"];
    let mut game = nothing_lies(&(home(rows) + "goods = { stone = 3 }"));
    game.play(place("sheep_farming")).play(choose("build")).play(choose("stable"));
    assert_eq!(game.refuse(Move::Stable { cell: at(1, 1) }), "no-stable-site");
    game.play(Move::Stable { cell: at(1, 3) });
    assert_eq!(game.has(Good::Stone), 2);
    game.play_as(1, place("supplies"));
    assert_eq!(game.refuse(place("donkey_farming")), "nothing-possible", "no stable is left, and no meadow is there");
}

#[test]
fn r6_9_tunnels_of_any_tiles_also_bought_ones() {
    let rows = [". . . # # #", ". . . # # #", ". . . C T #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 1 }"));
    game.play(place("ore_mine_construction")).play(choose("ore_mine")).play(buy_tile(Tunnel, at(6, 3)));
    game.play(Move::OreMine { cells: [at(6, 3), at(5, 3)] });
    let home = &game.0.players[0].home;
    assert!(home.ore_mine.contains(at(6, 3)) && home.deep.contains(at(5, 3)));
    assert_eq!(game.has(Good::Ore), 3);
}

#[test]
fn r6_9_without_two_tunnels_no_mine() {
    let rows = [". . . # # #", ". . . # # #", ". . . C T #", ". . . E T #"];
    let mut game = two(&(home(rows) + "goods = {}"));
    assert!(game.can(place("ore_mine_construction")));
    let rows = [". . . # # #", ". . . # # #", ". . . C T #", ". . . E # T"];
    assert!(impossible(&format!("[[player]]\n{}", home(rows))).contains("hang together"));
    let rows = [". . . # # #", ". . . # # #", ". . . C T #", ". . . E # #"];
    let mut game2 = two(&(home(rows) + "dwarfs = [1, 1]\ngoods = {}"));
    game2.play(place_dwarf("ore_mine_construction", 1));
    assert_eq!(game2.refuse(choose("ore_mine")), "no-tunnel-pair");
    game.play(place("ore_mine_construction"));
}

#[test]
fn r6_10_a_ruby_mine_needs_a_tunnel_of_its_kind() {
    let rows = [". . . # # #", ". . . # # #", ". . . C T #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = {}"));
    game.play(place("ruby_mine_construction"));
    assert_eq!(game.refuse(choose("deep_tunnel")), "no-tunnel");
    let mut game = two("goods = {}");
    assert_eq!(game.refuse(place("ruby_mine_construction")), "no-tunnel");
    let mut rich = two("goods = { ruby = 1 }");
    rich.play(place("ruby_mine_construction")).play(choose("tunnel")).play(buy_tile(Tunnel, at(5, 4)));
    rich.play(Move::RubyMine { cell: at(5, 4) });
    assert_eq!(rich.line("mines"), 4);
}

#[test]
fn r13_5_a_ruby_mine_on_the_deep_tunnel_keeps_the_ore_mine() {
    let rows = [". . . # # #", ". . . O R #", ". . . C # #", ". . . E # #"];
    assert_eq!(two(&home(rows)).line("mines"), 7);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let board = |rows| format!("[[player]]\n{}", home(rows));
    for (text, reason) in [
        (board([". . . # # #", ". . . # # #", "M . . C # #", ". . . E # #"]), "entrance"),
        (board([". . . # # #", ". . . # # #", ". . . # # #", ". . . E # #"]), "cavern"),
        (board([". . . # # #", ". . . # # #", ". . . C # #", ". . Fs E # #"]), "no stable stands on a field"),
        (board([". . . # # #", ". . . # # #", ". . . C # #", ". . L> E # #"]), "large pastures"),
        (board([".s .s .s # # #", ".s . . # # #", ". . . C # #", ". . . E # #"]), "3 stables"),
        (board([". . . M # #", ". . . # # #", ". . . C # #", ". . . E # #"]), "cannot be"),
        (board([". . . # #", ". . . # # #", ". . . C # #", ". . . E # #"]), "6 spaces"),
        ("[[player]]\ndwarfs = [0, 0, 0]".into(), "no room"),
        ("[[player]]\ndwarfs = [15, 0]".into(), "strength 15"),
        ("[[player]]\ngoods = { sheep = 3 }".into(), "place"),
        ("round = 9\n[[player]]\n[[player]]".into(), "round 9"),
        ("[[player]]\nround_goods = { 3 = { wood = 2 } }".into(), "at most one wood"),
        ("round = 5\n[[player]]\nround_goods = { 5 = { wood = 1 } }".into(), "goods of round 5 have been taken"),
        ("round = 5\nphase = 'start'\n[[player]]\nround_goods = { 4 = { wood = 1 } }".into(), "goods of round 4"),
        ("[[player]]\ndwarfs = [{ newborn = true }, { newborn = true }]".into(), "2 grown dwarfs"),
        ("[[player]]\ndwarfs = [0, { newborn = true }]".into(), "2 grown dwarfs"),
        ("[[player]]\ngoods = { dog = 255 }".into(), "more than 100 dogs"),
        ("spaces.inn = {}\n[[player]]".into(), "inn"),
        ("nonsense = 1".into(), "nonsense"),
        ("game = \"chess\"".into(), "chess"),
    ] {
        let found = impossible(&text);
        assert!(found.contains(reason), "{text}\nsays: {found}\nexpected: {reason}");
    }
}

/// A saved game is not a position: nothing bounds its dogs.
#[test]
fn a_herd_of_dogs_beyond_measure_can_be_looked_at() {
    for rows in [
        [". . . # # #", ". . . # # #", ". . . C # #", ". . M E # #"],
        [". . . # # #", ". . . # # #", ". . . C # #", ". . P E # #"],
    ] {
        let mut game = two(&(home(rows) + "goods = { dog = 1 }")).0;
        game.players[0].goods = dog(255);
        assert_eq!(game.view(None).players[0].stalls[0].animals, dog(255));
    }
}

#[test]
fn a_board_drawn_and_read_again_is_the_same() {
    let rows = ["Lv L> L< # # #", "L^ P Ps D O #", "Fg2 Fv1 M seam R T", ".s F Ms E C dwelling"];
    let game = two(&(home(rows) + "goods = {}"));
    let drawn = caverna::picture::draw(&game.0.players[0].home);
    assert_eq!(drawn, rows);
}
