//! Farms drawn as text, from what a view says about a player.

use crate::words::GameWords;
use serde_json::{Map, Value};

/// The farm or home of a player: a grid of tokens with letters above, numbers at the side and fences where they stand.
/// Empty for a view without one.
pub fn farm(player: &Value) -> Vec<String> {
    let rows = strings(player.get("farm").or_else(|| player.get("home")));
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
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
        lines.push(format!("    {}·", (0..columns).map(|c| format!("·{}", edge(c))).collect::<String>()));
        if let Some(row) = rows.get(r) {
            let side = |c: usize| if fenced(&down, r, c) { "║" } else { " " };
            let cells = row.iter().enumerate().map(|(c, token)| format!("{}{token:^width$}", side(c)));
            lines.push(format!("  {} {}{}", r + 1, cells.collect::<String>(), side(columns)).trim_end().to_string());
        }
    }
    lines
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
    // Cards lie in front of a player, tiles in the home; each entry says which it is.
    let in_play = |field: &str, kind: &str| {
        let list = player.get(field)?.as_array()?;
        let names = list.iter().filter_map(|item| item.get(kind)?.as_str()).map(|id| speaker.name(kind, id));
        Some(names.collect::<Vec<_>>()).filter(|names| !names.is_empty())
    };
    let cards = in_play("tableau", "card").or_else(|| in_play("tiles", "tile"));
    let lines = [
        ("replay-house", house),
        ("replay-persons", number("persons")),
        ("replay-goods", goods("goods")),
        ("replay-animals", goods("animals")),
        ("replay-cards", cards.map(|cards| words.list(&cards))),
        ("replay-begging", number("begging")),
    ];
    let said = lines.into_iter().filter_map(|(key, text)| Some(format!("    {}: {}", words.say(key, &[]), text?)));
    said.collect()
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
    fn a_view_without_a_farm_has_no_drawing() {
        assert!(farm(&json!({})).is_empty());
    }
}
