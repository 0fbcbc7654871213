//! What a position is worth to X: value functions with named terms, by preset.

mod counted;
mod open_lines;
mod runs;
mod windows;

pub use counted::Counted;
pub(crate) use open_lines::open_weight;

use crate::rules::{MAX_SIDE, Mnk};
use counted::Ending;
use search::ValueFunction;

/// Every preset's name and what it counts.
pub const PRESETS: &[(&str, &str)] = &[
    ("lines", "open windows of k cells by the number of stones in them"),
    ("runs", "runs of equal signs: 1, 10, 100 for one, two, three"),
    ("result", "nothing but the result: win 1, draw 0, loss -1, however long it takes"),
    ("windows", "for each stone, the number of windows of k cells through its cell"),
];

/// The value function of this name, for the board of `game`.
pub fn preset<const WORDS: usize>(
    game: &Mnk<WORDS>,
    name: &str,
) -> Option<Box<dyn ValueFunction<Mnk<WORDS>>>> {
    match name {
        "lines" => Some(Box::new(open_lines::lines(game))),
        "runs" => Some(Box::new(runs::runs(game))),
        "result" => Some(Box::new(result())),
        "windows" => Some(Box::new(windows::windows())),
        _ => None,
    }
}

/// The value function `result`, for searches to the end of the game.
fn result<const WORDS: usize>() -> Counted<WORDS> {
    Counted::new(Vec::new(), |_, _| [0; MAX_SIDE], Ending::Plain)
}
