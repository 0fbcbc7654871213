//! Playing below full strength: fewer nodes, and now and then not the best move.

use super::options::ELO_RANGE;
use search::pvs::Line;

/// Nodes at the lowest strength.
const LEAST_NODES: f64 = 30.0;
/// So many points are worth twice the nodes.
const DOUBLING: f64 = 165.0;
/// Lines to choose from.
pub(super) const CHOICES: usize = 4;
/// At the lowest strength a move may look better or worse by this many hundredths of a pawn.
const MOST_NOISE: f64 = 260.0;

/// How much to search.
pub(super) fn nodes(elo: u32) -> u64 {
    let above = f64::from(elo) - ELO_RANGE.0 as f64;
    (LEAST_NODES * (above / DOUBLING).exp2()) as u64
}

/// The index of the line to play: the best after adding noise.
pub(super) fn choose<M>(lines: &[Line<M>], elo: u32, random: &mut fastrand::Rng) -> usize {
    let (least, most) = (ELO_RANGE.0 as f64, ELO_RANGE.1 as f64);
    let weakness = ((most - f64::from(elo)) / (most - least)).clamp(0.0, 1.0);
    let mut noisy = |line: &Line<M>| f64::from(line.score.0) + random.f64() * MOST_NOISE * weakness;
    let scores: Vec<f64> = lines.iter().map(&mut noisy).collect();
    let best = (0..scores.len()).max_by(|&a, &b| scores[a].total_cmp(&scores[b]));
    best.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::{Bound, Score};

    #[test]
    fn strength_is_nodes_and_noise() {
        assert!(nodes(800) == 30 && nodes(2800) > 100_000);
        let line = |score| Line { score: Score(score), bound: Bound::Exact, moves: vec![0] };
        let lines = [line(30), line(20), line(-900)];
        let mut random = fastrand::Rng::with_seed(1);
        assert!((0..100).all(|_| choose(&lines, 2800, &mut random) == 0));
        let weak: Vec<usize> = (0..200).map(|_| choose(&lines, 800, &mut random)).collect();
        assert!(weak.contains(&1) && !weak.contains(&2));
    }
}
