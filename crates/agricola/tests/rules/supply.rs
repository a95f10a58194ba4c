//! Set-up, the round, action spaces, improvements. A3 to A6, A13, A16, A19, A20; T30 to T34.

use crate::common::Test;
use agricola::goods::*;
use agricola::{Agricola, Edition, Mode, Options, SpaceId};
use table::{Game, Seat, Seed};

fn new_game(players: u8, mode: Mode, edition: Edition) -> Agricola {
    let options = Options { players, mode, edition, start_seat: Some(0), ..Options::default() };
    Agricola::new(&options, Seed::new(1)).unwrap()
}

fn green(game: &Agricola) -> Vec<&'static str> {
    game.open_spaces().iter().map(|s| s.space()).filter(|s| s.green > 0).map(|s| s.id).collect()
}

fn players(n: usize) -> String {
    "[[player]]\n".repeat(n)
}

#[test]
fn a3_7_food_at_the_start() {
    for players in 2..=5 {
        let game = new_game(players, Mode::Full, Edition::De);
        assert_eq!(game.player(Seat::new(0)).goods, food(2), "the start player");
        assert!((1..players).all(|s| game.player(Seat::new(s)).goods == food(3)));
    }
    assert_eq!(new_game(1, Mode::Full, Edition::De).player(Seat::new(0)).goods, NOTHING, "A19.2");
}

#[test]
fn a3_4_green_cards_by_player_count() {
    let full = |n| green(&new_game(n, Mode::Full, Edition::De));
    assert!(full(1).is_empty() && full(2).is_empty());
    assert_eq!(full(3), ["G3a", "G3b", "G3c", "G3d"]);
    assert_eq!(full(4), ["G4a", "G4b", "G4c", "G4d", "G4e", "G4f"]);
    assert_eq!(full(5), ["G5a", "G5b", "G5c", "G5d", "G5e", "G5f"]);
}

#[test]
fn a20_3_green_cards_of_the_family_game() {
    let dutch = |n| green(&new_game(n, Mode::Family, Edition::Nl));
    assert_eq!(dutch(3), ["G3a", "G3b", "G3c", "FG3d"]);
    assert_eq!(dutch(4), ["G4a", "G4b", "G4c", "G4d", "FG4e", "G4f"]);
    assert_eq!(dutch(5), ["G5a", "G5b", "G5c", "G5d", "FG5e", "G5f"]);
    let german = |n| green(&new_game(n, Mode::Family, Edition::De));
    assert_eq!(german(3), ["G3a", "G3b", "G3c"]);
    assert_eq!(german(4), ["G4a", "G4b", "G4c", "G4d", "G4f"]);
    assert_eq!(german(5), ["G5a", "G5b", "G5c", "G5d", "G5e", "G5f"]);
}

#[test]
fn a3_3_round_cards_come_stage_by_stage_in_random_order() {
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let game = Agricola::new(&Options::default(), Seed::new(seed)).unwrap();
        let order = game.full_view().round_order;
        let stages: Vec<u8> = order.iter().map(|s| s.unwrap().space().stage).collect();
        assert_eq!(stages, [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
        firsts.insert(order[0].unwrap());
    }
    assert_eq!(firsts.len(), 4, "each stage 1 card comes first sometimes");
}

#[test]
fn a4_3_every_accumulating_space_gets_its_amount_once_a_round() {
    let mut test = Test { game: new_game(2, Mode::Full, Edition::De) };
    assert_eq!(
        [test.lying("B7"), test.lying("B8"), test.lying("B9"), test.lying("B10")],
        [wood(3), clay(1), reed(1), food(1)]
    );
    test.play("place B3; place B4; plow 0,0; place B6; place B8");
    assert_eq!(test.game.round, 2);
    assert_eq!([test.lying("B7"), test.lying("B8")], [wood(6), clay(1)]);
    assert_eq!(new_game(1, Mode::Full, Edition::De).board.goods(SpaceId::named("B7").unwrap()), wood(2), "A19.2");
}

#[test]
fn t31_untouched_for_three_rounds_3_wood_become_9() {
    let mut test = Test { game: new_game(4, Mode::Full, Edition::De) };
    let wood_space = SpaceId::named("B7").unwrap();
    while test.game.round < 3 {
        let seat = test.asked();
        let m = test.moves().into_iter().find(|m| *m != agricola::Move::Place { space: wood_space }).unwrap();
        test.game.apply(seat, &m).unwrap();
    }
    assert_eq!(test.lying("B7"), wood(9));
}

#[test]
fn t32_g5c_gives_all_its_reed_and_just_1_stone_and_1_wood() {
    let mut test = Test::at(&format!("[spaces]\nG5c = {{ reed = 3 }}\n{}", players(5)));
    test.play("place G5c");
    assert_eq!(test.goods(0), reed(3).and(stone(1)).and(wood(1)));
    let mut test = Test::at(&format!("[spaces]\nG5c = {{}}\n{}", players(5)));
    test.play("place G5c");
    assert_eq!(test.goods(0), stone(1).and(wood(1)), "without reed it is still of use");
}

#[test]
fn t33_g5f_with_a_room_leaves_the_food_lying() {
    let rest = players(4);
    let mut test =
        Test::at(&format!("[spaces]\nG5f = {{ food = 4 }}\n[[player]]\ngoods = {{ wood = 10, reed = 4 }}\n{rest}"));
    test.play("place G5f; choose room; room 0,0");
    assert_eq!(test.asked().index(), 1, "A7.5: exactly one room");
    assert_eq!(test.lying("G5f"), food(4));
    assert_eq!(test.refusal("place G5f"), "occupied");
    test.until(|game| game.round == 2);
    assert_eq!(test.lying("G5f"), food(5));
    let mut test = Test::at(&format!("[spaces]\nG5f = {{ food = 4 }}\n{}", players(5)));
    test.play("place G5f; choose take");
    assert_eq!(test.goods(0), food(4));
}

#[test]
fn t34_the_well_brings_food_in_the_next_five_rounds() {
    for (round, rounds) in [(6, vec![7, 8, 9, 10, 11]), (12, vec![13, 14]), (14, vec![])] {
        let mut test = Test::at(&format!("round = {round}\n[[player]]\ngoods = {{ wood = 1, stone = 3 }}\n[[player]]"));
        test.play("place R1b; improve M10");
        let coming = &test.player(0).coming;
        let served: Vec<usize> = (1..=14).filter(|r| coming[r - 1] == food(1)).collect();
        assert_eq!(served, rounds, "bought in round {round}");
    }
}

#[test]
fn a4_2_goods_on_a_round_space_come_at_the_start_of_the_round() {
    let mut test = Test::at(
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncoming = { 5 = { food = 1, sheep = 2 }, 6 = { wood = 1 } }\n[[player]]",
    );
    assert_eq!(test.prompt(), "keep", "A14.8: animals need a place at once");
    test.play("keep sheep 1");
    assert_eq!(test.goods(0), food(1).and(sheep(1)));
    assert_eq!(test.prompt(), "place");
}

#[test]
fn a4_4_persons_are_placed_in_turn_until_all_are_placed() {
    let mut test =
        Test::at(&format!("round = 14\nstart_seat = 1\n[[player]]\n[[player]]\npersons = 3\n{}", players(1)));
    let mut order = Vec::new();
    for space in ["B3", "B6", "B7", "B8", "B9", "B10", "R1c"] {
        order.push(test.asked().index());
        test.play(&format!("place {space}"));
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1]);
}

#[test]
fn a4_5_one_person_for_each_space() {
    let mut test = Test::full("");
    test.play("place B3");
    assert_eq!(test.refusal("place B3"), "occupied");
    test.play("place B6");
    assert_eq!(test.refusal("place B3"), "occupied", "not even the same player's");
}

#[test]
fn a4_6_blocking_without_acting_is_illegal() {
    let test = Test::at("round = 14\n[spaces]\nB8 = {}\n[[player]]\n[[player]]");
    assert_eq!(test.refusal("place B8"), "empty", "D10");
    assert_eq!(test.refusal("place B5"), "no-occupation");
    assert_eq!(test.refusal("place R1b"), "no-improvement");
    assert_eq!(test.refusal("place R6a"), "too-dear");
}

#[test]
fn a4_8_everybody_goes_home_at_the_end_of_the_round() {
    let mut test = Test::at("round = 1\n[[player]]\n");
    test.play("place B3; place B6");
    assert_eq!((test.game.round, test.player(0).at_home), (2, 2));
    assert!(test.offers("place B3"));
}

#[test]
fn a4_9_the_start_player_changes_from_the_next_round_on() {
    let mut test = Test { game: new_game(2, Mode::Full, Edition::De) };
    test.play("place B3; place B2");
    assert_eq!(test.game.start, Seat::new(1));
    assert_eq!(test.asked(), Seat::new(0), "the running round keeps its order");
    test.play("place B6; place B7");
    assert_eq!((test.game.round, test.asked()), (2, Seat::new(1)));
}

#[test]
fn a13_12_the_marker_may_be_kept() {
    let mut test = Test::full("");
    test.play("place B2");
    assert_eq!(test.game.start, Seat::new(0));
}

#[test]
fn a6_5_the_dutch_b2_offers_both_halves() {
    let mut test = Test::at("edition = 'nl'\nround = 14\nstart_seat = 1\nturn = 0\n[[player]]\n[[player]]");
    test.play("place B2; choose start_player");
    assert_eq!(test.game.start, Seat::new(0));
}

#[test]
fn f2_the_marker_and_the_storehouse() {
    let mut test =
        Test::at("mode = 'family'\nstart_seat = 1\nturn = 0\n[spaces]\nF2 = { food = 3 }\n[[player]]\n[[player]]");
    test.play("place F2");
    assert_eq!((test.game.start, test.goods(0)), (Seat::new(0), food(3)));
    let mut empty = Test::at("mode = 'family'\n[spaces]\nF2 = {}\n[[player]]\n[[player]]");
    empty.play("place F2");
}

#[test]
fn a20_4_the_solo_storehouse_fills_in_the_dutch_edition_only() {
    let lying = |edition| new_game(1, Mode::Family, edition).board.goods(SpaceId::named("F2").unwrap());
    assert_eq!(lying(Edition::De), NOTHING);
    assert_eq!(lying(Edition::Nl), food(1));
}

#[test]
fn f6_the_day_labourer_of_the_family_game() {
    let mut test = Test::family("");
    test.play("place F6; take clay 1");
    assert_eq!(test.goods(0), food(1).and(clay(1)));
    let mut test = Test::at("mode = 'family'\nfamily_day_labourer = 'food'\n[[player]]\n[[player]]");
    test.play("place F6");
    assert_eq!(test.goods(0), food(2));
}

#[test]
fn family_backs_give_two_different_building_resources() {
    for (space, n) in [("FG3d", 3), ("FG4e", 4), ("FG5e", 5)] {
        let mut test = Test::at(&format!("mode = 'family'\nedition = 'nl'\n{}", players(n)));
        test.play(&format!("place {space}"));
        if space == "FG5e" {
            test.play("choose goods");
        }
        assert_eq!(test.refusal("take wood 2"), "no-goods", "two different ones");
        assert_eq!(test.moves().len(), 6);
        test.play("take wood 1 stone 1");
        assert_eq!(test.goods(0), wood(1).and(stone(1)));
    }
}

#[test]
fn g3c_and_g4d_give_from_the_general_supply() {
    let mut test = Test::at(&players(3));
    test.play("place G3c; take reed 1");
    assert_eq!(test.goods(0), reed(1));
    let mut test = Test::at(&players(4));
    test.play("place G4d");
    assert_eq!(test.goods(0), reed(1).and(stone(1)).and(food(1)));
}

#[test]
fn g5d_takes_one_kind_of_animal() {
    let position = |goods: &str| Test::at(&format!("[[player]]\ngoods = {{ {goods} }}\n{}", players(4)));
    let mut test = position("");
    test.play("place G5d");
    assert_eq!(test.refusal("choose cattle"), "too-dear");
    test.play("choose sheep");
    assert_eq!(test.goods(0), sheep(1).and(food(1)));
    let mut test = position("food = 1");
    test.play("place G5d; choose cattle");
    assert_eq!(test.goods(0), cattle(1), "1 food is paid");
    let mut test = position("grain = 1");
    test.play("place G5d; choose cattle");
    assert_eq!(test.goods(0), grain(1), "D21: the food comes first …");
    assert!(test.moves().is_empty() && test.exchanges().len() == 1);
    test.play("exchange raw grain 1");
    assert_eq!(test.goods(0), cattle(1), "… and the animal follows when it is paid");
}

#[test]
fn a4_6_an_exchange_may_not_spoil_what_must_be_done() {
    let mut test = Test::at(&format!(
        "[[player]]\ngoods = {{ grain = 1 }}\ncards = ['M1']\nfarm = ['. . . . .', 'R F F F F', 'R F F F F']\n{}",
        players(4)
    ));
    test.play("place B3");
    let mut test = Test::full("goods = { grain = 1 }\ncards = ['M5']");
    test.play("place R1a; choose bake");
    assert_eq!(test.refusal("exchange raw grain 1"), "committed", "the grain has to be baked now");
    test.play("bake M5 1");
}

#[test]
fn a13_5_each_major_improvement_exists_once() {
    let mut test = Test::at("round = 14\n[[player]]\ngoods = { clay = 2 }\n[[player]]\ngoods = { clay = 5 }");
    test.play("place R1b; improve M1");
    assert_eq!(test.goods(0), NOTHING);
    assert!(!test.game.majors_for_sale().any(|card| card.card().id == "M1"));
    let other = Test::at("round = 14\n[[player]]\ngoods = { clay = 9 }\n[[player]]\ncards = ['M1']");
    let mut other = other;
    other.play("place R1b");
    assert_eq!(other.refusal("improve M1"), "no-such-card");
}

#[test]
fn a13_9_a_hearth_for_clay_or_for_a_fireplace() {
    let mut test = Test::full("goods = { clay = 4 }\ncards = ['M2']");
    test.play("place R1b");
    assert!(test.offers("improve M3") && test.offers("improve M3 for M2") && test.offers("improve M4 for M2"));
    assert_eq!(test.refusal("improve M4"), "too-dear");
    assert_eq!(test.refusal("improve M4 for M1"), "no-improvement", "only an own one");
    test.play("improve M4 for M2");
    assert_eq!(test.goods(0), clay(4), "nothing is paid");
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M2"), "A13.8: it can be bought again");
    assert_eq!(test.points("card_points"), 1);
}

#[test]
fn a13_6_b2_and_r2c_offer_no_major() {
    let mut test = Test::full("goods = { clay = 9 }\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']");
    test.play("place R2c; grow");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn a6_2_an_improvement_after_renovation_is_optional_and_comes_after() {
    let mut test = Test::full("goods = { clay = 4, reed = 1 }");
    test.play("place R2b");
    assert_eq!(test.refusal("improve M1"), "other-question", "renovation first");
    test.play("renovate clay; improve M1");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = Test::full("goods = { clay = 4, reed = 1, wood = 4 }");
    test.play("place R6a; renovate clay; fence 0,4");
    assert_eq!(test.player(0).farm.fences.len(), 4);
    let mut test = Test::full("goods = { clay = 4, reed = 1, wood = 4 }");
    test.play("place R6a; renovate clay; done");
    assert_eq!(test.player(0).farm.fences.len(), 0);
}

#[test]
fn a16_prices_of_the_majors() {
    for (card, price) in [
        ("M1", clay(2)),
        ("M2", clay(3)),
        ("M3", clay(4)),
        ("M4", clay(5)),
        ("M5", clay(3).and(stone(1))),
        ("M6", clay(1).and(stone(3))),
        ("M7", wood(2).and(stone(2))),
        ("M8", clay(2).and(stone(2))),
        ("M9", reed(2).and(stone(2))),
        ("M10", wood(1).and(stone(3))),
    ] {
        let mut test = Test::full("goods = { wood = 9, clay = 9, reed = 9, stone = 9 }");
        let before = test.goods(0);
        test.play(&format!("place R1b; improve {card}"));
        assert_eq!(before.less(&test.goods(0)), price, "{card}");
    }
}

#[test]
fn t30_prices_of_occupations_by_space() {
    use agricola::verb::Fee;
    let prices = |fee: Fee| [0, 1, 2, 3].map(|played| fee.food(played));
    assert_eq!(prices(Fee::FirstFree), [0, 1, 1, 1], "B5");
    assert_eq!(prices(Fee::FirstTwoCheap), [1, 1, 2, 2], "G4e and G5e");
    assert_eq!(prices(Fee::Always(2)), [2, 2, 2, 2], "G3d");
}

#[test]
fn d17_a_person_without_a_legal_space_stays_home() {
    // Four large families stand on every space but one, and that one is of no use to player 0.
    let order = "round_order = ['R1a','R1b','R1c','R1d','R2a','R2b','R2c','R3a','R3b','R4a','R4b','R5a','R5b','R6a']";
    let spaces: Vec<&str> = new_game(5, Mode::Family, Edition::De)
        .open_spaces()
        .iter()
        .map(|s| s.space())
        .filter(|s| s.id != "B1" && s.stage == 0)
        .map(|s| s.id)
        .collect();
    let occupied: String = spaces.iter().enumerate().map(|(i, s)| format!("{s} = [{}]\n", 1 + i % 4)).collect();
    let others = "[[player]]\npersons = 5\nat_home = 0\n".repeat(4);
    let test = Test::at(&format!("mode = 'family'\nround = 1\n{order}\n[persons]\n{occupied}\n[[player]]\n{others}"));
    assert_eq!(test.game.round, 2, "the work phase is over");
}

#[test]
fn t35_round_spaces_served_by_cards() {
    use agricola::verb::Rounds;
    let rounds = |rule: Rounds, now: u8| rule.from(now).collect::<Vec<u8>>();
    assert_eq!(rounds(Rounds::Next(4), 5), [6, 7, 8, 9], "Goose Pond in round 5");
    assert_eq!(rounds(Rounds::After(&[4, 7, 10]), 3), [7, 10, 13], "Plowman in round 3");
    assert_eq!(rounds(Rounds::Next(5), 12), [13, 14], "A1.9: only rounds that exist");
    assert_eq!(rounds(Rounds::Between(6, 14), 8), [9, 10, 11, 12, 13, 14], "A1.9: never the running round");
    assert_eq!(rounds(Rounds::These(&[5, 8, 11, 14]), 8), [11, 14]);
}

#[test]
fn t37_pieces_never_run_out() {
    let mut test = Test::at(
        "round = 14\n[spaces]\nR4b = { cattle = 7 }\nB8 = { clay = 26 }\n[[player]]\nfarm = ['. . . S S', 'R . . S .', 'R . . . .']\npastures = [[[0,3],[0,4],[1,3],[1,4]]]\n[[player]]",
    );
    test.play("place R4b; place B3; place B8");
    assert_eq!(test.goods(0), cattle(7).and(clay(26)), "A2.2: nothing but persons, stables and fences is limited");
}

#[test]
fn a2_3_a_space_piles_up_without_limit() {
    let mut test = Test::at("round = 1\n[spaces]\nB7 = { wood = 200 }\n[[player]]\n[[player]]");
    test.play("place B3; place B6; place B8; place B9");
    assert_eq!(test.lying("B7"), wood(203));
}

#[test]
fn a6_3_either_or_is_exactly_one() {
    let rest = players(4);
    let mut test =
        Test::at(&format!("[spaces]\nG5f = {{ food = 2 }}\n[[player]]\ngoods = {{ wood = 5, reed = 2 }}\n{rest}"));
    test.play("place G5f; choose take");
    assert_eq!(test.asked().index(), 1, "the room can no longer be built");
}

#[test]
fn a6_6_one_field_for_each_use_of_b4() {
    let mut test = Test::full("");
    test.play("place B4; plow 0,2");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn a13_10_several_fireplaces_and_the_last_one_stays_for_sale() {
    let mut test = Test::at(
        "round = 14\n[[player]]\ngoods = { clay = 9 }\ncards = ['M2', 'M3']\n[[player]]\ncards = ['M5', 'M6', 'M7', 'M8', 'M9', 'M10']",
    );
    test.play("place R1b; improve M1");
    assert_eq!(test.game.majors_for_sale().map(|card| card.card().id).collect::<Vec<_>>(), ["M4"]);
    assert_eq!(test.points("card_points"), 3);
}

#[test]
fn a20_2_the_family_game_has_majors_only() {
    let mut test = Test::family("goods = { clay = 5, reed = 1 }\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']");
    test.play("place R2b; renovate clay; improve M1");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = Test::family("farm = ['R . . . .', 'R . . . .', 'R . . . .']");
    test.play("place R2c; grow");
    assert_eq!(test.asked().index(), 1, "growth only");
}

#[test]
fn a20_5_the_solo_family_game() {
    let game = new_game(1, Mode::Family, Edition::Nl);
    assert_eq!(game.player(Seat::new(0)).goods, NOTHING);
    assert_eq!(game.food_owed(Seat::new(0)), 6);
    assert_eq!(game.board.goods(SpaceId::named("B7").unwrap()), wood(2));
}

#[test]
fn a16_3_food_on_round_spaces_stays_with_its_owner() {
    let mut test = Test::at("round = 6\n[[player]]\ngoods = { wood = 1, stone = 3 }\n[[player]]");
    test.play("place R1b; improve M10");
    test.until(|game| game.round == 7);
    assert_eq!(test.player(0).coming[6], NOTHING, "round 7 has been handed out");
    assert_eq!(test.player(0).coming[7], food(1));
}
