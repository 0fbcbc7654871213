//! How a tree in columns is put together, node by node, and what is made of a whole one.

use crate::explain::pass_word;
use crate::letters::Letters;
use crate::view::{NodeView, PASSES, TREE_VERSION, TreeView, bound_number};
use search::Missing;
use std::collections::HashMap;

/// Texts that occur, each once.
#[derive(Default)]
struct Texts(HashMap<String, u32>);

impl Texts {
    /// The number of a text in a list, which gets it if it is new.
    fn number(&mut self, list: &mut Vec<String>, text: &str) -> u32 {
        if let Some(&number) = self.0.get(text) {
            return number;
        }
        let number = list.len() as u32;
        list.push(text.into());
        self.0.insert(text.into(), number);
        number
    }
}

/// A tree that gets its nodes one after the other, parents before children.
pub struct TreeBuilder {
    tree: TreeView,
    labels: Texts,
    reasons: Texts,
    exits: Texts,
    passes: Texts,
}

impl TreeBuilder {
    /// A tree without nodes that is otherwise like this one.
    pub fn like(tree: &TreeView) -> TreeBuilder {
        let tree = TreeView {
            tree_version: Some(TREE_VERSION),
            title: tree.title.clone(),
            counted: tree.counted,
            sure: tree.sure,
            language: tree.language,
            ends: tree.ends,
            sides: tree.sides.clone(),
            dropped_in_all: tree.dropped_in_all,
            dropped_moves_in_all: tree.dropped_moves_in_all,
            ..TreeView::default()
        };
        let texts = Texts::default;
        TreeBuilder { tree, labels: texts(), reasons: texts(), exits: texts(), passes: texts() }
    }

    /// Adds a node; its distance from the root follows from its parent.
    pub fn push(&mut self, node: NodeView<'_>) {
        let TreeBuilder { tree, labels, reasons, exits, passes } = self;
        let index = tree.len() as u32;
        tree.ply.push(if index == 0 { 0 } else { tree.ply[node.parent as usize] + 1 });
        tree.parent.push(node.parent);
        tree.label.push(labels.number(&mut tree.labels, node.label));
        tree.reason.push(reasons.number(&mut tree.reasons, node.reason));
        tree.exit.push(exits.number(&mut tree.exits, node.exit));
        let name = PASSES.iter().find(|(pass, _)| *pass == node.pass).map_or("full", |(_, name)| name);
        let pass = passes.number(&mut tree.pass_names, name);
        if pass as usize == tree.passes.len() {
            tree.passes.push(pass_word(node.pass, tree.language).into());
        }
        tree.pass.push(pass);
        tree.turn.push(node.turn.number());
        tree.depth.push(node.depth);
        tree.alpha.push(node.alpha);
        tree.beta.push(node.beta);
        tree.value.push(node.value);
        tree.bound.push(bound_number(node.bound));
        if node.skipped {
            tree.skipped.push(index);
        }
        if node.pv {
            tree.pv.push(index);
        }
        tree.odds.extend(node.probability.map(|odds| (index, odds)));
        let Missing { nodes, moves } = node.dropped;
        tree.dropped.extend((nodes > 0).then_some((index, nodes)));
        tree.dropped_moves.extend((moves > 0).then_some((index, moves)));
        if !node.position.is_empty() {
            tree.positions.push((index, node.position.into()));
        }
        if let Some(board) = node.board {
            tree.boards.insert(index, board.clone());
        }
    }

    /// Says why each node was left, in sentences.
    pub(crate) fn give_reasons(&mut self, said: &[String]) {
        let TreeBuilder { tree, reasons, .. } = self;
        (tree.reasons, *reasons) = (Vec::new(), Texts::default());
        tree.reason = said.iter().map(|text| reasons.number(&mut tree.reasons, text)).collect();
    }

    /// The tree so far.
    pub fn tree(&mut self) -> &mut TreeView {
        &mut self.tree
    }

    /// The whole tree.
    pub fn finish(self) -> TreeView {
        self.tree
    }
}

impl TreeView {
    /// The same with other nodes: parts of a search are drawn so.
    pub fn with_nodes<'a>(&self, nodes: impl IntoIterator<Item = NodeView<'a>>) -> TreeView {
        let mut builder = TreeBuilder::like(self);
        let mut numbers = HashMap::new();
        for node in nodes {
            numbers.insert(node.index, builder.tree.len() as u32);
            builder.push(node);
        }
        let TreeView { record, numbers: names, marks, .. } = self;
        let steps = self.steps.of(&numbers);
        TreeView { record: *record, numbers: names.clone(), marks: marks.clone(), steps, ..builder.finish() }
    }

    /// The same with its moves in the letters of its readers: for pictures, not for programs.
    pub fn in_letters(self, letters: Letters) -> TreeView {
        if letters == Letters::ENGLISH {
            return self;
        }
        let written = |texts: Vec<String>| texts.iter().map(|text| letters.in_text(text)).collect();
        TreeView {
            title: letters.in_text(&self.title),
            labels: written(self.labels),
            reasons: written(self.reasons),
            ..self
        }
    }
}
