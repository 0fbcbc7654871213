//! How the outside ends a search or a solver: it is asked now and then. Clocks live outside, not in the search.

use crate::score::{Depth, Score};
use std::time::Duration;

/// The outside of a search. Any function of a [`Checkpoint`] will do.
pub trait Control {
    /// May the search go on?
    fn goes_on(&self, checkpoint: Checkpoint) -> bool;

    /// How long the search has run by the clock of the outside. [`Pace`] sees by it what a node costs.
    fn elapsed(&self) -> Option<Duration> {
        None
    }

    /// The search is asked to end at exactly this many nodes.
    fn most_nodes(&self) -> u64 {
        u64::MAX
    }
}

impl<F: Fn(Checkpoint) -> bool> Control for F {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        self(checkpoint)
    }
}

/// Ends a search after this number of nodes.
pub struct MostNodes(pub u64);

impl Control for MostNodes {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        !matches!(checkpoint, Checkpoint::Nodes(nodes) if nodes >= self.0)
    }

    fn most_nodes(&self) -> u64 {
        self.0
    }
}

/// Two controls of one search: it goes on while both agree.
pub struct Both<'a, A: ?Sized, B: ?Sized>(pub &'a A, pub &'a B);

impl<A: Control + ?Sized, B: Control + ?Sized> Control for Both<'_, A, B> {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        self.0.goes_on(checkpoint) && self.1.goes_on(checkpoint)
    }

    fn elapsed(&self) -> Option<Duration> {
        self.0.elapsed().or_else(|| self.1.elapsed())
    }

    fn most_nodes(&self) -> u64 {
        self.0.most_nodes().min(self.1.most_nodes())
    }
}

/// When a search asks whether it may go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checkpoint {
    /// All threads together have visited this many nodes. A search that may not go on stops at once.
    Nodes(u64),
    /// Between two steps of work that counts no nodes.
    Work,
    /// After a finished depth of the playing search: is it worth starting the next?
    Depth(Outlook),
}

/// How sure a search is of its best move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The depth just finished.
    pub finished: Depth,
    /// How many depths in a row have agreed on the best move.
    pub agreed: u32,
    /// How far the score has fallen since the depth before; 0 if it has not.
    pub fallen: Score,
    /// The share of all nodes that went into the best move, in thousandths.
    pub effort: u32,
}

/// Nothing outside stops the search; its limits do.
pub struct NoControl;

impl Control for NoControl {
    fn goes_on(&self, _: Checkpoint) -> bool {
        true
    }

    /// No time passes, so that the search seldom asks.
    fn elapsed(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }
}

/// Where the outside has no clock it is asked once in this many nodes.
const BLIND_INTERVAL: u64 = 16;
/// It is never asked less often than this.
const MAX_INTERVAL: u64 = 1024;
/// An interval that took less time is doubled. Asking takes about a tenth of a microsecond, so it costs less than 1 %.
const SHORT: Duration = Duration::from_micros(25);
/// An interval that took more is halved as often as it has to be. Nodes may then cost four hundred times as much all at
/// once, and a limit is still kept within 20 ms.
const LONG: Duration = Duration::from_micros(50);

/// When a search asks its control again: the first time at its first node, then in ever longer intervals while little time
/// passes between two questions.
#[derive(Clone, Debug)]
pub struct Pace {
    interval: u64,
    longest: u64,
    /// The count of nodes at which the control is asked next.
    next: u64,
    /// When it was asked last.
    asked: Option<Duration>,
}

impl Pace {
    /// The pace of a search that begins, and asks after `most` nodes at the latest.
    pub fn new(control: &(impl Control + ?Sized), most: u64) -> Pace {
        let asked = control.elapsed();
        let interval = if asked.is_some() { 1 } else { BLIND_INTERVAL };
        Pace { interval, longest: MAX_INTERVAL, next: interval.min(most), asked }
    }

    /// The same where a user wrote the rules or the value function, and any node may cost anything: asks at each.
    #[must_use]
    pub fn at_every_node(self) -> Pace {
        Pace { interval: 1, longest: 1, next: self.next.min(1), ..self }
    }

    /// Is it time to ask?
    #[inline]
    pub fn is_due(&self, nodes: u64) -> bool {
        nodes >= self.next
    }

    /// When the control was asked last, by its own clock.
    pub fn asked(&self) -> Option<Duration> {
        self.asked
    }

    /// Asks the control if it is time to.
    #[inline]
    pub fn goes_on(&mut self, control: &(impl Control + ?Sized), nodes: u64) -> bool {
        !self.is_due(nodes) || self.ask(control, nodes)
    }

    #[cold]
    fn ask(&mut self, control: &(impl Control + ?Sized), nodes: u64) -> bool {
        let goes_on = control.goes_on(Checkpoint::Nodes(nodes));
        self.rest(control, nodes, control.most_nodes().saturating_sub(nodes));
        goes_on
    }

    /// The control was asked at this many nodes, and is asked again after `most` more at the latest.
    pub fn rest(&mut self, control: &(impl Control + ?Sized), nodes: u64, most: u64) {
        let now = control.elapsed();
        if let Some((now, before)) = now.zip(self.asked) {
            self.adapt(now.saturating_sub(before));
        }
        self.asked = now;
        self.next = nodes + self.interval.min(most);
    }

    /// Takes an interval that should last between [`SHORT`] and [`LONG`].
    fn adapt(&mut self, mut passed: Duration) {
        if passed < SHORT {
            self.interval = (self.interval * 2).min(self.longest);
        }
        while passed > LONG && self.interval > 1 {
            self.interval /= 2;
            passed /= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// A clock that a test sets.
    struct SetClock(Cell<Duration>);

    impl Control for SetClock {
        fn goes_on(&self, _: Checkpoint) -> bool {
            true
        }

        fn elapsed(&self) -> Option<Duration> {
            Some(self.0.get())
        }
    }

    /// How many of `nodes` nodes that take `each` pass between the last two questions.
    fn last_interval(clock: &SetClock, pace: &mut Pace, nodes: std::ops::Range<u64>, each: Duration) -> u64 {
        let (mut last, mut interval) = (nodes.start, 0);
        for node in nodes {
            clock.0.set(clock.0.get() + each);
            if pace.is_due(node) {
                (last, interval) = (node, node - last);
                assert!(pace.goes_on(clock, node));
            }
        }
        interval
    }

    #[test]
    fn the_dearer_a_node_the_more_often_the_control_is_asked() {
        let clock = SetClock(Cell::default());
        let mut pace = Pace::new(&clock, u64::MAX);
        assert!(pace.is_due(1));
        assert_eq!(last_interval(&clock, &mut pace, 1..10_000, Duration::from_nanos(10)), MAX_INTERVAL);
        assert_eq!(last_interval(&clock, &mut pace, 10_000..20_000, Duration::from_micros(1)), 32);
        assert_eq!(last_interval(&clock, &mut pace, 20_000..20_100, Duration::from_millis(3)), 1);
    }

    #[test]
    fn a_limit_in_nodes_is_kept_to_the_node() {
        let clock = SetClock(Cell::default());
        for most in [0, 1, 15, 100, 1025, 5000] {
            let control = Both(&MostNodes(most), &clock);
            let mut pace = Pace::new(&control, most);
            let stopped = (1..).find(|&node| !pace.goes_on(&control, node));
            assert_eq!(stopped, Some(most.max(1)));
        }
    }

    #[test]
    fn what_a_user_wrote_is_watched_at_every_node() {
        let clock = SetClock(Cell::default());
        let mut pace = Pace::new(&clock, u64::MAX).at_every_node();
        assert_eq!(last_interval(&clock, &mut pace, 1..10_000, Duration::from_nanos(10)), 1);
    }

    #[test]
    fn without_a_clock_the_control_is_asked_at_a_steady_pace() {
        let asked = Cell::new(0);
        let control = |_: Checkpoint| {
            asked.set(asked.get() + 1);
            true
        };
        let mut pace = Pace::new(&control, u64::MAX);
        assert!((1..=160).all(|node| pace.goes_on(&control, node)));
        assert_eq!(asked.get(), 10);
    }
}
