//! How long a move may take: one way to share out time for every game and every player on a clock.

use std::time::Duration;

/// Without a number of moves to go, the rest of the game is taken to last this number.
const USUAL_MOVES: u64 = 28;
/// A time control nearer than this still keeps a reserve for one more move.
const MAX_MOVES: u64 = 60;
/// Parts of an increment that are spent at once.
const INCREMENT_SHARE: f64 = 0.8;
/// A move may take this multiple of its usual time when things go wrong…
const STRETCH: f64 = 4.5;
/// …but never more than this part of what is left.
const MOST_OF_REST: f64 = 0.35;
/// The last resort when less than the overhead is left.
const LEAST_MS: u64 = 1;
/// An exact time is cut short by no more than this part of it.
const EXACT_SHARE: u32 = 20;

/// What the clock of the side to move says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimeLeft {
    /// Time for the moves to come.
    pub left: Duration,
    /// Added after every move.
    pub increment: Duration,
    /// Moves to the next time control; to the end of the game if missing.
    pub moves_to_go: Option<u64>,
    /// What is lost at every move between thinking and the clock.
    pub overhead: Duration,
}

/// The time for one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allotment {
    /// The usual time: no new depth is started much after it.
    pub usual: Duration,
    /// The search is stopped at this time.
    pub most: Duration,
}

impl TimeLeft {
    /// The share of the next move.
    pub fn allot(&self) -> Allotment {
        let (left, increment, overhead) = (ms(self.left), ms(self.increment), ms(self.overhead));
        let left = left.saturating_sub(overhead).max(LEAST_MS) as f64;
        let moves = self.moves_to_go.unwrap_or(USUAL_MOVES).clamp(1, MAX_MOVES);
        // Each of the moves brings its increment and costs its overhead, which may be more.
        let gained = increment as f64 * INCREMENT_SHARE * moves as f64;
        let lost = overhead as f64 * (moves - 1) as f64;
        let share = (left + gained - lost).max(left / MAX_MOVES as f64) / moves as f64;
        let limit = left * if moves == 1 { 1.0 } else { MOST_OF_REST };
        let most = (share * STRETCH).min(limit).max(LEAST_MS as f64);
        let usual = share.min(most).max(LEAST_MS as f64);
        Allotment { usual: Duration::from_millis(usual as u64), most: Duration::from_millis(most as u64) }
    }
}

/// A time for one move that may be used up, less what is lost on the way to the clock.
pub fn cut_short(exact: Duration, overhead: Duration) -> Duration {
    (exact - (exact / EXACT_SHARE).min(overhead)).max(Duration::from_millis(LEAST_MS))
}

fn ms(time: Duration) -> u64 {
    time.as_millis() as u64
}
