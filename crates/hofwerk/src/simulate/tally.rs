//! Counting: whole numbers only, so that the order of games cannot matter.

use bots::estimate::Stat;
use std::collections::BTreeMap;
use table::ScoreSheet;

/// The smallest number that 1 to 7 winners can share.
const SHARES: u64 = 420;

/// How one game ended for one bot.
pub(super) struct BotResult {
    pub(super) sheet: ScoreSheet,
    /// Whether it is one of the winners.
    pub(super) wins: bool,
}

/// What one bot scored in many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SeatTally {
    pub(super) total: Stat,
    /// Games won; a shared win counts for each winner.
    pub(super) wins: u64,
    /// Games won, in 420ths; a shared win counts in part.
    parts: u64,
    /// How often each total came.
    pub(super) totals: BTreeMap<i32, u64>,
    pub(super) lines: Vec<(&'static str, Stat)>,
}

impl SeatTally {
    /// The share of all victories, a shared one counted in part.
    pub(super) fn share(&self, games: u64) -> f64 {
        self.parts as f64 / (SHARES * games.max(1)) as f64
    }
}

/// What came of many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) seats: Vec<SeatTally>,
    pub(super) decisions: Stat,
    pub(super) games: u64,
}

impl Tally {
    /// One game: what each bot scored.
    pub(super) fn of_game(results: &[BotResult], decisions: u32) -> Tally {
        let winners = results.iter().filter(|result| result.wins).count() as u64;
        let seat = |BotResult { sheet, wins }: &BotResult| SeatTally {
            total: Stat::of(sheet.total),
            wins: u64::from(*wins),
            parts: if *wins { SHARES / winners } else { 0 },
            totals: BTreeMap::from([(sheet.total, 1)]),
            lines: sheet.lines.iter().map(|line| (line.category, Stat::of(line.points))).collect(),
        };
        let decisions = Stat::of(i32::try_from(decisions).unwrap_or(i32::MAX));
        Tally { seats: results.iter().map(seat).collect(), decisions, games: 1 }
    }

    /// Both together.
    pub(super) fn and(mut self, other: Tally) -> Tally {
        if self.games == 0 {
            return other;
        }
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.total = mine.total.and(theirs.total);
            mine.wins += theirs.wins;
            mine.parts += theirs.parts;
            theirs.totals.iter().for_each(|(total, n)| *mine.totals.entry(*total).or_default() += n);
            for ((_, mine), (_, theirs)) in mine.lines.iter_mut().zip(&theirs.lines) {
                *mine = mine.and(*theirs);
            }
        }
        self.decisions = self.decisions.and(other.decisions);
        self.games += other.games;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_games_does_not_matter() {
        let game = |a, b| {
            let line = |points| table::ScoreLine { category: "fields", points, count: None, cards: Vec::new() };
            let sheet = |points| ScoreSheet::new(vec![line(points)]);
            let result = |own, other| BotResult { sheet: sheet(own), wins: own >= other };
            Tally::of_game(&[result(a, b), result(b, a)], 7)
        };
        let (x, y, z) = (game(1, 2), game(-3, -3), game(5, 0));
        let one = x.clone().and(y.clone()).and(z.clone());
        let two = z.and(Tally::default().and(y.and(x)));
        assert_eq!(one, two);
        assert_eq!((one.seats[0].wins, one.seats[1].wins), (2, 2));
    }
}
