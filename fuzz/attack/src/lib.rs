//! Hostile input for every reader of the program.
//!
//! Each function of [`TARGETS`] takes any bytes, has them read as one format and panics if a promise is broken: what is
//! read and shown again reads the same, a refusal is one line that says something, an answer is one the rules allow.
//! The fuzzer calls them (`make fuzz`), and a test calls them with every file of `fuzz/corpus`.
//!
//! Invariant: only the fuzzer and tests use this crate.

mod books;
mod games;
mod lessons;
mod records;
mod scripts;
mod settings;
mod studio;
mod tables;
mod talks;
mod teams;
mod trees;

use std::borrow::Cow;
use std::fmt::Display;

pub use self::studio::{studio_api, studio_socket};
pub use books::{book_lines, plybook, polyglot};
pub use games::{chess_game, draughts_game, mnk_game, pacman_game, reversi_game};
pub use lessons::{hand_in, lesson};
pub use records::{epd, pdn, pgn, saved_game, saved_pacman};
pub use scripts::{script_agent, script_game, script_value};
pub use settings::{parts, samples, settings, weights};
pub use tables::{endgame_table, syzygy};
pub use talks::{gomocup, hub, uci};
pub use teams::{greeting, hosts};
pub use trees::{course_test, layout, tree, tree_file};

/// A target's name, as it is on the command line, and its body.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: [Target; 35] = [
    ("book_lines", book_lines),
    ("chess_game", chess_game),
    ("course_test", course_test),
    ("draughts_game", draughts_game),
    ("endgame_table", endgame_table),
    ("epd", epd),
    ("gomocup", gomocup),
    ("greeting", greeting),
    ("hand_in", hand_in),
    ("hosts", hosts),
    ("hub", hub),
    ("layout", layout),
    ("lesson", lesson),
    ("mnk_game", mnk_game),
    ("pacman_game", pacman_game),
    ("parts", parts),
    ("pdn", pdn),
    ("pgn", pgn),
    ("plybook", plybook),
    ("polyglot", polyglot),
    ("reversi_game", reversi_game),
    ("samples", samples),
    ("saved_game", saved_game),
    ("saved_pacman", saved_pacman),
    ("script_agent", script_agent),
    ("script_game", script_game),
    ("script_value", script_value),
    ("settings", settings),
    ("studio_api", studio_api),
    ("studio_socket", studio_socket),
    ("syzygy", syzygy),
    ("tree", tree),
    ("tree_file", tree_file),
    ("uci", uci),
    ("weights", weights),
];

/// Longer refusals are too long to read.
const MAX_REFUSAL: usize = 1200;

/// The bytes as a text file would be read.
fn text(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// What a reader gives; a refusal is one line.
#[track_caller]
fn accepted<T, E: Display>(read: Result<T, E>) -> Option<T> {
    read.map_err(|error| check_line(&error.to_string())).ok()
}

/// One line that says something, fit for any terminal.
#[track_caller]
fn check_line(line: &str) {
    assert!(!line.trim().is_empty() && line.chars().count() <= MAX_REFUSAL, "no line: {line:?}");
    assert!(!line.contains(char::is_control), "not one clean line: {line:?}");
}

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
