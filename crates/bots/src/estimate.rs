//! The mean of a number over many games, and how sure it is.

/// Mean, extremes and spread of a number over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stat {
    count: u64,
    sum: i64,
    squares: i64,
    least: i32,
    most: i32,
}

impl Stat {
    /// A number seen once.
    pub fn of(number: i32) -> Stat {
        let wide = i64::from(number);
        Stat { count: 1, sum: wide, squares: wide * wide, least: number, most: number }
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Stat) -> Stat {
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

    /// The mean; 0 if there was no game.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation of the sample; a single game has none.
    pub fn deviation(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let (n, sum) = (i128::from(self.count), i128::from(self.sum));
        // n Σx² − (Σx)² is exact; only the last step leaves the whole numbers.
        let spread = n * i128::from(self.squares) - sum * sum;
        Some((spread as f64 / (n * (n - 1)) as f64).sqrt())
    }

    /// Half the width of the interval in which the true mean lies with 95 %.
    pub fn interval(&self) -> Option<f64> {
        Some(1.96 * self.deviation()? / (self.count as f64).sqrt())
    }

    /// The smallest.
    pub fn least(&self) -> i32 {
        self.least
    }

    /// The largest.
    pub fn most(&self) -> i32 {
        self.most
    }
}

/// Wilson's interval of 95 % for a share of this number of trials.
pub fn share_interval(share: f64, trials: u64) -> (f64, f64) {
    let (n, z) = (trials.max(1) as f64, 1.96_f64);
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
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
    fn a_share_lies_in_its_interval_and_never_outside_of_everything() {
        // 8 of 10.
        let (low, high) = share_interval(0.8, 10);
        assert!((low - 0.490).abs() < 1e-3 && (high - 0.943).abs() < 1e-3, "{low} {high}");
        assert_eq!(share_interval(1.0, 400).1, 1.0);
        assert!(share_interval(0.0, 4).0 == 0.0 && share_interval(0.0, 4).1 > 0.4);
    }
}
