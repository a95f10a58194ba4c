//! The K deck: occupations K289 to K303. Every effect, every ruling, and what a careless hand would get wrong. Prices, printed
//! points, passing on and the conditions on occupations are tested for all cards in `sheet.rs`.

use crate::common::Test;
use agricola::House;
use agricola::goods::*;
use table::{Game, Seat};

const FIELD: &str = "farm = ['. . . . F', 'R . . . .', 'R . . . .']";
const STALLS: &str = "farm = ['. . . . S', 'R . . S S', 'R . . . S']";

/// A person uses a space on which these goods lie.
fn taking(players: usize, cards: &str, space: &str, lying: &str, more: &str) -> Test {
    let others = "[[player]]\n".repeat(players - 1);
    let mut test = Test::at(&format!(
        "round = 14\nspaces = {{ {space} = {{ {lying} }} }}\n[[player]]\ncards = [{cards}]\n{more}\n{others}"
    ));
    test.play(&format!("place {space}"));
    test
}

/// T81.
#[test]
fn k289_countryman_sows_after_taking_a_crop() {
    let mut test = Test::last_person(4, 14, "'K289'", FIELD);
    test.play("place B3");
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
    test.play("place R5a");
    assert_eq!(test.prompt(), "sow", "only the sowing, no plowing");
    test.play("sow 0,4 grain");
    assert_eq!(test.player(0).farm.plots[4].grain, 2, "sown, and harvested once");
    let mut test = Test::last_person(4, 13, "'K289'", &format!("{FIELD}\ngoods = {{ food = 9 }}"));
    test.play("place R3a; done");
    assert_eq!(test.has(0, Good::Vegetable), 1);
    // Not without a field, not from another space, not to a space that is taken.
    let mut test = Test::last_person(4, 12, "'K289'", "");
    test.play("place B3");
    assert_eq!(test.game.round, 13);
    let mut test = Test::last_person(4, 12, "'K289'", &format!("{FIELD}\ngoods = {{ grain = 1 }}"));
    test.play("place B8");
    assert_eq!(test.game.round, 13);
    let mut test = Test::at(&format!(
        "round = 6\npersons = {{ R1a = [1] }}\n[[player]]\nat_home = 1\ncards = ['K289']\n{FIELD}\n\
        [[player]]\nat_home = 0\n[[player]]\nat_home = 0\n[[player]]\nat_home = 0"
    ));
    test.play("place B3");
    assert_eq!(test.game.round, 7);
}

#[test]
fn k289_countryman_counts_as_sowing_on_the_space() {
    let mut test = Test::last_person(4, 12, "'K289', 'I90'", "farm = ['F . . . .', 'R . . . .', 'R . . . .']");
    test.play("place B3; place R1a; sow 0,0 grain");
    assert_eq!(test.player(0).farm.plots[0].grain, 5, "with the Planter Box");
}

#[test]
fn k290_clay_worker_takes_clay_with_wood_or_clay() {
    assert_eq!(Test::with(4, 1, "'K290'", "").gains("place B7"), wood(3).and(clay(1)));
    assert_eq!(Test::with(4, 1, "'K290'", "").gains("place G4c"), clay(3));
    assert_eq!(Test::with(5, 1, "'K290'", "").gains("place G5c"), reed(1).and(stone(1)).and(wood(1)).and(clay(1)));
    assert_eq!(taking(2, "'K290'", "B8", "clay = 1, wood = 1", "").goods(0), clay(2).and(wood(1)), "1 for both");
    assert_eq!(Test::with(4, 1, "'K290'", "").gains("place B9"), reed(1));
    // Not for the wood of a card.
    let mut test = Test::with(2, 1, "'K290'", "hand = ['E16']");
    assert_eq!(test.gains("place B2; improve E16; choose wood"), wood(1));
}

#[test]
fn k291_lover_brings_a_person_without_a_room() {
    let mut test = Test::players(3, 4, "hand = ['K291']\ngoods = { food = 4 }");
    test.play("place B5; occupation K291; grow");
    let player = test.player(0);
    assert_eq!((player.family, player.newborns, player.at_home), (3, 1, 1), "acts from the next round on");
    assert_eq!((test.goods(0), test.game.food_owed(Seat::new(0))), (NOTHING, 5));
    // T74: 4 food on top of the price of the space.
    assert_eq!(Test::players(3, 4, "hand = ['K291']\ngoods = { food = 5 }").refusal("place G3d"), "too-dear");
    let mut test = Test::players(3, 4, "hand = ['K291']\ngoods = { food = 6 }");
    test.play("place G3d; occupation K291; grow");
    assert_eq!(test.goods(0), NOTHING);
    // Five persons are the limit.
    let mut test = Test::players(3, 4, "hand = ['K291', 'E176']\npersons = 5\ngoods = { food = 9 }");
    test.play("place B5");
    assert_eq!(test.refusal("occupation K291"), "condition");
    // Whoever lives without a room moves into the next one: it is no room for another child.
    let mut test = Test::with(3, 7, "'K291'", "persons = 3\ngoods = { wood = 5, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0; place B6; place B8");
    assert_eq!(test.refusal("place R2c"), "no-free-room");
}

#[test]
fn k292_market_woman_takes_grain_with_vegetables() {
    assert_eq!(Test::with(2, 14, "'K292'", "").gains("place R3a"), vegetable(1).and(grain(2)));
    // Market Stall: the grain is paid first.
    let mut test = Test::with(2, 1, "'K292'", "hand = ['E39', 'E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E39"), "too-dear");
    let mut test = Test::with(2, 1, "'K292'", "hand = ['E39']\ngoods = { grain = 1 }");
    test.play("place B2; improve E39");
    assert_eq!(test.goods(0), vegetable(1).and(grain(2)));
    // Greenhouse: a vegetable of a minor improvement.
    let mut test = Test::start_of_round(2, 5, "'K292', { card = 'K117', rounds = [5] }", "goods = { food = 1 }");
    test.play("choose use");
    assert_eq!(test.goods(0), vegetable(1).and(grain(2)));
    // Not for vegetables of occupations, nor for those harvested.
    assert_eq!(Test::with(3, 1, "'K292', 'E168'", "").gains("place B3"), grain(1).and(vegetable(1)));
    let text = "round = 4\nphase = 'harvest'\n[[player]]\ncards = ['K292']\nfarm = ['. . . . Fv2', 'R . . . .', 'R . . . .']\n[[player]]";
    assert_eq!(Test::at(text).goods(0), vegetable(1));
    // One occasion, one grant: the vegetable bought with the Pieceworker belongs to it.
    let mut test = Test::with(2, 14, "'K292', 'K268'", "goods = { food = 2 }");
    test.play("place R3a; choose vegetable");
    assert_eq!(test.goods(0), vegetable(2).and(grain(2)));
}

#[test]
fn k293_plowman_plows_in_rounds_to_come() {
    let mut test = Test::players(2, 2, "hand = ['K293']");
    test.play("place B5; occupation K293");
    assert_eq!(test.mark(0, "K293"), 1 << 6 | 1 << 9 | 1 << 12);
    let start = |round: u8, food: u8| {
        Test::at(&format!(
            "round = {round}\nphase = 'start_of_round'\n[[player]]\ncards = [{{ card = 'K293', rounds = [6, 9] }}]\n\
            goods = {{ food = {food} }}\n[[player]]"
        ))
    };
    let mut test = start(6, 1);
    test.play("choose use; plow 0,4");
    assert_eq!((test.player(0).farm.fields.len(), test.goods(0)), (1, NOTHING));
    assert_eq!(start(7, 1).prompt(), "place");
    assert_eq!(start(6, 0).prompt(), "place", "nothing to pay with");
    let mut test = start(6, 1);
    test.play("done");
    test.until(|game| game.round == 7);
    assert_eq!(test.prompt(), "place", "a field that is not wanted is gone");
    // Rounds after the last are dropped.
    let mut test = Test::players(2, 8, "hand = ['K293']");
    test.play("place B5; occupation K293");
    assert_eq!(test.mark(0, "K293"), 1 << 12);
}

#[test]
fn k294_brushwood_collector_replaces_all_reed() {
    let mut test = Test::with(3, 14, "'K294'", "goods = { wood = 6 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING, "1 wood for 2 reed");
    let mut test = Test::with(3, 14, "'K294'", "goods = { wood = 1, clay = 2 }");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = Test::with(3, 14, "'K294'", "goods = { wood = 12 }");
    test.play("place B1; choose rooms; room 0,0; room 0,1");
    assert_eq!(test.goods(0), NOTHING, "for each room");
    // Not for improvements.
    let mut test = Test::with(3, 14, "'K294'", "hand = ['K126', 'E25']\ngoods = { wood = 1 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve K126"), "too-dear");
    // With the Thatcher, who leaves no reed in a renovation.
    let mut test = Test::with(3, 14, "'K294', 'E157'", "goods = { wood = 1, clay = 2 }");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), wood(1));
}

#[test]
fn k295_cattle_breeder() {
    let mut test = Test::players(4, 1, "hand = ['K295']");
    assert_eq!(test.gains("place B5; occupation K295"), cattle(1));
    let stalls = "farm = ['. . . . .', 'R . . S S', 'R . . . .']\nanimals = { cattle = 2 }";
    let mut test = Test::last_person(4, 12, "'K295'", stalls);
    test.play("place B6; breed cattle");
    assert_eq!((test.has(0, Good::Cattle), test.game.round), (3, 13));
    let mut test = Test::last_person(4, 12, "'K295'", stalls);
    test.play("place B6; breed");
    assert_eq!(test.has(0, Good::Cattle), 2, "A17.11: the young may be refused");
}

#[test]
fn k296_seed_seller() {
    let mut test = Test::players(3, 1, "hand = ['K296']");
    assert_eq!(test.gains("place B5; occupation K296"), grain(1));
    assert_eq!(Test::with(3, 1, "'K296'", "").gains("place B3"), grain(2));
    assert_eq!(Test::with(3, 1, "'K296', 'E35'", "").gains("place B3"), grain(3), "with the Corn Scoop");
    // The Granary's grain is none of that space.
    assert_eq!(Test::start_of_round(3, 8, "'K296', 'K116'", "coming = { 8 = { grain = 1 } }").goods(0), grain(1));
}

#[test]
fn k297_sheep_farmer_takes_one_sheep_more() {
    assert_eq!(taking(3, "'K297'", "R1c", "sheep = 2", STALLS).has(0, Good::Sheep), 3, "1 in each action");
    let mut test = Test::with(5, 14, "'K297'", STALLS);
    assert_eq!(test.gains("place G5d; choose sheep"), sheep(2).and(food(1)));
    let mut test = Test::with(5, 14, "'K297'", STALLS);
    assert_eq!(test.gains("place G5d; choose boar"), boar(1));
    // Not for sheep of cards or round spaces.
    assert_eq!(
        Test::start_of_round(4, 8, "'K297', 'E204'", &format!("{STALLS}\ncoming = {{ 8 = {{ sheep = 1 }} }}")).goods(0),
        sheep(1)
    );
    let mut test = Test::start_of_round(
        4,
        7,
        "'K297', { card = 'K305', rounds = [7] }",
        &format!("{STALLS}\ngoods = {{ food = 1 }}"),
    );
    test.play("choose use");
    assert_eq!(test.goods(0), sheep(1));
    // The sheep of the card comes with those of the space: they are housed together.
    let test = taking(3, "'K297', 'M1'", "R1c", "sheep = 1", "");
    assert_eq!((test.has(0, Good::Sheep), test.prompt()), (2, "keep"));
}

#[test]
fn k297_sheep_farmer_trades_three_sheep() {
    let herd = |n: u8| format!("{STALLS}\nanimals = {{ sheep = {n} }}");
    let mut test = Test::with(3, 1, "'K297'", &herd(4));
    test.play("exchange K297 sheep 3 x1");
    assert_eq!((test.goods(0), test.prompt()), (sheep(1).and(boar(1)).and(cattle(1)), "place"));
    assert_eq!(Test::with(3, 1, "'K297'", &herd(2)).refusal("exchange K297 sheep 3 x1"), "no-goods");
    // The animals received need a place, or are cooked.
    let mut test = Test::with(3, 1, "'K297', 'M1'", "pastures = [[[0,4]]]\nanimals = { sheep = 3 }");
    test.play("exchange K297 sheep 3 x1");
    assert_eq!(
        (test.goods(0), test.prompt()),
        (boar(1).and(cattle(1)), "place"),
        "one in the pasture, one in the home"
    );
    // Not in the breeding phase, but in feeding.
    let phase = |phase: &str| {
        Test::at(&format!(
            "round = 4\nphase = '{phase}'\n[[player]]\ncards = ['K297']\n{}\n[[player]]\n[[player]]",
            herd(3)
        ))
    };
    assert!(phase("feeding").offers("exchange K297 sheep 3 x1"));
    assert!(!phase("breeding").offers("exchange K297 sheep 3 x1"));
    // The boar raised in this way can pay a price, and the sheep are not slaughtered.
    let mut test = Test::with(3, 1, "'K297', 'K339', 'M1'", &herd(3));
    test.play("exchange K297 sheep 3 x1");
    assert_eq!(test.prompt(), "place", "the Pelts want dead animals");
}

#[test]
fn k298_shepherd_boy_waits_for_a_stone_house() {
    let mut test = Test::players(4, 11, "house = 'stone'\nhand = ['K298']");
    test.play("place B5; occupation K298");
    assert_eq!((test.rounds_served(), test.coming(12)), (vec![12, 13, 14], sheep(1)), "not the running round");
    let mut test = Test::players(4, 11, "house = 'clay'\nhand = ['K298']");
    test.play("place B5; occupation K298");
    assert!(test.rounds_served().is_empty());
    let mut test = Test::with(4, 11, "'K298'", "house = 'clay'\ngoods = { stone = 2, reed = 1 }");
    test.play("place R2b; renovate stone");
    assert_eq!(test.rounds_served(), [12, 13, 14]);
    let mut test = Test::with(4, 11, "'K298'", "goods = { clay = 2, reed = 1 }");
    test.play("place R2b; renovate clay");
    assert!(test.rounds_served().is_empty(), "a clay hut is not enough");
    // Also when the Stone Breaker does it, and the sheep may be cooked at once.
    let mut test = Test::with(4, 11, "'K298', 'K303'", "house = 'clay'\ngoods = { stone = 2, reed = 1 }");
    test.play("use K303; renovate stone");
    assert_eq!(test.rounds_served(), [12, 13, 14]);
    let mut test = Test::start_of_round(
        4,
        12,
        "{ card = 'K298', mark = 1 }, 'M1'",
        "house = 'stone'\nanimals = { boar = 1 }\ncoming = { 12 = { sheep = 1 } }",
    );
    test.play("exchange M1 sheep 1");
    assert_eq!(test.goods(0), boar(1).and(food(2)));
}

#[test]
fn k299_slaughterman_lives_from_the_others() {
    let mut test = Test::at(
        "round = 4\nturn = 1\n[[player]]\ncards = ['K299']\n[[player]]\ncards = ['M1']\nanimals = { sheep = 1 }\n[[player]]",
    );
    test.play("exchange M1 sheep 1");
    assert_eq!((test.goods(0), test.goods(1)), (food(1), food(2)), "at any time");
    let mut test = Test::at(
        "round = 4\nturn = 1\n[[player]]\ncards = ['K299']\n[[player]]\ncards = ['M1']\ngoods = { vegetable = 1 }\n[[player]]",
    );
    test.play("exchange M1 vegetable 1");
    assert_eq!(test.goods(0), NOTHING, "only animals");
    let mut test = Test::at("round = 4\nphase = 'feeding'\n[[player]]\ncards = ['K299']\n[[player]]\n[[player]]");
    assert_eq!(test.game.to_decide().len(), 2);
    test.play_as(2, "feed 0");
    test.play_as(1, "feed 0");
    assert_eq!(test.asked().index(), 0);
    test.play("feed 0");
    assert_eq!((test.game.round, test.player(0).begging), (5, 4));
}

#[test]
fn k300_schnaps_distiller_once_in_each_feeding_phase() {
    let feeding = |phase: &str| {
        Test::at(&format!(
            "round = 4\nphase = '{phase}'\n[[player]]\ncards = ['K300']\ngoods = {{ vegetable = 2 }}\n[[player]]"
        ))
    };
    let mut test = feeding("feeding");
    test.play("exchange K300 vegetable 1");
    assert_eq!((test.goods(0), test.refusal("exchange K300 vegetable 1")), (vegetable(1).and(food(5)), "no-exchange"));
    assert!(!feeding("work").offers("exchange K300 vegetable 1"));
}

#[test]
fn k301_wood_carver_saves_one_wood_a_round() {
    let mut test = Test::with(2, 4, "'K301'", "goods = { wood = 3 }");
    test.play("place B1; choose stables; stable 0,4; stable 0,3");
    assert_eq!(test.goods(0), NOTHING, "1 for the first, 2 for the second");
    assert_eq!(test.mark(0, "K301"), 4);
    let spent = |more: &str| Test::with(2, 4, "{ card = 'K301', round = 4 }", more);
    assert_eq!(spent("goods = { wood = 1 }").refusal("place B1"), "too-dear");
    assert!(
        Test::with(2, 5, "{ card = 'K301', round = 4 }", "goods = { wood = 1 }").offers("place B1"),
        "in the next round again"
    );
    // A room of wood, not of clay; an improvement; a fence.
    let mut test = Test::with(2, 4, "'K301'", "goods = { wood = 9, reed = 4 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), wood(5).and(reed(2)));
    test.play("room 0,1");
    assert_eq!(test.goods(0), NOTHING, "the second one at the full price");
    let mut test = Test::with(2, 4, "'K301'", "house = 'clay'\ngoods = { clay = 5, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!((test.goods(0), test.mark(0, "K301")), (NOTHING, 0), "nothing to save, nothing spent");
    let mut test = Test::with(2, 4, "'K301'", "hand = ['E35']");
    test.play("place B2; improve E35");
    assert_eq!((test.tableau(0), test.mark(0, "K301")), (vec!["K301", "E35"], 4));
}

#[test]
fn k301_wood_carver_and_fences() {
    let mut test = Test::with(2, 4, "'K301'", "goods = { wood = 6 }");
    test.play("place R1d; fence 0,4");
    assert_eq!(test.has(0, Good::Wood), 3, "one of four fences");
    test.play("fence 0,3");
    assert_eq!(test.has(0, Good::Wood), 0, "the next three at the full price");
    // With the Hedge Keeper a single space costs nothing at all.
    let mut test = Test::with(2, 4, "'K301', 'E175'", "");
    test.play("place R1d; fence 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.mark(0, "K301")), (4, 4));
    // The price of clay is chosen: nothing is saved and nothing spent.
    let mut test = Test::with(2, 4, "'K301'", "hand = ['I86']\ngoods = { clay = 2, reed = 1 }");
    test.play("place B2; improve I86");
    assert_eq!((test.goods(0), test.mark(0, "K301")), (NOTHING, 0));
    let mut test = Test::with(2, 4, "'K301'", "hand = ['I86']\ngoods = { wood = 1, reed = 1 }");
    test.play("place B2; improve I86");
    assert_eq!((test.goods(0), test.mark(0, "K301")), (NOTHING, 4));
}

#[test]
fn k302_pig_whisperer() {
    let mut test = Test::players(4, 2, "hand = ['K302']");
    test.play("place B5; occupation K302");
    assert_eq!((test.rounds_served(), test.coming(6)), (vec![6, 9, 12], boar(1)));
    let mut test = Test::players(4, 8, "hand = ['K302']");
    test.play("place B5; occupation K302");
    assert_eq!(test.rounds_served(), [12]);
}

#[test]
fn k303_stone_breaker_renovates_at_any_time() {
    let clay_hut = "house = 'clay'\ngoods = { stone = 2, reed = 1 }";
    let mut test = Test::with(4, 1, "'K303'", clay_hut);
    test.play("use K303; renovate stone");
    assert_eq!((test.goods(0), test.player(0).farm.house, test.prompt()), (NOTHING, House::Stone, "place"));
    assert!(
        !Test::with(4, 1, "'K303'", "house = 'clay'\ngoods = { stone = 1, reed = 1 }").offers("use K303"),
        "too dear"
    );
    assert!(!Test::with(4, 1, "'K303'", "goods = { stone = 9, clay = 9, reed = 9 }").offers("use K303"), "a wood hut");
    // Not with the Conservator: no leap from wood to stone.
    assert!(!Test::with(4, 1, "'K303', 'E200'", "goods = { stone = 9, reed = 9 }").offers("use K303"));
    // Also while feeding; other cards hear of it.
    let text = format!(
        "round = 4\nphase = 'feeding'\n[[player]]\ncards = ['K303', 'E199']\n{clay_hut}\n[[player]]\n[[player]]\n[[player]]"
    );
    let mut test = Test::at(&text);
    test.play("use K303; renovate stone");
    assert_eq!((test.goods(0), test.prompt()), (stone(2), "feed"), "with the Renovator 2 stone less");
}
