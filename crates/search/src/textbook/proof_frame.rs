//! A node on the line of a depth-first search by proof numbers: its children, its limits, and what was found about it.

use super::proof_tree::{INFINITE, ProofNumbers};
use crate::game::Side;
use crate::score::{Ply, Score};

/// What is known of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct FoundProof {
    pub numbers: ProofNumbers,
    /// The value, where the numbers are decided; a counted win is counted from the root.
    pub value: f64,
    /// The highest node on the path, as a ply, that a repetition below leads back to, where the answer rests on one.
    pub draws_above: Option<u32>,
}

impl FoundProof {
    /// Nothing is known.
    pub const UNKNOWN: FoundProof =
        FoundProof { numbers: ProofNumbers::UNKNOWN, value: f64::NAN, draws_above: None };

    /// The same with wins counted from this ply on.
    pub fn from(self, ply: Ply) -> FoundProof {
        self.shifted(f64::from(ply.0))
    }

    /// The same at a node of this ply, where wins were counted from the node on.
    pub fn at(self, ply: Ply) -> FoundProof {
        self.shifted(-f64::from(ply.0))
    }

    fn shifted(self, plies: f64) -> FoundProof {
        let is_counted = self.value.abs() >= f64::from(Score::COUNTED_WIN.0);
        let value = if is_counted { self.value + plies * self.value.signum() } else { self.value };
        FoundProof { value, ..self }
    }
}

/// A child of a node on the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct FrameChild {
    pub node: u32,
    pub key: u64,
    /// It is a leaf.
    pub is_leaf: bool,
    pub found: FoundProof,
}

impl FrameChild {
    /// Whether the table may know more about it.
    pub fn is_open(&self) -> bool {
        !self.is_leaf && !self.found.numbers.is_decided()
    }
}

/// A node on the line.
pub(super) struct ProofFrame {
    pub node: u32,
    pub key: u64,
    is_askers: bool,
    limits: ProofNumbers,
    /// The number of its first child in the tree.
    pub first: u32,
    pub children: Vec<FrameChild>,
    /// The child that is being searched.
    pub chosen: usize,
    /// The numbers that the record has of it.
    pub shown: Option<ProofNumbers>,
    /// Nodes grown below.
    pub effort: u64,
}

impl ProofFrame {
    pub fn new(node: u32, key: u64, is_askers: bool, limits: ProofNumbers) -> ProofFrame {
        ProofFrame {
            node,
            key,
            is_askers,
            limits,
            first: node,
            children: Vec::new(),
            chosen: 0,
            shown: None,
            effort: 1,
        }
    }

    pub fn add(&mut self, child: FrameChild, key: u64) {
        if self.children.is_empty() {
            self.first = child.node;
        }
        self.effort += 1;
        self.children.push(FrameChild { key, ..child });
    }

    pub fn numbers(&self) -> ProofNumbers {
        ProofNumbers::of_children(self.is_askers, self.children.iter().map(|child| child.found.numbers))
    }

    /// Whether a number has reached its limit: the most-proving leaf lies elsewhere, or the answer is known.
    pub fn is_beyond(&self, numbers: ProofNumbers) -> bool {
        numbers.proof >= self.limits.proof || numbers.disproof >= self.limits.disproof
    }

    /// The first child with the least number of those wanted.
    pub fn most_wanted(&self) -> usize {
        let wanted = |&at: &usize| self.children[at].found.numbers.wanted(self.is_askers);
        (0..self.children.len()).min_by_key(wanted).expect("an inner node has children")
    }

    /// A child and its limits: it is searched until another is as good, or this node reaches a limit of its own.
    pub fn limits_of(&self, chosen: usize, epsilon: f64) -> (u32, ProofNumbers) {
        let is_askers = self.is_askers;
        let own = self.children[chosen].found.numbers;
        let others = self.children.iter().enumerate().filter(|&(at, _)| at != chosen);
        let second = { others }.map(|(_, child)| child.found.numbers.wanted(is_askers)).min();
        let second = second.unwrap_or(INFINITE);
        let beyond = second.saturating_add(1).max((second as f64 * (1.0 + epsilon)).ceil() as u64);
        let wanted = self.limits.wanted(is_askers).min(beyond);
        let sum = self.numbers().wanted(!is_askers);
        let other = match self.limits.wanted(!is_askers) {
            INFINITE => INFINITE,
            limit => limit - (sum - own.wanted(!is_askers)),
        };
        let limits = match is_askers {
            true => ProofNumbers { proof: wanted, disproof: other },
            false => ProofNumbers { proof: other, disproof: wanted },
        };
        (self.children[chosen].node, limits)
    }

    /// What was found about the node itself: where it is decided, by the children that decide it.
    pub fn found(&self, numbers: ProofNumbers, side: Side) -> FoundProof {
        if !numbers.is_decided() {
            return FoundProof { numbers, ..FoundProof::UNKNOWN };
        }
        let is_proof = numbers.proof == 0;
        let decides = |child: &&FrameChild| {
            let numbers = child.found.numbers;
            if is_proof { numbers.proof == 0 } else { numbers.disproof == 0 }
        };
        let deciding = || self.children.iter().filter(decides).map(|child| child.found);
        let chooser = if self.is_askers { side } else { side.other() };
        let worst = chooser.worst();
        let best = |best: f64, found: FoundProof| {
            if chooser.prefers(found.value, best) { found.value } else { best }
        };
        // One child is enough for the side that chooses: best one that holds on every path. The other side needs all.
        let is_choice = is_proof == self.is_askers;
        let everywhere = deciding().any(|found| found.draws_above.is_none());
        let draws_above = match is_choice {
            true if everywhere => None,
            _ => deciding().filter_map(|found| found.draws_above).min(),
        };
        let counts = |found: &FoundProof| !is_choice || !everywhere || found.draws_above.is_none();
        let value = deciding().filter(counts).fold(worst, best);
        FoundProof { numbers, value, draws_above }
    }
}
