//! A search of any game without cut-offs, written down as a hand-made tree, so that one set of questions serves all games.

use crate::questions::{Exercise, ExerciseError, ExerciseSetup, MAX_EXERCISE_NODES, NodeCount};
use crate::written::{label, written_tree};
use explicit::{Explicit, NodeId};
use search::Missing;
use search::textbook::{Asks, Cutting, GamesTaken, SearchEntry};
use session::view::TreeView;
use session::{Algorithm, At, Playable, PositionsKept, Recording, Request, SessionError, StopFlag};

/// What is cut off stands on the sheet too: the tree without cut-offs may have this many nodes.
pub(crate) const MAX_TREE_NODES: usize = 20_000;
/// A search that is too long is counted this far, for the message: no game needs longer than a moment for it.
const MAX_COUNTED: u64 = 100_000;

/// A search to be simulated by hand.
pub struct ExerciseTree {
    /// The search without cut-offs.
    pub view: TreeView,
    /// The names of its nodes.
    pub names: Vec<String>,
    tree: Explicit,
    setup: ExerciseSetup,
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
        let request = &bench.description().complete(request.clone())?;
        let algorithm = asked(request.algorithm)?;
        check_length(bench, at, request, stop)?;
        let whole = match algorithm.spec.games {
            GamesTaken::WithChance => Algorithm::EXPECTIMAX,
            _ => Algorithm::MINIMAX,
        };
        let record =
            Recording { max_nodes: MAX_TREE_NODES, positions: PositionsKept::Texts, ..Recording::default() };
        let most = Some(request.nodes.map_or(MAX_COUNTED, |nodes| nodes.min(MAX_COUNTED)));
        let request = Request { algorithm: whole, nodes: most, ..request.clone() };
        let view = match bench.tree(at, &request, record, stop) {
            Ok((_, view)) if view.dropped() == Missing::NOTHING => view,
            Ok((found, _)) => return Err(too_large(NodeCount::All(found.nodes))),
            Err(SessionError::Stopped { nodes }) => return Err(too_large(NodeCount::AtLeast(nodes))),
            Err(error) => return Err(error),
        };
        let (tree, names) = match bench.hand_made() {
            Some(text) => named_by_hand(text, &view)?,
            None => written_tree(&view)?,
        };
        let start = tree.find(&names[0]).unwrap_or(NodeId::ROOT);
        let cutting = if request.textbook.strict { Cutting::Strict } else { Cutting::OnEqual };
        let min = request.textbook.settings.min;
        Ok(ExerciseTree { view, names, tree, setup: ExerciseSetup { start, algorithm, cutting, min } })
    }

    /// The questions and their answers; only along these lines of moves, if there are some.
    pub fn exercise(&self, along: &[String]) -> Result<Exercise<'_>, SessionError> {
        let whole = Exercise::with(&self.tree, self.setup);
        let whole = whole.map_err(SessionError::outside)?.speaking(self.view.manner());
        if along.is_empty() {
            return Ok(whole);
        }
        let written = |line: &String| line.split_whitespace().map(label).collect::<Vec<_>>().join(" ");
        let lines: Vec<String> = along.iter().map(written).collect();
        Ok(whole.along(lines.iter().map(String::as_str))?)
    }
}

/// The search, if something can be asked about it.
fn asked(algorithm: Algorithm) -> Result<SearchEntry, SessionError> {
    let refuse = |why| ExerciseError::NotAsked { algorithm: algorithm.name(), why };
    match (algorithm.spec().exercise, algorithm.textbook()) {
        (Asks::Nothing(why), _) => Err(refuse(why).into()),
        (_, Some(search)) => Ok(search),
        (_, None) => Err(refuse("it is no textbook search").into()),
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
    let counted = bench.search(at, &Request { nodes: Some(most), ..request.clone() }, stop);
    let count = match counted {
        Ok(found) if found.nodes as usize <= MAX_EXERCISE_NODES => return Ok(()),
        Ok(found) => NodeCount::All(found.nodes),
        Err(SessionError::Stopped { nodes }) => NodeCount::AtLeast(nodes),
        Err(error) => return Err(error),
    };
    Err(ExerciseError::LongSearch { algorithm: request.algorithm.name(), count }.into())
}

fn too_large(count: NodeCount) -> SessionError {
    ExerciseError::LargeTree { count }.into()
}

/// The tree as it was typed. A node's name is its position.
fn named_by_hand(text: &str, view: &TreeView) -> Result<(Explicit, Vec<String>), SessionError> {
    let tree = Explicit::parse(text).map_err(SessionError::outside)?;
    Ok((tree, view.nodes().map(|node| node.position.into()).collect()))
}
