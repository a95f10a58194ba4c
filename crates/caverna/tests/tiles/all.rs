//! What is true of all 48 furnishing tiles (section 12).

use crate::common::*;
use caverna::goods::*;
use caverna::tile::{Colour, Hook};
use caverna::{Goods, Set, Tile};
use table::Kind;

fn as_toml(goods: &Goods) -> String {
    let list: Vec<String> = goods.iter().map(|(kind, n)| format!("{} = {n}", kind.name())).collect();
    format!("goods = {{ {} }}", list.join(", "))
}

#[test]
fn r12_2_six_dwellings_24_green_and_18_yellow_tiles() {
    let count = |colour| Tile::all().filter(|t| t.facts().colour == colour).count();
    assert_eq!([Colour::Dwelling, Colour::Green, Colour::Yellow].map(count), [6, 24, 18]);
}

#[test]
fn r12_1_the_beginner_set_has_27_tiles() {
    assert_eq!(Tile::all().filter(|t| t.facts().beginner).count(), 27);
    let options = caverna::Options::new(2).with_set(Set::Beginner);
    let game = <caverna::State as table::Game>::new(&options, table::Seed::new(1)).unwrap();
    assert_eq!(Tile::all().filter(|&t| game.for_sale(t)).count(), 27);
    assert!(!game.for_sale(tile("seam")));
}

/// The facts of the card sheet, written a second time: id, price, points.
const SHEET: &[(&str, &str, i8)] = &[
    ("dwelling", "wood 4 stone 3", 3),
    ("simple_dwelling_42", "wood 4 stone 2", 0),
    ("simple_dwelling_33", "wood 3 stone 3", 0),
    ("mixed_dwelling", "wood 5 stone 4", 4),
    ("couple_dwelling", "wood 8 stone 6", 5),
    ("additional_dwelling", "wood 4 stone 3", 5),
    ("cuddle_room", "wood 1", 2),
    ("breakfast_room", "wood 1", 0),
    ("stubble_room", "wood 1 ore 1", 1),
    ("work_room", "stone 1", 2),
    ("guest_room", "wood 1 stone 1", 0),
    ("office_room", "stone 1", 0),
    ("carpenter", "stone 1", 0),
    ("stone_carver", "wood 1", 1),
    ("blacksmith", "wood 1 stone 2", 3),
    ("miner", "wood 1 stone 1", 3),
    ("builder", "stone 1", 2),
    ("trader", "wood 1", 2),
    ("wood_supplier", "stone 1", 2),
    ("stone_supplier", "wood 1", 1),
    ("ruby_supplier", "wood 2 stone 2", 2),
    ("dog_school", "", 0),
    ("quarry", "wood 1", 2),
    ("seam", "wood 2", 1),
    ("slaughtering_cave", "wood 2 stone 2", 2),
    ("cooking_cave", "stone 2", 2),
    ("working_cave", "wood 1 stone 1", 2),
    ("mining_cave", "wood 3 stone 2", 2),
    ("breeding_cave", "stone 1 grain 1", 2),
    ("peaceful_cave", "wood 2 stone 2", 2),
    ("weaving_parlor", "wood 2 stone 1", 0),
    ("milking_parlor", "wood 2 stone 2", 0),
    ("state_parlor", "stone 3 gold 5", 0),
    ("hunting_parlor", "wood 2", 1),
    ("beer_parlor", "wood 2", 3),
    ("blacksmithing_parlor", "ore 3", 2),
    ("stone_storage", "wood 3 ore 1", 0),
    ("ore_storage", "wood 1 stone 2", 0),
    ("spare_part_storage", "wood 2", 0),
    ("main_storage", "wood 2 stone 1", 0),
    ("weapon_storage", "wood 3 stone 2", 0),
    ("supplies_storage", "food 3 wood 1", 0),
    ("broom_chamber", "wood 1", 0),
    ("treasure_chamber", "wood 1 stone 1", 0),
    ("food_chamber", "wood 2 vegetable 2", 0),
    ("prayer_chamber", "wood 2", 0),
    ("writing_chamber", "stone 2", 0),
    ("fodder_chamber", "stone 1 grain 2", 0),
];

#[test]
fn every_tile_has_the_price_and_points_of_the_sheet() {
    assert_eq!(SHEET.len(), 48);
    for (id, price, points) in SHEET {
        let words: Vec<&str> = price.split_whitespace().collect();
        let cost: Goods = words.chunks(2).map(|w| (Good::named(w[0]).unwrap(), w[1].parse().unwrap())).collect();
        assert_eq!((tile(id).facts().cost, tile(id).facts().points), (cost, *points), "{id}");
    }
}

#[test]
fn r6_4_every_tile_is_bought_for_its_exact_price_and_is_gone() {
    for tile in Tile::all() {
        let facts = tile.facts();
        let mut game = two(&as_toml(&facts.cost));
        let before = game.line("furnishings");
        game.play(place("housework")).play(choose("furnish")).furnish(facts.id, at(4, 3));
        let gift = facts.hooks.iter().find_map(|h| if let Hook::OnBuild(gift) = h { Some(gift) } else { None });
        let given = gift.map_or(NONE, |gift| gift(&game.0.players[0], at(4, 3)));
        assert_eq!(game.goods(0), given, "{}: everything is paid", facts.id);
        assert_eq!(game.line("furnishings") - before, i32::from(facts.points), "{}", facts.id);
        assert_eq!(
            game.0.for_sale(tile),
            !facts.unique,
            "{}: unique unless it is the ordinary dwelling (12.3)",
            facts.id
        );
    }
}

#[test]
fn r12_4_every_tile_is_refused_if_one_good_is_missing() {
    for tile in Tile::all().filter(|t| !t.facts().cost.is_empty()) {
        for (kind, _) in tile.facts().cost.iter() {
            let mut game = two(&as_toml(&tile.facts().cost.less(&Goods::of(kind, 1))));
            game.play(place("housework")).play(choose("furnish"));
            assert_eq!(game.refuse(furnish(tile.id())), "too-dear", "{tile:?} without 1 {kind:?}");
        }
    }
}

#[test]
fn r6_4_every_tile_is_refused_without_an_empty_cavern() {
    for tile in Tile::all() {
        let rows = [". . . # # #", ". . . # # #", ". . . dwelling # #", ". . . E # #"];
        let mut game = two(&(home(rows) + &as_toml(&tile.facts().cost)));
        game.play(place("housework"));
        assert_eq!(game.refuse(choose("furnish")), "no-cavern", "{tile:?}");
    }
}

#[test]
fn r12_3_what_another_player_has_cannot_be_bought() {
    let rows = [". . . # # #", ". . . # # #", ". . . seam # #", ". . . E # #"];
    let mut game = Game::of(&format!("players = 2\n[[player]]\ngoods = {{ wood = 2 }}\n[[player]]\n{}", home(rows)));
    game.play(place("housework")).play(choose("furnish"));
    assert_eq!(game.refuse(furnish("seam")), "no-such-tile");
}

#[test]
fn r7_2_a_cavern_bought_on_the_spot_can_be_furnished() {
    let rows = [". . . # # #", ". . . # # #", ". . . dwelling # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "goods = { ruby = 2 }"));
    game.play(place("housework")).play(choose("furnish"));
    assert!(game.moves().is_empty(), "the cavern has to be bought first");
    assert_eq!(game.refuse(ruby_for(wood(1))), "committed");
    game.play(buy_tile(caverna::Single::Cavern, at(5, 4))).furnish("dog_school", at(5, 4));
}

/// Design 2: no tile's name appears in the core. The ordinary dwelling's id is also a word of the rules (9.5).
#[test]
fn the_core_names_no_tile() {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    for entry in std::fs::read_dir(source).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let core = text.split("#[cfg(test)]").next().unwrap();
        for tile in Tile::all().filter(|&t| t != Tile::ORDINARY_DWELLING) {
            assert!(!core.contains(&format!("\"{}\"", tile.id())), "{} names {tile:?}", path.display());
        }
    }
}
