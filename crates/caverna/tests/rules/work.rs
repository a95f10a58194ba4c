//! Placing dwarfs, the action spaces, imitation, market, family growth (sections 0, 4, 5, 6, 17).

use crate::common::*;
use caverna::goods::*;
use caverna::moves::Move;

#[test]
fn r4_3a_one_dwarf_on_each_space() {
    let mut game = Game::new(2);
    game.play(place("supplies"));
    assert_eq!(game.refuse(place("supplies")), "occupied");
}

#[test]
fn r4_3b_equal_strengths_are_free_and_a_missing_dwarf_cannot_go() {
    let mut game = two("dwarfs = [4, 4]");
    assert_eq!(game.refuse(place_dwarf("supplies", 0)), "no-such-dwarf");
    game.play(place_dwarf("supplies", 4));
}

#[test]
fn r4_3b_the_ruby_for_the_order_cannot_be_spent_twice() {
    // One ruby: for the order of use, or for the tunnel under the mine, not for both.
    let mut game = two("dwarfs = [0, 5]\ngoods = { ruby = 1 }");
    assert_eq!(game.refuse(place_dwarf("ruby_mine_construction", 5)), "no-tunnel");
    assert!(game.can(place_dwarf("ruby_mine_construction", 0)));
    assert!(game.can(place_dwarf("logging", 5)));
}

#[test]
fn r4_5_the_order_uses_current_strengths() {
    // 9.3: all weapons +1; the dwarf at home is stronger now, but still the only one.
    let mut game = two("dwarfs = [1, 2]");
    game.play(place_dwarf("logging", 1)).play(choose("expedition")).play(loot("all_weapons"));
    assert_eq!(game.weapons(0), [3, 3]);
    game.play_as(1, place("supplies")).play(place_dwarf("wood_gathering", 3));
}

#[test]
fn r4_3c_taking_goods_needs_goods() {
    let mut game = Game::of("players = 2\nround = 1\nspaces = {}");
    assert_eq!(game.refuse(place("wood_gathering")), "empty");
    assert_eq!(game.refuse(place("ruby_mining")), "empty");
    game.play(place("drift_mining"));
    assert_eq!(game.moves(), [choose("dig")], "no stone lies there");
}

#[test]
fn r4_3c_something_must_be_done() {
    let mut game = Game::new(2);
    game.play(place("slash_and_burn"));
    assert_eq!(game.refuse(Move::Done), "not-optional");
}

// What lies on a space is taken without asking.

#[test]
fn r4_3d_goods_that_lie_there_are_taken_first() {
    for (players, space, goods) in [
        (2, "drift_mining", stone(1)),
        (2, "excavation", stone(1)),
        (2, "clearing", wood(1)),
        (2, "sustenance", food(1).and(grain(1))),
        (4, "sustenance", grain(1)),
        (6, "drift_mining_extra", stone(1)),
    ] {
        let mut game = Game::of(&format!("players = {players}\n[[player]]\ngoods = {{}}"));
        game.play(place(space));
        assert_eq!((game.goods(0), game.pile(space)), (goods, NONE), "{space}");
        assert!(game.can(Move::Done), "{space}: the goods alone are enough");
        assert!(!game.can(choose("take")), "{space}: nothing is taken twice");
        assert_eq!((game.seat().index(), game.prompt()), (0, "choose"), "{space}: the tile may be laid besides");
    }
}

#[test]
fn r4_3d_goods_are_taken_before_fences_and_expeditions() {
    let mut game = two("dwarfs = [1, 1]\ngoods = {}");
    game.play(place_dwarf("logging", 1));
    assert_eq!((game.goods(0), game.moves()), (wood(3), vec![choose("expedition"), Move::Done]));
    let mut six = Game::of("players = 6\n[[player]]\ndwarfs = [1, 1]\ngoods = {}");
    six.play(place_dwarf("hardware_rental", 1));
    assert_eq!((six.goods(0), six.moves()), (wood(2), vec![choose("expedition"), Move::Done]), "no field to sow");
}

#[test]
fn r4_3c_without_goods_the_other_part_must_be_done() {
    let mut game = nothing_lies("goods = {}");
    game.play(place("drift_mining"));
    assert_eq!(game.moves(), [choose("dig")]);
}

#[test]
fn r4_3d_if_nothing_else_can_be_done_the_turn_is_over() {
    let mut game = two("goods = {}");
    game.play(place("logging"));
    assert_eq!((game.goods(0), game.seat().index()), (wood(3), 1), "the dwarf is unarmed");
}

#[test]
fn r4_3d_what_does_not_lie_there_is_a_choice() {
    let mut game = two("goods = { wood = 1 }");
    game.play(place("housework"));
    assert_eq!(game.moves(), [choose("take"), choose("furnish")]);
    let mut game = Game::of("players = 5\n[[player]]\ngoods = {}");
    game.play(place("small_scale_drift_mining"));
    assert_eq!(game.moves(), [choose("take"), choose("dig")]);
}

#[test]
fn r4_3c_what_was_begun_must_be_done() {
    let mut game = Game::new(2);
    game.play(place("drift_mining")).play(choose("dig"));
    assert_eq!(game.refuse(Move::Done), "not-optional");
}

#[test]
fn r4_3c_conversions_make_a_component_possible() {
    // No ore, but a ruby: the weapon can be forged.
    let mut game = two("goods = { ruby = 1 }");
    game.play(place("blacksmithing")).play(choose("forge")).play(ruby_for(ore(1))).play(Move::Forge { strength: 1 });
    assert_eq!(game.weapons(0), [1, 0]);
}

#[test]
fn r4_3d_goods_are_taken_completely() {
    let mut game = Game::of("players = 2\nround = 1\n[spaces]\nsustenance = { food = 4 }\n[[player]]\ngoods = {}");
    game.play(place("sustenance"));
    assert_eq!((game.goods(0), game.pile("sustenance")), (food(4).and(grain(1)), NONE));
}

#[test]
fn r0_4_then_or_keeps_the_order() {
    // Slash-and-burn: a tile and then/or sowing. After sowing no tile.
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". F F E # #"];
    let mut game = two(&(home(rows) + "goods = { grain = 1 }"));
    game.play(place("slash_and_burn")).play(choose("sow")).play(sow(at(3, 4), caverna::Crop::Grain));
    assert_eq!(game.seat().index(), 1);
}

#[test]
fn r0_4_and_or_in_any_order() {
    let mut game = two("goods = { wood = 1 }");
    game.play(place("housework")).play(choose("take")).play(choose("furnish")).furnish("cuddle_room", at(4, 3));
    let mut game = two("goods = { wood = 1 }");
    game.play(place("housework")).play(choose("furnish")).furnish("cuddle_room", at(4, 3)).play(choose("take"));
    assert_eq!(game.goods(0), dog(1));
}

#[test]
fn r0_4_either_or_is_exclusive() {
    let rows = [". . . # # #", ". . . # # #", ". . . dwelling # #", ". . . E # #"];
    let mut game = Game::of(&format!("players = 4\n[[player]]\n{}goods = {{}}", home(rows)));
    game.play(place("growth")).play(choose("grow"));
    assert_eq!((game.has(Good::Gold), game.seat().index()), (0, 1));
}

#[test]
fn r5_1_mines_improve_the_mining_spaces() {
    let rows = [". . . O D #", ". . . O R #", ". . . C R #", ". . . E # #"];
    let take = |space: &str, pile: &str| {
        let text = format!(
            "players = 2\nround = 12\n[spaces]\n{space} = {{ {pile} }}\n[[player]]\n{}goods = {{}}",
            home(rows)
        );
        Game::of(&text).play(place(space)).goods(0)
    };
    assert_eq!(take("ore_mining", "ore = 2"), ore(6), "17.7: 2 for each ore mine");
    assert_eq!(take("ore_delivery", "ore = 1, stone = 1"), ore(5).and(stone(1)));
    assert_eq!(take("ruby_mining", "ruby = 1"), ruby(2), "at most 1 more");
    assert_eq!(take("ruby_delivery", "ruby = 2"), ruby(3));
}

#[test]
fn r5_2_ruby_delivery_needs_two_ruby_mines() {
    let rows = [". . . # # #", ". . . # # #", ". . . C R #", ". . . E # #"];
    let text = |space: &str| {
        format!("players = 2\nround = 12\n[spaces]\n{space} = {{ ruby = 1 }}\n[[player]]\n{}goods = {{}}", home(rows))
    };
    assert_eq!(Game::of(&text("ruby_delivery")).play(place("ruby_delivery")).goods(0), ruby(1));
    assert_eq!(Game::of(&text("ruby_mining")).play(place("ruby_mining")).goods(0), ruby(2));
}

#[test]
fn r5_1_fixed_goods_of_the_boards() {
    let take = |players: u8, space: &str| {
        Game::of(&format!("players = {players}\n[[player]]\ngoods = {{}}")).play(place(space)).goods(0)
    };
    assert_eq!(take(3, "supplies"), wood(1).and(stone(1)).and(ore(1)).and(food(1)).and(gold(2)));
    assert_eq!(take(3, "strip_mining"), ore(1).and(wood(2)));
    assert_eq!(take(3, "forest_exploration"), wood(1).and(vegetable(1)));
    assert_eq!(take(4, "forest_exploration"), wood(2).and(food(2)));
    assert_eq!(take(5, "depot"), wood(1).and(ore(1)));
    assert_eq!(take(7, "large_depot"), wood(2).and(ore(1)).and(stone(1)));
}

#[test]
fn r5_1_small_scale_drift_mining_and_extension() {
    let mut game = Game::of("players = 5\n[[player]]\ngoods = {}");
    game.play(place("small_scale_drift_mining")).play(choose("take")).play(Move::Done);
    assert_eq!(game.goods(0), stone(1), "19.6: and/or");
    let mut game = Game::of("players = 7\n[[player]]\ngoods = {}");
    game.play(place("extension")).play(choose("dig")).play(cavern_tunnel(at(5, 3), at(6, 3)));
    assert_eq!((game.goods(0), game.seat().index()), (stone(1), 1));
}

#[test]
fn r5_1_hardware_rental_with_five_and_with_six() {
    let mut five = Game::of("players = 5\n[[player]]\ngoods = {}");
    assert_eq!(five.refuse(place("hardware_rental")), "nothing-possible", "no weapon, no field");
    let mut six = Game::of("players = 6\n[[player]]\ndwarfs = [2, 2]\ngoods = {}");
    six.play(place_dwarf("hardware_rental", 2)).play(choose("expedition"));
    six.play(loot("grain")).play(loot("wood"));
    assert_eq!((six.goods(0), six.seat().index()), (wood(3).and(grain(1)), 1), "no field to sow");
}

#[test]
fn r5_1_fence_building_pays_with_the_wood_just_taken() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . M E # #"];
    let text =
        format!("players = 5\n[spaces]\nfence_building = {{ wood = 2 }}\n[[player]]\n{}goods = {{}}", home(rows));
    let mut game = Game::of(&text);
    game.play(place("fence_building")).play(choose("fences")).play(Move::FenceSmall { cell: at(3, 4) });
    assert_eq!((game.has(Good::Wood), game.line("pastures")), (0, 2));
}

#[test]
fn r17_9_building_comes_before_taking_animals() {
    let mut game = two("goods = { stone = 1, boar = 2 }");
    game.play(place("sheep_farming"))
        .play(choose("build"))
        .play(choose("stable"))
        .play(Move::Stable { cell: at(1, 1) });
    assert_eq!(
        game.prompt(),
        "house",
        "the sheep comes without asking; a forest stable holds a boar only; the sheep needs the dwelling"
    );
    game.play(raw(boar(1), food(2)));
    assert_eq!(game.goods(0), sheep(1).and(boar(1)).and(food(2)));
}

#[test]
fn r17_9_taking_alone_is_allowed_but_not_building_afterwards() {
    let mut game = two("goods = { stone = 1 }");
    game.play(place("sheep_farming"));
    assert_eq!(game.moves(), [choose("build"), choose("take")]);
    game.play(choose("take"));
    assert_eq!((game.has(Good::Sheep), game.seat().index()), (1, 1));
    let mut poor = two("goods = {}");
    poor.play(place("sheep_farming"));
    assert_eq!((poor.has(Good::Sheep), poor.seat().index()), (1, 1), "nothing can be built");
}

#[test]
fn r6_6_a_newborn_does_not_work_in_its_round() {
    let rows = [". . . # # #", ". . . # # #", ". . . dwelling # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = {}"));
    game.play(place("family_life")).play(choose("grow")).play_as(1, place("supplies"));
    game.play(place("wood_gathering")).play_as(1, place("ore_mining"));
    assert_ne!(game.prompt_of(0), "place", "17.2");
    assert_eq!(game.0.players[0].dwarfs.len(), 3);
}

#[test]
fn r6_6_never_more_than_five_without_the_sixth_room() {
    let rows = [". . . # # #", ". . . couple_dwelling dwelling #", ". . . dwelling # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "dwarfs = [0, 0, 0, 0, 0]\ngoods = { ruby = 1, grain = 1 }"));
    game.play(place("family_life"));
    assert_eq!(game.refuse(choose("grow")), "full-family");
}

#[test]
fn r6_5_furnish_a_dwelling_sells_dwellings_only() {
    let mut game = two("goods = { wood = 4, stone = 3 }");
    game.play(place("urgent_wish_for_children")).play(choose("dwelling"));
    assert_eq!(game.refuse(furnish("carpenter")), "only-dwellings");
}

#[test]
fn r19_13_growth_after_building_is_optional() {
    let mut game = two("goods = { wood = 4, stone = 3 }");
    game.play(place("urgent_wish_for_children"))
        .play(choose("dwelling"))
        .furnish("dwelling", at(4, 3))
        .play(Move::Done);
    assert_eq!(game.weapons(0).len(), 2);
}

#[test]
fn r17_8_ore_trading_one_to_three_times() {
    let mut game = two("goods = { ore = 9 }");
    game.play(place("ore_trading"));
    assert_eq!(game.refuse(Move::Done), "not-optional", "at least one trade");
    game.play(Move::Trade).play(Move::Trade).play(Move::Trade);
    assert_eq!((game.goods(0), game.seat().index()), (ore(3).and(gold(6)).and(food(3)), 1));
    let mut poor = two("goods = { ore = 1 }");
    assert_eq!(poor.refuse(place("ore_trading")), "too-dear");
}

#[test]
fn r6_14_the_market_sells_for_own_gold_too_and_animals_may_be_eaten() {
    let mut game = Game::of("players = 5\n[[player]]\ngoods = { gold = 1, sheep = 2 }");
    game.play(place("weekly_market")).play(Move::Buy { good: Good::Dog }).play(Move::Buy { good: Good::Boar });
    assert_eq!(game.prompt(), "house");
    game.play(raw(boar(1), food(2)));
    assert_eq!(game.refuse(Move::Buy { good: Good::Cattle }), "too-dear");
    game.play(Move::Done);
    assert_eq!(game.goods(0), gold(1).and(dog(1)).and(sheep(2)).and(food(2)));
}

#[test]
fn r6_14_buying_nothing_is_allowed() {
    let mut game = Game::of("players = 5\n[[player]]\ngoods = {}");
    game.play(place("weekly_market")).play(Move::Done);
    assert_eq!(game.goods(0), gold(4));
}

fn imitating(space: &str, holder: u8, first: &str) -> Game {
    Game::of(&format!("players = 3\nround = 12\nturn = 0\n[occupied]\n{space} = {holder}\n[[player]]\n{first}"))
}

#[test]
fn r6_13a_not_ones_own_space_and_not_the_starting_player() {
    let mut game = imitating("supplies", 0, "goods = { food = 4 }");
    assert_eq!(game.refuse(place("imitation_4")), "nothing-to-imitate");
    let mut game = Game::of(
        "players = 3\nturn = 0\n[occupied]\nstarting_player = 1\nsupplies = 2\n[[player]]\ngoods = { food = 4 }",
    );
    game.play(place("imitation_4"));
    assert_eq!(game.moves(), [imitate("supplies")]);
    assert_eq!(game.refuse(imitate("starting_player")), "not-imitable");
}

fn imitate(space: &str) -> Move {
    Move::Imitate { space: space_id(space) }
}

/// Five players; others stand on the second imitation space and on the market, the first on Growth.
fn two_imitations(food: u8) -> Game {
    let occupied = "[occupied]\nimitation_2 = 1\nweekly_market = 2\ngrowth = 0";
    let mut game = Game::of(&format!("players = 5\nturn = 0\n{occupied}\n[[player]]\ngoods = {{ food = {food} }}"));
    game.play(place("imitation_4"));
    game
}

#[test]
fn r6_13_an_imitation_space_may_be_imitated_too() {
    let mut game = two_imitations(6);
    assert_eq!(game.moves(), [imitate("imitation_2"), imitate("weekly_market")]);
    game.play(imitate("imitation_2"));
    assert_eq!((game.has(Good::Food), game.moves()), (2, vec![imitate("weekly_market")]));
    game.play(imitate("weekly_market"));
    assert_eq!((game.has(Good::Food), game.has(Good::Gold)), (0, 4));
}

#[test]
fn r6_13_both_prices_are_paid() {
    let mut game = two_imitations(5);
    assert_eq!(game.refuse(imitate("imitation_2")), "too-dear");
    game.play(imitate("weekly_market"));
}

#[test]
fn r6_13_imitating_an_imitation_leads_to_no_own_space_and_not_in_a_circle() {
    let mut game = two_imitations(6);
    game.play(imitate("imitation_2"));
    assert_eq!(game.refuse(imitate("growth")), "nobody-to-imitate", "one's own");
    assert_eq!(game.refuse(imitate("imitation_2")), "imitated-already", "been there");
    // Two imitation spaces that cost next to nothing, and nothing else to imitate.
    let occupied = "[occupied]\nimitation_1 = 1\nimitation_0 = 2";
    let mut game = Game::of(&format!("players = 7\nturn = 0\n{occupied}\n[[player]]\ngoods = {{ food = 9 }}"));
    assert_eq!(game.refuse(place("imitation_2")), "nothing-to-imitate");
}

#[test]
fn r6_13b_without_a_component_no_imitation() {
    let mut game = imitating("wood_gathering", 1, "goods = { food = 4 }");
    assert_eq!(game.refuse(place("imitation_4")), "nothing-to-imitate");
    let mut game = imitating("ruby_mining", 1, "goods = { food = 4 }");
    assert_eq!(game.refuse(place("imitation_4")), "nothing-to-imitate");
    let rows = [". . . # # #", ". . . # # #", ". . . C R #", ". . . E # #"];
    let mut game = imitating("ruby_mining", 1, &(home(rows) + "goods = { food = 4 }"));
    game.play(place("imitation_4")).play(Move::Imitate { space: space_id("ruby_mining") });
    assert_eq!(game.goods(0), ruby(1));
}

#[test]
fn r6_13_the_food_may_be_raised_but_not_from_what_the_space_gives() {
    let mut game = imitating("supplies", 1, "goods = { gold = 2, food = 2 }");
    assert_eq!(game.refuse(place("imitation_4")), "too-dear", "2 gold are 1 food");
    let mut game = imitating("supplies", 1, "goods = { gold = 3, food = 2 }");
    game.play(place("imitation_4"));
    assert!(game.moves().is_empty());
    game.play(raw(gold(3), food(2))).play(Move::Imitate { space: space_id("supplies") });
    assert_eq!(game.goods(0), wood(1).and(stone(1)).and(ore(1)).and(food(1)).and(gold(2)));
}

#[test]
fn r6_13_what_feeds_the_imitation_cannot_pay_for_the_rest() {
    // One grain: either the fourth food or the seed.
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". F M E # #"];
    let mut game = imitating("family_life", 1, &(home(rows) + "goods = { grain = 1, food = 3 }"));
    assert_eq!(game.refuse(place("imitation_4")), "nothing-to-imitate");
    let mut game = imitating("family_life", 1, &(home(rows) + "goods = { grain = 2, food = 3 }"));
    game.play(place("imitation_4")).play(raw(grain(1), food(1)));
    assert_eq!(game.refuse(raw(grain(1), food(1))), "committed");
    game.play(Move::Imitate { space: space_id("family_life") })
        .play(choose("sow"))
        .play(sow(at(2, 4), caverna::Crop::Grain));
}

#[test]
fn r6_13c_the_same_space_may_be_imitated_twice() {
    let mut game = Game::of("players = 5\nturn = 0\n[occupied]\nweekly_market = 1\n[[player]]\ngoods = { food = 6 }");
    let market = Move::Imitate { space: space_id("weekly_market") };
    game.play(place("imitation_4")).play(market).play(Move::Done);
    for (seat, space) in (1..5).zip(["depot", "forest_exploration", "ore_mining", "starting_player"]) {
        game.play_as(seat, place(space));
    }
    game.play(place("imitation_2")).play(market);
    assert_eq!(game.has(Good::Gold), 8);
}

#[test]
fn r6_13d_strength_is_that_of_the_imitating_dwarf() {
    let mut game = imitating("blacksmithing", 1, "dwarfs = [0, 7]\ngoods = { food = 4, ore = 3 }");
    game.play(place("imitation_4")).play(Move::Imitate { space: space_id("blacksmithing") });
    game.play(choose("forge")).play(Move::Forge { strength: 3 });
    assert_eq!(game.weapons(0), [3, 7]);
}

// Refusals name the rule, and of a whole space a reason that fits the whole.

#[test]
fn what_cannot_be_paid_is_refused_by_the_rule_of_its_price() {
    let mut game = two("goods = {}");
    assert_eq!(game.refused_by(place("blacksmithing")), "6.11", "a weapon would do for the expedition too");
    assert_eq!(game.refused_by(place("adventure")), "6.11");
    assert_eq!(game.refused_by(place("ore_trading")), "17.8");
    assert_eq!(imitating("supplies", 1, "goods = { food = 3 }").refused_by(place("imitation_4")), "6.13");
    let rows = [". . . # # #", ". . . # # #", ". . M C # #", ". . M E # #"];
    let mut game = two(&(home(rows) + "goods = { stone = 1, wood = 3 }"));
    game.play(place("sheep_farming")).play(choose("build")).play(choose("fences"));
    assert_eq!(game.refused_by(Move::FenceLarge { cells: [at(3, 3), at(3, 4)] }), "6.7");
    let mut game = two(&(home(rows) + "goods = { wood = 2 }"));
    game.play(place("sheep_farming")).play(choose("build"));
    assert_eq!(game.refused_by(choose("stable")), "6.8");
    let mut game = Game::of("players = 5\n[[player]]\ngoods = {}");
    game.play(place("weekly_market")).play(Move::Buy { good: Good::Dog });
    assert_eq!(game.refused_by(Move::Buy { good: Good::Cattle }), "6.14");
    assert_eq!(game.refused_by(Move::Buy { good: Good::Ruby }), "6.14");
    let mut game = two("goods = { food = 1 }");
    game.play(place("housework")).play(choose("furnish"));
    assert_eq!(game.refused_by(furnish("carpenter")), "12.4");
}

#[test]
fn a_whole_space_is_refused_for_a_reason_that_fits_the_whole() {
    let mut game = two("goods = {}");
    assert_eq!(game.refuse(place("family_life")), "nothing-possible", "neither room nor a field");
    assert_eq!(game.refuse(place("ruby_mine_construction")), "no-tunnel", "the same for both parts");
    assert_eq!(game.refuse(place("ore_mine_construction")), "nothing-possible", "neither tunnels nor a weapon");
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . F E # #"];
    let mut game = two(&(home(rows) + "goods = { grain = 1 }"));
    game.play(place("family_life"));
    assert_eq!(game.refuse(choose("grow")), "no-dwarf-room", "of a part its own reason");
    game.play(choose("sow"));
    assert_eq!(game.refuse(sow(at(1, 1), caverna::Crop::Grain)), "no-empty-field", "of a space of the board");
}

#[test]
fn the_wrong_kind_of_answer_is_refused() {
    let mut game = Game::new(2);
    assert_eq!(game.refuse(Move::Trade), "other-question");
    assert_eq!(game.refuse(choose("take")), "other-question");
    assert_eq!(game.refuse(Move::Done), "not-optional");
    game.play(place("drift_mining"));
    assert_eq!(game.refuse(choose("sow")), "part-closed");
    assert_eq!(game.refuse(place("supplies")), "other-question");
}
