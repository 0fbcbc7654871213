//! How many successor states a search makes in a second, on one core.
//!
//! The unit is that of the course's program: one state made from another by one move of one agent, inside a
//! minimax search with the score as value function. A search makes one for every node but its root.

use pacman::value::score;
use pacman::{GhostModel, LAYOUTS, Method, Pacman, PacmanPlayer, State, built_in};
use search::{Game, NoControl, Notation, Silent};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Each measurement takes at least this long.
const LONG_ENOUGH: Duration = Duration::from_millis(500);
/// Measurements of each layout, of which the best counts: other work only slows one down.
const REPEATS: usize = 3;
/// Successors in a second of the course's program, at its best.
const COURSE_SPEED: f64 = 44_000.0;
/// Rounds that are searched; fewer where many ghosts play.
const DEPTH: u32 = 3;

#[allow(clippy::print_stdout)]
fn main() {
    println!(
        "successors a second on one core: minimax to depth {DEPTH} with the score as value, and moves alone"
    );
    println!("{:<12} {:>7} {:>12} {:>7} {:>12}", "layout", "ghosts", "minimax", "ratio", "moves alone");
    for (name, _) in LAYOUTS {
        let layout = built_in(name).expect("it comes with the program").with_ghosts(2);
        let ghosts = layout.ghosts.len();
        let game = Pacman::new(layout, GhostModel::Adversary);
        let player =
            PacmanPlayer { method: Method::Minimax, depth: DEPTH, value: Arc::new(score()), chooser: None };
        let searched = fastest(|| {
            let answer = player.think(&game, &game.start(), &mut Silent, &NoControl);
            answer.expect("nothing stops it").counts.nodes - 1
        });
        let moved = fastest(|| successors(&game, &game.start(), DEPTH * (ghosts as u32 + 1)));
        println!("{name:<12} {ghosts:>7} {searched:>12.0} {:>7.0} {moved:>12.0}", searched / COURSE_SPEED);
    }
}

/// The best speed of several measurements; `work` says how many successors it made.
fn fastest(work: impl Fn() -> u64) -> f64 {
    (0..REPEATS).map(|_| measure(&work)).fold(0.0, f64::max)
}

fn measure(work: &impl Fn() -> u64) -> f64 {
    let start = Instant::now();
    let mut made = 0;
    while start.elapsed() < LONG_ENOUGH {
        made += work();
    }
    made as f64 / start.elapsed().as_secs_f64()
}

/// How many states are this number of plies away or nearer, without the first.
fn successors(game: &Pacman, state: &State, plies: u32) -> u64 {
    if plies == 0 {
        return 0;
    }
    game.legal(state).iter().map(|m| 1 + successors(game, &game.play(state, m), plies - 1)).sum()
}
