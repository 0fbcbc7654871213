//! The two numbers of a node.

/// A number that no leaves bring down to nothing.
pub(in crate::textbook) const INFINITE: u64 = u64::MAX;

/// How many leaves of a tree have to be as the asker wants them at least, and how many as the other side does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::textbook) struct ProofNumbers {
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
    pub fn shown(number: u64) -> f64 {
        if number == INFINITE { f64::INFINITY } else { number as f64 }
    }
}
