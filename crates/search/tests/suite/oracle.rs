//! Every search against plain minimax, on made-up games with every awkward property.

use super::staged::Staged;
use search::pvs::{self, Limits, Table, Technique, Techniques, ThinkRequest};
use search::testkit::{HashGame, HashState, RandomValue, check_playing, check_textbook, random_state};
use search::textbook::{self, LeafRule, Order, Policy, SearchEntry, Walk};
use search::{
    Depth, Game, Missing, NoControl, Outcome, Recorder, Score, Side, Silent, Tree, TreeNode, ValueFunction,
};
use std::sync::Arc;

type Alternating = HashGame<true, false>;

fn game<const A: bool, const S: bool>(seed: u64) -> HashGame<A, S> {
    HashGame { seed, branching: 4, width: 40 }
}

#[test]
fn alpha_beta_equals_minimax() {
    for seed in 0..10 {
        check_textbook(&game::<true, false>(seed), &HashState::START, Depth(6), 30);
    }
}

#[test]
fn alpha_beta_equals_minimax_when_a_side_moves_twice() {
    for seed in 0..10 {
        check_textbook(&game::<false, false>(seed), &HashState::START, Depth(6), 30);
    }
}

#[test]
fn alpha_beta_equals_minimax_with_chance() {
    for seed in 0..10 {
        check_textbook(&game::<false, true>(seed), &HashState::START, Depth(5), 30);
    }
}

#[test]
fn the_playing_search_equals_minimax() {
    for seed in 0..10 {
        check_playing(&game::<true, false>(seed), &Staged, &HashState::START, Depth(6), 30);
    }
}

#[test]
fn the_playing_search_equals_minimax_when_a_side_moves_twice() {
    for seed in 0..10 {
        check_playing(&game::<false, false>(seed), &Staged, &HashState::START, Depth(6), 30);
    }
}

/// On a layered graph a state is always met at the same depth, so that the table must not change anything.
#[test]
fn the_table_changes_no_value_and_saves_nodes() {
    let mut nodes = [0, 0];
    for seed in 0..200 {
        let rules = game::<true, false>(seed);
        let state = random_state(&rules, &HashState::START, seed as usize % 5, seed);
        let with = Techniques::EXACT.with(Technique::Table).with(Technique::MateDistance);
        let plain = think(&rules, &state, Techniques::EXACT, 1);
        let table = think(&rules, &state, with, 1);
        let threads = think(&rules, &state, with, 3);
        assert_eq!(plain.lines.first().map(|l| l.score), table.lines.first().map(|l| l.score), "seed {seed}");
        assert_eq!(
            plain.lines.first().map(|l| l.score),
            threads.lines.first().map(|l| l.score),
            "seed {seed}"
        );
        nodes[0] += plain.nodes;
        nodes[1] += table.nodes;
    }
    assert!(nodes[1] * 10 < nodes[0] * 9, "the table saves less than a tenth: {nodes:?}");
}

fn think(
    rules: &Alternating,
    state: &HashState,
    techniques: Techniques,
    threads: usize,
) -> pvs::Thought<u16> {
    let tactics = search::evaluate::Rounded(Arc::new(RandomValue { seed: 1, spread: 20 }));
    let limits = Limits { depth: Depth(8), ..Limits::default() };
    let request = ThinkRequest { limits, techniques, threads, ..ThinkRequest::new(state) };
    pvs::think(rules, &tactics, Silent, &Table::new(1), &request, &NoControl, &mut |_| {})
}

#[test]
fn several_lines_are_the_best_moves_in_order() {
    for seed in 0..100 {
        let rules = game::<true, false>(seed);
        let value = RandomValue { seed: 1, spread: 20 };
        let answer = textbook(&rules, &value, &Policy::default(), SearchEntry::MINIMAX, Depth(5));
        let tactics = search::evaluate::Rounded(Arc::new(value));
        let limits = Limits { depth: Depth(5), ..Limits::default() };
        let request = ThinkRequest {
            limits,
            lines: 10,
            techniques: Techniques::EXACT,
            threads: 1 + seed as usize % 3,
            ..ThinkRequest::new(&HashState::START)
        };
        let thought = pvs::think(&rules, &tactics, Silent, &Table::new(1), &request, &NoControl, &mut |_| {});
        let mut expected: Vec<f64> = answer.moves.iter().map(|m| m.value).collect();
        expected.sort_by(|a, b| b.total_cmp(a));
        let found: Vec<f64> = thought.lines.iter().map(|l| l.score.for_max(Side::Max)).collect();
        assert_eq!(found, expected, "seed {seed}");
    }
}

#[test]
fn a_search_of_chosen_moves_looks_at_no_other() {
    let rules = HashGame::<true, false> { seed: 3, branching: 8, width: 40 };
    let mut moves = Vec::new();
    rules.moves(&HashState::START, &mut moves);
    let only = [moves[moves.len() - 1]];
    let tactics = search::evaluate::Rounded(Arc::new(RandomValue { seed: 1, spread: 20 }));
    let limits = Limits { depth: Depth(4), ..Limits::default() };
    let request = ThinkRequest { limits, lines: 3, only: &only, ..ThinkRequest::new(&HashState::START) };
    let thought = pvs::think(&rules, &tactics, Silent, &Table::new(1), &request, &NoControl, &mut |_| {});
    assert_eq!(thought.lines.len(), 1);
    assert_eq!(thought.best(), Some(only[0]));
}

#[test]
fn node_limits_hold_and_leave_a_move() {
    for nodes in [0, 1, 10, 100, 5000] {
        let rules = HashGame::<true, false> { seed: 5, branching: 8, width: 4000 };
        let tactics = search::evaluate::Rounded(Arc::new(RandomValue { seed: 1, spread: 20 }));
        let request = ThinkRequest {
            limits: Limits { nodes, ..Limits::default() },
            ..ThinkRequest::new(&HashState::START)
        };
        let thought = pvs::think(&rules, &tactics, Silent, &Table::new(1), &request, &NoControl, &mut |_| {});
        assert!(thought.best().is_some());
        assert!(thought.nodes <= nodes, "{} nodes for a limit of {nodes}", thought.nodes);
    }
}

fn textbook<V: ValueFunction<Alternating>>(
    rules: &Alternating,
    value: &V,
    policy: &Policy<Alternating>,
    algorithm: SearchEntry,
    depth: Depth,
) -> textbook::SearchResult<u16> {
    let mut observer = Silent;
    let never = NoControl;
    let mut walk = Walk::new(rules, value, policy, &mut observer, &never);
    textbook::search(&mut walk, algorithm, &HashState::START, depth).unwrap()
}

#[test]
fn a_wide_beam_changes_nothing_and_a_narrow_one_looks_at_less() {
    let value = RandomValue { seed: 1, spread: 20 };
    for seed in 0..50 {
        let rules = game::<true, false>(seed);
        let by_value = || Policy { order: Order::ByValue, ..Policy::default() };
        let all = textbook(&rules, &value, &by_value(), SearchEntry::MINIMAX, Depth(5));
        let wide = Policy { beam: Some(100), ..by_value() };
        assert_eq!(textbook(&rules, &value, &wide, SearchEntry::MINIMAX, Depth(5)), all);
        let narrow = Policy { beam: Some(1), ..by_value() };
        let one = textbook(&rules, &value, &narrow, SearchEntry::MINIMAX, Depth(5));
        assert!(one.counts.nodes <= 6 && one.moves.len() <= 1, "a beam of one is a single line");
    }
}

struct EvenPlacesLose;

impl LeafRule<Alternating> for EvenPlacesLose {
    fn name(&self) -> &'static str {
        "even"
    }

    fn settle(&self, game: &Alternating, state: &HashState, parent: Option<&HashState>) -> Option<f64> {
        (parent.is_some() && game.key(state).is_multiple_of(2)).then_some(-77.0)
    }
}

/// A game in which the rule's states are really over is searched the same way.
#[test]
fn a_leaf_rule_ends_the_search_where_it_applies() {
    let value = RandomValue { seed: 1, spread: 20 };
    let mut used = 0;
    for seed in 0..50 {
        let rules = game::<true, false>(seed);
        let policy = || Policy { leaf_rules: vec![Box::new(EvenPlacesLose)], ..Policy::default() };
        let minimax = textbook(&rules, &value, &policy(), SearchEntry::MINIMAX, Depth(5));
        let alpha_beta = textbook(&rules, &value, &policy(), SearchEntry::ALPHABETA, Depth(5));
        assert_eq!(minimax.value, alpha_beta.value);
        used += minimax.moves.iter().filter(|m| m.value == -77.0 && m.nodes == 1).count();
    }
    assert!(used > 10, "the rule was hardly tried: {used}");
}

#[test]
fn expectimax_averages_the_moves_of_min() {
    struct Fork;
    impl Game for Fork {
        type State = Vec<u16>;
        type Move = u16;
        fn turn(&self, state: &Vec<u16>) -> Side {
            if state.len().is_multiple_of(2) { Side::Max } else { Side::Min }
        }
        fn moves(&self, _: &Vec<u16>, out: &mut Vec<u16>) {
            out.extend([0, 1]);
        }
        fn play(&self, state: &Vec<u16>, m: u16) -> Vec<u16> {
            [state.as_slice(), &[m]].concat()
        }
        fn outcome(&self, state: &Vec<u16>) -> Option<Outcome> {
            // Left: 10 or 10. Right: 0 or 100. MIN holds right to 0, a coin makes it worth 50.
            (state.len() == 2)
                .then(|| Outcome::points([10.0, 10.0, 0.0, 100.0][usize::from(state[0] * 2 + state[1])]))
        }
        fn stuck(&self, _: &Vec<u16>) -> Outcome {
            Outcome::DRAW
        }
        fn key(&self, state: &Vec<u16>) -> u64 {
            state.iter().fold(1, |key, &m| key * 2 + u64::from(m))
        }
        fn code(&self, m: u16) -> u16 {
            m
        }
    }
    let run = |algorithm| {
        let value = RandomValue { seed: 1, spread: 20 };
        let (policy, mut observer, never) = (Policy::default(), Silent, NoControl);
        let mut walk = Walk::new(&Fork, &value, &policy, &mut observer, &never);
        let answer = textbook::search(&mut walk, algorithm, &vec![], Depth::UNLIMITED).unwrap();
        (answer.value, answer.best, answer.counts.nodes)
    };
    assert_eq!(run(SearchEntry::MINIMAX), (10.0, vec![0], 7));
    assert_eq!(run(SearchEntry::ALPHABETA), (10.0, vec![0], 6));
    assert_eq!(run(SearchEntry::EXPECTIMAX), (50.0, vec![1], 7));
}

#[test]
fn the_recorder_keeps_what_fits_and_counts_the_rest() {
    for seed in 0..30 {
        let rules = game::<true, false>(seed);
        let value = RandomValue { seed: 1, spread: 20 };
        let record = |max_ply, max_nodes| {
            let bounds = search::record::Bounds { max_ply: search::Ply(max_ply), max_nodes };
            let mut recorder = Recorder::new(bounds);
            let (policy, never) = (Policy::default(), NoControl);
            let mut walk = Walk::new(&rules, &value, &policy, &mut recorder, &never);
            let answer =
                textbook::search(&mut walk, SearchEntry::ALPHABETA, &HashState::START, Depth(6)).unwrap();
            (answer, recorder.into_tree())
        };
        let (answer, whole) = record(100, usize::MAX);
        let visited = whole.nodes.iter().filter(|node| !node.is_skipped()).count();
        assert_eq!(visited as u64, answer.counts.nodes);
        assert_eq!(whole.dropped, Missing::NOTHING);
        assert_eq!(whole.nodes[0].value, Some(answer.value));
        for (max_ply, max_nodes) in [(2, usize::MAX), (100, 20), (0, 5)] {
            let (_, part) = record(max_ply, max_nodes);
            assert!(part.nodes.len() <= max_nodes);
            assert!(part.nodes.iter().all(|node| node.ply.0 <= max_ply));
            let counted = |tree: &Tree<_, _>| tree.nodes.iter().map(TreeNode::counted).sum::<Missing>();
            assert_eq!(counted(&part) + part.dropped, counted(&whole));
            let below: Missing = part.nodes.iter().map(|node| node.dropped).sum();
            assert_eq!(below, part.dropped);
            assert_eq!(part.nodes[0].value, whole.nodes[0].value);
        }
        for max_nodes in 1..60 {
            let (_, part) = record(100, max_nodes);
            assert!(part.nodes.len() <= max_nodes);
            is_recorded_from_the_top(&whole, &part, max_nodes);
        }
    }
}

/// Every move of the root that fits is there; a node below it has all of its children or none, and what is missing is
/// missing at the bottom and counted where it is.
fn is_recorded_from_the_top<S, M: PartialEq + std::fmt::Debug>(
    whole: &Tree<S, M>,
    part: &Tree<S, M>,
    max_nodes: usize,
) {
    let (all, kept) = (whole.children(), part.children());
    assert_eq!(kept[0].len(), all[0].len().min(max_nodes - 1));
    let lowest = part.nodes.iter().map(|node| node.ply.0).max().unwrap_or(0);
    let mut same = vec![0usize; part.nodes.len()];
    for (index, node) in part.nodes.iter().enumerate() {
        let original = same[index];
        assert_eq!(node.m, whole.nodes[original].m);
        assert_eq!(node.left_out, whole.nodes[original].left_out);
        for (&child, &its) in kept[index].iter().zip(&all[original]) {
            same[child as usize] = its as usize;
        }
        let is_whole = kept[index].len() == all[original].len();
        assert!(is_whole || kept[index].is_empty() || index == 0);
        assert!(node.dropped == Missing::NOTHING || node.ply.0 + 1 >= lowest, "{node:?} of {lowest}");
    }
}

/// Recording must not change the search, whatever is switched on.
#[test]
fn watching_the_playing_search_changes_nothing() {
    for seed in 0..30 {
        let rules = game::<true, false>(seed);
        let tactics = search::evaluate::Rounded(Arc::new(RandomValue { seed: 1, spread: 20 }));
        let limits = Limits { depth: Depth(7), ..Limits::default() };
        let request = ThinkRequest { limits, ..ThinkRequest::new(&HashState::START) };
        let silent = pvs::think(&rules, &tactics, Silent, &Table::new(1), &request, &NoControl, &mut |_| {});
        let bounds = search::record::Bounds { max_ply: search::Ply(3), max_nodes: 1000 };
        let mut recorder = Recorder::new(bounds);
        let watched =
            pvs::think(&rules, &tactics, &mut recorder, &Table::new(1), &request, &NoControl, &mut |_| {});
        assert_eq!(silent, watched);
        let tree = recorder.into_tree();
        let root = tree.nodes.first().and_then(|node| node.value).map(|value| Score(value as i32));
        assert_eq!(root, silent.lines.first().map(|line| line.score));
    }
}
