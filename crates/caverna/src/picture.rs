//! A home board as a little picture: four rows of six tokens.
//!
//! | token | means |
//! |---|---|
//! | `.` `#` | forest, rock |
//! | `M` | meadow |
//! | `F`, `Fg3`, `Fv2` | field, with grain or vegetables |
//! | `P` | small pasture |
//! | `L>` `L<` `Lv` `L^` | the left, right, upper, lower half of a large pasture |
//! | `C` `T` `D` | cavern, tunnel, deep tunnel |
//! | `O` `R` | ore mine, ruby mine |
//! | `E` | the entry-level dwelling |
//! | a tile's id | that furnishing tile |
//!
//! A stable is an `s` at the end: `.s`, `Ms`, `Ps`, `L>s`.

use crate::cell::{Cell, Cells, ENTRY_DWELLING, FOREST, MOUNTAIN, PRINTED};
use crate::home::{Crop, Home};
use crate::tile::{Hook, HookKind, Tile};
use serde::{Deserialize, Serialize};
use table::Refusal;

/// Something that lies beside the edge of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Beside {
    /// Where.
    pub cell: Cell,
    /// What, as a token.
    pub is: String,
}

/// The picture of a home board.
pub fn draw(home: &Home) -> Vec<String> {
    (1..=4).map(|row| (1..=6).map(|column| token(home, Cell::at(column, row))).collect::<Vec<_>>().join(" ")).collect()
}

/// What lies beside the edge.
pub fn draw_beside(home: &Home) -> Vec<Beside> {
    let there = (home.cleared() | home.dug()) - PRINTED;
    there.iter().map(|cell| Beside { cell, is: token(home, cell) }).collect()
}

fn token(home: &Home, cell: Cell) -> String {
    let is = |cells: Cells| cells.contains(cell);
    let ground: String = match () {
        () if cell == ENTRY_DWELLING => "E".into(),
        () if is(home.meadow) => "M".into(),
        () if is(home.field) => match home.crop(cell) {
            None => "F".into(),
            Some((Crop::Grain, n)) => format!("Fg{n}"),
            Some((Crop::Vegetable, n)) => format!("Fv{n}"),
        },
        () if is(home.small) => "P".into(),
        () if is(home.wide) => "L>".into(),
        () if is(home.wide.east()) => "L<".into(),
        () if is(home.tall) => "Lv".into(),
        () if is(home.tall.south()) => "L^".into(),
        () if is(home.cavern) => "C".into(),
        () if is(home.tunnel) => "T".into(),
        () if is(home.deep) => "D".into(),
        () if is(home.ore_mine) => "O".into(),
        () if is(home.ruby_mine) => "R".into(),
        () if is(home.furnished) => {
            home.tiles.iter().find(|t| t.cell == cell && !t.covered).map_or("?", |t| t.tile.id()).into()
        }
        () if cell.column() <= 3 => ".".into(),
        () => "#".into(),
    };
    if is(home.stable) { ground + "s" } else { ground }
}

/// Reads a picture.
pub fn read(rows: &[String], beside: &[Beside], covered: &[(Tile, Cell)]) -> Result<Home, Refusal> {
    if rows.len() != 4 {
        return Err(Refusal::new(format!("a home board has 4 rows, not {}", rows.len())));
    }
    let mut home = Home::default();
    home.cavern = Cells::NONE;
    for &(tile, cell) in covered {
        furnish(&mut home, tile, cell)?;
    }
    for (row, text) in (1..).zip(rows) {
        let tokens: Vec<&str> = text.split_whitespace().collect();
        if tokens.len() != 6 {
            return Err(Refusal::new(format!(
                "row {row} of a home board has 6 spaces, not {}: {text:?}",
                tokens.len()
            )));
        }
        for (column, token) in (1..).zip(tokens) {
            put(&mut home, Cell::at(column, row), token)?;
        }
    }
    for extra in beside {
        if PRINTED.contains(extra.cell) || (home.cleared() | home.dug()).contains(extra.cell) {
            return Err(Refusal::new(format!("{:?} is not beside the board, or is taken", extra.cell)));
        }
        put(&mut home, extra.cell, &extra.is)?;
    }
    check(&home)?;
    let drawn = draw(&home);
    let alike = |(text, drawn): (&String, &String)| text.split_whitespace().eq(drawn.split(' '));
    if !rows.iter().zip(&drawn).all(alike) {
        return Err(Refusal::new(format!("this is no home board; what it says is\n{}", drawn.join("\n"))));
    }
    Ok(home)
}

fn furnish(home: &mut Home, tile: Tile, cell: Cell) -> Result<(), Refusal> {
    if home.tiles.is_full() {
        return Err(Refusal::new("there are more tiles than spaces in the mountain (3.2)"));
    }
    home.furnish(tile, cell);
    Ok(())
}

fn put(home: &mut Home, cell: Cell, token: &str) -> Result<(), Refusal> {
    let impossible = || Refusal::new(format!("{token:?} cannot be at {cell:?} (column, row)"));
    let forest = cell.column() <= 3;
    if cell == ENTRY_DWELLING {
        return if token == "E" {
            Ok(())
        } else {
            Err(Refusal::new(format!("the entry-level dwelling E is at {cell:?}")))
        };
    }
    if let Some(tile) = Tile::named(token) {
        if forest {
            return Err(impossible());
        }
        return furnish(home, tile, cell);
    }
    let (ground, stable) = match token.strip_suffix('s') {
        Some(ground) if forest => (ground, true),
        _ => (token, false),
    };
    if stable && ground.starts_with('F') {
        return Err(Refusal::new(format!("no stable stands on a field (3.7): {token:?} at {cell:?}")));
    }
    match (ground, forest) {
        (".", true) | ("#", false) => {}
        ("M", true) => home.meadow.insert(cell),
        ("F", true) => home.field.insert(cell),
        ("P", true) => home.small.insert(cell),
        ("L>", true) => home.wide.insert(cell),
        ("Lv", true) => home.tall.insert(cell),
        // The other halves are checked afterwards.
        ("L<" | "L^", true) => {}
        ("C", false) => home.cavern.insert(cell),
        ("T", false) => home.tunnel.insert(cell),
        ("D", false) => home.deep.insert(cell),
        ("O", false) => home.ore_mine.insert(cell),
        ("R", false) => home.ruby_mine.insert(cell),
        ("Fg1" | "Fg2" | "Fg3" | "Fv1" | "Fv2", true) => {
            home.field.insert(cell);
            let crop = if ground.as_bytes()[1] == b'g' { Crop::Grain } else { Crop::Vegetable };
            home.sow(cell, crop, ground.as_bytes()[2] - b'0');
        }
        _ => return Err(impossible()),
    }
    if stable {
        home.stable.insert(cell);
    }
    Ok(())
}

/// A board that no game can lead to is refused.
fn check(home: &Home) -> Result<(), Refusal> {
    let single = home.meadow | home.field | home.small;
    let anchors = home.wide.len() + home.tall.len();
    let halves = home.large();
    if halves.len() != 2 * anchors || halves.meets(single) {
        return Err(Refusal::new("large pastures are two adjacent halves: L> L< side by side, Lv above L^"));
    }
    if home.stable.len() > crate::home::MOST_STABLES {
        return Err(Refusal::new("there are only 3 stables (6.8)"));
    }
    let cleared = home.cleared();
    if !cleared.is_empty() && !cleared.contains(crate::cell::ENTRANCE) {
        return Err(Refusal::new("the first forest tile lies before the cave entrance, column 3 row 4 (3.6)"));
    }
    if !home.dug().contains(crate::cell::FIRST_CAVERN) {
        return Err(Refusal::new("column 4 row 3 is a cavern from the beginning (3.1)"));
    }
    for (region, name) in [(cleared, "forest"), (home.dug(), "mountain")] {
        if !connected(region) {
            return Err(Refusal::new(format!("the tiles in the {name} do not all hang together (3.5, 3.6)")));
        }
    }
    let layers = [home.cavern, home.tunnel, home.deep, home.ore_mine, home.ruby_mine, home.furnished];
    if layers.iter().map(|layer| layer.len()).sum::<u8>() != home.dug().len() {
        return Err(Refusal::new("two things lie on one space; a covered tile lies under another one (12.7)"));
    }
    for lower in home.tiles.iter().filter(|t| t.covered) {
        let covers = |hook: &Hook| matches!(hook, Hook::Covers(id) if *id == lower.tile.id());
        let upper = home.tiles.iter().find(|t| t.cell == lower.cell && !t.covered);
        if !upper.is_some_and(|t| t.tile.facts().hooks.iter().any(covers)) {
            return Err(Refusal::new(format!("nothing that covers it lies on {:?} (12.7)", lower.tile)));
        }
    }
    if !((cleared | home.dug()) - PRINTED).is_empty() && !home.has(HookKind::Overhang) {
        return Err(Refusal::new("nothing lies beside the board without a tile that allows it (12.9)"));
    }
    let inside = !cleared.meets(MOUNTAIN) && !home.dug().meets(FOREST);
    if inside { Ok(()) } else { Err(Refusal::new("a tile lies in the wrong half (3.2)")) }
}

fn connected(region: Cells) -> bool {
    let mut reached = region.first().map_or(Cells::NONE, Cells::only);
    loop {
        let next = reached | (reached.neighbours() & region);
        if next == reached {
            return reached == region;
        }
        reached = next;
    }
}
