//! A recorded tree turned into plain data: moves and positions as text, the expected line marked.

use crate::explain;
use crate::view::{NodeView, TreeView, Turn};
use crate::words::Idiom;
use search::{Bound, Checkpoint, Control, Exit, Notation, Pass, Side, Tree, TreeNode};

/// After so many nodes it is asked again whether the tree is still wanted.
const ASK_INTERVAL: usize = 16;

/// What a tree says besides its nodes.
pub struct Caption<'a> {
    /// Its first line.
    pub title: String,
    /// Whether every node has its board.
    pub boards: bool,
    /// How the game's people speak.
    pub idiom: &'a Idiom,
}

/// The tree as plain data, with a reason in words for every node; nothing if it is not wanted any more.
pub fn tree_view<G: Notation>(
    game: &G,
    tree: Tree<G::State, G::Move>,
    pv: &[G::Move],
    caption: Caption<'_>,
    control: &dyn Control,
) -> Option<TreeView> {
    let Caption { title, boards, idiom } = caption;
    let wanted = |index: usize| {
        (!index.is_multiple_of(ASK_INTERVAL) || control.goes_on(Checkpoint::Work)).then_some(())
    };
    wanted(0)?;
    let expected = expected_line(&tree, pv);
    let node_view = |index: usize, node: &TreeNode<G::Move>| {
        let state = &tree.states[index];
        let parent = &tree.states[node.parent as usize];
        let skipped = node.is_skipped();
        NodeView {
            parent: node.parent,
            ply: node.ply.0,
            label: label(game, index, node, parent),
            turn: turn(node),
            probability: node.probability,
            depth: node.depth.0,
            alpha: Some(node.window.alpha).filter(|alpha| alpha.is_finite()),
            beta: Some(node.window.beta).filter(|beta| beta.is_finite()),
            value: node.value.filter(|value| value.is_finite()),
            bound: node.bound,
            exit: node.exit,
            reason: String::new(),
            pass: node.pass,
            skipped,
            pv: expected.contains(&(index as u32)),
            dropped: node.dropped,
            left_out: node.left_out,
            has_unlisted: node.has_unlisted,
            position: if skipped { String::new() } else { game.show_state(state) },
            board: if boards && !skipped { game.board(state) } else { None },
        }
    };
    let mut nodes = Vec::with_capacity(tree.nodes.len());
    for (index, node) in tree.nodes.iter().enumerate() {
        wanted(index)?;
        nodes.push(node_view(index, node));
    }
    settle_bounds(&mut nodes);
    let Idiom { counted, sure, language, .. } = *idiom;
    let mut view = TreeView { title, nodes, dropped: tree.dropped, counted, sure, language };
    explain::add_reasons(&mut view, idiom, wanted)?;
    Some(view)
}

/// A textbook search knows the exact value of a node all of whose moves it looked at and knows exactly, also outside of
/// the window it was asked for. The playing search looks at moves less deeply: its bounds stay bounds.
fn settle_bounds(nodes: &mut [NodeView]) {
    if nodes.iter().any(|node| node.pass != Pass::Full) {
        return;
    }
    let mut is_inner = vec![false; nodes.len()];
    let mut is_open_below = vec![false; nodes.len()];
    for index in (0..nodes.len()).rev() {
        let node = &mut nodes[index];
        let is_whole = node.dropped == 0 && node.left_out == 0 && !node.has_unlisted && !is_open_below[index];
        if is_inner[index] && is_whole && matches!(node.exit, Exit::Searched | Exit::Cutoff) {
            node.bound = Bound::Exact;
        }
        let parent = node.parent as usize;
        is_inner[parent] = true;
        is_open_below[parent] |= node.skipped || node.value.is_none() || node.bound != Bound::Exact;
    }
}

fn label<G: Notation>(game: &G, index: usize, node: &TreeNode<G::Move>, parent: &G::State) -> String {
    match node.m {
        Some(m) => game.show_move(parent, m),
        None if index == 0 => String::new(),
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
