//! The K deck as far as it is written: every effect, every ruling, and what a careless hand would get wrong.

mod common;
use agricola::goods::*;
use agricola::{Event, Move};
use common::Test;
use table::{Game, Seat};

/// This many players in a round; player 0 with these cards in play and these lines.
fn table(players: usize, round: u8, cards: &str, more: &str) -> Test {
    Test::players(players, round, &format!("cards = [{cards}]\n{more}"))
}

/// The last person of the round is player 0's, nobody else has one at home.
fn last_person(players: usize, round: u8, cards: &str, more: &str) -> Test {
    let others = "[[player]]\nat_home = 0\n".repeat(players - 1);
    Test::at(&format!("round = {round}\n[[player]]\nat_home = 1\ncards = [{cards}]\n{more}\n{others}"))
}

const ORDER: &str =
    "round_order = ['R1a', 'R1b', 'R1c', 'R1d', 'R2a', 'R2b', 'R2c', 'R3a', 'R3b', 'R4a', 'R4b', 'R5a', 'R5b', 'R6a']";
const FIELD: &str = "farm = ['. . . . F', 'R . . . .', 'R . . . .']";

#[test]
fn k266_serf_gains_before_sowing() {
    let mut test = table(4, 4, "'K266'", FIELD);
    test.play("place R1a; choose grain");
    assert_eq!(test.goods(0), grain(1), "the grain is there before the action");
    test.play("choose sow; sow 0,4 grain");
    assert_eq!(test.player(0).farm.plots[4].grain, 3);
    // Or a grain for a vegetable.
    let mut test = table(4, 4, "'K266'", &format!("{FIELD}\ngoods = {{ grain = 1 }}"));
    test.play("place R1a; choose vegetable; choose sow; sow 0,4 vegetable");
    assert_eq!((test.goods(0), test.player(0).farm.plots[4].vegetable), (NOTHING, 2));
    let mut test = table(4, 4, "'K266'", FIELD);
    test.play("place R1a");
    assert_eq!(test.refusal("choose vegetable"), "too-dear", "without grain");
}

#[test]
fn k266_serf_makes_the_space_usable_and_never_useless() {
    assert_eq!(table(4, 4, "", FIELD).refusal("place R1a"), "no-seed");
    // Nothing to bake with and no field: no grain helps.
    assert_eq!(table(4, 4, "'K266'", "").refusal("place R1a"), "no-empty-field");
    let mut test = table(4, 4, "'K266', 'M1'", "");
    test.play("place R1a; choose grain; choose bake; bake M1 1");
    assert_eq!(test.goods(0), food(2));
    // The last grain is not to be given away where only baking is left.
    let mut test = table(4, 4, "'K266', 'M1'", "goods = { grain = 1 }");
    test.play("place R1a");
    assert_eq!(test.refusal("choose vegetable"), "condition");
    // Not on the other space for sowing, and not for others.
    let mut test = table(4, 14, "'K266'", &format!("{FIELD}\ngoods = {{ grain = 1 }}"));
    test.play("place R5a; choose sow; sow 0,4 grain");
    assert_eq!(test.goods(0), NOTHING);
}

/// T81.
#[test]
fn k269_acrobat_leaps_after_all_placements() {
    let position = |spaces: &str| {
        Test::at(&format!(
            "{ORDER}\nround = 12\nturn = 3\n{spaces}\n[[player]]\ncards = [{{ card = 'K269', mark = 12 }}]\nat_home = 0\n\
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
    let mut test = last_person(4, 12, "'K269', 'E35', 'E148', 'K342'", "");
    test.play("place G4f");
    test.play("place B3");
    assert_eq!(test.goods(0), grain(2).and(food(1)), "with the Corn Scoop");
    // On the five-player space only if the food is taken, not for the room.
    let mut test = last_person(5, 12, "'K269'", "goods = { wood = 5, reed = 2 }");
    test.play("place G5f; choose room; room 0,0");
    assert_eq!(test.game.round, 13);
}

/// T53.
#[test]
fn k270_wet_nurse_brings_a_person_for_each_room() {
    let rich = |food: u8| format!("goods = {{ wood = 10, reed = 4, food = {food} }}");
    let mut test = table(2, 1, "'K270'", &rich(2));
    test.play("place B1; choose rooms; room 0,0; room 0,1");
    test.play("choose use; grow; choose use; grow");
    let player = test.player(0);
    assert_eq!((player.family, player.newborns, player.at_home), (4, 2, 1), "placed from the next round on");
    assert_eq!(test.goods(0), NOTHING);
    // One food, one person; one declined, no further question.
    let mut test = table(2, 1, "'K270'", &rich(1));
    test.play("place B1; choose rooms; room 0,0; room 0,1; choose use; grow");
    assert_eq!((test.player(0).family, test.asked().index()), (3, 1));
    let mut test = table(2, 1, "'K270'", &rich(2));
    test.play("place B1; choose rooms; room 0,0; room 0,1; done");
    assert_eq!((test.player(0).family, test.asked().index()), (2, 1));
    // Only while there is room.
    let one_room = "goods = { wood = 5, reed = 2, food = 5 }";
    let mut test = table(2, 1, "'K270'", &format!("{one_room}\npersons = 4"));
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.asked().index(), 1);
    // Not more than rooms were built in this action, although more would fit.
    let mut test = table(2, 1, "'K270'", &format!("{one_room}\nfarm = ['. R . . .', 'R R . . .', 'R . . . .']"));
    test.play("place B1; choose rooms; room 0,0; choose use; grow");
    assert_eq!((test.player(0).family, test.asked().index()), (3, 1));
}

#[test]
fn k270_wet_nurse_and_the_harvest_and_free_rooms() {
    // A newborn of the Wet Nurse eats 1 food in the harvest of its round.
    let mut test = last_person(2, 4, "'K270'", "goods = { wood = 5, reed = 2, food = 9 }");
    test.play("place B1; choose rooms; room 0,0; choose use; grow");
    assert_eq!(test.game.food_owed(Seat::new(0)), 5);
    // A room built by a card counts as well.
    let mut test = table(2, 14, "'K270'", "house = 'stone'\nhand = ['E55']\ngoods = { stone = 3, reed = 1, food = 1 }");
    test.play("place B2; improve E55; room 0,0; choose use; grow");
    assert_eq!(test.player(0).family, 3);
}

#[test]
fn k273_basin_maker_keeps_wood_for_boar() {
    let kitchen = "farm = ['. . . . .', 'R . . S S', 'R . . . .']\nanimals = { boar = 2, sheep = 1 }";
    let mut test = table(4, 1, "'K273', 'M1'", &format!("{kitchen}\ngoods = {{ wood = 5 }}"));
    test.play("exchange M1 boar 2");
    assert_eq!((test.prompt(), test.refusal("number 5")), ("choose", "no-answer"), "2 for each boar");
    test.play("number 4");
    assert_eq!((test.mark(0, "K273"), test.goods(0)), (4, sheep(1).and(wood(1)).and(food(4))));
    assert_eq!(test.points("bonus_points"), 2, "the 1st and the 4th are worth nothing");
    test.play("exchange M1 sheep 1");
    assert_eq!(test.prompt(), "place", "only for boar");
    let mut test = table(4, 1, "'K273', 'M1'", kitchen);
    test.play("exchange M1 boar 1");
    assert_eq!(test.prompt(), "place", "no wood");
    for (wood, points) in [(1, 0), (2, 1), (3, 2), (4, 2), (7, 4), (9, 6), (10, 6), (11, 7)] {
        let test = table(4, 1, &format!("{{ card = 'K273', mark = {wood} }}"), "");
        assert_eq!(test.points("bonus_points"), points, "{wood} wood");
    }
}

const MINORS: &str = "hand = ['E25', 'E36', 'E18', 'E16']\noccupations = 3";

#[test]
fn k281_traveling_salesman_swaps_minors_and_majors() {
    let mut test = table(2, 4, "'K281'", "goods = { clay = 2 }");
    test.play("place B2; improve M1");
    assert_eq!(test.tableau(0), ["K281", "M1"]);
    let mut test = table(2, 4, "'K281'", MINORS);
    test.play("place R1b; improve E25; improve E36");
    assert_eq!(test.asked().index(), 1, "two minors, not three");
    // After a major there is no second improvement, and the second one must be a minor.
    let mut test = table(2, 4, "'K281'", &format!("{MINORS}\ngoods = {{ clay = 5 }}"));
    test.play("place R1b; improve M1");
    assert_eq!(test.asked().index(), 1);
    let mut test = table(2, 4, "'K281'", &format!("{MINORS}\ngoods = {{ clay = 5 }}"));
    test.play("place R1b; improve E25");
    assert_eq!(test.refusal("improve M1"), "no-such-card");
    // A minor that a card lets one play is no action of a space.
    assert_eq!(table(2, 4, "", "goods = { clay = 2 }\nhand = ['E25']").refusal_or("place B2"), None);
}

/// T66.
#[test]
fn k281_traveling_salesman_with_the_merchant() {
    let mut test = table(2, 4, "'K281', 'E179'", &format!("{MINORS}\ngoods = {{ food = 1 }}"));
    test.play("place R1b; improve E25; first K281; improve E36; choose use; improve E18; improve E16; choose wood");
    assert_eq!((test.hand(0).len(), test.goods(0), test.asked().index()), (0, wood(1), 1), "four minors for 1 food");
    let mut test = table(2, 4, "'K281', 'E179'", "goods = { clay = 5, food = 1 }");
    test.play("place B2; improve M1; choose use; improve M2");
    assert_eq!(test.tableau(0), ["K281", "E179", "M1", "M2"], "two majors for 1 food");
}

/// T58.
#[test]
fn k284_wood_distributor_shares_the_wood() {
    let mut test = Test::players(2, 1, "hand = ['K284']");
    assert_eq!(test.gains("place B5; occupation K284"), wood(2));
    let at = |wood: u8| {
        Test::at(&format!(
            "round = 4\nphase = 'start_of_round'\nstart_seat = 1\nspaces = {{ B7 = {{ wood = {} }} }}\n\
            [[player]]\ncards = ['K284']\n[[player]]",
            wood - 3
        ))
    };
    for (lying, moved, stays) in [(10, 3, 1), (11, 3, 2), (3, 1, 0)] {
        let mut test = at(lying);
        assert_eq!((test.asked().index(), test.prompt()), (0, "whether"));
        test.play("choose use");
        assert_eq!(test.lying("B7"), wood(stays));
        assert_eq!(test.lying("B9").get(Good::Wood), moved);
        assert_eq!((test.lying("B8").get(Good::Wood), test.lying("B10").get(Good::Wood)), (moved, moved));
        // Whoever uses the space takes the wood.
        test.play("place B10");
        assert_eq!(test.goods(1).get(Good::Wood), moved);
    }
    let mut test = at(10);
    test.play("done");
    assert_eq!((test.lying("B7"), test.asked().index(), test.prompt()), (wood(10), 1, "place"));
}

/// A22.7.
#[test]
fn k284_wood_distributor_and_foreman_are_asked_again() {
    let mut test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K284']\n[[player]]\ncards = ['K308']\n[[player]]\n[[player]]\ncards = ['I260']\ngoods = { food = 1 }",
    );
    test.play("done");
    assert_eq!(test.asked().index(), 1);
    test.play("choose use; space B7");
    assert_eq!((test.asked().index(), test.prompt()), (0, "whether"), "who declined may change one's mind");
    test.play("choose use");
    assert_eq!(test.lying("B7"), food(1));
    assert_eq!(test.asked().index(), 3, "who has used the card is not asked again; the Taster is still to be asked");
    test.play("done");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    // A full pass without a new use ends it.
    let mut test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K284']\n[[player]]\ncards = ['K308']\n[[player]]\n[[player]]",
    );
    test.play("done; done");
    assert_eq!(test.prompt(), "place");
    let mut test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K284']\n[[player]]\ncards = ['K308']\n[[player]]\n[[player]]",
    );
    test.play("done; choose use; space B7; done");
    assert_eq!(test.prompt(), "place", "asked once more, and that is that");
}

/// T81.
#[test]
fn k289_countryman_sows_after_taking_a_crop() {
    let mut test = last_person(4, 14, "'K289'", FIELD);
    test.play("place B3");
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
    test.play("place R5a");
    assert_eq!(test.prompt(), "sow", "only the sowing, no plowing");
    test.play("sow 0,4 grain");
    assert_eq!(test.player(0).farm.plots[4].grain, 2, "sown, and harvested once");
    let mut test = last_person(4, 13, "'K289'", &format!("{FIELD}\ngoods = {{ food = 9 }}"));
    test.play("place R3a; done");
    assert_eq!(test.has(0, Good::Vegetable), 1);
    // Not without a field, not from another space, not to a space that is taken.
    let mut test = last_person(4, 12, "'K289'", "");
    test.play("place B3");
    assert_eq!(test.game.round, 13);
    let mut test = last_person(4, 12, "'K289'", &format!("{FIELD}\ngoods = {{ grain = 1 }}"));
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
    let mut test = last_person(4, 12, "'K289', 'I90'", "farm = ['F . . . .', 'R . . . .', 'R . . . .']");
    test.play("place B3; place R1a; sow 0,0 grain");
    assert_eq!(test.player(0).farm.plots[0].grain, 5, "with the Planter Box");
}

#[test]
fn k293_plowman_plows_in_rounds_to_come() {
    let mut test = Test::players(2, 2, "hand = ['K293']");
    test.play("place B5; occupation K293");
    assert_eq!(test.mark(0, "K293"), 1 << 6 | 1 << 9 | 1 << 12);
    let start = |round: u8, food: u8| {
        Test::at(&format!(
            "round = {round}\nphase = 'start_of_round'\n[[player]]\ncards = [{{ card = 'K293', mark = {} }}]\n\
            goods = {{ food = {food} }}\n[[player]]",
            1 << 6 | 1 << 9
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
fn k295_cattle_breeder() {
    let mut test = Test::players(4, 1, "hand = ['K295']");
    assert_eq!(test.gains("place B5; occupation K295"), cattle(1));
    let stalls = "farm = ['. . . . .', 'R . . S S', 'R . . . .']\nanimals = { cattle = 2 }";
    let mut test = last_person(4, 12, "'K295'", stalls);
    test.play("place B6; breed cattle");
    assert_eq!((test.has(0, Good::Cattle), test.game.round), (3, 13));
    let mut test = last_person(4, 12, "'K295'", stalls);
    test.play("place B6; breed");
    assert_eq!(test.has(0, Good::Cattle), 2, "A17.11: the young may be refused");
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
fn k301_wood_carver_saves_one_wood_a_round() {
    let mut test = table(2, 4, "'K301'", "goods = { wood = 3 }");
    test.play("place B1; choose stables; stable 0,4; stable 0,3");
    assert_eq!(test.goods(0), NOTHING, "1 for the first, 2 for the second");
    assert_eq!(test.mark(0, "K301"), 4);
    let spent = |more: &str| table(2, 4, "{ card = 'K301', mark = 4 }", more);
    assert_eq!(spent("goods = { wood = 1 }").refusal("place B1"), "too-dear");
    assert!(
        table(2, 5, "{ card = 'K301', mark = 4 }", "goods = { wood = 1 }").offers("place B1"),
        "in the next round again"
    );
    // A room of wood, not of clay; an improvement; a fence.
    let mut test = table(2, 4, "'K301'", "goods = { wood = 9, reed = 4 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), wood(5).and(reed(2)));
    test.play("room 0,1");
    assert_eq!(test.goods(0), NOTHING, "the second one at the full price");
    let mut test = table(2, 4, "'K301'", "house = 'clay'\ngoods = { clay = 5, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!((test.goods(0), test.mark(0, "K301")), (NOTHING, 0), "nothing to save, nothing spent");
    let mut test = table(2, 4, "'K301'", "hand = ['E35']");
    test.play("place B2; improve E35");
    assert_eq!((test.tableau(0), test.mark(0, "K301")), (vec!["K301", "E35"], 4));
}

#[test]
fn k301_wood_carver_and_fences() {
    let mut test = table(2, 4, "'K301'", "goods = { wood = 6 }");
    test.play("place R1d; fence 0,4");
    assert_eq!(test.has(0, Good::Wood), 3, "one of four fences");
    test.play("fence 0,3");
    assert_eq!(test.has(0, Good::Wood), 0, "the next three at the full price");
    // With the Hedge Keeper a single space costs nothing at all.
    let mut test = table(2, 4, "'K301', 'E175'", "");
    test.play("place R1d; fence 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.mark(0, "K301")), (4, 4));
    // The price of clay is chosen: nothing is saved and nothing spent.
    let mut test = table(2, 4, "'K301'", "hand = ['I86']\ngoods = { clay = 2, reed = 1 }");
    test.play("place B2; improve I86");
    assert_eq!((test.goods(0), test.mark(0, "K301")), (NOTHING, 0));
    let mut test = table(2, 4, "'K301'", "hand = ['I86']\ngoods = { wood = 1, reed = 1 }");
    test.play("place B2; improve I86");
    assert_eq!((test.goods(0), test.mark(0, "K301")), (NOTHING, 4));
}

#[test]
fn k304_veterinarian_draws_from_a_bag() {
    let mut test = Test::players(4, 3, "hand = ['K304']");
    test.play("place B5; occupation K304");
    assert_eq!(test.mark(0, "K304"), 4 | 3 << 4 | 2 << 8);
    // One of each: never a pair. Two of a kind and nothing else: always one.
    let start = |mark: u16, seed: u8| {
        Test::at(&format!(
            "round = 5\nphase = 'start_of_round'\nseed = '{seed:x}'\n[[player]]\ncards = [{{ card = 'K304', mark = {mark} }}]\n\
            [[player]]\n[[player]]\n[[player]]"
        ))
    };
    for seed in 0..20 {
        let test = start(1 | 1 << 4 | 1 << 8, seed);
        assert_eq!((test.goods(0), test.mark(0, "K304")), (NOTHING, 1 | 1 << 4 | 1 << 8), "both go back");
        let test = start(2 << 4, seed);
        assert_eq!((test.goods(0), test.mark(0, "K304")), (boar(1), 1 << 4));
        assert_eq!(start(1 << 4, seed).goods(0), NOTHING, "one animal is no pair");
    }
    let won = (0..60).filter(|&seed| start(4 | 3 << 4 | 2 << 8, seed).goods(0) != NOTHING).count();
    assert!((5..40).contains(&won), "chance decides: {won} of 60; 10 in 36 are pairs");
    // The animal that is won may be cooked at once.
    let mut test = Test::at(
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = [{ card = 'K304', mark = 32 }, 'M1']\n\
        animals = { sheep = 1 }\n[[player]]\n[[player]]\n[[player]]",
    );
    assert_eq!(test.prompt(), "keep");
    test.play("exchange M1 boar 1");
    assert_eq!(test.goods(0), sheep(1).and(food(2)));
}

#[test]
fn k304_what_chance_has_shown_cannot_be_taken_back() {
    let shown = |cards: &str| {
        let text = format!(
            "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = [{cards}]\n[[player]]\n[[player]]\n[[player]]"
        );
        Test::at(&text).game.revealed()
    };
    assert_eq!(shown("{ card = 'K304', mark = 32 }"), shown("") + 1, "the draw, besides the round card");
}

#[test]
fn k307_animal_breeder_buys_a_pair_for_a_new_pasture() {
    let rich = |food: u8| format!("goods = {{ wood = 15, food = {food} }}");
    for (food, option, animals) in [(1, "sheep", sheep(2)), (2, "boar", boar(2)), (3, "cattle", cattle(2))] {
        let mut test = table(4, 4, "'K307'", &rich(food));
        test.play("place R1d; fence 0,3 0,4; done");
        test.play(&format!("choose {option}"));
        assert_eq!(test.goods(0).only(&ANIMALS), animals);
        assert_eq!(test.has(0, Good::Food), 0);
        assert_eq!(test.asked().index(), 1, "one pair");
    }
    let mut test = table(4, 4, "'K307'", &rich(2));
    test.play("place R1d; fence 0,3 0,4; done");
    assert_eq!(test.refusal("choose cattle"), "too-dear");
    test.play("done");
    assert_eq!(test.goods(0).only(&ANIMALS), NOTHING);
    // One pair for several pastures in one action; none for a division.
    let mut test = table(4, 4, "'K307'", &rich(9));
    test.play("place R1d; fence 0,4; fence 0,3; done; choose sheep");
    assert_eq!((test.has(0, Good::Sheep), test.asked().index()), (2, 1));
    let mut test = table(4, 4, "'K307'", &format!("{}\npastures = [[[0,3], [0,4]]]", rich(9)));
    test.play("place R1d; fence 0,4; done");
    assert_eq!(test.asked().index(), 1);
    // A division first and a new pasture later in the action still count.
    let mut test = table(4, 4, "'K307'", &format!("{}\npastures = [[[0,3], [0,4]]]", rich(9)));
    test.play("place R1d; fence 0,4; fence 1,4; done; choose boar");
    assert_eq!(test.has(0, Good::Boar), 2);
    // With the Mini Pasture.
    let mut test = table(4, 4, "'K307'", "hand = ['E40']\ngoods = { food = 3 }");
    test.play("place B2; improve E40; fence 0,4; choose sheep");
    assert_eq!(test.goods(0), sheep(2));
}

#[test]
fn k308_foreman_puts_food_on_a_space() {
    let start = || {
        Test::at(
            "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K308']\n[[player]]\ngoods = { wood = 2 }\n[[player]]\n[[player]]",
        )
    };
    let mut test = start();
    let events = test.play("choose use; space B3");
    assert!(events.iter().any(|event| matches!(event, Event::PutOnSpace { .. })));
    assert_eq!(test.gains("place B3"), grain(1).and(food(1)), "on a space on which nothing lies otherwise");
    let mut test = start();
    test.play("choose use; space B1; place B3");
    test.play("place B1; choose stables; stable 0,4");
    assert_eq!((test.goods(1), test.lying("B1")), (food(1), NOTHING), "also the others");
    let mut test = start();
    test.play("choose use; space B8");
    assert_eq!(test.gains("place B8"), clay(2).and(food(1)), "with what lies there");
    // What nobody takes stays.
    let mut test = start();
    test.play("choose use; space B6");
    test.until(|game| {
        game.round == 5 || !game.board.persons(agricola::SpaceId::named("B6").unwrap()).iter().all(|&n| n == 0)
    });
    if test.game.round == 5 {
        assert_eq!(test.lying("B6"), food(1));
    }
    assert!(start().moves().contains(&Move::Done), "optional");
}

/// T78.
#[test]
fn k312_fence_overseer_fences_a_new_stable() {
    let mut test = table(2, 14, "'K312'", "goods = { wood = 4, food = 2 }");
    test.play("place B1; choose stables; stable 0,4");
    assert_eq!((test.asked().index(), test.prompt()), (0, "whether"));
    test.play("choose use");
    assert_eq!(test.refusal("fence 0,3"), "no-pasture", "only the space of the stable");
    test.play("fence 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.goods(0)), (4, wood(2).and(food(1))), "no wood, 1 food");
    test.play("stable 0,3");
    assert_eq!((test.player(0).farm.stables.len(), test.asked().index()), (2, 1), "once in a round");
    // The rules for pastures hold: it must adjoin the others, and 15 fences are the limit.
    let mut test = table(2, 14, "'K312'", "goods = { wood = 2, food = 1 }\npastures = [[[2,4]]]");
    test.play("place B1; choose stables; stable 0,1");
    assert_eq!(test.asked().index(), 1);
    for (edition, round) in [("de", 14), ("nl", 14)] {
        let mut test = Test::at(&format!(
            "edition = '{edition}'\nround = {round}\n[[player]]\ncards = ['K312', 'E207', 'E160', 'K307']\n\
            goods = {{ wood = 4, food = 9 }}\n[[player]]\n[[player]]\n[[player]]"
        ));
        test.play("place R1d; fence 0,4");
        // Farmer, Stablehand and Animal Breeder react to the fences; the free stable is fenced in for 1 food.
        test.play("first E207; stable 0,3; choose use; fence 0,3");
        assert_eq!(test.player(0).farm.pastures.len(), 2);
        test.until(|game| game.to_decide().first() != Some(Seat::new(0)));
        assert_eq!(test.player(0).farm.stables.len(), 1, "{edition}: no second free stable");
    }
}

#[test]
fn k342_animal_trainer_spends_the_food_taken() {
    let players = |lying: u8, more: &str| {
        Test::at(&format!(
            "round = 4\nspaces = {{ G4f = {{ food = {lying} }} }}\n[[player]]\ncards = ['K342']\n\
            farm = ['. . . . .', 'R . . S S', 'R . . S .']\n{more}\n[[player]]\n[[player]]\n[[player]]"
        ))
    };
    let mut test = players(5, "goods = { food = 9 }");
    test.play("place G4f");
    assert_eq!(test.refusal("take cattle 2"), "no-answer", "only with the food of this take");
    assert_eq!(test.refusal("take sheep 3"), "no-answer");
    test.play("take sheep 1 cattle 1");
    assert_eq!(test.goods(0), sheep(1).and(cattle(1)).and(food(9)));
    let mut test = players(4, "");
    test.play("place G4f; done");
    assert_eq!(test.goods(0), food(4));
    let mut test = players(1, "goods = { food = 9 }");
    test.play("place G4f");
    assert_eq!(test.asked().index(), 1, "1 food buys nothing");
}

#[test]
fn k124_yoke_plows_for_every_plow() {
    let yoke = |own: &str, other: &str, cattle: u8| {
        Test::at(&format!(
            "round = 4\n[[player]]\ncards = [{own}]\nhand = ['K124', 'E25']\ngoods = {{ wood = 1 }}\nanimals = {{ cattle = {cattle} }}\n\
            [[player]]\ncards = [{other}]"
        ))
    };
    let mut test = yoke("{ card = 'E62', mark = 1 }", "'I68', 'E61'", 1);
    test.play("place B2; improve K124; plow 0,4; plow 0,3; plow 0,2");
    assert_eq!((test.player(0).farm.fields.len(), test.asked().index()), (3, 1), "used or not, the Harrow too");
    let mut test = yoke("", "'E61'", 1);
    test.play("place B2; improve K124; done");
    assert_eq!(test.player(0).farm.fields.len(), 0, "one may");
    let mut test = yoke("", "", 1);
    test.play("place B2; improve K124");
    assert_eq!(test.asked().index(), 1, "no plow, no field");
    let mut test = yoke("", "'E61'", 0);
    test.play("place B2");
    assert_eq!(test.refusal("improve K124"), "condition");
}

#[test]
fn k134_ox_team_plows_by_the_rounds_left() {
    for (round, fields) in [(1, 3), (11, 3), (12, 2), (13, 1), (14, 0)] {
        let mut test = Test::players(
            2,
            round,
            "hand = ['K134', 'E25']\ngoods = { wood = 3 }\nfarm = ['. . . . .', 'R . . S .', 'R . . . .']\nanimals = { cattle = 2 }",
        );
        test.play("place B2; improve K134");
        for cell in ["0,4", "0,3", "0,2"].into_iter().take(fields) {
            test.play(&format!("plow {cell}"));
        }
        assert_eq!((test.player(0).farm.fields.len(), test.asked().index()), (fields as u8, 1), "round {round}");
    }
    let mut test = Test::players(2, 1, "hand = ['K134', 'E25']\ngoods = { wood = 3 }\nanimals = { cattle = 1 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve K134"), "condition");
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
