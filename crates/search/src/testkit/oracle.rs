//! The oracle: plain minimax, and every other search and policy held to it.

use super::random::{RandomValue, random_state};
use crate::NoControl;
use crate::evaluate::ValueFunction;
use crate::game::Game;
use crate::margins::Margins;
use crate::observe::{Silent, Tally};
use crate::pvs::{self, Evaluation, Limits, Table, Technique, Techniques, ThinkRequest, Thought};
use crate::score::Depth;
use crate::tactics::Tactics;
use crate::textbook::{self, Cutting, Order, Policy, SearchEntry, SearchResult, Ties, Walk};

/// Values between minus and plus this: small, so that ties are common.
pub(super) const SPREAD: u32 = 20;
/// Random states are this many plies from the start at most.
pub(super) const MAX_PLIES: usize = 12;

/// Holds alpha-beta under every policy to minimax, on `count` random states, to `depth` plies.
pub fn check_textbook<G: Game>(game: &G, start: &G::State, depth: Depth, count: u64) {
    for seed in 0..count {
        let state = random_state(game, start, seed as usize % MAX_PLIES, seed);
        let value = RandomValue { seed, spread: SPREAD };
        let truth = run(game, &value, &Policy::default(), SearchEntry::MINIMAX, &state, depth);
        for (order, cutting, ties) in policies() {
            let policy = Policy { order, cutting, ties, ..Policy::default() };
            let found = run(game, &value, &policy, SearchEntry::ALPHABETA, &state, depth);
            let told = format!("seed {seed}, {order:?}, {cutting:?}, {ties:?}");
            assert_eq!(found.value, truth.value, "alpha-beta differs from minimax: {told}");
            assert!(found.counts.nodes <= truth.counts.nodes, "alpha-beta visits more than minimax: {told}");
            check_best(&truth.best, &found.best, ties, &told);
        }
    }
}

fn policies() -> impl Iterator<Item = (Order, Cutting, Ties)> {
    let orders = [Order::Generated, Order::ByValue];
    orders.into_iter().flat_map(|order| {
        let cuttings = [Cutting::OnEqual, Cutting::Strict];
        cuttings
            .into_iter()
            .flat_map(move |cutting| [(order, cutting, Ties::First), (order, cutting, Ties::All)])
    })
}

fn run<G: Game>(
    game: &G,
    value: &dyn ValueFunction<G>,
    policy: &Policy<G>,
    algorithm: SearchEntry,
    state: &G::State,
    depth: Depth,
) -> SearchResult<G::Move> {
    let mut tally = Tally::default();
    let never = NoControl;
    let mut walk = Walk::new(game, value, policy, &mut tally, &never);
    let answer = textbook::search(&mut walk, algorithm, state, depth).expect("nothing stops it");
    assert_eq!(tally.nodes, answer.counts.nodes, "the observer sees every node");
    answer
}

fn check_best<M: Copy + PartialEq + std::fmt::Debug>(truth: &[M], found: &[M], ties: Ties, told: &str) {
    assert!(found.iter().all(|m| truth.contains(m)), "a best move is not best: {told}");
    assert_eq!(found.is_empty(), truth.is_empty(), "a best move is missing: {told}");
    if ties == Ties::All {
        assert!(truth.iter().all(|m| found.contains(m)), "an equal best move is missing: {told}");
    }
}

/// Up to this depth no state of a game whose sides alternate is met with different depths left: wasting a move takes
/// both sides two plies, and the leaves ask no table. So far a table must not change anything.
const TABLE_MAX_DEPTH: Depth = Depth(4);

/// Holds the playing search, with a game's own way to list its moves and no or all exact techniques, to minimax on
/// `count` random states.
pub fn check_playing<G, T>(game: &G, tactics: &T, start: &G::State, depth: Depth, count: u64)
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    let table = Table::new(1);
    for seed in 0..count {
        let state = random_state(game, start, seed as usize % MAX_PLIES, seed);
        let value = RandomValue { seed, spread: SPREAD };
        let truth = run(game, &value, &Policy::default(), SearchEntry::MINIMAX, &state, depth);
        if truth.moves.is_empty() {
            continue;
        }
        for techniques in exact_sets(G::ALTERNATING && depth <= TABLE_MAX_DEPTH) {
            let thought =
                think(game, tactics, &table, &state, &PlainSearch { value: &value, techniques, depth });
            let found = thought.lines[0].score.for_max(game.turn(&state));
            assert_eq!(found, truth.value, "seed {seed}: the playing search with {techniques:?} differs");
            let best = thought.best().expect("there are moves");
            assert!(truth.best.contains(&best), "seed {seed}: {techniques:?} plays a worse move");
        }
    }
}

/// A search by a value that means nothing, without margins.
pub(super) struct PlainSearch<'a> {
    pub value: &'a RandomValue,
    pub techniques: Techniques,
    pub depth: Depth,
}

/// The playing search with nothing to trust and nothing remembered.
pub(super) fn think<G, T>(
    game: &G,
    tactics: &T,
    table: &Table,
    state: &G::State,
    plain: &PlainSearch<'_>,
) -> Thought<G::Move>
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    table.clear();
    let &PlainSearch { value, techniques, depth } = plain;
    let limits = Limits { depth, ..Limits::default() };
    let evaluation = Some(Evaluation { value, margins: Margins::OFF });
    let request = ThinkRequest { limits, techniques, evaluation, ..ThinkRequest::new(state) };
    pvs::think(game, tactics, Silent, table, &request, &NoControl, &mut |_| {})
}

/// Nothing, each exact technique alone, all of them together, with exchanges in the order, and with a table.
fn exact_sets(with_table: bool) -> impl Iterator<Item = Techniques> {
    let alone = Technique::ALL.into_iter().map(|(technique, _)| technique);
    let alone = alone.filter(|&technique| Techniques::EXACT.has(technique));
    let alone = alone.map(|technique| Techniques::NONE.with(technique));
    let table = with_table.then(|| Techniques::EXACT.with(Technique::Table));
    // Without margins exchanges skip nothing: they only move captures that lose behind the quiet moves.
    let exchanges = Techniques::EXACT.with(Technique::Exchanges);
    [Techniques::NONE, Techniques::EXACT, exchanges].into_iter().chain(alone).chain(table)
}
