//! The leaves computed by hand too: what each term of the value function comes to there.

use crate::{Exercise, ExerciseError, ExerciseTree, LeafSum};
use session::view::NodeView;
use session::{At, EvalChoice, Exit, Playable, SessionError};
use std::collections::HashMap;

/// More leaves are too many to compute by hand.
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
            return Err(ExerciseError::GivenLeaves.into());
        }
        let judged = self.judged_by_name();
        let leaves = exercise.leaves().into_iter();
        let wanted: Vec<(String, NodeView<'_>)> =
            leaves.filter_map(|name| judged.get(name.as_str()).map(|&node| (name, node))).collect();
        if wanted.len() > MAX_LEAVES {
            return Err(ExerciseError::ManyLeaves { leaves: wanted.len() }.into());
        }
        let sum = |(name, node): (String, NodeView<'_>)| {
            let at = At { position: Some(node.position.into()), moves: Vec::new() };
            let terms = bench.eval(&at, eval)?.terms;
            Ok((name, LeafSum { position: node.position.into(), terms }))
        };
        let sums: Vec<_> = wanted.into_iter().map(sum).collect::<Result<_, SessionError>>()?;
        Ok(exercise.with_leaves(sums))
    }

    /// The nodes where the value function was asked.
    fn judged_by_name(&self) -> HashMap<&str, NodeView<'_>> {
        let named = self.names.iter().map(String::as_str).zip(self.view.nodes());
        named.filter(|(_, node)| node.has_exit(Exit::Leaf) && !node.skipped).collect()
    }
}
