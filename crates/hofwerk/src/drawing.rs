//! Farms drawn as text, from what a view says about a player.

use crate::words::GameWords;
use serde_json::{Map, Value};

/// The farm or home of a player: a grid of tokens with letters above and numbers at the side, fences where they stand, and
/// numbers for tiles, as [`belongings`] lists them. Empty for a view without one.
pub fn farm(player: &Value) -> Vec<String> {
    let rows = strings(player.get("farm").or_else(|| player.get("home")));
    let tiles = ids(player, "tiles", "tile");
    let token = |token: &str| {
        let number = tiles.iter().position(|tile| *tile == token);
        number.map_or_else(|| token.to_owned(), |number| format!("#{}", number + 1))
    };
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.split_whitespace().map(token).collect()).collect();
    let Some(columns) = rows.first().map(Vec::len) else { return Vec::new() };
    let fences = player.get("fences");
    let across = strings(fences.and_then(|f| f.get("h")));
    let down = strings(fences.and_then(|f| f.get("v")));
    let fenced =
        |rows: &[&str], r: usize, c: usize| rows.get(r).is_some_and(|row| row.as_bytes().get(c) == Some(&b'#'));
    let width = rows.iter().flatten().map(|token| token.chars().count()).max().unwrap_or(0).max(3) + 2;
    let letters: String = (0..columns).map(|c| format!("{:^w$}", letter(c), w = width + 1)).collect();
    let mut lines = vec![format!("     {letters}").trim_end().to_string()];
    for r in 0..=rows.len() {
        let edge = |c: usize| if fenced(&across, r, c) { "═".repeat(width) } else { " ".repeat(width) };
        if fences.is_some() {
            lines.push(format!("    {}·", (0..columns).map(|c| format!("·{}", edge(c))).collect::<String>()));
        }
        if let Some(row) = rows.get(r) {
            let side = |c: usize| if fenced(&down, r, c) { "║" } else { " " };
            let cells = row.iter().enumerate().map(|(c, token)| format!("{}{token:^width$}", side(c)));
            lines.push(format!("  {} {}{}", r + 1, cells.collect::<String>(), side(columns)).trim_end().to_string());
        }
    }
    lines
}

/// The ids in a list of things in play.
fn ids<'a>(player: &'a Value, field: &str, kind: &str) -> Vec<&'a str> {
    let list = player.get(field).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    list.iter().filter_map(|item| item.get(kind)?.as_str()).collect()
}

fn letter(column: usize) -> char {
    char::from(b'a'.saturating_add(column.min(25) as u8))
}

fn strings(value: Option<&Value>) -> Vec<&str> {
    let items = value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    items.iter().filter_map(Value::as_str).collect()
}

/// What a player has besides the farm, in a few lines.
pub fn belongings(player: &Value, speaker: &GameWords) -> Vec<String> {
    let words = speaker.words;
    let empty = Map::new();
    let goods = |field: &str| {
        let goods = player.get(field).and_then(Value::as_object).unwrap_or(&empty);
        (!goods.is_empty()).then(|| speaker.goods(goods, 1))
    };
    let house = player.get("house").and_then(Value::as_str).map(|house| speaker.name("house", house));
    let number = |field: &str| player.get(field).and_then(Value::as_u64).filter(|&n| n > 0).map(|n| n.to_string());
    // Cards lie in front of a player; tiles lie in the home, where the drawing numbers them.
    let cards = ids(player, "tableau", "card").into_iter().map(|id| speaker.name("card", id));
    let tiles = ids(player, "tiles", "tile").into_iter().enumerate();
    let tiles = tiles.map(|(number, id)| format!("#{} {}", number + 1, speaker.name("tile", id)));
    let in_play: Vec<String> = cards.chain(tiles).collect();
    let dwarfs = player.get("dwarfs").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let weapons = dwarfs.iter().filter_map(|dwarf| dwarf.get("weapon")?.as_u64().filter(|&strength| strength > 0));
    let weapons: Vec<String> = weapons.map(|strength| strength.to_string()).collect();
    let list = |items: Vec<String>| (!items.is_empty()).then(|| words.list(&items));
    let lines = [
        ("house", house),
        ("persons", number("persons")),
        ("weapons", list(weapons)),
        ("goods", goods("goods")),
        ("animals", goods("animals")),
        ("cards", list(in_play)),
        ("begging", number("begging")),
    ];
    let label = |name: &str| speaker.name("replay", name);
    lines.into_iter().filter_map(|(name, text)| Some(format!("    {}: {}", label(name), text?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn fences_stand_where_they_are() {
        let player = json!({
            "farm": [". Fg3", "R S"],
            "fences": {"h": ["..", ".#", ".#"], "v": ["...", ".##"]},
        });
        let expected = "
       a     b
    ·     ·     ·
  1    .    Fg3
    ·     ·═════·
  2    R  ║  S  ║
    ·     ·═════·";
        assert_eq!(farm(&player).join("\n"), expected.trim_start_matches('\n'));
    }

    #[test]
    fn tiles_are_numbered_and_a_home_without_fences_has_no_dots() {
        let player = json!({"home": ["M dog_school", "C E"], "tiles": [{"tile": "dog_school"}]});
        let expected = "
       a     b
  1    M    #1
  2    C     E";
        assert_eq!(farm(&player).join("\n"), expected.trim_start_matches('\n'));
    }

    #[test]
    fn a_view_without_a_farm_has_no_drawing() {
        assert!(farm(&json!({})).is_empty());
    }
}
