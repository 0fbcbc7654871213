//! Playing below full strength: fewer nodes, and now and then not the best move.

use search::pvs::Variation;

/// How a strength is played.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Setting {
    /// What can be asked for as `UCI_Elo`.
    elo: u32,
    /// How much is searched, for all lines together.
    nodes: f64,
    /// A move may look better than it is by this many hundredths of a pawn.
    noise: f64,
}

/// With each of these the engine scores 43 to 60 % against Stockfish 15 limited to the same rating; the last lies
/// between measured ones, and the first, below Stockfish's range, scores against 1350 what 250 points less promise
/// (docs/results/uci-elo.md). Fewer nodes than the first row's do not finish one ply of every line: chance plays then.
const SCALE: [Setting; 6] = [
    Setting { elo: 1100, nodes: 600.0, noise: 800.0 },
    Setting { elo: 1350, nodes: 600.0, noise: 400.0 },
    Setting { elo: 1500, nodes: 600.0, noise: 160.0 },
    Setting { elo: 1700, nodes: 850.0, noise: 100.0 },
    Setting { elo: 1850, nodes: 2_200.0, noise: 50.0 },
    Setting { elo: 2000, nodes: 35_000.0, noise: 50.0 },
];

/// The weakest and the strongest strength that can be asked for.
pub(super) const ELO_RANGE: (i64, i64) = (SCALE[0].elo as i64, SCALE[SCALE.len() - 1].elo as i64);

/// Lines to choose from.
pub(super) const CHOICES: usize = 4;

/// The setting for a strength: between two rows the noise goes in a straight line, and so does the logarithm of the nodes.
fn setting(elo: u32) -> Setting {
    let above = SCALE.iter().position(|setting| setting.elo >= elo).unwrap_or(SCALE.len() - 1).max(1);
    let (low, high) = (SCALE[above - 1], SCALE[above]);
    let part = ((f64::from(elo) - f64::from(low.elo)) / f64::from(high.elo - low.elo)).clamp(0.0, 1.0);
    let nodes = low.nodes * (high.nodes / low.nodes).powf(part);
    Setting { elo, nodes, noise: low.noise + part * (high.noise - low.noise) }
}

/// How much to search.
pub(super) fn nodes(elo: u32) -> u64 {
    setting(elo).nodes.round() as u64
}

/// The index of the line to play: the best after adding noise.
pub(super) fn choose<M>(lines: &[Variation<M>], elo: u32, random: &mut fastrand::Rng) -> usize {
    let noise = setting(elo).noise;
    let mut noisy = |line: &Variation<M>| f64::from(line.score.0) + random.f64() * noise;
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
        for row in SCALE {
            assert_eq!(setting(row.elo), row);
        }
        for elo in ELO_RANGE.0 as u32..ELO_RANGE.1 as u32 {
            assert!(nodes(elo) <= nodes(elo + 1) && setting(elo).noise >= setting(elo + 1).noise, "{elo}");
        }
        let line = |score| Variation { score: Score(score), bound: Bound::Exact, moves: vec![0] };
        let lines = [line(30), line(20), line(-900)];
        let mut random = fastrand::Rng::with_seed(1);
        let mut seconds = |elo: i64| {
            let chosen: Vec<usize> = (0..200).map(|_| choose(&lines, elo as u32, &mut random)).collect();
            assert!(!chosen.contains(&2));
            chosen.into_iter().filter(|&index| index == 1).count()
        };
        assert!(seconds(ELO_RANGE.0) > seconds(ELO_RANGE.1));
    }
}
