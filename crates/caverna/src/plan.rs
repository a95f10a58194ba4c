//! A sensible way to feed the dwarfs (11.3 to 11.6): what is eaten is what is missed least.
//!
//! A hint for people; the rules do not depend on it.

use crate::exchange;
use crate::goods::{FARM_ANIMALS, Good, Goods};
use crate::moves::Move;
use crate::player::Player;
use crate::tile::{Hook, HookKind};
use table::feeding::{Meal, Way, Worth, best_meal};

/// In quarters of a point. 11.5: a begging marker costs 3 points; unlike a lost animal, it never goes away.
const WORTH: Worth<Good> = Worth { of: worth, begging: 13, spare: 1 };

/// What losing one of a good costs somebody who has this many.
fn worth(good: Good, have: u8) -> i32 {
    // 13.2: half a point for grain, one for most other things; seed and young are worth more than their points.
    let base = match good {
        Good::Food => 1,
        Good::Ore | Good::Wood => 2,
        Good::Grain | Good::Stone => 3,
        Good::Vegetable | Good::Gold | Good::Sheep | Good::Donkey | Good::Boar | Good::Cattle => 4,
        Good::Dog => 6,
        Good::Ruby => 8,
    };
    let more = match have {
        // 13.2: 2 points for a missing type, and the second of a pair breeds.
        0 | 1 => 8,
        2 => 4,
        _ => 0,
    };
    if FARM_ANIMALS.contains(&good) { base + more } else { base }
}

/// The exchanges that make food.
fn ways(player: &Player, short: u8) -> Vec<(Move, Way<Good>)> {
    let mut ways = Vec::new();
    exchange::of_goods(player, &mut |with, give, get| {
        let food = get.get(Good::Food);
        let gold = give.get(Good::Gold) > 0;
        // 8.1: more gold than needed is never exchanged.
        if food > 0 && give.get(Good::Food) == 0 && !(gold && food > short) {
            let most = if gold { 1 } else { u8::MAX };
            ways.push((Move::Exchange { with, give, get }, Way { give, food, most }));
        }
    });
    ways
}

/// The exchanges by which a player with these goods makes the food that is missing, and what is lost by them.
fn exchanges(player: &Player, have: &Goods, owed: u8) -> (Vec<Move>, Meal) {
    let short = owed.saturating_sub(have.get(Good::Food));
    let (moves, ways): (Vec<Move>, Vec<Way<Good>>) = ways(player, short).into_iter().unzip();
    let meal = best_meal(&ways, have, short, &WORTH);
    let repeated = moves.iter().zip(&meal.times).flat_map(|(m, &n)| std::iter::repeat_n(*m, n.into()));
    (repeated.collect(), meal)
}

/// The exchanges and answers with which a player who owes this much feeds, the answer at the end. `dwarf` is what one dwarf
/// eats, if one may still be fed with other goods.
pub(crate) fn feeding(player: &Player, owed: u8, dwarf: Option<u8>) -> Vec<Move> {
    let (mut plan, mut best) = exchanges(player, &player.goods, owed);
    let mut paid = owed;
    for (_, hook) in player.home.hooks_of(HookKind::FeedWith).filter(|_| dwarf.is_some()) {
        let Hook::FeedWith(meals) = hook else { continue };
        for with in meals.iter().filter(|goods| player.goods.contains(goods)) {
            let left = owed.saturating_sub(dwarf.unwrap_or(0));
            let (moves, mut meal) = exchanges(player, &player.goods.less(with), left);
            // The food that is not needed then is kept.
            let kept = owed.min(player.goods.get(Good::Food)) - left.min(player.goods.get(Good::Food));
            let given: i32 = with.iter().map(|(good, n)| worth(good, player.goods.get(good)) * i32::from(n)).sum();
            meal.loss += given - i32::from(kept) * WORTH.spare;
            if meal.loss < best.loss {
                plan = std::iter::once(Move::FeedDwarf { with: *with }).chain(moves).collect();
                (best, paid) = (meal, left);
            }
        }
    }
    let made: u8 = plan.iter().map(|m| if let Move::Exchange { get, .. } = m { get.get(Good::Food) } else { 0 }).sum();
    plan.push(Move::Feed { food: paid.min(player.goods.get(Good::Food).saturating_add(made)) });
    plan
}
