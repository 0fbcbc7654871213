//! A limit in time is kept in every game, by value functions and rules that are slow.

use rustix::time::{ClockId, clock_gettime};
use session::options::Kind;
use session::{At, DepthLimit, EvalChoice, Options, Playable, Request, Setting, StopFlag};
use std::time::Duration;

const LIMIT: Duration = Duration::from_millis(20);
/// By so much a search may miss it, and by one node.
const SLACK: Duration = Duration::from_millis(20);

/// Counts up to some number for every position.
const SLOW: &str = "term('slow', 1, 'takes its time', (p) => { let n = 0; for (let i = 0; i < 20000; i++) n += i % 7; return n % 3; });";

/// The processor time of this thread: a busy machine takes none of it.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn time_of<R>(work: impl FnOnce() -> R) -> Duration {
    let before = processor_time();
    work();
    processor_time() - before
}

/// What the search takes beyond its preparations: those of one that ends at its first node.
fn check(name: &str, bench: &dyn Playable, eval: &EvalChoice) {
    let at = At::default();
    let judge = || bench.eval(&at, eval);
    let node = (0..3).map(|_| time_of(judge)).max().unwrap_or_default();
    for algorithm in bench.description().algorithms() {
        let request = Request {
            algorithm,
            eval: eval.clone(),
            depth: DepthLimit::Plies(40),
            time: Some(LIMIT),
            ..Request::default()
        };
        let first = Request { nodes: Some(1), ..request.clone() };
        let search = |request: &Request| time_of(|| bench.search(&at, request, &StopFlag::default()));
        let most = LIMIT + SLACK + node + search(&first);
        // The quickest of three: beside ninety other tests one run may be slow for reasons of its own.
        let taken = (0..3).map(|_| search(&request)).min().unwrap_or_default();
        assert!(taken <= most, "{name} by {algorithm:?} took {taken:?}, {most:?} at most");
    }
}

#[test]
fn every_game_keeps_a_limit_in_time_with_a_slow_value_function() {
    let eval = EvalChoice::of_file("slow.js", SLOW.into());
    for game in games::ALL {
        check(game.name, game.open(&Options::default()).unwrap().as_ref(), &eval);
    }
}

#[test]
fn games_that_users_write_keep_a_limit_in_time() {
    let Kind::Text { samples, .. } = games::OWN.setup.options[0].kind else { panic!("a game is a text") };
    for sample in samples() {
        let setting = Setting::Named { name: sample.name.into(), text: sample.text.into() };
        let bench = games::OWN.open(&Options::with([("text", setting)])).unwrap();
        check(sample.name, bench.as_ref(), &EvalChoice::default());
    }
}
