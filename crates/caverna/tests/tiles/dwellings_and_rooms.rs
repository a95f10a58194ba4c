//! Dwellings and rooms: effects and rulings, each with an interaction.

use crate::common::*;
use caverna::Single::{Meadow, Tunnel};
use caverna::goods::*;
use caverna::moves::Move;
use caverna::{Crop, Twin};

#[test]
fn dwelling_is_bought_without_end_and_gives_room_for_one() {
    let rows = [". . . # # #", ". . . dwelling # #", ". . . dwelling C #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 4, stone = 3 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("dwelling", at(5, 3));
    assert_eq!(game.0.players[0].dwarf_room(), 5);
}

#[test]
fn simple_dwellings_are_two_tiles_with_two_prices() {
    for (id, goods) in [("simple_dwelling_42", "wood = 4, stone = 2"), ("simple_dwelling_33", "wood = 3, stone = 3")] {
        let mut game = two(&format!("goods = {{ {goods} }}"));
        game.play(place("urgent_wish_for_children")).play(choose("dwelling")).furnish(id, at(4, 3));
        assert_eq!((game.0.players[0].dwarf_room(), game.line("furnishings")), (3, 0));
        game.play(choose("grow"));
        assert_eq!(game.weapons(0).len(), 3);
    }
}

#[test]
fn mixed_dwelling_holds_two_animals_of_another_type_than_the_entry() {
    let rows = [". . . # # #", ". . . # # #", ". . . mixed_dwelling # #", ". . . E # #"];
    let game = two(&(home(rows) + "dwarfs = [0, 0, 0]\ngoods = { sheep = 2, cattle = 2 }"));
    assert_eq!(game.line("animals"), 4);
    let text = format!("players = 2\n[[player]]\n{}goods = {{ sheep = 3, cattle = 2 }}", home(rows));
    assert!(impossible(&text).contains("10.1"));
}

#[test]
fn couple_dwelling_on_urgent_wish_still_allows_one_growth() {
    let mut game = two("goods = { wood = 8, stone = 6 }");
    game.play(place("urgent_wish_for_children")).play(choose("dwelling")).furnish("couple_dwelling", at(4, 3));
    game.play(choose("grow"));
    assert_eq!((game.weapons(0).len(), game.0.players[0].dwarf_room()), (3, 4));
    assert_eq!(game.seat().index(), 1, "the turn is over");
}

#[test]
fn additional_dwelling_counts_as_a_dwelling_but_gives_no_room_below_five() {
    let rows = [". . . # # #", ". . . # # #", ". . . additional_dwelling state_parlor #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 1, grain = 1 }"));
    assert_eq!(game.line("bonus"), 4);
    game.play(place("family_life"));
    assert_eq!(game.refuse(choose("grow")), "no-dwarf-room");
}

#[test]
fn additional_dwelling_the_sixth_dwarf_eats_and_scores() {
    let rows =
        [". . . # # #", ". . . dwelling dwelling #", ". . . dwelling additional_dwelling broom_chamber", ". . . E # #"];
    let game = harvest("normal", &(home(rows) + "dwarfs = [0, 0, 0, 0, 0, 0]\ngoods = { food = 20 }"));
    assert!(game.can(feed(12)) && !game.can(feed(13)));
    assert_eq!((game.line("dwarfs"), game.line("bonus")), (6, 10));
}

#[test]
fn cuddle_room_counts_dwarfs_away_and_newborn() {
    let rows = [". . . # # #", ". . . # # #", ". . . dwelling cuddle_room #", ". . . E # #"];
    // The entry-level dwelling is taken by boars; three dwarfs, one of them born now.
    let position = home(rows) + "dwarfs = [0, 0]\ngoods = { boar = 2, sheep = 2, ruby = 1 }";
    let mut game = two(&position);
    game.play(place("family_life")).play(choose("grow"));
    game.play_as(1, place("wood_gathering")).play(ruby_for(sheep(1)));
    assert_eq!((game.has(Good::Sheep), game.prompt()), (3, "place"));
}

#[test]
fn cuddle_room_holds_no_other_type() {
    let rows = [". . . # # #", ". . . # # #", ". . . cuddle_room # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { boar = 2, ruby = 1 }"));
    game.play(ruby_for(donkey(1)));
    assert_eq!(game.prompt(), "house");
}

#[test]
fn breakfast_room_holds_three_cattle_only() {
    let rows = [". . . # # #", ". . . # # #", ". . . breakfast_room # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { sheep = 2, cattle = 3, ruby = 1, food = 1 }"));
    game.play(Move::Exchange { with: caverna::With::Ruby, give: ruby(1).and(food(1)), get: cattle(1) });
    assert_eq!(game.prompt(), "house");
    game.play(raw(sheep(1), food(1))).play(raw(sheep(1), food(1)));
    assert_eq!((game.has(Good::Cattle), game.prompt()), (4, "place"));
}

#[test]
fn stubble_room_holds_one_on_each_empty_field_until_it_is_sown() {
    let rows = [". . . # # #", ". . . # # #", ". . F stubble_room # #", ". . F E # #"];
    let mut game = two(&(home(rows) + "goods = { sheep = 2, boar = 1, cattle = 1, grain = 1 }"));
    game.play(place("family_life")).play(choose("sow")).play(sow(at(3, 3), Crop::Grain));
    assert_eq!(game.prompt(), "house");
    game.play(raw(boar(1), food(2)));
    assert_eq!(game.goods(0), sheep(2).and(cattle(1)).and(food(2)));
}

#[test]
fn stubble_room_a_field_reaped_empty_is_a_place_again_for_the_young() {
    let rows = [". . . # # #", ". . . # # #", ". . M stubble_room # #", ". Fg1 F E # #"];
    let mut game = harvest("normal", &(home(rows) + "goods = { sheep = 2, boar = 1, food = 4 }"));
    game.play(feed(4)).play_as(1, feed(1)).play(breed(sheep(1)));
    assert_eq!(game.has(Good::Sheep), 3);
}

#[test]
fn stubble_room_dogs_do_not_watch_on_fields() {
    let rows = [". . . # # #", ". . . # # #", ". . . stubble_room # #", ". . F E # #"];
    let text = format!("players = 2\n[[player]]\n{}goods = {{ boar = 2, dog = 3, sheep = 2 }}", home(rows));
    assert!(impossible(&text).contains("10.1"));
}

#[test]
fn work_room_furnishes_tunnels_and_deep_tunnels() {
    let rows = [". . . # # #", ". . . O D #", ". . . work_room T #", ". . . E # #"];
    for cell in [at(5, 2), at(5, 3)] {
        let mut game = two(&(home(rows) + "goods = {}"));
        game.play(place("housework")).play(choose("furnish")).furnish("dog_school", cell);
        assert!(game.0.players[0].home.furnished.contains(cell));
    }
    let mut game = two(&(home(rows) + "goods = {}"));
    game.play(place("housework")).play(choose("furnish")).play(furnish("dog_school"));
    assert_eq!(game.refuse(Move::Put { cell: at(4, 2) }), "no-cavern", "mines cannot be furnished");
}

#[test]
fn work_room_a_tunnel_bought_with_one_ruby_is_enough() {
    let rows = [". . . # # #", ". . . # # #", ". . . work_room # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 1 }"));
    game.play(place("housework"))
        .play(choose("furnish"))
        .play(buy_tile(Tunnel, at(5, 3)))
        .furnish("dog_school", at(5, 3));
    assert!(game.0.players[0].home.tunnel.is_empty(), "a furnished tunnel is no tunnel");
}

#[test]
fn work_room_itself_needs_a_cavern() {
    let rows = [". . . # # #", ". . . # # #", ". . . dwelling T #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { stone = 1 }"));
    game.play(place("housework"));
    assert_eq!(game.refuse(choose("furnish")), "no-cavern");
}

#[test]
fn guest_room_makes_either_or_into_and_or() {
    let rows = [". . . O # #", ". . . D T #", ". . . guest_room dwelling #", ". . . E C #"];
    let goods = "goods = { wood = 4, stone = 3 }";
    // Wish for children comes in round 4 and is turned later; round 4 has it.
    let mut game = Game::of(&format!("players = 2\nround = 4\n[[player]]\n{}{goods}", home(rows)));
    game.play(place("wish_for_children")).play(choose("grow")).play(choose("dwelling")).furnish("dwelling", at(5, 4));
    assert_eq!(game.weapons(0).len(), 3);
    let mut game = two(&(home(rows) + goods));
    game.play(place("ruby_mine_construction")).play(choose("deep_tunnel")).play(Move::RubyMine { cell: at(4, 2) });
    game.play(choose("tunnel")).play(Move::RubyMine { cell: at(5, 2) });
    assert_eq!((game.has(Good::Ruby), game.line("mines")), (1, 11));
    let mut game = two(&(home(rows) + goods));
    game.play(place("urgent_wish_for_children"))
        .play(choose("take"))
        .play(choose("dwelling"))
        .furnish("dwelling", at(5, 4));
    game.play(choose("grow"));
    assert_eq!((game.has(Good::Gold), game.weapons(0).len()), (3, 3));
}

#[test]
fn guest_room_both_goods_and_growth() {
    let rows = [". . . # # #", ". . . guest_room # #", ". . . dwelling # #", ". . . E # #"];
    let mut game = Game::of(&format!("players = 4\n[[player]]\n{}goods = {{}}", home(rows)));
    game.play(place("growth")).play(choose("take")).play(choose("grow"));
    assert_eq!((game.has(Good::Gold), game.weapons(0).len()), (2, 3));
}

#[test]
fn guest_room_extension_twice_only_once_per_game() {
    let rows = [". . . # # #", ". . . # # #", ". . . guest_room # #", ". . . E # #"];
    let mut game = Game::of(&format!("players = 7\n[[player]]\n{}goods = {{}}", home(rows)));
    game.play(place("extension")).play(choose("clear")).play(meadow_field(at(3, 4), at(3, 3)));
    game.play(choose("dig")).play(cavern_tunnel(at(5, 3), at(6, 3)));
    assert_eq!(game.goods(0), wood(1).and(stone(1)));
    let mut game = Game::of(&format!("players = 7\n[[player]]\n{}goods = {{}}\nused = [\"guest_room\"]", home(rows)));
    game.play(place("extension")).play(choose("clear")).play(meadow_field(at(3, 4), at(3, 3)));
    assert_eq!((game.goods(0), game.seat().index()), (wood(1), 1));
}

#[test]
fn guest_room_excavation_stays_one_tile() {
    let rows = [". . . # # #", ". . . # # #", ". . . guest_room # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = {}"));
    game.play(place("excavation")).play(choose("dig")).play(cavern_tunnel(at(5, 3), at(6, 3)));
    assert_eq!((game.goods(0), game.seat().index()), (stone(1), 1));
}

#[test]
fn guest_room_applies_to_imitated_spaces() {
    let rows = [". . . # # #", ". . . guest_room # #", ". . . dwelling # #", ". . . E # #"];
    let text =
        format!("players = 4\nturn = 0\n[occupied]\ngrowth = 1\n[[player]]\n{}goods = {{ food = 2 }}", home(rows));
    let mut game = Game::of(&text);
    game.play(place("imitation_2")).play(Move::Imitate { space: space_id("growth") });
    game.play(choose("take")).play(choose("grow"));
    assert_eq!((game.has(Good::Gold), game.weapons(0).len()), (2, 3));
}

const OFFICE: [&str; 4] = [". . . # # #", ". . . # # #", ". . . office_room # #", ". . . E # #"];

#[test]
fn office_room_twin_tiles_overhang_for_two_gold() {
    let mut game = two(&(home(OFFICE) + "goods = {}"));
    game.play(place("slash_and_burn")).play(choose("clear")).play(meadow_field(at(3, 5), at(3, 4)));
    assert_eq!((game.has(Good::Gold), game.line("unused_spaces")), (2, -21), "only printed spaces count");
    let mut game = two(&(home(OFFICE) + "goods = {}"));
    game.play(place("slash_and_burn")).play(choose("clear"));
    assert_eq!(game.refuse(meadow_field(at(4, 4), at(3, 4))), "tile-does-not-fit", "never across the border");
    assert_eq!(
        game.refuse(meadow_field(at(1, 5), at(1, 4))),
        "away-from-clearing",
        "the half on the board must be legal"
    );
}

#[test]
fn office_room_mountain_tiles_overhang_too() {
    let rows = [". . . # # #", ". . . # # #", ". . . office_room C C", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = {}"));
    game.play(place("excavation")).play(choose("dig"));
    game.play(Move::Lay { tile: Twin::CavernCavern, cells: [at(7, 4), at(6, 4)] });
    assert_eq!(game.has(Good::Gold), 2);
}

#[test]
fn office_room_the_overhanging_half_is_a_full_space() {
    let text = home([". . . # # #", ". . . # # #", ". . . office_room # #", ". . M E # #"])
        + "beside = [{ cell = [4, 2], is = \"M\" }]\ngoods = { wood = 4, stone = 1 }";
    let mut game = two(&text);
    game.play(place("sheep_farming")).play(choose("build")).play(choose("fences"));
    game.play(Move::FenceLarge { cells: [at(3, 4), at(3, 5)] });
    assert_eq!(game.has(Good::Gold), 0, "nothing for covering what lies there");
    game.play(choose("stable")).play(Move::Stable { cell: at(3, 5) });
    assert_eq!(game.line("pastures"), 4);
}

#[test]
fn office_room_single_tiles_never_overhang() {
    let rows = [". . . # # #", ". . . # # #", ". . . office_room # #", ". . M E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 1 }"));
    assert_eq!(game.refuse(buy_tile(Meadow, at(3, 5))), "tile-does-not-fit");
}
