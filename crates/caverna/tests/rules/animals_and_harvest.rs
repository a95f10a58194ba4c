//! Keeping animals (section 10), the harvest (section 11), scoring (section 13).

use crate::common::*;
use caverna::Harvest;
use caverna::goods::*;
use caverna::moves::Move;
use table::Game as _;

/// Whether these animals have a place; the entry-level dwelling is free.
fn kept(rows: [&str; 4], animals: &str) -> bool {
    caverna::State::from_position(&format!("players = 2\n[[player]]\n{}goods = {{ {animals} }}", home(rows))).is_ok()
}

const BARE: [&str; 4] = [". . . # # #", ". . . # # #", ". . . C # #", ". . . E # #"];

#[test]
fn r10_2_the_entry_level_dwelling_holds_two_of_one_type() {
    assert!(kept(BARE, "cattle = 2"));
    assert!(!kept(BARE, "cattle = 3"));
    assert!(!kept(BARE, "cattle = 1, sheep = 1"));
    assert!(kept(BARE, "dog = 20"), "10.4");
}

#[test]
fn r10_2_pastures_by_size_and_stables() {
    for (row, room) in [("P", 2), ("Ps", 4)] {
        let rows = [". . . # # #", ". . . # # #", ". . . C # #", &format!(". . {row} E # #")];
        assert!(kept(rows, &format!("boar = 2, cattle = {room}")));
        assert!(!kept(rows, &format!("boar = 2, cattle = {}", room + 1)));
    }
    for (halves, room) in [(["L>", "L<"], 4), (["L>s", "L<"], 8), (["L>s", "L<s"], 16)] {
        let rows = [". . . # # #", ". . . # # #", ". . . C # #", &format!(". {} {} E # #", halves[0], halves[1])];
        assert!(kept(rows, &format!("boar = 2, cattle = {room}")));
        assert!(!kept(rows, &format!("boar = 2, cattle = {}", room + 1)));
    }
}

#[test]
fn r10_2_a_meadow_stable_holds_any_one_a_forest_stable_a_boar() {
    let meadow = [". . . # # #", ". . . # # #", ". . . C # #", ". . Ms E # #"];
    assert!(kept(meadow, "cattle = 2, sheep = 1"));
    let forest = [".s . . # # #", ". . . # # #", ". . . C # #", ". . . E # #"];
    assert!(kept(forest, "cattle = 2, boar = 1"));
    assert!(!kept(forest, "cattle = 2, sheep = 1"));
}

#[test]
fn r10_8_a_mine_holds_a_donkey() {
    let mines = [". . . # # #", ". . . O R #", ". . . C # #", ". . . E # #"];
    assert!(kept(mines, "cattle = 2, donkey = 2"));
    assert!(!kept(mines, "cattle = 2, donkey = 3"));
    let deep = [". . . # # #", ". . . O D #", ". . . C # #", ". . . E # #"];
    assert!(!kept(deep, "cattle = 2, donkey = 2"), "a deep tunnel holds nobody");
}

#[test]
fn r10_5_dogs_on_pastures_help_only_beyond_their_size() {
    let small = [". . . # # #", ". . . # # #", ". . . C # #", ". . P E # #"];
    assert!(!kept(small, "boar = 2, dog = 1, sheep = 3"));
    assert!(kept(small, "boar = 2, dog = 2, sheep = 3"));
    let meadows = [". . . # # #", ". . M # # #", ". . M C # #", ". . M E # #"];
    assert!(kept(meadows, "boar = 2, dog = 3, sheep = 6"), "one dog on each meadow");
    assert!(!kept(meadows, "boar = 2, dog = 3, sheep = 7"));
}

#[test]
fn r10_5_a_watched_place_holds_no_other_animal() {
    let meadow = [". . . # # #", ". . . # # #", ". . . C # #", ". . Ms E # #"];
    assert!(kept(meadow, "boar = 2, dog = 2, sheep = 3"));
    assert!(!kept(meadow, "boar = 3, dog = 2, sheep = 1"), "dogs take no room, but one type only");
}

#[test]
fn r10_7_animals_received_are_housed_or_eaten() {
    let mut game = Game::of("players = 2\nround = 12\n[spaces]\nsheep_farming = { sheep = 4 }\n[[player]]\ngoods = {}");
    game.play(place("sheep_farming"));
    assert_eq!(game.prompt(), "house");
    assert_eq!(game.refuse(Move::Done), "not-optional");
    game.play(raw(sheep(1), food(1))).play(raw(sheep(1), food(1)));
    assert_eq!((game.goods(0), game.seat().index()), (sheep(2).and(food(2)), 1));
}

#[test]
fn r10_7_a_dog_bought_now_makes_room() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . M E # #"];
    let text = format!(
        "players = 2\nround = 12\n[spaces]\nsheep_farming = {{ sheep = 4 }}\n[[player]]\n{}goods = {{ ruby = 1 }}",
        home(rows)
    );
    let mut game = Game::of(&text);
    game.play(place("sheep_farming")).play(choose("take")).play(ruby_for(dog(1)));
    assert_eq!((game.has(Good::Sheep), game.seat().index()), (4, 1));
}

#[test]
fn r10_7_fencing_two_meadows_with_different_animals() {
    let rows = [". . . # # #", ". . . # # #", ". . Ms C # #", ". . Ms E # #"];
    let mut game = nothing_lies(&(home(rows) + "goods = { wood = 4, stone = 1, sheep = 2, boar = 1, cattle = 1 }"));
    game.play(place("sheep_farming")).play(choose("build")).play(choose("fences"));
    game.play(Move::FenceLarge { cells: [at(3, 3), at(3, 4)] });
    assert_eq!(game.prompt(), "house", "the large pasture takes one type");
    game.play(raw(cattle(1), food(3)));
    assert_eq!(game.prompt(), "choose");
}

// 10.9: breeding.

fn after_feeding(player: &str) -> Game {
    let mut game = harvest("normal", player);
    game.play(feed(4)).play_as(1, feed(1));
    game
}

#[test]
fn r10_9_all_types_together_or_some() {
    let rows = ["P . . # # #", "P . . # # #", "P P P C # #", ". . P E # #"];
    let mut game = after_feeding(&(home(rows) + "goods = { food = 4, sheep = 2, boar = 2 }"));
    assert!(game.can(breed(sheep(1).and(boar(1)))) && game.can(breed(boar(1))));
    assert_eq!(game.refuse(breed(cattle(1))), "no-young");
    assert_eq!(game.refuse(breed(sheep(2))), "no-young", "at most one of a type");
    game.play(Move::Done);
    assert_eq!(game.goods(0), sheep(2).and(boar(2)), "nobody is forced");
}

#[test]
fn r10_9_not_room_for_all() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". Ms P E # #"];
    let mut game = after_feeding(&(home(rows) + "goods = { food = 4, sheep = 2, boar = 2 }"));
    assert_eq!(game.refuse(breed(sheep(1).and(boar(1)))), "no-young");
    game.play(breed(boar(1)));
    assert_eq!(game.goods(0), sheep(2).and(boar(3)));
}

#[test]
fn r10_9_other_animals_may_be_eaten_first_parents_not() {
    // Two sheep and a cow: with the cow eaten, three sheep fit.
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . Ms E # #"];
    let mut game = after_feeding(&(home(rows) + "goods = { food = 4, sheep = 2, cattle = 1 }"));
    assert_eq!(game.prompt_of(0), "breed");
    assert_eq!(game.refuse(breed(sheep(1))), "no-young");
    game.play(raw(cattle(1), food(3))).play(breed(sheep(1)));
    assert_eq!(game.goods(0), sheep(3).and(food(3)));
    // Two boars with room for two: eating a parent does not help.
    let game = after_feeding("goods = { food = 4, boar = 2 }");
    assert_ne!(game.prompt_of(0), "breed");
    assert_eq!(game.has(Good::Boar), 2);
}

// 0.6: rubies may be used at any time, also between feeding and breeding.

#[test]
fn r10_9_a_ruby_makes_room_for_the_lamb_after_feeding() {
    let mut game = after_feeding("goods = { food = 4, sheep = 2, dog = 1, ruby = 1 }");
    assert_eq!((game.prompt_of(0), game.moves()), ("breed", vec![Move::Done]), "no room yet");
    game.play(buy_tile(caverna::Single::Meadow, at(3, 4))).play(breed(sheep(1)));
    assert_eq!(game.goods(0), sheep(3).and(dog(1)));
}

#[test]
fn r10_9_a_ruby_makes_the_pair_after_feeding() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . P E # #"];
    let mut game = after_feeding(&(home(rows) + "goods = { food = 4, boar = 1, ruby = 1 }"));
    game.play(ruby_for(boar(1))).play(breed(boar(1)));
    assert_eq!(game.goods(0), boar(3));
}

#[test]
fn r10_9_parents_are_counted_when_the_young_are_taken() {
    let rows = [". . . # # #", ". . . # # #", ". . Ps C # #", ". . Ps E # #"];
    let mut game = after_feeding(&(home(rows) + "goods = { food = 4, sheep = 2, boar = 1, ruby = 1 }"));
    assert_eq!(game.refuse(breed(boar(1))), "no-young");
    game.play(ruby_for(boar(1))).play(breed(sheep(1).and(boar(1))));
    assert_eq!(game.goods(0), sheep(3).and(boar(3)));
}

#[test]
fn r10_9_the_ruby_can_be_used_also_where_no_food_was_owed() {
    // Four donkeys in mines feed the family; the boars live in the dwelling and in the forest.
    let rows = [".s . . # # #", ". . . O R #", ". . . mining_cave R #", ". . . E O #"];
    let mut game = harvest("normal", &(home(rows) + "goods = { donkey = 4, boar = 1, ruby = 1 }"));
    assert_eq!(game.prompt_of(0), "");
    game.play_as(1, feed(1));
    assert_eq!(game.prompt_of(0), "breed");
    game.play(ruby_for(boar(1))).play(breed(boar(1)));
    assert_eq!(game.goods(0), donkey(4).and(boar(3)));
}

#[test]
fn r10_9_whoever_wants_none_leaves() {
    let mut game = after_feeding("goods = { food = 4, sheep = 2, dog = 1, ruby = 1 }");
    game.play(Move::Done);
    assert_eq!((game.goods(0), game.0.is_over()), (sheep(2).and(dog(1)).and(ruby(1)), false));
}

/// Whether somebody with these goods and a bare board is asked to breed.
fn asked_to_breed(rows: [&str; 4], goods: &str) -> bool {
    let game = after_feeding(&(home(rows) + &format!("goods = {{ food = 4, {goods} }}")));
    game.prompt_of(0) == "breed"
}

#[test]
fn r10_9_nobody_is_asked_who_cannot_get_a_litter() {
    assert!(!asked_to_breed(BARE, "boar = 2"), "no room and no ruby");
    assert!(!asked_to_breed(BARE, "boar = 2, ruby = 3"), "no ruby makes room for boars");
    assert!(asked_to_breed(BARE, "boar = 2, ruby = 4"), "but four buy two sheep, a meadow and a dog");
    assert!(!asked_to_breed(BARE, "sheep = 2, ruby = 1"), "a meadow or a dog, but not both");
    assert!(asked_to_breed(BARE, "sheep = 2, ruby = 2"));
    assert!(!asked_to_breed(BARE, "sheep = 1, ruby = 2"), "a second sheep besides");
    assert!(asked_to_breed(BARE, "sheep = 1, ruby = 3"));
    let pasture = [". . . # # #", ". . . # # #", ". . . C # #", ". . P E # #"];
    assert!(!asked_to_breed(pasture, "donkey = 1"));
    assert!(asked_to_breed(pasture, "donkey = 1, ruby = 1"));
    assert!(!asked_to_breed(pasture, "dog = 1, ruby = 1"), "one donkey is no pair");
    assert!(asked_to_breed(pasture, "ruby = 2"), "two are");
}

#[test]
fn r10_9_room_that_tiles_make() {
    // A meadow under a stable of the forest, two spaces from the edge.
    let stable = [". . . # # #", ". . .s # # #", ". . . C # #", ". . F E # #"];
    assert!(!asked_to_breed(stable, "donkey = 2, ruby = 1"));
    assert!(asked_to_breed(stable, "donkey = 2, ruby = 2"));
    // A field, where fields are places; on a reserve it even brings the second boar.
    let reserve = [". . . # # #", ". . . # # #", ". Fg3 Fg3 stubble_room # #", ". . Fg3 E # #"];
    assert!(!asked_to_breed(reserve, "cattle = 2"));
    assert!(asked_to_breed(reserve, "cattle = 2, ruby = 1"));
    assert!(asked_to_breed(reserve, "boar = 1, ruby = 1"));
    assert!(!asked_to_breed(reserve, "cattle = 1, ruby = 1"));
}

#[test]
fn r10_10_breeding_by_loot() {
    let rows = ["P . . # # #", "P . . # # #", "P P P C # #", ". . P E # #"];
    let mut game = nothing_lies(&(home(rows) + "dwarfs = [14, 14]\ngoods = { sheep = 2, boar = 2 }"));
    game.play(place_dwarf("logging", 14)).play(choose("expedition")).play(loot("breed"));
    assert_eq!(game.refuse(Move::Done), "not-optional");
    // One pair may be broken up, the last one not: something must be bred.
    game.play(raw(sheep(1), food(1)));
    assert_eq!(game.refuse(raw(boar(1), food(2))), "committed");
    game.play(breed(boar(1)));
    assert_eq!(game.goods(0), sheep(1).and(boar(3)).and(food(1)));
}

#[test]
fn r10_10_no_parents_no_breeding() {
    let mut game = two("dwarfs = [14, 14]\ngoods = { sheep = 1 }");
    game.play(place_dwarf("logging", 14)).play(choose("expedition"));
    assert_eq!(game.refuse(loot("breed")), "no-young");
}

// Section 11.

#[test]
fn r11_1_the_first_rounds() {
    let of = |round: u8| Game::of(&format!("players = 3\nround = {round}")).0.harvest.unwrap();
    assert_eq!(
        [of(1), of(2), of(3), of(4), of(5)],
        [Harvest::None, Harvest::None, Harvest::Normal, Harvest::OneFood, Harvest::Normal]
    );
}

#[test]
fn r11_2_events_in_the_order_of_the_question_marks() {
    let markers = r#"markers = ["question", "leaf", "question", "leaf", "question", "leaf", "leaf"]"#;
    let of = |round: u8| Game::of(&format!("players = 3\nround = {round}\n{markers}")).0.harvest.unwrap();
    let found: Vec<Harvest> = (6..=12).map(of).collect();
    use Harvest::{Choice, None, Normal, OneFood};
    assert_eq!(found, [None, Normal, OneFood, Normal, Choice, Normal, Normal]);
}

#[test]
fn r17_15_no_harvest_at_the_first_question_mark() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". Fg3 Ms E # #"];
    let player = home(rows) + "goods = { sheep = 2 }";
    let game =
        Game::of(&format!("players = 2\nround = 6\nphase = \"harvest\"\nharvest = \"none\"\n[[player]]\n{player}"));
    assert_eq!((game.0.round, game.goods(0), game.0.players[0].begging), (7, sheep(2), 0));
}

#[test]
fn r11_3_one_marker_from_every_field() {
    let rows = [". . . # # #", ". . . # # #", ". Fg1 Fv1 C # #", ". Fg3 Fv2 E # #"];
    let game = harvest("normal", &(home(rows) + "goods = {}"));
    assert_eq!(game.goods(0), grain(2).and(vegetable(2)));
    assert_eq!(game.0.players[0].home.crops(), grain(2).and(vegetable(1)));
    assert_eq!(game.0.players[0].home.empty_fields().len(), 2, "they can be sown again");
}

#[test]
fn r11_3_everybody_is_asked_at_once_and_waits_for_the_others() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". . Ms E # #"];
    let player = home(rows) + "goods = { sheep = 2, food = 4 }\n";
    let text = format!(
        "players = 2\nround = 12\nphase = \"harvest\"\nharvest = \"normal\"\n[[player]]\n{player}[[player]]\n{player}"
    );
    let mut game = Game::of(&text);
    assert_eq!(game.0.to_decide().len(), 2);
    game.play_as(1, feed(4));
    assert_eq!((game.prompt_of(0), game.prompt_of(1)), ("feed", ""));
    game.play_as(0, feed(4));
    assert_eq!((game.prompt_of(0), game.prompt_of(1)), ("breed", "breed"));
}

#[test]
fn r11_4_one_food_feeding_without_fields_and_breeding() {
    let rows = [". . . # # #", ". . . # # #", ". . . C # #", ". Fg3 Ms E # #"];
    let mut game = harvest("one_food", &(home(rows) + "goods = { sheep = 2, food = 4 }"));
    assert!(game.can(feed(2)) && !game.can(feed(3)));
    game.play(feed(2)).play_as(1, feed(1));
    assert_eq!(game.goods(0), sheep(2).and(food(2)));
}

#[test]
fn r11_5_begging_also_by_choice() {
    let mut game = harvest("normal", "goods = { food = 4, grain = 2 }");
    game.play(feed(1));
    assert_eq!((game.has(Good::Food), game.0.players[0].begging, game.line("begging")), (3, 3, -9));
}

#[test]
fn r11_5_nobody_pays_more_than_there_is() {
    let mut game = harvest("normal", "goods = { food = 1 }");
    assert_eq!(game.refuse(feed(2)), "food-amount");
    assert_eq!(game.refuse(Move::FeedDwarf { with: wood(1) }), "not-edible");
    game.play(feed(1));
    assert_eq!(game.0.players[0].begging, 3);
}

#[test]
fn r11_3_goods_become_food_while_feeding() {
    let mut game = harvest("normal", "goods = { grain = 1, vegetable = 1, ruby = 1 }");
    game.play(raw(grain(1), food(1))).play(raw(vegetable(1), food(2))).play(ruby_for(food(2))).play(feed(4));
    assert_eq!((game.has(Good::Food), game.0.players[0].begging), (1, 0));
}

#[test]
fn r11_2_without_a_sown_field_nothing_is_asked_in_the_third_event() {
    let game = harvest("choice", "goods = { food = 4 }");
    assert_eq!(game.prompt_of(0), "feed");
}

// Section 13.

#[test]
fn r13_2_each_category() {
    let rows = ["Lv . . # # #", "L^ P P # # #", "M M M C R #", ". . M E O D"];
    let game = two(&(home(rows)
        + "begging = 2\ngoods = { dog = 1, sheep = 2, boar = 1, grain = 3, vegetable = 2, ruby = 4, gold = 7, food = 9, wood = 9, stone = 9, ore = 9 }"));
    let lines =
        ["animals", "missing_types", "grain", "vegetables", "rubies", "dwarfs", "pastures", "mines", "gold", "begging"];
    assert_eq!(lines.map(|l| game.line(l)), [4, -4, 2, 2, 4, 2, 8, 7, 7, -6]);
    assert_eq!(game.line("unused_spaces"), -24 + 8 + 5, "8 in the forest, 5 in the mountain");
}

#[test]
fn r3_10_empty_caverns_tunnels_and_forest_stables_are_used() {
    let rows = [".s . . # # #", ". . . # # #", ". . . C T #", ". . . E C #"];
    assert_eq!(two(&(home(rows) + "goods = {}")).line("unused_spaces"), -19);
}

#[test]
fn r13_6_ties_are_shared() {
    let mut game = Game::of("players = 2\nphase = \"end\"\n[[player]]\ngoods = {}\n[[player]]\ngoods = { gold = 2 }");
    game.play_as(1, raw(gold(2), food(1)));
    if !game.0.is_over() {
        game.play_as(1, Move::Done);
    }
    assert!(game.0.is_over());
    assert_eq!(game.0.view(None).winners.len(), 2);
}
