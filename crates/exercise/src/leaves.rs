//! The leaves computed by hand too: what each term of the value function comes to there.

use crate::ExerciseTree;
use explicit::{Exercise, LeafSum};
use session::view::NodeView;
use session::{At, EvalChoice, Exit, Playable, SessionError};
use std::collections::HashMap;

/// Nobody computes more leaves by hand.
pub const MAX_LEAVES: usize = 300;

impl ExerciseTree {
    /// The same exercise that asks for the leaves that the value function judges too, term by term.
    pub fn with_leaves<'a>(
        &'a self,
        exercise: Exercise<'a>,
        bench: &dyn Playable,
        eval: &EvalChoice,
    ) -> Result<Exercise<'a>, SessionError> {
        if bench.hand_made().is_some() {
            return Err(SessionError::Game(
                "the leaves of a hand-made tree are given: expected a game".into(),
            ));
        }
        let judged = self.judged_by_name();
        let leaves = exercise.leaves().into_iter();
        let wanted: Vec<(String, &NodeView)> =
            leaves.filter_map(|name| judged.get(name.as_str()).map(|&node| (name, node))).collect();
        if wanted.len() > MAX_LEAVES {
            return Err(SessionError::Game(format!(
                "the sheet has {} leaves, too many to compute by hand: expected at most {MAX_LEAVES}; ask along a line",
                wanted.len()
            )));
        }
        let sum = |(name, node): (String, &NodeView)| {
            let at = At { position: Some(node.position.clone()), moves: Vec::new() };
            let terms = bench.eval(&at, eval)?.terms;
            Ok((name, LeafSum { position: node.position.clone(), terms }))
        };
        let sums: Vec<_> = wanted.into_iter().map(sum).collect::<Result<_, SessionError>>()?;
        Ok(exercise.with_leaves(sums))
    }

    /// The nodes where the value function was asked.
    fn judged_by_name(&self) -> HashMap<&str, &NodeView> {
        let named = self.names.iter().map(String::as_str).zip(&self.view.nodes);
        named.filter(|(_, node)| node.exit == Exit::Leaf && !node.skipped).collect()
    }
}
