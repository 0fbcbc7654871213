//! Theorems about proof numbers: every recorded tree added up anew, every node that is expanded a most-proving one, no false
//! proof; and defects that these tests notice.

use crate::uniform::{LeafLog, Leaves, Place, UniformTree};
use search::testkit::{HashGame, HashState, RandomValue};
use search::textbook::{
    self, GameTree, Goal, GrownMove, Pn, Policy, ProofAnswer, ProofReport, Question, Search, SearchEntry,
    SearchResult, SearchSettings, SearchSpec, Walk,
};
use search::{
    Bound, Depth, Game, GrowthEvent, GrowthStep, GrowthTree, MostNodes, NoControl, Observer, Outcome, Side,
    Silent, Stopped, ValueFunction,
};
use std::cmp::Ordering;

/// The searches for a proof.
pub const PROVERS: [&str; 3] = ["pn", "pn2", "dfpn"];

pub fn named(name: &str) -> SearchEntry {
    textbook::find(name).expect("it is in the table")
}

/// Searches for a proof, with the table as the tree has it: nothing is known of other ways to a position.
fn prove<G: Game, V: ValueFunction<G>, O: Observer<G>>(
    game: &G,
    value: &V,
    entry: SearchEntry,
    state: &G::State,
    (goal, depth): (Goal, Depth),
    observer: &mut O,
) -> SearchResult<G::Move> {
    let settings = SearchSettings { goal, keys: textbook::TableKeys::Path, ..SearchSettings::default() };
    let policy = Policy { settings, ..Policy::default() };
    let mut walk = Walk::new(game, value, &policy, observer, &NoControl);
    textbook::search(&mut walk, entry, state, depth).expect("nothing stops it")
}

/// A value function for games that end.
pub fn nothing() -> RandomValue {
    RandomValue { seed: 1, spread: 1 }
}

/// Random trees with few values, some above zero, some below.
fn trees() -> impl Iterator<Item = UniformTree> {
    (0..120).map(|seed| UniformTree {
        seed,
        branching: 2 + seed as u16 % 3,
        depth: 2 + seed as u32 % 5,
        leaves: Leaves::Signed { spread: if seed % 2 == 0 { 3 } else { 9 } },
        first: if seed % 3 == 0 { Side::Min } else { Side::Max },
    })
}

/// The value of a node by its rules alone.
fn minimax(tree: &UniformTree, place: &Place) -> f64 {
    if let Some(outcome) = tree.outcome(place) {
        return outcome.points;
    }
    let turn = tree.turn(place);
    let values = (0..tree.branching).map(|m| minimax(tree, &tree.play(place, m)));
    values.fold(turn.worst(), |best, value| if turn.prefers(value, best) { value } else { best })
}

#[test]
fn every_search_for_a_proof_finds_the_value_of_minimax() {
    for tree in trees() {
        let truth = tree.first.sees(minimax(&tree, &Place::ROOT));
        for name in PROVERS {
            let ask = |goal| {
                let depth = Depth(tree.depth as i32);
                prove(&tree, &nothing(), named(name), &Place::ROOT, (goal, depth), &mut Silent)
            };
            let result = ask(Goal::Result);
            let found = tree.first.sees(result.value);
            assert_eq!(found.total_cmp(&0.0), truth.total_cmp(&0.0), "{name}, {tree:?}");
            for wanted in -5..=5 {
                let found = ask(Goal::Value(tree.first.sees(f64::from(wanted))));
                let is_yes = found.proof.unwrap().answer == ProofAnswer::Yes;
                assert_eq!(is_yes, truth >= f64::from(wanted), "{name}: {wanted}, {tree:?}");
                // What is proven is a bound of the truth, on the right side of what was asked.
                let bound = tree.first.sees(found.value);
                assert!(if is_yes { bound <= truth } else { bound >= truth }, "{name}: {wanted}, {tree:?}");
                let best = tree.play(&Place::ROOT, found.best[0]);
                let reached = tree.first.sees(minimax(&tree, &best)) >= f64::from(wanted);
                assert!(!is_yes || reached, "{name}: {wanted}, {tree:?}");
            }
        }
    }
}

/// Who wins within the depth; neither side where it runs out.
fn result<G: Game>(game: &G, state: &G::State, depth: Depth) -> Ordering {
    let mut moves = Vec::new();
    let sign = |outcome: Outcome| match outcome.winner {
        Some(Side::Max) => Ordering::Greater,
        Some(Side::Min) => Ordering::Less,
        None => outcome.points.total_cmp(&0.0),
    };
    if let Some(outcome) = game.outcome(state) {
        return sign(outcome);
    }
    if depth <= Depth(0) {
        return Ordering::Equal;
    }
    game.moves(state, &mut moves);
    let results = moves.iter().map(|&m| result(game, &game.play(state, m), depth - Depth(1)));
    match game.turn(state) {
        Side::Max => results.max(),
        Side::Min => results.min(),
    }
    .unwrap_or_else(|| sign(game.stuck(state)))
}

fn check_graphs<const A: bool>() {
    for (seed, name) in (0..200).flat_map(|seed| PROVERS.map(|name| (seed, name))) {
        let game = HashGame::<A, false> { seed, branching: 4, width: 30 };
        let depth = Depth(2 + seed as i32 % 5);
        let truth = result(&game, &HashState::START, depth);
        let value = RandomValue { seed, spread: 20 };
        let found = prove(&game, &value, named(name), &HashState::START, (Goal::Result, depth), &mut Silent);
        let ProofReport { question, answer, is_within_depth, .. } = found.proof.unwrap();
        let proven = match (question, answer) {
            (Question::Win, ProofAnswer::Yes) => Ordering::Greater,
            (Question::Hold, ProofAnswer::Yes) => Ordering::Equal,
            (Question::Hold, ProofAnswer::No) => Ordering::Less,
            other => panic!("{other:?}"),
        };
        assert_eq!(proven, truth, "{name}, seed {seed}");
        assert!(!is_within_depth || truth == Ordering::Equal, "{name}, seed {seed}");
    }
}

#[test]
fn results_of_random_graphs_are_proven() {
    check_graphs::<true>();
    check_graphs::<false>();
}

/// The two numbers of every node that is there, from the leaves up.
fn added_up(children: &[Vec<usize>], turns: &[Option<Side>], leaves: &[Option<bool>]) -> Vec<[f64; 2]> {
    let mut numbers = vec![[1.0, 1.0]; children.len()];
    for node in (0..children.len()).rev() {
        let of = |place: usize| children[node].iter().map(move |&child| (child, place));
        numbers[node] = match leaves[node] {
            Some(true) => [0.0, f64::INFINITY],
            Some(false) => [f64::INFINITY, 0.0],
            None if children[node].is_empty() => [1.0, 1.0],
            None => {
                let least = |place| of(place).map(|(c, p)| numbers[c][p]).fold(f64::INFINITY, f64::min);
                let sum = |place| of(place).map(|(c, p)| numbers[c][p]).sum::<f64>();
                if turns[node] == turns[0] { [least(0), sum(1)] } else { [sum(0), least(1)] }
            }
        };
    }
    numbers
}

/// What is wrong with the record of a search by proof numbers.
fn record_problem<S, M>(tree: &GrowthTree<S, M>, leaf: impl Fn(&S) -> Option<bool>) -> Option<String> {
    let leaves: Vec<Option<bool>> = tree.states.iter().map(leaf).collect();
    let turns: Vec<Option<Side>> = tree.nodes.iter().map(|node| node.turn).collect();
    let mut children = vec![Vec::new(); tree.nodes.len()];
    let mut told = vec![[f64::NAN; 2]; tree.nodes.len()];
    for event in &tree.events {
        match *event {
            GrowthEvent::Expand(0) | GrowthEvent::Step(GrowthStep::Select(_) | GrowthStep::Choose { .. }) => {
            }
            GrowthEvent::Expand(node) => {
                let parent = tree.nodes[node as usize].parent as usize;
                if children[parent].is_empty() {
                    let numbers = added_up(&children, &turns, &leaves);
                    let mut at = parent;
                    while at != 0 {
                        let above = tree.nodes[at].parent as usize;
                        let place = usize::from(turns[above] != turns[0]);
                        if numbers[at][place] != numbers[above][place] {
                            return Some(format!("node {parent} is expanded and not most-proving"));
                        }
                        at = above;
                    }
                }
                children[parent].push(node as usize);
            }
            GrowthEvent::Step(GrowthStep::Set { node, number, value }) => told[node as usize][number] = value,
        }
    }
    let numbers = added_up(&children, &turns, &leaves);
    let wrong = (0..numbers.len()).find(|&node| numbers[node] != told[node]);
    wrong.map(|node| format!("node {node}: {:?} instead of {:?}", told[node], numbers[node]))
}

/// The same for a search of all random trees.
fn problem(entry: SearchEntry) -> Option<String> {
    trees().find_map(|tree| {
        let wanted = 1.0;
        let mut log = LeafLog::growth(u32::MAX);
        let goal = Goal::Value(tree.first.sees(wanted));
        let depth = Depth(tree.depth as i32);
        let found = prove(&tree, &nothing(), entry, &Place::ROOT, (goal, depth), &mut log);
        let is_met = |place: &Place| Some(tree.first.sees(tree.outcome(place)?.points) >= wanted);
        let truth = tree.first.sees(minimax(&tree, &Place::ROOT)) >= wanted;
        let is_true = found.proof.is_none_or(|report| (report.answer == ProofAnswer::Yes) == truth);
        let wrong = (!is_true).then(|| "a false answer".to_string());
        wrong.or_else(|| record_problem(&log.into_growth(), is_met)).map(|what| format!("{tree:?}: {what}"))
    })
}

#[test]
fn every_expanded_node_is_a_most_proving_one_and_every_number_adds_up() {
    // The second level of pn2 leaves numbers at leaves that no tree explains.
    for name in ["pn", "dfpn"] {
        assert_eq!(problem(named(name)), None, "{name}");
    }
}

/// A search by proof numbers with one step of it to be chosen.
fn broken<T: GameTree + ?Sized>(
    tree: &mut T,
    depth: Depth,
    is_wrong_leaf: bool,
    is_wrong_sum: bool,
) -> Result<f64, Stopped> {
    let Goal::Value(wanted) = tree.settings().goal else { return Ok(0.0) };
    tree.begin_growth(depth)?;
    let side = tree.root_turn().expect("no chance decides");
    let mut nodes: Vec<(u32, Vec<u32>, [f64; 2])> = vec![(0, Vec::new(), [1.0, 1.0])];
    let judge = |tree: &mut T, node: u32| match tree.look(node).settled {
        Some(value) if !side.prefers(wanted, value) => [0.0, f64::INFINITY],
        Some(_) => [f64::INFINITY, 0.0],
        None => [1.0, 1.0],
    };
    let show = |tree: &mut T, node: u32, numbers: [f64; 2]| {
        numbers.into_iter().enumerate().for_each(|(place, number)| tree.set(node, place, number));
    };
    nodes[0].2 = judge(tree, 0);
    show(tree, 0, nodes[0].2);
    while nodes[0].2[0] != 0.0 && nodes[0].2[1] != 0.0 {
        let mut node = 0u32;
        while !nodes[node as usize].1.is_empty() {
            let place = usize::from(tree.look(node).turn != Some(side));
            let place = if is_wrong_leaf { 1 - place } else { place };
            let open = |&child: &u32| {
                let [proof, disproof] = nodes[child as usize].2;
                proof != 0.0 && disproof != 0.0
            };
            let number = |child: &u32| nodes[*child as usize].2[place];
            let children = nodes[node as usize].1.iter().copied().filter(open);
            node = children.min_by(|a, b| number(a).total_cmp(&number(b))).expect("one is open");
        }
        for number in 0..tree.look(node).count {
            let child = tree.grow(node, number)?;
            nodes.push((node, Vec::new(), judge(tree, child)));
            nodes[node as usize].1.push(child);
            show(tree, child, nodes[child as usize].2);
        }
        loop {
            let is_askers = tree.look(node).turn == Some(side);
            let numbers = |place: usize| nodes[node as usize].1.iter().map(move |&c| (c, place));
            let least =
                |place| numbers(place).map(|(c, p)| nodes[c as usize].2[p]).fold(f64::INFINITY, f64::min);
            let sum = |place| numbers(place).map(|(c, p)| nodes[c as usize].2[p]).sum::<f64>();
            let most = |place| numbers(place).map(|(c, p)| nodes[c as usize].2[p]).fold(0.0, f64::max);
            let all = |place| if is_wrong_sum { most(place) } else { sum(place) };
            let found = if is_askers { [least(0), all(1)] } else { [all(0), least(1)] };
            nodes[node as usize].2 = found;
            show(tree, node, found);
            if node == 0 {
                break;
            }
            node = nodes[node as usize].0;
        }
    }
    let best = GrownMove { number: 0, value: 0.0, bound: Bound::Exact, visits: 1 };
    tree.answer(&[best], &[1]);
    Ok(0.0)
}

macro_rules! defect {
    ($name:ident, $leaf:literal, $sum:literal) => {
        struct $name;
        impl Search for $name {
            const SPEC: SearchSpec = Pn::SPEC;
            fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
                broken(tree, depth, $leaf, $sum)
            }
        }
    };
}

defect!(ExpandsAnother, true, false);
defect!(TakesTheLargest, false, true);
defect!(Faultless, false, false);

#[test]
fn a_planted_defect_of_proof_numbers_is_noticed() {
    assert_eq!(problem(SearchEntry::of::<Faultless>()), None);
    assert!(problem(SearchEntry::of::<ExpandsAnother>()).is_some());
    assert!(problem(SearchEntry::of::<TakesTheLargest>()).is_some());
}

#[test]
fn a_stopped_search_for_a_proof_says_that_nothing_is_decided_and_is_never_wrong() {
    let tree = UniformTree {
        seed: 3,
        branching: 4,
        depth: 6,
        leaves: Leaves::Signed { spread: 3 },
        first: Side::Max,
    };
    let truth = minimax(&tree, &Place::ROOT);
    for name in PROVERS {
        let mut answers = [0; 2];
        for nodes in 6..400 {
            let (policy, value, mut silent) = (Policy::default(), nothing(), Silent);
            let control = MostNodes(nodes);
            let mut walk = Walk::new(&tree, &value, &policy, &mut silent, &control);
            let found = textbook::search(&mut walk, named(name), &Place::ROOT, Depth(6)).expect("it answers");
            let report = found.proof.expect("it is a search for a proof");
            let is_open = report.answer == ProofAnswer::Unknown;
            assert!(is_open == found.value.is_nan() && !found.best.is_empty(), "{name}: {found:?}");
            assert!(is_open || found.value.total_cmp(&0.0) == truth.total_cmp(&0.0), "{name}: {found:?}");
            answers[usize::from(is_open)] += 1;
        }
        assert!(answers[1] > 10, "{name}: {answers:?}");
    }
}

#[test]
fn a_search_for_a_proof_refuses_chance() {
    let refused = (0..20).filter(|&seed| {
        let game = HashGame::<false, true> { seed, branching: 4, width: 40 };
        let (value, policy, mut silent) = (RandomValue { seed, spread: 9 }, Policy::default(), Silent);
        let mut walk = Walk::new(&game, &value, &policy, &mut silent, &NoControl);
        let found = textbook::search(&mut walk, named("pn"), &HashState::START, Depth(4));
        assert_eq!(found.is_err(), walk.refusal().is_some());
        found.is_err()
    });
    assert!(refused.count() > 5);
}
