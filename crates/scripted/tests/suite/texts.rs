//! Positions of games that users write, as texts.

use crate::examples::{open, samples};
use proptest::prelude::*;
use session::At;

/// Every case makes an interpreter for each example.
const CASES: u32 = 16;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(CASES))]

    /// Every position of a random game of every example is read as it was written, with the same moves.
    #[test]
    fn positions_are_read_as_they_were_written(choices in prop::collection::vec(any::<prop::sample::Index>(), 12)) {
        for sample in samples() {
            let bench = open(sample.name, sample.text).unwrap();
            let mut at = At::default();
            for choice in &choices {
                let view = bench.position(&at).unwrap();
                if view.outcome.is_some() || view.moves.is_empty() {
                    break;
                }
                let text = At { position: Some(view.position.clone()), moves: Vec::new() };
                let again = bench.position(&text).unwrap();
                prop_assert_eq!((&again.position, &again.moves), (&view.position, &view.moves), "{}", sample.name);
                at = At { moves: vec![choice.get(&view.moves).clone()], ..text };
            }
        }
    }

    #[test]
    fn no_text_breaks_a_position(text in "[-A-Za-z0-9,./:{}\\[\\]\" ]{0,40}") {
        for sample in samples() {
            let at = At { position: Some(text.clone()), moves: Vec::new() };
            if let Err(error) = open(sample.name, sample.text).unwrap().position(&at) {
                prop_assert!(!error.to_string().contains('\n'), "{}: one line: {}", sample.name, error);
            }
        }
    }
}
