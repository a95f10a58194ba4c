//! The E deck: occupations E147 to E183. Every effect, every ruling, and what a careless hand would get wrong.

use crate::common::Test;
use crate::e_deck::{feeding, five, four, two};
use agricola::goods::*;
use agricola::{Cell, Crop, farm::Plot};

#[test]
fn e147_land_agent() {
    let mut test = Test::players(3, 9, "hand = ['E147']");
    assert_eq!(test.gains("place B5; occupation E147"), vegetable(1));
    let mut test = four(9, "'E147'", "");
    assert_eq!(test.gains("place R3a"), vegetable(1).and(grain(1)));
    assert_eq!(four(9, "'E147'", "").gains("place B3"), grain(1), "only on that space");
}

#[test]
fn e148_academic_counts_double_where_occupations_are_counted() {
    let with = |cards: &str| Test::players(3, 1, &format!("cards = [{cards}]\nhand = ['E18', 'E25']"));
    let mut test = with("'E148'");
    test.play("place B2; improve E18");
    let mut test = with("'E147'");
    test.play("place B2");
    assert_eq!(test.refusal("improve E18"), "condition");
    // The price of the next occupation sees one occupation: 1 food on G4e.
    let mut test = four(1, "'E148'", "hand = ['E176']\ngoods = { food = 1 }");
    test.play("place G4e; occupation E176");
    assert_eq!(test.goods(0), NOTHING);
    // The Outhouse of another player sees two.
    let others = "[[player]]\ncards = ['E148']\n[[player]]\noccupations = 2";
    let mut test = Test::at(&format!("[[player]]\nhand = ['E44', 'E25']\ngoods = {{ wood = 1, clay = 1 }}\n{others}"));
    test.play("place B2");
    assert_eq!(test.refusal("improve E44"), "condition");
}

#[test]
fn e149_master_baker_bakes_along_without_extra_food() {
    let position = "round = 4\nturn = 1\n[[player]]\ncards = ['E149', 'M1']\ngoods = { grain = 2 }\n\
        [[player]]\ncards = ['M2']\ngoods = { grain = 1 }\n[[player]]\n[[player]]";
    let mut test = Test::at(position);
    test.play("place R1a; choose bake; bake M2 1");
    assert_eq!(test.asked().index(), 0, "may bake at once");
    test.play("bake M1 1");
    assert_eq!(test.goods(0), grain(1).and(food(2)), "no extra food in reaction");
    let mut test = four(4, "'E149', 'M1'", "goods = { grain = 3 }");
    test.play("place R1a; choose bake; bake M1 3");
    assert_eq!(test.goods(0), food(7), "1 for the whole action, not for each grain");
    // Without a baking improvement there is nothing to react with.
    let mut test = Test::at(&position.replace(", 'M1'", ""));
    test.play("place R1a; choose bake; bake M2 1");
    assert_ne!(test.asked().index(), 0);
}

#[test]
fn e150_baker_bakes_when_played_and_at_the_start_of_feeding() {
    let mut test = two(1, "'M1'", "hand = ['E150']\ngoods = { grain = 2 }");
    test.play("place B5; occupation E150; bake M1 1");
    assert_eq!(test.goods(0), grain(1).and(food(2)));
    let mut test = two(1, "", "hand = ['E150']\ngoods = { grain = 2 }");
    test.play("place B5; occupation E150");
    assert_eq!(test.asked().index(), 1, "without an oven nothing is asked");
    let mut test = feeding("'E150', 'M1'", "goods = { grain = 2 }");
    assert_eq!(test.prompt(), "bake", "step 5, before feeding");
    test.play("bake M1 2");
    assert_eq!(test.goods(0), food(4));
    assert_eq!(test.prompt(), "feed");
    let mut test = feeding("'E150', 'M1'", "goods = { grain = 2 }");
    test.play("done");
    assert_eq!(test.prompt(), "feed", "optional");
}

const FIVE_ROOMS: &str = "farm = ['R R . . .', 'R R . . .', 'R . . . .']";

#[test]
fn e151_master_builder_adds_one_free_room_at_five_rooms() {
    let mut test = two(1, "'E151'", FIVE_ROOMS);
    test.play("use E151; room 0,2");
    assert_eq!(test.player(0).farm.rooms.len(), 6);
    assert_eq!(test.prompt(), "place", "the turn goes on");
    assert_eq!(test.asked().index(), 0);
    assert_eq!(test.refusal("use E151"), "not-now", "once in the game");
    let test = two(1, "'E151'", "farm = ['R . . . .', 'R R . . .', 'R . . . .']");
    assert_eq!(test.refusal("use E151"), "not-now", "four rooms");
    assert_eq!(two(1, "", FIVE_ROOMS).refusal("use E151"), "no-such-card");
    // Also in the harvest: any time is any time.
    let mut test = feeding("'E151'", FIVE_ROOMS);
    test.play("use E151; room 0,2");
    assert_eq!(test.player(0).farm.rooms.len(), 6);
    // No room is built where none can stand.
    let full = "farm = ['R R F F F', 'R R F F F', 'R F F F F']";
    assert_eq!(two(1, "'E151'", full).refusal("use E151"), "not-now");
}

#[test]
fn e152_berry_picker() {
    assert_eq!(four(1, "'E152'", "").gains("place B7"), wood(3).and(food(1)), "1 food, however much wood");
    assert_eq!(five(1, "'E152'", "").gains("place G5c"), reed(1).and(stone(1)).and(wood(1)).and(food(1)));
    assert_eq!(Test::players(3, 1, "cards = ['E152']").gains("place G3c; take wood 1"), wood(1).and(food(1)));
    assert_eq!(Test::players(3, 1, "cards = ['E152']").gains("place G3c; take clay 1"), clay(1));
    // Building Material: only if the wood is chosen.
    let mut test = four(1, "'E152'", "hand = ['E16']");
    assert_eq!(test.gains("place B2; improve E16; choose wood"), wood(1).and(food(1)));
    let mut test = four(1, "'E152'", "hand = ['E16']");
    assert_eq!(test.gains("place B2; improve E16; choose clay"), clay(1));
    // Wood from a round space is not taken with a person.
    let mut test = Test::at(
        "round = 2\nphase = 'start_of_round'\n[[player]]\ncards = ['E152']\ncoming = { 2 = { wood = 1 } }\n[[player]]",
    );
    assert_eq!(test.goods(0), wood(1));
    test.play("place B3");
}

#[test]
fn e153_mendicant_throws_two_begging_cards_away() {
    for (begging, left) in [(0, 0), (1, 0), (2, 0), (5, 3)] {
        let mut test = Test::at(&format!(
            "round = 14\nphase = 'breeding'\n[[player]]\ncards = ['E153']\nbegging = {begging}\n[[player]]"
        ));
        test.until(|_| false);
        assert_eq!(test.player(0).begging, left);
        assert_eq!(test.points("card_points"), -3 * i32::from(left));
    }
}

#[test]
fn e154_master_brewer_is_not_baking() {
    let mut test = feeding("'E154', 'E155'", "goods = { grain = 3 }");
    test.play("exchange E154 grain 1");
    assert_eq!(test.goods(0), grain(2).and(food(3)), "the Bread Seller gets nothing");
    assert_eq!(test.refusal("exchange E154 grain 1"), "no-exchange", "once in each feeding phase");
    assert_eq!(two(1, "'E154'", "goods = { grain = 1 }").refusal("exchange E154 grain 1"), "no-exchange");
}

#[test]
fn e155_bread_seller_earns_for_everybodys_bread() {
    let mut test = two(4, "'E155', 'M1'", "goods = { grain = 3 }");
    test.play("place R1a; choose bake; bake M1 3");
    assert_eq!(test.goods(0), food(6 + 3));
    let mut test = Test::at(
        "round = 4\nturn = 1\n[[player]]\ncards = ['E155']\n[[player]]\ncards = ['M2', 'E17']\ngoods = { grain = 3 }",
    );
    test.play("exchange E17 grain 1; place R1a; choose bake; bake M2 2");
    assert_eq!(test.goods(0), food(2), "nothing for the Windmill");
    assert_eq!(test.goods(1), food(6), "the baker loses nothing");
}

#[test]
fn e156_brush_maker_keeps_cooked_boar() {
    let pasture = "pastures = [[[0, 3], [0, 4]]]\nanimals = { boar = 4, sheep = 1 }";
    let mut test = two(14, "'E156', 'M1'", pasture);
    test.play("exchange M1 boar 3");
    assert_eq!((test.mark(0, "E156"), test.has(0, Good::Food)), (3, 6), "the food comes all the same");
    assert_eq!(test.points("bonus_points"), 2);
    assert_eq!(test.points("boar"), 1, "one boar is left");
    test.play("exchange M1 sheep 1");
    assert_eq!(test.mark(0, "E156"), 3, "boar only");
    for (boar, points) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (7, 3)] {
        let test = two(14, &format!("{{ card = 'E156', mark = {boar} }}"), "");
        assert_eq!(test.points("bonus_points"), points);
    }
}

#[test]
fn e157_thatcher_saves_a_reed() {
    let mut test = two(14, "'E157'", "goods = { wood = 5, reed = 1 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = two(14, "'E157'", "goods = { clay = 2 }");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING, "the reed never drops below 0");
    let mut test = two(14, "'E157'", "hand = ['E21']\ngoods = { wood = 1, clay = 1, stone = 2 }");
    test.play("place B2; improve E21");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = two(14, "'E157'", "hand = ['E34', 'E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E34"), "too-dear", "no other card is cheaper");
}

#[test]
fn e158_turner_sells_wood_any_time() {
    let mut test = two(1, "'E158'", "goods = { wood = 3 }");
    test.play("exchange E158 wood 2");
    assert_eq!(test.goods(0), wood(1).and(food(2)));
    // Legal means reachable: wood pays for the second occupation.
    let mut test = two(1, "'E158'", "hand = ['E176']\ngoods = { wood = 1 }");
    test.play("place B5; occupation E176; exchange E158 wood 1");
    assert_eq!(test.goods(0), NOTHING);
    assert_eq!(test.tableau(0), ["E158", "E176"]);
}

#[test]
fn e159_head_of_the_family_joins_others_but_never_himself() {
    let rooms = "farm = ['R . . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 2 }\nat_home = 1";
    let at = |card: &str, persons: &str| {
        let others = "[[player]]\nat_home = 1\n".repeat(4);
        Test::at(&format!("round = 14\npersons = {{ {persons} }}\n[[player]]\ncards = [{card}]\n{rooms}\n{others}"))
    };
    assert_eq!(at("", "B1 = [1]").refusal("place B1"), "occupied");
    for space in ["B1", "R2c", "R5b", "G5e", "G5f"] {
        assert!(at("'E159'", &format!("{space} = [1]")).offers(&format!("place {space}")), "T83: {space}");
        assert_eq!(at("'E159'", &format!("{space} = [0]")).refusal(&format!("place {space}")), "occupied", "T83");
    }
    assert_eq!(at("'E159'", "B3 = [1]").refusal("place B3"), "occupied");
    // Dutch: after another built a room, the food on G5f can still be taken.
    let mut test = at("'E159'", "G5f = [1]");
    assert_eq!(test.gains("place G5f; choose take"), food(1));
}

#[test]
fn e160_farmer_gets_a_boar_then_cattle() {
    let mut test = four(4, "'E160'", "goods = { wood = 15 }");
    test.play("place R1d; fence 0,4; fence 0,3; fence 1,4; done");
    assert_eq!((test.has(0, Good::Boar), test.has(0, Good::Cattle)), (1, 0), "T72: one animal for three pastures");
    let mut test = four(4, "{ card = 'E160', mark = 1 }", "goods = { wood = 4 }");
    test.play("place R1d; fence 0,4");
    assert_eq!(test.has(0, Good::Cattle), 1);
    // The Mini Pasture counts as building fences.
    let mut test = four(4, "'E160'", "hand = ['E40']\ngoods = { food = 2 }");
    test.play("place B2; improve E40; fence 0,4");
    assert_eq!(test.goods(0), boar(1));
}

#[test]
fn e161_fisherman_doubles_and_pays_the_others() {
    let position = |gear: &str, lying: u8| {
        Test::at(&format!(
            "round = 2\nspaces = {{ B10 = {{ food = {lying} }} }}\n[[player]]\ncards = ['E161', 'E12']\n\
             [[player]]\ncards = [{gear}]\n[[player]]"
        ))
    };
    let mut test = position("'E22', 'E30'", 3);
    test.play("place B10; choose use");
    assert_eq!(test.goods(0), food(3 + 3 + 1 - 2), "1 food for each card of another, nothing for the own rod");
    assert_eq!(test.goods(1), food(2));
    let mut test = position("'E22'", 3);
    test.play("place B10; done");
    assert_eq!((test.goods(0), test.goods(1)), (food(4), NOTHING), "without doubling nothing is owed");
    let mut test = position("'E22', 'E30'", 1);
    test.play("place B10; choose use");
    assert_eq!((test.goods(0), test.goods(1)), (food(1), food(2)), "Dutch: it may cost more than it brings");
}

#[test]
fn e162_meat_seller_needs_an_oven() {
    let herd = "animals = { sheep = 1, boar = 2, cattle = 2 }\npastures = [[[0, 4]], [[1, 4]]]";
    for oven in ["M5", "M6", "E27", "E14"] {
        let mut test = two(14, &format!("'E162', '{oven}'"), herd);
        test.play("exchange E162 sheep 1; exchange E162 boar 2; exchange E162 cattle 1");
        assert_eq!(test.goods(0), cattle(1).and(food(2 + 6 + 4)));
    }
    for no_oven in ["M1", "M3", "E20"] {
        let test = two(14, &format!("'E162', '{no_oven}'"), herd);
        assert_eq!(test.refusal("exchange E162 sheep 1"), "no-exchange", "{no_oven} is no oven");
    }
    let test = Test::at(
        "round = 4\nphase = 'breeding'\n[[player]]\ncards = ['E162', 'M5']\nanimals = { sheep = 2 }\npastures = [[[0, 4]]]\n[[player]]",
    );
    assert_eq!(test.refusal("exchange E162 sheep 1"), "no-exchange", "not in the breeding phase");
    // Animals just received may be sold without being housed.
    let mut test = two(14, "'E162', 'M5'", "animals = { boar = 1 }");
    test.play("place R1c");
    assert_eq!(test.prompt(), "keep");
    test.play("exchange E162 sheep 1");
    assert_eq!(test.goods(0), boar(1).and(food(2)));
}

#[test]
fn e163_field_warden_joins_others_but_never_himself() {
    let at = |persons: &str| {
        Test::at(&format!(
            "round = 14\npersons = {{ {persons} }}\n[[player]]\ncards = ['E163']\nat_home = 1\n[[player]]\n[[player]]\nat_home = 1\n[[player]]"
        ))
    };
    for space in ["R3a", "B4", "R5a"] {
        assert!(at(&format!("{space} = [2]")).offers(&format!("place {space}")));
        assert_eq!(at(&format!("{space} = [0]")).refusal(&format!("place {space}")), "occupied", "T83");
        assert_eq!(at(&format!("{space} = [0, 2]")).refusal(&format!("place {space}")), "occupied");
    }
    assert_eq!(at("B3 = [2]").refusal("place B3"), "occupied");
}

#[test]
fn e164_master_forester_opens_a_space_with_a_toll() {
    let mut test = four(1, "", "hand = ['E164']");
    assert_eq!(test.refusal("place G3a"), "not-in-play");
    test.play("place B5; occupation E164");
    assert_eq!(test.lying("G3a"), NOTHING, "no wood until the next refill");
    assert!(test.game.is_open(agricola::SpaceId::named("G3a").unwrap()));
    test.until(|game| game.round == 2);
    assert_eq!(test.lying("G3a"), wood(2));
    let others = |food: u8| {
        Test::at(&format!(
            "turn = 1\nspaces = {{ G3a = {{ wood = 4 }} }}\n[[player]]\ncards = ['E164']\n\
             [[player]]\ngoods = {{ food = {food} }}\n[[player]]\n[[player]]"
        ))
    };
    let mut test = others(2);
    test.play("place G3a");
    assert_eq!((test.goods(0), test.goods(1)), (food(2), wood(4)));
    assert_eq!(others(1).refusal("place G3a"), "too-dear");
    let mut test = four(1, "'E164'", "");
    assert_eq!(test.gains("place G3a"), wood(2), "the owner pays nothing and gets nothing more");
    // The toll may be raised from crops.
    let mut test =
        Test::at("turn = 1\n[[player]]\ncards = ['E164']\n[[player]]\ngoods = { grain = 2 }\n[[player]]\n[[player]]");
    test.play("place G3a; exchange raw grain 2");
    assert_eq!((test.goods(0), test.goods(1)), (food(2), wood(2)));
}

#[test]
fn e165_yeoman_farmer_forgives_all_but_unused_spaces_and_begging() {
    let with = two(14, "'E165'", "begging = 1");
    let without = two(14, "", "begging = 1");
    assert_eq!(with.total() - without.total(), 7, "seven rows of the table");
    assert_eq!((with.points("unused_spaces"), with.points("card_points")), (-13, -3));
    let test = two(14, "'E165'", "goods = { grain = 8 }");
    assert_eq!(test.points("grain"), 4, "points stay points");
}

#[test]
fn e166_e202_e54_day_labourers() {
    assert_eq!(four(1, "'E166'", "").gains("place B6"), food(2).and(vegetable(1)));
    assert_eq!(four(1, "'E54'", "").gains("place B6"), food(2).and(stone(3)));
}

#[test]
fn e167_conjurer() {
    assert_eq!(four(1, "'E167'", "").gains("place G4f"), food(1).and(grain(1)));
    let rooms = "goods = { wood = 5, reed = 2 }";
    assert_eq!(five(1, "'E167'", "").gains("place G5f; choose take"), food(1).and(grain(1)));
    let mut test = five(1, "'E167'", rooms);
    test.play("place G5f; choose room; room 0,0");
    assert_eq!(test.goods(0), NOTHING, "a room is no travelling player");
}

#[test]
fn e168_greengrocer_and_e35_corn_scoop() {
    assert_eq!(four(1, "'E168'", "").gains("place B3"), grain(1).and(vegetable(1)));
    assert_eq!(four(1, "'E35', 'E168'", "").gains("place B3"), grain(2).and(vegetable(1)), "both");
    // Grain from a round space is not taken there.
    let test = Test::at(
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = ['E168', 'E35']\ncoming = { 5 = { grain = 1 } }\n[[player]]",
    );
    assert_eq!(test.goods(0), grain(1));
}

#[test]
fn e169_storyteller_leaves_a_food() {
    let mut test =
        Test::at("spaces = { G4f = { food = 3 } }\n[[player]]\ncards = ['E169']\n[[player]]\n[[player]]\n[[player]]");
    test.play("place G4f; choose use");
    assert_eq!((test.goods(0), test.lying("G4f")), (food(2).and(vegetable(1)), food(1)));
    let mut test = four(1, "'E169'", "");
    test.play("place G4f; done");
    assert_eq!((test.goods(0), test.lying("G4f")), (food(1), NOTHING));
}

#[test]
fn e170_estate_manager_is_beaten_by_nobody() {
    let points = |players: usize, own: &str, other: &str| {
        let rest = "[[player]]\n".repeat(players - 2);
        let pastures = "pastures = [[[0, 4]], [[1, 4]]]";
        let test = Test::at(&format!(
            "round = 14\n[[player]]\ncards = ['E170']\nanimals = {{ {own} }}\n{pastures}\n\
             [[player]]\nanimals = {{ {other} }}\n{pastures}\n{rest}"
        ));
        test.points("bonus_points")
    };
    assert_eq!([3, 4, 5].map(|n| points(n, "sheep = 1", "sheep = 1")), [2, 3, 4], "ties are fine, 0 against 0 too");
    assert_eq!(points(4, "sheep = 2, boar = 2", "cattle = 1"), 0, "all three species must hold");
}

#[test]
fn e171_dock_worker() {
    let mut test = two(1, "'E171'", "goods = { wood = 3, clay = 4 }");
    test.play("exchange E171 wood 3 -> reed 1 x1; exchange E171 clay 2 -> stone 1 x2");
    assert_eq!(test.goods(0), reed(1).and(stone(2)));
    let test = two(1, "'E171'", "goods = { clay = 1, stone = 1, wood = 2 }");
    assert!(test.exchanges().is_empty(), "two of the same kind, or three wood");
    // A room can be reached by two steps.
    let mut test = two(1, "'E171'", "goods = { wood = 5, clay = 4 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.refusal("exchange E171 wood 3 -> stone 1 x1"), "committed", "the room could not be paid any more");
    test.play("exchange E171 clay 2 -> reed 1 x2");
    assert_eq!(test.goods(0), NOTHING);
    assert_eq!(test.player(0).farm.rooms.len(), 3);
}

#[test]
fn e172_chief_costs_food_on_top_and_scores_stone_rooms() {
    let mut test = two(1, "'E176'", "hand = ['E172']\ngoods = { food = 3 }");
    test.play("place B5; occupation E172");
    assert_eq!(test.goods(0), NOTHING, "T74: 1 for the space and 2 on top");
    assert_eq!(two(1, "'E176'", "hand = ['E172']\ngoods = { food = 2 }").refusal("place B5"), "too-dear");
    let stone = "house = 'stone'\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let test = two(14, "'E172'", stone);
    assert_eq!((test.points("stone_rooms"), test.points("bonus_points")), (6, 3));
    assert_eq!(two(14, "'E172', 'E21'", stone).points("bonus_points"), 6, "adds up with the Half-timbered House");
    assert_eq!(two(14, "'E172'", "house = 'clay'").points("bonus_points"), 0);
}

#[test]
fn e173_chiefs_daughter_follows_the_chief_out_of_turn() {
    let position = "turn = 1\n[[player]]\nhand = ['E173', 'E176']\ncards = ['E192']\n\
        [[player]]\nhand = ['E172']\ngoods = { food = 2 }\n[[player]]\n[[player]]";
    let mut test = Test::at(position);
    test.play("place B5; occupation E172");
    assert_eq!(test.asked().index(), 0);
    test.play("choose use");
    assert_eq!(test.tableau(0), ["E192", "E173"]);
    assert_eq!(test.goods(0), food(2), "no cost; the Patron pays");
    assert_eq!(test.player(0).occupations, 2, "it is an occupation played");
    let mut test = Test::at(position);
    test.play("place B5; occupation E172; done");
    assert_eq!(test.hand(0), ["E173", "E176"]);
    // Her own Chief does not call her.
    let mut test = two(1, "", "hand = ['E172', 'E173']\ngoods = { food = 2 }");
    test.play("place B5; occupation E172");
    assert_eq!(test.asked().index(), 1);
    for (house, points) in [("wood", 0), ("clay", 1), ("stone", 3)] {
        assert_eq!(two(14, "'E173'", &format!("house = '{house}'")).points("bonus_points"), points);
        let clogs = if house == "stone" { 5 } else { 2 * points };
        assert_eq!(
            two(14, "'E173', 'E28'", &format!("house = '{house}'")).points("bonus_points"),
            clogs,
            "with the Clogs"
        );
    }
}

#[test]
fn e174_tutor_counts_the_occupations_after_it() {
    assert_eq!(four(14, "'E176', 'E174', 'E175', 'E28', 'E187'", "").points("bonus_points"), 2);
    assert_eq!(four(14, "'E174', 'E148'", "").points("bonus_points"), 2, "the Academic counts 2");
    assert_eq!(four(14, "'E148', 'E174'", "").points("bonus_points"), 0);
    // D11: a Tutor kept from an earlier game counts the occupations of the new one only.
    for kept in [["E174", "E176", "E184"], ["E176", "E184", "E174"]] {
        let kept_occupations = kept.map(|id| agricola::CardId::named(id).unwrap()).to_vec();
        let hand = agricola::Hand { occupations: vec![agricola::CardId::named("E187").unwrap()], minors: vec![] };
        let options = agricola::Options { players: 1, kept_occupations, start_food: Some(1), ..Default::default() };
        let game = table::Game::new(&agricola::Options { hands: Some(vec![hand]), ..options }, table::Seed::new(3));
        let mut test = Test { game: game.unwrap_or_else(|why| panic!("{why}")) };
        assert_eq!(test.points("bonus_points"), 0, "{kept:?}");
        test.play("place B5; occupation E187");
        assert_eq!(test.points("bonus_points"), 1, "{kept:?}");
    }
}

#[test]
fn e175_hedge_keeper_adds_three_free_fences() {
    let mut test = two(4, "'E175'", "goods = { wood = 1 }");
    test.play("place R1d; fence 0,4");
    assert_eq!(test.goods(0), NOTHING, "1 paid, 3 free");
    let mut test = two(4, "'E175'", "goods = { wood = 4 }");
    test.play("place R1d; fence 0,4; fence 0,3");
    assert_eq!((test.player(0).farm.fences.len(), test.goods(0)), (7, NOTHING));
    assert_eq!(two(4, "'E175'", "").refusal("place R1d"), "too-dear", "at least one fence is paid for");
    // T82: fifteen fences are the limit, free or paid.
    let block = "pastures = [[[0, 2], [0, 3], [0, 4]], [[1, 2], [1, 3], [1, 4]]]\ngoods = { wood = 9 }";
    let mut test = two(4, "'E175'", block);
    test.play("place R1d");
    assert_eq!(test.refusal("fence 2,2"), "fence-pieces");
}

#[test]
fn e175_hedge_keeper_with_the_mini_pasture() {
    let mut test = two(4, "'E175'", "hand = ['E40']\ngoods = { food = 2 }");
    test.play("place B2; improve E40; fence 0,4; fence 0,3");
    assert_eq!(test.player(0).farm.fences.len(), 7, "three further fences are free");
    assert_eq!(test.asked().index(), 1, "and no more");
}

#[test]
fn e176_woodcutter() {
    assert_eq!(two(1, "'E176'", "").gains("place B7"), wood(4));
    assert_eq!(five(1, "'E176'", "").gains("place G5c"), reed(1).and(stone(1)).and(wood(2)));
    assert_eq!(Test::players(3, 1, "cards = ['E176']").gains("place G3c; take wood 1"), wood(2), "R3");
    let mut test = two(1, "'E176'", "hand = ['E16']");
    assert_eq!(test.gains("place B2; improve E16; choose wood"), wood(1), "Building Material does not count");
    assert_eq!(two(1, "'E176'", "").gains("place B8"), clay(1));
}

#[test]
fn e177_wooden_hut_builder() {
    assert_eq!(two(14, "'E177'", "").points("bonus_points"), 2);
    assert_eq!(two(14, "'E177'", "house = 'clay'").points("bonus_points"), 0);
}

#[test]
fn e178_hut_builder_only_early_and_only_in_round_11() {
    let mut test = four(5, "'E176'", "hand = ['E178', 'E187']\ngoods = { food = 2 }");
    test.play("place B5");
    assert_eq!(test.refusal("occupation E178"), "condition");
    let start = |round: u8, house: &str| {
        Test::at(&format!(
            "round = {round}\nphase = 'start_of_round'\n[[player]]\nhouse = '{house}'\ncards = ['E178']\n[[player]]\n[[player]]\n[[player]]"
        ))
    };
    let mut test = start(11, "clay");
    assert_eq!(test.prompt(), "room");
    test.play("room 0,0");
    assert_eq!(test.player(0).farm.rooms.len(), 3);
    assert_eq!(test.goods(0), NOTHING);
    for lost in [start(11, "stone"), start(10, "wood"), start(12, "wood")] {
        assert_eq!(lost.prompt(), "place");
    }
    let mut test = start(11, "wood");
    test.play("done");
    assert_eq!(test.player(0).farm.rooms.len(), 2, "declined is lost");
}

#[test]
fn e179_merchant_does_the_same_action_again() {
    let mut test = two(14, "'E179'", "hand = ['E12', 'E35']\ngoods = { wood = 2, food = 1 }");
    test.play("place B2; improve E12; choose use; improve E35");
    assert_eq!(test.tableau(0), ["E179", "E12", "E35"]);
    assert_eq!(test.goods(0), NOTHING);
    // T67: two majors, two minors, or one of each.
    let mut test = two(14, "'E179'", "hand = ['E12']\ngoods = { clay = 5, wood = 1, food = 1 }");
    test.play("place R1b; improve M1; choose use; improve M2");
    assert_eq!(test.asked().index(), 1, "once for each such action");
    let mut test = two(14, "'E179'", "hand = ['E12']\ngoods = { clay = 2, wood = 1, food = 1 }");
    test.play("place R1b; improve E12; choose use; improve M1");
    // On a minor space only minors.
    let mut test = two(14, "'E179'", "hand = ['E12', 'E35']\ngoods = { clay = 2, wood = 2, food = 1 }");
    test.play("place B2; improve E12; choose use");
    assert_eq!(test.refusal("improve M1"), "no-such-card");
    // Without food, or without anything to play afterwards, nothing is asked.
    for goods in ["wood = 2", "wood = 1, food = 1"] {
        let mut test = two(14, "'E179'", &format!("hand = ['E12', 'E35']\ngoods = {{ {goods} }}"));
        test.play("place B2; improve E12");
        assert_eq!(test.asked().index(), 1, "{goods}");
    }
    // The food must be left after paying: the second card costs 2 food and there are only 2.
    let mut test = two(14, "'E179'", "hand = ['E12', 'E45']\ngoods = { wood = 1, food = 2 }");
    test.play("place B2; improve E12");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn e180_hobby_farmer_sows_exactly_that_vegetable() {
    let field = "farm = ['. F . . .', 'R . . . .', 'R . . . .']\nhand = ['E180']\ngoods = { grain = 1 }";
    let mut test = four(1, "", field);
    test.play("place B5; occupation E180");
    assert_eq!(test.refusal("sow 0,1 grain"), "wrong-crop");
    test.play("sow 0,1 vegetable");
    assert_eq!(test.player(0).farm.plots[Cell::at(0, 1).unwrap().index()], Plot::sown(Crop::Vegetable, 2));
    assert_eq!(test.goods(0), grain(1));
    let mut test = four(1, "'E32'", field);
    test.play("place B5; occupation E180; sow 0,1 vegetable");
    assert_eq!(test.player(0).farm.plots[1].vegetable, 3, "the Potato Dibber adds one");
    let mut test = four(1, "'E18'", "hand = ['E180']");
    test.play("place B5; occupation E180");
    assert_eq!((test.asked().index(), test.goods(0)), (1, vegetable(1)), "a field card is no plowed field");
}

#[test]
fn e181_cook_feeds_two_adults_fully() {
    let owed = |persons: u8, newborns: u8| {
        let test = four(4, "'E181'", &format!("persons = {persons}\nnewborns = {newborns}"));
        test.game.food_owed(table::Seat::new(0))
    };
    assert_eq!([owed(2, 0), owed(3, 0), owed(5, 0)], [4, 5, 7]);
    assert_eq!([owed(3, 1), owed(4, 1)], [5, 6], "a newborn is among the cheap ones");
}

#[test]
fn e182_charcoal_burner_profits_from_everybodys_ovens() {
    let mut test = two(14, "'E182'", "goods = { clay = 2 }");
    test.play("place R1b; improve M1");
    assert_eq!(test.goods(0), food(1).and(wood(1)));
    let mut test = Test::at(
        "round = 14\nturn = 1\n[[player]]\ncards = ['E182']\n[[player]]\nhand = ['E20']\ngoods = { clay = 1 }",
    );
    test.play("place B2; improve E20");
    assert_eq!(test.goods(0), food(1).and(wood(1)), "the Simple Fireplace has the bread symbol");
    let mut test = two(14, "'E182'", "goods = { wood = 2, stone = 2 }");
    test.play("place R1b; improve M7");
    assert_eq!(test.goods(0), NOTHING, "the Joinery has none");
    // An upgrade counts as acquired.
    let mut test = two(14, "'E182', 'M1'", "");
    test.play("place R1b; improve M3 for M1");
    assert_eq!(test.goods(0), food(1).and(wood(1)));
}

#[test]
fn e183_basketmaker_e214_potter_beside_the_workshops() {
    let mut test = feeding("'E183', 'M9'", "goods = { reed = 3 }");
    test.play("exchange E183 reed 1; exchange M9 reed 1");
    assert_eq!(test.goods(0), reed(1).and(food(6)), "one reed by each");
    assert_eq!(test.refusal("exchange E183 reed 1"), "no-exchange");
    let mut test = feeding("'E214', 'M8'", "goods = { clay = 2 }");
    test.play("exchange E214 clay 1; exchange M8 clay 1");
    assert_eq!(test.goods(0), food(4));
    assert_eq!(two(1, "'E183'", "goods = { reed = 1 }").refusal("exchange E183 reed 1"), "no-exchange");
}
