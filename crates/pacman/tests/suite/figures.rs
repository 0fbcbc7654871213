//! The figures of `docs/results/pacman.md` that take minutes: with `PLYWOOD_LONG_TESTS=1`, where the course's data is.

use pacman::value::preset;
use pacman::{Ghost, MAX_MOVES, Match, Method, Pacman, PacmanPlayer, SeriesSummary, play_series};
use search::Stop;
use std::sync::Arc;

/// The first of the seeds that no weight was tuned on.
const FRESH_SEED: u64 = 1_000_000;

/// Games of `better` on the course's small maze; none, and noted, when they are not asked for.
fn games(ghosts: usize, ghost: Ghost, depth: u32, count: u64) -> Option<SeriesSummary> {
    if !evidence::takes_minutes("series of Pac-Man games on the course's small maze") {
        return None;
    }
    let layout = crate::common::layout("smallClassic", ghosts)?;
    let pacman = PacmanPlayer {
        method: Method::Expectimax,
        depth,
        value: Arc::new(preset("better").unwrap()),
        chooser: None,
    };
    let ghosts = vec![ghost.clone(); layout.ghosts.len()];
    let setting = Match { game: Pacman::new(layout, ghost.model()), pacman, ghosts, max_moves: MAX_MOVES };
    let records = play_series(&setting, count, FRESH_SEED, &Stop::new(), &|_| {});
    Some(SeriesSummary::of(&records.expect("nothing stops it")))
}

#[test]
fn the_last_question_is_won_every_time() {
    let Some(summary) = games(1, Ghost::Random, 2, 1000) else { return };
    assert_eq!(summary.wins, 1000);
    assert!(summary.mean >= 1330.0, "mean {}", summary.mean);
}

#[test]
fn two_ghosts_that_come_nearer_are_beaten_nine_times_in_ten() {
    let Some(summary) = games(2, Ghost::DIRECTIONAL, 3, 300) else { return };
    assert!(summary.wins >= 270, "{} of 300 won", summary.wins);
}
