//! Experiments with Pac-Man: small enough for a test, with results that are known.

use lab::Follow;
use lab::LabError;
use lab::pacman::{AgentTrial, Games, TuneSettings, ablate_terms, compare_agents, tune_weights};
use pacman::value::preset;
use pacman::{Ghost, Pacman, built_in};
use search::ValueFunction;
use session::EvalChoice;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

fn games(layout: &str, depth: u32, count: u64) -> Games {
    Games { layout: built_in(layout).unwrap(), ghost: Ghost::Random, depth, count, seed: 0 }
}

fn better() -> Box<dyn ValueFunction<Pacman>> {
    Box::new(preset("better").unwrap())
}

fn quiet(stop: &AtomicBool) -> Follow<'_> {
    Follow { stop, progress: &|_, _| {} }
}

#[test]
fn in_a_trap_minimax_gives_up_and_expectimax_gambles() {
    let played = AtomicU64::new(0);
    let progress = |done: u64, total: u64| {
        assert!(done <= total);
        played.fetch_max(done, Ordering::Relaxed);
    };
    let follow = Follow { stop: &AtomicBool::new(false), progress: &progress };
    let score = Arc::new(preset("score").unwrap()) as lab::pacman::Value;
    let trials = compare_agents(&games("dilemma", 3, 200), &score, &|| 0.0, follow).unwrap();
    let row =
        |name: &str| -> AgentTrial { trials.rows.iter().find(|row| row.agent == name).unwrap().clone() };
    // The ghost from below is sure to come: running into it at once costs the fewest points.
    for name in ["minimax", "alphabeta"] {
        let row = row(name);
        assert_eq!((row.value, row.best.as_deref(), row.wins), (-501.0, Some("South"), 0), "{name}");
        assert_eq!((row.mean, row.mean_moves), (-501.0, 1.0));
    }
    // The one above goes away every other time.
    let gambler = row("expectimax");
    assert_eq!((gambler.value, gambler.best.as_deref()), (-252.5, Some("Stop")));
    assert!((70..130).contains(&gambler.wins), "{gambler:?}");
    assert!(row("alphabeta").nodes <= row("minimax").nodes);
    assert_eq!(played.load(Ordering::Relaxed), 800);
    assert_eq!(trials.table().rows.len(), 4);
}

#[test]
fn switching_terms_off_shows_what_they_are_good_for() {
    let stop = AtomicBool::new(false);
    let trials = ablate_terms(&games("ring", 2, 8), &better, quiet(&stop)).unwrap();
    assert_eq!(trials.rows.len(), 1 + 3 * better().weights().len());
    let mean = |name: &str| {
        let rows = trials.table().rows;
        rows.iter().find(|row| row[0] == name).map(|row| row[3].parse::<f64>().unwrap()).unwrap()
    };
    assert!(mean("all terms") > mean("only danger"), "{trials:?}");
    assert!(trials.chart().starts_with("<svg"));
}

#[test]
fn tuning_is_reproducible_and_its_file_can_be_read() {
    let stop = AtomicBool::new(false);
    let settings = TuneSettings { steps: 6, seed: 4, fixed: vec!["score".into()] };
    let tune = || tune_weights(&games("hourglass", 1, 12), &better, &settings, quiet(&stop)).unwrap();
    let tuned = tune();
    assert_eq!(tuned, tune());
    assert_eq!(tuned.steps.len(), 6);
    assert!(tuned.steps.iter().all(|step| step.term != "score" && step.from != step.to));
    let name = "tuned.toml".to_string();
    let read = pacman::kit::chosen_value(&EvalChoice::File { name, text: tuned.toml("better") }).unwrap();
    assert_eq!(read.weights(), tuned.weights);
}

#[test]
fn an_experiment_can_be_stopped() {
    let stop = AtomicBool::new(true);
    let refused = ablate_terms(&games("ring", 2, 8), &better, quiet(&stop)).unwrap_err();
    assert!(matches!(refused, LabError::Stopped));
}
