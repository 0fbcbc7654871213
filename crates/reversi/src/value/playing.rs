//! The preset `playing`: all features, each with a weight for the opening and one for the ending.

use super::features::{COUNT, FEATURES, counts};
use crate::rules::{Reversi, State};
use search::evaluate::{Definition, UnknownTerm};
use search::{Share, ValueFunction};

/// What one unit of a feature is worth, in hundredths of a disc: on the board at the start, and on the full board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct DiscWorth {
    opening: i32,
    ending: i32,
}

const fn worth(opening: i32, ending: i32) -> DiscWorth {
    DiscWorth { opening, ending }
}

/// By feature: fitted to the margins of own games, then evened out where the two ends pulled apart.
const WORTHS: [DiscWorth; COUNT] = [
    worth(-60, 20),
    worth(60, 200),
    worth(60, 0),
    worth(1000, 200),
    worth(-900, -150),
    worth(-200, -120),
    worth(200, 120),
    worth(80, 60),
];

/// The squares that are empty at the start: the opening counts in full.
fn all_empties(game: &Reversi) -> i32 {
    (game.side() * game.side()) as i32 - 4
}

/// What a state is worth to X, rounded: the evaluation of the playing search.
#[inline]
pub(crate) fn evaluate(game: &Reversi, state: &State) -> i32 {
    let (left, all) = (game.empties(state) as i32, all_empties(game));
    let counted = counts(game, state);
    let mut sum = 0;
    for (count, worth) in counted.iter().zip(&WORTHS) {
        sum += count * (worth.opening * left + worth.ending * (all - left));
    }
    sum / all
}

/// The value function `playing`: two terms for every feature.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayingValue {
    weights: [[f64; 2]; COUNT],
}

/// The terms of a feature: how its name ends, and what its count is multiplied by.
const HALVES: [(&str, &str); 2] = [
    ("_opening", "times the share of squares still empty"),
    ("_ending", "times the share of squares filled"),
];

impl Default for PlayingValue {
    fn default() -> Self {
        PlayingValue { weights: WORTHS.map(|worth| [worth.opening, worth.ending].map(f64::from)) }
    }
}

impl PlayingValue {
    /// What every term measures.
    fn measure(&self, game: &Reversi, state: &State) -> [[f64; 2]; COUNT] {
        let share = f64::from(game.empties(state)) / f64::from(all_empties(game));
        // Adding zero makes the negative zero a plain one.
        counts(game, state).map(|count| [share, 1.0 - share].map(|share| share * f64::from(count) + 0.0))
    }

    /// Every term: its feature, its half.
    fn slots() -> impl Iterator<Item = (usize, usize)> {
        (0..COUNT).flat_map(|feature| [(feature, 0), (feature, 1)])
    }
}

fn name((feature, half): (usize, usize)) -> String {
    format!("{}{}", FEATURES[feature].name, HALVES[half].0)
}

impl ValueFunction<Reversi> for PlayingValue {
    fn value(&self, game: &Reversi, state: &State) -> f64 {
        self.explain(game, state).iter().map(|share| share.value).sum()
    }

    fn explain(&self, game: &Reversi, state: &State) -> Vec<Share> {
        let measured = self.measure(game, state);
        let share = |slot: (usize, usize)| {
            let (raw, weight) = (measured[slot.0][slot.1], self.weights[slot.0][slot.1]);
            Share { name: name(slot), raw, weight, value: raw * weight + 0.0 }
        };
        PlayingValue::slots().map(share).collect()
    }

    fn terms(&self) -> Vec<Definition> {
        let define = |slot: (usize, usize)| Definition {
            name: name(slot),
            weight: self.weights[slot.0][slot.1],
            about: format!("{}, {}", FEATURES[slot.0].about, HALVES[slot.1].1),
        };
        PlayingValue::slots().map(define).collect()
    }

    fn set_weight(&mut self, wanted: &str, weight: f64) -> Result<(), UnknownTerm> {
        match PlayingValue::slots().find(|&slot| name(slot) == wanted) {
            Some((feature, half)) => {
                self.weights[feature][half] = weight;
                Ok(())
            }
            None => {
                let known = PlayingValue::slots().map(name).collect();
                Err(UnknownTerm { name: wanted.into(), known })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Notation;
    use search::testkit::random_state;

    #[test]
    fn the_search_evaluates_as_the_preset_explains() {
        for side in crate::SIDES {
            let game = Reversi::new(side).expect("a board");
            for seed in 0..200 {
                let state = random_state(&game, &game.start(), seed as usize % (side * side), seed);
                let value = PlayingValue::default().value(&game, &state);
                let difference = value - f64::from(evaluate(&game, &state));
                assert!(difference.abs() < 1.0, "{}: {difference}", game.show_state(&state));
            }
        }
    }
}
