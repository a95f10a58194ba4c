//! Every card of the Moor that is written against its sheet: facts and prices; and each of them is played.

use crate::common::Test;
use agricola::card::{Card, CardKind};
use agricola::goods::{Good, Goods};
use agricola::{CardId, moor};
use std::fs;
use table::Kind as _;

fn sheet(name: &str) -> Vec<toml::Table> {
    let path = format!("{}/../../docs/cards/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let table: toml::Table = fs::read_to_string(path).unwrap().parse().unwrap();
    table["card"].as_array().unwrap().iter().map(|card| card.as_table().unwrap().clone()).collect()
}

fn text<'a>(entry: &'a toml::Table, key: &str) -> &'a str {
    entry[key].as_str().unwrap()
}

/// `1 wood + 2 clay` as goods.
fn price(text: &str) -> Goods {
    let goods = |part: &str| {
        let words: Vec<&str> = part.split_whitespace().collect();
        Goods::of(Good::named(words[1]).unwrap(), words[0].parse().unwrap())
    };
    text.split('+').map(|part| goods(part.trim())).fold(Goods::NONE, Goods::and)
}

fn prices(text: &str) -> Vec<Goods> {
    text.split('|').map(str::trim).filter(|way| !way.is_empty() && !way.starts_with("return")).map(price).collect()
}

#[test]
fn every_card_has_the_facts_of_its_sheet() {
    let mut found = 0;
    for (file, kind) in [("moor-majors", CardKind::Major), ("moor-minors", CardKind::Minor)] {
        for entry in &sheet(file) {
            let Some(card) = CardId::named(text(entry, "id")) else { continue };
            let card: &Card = card.card();
            found += 1;
            assert_eq!(card.kind, kind, "{}", card.id);
            assert_eq!(card.cost, prices(text(entry, "cost")), "{}", card.id);
            assert_eq!(i64::from(card.points), entry["vp"].as_integer().unwrap(), "{}", card.id);
            if kind == CardKind::Minor {
                assert_eq!(card.passing, entry["passing"].as_bool().unwrap(), "{}", card.id);
                assert_eq!(card.upgrade.is_some(), !text(entry, "returns").is_empty(), "{}", card.id);
            }
        }
    }
    assert_eq!(found, CardId::all().filter(|card| moor::has(*card)).count(), "every card is in a sheet");
}

/// What a card asks for besides its price, as lines of a position, and what would not do.
fn fulfil(requires: &str) -> (&'static str, &'static str) {
    let farm = "farm = ['T T . M M', 'R F F S .', 'R T T . .']";
    let none = "farm = ['T T T T T', 'R . . . .', 'R . . . .']";
    match requires {
        "" | "at most 4 improvements in hand (this card counts)" => (farm, ""),
        "at most 3 forests" => ("farm = ['T . . M M', 'R F F S .', 'R T . . .']", none),
        "3 major improvements" => ("cards = ['M1', 'M7', 'M8']", "cards = ['M1', 'M7', 'E59']"),
        "2 major improvements" => ("cards = ['M1', 'M7']", "cards = ['M1', 'E59']"),
        "1 major improvement" => ("cards = ['M7']", "cards = ['E59']"),
        "4 improvements" => ("cards = ['M1', 'M7', 'M8', 'E59']", "cards = ['M1', 'M7', 'M8']"),
        "3 improvements" => ("cards = ['M1', 'M7', 'E59']", "cards = ['M1', 'E59']"),
        "2 improvements" => ("cards = ['M1', 'E59']", "cards = ['M1']"),
        "1 improvement" => ("cards = ['E59']", "cards = []"),
        "no improvements" => ("cards = []", "cards = ['E59']"),
        "at most 2 improvements" => ("cards = ['M1', 'E59']", "cards = ['M1', 'M7', 'E59']"),
        "at most 4 improvements" => ("cards = ['M1', 'E59']", "cards = ['M1', 'M2', 'M7', 'M8', 'E59']"),
        "1 field or 1 pasture or 1 stable" => ("farm = ['T . . . .', 'R . . S .', 'R . . . .']", none),
        "at least 1 forest" | "4 forests" => (none, "farm = ['M M M . .', 'R . . . .', 'R . . . .']"),
        "no moor tiles" => (none, farm),
        "2 moors" | "at least 1 moor" => (farm, none),
        "2 fields" => (farm, "farm = ['. . . . .', 'R F . . .', 'R . . . .']"),
        "1 pasture" => ("farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 4]]]", farm),
        "1 horse" => ("animals = { horse = 1 }", ""),
        "2 horses" | "4 horses" => {
            ("animals = { horse = 4 }\nfarm = ['. . . S S', 'R . . S S', 'R . . . .']", "animals = { horse = 1 }")
        }
        "5 animals" => {
            ("animals = { sheep = 5 }\nfarm = ['. . . S S', 'R . . S S', 'R . . . .']", "animals = { sheep = 1 }")
        }
        "not in rounds 4, 7, 9, 11, 13, 14" => ("", ""),
        "1 sheep" => ("animals = { sheep = 1 }", "animals = { boar = 1 }"),
        "3 rooms" => ("farm = ['R . . . .', 'R . . . .', 'R . . . .']", farm),
        "clay hut or stone house" => ("house = 'stone'", "house = 'wood'"),
        "stone house" => ("house = 'stone'", "house = 'clay'"),
        "no unused farmyard spaces" => (
            "animals = { sheep = 1 }\nfarm = ['T T T T T', 'R T T T T', 'R T M M M']",
            "animals = { sheep = 1 }\nfarm = ['T T T T T', 'R T T T T', 'R T M M .']",
        ),
        "4 food and 4 fuel in your supply" => ("", ""),
        "play in round 8 or later" | "play in round 2 or earlier" | "play in round 4 or earlier" => ("", ""),
        other => panic!("{other}"),
    }
}

/// The card in hand and a free one, so that there is always something to play; with its price.
fn in_hand(card: &Card, entry: &toml::Table, lines: &str) -> Test {
    let cost = card.cost.first().copied().unwrap_or_default();
    with_goods(card, entry, lines, cost)
}

/// As [`in_hand`], with these goods to pay with.
fn with_goods(card: &Card, entry: &toml::Table, lines: &str, purse: Goods) -> Test {
    let round = if text(entry, "requires") == "play in round 8 or later" { 8 } else { 2 };
    let handed_back = match card.id {
        "M068" => "cards = ['M005']",
        "M085" => "cards = ['M006']",
        "M105" => "cards = ['M1']",
        "M106" => "cards = ['M001']",
        "M113" => "cards = ['M013']",
        _ => "",
    };
    let more = if text(entry, "requires").contains("4 fuel") { "food = 4, fuel = 4, " } else { "" };
    let goods: Vec<String> = purse
        .iter()
        .filter(|(kind, _)| !kind.is_animal() || *kind == Good::Boar)
        .map(|(kind, n)| format!("{} = {n}", kind.name()))
        .collect();
    let goods = format!("goods = {{ {more}{} }}", goods.join(", "));
    let hand = format!("hand = ['{}', 'E25']", card.id);
    Test::moor(3, round, &[&format!("{hand}\n{goods}\n{handed_back}\n{lines}"), "", ""])
}

#[test]
fn every_minor_is_played_if_its_condition_holds() {
    let mut played = 0;
    for entry in &sheet("moor-minors") {
        let Some(id) = CardId::named(text(entry, "id")) else { continue };
        let card = id.card();
        let (good, bad) = fulfil(text(entry, "requires"));
        let mut test = in_hand(card, entry, good);
        test.play("place B2");
        let back = test.tableau(0).first().map(|back| format!(" for {back}")).filter(|_| card.upgrade.is_some());
        let improve = format!("improve {}{}", card.id, back.unwrap_or_default());
        test.play(&improve);
        assert_eq!(test.tableau(0).contains(&card.id), !card.passing, "{}", card.id);
        assert_eq!(test.hand(1).contains(&card.id), card.passing, "{}: MT112", card.id);
        played += 1;
        if !bad.is_empty() && card.upgrade.is_none() {
            let mut test = in_hand(card, entry, bad);
            test.play("place B2");
            assert_eq!(test.refusal(&improve), "condition", "{}", card.id);
        }
    }
    assert_eq!(played, 117);
}

#[test]
fn every_price_must_be_paid_in_full() {
    let mut refused = 0;
    for entry in &sheet("moor-minors") {
        let card = CardId::named(text(entry, "id")).unwrap().card();
        let (good, _) = fulfil(text(entry, "requires"));
        for (kind, n) in card.cost.first().copied().unwrap_or_default().iter().filter(|(kind, _)| !kind.is_animal()) {
            let purse = card.cost[0].less(&Goods::of(kind, n)).and(Goods::of(kind, n - 1));
            // What must be shown for the condition would pay a price in food too.
            let mut test = with_goods(card, entry, good, purse);
            test.play("place B2");
            assert_eq!(
                test.refusal(&format!("improve {}", card.id)),
                "too-dear",
                "{} without 1 {}",
                card.id,
                kind.name()
            );
            refused += 1;
        }
    }
    assert!(refused > 80, "{refused} prices");
}
