//! The solo series. A19.3 to A19.4: the caller passes the result of one game into the options of the next.

use crate::card::CardId;
use crate::options::Options;
use crate::rules::Edition;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// A solo series in progress.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Series {
    /// Which edition's series it is.
    pub edition: Edition,
    /// The number of the game to be played, from 1.
    pub game: NonZeroU32,
    /// Food at the start of that game.
    pub start_food: u8,
    /// Occupations in play from its start.
    pub kept: Vec<CardId>,
}

/// Why a series cannot go on as wished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeriesError {
    /// A19.4: one of the occupations played must be kept.
    MustKeep,
    /// Only an occupation played in the last game can be kept.
    NotPlayed,
}

impl Series {
    /// A new series.
    pub fn new(edition: Edition) -> Series {
        Series { edition, game: NonZeroU32::MIN, start_food: 0, kept: Vec::new() }
    }

    /// A19.3, A19.4, D12: the target of the game to be played: 50, 55, 59, 62, 64, 65, then one more each time.
    pub fn target(&self) -> i32 {
        const TARGETS: [i32; 6] = [50, 55, 59, 62, 64, 65];
        let played = self.game.get() as usize - 1;
        match TARGETS.get(played) {
            Some(&target) => target,
            None => 60 + played as i32,
        }
    }

    /// A19.4: whether the series is won: in the Dutch edition by reaching 67 in the eighth game.
    pub fn is_won(&self) -> bool {
        self.edition == Edition::Nl && self.game.get() > 8
    }

    /// The options of the game to be played.
    pub fn options(&self, base: &Options) -> Options {
        Options {
            players: 1,
            edition: self.edition,
            start_food: Some(self.start_food),
            kept_occupations: self.kept.clone(),
            ..base.clone()
        }
    }

    /// The series after a game with these points, keeping one of the occupations played in it. D12: a missed target is
    /// played again with the same food.
    ///
    /// # Errors
    /// If the occupation was not played, or the edition asks for one to be kept.
    pub fn after(&self, points: i32, played: &[CardId], keep: Option<CardId>) -> Result<Series, SeriesError> {
        let mut next = self.clone();
        if points < self.target() {
            return Ok(next);
        }
        let fresh: Vec<CardId> = played.iter().copied().filter(|card| !self.kept.contains(card)).collect();
        match keep {
            Some(card) if fresh.contains(&card) => next.kept.push(card),
            Some(_) => return Err(SeriesError::NotPlayed),
            None if self.edition == Edition::Nl && !fresh.is_empty() => return Err(SeriesError::MustKeep),
            None => {}
        }
        let surplus = (points - self.target()).clamp(0, 255) as u8;
        next.start_food = if self.edition == Edition::Nl { surplus / 2 } else { surplus };
        next.game = next.game.saturating_add(1);
        Ok(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t45_a_first_game_of_57_points() {
        let german = Series::new(Edition::De).after(57, &[], None).unwrap();
        assert_eq!((german.start_food, german.target()), (7, 55));
        let dutch = Series::new(Edition::Nl).after(57, &[], None).unwrap();
        assert_eq!((dutch.start_food, dutch.target()), (3, 55));
    }

    #[test]
    fn t46_a_missed_target_does_not_advance_the_series() {
        let dutch = Series::new(Edition::Nl);
        assert_eq!(dutch.after(49, &[], None).unwrap(), dutch);
    }

    #[test]
    fn a19_4_eight_games_to_67_then_one_more_each() {
        let in_game = |n| Series { game: NonZeroU32::new(n).unwrap(), ..Series::new(Edition::Nl) };
        let targets: Vec<i32> = (1..=9).map(|game| in_game(game).target()).collect();
        assert_eq!(targets, [50, 55, 59, 62, 64, 65, 66, 67, 68]);
        let last = in_game(8);
        assert!(last.after(67, &[], None).unwrap().is_won());
        assert!(!last.after(66, &[], None).unwrap().is_won());
    }
}
