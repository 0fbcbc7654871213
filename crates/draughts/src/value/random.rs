//! `random`: material and noise, the same for the same position and seed.

use super::study_end;
use crate::rules::Draughts;
use crate::state::State;
use search::evaluate::{Definition, UnknownTerm, WeightedSum};
use search::{Outcome, Ply, Share, ValueFunction};

/// Noise lies between minus and plus this.
const SPREAD: f64 = 50.0;

/// The noise term's name.
const NOISE: &str = "noise";

/// Material and seeded noise.
#[derive(Clone)]
pub struct RandomMaterial {
    seed: u64,
    noise: f64,
    material: WeightedSum<Draughts>,
}

impl RandomMaterial {
    /// The function with this seed.
    pub fn new(seed: u64) -> Self {
        RandomMaterial { seed, noise: 1.0, material: super::material() }
    }

    /// Uniform between minus and plus [`SPREAD`]: the key of a state is as good as drawn at random.
    fn noise(&self, state: &State) -> f64 {
        let drawn = mix(state.key() ^ self.seed.wrapping_mul(GOLDEN));
        (drawn >> 11) as f64 / (1u64 << 53) as f64 * 2.0 * SPREAD - SPREAD
    }
}

/// Spreads small seeds over all bits (2^64 divided by the golden ratio, odd).
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// Makes every bit of the result depend on every bit of the number.
fn mix(number: u64) -> u64 {
    let product = u128::from(number ^ GOLDEN) * u128::from(GOLDEN.rotate_left(32));
    let folded = product as u64 ^ (product >> 64) as u64;
    folded.wrapping_mul(GOLDEN) ^ folded >> 32
}

impl ValueFunction<Draughts> for RandomMaterial {
    fn value(&self, game: &Draughts, state: &State) -> f64 {
        self.material.value(game, state) + self.noise * self.noise(state)
    }

    fn terminal(&self, _: &Draughts, _: &State, outcome: Outcome, ply: Ply) -> f64 {
        study_end(outcome, ply)
    }

    fn explain(&self, game: &Draughts, state: &State) -> Vec<Share> {
        let raw = self.noise(state);
        let mut shares = self.material.explain(game, state);
        shares.push(Share { name: NOISE.into(), raw, weight: self.noise, value: raw * self.noise });
        shares
    }

    fn terms(&self) -> Vec<Definition> {
        let about = "a number between -50 and 50, the same for the same position and seed".into();
        let mut terms = self.material.terms();
        terms.push(Definition { name: NOISE.into(), weight: self.noise, about });
        terms
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        if name == NOISE {
            self.noise = weight;
            return Ok(());
        }
        self.material.set_weight(name, weight).map_err(|mut unknown| {
            unknown.known.push(NOISE.into());
            unknown
        })
    }
}
