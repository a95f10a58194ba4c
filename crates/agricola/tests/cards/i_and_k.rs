//! Cards of the I deck with cards of the K deck, as the books and sheets name them.

use crate::common::{Test, harvest, table, table_from};
use agricola::goods::*;
use table::{Game, Seat};

#[test]
fn i220_well_is_one_of_the_salesmans_minors() {
    let rich = "hand = ['E25']\ngoods = { wood = 1, stone = 1 }";
    let mut test = table(2, 14, "'I220', 'K281'", rich, "");
    test.play("place R1b; improve M10; improve E25");
    assert_eq!(test.tableau(0), ["I220", "K281", "M10", "E25"]);
    // Without the Well Builder the Well is a major one, after which nothing follows.
    let mut test = table(2, 14, "'K281'", "hand = ['E25']\ngoods = { wood = 1, stone = 3 }", "");
    test.play("place R1b; improve M10");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn i227_church_warden_with_reed_hut_and_adoptive_parents() {
    // The person of the Reed Hut acts in the round in which the card is played.
    let mut test = Test::at(
        "round = 14\n[[player]]\ncards = ['I227']\npersons = 4\nhand = ['K138']\ngoods = { reed = 4, wood = 1 }\n[[player]]\nat_home = 0",
    );
    test.play("place B2; improve K138");
    test.until(|_| false);
    assert_eq!((test.bonus_points(0), test.points("persons")), (3, 12));
    // A fifth person that is adopted and placed in the last round has acted.
    let five = "farm = ['R . . . .', 'R R . . .', 'R R . . .']\npersons = 4\ngoods = { food = 1 }";
    let mut test =
        Test::at(&format!("round = 14\n[[player]]\ncards = ['I227', 'K267']\n{five}\n[[player]]\nat_home = 0"));
    test.play("place R2c; grow; choose use");
    test.until(|_| false);
    assert_eq!(test.bonus_points(0), 3);
}

#[test]
fn i340_rancher_counts_the_field_of_the_plowman() {
    // A22.1: what lies on the round space is handed out before the start of the round.
    let start = "round = 8\nphase = 'start_of_round'";
    let plowman = "cards = ['I340', { card = 'K293', rounds = [8] }]\ngoods = { food = 1 }";
    let mut test = Test::at(&format!("{start}\n[[player]]\n{plowman}\n[[player]]"));
    test.play("choose use; plow 0,0");
    assert_eq!(test.has(0, Good::Wood), 1, "3 used spaces against 2");
    // Somebody else's field comes before it too.
    let level = "farm = ['F . . . .', 'R . . . .', 'R . . . .']";
    let other = "cards = [{ card = 'K293', rounds = [8] }]\ngoods = { food = 1 }";
    let mut test = Test::at(&format!("{start}\n[[player]]\n{other}\n[[player]]\ncards = ['I340']\n{level}"));
    test.play("choose use; plow 0,0");
    assert_eq!(test.has(1, Good::Wood), 0, "a tie gives nothing");
}

#[test]
fn k287_storehouse_clerk_counts_the_wood_of_the_rancher() {
    // A22.3: in whatever order the cards lie, the eighth wood comes first.
    for cards in ["'K287', 'I340'", "'I340', 'K287'"] {
        let farm = "farm = ['F . . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 7 }";
        let lines = format!("round = 8\nphase = 'start_of_round'\n[[player]]\ncards = [{cards}]\n{farm}\n[[player]]");
        assert_eq!(Test::at(&lines).has(0, Good::Wood), 9, "{cards}");
    }
}

#[test]
fn i232_midwife_does_not_count_the_reed_hut() {
    let farm = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let mut test = table_from(4, 14, 1, "'I232'", "", &format!("{farm}\nlodgers = 1"));
    test.play("place R2c; grow");
    assert_eq!(test.goods(0), food(1), "3 family members against 2");
    // Moving the person of the hut into the home is no birth.
    let mut test = table_from(4, 14, 1, "'I232'", "", &format!("{farm}\nlodgers = 1"));
    test.play("place R2c; choose use");
    assert_eq!((test.player(1).family, test.goods(0)), (3, NOTHING));
}

#[test]
fn i219_fieldsman_on_the_cards_of_the_k_deck() {
    // T48: Forester.
    let mut test = table(2, 4, "'I219', 'K278'", "goods = { wood = 3 }", "");
    test.play("place R1a; choose sow; sow K278 wood; done");
    assert_eq!(test.mark(0, "K278"), 5);
    let mut test = table(2, 4, "'I219', 'K278'", "goods = { wood = 2 }", "");
    test.play("place R1a; choose sow; sow K278 wood; sow K278 wood");
    assert_eq!(test.mark(0, "K278"), 0x44);
    // T49: Acreage, one or two fields.
    let mut test = table(2, 4, "'I219', 'K105'", "goods = { grain = 2 }", "");
    test.play("place R1a; choose sow; sow K105 grain; sow K105 grain");
    assert_eq!(test.mark(0, "K105"), 0x44);
    let mut test = table(2, 4, "'I219', 'K137'", "goods = { vegetable = 1 }", "");
    test.play("place R1a; choose sow; sow K137 vegetable");
    assert_eq!(test.mark(0, "K137"), 4, "the Turnip Field");
    // Copse and Forester together: three stacks are too many.
    let mut test = table(2, 4, "'I219', 'K278', 'I78'", "goods = { wood = 3 }", "");
    test.play("place R1a; choose sow; sow K278 wood; sow I78 wood; sow I78 wood");
    assert_eq!((test.mark(0, "K278"), test.mark(0, "I78")), (3, 0x33));
}

#[test]
fn i86_and_i90_with_liquid_manure() {
    let near = "farm = ['F . . . .', 'R . . . .', 'R . . . .']\ngoods = { grain = 1, food = 9 }";
    let mut test = table(2, 4, "'I90', 'K118'", near, "");
    test.play("place R1a; choose sow; sow 0,0 grain");
    assert_eq!(test.player(0).farm.plots[0].grain, 6, "3, 2 of the box, 1 of the manure");
    let mut test = harvest(4, &[&format!("cards = ['I86', 'K118']\n{near}"), "goods = { food = 9 }"]);
    test.play("sow 0,0 grain");
    assert_eq!(test.player(0).farm.plots[0].grain, 3);
    let mut test = table(2, 4, "'I219', 'K118'", near, "");
    test.play("place R1a; choose sow; sow 0,0 grain");
    assert_eq!(test.player(0).farm.plots[0].grain, 6, "with the Fieldsman");
}

#[test]
fn i78_copse_gains_nothing_from_the_smallholder() {
    let mut test = table(2, 4, "'I78', 'K286'", "goods = { wood = 1 }", "");
    test.play("place R1a; choose sow; sow I78 wood");
    assert_eq!(test.mark(0, "I78"), 3, "T86");
}

#[test]
fn i223_harvest_helper_takes_from_the_acreage() {
    let position =
        ["cards = ['I223']\ngoods = { food = 9 }", "cards = [{ card = 'K105', mark = 3 }]\ngoods = { food = 9 }", ""];
    let mut test = harvest(4, &position);
    test.play("field 1 K105");
    assert_eq!((test.mark(1, "K105"), test.has(0, Good::Grain), test.has(1, Good::Food)), (1, 1, 11));
}

#[test]
fn conditions_that_count_fields_on_cards() {
    let play = |edition: &str, card: &str, cards: &str, farm: &str| {
        let mut test = Test::at(&format!(
            "edition = '{edition}'\nround = 4\n[[player]]\nhand = ['{card}', 'E25']\ncards = [{cards}]\nfarm = ['{farm}', 'R . . . .', 'R . . . .']\n[[player]]"
        ));
        test.play(if edition == "de" { "place B2" } else { "place B2; choose start_player; choose minor" });
        test.refusal_or(&format!("improve {card}"))
    };
    // A25.19: the Straw-thatched Roof and the Acreage.
    assert_eq!(play("de", "I99", "{ card = 'K105', mark = 1 }", ". . . Fg1 Fg1"), None);
    assert_eq!(play("nl", "I99", "{ card = 'K105', mark = 1 }", ". . . Fg1 Fg1"), Some("condition"));
    // Strawberry Patch and Turnip Field.
    assert_eq!(play("de", "I69", "{ card = 'K137', mark = 1 }", ". . . . Fv1"), None);
    assert_eq!(play("de", "I69", "'K137'", ". . . . Fv1"), Some("condition"));
    // Animal Feed: each stack on the Acreage is a field, wood of the Forester is none.
    assert_eq!(play("de", "I101", "{ card = 'K105', mark = 17 }", ". . . Fg1 Fv1"), None);
    assert_eq!(play("de", "I101", "{ card = 'K278', mark = 273 }", ". . . Fg1 Fv1"), Some("condition"));
}

#[test]
fn i65_and_i85_beside_their_sisters() {
    // Neither of Baker's Kitchen and Bakehouse is an oven to hand back for the other.
    for (own, card, goods) in [("I65", "K106", 3), ("K106", "I65", 2)] {
        let mut test =
            table(2, 4, &format!("'{own}'"), &format!("hand = ['{card}', 'E25']\ngoods = {{ stone = {goods} }}"), "");
        test.play("place B2");
        assert_eq!(test.refusal(&format!("improve {card} for {own}")), "no-improvement");
    }
    // The minor Cooking Hearth leaves the game for the Cooking Corner.
    let mut test = table(2, 4, "'K128'", "hand = ['I85']", "");
    test.play("place B2; improve I85 for K128");
    assert_eq!(test.tableau(0), ["I85"]);
}

#[test]
fn i76_rake_beside_the_plows_of_the_k_deck() {
    for plow in ["K115", "K119"] {
        let farm = "farm = ['F F F F F', 'R . . . .', 'R . . . .']";
        let test =
            Test::at(&format!("round = 14\nphase = 'over'\n[[player]]\ncards = ['I76', '{plow}']\n{farm}\n[[player]]"));
        assert_eq!(test.bonus_points(0), 0, "{plow}");
    }
}

#[test]
fn i104_weekly_market_with_the_market_woman() {
    let mut test = table(2, 4, "'K292'", "hand = ['I104']\ngoods = { grain = 3 }", "");
    test.play("place B2; improve I104");
    assert_eq!(test.goods(0), vegetable(2).and(grain(2)));
    let mut test = table(2, 4, "'K292'", "hand = ['I104', 'E25']\ngoods = { grain = 1 }", "");
    test.play("place B2");
    assert_eq!(test.refusal("improve I104"), "too-dear", "the grain is paid first");
    // The Pieceworker adds nothing.
    let mut test = table(2, 4, "'K268'", "hand = ['I104']\ngoods = { grain = 3, food = 3 }", "");
    test.play("place B2; improve I104");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn i249_puppeteer_with_the_bread_paddle() {
    let owner = "hand = ['E176']\ngoods = { food = 1, grain = 1 }";
    let mut test = table_from(4, 14, 1, "'I249', 'K111', 'M1'", owner, "");
    test.play("place G4f; occupation E176; bake M1 1");
    assert_eq!((test.goods(0), test.asked().index()), (food(2), 2), "in somebody else's turn");
}

#[test]
fn i237_juggler_owes_the_magician() {
    let mut test = Test::at(
        "round = 14\n[spaces]\nG4f = { food = 2 }\n[[player]]\ncards = ['I237']\n[[player]]\ncards = ['K311']\n[[player]]\n[[player]]",
    );
    test.play("place G4f; choose use");
    assert_eq!((test.goods(0), test.goods(1)), (food(3), food(1)));
}

#[test]
fn i250_sheep_whisperer_without_the_sheep_farmer() {
    let stalls = "farm = ['. . . S S', 'R . . . .', 'R . . . .']\ncoming = { 5 = { sheep = 1 } }";
    let test = Test::at(&format!(
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = ['I250', 'K297']\n{stalls}\n[[player]]\n[[player]]\n[[player]]"
    ));
    assert_eq!(test.goods(0), sheep(1));
}

#[test]
fn i253_pig_catcher_leaves_wood_that_does_not_divide() {
    let mut test = Test::at(
        "round = 4\n[spaces]\nB7 = { wood = 3 }\n[[player]]\ncards = ['I253']\nat_home = 1\n[[player]]\ncards = ['K284']\nat_home = 0\n\
        [[player]]\nat_home = 0\n[[player]]\nat_home = 0\n",
    );
    test.play("place B7; choose use");
    assert_eq!(test.lying("B7"), wood(2));
    test.until(|game| game.round == 5 && game.decision(Seat::new(1)).is_some_and(|d| d.prompt == "whether"));
    test.play("choose use");
    assert_eq!((test.lying("B7"), test.lying("B8").get(Good::Wood)), (wood(2), 1), "5 wood: 1 each, 2 stay");
}

#[test]
fn i97_slaughterhouse_and_the_cards_of_the_one_who_slaughters() {
    // The other's Tanner keeps the boar; the Slaughterhouse is paid all the same, once.
    let herd = "cards = ['M1', 'K280']\nanimals = { boar = 2 }\nfarm = ['. . . S .', 'R . . . .', 'R . . . .']";
    let mut test = harvest(4, &["cards = ['I97']", herd, ""]);
    test.play_as(1, "exchange M1 boar 2");
    assert_eq!(test.has(0, Good::Food), 1);
}

#[test]
fn i254_groom_with_wood_deliveryman_and_fence_overseer() {
    let more = "house = 'stone'\ncoming = { 8 = { wood = 1 } }\ngoods = { food = 1 }";
    let mut test = Test::start_of_round(4, 8, "'K283', 'I254', 'K312'", more);
    test.play("stable 0,4; choose use; fence 0,4");
    assert_eq!(
        (test.goods(0), test.player(0).farm.pastures.len()),
        (NOTHING, 1),
        "wood of the round space, fenced at once"
    );
}

#[test]
fn i92_manure_and_the_cards_of_the_field_phase() {
    // At the end of a round without harvest: crops of field cards, but no food of stool and loom.
    let cards = "'I92', 'K133', 'K146', { card = 'K105', mark = 0x21 }, { card = 'K137', mark = 1 }, { card = 'K278', mark = 3 }";
    let mut test = Test::last_person(
        4,
        5,
        cards,
        "farm = ['. . . S S', 'R . . . .', 'R . . . .']\nanimals = { sheep = 1, cattle = 1 }",
    );
    test.play("place B6; choose use");
    let goods = test.goods(0).less(&sheep(9)).less(&cattle(9));
    assert_eq!(goods, grain(2).and(vegetable(1)).and(wood(1)).and(food(2)), "2 food from the day labourer");
    assert_eq!((test.mark(0, "K105"), test.mark(0, "K278")), (0x10, 2));
}

#[test]
fn k115_k119_plows_and_the_punner() {
    for plow in ["K115", "K119"] {
        let text = format!("round = 4\n[[player]]\ncards = ['{plow}']\n[[player]]\ncards = ['I70']");
        let mut test = Test::at(&text);
        test.play("place B4; plow 0,4; done");
        assert_eq!((test.asked().index(), test.prompt()), (1, "place"), "one field is not enough");
        let mut test = Test::at(&text);
        test.play("place B4; plow 0,4; choose use; plow 0,3; done; plow 0,4");
        assert_eq!((test.player(0).farm.fields.len(), test.player(1).farm.fields.len()), (2, 1));
    }
}

#[test]
fn k116_the_granarys_grain_is_not_taken_with_a_person() {
    let cards = "'K116', 'I74', 'I225', 'I245', 'I229'";
    let test = Test::start_of_round(4, 8, cards, "coming = { 8 = { grain = 1 } }");
    assert_eq!((test.goods(0), test.prompt()), (grain(1), "place"));
}

#[test]
fn i73_a_guest_is_a_person_to_be_placed() {
    // The Magician's last person is the guest's, too.
    let more = "guests = 1\npersons = 2";
    let mut test = Test::at(&format!(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K311']\n{more}\n[[player]]\n[[player]]\n[[player]]"
    ));
    assert_eq!(test.player(0).at_home, 3);
    test.play("place B6; place B3; place B4; plow 0,4; place B8; place B9; place B10; place B7; place G4a");
    assert_eq!(test.gains("place G4f"), food(3).and(grain(1)), "2 lay there");
}

#[test]
fn k310_resources_bought_from_others_are_received() {
    // The Reed Buyer gets a reed; the Resource Seller adds another one.
    let text = "round = 4\n[[player]]\n[[player]]\ncards = ['I251', { card = 'K310', mark = 2 }]\ngoods = { food = 1 }\n[[player]]\n[[player]]";
    let mut test = Test::at(text);
    test.play("place B9; choose use");
    assert_eq!((test.goods(1), test.mark(1, "K310")), (reed(2), 3));
}

#[test]
fn i86_corn_storehouse_sows_on_the_acreage() {
    let mut test = harvest(4, &["cards = ['I86', 'K105']\ngoods = { grain = 3, food = 9 }", "goods = { food = 9 }"]);
    test.play("sow K105 grain; sow K105 grain");
    assert_eq!((test.mark(0, "K105"), test.has(0, Good::Grain), test.prompt()), (0x22, 1, "feed"));
}

#[test]
fn i226_gardener_and_the_turnip_field() {
    let owner = "cards = ['I226', { card = 'K137', mark = 2 }]\ngoods = { food = 9 }";
    let test = harvest(4, &[owner, "goods = { food = 9 }"]);
    assert_eq!((test.has(0, Good::Vegetable), test.mark(0, "K137")), (1, 2));
}

#[test]
fn i229_sycophant_is_paid_by_whoever_moves_there() {
    // The Acrobat goes to the grain after all placements, and pays as everybody does.
    let mut test = Test::at(
        "round = 14\n[[player]]\ncards = ['K269']\nat_home = 1\n[[player]]\ncards = ['I229']\nat_home = 0\n\
        [[player]]\nat_home = 0\n[[player]]\nat_home = 0",
    );
    test.play("place G4f; place B3");
    assert_eq!((test.goods(0), test.goods(1)), (grain(1), food(2)), "with the food of the show");
    // The Countryman does not come to the grain without food.
    let poor = "round = 14\n[[player]]\ncards = ['K289']\n[[player]]\ncards = ['I229']\n[[player]]\n[[player]]";
    assert_eq!(Test::at(poor).refusal("place B3"), "too-dear");
}

#[test]
fn i227_church_warden_counts_the_countryman_once() {
    let farm = "farm = ['. . . F .', 'R . . . .', 'R . . . .']\npersons = 4";
    let mut test = Test::at(&format!(
        "round = 14\n[[player]]\ncards = ['I227', 'K289']\n{farm}\n[[player]]\nat_home = 0\n[[player]]\nat_home = 0\n[[player]]\nat_home = 0"
    ));
    test.play("place B3; place B7; place B8; place B9; place R1a");
    test.until(|_| false);
    assert_eq!((test.bonus_points(0), test.player(0).placed), (0, 4), "four persons, one of them on two spaces");
}

#[test]
fn i71_and_i91_with_roofs_and_mansion_of_the_k_deck() {
    let improve = |own: &str, card: &str, goods: &str| {
        let mut test =
            table(2, 13, &format!("'{own}'"), &format!("hand = ['{card}', 'E25']\ngoods = {{ {goods} }}"), "");
        test.play("place B2");
        test.refusal_or(&format!("improve {card}"))
    };
    assert_eq!(improve("K136", "I71", "wood = 5, reed = 1"), Some("too-dear"), "Brushwood Roof, Holiday House");
    assert_eq!(improve("I91", "K144", "wood = 3, clay = 3, reed = 1, stone = 3"), None, "Ladder, Mansion");
    assert_eq!(improve("I99", "K144", "wood = 3, clay = 3, reed = 1, stone = 3"), Some("too-dear"), "Straw Roof");
}

#[test]
fn i95_fish_trap_and_k126_landing_net_are_paid_by_the_fisherman() {
    let mut test = Test::at(
        "round = 4\n[spaces]\nB10 = { food = 4 }\n[[player]]\ncards = ['E161']\n[[player]]\ncards = ['I95']\n[[player]]\ncards = ['K126']",
    );
    test.play("place B10; choose use");
    assert_eq!((test.goods(0), test.goods(1), test.goods(2)), (food(6), food(1), food(1)));
}

#[test]
fn i232_midwife_at_a_birth_by_the_lover() {
    let mut test = table_from(4, 14, 1, "'I232'", "", "hand = ['K291']\ncards = ['K267']\ngoods = { food = 9 }");
    test.play("place B5; occupation K291; grow; choose use");
    assert_eq!((test.player(1).family, test.goods(0)), (3, food(1)), "adopted, and counted once");
}

#[test]
fn travelling_players_are_used_even_if_their_food_stays_there() {
    // The Storyteller leaves the only food for a vegetable: the cards that speak of the action react all the same.
    let show = |own: &str, others: &str| {
        let mut test = Test::at(&format!(
            "round = 4\n[spaces]\nG4f = {{ food = 1 }}\n[[player]]\ncards = ['E169', {own}]\nat_home = 1\n[[player]]\n{others}\n[[player]]\n[[player]]"
        ));
        test.play("place G4f; choose use");
        assert_eq!(test.lying("G4f"), food(1));
        test
    };
    let test = show("", "cards = ['I257', 'I249']\nhand = ['E176']\ngoods = { food = 1 }");
    assert_eq!((test.has(1, Good::Grain), test.asked().index(), test.prompt()), (1, 1, "occupation"));
    // Conjurer, Magician and Dancer.
    let test = show("'E167', 'K311', 'E212'", "");
    assert_eq!(test.goods(0), vegetable(1).and(grain(2)).and(food(5)), "1 grain, 1 grain and 1 food, 4 food");
    // The Juggler has nothing to double, and owes nothing.
    let test = show("'I237'", "cards = ['I257']");
    assert_eq!((test.asked().index(), test.goods(0), test.goods(1)), (1, vegetable(1), grain(1)));
    // The Acrobat leaps later.
    let mut test = show("'K269'", "at_home = 0");
    test.play("place B7; place B8; place B9; place G4a");
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
}
