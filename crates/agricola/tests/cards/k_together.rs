//! Cards of the K deck beside the cards that their sheets and the books name, and in odd company.

use crate::common::Test;
use agricola::Event;
use agricola::goods::*;
use table::{Game, Seat};

const FIELD: &str = "farm = ['. . . . F', 'R . . . .', 'R . . . .']";
const THREE_ROOMS: &str = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
const STALLS: &str = "farm = ['. . . . .', 'R . . S S', 'R . . S .']";

/// Player 0 places the last person; food lies on a space.
fn last_with_food_on(space: &str, cards: &str, more: &str) -> Test {
    let others = "[[player]]\nat_home = 0\n".repeat(3);
    Test::at(&format!(
        "round = 12\nspaces = {{ {space} = {{ food = 1 }} }}\n[[player]]\nat_home = 1\ncards = [{cards}]\n{more}\n{others}"
    ))
}

#[test]
fn k266_serf_with_cards_that_take_one_crop() {
    // The only field is the Bean Field: another grain would be of no use, a vegetable is.
    let mut test = Test::with(4, 4, "'K266', 'E18'", "goods = { grain = 1 }");
    test.play("place R1a");
    assert_eq!(test.refusal("choose grain"), "condition");
    test.play("choose vegetable; choose sow; sow E18 vegetable");
    assert_eq!((test.goods(0), test.mark(0, "E18")), (NOTHING, 2));
    // Without a grain to give nothing can be sown there.
    assert_eq!(Test::with(4, 4, "'K266', 'K137'", "").refusal("place R1a"), "no-seed");
    // Where something else can be sown or baked both are of use.
    for cards in ["'K266', 'E18', 'M1'", "'K266', 'E18', 'K105'"] {
        let mut test = Test::with(4, 4, cards, "goods = { grain = 1 }");
        test.play("place R1a; choose grain");
        assert_eq!(test.goods(0), grain(2), "{cards}");
    }
    let mut test = Test::with(4, 4, "'K266', 'E18', 'K278'", "goods = { grain = 1, wood = 1 }");
    test.play("place R1a; choose grain; choose sow; sow K278 wood");
    assert_eq!(test.goods(0), grain(2));
}

#[test]
fn k269_k289_the_countryman_moves_whom_the_acrobat_has_moved() {
    for cards in ["'K269', 'K289'", "'K289', 'K269'"] {
        let mut test = Test::last_person(4, 12, cards, FIELD);
        test.play("place G4f; place B3; place R1a; sow 0,4 grain");
        assert_eq!((test.game.round, test.player(0).farm.plots[4].grain), (13, 3), "{cards}");
    }
}

/// A22.8, and cards that react to the space work as for a placement.
#[test]
fn k269_k289_a_moved_person_uses_the_space() {
    let mut test = last_with_food_on("B3", "'K269'", "");
    test.play("place G4f; place B3");
    assert_eq!((test.goods(0), test.lying("B3")), (grain(1).and(food(2)), NOTHING), "the Foreman's food");
    let mut test = last_with_food_on("R1a", "'K289'", FIELD);
    test.play("place B3; place R1a; sow 0,4 grain");
    assert_eq!((test.goods(0), test.lying("R1a")), (food(1), NOTHING));
    // Serf: before the sowing. Flail: after it. Of the space itself only the sowing is done.
    let mut test = Test::last_person(4, 12, "'K289', 'K266', 'M1'", FIELD);
    test.play("place B3; place R1a; choose vegetable; sow 0,4 vegetable");
    assert_eq!((test.game.round, test.goods(0)), (13, NOTHING), "no baking");
    let mut test = Test::last_person(4, 13, "'K289', 'K113', 'M1'", &format!("{FIELD}\ngoods = {{ grain = 1 }}"));
    test.play("place B3; place R5a; sow 0,4 grain; bake M1 1");
    assert_eq!(test.goods(0), food(2).and(grain(1)), "baked one, sown and harvested one");
    // Acrobat: Flail and Crooked Plow on the plow space.
    let mut test = Test::last_person(4, 12, "'K269', 'K113', 'K119', 'M1'", "goods = { grain = 1 }");
    test.play("place G4f; place B4; plow 0,4; choose use; plow 0,3; done; bake M1 1");
    assert_eq!((test.player(0).farm.fields.len(), test.goods(0)), (2, food(3)));
}

/// T53.
#[test]
fn k270_wet_nurse_three_rooms_three_persons() {
    let mut test = Test::with(2, 1, "'K270'", "goods = { wood = 15, reed = 6, food = 3 }");
    test.play("place B1; choose rooms; room 0,0; room 0,1; room 1,1");
    test.play("choose use; grow; choose use; grow; choose use; grow");
    assert_eq!((test.player(0).family, test.goods(0), test.asked().index()), (5, NOTHING, 1));
}

#[test]
fn k270_wet_nurse_with_rooms_of_cards_and_a_reed_hut() {
    // Hut Builder at the start of round 11, Mason at any time.
    let mut test = Test::start_of_round(4, 11, "'E178', 'K270'", "goods = { food = 1 }");
    test.play("room 0,0; choose use; grow");
    assert_eq!((test.player(0).family, test.player(0).at_home, test.prompt()), (3, 2, "place"));
    let four = "house = 'stone'\nfarm = ['R R . . .', 'R . . . .', 'R . . . .']\npersons = 4\ngoods = { food = 1 }";
    let mut test = Test::with(4, 12, "'E191', 'K270'", four);
    test.play("use E191; room 1,1; choose use; grow");
    assert_eq!(test.player(0).family, 5);
    // A25.13: in the Dutch edition the person of the Reed Hut takes the new room.
    for (edition, asked) in [("de", 0), ("nl", 1)] {
        let mut test = Test::at(&format!(
            "edition = '{edition}'\nround = 14\n[[player]]\ncards = ['K138', 'K270']\nlodgers = 1\n\
            goods = {{ wood = 5, reed = 2, food = 3 }}\n[[player]]"
        ));
        test.play("place B1; choose rooms; room 0,0");
        assert_eq!(test.asked().index(), asked, "{edition}");
    }
}

#[test]
fn k271_educator_counts_cards_and_begs_with_the_student() {
    let educator = |cards: &str, more: &str| {
        let mut test = Test::at(&format!(
            "round = 5\n[[player]]\nhand = ['E176']\n[[player]]\ncards = ['K271', {cards}]\n{more}\n[[player]]\n[[player]]"
        ));
        test.play("place B5; occupation E176");
        test
    };
    // The Academic is one card: with it and another one the next is the fourth, with it alone the third.
    let hand = "hand = ['E187']\ngoods = { food = 2 }";
    assert_eq!(educator("'E148'", hand).prompt(), "place");
    assert_eq!(educator("'E148', 'E188'", hand).prompt(), "occupation");
    // Perpetual Student: the Lover costs 3 and 4 food, 3 are there.
    let mut test = educator("'K275'", "hand = ['K291']");
    test.play("choose use; grow");
    assert_eq!((test.player(1).begging, test.player(1).family, test.goods(1)), (4, 3, NOTHING));
    // Adoptive Parents: the Lover's child acts at once, in the turn of its own family.
    let mut test = educator("'K267'", "hand = ['K291']\ngoods = { food = 8 }\nat_home = 0");
    test.play("occupation K291; grow; choose use");
    assert_eq!((test.asked().index(), test.prompt(), test.player(1).at_home), (1, "place", 1));
}

#[test]
fn k275_perpetual_student_with_bookshelf_and_writing_desk() {
    let mut test = Test::with(4, 5, "'K275', 'K112', 'E49'", "hand = ['E188', 'E187']");
    test.play("place B5; choose use; choose use");
    assert_eq!((test.hand(0).len(), test.goods(0)), (0, food(9)), "6 food twice, 1 and 2 paid");
}

#[test]
fn k276_constable_after_the_mendicant() {
    let farm = "farm = ['R F F . .', 'R Fg3 F . .', 'R Fv3 F . .']\npastures = [[[0,3], [0,4]], [[1,3], [1,4]], [[2,3], [2,4]]]\n\
        animals = { sheep = 1, boar = 1, cattle = 1 }\ngoods = { food = 20 }";
    for (begging, points) in [(2, 5), (3, 0)] {
        let mut test = Test::last_person(3, 14, "'K276', 'E153'", &format!("{farm}\nbegging = {begging}"));
        test.play("place B6");
        test.until(|_| false);
        assert_eq!(test.bonus_points(0), points, "two of {begging} begging cards are thrown away");
    }
}

#[test]
fn k279_scholar_with_lover_and_stone_breaker() {
    // A child born at the start of the round does not act in it; an adopted one does.
    let stone = "house = 'stone'\nhand = ['K291']\ngoods = { food = 6 }";
    let mut test = Test::start_of_round(3, 7, "'K279'", stone);
    test.play("choose occupation; occupation K291; grow");
    assert_eq!((test.player(0).at_home, test.game.food_owed(Seat::new(0))), (2, 5));
    let mut test = Test::start_of_round(3, 7, "'K279', 'K267'", stone);
    test.play("choose occupation; occupation K291; grow; choose use");
    assert_eq!((test.player(0).at_home, test.game.food_owed(Seat::new(0))), (3, 6));
    // A22.3: the Stone Breaker makes the stone house first, the Scholar plays a card then.
    let clay = "house = 'clay'\nhand = ['E188']\ngoods = { stone = 2, reed = 1, food = 2 }";
    let mut test = Test::start_of_round(4, 7, "'K303', 'K279', { card = 'K305', rounds = [7] }", clay);
    test.play("use K303; renovate stone; choose use; choose occupation; occupation E188");
    assert_eq!((test.goods(0), test.prompt()), (sheep(1), "place"));
}

/// T66.
#[test]
fn k281_traveling_salesman_with_the_businessman() {
    let minors = "hand = ['E25', 'E36', 'E18', 'E16']\noccupations = 3\ngoods = { clay = 2 }";
    let mut test = Test::with(3, 14, "'K281', 'I228'", minors);
    test.play("place B2; improve E25; improve E36; improve E18");
    assert_eq!((test.hand(0), test.asked().index()), (vec!["E16"], 1), "up to three minors");
    // A major in place of the first minor: the additional improvement is still allowed.
    let mut test = Test::with(3, 14, "'K281', 'I228'", minors);
    test.play("place B2; improve M1; improve E25; improve E36");
    assert_eq!(test.asked().index(), 1);
    // The other spaces: a major after a growth, two minors after a renovation.
    let mut test = Test::with(3, 14, "'K281'", &format!("{THREE_ROOMS}\n{minors}"));
    test.play("place R2c; grow; improve M1");
    assert_eq!((test.tableau(0), test.asked().index()), (vec!["K281", "M1"], 1));
    let mut test = Test::with(3, 14, "'K281'", &format!("{}, reed = 1 }}", minors.trim_end_matches(" }")));
    test.play("place R2b; renovate clay; improve E25; improve E36");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn k284_wood_distributor_alone() {
    // Solo: 2 wood in each round, so nothing is shared before there are 3.
    let solo = |lying: &str| {
        Test::at(&format!("round = 4\nphase = 'start_of_round'\n{lying}\n[[player]]\ncards = ['K284']\n"))
    };
    assert_eq!(solo("spaces = { B7 = { wood = 0 } }").prompt(), "place");
    let mut test = solo("spaces = { B7 = { wood = 2 } }");
    test.play("choose use");
    assert_eq!((test.lying("B7"), test.lying("B9").get(Good::Wood)), (wood(1), 1), "4 wood: 1 each, 1 stays");
}

#[test]
fn k292_vegetables_of_a_field_card_are_harvested() {
    let text = "round = 4\nphase = 'harvest'\n[[player]]\ncards = ['K292', { card = 'K137', mark = 2 }]\n[[player]]";
    assert_eq!(Test::at(text).goods(0), vegetable(1));
}

#[test]
fn k299_slaughterman_beside_the_slaughterhouse() {
    let rich = "goods = { food = 9 }";
    let text = format!(
        "round = 4\nphase = 'feeding'\n[[player]]\ncards = ['K299']\n{rich}\n[[player]]\n{rich}\n[[player]]\ncards = ['I97']\n{rich}"
    );
    let mut test = Test::at(&text);
    assert_eq!(test.game.to_decide().iter().map(|seat| seat.index()).collect::<Vec<_>>(), [1]);
    test.play("feed 4");
    assert_eq!(test.game.to_decide().iter().map(|seat| seat.index()).collect::<Vec<_>>(), [0], "in turn order");
    test.play("feed 4");
    assert_eq!(test.asked().index(), 2);
}

#[test]
fn k303_others_hear_of_the_stone_breaker() {
    let mut test = Test::with(4, 5, "'K303', 'I222', 'E190'", "house = 'clay'\ngoods = { stone = 2, reed = 1 }");
    test.play("use K303; renovate stone");
    assert!(test.has(0, Good::Stone) > 0, "Social Climber");
    assert_eq!(test.rounds_served().len(), 9, "Maid");
}

#[test]
fn k307_animal_breeder_with_the_fence_overseer() {
    let mut test = Test::with(4, 14, "'K312', 'K307'", "goods = { wood = 2, food = 4 }");
    test.play("place B1; choose stables; stable 0,4; choose use; fence 0,4; choose cattle");
    assert_eq!(test.goods(0), cattle(2));
}

#[test]
fn k308_food_on_spaces_where_nothing_is_collected() {
    let foreman = |players: usize, space: &str| {
        let others = "[[player]]\n".repeat(players - 1);
        Test::at(&format!(
            "round = 14\nspaces = {{ {space} = {{ food = 1 }} }}\n[[player]]\ncards = ['K308']\n{STALLS}\n{others}"
        ))
    };
    assert_eq!(foreman(5, "G5d").gains("place G5d; choose boar"), boar(1).and(food(1)));
    assert_eq!(foreman(3, "G3c").gains("place G3c; take reed 1"), reed(1).and(food(1)));
    // A card that is a space.
    let mut test = Test::start_of_round(4, 4, "'K308', 'I100'", "");
    test.play("choose use; space I100; place I100; choose points");
    assert_eq!((test.goods(0), test.bonus_points(0)), (food(1), 2));
    // Food is no building resource: the Landing Net brings 2.
    let text = "round = 14\nspaces = { B9 = { food = 1, reed = 2 } }\n[[player]]\ncards = ['K126']\n[[player]]";
    assert_eq!(Test::at(text).gains("place B9"), reed(2).and(food(3)));
}

#[test]
fn k310_resource_seller_with_the_storehouse_clerk() {
    let full = "goods = { wood = 8, clay = 7, reed = 6, stone = 5 }";
    for cards in ["'K310', 'K287'", "'K287', 'K310'"] {
        let test = Test::start_of_round(4, 8, cards, full);
        let sold = wood(10).and(clay(9)).and(reed(8)).and(stone(6));
        assert_eq!((test.goods(0), test.mark(0, "K310")), (sold, 3), "{cards}: wood, clay, reed; the next clay stays");
    }
}

#[test]
fn k311_magician_with_ratcatcher_and_adopted_child() {
    // Whom the Ratcatcher keeps at home cannot be placed.
    let mut test = Test::at(&format!(
        "round = 10\nphase = 'start_of_round'\nstart_seat = 1\n[[player]]\ncards = ['E198']\n\
        [[player]]\ncards = ['K311']\npersons = 3\n{THREE_ROOMS}\n[[player]]\n[[player]]"
    ));
    test.play("place B6; place B3; place B8; place B9; place G4f");
    assert_eq!(test.goods(1), food(5).and(grain(1)), "2 from the day labourer, 2 that lay there, 1 of the card");
    // The adopted child is the last person.
    let family = format!("{THREE_ROOMS}\ngoods = {{ food = 1 }}");
    let mut test = Test::last_person(4, 12, "'K267', 'K311'", &family);
    test.play("place R2c; grow; choose use");
    assert_eq!(test.gains("place G4f"), food(2).and(grain(1)));
}

#[test]
fn k312_fence_overseer_only_where_no_fence_stands() {
    let inside = "goods = { wood = 2, food = 1 }\npastures = [[[0,3], [0,4]]]";
    let mut test = Test::with(2, 14, "'K312'", inside);
    test.play("place B1; choose stables; stable 0,4");
    assert_eq!((test.asked().index(), test.has(0, Good::Food)), (1, 1), "a stable in a pasture");
    // The Hedge Keeper adds up to 3 further fences.
    let beside = "goods = { wood = 2, food = 1 }\npastures = [[[0,3], [0,4]]]";
    let mut test = Test::with(2, 14, "'K312', 'E175'", beside);
    test.play("place B1; choose stables; stable 1,4; choose use; fence 1,4; fence 0,4");
    assert_eq!((test.player(0).farm.pastures.len(), test.goods(0)), (3, NOTHING));
}

/// Cards that save wood are no reason for further fences where fences cost no wood anyway.
#[test]
fn k121_k301_save_nothing_on_fences_that_are_given() {
    let pastures = "pastures = [[[0,3], [0,4]]]";
    for cards in ["'K301'", "'K121'", "'K301', 'K121'"] {
        let mut test =
            Test::with(4, 14, cards, &format!("hand = ['E40']\ngoods = {{ wood = 4, food = 2 }}\n{pastures}"));
        test.play("place B2; improve E40; fence 1,4");
        assert_eq!((test.asked().index(), test.goods(0)), (1, wood(4)), "Mini Pasture, {cards}");
    }
    // Fence Overseer: the Wood Carver stays for something else in this round.
    let mut test = Test::with(4, 14, "'K312', 'K301', 'K121'", &format!("goods = {{ food = 1 }}\n{pastures}"));
    test.play("place B1; choose stables; stable 1,4; choose use; fence 1,4");
    assert_eq!((test.asked().index(), test.mark(0, "K301")), (1, 0));
    // Fence Deliveryman: four fences for 2 food, not five.
    let mut test = Test::at(&format!(
        "round = 11\nphase = 'start_of_round'\n[[player]]\ncards = [{{ card = 'I265', mark = 0x4b }}, 'K301']\n\
        goods = {{ food = 2 }}\n{pastures}\n[[player]]"
    ));
    test.play("choose use; fence 1,4");
    assert!(test.offers("fence 0,4"), "one of the four is left");
    test.play("fence 0,4");
    assert_eq!((test.prompt(), test.player(0).farm.fences.len(), test.mark(0, "K301")), ("place", 10, 0));
}

#[test]
fn k342_animal_trainer_and_others_at_the_players() {
    // Juggler: the second half does not lie there.
    let players = |cards: &str| {
        let mut test = Test::at(&format!(
            "round = 14\nspaces = {{ G4f = {{ food = 4 }} }}\n[[player]]\ncards = [{cards}]\n{STALLS}\n[[player]]\n[[player]]\n[[player]]"
        ));
        test.play("place G4f");
        test
    };
    let mut test = players("'I237', 'K342'");
    test.play("first I237; choose use");
    assert_eq!((test.has(0, Good::Food), test.refusal("take sheep 3")), (8, "no-answer"));
    test.play("take sheep 1 boar 1");
    assert_eq!(test.goods(0), sheep(1).and(boar(1)).and(food(4)));
    // Storyteller: what stays on the space was not taken.
    let mut test = players("'E169', 'K342'");
    test.play("choose use");
    assert_eq!(test.refusal("take sheep 2"), "no-answer");
    test.play("take cattle 1");
    assert_eq!(test.goods(0), cattle(1).and(vegetable(1)));
    // Without a place the animal is cooked.
    let mut test = Test::at(
        "round = 14\nspaces = { G4f = { food = 2 } }\n[[player]]\ncards = ['K342', 'M1']\nanimals = { boar = 1 }\n[[player]]\n[[player]]\n[[player]]",
    );
    test.play("place G4f; take sheep 1; exchange M1 sheep 1");
    assert_eq!(test.goods(0), boar(1).and(food(2)));
}

#[test]
fn those_who_double_owe_food_to_the_cards_of_the_k_deck() {
    for (cards, owed) in [("'K269'", 1), ("'K342'", 1), ("'K269', 'K342', 'K311'", 3)] {
        let mut test = Test::at(&format!(
            "round = 14\nspaces = {{ G4f = {{ food = 4 }} }}\n[[player]]\ncards = ['I237']\n[[player]]\ncards = [{cards}]\n[[player]]\n[[player]]"
        ));
        test.play("place G4f; choose use");
        assert_eq!((test.goods(0), test.goods(1)), (food(8 - owed), food(owed)), "Juggler, {cards}");
    }
    let mut test = Test::at(
        "round = 14\nspaces = { B10 = { food = 4 } }\n[[player]]\ncards = ['E161']\n[[player]]\ncards = ['K126']\n[[player]]\n[[player]]",
    );
    test.play("place B10; choose use");
    assert_eq!((test.goods(0), test.goods(1)), (food(7), food(1)), "Fisherman and Landing Net");
}

#[test]
fn k111_k112_in_the_turn_of_another_player() {
    let mut test = Test::at(
        "round = 5\n[[player]]\nhand = ['E172']\ngoods = { food = 2 }\n[[player]]\ncards = ['K112', 'K111', 'M1']\nhand = ['E173']\n\
        goods = { grain = 1 }\n[[player]]\n[[player]]",
    );
    test.play("place B5; occupation E172; choose use; bake M1 1");
    assert_eq!((test.tableau(1).len(), test.goods(1)), (4, food(5)), "the Chief's Daughter: 3 of the shelf, 2 baked");
}

#[test]
fn k115_k119_not_with_plowing_by_occupations() {
    for plow in ["K115", "K119"] {
        // Plow Driver at the start of the round, Field Watchman with the grain.
        let stone = "house = 'stone'\ngoods = { food = 3 }";
        let mut test = Test::start_of_round(4, 14, &format!("'{plow}', 'E194'"), stone);
        test.play("choose use; plow 0,4");
        assert_eq!((test.prompt(), test.mark(0, plow)), ("place", 0));
        let mut test = Test::with(4, 14, &format!("'{plow}', 'I225'"), "");
        test.play("place B3; plow 0,4");
        assert_eq!((test.asked().index(), test.mark(0, plow)), (1, 0));
    }
}

#[test]
fn k109_k273_with_the_crock() {
    let mut test = Test::at(&format!(
        "round = 4\nphase = 'feeding'\n[[player]]\ncards = ['K109', 'M1', 'E19', 'K273']\n{STALLS}\nanimals = {{ boar = 2 }}\n\
        goods = {{ wood = 4 }}\n[[player]]"
    ));
    test.play("exchange E19 boar 2 x1; number 2; number 2");
    assert_eq!((test.goods(0), test.mark(0, "K273")), (food(6), 4), "2 + 2 + 1, and 1 of the spit");
}

#[test]
fn k125_broom_on_the_space_for_two_minors() {
    // The minor of the Broom is no action of a space; the Traveling Salesman's second one is played out of the new hand.
    let mut test = Test::at(
        "round = 14\ndecks = ['K']\n[[player]]\nhand = ['K125', 'K107']\ncards = ['K281']\ngoods = { wood = 9, stone = 9, food = 9 }\n[[player]]",
    );
    test.play("place R1b; improve K125; done");
    assert_eq!((test.asked().index(), test.prompt(), test.hand(0).len()), (0, "minor", 7));
}

#[test]
fn k136_k294_k272_roofs_and_frames_together() {
    // A room of clay: 2 clay become 1 wood, the reed another one.
    let mut test = Test::with(4, 14, "'K272', 'K294', 'K136'", "house = 'clay'\ngoods = { clay = 3, wood = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    // Not for improvements: neither the Holiday House nor the Clay Hut Extension.
    for (card, goods) in [("I71", "wood = 9, clay = 9"), ("K132", "wood = 9, clay = 4")] {
        let more = format!("house = 'clay'\nhand = ['{card}', 'E25']\ngoods = {{ {goods} }}");
        let mut test = Test::with(4, 5, "'K136', 'K294', 'K272'", &more);
        test.play("place B2");
        assert_eq!(test.refusal(&format!("improve {card}")), "too-dear");
    }
}

/// What a card does is told to everybody.
#[test]
fn effects_without_goods_are_told() {
    let told = |test: &mut Test, moves: &str, what: fn(&Event) -> bool| test.play(moves).iter().any(what);
    // Clapper: 2 fields and a stack on the Acreage.
    let farm = "farm = ['R . . Fg2 F', 'R . . Fg1 Fv1', 'R . . . .']";
    let mut test = Test::with(2, 14, "'K127', { card = 'K105', mark = 2 }", farm);
    let clapped = |event: &Event| matches!(event, Event::PutOnFields { goods, .. } if *goods == grain(3));
    assert!(told(&mut test, "place R2c; grow", clapped));
    // Adoptive Parents.
    let mut test = Test::with(2, 14, "'K267'", &format!("{THREE_ROOMS}\ngoods = {{ food = 1 }}"));
    assert!(told(&mut test, "place R2c; grow; choose use", |event| matches!(event, Event::GrewUp { .. })));
    // Perpetual Student: 2 + 2 food for the Chief, 3 are there.
    let mut test = Test::with(4, 5, "'K275'", "hand = ['E172']\noccupations = 2");
    assert!(told(&mut test, "place G4e; choose use", |event| matches!(event, Event::Begged { cards: 1, .. })));
    // The animals that serve a card.
    for (card, moves) in [("K280", ""), ("E156", ""), ("K339", "choose use"), ("K273", "number 1")] {
        let more = format!("{STALLS}\nanimals = {{ boar = 1 }}\ngoods = {{ wood = 1 }}");
        let mut test = Test::with(4, 5, &format!("'{card}', 'M1'"), &more);
        let served = |event: &Event| matches!(event, Event::Served { goods, .. } if *goods == boar(1));
        assert!(told(&mut test, &format!("exchange M1 boar 1; {moves}"), served), "{card}");
    }
}

/// I265 brings four fences for 2 food, E175 three more; K121 saves wood where wood is paid, and adds none.
#[test]
fn i265_e175_k121_seven_fences_and_no_more() {
    let begun = |cards: &str| {
        let mut test = Test::at(&format!(
            "round = 11\nphase = 'start_of_round'\n[[player]]\ncards = [{{ card = 'I265', mark = 0x4b }}, {cards}]\n\
            goods = {{ food = 2, wood = 9 }}\n[[player]]"
        ));
        test.play("choose use");
        test
    };
    assert_eq!(begun("'K121'").refusal("fence 2,3 2,4"), "too-dear", "six fences");
    for cards in ["'E175'", "'E175', 'K121'"] {
        let mut test = begun(cards);
        test.play("fence 2,3 2,4");
        assert_eq!((test.player(0).farm.fences.len(), test.has(0, Good::Wood)), (6, 9), "{cards}");
        assert!(test.offers("fence 2,4"), "{cards}: the seventh");
        assert_eq!(test.refusal("fence 1,4"), "too-dear", "{cards}: three more");
    }
}

/// A growth on G5e is known by parent and child who stand there, or by the Adoptive Parents who took the child home.
#[test]
fn k127_on_g5e_sees_a_child_that_was_adopted() {
    let grain = |adopt: bool| {
        let rest = "[[player]]\nat_home = 0\n".repeat(4);
        let mut test = Test::at(&format!(
            "round = 12\n[[player]]\nhand = ['K127']\ncards = ['K267']\nfarm = ['R . . Fg2 .', 'R . . . .', 'R . . . .']\n\
            goods = {{ food = 1, wood = 1 }}\n{rest}"
        ));
        test.play("place G5e; choose grow; grow");
        test.play(if adopt { "choose use" } else { "done" });
        test.play("place B2; improve K127");
        test.player(0).farm.plots[3].grain
    };
    assert_eq!((grain(false), grain(true)), (3, 3));
    // An occupation there is no growth, and a child of the Lover comes from no space.
    let played = |cards: &str, moves: &str| {
        let rest = "[[player]]\nat_home = 0\n".repeat(4);
        let mut test = Test::at(&format!(
            "round = 12\n[[player]]\nhand = ['K127', 'K291', 'E188']\ncards = [{cards}]\n\
            farm = ['R . . Fg2 .', 'R . . . .', 'R . . . .']\ngoods = {{ food = 9, wood = 1 }}\n{rest}"
        ));
        test.play(moves);
        test.player(0).farm.plots[3].grain
    };
    assert_eq!(played("'K267'", "place G5e; choose occupation; occupation E188; place B2; improve K127"), 2);
    assert_eq!(played("'K267'", "place B5; occupation K291; grow; choose use; place B2; improve K127"), 2);
}
