//! How steady weights are: what is still won when all of them are moved a little.

use crate::error::LabError;
use crate::tune::graph::Graph;
use crate::tune::leaves::Leaves;
use crate::tune::sweep::Sweep;
use serde::Serialize;
use session::{Algorithm, LongWork, Request, Shard, WeightMeasure};

/// How weights are shaken.
#[derive(Clone, PartialEq, Debug)]
pub struct ShakeRequest {
    /// The depths to search to.
    pub depths: Vec<u32>,
    /// How often.
    pub draws: usize,
    /// Every weight is moved by up to this part of itself, up or down.
    pub spread: f64,
    /// Draws the movements.
    pub seed: u64,
    /// Only this part of the draws is looked at.
    pub shard: Shard,
}

impl Default for ShakeRequest {
    fn default() -> Self {
        ShakeRequest { depths: vec![4, 6], draws: 60, spread: 0.1, seed: 1, shard: Shard::WHOLE }
    }
}

/// Positions won against every defence at one depth, with the weights as they are and shaken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shaken {
    /// The depth.
    pub depth: u32,
    /// Won positions of the class.
    pub positions: usize,
    /// Those won with the weights as they are.
    pub won: usize,
    /// The fewest won in any draw.
    pub worst: usize,
    /// How many are won on average over the draws.
    pub mean: f64,
    /// Draws in which at least 99 % were won.
    pub steady_draws: usize,
    /// How often the weights were shaken.
    pub draws: usize,
    /// How many are won in each draw.
    #[serde(skip)]
    pub counts: Vec<usize>,
}

/// The part of the positions that steady weights still win.
const STEADY: f64 = 0.99;

/// The leaf rules of a search that the fast sweeps can stand for: it looks at every move, so its values hang on no order.
/// A rule that compares values goes by the weights as they are given.
pub fn swept_rules(search: &Request) -> Result<&[String], LabError> {
    let is_whole = [Algorithm::MINIMAX, Algorithm::ALPHABETA].contains(&search.algorithm);
    if is_whole && search.textbook.beam.is_none() && !search.textbook.strict {
        Ok(&search.textbook.rules)
    } else {
        Err(LabError::NotSwept)
    }
}

/// Shakes the weights of a value function; tells what there is of a depth after every draw.
pub fn shake(
    graph: &Graph,
    measure: &dyn WeightMeasure,
    request: &ShakeRequest,
    follow: LongWork<'_>,
    tell: &mut dyn FnMut(Shaken),
) -> Result<Vec<Shaken>, LabError> {
    let deepest = request.depths.iter().copied().max().unwrap_or(1);
    let leaves = Leaves::new(graph, measure, deepest)?;
    let weights = leaves.given();
    let draws = draw(&weights, request);
    let mut sweep = Sweep::default();
    let mut rows = Vec::new();
    let total = (request.depths.len() * draws.len()) as u64;
    for &depth in &request.depths {
        let won = sweep.won(graph, &leaves, &weights, depth);
        let mut counts = Vec::with_capacity(draws.len());
        for weights in &draws {
            if follow.stop.is_raised() {
                return Err(LabError::Stopped);
            }
            counts.push(sweep.won(graph, &leaves, weights, depth));
            (follow.progress)((rows.len() * draws.len() + counts.len()) as u64, total);
            tell(Shaken::of(graph.won.len(), depth, won, counts.clone()));
        }
        rows.push(Shaken::of(graph.won.len(), depth, won, counts));
    }
    Ok(rows)
}

impl Shaken {
    /// From how many positions are won as it is and in each draw.
    pub(crate) fn of(positions: usize, depth: u32, won: usize, counts: Vec<usize>) -> Shaken {
        let is_steady = |count: &&usize| **count as f64 >= STEADY * positions as f64;
        Shaken {
            depth,
            positions,
            won,
            worst: counts.iter().copied().min().unwrap_or(won),
            mean: counts.iter().sum::<usize>() as f64 / counts.len().max(1) as f64,
            steady_draws: counts.iter().filter(is_steady).count(),
            draws: counts.len(),
            counts,
        }
    }
}

/// The weights as often as they are to be shaken.
pub(super) fn draw(weights: &[f64], request: &ShakeRequest) -> Vec<Vec<f64>> {
    let mut random = fastrand::Rng::with_seed(request.seed);
    let mut moved = |weight: &f64| weight * (1.0 + request.spread * (2.0 * random.f64() - 1.0));
    let all = (0..request.draws).map(|_| weights.iter().map(&mut moved).collect());
    all.enumerate().filter(|(draw, _)| request.shard.holds(*draw)).map(|(_, weights)| weights).collect()
}
