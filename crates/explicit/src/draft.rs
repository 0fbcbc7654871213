//! A tree while it is being read: entries one by one, and what each says by itself.
//!
//! Every reader and the builder fill a [`TreeDraft`]; `assemble` checks what only the whole tree shows.

use crate::error::SyntaxFault;
use crate::limits::{MAX_NODES, MAX_PLIES};
use crate::tree::NodeKind;
use crate::words::{check_label, check_name, check_value};

/// How a child hangs on its parent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Edge {
    /// What is written at the edge.
    pub label: Option<String>,
    /// Below a chance node, how likely the child is.
    pub probability: Option<f64>,
}

/// One node as it was written.
#[derive(Debug, Default)]
pub(crate) struct DraftNode {
    /// The entry above; none for the root.
    pub(crate) parent: Option<usize>,
    /// Where in the text it starts.
    pub(crate) at: Option<usize>,
    /// Who decides; none at a leaf.
    pub(crate) kind: Option<NodeKind>,
    pub(crate) name: Option<String>,
    pub(crate) value: Option<f64>,
    pub(crate) edge: Edge,
}

/// Entries, parents before children, children in order.
#[derive(Default)]
pub(crate) struct TreeDraft {
    pub(crate) entries: Vec<DraftNode>,
    plies: Vec<usize>,
}

impl TreeDraft {
    /// Adds an entry and returns its number. What it says may still change; how large the tree is may not.
    pub(crate) fn push(&mut self, entry: DraftNode) -> Result<usize, SyntaxFault> {
        let too_large = |expected: String| SyntaxFault::new("tree", entry.show(), expected).at(entry.at);
        if self.entries.len() == MAX_NODES {
            return Err(too_large(format!("at most {MAX_NODES} nodes")));
        }
        let ply = entry.parent.map_or(0, |parent| self.plies[parent] + 1);
        if ply > MAX_PLIES {
            return Err(too_large(format!("at most {MAX_PLIES} levels below the root")));
        }
        self.entries.push(entry);
        self.plies.push(ply);
        Ok(self.entries.len() - 1)
    }

    /// Checks what every entry says by itself.
    pub(crate) fn check_entries(&mut self) -> Result<(), SyntaxFault> {
        for index in 0..self.entries.len() {
            let entry = &self.entries[index];
            let parent_kind = entry.parent.and_then(|parent| self.entries[parent].kind);
            let value = entry.checked_value(parent_kind).map_err(|fault| fault.at(entry.at))?;
            self.entries[index].value = value;
        }
        Ok(())
    }
}

impl DraftNode {
    /// The value as it is kept, if everything else is right too.
    fn checked_value(&self, parent_kind: Option<NodeKind>) -> Result<Option<f64>, SyntaxFault> {
        self.name.as_deref().map_or(Ok(()), check_name)?;
        self.edge.label.as_deref().map_or(Ok(()), check_label)?;
        self.edge.probability.map_or(Ok(()), |probability| check_probability(probability, parent_kind))?;
        self.value.map(check_value).transpose()
    }

    /// What an error calls the node.
    pub(crate) fn show(&self) -> &str {
        match (&self.name, self.kind) {
            (Some(name), _) => name,
            (None, Some(kind)) => kind.word(),
            (None, None) => "leaf",
        }
    }
}

fn check_probability(probability: f64, parent_kind: Option<NodeKind>) -> Result<(), SyntaxFault> {
    let expected = match parent_kind {
        Some(NodeKind::Chance) if probability > 0.0 && probability.is_finite() => return Ok(()),
        Some(NodeKind::Chance) => "a number above 0 and at most 1",
        _ => "none: only children of a chance node have one",
    };
    Err(SyntaxFault::new("probability", &probability.to_string(), expected))
}
