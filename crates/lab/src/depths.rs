//! One search at one depth after the other: what is chosen, what it costs, and why the choice changed.
//!
//! A search of fixed depth knows nothing of what comes after its last ply. When the next depth chooses another move,
//! the tree of that search holds the line that the shallower one could not see: the horizon effect, in a sentence.

use crate::error::LabError;
use crate::table::{ResultTable, value};
use serde::Serialize;
use session::view::{NodeView, TreeView};
use session::words::{Counted, Idiom, Manner};
use session::{
    Answer, At, Call, DepthLimit, Missing, Playable, Recording, Request, Side, StopFlag, Value, shapes,
};
use std::ops::RangeInclusive;

/// A tree larger than this is not kept to look for a reason.
const MAX_NODES: usize = 2_000_000;
/// Moves of a line that are shown.
const LINE_SHOWN: usize = 8;

/// All depths of a search.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DepthSweep {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// The value function.
    pub eval: String,
    /// Which search.
    pub algorithm: String,
    /// How wins are counted.
    pub counted: Counted,
    /// How its table says values.
    #[serde(skip)]
    pub manner: Manner,
    /// One row a depth.
    pub rows: Vec<DepthRow>,
}

/// What one depth chooses.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DepthRow {
    /// The depth.
    pub depth: u32,
    /// The move.
    pub best: Option<String>,
    /// Its value for MAX.
    #[serde(flatten, serialize_with = "shapes::one")]
    pub value: Value,
    /// Nodes visited.
    pub nodes: u64,
    /// Nodes as a multiple of the depth before: the effective branching factor.
    pub branching: Option<f64>,
    /// What both sides are expected to play.
    pub line: Vec<String>,
    /// Why the move is another one than at the depth before; null where it is the same.
    pub why: Option<String>,
    /// How long it took.
    pub time_ms: f64,
}

/// Searches a position to each depth, and tells what there is after each; `request` says everything else.
pub fn sweep(
    bench: &dyn Playable,
    at: &At,
    request: &Request,
    depths: RangeInclusive<u32>,
    stop: &StopFlag,
    tell: &mut dyn FnMut(&DepthSweep),
) -> Result<DepthSweep, LabError> {
    let start = bench.position(at)?;
    let side = start.side.ok_or_else(|| LabError::Chance(bench.name().into()))?;
    let mut found = DepthSweep {
        game: bench.name().into(),
        position: start.position,
        eval: String::new(),
        algorithm: String::new(),
        counted: bench.idiom().counted,
        manner: bench.idiom().manner(),
        rows: Vec::new(),
    };
    let mut before: Option<Answer> = None;
    for depth in depths {
        let request = Request { depth: DepthLimit::Plies(depth), ..request.clone() };
        let view = bench.search(at, &request, stop)?;
        let why = match &before {
            Some(before) if before.best != view.best => {
                Some(reason(bench, at, &request, (before, &view, side), stop)?)
            }
            _ => None,
        };
        let branching = before.as_ref().map(|before| view.nodes as f64 / before.nodes.max(1) as f64);
        found.rows.push(DepthRow {
            depth,
            best: view.best.clone(),
            value: view.value,
            nodes: view.nodes,
            branching,
            line: view.pv.clone(),
            why,
            time_ms: view.time_ms,
        });
        found.eval.clone_from(&view.searched.eval);
        found.algorithm.clone_from(&view.searched.algorithm);
        tell(&found);
        before = Some(view);
    }
    match before {
        Some(_) => Ok(found),
        None => Err(LabError::Over(found.position)),
    }
}

/// What the deeper search knows about the move that the shallower one chose.
struct DeeperAnswer {
    /// Its value, as a bound where the search knew enough.
    value: String,
    /// Whether it is worth less to the side to move than the shallower search thought.
    is_worse: bool,
    /// The line that says so, the move itself first.
    line: Vec<String>,
}

/// Why another move is chosen, in a sentence.
fn reason(
    bench: &dyn Playable,
    at: &At,
    request: &Request,
    (before, now, side): (&Answer, &Answer, Side),
    stop: &StopFlag,
) -> Result<String, LabError> {
    let (Some(old), Some(new)) = (&before.best, &now.best) else {
        return Ok(bench.language().word("change-none").into());
    };
    let idiom = bench.idiom();
    let value = |value| idiom.value(value);
    let seen = match request.is_playing() {
        true => after(bench, at, request, (old, before.value, side), stop)?,
        false => in_tree(bench, at, request, (old, before.value, side), stop)?,
    };
    let (message, line, seen) = match seen {
        Some(seen) if seen.is_worse => ("change-horizon", seen.line, seen.value),
        Some(seen) => ("change-better", now.pv.clone(), seen.value),
        None => ("change-only", now.pv.clone(), String::new()),
    };
    let said = [
        ("line", join_moves(&line).into()),
        ("old", old.into()),
        ("new", new.into()),
        ("thought", value(before.value).into()),
        ("found", value(now.value).into()),
        ("seen", seen.into()),
    ];
    Ok(bench.language().say(message, said))
}

fn join_moves(line: &[String]) -> String {
    let shown = line[..line.len().min(LINE_SHOWN)].join(" ");
    if line.len() > LINE_SHOWN { format!("{shown} …") } else { shown }
}

/// Looks the move up in the tree of the deeper search.
fn in_tree(
    bench: &dyn Playable,
    at: &At,
    request: &Request,
    (old, thought, side): (&str, Value, Side),
    stop: &StopFlag,
) -> Result<Option<DeeperAnswer>, LabError> {
    let record = Recording { max_nodes: MAX_NODES, ..Recording::default() };
    let tree = bench.run(at, &Call::recorded(request, record, stop))?.1;
    let Some(tree) = tree.filter(|tree| tree.dropped() == Missing::NOTHING) else { return Ok(None) };
    let children = tree.children();
    let node = children[0].iter().copied().find(|&child| tree.node(child as usize).label == old);
    Ok(node.and_then(|node| seen_at(&tree, &children, node, (thought, side), &bench.idiom())))
}

fn seen_at(
    tree: &TreeView,
    children: &[Vec<u32>],
    node: u32,
    (thought, side): (Value, Side),
    idiom: &Idiom,
) -> Option<DeeperAnswer> {
    let root = tree.node(node as usize);
    let value = idiom.meaning(root.value?);
    let mut line = vec![root.label.to_owned()];
    let mut here = node;
    // The child whose value the parent has is the one that was believed.
    let believed = |here: u32| {
        let value = tree.node(here as usize).value;
        let has_value = |child: NodeView<'_>| !child.skipped && child.value == value;
        children[here as usize].iter().copied().find(|&child| has_value(tree.node(child as usize)))
    };
    while let Some(child) = believed(here) {
        line.push(tree.node(child as usize).label.into());
        here = child;
    }
    Some(DeeperAnswer {
        value: idiom.bounded(value, root.bound),
        is_worse: is_worse(value, thought, side),
        line,
    })
}

/// Searches on after the move, where no tree tells: the playing search looks at moves more than once.
fn after(
    bench: &dyn Playable,
    at: &At,
    request: &Request,
    (old, thought, side): (&str, Value, Side),
    stop: &StopFlag,
) -> Result<Option<DeeperAnswer>, LabError> {
    let mut at = at.clone();
    at.moves.push(old.into());
    let depth = match request.depth {
        DepthLimit::Plies(depth) if depth > 1 => DepthLimit::Plies(depth - 1),
        _ => return Ok(None),
    };
    if bench.position(&at)?.outcome.is_some() {
        return Ok(None);
    }
    let view = bench.search(&at, &Request { depth, ..request.clone() }, stop)?;
    let line = std::iter::once(old.to_string()).chain(view.pv).collect();
    let value = one_ply_later(view.value);
    Ok(Some(DeeperAnswer {
        value: bench.idiom().value(value),
        is_worse: is_worse(value, thought, side),
        line,
    }))
}

/// A value found after a move as it is before it: the end is one ply further away.
fn one_ply_later(value: Value) -> Value {
    match value {
        Value::Win(plies) => Value::Win(plies + 1),
        Value::Loss(plies) => Value::Loss(plies + 1),
        points => points,
    }
}

fn is_worse(value: Value, thought: Value, side: Side) -> bool {
    value.seen_by(side) < thought.seen_by(side)
}

impl DepthSweep {
    /// The rows as words.
    pub fn table(&self) -> ResultTable {
        let mut table = ResultTable::new(&["depth", "move", "value", "nodes", "branching", "line"]);
        let words = |row: &DepthRow| {
            vec![
                row.depth.to_string(),
                row.best.clone().unwrap_or_default(),
                value(self.manner, row.value),
                row.nodes.to_string(),
                row.branching.map_or_else(String::new, |factor| format!("{factor:.2}")),
                join_moves(&row.line),
            ]
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }

    /// Why the move changed, one line a change.
    pub fn reasons(&self) -> String {
        let changes = self.rows.iter().filter_map(|row| Some((row.depth, row.why.as_ref()?)));
        let lines: Vec<String> = changes.map(|(depth, why)| format!("depth {depth}: {why}\n")).collect();
        lines.concat()
    }
}
