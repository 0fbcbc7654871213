//! How long to think: depth, nodes, time for a move, or clocks. Times are in seconds.

use super::error::HubError;
use super::line::HubLine;
use session::{TimeLeft, cut_short};
use std::time::Duration;

/// Longer times are cut: a year is no thinking time.
const MAX_SECONDS: f64 = 3.0e7;
/// What is lost between engine and clock at every move.
const OVERHEAD: Duration = Duration::from_millis(15);

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct HubLevel {
    /// Deepest iteration.
    pub depth: Option<u32>,
    /// Most nodes.
    pub nodes: Option<u64>,
    /// Time for the move, in seconds.
    pub move_time: Option<f64>,
    /// Time left, in seconds.
    pub time: Option<f64>,
    /// Time added for every move, in seconds; before the move.
    pub increment: f64,
    /// Moves to the next time control.
    pub moves: Option<u64>,
}

impl HubLevel {
    /// Reads the arguments of `level`; one that is not a number is named.
    pub fn parse(line: &HubLine) -> Result<HubLevel, HubError> {
        for name in ["depth", "nodes", "moves"] {
            if line.has(name) && line.number::<u64>(name).is_none() {
                return Err(bad(line, name, "a whole number"));
            }
        }
        let seconds = |name: &str| match line.get(name) {
            None => Ok(None),
            Some(text) => {
                let found = text.parse::<f64>().ok().filter(|seconds| seconds.is_finite());
                // A clock may already be below nothing.
                found
                    .map(|seconds| Some(seconds.clamp(0.0, MAX_SECONDS)))
                    .ok_or_else(|| bad(line, name, "seconds"))
            }
        };
        Ok(HubLevel {
            depth: line.number::<u64>("depth").map(|depth| depth.min(u64::from(u32::MAX)) as u32),
            nodes: line.number("nodes"),
            move_time: seconds("move-time")?,
            time: seconds("time")?,
            increment: seconds("inc")?.unwrap_or(0.0),
            moves: line.number("moves"),
        })
    }

    /// The time for the move, if it is said.
    pub fn exact(&self) -> Option<Duration> {
        Some(cut_short(Duration::from_secs_f64(self.move_time?), OVERHEAD))
    }

    /// The clock, if there is one and no time for the move.
    pub fn clock(&self) -> Option<TimeLeft> {
        let left = self.time.filter(|_| self.move_time.is_none())?;
        // The increment is added before the move here, after it there.
        let left = Duration::from_secs_f64(left + self.increment);
        let increment = Duration::from_secs_f64(self.increment);
        Some(TimeLeft { left, increment, moves_to_go: self.moves, overhead: OVERHEAD })
    }
}

fn bad(line: &HubLine, name: &str, expected: &'static str) -> HubError {
    HubError::Limit { name: name.into(), given: line.get(name).unwrap_or_default().into(), expected }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(text: &str) -> Result<HubLevel, HubError> {
        HubLevel::parse(&HubLine::parse(text))
    }

    #[test]
    fn limits_are_read() {
        assert_eq!(level("level infinite"), Ok(HubLevel::default()));
        assert_eq!(
            level("level depth=9 nodes=500").unwrap(),
            HubLevel { depth: Some(9), nodes: Some(500), ..HubLevel::default() }
        );
        let clock = level("level moves=9 time=291.587 inc=0.5").unwrap();
        assert_eq!((clock.moves, clock.time, clock.increment), (Some(9), Some(291.587), 0.5));
        assert_eq!(
            level("level depth=x").map_err(|error| error.to_string()),
            Err("bad depth 'x': expected a whole number".into())
        );
        assert_eq!(
            level("level move-time=soon").map_err(|error| error.to_string()),
            Err("bad move-time 'soon': expected seconds".into())
        );
        assert_eq!(level("level time=-3").unwrap().time, Some(0.0));
    }

    #[test]
    fn times_are_for_a_move_or_for_a_game() {
        let free = level("level infinite").unwrap();
        assert_eq!((free.exact(), free.clock()), (None, None));
        let exact = level("level move-time=1 time=60").unwrap();
        assert_eq!((exact.exact(), exact.clock()), (Some(Duration::from_millis(985)), None));
        let game = level("level time=60 inc=0.5 moves=9").unwrap().clock().unwrap();
        assert_eq!((game.left, game.moves_to_go), (Duration::from_millis(60_500), Some(9)));
        let last = level("level time=0").unwrap().clock().unwrap().allot();
        assert_eq!(last.most, Duration::from_millis(1));
    }
}
