//! A value function measured once in every position of a graph, so that new weights cost a sum.

use crate::tune::graph::Graph;
use draughts::Draughts;
use search::{Game, Ply, ValueFunction};

/// What a value function's terms measure everywhere.
pub(super) struct Leaves {
    /// The names of the terms.
    pub names: Vec<String>,
    /// By term, what it measures in every position.
    pub raw: Vec<Vec<f64>>,
    /// The part of every position's value that has nothing to do with the terms.
    fixed: Vec<f64>,
    /// By ply, the value of every position in which a game ended there; unused where there are moves.
    ended: Vec<Vec<f64>>,
}

impl Leaves {
    /// Measures everywhere, for searches up to this depth.
    pub fn new(graph: &Graph, value: &dyn ValueFunction<Draughts>, depth: u32) -> Leaves {
        let names: Vec<String> = value.weights().into_iter().map(|(name, _)| name).collect();
        let mut raw = vec![vec![0.0; graph.states.len()]; names.len()];
        let mut fixed = vec![0.0; graph.states.len()];
        for (i, state) in graph.states.iter().enumerate() {
            for share in value.explain(&Draughts, state) {
                match names.iter().position(|name| *name == share.name) {
                    Some(term) => raw[term][i] = share.raw,
                    None => fixed[i] += share.value,
                }
            }
        }
        let end = |ply: u32| {
            let value = |state| value.terminal(&Draughts, state, Draughts.stuck(state), Ply(ply));
            graph.states.iter().map(value).collect()
        };
        Leaves { names, raw, fixed, ended: (0..=depth).map(end).collect() }
    }

    /// The value of every position with these weights, written into `out`.
    pub fn values(&self, weights: &[f64], out: &mut Vec<f64>) {
        out.clone_from(&self.fixed);
        for (raw, weight) in self.raw.iter().zip(weights).filter(|(_, weight)| **weight != 0.0) {
            out.iter_mut().zip(raw).for_each(|(value, raw)| *value += raw * weight);
        }
    }

    /// The values of games that ended at this ply.
    pub fn ended(&self, ply: u32) -> &[f64] {
        &self.ended[ply as usize]
    }
}
