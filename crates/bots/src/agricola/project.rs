//! What becomes of a farm if nothing more is done: crops are harvested, the family eats, animals have young.

use super::weights::Weights;
use agricola::card::{Hook, TradeTime};
use agricola::goods::{Good, Goods};
use agricola::housing::Housing;
use agricola::moor::Tile;
use agricola::phase::{HarvestStep, Phase};
use agricola::state::ROUNDS;
use agricola::{Agricola, player::Player};
use arrayvec::ArrayVec;
use table::{Game, Seat};

/// Vegetable, sheep, boar, cattle: the goods that are cooked at any time.
const COOKED: [Good; 4] = [Good::Vegetable, Good::Sheep, Good::Boar, Good::Cattle];

/// A farm at the end of the game, and what it took to get there.
#[derive(Clone, Debug, Default)]
pub struct Outlook {
    /// Grain in the supply and on fields at the end.
    pub grain: u8,
    /// Vegetables likewise.
    pub vegetables: u8,
    /// Sheep, boar and cattle at the end.
    pub herd: [u8; 3],
    /// Food left at the end.
    pub food: f32,
    /// What missing food costs, in points.
    pub cost: f32,
    /// Harvests in which the family still has to be fed.
    pub harvests: u8,
    /// The food that the family takes in the next harvest.
    pub next_need: f32,
    /// The most food that cooking makes of a vegetable, sheep, boar and cattle; 0: it cannot be cooked.
    pub cooking: [u8; 4],
    /// Animals that could still be housed, in a rough count.
    pub places: u8,
    /// The pastures.
    pub pastures: u8,
    /// Goods in the supply, and those that lie on the spaces of rounds to come.
    pub goods: Goods,
    /// Horses at the end.
    pub horses: u8,
    /// Fuel left at the end.
    pub fuel: f32,
    /// What heating costs in all harvests to come, in points.
    pub heating: f32,
}

/// Actions a seat still has in this round.
pub fn actions_now(game: &Agricola, player: &Player) -> u8 {
    if game.phase < Phase::ReturnHome { player.at_home } else { 0 }
}

/// Whether the seat must still be fed in the round in progress, if that ends with a harvest.
fn still_to_feed(game: &Agricola, seat: Seat) -> bool {
    const FEEDING: Phase = Phase::Harvest(HarvestStep::Feeding);
    if game.phase == FEEDING { game.to_decide().contains(seat) } else { game.phase < FEEDING }
}

/// Whether the seat's animals may still have young in the round in progress, if that ends with a harvest.
fn still_to_breed(game: &Agricola, seat: Seat) -> bool {
    const BREEDING: Phase = Phase::Harvest(HarvestStep::Breeding);
    if game.phase == BREEDING { game.to_decide().contains(seat) } else { game.phase < BREEDING }
}

fn cooking(player: &Player) -> [u8; 4] {
    let mut best = [0; 4];
    for hook in player.cards().flat_map(|card| card.hooks) {
        if let Hook::Trade(trades) = hook {
            for trade in trades.iter().filter(|t| t.when == TradeTime::Any && t.give.total() == 1) {
                for (rate, kind) in best.iter_mut().zip(COOKED) {
                    if trade.give.get(kind) == 1 {
                        *rate = (*rate).max(trade.get.get(Good::Food));
                    }
                }
            }
        }
    }
    best
}

/// The goods of a farm on their way through the harvests.
struct Walk {
    food: f32,
    grain: u8,
    vegetables: u8,
    herd: [u8; 3],
    cooking: [u8; 4],
    /// Fields by what still lies on them: 1 to 3 grain, 1 to 2 vegetables.
    grain_fields: [u8; 4],
    vegetable_fields: [u8; 4],
    horses: u8,
    stove: Stove,
}

/// What heats a home.
struct Stove {
    fuel: f32,
    /// Wood that could be burnt.
    wood: f32,
    /// Moors that could be cut, and how many of them there will have been time for.
    moors: f32,
    cuts: f32,
}

impl Stove {
    /// Heats for this much fuel; says what that costs, in points: `bed` for each of so many persons that could fall ill.
    fn heat(&mut self, need: f32, persons: f32, bed: f32) -> f32 {
        let burnt = need.min(self.fuel);
        self.fuel -= burnt;
        let mut short = need - burnt;
        let mut cost = 0.0;
        while short > 0.0 && self.moors >= 1.0 && self.cuts >= 1.0 {
            self.moors -= 1.0;
            self.cuts -= 1.0;
            let dug = short.min(FUEL_OF_PEAT);
            self.fuel += FUEL_OF_PEAT - dug;
            short -= dug;
            cost += A_CUT;
        }
        let logs = short.min(self.wood);
        self.wood -= logs;
        cost + A_LOG * logs + bed * (short - logs).min(persons)
    }
}

/// M8: the fuel of a moor that is cut.
const FUEL_OF_PEAT: f32 = 3.0;
/// What it costs to cut peat when others want the card too, and to burn wood that could be built with.
const A_CUT: f32 = 0.4;
const A_LOG: f32 = 0.8;
/// How often somebody comes to cut peat in a round.
const CUTS_A_ROUND: f32 = 0.5;

impl Walk {
    fn harvest_fields(&mut self) {
        self.grain += self.grain_fields[1..].iter().sum::<u8>();
        self.vegetables += self.vegetable_fields[1..].iter().sum::<u8>();
        for fields in [&mut self.grain_fields, &mut self.vegetable_fields] {
            fields[0] += fields[1];
            fields.copy_within(2.., 1);
            fields[3] = 0;
        }
    }

    /// Pays the family; says what could not be paid from food and animals beyond a pair.
    fn pay(&mut self, need: f32) -> f32 {
        self.food -= need;
        for kind in 0..3 {
            while self.food < 0.0 && self.herd[kind] > 2 && self.cooking[kind + 1] > 0 {
                self.herd[kind] -= 1;
                self.food += f32::from(self.cooking[kind + 1]);
            }
        }
        let short = (-self.food).max(0.0);
        self.food = self.food.max(0.0);
        short
    }

    /// Eats what else there is; says what is still missing.
    fn eat(&mut self, mut short: f32) -> f32 {
        while short > 0.0 && self.grain > 0 {
            self.grain -= 1;
            short -= 1.0;
        }
        while short > 0.0 && self.vegetables > 0 {
            self.vegetables -= 1;
            short -= f32::from(self.cooking[0].max(1));
        }
        for kind in 0..3 {
            while short > 0.0 && self.herd[kind] > 0 && self.cooking[kind + 1] > 0 {
                self.herd[kind] -= 1;
                short -= f32::from(self.cooking[kind + 1]);
            }
        }
        self.food += (-short).max(0.0);
        short.max(0.0)
    }

    /// What lies on the space of a round comes in.
    fn receive(&mut self, coming: &Goods, places: &RoughHousing) {
        self.food += f32::from(coming.get(Good::Food));
        self.grain = self.grain.saturating_add(coming.get(Good::Grain));
        self.vegetables = self.vegetables.saturating_add(coming.get(Good::Vegetable));
        self.stove.fuel += f32::from(coming.get(Good::Fuel));
        for (kind, animal) in [Good::Sheep, Good::Boar, Good::Cattle].into_iter().enumerate() {
            let mut more = self.herd;
            more[kind] = more[kind].saturating_add(coming.get(animal));
            if places.fits(more) {
                self.herd = more;
            }
        }
        self.horses += coming.get(Good::Horse).min(self.free(places));
    }

    /// Places that no animal needs.
    fn free(&self, places: &RoughHousing) -> u8 {
        places.total.saturating_sub(self.herd.iter().fold(self.horses, |sum, n| sum.saturating_add(*n)))
    }

    fn breed(&mut self, places: &RoughHousing) {
        if self.horses >= 2 && self.free(places) > 0 {
            self.horses += 1;
        }
        for kind in (0..3).rev() {
            if self.herd[kind] >= 2 {
                let mut more = self.herd;
                more[kind] += 1;
                if places.fits(more) {
                    self.herd = more;
                }
            }
        }
    }
}

/// Places for animals in a form that answers quickly and roughly: what a pen holds of one type, it holds of every other.
struct RoughHousing {
    /// The pens, the largest first.
    pens: ArrayVec<u8, 24>,
    loose: u8,
    total: u8,
}

impl RoughHousing {
    fn of(housing: &Housing) -> RoughHousing {
        let mut pens: ArrayVec<u8, 24> =
            housing.pens.iter().map(|pen| pen.holds.into_iter().max().unwrap_or(0)).collect();
        pens.sort_unstable_by(|a, b| b.cmp(a));
        let loose = housing.loose.iter().map(|(_, n)| n).sum();
        let total = pens.iter().fold(loose, |sum: u8, &n| sum.saturating_add(n));
        RoughHousing { pens, loose, total }
    }

    /// Gives each pen to the type with the most animals without a place.
    fn fits(&self, mut herd: [u8; 3]) -> bool {
        if herd.iter().sum::<u8>() > self.total {
            return false;
        }
        for &pen in &self.pens {
            let most = (0..3).max_by_key(|&kind| herd[kind]).unwrap_or(0);
            herd[most] = herd[most].saturating_sub(pen);
        }
        herd.iter().sum::<u8>() <= self.loose
    }
}

fn start(player: &Player) -> Walk {
    let goods = &player.goods;
    let (mut grain_fields, mut vegetable_fields) = ([0; 4], [0; 4]);
    for cell in player.farm.fields.iter() {
        let plot = player.farm.plots[cell.index()];
        match (plot.grain, plot.vegetable) {
            (0, 0) => {}
            (0, n) => vegetable_fields[usize::from(n.min(3))] += 1,
            (n, _) => grain_fields[usize::from(n.min(3))] += 1,
        }
    }
    Walk {
        food: f32::from(goods.get(Good::Food)),
        grain: goods.get(Good::Grain),
        vegetables: goods.get(Good::Vegetable),
        herd: [goods.get(Good::Sheep), goods.get(Good::Boar), goods.get(Good::Cattle)],
        cooking: cooking(player),
        grain_fields,
        vegetable_fields,
        horses: goods.get(Good::Horse),
        stove: Stove {
            fuel: goods.get(Good::Fuel).into(),
            wood: goods.get(Good::Wood).into(),
            moors: player.farm.tiles.of(Tile::Moor).len().into(),
            cuts: CUTS_A_ROUND,
        },
    }
}

fn crops_left(fields: &[u8; 4]) -> u8 {
    fields.iter().enumerate().map(|(left, n)| left as u8 * n).sum()
}

/// What becomes of a seat's farm.
pub fn outlook(game: &Agricola, seat: Seat, weights: &Weights) -> Outlook {
    let player = game.player(seat);
    let mut walk = start(player);
    let mut result = Outlook { cooking: walk.cooking, goods: player.goods, ..Outlook::default() };
    let places = RoughHousing::of(&game.housing(seat));
    let adult = f32::from(game.food_per_adult());
    let family = f32::from(player.persons());
    let mut can_find = f32::from(actions_now(game, player)) * weights.food_per_action;
    let owed = f32::from(game.fuel_owed(seat));
    let (is_reaped, has_bred) = (game.phase >= Phase::Harvest(HarvestStep::Field), !still_to_breed(game, seat));
    for round in game.round..=ROUNDS {
        if round > game.round {
            let coming = &player.coming[usize::from(round) - 1];
            if !coming.is_empty() {
                walk.receive(coming, &places);
                result.goods.add(coming);
            }
            walk.stove.cuts += CUTS_A_ROUND;
            can_find += family * weights.food_per_action;
        }
        if !Agricola::is_harvest_round(round) {
            continue;
        }
        let now = round == game.round;
        if !(now && is_reaped) {
            walk.harvest_fields();
        }
        if !now || still_to_feed(game, seat) {
            let newborns = if now { f32::from(player.newborns) } else { 0.0 };
            let need = (family - newborns) * adult + newborns;
            if result.harvests == 0 {
                result.next_need = need;
            }
            result.harvests += 1;
            let short = walk.pay(need);
            let found = short.min(can_find);
            can_find -= found;
            let begged = walk.eat(short - found);
            result.cost += found * weights.missing_food + 3.0 * begged;
            if owed > 0.0 {
                // M12.5, M12.7: whoever stays in bed loses an action, and after the last harvest two points.
                let bed = if round < ROUNDS { weights.action } else { 2.0 };
                result.heating += walk.stove.heat(owed, family, bed);
            }
        }
        if !(now && has_bred) {
            walk.breed(&places);
        }
    }
    result.grain = walk.grain + crops_left(&walk.grain_fields);
    result.vegetables = walk.vegetables + crops_left(&walk.vegetable_fields);
    result.herd = walk.herd;
    result.food = walk.food;
    result.places = walk.free(&places);
    result.horses = walk.horses;
    result.fuel = walk.stove.fuel;
    result.pastures = player.farm.pastures.len() as u8;
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use agricola::Move;

    const SEAT: Seat = Seat::new(0);

    fn ahead(game: &Agricola) -> Outlook {
        outlook(game, SEAT, &Weights::default())
    }

    /// Round 14, the young are asked for; a pasture with a place for one more, and these cards.
    fn breeding(animals: &str, cards: &str) -> Agricola {
        let text = format!(
            r#"
            mode = "full"
            round = 14
            phase = "breeding"
            [[player]]
            animals = {{ {animals} }}
            cards = [{cards}]
            pastures = [[[0, 3], [0, 4]]]
            [[player]]
            animals = {{ sheep = 2 }}
            pastures = [[[0, 3], [0, 4]]]"#
        );
        Agricola::from_position(&text).unwrap()
    }

    #[test]
    fn who_has_bred_does_not_breed_again() {
        let mut game = breeding("sheep = 2", "");
        assert_eq!(ahead(&game).herd, [3, 0, 0]);
        game.apply(SEAT, &Move::Breed { young: Goods::of(Good::Sheep, 1) }).unwrap();
        assert!(!game.to_decide().is_empty(), "the other is still asked");
        assert_eq!(ahead(&game).herd, [3, 0, 0]);
    }

    #[test]
    fn nothing_is_born_after_the_last_harvest() {
        // Tenant Farmer asks before scoring.
        let mut game = breeding("boar = 2", "\"E215\"");
        game.apply(SEAT, &Move::Breed { young: Goods::NONE }).unwrap();
        game.apply(Seat::new(1), &Move::Breed { young: Goods::NONE }).unwrap();
        assert_eq!((game.phase, game.to_decide().contains(SEAT)), (Phase::LastReturns, true));
        assert_eq!(ahead(&game).herd, [0, 2, 0]);
    }

    /// A round with the Moor, on a farm with this top row.
    fn on_the_moor(round: u8, row: &str, lines: &str) -> Agricola {
        let farm = format!("farm = ['{row}', 'R . . . .', 'R . . . .']");
        let text = format!("expansion = 'moor'\nlevel = 1\nround = {round}\n[[player]]\n{farm}\n{lines}\n[[player]]");
        Agricola::from_position(&text).unwrap()
    }

    #[test]
    fn homes_are_heated_in_the_harvests_to_come() {
        let cost =
            |row: &str, goods: &str| ahead(&on_the_moor(14, row, &format!("goods = {{ food = 9, {goods} }}"))).heating;
        assert_eq!(cost(". . . . .", "fuel = 2"), 0.0);
        assert_eq!(cost(". . . . .", "fuel = 0"), 4.0, "two persons in bed");
        assert_eq!(cost(". . . . .", "wood = 1"), A_LOG + 2.0);
        let early = |row: &str| ahead(&on_the_moor(11, row, "goods = { food = 60, fuel = 2 }")).heating;
        assert!(early("M M M . .") < early(". . . . ."), "there is time to cut peat");
    }

    #[test]
    fn horses_have_foals_if_there_is_room() {
        let horses = |row: &str, n: u8| ahead(&on_the_moor(14, row, &format!("animals = {{ horse = {n} }}"))).horses;
        assert_eq!((horses("S . . . .", 2), horses("S S . . .", 2), horses("S . . . .", 1)), (2, 3, 1));
    }

    #[test]
    fn what_lies_on_rounds_to_come_is_seen() {
        let text = "round = 5\n[[player]]\ncoming = { 6 = { wood = 2, sheep = 1 }, 13 = { grain = 1 } }\n[[player]]";
        let ahead = ahead(&Agricola::from_position(text).unwrap());
        assert_eq!((ahead.goods.get(Good::Wood), ahead.herd), (2, [1, 0, 0]));
    }

    #[test]
    fn pastures_with_mixed_animals_are_pastures() {
        // Animal Keeper.
        let game = breeding("sheep = 1, boar = 1", "\"E216\"");
        assert_eq!(ahead(&game).pastures, 1);
    }
}
