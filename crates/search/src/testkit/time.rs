//! Limits in time: held whatever a node costs. Time is what the value function and the nodes say it is, so that no machine
//! is too busy for it.

use super::random::RandomValue;
use crate::control::{Checkpoint, Control};
use crate::evaluate::{Definition, Share, UnknownTerm, ValueFunction};
use crate::game::Game;
use crate::margins::Margins;
use crate::observe::{Observer, Visit};
use crate::pvs::{self, Evaluation, Table, ThinkRequest};
use crate::score::Depth;
use crate::tactics::Tactics;
use crate::textbook::{self, Policy, SearchEntry, Walk};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The limit of the searches.
const LIMIT: Duration = Duration::from_millis(100);
/// By so much a search may miss it, and by one node.
const SLACK: Duration = Duration::from_millis(20);
/// What a node costs without its evaluation.
const NODE: Duration = Duration::from_micros(1);
/// No search of a test gets this deep in so little time.
const DEPTH: Depth = Depth(30);

/// What an evaluation costs: first this much, and from some evaluation on that much.
#[derive(Clone, Copy, Debug)]
struct Cost {
    first: Duration,
    changes: u64,
    then: Duration,
}

const MILLISECONDS: Cost =
    Cost { first: Duration::from_millis(3), changes: 0, then: Duration::from_millis(3) };
const SUDDEN: Cost = Cost { first: Duration::ZERO, changes: 3000, then: Duration::from_micros(150) };
const HUGE: Cost = Cost { first: Duration::from_millis(70), changes: 0, then: Duration::from_millis(70) };

/// Holds the textbook searches to a limit in time, with value functions that are slow or become so.
pub fn check_textbook_time<G: Game>(game: &G, start: &G::State) {
    for cost in [MILLISECONDS, SUDDEN, HUGE] {
        for algorithm in [SearchEntry::MINIMAX, SearchEntry::ALPHABETA, SearchEntry::EXPECTIMAX] {
            let clock = TestClock::default();
            let (value, policy) = (SlowValue { clock: &clock, cost }, Policy::default());
            let mut ticks = &clock;
            let mut walk = Walk::new(game, &value, &policy, &mut ticks, &clock);
            let _ = textbook::search(&mut walk, algorithm, start, DEPTH);
            clock.check(cost, algorithm);
        }
    }
}

/// The same for the playing search.
pub fn check_playing_time<G, T>(game: &G, tactics: &T, start: &G::State)
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    for cost in [MILLISECONDS, SUDDEN, HUGE] {
        let clock = TestClock::default();
        let value = SlowValue { clock: &clock, cost };
        let evaluation = Some(Evaluation { value: &value, margins: Margins::OFF });
        let request = ThinkRequest { evaluation, ..ThinkRequest::new(start) };
        let mut ticks = &clock;
        let watcher: &mut dyn Observer<G> = &mut ticks;
        pvs::think(game, tactics, watcher, &Table::new(1), &request, &clock, &mut |_| {});
        clock.check(cost, "the playing search");
    }
}

/// Time as a test makes it pass.
#[derive(Debug, Default)]
struct TestClock {
    nanoseconds: AtomicU64,
    evaluations: AtomicU64,
}

impl TestClock {
    fn pass(&self, time: Duration) {
        self.nanoseconds.fetch_add(time.as_nanos() as u64, Ordering::Relaxed);
    }

    fn now(&self) -> Duration {
        Duration::from_nanos(self.nanoseconds.load(Ordering::Relaxed))
    }

    fn check(&self, cost: Cost, search: impl std::fmt::Debug) {
        let taken = self.now();
        assert!(taken <= LIMIT + cost.then + SLACK, "{search:?} took {taken:?} of {LIMIT:?} with {cost:?}");
    }
}

impl Control for TestClock {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        !matches!(checkpoint, Checkpoint::Nodes(_)) || self.now() < LIMIT
    }

    fn elapsed(&self) -> Option<Duration> {
        Some(self.now())
    }
}

impl<G: Game> Observer<G> for &TestClock {
    fn enter(&mut self, _: Visit<'_, G>) {
        self.pass(NODE);
    }
}

/// Judges at random, and takes its time.
struct SlowValue<'a> {
    clock: &'a TestClock,
    cost: Cost,
}

const VALUE: RandomValue = RandomValue { seed: 1, spread: 20 };

impl<G: Game> ValueFunction<G> for SlowValue<'_> {
    fn value(&self, game: &G, state: &G::State) -> f64 {
        let number = self.clock.evaluations.fetch_add(1, Ordering::Relaxed);
        self.clock.pass(if number < self.cost.changes { self.cost.first } else { self.cost.then });
        VALUE.value(game, state)
    }

    fn explain(&self, game: &G, state: &G::State) -> Vec<Share> {
        VALUE.explain(game, state)
    }

    fn terms(&self) -> Vec<Definition> {
        <RandomValue as ValueFunction<G>>::terms(&VALUE)
    }

    /// What takes milliseconds was written by a user.
    fn can_fail(&self) -> bool {
        self.cost.then >= Duration::from_millis(1)
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: Vec::new() })
    }
}
