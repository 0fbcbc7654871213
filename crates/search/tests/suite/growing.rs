//! Theorems about the searches that grow a tree by statistics or by minimax values, and defects that each of them notices.

use crate::family::{Bounded, ROUNDING, named, problem, run, run_watched, trees};
use crate::uniform::LeafLog;
use search::testkit::{HashGame, HashState, RandomValue};
use search::textbook::{
    self, BStar, BestFirst, GameTree, GrownMove, LeafJudgement, MctsSolver, Policy, Search, SearchEntry,
    SearchSettings, SearchSpec, Uct, Walk,
};
use search::{
    Bound, Depth, Game, GrowthEvent, GrowthStep, GrowthTree, MostNodes, NoControl, Side, Silent, Stopped,
    ValueFunction, Window,
};

/// The searches that go where statistics send them.
const MONTE_CARLO: [&str; 4] = ["uct", "mcts-solver", "rave", "puct"];

fn playouts(playouts: u64, seed: u64) -> SearchSettings {
    SearchSettings { playouts: Some(playouts), seed, ..SearchSettings::default() }
}

fn policy<G: Game>(settings: SearchSettings) -> Policy<G> {
    Policy { settings, ..Policy::default() }
}

type Graph = HashGame<true, false>;

fn graph(seed: u64) -> (Graph, Bounded) {
    (HashGame { seed, branching: 4, width: 400 }, Bounded(RandomValue { seed, spread: 20 }))
}

/// What is wrong with the record of a Monte Carlo search; nothing if its numbers are what they are said to be.
fn statistics_problem(entry: SearchEntry, leaves: LeafJudgement) -> Option<String> {
    (0..8).find_map(|seed| {
        let (game, value) = graph(seed);
        let settings = SearchSettings { leaves: Some(leaves), ..playouts(400, 1) };
        let mut log = LeafLog::growth(u32::MAX);
        let at = (&HashState::START, Depth::UNLIMITED);
        let found = run_watched(&game, &value, &policy(settings), entry, at, &mut log);
        let wrong = wrong_means(&log.into_growth())?;
        Some(format!("seed {seed}: {wrong}")).or_else(|| {
            let is_most = found.moves.iter().all(|m| m.nodes <= found.moves[0].nodes);
            (!is_most && entry != named("mcts-solver")).then(|| "not the most visited move".into())
        })
    })
}

/// A node's visits are one more than its children's, and its mean is that of what they brought and of one result of its own.
fn wrong_means<S, M>(tree: &GrowthTree<S, M>) -> Option<String> {
    let (visits, means) = (tree.numbers(0), tree.numbers(1));
    let mut below = vec![0.0; tree.nodes.len()];
    let mut total = vec![0.0; tree.nodes.len()];
    for (index, node) in tree.nodes.iter().enumerate().skip(1).rev() {
        below[node.parent as usize] += visits[index].unwrap_or(0.0);
        total[node.parent as usize] += visits[index].unwrap_or(0.0) * means[index].unwrap_or(0.0);
    }
    for index in 0..tree.nodes.len() {
        let (Some(seen), Some(mean)) = (visits[index], means[index]) else { continue };
        if below[index] > 0.0 && seen != below[index] + 1.0 {
            return Some(format!("node {index} has {seen} visits, its children {}", below[index]));
        }
        // The result of its own is what its mean has beyond its children's.
        let own = mean * seen - total[index];
        if below[index] > 0.0 && !(-ROUNDING..=1.0 + ROUNDING).contains(&own) {
            return Some(format!("node {index}: its own result was {own}"));
        }
    }
    None
}

#[test]
fn every_monte_carlo_search_counts_what_it_does() {
    for name in MONTE_CARLO {
        for leaves in [LeafJudgement::Playout, LeafJudgement::Value] {
            assert_eq!(statistics_problem(named(name), leaves), None, "{name} with {leaves:?}");
        }
    }
}

/// A step down that is not the one which the numbers of that moment demand; nothing if all are. Counts the steps.
fn wrong_choice(name: &str, settings: SearchSettings, steps: &mut u32) -> Option<String> {
    let (game, value) = graph(7);
    let mut log = LeafLog::growth(u32::MAX);
    let at = (&HashState::START, Depth::UNLIMITED);
    run_watched(&game, &value, &policy(settings), named(name), at, &mut log);
    let tree = log.into_growth();
    let mut now = vec![[0.0; 3]; tree.nodes.len()];
    let mut there = vec![false; tree.nodes.len()];
    for event in &tree.events {
        let (node, pull) = match *event {
            GrowthEvent::Expand(node) => {
                there[node as usize] = true;
                continue;
            }
            GrowthEvent::Step(GrowthStep::Set { node, number, value }) => {
                now[node as usize][number] = value;
                continue;
            }
            GrowthEvent::Step(GrowthStep::Choose { node, pull }) => (node as usize, pull),
            GrowthEvent::Step(GrowthStep::Select(_)) => continue,
        };
        *steps += 1;
        let above = tree.nodes[node].parent as usize;
        let sum = |child: usize| {
            let from = if now[child][0] > 0.0 { now[child] } else { now[above] };
            let is_max = tree.nodes[above].turn == Some(Side::Max);
            let mean = if is_max { from[1] } else { 1.0 - from[1] };
            let [all, own] = [now[above][0], now[child][0]];
            let bonus = match name {
                "puct" => now[child][2] * all.sqrt() / (1.0 + own),
                _ => (all.ln() / own).sqrt(),
            };
            mean + settings.exploration * bonus
        };
        let siblings = (1..tree.nodes.len()).filter(|&other| tree.nodes[other].parent as usize == above);
        let is_largest = { siblings }.filter(|&other| there[other]).all(|other| sum(other) <= pull + 1e-6);
        if !is_largest || (sum(node) - pull).abs() > 1e-6 {
            return Some(format!("node {node}: {pull} and not {}", sum(node)));
        }
    }
    None
}

#[test]
fn every_step_down_is_the_largest_sum_of_that_moment() {
    for (name, exploration) in [("uct", 1.4), ("uct", 0.2), ("puct", 1.4), ("puct", 5.0)] {
        let settings = SearchSettings { exploration, ..playouts(200, 2) };
        let mut steps = 0;
        assert_eq!(wrong_choice(name, settings, &mut steps), None, "{name} with {exploration}");
        assert!(steps > 100, "{steps}");
    }
}

#[test]
fn the_same_seed_grows_the_same_tree() {
    let (game, value) = graph(3);
    let ask = |name: &str, seed| {
        let mut log = LeafLog::growth(u32::MAX);
        let at = (&HashState::START, Depth::UNLIMITED);
        run_watched(&game, &value, &policy(playouts(300, seed)), named(name), at, &mut log);
        log.into_growth().events
    };
    for name in MONTE_CARLO {
        assert_eq!(ask(name, 5), ask(name, 5), "{name}");
        // No dice fall where the value function judges.
        assert_eq!(ask(name, 5) == ask(name, 6), name == "puct", "{name}");
    }
}

/// UCT that forgets to count one visit in ten.
struct ForgetsVisits;

impl Search for ForgetsVisits {
    const SPEC: SearchSpec = Uct::SPEC;

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.begin_growth(depth)?;
        let facts = tree.look(0);
        let mut visits = vec![0.0; facts.count + 1];
        for number in 0..facts.count {
            tree.grow(0, number)?;
        }
        for round in 0..400 {
            let child = round % facts.count + 1;
            tree.play_out(child as u32)?;
            visits[child] += 1.0;
            visits[0] += if round % 10 == 0 { 0.0 } else { 1.0 };
            for node in [0, child] {
                tree.set(node as u32, 0, visits[node]);
                tree.set(node as u32, 1, 0.5);
            }
        }
        tree.answer(&[GrownMove { number: 0, value: 0.0, bound: Bound::Exact, visits: 400 }], &[1]);
        Ok(0.0)
    }
}

#[test]
fn a_forgotten_visit_is_noticed() {
    let found = statistics_problem(SearchEntry::of::<ForgetsVisits>(), LeafJudgement::Playout);
    assert!(found.is_some());
}

/// Who wins a random graph by force, and only by wins: draws and points prove nothing.
fn winner<const A: bool, const S: bool>(
    game: &HashGame<A, S>,
    state: &HashState,
    plies: u32,
) -> Option<Side> {
    if let Some(outcome) = game.outcome(state) {
        return outcome.winner;
    }
    let (mut moves, mut chances) = (Vec::new(), Vec::new());
    let by_chance = game.chance(state, &mut chances);
    match by_chance {
        true => moves.extend(chances.iter().map(|&(_, m)| m)),
        false => game.moves(state, &mut moves),
    }
    if moves.is_empty() {
        return game.stuck(state).winner;
    }
    if plies == 0 {
        return None;
    }
    let found: Vec<Option<Side>> =
        moves.iter().map(|&m| winner(game, &game.play(state, m), plies - 1)).collect();
    let turn = game.turn(state);
    match found.contains(&Some(turn)) && !by_chance {
        true => Some(turn),
        false => found[0].filter(|_| found.iter().all(|one| *one == found[0])),
    }
}

/// A proof that is false; nothing if there is none. Counts the proofs.
fn false_proof<const A: bool, const S: bool>(entry: SearchEntry, proofs: &mut u32) -> Option<String> {
    /// No proof is longer on graphs whose depth is bounded.
    const PLIES: u32 = 5;
    (0..60).find_map(|seed| {
        let game = HashGame::<A, S> { seed, branching: 3, width: 100 };
        let value = Bounded(RandomValue { seed, spread: 20 });
        let mut log = LeafLog::growth(u32::MAX);
        let at = (&HashState::START, Depth(PLIES as i32));
        run_watched(&game, &value, &policy(playouts(300, seed)), entry, at, &mut log);
        let tree = log.into_growth();
        let proven = tree.numbers(2).into_iter().enumerate();
        { proven }.filter_map(|(node, proven)| Some((node, proven?))).find_map(|(node, proven)| {
            *proofs += 1;
            let side = if proven > 0.0 { Side::Max } else { Side::Min };
            let truth = winner(&game, &tree.states[node], PLIES - tree.nodes[node].ply.0);
            (truth != Some(side)).then(|| format!("seed {seed}, node {node}: {side:?} and not {truth:?}"))
        })
    })
}

#[test]
fn mcts_solver_proves_nothing_false() {
    let mut proofs = 0;
    assert_eq!(false_proof::<true, false>(named("mcts-solver"), &mut proofs), None);
    assert_eq!(false_proof::<false, false>(named("mcts-solver"), &mut proofs), None);
    assert_eq!(false_proof::<false, true>(named("mcts-solver"), &mut proofs), None, "with chance");
    assert!(proofs > 300, "{proofs}");
}

/// MCTS-Solver that takes a node to be lost as soon as one of its moves is.
struct GivesUpEarly;

impl Search for GivesUpEarly {
    const SPEC: SearchSpec = MctsSolver::SPEC;

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.begin_growth(depth)?;
        for number in 0..tree.look(0).count {
            let child = tree.grow(0, number)?;
            if let Some(side) = tree.look(child).winner() {
                tree.set(child, 2, side.sees(1.0));
                tree.set(0, 2, side.sees(1.0));
            }
        }
        tree.answer(&[], &[]);
        Ok(0.0)
    }
}

#[test]
fn a_false_proof_is_noticed() {
    assert!(false_proof::<true, false>(SearchEntry::of::<GivesUpEarly>(), &mut 0).is_some());
}

#[test]
fn best_first_searches_end_as_minimax() {
    for name in ["bestfirst", "conspiracy"] {
        assert_eq!(problem::<true, false>(named(name), 60), None, "{name}");
        assert_eq!(problem::<false, false>(named(name), 40), None, "{name} where a side moves twice");
    }
    for tree in trees() {
        let at = (&crate::uniform::Place::ROOT, Depth(tree.depth as i32));
        let ask = |entry| run(&tree, &NoValue, &Policy::default(), entry, at);
        let truth = ask(SearchEntry::MINIMAX);
        for name in ["bestfirst", "conspiracy"] {
            let found = ask(named(name));
            assert_eq!(found.value, truth.value, "{name} on {tree:?}");
            assert!(truth.best.contains(&found.best[0]), "{name} on {tree:?}");
        }
    }
}

/// What is wrong with a search for the best move by intervals on random graphs; nothing if it finds one of minimax's.
fn interval_problem<const A: bool>(entry: SearchEntry) -> Option<String> {
    (0..150).find_map(|seed| {
        let game = HashGame::<A, false> { seed, branching: 4, width: 40 };
        let value = Bounded(RandomValue { seed, spread: 20 });
        let at = (&HashState::START, Depth(1 + seed as i32 % 5));
        let all = Policy { ties: textbook::Ties::All, ..Policy::default() };
        let truth = run(&game, &value, &all, SearchEntry::MINIMAX, at);
        let found = run(&game, &value, &Policy::default(), entry, at);
        let is_best = found.best.first().is_none_or(|best| truth.best.contains(best));
        let is_bound = match (found.moves.first().map(|best| best.bound), game.turn(at.0)) {
            (Some(Bound::Lower), Side::Max) => found.value <= truth.value,
            (Some(Bound::Upper), Side::Min) => found.value >= truth.value,
            _ => found.value == truth.value,
        };
        (!is_best || !is_bound).then(|| format!("seed {seed}: {found:?} beside {truth:?}"))
    })
}

#[test]
fn b_star_finds_a_best_move_and_counts_on_nothing_false() {
    assert_eq!(interval_problem::<true>(named("bstar")), None);
    assert_eq!(interval_problem::<false>(named("bstar")), None, "where a side moves twice");
}

/// B* that is content with the first move whatever the others may be worth.
struct TakesTheFirst;

impl Search for TakesTheFirst {
    const SPEC: SearchSpec = BStar::SPEC;

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.begin_growth(depth)?;
        if let Some(value) = tree.look(0).settled {
            return Ok(value);
        }
        let child = tree.grow(0, 0)?;
        let value = tree.evaluate(child);
        tree.answer(&[GrownMove { number: 0, value, bound: Bound::Lower, visits: 1 }], &[child]);
        Ok(value)
    }
}

#[test]
fn a_move_that_is_not_proven_best_is_noticed() {
    assert!(interval_problem::<true>(SearchEntry::of::<TakesTheFirst>()).is_some());
    assert!(problem::<true, false>(SearchEntry::of::<TakesTheFirst>(), 60).is_some());
}

/// Nothing that is not an end has a value of its own.
struct NoValue;

impl<G: Game> ValueFunction<G> for NoValue {
    fn value(&self, _: &G, _: &G::State) -> f64 {
        0.0
    }

    fn bounds(&self, _: &G) -> Option<Window> {
        None
    }

    fn explain(&self, _: &G, _: &G::State) -> Vec<search::Share> {
        Vec::new()
    }

    fn terms(&self) -> Vec<search::Definition> {
        Vec::new()
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), search::evaluate::UnknownTerm> {
        Err(search::evaluate::UnknownTerm { name: name.into(), known: Vec::new() })
    }
}

#[test]
fn a_search_that_grows_a_tree_answers_whenever_it_is_stopped() {
    let (game, value) = graph(5);
    let policy = Policy::default();
    for name in ["uct", "mcts-solver", "rave", "puct", "bestfirst", "bstar", "conspiracy"] {
        for nodes in (60..1500).step_by(97) {
            let (mut silent, control) = (Silent, MostNodes(nodes));
            let mut walk = Walk::new(&game, &value, &policy, &mut silent, &control);
            let found = textbook::search(&mut walk, named(name), &HashState::START, Depth(6));
            let found = found.unwrap_or_else(|_| panic!("{name} has no answer after {nodes} nodes"));
            assert!(!found.best.is_empty() && found.counts.nodes <= nodes + 1, "{name}, {nodes} nodes");
        }
    }
}

#[test]
fn intervals_need_bounds_and_best_first_searches_refuse_chance() {
    let value = RandomValue { seed: 1, spread: 20 };
    let refusal = |name: &str, seed| {
        let game = HashGame::<false, true> { seed, branching: 4, width: 40 };
        let (policy, mut silent) = (Policy::default(), Silent);
        let mut walk = Walk::new(&game, &value, &policy, &mut silent, &NoControl);
        let found = textbook::search(&mut walk, named(name), &HashState::START, Depth(4));
        assert_eq!(found.is_err(), walk.refusal().is_some());
        walk.refusal()
    };
    assert!(refusal("bstar", 1).unwrap().starts_with("the value function says no bounds"));
    for name in [BestFirst::SPEC.name, "conspiracy"] {
        assert!((0..20).filter_map(|seed| refusal(name, seed)).count() > 5, "{name}");
    }
}
