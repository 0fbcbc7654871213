//! The weights of all slots, and how they are written.
//!
//! One line a term: its name, then a middlegame/endgame pair for every slot, such as `tempo 20/5`. Lines starting
//! with `#` are comments; a term may go on over several lines by repeating its name.

use super::pair::Pair;
use super::slots::{GROUPS, SLOTS, SlotGroup};
use std::fmt::Write;

/// The weights found by tuning.
const TUNED: &str = include_str!("../../data/weights.txt");

/// Weights are kept within this, so that no sum leaves sixteen bits.
const MAX_WEIGHT: i16 = 3000;
/// Squares in a row of a written table.
const PAIRS_IN_A_LINE: usize = 8;

/// What one unit of every slot is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlotWeights {
    pairs: Box<[Pair; SLOTS]>,
}

/// A text that is no set of weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// A line starts with an unknown name.
    #[error("unknown term '{0}' in the weights")]
    Term(String),
    /// Something is no pair of numbers.
    #[error("bad weight '{text}' of '{term}': expected middlegame/endgame such as 20/-5, within 3000")]
    Pair {
        /// The offending text.
        text: String,
        /// The term it was given for.
        term: &'static str,
    },
    /// A term has too few or too many.
    #[error("term '{term}' has {found} weights: expected {expected}")]
    Count {
        /// The term.
        term: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
}

impl SlotWeights {
    /// The weights the engine plays with.
    pub fn tuned() -> SlotWeights {
        SlotWeights::parse(TUNED).expect("the embedded weights are well-formed")
    }

    /// Reads weights.
    pub fn parse(text: &str) -> Result<SlotWeights, WeightsError> {
        let mut pairs = Box::new([Pair::ZERO; SLOTS]);
        let mut found = [0; GROUPS.len()];
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        for line in lines {
            let mut words = line.split_whitespace();
            let name = words.next().unwrap_or_default();
            let index = GROUPS.iter().position(|group| group.name == name);
            let index = index.ok_or_else(|| WeightsError::Term(shorten(name)))?;
            let group = GROUPS[index];
            for word in words {
                let pair = parse_pair(word)
                    .ok_or_else(|| WeightsError::Pair { text: shorten(word), term: group.name })?;
                if found[index] < group.len {
                    pairs[group.at(found[index])] = pair;
                }
                found[index] += 1;
            }
        }
        for (group, found) in GROUPS.iter().zip(found) {
            if found != group.len {
                return Err(WeightsError::Count { term: group.name, found, expected: group.len });
            }
        }
        Ok(SlotWeights { pairs })
    }

    /// Writes weights so that [`SlotWeights::parse`] reads them back.
    pub fn show(&self) -> String {
        let mut text = String::new();
        for group in GROUPS {
            for row in self.pairs[group.start..group.start + group.len].chunks(PAIRS_IN_A_LINE) {
                text.push_str(group.name);
                for pair in row {
                    let _ = write!(text, " {}/{}", pair.middle(), pair.end());
                }
                text.push('\n');
            }
        }
        text
    }

    /// What one unit of a slot is worth.
    #[inline]
    pub fn pair(&self, slot: usize) -> Pair {
        self.pairs[slot]
    }

    /// Gives a slot another weight, kept within limits.
    pub fn set_pair(&mut self, slot: usize, middle: f64, end: f64) {
        let limit = f64::from(MAX_WEIGHT);
        let round = |x: f64| x.clamp(-limit, limit).round() as i16;
        self.pairs[slot] = Pair::new(round(middle), round(end));
    }

    /// The same weights with a whole term multiplied.
    pub fn scaled(&self, group: SlotGroup, factor: f64) -> SlotWeights {
        let mut scaled = self.clone();
        for slot in group.start..group.start + group.len {
            let pair = self.pairs[slot];
            scaled.set_pair(slot, f64::from(pair.middle()) * factor, f64::from(pair.end()) * factor);
        }
        scaled
    }
}

fn parse_pair(word: &str) -> Option<Pair> {
    let (middle, end) = word.split_once('/')?;
    let number = |text: &str| {
        let number: i16 = text.parse().ok()?;
        (-MAX_WEIGHT..=MAX_WEIGHT).contains(&number).then_some(number)
    };
    Some(Pair::new(number(middle)?, number(end)?))
}

/// Errors stay one short line.
fn shorten(text: &str) -> String {
    search::quoted(text, 40)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_tuned_weights_read_back() {
        let weights = SlotWeights::tuned();
        assert_eq!(SlotWeights::parse(&weights.show()), Ok(weights));
    }

    fn check(text: &str, expected: &str) {
        let error = SlotWeights::parse(text).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }

    #[test]
    fn other_texts_are_refused() {
        check("magic 1/2", "unknown term 'magic'");
        check("tempo 1", "bad weight '1' of 'tempo'");
        check("tempo 1/9999", "bad weight '1/9999'");
        check("tempo 1/2 3/4", "term 'material' has 0 weights: expected 5");
        check(&format!("{TUNED}\ntempo 1/2"), "term 'tempo' has 2 weights: expected 1");
    }

    #[test]
    fn a_term_can_be_switched_off() {
        let group = GROUPS[0];
        let without = SlotWeights::tuned().scaled(group, 0.0);
        assert_eq!(without.pair(group.start), Pair::ZERO);
        assert_ne!(without.pair(GROUPS[1].start + 20), Pair::ZERO);
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_reader(text in "([a-z-]{0,9} ([0-9-]{0,6}/?[0-9-]{0,6} ?){0,4}\n){0,4}") {
            let _ = SlotWeights::parse(&text);
        }
    }
}
