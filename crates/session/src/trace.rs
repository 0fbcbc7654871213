//! A recorded tree turned into plain data: moves and positions as text, the expected line marked.

use crate::board::BoardNotation;
use crate::choices::PositionsKept;
use crate::explain::{self, Leaving};
use crate::tree_builder::TreeBuilder;
use crate::view::{NodeView, TreeView, Turn};
use crate::words::Idiom;
use search::textbook::Round;
use search::{Bound, Checkpoint, Control, Exit, Missing, Notation, Pass, Side, Tree, TreeNode, Window};

/// After this number of nodes the recorder asks again whether the tree is still wanted.
const ASK_INTERVAL: usize = 16;

/// What a tree says besides its nodes.
pub struct Caption<'a> {
    /// Its first line.
    pub title: String,
    /// What is kept of every position.
    pub positions: PositionsKept,
    /// How the game's people speak.
    pub idiom: &'a Idiom,
}

/// The tree in columns, with a reason in words for every node; nothing if it is not wanted any more.
pub fn tree_view<G: BoardNotation>(
    game: &G,
    tree: Tree<G::State, G::Move>,
    pv: &[G::Move],
    caption: Caption<'_>,
    control: &dyn Control,
) -> Option<TreeView> {
    let wanted = |index: usize| {
        (!index.is_multiple_of(ASK_INTERVAL) || control.goes_on(Checkpoint::Work)).then_some(())
    };
    wanted(0)?;
    let Caption { title, positions, idiom } = caption;
    let mut builder = TreeBuilder::like(&blank(title, idiom).dropping(tree.dropped));
    let told =
        NodeWriter { game, tree: &tree, expected: expected_line(&tree, pv), bounds: settled_bounds(&tree) };
    let mut is_below_pass = vec![false; tree.nodes.len()];
    for index in 0..tree.nodes.len() {
        wanted(index)?;
        let node = &tree.nodes[index];
        is_below_pass[index] = node.pass == Pass::Null || is_below_pass[node.parent as usize];
        let kept = match positions {
            PositionsKept::Needed if is_below_pass[index] => PositionsKept::Texts,
            kept => kept,
        };
        told.push(&mut builder, index, kept);
    }
    let leavings: Vec<Leaving> = tree.nodes.iter().map(Leaving::of).collect();
    let reasons = explain::reasons(builder.tree(), &leavings, tree.rounds.len(), idiom, wanted)?;
    builder.give_reasons(&reasons);
    let (rounds, round_titles) = rounds(&tree, idiom);
    Some(TreeView { rounds, round_titles, ..builder.finish() })
}

/// The nodes that are searches of the root, where there are several, each with its depth and window.
fn rounds<S, M>(tree: &Tree<S, M>, idiom: &Idiom) -> (Vec<u32>, Vec<String>) {
    let is_round = |node: &TreeNode<M>| node.parent == 0 && node.m.is_none() && node.pass == Pass::Full;
    let nodes = tree.nodes.iter().enumerate().skip(1).filter(|(_, node)| is_round(node));
    let title = |round: &Round| {
        let Window { alpha, beta } = round.window;
        let plies = round.depth.0.max(0) as u32;
        let said = [
            ("depth", plies.into()),
            ("alpha", idiom.number(alpha).into()),
            ("beta", idiom.number(beta).into()),
        ];
        idiom.language.say("round-title", said)
    };
    let found = nodes.zip(&tree.rounds).map(|((index, _), round)| (index as u32, title(round)));
    found.unzip()
}

/// A tree without nodes.
pub(crate) fn blank(title: String, idiom: &Idiom) -> TreeView {
    let Idiom { counted, sure, language, ends, sides, .. } = *idiom;
    TreeView {
        title,
        counted,
        sure,
        language,
        ends,
        sides: sides.map(String::from).into(),
        ..TreeView::default()
    }
}

/// The recorded nodes, and what they become in the columns.
struct NodeWriter<'a, G: BoardNotation> {
    game: &'a G,
    tree: &'a Tree<G::State, G::Move>,
    expected: Vec<u32>,
    bounds: Vec<Bound>,
}

impl<G: BoardNotation> NodeWriter<'_, G> {
    /// Adds a node to the columns.
    fn push(&self, builder: &mut TreeBuilder, index: usize, kept: PositionsKept) {
        let (node, state) = (&self.tree.nodes[index], &self.tree.states[index]);
        let skipped = node.is_skipped();
        let is_kept = kept != PositionsKept::Needed && !skipped;
        let board = if kept == PositionsKept::Boards && !skipped { self.game.board(state) } else { None };
        builder.push(NodeView {
            index: index as u32,
            parent: node.parent,
            ply: node.ply.0,
            label: &label(self.game, index, node, &self.tree.states[node.parent as usize]),
            turn: turn(node),
            probability: node.probability,
            depth: node.depth.0,
            alpha: Some(node.window.alpha).filter(|alpha| alpha.is_finite()),
            beta: Some(node.window.beta).filter(|beta| beta.is_finite()),
            value: node.value.filter(|value| value.is_finite()),
            bound: self.bounds[index],
            exit: shown_exit(node).word(),
            reason: "",
            pass: node.pass,
            skipped,
            pv: self.expected.contains(&(index as u32)),
            dropped: node.dropped,
            position: &if is_kept { self.game.show_state(state) } else { String::new() },
            board: board.as_ref(),
        });
    }
}

/// Why a node was left. A cut after the last move saved nothing: every move was searched, and the count of cut-offs leaves it
/// out too.
fn shown_exit<M>(node: &TreeNode<M>) -> Exit {
    match node.exit {
        Exit::Cutoff if !node.is_skipped() && node.left_out == 0 && !node.has_unlisted => Exit::Searched,
        exit => exit,
    }
}

/// What each value says of the true one. A textbook search knows the exact value of a node all of whose moves it looked at and
/// knows exactly, also outside of the window it was asked for. The playing search looks at moves less deeply: its bounds stay
/// bounds.
fn settled_bounds<S, M>(tree: &Tree<S, M>) -> Vec<Bound> {
    let nodes = &tree.nodes;
    let mut bounds: Vec<Bound> = nodes.iter().map(|node| node.bound).collect();
    if nodes.iter().any(|node| node.pass != Pass::Full) {
        return bounds;
    }
    let mut is_inner = vec![false; nodes.len()];
    let mut is_open_below = vec![false; nodes.len()];
    for (index, node) in nodes.iter().enumerate().rev() {
        let is_whole = node.dropped == Missing::NOTHING
            && node.left_out == 0
            && !node.has_unlisted
            && !is_open_below[index];
        if is_inner[index] && is_whole && matches!(node.exit, Exit::Searched | Exit::Cutoff) {
            bounds[index] = Bound::Exact;
        }
        let parent = node.parent as usize;
        is_inner[parent] = true;
        let is_known = node.value.is_some_and(f64::is_finite);
        is_open_below[parent] |= !is_known || bounds[index] != Bound::Exact;
    }
    bounds
}

fn label<G: Notation>(game: &G, index: usize, node: &TreeNode<G::Move>, parent: &G::State) -> String {
    match node.m {
        Some(m) => game.show_move(parent, m),
        None if index == 0 || node.pass == Pass::Full => String::new(),
        None => "pass".into(),
    }
}

fn turn<M>(node: &TreeNode<M>) -> Turn {
    match node.turn {
        Some(Side::Max) => Turn::Max,
        Some(Side::Min) => Turn::Min,
        None => Turn::Chance,
    }
}

/// The indexes of the nodes on the expected line; of several visits to a move the last one counts.
fn expected_line<S, M: Copy + PartialEq>(tree: &Tree<S, M>, pv: &[M]) -> Vec<u32> {
    if tree.nodes.is_empty() {
        return Vec::new();
    }
    let children = tree.children();
    let mut line = vec![0u32];
    for &m in pv {
        let last = line[line.len() - 1] as usize;
        let visits = children[last].iter().rev();
        let next = visits.copied().find(|&child| {
            let node = &tree.nodes[child as usize];
            node.m == Some(m) && !node.is_skipped()
        });
        match next {
            Some(child) => line.push(child),
            None => break,
        }
    }
    line
}
