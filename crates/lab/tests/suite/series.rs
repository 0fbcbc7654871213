//! Series of games for a score: small enough for a test, with results that are known.

use lab::tune::{SeriesClimb, tune_by_series};
use lab::{LabError, LongWork, PlaySeries, Series, ablate_series, settings_text};
use pacman::{Counted, Games, Ghost, Method, built_in};
use session::{EvalChoice, Playable};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);
const FOLLOW: LongWork = LongWork { stop: &NEVER, progress: &|done, total| assert!(done <= total) };

struct Maze<'a> {
    games: Games,
    stop: &'a AtomicBool,
}

impl PlaySeries for Maze<'_> {
    fn games(&self) -> u64 {
        self.games.count
    }

    fn play(
        &self,
        eval: &EvalChoice,
        seed: u64,
        one_more: &(dyn Fn() + Sync),
    ) -> Result<Option<Series>, LabError> {
        let value = Arc::from(pacman::kit::chosen_value(eval, &self.games.layout)?);
        let games = Games { seed, ..self.games.clone() };
        let played = games.play(Method::Expectimax, value, Counted { stop: self.stop, one_more });
        let series = |scores: &[i32]| scores.iter().map(|&score| score.into()).collect();
        Ok(played.ok().map(|(summary, _)| Series { scores: series(&summary.scores), wins: summary.wins }))
    }
}

fn maze<'a>(layout: &str, depth: u32, count: u64, stop: &'a AtomicBool) -> Maze<'a> {
    Maze {
        games: Games { layout: built_in(layout).unwrap(), ghost: Ghost::Random, depth, count, seed: 0 },
        stop,
    }
}

fn bench() -> Box<dyn Playable> {
    games::open("pacman", []).unwrap()
}

fn better() -> EvalChoice {
    EvalChoice::Preset("better".into())
}

#[test]
fn switching_terms_off_shows_what_they_are_good_for() {
    let bench = bench();
    let trials = ablate_series(bench.as_ref(), &better(), (&maze("ring", 2, 8, &NEVER), 0), FOLLOW).unwrap();
    assert_eq!(trials.rows.len(), 1 + 3 * bench.terms(&better()).unwrap().len());
    let mean = |name: &str| {
        let rows = trials.table().rows;
        rows.iter().find(|row| row[0] == name).map(|row| row[3].parse::<f64>().unwrap()).unwrap()
    };
    assert!(mean("all terms") > mean("only danger"), "{trials:?}");
    assert!(trials.chart().starts_with("<svg"));
}

#[test]
fn a_climb_is_reproducible_and_its_file_can_be_read() {
    let bench = bench();
    let request = SeriesClimb { steps: 6, seed: 4, fixed: vec!["score".into()] };
    let player = maze("hourglass", 1, 12, &NEVER);
    let tune = || tune_by_series(bench.as_ref(), &better(), &player, &request, FOLLOW).unwrap();
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
    let (bench, stop) = (bench(), AtomicBool::new(true));
    let player = maze("ring", 2, 8, &stop);
    let refused = ablate_series(bench.as_ref(), &better(), (&player, 0), FOLLOW).unwrap_err();
    assert!(matches!(refused, LabError::Stopped));
    let request = SeriesClimb { steps: 6, seed: 4, fixed: Vec::new() };
    let kept = tune_by_series(bench.as_ref(), &better(), &player, &request, FOLLOW).unwrap();
    assert!(kept.stopped && kept.steps.is_empty() && kept.before.is_none());
}
