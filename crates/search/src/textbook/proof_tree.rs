//! The tree of a search by proof numbers: how many leaves at least have to be won to prove, and to be lost to disprove.

use super::GrownMove;
use super::game_tree::{GameTree, NodeFacts};
use super::goal::{Goal, ProofAnswer, ProofReport, Question};
use super::proof_frame::{FoundProof, FrameChild};
use crate::Stopped;
use crate::game::Side;
use crate::score::{Bound, Depth, Ply};

/// The numbers of a node, in the order of the table of searches.
pub(super) const NUMBERS: &[&str] = &["proof", "disproof"];
const PROOF: usize = 0;
const DISPROOF: usize = 1;

/// A number that no leaves bring down to nothing.
pub(super) const INFINITE: u64 = u64::MAX;

/// How many leaves of a tree have to be as the asker wants them at least, and how many as the other side does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ProofNumbers {
    pub proof: u64,
    pub disproof: u64,
}

impl ProofNumbers {
    /// A leaf of which nothing is known.
    pub const UNKNOWN: ProofNumbers = ProofNumbers { proof: 1, disproof: 1 };
    /// What the asker wants is proven.
    pub const PROVEN: ProofNumbers = ProofNumbers { proof: 0, disproof: INFINITE };
    /// It is disproven.
    pub const DISPROVEN: ProofNumbers = ProofNumbers { proof: INFINITE, disproof: 0 };

    /// The numbers of a leaf whose question has an answer.
    pub fn of_leaf(is_met: bool) -> ProofNumbers {
        if is_met { ProofNumbers::PROVEN } else { ProofNumbers::DISPROVEN }
    }

    /// Whether the question has an answer here.
    pub fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// The number that the side choosing at a node wants to bring down: the asker's is the proof number.
    pub fn wanted(self, is_askers: bool) -> u64 {
        if is_askers { self.proof } else { self.disproof }
    }

    /// The numbers of a node with these children: one of them is enough for the side that chooses, the other needs all.
    pub fn of_children(is_askers: bool, children: impl Iterator<Item = ProofNumbers>) -> ProofNumbers {
        let (mut least, mut sum) = (INFINITE, 0u64);
        for child in children {
            least = least.min(child.wanted(is_askers));
            sum = sum.saturating_add(child.wanted(!is_askers));
        }
        match is_askers {
            true => ProofNumbers { proof: least, disproof: sum },
            false => ProofNumbers { proof: sum, disproof: least },
        }
    }

    /// The number as the record has it.
    fn shown(number: u64) -> f64 {
        if number == INFINITE { f64::INFINITY } else { number as f64 }
    }
}

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

/// What is proven below a node, and by which of its children.
#[derive(Clone, Copy)]
struct Backed {
    value: f64,
    choice: Option<u32>,
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
            if numbers == self.nodes[at as usize].numbers {
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

    /// The last node of the expected line, if it is decided.
    pub fn end_of_line(&self) -> Option<u32> {
        let backed = self.backed(0);
        let end = std::iter::successors(Some(0u32), |&at| backed[at as usize].choice).last();
        end.filter(|&end| self.nodes[end as usize].numbers.is_decided())
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

    /// What is proven about every node from this number on, from its leaves; NaN where nothing is.
    fn backed(&self, from: usize) -> Vec<Backed> {
        let mut backed: Vec<Backed> = vec![Backed { value: f64::NAN, choice: None }; self.nodes.len() - from];
        for node in (from..self.nodes.len()).rev() {
            let ProofNode { leaf, numbers, is_askers, count, proven, .. } = &self.nodes[node];
            if let Some(facts) = leaf {
                backed[node - from].value = facts.settled.unwrap_or(f64::NAN);
                continue;
            }
            if !numbers.is_decided() {
                continue;
            }
            if *count == 0 {
                backed[node - from].value = *proven;
                continue;
            }
            // Of a proof, those children count that are proven too; of a disproof, those that are disproven.
            let is_proof = numbers.proof == 0;
            let chooser = if *is_askers { self.side } else { self.side.other() };
            let counts = |&child: &u32| {
                let numbers = self.nodes[child as usize].numbers;
                if is_proof { numbers.proof == 0 } else { numbers.disproof == 0 }
            };
            for child in self.children(node as u32).filter(counts) {
                let value = backed[child as usize - from].value;
                if backed[node - from].choice.is_none() || chooser.prefers(value, backed[node - from].value) {
                    backed[node - from] = Backed { value, choice: Some(child) };
                }
            }
        }
        backed
    }

    /// Tells the answer, the moves and the line, and the value as far as it is proven.
    fn tell(&mut self) -> f64 {
        let backed = self.backed(0);
        let root = self.nodes[0].numbers;
        let mut line = Vec::new();
        let mut at = 0u32;
        // Behind the last node that is proven the line goes on to where the search would.
        while let Some(next) = backed[at as usize].choice.or_else(|| self.most_wanted(at)) {
            line.push(next);
            at = next;
        }
        let answer = match root {
            ProofNumbers { proof: 0, .. } => ProofAnswer::Yes,
            ProofNumbers { disproof: 0, .. } => ProofAnswer::No,
            _ => ProofAnswer::Unknown,
        };
        let moves = self.moves(&backed, line.first().copied());
        self.tree.answer(&moves, &line);
        let (proof, disproof) = (ProofNumbers::shown(root.proof), ProofNumbers::shown(root.disproof));
        // A win that was found needs no more depth, nor does a loss.
        let is_certain = matches!(
            (self.question, answer),
            (Question::Win, ProofAnswer::Yes) | (Question::Hold, ProofAnswer::No)
        );
        let is_within_depth = self.saw_judged && !is_certain && answer != ProofAnswer::Unknown;
        self.tree.report_proof(ProofReport {
            question: self.question,
            answer,
            is_within_depth,
            proof,
            disproof,
        });
        match (self.question, answer) {
            // Neither side wins, as far as was looked.
            (Question::Hold, ProofAnswer::Yes) if is_within_depth => f64::NAN,
            (Question::Win, ProofAnswer::No) if is_within_depth => f64::NAN,
            _ => backed[0].value,
        }
    }

    /// The moves of the root: the best first, then what is proven, what is open, and what is disproven.
    fn moves(&self, backed: &[Backed], best: Option<u32>) -> Vec<GrownMove> {
        let mut sizes = vec![1u64; self.nodes.len()];
        for node in (1..self.nodes.len()).rev() {
            sizes[self.nodes[node].parent as usize] += sizes[node];
        }
        let (good, bad) = match self.side {
            Side::Max => (Bound::Lower, Bound::Upper),
            Side::Min => (Bound::Upper, Bound::Lower),
        };
        let told = |child: u32| {
            let ProofNode { number, numbers, leaf, .. } = &self.nodes[child as usize];
            let bound = match numbers {
                _ if leaf.is_some() => Bound::Exact,
                ProofNumbers { proof: 0, .. } => good,
                _ => bad,
            };
            let value = backed[child as usize].value;
            GrownMove { number: *number as usize, value, bound, visits: sizes[child as usize] }
        };
        let mut children: Vec<u32> = self.children(0).collect();
        children.sort_by_key(|&child| {
            let numbers = self.nodes[child as usize].numbers;
            (Some(child) != best, numbers.proof, std::cmp::Reverse(numbers.disproof))
        });
        children.into_iter().map(told).collect()
    }
}

fn refuse_chance<T: GameTree + ?Sized>(tree: &mut T) -> Stopped {
    tree.refuse("chance decides at a node, and a proof knows two sides only")
}
