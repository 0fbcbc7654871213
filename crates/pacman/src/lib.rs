//! Multi-agent Pac-Man: rules, layouts, agents, value functions and grading.

#![cfg_attr(
    test,
    allow(dead_code, reason = "unit tests are compiled without the kit, the only user of some parts")
)]

mod agent;
mod chooser;
mod distance;
mod dots;
mod facts;
mod geometry;
mod ghosts;
pub mod grade;
// Unit tests need no kit, and without it no search is compiled a second time.
#[cfg(not(test))]
pub mod kit;
mod layout;
mod layouts;
mod maze;
mod notation;
mod play;
mod random;
mod rules;
mod saved;
mod series;
mod session;
mod setup;
mod state;
mod trial;
pub mod value;
mod walls;

pub use agent::{Ghost, MAX_PLIES, Method, PacmanPlayer, course_policy, plies};
pub use chooser::Chooser;
pub use distance::{Distances, UNREACHABLE};
pub use geometry::{HalfPoint, Move, MoveSet, Square};
pub use ghosts::{Distribution, GhostModel};
pub use layout::{Layout, parse_layout};
pub use layouts::{LAYOUTS, built_in};
pub use maze::{Item, Maze};
pub use notation::board_rows;
pub use play::{MAX_MOVES, Match, MazeGame};
pub use random::PythonRandom;
pub use rules::Pacman;
pub use saved::SavedGame;
pub use series::{Bin, ScoreInterval, SeriesSummary, play_series};
pub use session::{Pilot, WatchedGame};
pub use setup::MazeSetup;
pub use state::{Agent, State, Status, TurnlessState};
pub use trial::{AgentTrial, AgentTrials, Milliseconds, TrialGames, compare_agents};
pub use walls::Walls;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
