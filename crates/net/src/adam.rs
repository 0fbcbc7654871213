//! Adam: every number moves by its mean slope, measured by how much that slope varies.
//!
//! It is here in two widths. Nets have hundreds of thousands of weights, and single precision puts twice as many into a register;
//! their factors are folded into the rate, once for all weights. Value functions have few numbers, which a fit ends with exactly,
//! in double precision.
//!
//! Diederik P. Kingma and Jimmy Ba, "Adam: A Method for Stochastic Optimization", International Conference on Learning
//! Representations, 2015.

use std::ops::{Add, Mul, Sub};

/// Numbers of either width.
pub trait AdamNumber:
    Copy + Into<f64> + Add<Output = Self> + Mul<Output = Self> + Sub<Output = Self>
{
    /// Nothing.
    const ZERO: Self;
    /// All of it.
    const ONE: Self;
    /// How much of the mean slope is kept from step to step.
    const KEEP_MEAN: Self;
    /// How much of its mean square is.
    const KEEP_SQUARE: Self;
    /// Slopes that never vary are not divided by nothing.
    const LEAST: Self;
}

impl AdamNumber for f32 {
    const ZERO: f32 = 0.0;
    const ONE: f32 = 1.0;
    const KEEP_MEAN: f32 = 0.9;
    const KEEP_SQUARE: f32 = 0.999;
    const LEAST: f32 = 1e-8;
}

impl AdamNumber for f64 {
    const ZERO: f64 = 0.0;
    const ONE: f64 = 1.0;
    const KEEP_MEAN: f64 = 0.9;
    const KEEP_SQUARE: f64 = 0.999;
    const LEAST: f64 = 1e-8;
}

/// What is remembered of the slopes.
pub struct Adam<F> {
    /// The mean slope of each number.
    pub means: Vec<F>,
    /// Its mean square.
    pub squares: Vec<F>,
    /// Steps so far.
    pub steps: u32,
}

/// How much of the memory is filled after some steps: means are too small by this factor at first.
#[derive(Clone, Copy)]
pub struct Filled {
    /// Of the mean slope.
    pub mean: f64,
    /// Of its mean square.
    pub square: f64,
}

impl<F: AdamNumber> Adam<F> {
    /// Nothing is known of the slopes of this many numbers.
    pub fn new(numbers: usize) -> Adam<F> {
        Adam { means: vec![F::ZERO; numbers], squares: vec![F::ZERO; numbers], steps: 0 }
    }

    /// Begins a step.
    pub fn begin_step(&mut self) -> Filled {
        self.steps += 1;
        let filled = |keep: F| 1.0 - keep.into().powi(self.steps as i32);
        Filled { mean: filled(F::KEEP_MEAN), square: filled(F::KEEP_SQUARE) }
    }
}

/// Remembers a slope of one number.
#[inline(always)]
pub fn remember<F: AdamNumber>(mean: &mut F, square: &mut F, slope: F) {
    *mean = F::KEEP_MEAN * *mean + (F::ONE - F::KEEP_MEAN) * slope;
    *square = F::KEEP_SQUARE * *square + (F::ONE - F::KEEP_SQUARE) * slope * slope;
}
