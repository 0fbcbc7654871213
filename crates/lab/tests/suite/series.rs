//! Series of games for a score: small enough for a test, with results that are known.

use lab::tune::{SeriesClimb, tune_by_series};
use lab::{LabError, LongWork, ablate_series, settings_text};
use search::Stop;
use session::{EvalChoice, Options, Playable, SeriesRequest};

static NEVER: Stop = Stop::new();
const FOLLOW: LongWork = LongWork { stop: &NEVER, progress: &|done, total| assert!(done <= total) };

fn bench(layout: &str) -> Box<dyn Playable> {
    let (_, text) = pacman::LAYOUTS.into_iter().find(|(name, _)| *name == layout).unwrap();
    games::find("pacman").unwrap().open(&Options::with([("layout", text.into())])).unwrap()
}

fn series(depth: u32, games: u64, seed: u64) -> SeriesRequest {
    SeriesRequest { others: "random".into(), depth, games, seed }
}

fn better() -> EvalChoice {
    EvalChoice::Preset("better".into())
}

#[test]
fn switching_terms_off_shows_what_they_are_good_for() {
    let bench = bench("ring");
    let mut told = Vec::new();
    let tell = &mut |found: &lab::TermTrials, total: usize| told.push((found.rows.len(), total));
    let trials = ablate_series(bench.as_ref(), &better(), &series(2, 8, 0), FOLLOW, tell).unwrap();
    let count = 1 + 3 * bench.terms(&better()).unwrap().len();
    assert_eq!(trials.rows.len(), count);
    assert_eq!(told, (1..=count).map(|row| (row, count)).collect::<Vec<_>>());
    let mean = |name: &str| {
        let rows = trials.table().rows;
        rows.iter().find(|row| row[0] == name).map(|row| row[3].parse::<f64>().unwrap()).unwrap()
    };
    assert!(mean("all terms") > mean("only danger"), "{trials:?}");
    assert!(trials.chart().starts_with("<svg"));
}

#[test]
fn a_climb_is_reproducible_and_its_file_can_be_read() {
    let bench = bench("hourglass");
    let request = SeriesClimb { games: series(1, 12, 4), steps: 6, fixed: vec!["score".into()] };
    let tune = || tune_by_series(bench.as_ref(), &better(), &request, FOLLOW, &mut |_| {}).unwrap();
    let tuned = tune();
    assert_eq!(tuned, tune());
    assert_eq!((tuned.steps.len(), tuned.stopped, tuned.after.unwrap().games), (6, false, 12));
    assert!(tuned.steps.iter().all(|step| step.term != "score" && step.from != step.to));
    let text = settings_text("better", &better(), &tuned.weights).unwrap();
    let read = bench.terms(&EvalChoice::File { name: "tuned.toml".into(), text }).unwrap();
    let read: Vec<(String, f64)> = read.into_iter().map(|term| (term.name, term.weight)).collect();
    assert_eq!(read, tuned.weights);
}

#[test]
fn a_stopped_experiment_says_so_and_a_stopped_climb_keeps_what_it_has() {
    let (bench, stop) = (bench("ring"), Stop::raised());
    let follow = LongWork { stop: &stop, ..FOLLOW };
    let refused = ablate_series(bench.as_ref(), &better(), &series(2, 8, 0), follow, &mut |_, _| {});
    assert!(matches!(refused.unwrap_err(), LabError::Stopped));
    let request = SeriesClimb { games: series(2, 8, 4), steps: 6, fixed: Vec::new() };
    let kept = tune_by_series(bench.as_ref(), &better(), &request, follow, &mut |_| {}).unwrap();
    assert!(kept.stopped && kept.steps.is_empty() && kept.before.is_none());
}

#[test]
fn what_cannot_be_played_is_refused_in_words() {
    let refused = |bench: &dyn Playable, eval: &EvalChoice, others: &str| {
        let games = SeriesRequest { others: others.into(), ..series(1, 1, 0) };
        ablate_series(bench, eval, &games, FOLLOW, &mut |_, _| {}).unwrap_err().to_string()
    };
    let ring = bench("ring");
    assert_eq!(
        refused(ring.as_ref(), &better(), "shy"),
        "bad ghost 'shy': expected random, directional, hunting"
    );
    let chess = games::open("chess", []).unwrap();
    assert_eq!(
        refused(chess.as_ref(), &EvalChoice::Usual, "random"),
        "chess has no games for a score: expected a game that is played for one"
    );
    let text = "term(\"broken\", 1, \"it throws\", (p) => p.nothing());".into();
    let script = EvalChoice::Script { name: "broken.js".into(), text, weights: Default::default() };
    let told = refused(ring.as_ref(), &script, "random");
    assert!(told.starts_with("broken.js line 1"), "{told}");
}
