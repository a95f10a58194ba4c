//! The test vectors of the rules (section 18), under their numbers.

use crate::common::*;
use caverna::Crop;
use caverna::Single::{Cavern, Field, Meadow, Tunnel};
use caverna::goods::*;
use caverna::moves::Move;

// Board and tiles.

#[test]
fn t01_the_first_forest_tile_lies_before_the_entrance() {
    let mut game = Game::new(2);
    game.play(place("slash_and_burn")).play(choose("clear"));
    assert_eq!(game.refuse(meadow_field(at(2, 4), at(1, 4))), "away-from-clearing");
    game.play(meadow_field(at(3, 4), at(2, 4)));
    assert_eq!(game.has(Good::Food), 2, "1 from the set-up, 1 from the water source");
}

#[test]
fn t02_a_single_field_may_be_the_first_forest_tile() {
    let mut game = two("goods = { ruby = 1 }");
    assert_eq!(game.refuse(buy_tile(Field, at(3, 3))), "tile-does-not-fit");
    game.play(buy_tile(Field, at(3, 4)));
    assert_eq!(game.has(Good::Ruby), 0);
}

#[test]
fn t03_a_twin_tile_on_a_boar_preserve() {
    let mut game = two(&home([". . . # # #", ". . . # # #", ". . M C # #", ". . M E # #"]));
    game.play(place("slash_and_burn")).play(choose("clear")).play(meadow_field(at(3, 1), at(3, 2)));
    assert_eq!(game.has(Good::Boar), 1);
}

#[test]
fn t04_the_first_dig_touches_the_printed_caverns() {
    let mut game = Game::new(2);
    game.play(place("drift_mining")).play(choose("dig"));
    assert_eq!(game.refuse(cavern_tunnel(at(6, 3), at(6, 4))), "away-from-cave");
    game.play(cavern_tunnel(at(5, 4), at(6, 4)));
    assert_eq!(game.has(Good::Food), 2);
}

#[test]
fn t05_the_far_water_source_gives_two_food() {
    let rows = [". . . # # #", ". . . # # C", ". . . C C C", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 1 }"));
    game.play(buy_tile(Tunnel, at(6, 1)));
    assert_eq!(game.has(Good::Food), 2);
}

#[test]
fn t06_a_stable_brings_no_boar_but_the_meadow_under_it_does() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", "M F F E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 1, stone = 1 }"));
    game.play(place("sheep_farming"))
        .play(choose("build"))
        .play(choose("stable"))
        .play(Move::Stable { cell: at(1, 3) });
    assert_eq!(game.has(Good::Boar), 0);
    game.play_as(1, place("supplies")).play(buy_tile(Meadow, at(1, 3)));
    assert_eq!(game.has(Good::Boar), 1);
}

#[test]
fn t07_a_field_never_lies_under_a_stable() {
    let rows = [". . . # # #", ". . . # # #", ". .s . C # #", ". . M E # #"];
    let mut game = two(&home(rows));
    game.play(place("slash_and_burn")).play(choose("clear"));
    assert_eq!(game.refuse(meadow_field(at(3, 3), at(2, 3))), "field-on-stable");
    assert!(game.can(meadow_field(at(2, 3), at(3, 3))));
    let rows = [". . . # # #", ". . . # # #", ". .s .s C # #", ". . M E # #"];
    let mut game = two(&home(rows));
    game.play(place("slash_and_burn")).play(choose("clear"));
    assert_eq!(game.refuse(meadow_field(at(3, 3), at(2, 3))), "field-on-stable");
    assert_eq!(game.refuse(meadow_field(at(2, 3), at(3, 3))), "field-on-stable");
}

#[test]
fn t08_an_ore_mine_covers_two_ordinary_tunnels() {
    let rows = [". . . # # #", ". . . O D #", ". . . C T T", ". . . E # #"];
    let mut game = two(&home(rows));
    game.play(place("ore_mine_construction")).play(choose("ore_mine"));
    assert_eq!(game.refuse(Move::OreMine { cells: [at(5, 3), at(5, 2)] }), "no-tunnel-pair");
    game.play(Move::OreMine { cells: [at(5, 3), at(6, 3)] });
    assert_eq!(game.has(Good::Ore), 3);
}

#[test]
fn t09_a_ruby_mine_on_a_deep_tunnel_brings_a_ruby() {
    let rows = [". . . # # #", ". . . O D #", ". . . C T #", ". . . E # #"];
    let mut game = two(&home(rows));
    game.play(place("ruby_mine_construction")).play(choose("deep_tunnel")).play(Move::RubyMine { cell: at(5, 2) });
    assert_eq!(game.has(Good::Ruby), 1);
    let mut game = two(&home(rows));
    game.play(place("ruby_mine_construction")).play(choose("tunnel")).play(Move::RubyMine { cell: at(5, 3) });
    assert_eq!(game.has(Good::Ruby), 0);
}

// Refill.

#[test]
fn t10_logging() {
    assert_eq!(
        [refilled(2, 1, "logging", ""), refilled(2, 2, "logging", "wood = 3"), refilled(2, 3, "logging", "wood = 4")],
        [wood(3), wood(4), wood(5)]
    );
    assert_eq!(
        [refilled(4, 1, "logging", ""), refilled(4, 2, "logging", "wood = 3"), refilled(4, 3, "logging", "wood = 6")],
        [wood(3), wood(6), wood(9)]
    );
}

#[test]
fn t11_ore_mining_excavation_and_drift_mining_with_four_or_more() {
    assert_eq!(
        [
            refilled(4, 1, "ore_mining", ""),
            refilled(4, 2, "ore_mining", "ore = 3"),
            refilled(4, 3, "ore_mining", "ore = 5")
        ],
        [ore(3), ore(5), ore(7)]
    );
    assert_eq!(
        [
            refilled(4, 1, "excavation", ""),
            refilled(4, 2, "excavation", "stone = 2"),
            refilled(4, 3, "excavation", "stone = 3")
        ],
        [stone(2), stone(3), stone(4)]
    );
    assert_eq!(
        [
            refilled(4, 1, "drift_mining", ""),
            refilled(4, 2, "drift_mining", "stone = 2"),
            refilled(4, 3, "drift_mining", "stone = 4")
        ],
        [stone(2), stone(4), stone(6)]
    );
}

#[test]
fn t12_sustenance_and_strip_mining() {
    assert_eq!(refilled(4, 1, "sustenance", ""), grain(1));
    assert_eq!(refilled(4, 3, "sustenance", "grain = 1, vegetable = 1"), grain(1).and(vegetable(2)));
    assert_eq!(refilled(3, 1, "strip_mining", ""), ore(1));
    assert_eq!(refilled(3, 3, "strip_mining", "ore = 1, stone = 1"), ore(1).and(stone(2)));
}

#[test]
fn t13_large_depot() {
    let once = refilled(7, 1, "large_depot", "");
    assert_eq!(once, wood(2).and(ore(1)).and(stone(1)));
    assert_eq!(refilled(7, 2, "large_depot", "wood = 2, ore = 1, stone = 1"), wood(3).and(ore(2)).and(stone(2)));
}

#[test]
fn t14_ruby_mining() {
    assert_eq!([1, 2, 3].map(|round| refilled(2, round, "ruby_mining", "")), [NONE, NONE, ruby(1)]);
    assert_eq!(refilled(1, 1, "ruby_mining", ""), ruby(1));
    assert_eq!(refilled(1, 2, "ruby_mining", "ruby = 1"), ruby(2));
    assert_eq!(refilled(1, 3, "ruby_mining", "ruby = 2"), ruby(3));
}

#[test]
fn t15_solo_six_goods_are_lost_unless_a_ruby_is_paid() {
    assert_eq!(refilled(1, 7, "wood_gathering", "wood = 6"), wood(1));
    let position = "players = 1\nround = 7\nphase = \"start\"\nspaces.wood_gathering = { wood = 6 }\n[[player]]\ngoods = { ruby = 1 }";
    let mut game = Game::of(position);
    assert_eq!(game.prompt(), "protect");
    game.play(Move::Protect { space: space_id("wood_gathering") });
    assert_eq!((game.pile("wood_gathering"), game.has(Good::Ruby)), (wood(7), 0));
    let mut game = Game::of(position);
    game.play(Move::Done);
    assert_eq!((game.pile("wood_gathering"), game.has(Good::Ruby)), (wood(1), 1));
}

#[test]
fn t16_solo_all_goods_of_a_space_count() {
    assert_eq!(refilled(1, 10, "ore_delivery", "stone = 3, ore = 3"), stone(1).and(ore(1)));
    assert_eq!(refilled(1, 10, "ore_delivery", "stone = 2, ore = 3"), stone(3).and(ore(4)));
}

// Work.

#[test]
fn t17_the_weakest_dwarf_goes_first_unless_a_ruby_is_paid() {
    let mut game = two(&format!("{FOUR_LIVE_HERE}\ndwarfs = [0, 3, 14]"));
    assert_eq!(game.refuse(place_dwarf("supplies", 14)), "order-of-use");
    assert!(game.can(place_dwarf("supplies", 0)));
    let mut game = two(&format!("{FOUR_LIVE_HERE}\ndwarfs = [0, 3, 14]\ngoods = {{ ruby = 1 }}"));
    game.play(place_dwarf("supplies", 14));
    assert_eq!(game.has(Good::Ruby), 0);
    game.play_as(1, place("wood_gathering"));
    assert_eq!(game.refuse(place_dwarf("ore_mining", 3)), "order-of-use");
    game.play(place_dwarf("ore_mining", 0));
}

#[test]
fn t18_imitation() {
    let imitate = |space: &str, first: &str| {
        Game::of(&format!("players = 3\nround = 12\nturn = 0\n[occupied]\n{space} = 1\n[[player]]\n{first}"))
    };
    let copy = |space: &str| Move::Imitate { space: space_id(space) };
    let mut game = imitate("sustenance", "goods = { food = 4 }");
    game.play(place("imitation_4")).play(copy("sustenance"));
    assert_eq!(game.goods(0), grain(1), "no food: it was taken by the other dwarf");
    let rows = [". . . # # #", ". . . O D #", ". . . C O D", ". . . E # #"];
    let mut game = imitate("ore_mining", &(home(rows) + "goods = { food = 4 }"));
    game.play(place("imitation_4")).play(copy("ore_mining"));
    assert_eq!(game.goods(0), ore(4));
    let mut game = imitate("starting_player", "goods = { food = 4 }");
    assert_eq!(game.refuse(place("imitation_4")), "nothing-to-imitate");
}

#[test]
fn t19_blacksmithing_needs_ore_or_a_weapon() {
    let mut game = two("goods = {}");
    assert_eq!(game.refuse(place("blacksmithing")), "too-dear");
    let mut game = two("goods = { ore = 8 }\ndwarfs = [2, 2]");
    game.play(place_dwarf("blacksmithing", 2));
    assert_eq!(game.moves(), [choose("expedition")]);
}

#[test]
fn t20_the_weekly_market_sells_each_good_once() {
    let mut game = Game::of("players = 5\n[[player]]\ngoods = {}");
    let buy = |good| Move::Buy { good };
    game.play(place("weekly_market"));
    assert_eq!(game.has(Good::Gold), 4);
    game.play(buy(Good::Cattle)).play(buy(Good::Wood));
    assert_eq!(game.goods(0), cattle(1).and(wood(1)));
    let mut game = Game::of("players = 5\n[[player]]\ngoods = {}");
    game.play(place("weekly_market")).play(buy(Good::Sheep));
    assert_eq!(game.refuse(buy(Good::Sheep)), "bought-already");
}

#[test]
fn t21_family_growth_needs_room() {
    let mut game = two("goods = { ruby = 1, grain = 1 }");
    game.play(place("family_life"));
    assert_eq!(game.refuse(choose("grow")), "no-dwarf-room");
    let mut game = two(&home([". . . # # #", ". . . # # #", ". . . dwelling # #", ". . . E # #"]));
    game.play(place("family_life")).play(choose("grow"));
    assert_eq!(game.weapons(0), [0, 0, 0]);
}

#[test]
fn t22_the_additional_dwelling_is_for_the_sixth_dwarf_only() {
    let five = [". . . # # #", ". . . dwelling dwelling #", ". . . dwelling additional_dwelling #", ". . . E # #"];
    let mut game = two(&(home(five) + "dwarfs = [0, 0, 0, 0, 0]"));
    game.play(place("family_life")).play(choose("grow"));
    assert_eq!(game.weapons(0).len(), 6);
    let four = [". . . # # #", ". . . dwelling # #", ". . . dwelling additional_dwelling #", ". . . E # #"];
    let mut game = two(&(home(four) + "dwarfs = [0, 0, 0, 0]\ngoods = { ruby = 1, grain = 1 }"));
    game.play(place("family_life"));
    assert_eq!(game.refuse(choose("grow")), "no-dwarf-room");
}

#[test]
fn t23_urgent_wish_grows_only_after_building() {
    let rows = [". . . # # #", ". . . # # #", ". . . dwelling C #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = {}"));
    game.play(place("urgent_wish_for_children"));
    assert_eq!(game.moves(), [choose("take")], "3 gold, although there is room");
    let mut game = two(&(home(rows) + "goods = { wood = 4, stone = 3 }"));
    game.play(place("urgent_wish_for_children")).play(choose("dwelling")).furnish("dwelling", at(5, 3));
    game.play(choose("grow"));
    assert_eq!(game.weapons(0).len(), 3);
    let guest = [". . . # # #", ". . . guest_room # #", ". . . dwelling C #", ". . . E # #"];
    let mut game = two(&(home(guest) + "goods = {}"));
    game.play(place("urgent_wish_for_children")).play(choose("take"));
    assert_eq!((game.has(Good::Gold), game.weapons(0).len()), (3, 2));
}

// Expeditions.

#[test]
fn t24_all_three_items_of_the_first_row() {
    let mut game = two("dwarfs = [1, 1]\ngoods = {}");
    game.play(place_dwarf("blacksmithing", 1)).play(choose("expedition"));
    game.play(loot("dog")).play(loot("all_weapons")).play(loot("wood"));
    assert_eq!(game.goods(0), dog(1).and(wood(1)));
    assert_eq!(game.weapons(0), [3, 2]);
}

#[test]
fn t25_dog_gold_and_furnishing() {
    let mut game = two("dwarfs = [7, 7]\ngoods = { wood = 1 }");
    game.play(place_dwarf("blacksmithing", 7)).play(choose("expedition"));
    game.play(loot("dog")).play(loot("gold")).play(loot("furnish")).furnish("cuddle_room", at(4, 3));
    assert_eq!(game.goods(0), dog(1).and(gold(2)));
    assert_eq!(game.weapons(0), [8, 7]);
}

#[test]
fn t26_thirteen_brings_no_breeding_and_fourteen_is_the_end() {
    let mut game = two("dwarfs = [13, 14]\ngoods = { sheep = 2 }");
    game.play(place_dwarf("ore_mine_construction", 13)).play(choose("expedition"));
    assert_eq!(game.refuse(loot("breed")), "too-weak");
    game.play(loot("dog")).play(loot("wood"));
    assert_eq!(game.weapons(0), [14, 14]);
    game.play_as(1, place("wood_gathering"));
    game.play(place_dwarf("logging", 14)).play(choose("expedition")).play(loot("dog"));
    assert_eq!(game.weapons(0), [14, 14]);
}

#[test]
fn t27_adventure_with_a_new_weapon() {
    let mut game = two("goods = { ore = 1 }");
    game.play(place("adventure")).play(choose("forge")).play(Move::Forge { strength: 1 });
    game.play(choose("expedition"));
    assert_eq!(game.refuse(loot("sheep")), "too-weak");
    game.play(loot("dog")).play(choose("expedition")).play(loot("sheep"));
    assert_eq!((game.goods(0), game.weapons(0)), (dog(1).and(sheep(1)), vec![3, 0]));
}

#[test]
fn t28_the_loot_dwelling_with_craftsmen() {
    let rows = [". . . # # #", ". . . carpenter # #", ". . . C # #", ". . . E # #"];
    let mut game = nothing_lies(&(home(rows) + "dwarfs = [11, 11]\ngoods = { wood = 1, stone = 2 }"));
    game.play(place_dwarf("logging", 11))
        .play(choose("expedition"))
        .play(loot("dwelling"))
        .furnish("dwelling", at(4, 3));
    assert_eq!(game.goods(0), NONE);
    let rows = [". . . # # #", ". . . carpenter stone_carver #", ". . . C # #", ". . . E # #"];
    let mut game = nothing_lies(&(home(rows) + "dwarfs = [11, 11]\ngoods = { wood = 1, stone = 1 }"));
    game.play(place_dwarf("logging", 11))
        .play(choose("expedition"))
        .play(loot("dwelling"))
        .furnish("dwelling", at(4, 3));
    assert_eq!(game.goods(0), NONE);
}

// Animals, harvest.

/// Whether these animals can be kept on a board with this forest; the entry-level dwelling is taken by two donkeys.
fn kept(forest: [&str; 4], animals: &str) -> bool {
    let rows = [0, 1, 2, 3].map(|i| format!("{} {}", forest[i], ["# # #", "# # #", "C # #", "E # #"][i]));
    let board = home([&rows[0], &rows[1], &rows[2], &rows[3]].map(String::as_str));
    let text = format!("players = 2\n[[player]]\n{board}goods = {{ donkey = 2, {animals} }}");
    <caverna::State as table::Game>::from_position(&text).is_ok()
}

#[test]
fn t29_stables_double_and_dogs_watch_sheep() {
    let large = [". . .", ". . .", ". . .", ". L>s L<s"];
    assert!(kept(large, "cattle = 16"));
    assert!(!kept(large, "cattle = 17"));
    let stabled = [". . .", ". . .", ". . .", ". . Ms"];
    assert!(kept(stabled, "dog = 1, sheep = 2"));
    assert!(kept(stabled, "dog = 1, cattle = 1"));
    assert!(!kept(stabled, "dog = 1, cattle = 2"));
    assert!(!kept(stabled, "dog = 1, sheep = 3"));
}

#[test]
fn t30_a_bare_meadow_with_three_dogs() {
    let meadow = [". . .", ". . .", ". . .", ". . M"];
    assert!(kept(meadow, "dog = 3, sheep = 4"));
    assert!(!kept(meadow, "dog = 3, sheep = 5"));
    assert!(!kept(meadow, "dog = 3, boar = 1"));
}

#[test]
fn t31_no_lamb_without_a_place() {
    let mut game = harvest("normal", "goods = { sheep = 2, food = 4 }");
    game.play(feed(4));
    assert_ne!(game.prompt_of(0), "breed");
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . Ms E # #"];
    let mut game = harvest("normal", &(home(rows) + "goods = { sheep = 2, food = 4 }"));
    game.play(feed(4)).play_as(1, feed(1)).play(breed(sheep(1)));
    assert_eq!(game.has(Good::Sheep), 3);
}

#[test]
fn t32_a_third_boar_in_a_forest_stable() {
    let rows = [". . .s # # #", ". . . # # #", ". . . C # #", ". . . E # #"];
    let mut game = harvest("normal", &(home(rows) + "goods = { boar = 2, food = 4 }"));
    game.play(feed(4)).play_as(1, feed(1)).play(breed(boar(1)));
    assert_eq!(game.has(Good::Boar), 3);
}

const FIVE_DWARFS: &str = "dwarfs = [0, 0, 0, 0, { newborn = true }]\n";

#[test]
fn t33_four_adults_and_a_newborn() {
    let rows = [". . . # # #", ". . . dwelling # #", ". . . couple_dwelling # #", ". . . E # #"];
    for (kind, need) in [("normal", 9), ("one_food", 5)] {
        let mut game = harvest(kind, &(home(rows) + FIVE_DWARFS + "goods = { food = 20 }"));
        assert_eq!(game.refuse(feed(need + 1)), "food-amount");
        game.play(feed(need));
        assert_eq!((game.has(Good::Food), game.0.players[0].begging), (20 - need, 0));
    }
}

#[test]
fn t34_mining_cave_and_working_cave() {
    let rows = [". . . R # #", ". . . dwelling mining_cave R", ". . . couple_dwelling working_cave R", ". . . E # #"];
    let goods = "goods = { food = 20, wood = 1, donkey = 3 }";
    let mut game = harvest("normal", &(home(rows) + FIVE_DWARFS + goods));
    assert!(game.can(feed(6)) && !game.can(feed(7)));
    game.play(Move::FeedDwarf { with: wood(1) });
    assert!(game.can(feed(4)) && !game.can(feed(5)));
}

#[test]
fn t35_gold_and_donkeys_into_food() {
    let mut game = two("goods = { gold = 3, donkey = 2 }");
    game.play(raw(gold(3), food(2))).play(raw(donkey(2), food(3)));
    assert_eq!(game.goods(0), food(5));
    let rows = [". . . # # #", ". . . # # #", ". . . slaughtering_cave # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { donkey = 2 }"));
    game.play(raw(donkey(2), food(5)));
}

#[test]
fn t36_in_the_third_event_each_skips_one_part() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". Fg3 Ms E # #"];
    let player = home(rows) + "goods = { sheep = 2, food = 4 }\n";
    let mut game = Game::of(&format!(
        "players = 2\nround = 12\nphase = \"harvest\"\nharvest = \"choice\"\n[[player]]\n{player}[[player]]\n{player}"
    ));
    game.play_as(1, skip_fields()).play_as(0, skip_breeding());
    assert_eq!((game.goods(0).get(Good::Grain), game.goods(1).get(Good::Grain)), (1, 0));
    game.play_as(0, feed(4)).play_as(1, feed(4));
    assert_eq!((game.prompt_of(0), game.prompt_of(1)), ("", "breed"));
    game.play_as(1, breed(sheep(1)));
    assert_eq!((game.goods(0).get(Good::Sheep), game.goods(1).get(Good::Sheep)), (2, 3));
}

// Scoring.

#[test]
fn t37_the_start_position() {
    let game = Game::new(2);
    assert_eq!(game.points(0), -28);
    assert_eq!((game.line("dwarfs"), game.line("unused_spaces"), game.line("missing_types")), (2, -22, -8));
}

#[test]
fn t38_the_writing_chamber_forgives_seven() {
    let game = two(&home([". . . # # #", ". . . # # #", ". . . writing_chamber # #", ". . . E # #"]));
    assert_eq!(game.points(0), -21);
}

#[test]
fn t39_crops() {
    assert_eq!(two("goods = { grain = 3 }").line("grain"), 2);
    let rows = [". . . # # #", ". . . # # #", ". . . food_chamber # #", ". Fg3 Fv1 E # #"];
    let game = two(&(home(rows) + "goods = { grain = 2, vegetable = 2 }"));
    assert_eq!((game.line("grain"), game.line("vegetables"), game.line("bonus")), (3, 3, 6));
}

#[test]
fn t40_the_main_storage_counts_yellow_tiles() {
    let rows = [". . . # # #", ". . . stone_storage # #", ". . . main_storage beer_parlor #", ". . . E # #"];
    assert_eq!(two(&(home(rows) + "goods = {}")).line("bonus"), 6);
}

#[test]
fn t41_the_rule_books_example() {
    let rows = [
        ". F F # # fodder_chamber",
        "F F F dwelling cuddle_room wood_supplier",
        "F M M dwelling cooking_cave O",
        "L>s L<s P E R R",
    ];
    let animals = "dog = 2, sheep = 4, donkey = 2, boar = 3, cattle = 10";
    let game = two(&(home(rows)
        + &format!("dwarfs = [0, 0, 0, 0]\ngoods = {{ {animals}, vegetable = 4, ruby = 1, gold = 13, grain = 9 }}")));
    assert_eq!(game.line("animals"), 21);
    assert_eq!((game.line("furnishings"), game.line("pastures"), game.line("mines")), (12, 6, 11));
    assert_eq!((game.line("bonus"), game.line("unused_spaces"), game.line("grain")), (6, -3, 5));
    assert_eq!(game.points(0), 80);
}

#[test]
fn seeds_are_crops_too() {
    // A field sown with the last grain and the rest from the general supply (6.3).
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". F M E # #"];
    let mut game = two(&(home(rows) + "goods = { grain = 1, ruby = 2 }"));
    game.play(place("slash_and_burn")).play(choose("sow")).play(sow(at(2, 4), Crop::Grain));
    assert_eq!(game.line("grain"), 2, "three markers on the field");
    assert!(game.exchanges().contains(&buy_tile(Cavern, at(5, 3))));
}
