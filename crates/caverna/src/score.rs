//! Scoring (section 13), at any moment.

use crate::cell::Cell;
use crate::goods::{FARM_ANIMALS, Good, farm_animals};
use crate::home::Single;
use crate::player::Player;
use crate::tile::{Hook, Tile};
use table::{CardPoints, ScoreLine, ScoreSheet};

/// 13.2: the points of a player by category, in the order of the score pad.
pub const CATEGORIES: [&str; 14] = [
    "animals",
    "missing_types",
    "grain",
    "vegetables",
    "rubies",
    "dwarfs",
    "unused_spaces",
    "furnishings",
    "pastures",
    "mines",
    "bonus",
    "gold",
    "begging",
    "forgiven",
];

/// 13.2, 13.3: the numbers for [`CATEGORIES`].
fn lines(player: &Player) -> [i32; 14] {
    let home = &player.home;
    let have = |good| i32::from(player.goods.get(good));
    let crops = home.crops();
    let missing = -2 * FARM_ANIMALS.iter().filter(|&&kind| player.goods.get(kind) == 0).count() as i32;
    let unused = i32::from(home.used().len()) - 24;
    let begging = -3 * i32::from(player.begging);
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
    [
        farm_animals(&player.goods) as i32 + have(Good::Dog),
        missing,
        (have(Good::Grain) + i32::from(crops.get(Good::Grain)) + 1) / 2,
        have(Good::Vegetable) + i32::from(crops.get(Good::Vegetable)),
        have(Good::Ruby),
        player.dwarfs.len() as i32,
        unused,
        printed,
        2 * i32::from(home.small.len()) + 4 * i32::from(home.wide.len() + home.tall.len()),
        3 * i32::from(home.ore_mine.len()) + 4 * i32::from(home.ruby_mine.len()),
        bonus,
        have(Good::Gold),
        begging,
        // 13.3: never more than was lost.
        forgives.min(-(missing + unused + begging)),
    ]
}

/// The points of a player.
pub fn points(player: &Player) -> i32 {
    lines(player).iter().sum()
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
fn by_tile(player: &Player, category: &str) -> Vec<CardPoints> {
    let own = player.home.tiles.iter().filter(|tile| !tile.covered);
    let given = own.map(|own| {
        let facts = own.tile.facts();
        let points = match category {
            "furnishings" => i32::from(facts.points),
            "bonus" => facts.hooks.iter().map(|hook| scoring(hook, player, own.cell)).sum(),
            _ => 0,
        };
        CardPoints { card: own.tile.id(), points }
    });
    given.filter(|given| given.points != 0).collect()
}

fn scoring(hook: &Hook, player: &Player, cell: Cell) -> i32 {
    if let Hook::Scoring(points) = hook { points(player, cell) } else { 0 }
}

/// The score sheet of a player.
pub fn sheet(player: &Player) -> ScoreSheet {
    ScoreSheet::new(
        CATEGORIES
            .iter()
            .zip(lines(player))
            .map(|(category, points)| ScoreLine { category, points, count: None, cards: by_tile(player, category) })
            .collect(),
    )
}
