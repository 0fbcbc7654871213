//! What a position is worth to X: value functions with named terms, by preset.

pub(crate) mod features;
pub(crate) mod playing;

pub use playing::PlayingValue;

use crate::rules::Reversi;
use features::{CORNERS, DIAGONAL, DISCS, EDGE, FEATURES, FRONTIER, MOBILITY};
use search::evaluate::WeightedSum;
use search::{Outcome, Ply, Side, Term, ValueFunction};

/// Every preset's name and what it counts; the first is the usual one.
pub const PRESETS: &[(&str, &str)] = &[
    ("playing", "the player's own: all features, tapered from opening to ending"),
    ("mobility", "moves now and later, corners and the squares beside them"),
    ("discs", "discs and nothing else, at the end of the game too: what beginners count"),
    ("result", "nothing but the result: win 1, draw 0, loss -1, however many discs"),
];

/// The value function of this name.
pub fn preset(name: &str) -> Option<Box<dyn ValueFunction<Reversi>>> {
    Some(match name {
        "playing" => Box::new(PlayingValue::default()),
        "mobility" => Box::new(mobility()),
        "discs" => Box::new(WeightedSum::new(vec![term::<DISCS>(1.0)]).with_terminal(margin)),
        "result" => Box::new(WeightedSum::new(Vec::new()).with_terminal(result)),
        _ => return None,
    })
}

/// The value function `mobility`, in discs.
fn mobility() -> WeightedSum<Reversi> {
    WeightedSum::new(vec![
        term::<MOBILITY>(1.0),
        term::<FRONTIER>(0.5),
        term::<CORNERS>(8.0),
        term::<DIAGONAL>(-3.0),
        term::<EDGE>(-1.0),
    ])
}

/// A feature as a term.
fn term<const FEATURE: usize>(weight: f64) -> Term<Reversi> {
    let feature = &FEATURES[FEATURE];
    let measure = |game: &Reversi, state: &crate::State| f64::from((FEATURES[FEATURE].count)(game, state));
    Term { name: feature.name, weight, about: feature.about, measure }
}

/// A finished game by its discs, the empty squares to the winner.
fn margin(outcome: Outcome, _: Ply) -> f64 {
    outcome.points
}

/// A finished game by its winner.
fn result(outcome: Outcome, _: Ply) -> f64 {
    match outcome.winner {
        Some(Side::Max) => 1.0,
        Some(Side::Min) => -1.0,
        None => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SIDES;
    use search::testkit::random_state;
    use search::{Game, Notation};

    /// The same position with the colours changed is worth as much to the other side.
    #[test]
    fn presets_are_the_same_for_both_sides() {
        for side in SIDES {
            let game = Reversi::new(side).expect("a board");
            for seed in 0..100 {
                let state = random_state(&game, &game.start(), seed as usize % 60, seed);
                let discs = [state.discs(Side::Min), state.discs(Side::Max)];
                let changed = game.set_up(discs, state.turn().other());
                for (name, _) in PRESETS {
                    let value = preset(name).expect("a preset");
                    let [here, there] = [state, changed].map(|state| value.value(&game, &state));
                    assert_eq!(here, -there, "{name} of {}", game.show_state(&state));
                }
            }
        }
    }

    #[test]
    fn every_preset_is_listed_explains_itself_and_takes_weights() {
        let game = Reversi::default();
        let state = random_state(&game, &game.start(), 20, 3);
        for (name, about) in PRESETS {
            let mut value = preset(name).unwrap_or_else(|| panic!("{name} is listed"));
            assert!(!about.is_empty());
            let sum: f64 = value.explain(&game, &state).iter().map(|share| share.value).sum();
            assert_eq!(sum, value.value(&game, &state), "{name}");
            assert!(value.terms().iter().all(|term| !term.about.is_empty()), "{name}");
            for (term, _) in value.weights() {
                value.set_weight(&term, 0.5).expect("a term of its own");
            }
            assert!(value.weights().iter().all(|(_, weight)| *weight == 0.5), "{name}");
            let error = value.set_weight("magic", 1.0).expect_err("no such term").to_string();
            assert!(error.starts_with("unknown term 'magic'"), "{error}");
        }
        assert!(preset("magic").is_none());
    }

    #[test]
    fn finished_games_count_as_the_preset_says() {
        let game = Reversi::new(4).expect("a board");
        let state = game.parse_state("XX----------OOO- X").expect("a finished game");
        let outcome = game.outcome(&state).expect("the end");
        let ended = |name| preset(name).expect("a preset").terminal(&game, &state, outcome, Ply(3));
        assert_eq!(["discs", "result"].map(ended), [-12.0, -1.0]);
        assert_eq!(ended("playing"), outcome.value(Ply(3)));
    }
}
