//! Craftsmen and suppliers: effects and rulings, each with an interaction.

use crate::common::*;
use caverna::goods::*;
use caverna::moves::Move;

/// A board with these tiles on (4,2), (4,3) and (5,2), an empty cavern at (5,3) and two meadows.
fn with(tiles: &[&str]) -> String {
    let tile = |i: usize| tiles.get(i).copied().unwrap_or("C");
    let rows = [
        ". . . # # #".into(),
        format!(". . . {} {} #", tile(1), tile(2)),
        format!(". . M {} C #", tile(0)),
        ". . M E # #".into(),
    ];
    format!("home = {rows:?}\n")
}

#[test]
fn carpenter_takes_a_wood_off_furnishings() {
    let mut game = two(&(with(&["carpenter"]) + "goods = { wood = 3, stone = 3 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("dwelling", at(5, 3));
    assert_eq!(game.goods(0), NONE);
}

#[test]
fn carpenter_takes_nothing_off_below_zero_and_nothing_off_itself() {
    let mut game = two(&(with(&["carpenter"]) + "goods = { stone = 2 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("cooking_cave", at(5, 3));
    assert_eq!(game.goods(0), NONE, "no wood in the price, nothing to take off");
    let mut game = two("goods = {}");
    game.play(place("housework")).play(choose("furnish"));
    assert_eq!(game.refuse(furnish("carpenter")), "too-dear");
}

#[test]
fn carpenter_one_wood_off_each_build_fences_action() {
    let rows = [". . M # # #", ". . M # # #", ". . M carpenter # #", ". . M E # #"];
    let fence = |extra: &str, wood: u8| {
        let text = format!("players = 2\nround = 12\n{extra}[[player]]\n{}goods = {{ wood = {wood} }}", home(rows));
        let mut game = Game::of(&text);
        game.play(place("sheep_farming")).play(choose("build")).play(choose("fences"));
        game.play(Move::FenceSmall { cell: at(3, 1) });
        game.play(Move::FenceLarge { cells: [at(3, 2), at(3, 3)] });
        game.has(Good::Wood)
    };
    assert_eq!(fence("", 5), 0, "2 + 4 - 1");
    assert_eq!(fence("fence_discount = \"per_pasture\"\n", 5), 1, "19.10: as a switch, 1 + 3");
}

#[test]
fn carpenter_the_stable_before_the_fences_does_not_use_up_the_discount() {
    let mut game = nothing_lies(&(with(&["carpenter"]) + "goods = { wood = 1, stone = 1 }"));
    game.play(place("sheep_farming")).play(choose("build")).play(choose("stable"));
    game.play(Move::Stable { cell: at(1, 1) }).play(choose("fences")).play(Move::FenceSmall { cell: at(3, 3) });
    assert_eq!(game.goods(0), NONE);
}

#[test]
fn carpenter_loot_pastures() {
    let mut game = two(&(with(&["carpenter"]) + "dwarfs = [10, 10]\ngoods = { wood = 1 }"));
    game.play(place_dwarf("ore_mine_construction", 10)).play(choose("expedition")).play(loot("large_pasture"));
    game.play(Move::FenceLarge { cells: [at(3, 3), at(3, 4)] });
    assert_eq!(game.has(Good::Wood), 0);
    let mut game = two(&(with(&["carpenter"]) + "dwarfs = [9, 9]\ngoods = {}"));
    game.play(place_dwarf("ore_mine_construction", 9)).play(choose("expedition")).play(loot("small_pasture"));
    game.play(Move::FenceSmall { cell: at(3, 3) });
    assert_eq!(game.line("pastures"), 2);
}

#[test]
fn stone_carver_gives_two_stone_once_and_free_stables() {
    let mut game = two("goods = { wood = 1 }");
    game.play(place("housework")).play(choose("furnish")).furnish("stone_carver", at(4, 3));
    assert_eq!(game.goods(0), stone(2));
    let mut game = nothing_lies(&(with(&["stone_carver"]) + "goods = {}"));
    game.play(place("sheep_farming"))
        .play(choose("build"))
        .play(choose("stable"))
        .play(Move::Stable { cell: at(1, 1) });
    assert_eq!(game.goods(0), NONE);
}

#[test]
fn stone_carver_with_carpenter_and_builder() {
    // Dwelling: 4 wood 3 stone; 3 wood 2 stone; one of each may be ore.
    let mut game = two(&(with(&["stone_carver", "carpenter", "builder"]) + "goods = { wood = 2, stone = 1, ore = 2 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("dwelling", at(5, 3));
    assert_eq!(game.goods(0), NONE);
}

#[test]
fn blacksmith_gives_two_ore_and_cheap_weapons() {
    let mut game = two("goods = { wood = 1, stone = 2 }");
    game.play(place("housework")).play(choose("furnish")).furnish("blacksmith", at(4, 3));
    assert_eq!(game.goods(0), ore(2));
    for (strength, price) in [(1, 0), (2, 0), (3, 1), (8, 6)] {
        let mut game = two(&format!("{}goods = {{ ore = {price} }}", with(&["blacksmith"])));
        game.play(place("blacksmithing")).play(choose("forge"));
        assert_eq!(game.refuse(Move::Forge { strength: 9 }), "forge-limit");
        game.play(Move::Forge { strength });
        assert_eq!(game.has(Good::Ore), 0);
    }
}

#[test]
fn blacksmith_has_no_effect_on_ore_trading() {
    let mut game = two(&(with(&["blacksmith"]) + "goods = { ore = 1 }"));
    assert_eq!(game.refuse(place("ore_trading")), "too-dear");
}

#[test]
fn miner_gives_ore_for_donkeys_in_ore_mines() {
    let rows = [". . . # # #", ". . . O D R", ". . . miner O D", ". . . E # #"];
    let text = |donkeys| {
        let player = home(rows) + &format!("goods = {{ donkey = {donkeys} }}");
        Game::of(&format!("players = 2\nround = 6\nphase = \"start\"\n[[player]]\n{player}")).has(Good::Ore)
    };
    assert_eq!([text(0), text(1), text(2), text(3)], [0, 1, 2, 2], "ruby mines do not count");
}

/// The start of a round with the Miner and one ore mine.
fn miner_at_round_start(goods: &str, more: &str) -> Game {
    let rows = [". . . # # #", ". . . O D R", ". . . miner # #", ". . . E # #"];
    let player = home(rows) + &format!("goods = {{ {goods} }}\n{more}");
    Game::of(&format!("players = 2\nround = 6\nphase = \"start\"\n[[player]]\n{player}"))
}

#[test]
fn miner_a_ruby_becomes_a_donkey_before_the_miner_counts() {
    let mut game = miner_at_round_start("ruby = 2", "");
    assert_eq!((game.prompt_of(0), game.prompt_of(1), game.moves()), ("round_start", "", vec![Move::Done]));
    game.play(ruby_for(donkey(1)));
    assert_eq!(game.goods(0), ruby(1).and(donkey(1)).and(ore(1)));
    assert_eq!(game.prompt_of(0), "place", "another donkey would bring nothing more");
}

#[test]
fn miner_whoever_keeps_the_ruby_leaves() {
    let mut game = miner_at_round_start("ruby = 1", "");
    assert_eq!(game.refuse(place("logging")), "other-question");
    game.play(Move::Done);
    assert_eq!((game.goods(0), game.prompt_of(0)), (ruby(1), "place"));
}

#[test]
fn miner_nobody_is_asked_whose_exchanges_change_nothing() {
    assert_eq!(miner_at_round_start("grain = 1, gold = 3", "").prompt_of(0), "place", "no ruby");
    assert_eq!(miner_at_round_start("donkey = 1, ruby = 1", "").prompt_of(0), "place", "every ore mine has its donkey");
    let without_miner = Game::of("players = 2\nround = 6\nphase = \"start\"\n[[player]]\ngoods = { ruby = 3 }");
    assert_eq!(without_miner.prompt_of(0), "place");
}

#[test]
fn miner_the_ruby_that_waits_on_the_round_space_counts() {
    let mut game = miner_at_round_start("grain = 1", "round_goods = { 6 = { ruby = 1 } }");
    game.play(ruby_for(donkey(1)));
    assert_eq!(game.goods(0), grain(1).and(donkey(1)).and(ore(1)));
}

#[test]
fn miner_the_ruby_of_the_last_dwarf_before_a_round_without_harvest() {
    let rows = [". . . # # #", ". . . O D R", ". . . miner # #", ". . . E # #"];
    let player = home(rows) + "dwarfs = [0, { at = \"logging\" }]\ngoods = {}\n";
    let others = "[[player]]\ndwarfs = [{ at = \"supplies\" }, { at = \"clearing\" }]";
    let occupied = "occupied = { logging = 0, supplies = 1, clearing = 1 }";
    let mut game = Game::of(&format!(
        "players = 2\nround = 7\nharvest = \"none\"\nspaces.ruby_mining = {{ ruby = 1 }}\n{occupied}\n[[player]]\n{player}{others}"
    ));
    game.play(place("ruby_mining"));
    assert_eq!((game.0.round, game.prompt_of(0)), (8, "round_start"));
    game.play(ruby_for(donkey(1)));
    assert_eq!(game.goods(0), ruby(1).and(donkey(1)).and(ore(1)), "one more ruby for the ruby mine");
}

#[test]
fn builder_lets_ore_stand_in_for_one_wood_and_one_stone() {
    let mut game = two(&(with(&["builder"]) + "goods = { wood = 4, stone = 3, ore = 2 }"));
    game.play(place("housework")).play(choose("furnish")).play(furnish("dwelling"));
    assert_eq!((game.prompt(), game.moves().len()), ("pay", 4));
    let mut game = two(&(with(&["builder"]) + "goods = { wood = 2, stone = 3, ore = 2 }"));
    game.play(place("housework")).play(choose("furnish"));
    assert_eq!(game.refuse(furnish("dwelling")), "too-dear", "only one wood may be ore");
}

#[test]
fn builder_not_for_fences_or_stables() {
    let mut game = two(&(with(&["builder"]) + "goods = { wood = 1, ore = 5 }"));
    game.play(place("sheep_farming"));
    assert_eq!((game.has(Good::Sheep), game.seat().index()), (1, 1), "nothing could be built");
}

#[test]
fn trader_sells_complete_sets_for_two_gold() {
    let set = wood(1).and(stone(1)).and(ore(1));
    let mut game = two(&(with(&["trader"]) + "goods = { gold = 5 }"));
    game.play(trade_with("trader", gold(2), set)).play(trade_with("trader", gold(2), set));
    assert_eq!(game.goods(0), set.and(set).and(gold(1)));
    assert_eq!(game.refuse(trade_with("trader", gold(2), set)), "no-goods");
}

#[test]
fn trader_makes_a_component_possible() {
    // 4.3c: without a stone, but with gold for the trader, a stable can be built.
    let rows = [". . . # # #", ". . . # # #", ". . . trader # #", ". . . E # #"];
    let mut game = nothing_lies(&(home(rows) + "goods = { gold = 2 }"));
    game.play(place("sheep_farming")).play(choose("build")).play(choose("stable"));
    assert!(game.moves().is_empty());
    assert_eq!(game.refuse(raw(gold(2), food(1))), "committed");
    game.play(trade_with("trader", gold(2), wood(1).and(stone(1)).and(ore(1)))).play(Move::Stable { cell: at(3, 4) });
    assert_eq!(game.goods(0), wood(1).and(ore(1)));
}

#[test]
fn trader_and_spare_part_storage_cover_each_other() {
    let rows = [". . . # # #", ". . . main_storage # #", ". . . spare_part_storage # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 1, gold = 2 }"));
    assert_eq!(game.line("bonus"), 4, "two yellow tiles");
    game.play(place("housework")).play(choose("furnish")).play(furnish("trader"));
    assert_eq!(game.moves(), [Move::Put { cell: at(4, 3) }], "no empty cavern is needed");
    game.play(Move::Put { cell: at(4, 3) });
    assert_eq!((game.line("bonus"), game.line("furnishings")), (2, 2), "the covered tile is dead");
    game.play(choose("take")).play_as(1, place("wood_gathering"));
    assert!(game.can(trade_with("trader", gold(2), wood(1).and(stone(1)).and(ore(1)))));
    let covered = game.0.players[0].home.tiles[1];
    assert!(covered.covered && covered.cell == at(4, 3));
}

#[test]
fn trader_must_not_lie_beside_the_spare_part_storage() {
    let rows = [". . . # # #", ". . . # # #", ". . . spare_part_storage C #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 1 }"));
    game.play(place("housework")).play(choose("furnish")).play(furnish("trader"));
    assert_eq!(game.refuse(Move::Put { cell: at(5, 3) }), "no-cavern");
}

/// Buys a tile in this round and says on which rounds its goods wait.
fn supplied(players: u8, round: u8, id: &str, price: &str) -> Vec<u8> {
    let mut game = Game::of(&format!("players = {players}\nround = {round}\n[[player]]\ngoods = {{ {price} }}"));
    game.play(place("housework")).play(choose("furnish")).furnish(id, at(4, 3));
    let waiting = &game.0.player(table::Seat::new(0)).waiting;
    (1..=12).filter(|&round| !waiting.on(round).is_empty()).collect()
}

#[test]
fn wood_supplier_serves_the_next_seven_rounds() {
    assert_eq!(supplied(3, 1, "wood_supplier", "stone = 1"), [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(supplied(3, 4, "wood_supplier", "stone = 1"), [5, 6, 7, 8, 9, 10, 11]);
    assert_eq!(supplied(2, 4, "wood_supplier", "stone = 1"), [5, 6, 7, 8, 10, 11, 12], "round 9 is passed over");
    assert_eq!(supplied(2, 10, "wood_supplier", "stone = 1"), [11, 12], "nothing beyond round 12");
}

#[test]
fn stone_and_ruby_supplier() {
    assert_eq!(supplied(3, 1, "stone_supplier", "wood = 1"), [2, 3, 4, 5, 6]);
    assert_eq!(supplied(3, 1, "ruby_supplier", "wood = 2, stone = 2"), [2, 3, 4, 5]);
}

#[test]
fn supplied_goods_come_at_the_start_of_the_round_and_count_as_gained() {
    // The seam reacts to stone from the round space (12.10).
    let text = "players = 2\nround = 5\nphase = \"start\"\n[[player]]\n".to_string()
        + &with(&["seam"])
        + "goods = {}\nround_goods = { 5 = { stone = 1 }, 6 = { ruby = 1 } }";
    let game = Game::of(&text);
    assert_eq!(game.goods(0), stone(1).and(ore(1)));
    assert_eq!(game.line("rubies"), 0, "rubies not yet taken are not scored");
}

#[test]
fn ruby_supplier_pays_for_protection_in_the_same_round_start() {
    // 19.14: goods of the round space come before the six-goods rule of the solo game.
    let text = "players = 1\nround = 7\nphase = \"start\"\nspaces.wood_gathering = { wood = 6 }\n[[player]]\ngoods = {}\nround_goods = { 7 = { ruby = 1 } }";
    assert_eq!(Game::of(text).prompt(), "protect");
}

#[test]
fn dog_school_gives_wood_for_every_dog() {
    let mut game = two("goods = { ruby = 1 }");
    game.play(place("housework")).play(choose("furnish")).furnish("dog_school", at(4, 3)).play(choose("take"));
    assert_eq!(game.goods(0), ruby(1).and(dog(1)).and(wood(1)), "furnished first, then the dog");
    game.play_as(1, place("wood_gathering")).play(ruby_for(dog(1)));
    assert_eq!(game.goods(0), dog(2).and(wood(2)));
}

#[test]
fn dog_school_dogs_owned_before_do_not_count_but_market_and_loot_do() {
    let rows = [". . . # # #", ". . . # # #", ". . . dog_school # #", ". . . E # #"];
    let mut game = Game::of(&format!("players = 5\n[[player]]\n{}dwarfs = [1, 1]\ngoods = {{ dog = 3 }}", home(rows)));
    game.play(place_dwarf("weekly_market", 1)).play(Move::Buy { good: Good::Dog }).play(Move::Done);
    assert_eq!(game.has(Good::Wood), 1);
    for seat in 1..5 {
        game.play_as(
            seat,
            place(["wood_gathering", "ore_mining", "clearing", "depot", "forest_exploration"][usize::from(seat)]),
        );
        if game.seat().index() == usize::from(seat) {
            game.play(Move::Done);
        }
    }
    game.play(place_dwarf("logging", 1)).play(choose("expedition")).play(loot("dog"));
    assert_eq!(game.goods(0).get(Good::Wood), 5, "3 lay on Logging");
}

#[test]
fn quarry_gives_a_stone_for_each_donkey_born() {
    let rows = [". . . # # #", ". . . O D #", ". . . quarry R #", ". . . E # #"];
    let mut game = harvest("normal", &(home(rows) + "goods = { donkey = 2, food = 4 }"));
    game.play(feed(4)).play_as(1, feed(1)).play(breed(donkey(1)));
    assert_eq!(game.goods(0), donkey(3).and(stone(1)));
}

#[test]
fn quarry_not_for_donkeys_from_elsewhere_but_for_the_seam_its_stone_counts() {
    let rows = [". . . # # #", ". . . O D #", ". . . quarry seam R", ". . . E # #"];
    let mut game = nothing_lies(&(home(rows) + "dwarfs = [14, 14]\ngoods = { donkey = 1, ruby = 1 }"));
    game.play(ruby_for(donkey(1)));
    assert_eq!(game.has(Good::Stone), 0);
    game.play(place_dwarf("logging", 14)).play(choose("expedition")).play(loot("breed")).play(breed(donkey(1)));
    assert_eq!(game.goods(0), donkey(3).and(stone(1)).and(ore(1)));
}

#[test]
fn seam_gives_ore_with_every_stone() {
    let mut game = two(&(with(&["seam"]) + "goods = { ruby = 1 }"));
    game.play(ruby_for(stone(1)));
    assert_eq!(game.goods(0), stone(1).and(ore(1)));
    game.play(place("supplies"));
    assert_eq!((game.has(Good::Stone), game.has(Good::Ore)), (2, 3));
}

#[test]
fn seam_with_trader_and_stone_carver() {
    let mut game = two(&(with(&["seam", "trader"]) + "goods = { gold = 2 }"));
    game.play(trade_with("trader", gold(2), wood(1).and(stone(1)).and(ore(1))));
    assert_eq!(game.goods(0), wood(1).and(stone(1)).and(ore(2)));
    let mut game = two(&(with(&["seam"]) + "goods = { wood = 1 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("stone_carver", at(5, 3));
    assert_eq!(game.goods(0), stone(2).and(ore(2)));
}

#[test]
fn seam_a_discount_is_no_gain() {
    let mut game = two(&(with(&["seam", "stone_carver"]) + "goods = { stone = 1 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("cooking_cave", at(5, 3));
    assert_eq!(game.goods(0), NONE);
}
