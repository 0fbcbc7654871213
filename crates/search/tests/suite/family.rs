//! Theorems about the searches of the table, on random trees and graphs, and defects that each of them notices.

use crate::chance_tree::{ChanceTree, ChanceTurns, Reach, Spot};
use crate::uniform::{Leaves, UniformTree, leaves_of, minimal_leaves};
use search::testkit::{HashGame, HashState, RandomValue, random_state};
use search::textbook::{
    self, AlphaBeta, DefaultLimit, GameTree, GamesTaken, Known, MinRole, Opened, Order, Policy, RecordKind,
    SEARCHES, Search, SearchEntry, SearchResult, SearchSettings, SearchSpec, Star1, TableKeys, Walk,
};
use search::{Depth, Game, NoControl, Observer, Pass, Side, Silent, Stopped, ValueFunction, Window};

/// Two means that differ by no more are the same.
pub const ROUNDING: f64 = 1e-9;

pub fn run<G: Game, V: ValueFunction<G>>(
    game: &G,
    value: &V,
    policy: &Policy<G>,
    entry: SearchEntry,
    (state, depth): (&G::State, Depth),
) -> SearchResult<G::Move> {
    run_watched(game, value, policy, entry, (state, depth), &mut Silent)
}

pub fn run_watched<G: Game, V: ValueFunction<G>, O: Observer<G>>(
    game: &G,
    value: &V,
    policy: &Policy<G>,
    entry: SearchEntry,
    (state, depth): (&G::State, Depth),
    observer: &mut O,
) -> SearchResult<G::Move> {
    let mut walk = Walk::new(game, value, policy, observer, &NoControl);
    textbook::search(&mut walk, entry, state, depth).expect("nothing stops it")
}

/// The searches that find the value of minimax.
fn exact() -> Vec<SearchEntry> {
    let is_exact = |entry: &&SearchEntry| {
        entry.is_textbook()
            && matches!(entry.spec.games, GamesTaken::All | GamesTaken::Decided)
            && entry.spec.limit == DefaultLimit::Depth
    };
    SEARCHES.iter().filter(is_exact).copied().collect()
}

fn settings() -> impl Iterator<Item = SearchSettings> {
    let usual = SearchSettings::default();
    [
        usual,
        SearchSettings { keys: TableKeys::Path, ..usual },
        SearchSettings { enhanced_cutoffs: true, ..usual },
        SearchSettings { window: 2.0, ..usual },
    ]
    .into_iter()
}

/// What is wrong with a search on these random graphs; nothing if it finds what minimax finds.
pub fn problem<const A: bool, const S: bool>(entry: SearchEntry, seeds: u64) -> Option<String> {
    for seed in 0..seeds {
        let game = HashGame::<A, S> { seed, branching: 4, width: 40 };
        let value = RandomValue { seed, spread: 20 };
        let state = random_state(&game, &HashState::START, seed as usize % 9, seed);
        let depth = Depth(1 + seed as i32 % 6);
        let truth = run(&game, &value, &Policy::default(), SearchEntry::MINIMAX, (&state, depth));
        for (order, settings) in [Order::Generated, Order::ByValue]
            .into_iter()
            .flat_map(|order| settings().map(move |s| (order, s)))
        {
            let policy = Policy { order, settings, ..Policy::default() };
            let found = run(&game, &value, &policy, entry, (&state, depth));
            if (found.value - truth.value).abs() > ROUNDING {
                return Some(format!(
                    "seed {seed}: {} instead of {}, {settings:?}",
                    found.value, truth.value
                ));
            }
            let is_best = found.best.first().map(|best| truth.best.contains(best));
            if is_best != truth.best.first().map(|_| true) {
                return Some(format!(
                    "seed {seed}: {:?} is not among {:?}, {settings:?}",
                    found.best, truth.best
                ));
            }
        }
    }
    None
}

#[test]
fn every_search_finds_the_value_of_minimax() {
    for entry in exact() {
        assert_eq!(problem::<true, false>(entry, 150), None, "{entry:?}");
        assert_eq!(problem::<false, false>(entry, 100), None, "{entry:?} where a side moves twice");
        if entry.spec.games == GamesTaken::All {
            assert_eq!(problem::<false, true>(entry, 100), None, "{entry:?} with chance");
        }
    }
}

/// A defect as a search: what the name says is wrong with it.
macro_rules! defect {
    ($name:ident, |$tree:ident, $window:ident| $body:expr) => {
        struct $name;
        impl Search for $name {
            const SPEC: SearchSpec = AlphaBeta::SPEC;
            fn run<T: GameTree + ?Sized>($tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
                fn search<T: GameTree + ?Sized>($tree: &mut T, $window: Window) -> Result<f64, Stopped> {
                    $body
                }
                $tree.start(depth);
                search($tree, Window::FULL)
            }
        }
    };
}

/// Alpha-beta of which one step is a parameter.
fn broken<T: GameTree + ?Sized>(
    tree: &mut T,
    window: Window,
    cuts: fn(Side, f64, Window) -> bool,
    remember: fn(&mut T, Known, Window, f64),
    search: fn(&mut T, Window) -> Result<f64, Stopped>,
) -> Result<f64, Stopped> {
    let node = match tree.open_known(window)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let (mut best, mut open) = (node.worst(), window);
    for i in 0..node.count {
        tree.step(i, Pass::Full);
        let value = search(tree, if node.turn.is_some() { open } else { Window::FULL })?;
        let Some(side) = node.turn else {
            best += tree.share(i, value);
            continue;
        };
        if side.prefers(value, best) {
            best = value;
            tree.improve(i);
        }
        if cuts(side, best, window) {
            remember(tree, node.known, window, best);
            return Ok(tree.cut(i + 1, window, best));
        }
        open = open.with(side, best);
    }
    remember(tree, node.known, window, best);
    Ok(tree.close(window, best))
}

fn cut_right(side: Side, best: f64, window: Window) -> bool {
    match side {
        Side::Max => best >= window.beta,
        Side::Min => best <= window.alpha,
    }
}

defect!(CutsOneEarly, |tree, window| broken(
    tree,
    window,
    |side, best, window| match side {
        Side::Max => best + 1.0 >= window.beta,
        Side::Min => best <= window.alpha,
    },
    |_, _, _, _| {},
    search
));

defect!(CutsOnTheWrongBound, |tree, window| broken(
    tree,
    window,
    |side, best, window| cut_right(side.other(), best, window) && window != Window::FULL,
    |_, _, _, _| {},
    search
));

defect!(NotesBoundsAsValues, |tree, window| broken(
    tree,
    window,
    cut_right,
    |tree, known, _, value| tree.remember(known, Window::FULL, value, None),
    search
));

// NegaScout that believes its scouts.
defect!(NeverLooksAgain, |tree, window| {
    let node = match tree.open(window)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let mut best = node.worst();
    for i in 0..node.count {
        let side = node.turn.unwrap_or(Side::Max);
        let scout = match (i, side) {
            (0, _) => window,
            (_, Side::Max) => Window { alpha: best, beta: best.next_up() },
            (_, Side::Min) => Window { alpha: best.next_down(), beta: best },
        };
        tree.step(i, Pass::Full);
        let value = search(tree, scout)?;
        if side.prefers(value, best) {
            best = value;
            tree.improve(i);
        }
        if cut_right(side, best, window) {
            return Ok(tree.cut(i + 1, window, best));
        }
    }
    Ok(tree.close(window, best))
});

#[test]
fn a_planted_defect_is_noticed() {
    for entry in [
        SearchEntry::of::<CutsOneEarly>(),
        SearchEntry::of::<CutsOnTheWrongBound>(),
        SearchEntry::of::<NotesBoundsAsValues>(),
        SearchEntry::of::<NeverLooksAgain>(),
    ]
    .into_iter()
    .enumerate()
    {
        assert!(problem::<true, false>(entry.1, 150).is_some(), "defect {} passes", entry.0);
    }
}

pub fn trees() -> impl Iterator<Item = UniformTree> {
    (0..120).map(|seed| UniformTree {
        seed,
        branching: 2 + seed as u16 % 3,
        depth: 2 + seed as u32 % 4,
        // Few values, so that many are equal.
        leaves: Leaves::Random { spread: if seed % 2 == 0 { 5 } else { 1000 } },
        first: if seed % 3 == 0 { Side::Min } else { Side::Max },
    })
}

#[test]
fn perfect_order_leaves_the_minimal_tree() {
    for (branching, depth) in [(2, 3), (2, 6), (3, 3), (3, 4), (4, 5), (5, 2)] {
        for first in [Side::Max, Side::Min] {
            let tree = UniformTree { seed: 7, branching, depth, leaves: Leaves::Perfect, first };
            let least = minimal_leaves(&tree);
            for entry in
                exact().into_iter().filter(|entry| !["minimax", "negamax"].contains(&entry.spec.name))
            {
                // A round less deep has leaves of its own: only those of the full depth count.
                let seen = leaves_of(&tree, entry, TableKeys::Path);
                assert_eq!(seen.distinct(), least, "{entry:?} with {branching} moves to depth {depth}");
            }
            assert_eq!(
                leaves_of(&tree, SearchEntry::MINIMAX, TableKeys::Path).order.len() as u64,
                u64::from(branching).pow(depth)
            );
        }
    }
    let three = UniformTree { seed: 1, branching: 3, depth: 3, leaves: Leaves::Perfect, first: Side::Max };
    assert_eq!(minimal_leaves(&three), 11);
}

#[test]
fn no_search_sees_less_than_the_minimal_tree() {
    for tree in trees() {
        for entry in exact() {
            let seen = leaves_of(&tree, entry, TableKeys::Path).distinct();
            assert!(seen >= minimal_leaves(&tree), "{entry:?} sees {seen} leaves of {tree:?}");
        }
    }
}

pub fn named(name: &str) -> SearchEntry {
    textbook::find(name).expect("it is in the table")
}

#[test]
fn sss_sees_no_leaf_that_alpha_beta_does_not() {
    let mut fewer = 0;
    for tree in trees() {
        let [sss, alpha_beta] =
            ["sss", "alphabeta"].map(|name| leaves_of(&tree, named(name), TableKeys::Path));
        let outside = sss.order.iter().find(|leaf| !alpha_beta.order.contains(leaf));
        assert_eq!(outside, None, "{tree:?}");
        fewer += u32::from(sss.distinct() < alpha_beta.distinct());
    }
    assert!(fewer > 20, "best first pays on {fewer} of 120 trees only");
}

#[test]
fn both_forms_see_the_same_leaves_in_the_same_order() {
    for tree in trees() {
        for (list, memory) in [("sss", "mt-sss"), ("dual", "mt-dual")] {
            let [list, memory] =
                [list, memory].map(|name| leaves_of(&tree, named(name), TableKeys::Path).order);
            assert_eq!(list, memory, "{tree:?}");
        }
    }
}

/// With transpositions the table by position knows more than a list: the lesson of the memory form.
#[test]
fn a_table_by_position_sees_fewer_leaves_than_the_list() {
    let mut leaves = [0, 0];
    for seed in 0..40 {
        let game = HashGame::<true, false> { seed, branching: 4, width: 12 };
        let value = RandomValue { seed, spread: 20 };
        for (keys, sum) in [TableKeys::Path, TableKeys::Position].into_iter().zip(&mut leaves) {
            let policy = Policy {
                settings: SearchSettings { keys, ..SearchSettings::default() },
                ..Policy::default()
            };
            *sum += run(&game, &value, &policy, named("mt-sss"), (&HashState::START, Depth(7))).counts.leaves;
        }
    }
    assert!(leaves[1] * 2 < leaves[0], "{leaves:?}");
}

/// A policy that has MIN do this.
fn with_min<G: Game>(min: MinRole) -> Policy<G> {
    Policy { settings: SearchSettings { min, ..SearchSettings::default() }, ..Policy::default() }
}

/// What is wrong with a search on trees with chance; nothing if it finds what expectimax finds.
fn chance_problem(entry: SearchEntry, min: MinRole) -> Option<String> {
    for seed in 0..300 {
        let game = HashGame::<false, true> { seed, branching: 4, width: 400 };
        let value = Bounded(RandomValue { seed, spread: 20 });
        let depth = Depth(1 + seed as i32 % 6);
        let ask = |entry| run(&game, &value, &with_min(min), entry, (&HashState::START, depth));
        let (truth, found) = (ask(SearchEntry::EXPECTIMAX), ask(entry));
        if (found.value - truth.value).abs() > ROUNDING {
            return Some(format!("seed {seed}: {} instead of {}", found.value, truth.value));
        }
        let worth = |m| truth.moves.iter().find(|known| known.m == m).map(|known| known.value);
        let is_tied = found
            .best
            .first()
            .is_none_or(|&best| worth(best).is_some_and(|v| (v - truth.value).abs() <= ROUNDING));
        if !is_tied {
            return Some(format!("seed {seed}: {:?} is not among {:?}", found.best, truth.best));
        }
    }
    None
}

/// Random values that say between which bounds they lie; so do the ends of the game.
pub struct Bounded(pub RandomValue);

impl<G: Game> ValueFunction<G> for Bounded {
    fn value(&self, game: &G, state: &G::State) -> f64 {
        self.0.value(game, state)
    }

    fn terminal(&self, _: &G, _: &G::State, outcome: search::Outcome, _: search::Ply) -> f64 {
        outcome.winner.map_or(outcome.points, |side| side.sees(20.0))
    }

    fn bounds(&self, _: &G) -> Option<Window> {
        Some(Window { alpha: -20.0, beta: 20.0 })
    }

    fn explain(&self, game: &G, state: &G::State) -> Vec<search::Share> {
        self.0.explain(game, state)
    }

    fn terms(&self) -> Vec<search::Definition> {
        <RandomValue as ValueFunction<G>>::terms(&self.0)
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), search::evaluate::UnknownTerm> {
        Err(search::evaluate::UnknownTerm { name: name.into(), known: Vec::new() })
    }
}

#[test]
fn star_finds_what_expectimax_finds() {
    for min in [MinRole::Coin, MinRole::Opponent] {
        for name in ["star1", "star2"] {
            assert_eq!(chance_problem(named(name), min), None, "{name}, MIN {min:?}");
        }
    }
}

#[test]
fn expectimax_is_minimax_where_min_chooses() {
    for seed in 0..200 {
        let game = HashGame::<false, true> { seed, branching: 4, width: 400 };
        let value = Bounded(RandomValue { seed, spread: 20 });
        let depth = Depth(1 + seed as i32 % 6);
        let ask = |entry, min| run(&game, &value, &with_min(min), entry, (&HashState::START, depth));
        let truth = ask(SearchEntry::MINIMAX, MinRole::Coin);
        assert_eq!(ask(SearchEntry::EXPECTIMAX, MinRole::Opponent), truth, "seed {seed}");
    }
}

/// Leaves of twenty trees in random order, by expectimax, Star1 and Star2.
fn star_leaves(turns: ChanceTurns, min: MinRole) -> [u64; 3] {
    ["expectimax", "star1", "star2"].map(|name| {
        let of_tree = |seed| {
            let game = ChanceTree { seed, branching: 4, depth: 7, is_ordered: false, turns };
            run(&game, &Reach, &with_min(min), named(name), (&Spot::ROOT, Depth(7)))
        };
        (0..20).map(|seed| of_tree(seed).counts.leaves).sum()
    })
}

#[test]
fn bounds_save_leaves_and_probes_save_more_where_min_chooses() {
    let [all, star1, star2] = star_leaves(ChanceTurns::MaxAndMin, MinRole::Opponent);
    assert!(star1 * 10 < all * 8 && star2 * 100 < all * 65, "{all} {star1} {star2}");
    // Without MIN no node has an upper bound to be cut by, and nothing is worth a probe.
    let [all, star1, star2] = star_leaves(ChanceTurns::MaxOnly, MinRole::Coin);
    assert!(star1 * 10 < all * 8 && star2 == star1, "{all} {star1} {star2}");
}

/// Star1 that takes the bounds of all values to be closer than they are.
struct BoundsTooClose;

impl Search for BoundsTooClose {
    const SPEC: SearchSpec = Star1::SPEC;

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        fn search<T: GameTree + ?Sized>(tree: &mut T, window: Window) -> Result<f64, Stopped> {
            let node = match tree.open(window)? {
                Opened::Answered(value) => return Ok(value),
                Opened::Node(node) => node,
            };
            let (mut best, mut rest) = (node.worst(), 1.0);
            for i in 0..node.count {
                if node.turn.is_none() {
                    rest -= tree.odds(i);
                }
                tree.step(i, Pass::Full);
                let value = search(tree, Window::FULL)?;
                match node.turn {
                    Some(_) if value > best => {
                        best = value;
                        tree.improve(i);
                    }
                    Some(_) => {}
                    None => best += tree.share(i, value),
                }
                if node.turn.is_none() && best + rest * 10.0 <= window.alpha {
                    return Ok(tree.cut(i + 1, window, best + rest * 10.0));
                }
            }
            Ok(tree.close(window, best))
        }
        tree.average_min();
        tree.start(depth);
        search(tree, Window { alpha: 0.0, beta: f64::INFINITY })
    }
}

#[test]
fn wrong_bounds_of_a_star_are_noticed() {
    assert!(chance_problem(SearchEntry::of::<BoundsTooClose>(), MinRole::Coin).is_some());
}

#[test]
fn star_refuses_values_without_bounds() {
    let game = HashGame::<false, true> { seed: 1, branching: 4, width: 40 };
    let (value, policy, mut silent) = (RandomValue { seed: 1, spread: 20 }, Policy::default(), Silent);
    let mut walk = Walk::new(&game, &value, &policy, &mut silent, &NoControl);
    assert_eq!(textbook::search(&mut walk, named("star1"), &HashState::START, Depth(3)), Err(Stopped));
    assert!(walk.refusal().unwrap().starts_with("the value function says no bounds"));
}

#[test]
fn a_list_refuses_chance() {
    let value = RandomValue { seed: 1, spread: 20 };
    let refused = (0..20).filter(|&seed| {
        let game = HashGame::<false, true> { seed, branching: 4, width: 40 };
        let (policy, mut silent) = (Policy::default(), Silent);
        let mut walk = Walk::new(&game, &value, &policy, &mut silent, &NoControl);
        let found = textbook::search(&mut walk, named("sss"), &HashState::START, Depth(4));
        assert_eq!(found.is_err(), walk.refusal().is_some());
        found.is_err()
    });
    assert!(refused.count() > 5);
}

#[test]
fn sparse_sampling_is_near_and_repeats_itself() {
    let ask = |entry, game_seed, samples, seed| {
        let game = HashGame::<false, true> { seed: game_seed, branching: 5, width: 1000 };
        let value = Bounded(RandomValue { seed: 4, spread: 20 });
        let settings = SearchSettings { samples, seed, ..SearchSettings::default() };
        let policy = Policy { settings, ..Policy::default() };
        run(&game, &value, &policy, entry, (&HashState::START, Depth(3))).value
    };
    assert_eq!(ask(named("sampling"), 2, 3, 9), ask(named("sampling"), 2, 3, 9));
    let error = |samples| {
        let of_game = |game| {
            let truth = ask(SearchEntry::EXPECTIMAX, game, 1, 1);
            (0..10).map(|seed| (ask(named("sampling"), game, samples, seed) - truth).abs()).sum::<f64>()
        };
        (0..20).map(of_game).sum::<f64>() / 200.0
    };
    let (few, many) = (error(1), error(32));
    assert!(few > 0.5 && many * 3.0 < few, "{few} with one draw, {many} with 32");
}

#[test]
fn a_stopped_search_of_several_depths_answers_with_the_last_it_finished() {
    let game = HashGame::<true, false> { seed: 5, branching: 6, width: 4000 };
    let value = RandomValue { seed: 5, spread: 200 };
    let policy = Policy::default();
    for name in ["deepening", "aspiration", "mtdf"] {
        let mut answered = 0;
        for nodes in (20..4000).step_by(97) {
            let (mut silent, control) = (Silent, search::MostNodes(nodes));
            let mut walk = Walk::new(&game, &value, &policy, &mut silent, &control);
            let Ok(found) = textbook::search(&mut walk, named(name), &HashState::START, Depth(9)) else {
                continue;
            };
            let Some(depth) = found.reached else { continue };
            let truth = run(&game, &value, &policy, SearchEntry::MINIMAX, (&HashState::START, depth));
            assert_eq!(found.value, truth.value, "{name}, depth {depth:?} of {nodes} nodes");
            assert!(truth.best.contains(&found.best[0]), "{name}, depth {depth:?} of {nodes} nodes");
            answered += 1;
        }
        assert!(answered > 20, "{name} answered {answered} times");
    }
}

/// The searches whose record is a tree that grows.
const GROWN: [&str; 12] = [
    "sss",
    "dual",
    "pn",
    "pn2",
    "dfpn",
    "uct",
    "mcts-solver",
    "rave",
    "puct",
    "bestfirst",
    "bstar",
    "conspiracy",
];

#[test]
fn the_table_of_searches_is_sound() {
    for (index, entry) in SEARCHES.iter().enumerate() {
        let SearchSpec { name, about, source, code, numbers, record, .. } = *entry.spec;
        let others = &SEARCHES[index + 1..];
        assert!(others.iter().all(|other| !other.is_called(name)), "{name} stands twice");
        assert!(
            !about.is_empty() && !source.authors.is_empty() && (1950..2030).contains(&source.year),
            "{name}"
        );
        assert!(code.len() >= 4 && !numbers.is_empty(), "{name}");
        assert!(entry.spec.aliases.iter().all(|alias| textbook::find(alias) == Some(*entry)), "{name}");
        assert_eq!(record == RecordKind::Growth, GROWN.contains(&name), "{name}");
    }
}
