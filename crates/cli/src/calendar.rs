//! What day it is, as files of games write it.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds in a day.
const DAY: u64 = 24 * 60 * 60;

/// The day as game files write it; none if the system's clock is set before 1970.
pub fn today() -> Option<String> {
    let (year, month, day) = date()?;
    Some(format!("{year:04}.{month:02}.{day:02}"))
}

/// The day as year, month and day.
pub fn date() -> Option<(u16, u8, u8)> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    let (year, month, day) = civil(since.as_secs() / DAY);
    Some((year.try_into().ok()?, month.try_into().ok()?, day.try_into().ok()?))
}

/// Year, month and day of a day counted from 1970-01-01.
fn civil(days: u64) -> (u64, u64, u64) {
    // Counted from 1 March 0000, so that a leap day is the last of its year; 400 years have 146,097 days.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_088), (2024, 12, 31));
    }
}
