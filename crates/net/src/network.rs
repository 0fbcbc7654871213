//! A net: one hidden layer for each side's view, one output for each phase.

use crate::base::preset_of;
use crate::fast::fast;
use crate::features::{InputBits, InputLayout};
use crate::kernel::{ONE, OUTPUT_ONE, add, weigh};
use search::Score;
use std::fmt;

/// Scores stay within plus and minus this: below everything that is known to be won.
const MAX_SCORE: i32 = 20_000;

/// What a net and what it adds to say together.
#[inline(always)]
pub(crate) fn together(base: Score, net: i32) -> Score {
    Score((base.0 + net).clamp(-MAX_SCORE, MAX_SCORE))
}

/// How large a net is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetShape {
    /// Its inputs and outputs.
    pub layout: InputLayout,
    /// Hidden units for each view; a multiple of 16.
    pub hidden: usize,
}

/// A trained net.
#[derive(Clone)]
pub struct Net {
    /// The game, as its features name it, and the value function that the net adds to, if there is one.
    pub game: String,
    /// How it was made, in words.
    pub recipe: String,
    /// Its size.
    pub shape: NetShape,
    /// What an output of one is worth in the unit of the game's evaluation.
    pub scale: i32,
    /// For every input the weights of the hidden units.
    pub(crate) rows: Vec<i16>,
    /// What the hidden units begin with.
    pub(crate) biases: Vec<i16>,
    /// For every phase the weights of the units of the mover's view, then of the other's.
    pub(crate) outputs: Vec<i16>,
    /// What every output begins with, in units of `ONE * OUTPUT_ONE`.
    pub(crate) output_biases: Vec<i32>,
}

impl Net {
    /// The value function that it adds to, by its name; none if it judges alone.
    pub fn base(&self) -> Option<&str> {
        preset_of(&self.game)
    }

    /// The weights of one input.
    #[inline(always)]
    pub(crate) fn row(&self, input: usize) -> &[i16] {
        &self.rows[input * self.shape.hidden..][..self.shape.hidden]
    }

    /// The score for the mover, given the hidden sums of its view and of the other's.
    #[inline(always)]
    pub(crate) fn output(&self, own: &[i16], other: &[i16], phase: usize) -> i32 {
        let hidden = self.shape.hidden;
        let weights = &self.outputs[2 * hidden * phase..][..2 * hidden];
        let sum = weigh(own, &weights[..hidden]) + weigh(other, &weights[hidden..]);
        let output = sum / i64::from(ONE) + i64::from(self.output_biases[phase]);
        let score = output * i64::from(self.scale) / (i64::from(ONE) * i64::from(OUTPUT_ONE));
        score.clamp(i64::from(-MAX_SCORE), i64::from(MAX_SCORE)) as i32
    }

    /// The hidden sums of one view.
    #[inline(always)]
    pub(crate) fn sums(&self, view: &InputBits) -> Vec<i16> {
        let mut sums = self.biases.clone();
        for input in view.inputs(self.shape.layout) {
            add(&mut sums, self.row(input));
        }
        sums
    }

    /// The score for the mover, from nothing, by the plainest road; views are the mover's and the other's.
    pub fn score_plainly(&self, [own, other]: [&InputBits; 2], phase: usize) -> i32 {
        self.output(&self.sums(own), &self.sums(other), phase)
    }

    /// The same by the processor's best road.
    pub fn score(&self, views: [&InputBits; 2], phase: usize) -> i32 {
        fast(
            #[inline(always)]
            || self.output(&self.sums(views[0]), &self.sums(views[1]), phase),
        )
    }
}

/// Nets are equal when all their numbers are.
impl PartialEq for Net {
    fn eq(&self, other: &Net) -> bool {
        let numbers = |net: &Net| (net.shape, net.scale);
        self.game == other.game
            && numbers(self) == numbers(other)
            && self.outputs == other.outputs
            && self.output_biases == other.output_biases
            && self.biases == other.biases
            && self.rows == other.rows
    }
}

impl Eq for Net {}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NetShape { layout, hidden } = self.shape;
        write!(f, "{}: ({} -> {hidden})x2 -> {}", self.game, layout.inputs(), layout.phases)
    }
}
