//! The engine's own value function as people see it: term by term, with a factor for each.

use super::blend::{Blend, strong};
use super::pair::Pair;
use super::slots::{GROUPS, Group, KING_ATTACK};
use super::tally::{Trace, danger};
use super::walk::{Judge, trace};
use super::weights::Weights;
use crate::rules::{Chess, State};
use cozy_chess::Color;
use search::evaluate::UnknownTerm;
use search::{Share, ValueFunction};

/// The tuned value function; every term has a factor, 1 unless changed.
#[derive(Clone, Debug)]
pub struct Tapered {
    weights: Weights,
    factors: [f64; GROUPS.len()],
}

impl Tapered {
    /// Judges by these weights.
    pub fn new(weights: Weights) -> Self {
        Tapered { weights, factors: [1.0; GROUPS.len()] }
    }

    /// The same judgement for the search.
    pub fn judge(&self) -> Judge {
        let terms = GROUPS.iter().zip(self.factors);
        let changed = terms.filter(|&(_, factor)| factor != 1.0);
        Judge::new(
            changed.fold(self.weights.clone(), |weights, (&group, factor)| weights.scaled(group, factor)),
        )
    }

    fn shares(&self, state: &State) -> Vec<Share> {
        let trace = trace(state.board());
        let parts = GROUPS.map(|group| self.part(group, &trace));
        let end: f64 =
            parts.iter().zip(self.factors).map(|(part, factor)| f64::from(part.end()) * factor).sum();
        let (middle_factor, end_factor) = Blend::of(state).factors(strong(end as i32));
        let share = |(group, part, weight): (&Group, Pair, f64)| {
            let raw = f64::from(part.middle()) * middle_factor + f64::from(part.end()) * end_factor;
            Share { name: group.name.into(), raw, weight, value: raw * weight }
        };
        GROUPS
            .iter()
            .zip(parts)
            .zip(self.factors)
            .map(|((group, part), factor)| share((group, part, factor)))
            .collect()
    }

    /// A term's middlegame and endgame number, White's less Black's.
    fn part(&self, group: Group, trace: &Trace) -> Pair {
        let sum = |color: Color| {
            let slots = group.start..group.start + group.len;
            slots.fold(Pair::ZERO, |sum, slot| {
                sum + self.weights.pair(slot) * i32::from(trace.counts()[slot][color as usize])
            })
        };
        if group == KING_ATTACK {
            return danger(sum(Color::White)) - danger(sum(Color::Black));
        }
        sum(Color::White) - sum(Color::Black)
    }
}

impl Default for Tapered {
    fn default() -> Self {
        Tapered::new(Weights::tuned())
    }
}

impl ValueFunction<Chess> for Tapered {
    fn value(&self, game: &Chess, state: &State) -> f64 {
        self.explain(game, state).iter().map(|share| share.value).sum()
    }

    fn explain(&self, _game: &Chess, state: &State) -> Vec<Share> {
        self.shares(state)
    }

    fn weights(&self) -> Vec<(String, f64)> {
        GROUPS.iter().zip(self.factors).map(|(group, factor)| (group.name.into(), factor)).collect()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        match GROUPS.iter().position(|group| group.name == name) {
            Some(index) => self.factors[index] = weight,
            None => {
                let known = GROUPS.iter().map(|group| group.name.into()).collect();
                return Err(UnknownTerm { name: name.into(), known });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::testkit::random_state;
    use search::{Game, Notation};

    /// Integer steps lose at most this much against exact arithmetic.
    const ROUNDING: f64 = 3.0;

    #[test]
    fn the_search_and_people_see_the_same_value() {
        let chess = Chess::default();
        let tapered = Tapered::default();
        let mut judge = tapered.judge();
        for seed in 0..300 {
            let state = random_state(&chess, &chess.start(), seed as usize % 120, seed);
            let (fast, slow) = (f64::from(judge.value(&state)), tapered.value(&chess, &state));
            assert!((fast - slow).abs() <= ROUNDING, "{fast} against {slow} in {}", chess.show_state(&state));
        }
    }

    /// Turning the board round and swapping colours changes only the sign.
    #[test]
    fn both_colours_are_judged_alike() {
        let chess = Chess::default();
        let mut judge = Tapered::default().judge();
        for seed in 0..300 {
            let state = random_state(&chess, &chess.start(), seed as usize % 120, seed);
            let fen = chess.show_state(&state);
            let mirrored = chess.parse_state(&mirror(&fen)).unwrap();
            assert_eq!(judge.value(&state), -judge.value(&mirrored), "{fen}");
        }
    }

    fn mirror(fen: &str) -> String {
        let fields: Vec<&str> = fen.split(' ').collect();
        let swap = |text: &str| -> String {
            let flip = |c: char| {
                if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
            };
            text.chars().map(flip).collect()
        };
        let board: Vec<String> = fields[0].split('/').rev().map(swap).collect();
        let turn = if fields[1] == "w" { "b" } else { "w" };
        let passed: String = fields[3]
            .chars()
            .map(|c| match c {
                '3' => '6',
                '6' => '3',
                c => c,
            })
            .collect();
        format!("{} {turn} {} {passed} {} {}", board.join("/"), swap(fields[2]), fields[4], fields[5])
    }

    #[test]
    fn terms_can_be_switched_off() {
        let chess = Chess::default();
        let state = chess.parse_state("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
        let mut tapered = Tapered::default();
        let before = tapered.value(&chess, &state);
        tapered.set_weight("material", 0.0).unwrap();
        assert!(tapered.value(&chess, &state) < before);
        assert!(f64::from(tapered.judge().value(&state)) < before - 50.0);
        let error = tapered.set_weight("luck", 1.0).unwrap_err().to_string();
        assert!(error.starts_with("unknown term 'luck': expected one of material, places,"), "{error}");
        assert!(chess.outcome(&state).is_none());
    }
}
