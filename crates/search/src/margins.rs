//! Margins: how far an evaluation is trusted to leave something out. Plain data in the unit of the evaluation they
//! were measured with, so they are kept or dropped as a whole when another value function takes its place.

use crate::score::{Depth, Score};

/// Margins by depth are given for fewer plies before the leaves than this.
const DEPTHS: usize = 9;

/// A margin for each of the last plies before the leaves; none further away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByDepth([Option<Score>; DEPTHS]);

impl ByDepth {
    /// No margin at any depth.
    pub const OFF: ByDepth = ByDepth([None; DEPTHS]);

    /// The margins that `margin` gives for depths 0 to `last`.
    pub fn new(last: Depth, margin: impl Fn(i32) -> i32) -> ByDepth {
        debug_assert!((last.0 as usize) < DEPTHS, "more margins than there is room for");
        let mut margins = ByDepth::OFF;
        for (depth, slot) in (0..=last.0).zip(&mut margins.0) {
            *slot = Some(Score(margin(depth)));
        }
        margins
    }

    /// Margins for depths 1, 2, and so on; none at the leaves.
    pub fn from_one(listed: &[Score]) -> ByDepth {
        debug_assert!(listed.len() < DEPTHS, "more margins than there is room for");
        let mut margins = ByDepth::OFF;
        for (slot, &margin) in margins.0[1..].iter_mut().zip(listed) {
            *slot = Some(margin);
        }
        margins
    }

    /// The margin `depth` plies before the leaves; below them that of the leaves.
    #[inline]
    pub fn at(&self, depth: Depth) -> Option<Score> {
        self.0.get(depth.0.max(0) as usize).copied().flatten()
    }
}

/// All margins of an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Margins {
    /// Futility: what one quiet move can gain at most.
    pub quiet_gain: ByDepth,
    /// Reverse futility: what the opponent can win back at most.
    pub standing: ByDepth,
    /// Razoring: so far below the window only noisy moves can help.
    pub razor: ByDepth,
    /// What a quiet move may lose in an exchange to be worth trying.
    pub quiet_loss: ByDepth,
    /// The same for a noisy move.
    pub noisy_loss: ByDepth,
    /// Delta pruning: added to the gain of a noisy move in quiescence before it is called hopeless.
    pub hope: Option<Score>,
    /// Prob-cut: a noisy move that beats the window by this much at reduced depth is trusted to beat it.
    pub certainty: Option<Score>,
    /// The best move counts as the only good one if all others stay this much below it for every ply of depth.
    pub singular: Option<Score>,
    /// Aspiration: how far the score usually moves from one depth to the next.
    pub swing: Option<Score>,
}

impl Margins {
    /// No margins: nothing is left out on the word of an evaluation.
    pub const OFF: Margins = Margins {
        quiet_gain: ByDepth::OFF,
        standing: ByDepth::OFF,
        razor: ByDepth::OFF,
        quiet_loss: ByDepth::OFF,
        noisy_loss: ByDepth::OFF,
        hope: None,
        certainty: None,
        singular: None,
        swing: None,
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn margins_end_where_they_are_not_given() {
        let steps = ByDepth::new(Depth(3), |depth| 10 + depth);
        assert_eq!(
            [-1, 0, 3, 4, 99].map(|depth| steps.at(Depth(depth))),
            [10, 10, 13, 0, 0].map(|margin| { (margin > 0).then_some(Score(margin)) })
        );
        let listed = ByDepth::from_one(&[Score(5), Score(7)]);
        assert_eq!(
            [-1, 0, 1, 2, 3].map(|depth| listed.at(Depth(depth))),
            [None, None, Some(Score(5)), Some(Score(7)), None]
        );
        assert_eq!(ByDepth::OFF.at(Depth(1)), None);
    }
}
