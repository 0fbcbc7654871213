//! df-pn: the same proof numbers depth first, with two thresholds for each node and a table in place of the tree.
//!
//! A node is left only when its numbers say that the most-proving leaf of the whole tree lies elsewhere. So on a tree it
//! expands what proof-number search expands, and needs no more memory than the line where it stands and its table; what was
//! forgotten is grown anew. A table by position knows a graph, and there the way to a position may matter: a line that
//! comes back to a position above it is a draw there, but only there. Such an answer is not stored.

use super::goal::Goal;
use super::proof_frame::{FoundProof, FrameChild, ProofFrame};
use super::proof_tree::{INFINITE, NUMBERS, ProofNumbers, ProofTree};
use super::spec::*;
use super::table::{SearchTable, TableKey};
use super::{GameTree, Search};
use crate::Stopped;
use crate::score::{Depth, Ply};

/// The longest expected line that the answer names, in plies.
const LONGEST_LINE: usize = 60;

/// Proof numbers, depth first.
pub struct DfPn;

impl Search for DfPn {
    const SPEC: SearchSpec = SearchSpec {
        name: "dfpn",
        aliases: &["df-pn"],
        about: "proof numbers depth first: leaves a node only when two thresholds say so, and keeps numbers in a table",
        source: Source {
            authors: "Ayumu Nagai",
            work: "Df-pn Algorithm for Searching AND/OR Trees and Its Applications, thesis, University of Tokyo",
            year: 2002,
        },
        code: &[
            line(0, "search(n, limit of proof, limit of disproof):", LineRole::Call),
            line(1, "look up the children of n in the table; a leaf has its numbers", LineRole::Table),
            line(1, "while proof(n) and disproof(n) are below their limits:", LineRole::Update),
            line(
                2,
                "c = the child with the least number wanted, s = the least of the others",
                LineRole::Select,
            ),
            line(2, "limit of that number = min(own limit, s + 1)", LineRole::Select),
            line(2, "limit of the other = own limit - the sum of the other children", LineRole::Select),
            line(2, "search(c, its limits)", LineRole::Expand),
            line(1, "note proof(n) and disproof(n) in the table", LineRole::Done),
        ],
        games: GamesTaken::Decided,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "keys", "goal", "epsilon", "store-repetitions"],
        limit: DefaultLimit::Nodes(5_000_000),
        numbers: NUMBERS,
        record: RecordKind::Growth,
        leaves: None,
        exercise: Asks::Nothing("its numbers change with every leaf"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let goal: Goal = tree.settings().goal;
        tree.begin_growth(depth)?;
        let mut grown = ProofTree::new(tree)?;
        grown.answer_goal(goal, |grown| {
            grown.restart(depth)?;
            let mut search = DepthFirst::new(grown);
            let ended = search.prove();
            let counts = search.table.counts;
            grown.tree.report_table(counts);
            ended
        })
    }
}

/// A search of one question.
struct DepthFirst<'a, 'b, T: ?Sized> {
    grown: &'a mut ProofTree<'b, T>,
    table: SearchTable<FoundProof>,
    /// The nodes from the root to where the search stands.
    path: Vec<ProofFrame>,
    /// How far it stays with a move beyond the second best.
    epsilon: f64,
    stores_repetitions: bool,
}

impl<'a, 'b, T: GameTree + ?Sized> DepthFirst<'a, 'b, T> {
    fn new(grown: &'a mut ProofTree<'b, T>) -> Self {
        let settings = grown.tree.settings();
        DepthFirst {
            grown,
            table: SearchTable::new(settings.memory_mib),
            path: Vec::new(),
            epsilon: settings.epsilon,
            stores_repetitions: settings.stores_repetitions,
        }
    }

    fn prove(&mut self) -> Result<(), Stopped> {
        if self.grown.root().is_decided() {
            return Ok(());
        }
        let ended = self.decide_root();
        if let Some(root) = self.path.first() {
            self.grown.adopt(0, root.children.iter().map(|child| child.found));
        }
        if ended.is_ok() {
            self.follow_line();
        }
        ended
    }

    fn decide_root(&mut self) -> Result<(), Stopped> {
        let without_limit = ProofNumbers { proof: INFINITE, disproof: INFINITE };
        self.enter(0, without_limit)?;
        while let Some(chosen) = self.choose() {
            let frame = self.path.last_mut().expect("a node chooses");
            let (child, limits) = frame.limits_of(chosen, self.epsilon);
            frame.chosen = chosen;
            self.grown.tree.select(child);
            self.enter(child, limits)?;
        }
        Ok(())
    }

    /// The line that is decided, as far as the table knows it.
    fn follow_line(&mut self) {
        self.grown.begin_draft();
        let mut last = 0;
        // Around a loop a line has no end.
        for _ in 0..LONGEST_LINE {
            let Some(end) = self.grown.end_of_line().filter(|&end| end != last) else { break };
            last = end;
            let Ok(children) = self.known_children(end) else { break };
            if children.is_empty() || !self.grown.follow(end, children) {
                break;
            }
        }
    }

    /// The children of a node, each with what the table knows of it.
    fn known_children(&mut self, node: u32) -> Result<Vec<FrameChild>, Stopped> {
        let ply = self.grown.tree.ply_of(node);
        let count = self.grown.tree.look(node).count;
        let known = |number: usize| {
            let mut child = self.grown.grow_leaf(node, number, ply.next())?;
            let key = self.grown.tree.key_of(child.node);
            if let Some(known) = self.table.look_up(TableKey::of_node(key)).filter(|_| !child.is_leaf) {
                child.found = known.at(ply.next());
            }
            Ok(child)
        };
        (0..count).map(known).collect()
    }

    /// The child of the last open node to search; nodes whose limits are reached are left before.
    fn choose(&mut self) -> Option<usize> {
        loop {
            let ply = self.path.len() as u32 - 1;
            let frame = self.path.last_mut()?;
            for child in frame.children.iter_mut().filter(|child| child.is_open()) {
                if let Some(known) = self.table.look_up(TableKey::of_node(child.key)) {
                    let before = std::mem::replace(&mut child.found, known.at(Ply(ply + 1)));
                    if before.numbers != known.numbers {
                        self.grown.show_numbers(child.node, known.numbers);
                    }
                }
            }
            let numbers = frame.numbers();
            if frame.shown.replace(numbers) != Some(numbers) {
                self.grown.show_numbers(frame.node, numbers);
            }
            if !frame.is_beyond(numbers) {
                return Some(frame.most_wanted());
            }
            if self.path.len() == 1 {
                return None;
            }
            self.leave(numbers);
        }
    }

    /// Leaves the last open node: what was found stands in the table, and in its parent.
    fn leave(&mut self, numbers: ProofNumbers) {
        let frame = self.path.pop().expect("a node is open");
        let ply = self.path.len() as u32;
        let mut found = frame.found(numbers, self.grown.side());
        // A line that ends at this very node is its own affair.
        if found.draws_above.is_some_and(|above| above >= ply) {
            found.draws_above = None;
        }
        if self.stores_repetitions {
            found.draws_above = None;
        }
        if found.draws_above.is_none() {
            let effort = 64 - frame.effort.leading_zeros();
            self.table.store(TableKey::of_node(frame.key), Depth(effort as i32), found.from(Ply(ply)));
        }
        self.grown.tree.forget(frame.first);
        let above = self.path.last_mut().expect("the root is left last");
        above.effort += frame.effort;
        above.children[above.chosen].found = found;
    }

    /// Opens a node: all its children are grown.
    fn enter(&mut self, node: u32, limits: ProofNumbers) -> Result<(), Stopped> {
        let facts = self.grown.tree.look(node);
        let key = self.grown.tree.key_of(node);
        let ply = self.path.len() as u32;
        let is_askers = facts.turn == Some(self.grown.side());
        let mut frame = ProofFrame::new(node, key, is_askers, limits);
        for number in 0..facts.count {
            if !self.grown.tree.has_room() {
                return Err(Stopped);
            }
            let child = self.grown.grow_leaf(node, number, Ply(ply + 1))?;
            frame.add(child, self.grown.tree.key_of(child.node));
            self.grown.show_numbers(child.node, child.found.numbers);
        }
        self.path.push(frame);
        Ok(())
    }
}
