//! Conditions of the Moor's cards. M16; MT72 to MT81, MT83, MT85, MT86.

use crate::common::Test;
use agricola::goods::*;

/// Whether a card can be played on B2 in a round, by somebody with these lines.
fn playable(card: &str, round: u8, lines: &str) -> bool {
    let mut test = Test::moor(3, round, &[&format!("hand = ['{card}', 'E25']\n{lines}"), ""]);
    test.play("place B2");
    test.offers(&format!("improve {card}"))
}

#[test]
fn mt72_passing_cards_are_not_in_play() {
    // Basic Supplies is passed on; then Tree Nursery asks for no improvements, Loam for one, Pheromones for two at most.
    let lines = "persons = 3\nhand = ['M024', 'M045', 'M121', 'M100']\ngoods = { wood = 2 }";
    let mut test = Test::moor(3, 5, &[lines, "at_home = 0"]);
    test.play("place B2; improve M024");
    assert!(test.tableau(0).is_empty());
    for (card, can) in [("M045", true), ("M121", false), ("M100", true)] {
        assert_eq!(playable(card, 5, "goods = { wood = 1 }"), can, "{card}");
    }
}

#[test]
fn mt73_an_upgrade_is_major_and_minor_but_one_card() {
    let cards = "cards = ['M1', 'M068']\ngoods = { food = 9 }";
    assert!(playable("M048", 5, cards), "2 major improvements");
    assert!(!playable("M023", 5, cards), "3 improvements");
    assert!(playable("M057", 5, cards), "2 improvements");
}

#[test]
fn mt74_majors_are_improvements() {
    assert!(playable("M023", 5, "cards = ['M1', 'M7', 'M8']"));
}

#[test]
fn mt75_mt76_covered_tiles_do_not_count() {
    let four = "farm = ['T T TT T .', 'R . . . .', 'R . . . .']";
    assert!(playable("M046", 5, four), "4 forests");
    assert!(!playable("M016", 5, four), "at most 3 forests");
    assert!(!playable("M046", 5, "farm = ['T T TT . .', 'R . . . .', 'R . . . .']"));
    let covered = "farm = ['MT . . . .', 'R . . . .', 'R . . . .']\ngoods = { clay = 1 }";
    assert!(playable("M027", 5, covered) && playable("M036", 5, covered) && !playable("M071", 5, covered));
}

#[test]
fn mt77_a_number_means_at_least() {
    let two = "animals = { horse = 2 }\nfarm = ['. . . S S', 'R . . . .', 'R . . . .']";
    assert!(playable("M056", 5, two), "1 horse");
}

#[test]
fn mt80_rounds() {
    assert!(playable("M044", 4, "") && !playable("M044", 5, ""));
    assert!(!playable("M041", 7, "goods = { wood = 1 }") && playable("M041", 8, "goods = { wood = 1 }"));
}

#[test]
fn mt83_a_stone_house_has_been_renovated() {
    let goods = "goods = { stone = 1 }";
    assert!(
        playable("M070", 5, "house = 'stone'") && playable("M070", 5, "house = 'clay'") && !playable("M070", 5, "")
    );
    assert!(playable("M064", 5, &format!("house = 'stone'\n{goods}")));
    assert!(!playable("M064", 5, &format!("house = 'clay'\n{goods}")));
}

#[test]
fn mt85_a_condition_holds_when_the_card_is_played() {
    let mut test = Test::moor(3, 5, &["cards = ['M040']\nfarm = ['M . . . .', 'R . . . .', 'R . . . .']", ""]);
    test.play("use M040; clear 0,0");
    assert_eq!(test.player(0).farm.picture()[0], "F . . . .");
    assert!(!test.offers("use M040"), "no moor is left; the card stays");
    assert_eq!(test.tableau(0), ["M040"]);
}

#[test]
fn mt86_an_extra_sowing_bakes_no_bread() {
    let lines = "cards = ['M1', 'M058']\ngoods = { grain = 2 }\nfarm = ['M F F . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::moor(3, 5, &[lines, "at_home = 0"]);
    test.play("special S1 CP; clear 0,0; sow 0,1 grain; done");
    assert_eq!((test.prompt(), test.has(0, Good::Grain)), ("place", 1));
}

#[test]
fn mt79_a_stable_outside_stands_in_no_pasture() {
    let stables = |pasture: &str| {
        let farm = "farm = ['. . . . S', 'R . . . .', 'R . . . .']";
        Test::moor(1, 5, &[&format!("{farm}\npastures = [[{pasture}]]"), ""]).points("fenced_stables")
    };
    assert_eq!(stables("[1, 4]"), 0, "one pasture without stable and one stable outside");
    assert_eq!(stables("[0, 4]"), 1);
}

#[test]
fn mt112_a_passing_card_from_the_black_market_goes_to_the_left() {
    let hand = "hand = ['M020']\ncards = ['M7']\ngoods = { fuel = 1 }\nfarm = ['M M . . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::moor(2, 5, &[hand, "", ""]);
    test.play("special S4 BM; improve M020");
    assert_eq!((test.goods(0), test.tableau(0), test.hand(1)), (fuel(2), vec!["M7"], vec!["M020"]));
}
