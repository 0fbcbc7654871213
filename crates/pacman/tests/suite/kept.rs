//! Rules, searches and grading on our own mazes, against files that were written while the program agreed with every
//! recording of the course's program: see `tests/data/README.md`.

use crate::recorded::{Leaves, check_drawn, play_recorded, show_start};
use evidence::check_kept;
use pacman::grade::{DistinctStates, grade};
use pacman::value::score;
use pacman::{
    Ghost, GhostModel, LAYOUTS, Method, Pacman, PacmanPlayer, PythonRandom, State, Status, built_in,
    parse_layout,
};
use search::{Game, NoControl, Notation};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Moves of a kept game, at most.
const LONGEST: usize = 60;
/// Counting goes on by another ply while the last one had at most this many positions.
const NEXT_AFTER: u64 = 4_000;
/// In a narrow maze the number of positions hardly grows.
const MOST_PLIES: u32 = 9;
/// Deeper searches of a maze are kept while the last one touched at most this many distinct states.
const DEEPER_AFTER: u64 = 300;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn games() -> impl Iterator<Item = (&'static str, Pacman)> {
    LAYOUTS.iter().map(|(name, _)| (*name, Pacman::new(built_in(name).unwrap(), GhostModel::Adversary)))
}

#[test]
fn games_go_as_they_went() {
    let mut text = String::new();
    for (seed, (name, game)) in games().enumerate() {
        let mut random = PythonRandom::new(seed as u64);
        let mut state = game.start();
        let _ = writeln!(text, "{}", show_start(name, &game, &state));
        for _ in 0..LONGEST {
            if state.status() != Status::Playing {
                break;
            }
            let moves: Vec<_> = game.legal(&state).iter().collect();
            let m = moves[random.below(moves.len() as u32) as usize];
            let _ = writeln!(text, "{}", play_recorded(&game, &mut state, m));
        }
    }
    check_kept(&file("games.txt"), &text);
}

#[test]
fn positions_are_as_many_as_they_were() {
    let mut text = String::new();
    for (name, game) in games() {
        let mut leaves = Leaves::default();
        for plies in 1..=MOST_PLIES {
            if leaves.count > NEXT_AFTER {
                break;
            }
            leaves = Leaves::default();
            leaves.visit(&game, &game.start(), plies);
            let _ = writeln!(text, "{name} plies {plies} {leaves}");
        }
    }
    check_kept(&file("perft.txt"), &text);
}

/// What a search finds at the start of a maze.
fn found(game: &Pacman, method: Method, depth: u32) -> (String, u64) {
    let player = PacmanPlayer { method, depth, value: Arc::new(score()), chooser: None };
    let mut distinct = DistinctStates::default();
    let answer = player.think(game, &game.start(), &mut distinct, &NoControl).unwrap();
    let (value, choice, states) = (answer.value, answer.best[0].name(), distinct.count());
    (format!("value {value} choice {choice} states {states}"), states)
}

#[test]
fn searches_find_what_they_found() {
    let mut text = String::new();
    for (name, game) in games() {
        for method in [Method::Minimax, Method::AlphaBeta, Method::Expectimax] {
            let mut states = 0;
            for depth in 1..=4 {
                if states > DEEPER_AFTER {
                    break;
                }
                let (line, touched) = found(&game, method, depth);
                states = touched;
                let _ = writeln!(text, "{name} {method:?} depth {depth} {line}");
            }
        }
    }
    check_kept(&file("values.txt"), &text);
}

#[test]
fn numbers_are_those_of_python() {
    let text = std::fs::read_to_string(file("python.txt")).unwrap();
    assert_eq!(text.lines().map(check_drawn).count(), 28);
}

/// Pacman's choices on the way, and the distinct states he touches, as a solution of the course writes them.
fn solution_of_the_chase(game: &Pacman, seed: u64) -> String {
    let player = PacmanPlayer { method: Method::Minimax, depth: 2, value: Arc::new(score()), chooser: None };
    let mut state: State = game.start();
    let mut text = String::from("optimalActions: \"\"\"\n");
    for round in 1.. {
        if state.status() != Status::Playing || round > 12 {
            break;
        }
        let mut distinct = DistinctStates::default();
        let answer = player.think(game, &state, &mut distinct, &NoControl).unwrap();
        let _ = writeln!(text, "[[[\"{}\"], {}]]", answer.best[0].name(), distinct.count());
        let mut random = PythonRandom::new(seed + round);
        state = game.play(&state, answer.best[0]);
        while state.status() == Status::Playing && state.mover() > 0 {
            let m = Ghost::DIRECTIONAL.choose(game, &state, &mut random);
            state = game.play(&state, m);
        }
    }
    text + "\"\"\"\n"
}

#[test]
fn our_agents_get_every_point_of_our_own_folder() {
    let dilemma = parse_layout(LAYOUTS[1].1).unwrap();
    let game = Pacman::new(dilemma, GhostModel::Adversary);
    check_kept(&file("course/q2/chase.solution"), &solution_of_the_chase(&game, 3));
    let layouts = Path::new(env!("CARGO_MANIFEST_DIR")).join("layouts");
    let report = grade(&file("course"), &layouts).unwrap();
    let failed: Vec<_> = report.questions.iter().flat_map(|q| &q.tests).filter(|test| !test.passed).collect();
    assert!(failed.is_empty(), "{failed:#?}");
    assert_eq!((report.points, report.max), (9, 9));
}
