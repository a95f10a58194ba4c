//! Scoring, ties, solo. A18, A19; T38 to T46.

use crate::common;
use crate::common::Test;
use agricola::{Edition, Mode};
use table::{Game, Seat};

const SAMPLE: &str = "
    house = 'clay'
    persons = 3
    farm = ['R R . S .', 'R Fg3 . . .', 'R Fg1 Fv2 . .']
    pastures = [[[0, 3], [0, 4]], [[1, 3], [1, 4]], [[2, 4]]]
    animals = { boar = 6, cattle = 3, sheep = 1 }";

#[test]
fn t38_t40_the_sample_farm_scores_26() {
    let test = Test::full(SAMPLE);
    let lines: Vec<i32> = test.game.scores()[0].lines.iter().map(|l| l.points).collect();
    assert_eq!(lines, [2, 3, 2, 2, 1, 3, 2, -3, 1, 4, 0, 9, 0, 0]);
    assert_eq!(test.total(), 26);
    assert_eq!(test.player(0).farm.fences.len(), 13);
}

#[test]
fn t39_the_next_field_phase_of_the_sample_farm() {
    let test = Test::at(&format!("round = 4\nphase = 'harvest'\n[[player]]\n{SAMPLE}\n[[player]]"));
    assert_eq!(
        test.goods(0).only(&agricola::goods::CROPS),
        agricola::goods::grain(2).and(agricola::goods::vegetable(1))
    );
    assert_eq!(test.player(0).farm.empty_fields().len(), 1);
    assert!(Test::full(SAMPLE).offers("place R2c"), "one more normal growth is possible");
}

#[test]
fn t41_the_score_table() {
    let points = |kind: &str, n: u8, category: &str| {
        // A card-free way to own many animals: one huge pasture with stables.
        let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']\npastures = [[[0, 3], [0, 4], [1, 3], [1, 4]]]";
        Test::full(&format!("goods = {{ {kind} = {n} }}\n{farm}")).points(category)
    };
    let table = |kind: &str, category: &str, counts: &[u8]| -> Vec<i32> {
        counts.iter().map(|&n| points(kind, n, category)).collect()
    };
    let by_grain = [0, 1, 3, 4, 5, 6, 7, 8, 9];
    assert_eq!(table("grain", "grain", &by_grain), [-1, 1, 1, 2, 2, 3, 3, 4, 4]);
    assert_eq!(table("sheep", "sheep", &by_grain), [-1, 1, 1, 2, 2, 3, 3, 4, 4]);
    assert_eq!(table("vegetable", "vegetables", &[0, 1, 2, 3, 4, 5]), [-1, 1, 2, 3, 4, 4]);
    assert_eq!(table("boar", "boar", &[0, 1, 2, 3, 4, 5, 6, 7, 8]), [-1, 1, 1, 2, 2, 3, 3, 4, 4]);
    assert_eq!(table("cattle", "cattle", &[0, 1, 2, 3, 4, 5, 6, 7]), [-1, 1, 2, 2, 3, 3, 4, 4]);
    let fields = ["", "F", "F F", "F F F", "F F F F", "F F F F F"].map(|row| {
        let row: String = (0..5)
            .map(|i| row.split(' ').nth(i).filter(|t| !t.is_empty()).unwrap_or("."))
            .collect::<Vec<_>>()
            .join(" ");
        Test::full(&format!("farm = ['{row}', 'R . . . .', 'R . . . .']")).points("fields")
    });
    assert_eq!(fields, [-1, -1, 1, 2, 3, 4]);
    let pastures = ["", "[[0,4]]", "[[0,4]],[[1,4]]", "[[0,4]],[[1,4]],[[2,4]]", "[[0,4]],[[1,4]],[[2,4]],[[0,3]]"]
        .map(|list| Test::full(&format!("pastures = [{list}]")).points("pastures"));
    assert_eq!(pastures, [-1, 1, 2, 3, 4]);
}

#[test]
fn t42_the_untouched_farm_scores_minus_14() {
    assert_eq!(Test::full("").total(), -14);
}

#[test]
fn t43_bonus_points_of_the_workshops() {
    let bonus = |card: &str, kind: &str, n: u8| {
        Test::full(&format!("goods = {{ {kind} = {n} }}\ncards = ['{card}']")).points("bonus_points")
    };
    assert_eq!([2, 3, 4, 5, 6, 7, 9].map(|n| bonus("M7", "wood", n)), [0, 1, 1, 2, 2, 3, 3]);
    assert_eq!([2, 3, 4, 5, 6, 7, 9].map(|n| bonus("M8", "clay", n)), [0, 1, 1, 2, 2, 3, 3]);
    assert_eq!([1, 2, 3, 4, 5, 8].map(|n| bonus("M9", "reed", n)), [0, 1, 1, 2, 3, 3]);
}

#[test]
fn a16_printed_points() {
    let printed = |card: &str| Test::full(&format!("cards = ['{card}']")).points("card_points");
    let points = ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10"].map(printed);
    assert_eq!(points, [1, 1, 1, 1, 2, 3, 2, 2, 2, 4]);
}

#[test]
fn t44_tied_players_share_the_win() {
    let test = Test::at(
        "phase = 'over'\nround = 14\n[[player]]\ngoods = { grain = 1 }\n[[player]]\ngoods = { grain = 2 }\n[[player]]",
    );
    let winners: Vec<Seat> = test.game.winners().iter().collect();
    assert_eq!(winners, [Seat::new(0), Seat::new(1)]);
    assert_eq!(test.game.view(None).winners, winners);
}

#[test]
fn a18_4_unfenced_stables_score_nothing_but_use_their_space() {
    let test = Test::full("farm = ['. . . S S', 'R . . . .', 'R . . . .']\npastures = [[[0, 4]]]");
    assert_eq!((test.points("fenced_stables"), test.points("unused_spaces")), (1, -11));
}

#[test]
fn a18_5_persons_score_3_each_newborns_too() {
    assert_eq!(Test::full("persons = 5\nnewborns = 1").points("persons"), 15);
}

#[test]
fn a18_7_crops_on_fields_count_with_the_supply() {
    let test = Test::full("goods = { grain = 1 }\nfarm = ['. Fg3 Fv2 . .', 'R . . . .', 'R . . . .']");
    assert_eq!((test.points("grain"), test.points("vegetables")), (2, 2));
}

#[test]
fn a18_1_the_game_ends_after_the_harvest_of_round_14() {
    let mut test = Test::at("round = 14\nphase = 'feeding'\n[[player]]\ngoods = { food = 6, grain = 3 }");
    test.play("feed 6");
    assert!(test.game.to_decide().is_empty());
    assert_eq!(test.game.view(None).phase, "over");
    let mut copy = test.game.clone();
    let raw = common::read("exchange raw grain 1");
    assert_eq!(copy.apply(Seat::new(0), &raw).unwrap_err().why, "agricola-why-over");
}

#[test]
fn a4_1_harvests_after_rounds_4_7_9_11_13_14() {
    let options = agricola::Options { players: 1, mode: Mode::Family, edition: Edition::De, ..Default::default() };
    let mut test = Test { game: agricola::Agricola::new(&options, table::Seed::new(3)).unwrap() };
    let mut harvests = Vec::new();
    while !test.game.to_decide().is_empty() {
        if test.prompt() == "feed" {
            harvests.push(test.game.round);
        }
        let (seat, m) = (test.asked(), test.moves()[0]);
        test.game.apply(seat, &m).unwrap();
    }
    assert_eq!(harvests, [4, 7, 9, 11, 13, 14]);
}
