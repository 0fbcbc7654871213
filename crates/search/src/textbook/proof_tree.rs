//! The tree of a search by proof numbers: how many leaves at least have to be won to prove, and to be lost to disprove.

mod numbers;
mod telling;

pub(super) use numbers::{INFINITE, ProofNumbers};

use super::game_tree::{GameTree, NodeFacts};
use super::goal::{Goal, Question};
use super::proof_frame::{FoundProof, FrameChild};
use crate::Stopped;
use crate::game::Side;
use crate::score::{Depth, Ply};

/// The numbers of a node, in the order of the table of searches.
pub(super) const NUMBERS: &[&str] = &["proof", "disproof"];
const PROOF: usize = 0;
const DISPROOF: usize = 1;

/// A node of the tree.
struct ProofNode {
    parent: u32,
    /// Its place among the moves of its parent.
    number: u32,
    /// Its children, one after the other; none before it was expanded.
    first: u32,
    count: u32,
    /// Whether the asker chooses here.
    is_askers: bool,
    /// Its facts, where it is a leaf.
    leaf: Option<NodeFacts>,
    numbers: ProofNumbers,
    /// What was proven below it by nodes that are forgotten; NaN for nothing.
    proven: f64,
}

/// A search by proof numbers in progress.
pub(super) struct ProofTree<'a, T: ?Sized> {
    pub tree: &'a mut T,
    nodes: Vec<ProofNode>,
    /// Who asks: the side to move at the root.
    side: Side,
    question: Question,
    /// The first draft.
    draft_from: u32,
    /// A leaf was judged where the depth ran out: no is no only for this depth.
    saw_judged: bool,
}

impl<'a, T: GameTree + ?Sized> ProofTree<'a, T> {
    /// The root alone.
    pub fn new(tree: &'a mut T) -> Result<Self, Stopped> {
        let Some(side) = tree.root_turn() else { return Err(refuse_chance(tree)) };
        let mut grown = ProofTree {
            tree,
            nodes: Vec::new(),
            side,
            question: Question::Win,
            draft_from: 0,
            saw_judged: false,
        };
        grown.add(0, 0, 0)?;
        Ok(grown)
    }

    /// Asks the questions of a goal until one is answered by yes, and tells the answer: the value of the root as far as it is
    /// proven, NaN if nothing is. `prove` answers one question.
    pub fn answer_goal(
        &mut self,
        goal: Goal,
        mut prove: impl FnMut(&mut Self) -> Result<(), Stopped>,
    ) -> Result<f64, Stopped> {
        for question in goal.questions() {
            self.ask(question(goal));
            let ended = prove(self);
            if ended.is_err() && (self.tree.is_refused() || self.nodes[0].count == 0) {
                return Err(Stopped);
            }
            if ended.is_err() || self.nodes[0].numbers.disproof != 0 {
                break;
            }
        }
        Ok(self.tell())
    }

    /// A new question of the same tree: its leaves are read anew, and all numbers with them.
    fn ask(&mut self, question: Question) {
        self.question = question;
        for node in (0..self.nodes.len() as u32).rev() {
            self.nodes[node as usize].proven = f64::NAN;
            if self.nodes[node as usize].count == 0 && self.nodes[node as usize].leaf.is_none() {
                self.set(node, ProofNumbers::UNKNOWN);
            }
            let numbers = self.numbers_here(node);
            self.set(node, numbers);
        }
    }

    /// Who asks.
    pub fn side(&self) -> Side {
        self.side
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The numbers of the root.
    pub fn root(&self) -> ProofNumbers {
        self.nodes[0].numbers
    }

    fn numbers_here(&self, node: u32) -> ProofNumbers {
        let ProofNode { leaf, count, is_askers, numbers, .. } = &self.nodes[node as usize];
        match leaf {
            Some(facts) => ProofNumbers::of_leaf(self.question.is_met(self.side, facts)),
            None if *count == 0 => *numbers,
            None => {
                let children = self.children(node).map(|child| self.nodes[child as usize].numbers);
                ProofNumbers::of_children(*is_askers, children)
            }
        }
    }

    pub fn children(&self, node: u32) -> std::ops::Range<u32> {
        let ProofNode { first, count, .. } = self.nodes[node as usize];
        first..first + count
    }

    /// Takes a node of the tree in, with its numbers. A position that stands above it already is a draw: who can win, can win
    /// without it.
    fn add(&mut self, node: u32, parent: u32, number: u32) -> Result<(), Stopped> {
        let mut facts = self.tree.look(node);
        if facts.settled.is_none() && self.tree.repeats(node).is_some() {
            facts = NodeFacts::DRAW;
        }
        let Some(turn) = facts.turn else { return Err(refuse_chance(self.tree)) };
        self.saw_judged |= facts.settled.is_some() && facts.ended.is_none();
        let leaf = facts.settled.map(|_| facts);
        let is_askers = turn == self.side;
        let numbers = ProofNumbers::UNKNOWN;
        self.nodes.push(ProofNode {
            parent,
            number,
            first: 0,
            count: 0,
            is_askers,
            leaf,
            numbers,
            proven: f64::NAN,
        });
        let numbers = self.numbers_here(node);
        self.nodes[node as usize].numbers = numbers;
        self.show_numbers(node, numbers);
        Ok(())
    }

    /// Tells the numbers of a node.
    pub fn show_numbers(&mut self, node: u32, numbers: ProofNumbers) {
        self.show(node, PROOF, numbers.proof);
        self.show(node, DISPROOF, numbers.disproof);
    }

    fn show(&mut self, node: u32, number: usize, value: u64) {
        self.tree.set(node, number, ProofNumbers::shown(value));
    }

    fn set(&mut self, node: u32, numbers: ProofNumbers) {
        let before = std::mem::replace(&mut self.nodes[node as usize].numbers, numbers);
        if before.proof != numbers.proof {
            self.show(node, PROOF, numbers.proof);
        }
        if before.disproof != numbers.disproof {
            self.show(node, DISPROOF, numbers.disproof);
        }
    }

    /// Walks from a node to the leaf that counts for both numbers of the root: to the child that has the number wanted.
    pub fn most_proving(&mut self, from: u32) -> u32 {
        let mut node = from;
        self.tree.select(node);
        while let Some(child) = self.most_wanted(node) {
            node = child;
            self.tree.select(node);
        }
        node
    }

    /// The child with the least number of those that the side choosing here wants to bring down, the first of equals.
    fn most_wanted(&self, node: u32) -> Option<u32> {
        let is_askers = self.nodes[node as usize].is_askers;
        self.children(node).min_by_key(|&child| self.nodes[child as usize].numbers.wanted(is_askers))
    }

    /// Gives a leaf all its children.
    pub fn expand(&mut self, node: u32) -> Result<(), Stopped> {
        let count = self.tree.look(node).count;
        let first = self.nodes.len() as u32;
        for number in 0..count {
            if !self.tree.has_room() {
                return Err(Stopped);
            }
            let child = self.tree.grow(node, number)?;
            self.add(child, node, number as u32)?;
        }
        (self.nodes[node as usize].first, self.nodes[node as usize].count) = (first, count as u32);
        Ok(())
    }

    /// Carries the numbers of a node up, as far as they change anything.
    pub fn carry_up(&mut self, node: u32) {
        self.carry_up_to(node, 0);
    }

    fn carry_up_to(&mut self, node: u32, top: u32) {
        let mut at = node;
        loop {
            let numbers = self.numbers_here(at);
            // The numbers of the node itself may have been set already.
            if at != node && numbers == self.nodes[at as usize].numbers {
                return;
            }
            self.set(at, numbers);
            if at == top {
                return;
            }
            at = self.nodes[at as usize].parent;
        }
    }

    /// From here on nodes are drafts.
    pub fn begin_draft(&mut self) {
        self.draft_from = self.nodes.len() as u32;
        self.tree.begin_draft();
    }

    /// Searches below a leaf until it is decided or the tree has this many nodes.
    pub fn prove_below(&mut self, leaf: u32, most: usize) -> Result<(), Stopped> {
        loop {
            let next = self.most_proving(leaf);
            if let Err(stopped) = self.expand(next) {
                let is_full = next != leaf && !self.tree.has_room();
                return if is_full { Ok(()) } else { Err(stopped) };
            }
            self.carry_up_to(next, leaf);
            let is_full = self.nodes.len() >= most || !self.tree.has_room();
            if self.nodes[leaf as usize].numbers.is_decided() || is_full {
                return Ok(());
            }
        }
    }

    /// Drops all drafts but the children of this node, which keep their numbers and what was proven.
    pub fn end_draft(&mut self, node: u32) {
        let children = self.children(node);
        // Where the search was stopped before the node had all its children, none stays.
        let kept = children.end.max(self.draft_from);
        let backed = self.backed(self.draft_from as usize);
        for child in children {
            self.nodes[child as usize].proven = backed[(child - self.draft_from) as usize].value;
            self.nodes[child as usize].count = 0;
        }
        self.nodes.truncate(kept as usize);
        self.tree.end_draft(kept);
        for child in self.children(node) {
            self.show_numbers(child, self.nodes[child as usize].numbers);
        }
        let numbers = self.nodes[node as usize].numbers;
        self.show_numbers(node, numbers);
    }

    /// The root alone, for a search that begins anew.
    pub fn restart(&mut self, depth: Depth) -> Result<(), Stopped> {
        self.tree.begin_growth(depth)?;
        self.nodes.clear();
        self.add(0, 0, 0)
    }

    /// Gives the last node of a decided line its children, with what is known of them. False where they do not decide it.
    pub fn follow(&mut self, node: u32, children: Vec<FrameChild>) -> bool {
        let is_askers = self.nodes[node as usize].is_askers;
        let numbers = ProofNumbers::of_children(is_askers, children.iter().map(|child| child.found.numbers));
        let is_same = numbers == self.nodes[node as usize].numbers;
        if is_same {
            self.adopt(node, children.into_iter().map(|child| child.found));
        }
        is_same
    }

    /// A child of a node that is not part of this tree: its numbers where it is a leaf, else nothing.
    pub fn grow_leaf(&mut self, node: u32, number: usize, ply: Ply) -> Result<FrameChild, Stopped> {
        let child = self.tree.grow(node, number)?;
        let facts = self.tree.look(child);
        if facts.turn.is_none() {
            return Err(refuse_chance(self.tree));
        }
        let mut found = FoundProof::UNKNOWN;
        let repeated = if facts.settled.is_none() { self.tree.repeats(child) } else { None };
        let leaf = if repeated.is_some() { NodeFacts::DRAW } else { facts };
        if let Some(value) = leaf.settled {
            self.saw_judged |= leaf.ended.is_none();
            let numbers = ProofNumbers::of_leaf(self.question.is_met(self.side, &leaf));
            found = FoundProof { numbers, value, draws_above: repeated.map(|before| ply.0 - before) };
        }
        Ok(FrameChild { node: child, key: 0, is_leaf: leaf.settled.is_some(), found })
    }

    /// Takes the children of the root over from a depth-first search.
    pub fn adopt(&mut self, node: u32, children: impl Iterator<Item = FoundProof>) {
        let first = self.nodes.len() as u32;
        for (number, found) in children.enumerate() {
            let child = first + number as u32;
            let is_askers = self.tree.look(child).turn == Some(self.side);
            self.nodes.push(ProofNode {
                parent: node,
                number: number as u32,
                first: 0,
                count: 0,
                is_askers,
                leaf: None,
                numbers: found.numbers,
                proven: found.value,
            });
        }
        let count = self.nodes.len() as u32 - first;
        (self.nodes[node as usize].first, self.nodes[node as usize].count) = (first, count);
        let numbers = self.numbers_here(node);
        self.set(node, numbers);
    }
}

fn refuse_chance<T: GameTree + ?Sized>(tree: &mut T) -> Stopped {
    tree.refuse("chance decides at a node, and a proof knows two sides only")
}
