//! Exercises on any game: a search without cut-offs written down as a hand-made tree, so that one set of questions
//! serves all games.

mod leaves;
mod sheet;
mod written;

pub use explicit::{Exercise, ExerciseError, LeafSum, Question, Report, Row, Verdict};
pub use leaves::MAX_LEAVES;
pub use sheet::SheetTree;
pub use written::written_tree;

use explicit::{Explicit, MAX_EXERCISE_NODES, NodeId, Setup};
use search::textbook::{self, Cutting};
use session::view::TreeView;
use session::{Algorithm, At, Playable, Recording, Request, SessionError, StopFlag};
use written::label;

/// What is cut off stands on the sheet too: the tree without cut-offs may have this many nodes.
const MAX_TREE_NODES: usize = 20_000;
/// A search that is too long is counted this far, for the message: no game needs longer than a moment for it.
const MAX_COUNTED: u64 = 100_000;

/// A search to be simulated by hand.
pub struct ExerciseTree {
    /// The search without cut-offs.
    pub view: TreeView,
    /// The names of its nodes.
    pub names: Vec<String>,
    tree: Explicit,
    setup: Setup,
}

impl ExerciseTree {
    /// Counts the search that is asked for, then records it without cut-offs, so that every node is there to be asked
    /// about. Where the game is a hand-made tree, its nodes keep their names.
    pub fn record(
        bench: &dyn Playable,
        at: &At,
        request: &Request,
        stop: &StopFlag,
    ) -> Result<ExerciseTree, SessionError> {
        let algorithm = request.algorithm.textbook().ok_or_else(|| {
            SessionError::unknown(
                "exercise",
                request.algorithm.name(),
                &["minimax", "alphabeta", "expectimax"],
            )
        })?;
        check_length(bench, at, request, stop)?;
        let whole = match algorithm {
            textbook::Algorithm::Expectimax => Algorithm::Expectimax,
            textbook::Algorithm::Minimax | textbook::Algorithm::AlphaBeta => Algorithm::Minimax,
        };
        let record = Recording { max_nodes: MAX_TREE_NODES, ..Recording::default() };
        let most = Some(request.nodes.map_or(MAX_COUNTED, |nodes| nodes.min(MAX_COUNTED)));
        let request = Request { algorithm: whole, record: Some(record), nodes: most, ..request.clone() };
        let view = match bench.search(at, &request, stop) {
            Ok((_, Some(view))) if view.dropped == 0 => view,
            Ok((found, _)) => return Err(too_large(found.nodes, "")),
            Err(SessionError::Stopped { nodes }) => return Err(too_large(nodes, " or more")),
            Err(error) => return Err(error),
        };
        let (tree, names) = match bench.hand_made() {
            Some(text) => named_by_hand(text, &view)?,
            None => written_tree(&view)?,
        };
        let start = tree.find(&names[0]).unwrap_or(NodeId::ROOT);
        let cutting = if request.strict { Cutting::Strict } else { Cutting::OnEqual };
        Ok(ExerciseTree { view, names, tree, setup: Setup { start, algorithm, cutting } })
    }

    /// The questions and their answers; only along these lines of moves, if there are some.
    pub fn exercise(&self, along: &[String]) -> Result<Exercise<'_>, SessionError> {
        let whole = Exercise::with(&self.tree, self.setup);
        let whole =
            whole.map_err(|error| SessionError::Game(error.to_string()))?.speaking(self.view.manner());
        if along.is_empty() {
            return Ok(whole);
        }
        let written = |line: &String| line.split_whitespace().map(label).collect::<Vec<_>>().join(" ");
        let lines: Vec<String> = along.iter().map(written).collect();
        Ok(whole.along(lines.iter().map(String::as_str))?)
    }
}

/// The limit counts what the search looks at, not what it cuts.
fn check_length(
    bench: &dyn Playable,
    at: &At,
    request: &Request,
    stop: &StopFlag,
) -> Result<(), SessionError> {
    let most = request.nodes.map_or(MAX_COUNTED, |nodes| nodes.min(MAX_COUNTED));
    let counted = bench.search(at, &Request { nodes: Some(most), record: None, ..request.clone() }, stop);
    let (nodes, more) = match counted {
        Ok((found, _)) if found.nodes as usize <= MAX_EXERCISE_NODES => return Ok(()),
        Ok((found, _)) => (found.nodes, ""),
        Err(SessionError::Stopped { nodes }) => (nodes, " or more"),
        Err(error) => return Err(error),
    };
    let algorithm = request.algorithm.name();
    Err(SessionError::Game(format!(
        "{algorithm} looks at {nodes}{more} nodes, too many for an exercise: expected at most {MAX_EXERCISE_NODES}; give \
         a smaller depth"
    )))
}

fn too_large(nodes: u64, more: &str) -> SessionError {
    SessionError::Game(format!(
        "the tree without cut-offs has {nodes}{more} nodes, too many for an exercise: expected at most {MAX_TREE_NODES}; give \
         a smaller depth"
    ))
}

/// The tree as it was typed. A node's name is its position.
fn named_by_hand(text: &str, view: &TreeView) -> Result<(Explicit, Vec<String>), SessionError> {
    let tree = Explicit::parse(text).map_err(|error| SessionError::Game(error.to_string()))?;
    Ok((tree, view.nodes.iter().map(|node| node.position.clone()).collect()))
}
