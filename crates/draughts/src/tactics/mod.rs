//! What draughts tells the playing search: what a position is worth, what is forced, what may wait.

mod features;
mod value;
mod weights;

use crate::colour::crown_row;
use crate::moves::Move;
use crate::rules::Draughts;
use crate::state::State;
use search::margins::{ByDepth, Margins};
use search::tactics::NoKnowledge;
use search::{Depth, Evaluator, Knowledge, Moves, Score, Side, Tactics};

pub use features::{Feature, FeatureCounts, counts, differences};
pub use value::PlayingValue;
pub use weights::{FeatureWeights, FeatureWorth, MAX_WORTH};

/// What a captured king counts when captures are ordered; a man counts one less.
const KING_GAIN: usize = 3;
const MAN_GAIN: usize = 2;

/// How far the score usually moves between depths.
const ASPIRATION_DELTA: Score = Score(20);

/// What a quiet move can gain near the leaves: a little position, or a man if there is time to win it.
const FUTILITY: [Score; 3] = [Score(45), Score(90), Score(140)];

/// Quiet moves from this one on, at least this deep, are reduced by two plies instead of one.
const LATE_INDEX: usize = 4;
const LATE_DEPTH: Depth = Depth(6);

/// The advice of draughts to the playing search.
#[derive(Clone, Debug, Default)]
pub struct DraughtsTactics<K = NoKnowledge> {
    /// What the features of a position are worth.
    pub weights: FeatureWeights,
    /// Exact knowledge.
    pub knowledge: K,
}

impl<K> DraughtsTactics<K> {
    /// The advice with these weights and this knowledge.
    pub fn new(weights: FeatureWeights, knowledge: K) -> Self {
        DraughtsTactics { weights, knowledge }
    }
}

impl Evaluator<Draughts> for FeatureWeights {
    #[inline]
    fn evaluate(&mut self, _: &Draughts, state: &State) -> Score {
        let value = self.value(&differences(state), state.occupied().len() as i32);
        let limited = value.clamp(-Score::MAX_EVALUATION.0, Score::MAX_EVALUATION.0);
        match state.turn() {
            Side::Max => Score(limited),
            Side::Min => Score(-limited),
        }
    }
}

impl<K: Knowledge<Draughts>> Tactics<Draughts> for DraughtsTactics<K> {
    type Evaluator = FeatureWeights;
    type Moves = DraughtsMoves;
    type Knowledge = K;

    fn evaluator(&mut self) -> &mut FeatureWeights {
        &mut self.weights
    }

    fn margins(&self) -> Margins {
        let gains = ByDepth::from_one(&FUTILITY);
        Margins {
            futility: gains,
            reverse_futility: gains,
            aspiration: Some(ASPIRATION_DELTA),
            ..Margins::OFF
        }
    }

    fn moves(&self) -> &DraughtsMoves {
        &DraughtsMoves
    }

    fn knowledge(&mut self) -> &mut K {
        &mut self.knowledge
    }
}

/// What draughts says about moves.
#[derive(Clone, Copy, Debug)]
pub struct DraughtsMoves;

impl Moves<Draughts> for DraughtsMoves {
    /// Captures are compulsory.
    #[inline]
    fn is_forced(&self, _: &Draughts, state: &State) -> bool {
        state.has_capture(state.turn())
    }

    #[inline]
    fn is_noisy(&self, _: &Draughts, state: &State, m: Move) -> bool {
        m.is_capture() || is_crowning(state, m)
    }

    #[inline]
    fn rank(&self, _: &Draughts, state: &State, m: Move) -> i32 {
        let captured = m.captured();
        let kings = (captured & state.all_kings()).len();
        let gain = MAN_GAIN * (captured.len() - kings) + KING_GAIN * kings;
        gain as i32 + i32::from(is_crowning(state, m))
    }

    fn reduction(&self, depth: Depth, index: usize) -> Depth {
        let is_late = index >= LATE_INDEX && depth >= LATE_DEPTH;
        Depth(if is_late { 2 } else { 1 })
    }
}

fn is_crowning(state: &State, m: Move) -> bool {
    crown_row(state.turn()).contains(m.to()) && !state.all_kings().contains(m.from())
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::pvs::{Limits, Table, ThinkRequest, think};
    use search::{NoControl, Notation, Ply, Silent};

    fn best(position: &str, depth: i32) -> (String, Score) {
        let state = Draughts.parse_state(position).unwrap();
        let request = ThinkRequest {
            limits: Limits { depth: Depth(depth), ..Limits::default() },
            ..ThinkRequest::new(&state)
        };
        let tactics = DraughtsTactics::<NoKnowledge>::default();
        let thought = think(&Draughts, &tactics, Silent, &Table::new(1), &request, &NoControl, &mut |_| {});
        (Draughts.show_move(&state, thought.best().unwrap()), thought.lines[0].score)
    }

    #[test]
    fn the_playing_search_finds_wins() {
        // The study is a win in 15 plies that starts with 14-9.
        assert_eq!(best("W:WK10,K14:BK1", 17), ("14-9".into(), Score::win_at(Ply(15))));
        // A man is given up to take two and the last.
        let (text, score) = best("W:W22,K32:B13,14", 9);
        assert!(score > Score(150), "{text} {score:?}");
    }

    #[test]
    fn gains_are_ordered_by_what_is_taken() {
        let state = Draughts.parse_state("W:W31,K1,7:B26,K6").unwrap();
        let rank = |text| DraughtsMoves.rank(&Draughts, &state, Draughts.parse_move(&state, text).unwrap());
        assert!(rank("1x10") > rank("31x22"));
        assert!(DraughtsMoves.is_forced(&Draughts, &state));
        let free = Draughts.parse_state("W:W7,K1:B26").unwrap();
        let is_noisy =
            |text| DraughtsMoves.is_noisy(&Draughts, &free, Draughts.parse_move(&free, text).unwrap());
        assert!(!DraughtsMoves.is_forced(&Draughts, &free));
        assert_eq!((is_noisy("7-3"), is_noisy("1-6")), (true, false));
    }
}
