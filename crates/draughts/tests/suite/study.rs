//! The sources' published runs, figure by figure.

use draughts::value::preset;
use draughts::variants::{Loss, StudyVariant};
use draughts::{Draughts, State};
use search::textbook::{Order, Policy, SearchEntry, SearchResult, Walk, search};
use search::{Bound, Depth, NoControl, Notation, Silent, ValueFunction};
use std::sync::Arc;

type Value = Arc<dyn ValueFunction<Draughts>>;

/// The study: two white kings to catch one red king.
const STUDY: &str = "W:WK10,K14:BK1";

/// How deep the sources searched.
const DEPTH: Depth = Depth(6);

fn parse(text: &str) -> State {
    Draughts.parse_state(text).unwrap()
}

fn value(name: &str) -> Value {
    Arc::from(preset(name, 0).unwrap())
}

fn answer(
    state: &State,
    algorithm: SearchEntry,
    policy: &Policy<Draughts>,
    value: &Value,
) -> SearchResult<draughts::Move> {
    let (mut observer, stop) = (Silent, NoControl);
    let mut walk = Walk::new(&Draughts, &**value, policy, &mut observer, &stop);
    search(&mut walk, algorithm, state, DEPTH).unwrap()
}

/// One line of a run: move, score for White, nodes with a placeholder for every cut.
type Row = (String, f64, u64);

/// Both sides play by the same search until one cannot move.
fn run(algorithm: SearchEntry, policy: &Policy<Draughts>, value: &Value) -> Vec<Row> {
    let mut state = parse(STUDY);
    let mut rows = Vec::new();
    loop {
        let found = answer(&state, algorithm, policy, value);
        let Some(&m) = found.best.first() else { return rows };
        rows.push((
            Draughts.show_move(&state, m),
            found.value,
            found.counts.nodes + found.counts.placeholders,
        ));
        state = state.after(m);
    }
}

const MOVES: [&str; 15] = [
    "14-9", "1-5", "10-14", "5-1", "9-5", "1-6", "5-1", "6-2", "14-18", "2-7", "18-15", "7-2", "15-11",
    "2-6", "1x10",
];
const SCORES: [f64; 15] = [
    4160.0, 6610.0, 6550.0, 7950.0, 7760.0, 7750.0, 7890.0, 8150.0, 7950.0, 10000.0, 99999.0, 99999.0,
    99999.0, 99999.0, 99999.0,
];
const NODES: [u64; 15] = [843, 217, 449, 238, 467, 239, 371, 375, 823, 882, 1393, 531, 275, 6, 2];
const EARLY_NODES: [u64; 15] = [882, 221, 452, 238, 467, 239, 371, 375, 812, 882, 1393, 531, 275, 6, 2];

fn check_run(name: &str, nodes: [u64; 15]) {
    let value = value(name);
    let rows = run(StudyVariant::Study.algorithm(), &StudyVariant::Study.policy(&value), &value);
    let published: Vec<Row> = (0..15).map(|i| (MOVES[i].into(), SCORES[i], nodes[i])).collect();
    assert_eq!(rows, published);
}

#[test]
fn the_published_run_comes_out() {
    check_run("published", NODES);
}

#[test]
fn the_early_published_run_comes_out() {
    check_run("published-early", EARLY_NODES);
}

#[track_caller]
fn check_root_move(name: &str, variant: StudyVariant, text: &str, expected: (f64, Bound)) {
    let (state, value) = (parse(STUDY), value(name));
    let found = answer(&state, variant.algorithm(), &variant.policy(&value), &value);
    let m = Draughts.parse_move(&state, text).unwrap();
    let root_move = found.moves.iter().find(|found| found.m == m).unwrap();
    assert_eq!((root_move.value, root_move.bound), expected, "{text} in {}", variant.name());
}

#[test]
fn moves_of_the_study_have_the_published_values() {
    check_root_move("published", StudyVariant::Study, "10-7", (3830.0, Bound::Exact));
    check_root_move("published-early", StudyVariant::Study, "10-7", (3670.0, Bound::Exact));
    check_root_move("chebyshev", StudyVariant::Clever, "10-6", (-99999.0, Bound::Exact));
    check_root_move("chebyshev", StudyVariant::Clever, "14-9", (4080.0, Bound::Exact));
    check_root_move("chebyshev", StudyVariant::Clever, "14-17", (3610.0, Bound::Upper));
    check_root_move("chebyshev", StudyVariant::Clever, "14-18", (3610.0, Bound::Upper));
    check_root_move("chebyshev", StudyVariant::Clever, "10-7", (3810.0, Bound::Upper));
    check_root_move("chebyshev", StudyVariant::Clever, "10-15", (3610.0, Bound::Upper));
    check_root_move("chebyshev", StudyVariant::BruteForce, "10-15", (3510.0, Bound::Exact));
}

#[track_caller]
fn check_variant(variant: StudyVariant, nodes: u64, best: &str, score: f64) {
    let (state, value) = (parse(STUDY), value("chebyshev"));
    let found = answer(&state, variant.algorithm(), &variant.policy(&value), &value);
    let best_found = Draughts.show_move(&state, found.best[0]);
    assert_eq!(
        (found.counts.nodes, best_found.as_str(), found.value),
        (nodes, best, score),
        "{}",
        variant.name()
    );
}

#[test]
fn the_variants_visit_the_published_numbers_of_nodes() {
    check_variant(StudyVariant::BruteForce, 2090, "14-9", 4080.0);
    check_variant(StudyVariant::Smart, 2090, "14-9", 4080.0);
    check_variant(StudyVariant::Clever, 595, "14-9", 4080.0);
    check_variant(StudyVariant::Pragmatic, 555, "14-9", 4080.0);
    check_variant(StudyVariant::Human, 13, "10-6", -99999.0);
}

#[test]
fn walking_away_no_further_saves_the_lazy_more_than_half() {
    check_variant(StudyVariant::Lazy, 214, "14-9", 4080.0);
}

#[test]
fn with_ordering_the_run_ends_differently() {
    let value = value("published");
    let policy = Policy { order: Order::ByValue, leaf_rules: vec![Box::new(Loss)], ..Policy::default() };
    let rows = run(SearchEntry::ALPHABETA, &policy, &value);
    let texts: Vec<&str> = rows.iter().map(|(text, _, _)| text.as_str()).collect();
    assert_eq!(texts[..11], MOVES[..11]);
    assert_eq!(texts[11..], ["7-3", "15-11", "3-7", "11x2"]);
}

#[test]
fn variants_are_found_by_name() {
    for variant in StudyVariant::ALL {
        assert_eq!(StudyVariant::from_name(variant.name()), Some(variant));
    }
    assert_eq!(StudyVariant::from_name("cleverest"), None);
}
