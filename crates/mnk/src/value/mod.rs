//! What a position is worth to X: value functions with named terms, by preset.

mod counted;
mod open_lines;
mod runs;
mod signs;
mod windows;

pub use counted::CountedValue;
pub(crate) use open_lines::open_weight;

use crate::rules::Mnk;
use counted::{FinalWorth, NO_COUNTS};
use search::ValueFunction;

/// Every preset's name and what it counts.
pub const PRESETS: &[(&str, &str)] = &[
    ("lines", "open windows of k cells by the number of stones in them"),
    ("runs", "runs of equal signs: 1, 10, 100 for one, two, three"),
    ("signs", "the source's 9: signs of each side in whole rows, columns and diagonals, less the layer"),
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
        "signs" => Some(Box::new(signs::signs(game))),
        "result" => Some(Box::new(result())),
        "windows" => Some(Box::new(windows::windows())),
        _ => None,
    }
}

/// The value function `result`, for searches to the end of the game.
fn result<const WORDS: usize>() -> CountedValue<WORDS> {
    CountedValue::new(Vec::new(), |_, _| NO_COUNTS, FinalWorth::Plain)
}

#[cfg(test)]
mod testing {
    use super::preset;
    use crate::rules::Mnk;
    use search::Notation;

    /// Checks what each term of a preset counts, and that the shares add up to the value.
    pub(super) fn check_terms(name: &str, (m, n, k): (usize, usize, usize), text: &str, expected: &[i32]) {
        let game = Mnk::<1>::new(m, n, k).expect("a small board");
        let state = game.parse_state(text).expect("a position");
        let value = preset(&game, name).expect("a preset");
        let shares = value.explain(&game, &state);
        let raw: Vec<i32> = shares.iter().map(|share| share.raw as i32).collect();
        assert_eq!(raw, expected, "{name} of {text}");
        let sum: f64 = shares.iter().map(|share| share.value).sum();
        assert_eq!(sum, value.value(&game, &state), "{name} of {text}");
    }
}

#[cfg(test)]
mod tests {
    use super::testing::check_terms;
    use super::*;
    use crate::rules::Mnk;

    #[test]
    fn stones_are_worth_the_windows_through_their_cells() {
        check_terms("windows", (5, 5, 4), "5/5/2x2/5/5", &[8]);
        check_terms("windows", (5, 5, 4), "o4/5/2x2/5/5", &[8 - 3]);
        check_terms("result", (5, 5, 4), "o4/5/2x2/5/5", &[]);
    }

    #[test]
    fn every_preset_is_listed_and_takes_weights() {
        let game = Mnk::<1>::new(5, 5, 4).expect("a small board");
        for (name, description) in PRESETS {
            let mut value = preset(&game, name).unwrap_or_else(|| panic!("{name} is listed"));
            assert!(!description.is_empty());
            for (term, _) in value.weights() {
                value.set_weight(&term, 0.5).expect("a term of its own");
            }
            assert!(value.weights().iter().all(|(_, weight)| *weight == 0.5), "{name}");
            let error = value.set_weight("magic", 1.0).expect_err("no such term").to_string();
            assert!(error.starts_with("unknown term 'magic'"), "{error}");
        }
        assert!(preset(&game, "magic").is_none());
    }
}
