//! Climbs to better weights: moves a few at random and keeps what wins more, shaken too.

use crate::error::LabError;
use crate::settings::Weights;
use crate::tune::fit::fit;
use crate::tune::graph::Graph;
use crate::tune::leaves::Leaves;
use crate::tune::shake::{ShakeRequest, draw};
use crate::tune::sweep::Sweep;
use serde::{Deserialize, Serialize};
use session::{LongWork, WeightMeasure};
use utoipa::ToSchema;

/// A weight is multiplied by e to this power times a number that is rarely beyond plus or minus two.
const STRETCH: f64 = 0.35;

/// Or it is moved by this part of all weights together, times such a number.
const STEP: f64 = 0.12;

/// At most this number of weights is moved at once: more rarely helps.
const MOST_MOVED: usize = 3;

/// A step that loses this much as it is, over the best so far shaken, is not worth shaking.
const HOPELESS: f64 = 1.3;
const HOPELESS_POSITIONS: f64 = 30.0;

/// Where the climb begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// At the weights the value function has.
    #[default]
    Given,
    /// At the weights that follow the true distance best.
    Fitted,
}

/// How weights are tuned.
#[derive(Clone, PartialEq, Debug)]
pub struct TruthClimb {
    /// Where to begin.
    pub start: Start,
    /// How many steps to try.
    pub steps: usize,
    /// How each candidate is judged, whichever climb it is of.
    pub shake: ShakeRequest,
    /// Draws the steps; the same seed tries the same ones.
    pub seed: u64,
}

/// Weights found by a climb.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuned {
    /// The weights by name.
    pub weights: Weights,
    /// Steps that were tried.
    pub tried: usize,
    /// Steps that were kept: no worse than what was there.
    pub kept: usize,
    /// Those of them that won more.
    pub better: usize,
    /// Positions not won, over all depths, on average over the draws: at the start.
    pub lost_before: f64,
    /// The same in the end.
    pub lost_after: f64,
    /// Whether the caller stopped it early; the weights are the best so far.
    pub stopped: bool,
}

/// Climbs from the weights of a value function, and tells after every step how many were tried and how many positions are not
/// won; when stopped, the best so far are the answer.
pub fn tune_by_truth(
    graph: &Graph,
    measure: &dyn WeightMeasure,
    request: &TruthClimb,
    follow: LongWork<'_>,
    tell: &mut dyn FnMut(usize, f64),
) -> Result<Tuned, LabError> {
    let deepest = request.shake.depths.iter().copied().max().unwrap_or(1);
    let leaves = Leaves::new(graph, measure, deepest)?;
    let mut weights: Vec<f64> = match request.start {
        Start::Given => leaves.given(),
        Start::Fitted => fit(graph, &leaves),
    };
    let mut judge = WeightJudge { graph, leaves: &leaves, sweep: Sweep::default(), shake: &request.shake };
    let units = units(graph, &leaves);
    let mut random = fastrand::Rng::with_seed(request.seed);
    let lost_before = judge.shaken(&weights);
    let (mut lost, mut kept, mut better, mut tried) = (lost_before, 0, 0, 0);
    tell(tried, lost);
    while tried < request.steps && !follow.stop.is_raised() {
        (follow.progress)(tried as u64, request.steps as u64);
        tried += 1;
        let candidate = moved(&weights, &units, &mut random);
        if judge.lost(&candidate) <= lost * HOPELESS + HOPELESS_POSITIONS {
            let candidate_lost = judge.shaken(&candidate);
            if candidate_lost <= lost {
                kept += 1;
                better += usize::from(candidate_lost < lost);
                (weights, lost) = (candidate, candidate_lost);
            }
        }
        tell(tried, lost);
    }
    let names = leaves.weights.iter().map(|(name, _)| name.clone());
    let weights = names.zip(weights).collect();
    Ok(Tuned { weights, tried, kept, better, lost_before, lost_after: lost, stopped: tried < request.steps })
}

/// Judges weights by what they do not win.
struct WeightJudge<'a> {
    graph: &'a Graph,
    leaves: &'a Leaves,
    sweep: Sweep,
    shake: &'a ShakeRequest,
}

impl WeightJudge<'_> {
    /// Positions not won, over all depths.
    fn lost(&mut self, weights: &[f64]) -> f64 {
        let positions = self.graph.won.len();
        let lost = |&depth: &u32| positions - self.sweep.won(self.graph, self.leaves, weights, depth);
        self.shake.depths.iter().map(lost).sum::<usize>() as f64
    }

    /// The mean over the weights as they are and as they are when shaken.
    fn shaken(&mut self, weights: &[f64]) -> f64 {
        let draws = draw(weights, self.shake);
        let all: Vec<f64> = std::iter::once(weights.to_vec()).chain(draws).map(|w| self.lost(&w)).collect();
        all.iter().sum::<f64>() / all.len() as f64
    }
}

/// For each term, how much it varies: weights times these can be compared. A term that is the same everywhere has 0.
fn units(graph: &Graph, leaves: &Leaves) -> Vec<f64> {
    let count = graph.won.len().max(1) as f64;
    let deviation = |raw: &Vec<f64>| {
        let values = || graph.won.iter().map(move |(number, _)| raw[*number as usize]);
        let mean = values().sum::<f64>() / count;
        (values().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
    };
    leaves.raw.iter().map(deviation).collect()
}

/// The weights with one to three of them moved, of the terms that vary.
fn moved(weights: &[f64], units: &[f64], random: &mut fastrand::Rng) -> Vec<f64> {
    let mut moved = weights.to_vec();
    let varying: Vec<usize> = (0..units.len()).filter(|&i| units[i] > 0.0).collect();
    let size = weights.iter().zip(units).map(|(w, unit)| (w * unit).powi(2)).sum::<f64>().sqrt();
    for _ in 0..random.usize(1..=MOST_MOVED) {
        let Some(&i) = random.choice(&varying) else { break };
        let by = bell(random);
        match random.bool() {
            true => moved[i] *= (STRETCH * by).exp(),
            false => moved[i] += STEP * by * size / units[i],
        }
    }
    moved
}

/// A number around zero, rarely beyond plus or minus two: the sum of twelve uniform ones, less six.
fn bell(random: &mut fastrand::Rng) -> f64 {
    (0..12).map(|_| random.f64()).sum::<f64>() - 6.0
}
