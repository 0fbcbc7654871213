//! Why a node was left, in a sentence a person understands. Every number and every move in it is the recorded tree's.

use crate::view::{NodeView, TreeView, Turn};
use crate::words::{Idiom, agreeing};
use search::{Bound, Exit, Pass};

/// More shares than this are told as one mean.
const SHARES_TOLD: usize = 4;

/// Writes the reason of every node into the tree; nothing if `wanted` says that nobody reads them.
pub(crate) fn add_reasons(
    view: &mut TreeView,
    idiom: &Idiom,
    wanted: impl Fn(usize) -> Option<()>,
) -> Option<()> {
    let children = view.children();
    let reasons: Option<Vec<String>> = {
        let context = Context { nodes: &view.nodes, children: &children, idiom };
        (0..view.nodes.len()).map(|index| wanted(index).map(|()| context.reason(index))).collect()
    };
    for (node, reason) in view.nodes.iter_mut().zip(reasons?) {
        node.reason = reason;
    }
    Some(())
}

struct Context<'a> {
    nodes: &'a [NodeView],
    children: &'a [Vec<u32>],
    idiom: &'a Idiom,
}

impl Context<'_> {
    fn reason(&self, index: usize) -> String {
        let node = &self.nodes[index];
        if node.skipped {
            return self.skipped(node);
        }
        let value = node.value.map_or("?".into(), |value| self.idiom.number(value));
        let mover = self.name(node.turn);
        let verb = |one, many| agreeing(mover, one, many);
        match node.exit {
            Exit::Searched => self.searched(index, node, &value),
            Exit::Leaf => format!("The depth is used up here: the value function says {value}."),
            Exit::Terminal => format!("The game is over here: {value}."),
            Exit::Rule(name) => format!("The {name} rule ends the search here with {value}."),
            Exit::Cutoff => self.cut(index, node, &value),
            Exit::Table => format!("This position was searched before: {value}, from the table."),
            Exit::NullMove => format!("Even passing gives {mover} {value}, so a real move will do."),
            Exit::StandPat => {
                format!("{mover} {} content without any exchange: {value}.", verb("is", "are"))
            }
            Exit::Futility => {
                format!("{mover} {} so well ({value}) that no reply can change it.", verb("stands", "stand"))
            }
            Exit::Repetition => "The position repeats: a draw.".into(),
            Exit::MateDistance => "A faster win is already known.".into(),
            Exit::Known => format!("Known exactly: {value}."),
            Exit::Beam | Exit::LateMove => format!("Left with {value}."),
            Exit::Stopped => "The search was stopped here.".into(),
        }
    }

    fn searched(&self, index: usize, node: &NodeView, value: &str) -> String {
        let extreme = match node.turn {
            Turn::Max => "largest",
            Turn::Min => "smallest",
            Turn::Chance => return self.averaged(index, node, value),
        };
        let mover = self.name(node.turn);
        let takes = agreeing(mover, "takes", "take");
        match (self.best_child(index), self.moves(index).len()) {
            (Some(best), 1) if node.dropped == 0 => {
                format!("One move was looked at here: {value} with {}.", best.label)
            }
            (Some(best), count) if node.dropped == 0 => {
                format!("{mover} {takes} the {extreme} of {count} values: {value} with {}.", best.label)
            }
            (Some(best), _) => {
                format!("{mover} {takes} the {extreme} of the values: {value} with {}.", best.label)
            }
            (None, _) if node.pass == Pass::Quiet => {
                format!("No exchange is better for {mover} than none: {value}.")
            }
            (None, _) => format!("The moves here come to {value}."),
        }
    }

    /// What chance makes of its moves: the shares one by one where they are few, else their mean.
    fn averaged(&self, index: usize, node: &NodeView, value: &str) -> String {
        let shares: Vec<(f64, f64)> =
            self.visited(index).filter_map(|child| Some((child.probability?, child.value?))).collect();
        let is_even = shares.iter().all(|(probability, _)| *probability == shares[0].0);
        if node.dropped > 0 || shares.is_empty() {
            return format!("Chance decides here: the mean is {value}.");
        }
        if shares.len() <= SHARES_TOLD {
            let terms =
                shares.iter().map(|&(p, v)| format!("{} × {}", probability_text(p), self.idiom.number(v)));
            return format!("Chance decides here: {} = {value}.", terms.collect::<Vec<_>>().join(" + "));
        }
        let likely =
            if is_even { "equally likely values" } else { "values, weighted by how likely they are," };
        format!("Chance decides here: the mean of {} {likely} is {value}.", shares.len())
    }

    fn cut(&self, index: usize, node: &NodeView, value: &str) -> String {
        let mover = self.name(node.turn);
        let reply = self.best_child(index).map_or(String::new(), |child| format!(" with {}", child.label));
        let is_saved = node.left_out > 0;
        let (sure, other) = match node.turn {
            Turn::Min => (node.alpha, Turn::Max),
            _ => (node.beta, Turn::Min),
        };
        let Some(source) = sure.and_then(|sure| self.source(index, other, sure)) else {
            let rest = if is_saved { ", and the other replies are not looked at" } else { "" };
            return format!("{mover} can get {value}{reply}: that settles the question here{rest}.");
        };
        let owner = self.name(other);
        let already = agreeing(owner, "already has", "already have");
        let sure = source.value.map_or("?".into(), |value| self.idiom.number(value));
        let held = match node.turn {
            Turn::Min => format!("here {mover} can hold it to {value}{reply}"),
            _ => format!("here {mover} can get {value}{reply}"),
        };
        let here = if node.label.is_empty() { "this node" } else { &node.label };
        let rest = if is_saved { " and its other replies are not looked at" } else { "" };
        format!(
            "{owner} {already} {sure} with {}; {held}, so {here} cannot be better for {owner}{rest}.",
            source.label
        )
    }

    fn skipped(&self, node: &NodeView) -> String {
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
            Turn::Max => self.idiom.sides[0],
            Turn::Min => self.idiom.sides[1],
            Turn::Chance => "chance",
        }
    }

    fn visited(&self, index: usize) -> impl DoubleEndedIterator<Item = &NodeView> {
        let children = self.children[index].iter().map(|&child| &self.nodes[child as usize]);
        children.filter(|child| !child.skipped)
    }

    /// The moves that were looked at, in order; of several visits to one the last counts, and a pass is no move.
    fn moves(&self, index: usize) -> Vec<&NodeView> {
        last_visits(self.visited(index).collect())
    }

    /// The first move that gave the node its value, and proves it if one does.
    fn best_child(&self, index: usize) -> Option<&NodeView> {
        let node = &self.nodes[index];
        let value = node.value?;
        let equal: Vec<&NodeView> =
            self.moves(index).into_iter().filter(|child| child.value == Some(value)).collect();
        equal.iter().find(|child| proves(child, node.turn)).or(equal.first()).copied()
    }

    /// The move by which `side` was already sure of `value` when the node was entered: the first that proves it.
    fn source(&self, index: usize, side: Turn, value: f64) -> Option<&NodeView> {
        let mut below = index;
        while below != 0 {
            let above = self.nodes[below].parent as usize;
            if self.nodes[above].turn == Turn::Chance {
                // chance has to be known exactly: nothing above it counts below
                return None;
            }
            if self.nodes[above].turn == side {
                let here = &self.nodes[below];
                let earlier = self.visited(above).take_while(|child| !std::ptr::eq(*child, here));
                let earlier = last_visits(earlier.filter(|child| child.label != here.label).collect());
                let found = earlier.into_iter().find(|child| is_about(child, value) && proves(child, side));
                if found.is_some() {
                    return found;
                }
            }
            below = above;
        }
        None
    }
}

/// Of several visits to a move the last; passes are left out.
fn last_visits(visits: Vec<&NodeView>) -> Vec<&NodeView> {
    let mut last: Vec<&NodeView> = Vec::new();
    for visit in visits.into_iter().filter(|visit| visit.pass != Pass::Null) {
        match last.iter_mut().find(|known| known.label == visit.label) {
            Some(known) => *known = visit,
            None => last.push(visit),
        }
    }
    last
}

/// Whether a node's value is something the side that may move there can count on.
fn proves(node: &NodeView, side: Turn) -> bool {
    match side {
        Turn::Max => node.bound != Bound::Upper,
        Turn::Min => node.bound != Bound::Lower,
        Turn::Chance => node.bound == Bound::Exact,
    }
}

/// Whether a node has this value; a window that stays open to equal moves is one step of a number away from it.
fn is_about(node: &NodeView, value: f64) -> bool {
    node.value.is_some_and(|known| [value, value.next_up(), value.next_down()].contains(&known))
}

/// A probability with as few digits as it needs, at most three after the point.
pub fn probability_text(probability: f64) -> String {
    let text = format!("{probability:.3}");
    text.trim_end_matches('0').trim_end_matches('.').into()
}
