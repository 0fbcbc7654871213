//! Time is shared out so that no clock runs out, and doubt takes more of it.

use proptest::prelude::*;
use search::{Checkpoint, Control, Depth, Outlook, Score};
use session::{Allotment, Clock, StopFlag, TimeLeft, cut_short};
use std::time::Duration;

const fn ms(number: u64) -> Duration {
    Duration::from_millis(number)
}

fn clock(left: u64, increment: u64, moves_to_go: Option<u64>, overhead: u64) -> TimeLeft {
    TimeLeft { left: ms(left), increment: ms(increment), moves_to_go, overhead: ms(overhead) }
}

#[test]
fn shares_follow_the_clock() {
    let minute = clock(60_000, 0, None, 10).allot();
    assert!((ms(1500)..ms(3000)).contains(&minute.usual) && minute.most > minute.usual, "{minute:?}");
    let last = clock(1000, 0, Some(1), 10).allot();
    assert!(last.usual > ms(900) && last.most < ms(1000), "{last:?}");
    assert_eq!(clock(0, 0, None, 10).allot(), Allotment { usual: ms(1), most: ms(1) });
    assert_eq!(clock(80, 10, None, 20).allot(), Allotment { usual: ms(1), most: ms(1) });
}

#[test]
fn an_exact_time_is_cut_short_by_a_twentieth_at_most() {
    assert_eq!(cut_short(ms(100), ms(10)), ms(95));
    assert_eq!(cut_short(ms(10_000), ms(10)), ms(9_990));
    assert_eq!(cut_short(ms(0), ms(10)), ms(1));
}

/// Plays on one clock, each move as long as it usually is and its overhead on top.
fn check_survival(start: u64, increment: u64, overhead: u64, moves: u32) {
    let mut left = ms(start);
    for number in 0..moves {
        let share = TimeLeft { left, ..clock(0, increment, None, overhead) }.allot();
        let taken = share.usual + ms(overhead);
        assert!(taken <= left, "move {number}: {share:?} of {left:?}");
        left = left - taken + ms(increment);
    }
}

#[test]
fn an_increment_smaller_than_the_overhead_is_not_spent() {
    check_survival(500, 10, 9, 1000);
    check_survival(500, 10, 8, 1000);
    check_survival(60_000, 0, 10, 150);
}

proptest! {
    #[test]
    fn no_move_takes_more_than_there_is(
        left in 0u64..10_000_000,
        increment in 0u64..100_000,
        moves in proptest::option::of(0u64..1000),
        overhead in 0u64..1000,
    ) {
        let share = clock(left, increment, moves, overhead).allot();
        prop_assert!(share.usual <= share.most && share.usual > Duration::ZERO);
        prop_assert!(share.most <= ms(left.saturating_sub(overhead).max(1)));
    }
}

fn depth(agreed: u32, fallen: i32, effort: u32) -> Checkpoint {
    Checkpoint::Depth(Outlook { finished: Depth(9), agreed, fallen: Score(fallen), effort })
}

/// How long a search of this outlook still starts another depth, on a clock whose usual share is a tenth of a second.
fn patience_ms(checkpoint: Checkpoint) -> u128 {
    let flag = StopFlag::default();
    let left = clock(100, 0, Some(1), 0);
    let began = std::time::Instant::now();
    let clock = Clock::start(None, Some(left), &flag);
    while clock.goes_on(checkpoint) {
        std::thread::sleep(ms(1));
    }
    began.elapsed().as_millis()
}

/// How often a patience is measured.
const TRIES: u32 = 20;

#[test]
fn doubt_takes_time() {
    // A usual share of 100 ms: 32 to 42 ms where everything agrees, four times that where nothing does. A busy machine only adds to
    // both, so the shortest of several is the nearest to the truth.
    let doubtful = patience_ms(depth(0, 60, 400));
    let sure = (0..TRIES).map(|_| patience_ms(depth(9, 0, 950))).find(|&sure| doubtful > sure + 50);
    assert!(sure.is_some(), "doubt took {doubtful} ms, certainty never 50 ms less");
}

#[test]
fn a_clock_waits_for_the_hit_of_a_pondering_search() {
    let flag = StopFlag::pondering();
    let clock = Clock::start(Some(Duration::ZERO), Some(clock(0, 0, None, 0)), &flag);
    assert!(flag.is_pondering() && clock.goes_on(Checkpoint::Nodes(5)) && clock.goes_on(depth(9, 0, 999)));
    assert_eq!(flag.nodes(), 5);
    flag.ponder_hit();
    std::thread::sleep(ms(2));
    assert!(!flag.is_pondering() && !clock.goes_on(Checkpoint::Nodes(6)) && !clock.goes_on(depth(9, 0, 999)));
}

#[test]
fn all_of_an_exact_time_may_be_used_and_a_flag_stops_at_once() {
    let flag = StopFlag::default();
    let clock = Clock::start(Some(Duration::from_secs(60)), None, &flag);
    assert!(clock.goes_on(depth(9, 0, 999)) && clock.goes_on(Checkpoint::Nodes(1)));
    flag.raise();
    assert!(!clock.goes_on(Checkpoint::Nodes(2)));
}
