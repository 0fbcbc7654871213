//! Exercises on any game: a recorded search written down as a hand-made tree, so that one set of questions serves all.

use crate::ask::SearchAsk;
use crate::config::Limits;
use crate::flat::{FlatTree, Short, flatten};
use crate::place::Reached;
use crate::reply::Refusal;
use crate::routes::Asking;
use explicit::{Exercise, Explicit, MAX_EXERCISE_NODES, NodeId, Setup};
use search::textbook::{self, Cutting};
use workbench::view::{NodeView, TreeView, Turn};
use workbench::{Algorithm, GameChoice, Recording, SearchRequest, StopFlag};

/// Whether the right answers are told with the questions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Only what is asked.
    QuestionsOnly,
    /// The answers too.
    WithAnswers,
}

/// A search without cut-offs, as a hand-made tree.
pub struct Sheet {
    view: TreeView,
    tree: Explicit,
    setup: Setup,
    /// The names of the nodes, in the order of the search.
    pub names: Vec<String>,
}

impl Sheet {
    /// Searches without cut-offs, so that every node is there to be asked about.
    pub fn record(
        reached: &Reached,
        ask: &SearchAsk,
        limits: &Limits,
        stop: &StopFlag,
    ) -> Result<Sheet, Refusal> {
        let algorithm = match ask.algorithm()? {
            Algorithm::Minimax => textbook::Algorithm::Minimax,
            Algorithm::AlphaBeta => textbook::Algorithm::AlphaBeta,
            Algorithm::Expectimax => textbook::Algorithm::Expectimax,
            Algorithm::Pvs => {
                return Err(Refusal::bad(
                    "bad algorithm 'pvs' for an exercise: expected minimax, alphabeta or expectimax",
                ));
            }
        };
        let whole = match algorithm {
            textbook::Algorithm::Expectimax => Algorithm::Expectimax,
            _ => Algorithm::Minimax,
        };
        let record = Recording { max_nodes: MAX_EXERCISE_NODES + 1, ..Recording::default() };
        let request = SearchRequest {
            algorithm: whole,
            record: Some(record),
            ..ask.request(limits, &reached.usual_eval())?
        };
        let (_, view) = reached.bench.search(&reached.at, &request, stop)?;
        let view = view.filter(|view| !view.nodes.is_empty());
        let view = view.ok_or_else(|| Refusal::impossible("the search left no tree to ask about"))?;
        check_size(&view)?;
        let cutting = if ask.strict { Cutting::Strict } else { Cutting::OnEqual };
        let (tree, names) = match &reached.choice {
            GameChoice::Explicit { text } => hand_made(text, &view)?,
            _ => written_down(&view, algorithm)?,
        };
        let start = tree.find(&names[0]).unwrap_or(NodeId::ROOT);
        Ok(Sheet { view, tree, setup: Setup { start, algorithm, cutting }, names })
    }

    /// The questions and their answers.
    pub fn exercise(&self) -> Result<Exercise<'_>, Refusal> {
        Exercise::with(&self.tree, self.setup).map_err(|error| Refusal::impossible(error.to_string()))
    }

    /// Every question, with the right answers if they are wanted.
    pub fn questions(&self, exercise: &Exercise<'_>, wanted: Wanted) -> Vec<Asking> {
        let asking = |&question: &explicit::Question| Asking {
            key: exercise.key(question),
            prompt: exercise.prompt(question),
            answer: (wanted == Wanted::WithAnswers).then(|| exercise.answer(question)),
        };
        exercise.questions().iter().map(asking).collect()
    }

    /// The tree with values at the leaves only, and no reasons: they would give the answers away.
    pub fn hidden_tree(self) -> FlatTree {
        let has_children = has_children(&self.view);
        let mut flat = flatten(self.view);
        for (node, _) in has_children.iter().enumerate().filter(|(_, is_inner)| **is_inner) {
            flat.value[node] = Short(None);
        }
        flat.reasons = vec![String::new()];
        flat.reason.fill(0);
        flat.pv.clear();
        flat
    }
}

fn check_size(view: &TreeView) -> Result<(), Refusal> {
    let nodes = view.nodes.len() as u64 + view.dropped;
    if nodes as usize <= MAX_EXERCISE_NODES {
        return Ok(());
    }
    let error = format!(
        "{nodes} nodes are too many for an exercise: expected at most {MAX_EXERCISE_NODES}; give a smaller depth"
    );
    Err(Refusal::impossible(error))
}

/// The tree as it was typed. A node's name is its position.
fn hand_made(text: &str, view: &TreeView) -> Result<(Explicit, Vec<String>), Refusal> {
    let tree = Explicit::parse(text).map_err(|error| Refusal::bad(error.to_string()))?;
    Ok((tree, view.nodes.iter().map(|node| node.position.clone()).collect()))
}

/// Any other game's tree, its nodes named by letters.
fn written_down(view: &TreeView, algorithm: textbook::Algorithm) -> Result<(Explicit, Vec<String>), Refusal> {
    let has_chance = view.nodes.iter().any(|node| node.turn == Turn::Chance);
    if has_chance && !(algorithm == textbook::Algorithm::Expectimax && is_even(view)) {
        return Err(Refusal::impossible(
            "exercises with chance are on hand-made trees, or by expectimax with equally likely moves",
        ));
    }
    let tree = Explicit::parse(&text(view)).map_err(|error| Refusal::impossible(error.to_string()))?;
    let names = names(view, &tree);
    Ok((tree, names))
}

/// Whether the moves of every chance node are equally likely.
fn is_even(view: &TreeView) -> bool {
    let mut first: Vec<Option<f64>> = vec![None; view.nodes.len()];
    view.nodes.iter().skip(1).all(|node| {
        let first = &mut first[node.parent as usize];
        *first.get_or_insert(node.probability.unwrap_or(0.0)) == node.probability.unwrap_or(0.0)
    })
}

fn has_children(view: &TreeView) -> Vec<bool> {
    let mut has_children = vec![false; view.nodes.len()];
    for node in view.nodes.iter().skip(1) {
        has_children[node.parent as usize] = true;
    }
    has_children
}

/// The recorded tree in the text of hand-made trees, without names: they are given in reading order.
fn text(view: &TreeView) -> String {
    let has_children = has_children(view);
    let mut out = String::new();
    let mut open: Vec<usize> = Vec::new();
    for (index, node) in view.nodes.iter().enumerate() {
        while index > 0 && open.last() != Some(&(node.parent as usize)) {
            open.pop();
            out.push(')');
        }
        out.push(' ');
        if index > 0 {
            out += &format!("{} -> ", label(node));
        }
        if has_children[index] {
            out += &format!("({}", kind(node.turn));
            open.push(index);
        } else {
            out += &format!("{}", node.value.unwrap_or(0.0));
        }
    }
    out.extend(open.iter().map(|_| ')'));
    out
}

/// A move with the characters that mean something in tree files replaced.
fn label(node: &NodeView) -> String {
    let clean = |c: char| if c.is_whitespace() || "()[]{}<>:=,#\"".contains(c) { '_' } else { c };
    node.label.chars().map(clean).collect()
}

/// What decides at a node of a hand-made tree: there expectimax takes MIN's moves to be equally likely.
fn kind(turn: Turn) -> &'static str {
    match turn {
        Turn::Max => "max",
        Turn::Min | Turn::Chance => "min",
    }
}

/// Each recorded node's name: both trees list the nodes of a level from left to right.
fn names(view: &TreeView, tree: &Explicit) -> Vec<String> {
    let mut by_level: Vec<usize> = (0..view.nodes.len()).collect();
    by_level.sort_by_key(|&index| view.nodes[index].ply);
    let mut names = vec![String::new(); view.nodes.len()];
    for (index, id) in by_level.into_iter().zip(tree.ids()) {
        names[index] = tree.name(id).into();
    }
    names
}
