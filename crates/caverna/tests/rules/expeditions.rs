//! Weapons and expeditions (section 9), rubies and conversions (sections 7 and 8).

use crate::common::*;
use caverna::Single::{Cavern, Field, Meadow, Tunnel};
use caverna::goods::*;
use caverna::moves::Move;
use caverna::{Event, Loot, With};
use table::Game as _;

/// A dwarf of this strength on an expedition of level 3, with this board and these goods.
fn expedition(strength: u8, player: &str) -> Game {
    let mut game = two(&format!("dwarfs = [{strength}, {strength}]\n{player}"));
    game.play(place_dwarf("blacksmithing", strength)).play(choose("expedition"));
    game
}

const FARM: [&str; 4] = [". . . # # #", ". . . # # #", ". . M C # #", ". F M E # #"];

#[test]
fn r6_11_forging_costs_its_strength_in_ore_and_ends_at_eight() {
    let mut game = two("goods = { ore = 9 }");
    game.play(place("blacksmithing")).play(choose("forge"));
    assert_eq!(game.refuse(Move::Forge { strength: 9 }), "forge-limit");
    assert_eq!(game.refuse(Move::Forge { strength: 0 }), "forge-limit");
    game.play(Move::Forge { strength: 8 });
    assert_eq!((game.has(Good::Ore), game.weapons(0)), (1, vec![8, 0]));
    // 17.11: the new weapon can be used at once.
    game.play(choose("expedition")).play(loot("stable")).play(Move::Stable { cell: at(1, 1) }).play(Move::Done);
    assert_eq!(game.weapons(0), [9, 0]);
}

#[test]
fn r6_11_too_little_ore() {
    let mut game = two("goods = { ore = 2 }");
    game.play(place("blacksmithing")).play(choose("forge"));
    assert_eq!(game.refuse(Move::Forge { strength: 3 }), "too-dear");
}

#[test]
fn r9_1_an_armed_dwarf_cannot_forge() {
    let mut game = two("dwarfs = [1, 1]\ngoods = { ore = 5 }");
    game.play(place_dwarf("blacksmithing", 1));
    assert_eq!(game.refuse(choose("forge")), "armed");
}

#[test]
fn r9_2_no_expedition_unarmed() {
    let mut game = two("goods = { ore = 1 }");
    game.play(place("blacksmithing"));
    assert_eq!(game.refuse(choose("expedition")), "unarmed");
    let mut game = Game::of("players = 3\nround = 12\n[[player]]\ngoods = {}");
    assert_eq!(game.refuse(place("exploration")), "unarmed");
}

#[test]
fn r9_2_never_the_same_item_twice_and_fewer_are_allowed() {
    let mut game = expedition(5, "goods = {}");
    assert_eq!(game.refuse(Move::Done), "not-optional", "19.3: at least one");
    game.play(loot("wood"));
    assert_eq!(game.refuse(loot("wood")), "loot-taken");
    game.play(Move::Done);
    assert_eq!(game.weapons(0), [6, 5], "9.3: one more, whatever the level");
}

#[test]
fn r9_2_several_items_of_one_row_and_the_level_as_limit() {
    let mut game = Game::of("players = 3\nround = 12\n[[player]]\ndwarfs = [4, 4]\ngoods = {}");
    game.play(place_dwarf("exploration", 4));
    for item in ["vegetable", "ore", "stone", "grain"] {
        game.play(loot(item));
    }
    assert_eq!((game.goods(0), game.seat().index()), (vegetable(1).and(ore(2)).and(stone(1)).and(grain(1)), 1));
}

#[test]
fn r9_2_the_expedition_ends_when_nothing_more_can_be_had() {
    let mut game = Game::of("players = 3\nround = 12\n[[player]]\ndwarfs = [1, 1]\ngoods = {}");
    game.play(place_dwarf("exploration", 1)).play(loot("dog")).play(loot("wood")).play(loot("all_weapons"));
    assert_eq!((game.seat().index(), game.weapons(0)), (1, vec![3, 2]), "strength 1 has three items only");
}

#[test]
fn r9_3_all_weapons_first_then_experience_capped() {
    let mut game = two("dwarfs = [13, 14]\ngoods = {}");
    game.play(place_dwarf("logging", 13)).play(choose("expedition")).play(loot("all_weapons"));
    assert_eq!(game.weapons(0), [14, 14]);
    let mut game = two("dwarfs = [0, 3]\ngoods = { ruby = 1 }");
    game.play(place_dwarf("logging", 3)).play(choose("expedition")).play(loot("all_weapons"));
    assert_eq!(game.weapons(0), [0, 5], "the unarmed stay unarmed");
}

#[test]
fn r9_3_it_is_told_whose_weapon_grows() {
    let mut game = two("dwarfs = [3, 3]\ngoods = {}");
    game.play(place_dwarf("logging", 3)).play(choose("expedition"));
    let events = game.0.apply(game.seat(), &loot("all_weapons")).unwrap();
    let grown = |event: &Event| match *event {
        Event::Strengthened { index, space, from, to, .. } => Some((index, space, from, to)),
        _ => None,
    };
    let at_work = Some(space_id("logging"));
    let told: Vec<_> = events.iter().filter_map(grown).collect();
    assert_eq!(told, [(0, at_work, 3, 4), (1, None, 3, 4), (0, at_work, 4, 5)]);
}

#[test]
fn r9_4_the_second_expedition_may_take_the_same_and_may_be_omitted() {
    let mut game = two("dwarfs = [1, 1]\ngoods = {}");
    game.play(place_dwarf("adventure", 1)).play(choose("expedition")).play(loot("dog"));
    game.play(choose("expedition")).play(loot("dog"));
    assert_eq!((game.has(Good::Dog), game.weapons(0)), (2, vec![3, 1]));
    let mut game = two("dwarfs = [1, 1]\ngoods = {}");
    game.play(place_dwarf("adventure", 1)).play(choose("expedition")).play(loot("dog")).play(Move::Done);
    assert_eq!(game.weapons(0), [2, 1]);
}

#[test]
fn r9_5_every_plain_item() {
    for (item, get) in [
        ("dog", dog(1)),
        ("wood", wood(1)),
        ("grain", grain(1)),
        ("sheep", sheep(1)),
        ("stone", stone(1)),
        ("donkey", donkey(1)),
        ("vegetable", vegetable(1)),
        ("ore", ore(2)),
        ("boar", boar(1)),
        ("gold", gold(2)),
        ("cattle", cattle(1)),
    ] {
        let strength = Loot::named(item).unwrap().reward().strength;
        let mut game = expedition(strength, "goods = {}");
        game.play(loot(item));
        assert_eq!(game.goods(0), get, "{item}");
        if strength > 1 {
            assert_eq!(expedition(strength - 1, "goods = {}").refuse(loot(item)), "too-weak", "{item}");
        }
    }
}

#[test]
fn r9_5_tiles_pastures_and_sowing() {
    let player = home(FARM) + "goods = { wood = 3, grain = 1 }";
    let mut game = expedition(14, &player);
    game.play(loot("tunnel")).play(Move::LaySingle { tile: Tunnel, cell: at(5, 4) });
    game.play(loot("meadow")).play(Move::LaySingle { tile: Meadow, cell: at(1, 4) });
    game.play(loot("field")).play(Move::LaySingle { tile: Field, cell: at(2, 3) });
    assert_eq!(game.has(Good::Food), 1, "the water source");
    let mut game = expedition(14, &player);
    game.play(loot("cavern")).play(Move::LaySingle { tile: Cavern, cell: at(5, 3) });
    game.play(loot("sow")).play(sow(at(2, 4), caverna::Crop::Grain));
    game.play(loot("small_pasture")).play(Move::FenceSmall { cell: at(3, 3) });
    assert_eq!((game.has(Good::Wood), game.line("pastures")), (2, 2));
    let mut game = expedition(10, &player);
    game.play(loot("large_pasture"));
    assert_eq!(game.refuse(Move::FenceSmall { cell: at(3, 3) }), "pasture-built");
    game.play(Move::FenceLarge { cells: [at(3, 3), at(3, 4)] });
    assert_eq!((game.has(Good::Wood), game.line("pastures")), (1, 4));
}

#[test]
fn r9_5_the_loot_stable_is_free() {
    let mut game = expedition(8, "goods = {}");
    game.play(loot("stable")).play(Move::Stable { cell: at(2, 2) });
    assert_eq!(game.line("unused_spaces"), -21, "17.4: a forest stable uses its space");
}

#[test]
fn r9_5_an_item_that_cannot_be_executed_is_refused() {
    let mut game = expedition(12, "goods = {}");
    assert_eq!(game.refuse(loot("sow")), "no-field-to-sow");
    assert_eq!(game.refuse(loot("small_pasture")), "no-meadow");
    assert_eq!(game.refuse(loot("dwelling")), "too-dear");
    assert_eq!(game.refuse(loot("breed")), "too-weak");
}

#[test]
fn r9_2_mid_expedition_goods_pay_for_later_items() {
    // The wood from the first item pays for the pasture of the second.
    let mut game = expedition(9, &(home(FARM) + "goods = {}"));
    assert_eq!(game.refuse(loot("small_pasture")), "too-dear");
    game.play(loot("wood")).play(loot("small_pasture")).play(Move::FenceSmall { cell: at(3, 4) });
    assert_eq!(game.goods(0), NONE);
}

#[test]
fn r9_5_the_loot_dwelling_is_the_ordinary_one() {
    let mut game = expedition(11, "goods = { wood = 4, stone = 4 }");
    game.play(loot("dwelling"));
    assert_eq!(game.refuse(furnish("simple_dwelling_42")), "only-dwellings");
    game.furnish("dwelling", at(4, 3));
    assert_eq!(game.goods(0), wood(2).and(stone(2)));
}

// Section 7.

#[test]
fn r7_a_ruby_becomes_almost_anything() {
    for get in
        [wood(1), stone(1), ore(1), grain(1), vegetable(1), gold(1), food(2), dog(1), sheep(1), donkey(1), boar(1)]
    {
        let mut game = two("goods = { ruby = 1 }");
        game.play(ruby_for(get));
        assert_eq!(game.goods(0), get);
        assert_eq!(game.refuse(ruby_for(get)), "no-goods");
    }
}

#[test]
fn r7_cattle_cost_one_food_more() {
    let cow = Move::Exchange { with: With::Ruby, give: ruby(1).and(food(1)), get: cattle(1) };
    let mut game = two("goods = { ruby = 1 }");
    assert_eq!(game.refuse(cow), "no-goods");
    assert_eq!(game.refuse(ruby_for(cattle(1))), "no-exchange");
    let mut game = two("goods = { ruby = 1, food = 1 }");
    game.play(cow);
    assert_eq!(game.goods(0), cattle(1));
}

#[test]
fn r7_a_single_cavern_costs_two_rubies() {
    let mut game = two("goods = { ruby = 1 }");
    assert_eq!(game.refuse(buy_tile(Cavern, at(5, 3))), "no-goods");
    let mut game = two("goods = { ruby = 2 }");
    game.play(buy_tile(Cavern, at(5, 3)));
    assert_eq!(game.has(Good::Ruby), 0);
}

#[test]
fn r7_1_without_a_legal_space_no_tile() {
    let rows = [". . . C C C", ". . . C C C", ". . . C C C", ". . . E C C"];
    let mut game = two(&(home(rows) + "goods = { ruby = 3 }"));
    assert_eq!(game.refuse(buy_tile(Tunnel, at(5, 3))), "tile-does-not-fit");
}

#[test]
fn r17_12_a_strong_dwarf_before_four_unarmed() {
    let rows = [". . . # # #", ". . . couple_dwelling # #", ". . . dwelling # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "dwarfs = [0, 0, 0, 0, 9]\ngoods = { ruby = 1 }"));
    game.play(place_dwarf("logging", 9)).play(choose("expedition"));
}

// Section 8.

#[test]
fn r8_everything_into_food() {
    for (give, get) in [
        (sheep(1), 1),
        (donkey(1), 1),
        (donkey(2), 3),
        (boar(1), 2),
        (cattle(1), 3),
        (grain(1), 1),
        (vegetable(1), 2),
        (gold(2), 1),
        (gold(5), 4),
    ] {
        let list: Vec<String> = give.iter().map(|(k, n)| format!("{} = {n}", table::Kind::name(k))).collect();
        let mut game = two(&format!("goods = {{ {} }}", list.join(", ")));
        game.play(raw(give, food(get)));
        assert_eq!(game.goods(0), food(get));
    }
}

#[test]
fn r8_what_cannot_be_eaten() {
    let mut game = two("goods = { dog = 1, wood = 1, stone = 1, ore = 1, gold = 1 }");
    assert!(game.exchanges().is_empty(), "8.1: a single coin gives nothing");
    for (give, get) in [(dog(1), food(1)), (wood(1), food(1)), (gold(1), food(1))] {
        assert_eq!(game.refuse(raw(give, get)), "no-exchange");
    }
}

#[test]
fn r8_1_two_small_exchanges_of_gold_are_worse() {
    let mut game = two("goods = { gold = 4 }");
    game.play(raw(gold(2), food(1))).play(raw(gold(2), food(1)));
    assert_eq!(game.goods(0), food(2));
}

#[test]
fn r0_6_only_at_ones_own_decisions() {
    let mut game = Game::of("players = 2\n[[player]]\n[[player]]\ngoods = { grain = 1 }");
    assert_eq!(game.refuse_as(1, raw(grain(1), food(1))), "not-asked");
}
