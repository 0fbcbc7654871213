//! What a tree of proof numbers has proven: values, the expected line, the moves of the root.

use super::{ProofNode, ProofNumbers, ProofTree};
use crate::game::Side;
use crate::score::Bound;
use crate::textbook::GrownMove;
use crate::textbook::game_tree::GameTree;
use crate::textbook::goal::{ProofAnswer, ProofReport, Question};

/// What is proven below a node, and by which of its children.
#[derive(Clone, Copy)]
pub(super) struct Backed {
    pub(super) value: f64,
    choice: Option<u32>,
}

impl<T: GameTree + ?Sized> ProofTree<'_, T> {
    /// The last node of the expected line, if it is decided.
    pub fn end_of_line(&self) -> Option<u32> {
        let backed = self.backed(0);
        let end = std::iter::successors(Some(0u32), |&at| backed[at as usize].choice).last();
        end.filter(|&end| self.nodes[end as usize].numbers.is_decided())
    }

    /// What is proven about every node from this number on, from its leaves; NaN where nothing is.
    pub(super) fn backed(&self, from: usize) -> Vec<Backed> {
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
    pub(super) fn tell(&mut self) -> f64 {
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
