//! The time, in milliseconds since 1970 and as text (ISO 8601).

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64)
}

/// Milliseconds of a day.
pub const DAY: i64 = 86_400_000;

/// The day it is, counted from the first of 1970.
pub fn today() -> i64 {
    now().div_euclid(DAY)
}

/// This moment in UTC as `2026-11-15T20:35:21.007Z`.
pub fn iso(ms: i64) -> String {
    let (days, rest) = (ms.div_euclid(DAY), ms.rem_euclid(DAY));
    // Days to a date, with years that begin in March (Howard Hinnant's method).
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let month = (5 * doy + 2) / 153;
    let day = doy - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = yoe + era * 400 + i64::from(month <= 2);
    let (h, m, s, milli) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{h:02}:{m:02}:{s:02}.{milli:03}Z")
}

#[cfg(test)]
mod tests {
    #[test]
    fn moments_are_written_by_the_standard() {
        assert_eq!(super::iso(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(super::iso(951_782_400_000), "2000-02-29T00:00:00.000Z");
        assert_eq!(super::iso(1_794_775_521_007), "2026-11-15T20:45:21.007Z");
    }
}
