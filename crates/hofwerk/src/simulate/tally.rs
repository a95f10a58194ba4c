//! Counting: whole numbers only, so that the order of games cannot matter.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::ScoreSheet;

/// Mean, extremes and spread of a number over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Stat {
    count: u64,
    sum: i64,
    squares: i64,
    least: i32,
    most: i32,
}

impl Stat {
    /// A number seen once.
    pub(super) fn of(number: i32) -> Stat {
        let wide = i64::from(number);
        Stat { count: 1, sum: wide, squares: wide * wide, least: number, most: number }
    }

    /// Both together.
    pub(super) fn and(self, other: Stat) -> Stat {
        if self.count == 0 || other.count == 0 {
            return if self.count == 0 { other } else { self };
        }
        Stat {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation of the sample; a single game has none.
    pub(super) fn deviation(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let (n, sum) = (i128::from(self.count), i128::from(self.sum));
        // n Σx² − (Σx)² is exact; only the last step leaves the whole numbers.
        let spread = n * i128::from(self.squares) - sum * sum;
        Some((spread as f64 / (n * (n - 1)) as f64).sqrt())
    }

    /// Half the width of the interval in which the true mean lies with 95 %.
    pub(super) fn interval(&self) -> Option<f64> {
        Some(1.96 * self.deviation()? / (self.count as f64).sqrt())
    }

    pub(super) fn least(&self) -> i32 {
        self.least
    }

    pub(super) fn most(&self) -> i32 {
        self.most
    }

    pub(super) fn json(&self) -> Value {
        json!({
            "mean": round(self.mean()), "min": self.least, "max": self.most, "sd": self.deviation().map(round),
            "interval": self.interval().map(round),
        })
    }
}

/// Wilson's interval of 95 % for a share of so many trials.
pub(super) fn share_interval(share: f64, trials: u64) -> (f64, f64) {
    let (n, z) = (trials.max(1) as f64, 1.96_f64);
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// Four digits are more than enough, and the same on every machine.
pub(super) fn round(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// The smallest number that 1 to 7 winners can share.
const SHARES: u64 = 420;

/// What one bot scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SeatTally {
    pub(super) total: Stat,
    /// Games with the highest total; shared wins count for each winner.
    pub(super) wins: u64,
    /// The same, but a shared win counts in part; in 420ths.
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
    /// One game.
    pub(super) fn of_game(sheets: &[ScoreSheet], decisions: u32) -> Tally {
        let best = sheets.iter().map(|sheet| sheet.total).max();
        let winners = sheets.iter().filter(|sheet| Some(sheet.total) == best).count() as u64;
        let seat = |sheet: &ScoreSheet| SeatTally {
            total: Stat::of(sheet.total),
            wins: u64::from(Some(sheet.total) == best),
            parts: if Some(sheet.total) == best { SHARES / winners } else { 0 },
            totals: BTreeMap::from([(sheet.total, 1)]),
            lines: sheet.lines.iter().map(|line| (line.category, Stat::of(line.points))).collect(),
        };
        let decisions = Stat::of(i32::try_from(decisions).unwrap_or(i32::MAX));
        Tally { seats: sheets.iter().map(seat).collect(), decisions, games: 1 }
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
    fn mean_and_deviation_of_a_sample() {
        let stat = [2, 4, 4, 4, 5, 5, 7, 9].into_iter().map(Stat::of).fold(Stat::default(), Stat::and);
        assert_eq!((stat.mean(), stat.least(), stat.most()), (5.0, 2, 9));
        assert!((stat.deviation().unwrap() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((Stat::of(3).deviation(), Stat::of(3).interval()), (None, None), "one game tells nothing");
    }

    #[test]
    fn the_order_of_games_does_not_matter() {
        let game = |a, b| {
            let sheet = |points| ScoreSheet::new(vec![table::ScoreLine { category: "fields", points, count: None }]);
            Tally::of_game(&[sheet(a), sheet(b)], 7)
        };
        let (x, y, z) = (game(1, 2), game(-3, -3), game(5, 0));
        let one = x.clone().and(y.clone()).and(z.clone());
        let two = z.and(Tally::default().and(y.and(x)));
        assert_eq!(one, two);
        assert_eq!((one.seats[0].wins, one.seats[1].wins), (2, 2));
    }
}
