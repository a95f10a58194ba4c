//! The K deck: occupations K266 to K275. Every effect, every ruling, and what a careless hand would get wrong. Prices, printed
//! points, passing on and the conditions on occupations are tested for all cards in `sheet.rs`.

use crate::common::Test;
use agricola::SpaceId;
use agricola::goods::*;
use table::{Game, Seat};

const ORDER: &str =
    "round_order = ['R1a', 'R1b', 'R1c', 'R1d', 'R2a', 'R2b', 'R2c', 'R3a', 'R3b', 'R4a', 'R4b', 'R5a', 'R5b', 'R6a']";
const FIELD: &str = "farm = ['. . . . F', 'R . . . .', 'R . . . .']";
const THREE_ROOMS: &str = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";

/// Player 0 plays occupations, player 1 is the Educator.
fn educator(cards: &str, more: &str) -> Test {
    Test::at(&format!(
        "round = 5\n[[player]]\nhand = ['E176', 'E188', 'E172']\ncards = ['E49', 'E148', 'E149']\ngoods = {{ food = 9 }}\n\
        [[player]]\ncards = ['K271', {cards}]\n{more}\n[[player]]\n[[player]]"
    ))
}

#[test]
fn k266_serf_gains_before_sowing() {
    let mut test = Test::with(4, 4, "'K266'", FIELD);
    test.play("place R1a; choose grain");
    assert_eq!(test.goods(0), grain(1), "the grain is there before the action");
    test.play("choose sow; sow 0,4 grain");
    assert_eq!(test.player(0).farm.plots[4].grain, 3);
    // Or a grain for a vegetable.
    let mut test = Test::with(4, 4, "'K266'", &format!("{FIELD}\ngoods = {{ grain = 1 }}"));
    test.play("place R1a; choose vegetable; choose sow; sow 0,4 vegetable");
    assert_eq!((test.goods(0), test.player(0).farm.plots[4].vegetable), (NOTHING, 2));
    let mut test = Test::with(4, 4, "'K266'", FIELD);
    test.play("place R1a");
    assert_eq!(test.refusal("choose vegetable"), "too-dear", "without grain");
}

#[test]
fn k266_serf_makes_the_space_usable_and_never_useless() {
    assert_eq!(Test::with(4, 4, "", FIELD).refusal("place R1a"), "no-seed");
    // Nothing to bake with and no field: no grain helps.
    assert_eq!(Test::with(4, 4, "'K266'", "").refusal("place R1a"), "no-empty-field");
    let mut test = Test::with(4, 4, "'K266', 'M1'", "");
    test.play("place R1a; choose grain; choose bake; bake M1 1");
    assert_eq!(test.goods(0), food(2));
    // The last grain is not to be given away where only baking is left.
    let mut test = Test::with(4, 4, "'K266', 'M1'", "goods = { grain = 1 }");
    test.play("place R1a");
    assert_eq!(test.refusal("choose vegetable"), "condition");
    // Not on the other space for sowing, and not for others.
    let mut test = Test::with(4, 14, "'K266'", &format!("{FIELD}\ngoods = {{ grain = 1 }}"));
    test.play("place R5a; choose sow; sow 0,4 grain");
    assert_eq!(test.goods(0), NOTHING);
}

/// T54.
#[test]
fn k267_adoptive_parents_take_in_a_grown_child() {
    let rich = |food: u8| format!("{THREE_ROOMS}\ngoods = {{ food = {food} }}");
    let mut test = Test::with(2, 7, "'K267'", &rich(1));
    test.play("place R2c; grow");
    assert_eq!(test.prompt(), "whether");
    test.play("choose use");
    let player = test.player(0);
    assert_eq!((player.family, player.newborns, player.at_home), (3, 0, 2), "at home, and able to act");
    assert_eq!(test.game.board.persons_of(SpaceId::named("R2c").unwrap(), Seat::new(0)), 1);
    assert_eq!((test.goods(0), test.game.food_owed(Seat::new(0))), (NOTHING, 6), "2 food in the harvest, not 1");
    // Without the payment everything is as usual.
    let mut test = Test::with(2, 7, "'K267'", &rich(1));
    test.play("place R2c; grow; done");
    assert_eq!((test.player(0).newborns, test.player(0).at_home, test.has(0, Good::Food)), (1, 1, 1));
    let mut test = Test::with(2, 7, "'K267'", &rich(0));
    test.play("place R2c; grow");
    assert_eq!(test.asked().index(), 1, "nothing to pay with");
    // The child acts in the same round, even after everybody else.
    let mut test = Test::last_person(2, 6, "'K267'", &rich(1));
    test.until(|game| game.round == 7);
    let mut test = Test::last_person(2, 7, "'K267'", &rich(1));
    test.play("place R2c; grow; choose use");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    test.play("place B6");
    assert_ne!(test.prompt(), "place");
}

#[test]
fn k267_adoptive_parents_with_lover_and_wet_nurse() {
    let mut test = Test::with(3, 1, "'K267'", "hand = ['K291']\ngoods = { food = 6 }");
    test.play("place B5; occupation K291; grow; choose use");
    let player = test.player(0);
    assert_eq!((player.family, player.newborns, player.at_home), (3, 0, 2));
    assert_eq!(test.goods(0), NOTHING, "1 for the space, 4 for the Lover, 1 for the child");
    // The growth of the Wet Nurse is no family growth action.
    let mut test = Test::with(2, 1, "'K267', 'K270'", "goods = { wood = 5, reed = 2, food = 5 }");
    test.play("place B1; choose rooms; room 0,0; choose use; grow");
    assert_eq!((test.player(0).newborns, test.asked().index()), (1, 1));
}

#[test]
fn k268_pieceworker_buys_one_more_of_each_kind() {
    let with_food = |food: u8| format!("goods = {{ food = {food} }}");
    let mut test = Test::with(2, 1, "'K268'", &with_food(3));
    test.play("place B7; choose wood");
    assert_eq!((test.goods(0), test.asked().index()), (wood(4).and(food(2)), 1), "one, however many were taken");
    let mut test = Test::with(2, 1, "'K268'", &with_food(3));
    test.play("place B7; done");
    assert_eq!(test.goods(0), wood(3).and(food(3)), "one may");
    let mut test = Test::with(2, 1, "'K268'", "");
    test.play("place B7");
    assert_eq!(test.asked().index(), 1, "nothing to pay with");
    // One of each kind; food is none.
    let mut test = Test::with(5, 1, "'K268'", &with_food(3));
    test.play("place G5c; choose stone; choose wood");
    assert_eq!(test.refusal("choose wood"), "part-closed");
    test.play("done");
    assert_eq!(test.goods(0), wood(2).and(stone(2)).and(reed(1)).and(food(1)));
    let mut test = Test::with(2, 1, "'K268'", &with_food(3));
    test.play("place B10");
    assert_eq!(test.asked().index(), 1);
    // A vegetable costs 2 food, a grain 1.
    let mut test = Test::with(2, 14, "'K268'", &with_food(2));
    test.play("place R3a; choose vegetable");
    assert_eq!(test.goods(0), vegetable(2));
    let mut test = Test::with(2, 14, "'K268'", &with_food(1));
    test.play("place B3; choose grain");
    assert_eq!(test.goods(0), grain(2));
}

#[test]
fn k268_pieceworker_and_goods_of_cards() {
    // What cards give opens no purchase: neither the Greengrocer's vegetable nor the Market Stall's.
    let mut test = Test::with(3, 1, "'K268', 'E168'", "goods = { food = 5 }");
    test.play("place B3");
    assert_eq!(test.refusal("choose vegetable"), "condition");
    test.play("choose grain");
    assert_eq!(test.goods(0), grain(2).and(vegetable(1)).and(food(4)));
    let mut test = Test::with(2, 1, "'K268'", "hand = ['E39']\ngoods = { grain = 1, food = 5 }");
    test.play("place B2; improve E39");
    assert_eq!((test.goods(0), test.asked().index()), (vegetable(1).and(food(5)), 1));
    // Nor what comes at the start of a round.
    let text = "round = 8\nphase = 'start_of_round'\n[[player]]\ncards = ['K268']\ngoods = { food = 5 }\ncoming = { 8 = { grain = 1 } }\n[[player]]";
    let test = Test::at(text);
    assert_eq!((test.goods(0), test.prompt()), (grain(1).and(food(5)), "place"));
    // All wood is left on the space: nothing was taken.
    let mut test = Test::with(4, 1, "'K268', 'E196'", "goods = { food = 1 }");
    test.play("place G4a; choose use");
    assert_eq!((test.goods(0), test.asked().index()), (food(3), 1));
    // The food may be raised by an exchange.
    let mut test = Test::with(2, 1, "'K268'", "goods = { grain = 1 }");
    test.play("place B8; choose clay; exchange raw grain 1");
    assert_eq!(test.goods(0), clay(2));
}

/// T81.
#[test]
fn k269_acrobat_leaps_after_all_placements() {
    let position = |spaces: &str| {
        Test::at(&format!(
            "{ORDER}\nround = 12\nturn = 3\n{spaces}\n[[player]]\ncards = [{{ card = 'K269', round = 12 }}]\nat_home = 0\n\
            [[player]]\nat_home = 0\n[[player]]\nat_home = 0\n[[player]]\nat_home = 1"
        ))
    };
    let mut test = position("persons = { G4f = [0] }");
    test.play("place B6");
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
    assert_eq!(test.refusal("place B7"), "no-answer");
    test.play("place B4; plow 0,4");
    assert_eq!((test.game.round, test.player(0).farm.fields.len()), (13, 1));
    assert_eq!(test.player(0).at_home, 2, "everybody went home");
    // A claim is no reservation.
    let mut test = position("persons = { G4f = [0], B3 = [1] }");
    test.play("place B4; plow 0,4");
    assert_eq!(test.refusal("place B3"), "no-answer");
    assert_eq!(test.refusal("place B4"), "no-answer");
    test.play("done");
    assert_eq!(test.game.round, 13);
    // Only somebody who took the food.
    let mut test = position("persons = { B8 = [0] }");
    test.play("place B6");
    assert_eq!(test.game.round, 13);
}

#[test]
fn k269_acrobat_wakes_the_cards_of_the_new_space() {
    let mut test = Test::last_person(4, 12, "'K269', 'E35', 'E148', 'K342'", "");
    test.play("place G4f");
    test.play("place B3");
    assert_eq!(test.goods(0), grain(2).and(food(1)), "with the Corn Scoop");
    // On the five-player space only if the food is taken, not for the room.
    let mut test = Test::last_person(5, 12, "'K269'", "goods = { wood = 5, reed = 2 }");
    test.play("place G5f; choose room; room 0,0");
    assert_eq!(test.game.round, 13);
}

/// T53.
#[test]
fn k270_wet_nurse_brings_a_person_for_each_room() {
    let rich = |food: u8| format!("goods = {{ wood = 10, reed = 4, food = {food} }}");
    let mut test = Test::with(2, 1, "'K270'", &rich(2));
    test.play("place B1; choose rooms; room 0,0; room 0,1");
    test.play("choose use; grow; choose use; grow");
    let player = test.player(0);
    assert_eq!((player.family, player.newborns, player.at_home), (4, 2, 1), "placed from the next round on");
    assert_eq!(test.goods(0), NOTHING);
    // One food, one person; one declined, no further question.
    let mut test = Test::with(2, 1, "'K270'", &rich(1));
    test.play("place B1; choose rooms; room 0,0; room 0,1; choose use; grow");
    assert_eq!((test.player(0).family, test.asked().index()), (3, 1));
    let mut test = Test::with(2, 1, "'K270'", &rich(2));
    test.play("place B1; choose rooms; room 0,0; room 0,1; done");
    assert_eq!((test.player(0).family, test.asked().index()), (2, 1));
    // Only while there is room.
    let one_room = "goods = { wood = 5, reed = 2, food = 5 }";
    let mut test = Test::with(2, 1, "'K270'", &format!("{one_room}\npersons = 4"));
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.asked().index(), 1);
    // Not more than rooms were built in this action, although more would fit.
    let mut test = Test::with(2, 1, "'K270'", &format!("{one_room}\nfarm = ['. R . . .', 'R R . . .', 'R . . . .']"));
    test.play("place B1; choose rooms; room 0,0; choose use; grow");
    assert_eq!((test.player(0).family, test.asked().index()), (3, 1));
}

#[test]
fn k270_wet_nurse_and_the_harvest_and_free_rooms() {
    // A newborn of the Wet Nurse eats 1 food in the harvest of its round.
    let mut test = Test::last_person(2, 4, "'K270'", "goods = { wood = 5, reed = 2, food = 9 }");
    test.play("place B1; choose rooms; room 0,0; choose use; grow");
    assert_eq!(test.game.food_owed(Seat::new(0)), 5);
    // A room built by a card counts as well.
    let mut test =
        Test::with(2, 14, "'K270'", "house = 'stone'\nhand = ['E55']\ngoods = { stone = 3, reed = 1, food = 1 }");
    test.play("place B2; improve E55; room 0,0; choose use; grow");
    assert_eq!(test.player(0).family, 3);
}

#[test]
fn k271_educator_answers_with_an_occupation() {
    let mut test = educator("", "hand = ['E187', 'K283']\ngoods = { food = 3 }");
    test.play("place B5; occupation E176");
    assert_eq!((test.asked().index(), test.prompt()), (1, "occupation"));
    test.play("occupation E187");
    assert_eq!((test.tableau(1), test.goods(1)), (vec!["K271", "E187"], NOTHING));
    let mut test = educator("", "hand = ['E187']\ngoods = { food = 2 }");
    test.play("place B5; occupation E176");
    assert_eq!(test.asked().index(), 0, "3 food are too dear; the Writing Desk goes on");
    // The fourth occupation and all after it cost 2.
    let mut test = educator("", "hand = ['E187']\ngoods = { food = 2 }\noccupations = 3");
    test.play("place B5; occupation E176; occupation E187");
    assert_eq!(test.goods(1), NOTHING);
    // What the card costs by itself comes on top.
    let chief = |food: u8| format!("hand = ['K291']\ngoods = {{ food = {food} }}");
    let mut test = educator("", &chief(6));
    test.play("place B5; occupation E176");
    assert_eq!(test.asked().index(), 0);
    let mut test = educator("", &chief(7));
    test.play("place B5; occupation E176; occupation K291; grow");
    assert_eq!((test.goods(1), test.player(1).family), (NOTHING, 3));
}

#[test]
fn k271_educator_reacts_to_each_occupation_but_not_to_its_own() {
    let mut test = educator("", "hand = ['E187', 'K283']\ngoods = { food = 6 }");
    test.play("place B5; occupation E176; occupation E187");
    // The Writing Desk's second occupation.
    test.play("occupation E188; occupation K283");
    assert_eq!((test.tableau(1).len(), test.goods(1)), (3, NOTHING));
    // Declined once, asked again the next time.
    let mut test = educator("", "hand = ['E187', 'K283']\ngoods = { food = 6 }");
    test.play("place B5; occupation E176; done; occupation E188");
    assert_eq!(test.asked().index(), 1);
    let mut test = Test::with(4, 5, "'K271'", "hand = ['E187', 'K283']\ngoods = { food = 9 }");
    test.play("place B5; occupation E187");
    assert_eq!(test.asked().index(), 1, "one's own occupation is no reason");
}

#[test]
fn k271_whether_the_educator_is_asked_shows_something_of_the_hand() {
    for hand in ["hand = ['E187']\ngoods = { food = 3 }", ""] {
        let mut test = educator("", hand);
        test.play("place B5");
        let shown = test.game.revealed();
        test.play("occupation E176");
        assert_eq!(test.game.revealed(), shown + 1, "asked or not, it cannot be taken back");
    }
    // Animals without a place come first: what is kept of them is the answer that shows it.
    for hand in ["hand = ['E187']\ngoods = { food = 3 }", ""] {
        let mut test = Test::at(&format!(
            "round = 5\n[[player]]\nhand = ['E215']\n[[player]]\ncards = ['K271']\n{hand}\n[[player]]\n[[player]]"
        ));
        test.play("place B5; occupation E215");
        let shown = test.game.revealed();
        test.play("keep cattle 1");
        assert_eq!(test.game.revealed(), shown + 1, "{hand}");
    }
}

#[test]
fn k271_educator_with_paddle_bookshelf_and_student() {
    // The food is raised by exchanges, in somebody else's turn.
    let mut test = educator("", "hand = ['E187']\ngoods = { grain = 3 }");
    test.play("place B5; occupation E176; occupation E187; exchange raw grain 3");
    assert_eq!((test.tableau(1), test.goods(1)), (vec!["K271", "E187"], NOTHING));
    // Bookshelf: 3 food first. Bread Paddle: baking in another player's turn.
    let mut test = educator("'K112', 'K111', 'M1'", "hand = ['E187']\ngoods = { grain = 1 }");
    test.play("place B5; occupation E176; occupation E187; bake M1 1");
    assert_eq!(test.goods(1), food(2), "3 from the shelf, 3 paid, 2 for the bread");
    // Perpetual Student.
    let mut test = educator("'K275'", "hand = ['E187']");
    test.play("place B5; occupation E176; choose use");
    assert_eq!((test.tableau(1).len(), test.goods(1)), (3, NOTHING));
}

#[test]
fn k272_frame_builder_puts_wood_in_place_of_clay_or_stone() {
    let mut test = Test::with(2, 14, "'K272'", "goods = { clay = 1, reed = 1, wood = 1 }");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING, "exactly one of the two clay");
    assert_eq!(
        Test::with(2, 14, "'K272'", "goods = { reed = 1, wood = 2 }").refusal("place R2b"),
        "too-dear",
        "one in each renovation"
    );
    let mut test = Test::with(2, 14, "'K272'", "house = 'clay'\ngoods = { stone = 1, reed = 1, wood = 1 }");
    test.play("place R2b; renovate stone");
    assert_eq!(test.goods(0), NOTHING);
    // 2 of the clay or stone of a room, once for each room.
    let mut test = Test::with(2, 14, "'K272'", "house = 'clay'\ngoods = { clay = 6, reed = 4, wood = 2 }");
    test.play("place B1; choose rooms; room 0,0; pay 1; room 0,1");
    assert_eq!(test.goods(0), NOTHING);
    let short = "house = 'stone'\ngoods = { stone = 1, reed = 2, wood = 1 }";
    assert_eq!(Test::with(2, 14, "'K272'", short).refusal("place B1"), "too-dear");
    // Rooms of wood are unaffected, also where clay stands in for their reed.
    let hut = "goods = { wood = 6, clay = 1 }";
    let mut test = Test::with(2, 14, "'K272', 'E36'", hut);
    test.play("place B1");
    assert_eq!(test.refusal("choose rooms"), "too-dear");
    // With the Clay Supports: 2 clay + 1 wood + 1 reed, and the clay becomes another wood.
    let mut test = Test::with(2, 14, "'K272', 'E37'", "house = 'clay'\ngoods = { reed = 1, wood = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn k273_basin_maker_keeps_wood_for_boar() {
    let kitchen = "farm = ['. . . . .', 'R . . S S', 'R . . . .']\nanimals = { boar = 2, sheep = 1 }";
    let mut test = Test::with(4, 1, "'K273', 'M1'", &format!("{kitchen}\ngoods = {{ wood = 5 }}"));
    test.play("exchange M1 boar 2");
    assert_eq!((test.prompt(), test.refusal("number 3")), ("choose", "no-answer"), "2 for each boar");
    test.play("number 2; number 2");
    assert_eq!((test.mark(0, "K273"), test.goods(0)), (4, sheep(1).and(wood(1)).and(food(4))));
    assert_eq!(test.points("bonus_points"), 2, "the 1st and the 4th are worth nothing");
    test.play("exchange M1 sheep 1");
    assert_eq!(test.prompt(), "place", "only for boar");
    let mut test = Test::with(4, 1, "'K273', 'M1'", kitchen);
    test.play("exchange M1 boar 1");
    assert_eq!(test.prompt(), "place", "no wood");
    for (wood, points) in [(1, 0), (2, 1), (3, 2), (4, 2), (7, 4), (9, 6), (10, 6), (11, 7)] {
        let test = Test::with(4, 1, &format!("{{ card = 'K273', mark = {wood} }}"), "");
        assert_eq!(test.points("bonus_points"), points, "{wood} wood");
    }
}

#[test]
fn k274_organic_farmer_arranges_the_animals_best() {
    let points = |cards: &str, more: &str| Test::with(4, 14, cards, more).points("bonus_points");
    let one = "pastures = [[[0,3], [0,4]]]";
    let herd = |animals: &str| format!("{one}\nanimals = {{ {animals} }}");
    assert_eq!(points("'K274'", one), 0, "an empty pasture");
    assert_eq!(points("'K274'", &herd("sheep = 1")), 1, "3 more would fit");
    assert_eq!(points("'K274'", &herd("sheep = 2")), 1, "one of them in the home");
    assert_eq!(points("'K274'", &herd("sheep = 3")), 0);
    // Spread over two pastures rather than crowded into one.
    let two = "pastures = [[[0,3], [0,4]], [[1,3], [1,4]]]\nanimals = { sheep = 2 }";
    assert_eq!(points("'K274'", two), 2);
    // Crowded into one rather than spread over both: the large one takes nine of ten sheep.
    let stables = "farm = ['. . . S S', 'R . . . .', 'R . . . .']\npastures = [[[0,3], [0,4]], [[1,3], [1,4]]]";
    assert_eq!(points("'K274'", &format!("{stables}\nanimals = {{ sheep = 14 }}")), 2, "12 of 16, 1 of 4, a pet");
    assert_eq!(points("'K274'", &format!("{stables}\nanimals = {{ sheep = 16 }}")), 1, "14 would be too many");
    // A pasture of one space never has that much room; with the Drinking Trough it has.
    let small = "pastures = [[[0,4]]]\nanimals = { boar = 1 }";
    assert_eq!((points("'K274'", small), points("'K274', 'E59'", small)), (0, 1));
    // The Forest Pasture counts, the Animal Yard does not.
    assert_eq!(points("'K274', 'K145'", "animals = { boar = 1 }"), 1);
    assert_eq!(points("'K274', 'K145'", &herd("boar = 2")), 2, "one here, one there");
    assert_eq!(points("'K274', 'E58'", "animals = { boar = 1 }"), 0);
    // Types mixed in a pasture count together.
    let large = "farm = ['. . . S .', 'R . . . .', 'R . . . .']\npastures = [[[0,3], [0,4]]]";
    let mixed = format!("{large}\nanimals = {{ sheep = 2, boar = 2, cattle = 2 }}");
    assert_eq!((points("'K274', 'E216'", &mixed), points("'K274', 'E216'", &herd("sheep = 1, boar = 1"))), (1, 1));
}

#[test]
fn k275_perpetual_student_lets_chance_choose() {
    let at = |seed: u8, hand: &str, more: &str| {
        Test::at(&format!(
            "round = 5\nseed = '{seed:x}'\n[[player]]\ncards = ['K275']\nhand = [{hand}]\n{more}\n[[player]]\n[[player]]\n[[player]]"
        ))
    };
    // 3 food come first and can pay for the card.
    let mut drawn = Vec::new();
    for seed in 0..20 {
        let mut test = at(seed, "'E188', 'E187', 'E176'", "");
        test.play("place B5; choose use");
        assert_eq!((test.goods(0), test.hand(0).len()), (food(2), 2), "3 food, 1 paid");
        drawn.push(test.tableau(0)[1]);
    }
    assert!(["E188", "E187", "E176"].iter().all(|card| drawn.contains(card)), "{drawn:?}");
    // Chosen as usual, it brings nothing; and without food it is the only way.
    let mut test = at(1, "'E188', 'E187'", "goods = { food = 1 }");
    test.play("place B5; occupation E188");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = at(1, "'E188', 'E187'", "");
    test.play("place B5");
    assert_eq!(test.refusal("occupation E188"), "too-dear");
    assert!(at(1, "", "").refusal_or("place B5") == Some("no-occupation"));
    // The draw shows something: it cannot be taken back.
    let shown = test.game.revealed();
    test.play("choose use");
    assert_eq!(test.game.revealed(), shown + 1);
}

#[test]
fn k275_perpetual_student_must_play_the_card_drawn() {
    // The Chief costs 2 food more: 1 + 2 of the 3 food.
    let student = |more: &str| {
        Test::at(&format!(
            "round = 5\n[[player]]\ncards = ['K275']\nhand = ['E172']\n{more}\n[[player]]\n[[player]]\n[[player]]"
        ))
    };
    let mut test = student("");
    test.play("place B5; choose use");
    assert_eq!((test.tableau(0), test.goods(0), test.player(0).begging), (vec!["K275", "E172"], NOTHING, 0));
    // On G4e the third one costs 2 + 2: for the food that is missing the player begs.
    let mut test = student("occupations = 2");
    test.play("place G4e; choose use");
    assert_eq!((test.tableau(0), test.goods(0), test.player(0).begging), (vec!["K275", "E172"], NOTHING, 1));
    // A crop that can be eaten has to be.
    let mut test = student("occupations = 2\ngoods = { grain = 1 }");
    test.play("place G4e; choose use; exchange raw grain 1");
    assert_eq!((test.tableau(0), test.goods(0), test.player(0).begging), (vec!["K275", "E172"], NOTHING, 0));
    // A card whose condition is not fulfilled is never drawn.
    for seed in 0..10 {
        let mut test = Test::at(&format!(
            "round = 5\nseed = '{seed:x}'\n[[player]]\ncards = ['K275']\nhand = ['E178', 'E188']\n[[player]]\n[[player]]\n[[player]]"
        ));
        test.play("place B5; choose use");
        assert_eq!(test.hand(0), ["E178"]);
    }
}
