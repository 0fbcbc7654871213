//! The playing evaluation as a value function: it explains itself, and its weights can be tuned one by one.

use super::features::{Feature, FeatureCounts, differences};
use super::weights::{FeatureWeights, FeatureWorth, lead};
use crate::rules::Draughts;
use crate::state::{MAX_PIECES, State};
use search::evaluate::{Definition, UnknownTerm};
use search::{Share, ValueFunction};

/// The name of the term that makes exchanges attractive to the side ahead.
const TRADE_DOWN: &str = "trade_down";

/// Two terms for every feature, one for the opening and one for the ending, and trading down.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayingValue {
    opening: [f64; Feature::COUNT],
    ending: [f64; Feature::COUNT],
    trade_down: f64,
}

impl Default for PlayingValue {
    fn default() -> Self {
        PlayingValue::from(&FeatureWeights::default())
    }
}

impl From<&FeatureWeights> for PlayingValue {
    fn from(weights: &FeatureWeights) -> Self {
        let worths = Feature::ALL.map(|(feature, ..)| weights.get(feature));
        PlayingValue {
            opening: worths.map(|worth| f64::from(worth.opening)),
            ending: worths.map(|worth| f64::from(worth.ending)),
            trade_down: f64::from(weights.trade_down()),
        }
    }
}

/// The nearest whole weights, for the playing search.
impl From<&PlayingValue> for FeatureWeights {
    fn from(value: &PlayingValue) -> Self {
        let mut weights = FeatureWeights::default();
        for (i, (feature, ..)) in Feature::ALL.into_iter().enumerate() {
            let worth = FeatureWorth {
                opening: value.opening[i].round() as i32,
                ending: value.ending[i].round() as i32,
            };
            weights.set(feature, worth);
        }
        weights.set_trade_down(value.trade_down.round() as i32);
        weights
    }
}

/// Which weight a name stands for.
enum FeatureSlot {
    Opening(usize),
    Ending(usize),
    TradeDown,
}

impl PlayingValue {
    fn slot(&mut self, slot: FeatureSlot) -> &mut f64 {
        match slot {
            FeatureSlot::Opening(i) => &mut self.opening[i],
            FeatureSlot::Ending(i) => &mut self.ending[i],
            FeatureSlot::TradeDown => &mut self.trade_down,
        }
    }

    /// Name, raw measure and weight of every term, given what was counted.
    fn measured(&self, counts: &FeatureCounts, pieces: f64) -> Vec<(String, f64, f64)> {
        let share = pieces / (2 * MAX_PIECES) as f64;
        let mut terms = Vec::new();
        for (i, (_, name, _)) in Feature::ALL.into_iter().enumerate() {
            let count = f64::from(counts[i]);
            terms.push((format!("{name}_opening"), count * share, self.opening[i]));
            terms.push((format!("{name}_ending"), count * (1.0 - share), self.ending[i]));
        }
        terms.push((TRADE_DOWN.into(), f64::from(lead(counts)) / pieces.max(1.0), self.trade_down));
        terms
    }

    fn measured_in(&self, state: &State) -> Vec<(String, f64, f64)> {
        self.measured(&differences(state), state.occupied().len() as f64)
    }
}

fn slot_named(name: &str) -> Option<FeatureSlot> {
    if name == TRADE_DOWN {
        return Some(FeatureSlot::TradeDown);
    }
    let index = |stem: &str| Feature::ALL.iter().position(|(_, known, _)| *known == stem);
    let opening = name.strip_suffix("_opening").and_then(index).map(FeatureSlot::Opening);
    opening.or_else(|| name.strip_suffix("_ending").and_then(index).map(FeatureSlot::Ending))
}

/// What a term measures.
fn about(name: &str) -> String {
    let counted = |i: usize| Feature::ALL[i].2;
    match slot_named(name) {
        Some(FeatureSlot::Opening(i)) => format!("{}, times the pieces left of 24", counted(i)),
        Some(FeatureSlot::Ending(i)) => format!("{}, times the pieces gone of 24", counted(i)),
        _ => "pieces that White is ahead, divided by the pieces on the board".into(),
    }
}

impl ValueFunction<Draughts> for PlayingValue {
    fn value(&self, _: &Draughts, state: &State) -> f64 {
        let counts = differences(state);
        let pieces = state.occupied().len() as f64;
        let sum = |weights: &[f64; Feature::COUNT]| -> f64 {
            weights.iter().zip(&counts).map(|(weight, &count)| weight * f64::from(count)).sum()
        };
        let share = pieces / (2 * MAX_PIECES) as f64;
        let tapered = sum(&self.opening) * share + sum(&self.ending) * (1.0 - share);
        tapered + self.trade_down * f64::from(lead(&counts)) / pieces.max(1.0)
    }

    fn explain(&self, _: &Draughts, state: &State) -> Vec<Share> {
        let share = |(name, raw, weight)| Share { name, raw, weight, value: raw * weight };
        self.measured_in(state).into_iter().map(share).collect()
    }

    fn terms(&self) -> Vec<Definition> {
        let terms = self.measured(&[0; Feature::COUNT], 1.0);
        terms.into_iter().map(|(name, _, weight)| Definition { about: about(&name), name, weight }).collect()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        let known = || self.weights().into_iter().map(|(name, _)| name).collect();
        let slot = slot_named(name).ok_or_else(|| UnknownTerm { name: name.into(), known: known() })?;
        *self.slot(slot) = weight;
        Ok(())
    }
}
