//! The searches as the literature prints them, each in one short file, listed in one table.
//!
//! A search is a type with [`Search`]: what it is ([`SearchSpec`]) and how it searches. It walks on a [`GameTree`] and sees
//! neither states nor moves, so it serves every game. What all share (stopping at leaves, generating and ordering moves, a
//! table, a growing tree, reporting) is in `walk` and `growing_tree`, and what searches that grow a tree share in `monte_carlo` and `minimax_tree`. Values are for MAX throughout, depth is in plies, several
//! agents may play for one side, and chance nodes are averaged. Minimax is the oracle that every other search is tested
//! against.

mod game_tree;
mod growing_tree;
mod minimax_tree;
mod monte_carlo;
mod policy;
mod spec;
mod table;
mod walk;

pub use game_tree::{CodedMove, GameTree, GrownMove, Grows, Known, Node, NodeFacts, Opened, Round, Walks};
pub use policy::{
    Cutting, LeafJudgement, LeafRule, MinRole, Order, Policy, RuleReach, SearchSettings, TableKeys, Ties,
};
pub use spec::{Asks, CodeLine, DefaultLimit, GamesTaken, LineRole, RecordKind, SearchSpec, Source, line};
pub use table::TableCounts;
use walk::ProvenRoot;
pub use walk::Walk;

use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::Observer;
use crate::score::{Bound, Depth};
use std::fmt;
use std::sync::RwLock;

/// A search of a game's tree.
pub trait Search {
    /// What it is.
    const SPEC: SearchSpec;

    /// The value of the root for MAX, searched to `depth` plies.
    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped>;
}

/// A search as a line of the table.
#[derive(Clone, Copy)]
pub struct SearchEntry {
    /// What it is.
    pub spec: &'static SearchSpec,
    /// Runs it; none for the playing search, which is a house of its own.
    run: Option<RunSearch>,
}

type RunSearch = fn(&mut dyn GameTree, Depth) -> Result<f64, Stopped>;

impl SearchEntry {
    /// Minimax.
    pub const MINIMAX: SearchEntry = SearchEntry::of::<Minimax>();
    /// Alpha-beta.
    pub const ALPHABETA: SearchEntry = SearchEntry::of::<AlphaBeta>();
    /// Expectimax.
    pub const EXPECTIMAX: SearchEntry = SearchEntry::of::<Expectimax>();
    /// The playing search.
    pub const PVS: SearchEntry = SearchEntry { spec: &playing::SPEC, run: None };

    /// The line of a search.
    pub const fn of<S: Search>() -> SearchEntry {
        SearchEntry { spec: &S::SPEC, run: Some(|tree, depth| S::run(tree, depth)) }
    }

    /// Whether it is one of this page; the playing search is not.
    pub fn is_textbook(&self) -> bool {
        self.run.is_some()
    }

    /// Whether people call it so.
    pub fn is_called(&self, name: &str) -> bool {
        self.spec.name == name || self.spec.aliases.contains(&name)
    }
}

impl PartialEq for SearchEntry {
    fn eq(&self, other: &SearchEntry) -> bool {
        self.spec.name == other.spec.name
    }
}

impl Eq for SearchEntry {}

impl fmt::Debug for SearchEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec.name)
    }
}

/// Makes the table: a search is one line here, and one file of its name.
macro_rules! searches {
    ($($file:ident::$search:ident,)*) => {
        $(mod $file; pub use $file::$search;)*

        /// Every search, in the order in which people read of them.
        pub static SEARCHES: &[SearchEntry] = &[
            $(SearchEntry::of::<$search>(),)*
            SearchEntry::PVS,
        ];
    };
}

mod playing;

searches! {
    minimax::Minimax,
    negamax::Negamax,
    alphabeta::AlphaBeta,
    negascout::NegaScout,
    memory::AlphaBetaMemory,
    deepening::Deepening,
    aspiration::Aspiration,
    mtdf::Mtdf,
    sss::Sss,
    mt_sss::MtSss,
    dual::Dual,
    mt_dual::MtDual,
    uct::Uct,
    mcts_solver::MctsSolver,
    rave::Rave,
    puct::Puct,
    bestfirst::BestFirst,
    bstar::BStar,
    conspiracy::Conspiracy,
    expectimax::Expectimax,
    star1::Star1,
    star2::Star2,
    sampling::Sampling,
}

/// Searches that are not of this house.
static REGISTERED: RwLock<Vec<SearchEntry>> = RwLock::new(Vec::new());

/// Adds a search that is not of this house: from now on help, page, experiments and matches know it. False if there is one of
/// its name.
pub fn register(search: SearchEntry) -> bool {
    let mut registered = REGISTERED.write().expect("no thread panics while it adds one");
    let known = SEARCHES.iter().chain(registered.iter());
    let is_new = !{ known }.any(|known| known.is_called(search.spec.name));
    if is_new {
        registered.push(search);
    }
    is_new
}

/// Every search, those that were registered last.
pub fn searches() -> Vec<SearchEntry> {
    let registered = REGISTERED.read().expect("no thread panics while it adds one");
    SEARCHES.iter().chain(registered.iter()).copied().collect()
}

/// The search of this name, or of one that people use too.
pub fn find(name: &str) -> Option<SearchEntry> {
    searches().into_iter().find(|search| search.is_called(name))
}

/// What was found out about one move of the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RootMove<M> {
    /// The move.
    pub m: M,
    /// Its value for MAX.
    pub value: f64,
    /// What that value says about the true one.
    pub bound: Bound,
    /// Nodes visited below it, itself included.
    pub nodes: u64,
}

/// How much work a search was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchCounts {
    /// Nodes visited, the root included.
    pub nodes: u64,
    /// Nodes without moves to look at: the game is over, a rule ends the line, the depth runs out.
    pub leaves: u64,
    /// Positions that the value function judged, for leaves and for the order of moves.
    pub evaluations: u64,
    /// Nodes left early with moves not looked at.
    pub cutoffs: u64,
    /// Those that the first move cut off.
    pub first_move_cutoffs: u64,
    /// Cut-off marks a drawn tree has: nodes where the test for cutting held, also after the last move.
    pub placeholders: u64,
    /// Searches of the root, where there are several.
    pub rounds: u64,
    /// Those whose value was better for its side than the window.
    pub failed_high: u64,
    /// Those whose value was worse.
    pub failed_low: u64,
    /// Moves that were searched once more, because a scout said that they are better.
    pub again: u64,
    /// What the table did.
    pub table: TableCounts,
}

/// The answer of a textbook search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<M> {
    /// The value of the root for MAX.
    pub value: f64,
    /// The moves known to reach that value, the one to play first. Empty when the root is not to be moved from.
    pub best: Vec<M>,
    /// What both sides are expected to play.
    pub pv: Vec<M>,
    /// Every move of the root that was looked at, in that order.
    pub moves: Vec<RootMove<M>>,
    /// How deep a search of several depths was done when it was stopped; none where it came to its end.
    pub reached: Option<Depth>,
    /// How much work it was.
    pub counts: SearchCounts,
}

/// Searches `state` to `depth` plies.
///
/// # Panics
/// If the entry is that of the playing search.
pub fn search<G, V, O>(
    walk: &mut Walk<'_, G, V, O>,
    entry: SearchEntry,
    state: &G::State,
    depth: Depth,
) -> Result<SearchResult<G::Move>, Stopped>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    let run = entry.run.expect("the playing search is begun by pvs::think");
    walk.restart(state);
    let value = run(walk, depth);
    conclude(walk, value)
}

/// The same by a search that is known when the program is compiled: no call within it is a jump through a table.
pub fn search_by<S, G, V, O>(
    walk: &mut Walk<'_, G, V, O>,
    state: &G::State,
    depth: Depth,
) -> Result<SearchResult<G::Move>, Stopped>
where
    S: Search,
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    walk.restart(state);
    let value = S::run(walk, depth);
    conclude(walk, value)
}

fn conclude<G, V, O>(
    walk: &mut Walk<'_, G, V, O>,
    value: Result<f64, Stopped>,
) -> Result<SearchResult<G::Move>, Stopped>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    walk.end_rounds(value.unwrap_or(f64::NAN));
    let found = match (value, walk.finished.take()) {
        (Err(Stopped), Some((depth, finished))) if walk.refusal.is_none() => {
            return Ok(result(walk, finished, Some(depth)));
        }
        (value, _) => value?,
    };
    let mut proven = walk.proven.take().unwrap_or_else(|| ProvenRoot::of_end(found));
    proven.value = found;
    if let Some(chosen) = &walk.chosen {
        proven.best = vec![chosen.m];
    }
    Ok(result(walk, proven, None))
}

fn result<G, V, O>(
    walk: &Walk<'_, G, V, O>,
    proven: ProvenRoot<G::Move>,
    reached: Option<Depth>,
) -> SearchResult<G::Move>
where
    G: Game,
    V: ?Sized,
{
    let ProvenRoot { value, best, moves, line } = proven;
    SearchResult { value, best, pv: line, moves, reached, counts: walk.counts }
}

/// What a search that was stopped has found: the best of the moves it was done with. Nothing before the first of them.
pub fn unfinished<G, V, O>(walk: &mut Walk<'_, G, V, O>) -> Option<SearchResult<G::Move>>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    let turn = walk.game.turn(walk.root());
    let moves = walk.take_root_moves();
    let better = |best: f64, found: &RootMove<G::Move>| match turn.prefers(found.value, best) {
        true => found.value,
        false => best,
    };
    let value = moves.iter().skip(1).fold(moves.first()?.value, better);
    let best = best_moves(&moves, value, turn);
    Some(result(walk, ProvenRoot { value, best, moves, line: walk.pv().to_vec() }, None))
}

/// The first move that reached the root's value, then the others proven equal to it.
fn best_moves<M: Copy>(moves: &[RootMove<M>], value: f64, turn: Side) -> Vec<M> {
    // A bound on the good side still proves a move: a root cut by a leaf rule or a beam keeps its mover happy.
    let reaches = |found: &&RootMove<M>| {
        found.value == value
            && match turn {
                Side::Max => found.bound != Bound::Upper,
                Side::Min => found.bound != Bound::Lower,
            }
    };
    moves.iter().filter(reaches).map(|found| found.m).collect()
}
