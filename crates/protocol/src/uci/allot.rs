//! How much time a move may take.

use super::command::Go;

/// Without a number of moves to go, the rest of the game is taken to last so many.
const USUAL_MOVES: u64 = 28;
/// A time control nearer than this still keeps a reserve for one more move.
const MAX_MOVES: u64 = 60;
/// Parts of an increment that are spent at once.
const INCREMENT_SHARE: f64 = 0.8;
/// A move may take so many times its usual time when things go wrong…
const STRETCH: f64 = 4.5;
/// …but never more than this part of what is left.
const MOST_OF_REST: f64 = 0.35;
/// The last resort when less than the overhead is left.
const LEAST_MS: u64 = 1;
/// An exact time is cut short by no more than this part of it.
const EXACT_SHARE: u64 = 20;

/// The time for one move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allotment {
    /// The usual time: no new depth is started much after it.
    pub usual: u64,
    /// The search is stopped at this time.
    pub most: u64,
}

/// The time for a move of White (0) or Black (1), or none if there is no clock.
pub fn allot(go: &Go, mover: usize, overhead: u64) -> Option<Allotment> {
    if let Some(exact) = go.move_time {
        let cut = (exact / EXACT_SHARE).min(overhead);
        let time = (exact - cut).max(LEAST_MS);
        return Some(Allotment { usual: u64::MAX, most: time });
    }
    let left = go.time[mover]?.saturating_sub(overhead).max(LEAST_MS);
    let moves = go.moves_to_go.unwrap_or(USUAL_MOVES).clamp(1, MAX_MOVES);
    // Each of the moves brings its increment and costs its overhead, which may be more.
    let gained = go.increment[mover] as f64 * INCREMENT_SHARE * moves as f64;
    let lost = overhead as f64 * (moves - 1) as f64;
    let left = left as f64;
    let share = (left + gained - lost).max(left / MAX_MOVES as f64) / moves as f64;
    let limit = left * if moves == 1 { 1.0 } else { MOST_OF_REST };
    let most = (share * STRETCH).min(limit).max(LEAST_MS as f64);
    Some(Allotment { usual: share.min(most).max(LEAST_MS as f64) as u64, most: most as u64 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn clock(left: u64, increment: u64, moves_to_go: Option<u64>) -> Go {
        Go { time: [Some(left), None], increment: [increment, 0], moves_to_go, ..Go::default() }
    }

    #[test]
    fn times_follow_the_clock() {
        assert_eq!(allot(&Go::default(), 0, 10), None);
        assert_eq!(allot(&clock(1000, 0, None), 1, 10), None, "Black has no clock");
        let exact = Go { move_time: Some(100), ..Go::default() };
        assert_eq!(allot(&exact, 0, 10), Some(Allotment { usual: u64::MAX, most: 95 }));
        let minute = allot(&clock(60_000, 0, None), 0, 10).unwrap();
        assert!((1500..3000).contains(&minute.usual) && minute.most > minute.usual, "{minute:?}");
        let last = allot(&clock(1000, 0, Some(1)), 0, 10).unwrap();
        assert!(last.usual > 900 && last.most < 1000, "{last:?}");
        let fallen = allot(&clock(0, 0, None), 0, 10).unwrap();
        assert_eq!(fallen, Allotment { usual: 1, most: 1 });
    }

    /// Plays on one clock, each move as long as it may be and its overhead on top.
    fn check_survival(clock_ms: u64, increment: u64, overhead: u64, moves: u32) {
        let mut left = clock_ms;
        for number in 0..moves {
            let time = allot(&clock(left, increment, None), 0, overhead).unwrap();
            let taken = time.usual + overhead;
            assert!(taken <= left, "move {number}: {time:?} of {left} ms");
            left = left - taken + increment;
        }
    }

    #[test]
    fn an_increment_smaller_than_the_overhead_is_not_spent() {
        check_survival(500, 10, 9, 1000);
        check_survival(500, 10, 8, 1000);
        check_survival(60_000, 0, 10, 150);
        let low = allot(&clock(80, 10, None), 0, 20).unwrap();
        assert_eq!(low, Allotment { usual: 1, most: 1 });
    }

    proptest! {
        #[test]
        fn no_move_takes_more_than_there_is(left in 0u64..10_000_000, increment in 0u64..100_000, moves in proptest::option::of(0u64..1000), overhead in 0u64..1000) {
            let time = allot(&clock(left, increment, moves), 0, overhead).unwrap();
            prop_assert!(time.usual <= time.most && time.usual > 0);
            prop_assert!(time.most <= left.saturating_sub(overhead).max(1));
        }
    }
}
