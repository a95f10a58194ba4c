//! What a home is worth, roughly: the points so far, and what goods, room and time may still become.
//!
//! Good enough to begin learning with and to choose among unfinished turns; a net judges better.

use caverna::state::LAST_ROUND;
use caverna::{Caverna, Good, Harvest, Phase, Player};
use table::{Game, Seat};

/// The food that a player can make of goods at any time, without those that food is better than.
pub(super) fn made_of(player: &Player) -> i32 {
    let n = |good| i32::from(player.goods.get(good));
    n(Good::Grain)
        + 2 * n(Good::Vegetable)
        + n(Good::Sheep)
        + n(Good::Donkey) / 2 * 3
        + n(Good::Donkey) % 2
        + 2 * n(Good::Boar)
        + 3 * n(Good::Cattle)
        + 2 * n(Good::Ruby)
        + (n(Good::Gold) - 1).max(0)
}

/// Whether the dwarfs have still to be fed in this round, as far as is known.
fn is_to_come(game: &Caverna) -> bool {
    game.phase <= Phase::Feeding && game.harvest != Some(Harvest::None)
}

/// The harvests to come in which dwarfs eat, if nothing is skipped.
pub(super) fn harvests_left(game: &Caverna) -> i32 {
    let later = (game.round + 1..=LAST_ROUND).filter(|&round| round >= 3 && game.is_played(round)).count();
    later as i32 + i32::from(is_to_come(game) && game.round >= 3)
}

/// The food that the dwarfs of a player take in the next harvest.
pub(super) fn eaten_next(game: &Caverna, player: &Player) -> i32 {
    if harvests_left(game) == 0 {
        return 0;
    }
    let now = is_to_come(game) && game.round >= 3;
    let meal = if now && game.harvest == Some(Harvest::OneFood) || !now && game.round == 3 { 1 } else { 2 };
    player.dwarfs.iter().map(|dwarf| if now && dwarf.newborn { 1 } else { meal }).sum()
}

/// What one of each kind of goods is worth besides its points while there is time to use it.
pub(super) const GOODS: [(Good, f32); 11] = [
    (Good::Wood, 0.55),
    (Good::Stone, 0.6),
    (Good::Ore, 0.5),
    (Good::Ruby, 0.8),
    (Good::Grain, 0.5),
    (Good::Vegetable, 0.5),
    (Good::Dog, 0.1),
    (Good::Sheep, 0.4),
    (Good::Donkey, 0.4),
    (Good::Boar, 0.6),
    (Good::Cattle, 0.8),
];

/// The points that a seat is heading for.
pub(super) fn expects(game: &Caverna, seat: Seat) -> f32 {
    let (player, points) = (game.player(seat), game.points(seat) as f32);
    if game.to_decide().is_empty() {
        return points;
    }
    let (home, dwarfs) = (&player.home, player.dwarfs.len() as f32);
    let placing = game.phase <= Phase::Work;
    let free = if placing { player.dwarfs.iter().filter(|dwarf| dwarf.is_free()).count() as f32 } else { 0.0 };
    let rounds = f32::from(LAST_ROUND - game.round.min(LAST_ROUND));
    let actions = free + dwarfs * rounds;
    let time = actions / (actions + 8.0);
    let have = |good: Good| f32::from(player.goods.get(good));
    let goods: f32 = GOODS.iter().map(|&(good, worth)| worth * have(good).min(8.0)).sum();
    let land = 0.6 * f32::from(home.meadow.len())
        + 0.5 * f32::from(home.empty_fields().len())
        + 1.2 * f32::from(home.cavern.len())
        + 0.8 * f32::from(home.tunnel.len())
        + 1.0 * f32::from(home.stable.len())
        + 0.25 * f32::from(24 - home.used().len()).min(actions);
    let crops = f32::from(home.crops().total().min(60) as u8) * 0.4;
    let spare = (f32::from(player.dwarf_room()) - dwarfs).clamp(0.0, 2.0);
    let growth = 2.2 * dwarfs * rounds + spare * (1.5 * rounds - 1.0).max(0.0);
    let arms: f32 = player.dwarfs.iter().map(|dwarf| f32::from(dwarf.weapon)).sum::<f32>() * 0.06 * rounds;
    points + time * (goods + land + crops) + 1.2 * free + growth + arms - hunger(game, player, free)
}

/// What it will cost to feed the dwarfs.
pub(super) fn hunger(game: &Caverna, player: &Player, free: f32) -> f32 {
    let harvests = harvests_left(game);
    if harvests == 0 {
        return 0.0;
    }
    let (next, food) = (eaten_next(game, player), i32::from(player.goods.get(Good::Food)));
    let later = 2 * player.dwarfs.len() as i32 * (harvests - 1);
    let short = (next - food).max(0);
    let from_goods = short.min(made_of(player));
    // What is missing beyond the goods must be found in time, or begged for.
    let missing = (short - from_goods) as f32;
    let now = is_to_come(game) && game.round >= 3;
    let each = if now { (3.0 - 0.7 * free).max(0.9) } else { 0.9 };
    let left = (food + made_of(player) - next).max(0);
    let later_short = (later - left).max(0) as f32;
    0.7 * from_goods as f32 + each * missing + 0.5 * later_short - 0.1 * (left - later).clamp(0, 6) as f32
}
