//! Our searches and the `minimax` crate on the same game code and value function, side by side in one process.

#![allow(clippy::print_stdout, reason = "a measurement speaks")]

use minimax::{
    Evaluation, IterativeOptions, IterativeSearch, MCTSOptions, MonteCarloTreeSearch, Negamax, Strategy,
    Winner,
};
use mnk::{Mnk, MnkTactics, Square, State, preset};
use search::evaluate::Rounded;
use search::pvs::{self, Limits, Table, Techniques, ThinkRequest};
use search::textbook::{self, Mtdf, Policy, Search, SearchEntry, SearchSettings, Uct, Walk};
use search::{Depth, Game, NoControl, Notation, Silent, Tactics, ValueFunction};
use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Each measurement is repeated, the two sides taking turns; the fastest run counts.
const ROUNDS: usize = 5;
const TABLE_MIB: usize = 64;
/// Random games of a Monte Carlo search.
const PLAYOUTS: u64 = 20_000;

thread_local! {
    /// Nodes of the other crate, which does not count them itself.
    static NODES: Cell<u64> = const { Cell::new(0) };
}

/// The same rules as a state of the other crate, whose games carry no rules of their own.
#[derive(Clone)]
struct Peer {
    rules: &'static Mnk<1>,
    state: State<1>,
}

struct PeerGame;

impl minimax::Game for PeerGame {
    type S = Peer;
    type M = Square;

    fn generate_moves(peer: &Peer, moves: &mut Vec<Square>) -> Option<Winner> {
        let winner = Self::get_winner(peer);
        if winner.is_none() {
            peer.rules.moves(&peer.state, moves);
        }
        winner
    }

    fn apply(peer: &mut Peer, m: Square) -> Option<Peer> {
        Some(Peer { rules: peer.rules, state: peer.rules.play(&peer.state, m) })
    }

    fn get_winner(peer: &Peer) -> Option<Winner> {
        NODES.set(NODES.get() + 1);
        peer.rules.outcome(&peer.state).map(|outcome| match outcome.winner {
            Some(_) => Winner::PlayerJustMoved,
            None => Winner::Draw,
        })
    }

    fn zobrist_hash(peer: &Peer) -> u64 {
        peer.rules.key(&peer.state)
    }
}

struct PeerValue(Arc<dyn ValueFunction<Mnk<1>>>);

impl minimax::Evaluator for PeerValue {
    type G = PeerGame;

    fn evaluate(&self, peer: &Peer) -> Evaluation {
        let value = self.0.value(peer.rules, &peer.state) as Evaluation;
        if peer.rules.turn(&peer.state) == search::Side::Max { value } else { -value }
    }
}

/// How long a search took and how many nodes it visited.
#[derive(Clone, Copy)]
struct Run {
    time: Duration,
    nodes: u64,
}

fn timed(search: impl FnOnce() -> u64) -> Run {
    let start = Instant::now();
    let nodes = search();
    Run { time: start.elapsed(), nodes }
}

/// The faster of two runs.
fn faster(a: Option<Run>, b: Run) -> Option<Run> {
    Some(a.filter(|a| a.time <= b.time).unwrap_or(b))
}

fn value(rules: &Mnk<1>) -> Arc<dyn ValueFunction<Mnk<1>>> {
    Arc::from(preset(rules, "windows").expect("a preset of m,n,k games"))
}

fn our_textbook(rules: &'static Mnk<1>, depth: i32) -> u64 {
    let (value, policy, mut silent, never) = (value(rules), Policy::default(), Silent, NoControl);
    let mut walk = Walk::new(rules, value.as_ref(), &policy, &mut silent, &never);
    let answer = textbook::search(&mut walk, SearchEntry::ALPHABETA, &rules.start(), Depth(depth));
    answer.expect("nothing stops it").counts.nodes
}

fn our_playing<T>(rules: &'static Mnk<1>, tactics: &T, depth: i32) -> u64
where
    T: Tactics<Mnk<1>> + Clone + Send,
{
    let (state, table) = (rules.start(), Table::new(TABLE_MIB));
    let limits = Limits { depth: Depth(depth), ..Limits::default() };
    let techniques = Techniques::USUAL;
    let request = ThinkRequest { limits, techniques, ..ThinkRequest::new(&state) };
    pvs::think(rules, tactics, Silent, &table, &request, &NoControl, &mut |_| {}).nodes
}

/// A search of the table, known when this is compiled.
fn our_search<S: Search>(rules: &'static Mnk<1>, depth: Depth) -> u64 {
    let settings =
        SearchSettings { memory_mib: TABLE_MIB, playouts: Some(PLAYOUTS), ..SearchSettings::default() };
    let (value, policy) = (value(rules), Policy { settings, ..Policy::default() });
    let (mut silent, never) = (Silent, NoControl);
    let mut walk = Walk::new(rules, value.as_ref(), &policy, &mut silent, &never);
    let answer = textbook::search_by::<S, _, _, _>(&mut walk, &rules.start(), depth);
    answer.expect("nothing stops it").counts.nodes
}

fn their_mtdf(rules: &'static Mnk<1>, depth: u8) -> u64 {
    NODES.set(0);
    let options = IterativeOptions::new().with_table_byte_size(TABLE_MIB << 20).with_mtdf();
    let mut strategy = IterativeSearch::new(PeerValue(value(rules)), options);
    strategy.set_max_depth(depth);
    strategy.choose_move(&Peer { rules, state: rules.start() });
    NODES.get()
}

/// Monte Carlo tree search in one thread: it counts playouts, not nodes.
fn their_playouts(rules: &'static Mnk<1>) -> u64 {
    let mut strategy = MonteCarloTreeSearch::<PeerGame>::new(MCTSOptions::default().with_num_threads(1));
    strategy.set_max_rollouts(PLAYOUTS as u32);
    strategy.choose_move(&Peer { rules, state: rules.start() });
    PLAYOUTS
}

fn their_negamax(rules: &'static Mnk<1>, depth: u8) -> u64 {
    NODES.set(0);
    let mut strategy = Negamax::new(PeerValue(value(rules)), depth);
    strategy.choose_move(&Peer { rules, state: rules.start() });
    NODES.get()
}

fn their_iterative(rules: &'static Mnk<1>, depth: u8) -> u64 {
    NODES.set(0);
    let options = IterativeOptions::new()
        .with_table_byte_size(TABLE_MIB << 20)
        .with_null_window_search(true)
        .with_countermoves()
        .with_countermove_history();
    let mut strategy = IterativeSearch::new(PeerValue(value(rules)), options);
    strategy.set_max_depth(depth);
    strategy.choose_move(&Peer { rules, state: rules.start() });
    NODES.get()
}

fn compare(name: &str, mut ours: impl FnMut() -> u64, mut theirs: impl FnMut() -> u64) {
    let (mut our_best, mut their_best) = (None, None);
    for _ in 0..ROUNDS {
        our_best = faster(our_best, timed(&mut ours));
        their_best = faster(their_best, timed(&mut theirs));
    }
    let (Some(our), Some(their)) = (our_best, their_best) else { return };
    let rate = |run: Run| run.nodes as f64 / run.time.as_secs_f64() / 1e6;
    println!(
        "| {name} | {:.1} ms, {} nodes, {:.2} M/s | {:.1} ms, {} nodes, {:.2} M/s | {:.2} | {:.2} |",
        our.time.as_secs_f64() * 1e3,
        our.nodes,
        rate(our),
        their.time.as_secs_f64() * 1e3,
        their.nodes,
        rate(their),
        their.time.as_secs_f64() / our.time.as_secs_f64(),
        rate(our) / rate(their),
    );
}

fn main() {
    let board = |m, n, k| -> &'static Mnk<1> {
        Box::leak(Box::new(Mnk::new(m, n, k).expect("a board of the benchmark")))
    };
    let (five, four) = (board(5, 5, 4), board(4, 4, 4));
    println!("| search | plywood | minimax 0.6 | time ratio | nodes/s ratio |\n|---|---|---|---|---|");
    compare("alpha-beta, 5x5 k4, depth 6", || our_textbook(five, 6), || their_negamax(five, 6));
    compare("MTD(f), 5x5 k4, depth 6", || our_search::<Mtdf>(five, Depth(6)), || their_mtdf(five, 6));
    let ours = || {
        our_search::<Uct>(five, Depth::UNLIMITED);
        PLAYOUTS
    };
    compare("UCT, 5x5 k4, 20,000 playouts, one thread, playouts for nodes", ours, || their_playouts(five));
    let same_value = Rounded(value(five));
    compare(
        "playing search, 5x5 k4 to depth 6, same value function",
        || our_playing(five, &same_value, 6),
        || their_iterative(five, 6),
    );
    let tactics = MnkTactics::new(five);
    compare(
        "playing search, 5x5 k4 to depth 6, own tactics",
        || our_playing(five, &tactics, 6),
        || their_iterative(five, 6),
    );
    let tactics = MnkTactics::new(four);
    compare(
        "4x4 k4 solved by the playing search",
        || our_playing(four, &tactics, 16),
        || their_iterative(four, 16),
    );
    let solve = || {
        let solution =
            mnk::solve::solve(four, &four.start(), mnk::solve::SolveOptions::default(), &NoControl);
        solution.expect("nothing stops it").nodes
    };
    compare("4x4 k4 solved by the solver", solve, || their_iterative(four, 16));
}
