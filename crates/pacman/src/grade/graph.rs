//! Tests on written-down trees: the same textbook searches, on a game whose moves are the tree's edges.

use super::file::{CourseFile, GradeError};
use super::report::{MAX_SEARCH_NODES, Verdict};
use super::tree::{End, TreeTest};
use crate::agent::{Method, course_policy};
use search::evaluate::{Definition, UnknownTerm};
use search::textbook::{self, Algorithm, SearchResult, Walk};
use search::{
    Bound, Depth, Exit, Game, MostNodes, Observer, Outcome, Ply, Share, Side, ValueFunction, Visit, scramble,
};
use std::collections::BTreeSet;

/// A written-down tree as a game: agents take turns, whatever node they reach.
pub struct GraphGame {
    tree: TreeTest,
}

/// A node and whose turn it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    node: usize,
    agent: usize,
}

/// The number of an edge among those of its node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge(u16);

impl GraphGame {
    /// The game of a tree.
    pub fn new(tree: TreeTest) -> GraphGame {
        GraphGame { tree }
    }

    fn start(&self) -> Place {
        Place { node: self.tree.start, agent: 0 }
    }

    fn name(&self, place: &Place) -> &str {
        &self.tree.nodes[place.node].name
    }

    /// The node's value; a missing one is not a number and is reported by [`Touched`].
    fn value(&self, place: &Place) -> f64 {
        self.tree.nodes[place.node].value.unwrap_or(f64::NAN)
    }
}

impl Game for GraphGame {
    type State = Place;
    type Move = Edge;
    const ALTERNATING: bool = false;

    fn turn(&self, place: &Place) -> Side {
        if place.agent == 0 { Side::Max } else { Side::Min }
    }

    fn moves(&self, place: &Place, out: &mut Vec<Edge>) {
        let count = self.tree.nodes[place.node].successors.len();
        out.extend((0..count.min(usize::from(u16::MAX))).map(|edge| Edge(edge as u16)));
    }

    fn play(&self, place: &Place, edge: Edge) -> Place {
        let (_, node) = self.tree.nodes[place.node].successors[usize::from(edge.0)];
        Place { node, agent: (place.agent + 1) % self.tree.agents }
    }

    fn outcome(&self, place: &Place) -> Option<Outcome> {
        let winner = match self.tree.nodes[place.node].end? {
            End::Win => Side::Max,
            End::Lose => Side::Min,
        };
        Some(Outcome { winner: Some(winner), points: self.value(place) })
    }

    fn stuck(&self, place: &Place) -> Outcome {
        Outcome::points(self.value(place))
    }

    fn key(&self, place: &Place) -> u64 {
        scramble((place.node * self.tree.agents + place.agent) as u64)
    }

    fn code(&self, edge: Edge) -> u16 {
        edge.0
    }
}

/// The values in the file, also for finished games.
struct WrittenValue;

impl ValueFunction<GraphGame> for WrittenValue {
    fn value(&self, game: &GraphGame, place: &Place) -> f64 {
        game.value(place)
    }

    fn terminal(&self, _: &GraphGame, _: &Place, outcome: Outcome, _: Ply) -> f64 {
        outcome.points
    }

    fn explain(&self, game: &GraphGame, place: &Place) -> Vec<Share> {
        let value = game.value(place);
        vec![Share { name: "written".into(), raw: value, weight: 1.0, value }]
    }

    fn terms(&self) -> Vec<Definition> {
        vec![Definition { name: "written".into(), weight: 1.0, about: "the value in the file".into() }]
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: Vec::new() })
    }
}

/// Notes every node the search touches, and the nodes whose value was asked for in vain.
#[derive(Default)]
struct Touched {
    nodes: BTreeSet<usize>,
    last: usize,
    without_value: Option<usize>,
}

impl Observer<GraphGame> for Touched {
    fn enter(&mut self, visit: Visit<'_, GraphGame>) {
        self.nodes.insert(visit.state.node);
        self.last = visit.state.node;
    }

    fn leave(&mut self, _: Ply, value: f64, _: Bound, exit: Exit) {
        if value.is_nan() && matches!(exit, Exit::Leaf | Exit::Terminal) {
            self.without_value.get_or_insert(self.last);
        }
    }
}

/// Runs a `GraphGameTreeTest` against its solution.
pub fn run(test: &CourseFile, solution: &CourseFile) -> Result<Verdict, GradeError> {
    let game = GraphGame::new(TreeTest::read(test)?);
    let action = solution.get("action")?.value.trim();
    let expected: BTreeSet<&str> = solution.get("generated")?.value.split_whitespace().collect();
    let mut touched = Touched::default();
    let Some(answer) = search_tree(&game, &mut touched) else {
        return Ok(Verdict::failed(vec![format!("gave up after {MAX_SEARCH_NODES} nodes")]));
    };
    if let Some(node) = touched.without_value {
        return Ok(Verdict::failed(vec![format!("node {} has no evaluation", game.tree.nodes[node].name)]));
    }
    let edge = answer.best.first().map(|edge| usize::from(edge.0));
    let chosen = edge.map_or("none", |edge| game.tree.nodes[game.tree.start].successors[edge].0.as_str());
    let names = touched.nodes.iter().map(|&node| game.name(&Place { node, agent: 0 }));
    let mut messages = compare_sets(&expected, &names.collect());
    if chosen != action {
        messages.insert(0, format!("action: expected {action}, chose {chosen}"));
    }
    Ok(Verdict::of(messages))
}

fn search_tree(game: &GraphGame, touched: &mut Touched) -> Option<SearchResult<Edge>> {
    let algorithm = match game.tree.method {
        Method::Expectimax => Algorithm::Expectimax,
        Method::AlphaBeta => Algorithm::AlphaBeta,
        Method::Minimax | Method::Reflex => Algorithm::Minimax,
    };
    let plies = game.tree.depth as i32 * game.tree.agents as i32;
    let policy = course_policy();
    let mut walk = Walk::new(game, &WrittenValue, &policy, touched, &MostNodes(MAX_SEARCH_NODES));
    textbook::search(&mut walk, algorithm, &game.start(), Depth(plies)).ok()
}

/// What is wrong with the set of nodes a search touched; nothing if it is right.
fn compare_sets(expected: &BTreeSet<&str>, produced: &BTreeSet<&str>) -> Vec<String> {
    let list = |names: Vec<&str>| if names.is_empty() { "none".to_string() } else { names.join(" ") };
    let difference =
        |a: &BTreeSet<&str>, b: &BTreeSet<&str>| list(a.difference(b).copied().collect::<Vec<&str>>());
    if expected == produced {
        return Vec::new();
    }
    vec![
        format!("generated, expected: {}", list(expected.iter().copied().collect())),
        format!("generated, produced: {}", list(produced.iter().copied().collect())),
        format!("missing: {}", difference(expected, produced)),
        format!("not expected: {}", difference(produced, expected)),
    ]
}
