//! The player who picks any legal move: the measure that every other player must beat.

use crate::Player;
use table::{Game, Rng, Seat};

/// Picks uniformly among the answers. Exchanges are made where there is no answer without one, and otherwise only as
/// often as agreed.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    rng: Rng,
    exchanges: f64,
    /// Kept from move to move, so that nothing is allocated while playing.
    list: Vec<G::Move>,
}

impl<G: Game> Random<G> {
    /// A player who makes exchanges only where nothing else is possible.
    pub fn new(rng: Rng) -> Random<G> {
        Random { rng, exchanges: 0.0, list: Vec::new() }
    }

    /// This player, making an exchange with this probability wherever one is possible. Nothing if that is not a probability
    /// below 1: a player who always exchanges never answers.
    pub fn with_exchanges(self, probability: f64) -> Option<Random<G>> {
        (0.0..1.0).contains(&probability).then_some(Random { exchanges: probability, ..self })
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        self.list.clear();
        if self.exchanges > 0.0 && self.rng.unit() < self.exchanges {
            game.exchanges(seat, &mut self.list);
        }
        if self.list.is_empty() {
            game.moves(seat, &mut self.list);
        }
        if self.list.is_empty() {
            game.exchanges(seat, &mut self.list);
        }
        self.rng.pick(&self.list).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agricola::{Agricola, Mode, Move, Options};
    use table::Seed;

    fn game(seed: u128) -> Agricola {
        let options = Options { players: 3, mode: Mode::Family, ..Options::default() };
        Agricola::new(&options, Seed::new(seed)).unwrap()
    }

    fn table(bot: &str, seed: u64) -> Vec<Box<dyn Player<Agricola>>> {
        (0..3).map(|i| crate::named(bot, Rng::from_number(seed * 10 + i)).unwrap()).collect()
    }

    #[test]
    fn games_come_to_an_end_and_repeat_exactly() {
        for bot in ["random", "random:0.1"] {
            for seed in 0..20 {
                let (mut one, mut two) = (game(seed), game(seed));
                let decisions = crate::play_out(&mut one, &mut table(bot, seed as u64)).unwrap();
                assert_eq!(crate::play_out(&mut two, &mut table(bot, seed as u64)), Ok(decisions));
                assert_eq!(one, two);
            }
        }
    }

    #[test]
    fn every_choice_is_legal_and_exchanges_come_only_when_agreed() {
        let mut exchanged = [0, 0];
        for (i, bot) in ["random", "random:0.3"].iter().enumerate() {
            let mut game = game(5);
            let mut players = table(bot, 5);
            while let Some(seat) = game.to_decide().first() {
                let mut answers = Vec::new();
                game.moves(seat, &mut answers);
                let chosen = players[seat.index()].choose(&game, seat).unwrap();
                let exchange = matches!(chosen, Move::Exchange { .. } | Move::Release { .. });
                exchanged[i] += usize::from(exchange && !answers.is_empty());
                game.apply(seat, &chosen).unwrap();
            }
        }
        assert_eq!(exchanged[0], 0);
        assert!(exchanged[1] > 0);
    }

    #[test]
    fn unknown_names_are_refused() {
        for bad in ["", "randon", "random:", "random:1", "random:-0.1", "random:NaN", "random:x"] {
            let error = crate::named::<Agricola>(bad, Rng::from_number(1)).err().unwrap();
            assert!(error.to_string().contains("there are: random"), "{bad}");
        }
    }
}
