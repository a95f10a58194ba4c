//! Every card of the decks against its sheet: facts, prices, conditions, and that the core knows no card.

use crate::common::Test;
use agricola::card::{Card, CardKind, DECKS, Hook};
use agricola::goods::{Good, Goods};
use agricola::{CardId, Mode};
use std::fs;
use std::path::Path;
use table::Kind as _;
use toml::Value;

/// The sheets of all decks that are dealt.
fn sheets() -> impl Iterator<Item = toml::Table> {
    DECKS.iter().flat_map(|deck| sheet_of(&deck.name.to_lowercase()))
}

/// The hand cards of all decks that are dealt.
fn dealt() -> impl Iterator<Item = &'static Card> {
    DECKS.iter().flat_map(|deck| deck.cards).copied().flatten()
}

fn sheet_of(deck: &str) -> Vec<toml::Table> {
    let path = format!("{}/../../docs/cards/agricola-{deck}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let table: toml::Table = text.parse().unwrap();
    let Value::Array(cards) = &table["card"] else { panic!("a list of cards") };
    cards.iter().map(|card| card.as_table().unwrap().clone()).collect()
}

fn text<'a>(entry: &'a toml::Table, key: &str) -> &'a str {
    entry[key].as_str().unwrap()
}

/// `1 wood + 2 clay | 3 food` as goods.
fn prices(text: &str) -> Vec<Goods> {
    let goods = |part: &str| {
        let words: Vec<&str> = part.split_whitespace().collect();
        Goods::of(Good::named(words[1]).unwrap(), words[0].parse().unwrap())
    };
    let price = |way: &str| way.split('+').map(|part| goods(part.trim())).fold(Goods::NONE, Goods::and);
    text.split('|').map(str::trim).filter(|way| !way.is_empty()).map(price).collect()
}

fn by_id(id: &str) -> CardId {
    CardId::named(id).unwrap_or_else(|| panic!("no card {id}"))
}

#[test]
fn every_card_has_the_facts_of_its_sheet() {
    for deck in &DECKS {
        let sheet = sheet_of(&deck.name.to_lowercase()).len();
        assert_eq!(agricola::card::DeckId::named(deck.name).unwrap().cards().count(), sheet);
        assert_eq!(sheet, if deck.name == "E" { 126 } else { 91 });
    }
    for entry in &sheets().collect::<Vec<_>>() {
        let card = by_id(text(entry, "id")).card();
        check_facts(card, entry);
        // The Madonna Statue takes two cards as part of its effect.
        let upgrade = !text(entry, "returns").is_empty() && card.id != "E38";
        assert_eq!(card.upgrade.is_some(), upgrade, "{}", card.id);
        // The Tavern and the Clay Deposit book their points when they are used.
        let scores = |hook: &Hook| matches!(hook, Hook::Score(_) | Hook::ScoreAll(_) | Hook::Opens(_));
        if entry["bonus"].as_bool().unwrap() {
            assert!(card.hooks.iter().any(scores), "{} has bonus points", card.id);
        }
    }
}

fn check_facts(card: &Card, entry: &toml::Table) {
    let kind = if text(entry, "kind") == "occupation" { CardKind::Occupation } else { CardKind::Minor };
    assert_eq!(card.kind, kind, "{}", card.id);
    assert_eq!(i64::from(card.players), entry["players"].as_integer().unwrap(), "{}", card.id);
    assert_eq!(i64::from(card.points), entry["vp"].as_integer().unwrap(), "{}", card.id);
    assert_eq!(card.passing, entry["passing"].as_bool().unwrap(), "{}", card.id);
    if card.kind == CardKind::Minor {
        assert_eq!(card.cost, prices(text(entry, "cost")), "{}", card.id);
    }
}

#[test]
fn cards_are_in_the_order_of_their_numbers_and_exist_once() {
    for deck in &DECKS {
        for table in deck.cards {
            let numbers: Vec<u32> = table.iter().map(|card| card.id[1..].parse().unwrap()).collect();
            assert!(numbers.is_sorted(), "{numbers:?}");
        }
    }
    let mut ids: Vec<&str> = CardId::all().map(|card| card.card().id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), CardId::all().count());
}

/// What a minor asks for besides its price, as lines of a position.
fn fulfil(card: &Card) -> &'static str {
    match card.id {
        "E14" | "E33" | "I65" | "K106" => "cards = ['M5']",
        "I64" => "",
        "I66" => "cards = ['M10']",
        "I69" | "I99" | "I101" => "farm = ['. . Fg3 Fg3 Fg3', 'R . . Fv2 Fv2', 'R . . . .']",
        "I85" => "cards = ['M3']",
        "I92" => "animals = { sheep = 2 }\nfarm = ['. . . . .', 'R . . S .', 'R . . . .']",
        "E29" | "E60" => "animals = { sheep = 1 }",
        "K108" => "cards = ['M1', 'M10']\noccupations = 3",
        "K118" => "farm = ['. . . . S', 'R . . . S', 'R . . . S']\nanimals = { sheep = 2, boar = 2 }",
        "K122" => "cards = ['M7']",
        "K124" => "animals = { cattle = 1 }",
        "K128" => "cards = ['M1']",
        "K130" => "farm = ['. . . . Fv1', 'R . . . .', 'R . . . .']",
        "K132" => "house = 'clay'",
        "K134" => "farm = ['. . . . S', 'R . . . .', 'R . . . .']\nanimals = { cattle = 2 }",
        "K139" => "farm = ['. . . Fg1 Fg2', 'R . . . .', 'R . . . .']",
        "E31" | "E38" => "cards = ['M1', 'M10']\noccupations = 1",
        "E55" => "house = 'stone'",
        _ => "occupations = 4",
    }
}

fn goods_line(goods: Goods) -> String {
    let amounts = goods.iter().filter(|(kind, _)| !kind.is_animal()).map(|(kind, n)| format!("{} = {n}", kind.name()));
    format!("goods = {{ {} }}", amounts.collect::<Vec<_>>().join(", "))
}

/// The card in hand, and another one that is free, so that there is always something to play.
fn minor_in_hand(card: &Card, goods: Goods) -> Test {
    Test::players(2, 1, &format!("hand = ['{}', 'E25']\n{}\n{}", card.id, goods_line(goods), fulfil(card)))
}

fn improve(card: &Card) -> String {
    let Some(upgrade) = &card.upgrade else { return format!("improve {}", card.id) };
    let back = ["M1", "M5", "M7", "M10", "M3"].into_iter().find(|id| (upgrade.from)(by_id(id).card())).unwrap();
    format!("improve {} for {back}", card.id)
}

#[test]
fn every_minor_is_played_for_its_price_and_refused_for_less() {
    for card in dealt().filter(|card| card.kind == CardKind::Minor && card.id != "E25") {
        let prices = if card.cost.is_empty() { vec![Goods::NONE] } else { card.cost.to_vec() };
        for price in prices {
            let mut test = minor_in_hand(card, price);
            test.play("place B2");
            test.play(&improve(card));
            assert!(!test.hand(0).contains(&card.id), "{} left the hand", card.id);
            if card.passing {
                assert_eq!(test.hand(1), [card.id], "A13.7: to the left neighbour");
                assert!(!test.tableau(0).contains(&card.id));
            } else {
                assert!(test.tableau(0).contains(&card.id), "{}", card.id);
            }
            for (kind, _) in price.iter().filter(|(kind, _)| !kind.is_animal()) {
                let short = price.less(&Goods::of(kind, 1));
                let mut test = minor_in_hand(card, short);
                test.play("place B2");
                assert_eq!(test.refusal(&improve(card)), "too-dear", "{} without {kind:?}", card.id);
            }
        }
    }
}

#[test]
fn t86_passing_cards_leave_the_solo_game() {
    for card in dealt().filter(|card| card.passing) {
        let price = card.cost.first().copied().unwrap_or_default();
        let player = format!("hand = ['{}']\n{}\n{}", card.id, goods_line(price), fulfil(card));
        let mut test = Test::solo(1, &player);
        test.play("place B2");
        test.play(&improve(card));
        assert!(test.hand(0).is_empty() && !test.tableau(0).contains(&card.id), "{}", card.id);
    }
}

#[test]
fn every_condition_of_occupations_is_a_minimum() {
    for entry in sheets() {
        let Some(n) = text(&entry, "requires")
            .strip_suffix(" occupations")
            .or(text(&entry, "requires").strip_suffix(" occupation"))
        else {
            continue;
        };
        let Ok(n) = n.parse::<u8>() else { continue };
        let card = by_id(text(&entry, "id")).card();
        let price = card.cost.first().copied().unwrap_or_default();
        let player =
            |played: u8| format!("hand = ['{}', 'E16']\n{}\noccupations = {played}", card.id, goods_line(price));
        let mut test = Test::players(2, 1, &player(n - 1));
        test.play("place B2");
        assert_eq!(test.refusal(&format!("improve {}", card.id)), "condition", "{}", card.id);
        for enough in [n, n + 1] {
            let mut test = Test::players(2, 1, &player(enough));
            test.play("place B2");
            assert!(test.offers(&format!("improve {}", card.id)), "A1.19: {}", card.id);
        }
    }
}

#[test]
fn every_occupation_is_played_on_the_occupation_space() {
    for card in dealt().filter(|card| card.kind == CardKind::Occupation) {
        let players = usize::from(card.players.max(2));
        let extra = card.cost.first().copied().unwrap_or_default();
        let mut test = Test::players(players, 1, &format!("hand = ['{}']\n{}", card.id, goods_line(extra)));
        test.play("place B5");
        test.play(&format!("occupation {}", card.id));
        assert_eq!(test.tableau(0), [card.id]);
        assert_eq!(test.player(0).occupations, 1);
        assert!(test.hand(0).is_empty());
        // A13.2: the second one costs 1 food, which is not there.
        let test =
            Test::players(players, 1, &format!("hand = ['{}']\n{}\noccupations = 1", card.id, goods_line(extra)));
        assert_eq!(test.refusal("place B5"), "too-dear", "{}", card.id);
    }
}

/// Where a card's name or id may stand: its deck's file, other cards, tests and the texts.
#[test]
fn the_core_knows_no_card() {
    // Cards with the name of a thing that the rules know.
    const THINGS: [&str; 4] = ["Field", "Guest", "Horse", "Stable"];
    let names: Vec<String> = ["e", "i", "k"]
        .into_iter()
        .flat_map(sheet_of)
        .flat_map(|entry| {
            let name = entry["name"].as_table().unwrap()["en"].as_str().unwrap().to_owned();
            [entry["id"].as_str().unwrap().to_owned(), name]
        })
        .filter(|name| !THINGS.contains(&name.as_str()))
        .collect();
    // M1 to M10 are also numbers of rules.
    let majors = (1..=10).map(|n| format!("\"M{n}\""));
    let names: Vec<String> = names.into_iter().chain(majors).collect();
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = [source.clone(), source.join("verb")];
    let core = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap()).map(|entry| entry.unwrap().path());
    let core = core.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let vocabulary = ["hook.rs", "fact.rs", "owner.rs", "words.rs", "coverage.rs"];
    let vocabulary = vocabulary.map(|file| source.join("card").join(file));
    for path in core.chain(vocabulary) {
        let text = fs::read_to_string(&path).unwrap();
        // The tests and examples inside a file may name cards.
        let code = text.split("#[cfg(test)]").next().unwrap().lines();
        let code: Vec<&str> = code.filter(|line| !line.trim_start().starts_with("//!")).collect();
        for name in &names {
            let line = code.iter().find(|line| speaks_of(line, name));
            assert!(line.is_none(), "{} speaks of {name}: {}", path.display(), line.unwrap());
        }
    }
}

/// Whether a name stands in a line as a word of its own.
fn speaks_of(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(start, _)| {
        let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !is_letter(line[..start].chars().next_back()) && !is_letter(line[start + name.len()..].chars().next())
    })
}

#[test]
fn the_family_game_has_no_hands() {
    let options = agricola::Options { mode: Mode::Family, decks: vec!["E".into()], ..agricola::Options::default() };
    assert!(options.check().is_err());
}

/// Where each of some cards has a bit of its own, there are bits enough, whatever cards a player has.
#[test]
fn there_is_a_bit_for_every_card_that_needs_one() {
    let cards = || CardId::all().map(CardId::card);
    let prices = cards().flat_map(|card| card.hooks).filter(|hook| matches!(hook, Hook::Price(..))).count();
    assert!(prices <= 32, "{prices} cards change prices: see `table::price::prices`");
    let ovens = cards().filter(|card| card.bakes()).count();
    assert!(ovens <= 64, "{ovens} cards bake: see `verb::Ovens`");
    assert!(DECKS.len() <= 8, "see `card::DeckSet`");
}

/// Cards name other cards by their ids; a slip of the pen would be silence.
#[test]
fn cards_name_only_cards_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut known: Vec<String> = (1..=10).map(|n| format!("M{n}")).collect();
    for sheet in fs::read_dir(root.join("../../docs/cards")).unwrap() {
        let text = fs::read_to_string(sheet.unwrap().path()).unwrap();
        let ids = text.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
        known.extend(ids.map(str::to_owned));
    }
    let mut named = 0;
    for file in [
        "card/e_minors.rs",
        "card/e_occupations.rs",
        "card/i_minors.rs",
        "card/i_occupations.rs",
        "card/k_minors.rs",
        "card/k_occupations.rs",
        "moor/majors.rs",
        "moor/minors_1.rs",
        "moor/minors_2.rs",
    ] {
        let text = fs::read_to_string(root.join("src").join(file)).unwrap();
        let is_id = |word: &&str| {
            let mut letters = word.chars();
            letters.next().is_some_and(|c| "EIKM".contains(c)) && word.len() > 1 && letters.all(|c| c.is_ascii_digit())
        };
        for id in text.split('"').filter(is_id) {
            assert!(known.iter().any(|card| card == id), "{file} names {id}, which is in no sheet");
            named += 1;
        }
    }
    assert!(named > 200, "{named}");
}
