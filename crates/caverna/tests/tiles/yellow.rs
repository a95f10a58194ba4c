//! Parlors, storages and chambers: effects and rulings, each with an interaction.

use crate::common::*;
use caverna::goods::*;
use caverna::moves::Move;

fn with(tile: &str) -> String {
    let rows = ["P P P # # #".into(), "P P P # # #".into(), format!("P P P {tile} C #"), "P P P E # #".into()];
    format!("home = {rows:?}\n")
}

/// The bonus points with this tile and that said of the player.
fn bonus(tile: &str, player: &str) -> i32 {
    two(&(with(tile) + player)).line("bonus")
}

/// The last window before scoring (13.1).
fn last(player: &str) -> Game {
    Game::of(&format!("players = 2\nphase = \"end\"\n[[player]]\n{player}"))
}

#[test]
fn weaving_parlor_food_at_once_and_a_point_for_two_sheep() {
    let mut game = two(&(with("C") + "goods = { wood = 2, stone = 1, sheep = 5 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("weaving_parlor", at(4, 3));
    assert_eq!((game.has(Good::Food), game.line("bonus")), (5, 2));
    // The food comes once: a sheep gained later brings none.
    game.play(choose("take"));
    assert_eq!(game.has(Good::Food), 5);
}

#[test]
fn milking_parlor_food_at_once_and_a_point_for_each_cattle() {
    let mut game = two(&(with("C") + "goods = { wood = 2, stone = 2, cattle = 3 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("milking_parlor", at(4, 3));
    assert_eq!((game.has(Good::Food), game.line("bonus"), game.line("animals")), (3, 3, 3));
}

#[test]
fn state_parlor_counts_adjacent_dwellings() {
    let rows = [". . . # # #", ". . . dwelling # #", ". . . C mixed_dwelling #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { stone = 3, gold = 5 }"));
    game.play(place("housework")).play(choose("furnish")).furnish("state_parlor", at(4, 3));
    assert_eq!((game.has(Good::Food), game.line("bonus")), (6, 12), "the entry-level dwelling counts");
}

#[test]
fn state_parlor_later_dwellings_score_but_bring_no_food() {
    let rows = [". . . # # #", ". . . # # #", ". . . state_parlor C #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 4, stone = 3 }"));
    assert_eq!(game.line("bonus"), 4);
    game.play(place("housework")).play(choose("furnish")).furnish("dwelling", at(5, 3));
    assert_eq!((game.has(Good::Food), game.line("bonus")), (0, 8));
}

#[test]
fn state_parlor_never_diagonal() {
    let rows = [". . . # # #", ". . . # dwelling #", ". . . state_parlor C #", ". . . E # #"];
    assert_eq!(two(&(home(rows) + "goods = {}")).line("bonus"), 4);
}

#[test]
fn hunting_parlor_pairs_of_boars_also_before_scoring() {
    let hunt = trade_with("hunting_parlor", boar(2), gold(2).and(food(2)));
    let mut game = last(&(with("hunting_parlor") + "goods = { boar = 3 }"));
    game.play(hunt);
    assert_eq!(game.goods(0), boar(1).and(gold(2)).and(food(2)));
    assert_eq!(game.refuse(hunt), "no-goods", "pairs only");
    assert_eq!((game.line("bonus"), game.line("gold")), (0, 2), "coins, not bonus points");
}

#[test]
fn hunting_parlor_may_answer_when_animals_have_no_place() {
    let rows = [". . . # # #", ". . . # # #", ". . . hunting_parlor # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { boar = 2, ruby = 1 }"));
    game.play(ruby_for(boar(1)));
    assert_eq!(game.prompt(), "house");
    game.play(trade_with("hunting_parlor", boar(2), gold(2).and(food(2))));
    assert_eq!((game.has(Good::Boar), game.prompt()), (1, "place"));
}

#[test]
fn beer_parlor_two_grain_for_gold_or_food() {
    let mut game = last(&(with("beer_parlor") + "goods = { grain = 5 }"));
    game.play(trade_with("beer_parlor", grain(2), gold(3))).play(trade_with("beer_parlor", grain(2), food(4)));
    assert_eq!(game.goods(0), grain(1).and(gold(3)).and(food(4)));
    assert_eq!(game.refuse(trade_with("beer_parlor", grain(2), gold(3))), "no-goods");
}

#[test]
fn beer_parlor_grain_on_fields_cannot_be_used() {
    let rows = [". . . # # #", ". . . # # #", ". . . beer_parlor # #", ". Fg3 M E # #"];
    let mut game = last(&(home(rows) + "goods = { gold = 2 }"));
    assert_eq!(game.refuse(trade_with("beer_parlor", grain(2), gold(3))), "no-goods");
}

#[test]
fn blacksmithing_parlor_a_ruby_and_an_ore() {
    let mut game = last(&(with("blacksmithing_parlor") + "goods = { ruby = 2, ore = 1 }"));
    let before = game.points(0);
    game.play(trade_with("blacksmithing_parlor", ruby(1).and(ore(1)), gold(2).and(food(1))));
    assert_eq!((game.points(0) - before, game.has(Good::Food)), (1, 1));
}

#[test]
fn stone_and_ore_storage() {
    assert_eq!(bonus("stone_storage", "goods = { stone = 7 }"), 7);
    assert_eq!(bonus("ore_storage", "goods = { ore = 7 }"), 3);
}

#[test]
fn ore_storage_with_the_last_exchange() {
    // A ruby turned into the eighth ore: -1 for the ruby, +1 for the pair.
    let mut game = last(&(with("ore_storage") + "goods = { ore = 7, ruby = 1 }"));
    let before = game.points(0);
    game.play(ruby_for(ore(1)));
    assert_eq!(game.points(0), before);
}

#[test]
fn spare_part_storage_sells_sets_before_scoring() {
    let set = wood(1).and(stone(1)).and(ore(1));
    let mut game = last(&(with("spare_part_storage") + "goods = { wood = 2, stone = 2, ore = 1 }"));
    game.play(trade_with("spare_part_storage", set, gold(2)));
    assert_eq!(game.refuse(trade_with("spare_part_storage", set, gold(2))), "no-goods");
    assert_eq!(game.line("gold"), 2);
}

#[test]
fn spare_part_storage_must_lie_on_the_trader() {
    let rows = [". . . # # #", ". . . # # #", ". . . trader C #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { wood = 2 }"));
    game.play(place("housework")).play(choose("furnish")).play(furnish("spare_part_storage"));
    assert_eq!(game.moves(), [Move::Put { cell: at(4, 3) }]);
    game.play(Move::Put { cell: at(4, 3) });
    assert_eq!(game.line("furnishings"), 0);
}

#[test]
fn main_storage_counts_itself() {
    assert_eq!(bonus("main_storage", "goods = {}"), 2);
}

#[test]
fn weapon_storage_three_for_each_armed_dwarf() {
    assert_eq!(bonus("weapon_storage", "dwarfs = [0, 14]\ngoods = {}"), 3);
    assert_eq!(bonus("weapon_storage", "dwarfs = [1, 14]\ngoods = {}"), 6);
}

#[test]
fn supplies_storage_all_dwarfs_in_play_and_weapon_storage_together() {
    assert_eq!(bonus("supplies_storage", "dwarfs = [0, 14]\ngoods = {}"), 0);
    assert_eq!(bonus("supplies_storage", "dwarfs = [1, 1]\ngoods = {}"), 8);
    let rows = [". . . # # #", ". . . weapon_storage # #", ". . . supplies_storage dwelling #", ". . . E # #"];
    assert_eq!(two(&(home(rows) + "dwarfs = [1, 1]\ngoods = {}")).line("bonus"), 14);
    let newborn = "dwarfs = [1, 1, { newborn = true }]\ngoods = {}";
    assert_eq!(two(&(home(rows) + newborn)).line("bonus"), 6, "a newborn is unarmed");
}

#[test]
fn supplies_storage_is_paid_with_food_made_on_the_spot() {
    let mut game = two("goods = { wood = 1, vegetable = 1, grain = 1 }");
    game.play(place("housework")).play(choose("furnish"));
    assert_eq!(game.refuse(furnish("supplies_storage")), "too-dear");
    game.play(raw(vegetable(1), food(2))).play(raw(grain(1), food(1))).furnish("supplies_storage", at(4, 3));
    assert_eq!(game.goods(0), NONE);
}

#[test]
fn broom_chamber_five_or_six_dwarfs() {
    let rows = [". . . # # #", ". . . couple_dwelling # #", ". . . broom_chamber dwelling #", ". . . E # #"];
    let points = |dwarfs: &str| two(&(home(rows) + &format!("dwarfs = {dwarfs}\ngoods = {{}}"))).line("bonus");
    assert_eq!([points("[0, 0, 0, 0]"), points("[0, 0, 0, 0, 0]")], [0, 5]);
}

#[test]
fn treasure_chamber_doubles_rubies() {
    let game = two(&(with("treasure_chamber") + "goods = { ruby = 3 }"));
    assert_eq!((game.line("bonus"), game.line("rubies")), (3, 3));
}

#[test]
fn food_chamber_counts_fields_too() {
    let rows = [". . . # # #", ". . . # # #", ". . . food_chamber # #", ". Fg3 Fv1 E # #"];
    assert_eq!(two(&(home(rows) + "goods = { vegetable = 1 }")).line("bonus"), 4);
}

#[test]
fn prayer_chamber_nobody_armed() {
    assert_eq!(bonus("prayer_chamber", "dwarfs = [0, 0]\ngoods = {}"), 8);
    assert_eq!(bonus("prayer_chamber", "dwarfs = [0, 1]\ngoods = {}"), 0);
}

#[test]
fn writing_chamber_never_gains() {
    // Everything used but one space, all types there: only 1 point lost.
    let rows = ["P P P # T T", "P P P C C C", "P P P writing_chamber C C", "P P P E C C"];
    let game = two(&(home(rows) + "goods = { sheep = 2, donkey = 2, boar = 2, cattle = 2 }"));
    assert_eq!((game.line("unused_spaces"), game.line("forgiven")), (-1, 1));
}

#[test]
fn writing_chamber_takes_begging_too() {
    let rows = ["P P P T T T", "P P P C C C", "P P P writing_chamber C C", "P P P E C C"];
    let game = two(&(home(rows) + "begging = 4\ngoods = { sheep = 2, donkey = 2, boar = 2, cattle = 2 }"));
    assert_eq!((game.line("begging"), game.line("forgiven")), (-12, 7));
}

#[test]
fn fodder_chamber_three_farm_animals_without_dogs() {
    assert_eq!(bonus("fodder_chamber", "goods = { sheep = 2, boar = 3, dog = 4 }"), 1);
    assert_eq!(bonus("fodder_chamber", "goods = { sheep = 6, boar = 6, cattle = 6, donkey = 1 }"), 6);
}
