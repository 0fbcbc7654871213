//! The engine's own value function as people see it: piece values, and the other terms with a factor for each.

use super::blend::{Blend, strong};
use super::numbers::{numbers, slopes, with_numbers};
use super::pair::Pair;
use super::slots::{GROUPS, KING_ATTACK, MATERIAL, SlotGroup};
use super::tally::{Trace, danger};
use super::walk::{PositionJudge, trace};
use super::weights::SlotWeights;
use crate::rules::{Chess, State};
use cozy_chess::Color;
use search::evaluate::{Definition, UnknownTerm};
use search::{Evaluator, Share, ValueFunction};

/// The men with a value of their own, in the order of their slots.
const MEN: [&str; MATERIAL.len] = ["pawn", "knight", "bishop", "rook", "queen"];

/// What a number counts in.
pub(super) const PHASES: [&str; 2] = ["middlegame", "endgame"];

/// How many terms have a factor: all but material.
const FACTORS: usize = GROUPS.len() - 1;

/// The tuned value function; every man has two values, every other term a factor, 1 unless changed.
#[derive(Clone, Debug)]
pub struct Tapered {
    weights: SlotWeights,
    men: [[f64; PHASES.len()]; MEN.len()],
    factors: [f64; FACTORS],
}

/// Which number a name stands for.
enum WeightSlot {
    Man(usize, usize),
    Factor(usize),
}

impl Tapered {
    /// Judges by these weights.
    pub fn new(weights: SlotWeights) -> Self {
        let values = |man: usize| {
            let pair = weights.pair(MATERIAL.at(man));
            [pair.middle(), pair.end()].map(f64::from)
        };
        Tapered { men: std::array::from_fn(values), factors: [1.0; FACTORS], weights }
    }

    /// The same judgement for the search.
    pub fn judge(&self) -> PositionJudge {
        PositionJudge::new(self.whole())
    }

    /// The weights with values and factors counted in.
    pub(super) fn whole(&self) -> SlotWeights {
        let mut weights = self.weights.clone();
        for (man, [middle, end]) in self.men.into_iter().enumerate() {
            weights.set_pair(MATERIAL.at(man), middle, end);
        }
        let changed = factored().iter().zip(self.factors).filter(|&(_, factor)| factor != 1.0);
        changed.fold(weights, |weights, (&group, factor)| weights.scaled(group, factor))
    }

    /// What every term measures, White's less Black's: the men in both phases, then the terms with a factor.
    fn measure(&self, state: &State) -> ([[f64; PHASES.len()]; MEN.len()], [f64; FACTORS]) {
        let trace = trace(state.board());
        let men = std::array::from_fn(|man| difference(&trace, MATERIAL.at(man)));
        let parts: [Pair; FACTORS] = std::array::from_fn(|i| self.part(factored()[i], &trace));
        let (middle, end) = Blend::of(state).factors(strong(self.end(&men, &parts) as i32));
        let of_group = |part: Pair| f64::from(part.middle()) * middle + f64::from(part.end()) * end;
        (men.map(|count| [f64::from(count) * middle, f64::from(count) * end]), parts.map(of_group))
    }

    fn shares(&self, state: &State) -> Vec<Share> {
        let (men, groups) = self.measure(state);
        let share = |slot, raw: f64| {
            let Definition { name, weight, .. } = self.define(slot);
            Share { name, raw, weight, value: raw * weight }
        };
        let of_man = |(man, phase): (usize, usize)| share(WeightSlot::Man(man, phase), men[man][phase]);
        let of_group = |index: usize| share(WeightSlot::Factor(index), groups[index]);
        slots_of_men().map(of_man).chain((0..FACTORS).map(of_group)).collect()
    }

    /// The endgame number of everything, White's less Black's.
    fn end(&self, men: &[i32; MEN.len()], parts: &[Pair; FACTORS]) -> f64 {
        let material: f64 = men.iter().zip(self.men).map(|(&count, [_, end])| f64::from(count) * end).sum();
        let rest: f64 =
            parts.iter().zip(self.factors).map(|(part, factor)| f64::from(part.end()) * factor).sum();
        material + rest
    }

    /// A term's middlegame and endgame number, White's less Black's.
    fn part(&self, group: SlotGroup, trace: &Trace) -> Pair {
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

    fn define(&self, slot: WeightSlot) -> Definition {
        match slot {
            WeightSlot::Man(man, phase) => Definition {
                name: format!("{}-{}", MEN[man], PHASES[phase]),
                weight: self.men[man][phase],
                about: format!(
                    "White's {}s less Black's, times the share of the {}",
                    MEN[man], PHASES[phase]
                ),
            },
            WeightSlot::Factor(index) => Definition {
                name: factored()[index].name.into(),
                weight: self.factors[index],
                about: factored()[index].about.into(),
            },
        }
    }

    fn slot(&mut self, name: &str) -> Option<&mut f64> {
        if let Some(index) = factored().iter().position(|group| group.name == name) {
            return Some(&mut self.factors[index]);
        }
        let (man, phase) = name.split_once('-')?;
        let man = MEN.iter().position(|&known| known == man)?;
        Some(&mut self.men[man][PHASES.iter().position(|&known| known == phase)?])
    }
}

/// The terms with a factor.
fn factored() -> &'static [SlotGroup] {
    &GROUPS[1..]
}

/// Every man in both phases.
fn slots_of_men() -> impl Iterator<Item = (usize, usize)> {
    (0..MEN.len()).flat_map(|man| (0..PHASES.len()).map(move |phase| (man, phase)))
}

/// How many of what a slot measures White has more than Black.
fn difference(trace: &Trace, slot: usize) -> i32 {
    let [white, black] = trace.counts()[slot];
    i32::from(white) - i32::from(black)
}

impl Default for Tapered {
    fn default() -> Self {
        Tapered::new(SlotWeights::tuned())
    }
}

impl ValueFunction<Chess> for Tapered {
    fn value(&self, _game: &Chess, state: &State) -> f64 {
        let (men, groups) = self.measure(state);
        let of_men = men.as_flattened().iter().zip(self.men.as_flattened());
        of_men.chain(groups.iter().zip(&self.factors)).map(|(raw, weight)| raw * weight).sum()
    }

    fn explain(&self, _game: &Chess, state: &State) -> Vec<Share> {
        self.shares(state)
    }

    fn terms(&self) -> Vec<Definition> {
        let men = slots_of_men().map(|(man, phase)| WeightSlot::Man(man, phase));
        men.chain((0..FACTORS).map(WeightSlot::Factor)).map(|slot| self.define(slot)).collect()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        match self.slot(name) {
            Some(slot) => *slot = weight,
            None => {
                let known = self.terms().into_iter().map(|term| term.name).collect();
                return Err(UnknownTerm { name: name.into(), known });
            }
        }
        Ok(())
    }

    fn follow(&self) -> Option<Box<dyn Evaluator<Chess> + Send + '_>> {
        Some(Box::new(self.judge()))
    }

    fn set_slots(&mut self, text: &str) -> Result<(), String> {
        *self = Tapered::new(SlotWeights::parse(text).map_err(|error| error.to_string())?);
        Ok(())
    }

    fn slots(&self) -> Option<String> {
        Some(self.whole().show())
    }

    fn numbers(&self) -> Vec<(String, f64)> {
        numbers(&self.whole())
    }

    fn set_numbers(&mut self, numbers: &[f64]) {
        *self = Tapered::new(with_numbers(numbers));
    }

    fn slopes(&self, _game: &Chess, state: &State) -> Vec<(usize, f64)> {
        slopes(&self.whole(), state)
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
        tapered.set_weight("pawn-endgame", 0.0).unwrap();
        assert!(tapered.value(&chess, &state) < before);
        assert!(f64::from(tapered.judge().value(&state)) < before - 50.0);
        let error = tapered.set_weight("luck", 1.0).unwrap_err().to_string();
        assert!(
            error.starts_with("unknown term 'luck': expected one of pawn-middlegame, pawn-endgame,"),
            "{error}"
        );
        assert!(chess.outcome(&state).is_none());
    }
}
