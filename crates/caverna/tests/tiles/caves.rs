//! Food caves: effects and rulings, each with an interaction.

use crate::common::*;
use caverna::goods::*;
use caverna::moves::Move;

fn with(tiles: [&str; 2]) -> String {
    let rows = [
        ". . . # # #".into(),
        format!(". . . {} # #", tiles[1]),
        format!(". . . {} C #", tiles[0]),
        ". . . E # #".into(),
    ];
    format!("home = {rows:?}\n")
}

#[test]
fn slaughtering_cave_gives_one_more_for_each_animal() {
    for (give, get) in [(sheep(1), 2), (donkey(1), 2), (donkey(2), 5), (boar(1), 3), (cattle(1), 4)] {
        let kind = give.iter().next().unwrap().0;
        let text = format!("{}goods = {{ {} = 2 }}", with(["slaughtering_cave", "#"]), table::Kind::name(kind));
        let mut game = two(&text);
        game.play(raw(give, food(get)));
        assert_eq!(game.has(Good::Food), get);
    }
    let mut game = two(&(with(["slaughtering_cave", "#"]) + "goods = { dog = 1 }"));
    assert_eq!(game.refuse(raw(dog(1), food(1))), "no-exchange", "dogs are never eaten");
}

#[test]
fn slaughtering_cave_no_bonus_in_the_hunting_parlor() {
    let mut game = two(&(with(["slaughtering_cave", "hunting_parlor"]) + "goods = { boar = 2 }"));
    game.play(trade_with("hunting_parlor", boar(2), gold(2).and(food(2))));
    assert_eq!(game.goods(0), gold(2).and(food(2)));
}

#[test]
fn cooking_cave_any_number_of_times_from_the_supply() {
    let meal = trade_with("cooking_cave", grain(1).and(vegetable(1)), food(5));
    let mut game = two(&(with(["cooking_cave", "#"]) + "goods = { grain = 2, vegetable = 2 }"));
    game.play(meal).play(meal);
    assert_eq!(game.goods(0), food(10));
    let rows = [". . . # # #", ". . . # # #", ". . . cooking_cave # #", ". Fg3 Fv2 E # #"];
    let mut game = two(&(home(rows) + "goods = {}"));
    assert_eq!(game.refuse(meal), "no-goods", "crops on fields cannot be used");
}

#[test]
fn cooking_cave_with_rubies_feeds_an_imitation() {
    // Two rubies become grain and vegetable and so 5 food; 4 are needed.
    let text = format!(
        "players = 3\nturn = 0\n[occupied]\nsupplies = 1\n[[player]]\n{}goods = {{ ruby = 2 }}",
        with(["cooking_cave", "#"])
    );
    let mut game = Game::of(&text);
    game.play(place("imitation_4")).play(ruby_for(grain(1))).play(ruby_for(vegetable(1)));
    game.play(trade_with("cooking_cave", grain(1).and(vegetable(1)), food(5)))
        .play(Move::Imitate { space: space_id("supplies") });
    assert_eq!(game.has(Good::Gold), 2);
}

#[test]
fn working_cave_feeds_one_dwarf_with_wood_stone_or_two_ore() {
    for with_goods in [wood(1), stone(1), ore(2)] {
        let mut game =
            harvest("normal", &(with(["working_cave", "#"]) + "goods = { food = 2, wood = 1, stone = 1, ore = 2 }"));
        game.play(Move::FeedDwarf { with: with_goods });
        assert_eq!(game.refuse(Move::FeedDwarf { with: wood(1) }), "not-edible", "once in each feeding");
        game.play(feed(2));
        assert_eq!(game.0.players[0].begging, 0);
    }
}

#[test]
fn working_cave_in_the_one_food_feeding_saves_one() {
    let mut game = harvest("one_food", &(with(["working_cave", "#"]) + "goods = { food = 5, wood = 1 }"));
    game.play(Move::FeedDwarf { with: wood(1) });
    assert!(game.can(feed(1)) && !game.can(feed(2)));
}

#[test]
fn mining_cave_never_below_zero() {
    let rows = [". . . R R R", ". . . R # #", ". . . mining_cave C #", ". . . E # #"];
    let game = harvest("normal", &(home(rows) + "goods = { donkey = 4 }"));
    assert_eq!(game.prompt_of(0), "", "nothing is owed, nothing is asked");
    assert_eq!(game.0.players[0].begging, 0);
}

#[test]
fn mining_cave_a_donkey_eaten_saves_nothing() {
    let rows = [". . . # # #", ". . . O D #", ". . . mining_cave C #", ". . . E # #"];
    let mut game = harvest("one_food", &(home(rows) + "goods = { donkey = 1, food = 2 }"));
    assert!(game.can(feed(1)) && !game.can(feed(2)));
    game.play(raw(donkey(1), food(1)));
    assert!(game.can(feed(2)));
}

#[test]
fn breeding_cave_gives_food_by_the_number_of_newborn() {
    let rows = ["P P P # # #", "P P P # # #", "P P P breeding_cave # #", "P P P E # #"];
    for (animals, young, get) in [
        ("sheep = 2", sheep(1), 1),
        ("sheep = 2, boar = 2", sheep(1).and(boar(1)), 2),
        ("sheep = 2, boar = 2, cattle = 2", sheep(1).and(boar(1)).and(cattle(1)), 3),
        ("sheep = 2, boar = 2, cattle = 2, donkey = 2", sheep(1).and(boar(1)).and(cattle(1)).and(donkey(1)), 5),
    ] {
        let mut game = harvest("normal", &format!("{}goods = {{ {animals}, food = 4 }}", home(rows)));
        game.play(feed(4)).play_as(1, feed(1)).play(breed(young));
        assert_eq!(game.has(Good::Food), get, "{animals}");
    }
}

#[test]
fn breeding_cave_with_the_loot_item_at_most_two() {
    let rows = ["P P P # # #", "P P P # # #", "P P P breeding_cave # #", "P P P E # #"];
    let mut game = two(&(home(rows) + "dwarfs = [14, 14]\ngoods = { sheep = 2, boar = 2, cattle = 2 }"));
    game.play(place_dwarf("logging", 14)).play(choose("expedition")).play(loot("breed"));
    assert_eq!(game.refuse(breed(sheep(1).and(boar(1)).and(cattle(1)))), "no-young");
    game.play(breed(sheep(1).and(cattle(1))));
    assert_eq!(game.has(Good::Food), 2);
}

#[test]
fn peaceful_cave_turns_weapons_into_food() {
    let mut game = two(&(with(["peaceful_cave", "prayer_chamber"]) + "dwarfs = [3, 7]\ngoods = {}"));
    assert_eq!(game.line("bonus"), 0);
    game.play(Move::Melt { dwarf: 1 });
    assert_eq!((game.has(Good::Food), game.weapons(0)), (7, vec![3, 0]));
    game.play(Move::Melt { dwarf: 0 });
    assert_eq!((game.has(Good::Food), game.line("bonus")), (10, 8), "nobody is armed: the prayer chamber");
    assert_eq!(game.refuse(Move::Melt { dwarf: 0 }), "no-exchange");
}

#[test]
fn peaceful_cave_not_the_weapon_of_a_dwarf_that_must_travel() {
    let mut game = two(&(with(["peaceful_cave", "#"]) + "dwarfs = [3, 7]\ngoods = {}"));
    game.play(place_dwarf("logging", 3)).play(choose("expedition"));
    assert_eq!(game.refuse(Move::Melt { dwarf: 0 }), "committed");
    game.play(Move::Melt { dwarf: 1 }).play(loot("wood"));
    assert_eq!(game.weapons(0), [4, 0]);
}

#[test]
fn peaceful_cave_a_disarmed_dwarf_may_forge_again() {
    let mut game = two(&(with(["peaceful_cave", "#"]) + "dwarfs = [3, 3]\ngoods = { ore = 5 }"));
    game.play(Move::Melt { dwarf: 0 })
        .play(place_dwarf("blacksmithing", 0))
        .play(choose("forge"))
        .play(Move::Forge { strength: 5 });
    assert_eq!(game.weapons(0), [5, 3]);
}
