//! The tree as a game: a state is a node, a move leads to a child, a leaf ends the game with its value.

use crate::tree::{Explicit, NodeId, NodeKind};
use search::{Game, Outcome, Side, scramble};

/// A move: which child, counted from 0 at the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Branch(pub u16);

impl Explicit {
    /// The child a move leads to.
    pub fn child(&self, id: NodeId, m: Branch) -> NodeId {
        debug_assert!(m.0 < self.node(id).child_count);
        NodeId(self.node(id).first_child + u32::from(m.0))
    }

    fn branches(&self, id: NodeId) -> impl Iterator<Item = Branch> + use<> {
        (0..self.node(id).child_count).map(Branch)
    }

    /// The side that chose the way to a node; none below chance and at the root.
    fn chooser(&self, id: NodeId) -> Option<Side> {
        match self.kind(self.parent(id)?)? {
            NodeKind::Max => Some(Side::Max),
            NodeKind::Min => Some(Side::Min),
            NodeKind::Chance => None,
        }
    }
}

impl Game for Explicit {
    type State = NodeId;
    type Move = Branch;

    const ALTERNATING: bool = false;
    const STOCHASTIC: bool = true;

    /// At leaves and chance nodes no side decides: they count as the turn of the side that did not move last.
    fn turn(&self, state: &NodeId) -> Side {
        match self.kind(*state) {
            Some(NodeKind::Max) => Side::Max,
            Some(NodeKind::Min) => Side::Min,
            Some(NodeKind::Chance) | None => self.chooser(*state).map_or(Side::Max, Side::other),
        }
    }

    fn moves(&self, state: &NodeId, out: &mut Vec<Branch>) {
        out.extend(self.branches(*state));
    }

    fn play(&self, state: &NodeId, m: Branch) -> NodeId {
        self.child(*state, m)
    }

    fn outcome(&self, state: &NodeId) -> Option<Outcome> {
        let value = self.is_leaf(*state).then(|| self.value(*state)).flatten();
        value.map(Outcome::points)
    }

    /// Only leaves have no moves.
    fn stuck(&self, state: &NodeId) -> Outcome {
        Outcome::points(self.value(*state).unwrap_or_default())
    }

    fn key(&self, state: &NodeId) -> u64 {
        scramble(u64::from(state.0))
    }

    fn code(&self, m: Branch) -> u16 {
        m.0
    }

    fn chance(&self, state: &NodeId, out: &mut Vec<(f64, Branch)>) -> bool {
        let by_chance = self.kind(*state) == Some(NodeKind::Chance);
        if by_chance {
            let probability = |m: Branch| self.probability(self.child(*state, m)).unwrap_or_default();
            out.extend(self.branches(*state).map(|m| (probability(m), m)));
        }
        by_chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "(max A (min B C=1) (chance D E=2) F=3)";

    fn check(name: &str, turn: Side, outcome: Option<f64>) {
        let tree = Explicit::parse(TREE).unwrap();
        let id = tree.find(name).unwrap();
        assert_eq!(tree.turn(&id), turn, "{name}");
        assert_eq!(tree.outcome(&id), outcome.map(Outcome::points), "{name}");
    }

    #[test]
    fn leaves_end_the_game_and_somebody_is_always_to_move() {
        check("A", Side::Max, None);
        check("B", Side::Min, None);
        check("C", Side::Max, Some(1.0));
        check("D", Side::Min, None);
        check("E", Side::Max, Some(2.0));
        check("F", Side::Min, Some(3.0));
    }
}
