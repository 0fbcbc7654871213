//! A tree as the page shows it, to be drawn as it is there: nothing is searched again, and what is folded away is counted.

use crate::config::Limits;
use crate::place::Reached;
use crate::reply::Refusal;
use serde::Deserialize;
use session::view::{NodeView, TreeView, Turn};
use session::words::Idiom;
use session::{At, Bound, Exit, Language, Pass, StopFlag};
use std::collections::HashMap;
use utoipa::ToSchema;

/// Longer texts are no moves and no reasons.
const LONGEST_TEXT: usize = 2_000;

/// Each board is reached by its moves: nobody looks further ahead.
const DEEPEST_BOARD: u32 = 1_000;

/// A tree to be drawn, one entry a node in every array but those of pairs; the root is first.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawnTree {
    /// What the picture shows, in one line.
    title: String,
    /// Each node's parent, which comes earlier; the root is its own.
    parent: Vec<u32>,
    /// The moves that occur.
    labels: Vec<String>,
    /// Each node's move, as an index into `labels`.
    label: Vec<u32>,
    /// The reasons that occur, as sentences.
    reasons: Vec<String>,
    /// Each node's reason, as an index into `reasons`.
    reason: Vec<u32>,
    /// The exits that occur, as words.
    exits: Vec<String>,
    /// Each node's exit, as an index into `exits`.
    exit: Vec<u32>,
    /// The passes that occur, as words.
    passes: Vec<String>,
    /// Each node's pass, as an index into `passes`.
    pass: Vec<u32>,
    /// Who decides: 0 MAX, 1 MIN, 2 chance.
    turn: Vec<u8>,
    /// How likely chance is to lead to a node: node, probability.
    odds: Vec<(u32, f64)>,
    /// Plies that were still to search.
    depth: Vec<i32>,
    /// What MAX was sure of when the node was entered.
    alpha: Vec<Option<f64>>,
    /// What MIN was sure of.
    beta: Vec<Option<f64>>,
    /// The value for MAX.
    value: Vec<Option<f64>>,
    /// What the value says about the true one: 0 exact, 1 at least, 2 at most.
    bound: Vec<u8>,
    /// The moves that were never looked at.
    skipped: Vec<u32>,
    /// The expected line.
    pv: Vec<u32>,
    /// Nodes below a node that are not drawn: node, number.
    hidden: Vec<(u32, u64)>,
    /// Positions that no moves lead to, below a pass: node, position.
    positions: Vec<(u32, String)>,
}

impl DrawnTree {
    /// The tree as what is drawn; an error names what does not fit together.
    pub fn view(&self, reached: &Reached, limits: &Limits) -> Result<TreeView, Refusal> {
        self.check(limits.tree_nodes)?;
        let mut nodes = Vec::with_capacity(self.parent.len());
        for index in 0..self.parent.len() {
            nodes.push(self.node(index, &nodes, reached)?);
        }
        for &node in &self.skipped {
            let node = at(&mut nodes, node, "skipped")?;
            (node.skipped, node.value) = (true, None);
        }
        for &node in &self.pv {
            at(&mut nodes, node, "pv")?.pv = true;
        }
        for &(node, odds) in &self.odds {
            at(&mut nodes, node, "odds")?.probability = Some(odds);
        }
        for &(node, hidden) in &self.hidden {
            at(&mut nodes, node, "hidden")?.dropped = hidden;
        }
        let dropped = nodes.iter().fold(0u64, |sum, node| sum.saturating_add(node.dropped));
        let Idiom { counted, sure, language, .. } = reached.bench.idiom();
        Ok(TreeView { title: clipped(&self.title), nodes, dropped, counted, sure, language })
    }

    /// Puts a board on every node that was looked at, as many as may be.
    pub fn add_boards(
        &self,
        view: &mut TreeView,
        reached: &Reached,
        limits: &Limits,
        stop: &StopFlag,
    ) -> Result<(), Refusal> {
        let cells = reached.bench.position(&reached.at)?.board.map_or(1, |grid| grid.cells.len().max(1));
        let (wanted, most) =
            (view.nodes.iter().filter(|node| !node.skipped).count(), limits.board_cells / cells);
        if wanted > most {
            return Err(Refusal::impossible(format!(
                "the tree has too many nodes for a board at each: expected at most {most} here; show less with a depth \
                 limit, or leave the boards out"
            )));
        }
        if view.nodes.iter().any(|node| node.ply > DEEPEST_BOARD) {
            return Err(Refusal::impossible(format!("boards are drawn down to ply {DEEPEST_BOARD}")));
        }
        let given = self.positions.iter().map(|(node, position)| (*node as usize, position)).collect();
        for index in 0..view.nodes.len() {
            if stop.is_abandoned() {
                return Err(Refusal::impossible("stopped before the boards were drawn"));
            }
            if !view.nodes[index].skipped {
                let position = reached.bench.position(&self.place_of(index, &reached.at, &given))?;
                let node = &mut view.nodes[index];
                (node.position, node.board) = (position.position, position.board);
            }
        }
        Ok(())
    }

    /// Where a node is: the nearest position that was given, and the moves from there.
    fn place_of(&self, node: usize, root: &At, given: &HashMap<usize, &String>) -> At {
        let mut moves = Vec::new();
        let mut above = node;
        while above != 0 && !given.contains_key(&above) {
            moves.push(self.labels[self.label[above] as usize].clone());
            above = self.parent[above] as usize;
        }
        moves.reverse();
        match given.get(&above) {
            Some(&position) => At { position: Some(position.clone()), moves },
            None => At { position: root.position.clone(), moves: [root.moves.clone(), moves].concat() },
        }
    }

    fn check(&self, most: usize) -> Result<(), Refusal> {
        let nodes = self.parent.len();
        if nodes == 0 {
            return Err(Refusal::bad("a tree without nodes: expected at least the root"));
        }
        if nodes > most {
            return Err(Refusal::too_much("a number of nodes of", nodes, most));
        }
        let lengths = [
            self.label.len(),
            self.reason.len(),
            self.exit.len(),
            self.pass.len(),
            self.turn.len(),
            self.depth.len(),
            self.alpha.len(),
            self.beta.len(),
            self.value.len(),
            self.bound.len(),
        ];
        if lengths.iter().any(|&length| length != nodes) {
            return Err(Refusal::bad(format!(
                "bad tree: expected {nodes} entries in every array, one a node"
            )));
        }
        let is_bad = |(node, parent): (usize, &u32)| *parent as usize >= node.max(1);
        match self.parent.iter().enumerate().position(is_bad) {
            None => Ok(()),
            Some(node) => Err(Refusal::bad(format!(
                "bad parent '{}' of node {node}: expected an earlier node, 0 for the root",
                self.parent[node]
            ))),
        }
    }

    fn node(&self, index: usize, above: &[NodeView], reached: &Reached) -> Result<NodeView, Refusal> {
        let parent = self.parent[index];
        let label = text(&self.labels, self.label[index], "labels")?;
        let rules = reached.bench.description().rules;
        Ok(NodeView {
            parent,
            ply: above.get(parent as usize).map_or(0, |parent| parent.ply + 1),
            label: if index == 0 { String::new() } else { label },
            turn: match self.turn[index] {
                0 => Turn::Max,
                1 => Turn::Min,
                _ => Turn::Chance,
            },
            probability: None,
            depth: self.depth[index],
            alpha: self.alpha[index],
            beta: self.beta[index],
            value: self.value[index],
            bound: match self.bound[index] {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            exit: exit(&text(&self.exits, self.exit[index], "exits")?, rules)?,
            reason: text(&self.reasons, self.reason[index], "reasons")?,
            pass: pass(&text(&self.passes, self.pass[index], "passes")?)?,
            skipped: false,
            pv: false,
            dropped: 0,
            left_out: 0,
            has_unlisted: false,
            position: String::new(),
            board: None,
        })
    }
}

fn at<'a>(nodes: &'a mut [NodeView], node: u32, what: &str) -> Result<&'a mut NodeView, Refusal> {
    let most = nodes.len();
    nodes
        .get_mut(node as usize)
        .ok_or_else(|| Refusal::bad(format!("bad node '{node}' in {what}: expected less than {most}")))
}

fn text(texts: &[String], index: u32, what: &str) -> Result<String, Refusal> {
    let found = texts.get(index as usize).map(|text| clipped(text));
    found.ok_or_else(|| {
        Refusal::bad(format!("bad index '{index}' into {what}: expected less than {}", texts.len()))
    })
}

fn clipped(text: &str) -> String {
    text.chars().take(LONGEST_TEXT).collect()
}

/// The exit of this word.
fn exit(word: &str, rules: &[(&'static str, &'static str)]) -> Result<Exit, Refusal> {
    let rule = || rules.iter().find(|(name, _)| *name == word).map(|(name, _)| Exit::Rule(name));
    let found = Exit::NAMED.into_iter().find(|exit| exit.word() == word).or_else(rule);
    found.ok_or_else(|| Refusal::bad(format!("unknown exit '{}'", word.chars().take(40).collect::<String>())))
}

/// The pass of this word, in whatever language the page speaks.
fn pass(word: &str) -> Result<Pass, Refusal> {
    const PASSES: [Pass; 6] = [Pass::Full, Pass::Scout, Pass::Reduced, Pass::Again, Pass::Null, Pass::Quiet];
    let is_called =
        |pass: Pass| Language::ALL.iter().any(|&language| draw::words::pass(pass, language) == word);
    let found = PASSES.into_iter().find(|&pass| is_called(pass));
    found.ok_or_else(|| Refusal::bad(format!("unknown pass '{}'", word.chars().take(40).collect::<String>())))
}
