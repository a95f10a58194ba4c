//! Scoring (section 13), at any moment.

use crate::cell::{Cell, PRINTED};
use crate::goods::{FARM_ANIMALS, Good, farm_animals};
use crate::home::{Furnished, Single};
use crate::player::Player;
use crate::tile::{Hook, Tile};
use table::{CardPoints, ScoreLine, ScoreSheet};

table::categories! {
    /// A row of the score pad (13.2).
    Animals = "animals",
    MissingTypes = "missing_types",
    Grain = "grain",
    Vegetables = "vegetables",
    Rubies = "rubies",
    Dwarfs = "dwarfs",
    UnusedSpaces = "unused_spaces",
    Furnishings = "furnishings",
    Pastures = "pastures",
    Mines = "mines",
    Bonus = "bonus",
    Gold = "gold",
    Begging = "begging",
    // 13.3: losses that a tile takes off.
    Forgiven = "forgiven",
}

/// 13.2, 13.3: the points of a player in every row.
fn lines(player: &Player) -> ByCategory<i32> {
    let (goods, home) = (&player.goods, &player.home);
    let crops = home.crops();
    let have = |good| i32::from(goods.get(good)) + i32::from(crops.get(good));
    let (mut printed, mut bonus, mut forgives) = (0, 0, 0);
    for tile in home.tiles.iter().filter(|t| !t.covered) {
        printed += i32::from(tile.tile.facts().points);
        for hook in tile.tile.facts().hooks {
            bonus += scoring(hook, player, tile.cell);
            if let Hook::Forgives(most) = hook {
                forgives += most;
            }
        }
    }
    let mut lines = ByCategory::default();
    lines[Category::Animals] = farm_animals(goods) as i32 + have(Good::Dog);
    lines[Category::MissingTypes] = -2 * FARM_ANIMALS.iter().filter(|&&kind| goods.get(kind) == 0).count() as i32;
    lines[Category::Grain] = (have(Good::Grain) + 1) / 2;
    lines[Category::Vegetables] = have(Good::Vegetable);
    lines[Category::Rubies] = have(Good::Ruby);
    lines[Category::Dwarfs] = player.dwarfs.len() as i32;
    lines[Category::UnusedSpaces] = i32::from(home.used().len()) - i32::from(PRINTED.len());
    lines[Category::Furnishings] = printed;
    lines[Category::Pastures] = 2 * i32::from(home.small.len()) + 4 * i32::from(home.wide.len() + home.tall.len());
    lines[Category::Mines] = 3 * i32::from(home.ore_mine.len()) + 4 * i32::from(home.ruby_mine.len());
    lines[Category::Bonus] = bonus;
    lines[Category::Gold] = have(Good::Gold);
    lines[Category::Begging] = -3 * i32::from(player.begging);
    // 13.3: never more than was lost.
    let lost: i32 =
        [Category::MissingTypes, Category::UnusedSpaces, Category::Begging].map(|row| lines[row]).iter().sum();
    lines[Category::Forgiven] = forgives.min(-lost);
    lines
}

/// The points of a player.
pub fn points(player: &Player) -> i32 {
    lines(player).total()
}

/// What a furnishing tile is worth to a player now: what they would lose without it, or gain with it in its best place. Where
/// there is no place for it, one is dug first; if that cannot be done either, it is worth nothing that could be said.
pub fn worth(player: &Player, tile: Tile) -> Option<i32> {
    let mut before = player.clone();
    if let Some(own) = before.home.tiles.iter_mut().find(|own| own.tile == tile && !own.covered && tile.facts().unique)
    {
        own.covered = true;
        return Some(points(player) - points(&before));
    }
    let mut sites = before.home.furnish_sites(tile);
    if sites.is_empty() {
        sites = before.home.digging_edge();
        sites.iter().for_each(|cell| _ = before.home.lay(Single::Cavern, cell));
    }
    let with = |cell| {
        let mut after = before.clone();
        after.home.furnish(tile, cell);
        points(&after) - points(&before)
    };
    sites.iter().map(with).max()
}

/// What the tiles of a player give in a category, tile by tile.
fn by_tile(player: &Player, category: Category) -> Vec<CardPoints> {
    let points: fn(&Player, &Furnished) -> i32 = match category {
        Category::Furnishings => |_, own| own.tile.facts().points.into(),
        Category::Bonus => {
            |player, own| own.tile.facts().hooks.iter().map(|hook| scoring(hook, player, own.cell)).sum()
        }
        Category::Animals | Category::MissingTypes | Category::Grain | Category::Vegetables | Category::Rubies => {
            return Vec::new();
        }
        Category::Dwarfs | Category::UnusedSpaces | Category::Pastures | Category::Mines => return Vec::new(),
        Category::Gold | Category::Begging | Category::Forgiven => return Vec::new(),
    };
    let own = player.home.tiles.iter().filter(|tile| !tile.covered);
    let given = own.map(|own| CardPoints { card: own.tile.id(), points: points(player, own) });
    given.filter(|given| given.points != 0).collect()
}

fn scoring(hook: &Hook, player: &Player, cell: Cell) -> i32 {
    if let Hook::Scoring(points) = hook { points(player, cell) } else { 0 }
}

/// The score sheet of a player.
pub fn sheet(player: &Player) -> ScoreSheet {
    let lines = lines(player);
    let line = |&category: &Category| ScoreLine {
        category: category.name(),
        points: lines[category],
        count: None,
        cards: by_tile(player, category),
    };
    ScoreSheet::new(Category::ALL.iter().map(line).collect())
}
