//! The K deck: minor improvements K124 to K339. Every effect, every ruling, and what a careless hand would get wrong. Prices, printed
//! points, passing on and the conditions on occupations are tested for all cards in `sheet.rs`.

use crate::common::Test;
use crate::k_deck::{KITCHEN, TWO_FIELDS, played, refused};
use agricola::goods::*;
use agricola::{CardId, House, SpaceId};
use table::{Game, Seat};

const GRAIN: &str = "farm = ['R . . Fg2 F', 'R . . Fg1 Fv1', 'R . . . .']";

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
fn k125_broom_draws_a_new_hand() {
    let text = "round = 4\ndecks = ['K']\n[[player]]\nhand = ['K125', 'K107', 'K129', 'E188']\ngoods = { wood = 9, stone = 9 }\n[[player]]";
    let mut test = Test::at(text);
    let shown = test.game.revealed();
    test.play("place B2; improve K125");
    assert!(test.game.revealed() > shown, "what was drawn cannot be taken back");
    let hand = test.hand(0);
    assert_eq!((hand.len(), hand.contains(&"E188")), (8, true), "7 minors, and the occupation");
    let dealt = |id: &&str| id.starts_with('K') && CardId::named(id).unwrap().card().is_improvement();
    assert_eq!(hand.iter().filter(|id| dealt(id)).count(), 7, "{hand:?}");
    assert!(!hand.contains(&"K107") && !hand.contains(&"K129"), "out of the game");
    // One of them may be played at once, at its price.
    assert_eq!((test.asked().index(), test.prompt()), (0, "minor"));
    test.play("done");
    assert_eq!(test.asked().index(), 1);
    // Nobody else learns what was thrown away or drawn.
    let view = serde_json::to_string(&test.game.view(Some(Seat::new(1)))).unwrap();
    assert!(!view.contains("K107") && test.hand(0).iter().all(|id| !view.contains(&format!("\"{id}\""))));
    // With an empty pile only the old hand is gone.
    let mut test = played(4, "K125", "goods = { wood = 1 }");
    assert!(test.hand(0).is_empty());
    test.play("place B3");
}

/// T59.
#[test]
fn k126_landing_net_gives_food_for_reed() {
    assert_eq!(Test::with(4, 1, "'K126'", "").gains("place B9"), reed(1).and(food(2)));
    assert_eq!(
        Test::with(4, 1, "'K126'", "").gains("place G4d"),
        reed(1).and(stone(1)).and(food(2)),
        "1 of it from the net"
    );
    assert_eq!(Test::with(5, 1, "'K126'", "").gains("place G5c"), reed(1).and(stone(1)).and(wood(1)).and(food(1)));
    let text = "round = 1\nspaces = { B9 = { reed = 1, wood = 1 } }\n[[player]]\ncards = ['K126']\n[[player]]";
    assert_eq!(Test::at(text).gains("place B9"), reed(1).and(wood(1)).and(food(1)), "wood of the Wood Distributor");
    assert_eq!(Test::with(3, 1, "'K126'", "").gains("place G3c; take reed 1"), reed(1).and(food(2)));
    // Reed of a card or a round space is not of an action space.
    let test = Test::phase("start_of_round", 5, "'K126'", "coming = { 5 = { reed = 1 } }");
    assert_eq!(test.goods(0), reed(1));
}

#[test]
fn k127_clapper_grows_the_grain() {
    let grain_on = |test: &Test| [3, 4, 8, 9].map(|i| test.player(0).farm.plots[i].grain);
    for (space, players) in [("R2c", 2), ("R5b", 2), ("G5e", 5)] {
        let mut test = Test::with(players, 14, "'K127', { card = 'K105', mark = 0x02 }", GRAIN);
        test.play(&format!("place {space}{}; grow", if players == 5 { "; choose grow" } else { "" }));
        assert_eq!((grain_on(&test), test.mark(0, "K105")), ([3, 0, 2, 0], 3), "{space}: only where grain lies");
    }
    // The occupation of that space is no growth.
    let mut test = Test::with(5, 14, "'K127'", &format!("{GRAIN}\nhand = ['E188']\ngoods = {{ food = 1 }}"));
    test.play("place G5e; choose occupation; occupation E188");
    assert_eq!(grain_on(&test), [2, 0, 1, 0]);
    // Played after the growth, in the same action or later in the round, it claps once.
    let mut test = Test::with(2, 14, "", &format!("{GRAIN}\nhand = ['K127']\ngoods = {{ wood = 1 }}"));
    test.play("place R2c; grow; improve K127");
    assert_eq!(grain_on(&test), [3, 0, 2, 0]);
    for (persons, grains) in [("R5b = [0, 0]", 3), ("G5e = [0, 0]", 3), ("G5e = [0]", 2), ("R2c = [1, 1]", 2)] {
        let text = format!(
            "round = 14\npersons = {{ {persons} }}\n[[player]]\npersons = 3\nat_home = 1\n{GRAIN}\nhand = ['K127']\ngoods = {{ wood = 1 }}\n\
            [[player]]\npersons = 2\nat_home = 0\n[[player]]\n[[player]]\n[[player]]"
        );
        let mut test = Test::at(&text);
        test.play("place B2; improve K127");
        assert_eq!(grain_on(&test)[0], grains, "{persons}");
    }
}

#[test]
fn k128_cooking_hearth_takes_a_fireplace_back() {
    for (fireplace, back_on_sale) in [("M1", true), ("M2", true), ("E20", false)] {
        let mut test =
            Test::players(2, 4, &format!("hand = ['K128']\ncards = ['{fireplace}']\nanimals = {{ boar = 1 }}"));
        test.play(&format!("place B2; improve K128 for {fireplace}"));
        assert_eq!(test.tableau(0), ["K128"]);
        assert_eq!(test.game.majors_for_sale().any(|card| card.card().id == fireplace), back_on_sale, "{fireplace}");
    }
    assert_eq!(refused("K128", "cards = ['M3']"), "nothing-to-hand-back", "no hearth for a hearth");
    let mut test = Test::with(
        2,
        4,
        "'K128'",
        &format!("{KITCHEN}\nanimals = {{ sheep = 1, boar = 1, cattle = 1 }}\ngoods = {{ vegetable = 1, grain = 2 }}"),
    );
    test.play("exchange K128 vegetable 1; exchange K128 sheep 1; exchange K128 boar 1; exchange K128 cattle 1");
    assert_eq!(test.goods(0), grain(2).and(food(12)));
    test.play("place R1a; choose bake; bake K128 2");
    assert_eq!(test.goods(0), food(18));
}

#[test]
fn k130_herb_garden_needs_a_vegetable_field() {
    let field = |plot: &str| format!("farm = ['. . . . {plot}', 'R . . . .', 'R . . . .']");
    assert_eq!(played(5, "K130", &field("Fv1")).rounds_served(), [6, 7, 8, 9, 10]);
    assert_eq!(refused("K130", &field("F")), "condition", "harvested empty");
    assert_eq!(refused("K130", &field("Fg3")), "condition");
    // Turnip Field, Bean Field and Lettuce Patch serve while vegetables lie on them.
    for card in ["K137", "E18", "E47"] {
        let with = |mark: u8| format!("cards = [{{ card = '{card}', mark = {mark} }}]");
        assert_eq!(played(5, "K130", &with(1)).rounds_served().len(), 5, "{card}");
        assert_eq!(refused("K130", &with(0)), "condition", "{card}");
    }
}

#[test]
fn k131_clay_pit() {
    assert_eq!(Test::with(2, 1, "'K131'", "").gains("place B6"), food(2).and(clay(3)));
}

#[test]
fn k132_clay_hut_extension_builds_a_room() {
    let mut test = played(4, "K132", "house = 'clay'\ngoods = { clay = 4, reed = 1 }");
    test.play("room 0,0");
    assert_eq!((test.player(0).farm.rooms.len(), test.goods(0), test.hand(1)), (3, NOTHING, vec!["K132"]));
    let rich = "goods = { clay = 4, reed = 1 }";
    assert_eq!(refused("K132", rich), "condition", "a wood hut");
    assert_eq!(refused("K132", &format!("house = 'stone'\n{rich}")), "condition");
    let full = "farm = ['F F F F F', 'R F F F F', 'R F F F F']";
    assert_eq!(refused("K132", &format!("house = 'clay'\n{full}\n{rich}")), "condition", "no place for a room");
    // A12.7: not before the growth it would make room for.
    let hand = format!("house = 'clay'\nhand = ['K132']\n{rich}");
    assert_eq!(Test::players(2, 14, &hand).refusal("place R2c"), "no-free-room");
    // With the Wet Nurse.
    let mut test =
        Test::with(2, 4, "'K270'", "house = 'clay'\nhand = ['K132']\ngoods = { clay = 4, reed = 1, food = 1 }");
    test.play("place B2; improve K132; room 0,0; choose use; grow");
    assert_eq!(test.player(0).family, 3);
}

#[test]
fn k133_k146_stool_and_loom_milk_and_weave() {
    let herd = |card: &str, animals: &str| {
        let farm = "farm = ['. . . S S', 'R . . . .', 'R . . . .']\npastures = [[[0,3], [0,4]]]";
        let test = Test::phase("harvest", 4, &format!("'{card}'"), &format!("{farm}\nanimals = {{ {animals} }}"));
        (test.has(0, Good::Food), test.points("bonus_points"))
    };
    for (n, food, points) in [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2), (9, 3, 4)] {
        assert_eq!(herd("K133", &format!("cattle = {n}")), (food, points), "{n} cattle");
    }
    for (n, food, points) in [(0, 0, 0), (1, 1, 0), (3, 1, 1), (4, 2, 1), (6, 2, 2), (7, 3, 2), (9, 3, 3)] {
        assert_eq!(herd("K146", &format!("sheep = {n}")), (food, points), "{n} sheep");
    }
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
fn k135_horse_consoles_for_a_missing_type() {
    let points = |animals: &str| {
        let test = Test::with(2, 4, "'K135'", &format!("{KITCHEN}\nanimals = {{ {animals} }}"));
        (test.points("bonus_points"), test.points("sheep"))
    };
    assert_eq!(points("sheep = 1, boar = 1, cattle = 1"), (0, 1));
    assert_eq!(points("boar = 1, cattle = 1"), (2, -1), "the minus point stays");
    assert_eq!(points("sheep = 0"), (2, -1), "once, whatever is missing");
}

/// T51.
#[test]
fn k136_brushwood_roof_replaces_reed_one_for_one() {
    for goods in ["wood = 7", "wood = 6, reed = 1", "wood = 5, reed = 2"] {
        let mut test = Test::with(2, 14, "'K136'", &format!("goods = {{ {goods} }}"));
        test.play("place B1; choose rooms; room 0,0");
        assert_eq!(test.goods(0), NOTHING, "{goods}");
    }
    let mut test = Test::with(2, 14, "'K136'", "goods = { wood = 1, clay = 2 }");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING);
    // Not for improvements, for example the Mansion.
    let mansion = "cards = ['K136']\ngoods = { wood = 9, clay = 3, stone = 3 }";
    assert_eq!(refused("K144", mansion), "too-dear");
    // With the Clay Roof one reed becomes wood, the other clay.
    let mut test = Test::with(2, 14, "'K136', 'E36'", "goods = { wood = 6, clay = 1 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn k137_turnip_field_is_sown_at_once() {
    let mut test = played(4, "K137", &format!("occupations = 3\n{TWO_FIELDS}\ngoods = {{ vegetable = 1, grain = 1 }}"));
    assert_eq!(test.refusal("sow K137 grain"), "wrong-crop");
    test.play("sow K137 vegetable; sow 0,3 grain");
    assert_eq!((test.mark(0, "K137"), test.player(0).farm.plots[3].grain, test.asked().index()), (2, 3, 1));
    let mut test = played(4, "K137", "occupations = 3\ngoods = { vegetable = 1 }");
    test.play("done");
    assert_eq!(test.has(0, Good::Vegetable), 1, "one may");
    // Dibber, Manure and Fieldsman help; the Gardener leaves it as it is.
    let mut test = Test::with(2, 4, "'K137', 'E32', 'K118', 'I219'", "goods = { vegetable = 1 }");
    test.play("place R1a; choose sow; sow K137 vegetable");
    assert_eq!(test.mark(0, "K137"), 6, "2 and 1 and 1 and 2");
    let test = Test::phase("harvest", 4, "{ card = 'K137', mark = 2 }, 'I226'", "");
    assert_eq!((test.has(0, Good::Vegetable), test.mark(0, "K137")), (1, 2));
    let test = Test::phase("harvest", 4, "{ card = 'K137', mark = 2 }", "");
    assert_eq!((test.has(0, Good::Vegetable), test.mark(0, "K137"), test.points("vegetables")), (1, 1, 2));
}

#[test]
fn k138_reed_hut_houses_a_person() {
    let test = played(4, "K138", "goods = { reed = 4, wood = 1 }");
    let player = test.player(0);
    assert_eq!((player.family, player.lodgers, player.at_home), (2, 1, 2), "acts in this round");
    assert_eq!((test.game.food_owed(Seat::new(0)), test.points("persons")), (6, 6), "eats 2, scores nothing");
    assert_eq!(test.points("card_points"), 1);
    assert_eq!(refused("K138", "persons = 5\ngoods = { reed = 4, wood = 1 }"), "condition", "no person left");
    // A25.13: not counted for growth in the German edition, counted in the Dutch one.
    let rooms = "farm = ['R . . . .', 'R . . . .', 'R . . . .']\nlodgers = 1\ncards = ['K138']";
    let hut = |edition: &str, more: &str| {
        Test::at(&format!("edition = '{edition}'\nround = 14\n[[player]]\n{rooms}\n{more}\n[[player]]"))
    };
    let mut test = hut("de", "");
    test.play("place R2c; grow");
    assert_eq!((test.player(0).family, test.player(0).lodgers), (3, 1));
    let mut test = hut("nl", "");
    test.play("place R2c");
    assert_eq!(test.refusal("grow"), "no-free-room");
    // Five persons are the limit, with the one in the hut.
    let mut test = hut("de", "persons = 4");
    test.play("place R5b");
    assert_eq!(test.refusal("grow"), "full-family");
}

#[test]
fn k138_the_person_in_the_hut_may_join_the_family() {
    let hut = |edition: &str, persons: u8, more: &str| {
        let rooms = "farm = ['R R . . .', 'R R . . .', 'R . . . .']\nlodgers = 1";
        Test::at(&format!(
            "edition = '{edition}'\nround = 14\n[[player]]\n{rooms}\npersons = {persons}\ncards = ['K138', {more}]\ngoods = {{ food = 3 }}\n[[player]]"
        ))
    };
    for edition in ["de", "nl"] {
        let mut test = hut(edition, 4, "");
        test.play("place R2c; choose use");
        let player = test.player(0);
        assert_eq!((player.family, player.lodgers, player.newborns), (5, 0, 0), "{edition}: nobody is born");
        assert_eq!(test.points("persons"), 15);
        assert_eq!(test.game.board.persons_of(SpaceId::named("R2c").unwrap(), Seat::new(0)), 1);
    }
    let test = hut("de", 3, "");
    assert!(test.offers("place R2c"));
    // Nobody is born, so there is nobody to adopt; the Clapper claps.
    let mut test = hut("de", 4, "'K267', 'K127'");
    test.play("place R5b; choose use");
    assert_eq!((test.asked().index(), test.has(0, Good::Food)), (1, 3));
}

/// T83.
#[test]
fn k139_sleeping_corner_joins_for_growth() {
    let corner = |players: usize, persons: &str, more: &str| {
        let others = "[[player]]\n".repeat(players - 2);
        Test::at(&format!(
            "round = 14\npersons = {{ {persons} }}\n[[player]]\ncards = ['K139']\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']\n{more}\n\
            [[player]]\nat_home = 1\n{others}"
        ))
    };
    for space in ["R2c", "R5b"] {
        let mut test = corner(2, &format!("{space} = [1]"), "");
        test.play(&format!("place {space}; grow"));
        assert_eq!(test.player(0).family, 3, "{space}");
    }
    // The other conditions of the space hold.
    assert_eq!(corner(2, "R2c = [1]", "persons = 3").refusal("place R2c"), "no-free-room");
    // After growth on the first space also a minor.
    let mut test = corner(2, "R2c = [1]", "hand = ['E25']");
    test.play("place R2c; grow; improve E25");
    // Of the five-player space only the growth.
    let hand = "hand = ['E188']\ngoods = { food = 5 }";
    let mut test = corner(5, "G5e = [1]", hand);
    test.play("place G5e");
    assert_eq!(test.prompt(), "grow", "no occupation");
    test.play("grow");
    assert_eq!(test.player(0).family, 3);
    let full = format!("{hand}\npersons = 3");
    assert_eq!(corner(5, "G5e = [1]", &full).refusal("place G5e"), "no-free-room");
    let mut test = corner(5, "B6 = [1]", hand);
    test.play("place G5e; choose occupation; occupation E188");
    // Not where one's own person stands, and no other space.
    let own = "round = 14\npersons = { R5b = [0] }\n[[player]]\ncards = ['K139']\nat_home = 1\n[[player]]";
    assert_eq!(Test::at(own).refusal("place R5b"), "occupied");
    assert_eq!(corner(2, "B3 = [1]", "").refusal("place B3"), "occupied");
    // With the Head of the Family the whole space is open, whichever was played first.
    for cards in ["'K139', 'E159'", "'E159', 'K139'"] {
        let text = format!(
            "round = 14\npersons = {{ G5e = [1] }}\n[[player]]\ncards = [{cards}]\n{hand}\n[[player]]\nat_home = 1\n[[player]]\n[[player]]\n[[player]]"
        );
        let mut test = Test::at(&text);
        test.play("place G5e; choose occupation; occupation E188");
    }
}

#[test]
fn k139_sleeping_corner_needs_two_grain_fields() {
    let fields = |farm: &str| format!("farm = [{farm}]\ngoods = {{ wood = 1 }}");
    assert_eq!(refused("K139", &fields("'. . . Fg1 F', 'R . . . .', 'R . . . .'")), "condition");
    assert_eq!(refused("K139", &fields("'. . . Fg1 Fv1', 'R . . . .', 'R . . . .'")), "condition");
    played(4, "K139", &fields("'. . . Fg1 Fg1', 'R . . . .', 'R . . . .'"));
    // Each stack on the Acreage is a grain field.
    played(
        4,
        "K139",
        &format!("{}\ncards = [{{ card = 'K105', mark = 1 }}]", fields("'. . . . Fg1', 'R . . . .', 'R . . . .'")),
    );
}

#[test]
fn k144_mansion_for_stone_rooms() {
    let points =
        |cards: &str, house: &str| Test::with(2, 14, cards, &format!("house = '{house}'")).points("bonus_points");
    assert_eq!((points("'K144'", "stone"), points("'K144'", "clay")), (4, 0));
    assert_eq!(points("'K144', 'E21'", "stone"), 4, "the Half-timbered House adds nothing");
    assert_eq!(points("'K144', 'E172', 'E28'", "stone"), 8, "the Chief 2, the Clogs 2");
    // The Thatcher saves a reed.
    let goods = "goods = { wood = 3, clay = 3, reed = 1, stone = 3 }";
    assert_eq!(refused("K144", goods), "too-dear");
    let mut test = Test::players(3, 4, &format!("hand = ['K144']\ncards = ['E157']\n{goods}"));
    test.play("place B2; improve K144");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn k145_forest_pasture_holds_any_number_of_boar() {
    let fits = |herd: Goods| Test::with(2, 4, "'K145'", "").game.housing(Seat::new(0)).fits(&herd);
    assert!(fits(boar(40)) && fits(boar(40).and(sheep(1))) && !fits(sheep(2)));
    let mut test = Test::phase("breeding", 4, "'K145'", "animals = { boar = 7 }");
    test.play("breed boar");
    assert_eq!((test.has(0, Good::Boar), test.points("boar"), test.points("pastures")), (8, 4, -1));
    // Given up with the Madonna Statue, the boar need another place.
    let mut test = Test::with(2, 4, "'K145', 'M1'", "hand = ['E38']\nanimals = { boar = 3 }");
    test.play("place B2; improve E38; hand_back K145; keep boar 1; hand_back M1");
    assert_eq!(test.has(0, Good::Boar), 1);
}

#[test]
fn k339_pelts_lay_food_into_rooms() {
    let larder = |food: u8| format!("{KITCHEN}\nanimals = {{ sheep = 4 }}\ngoods = {{ food = {food} }}");
    let mut test = Test::with(2, 4, "'K339', 'M1'", &larder(0));
    test.play("exchange M1 sheep 1; choose use");
    assert_eq!(
        (test.has(0, Good::Food), test.mark(0, "K339"), test.points("bonus_points")),
        (1, 1, 1),
        "food just made"
    );
    test.play("exchange M1 sheep 1; done");
    assert_eq!((test.has(0, Good::Food), test.mark(0, "K339")), (3, 1), "one may");
    test.play("exchange M1 sheep 2; choose use");
    assert_eq!((test.has(0, Good::Food), test.mark(0, "K339"), test.prompt()), (6, 2, "place"), "two rooms, two food");
    // Another room, another food.
    let mut test = Test::with(2, 4, "{ card = 'K339', mark = 2 }, 'M1'", &format!("{}\nhouse = 'clay'", larder(0)));
    test.play("exchange M1 sheep 1");
    assert_eq!((test.prompt(), test.player(0).farm.house), ("place", House::Clay));
    // Animals given back are not turned into food.
    let mut test = Test::with(2, 4, "'K339', 'M1'", &larder(5));
    test.play("release sheep 1");
    assert_eq!(test.prompt(), "place");
}
