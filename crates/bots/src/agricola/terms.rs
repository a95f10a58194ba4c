//! What a farm is worth, term by term: the parts of [`super::evaluate::expects`], each with what can be said of it.

use super::evaluate::{
    Farming, HERD, Helps, Moor, farming_parts, first_birth, food, growing, helps, layers, lying, moor_parts, row,
};
use super::project::{actions_now, outlook};
use super::weights::Weights;
use crate::why::Term;
use agricola::goods::Good;
use agricola::score::{FIELDS, GRAIN, PASTURES, VEGETABLES};
use agricola::state::ROUNDS;
use agricola::{Agricola, House};
use table::{Game, Seat};

/// The next round that ends with a harvest.
fn next_harvest(game: &Agricola) -> u8 {
    (game.round..=ROUNDS).find(|&round| Agricola::is_harvest_round(round)).unwrap_or(ROUNDS)
}

/// The parts of what a seat is heading for.
pub(super) fn terms(game: &Agricola, seat: Seat, w: &Weights) -> Vec<Term> {
    let player = game.player(seat);
    let points = game.points(seat);
    if game.to_decide().is_empty() {
        return vec![Term::new("points", points as f32).more("n", points)];
    }
    let (farm, ahead) = (&player.farm, outlook(game, seat, w));
    let rounds = f32::from(ROUNDS - game.round);
    let actions =
        f32::from(actions_now(game, player)) + f32::from(player.persons()) * rounds + f32::from(player.guests);
    let (time, part) = (actions / (actions + w.building_time), (actions / 4.0).min(1.0));
    let (harvests, have) = (f32::from(ahead.harvests), |kind| player.goods.get(kind));

    let herd = [0, 1, 2].map(|kind| row(ahead.herd[kind], HERD[kind], part));
    let (grain, vegetables) = (row(ahead.grain, GRAIN, part), row(ahead.vegetables, VEGETABLES, part));
    let sum = grain + vegetables + herd.iter().sum::<f32>();
    let edible = if ahead.harvests > 0 && sum > 0.0 { w.edible } else { 1.0 };
    let rooms = f32::from(farm.rooms.len());
    let house = match farm.house {
        House::Wood => 0.0,
        House::Clay => rooms + part * w.clay_house,
        House::Stone => 2.0 * rooms,
    };
    let unused = farm.unused().len();
    let printed: i32 = player.cards().map(|card| i32::from(card.points)).sum();
    let on_cards = printed + game.card_bonus(seat) + i32::from(player.bonus);
    let Farming { fields, grain: seed, vegetables: plants, places, pairs, fences } = farming_parts(player, &ahead, w);
    let Helps { cooking, ovens, workshops, others } = helps(player, w);
    let Moor { horses, sick, heat } = moor_parts(game, player, &ahead, w);
    let card_time = (harvests / 6.0).min(1.0);
    let stock = |name, kind: Good, sizes, worth| {
        let n = ahead.goods.get(kind);
        Term::new("stock", time * layers(n, sizes, worth)).about("good", name).more("n", n)
    };
    let stables = (farm.stables & farm.fenced).len();
    let pastures = row(ahead.pastures, PASTURES, part) + f32::from(stables);
    let starts = game.start == seat && !game.is_solo() && rounds > 0.0;
    vec![
        Term::new("fields", row(farm.fields.len(), FIELDS, part) + harvests * fields).more("n", farm.fields.len()),
        Term::new("pastures", pastures + harvests * places + fences).more("n", farm.fences.len() + stables),
        Term::new("crop", edible * grain + harvests * seed).about("good", "grain").more("n", ahead.grain),
        Term::new("crop", edible * vegetables + harvests * plants)
            .about("good", "vegetable")
            .more("n", ahead.vegetables),
        Term::new("animals", edible * herd[0]).about("good", "sheep").more("n", ahead.herd[0]),
        Term::new("animals", edible * herd[1]).about("good", "boar").more("n", ahead.herd[1]),
        Term::new("animals", edible * herd[2]).about("good", "cattle").more("n", ahead.herd[2]),
        Term::new("pairs", pairs),
        Term::new("house", house).about("house", farm.house.name()),
        Term::new("unused", -f32::from(unused) * (1.0 - (w.unused * actions).min(1.0))).more("n", -i32::from(unused)),
        Term::new("family", 3.0 * f32::from(player.family) + w.action * actions).more("n", player.persons()),
        Term::new("begging", -3.0 * f32::from(player.begging)).more("n", -i32::from(player.begging)),
        Term::new("cards", on_cards as f32).more("n", on_cards),
        Term::new("hunger", -ahead.cost).with("round", next_harvest(game)),
        Term::new("food", food(&ahead, w)),
        stock("wood", Good::Wood, [5, 10], [w.wood_1, w.wood_2, w.wood_3]),
        stock("clay", Good::Clay, [3, 4], [w.clay_1, w.clay_2, w.clay_3]),
        stock("reed", Good::Reed, [2, 3], [w.reed_1, w.reed_2, w.reed_3]),
        stock("stone", Good::Stone, [3, 4], [w.stone_1, w.stone_2, w.stone_3]),
        Term::new("growing", growing(game, player, w)).with("round", first_birth(game)).more("n", farm.rooms.len()),
        Term::new("cooking", harvests * cooking),
        Term::new("oven", harvests * ovens),
        Term::new("workshop", harvests * workshops),
        Term::new("played", card_time * others),
        Term::new("hand", card_time * w.hand_card * player.hand.len() as f32).more("n", player.hand.len() as i32),
        Term::new("horses", horses).more("n", have(Good::Horse)),
        Term::new("sick", -sick).more("n", -i32::from(player.sick)),
        Term::new("heat", heat).with("round", next_harvest(game)),
        Term::new("lying", if game.is_solo() { time * w.lying * lying(game) } else { 0.0 }),
        Term::new("start", if starts { w.start_player } else { 0.0 }),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agricola::evaluate::expects;
    use crate::{Greedy, Playable, play_out};
    use agricola::Options;
    use table::{Rng, Seed};

    /// Plays games and compares in every position.
    #[test]
    fn the_terms_together_are_what_is_expected() {
        let all = [
            serde_json::json!({"players": 2}),
            serde_json::json!({"players": 1, "mode": "full", "decks": ["E"]}),
            serde_json::json!({"players": 3, "mode": "full", "decks": ["K"], "expansion": "moor", "level": 3}),
        ];
        for (seed, options) in all.into_iter().enumerate() {
            let options: Options = serde_json::from_value(options).unwrap();
            let mut game = Agricola::new(&options, Seed::new(seed as u128)).unwrap();
            let w = Weights::searching();
            let mut rng = Rng::from_number(seed as u64);
            let mut checked = 0;
            while !game.to_decide().is_empty() {
                for seat in Seat::all(game.players.len()) {
                    let sum: f32 = terms(&game, seat, &w).iter().map(|term| term.worth).sum();
                    let whole = expects(&game, seat, &w);
                    assert!((sum - whole).abs() < 0.02, "{sum} and {whole} in round {}", game.round);
                    checked += 1;
                }
                let seat = game.to_decide().first().unwrap();
                let mut moves = Vec::new();
                game.moves(seat, &mut moves);
                game.exchanges(seat, &mut moves);
                game.play_unchecked(seat, &moves[rng.below(moves.len())]);
            }
            assert!(checked > 40);
        }
        let mut game = Agricola::new(&Options::default(), Seed::new(3)).unwrap();
        let mut players: Vec<_> = (0..2).map(|i| Greedy::<Agricola>::new(Rng::from_number(i))).collect();
        play_out(&mut game, &mut players).unwrap();
        assert_eq!(game.terms(Seat::new(0))[0].worth, game.points(Seat::new(0)) as f32);
    }
}
