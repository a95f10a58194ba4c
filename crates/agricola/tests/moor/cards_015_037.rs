//! The Moor's minor improvements M015 to M037, card by card: what is refused, each ruling of the sheet, and what else may meet them.

use crate::common;
use crate::common::Test;
use crate::common::moor::{STALLS, choosing, playing, top_row, with};
use agricola::goods::*;
use table::{Game, Seat};

/// Alone at the table on level 2: the card is played on R1b.
fn alone(card: &str, lines: &str) -> Test {
    let mut test = Test::moor(2, 5, &[&format!("hand = ['{card}']\n{lines}")]);
    test.play(&format!("place R1b; improve {card}"));
    test
}

/// A farm with this many unused spaces and a stable.
fn unused(n: usize) -> String {
    let sign = |i: usize| if i < n { "." } else { "T" };
    let row = |from: usize| (from..from + 4).map(sign).collect::<Vec<_>>().join(" ");
    format!("farm = ['{} S', 'R {}', 'R {}']", row(0), row(4), row(8))
}

#[test]
fn m015_peat_burn_off() {
    let mut test = playing("M015", 5, "farm = ['M . . M F', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("clear 0,0"), "no-tile", "a field must adjoin");
    test.play("done");
    assert_eq!((test.goods(0), top_row(&test).as_str()), (fuel(1), "M . . M F"), "the fuel comes all the same");
    assert_eq!(test.hand(1), ["M015"]);
    // Neither Cut peat nor plowing: the Kiln and the Peat Fertilizer are silent; Nature's Fertilizer is not.
    let mut test = playing(
        "M015",
        5,
        "cards = ['M011', 'M058', 'M059']\ngoods = { grain = 1 }\nfarm = ['M F F . .', 'R . . . .', 'R . . . .']",
    );
    test.play("clear 0,0; sow 0,0 grain");
    assert_eq!((test.goods(0), top_row(&test).as_str(), test.prompt()), (fuel(1), "Fg3 F F . .", "place"));
    let test = playing("M015", 5, "farm = ['MT . . . .', 'R . . . .', 'R . . . .']");
    assert_eq!((test.goods(0), test.prompt()), (fuel(1), "place"), "the moor is not visible");
}

#[test]
fn m016_clear_felling() {
    let four = choosing("M016", 5, "farm = ['T T TT T .', 'R . . . .', 'R . . . .']");
    assert_eq!(four.refusal("improve M016"), "condition");
    let mut test = playing("M016", 5, "farm = ['T T T . .', 'R . . . .', 'R . . . .']");
    test.play("lay 0,0; lay 0,2");
    assert_eq!((test.goods(0), top_row(&test).as_str(), test.prompt()), (wood(2), "M T M . .", "place"), "two at most");
    let mut test = playing("M016", 5, "farm = ['T TT MT . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("lay 0,1"), "no-tile");
    assert_eq!(test.refusal("lay 0,2"), "no-tile");
    test.play("done");
    assert_eq!(test.goods(0), wood(2), "turning is optional");
}

#[test]
fn m016_a_forest_that_somebody_lives_in_is_not_turned() {
    let test = playing(
        "M016",
        5,
        "cards = [{ card = 'M053', cells = [[0, 1]] }]\nfarm = ['T T . . .', 'R . . . .', 'R . . . .']",
    );
    assert!(test.offers("lay 0,0"));
    assert_eq!(test.refusal("lay 0,1"), "no-tile", "the guest of the Forest Hut");
    let wood = "cards = ['M034', 'M1', 'M7']\nanimals = { boar = 1, horse = 1 }\nfarm = ['T . . . .', 'R . . . .', 'R . . . .']";
    let mut test = playing("M016", 5, wood);
    test.play("lay 0,0");
    assert_eq!(test.prompt(), "keep", "the animal of the Home Wood has no place any more");
}

#[test]
fn m017_reforestation() {
    let upgrade = choosing("M017", 5, "cards = ['M1', 'M7', 'M068']");
    assert!(upgrade.offers("improve M017"), "the Church is a major improvement too");
    let majors = "cards = ['M1', 'M7', 'M8']";
    let mut test = playing("M017", 5, &format!("{majors}\nfarm = ['. M F . .', 'R . . . .', 'R . . . .']"));
    assert_eq!(test.refusal("done"), "not-optional");
    assert_eq!((test.refusal("lay 0,1"), test.refusal("lay 0,2")), ("no-tile", "no-tile"), "M5.9");
    test.play("lay 0,0");
    assert_eq!(top_row(&test), "T M F . .");
    let full = "farm = ['T T T T T', 'R T T T T', 'R T M M M']";
    let test = playing("M017", 5, &format!("{majors}\n{full}"));
    assert_eq!((test.prompt(), test.hand(1)), ("place", vec!["M017"]), "nothing happens without a space");
}

#[test]
fn m018_register_of_craftsmen() {
    let mut test = playing("M018", 5, "cards = ['M013', 'M011']\ngoods = { wood = 1, stone = 1 }");
    test.play("improve M7");
    assert_eq!(test.goods(0), NOTHING, "1 wood less by the Museum, 1 stone less by the Register");
    let test = playing("M018", 5, "cards = ['M7', 'M8', 'M9']\ngoods = { wood = 9, clay = 9, stone = 9 }");
    assert_eq!(test.prompt(), "place", "on top of the piles there are stalls now");
    let mut test = playing("M018", 5, "cards = ['M1', 'M2']\ngoods = { wood = 2, stone = 1 }");
    test.play("done");
    assert_eq!(test.goods(0), wood(2).and(stone(1)), "nobody has to buy");
    let test = playing("M018", 5, "cards = ['M1', 'M2']\ngoods = { wood = 9, stone = 1 }");
    assert!(test.offers("improve M7") && !test.offers("improve M8") && !test.offers("improve M5"));
    // M093: 1 fuel for 1 building resource, and nobody but the owner chooses which.
    let pay = |option: u8| {
        let mut test = playing("M018", 5, "cards = ['M1', 'M2', 'M093']\ngoods = { wood = 2, stone = 1, fuel = 1 }");
        test.play(&format!("improve M7; pay {option}"));
        test.goods(0)
    };
    let left = [0, 1, 2].map(pay);
    assert!([fuel(1), wood(1), stone(1)].iter().all(|goods| left.contains(goods)), "{left:?}");
    // M081: fuel becomes stone after the card was played too.
    let mut test = playing("M018", 5, "cards = ['M1', 'M2', 'M081']\ngoods = { wood = 2, fuel = 4 }");
    test.play("improve M7; exchange M081 fuel 4 -> stone 2 x1");
    assert_eq!((test.tableau(0).contains(&"M7"), test.goods(0), test.hand(1)), (true, stone(1), vec!["M018"]));
}

#[test]
fn m019_lawn_turf() {
    let gains = |n: usize| playing("M019", 5, &format!("cards = ['M1', 'M7', 'M8', 'E59']\n{}", unused(n))).goods(0);
    assert_eq!([2, 3, 4, 5, 6, 7, 8, 12].map(gains), [0, 1, 2, 3, 4, 5, 5, 5].map(fuel));
    let added = "cards = ['M1', 'M7', 'M8', 'M050']\nadded = [[[1, -1], '.'], [[2, -1], '.']]";
    let test = playing("M019", 5, &format!("{added}\n{}", unused(2)));
    assert_eq!(test.goods(0), fuel(2), "the spaces of the Farm Extension are unused too");
}

#[test]
fn m020_peat_pellets() {
    let test = playing("M020", 5, "cards = ['M7', 'M011']\nfarm = ['M M MT . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.goods(0), fuel(2), "visible moors; nothing is cut");
}

#[test]
fn m021_peat_cutting_expedition() {
    let seven = "farm = ['M M M M M', 'R M M . .', 'R . . . .']";
    assert_eq!(choosing("M021", 5, &format!("goods = {{ food = 3 }}\n{seven}")).refusal("improve M021"), "too-dear");
    let mut test = playing("M021", 5, &format!("cards = ['M011', 'M092']\ngoods = {{ food = 4 }}\n{seven}"));
    test.play("clear 0,0; clear 0,1; clear 0,2; clear 0,3; clear 0,4; clear 1,1; clear 1,2");
    assert_eq!((test.goods(0), test.player(0).bonus), (fuel(14), 7), "as many as there are, and no Cut peat");
    assert_eq!((test.prompt(), test.hand(1), test.mark(0, "M092")), ("place", vec!["M021"], 0));
    let mut test = playing("M021", 5, &format!("goods = {{ food = 4 }}\n{seven}"));
    test.play("clear 0,4; done");
    assert_eq!((test.goods(0), test.bonus_points(0), top_row(&test).as_str()), (fuel(2), 1, "M M M M ."));
}

#[test]
fn m021_horses_bring_fuel_even_without_a_moor() {
    let gains = |horses: u8| {
        let yard = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 1], [0, 2], [0, 3], [0, 4]]]";
        playing("M021", 5, &format!("goods = {{ food = 4 }}\nanimals = {{ horse = {horses} }}\n{yard}"))
            .has(0, Good::Fuel)
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 8].map(gains), [0, 0, 1, 1, 2, 3, 4, 4]);
}

#[test]
fn m022_ecological_niche() {
    let gains = |own: &str, other: &str| {
        let mine = format!("hand = ['M022', 'E25']\n{own}");
        let mut test = Test::moor(
            3,
            5,
            &[&mine, &format!("at_home = 0\n{other}"), "farm = ['. . . . .', 'R . . . .', 'R . . . .']"],
        );
        let had = test.goods(0);
        test.play("place B2; improve M022");
        test.goods(0).less(&had)
    };
    let bare = "farm = ['. . . . .', 'R . . . .', 'R . . . .']";
    let farm = "farm = ['T T M Fg3 Fv1', 'R . . S .', 'R . . . .']";
    assert_eq!(gains(bare, bare), NOTHING, "nobody has more than the others");
    assert_eq!(gains(farm, bare), food(2).and(fuel(2)));
    assert_eq!(
        gains(&format!("{farm}\nanimals = {{ sheep = 1, horse = 1 }}"), bare),
        food(4).and(fuel(2)),
        "2 food once"
    );
    assert_eq!(
        gains(
            &format!("{bare}\nanimals = {{ sheep = 1 }}"),
            "animals = { sheep = 1 }\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']"
        ),
        NOTHING
    );
    assert_eq!(gains(farm, "farm = ['T T M Fg1 .', 'R . . . .', 'R . . . .']"), food(1), "ties bring nothing");
    assert_eq!(
        gains("farm = ['TT MT . . .', 'R . . . .', 'R . . . .']", "farm = ['T M . . .', 'R . . . .', 'R . . . .']"),
        fuel(1),
        "visible tiles"
    );
}

#[test]
fn m022_alone_one_tile_is_enough_but_none_is_not() {
    let gains = |farm: &str| alone("M022", &format!("farm = ['{farm}', 'R . . . .', 'R . . . .']")).goods(0);
    assert_eq!(gains(". . . . ."), NOTHING);
    assert_eq!(gains(". M . . ."), fuel(1));
    assert_eq!(gains("T M Fg1 . ."), fuel(2).and(food(1)));
}

#[test]
fn m023_edge_of_the_forest() {
    let cards = "cards = ['M1', 'M7', 'E59']";
    let test = playing("M023", 5, &format!("{cards}\nfarm = ['T F F . .', 'R MT F . .', 'R M . . .']"));
    assert_eq!(test.goods(0), food(3).and(fuel(1)), "side by side, the visible tile counts, no fence is needed");
    let test = playing("M023", 5, &format!("{cards}\nfarm = ['T . M . .', 'R F . T .', 'R . . . .']"));
    assert_eq!(test.goods(0), NOTHING, "corners do not count");
}

#[test]
fn m024_basic_supplies() {
    assert_eq!(choosing("M024", 5, "").refusal("improve M024"), "too-dear");
    let all = fuel(1).and(food(1)).and(wood(1)).and(clay(1)).and(reed(1)).and(stone(1)).and(grain(1));
    let test = playing("M024", 5, "goods = { wood = 1 }\nfarm = ['Fg3 . . . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.goods(0), all, "the last wood was paid, and grain on a field is not in the supply");
    let test = playing("M024", 5, "goods = { wood = 3, fuel = 2, vegetable = 1 }");
    assert_eq!(test.goods(0), all.and(wood(1)).and(fuel(1)).and(vegetable(1)), "what is there is not raised");
}

#[test]
fn m025_household_inventory() {
    let gains = |n: usize| {
        let mut test = playing("M025", 5, &format!("cards = ['M033']\n{}", unused(n)));
        assert_eq!(test.prompt(), "place", "the Night Pasture has room for the animals");
        test.play("place B7");
        test.goods(0).less(&wood(3))
    };
    let list = [reed(1), grain(1), cattle(1), stone(1), vegetable(1), horse(1)];
    let first = |n: usize| list.iter().take(n).fold(NOTHING, |sum, goods| sum.and(*goods));
    assert_eq!([4, 5, 6, 7, 8, 9, 10, 11].map(gains), [0, 1, 2, 3, 4, 5, 6, 0].map(first));
    assert!(
        choosing("M025", 5, "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 4]]]")
            .offers("improve M025")
    );
    assert_eq!(
        choosing("M025", 5, "farm = ['. . . . .', 'R . . . .', 'R . . . .']").refusal("improve M025"),
        "condition"
    );
    let mut test = playing("M025", 5, "farm = ['F T T . .', 'R . . . .', 'R . . . .']\ncards = ['M001']");
    assert_eq!(test.prompt(), "keep", "a pet at most");
    test.play("exchange M001 horse 1");
    assert_eq!((test.has(0, Good::Cattle), test.has(0, Good::Food)), (1, 2), "the horse was cooked at once");
}

#[test]
fn m026_chimney_hood() {
    let gains = |cards: &str| playing("M026", 5, &format!("cards = [{cards}]\ngoods = {{ clay = 1 }}")).goods(0);
    assert_eq!([gains(""), gains("'M1'"), gains("'M1', 'M003'"), gains("'M6', 'M003'")], [0, 2, 3, 4].map(food));
    assert_eq!(gains("'M006', 'M007', 'M001'"), NOTHING, "these do not bake");
    assert_eq!(gains("'M5', 'E155'"), food(5), "no bread is baked, so the Bread Seller gets nothing");
}

#[test]
fn m026_a_fire_that_is_not_lit_brings_nothing() {
    let play = |cards: &str, light: &str| {
        let head = "expansion = 'moor'\nlevel = 3\nlight_fires = true\nround = 5";
        let lines = format!("hand = ['M026']\ncards = [{cards}]\ngoods = {{ clay = 1, fuel = 1 }}");
        let mut test = Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\nat_home = 0"));
        test.play(&format!("{light}place B2; improve M026"));
        test.has(0, Good::Food)
    };
    assert_eq!(play("{ card = 'M1', unlit = true }", ""), 0);
    assert_eq!(play("{ card = 'M1', unlit = true }", "use M1; "), 2);
    assert_eq!(play("{ card = 'M3', unlit = true }, 'M1'", ""), 2, "the best of those that burn");
}

#[test]
fn m027_garden_path() {
    let none = choosing("M027", 5, "goods = { clay = 1 }\nfarm = ['M . . . .', 'R . . . .', 'R . . . .']");
    assert_eq!(none.refusal("improve M027"), "condition", "a visible forest");
    let mut test = Test::moor(3, 5, &["hand = ['M027']\ngoods = { clay = 1 }", "goods = { clay = 1 }", ""]);
    test.play("place B2; improve M027");
    assert_eq!([0, 1, 2].map(|seat| test.bonus_points(seat)), [0, -1, 0]);
    test.play("place R1b; improve M027");
    assert_eq!([0, 1, 2].map(|seat| test.bonus_points(seat)), [0, 0, -1], "there is one token, and it moves on");
    let test = alone("M027", "goods = { clay = 1 }\nstart_card = 1");
    assert_eq!((test.goods(0), test.bonus_points(0), test.hand(0).len()), (wood(3), 0, 0), "alone: only the wood");
}

#[test]
fn m028_out_on_the_wallaby() {
    let gains = |cards: &str| playing("M028", 5, &format!("cards = [{cards}]")).goods(0);
    assert_eq!(gains("'M7', 'M8', 'M9'"), wood(3).and(clay(3)).and(reed(2)));
    assert_eq!(gains("'M008', 'M009', 'M010'"), NOTHING, "stalls are no workshops");
    assert_eq!(gains("'K122'"), NOTHING, "a Sawmill is no Joinery");
}

#[test]
fn m029_tinker() {
    let gains = |cards: &str| playing("M029", 5, &format!("cards = [{cards}]\ngoods = {{ food = 1 }}")).goods(0);
    let four = wood(1).and(clay(1)).and(reed(1)).and(stone(1));
    assert_eq!((gains("'M1', 'M7', 'M8'"), gains("'M1', 'M2', 'M5'")), (four, NOTHING), "once; not without a workshop");
    assert_eq!(choosing("M029", 5, "cards = ['M1', 'M7', 'M8']").refusal("improve M029"), "too-dear");
}

#[test]
fn m030_farm_animal_market() {
    let mut test = playing("M030", 5, &format!("goods = {{ food = 1 }}\nanimals = {{ sheep = 4 }}\n{STALLS}"));
    test.play("choose use");
    assert_eq!((test.goods(0), test.prompt()), (sheep(2).and(cattle(1)).and(horse(1)), "place"), "once");
    let test = playing("M030", 5, "goods = { food = 1 }\nanimals = { sheep = 1 }");
    assert_eq!(test.prompt(), "place", "no half of a deal");
    let mut test = playing("M030", 5, &format!("goods = {{ food = 1 }}\nanimals = {{ sheep = 2 }}\n{STALLS}"));
    test.play("done");
    assert_eq!(test.goods(0), sheep(2));
    // Both sheep stood in one pasture; only a pet and one type have a place.
    let yard =
        "farm = ['T T T T .', 'R T T T T', 'R T T T T']\npastures = [[[0, 4]]]\nanimals = { sheep = 2, boar = 1 }";
    let mut test = playing("M030", 5, &format!("goods = {{ food = 1 }}\n{yard}"));
    test.play("choose use");
    assert_eq!((test.prompt(), test.refusal("keep boar 1 cattle 1 horse 1")), ("keep", "no-place-for-animals"));
    test.play("keep cattle 1 horse 1");
}

#[test]
fn m031_livestock_market() {
    let four = choosing("M031", 5, &format!("animals = {{ sheep = 4 }}\n{STALLS}"));
    assert_eq!(four.refusal("improve M031"), "condition");
    let test = playing("M031", 5, &format!("animals = {{ sheep = 4, horse = 1 }}\n{STALLS}"));
    assert_eq!(test.refusal("take sheep 4"), "no-answer", "three at most");
    assert_eq!(test.refusal("take sheep 1 boar 1"), "no-answer", "a boar gained here is not raised again");
    assert_eq!(test.refusal("take horse 1"), "no-answer", "nothing is above a horse");
    let mut test = playing(
        "M031",
        5,
        "animals = { sheep = 5 }\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 3], [0, 4]]]",
    );
    test.play("take sheep 3");
    assert_eq!((test.has(0, Good::Boar), test.prompt()), (3, "keep"), "each needs a place");
    test.play("keep boar 1 sheep 2");
    // An animal on somebody else's Night Pasture counts for the condition.
    let guest = format!("hand = ['M031', 'E25']\nanimals = {{ sheep = 4, boar = 1 }}\n{STALLS}");
    let mut test = Test::at(&format!(
        "expansion = 'moor'\nlevel = 3\nround = 5\nturn = 1\n[[player]]\ncards = ['M033']\n[[player]]\n{guest}"
    ));
    test.play("place B2");
    assert!(test.offers("improve M031"));
}

#[test]
fn m032_peat_hut() {
    assert_eq!(choosing("M032", 5, "goods = { fuel = 4, reed = 2 }").refusal("improve M032"), "too-dear");
    let mut test = choosing("M032", 5, "goods = { wood = 5, reed = 2 }");
    test.play("improve M032; exchange raw wood 5");
    assert_eq!((test.goods(0), test.points("card_points")), (NOTHING, 1), "M11.3: wood burns");
    let open = "farm = ['. . . . .', 'R . . . .', 'R . . . .']";
    let mut test = with(7, "'M032'", &format!("{open}\nhand = ['M051', 'E25']\ngoods = {{ stone = 1 }}"));
    assert_eq!(test.game.fuel_owed(Seat::new(0)), 3);
    test.play("place R2b; room 1,1");
    assert_eq!((test.game.fuel_owed(Seat::new(0)), test.points("card_points")), (3, 0), "three rooms and no hut");
    assert_eq!(test.refusal("improve M051"), "condition", "that was no renovation");
    let mut test = with(7, "'M032'", &format!("house = 'clay'\n{open}\ngoods = {{ stone = 2, reed = 1 }}"));
    test.play("place R2b");
    assert!(!test.offers("room 1,1"), "only in a wood hut");
}

#[test]
fn m032_a_child_of_the_wet_nurse_may_live_in_the_hut() {
    // Three persons in two rooms and the hut; with the new room there are places for four.
    let lines = "persons = 3\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 5, reed = 2, food = 1 }";
    let build = "place B1; choose rooms; room 1,1";
    let mut test = with(5, "'M032', 'K270'", lines);
    test.play(&format!("{build}; choose use; grow"));
    assert_eq!((test.player(0).family, test.goods(0)), (4, NOTHING));
    let mut test = with(5, "'K270'", lines);
    test.play(build);
    assert_eq!(test.prompt(), "place", "without the hut there are three");
}

#[test]
fn m032_somebody_of_the_reed_hut_may_move_into_the_peat_hut() {
    let moves_in = |edition: &str, cards: &str| {
        let head = format!("expansion = 'moor'\nlevel = 3\nedition = '{edition}'\nround = 7");
        let me = format!("persons = 2\nlodgers = 1\ncards = [{cards}]");
        let mut test = Test::at(&format!("{head}\n[[player]]\n{me}\n[[player]]\nat_home = 0"));
        test.refusal_or("place R2c").is_none() && {
            test.play("place R2c");
            test.offers("choose use")
        }
    };
    for edition in ["de", "nl"] {
        assert!(moves_in(edition, "'K138', 'M032'") && !moves_in(edition, "'K138'"), "{edition}");
    }
}

#[test]
fn m033_night_pasture() {
    let players = "[[player]]\ncards = ['M033']\n[[player]]\ncards = ['M001']\nanimals = { sheep = 1, horse = 1 }";
    let mut test = Test::at(&format!("expansion = 'moor'\nlevel = 3\nround = 5\nturn = 1\n{players}"));
    assert_eq!(test.game.scores()[1].get("horses"), 1, "the guest's animals stay the guest's");
    test.play("exchange M001 horse 1");
    assert_eq!((test.goods(1), test.goods(0)), (sheep(1).and(food(2)), NOTHING), "and are cooked by the guest");
    let lone = |horses: u8| {
        agricola::Agricola::from_position(&format!(
            "expansion = 'moor'\nlevel = 3\n[[player]]\ncards = ['M033']\nanimals = {{ horse = {horses} }}"
        ))
        .is_ok()
    };
    assert!(lone(4) && !lone(5), "alone: three and a pet");
}

#[test]
fn m034_home_wood() {
    let yard =
        |row: &str, animals: &str| format!("farm = ['{row}', 'R . . . .', 'R . . . .']\nanimals = {{ {animals} }}");
    let mut test = with(5, "'M034', 'M1'", &yard("TT . . . .", "boar = 1, cattle = 1"));
    test.play("special S1 FT; clear 0,0");
    assert_eq!(
        (test.prompt(), top_row(&test).as_str()),
        ("place", "T . . . ."),
        "a stack holds one, also what is left of it"
    );
    let mut test = with(5, "'M034', 'M1'", &yard("T . . . .", "boar = 1, cattle = 1"));
    test.play("special S1 FT; clear 0,0");
    assert_eq!(test.prompt(), "keep");
    test.play("exchange M1 boar 1");
    assert_eq!(test.goods(0), wood(2).and(cattle(1)).and(food(2)), "cooked, because the last tree is gone");
    let mut test = with(5, "'M034'", &yard("T . . . .", "boar = 1, cattle = 1"));
    test.play("special S1 SB; clear 0,0; keep cattle 1");
    assert_eq!(test.goods(0), cattle(1), "a field holds none");
}

#[test]
fn m034_a_forest_is_no_pasture() {
    // Drinking Trough, Shepherd's Pipe and Smallholder put more animals into pastures, whichever card came first.
    let yard = "farm = ['T . . . .', 'R . . . .', 'R . . . .']";
    for other in ["E59", "E29", "K286"] {
        for cards in [format!("'M034', '{other}'"), format!("'{other}', 'M034'")] {
            let housing = with(5, &cards, yard).game.housing(Seat::new(0));
            assert!(housing.fits(&horse(2)) && !housing.fits(&horse(3)), "{cards}: a pet and one on the forest");
            assert!(!housing.fits(&sheep(2)), "{cards}: no sheep there");
        }
    }
}

#[test]
fn m035_horse_trough() {
    let yard = "farm = ['T . . . .', 'R T . . .', 'R . . . .']";
    let test = with(5, "'M035'", &format!("{yard}\nanimals = {{ horse = 3 }}"));
    assert_eq!(test.points("unused_spaces"), -11, "the space still costs its point");
    let mut test = with(5, "'M035'", &format!("{yard}\nanimals = {{ horse = 3 }}"));
    test.play("place B4; plow 2,1");
    assert_eq!(
        (test.prompt(), test.moves()),
        ("keep", vec![common::read("keep horse 1")]),
        "the only space is used now"
    );
    let mut test = with(5, "'M035'", &format!("{yard}\nanimals = {{ horse = 3 }}\ngoods = {{ wood = 5, reed = 2 }}"));
    test.play("place B1; choose rooms; room 2,1");
    assert_eq!(test.prompt(), "place", "beside the new room there is another such space");
    let housing = test.game.housing(Seat::new(0));
    assert!(housing.fits(&horse(3)) && !housing.fits(&sheep(2)), "horses only");
}

#[test]
fn m036_peat_moss() {
    let builds = |lines: &str| {
        let farm = "farm = ['. . . . .', 'R . . . .', 'R . . . .']";
        let mut test = with(5, "'M036'", &format!("{farm}\n{lines}"));
        test.play("place B1; choose rooms; room 1,1");
        test.goods(0)
    };
    assert_eq!(builds("goods = { wood = 4, reed = 1 }"), wood(1));
    assert_eq!(
        builds("house = 'clay'\ngoods = { wood = 4, clay = 5, reed = 2 }"),
        wood(4),
        "clay and stone cost what they cost"
    );
    assert_eq!(
        choosing("M036", 5, "farm = ['M . . . .', 'R . . . .', 'R . . . .']").refusal("improve M036"),
        "condition"
    );
    assert!(choosing("M036", 5, "farm = ['MT . . . .', 'R . . . .', 'R . . . .']").offers("improve M036"));
}

#[test]
fn m037_building_plan() {
    let yard = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 10, reed = 4 }";
    let mut test = with(5, "'M037'", yard);
    test.play("place B1; choose rooms; room 0,0; room 1,1; choose use; stable 0,4; stable 0,3");
    assert_eq!((test.goods(0), test.player(0).farm.stables.len(), test.prompt()), (NOTHING, 2, "place"));
    let mut test = with(5, "'M037'", &yard.replace("wood = 10, reed = 4", "wood = 5, reed = 2"));
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!((test.prompt(), test.goods(0)), ("place", NOTHING), "one room is not enough");
    let full = "farm = ['. . . S S', 'R . . S S', 'R . . . .']\ngoods = { wood = 10, reed = 4 }";
    let mut test = with(5, "'M037'", full);
    test.play("place B1; choose rooms; room 0,0; room 1,1");
    assert_eq!(test.prompt(), "place", "A2.3: there is no fifth stable");
}
