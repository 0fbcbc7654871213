//! From a draft to a tree: what only the whole shows is checked here, and nothing is checked again later.

use crate::draft::{DraftNode, TreeDraft};
use crate::error::SyntaxFault;
use crate::limits::{MAX_CHILDREN, PROBABILITY_TOLERANCE};
use crate::tree::{Explicit, ExplicitNode, NodeId, NodeKind};
use crate::words::FreeNames;
use std::collections::HashSet;

/// Probabilities that miss 1 by no more are left as they are, so that a written tree reads back unchanged.
const ROUNDING: f64 = 1e-10;

/// The entries of a draft with their order settled.
struct DraftPlan {
    entries: Vec<DraftNode>,
    /// Each entry's children, in order.
    children: Vec<Vec<usize>>,
    /// Entries level by level, left to right.
    order: Vec<usize>,
}

impl TreeDraft {
    /// The checked tree.
    pub(crate) fn assemble(mut self) -> Result<Explicit, SyntaxFault> {
        self.check_entries()?;
        if self.entries.is_empty() {
            return Err(SyntaxFault::new("tree", "", "at least one node"));
        }
        let mut plan = DraftPlan::new(self.entries);
        plan.check_shape()?;
        plan.check_names()?;
        plan.settle_odds()?;
        plan.name_the_rest();
        plan.check_moves()?;
        Ok(plan.into_tree())
    }
}

impl DraftPlan {
    fn new(entries: Vec<DraftNode>) -> DraftPlan {
        let mut children = vec![Vec::new(); entries.len()];
        for (index, entry) in entries.iter().enumerate() {
            if let Some(parent) = entry.parent {
                children[parent].push(index);
            }
        }
        let mut order = vec![0];
        let mut done = 0;
        while let Some(&index) = order.get(done) {
            order.extend_from_slice(&children[index]);
            done += 1;
        }
        debug_assert_eq!(order.len(), entries.len(), "every entry hangs below the first");
        DraftPlan { entries, children, order }
    }

    fn check_shape(&self) -> Result<(), SyntaxFault> {
        for (entry, children) in self.entries.iter().zip(&self.children) {
            self.check_family(entry, children).map_err(|fault| fault.at(entry.at))?;
        }
        Ok(())
    }

    fn check_family(&self, entry: &DraftNode, children: &[usize]) -> Result<(), SyntaxFault> {
        match (entry.kind, children.len()) {
            (None, 0) if entry.value.is_none() => Err(SyntaxFault::new("leaf", entry.show(), "a value")),
            (None, 1..) => Err(SyntaxFault::new("leaf", entry.show(), "no children below a leaf")),
            (Some(kind), 0) => {
                let expected = format!("children below a {} node, or 'name = value' for a leaf", kind.word());
                Err(SyntaxFault::new("node", entry.show(), expected))
            }
            (_, count) if count > MAX_CHILDREN => {
                Err(SyntaxFault::new("node", entry.show(), format!("at most {MAX_CHILDREN} children")))
            }
            _ => Ok(()),
        }
    }

    fn check_names(&self) -> Result<(), SyntaxFault> {
        let mut seen = HashSet::new();
        for entry in &self.entries {
            if let Some(name) = entry.name.as_deref().filter(|&name| !seen.insert(name)) {
                return Err(SyntaxFault::new("name", name, "a name no other node has").at(entry.at));
            }
        }
        Ok(())
    }

    /// Nameless nodes get letters, level by level, left to right. Labels count as used: moves stay distinct.
    fn name_the_rest(&mut self) {
        let named = |entry: &DraftNode| entry.name.clone().into_iter().chain(entry.edge.label.clone());
        let texts: Vec<String> = self.entries.iter().flat_map(named).collect();
        let used: HashSet<&str> = texts.iter().map(String::as_str).collect();
        let mut free = FreeNames::new(&used);
        for &index in &self.order {
            self.entries[index].name.get_or_insert_with(|| free.take());
        }
    }

    /// The moves of one node must be written differently.
    fn check_moves(&self) -> Result<(), SyntaxFault> {
        for children in &self.children {
            let mut seen = HashSet::new();
            for entry in children.iter().map(|&child| &self.entries[child]) {
                let shown = entry.edge.label.as_deref().unwrap_or(entry.show());
                if !seen.insert(shown) {
                    return Err(SyntaxFault::new("label", shown, "a label no sibling has").at(entry.at));
                }
            }
        }
        Ok(())
    }

    /// Fills in missing probabilities and makes every chance node's sum to 1.
    fn settle_odds(&mut self) -> Result<(), SyntaxFault> {
        let chance = |&index: &usize| self.entries[index].kind == Some(NodeKind::Chance);
        let nodes: Vec<usize> = (0..self.entries.len()).filter(chance).collect();
        nodes.into_iter().try_for_each(|index| self.settle_odds_below(index))
    }

    fn settle_odds_below(&mut self, index: usize) -> Result<(), SyntaxFault> {
        let children = &self.children[index];
        let given: Vec<f64> =
            children.iter().filter_map(|&child| self.entries[child].edge.probability).collect();
        let at = self.entries[index].at;
        let odds = odds(self.entries[index].show(), &given, children.len()).map_err(|fault| fault.at(at))?;
        for (&child, probability) in children.iter().zip(odds) {
            self.entries[child].edge.probability = Some(probability);
        }
        Ok(())
    }

    fn into_tree(mut self) -> Explicit {
        let mut place = vec![0; self.entries.len()];
        for (id, &index) in self.order.iter().enumerate() {
            place[index] = id as u32;
        }
        let mut next_child = 1;
        let mut nodes = Vec::with_capacity(self.entries.len());
        for &index in &self.order {
            let entry = std::mem::take(&mut self.entries[index]);
            let child_count = self.children[index].len() as u16;
            nodes.push(ExplicitNode {
                name: entry.name.unwrap_or_default(),
                kind: entry.kind,
                value: entry.value,
                label: entry.edge.label,
                probability: entry.edge.probability,
                parent: NodeId(entry.parent.map_or(0, |parent| place[parent])),
                first_child: next_child,
                child_count,
            });
            next_child += u32::from(child_count);
        }
        Explicit::from_nodes(nodes)
    }
}

/// The probabilities of `count` children of the node `name`: all given ones, or all equal when none is.
fn odds(name: &str, given: &[f64], count: usize) -> Result<Vec<f64>, SyntaxFault> {
    if given.is_empty() {
        return Ok(vec![1.0 / count as f64; count]);
    }
    if given.len() < count {
        return Err(SyntaxFault::new("chance node", name, "a probability at every child or at none"));
    }
    let sum: f64 = given.iter().sum();
    let miss = (sum - 1.0).abs();
    if miss > PROBABILITY_TOLERANCE + ROUNDING {
        let expected = format!("probabilities that sum to 1, not to {sum}");
        return Err(SyntaxFault::new("chance node", name, expected));
    }
    let scale = if miss <= ROUNDING { 1.0 } else { sum };
    Ok(given.iter().map(|probability| probability / scale).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_probabilities_are_equal() {
        assert_eq!(odds("C", &[], 4).unwrap(), [0.25; 4]);
    }

    #[test]
    fn rounded_probabilities_are_made_to_sum_to_one() {
        let settled = odds("C", &[0.333333, 0.333333, 0.333333], 3).unwrap();
        assert!((settled.iter().sum::<f64>() - 1.0).abs() < ROUNDING);
        assert_eq!(odds("C", &settled, 3).unwrap(), settled);
    }

    #[test]
    fn wrong_probabilities_are_refused() {
        let check = |given: &[f64], count| assert!(odds("C", given, count).is_err(), "{given:?}");
        check(&[0.5], 2);
        check(&[0.5, 0.6], 2);
        check(&[f64::MAX, f64::MAX], 2);
    }
}
