//! The players' clocks: the time that each has left.

use session::TimeLeft;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// No clock starts with more.
const LONGEST: Duration = Duration::from_secs(24 * 3600);
/// Lost between thinking and the clock.
const OVERHEAD: Duration = Duration::from_millis(10);

/// The time each side has: at the beginning, and added after every move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// Time at the beginning.
    pub base: Duration,
    /// Added after every move.
    pub increment: Duration,
}

/// A text that is no time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bad clock '{0}': expected a time such as 5m, 90s or 5m+3s, at most 24h")]
pub struct BadTimeControl(pub String);

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<Self, BadTimeControl> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0s"));
        let control = || Some(TimeControl { base: parse_time(base)?, increment: parse_time(increment)? });
        let is_sound = |control: &TimeControl| !control.base.is_zero() && control.increment <= LONGEST;
        control().filter(is_sound).ok_or_else(|| BadTimeControl(text.chars().take(40).collect()))
    }
}

impl fmt::Display for TimeControl {
    /// As game files write it: seconds, and seconds added.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.base.as_secs_f64(), self.increment.as_secs_f64())
    }
}

fn parse_time(text: &str) -> Option<Duration> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let number: u64 = text[..digits].parse().ok()?;
    let unit = match &text[digits..] {
        "ms" => Duration::from_millis(1),
        "s" => Duration::from_secs(1),
        "m" => Duration::from_secs(60),
        "h" => Duration::from_secs(3600),
        _ => return None,
    };
    unit.checked_mul(u32::try_from(number).ok()?).filter(|time| *time <= LONGEST)
}

/// The clocks of both sides, MAX first; one of them runs.
#[derive(Clone, Debug)]
pub(crate) struct PlayClock {
    control: TimeControl,
    left: [Duration; 2],
    /// When the side to move began to think.
    since: Duration,
}

impl PlayClock {
    /// Full clocks, running from `now` on.
    pub(crate) fn start(control: TimeControl, now: Duration) -> PlayClock {
        PlayClock { control, left: [control.base; 2], since: now }
    }

    pub(crate) fn control(&self) -> TimeControl {
        self.control
    }

    /// What a side has left while `running` thinks.
    pub(crate) fn left(&self, side: usize, running: usize, now: Duration) -> Duration {
        let used = if side == running { now.saturating_sub(self.since) } else { Duration::ZERO };
        self.left[side].saturating_sub(used)
    }

    /// A side has moved and the other clock runs; false if its time was over.
    pub(crate) fn press(&mut self, side: usize, now: Duration) -> bool {
        let left = self.left(side, side, now);
        self.left[side] = if left.is_zero() { left } else { left + self.control.increment };
        self.since = now;
        !left.is_zero()
    }

    /// What the clock of the computer says before its next move.
    pub(crate) fn time_left(&self, side: usize, now: Duration) -> TimeLeft {
        let left = self.left(side, side, now);
        TimeLeft { left, increment: self.control.increment, overhead: OVERHEAD, moves_to_go: None }
    }
}

/// A time as clocks show it: `4:05`, `1:00:00`, and tenths in the last ten seconds.
pub(crate) fn show(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..10 => format!("0:0{}.{}", seconds, time.subsec_millis() / 100),
        10..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(number: u64) -> Duration {
        Duration::from_secs(number)
    }

    #[test]
    fn time_controls_are_read_and_written() {
        let read = |text: &str| text.parse::<TimeControl>().map(|control| control.to_string());
        assert_eq!(read("5m+3s").unwrap(), "300+3");
        assert_eq!(read("90s").unwrap(), "90+0");
        assert_eq!(read("1h+500ms").unwrap(), "3600+0.5");
        for bad in ["", "5", "0s", "5m+", "+3s", "-5m", "25h", "99999999999999999999h", "5m+3s+1s", "fast"] {
            assert_eq!(read(bad), Err(BadTimeControl(bad.into())));
        }
    }

    #[test]
    fn only_the_side_to_move_loses_time() {
        let mut clock = PlayClock::start("10s+2s".parse().unwrap(), seconds(100));
        assert_eq!(
            (clock.left(0, 0, seconds(104)), clock.left(1, 0, seconds(104))),
            (seconds(6), seconds(10))
        );
        assert!(clock.press(0, seconds(104)));
        assert_eq!(clock.left(0, 1, seconds(110)), seconds(8));
        assert!(!clock.press(1, seconds(114)), "ten seconds are over");
        assert_eq!(clock.left(1, 0, seconds(115)), Duration::ZERO);
    }

    #[test]
    fn clocks_are_shown_as_people_read_them() {
        let check = |millis, text| assert_eq!(show(Duration::from_millis(millis)), text);
        check(9_940, "0:09.9");
        check(10_000, "0:10");
        check(299_999, "4:59");
        check(3_600_000, "1:00:00");
    }
}
