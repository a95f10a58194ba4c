//! Scoring (section 13), at any moment.

use crate::goods::{FARM_ANIMALS, Good, farm_animals};
use crate::player::Player;
use crate::tile::Hook;
use table::{ScoreLine, ScoreSheet};

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
            if let Hook::Scoring(points) = hook {
                bonus += points(player, tile.cell);
            } else if let Hook::Forgives(most) = hook {
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

/// The score sheet of a player.
pub fn sheet(player: &Player) -> ScoreSheet {
    ScoreSheet::new(
        CATEGORIES
            .iter()
            .zip(lines(player))
            .map(|(category, points)| ScoreLine { category, points, count: None })
            .collect(),
    )
}
