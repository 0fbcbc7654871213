//! Why a node was left, in a sentence a person understands.

use crate::view::{NodeView, TreeView, Turn};
use crate::words::value_text;
use search::Exit;

/// Writes the reason of every node into the tree.
pub(crate) fn add_reasons(view: &mut TreeView, sides: [&str; 2]) {
    let children = view.children();
    let reasons: Vec<String> = {
        let context = Context { nodes: &view.nodes, children: &children, sides };
        (0..view.nodes.len()).map(|index| context.reason(index)).collect()
    };
    for (node, reason) in view.nodes.iter_mut().zip(reasons) {
        node.reason = reason;
    }
}

struct Context<'a> {
    nodes: &'a [NodeView],
    children: &'a [Vec<u32>],
    sides: [&'a str; 2],
}

impl Context<'_> {
    fn reason(&self, index: usize) -> String {
        let node = &self.nodes[index];
        if node.skipped {
            return self.skipped(index, node);
        }
        let value = node.value.map_or("?".into(), value_text);
        let mover = self.name(node.turn);
        match node.exit {
            Exit::Searched => self.searched(index, node, &value),
            Exit::Leaf => format!("The depth is used up here: the value function says {value}."),
            Exit::Terminal => format!("The game is over here: {value}."),
            Exit::Rule(name) => format!("The {name} rule ends the search here with {value}."),
            Exit::Cutoff => self.cut(index, node, &value),
            Exit::Table => format!("This position was searched before: {value}, from the table."),
            Exit::NullMove => format!("Even passing gives {mover} {value}, so a real move will do."),
            Exit::StandPat => format!("{mover} is content without any exchange: {value}."),
            Exit::Futility => format!("{mover} stands so well ({value}) that no reply can change it."),
            Exit::Repetition => "The position repeats: a draw.".into(),
            Exit::MateDistance => "A faster win is already known.".into(),
            Exit::Known => format!("Known exactly: {value}."),
            Exit::Beam | Exit::LateMove => format!("Left with {value}."),
            Exit::Stopped => "The search was stopped here.".into(),
        }
    }

    fn searched(&self, index: usize, node: &NodeView, value: &str) -> String {
        let looked_at = self.visited(index).count();
        let best = self.best_child(index);
        let with = best.map_or(String::new(), |child| format!(" with {}", child.label));
        match node.turn {
            Turn::Max => format!("{} takes the largest of {looked_at} values: {value}{with}.", self.sides[0]),
            Turn::Min => {
                format!("{} takes the smallest of {looked_at} values: {value}{with}.", self.sides[1])
            }
            Turn::Chance => format!("Chance: the mean of {looked_at} values is {value}."),
        }
    }

    fn cut(&self, index: usize, node: &NodeView, value: &str) -> String {
        let (sure, other) = match node.turn {
            Turn::Min => (node.alpha, Turn::Max),
            _ => (node.beta, Turn::Min),
        };
        let owner = self.name(other);
        let mover = self.name(node.turn);
        let sure_text = sure.map_or("enough".into(), value_text);
        let source = sure.and_then(|sure| self.source(index, other, sure));
        let already = match source {
            Some(label) => format!("{owner} already has {sure_text} with {label}"),
            None => format!("{owner} already has {sure_text} elsewhere"),
        };
        let reply = self.best_child(index).map_or(String::new(), |child| format!(" with {}", child.label));
        let held = match node.turn {
            Turn::Min => format!("here {mover} can hold it to {value}{reply}"),
            _ => format!("here {mover} can get {value}{reply}"),
        };
        let here = if node.label.is_empty() { "this node" } else { &node.label };
        format!(
            "{already}; {held}, so {here} cannot be better for {owner} and its other replies are not looked at."
        )
    }

    fn skipped(&self, _index: usize, node: &NodeView) -> String {
        let parent = node.parent as usize;
        match node.exit {
            Exit::Cutoff => {
                let refutation = self.best_child(parent).map_or("an earlier reply", |child| &child.label);
                let name = &self.nodes[parent].label;
                let above = if name.is_empty() { "this node" } else { name };
                format!("Not looked at: {refutation} already settles that {above} is avoided.")
            }
            Exit::Beam => "Not looked at: not among the best moves by the value function.".into(),
            Exit::Futility => "Not looked at: it cannot gain enough here.".into(),
            Exit::LateMove => "Not looked at: it comes too late in the order.".into(),
            other => format!("Not looked at: {}.", other.word()),
        }
    }

    fn name(&self, turn: Turn) -> &str {
        match turn {
            Turn::Max => self.sides[0],
            Turn::Min => self.sides[1],
            Turn::Chance => "chance",
        }
    }

    fn visited(&self, index: usize) -> impl Iterator<Item = &NodeView> {
        let children = self.children[index].iter().map(|&child| &self.nodes[child as usize]);
        children.filter(|child| !child.skipped)
    }

    /// The first child that gave the node its value.
    fn best_child(&self, index: usize) -> Option<&NodeView> {
        let value = self.nodes[index].value?;
        self.visited(index).find(|child| child.value == Some(value))
    }

    /// The move by which `side` was already sure of `value` when the node was entered.
    fn source(&self, index: usize, side: Turn, value: f64) -> Option<&str> {
        let mut below = index;
        while below != 0 {
            let above = self.nodes[below].parent as usize;
            if self.nodes[above].turn == side {
                let earlier =
                    self.visited(above).take_while(|child| !std::ptr::eq(*child, &self.nodes[below]));
                let found = earlier.filter(|child| child.value == Some(value)).last();
                if let Some(found) = found {
                    return Some(&found.label);
                }
            }
            below = above;
        }
        None
    }
}
