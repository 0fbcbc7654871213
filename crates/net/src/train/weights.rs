//! The weights of a net that is being trained, as fractions in one row of numbers.

use crate::features::{InputLayout, MOST_ON};
use crate::kernel::{MAX_OUTPUT, ONE, OUTPUT_ONE};
use crate::network::{Net, NetShape};

/// Inputs that are on in a usual position: first weights are small enough for all of them together.
const USUAL_INPUTS: f32 = 24.0;
/// Hidden units begin a little above zero, so that most of them learn.
const FIRST_BIAS: f32 = 0.2;
/// Input weights and biases stay within plus and minus this, so that the sum of a bias and as many weights as there can be
/// inputs on fits 16 bits.
const MAX_INPUT: f32 = (i16::MAX / (MOST_ON + 1)) as f32 / ONE as f32;

/// All weights: rows of the inputs, then biases, outputs, biases of outputs.
#[derive(Clone)]
pub(super) struct NetWeights {
    pub shape: NetShape,
    pub numbers: Vec<f32>,
}

/// Where the parts begin.
#[derive(Clone, Copy)]
pub(super) struct WeightOffsets {
    pub biases: usize,
    pub outputs: usize,
    pub output_biases: usize,
    pub all: usize,
}

impl NetWeights {
    pub fn random(layout: InputLayout, hidden: usize, seed: u64) -> NetWeights {
        let shape = NetShape { layout, hidden };
        let parts = parts(shape);
        let mut random = fastrand::Rng::with_seed(seed);
        let mut draw = |most: f32| (2.0 * random.f32() - 1.0) * most;
        let row = 1.0 / USUAL_INPUTS.sqrt();
        let output = 1.0 / (2.0 * hidden as f32).sqrt();
        let number = |place: usize| match place {
            place if place < parts.biases => draw(row),
            place if place < parts.outputs => FIRST_BIAS,
            place if place < parts.output_biases => draw(output),
            _ => 0.0,
        };
        NetWeights { shape, numbers: (0..parts.all).map(number).collect() }
    }

    pub fn parts(&self) -> WeightOffsets {
        parts(self.shape)
    }

    #[inline(always)]
    pub fn row(&self, input: usize) -> &[f32] {
        &self.numbers[input * self.shape.hidden..][..self.shape.hidden]
    }

    /// How large the number at this place may be.
    #[inline(always)]
    pub fn limit(parts: WeightOffsets, place: usize) -> f32 {
        match place {
            place if place < parts.outputs => MAX_INPUT,
            place if place < parts.output_biases => f32::from(MAX_OUTPUT) / OUTPUT_ONE as f32,
            _ => f32::MAX,
        }
    }

    /// The nearest net in integers.
    pub fn net(&self, game: &str, recipe: &str, scale: i32) -> Net {
        let parts = self.parts();
        let input = |number: &f32| (number * f32::from(ONE)).round() as i16;
        let output = |number: &f32| (number * OUTPUT_ONE as f32).round() as i16;
        let output_bias = |number: &f32| (number * f32::from(ONE) * OUTPUT_ONE as f32).round() as i32;
        Net {
            game: game.into(),
            recipe: recipe.into(),
            shape: self.shape,
            scale,
            rows: self.numbers[..parts.biases].iter().map(input).collect(),
            biases: self.numbers[parts.biases..parts.outputs].iter().map(input).collect(),
            outputs: self.numbers[parts.outputs..parts.output_biases].iter().map(output).collect(),
            output_biases: self.numbers[parts.output_biases..].iter().map(output_bias).collect(),
        }
    }
}

pub(super) fn parts(shape: NetShape) -> WeightOffsets {
    let NetShape { layout, hidden } = shape;
    let biases = layout.inputs() * hidden;
    let outputs = biases + hidden;
    let output_biases = outputs + 2 * hidden * layout.phases;
    WeightOffsets { biases, outputs, output_biases, all: output_biases + layout.phases }
}
