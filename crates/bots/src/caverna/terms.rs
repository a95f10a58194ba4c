//! What a home is worth, term by term: the parts of [`super::evaluate::expects`], each with what can be said of it.

use super::evaluate::{GOODS, hunger};
use crate::why::Term;
use caverna::score::Category;
use caverna::state::LAST_ROUND;
use caverna::{Caverna, Phase};
use table::{Game, Kind, Seat};

/// The parts of what a seat is heading for.
pub(super) fn terms(game: &Caverna, seat: Seat) -> Vec<Term> {
    let player = game.player(seat);
    let sheet = caverna::score::sheet(player);
    let scored = |category: &'static str| {
        let points = sheet.get(category);
        Term::new("scored", points as f32).about("category", category).more("n", points)
    };
    let mut terms: Vec<Term> = Category::ALL.iter().map(|category| scored(category.name())).collect();
    if game.to_decide().is_empty() {
        return terms;
    }
    let (home, dwarfs) = (&player.home, player.dwarfs.len() as f32);
    let placing = game.phase <= Phase::Work;
    let free = if placing { player.dwarfs.iter().filter(|dwarf| dwarf.is_free()).count() as f32 } else { 0.0 };
    let rounds = f32::from(LAST_ROUND - game.round.min(LAST_ROUND));
    let actions = free + dwarfs * rounds;
    let time = actions / (actions + 8.0);
    for (good, worth) in GOODS {
        let have = player.goods.get(good);
        terms.push(
            Term::new("goods", time * worth * f32::from(have).min(8.0)).about("good", good.name()).more("n", have),
        );
    }
    let spare = (f32::from(player.dwarf_room()) - dwarfs).clamp(0.0, 2.0);
    let weapons: i32 = player.dwarfs.iter().map(|dwarf| i32::from(dwarf.weapon)).sum();
    let open = 24 - home.used().len();
    let crops = home.crops().total().min(60) as u8;
    terms.extend([
        Term::new("meadows", time * 0.6 * f32::from(home.meadow.len())).more("n", home.meadow.len()),
        Term::new("fields", time * 0.5 * f32::from(home.empty_fields().len())).more("n", home.empty_fields().len()),
        Term::new("caverns", time * 1.2 * f32::from(home.cavern.len())).more("n", home.cavern.len()),
        Term::new("tunnels", time * 0.8 * f32::from(home.tunnel.len())).more("n", home.tunnel.len()),
        Term::new("stables", time * f32::from(home.stable.len())).more("n", home.stable.len()),
        Term::new("land", time * 0.25 * f32::from(open).min(actions)).more("n", open),
        Term::new("crops", time * 0.4 * f32::from(crops)).more("n", crops),
        Term::new("family", 1.2 * free + 2.2 * dwarfs * rounds).more("n", player.dwarfs.len() as i32),
        Term::new("growing", spare * (1.5 * rounds - 1.0).max(0.0)).more("n", player.dwarf_room()),
        Term::new("arms", weapons as f32 * 0.06 * rounds).more("n", weapons),
        Term::new("hunger", -hunger(game, player, free)),
    ]);
    terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::caverna::evaluate::expects;
    use caverna::Options;
    use table::{Rng, Seed};

    #[test]
    fn the_terms_together_are_what_is_expected() {
        for players in [1, 2, 4] {
            let options: Options = serde_json::from_value(serde_json::json!({"players": players})).unwrap();
            let mut game = Caverna::new(&options, Seed::new(players)).unwrap();
            let mut rng = Rng::from_number(5);
            let (mut checked, mut moves) = (0, Vec::new());
            while !game.to_decide().is_empty() {
                for seat in Seat::all(game.players.len()) {
                    let sum: f32 = terms(&game, seat).iter().map(|term| term.worth).sum();
                    let whole = expects(&game, seat);
                    assert!((sum - whole).abs() < 0.02, "{sum} and {whole} in round {}", game.round);
                    checked += 1;
                }
                let seat = game.to_decide().first().unwrap();
                moves.clear();
                game.moves(seat, &mut moves);
                game.exchanges(seat, &mut moves);
                game.play_unchecked(seat, &moves[rng.below(moves.len())]);
            }
            assert!(checked > 50);
        }
    }
}
