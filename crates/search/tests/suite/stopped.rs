//! A search that is stopped leaves every node that it has entered, and what it answers has been found.

use crate::staged::{Staged, game};
use search::pvs::{self, Evaluation, Limits, Table, Technique, Techniques, ThinkRequest, Thought};
use search::testkit::{HashGame, HashState, RandomValue};
use search::textbook::{self, Policy, SearchEntry, Walk};
use search::{Bound, Depth, Exit, Margins, MostNodes, NoControl, Observer, Ply, Silent, Statistician, Visit};

type Rules = HashGame<true, false>;

/// Searches are stopped after each number of nodes up to this.
const MOST_NODES: u64 = 400;

/// The nodes from the root to here, and how many were left because the search was stopped.
#[derive(Default)]
struct Nesting {
    open: Vec<Ply>,
    stopped: usize,
}

impl Observer<Rules> for Nesting {
    fn enter(&mut self, visit: Visit<'_, Rules>) {
        assert_eq!(self.stopped, 0, "a node is entered after a stop");
        self.open.push(visit.ply);
    }

    fn leave(&mut self, ply: Ply, value: f64, _: Bound, exit: Exit) {
        assert_eq!(self.open.pop(), Some(ply));
        assert_eq!(value.is_nan(), exit == Exit::Stopped);
        assert!(self.stopped == 0 || exit == Exit::Stopped, "a value is found after a stop");
        self.stopped += usize::from(exit == Exit::Stopped);
    }

    fn skip(&mut self, _: Ply, _: u16, _: Exit) {
        assert_eq!(self.stopped, 0, "a move is reported after a stop");
    }
}

fn think(nodes: u64, observer: &mut dyn Observer<Rules>) -> Thought<u16> {
    let limits = Limits { depth: Depth(6), nodes };
    let request = ThinkRequest { limits, ..ThinkRequest::new(&HashState::START) };
    pvs::think(&game(7), &Staged, observer, &Table::new(1), &request, &NoControl, &mut |_| {})
}

/// Runs searches that are stopped at every possible node, and counts the nodes they left because of it.
fn count_stops(mut search: impl FnMut(u64, &mut Nesting)) -> usize {
    let mut stops = 0;
    for nodes in 1..MOST_NODES {
        let mut nesting = Nesting::default();
        search(nodes, &mut nesting);
        assert!(nesting.open.is_empty(), "after {nodes} nodes some are open");
        stops += nesting.stopped;
    }
    stops
}

#[test]
fn a_stopped_playing_search_leaves_every_node() {
    assert!(count_stops(|nodes, nesting| drop(think(nodes, nesting))) > 100);
}

#[test]
fn a_stopped_textbook_search_leaves_every_node() {
    let (rules, value, policy) = (game(7), RandomValue { seed: 1, spread: 20 }, Policy::default());
    for algorithm in [SearchEntry::MINIMAX, SearchEntry::ALPHABETA, SearchEntry::EXPECTIMAX] {
        let stops = count_stops(|nodes, nesting| {
            let control = MostNodes(nodes);
            let mut walk = Walk::new(&rules, &value, &policy, nesting, &control);
            let found = textbook::search(&mut walk, algorithm, &HashState::START, Depth(7));
            assert_eq!(found.is_err(), walk.counts.nodes == nodes, "{algorithm:?} of {nodes} nodes");
        });
        assert!(stops > 100, "{algorithm:?}: {stops}");
    }
}

/// One observer may watch a search after another that was stopped.
#[test]
fn a_stopped_search_leaves_nothing_behind_in_statistics() {
    let mut both = Statistician::default();
    let stopped = think(100, &mut both).nodes;
    let nodes = think(u64::MAX, &mut both).nodes;
    let mut alone = Statistician::default();
    think(u64::MAX, &mut alone);
    let mut first = Statistician::default();
    think(100, &mut first);
    assert_eq!(both.counts.nodes, stopped + nodes);
    assert_eq!(both.counts.cutoffs, first.counts.cutoffs + alone.counts.cutoffs);
    assert_eq!(both.counts.failed_low, first.counts.failed_low + alone.counts.failed_low);
}

/// What a move of the start is worth when it is searched to a depth.
fn minimax(value: &RandomValue, depth: Depth, m: u16) -> f64 {
    let (rules, policy) = (game::<true>(7), Policy::default());
    let mut silent = Silent;
    let mut walk = Walk::new(&rules, value, &policy, &mut silent, &NoControl);
    let found = textbook::search(&mut walk, SearchEntry::MINIMAX, &HashState::START, depth).unwrap();
    found.moves.iter().find(|root| root.m == m).expect("a move of the start").value
}

#[test]
fn a_depth_that_was_stopped_tells_its_line_with_the_score_of_that_line() {
    let value = RandomValue { seed: 3, spread: 500 };
    let techniques = Techniques::NONE.with(Technique::Deepening).with(Technique::LineFirst);
    let mut partial = 0;
    for nodes in 1..MOST_NODES {
        let evaluation = Some(Evaluation { value: &value, margins: Margins::OFF });
        let limits = Limits { depth: Depth(6), nodes };
        let request = ThinkRequest { limits, techniques, evaluation, ..ThinkRequest::new(&HashState::START) };
        let (rules, table) = (game::<true>(7), Table::new(1));
        let thought = pvs::think(&rules, &Staged, Silent, &table, &request, &NoControl, &mut |_| {});
        let line = &thought.lines[0];
        let is_partial = line.bound == Bound::Lower;
        if thought.depth == Depth(0) {
            continue;
        }
        let depth = thought.depth + Depth(i32::from(is_partial));
        assert_eq!(f64::from(line.score.0), minimax(&value, depth, line.moves[0]), "{nodes} nodes: {line:?}");
        partial += u32::from(is_partial);
    }
    assert!(partial > 10, "{partial} were stopped with a new line");
}
