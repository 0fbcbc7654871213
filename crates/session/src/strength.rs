//! Playing below full strength: fewer nodes, and now and then not the best move.

use crate::answers::LineView;
use search::Side;

/// How a strength is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The rating it was measured at.
    pub elo: u32,
    /// How much is searched, for all lines together.
    pub nodes: f64,
    /// A move may look better than it is by this much.
    pub noise: f64,
}

impl Strength {
    /// Lines that have to be searched to choose from.
    pub const LINES: usize = 4;

    /// How a rating is played: between two rows of a scale the noise goes in a straight line, and so does the logarithm of the
    /// nodes. None where there is no scale.
    pub fn of(scale: &[Strength], elo: u32) -> Option<Strength> {
        let low = scale.iter().rfind(|row| row.elo <= elo).or(scale.first())?;
        let high = scale.iter().find(|row| row.elo >= elo).or(scale.last())?;
        let distance = f64::from(high.elo.abs_diff(low.elo).max(1));
        let part = ((f64::from(elo) - f64::from(low.elo)) / distance).clamp(0.0, 1.0);
        let nodes = low.nodes * (high.nodes / low.nodes).powf(part);
        Some(Strength { elo, nodes, noise: low.noise + part * (high.noise - low.noise) })
    }

    /// The line to play for the side to move: the best after adding noise.
    pub fn choose<'a>(
        &self,
        lines: &'a [LineView],
        turn: Side,
        mut chance: impl FnMut() -> f64,
    ) -> Option<&'a LineView> {
        let noisy = |line: &'a LineView| {
            let own = line.value.seen_by(turn).number();
            (own + chance() * self.noise, line)
        };
        let best = lines.iter().map(noisy).max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.map(|(_, line)| line)
    }
}
