//! Trees to draw: a lecture example, a real search of noughts and crosses, and random ones.

use search::{Bound, Exit, Missing, Pass, Side};
use session::view::{NodeView, TreeView, Turn};
use session::{Cell, Grid, PieceSet};

/// `X` a cross, `O` a ring.
static STONES: PieceSet = PieceSet::plain("stones", include_str!("../../../../mnk/src/pieces.json"));

/// An ordinary node.
pub fn node(parent: u32, ply: u32, label: &str, value: f64) -> NodeView<'static> {
    NodeView {
        parent,
        ply,
        label: lasting(label),
        turn: if ply.is_multiple_of(2) { Turn::Max } else { Turn::Min },
        depth: 2 - ply as i32,
        value: Some(value),
        reason: "Every move was searched.",
        ..NodeView::PLAIN
    }
}

/// A text that stays until the test is over.
pub fn lasting(text: &str) -> &'static str {
    String::from(text).leak()
}

/// A tree of these nodes.
pub fn tree(title: &str, nodes: Vec<NodeView<'_>>) -> TreeView {
    TreeView { title: title.into(), ..TreeView::default().with_nodes(nodes) }
}

/// A leaf of the lecture example.
fn leaf(parent: u32, label: &str, value: f64, window: (Option<f64>, Option<f64>)) -> NodeView<'static> {
    let reason = "The depth ran out: the value function answered.";
    NodeView {
        alpha: window.0,
        beta: window.1,
        exit: Exit::Leaf.word(),
        reason,
        ..node(parent, 2, label, value)
    }
}

/// A move of the lecture example that was cut off.
fn cut(parent: u32, label: &str) -> NodeView<'static> {
    let reason = "MAX already has 3: MIN's reply makes this node useless.";
    NodeView { value: None, exit: Exit::Cutoff.word(), skipped: true, reason, ..node(parent, 2, label, 0.0) }
}

/// The tree every textbook shows: three moves, three replies each, two of them cut off.
pub fn lecture() -> TreeView {
    let three = Some(3.0);
    let mut nodes = vec![
        node(0, 0, "", 3.0),
        node(0, 1, "a", 3.0),
        leaf(1, "a1", 3.0, (None, None)),
        leaf(1, "a2", 12.0, (None, three)),
        leaf(1, "a3", 8.0, (None, three)),
        NodeView { alpha: three, bound: Bound::Upper, exit: Exit::Cutoff.word(), ..node(0, 1, "b", 2.0) },
        leaf(5, "b1", 2.0, (three, None)),
        cut(5, "b2"),
        cut(5, "b3"),
        NodeView { alpha: three, bound: Bound::Upper, ..node(0, 1, "c", 2.0) },
        leaf(9, "c1", 14.0, (three, None)),
        leaf(9, "c2", 5.0, (three, Some(14.0))),
        leaf(9, "c3", 2.0, (three, Some(5.0))),
    ];
    for expected in [0, 1, 2] {
        nodes[expected].pv = true;
    }
    tree("alpha-beta on the lecture's tree, depth 2", nodes)
}

/// Alpha-beta on noughts and crosses, recorded.
pub fn noughts(start: &str, depth: i32) -> TreeView {
    let cells: Vec<char> = start.chars().collect();
    let mut search = Noughts { cells, nodes: Vec::new() };
    search.visit(
        Entry { parent: 0, label: String::new(), depth, window: (f64::NEG_INFINITY, f64::INFINITY) },
        0,
    );
    let mut nodes = search.nodes;
    mark_expected(&mut nodes);
    tree(&format!("noughts and crosses from {start}, alpha-beta, depth {depth}"), nodes)
}

struct Noughts {
    cells: Vec<char>,
    nodes: Vec<NodeView<'static>>,
}

struct Entry {
    parent: u32,
    label: String,
    depth: i32,
    window: (f64, f64),
}

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Noughts {
    fn visit(&mut self, entry: Entry, ply: u32) -> f64 {
        let (mut alpha, mut beta) = entry.window;
        let turn =
            if self.cells.iter().filter(|&&c| c != '.').count() % 2 == 0 { Turn::Max } else { Turn::Min };
        let index = self.nodes.len();
        self.nodes.push(NodeView {
            turn,
            depth: entry.depth,
            alpha: alpha.is_finite().then_some(alpha),
            beta: beta.is_finite().then_some(beta),
            position: lasting(&self.cells.iter().collect::<String>()),
            board: Some(Box::leak(Box::new(self.board()))),
            ..node(entry.parent, ply, &entry.label, 0.0)
        });
        if let Some(value) = self.result(ply) {
            return self.leave(index, value, Exit::Terminal, Bound::Exact);
        }
        if entry.depth == 0 {
            return self.leave(index, self.value(), Exit::Leaf, Bound::Exact);
        }
        let (low, high) = entry.window;
        let mut best = if turn == Turn::Max { f64::NEG_INFINITY } else { f64::INFINITY };
        let mut exit = Exit::Searched;
        for cell in (0..9).filter(|&cell| self.cells[cell] == '.').collect::<Vec<_>>() {
            let label = format!("{}{}", ['a', 'b', 'c'][cell % 3], 3 - cell / 3);
            if exit == Exit::Cutoff {
                let skipped = NodeView {
                    value: None,
                    exit: exit.word(),
                    skipped: true,
                    ..node(index as u32, ply + 1, &label, 0.0)
                };
                self.nodes.push(skipped);
                continue;
            }
            self.cells[cell] = if turn == Turn::Max { 'X' } else { 'O' };
            let child = Entry { parent: index as u32, label, depth: entry.depth - 1, window: (alpha, beta) };
            let value = self.visit(child, ply + 1);
            self.cells[cell] = '.';
            if turn == Turn::Max {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta {
                exit = Exit::Cutoff;
            }
        }
        let bound = match best {
            best if best <= low => Bound::Upper,
            best if best >= high => Bound::Lower,
            _ => Bound::Exact,
        };
        self.leave(index, best, exit, bound)
    }

    fn leave(&mut self, index: usize, value: f64, exit: Exit, bound: Bound) -> f64 {
        let reason = format!("Left because: {}.", exit.word());
        let node = &mut self.nodes[index];
        *node = NodeView { value: Some(value), exit: exit.word(), bound, reason: lasting(&reason), ..*node };
        value
    }

    fn result(&self, ply: u32) -> Option<f64> {
        let owner = |line: &[usize; 3]| {
            let [a, b, c] = line.map(|cell| self.cells[cell]);
            (a != '.' && a == b && b == c).then_some(a)
        };
        match LINES.iter().find_map(owner) {
            Some('X') => Some(1_000_000.0 - f64::from(ply)),
            Some(_) => Some(f64::from(ply) - 1_000_000.0),
            None => self.cells.iter().all(|&c| c != '.').then_some(0.0),
        }
    }

    /// Lines open for X minus lines open for O.
    fn value(&self) -> f64 {
        let open =
            |enemy| LINES.iter().filter(|line| line.iter().all(|&cell| self.cells[cell] != enemy)).count();
        open('O') as f64 - open('X') as f64
    }

    fn board(&self) -> Grid {
        let cell = |(index, &c): (usize, &char)| Cell {
            piece: if c == '.' { ' ' } else { c },
            owner: match c {
                'X' => Some(Side::Max),
                'O' => Some(Side::Min),
                _ => None,
            },
            label: index.to_string(),
            ..Cell::default()
        };
        Grid {
            columns: 3,
            cells: self.cells.iter().enumerate().map(cell).collect(),
            column_names: ["a", "b", "c"].map(String::from).into(),
            row_names: ["3", "2", "1"].map(String::from).into(),
            pieces: &STONES,
        }
    }
}

/// Follows the first child with the parent's value from the root down.
fn mark_expected(nodes: &mut [NodeView<'_>]) {
    let mut current = 0;
    nodes[0].pv = true;
    for index in 1..nodes.len() {
        let is_next = nodes[index].parent as usize == current && nodes[index].value == nodes[current].value;
        if is_next && nodes[index].bound == Bound::Exact {
            nodes[index].pv = true;
            current = index;
        }
    }
}

const PASSES: [Pass; 6] = [Pass::Full, Pass::Scout, Pass::Reduced, Pass::Again, Pass::Null, Pass::Quiet];

/// Moves a node of a random tree has, about.
const BRANCHING: f64 = 6.0;

/// A tree with a little of everything, numbered from the root down like a real search.
pub fn random_view(count: usize, seed: u64) -> TreeView {
    let mut random = fastrand::Rng::with_seed(seed);
    let deepest = 2 + (count.max(1) as f64).log(BRANCHING) as usize;
    let mut nodes: Vec<NodeView<'_>> = Vec::with_capacity(count);
    let mut path: Vec<u32> = Vec::new();
    for index in 0..count {
        // a leaf, then perhaps the last of its family, and so on
        if path.len() >= deepest {
            path.pop();
        }
        while path.len() > 1 && random.f64() < 1.0 / BRANCHING {
            path.pop();
        }
        let parent = path.last().copied().unwrap_or(0);
        let node = random_node(&mut random, parent, path.len() as u32, index);
        if !node.skipped {
            path.push(index as u32);
        }
        nodes.push(node);
    }
    mark_random_line(&mut nodes);
    let dropped = Missing { nodes: random.u64(..1_000), moves: random.u64(..100) };
    tree(&format!("random tree of {count} nodes"), nodes).dropping(dropped)
}

fn random_node(random: &mut fastrand::Rng, parent: u32, ply: u32, index: usize) -> NodeView<'static> {
    let skipped = index > 0 && random.u32(..10) == 0;
    let value = f64::from(random.i32(-500..500));
    let label = format!("{}{}", ['a', 'b', 'c', 'd', 'e'][random.usize(..5)], random.u32(1..20));
    NodeView {
        turn: [Turn::Max, Turn::Min, Turn::Chance][if random.u32(..30) == 0 { 2 } else { ply as usize % 2 }],
        alpha: random.bool().then_some(value - 5.0),
        beta: random.bool().then_some(value + 5.0),
        value: (!skipped).then_some(if random.u32(..8) == 0 { 999_000.0 + value.abs() } else { value }),
        bound: [Bound::Exact, Bound::Lower, Bound::Upper][random.usize(..3)],
        exit: match random.usize(..Exit::KINDS) {
            0 => "loss of piece",
            number => Exit::NAMED[number - 1].word(),
        },
        pass: if random.u32(..4) == 0 { PASSES[random.usize(..PASSES.len())] } else { Pass::Full },
        skipped,
        dropped: if random.u32(..50) == 0 {
            Missing { nodes: random.u64(..3_000), moves: random.u64(..300) }
        } else {
            Missing::NOTHING
        },
        position: "x.o/.../..o x",
        ..node(parent, ply, if index == 0 { "" } else { &label }, 0.0)
    }
}

fn mark_random_line(nodes: &mut [NodeView<'_>]) {
    let mut current = 0;
    for (index, node) in nodes.iter_mut().enumerate() {
        if index == 0 || (node.parent == current && !node.skipped) {
            node.pv = true;
            current = index as u32;
        }
    }
}
