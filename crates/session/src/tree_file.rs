//! A tree that is read again: everything in a file may be wrong, and is looked at before anything else is done with it.

use crate::explain::pass_word;
use crate::view::{GrowthSteps, PASSES, TREE_VERSION, TreeRecord, TreeView};
use search::quoted;
use std::fmt::Display;
use thiserror::Error;

/// Longer texts are no moves, no reasons and no positions.
const LONGEST_TEXT: usize = 2_000;
/// Longer texts are cut in messages.
const MAX_QUOTED: usize = 40;
/// Of the values that files have, this is the largest: infinity is written so.
const INFINITE: f64 = f64::MAX;

/// What is wrong with a tree in a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("bad tree: {0}")]
pub struct BadTree(String);

impl BadTree {
    fn because(what: impl Display) -> BadTree {
        BadTree(what.to_string())
    }
}

/// Reads a tree of at most this number of nodes. What comes from it can be drawn without further checks.
pub fn read_tree(json: &[u8], most: usize) -> Result<TreeView, BadTree> {
    let tree: TreeView = serde_json::from_slice(json).map_err(BadTree::because)?;
    let version = tree.tree_version.unwrap_or(TREE_VERSION);
    if version > TREE_VERSION {
        return Err(BadTree(format!("version {version}: expected at most {TREE_VERSION}")));
    }
    let nodes = tree.parent.len();
    if nodes == 0 || nodes > most {
        return Err(BadTree(format!("{nodes} nodes: expected 1 to {most}")));
    }
    let tree = completed(tree)?;
    check_nodes(&tree)?;
    check_texts(&tree)?;
    check_lists(&tree)?;
    check_growth(&tree)?;
    Ok(tree)
}

/// The tree with the columns that a file may leave out, and with what follows from the others.
fn completed(mut tree: TreeView) -> Result<TreeView, BadTree> {
    let nodes = tree.parent.len();
    tree.ply = plies(&tree.parent)?;
    tree.tree_version = Some(TREE_VERSION);
    let begin = |list: &mut Vec<String>, text: &str| {
        if list.is_empty() {
            list.push(text.into())
        }
    };
    begin(&mut tree.labels, "");
    begin(&mut tree.reasons, "");
    begin(&mut tree.exits, "searched");
    begin(&mut tree.pass_names, "full");
    let pass = |name: &String| {
        let known = PASSES.iter().find(|(_, known)| known == name);
        let word = known.map(|(pass, _)| pass_word(*pass, tree.language).to_owned());
        word.ok_or_else(|| BadTree(format!("unknown pass '{}'", quoted(name, MAX_QUOTED))))
    };
    tree.passes = tree.pass_names.iter().map(pass).collect::<Result<_, _>>()?;
    if tree.turn.is_empty() {
        tree.turn = tree.ply.iter().map(|ply| (ply % 2) as u8).collect();
    }
    fill(&mut tree.label, nodes, 0);
    fill(&mut tree.reason, nodes, 0);
    fill(&mut tree.exit, nodes, 0);
    fill(&mut tree.pass, nodes, 0);
    fill(&mut tree.depth, nodes, 0);
    fill(&mut tree.alpha, nodes, None);
    fill(&mut tree.beta, nodes, None);
    fill(&mut tree.value, nodes, None);
    fill(&mut tree.bound, nodes, 0);
    for &node in &tree.skipped {
        if let Some(value) = tree.value.get_mut(node as usize) {
            *value = None;
        }
    }
    Ok(tree)
}

fn fill<T: Clone>(column: &mut Vec<T>, nodes: usize, usual: T) {
    if column.is_empty() {
        column.resize(nodes, usual);
    }
}

/// The distance of each node from the root; an error where a parent does not come before its children.
fn plies(parents: &[u32]) -> Result<Vec<u32>, BadTree> {
    let mut plies: Vec<u32> = Vec::with_capacity(parents.len());
    for (node, &parent) in parents.iter().enumerate() {
        if parent as usize >= node.max(1) {
            return Err(BadTree(format!(
                "parent {parent} of node {node}: expected an earlier node, 0 for the root"
            )));
        }
        plies.push(if node == 0 { 0 } else { plies[parent as usize] + 1 });
    }
    Ok(plies)
}

/// Every column has one entry a node, and every entry means something.
fn check_nodes(tree: &TreeView) -> Result<(), BadTree> {
    let nodes = tree.len();
    let lengths = [
        ("label", tree.label.len()),
        ("reason", tree.reason.len()),
        ("exit", tree.exit.len()),
        ("pass", tree.pass.len()),
        ("turn", tree.turn.len()),
        ("depth", tree.depth.len()),
        ("alpha", tree.alpha.len()),
        ("beta", tree.beta.len()),
        ("value", tree.value.len()),
        ("bound", tree.bound.len()),
        ("x", if tree.x.is_empty() { nodes } else { tree.x.len() }),
    ];
    if let Some((name, length)) = lengths.into_iter().find(|(_, length)| *length != nodes) {
        return Err(BadTree(format!("{length} entries in {name}: expected {nodes}, one a node")));
    }
    within("label", &tree.label, tree.labels.len())?;
    within("reason", &tree.reason, tree.reasons.len())?;
    within("exit", &tree.exit, tree.exits.len())?;
    within("pass", &tree.pass, tree.passes.len())?;
    within("turn", tree.turn.iter().map(|&turn| u32::from(turn)).collect::<Vec<_>>().as_slice(), 3)?;
    within("bound", tree.bound.iter().map(|&bound| u32::from(bound)).collect::<Vec<_>>().as_slice(), 3)
}

/// Every number of a column is less than a limit.
fn within(name: &str, column: &[u32], limit: usize) -> Result<(), BadTree> {
    match column.iter().find(|&&number| number as usize >= limit) {
        None => Ok(()),
        Some(number) => Err(BadTree(format!("{number} in {name}: expected less than {limit}"))),
    }
}

fn check_texts(tree: &TreeView) -> Result<(), BadTree> {
    let lists = [&tree.labels, &tree.reasons, &tree.exits, &tree.sides, &tree.round_titles, &tree.marks];
    let names = tree.numbers.iter().map(|number| &number.name);
    let positions = tree.positions.iter().map(|(_, position)| position);
    let mut all = lists.into_iter().flatten().chain(names).chain(positions).chain([&tree.title]);
    if let Some(text) = all.find(|text| text.len() > LONGEST_TEXT) {
        let (length, short) = (text.len(), quoted(text, MAX_QUOTED));
        return Err(BadTree(format!("'{short}' has {length} bytes: expected at most {LONGEST_TEXT}")));
    }
    if !matches!(tree.sides.len(), 0 | 2) {
        return Err(BadTree(format!("{} sides: expected two names, or none", tree.sides.len())));
    }
    Ok(())
}

/// Lists that name some nodes do so in order, each once.
fn check_lists(tree: &TreeView) -> Result<(), BadTree> {
    let nodes = tree.len();
    let first = |pairs: &[(u32, u64)]| pairs.iter().map(|pair| pair.0).collect::<Vec<_>>();
    ascending("skipped", &tree.skipped, nodes)?;
    ascending("pv", &tree.pv, nodes)?;
    ascending("rounds", &tree.rounds, nodes)?;
    ascending("odds", &tree.odds.iter().map(|odds| odds.0).collect::<Vec<_>>(), nodes)?;
    ascending("dropped", &first(&tree.dropped), nodes)?;
    ascending("dropped_moves", &first(&tree.dropped_moves), nodes)?;
    ascending("positions", &tree.positions.iter().map(|position| position.0).collect::<Vec<_>>(), nodes)?;
    let below = tree.parent.iter().skip(1).find(|parent| tree.skipped.binary_search(parent).is_ok());
    if let Some(parent) = below {
        return Err(BadTree(format!("node {parent} was not looked at: expected no nodes below it")));
    }
    if let Some((node, odds)) = tree.odds.iter().find(|(_, odds)| !(0.0..=1.0).contains(odds)) {
        return Err(BadTree(format!("probability {odds} of node {node}: expected 0 to 1")));
    }
    if let Some(round) = tree.rounds.iter().find(|&&round| round == 0 || tree.parent[round as usize] != 0) {
        return Err(BadTree(format!("round {round}: expected a child of the root")));
    }
    if tree.rounds.len() != tree.round_titles.len() {
        let (rounds, titles) = (tree.rounds.len(), tree.round_titles.len());
        return Err(BadTree(format!("{titles} titles of {rounds} rounds: expected one a round")));
    }
    Ok(())
}

fn ascending(name: &str, list: &[u32], nodes: usize) -> Result<(), BadTree> {
    within(name, list, nodes)?;
    match list.windows(2).find(|pair| pair[0] >= pair[1]) {
        None => Ok(()),
        Some(pair) => {
            Err(BadTree(format!("{} after {} in {name}: expected ascending nodes", pair[1], pair[0])))
        }
    }
}

/// The steps of a growing tree: each node appears once, after its parent, and is spoken of from then on.
fn check_growth(tree: &TreeView) -> Result<(), BadTree> {
    let GrowthSteps { kind, node, number, value } = &tree.steps;
    let lengths = [node.len(), number.len(), value.len()];
    if lengths.iter().any(|&length| length != kind.len()) {
        return Err(BadTree(format!(
            "steps of {} kinds: expected as many nodes, numbers and values",
            kind.len()
        )));
    }
    if tree.record == TreeRecord::Visits && !kind.is_empty() {
        return Err(BadTree::because("steps of a record of visits: expected \"record\": \"growth\""));
    }
    let mut is_there = there_from_the_start(tree);
    for (step, &kind) in kind.iter().enumerate() {
        let at = |what: String| BadTree(format!("step {step}: {what}"));
        let about = node[step] as usize;
        if about >= tree.len() {
            return Err(at(format!("node {about}: expected less than {}", tree.len())));
        }
        let (is_new, parent) = (!is_there[about], tree.parent[about] as usize);
        match (kind, value[step]) {
            (0, _) if !is_new => {}
            (1, _) if is_new && is_there[parent] => is_there[about] = true,
            (2, Some(value)) if !is_new && value.abs() <= INFINITE => {
                within("number", &[number[step]], tree.numbers.len()).map_err(|error| at(error.0))?;
            }
            (3, Some(mark)) if !is_new && is_index(mark, tree.marks.len()) => {}
            (0 | 2 | 3, _) if is_new => return Err(at(format!("node {about} is not there yet"))),
            (1, _) => {
                return Err(at(format!(
                    "node {about}: expected a node that is not there, below one that is"
                )));
            }
            (2 | 3, value) => {
                return Err(at(format!("value {value:?}: expected a number, or a mark's index")));
            }
            (kind, _) => return Err(at(format!("kind {kind}: expected 0 to {}", GrowthSteps::LAST_KIND))),
        }
    }
    Ok(())
}

/// Nodes that no step adds are there from the start.
fn there_from_the_start(tree: &TreeView) -> Vec<bool> {
    let mut is_there = vec![true; tree.len()];
    for (&kind, &node) in tree.steps.kind.iter().zip(&tree.steps.node) {
        if let Some(there) = is_there.get_mut(node as usize).filter(|_| kind == 1) {
            *there = false;
        }
    }
    is_there
}

fn is_index(value: f64, count: usize) -> bool {
    value.fract() == 0.0 && (0.0..count as f64).contains(&value)
}
