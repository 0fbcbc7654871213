//! A value function measured once in every position of a graph, so that new numbers cost a sum.

use crate::error::LabError;
use crate::tune::graph::Graph;
use rayon::prelude::*;
use session::{Measured, WeightMeasure};

/// What is left of a value beside its terms, smaller than this, is rounding.
const ROUNDING: f64 = 1e-6;

/// What a value function's terms measure everywhere.
pub(super) struct Leaves {
    /// The names of the terms, and their weights.
    pub weights: Vec<(String, f64)>,
    /// By term, what it measures in every position.
    pub raw: Vec<Vec<f64>>,
    /// The part of every position's value that has nothing to do with the terms.
    fixed: Vec<f64>,
    /// By ply, the value of every position in which a game ended there; unused where there are moves.
    ended: Vec<Vec<f64>>,
}

impl Leaves {
    /// Measures everywhere, for searches up to this depth.
    pub fn new(graph: &Graph, measure: &dyn WeightMeasure, depth: u32) -> Result<Leaves, LabError> {
        let weights = measure.numbers();
        let look = |text: &String| Ok(measure.measure(text)?);
        let measured: Vec<Measured> = graph.texts.par_iter().map(look).collect::<Result<_, LabError>>()?;
        let mut raw = vec![vec![0.0; graph.texts.len()]; weights.len()];
        let mut fixed = vec![0.0; graph.texts.len()];
        for (number, measured) in measured.iter().enumerate() {
            measured.slopes.iter().for_each(|&(term, slope)| raw[term][number] = slope);
            let by_terms: f64 = measured.slopes.iter().map(|&(term, slope)| slope * weights[term].1).sum();
            let rest = measured.value - by_terms;
            fixed[number] = if rest.abs() < ROUNDING { 0.0 } else { rest };
        }
        let end = |ply: u32| {
            let value = |(number, text): (usize, &String)| match graph.nexts(number as u32) {
                [] => Ok(measure.ended(text, ply)?.unwrap_or_default()),
                _ => Ok(0.0),
            };
            graph.texts.iter().enumerate().map(value).collect()
        };
        let ended = (0..=depth).map(end).collect::<Result<_, LabError>>()?;
        Ok(Leaves { weights, raw, fixed, ended })
    }

    /// The value of every position with these weights, then the constants of the leaf rules, written into `out`.
    pub fn values(&self, graph: &Graph, weights: &[f64], out: &mut Vec<f64>) {
        out.clone_from(&self.fixed);
        for (raw, weight) in self.raw.iter().zip(weights).filter(|(_, weight)| **weight != 0.0) {
            out.iter_mut().zip(raw).for_each(|(value, raw)| *value += raw * weight);
        }
        out.extend(&graph.constants);
    }

    /// The values of games that ended at this ply.
    pub fn ended(&self, ply: u32) -> &[f64] {
        &self.ended[ply as usize]
    }

    /// The weights as they are.
    pub fn given(&self) -> Vec<f64> {
        self.weights.iter().map(|(_, weight)| *weight).collect()
    }
}
