//! Tests on written-down trees: the same textbook searches, on a game whose moves are the tree's edges.

use super::Examinee;
use super::file::{CourseFile, GradeError};
use super::report::{MAX_SEARCH_NODES, TestVerdict};
use super::student::{self, Generated, NoChoice, Student};
use super::tree::{CourseEnd, TreeTest};
use crate::agent::{Method, course_policy};
use search::evaluate::{Definition, UnknownTerm};
use search::textbook::{self, SearchEntry, SearchResult, Walk};
use search::{
    Bound, Depth, Exit, Game, MostNodes, Notation, NotationError, Observer, Outcome, Ply, Share, Side,
    ValueFunction, Visit, scramble,
};
use session::BoardNotation;
use session::script::FactError;
use std::collections::BTreeSet;

/// A written-down tree as a game: agents take turns, whatever node they reach.
pub struct GraphGame {
    tree: TreeTest,
}

/// A node and whose turn it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GraphPlace {
    node: usize,
    agent: usize,
}

/// The number of an edge among those of its node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EdgeNumber(u16);

impl GraphGame {
    /// The game of a tree.
    pub fn new(tree: TreeTest) -> GraphGame {
        GraphGame { tree }
    }

    /// How many agents take turns.
    pub(super) fn agents(&self) -> usize {
        self.tree.agents
    }

    /// The number of the agent whose turn it is.
    pub(super) fn agent(place: &GraphPlace) -> usize {
        place.agent
    }

    /// The node's value, or that the file gives none.
    pub(super) fn read_value(&self, place: &GraphPlace) -> Result<f64, FactError> {
        self.tree.nodes[place.node].value.ok_or_else(|| FactError(self.valueless(place.node)))
    }

    fn valueless(&self, node: usize) -> String {
        format!("node {} has no evaluation", self.tree.nodes[node].name)
    }

    /// The action of an edge of the start.
    fn action(&self, edge: EdgeNumber) -> &str {
        &self.tree.nodes[self.tree.start].successors[usize::from(edge.0)].0
    }

    /// The node's value; a missing one is not a number and is reported by [`Touched`].
    fn value(&self, place: &GraphPlace) -> f64 {
        self.tree.nodes[place.node].value.unwrap_or(f64::NAN)
    }
}

impl Notation for GraphGame {
    fn start(&self) -> GraphPlace {
        GraphPlace { node: self.tree.start, agent: 0 }
    }

    fn parse_state(&self, text: &str) -> Result<GraphPlace, NotationError> {
        let node = self.tree.nodes.iter().position(|node| node.name == text);
        let node = node.ok_or_else(|| NotationError::new("node", text, "a node of the tree"))?;
        Ok(GraphPlace { node, agent: 0 })
    }

    fn show_state(&self, place: &GraphPlace) -> String {
        self.tree.nodes[place.node].name.clone()
    }

    fn parse_move(&self, place: &GraphPlace, text: &str) -> Result<EdgeNumber, NotationError> {
        let edges = &self.tree.nodes[place.node].successors;
        let edge = edges.iter().position(|(action, _)| action == text);
        let actions = || edges.iter().map(|(action, _)| action.as_str()).collect::<Vec<_>>().join(", ");
        let edge = edge.ok_or_else(|| NotationError::new("action", text, actions()))?;
        Ok(EdgeNumber(edge as u16))
    }

    fn show_move(&self, place: &GraphPlace, edge: EdgeNumber) -> String {
        self.tree.nodes[place.node].successors[usize::from(edge.0)].0.clone()
    }
}

impl BoardNotation for GraphGame {}

impl Game for GraphGame {
    type State = GraphPlace;
    type Move = EdgeNumber;
    const ALTERNATING: bool = false;

    fn turn(&self, place: &GraphPlace) -> Side {
        if place.agent == 0 { Side::Max } else { Side::Min }
    }

    fn moves(&self, place: &GraphPlace, out: &mut Vec<EdgeNumber>) {
        let count = self.tree.nodes[place.node].successors.len();
        out.extend((0..count.min(usize::from(u16::MAX))).map(|edge| EdgeNumber(edge as u16)));
    }

    fn play(&self, place: &GraphPlace, edge: EdgeNumber) -> GraphPlace {
        let (_, node) = self.tree.nodes[place.node].successors[usize::from(edge.0)];
        GraphPlace { node, agent: (place.agent + 1) % self.tree.agents }
    }

    fn outcome(&self, place: &GraphPlace) -> Option<Outcome> {
        let winner = match self.tree.nodes[place.node].end? {
            CourseEnd::Win => Side::Max,
            CourseEnd::Lose => Side::Min,
        };
        Some(Outcome { winner: Some(winner), points: self.value(place) })
    }

    fn stuck(&self, place: &GraphPlace) -> Outcome {
        Outcome::points(self.value(place))
    }

    fn key(&self, place: &GraphPlace) -> u64 {
        scramble((place.node * self.tree.agents + place.agent) as u64)
    }

    fn code(&self, edge: EdgeNumber) -> u16 {
        edge.0
    }
}

/// The values in the file, also for finished games.
struct WrittenValue;

impl ValueFunction<GraphGame> for WrittenValue {
    fn value(&self, game: &GraphGame, place: &GraphPlace) -> f64 {
        game.value(place)
    }

    fn terminal(&self, _: &GraphGame, _: &GraphPlace, outcome: Outcome, _: Ply) -> f64 {
        outcome.points
    }

    fn explain(&self, game: &GraphGame, place: &GraphPlace) -> Vec<Share> {
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

/// What a search has chosen, and the nodes it generated.
struct TreeAnswer {
    action: String,
    nodes: BTreeSet<usize>,
}

/// Runs a `GraphGameTreeTest` against its solution.
pub fn run(test: &CourseFile, solution: &CourseFile, examinee: &Examinee) -> Result<TestVerdict, GradeError> {
    let tree = TreeTest::read(test)?;
    let action = solution.get("action")?.value.trim();
    let expected: BTreeSet<&str> = solution.get("generated")?.value.split_whitespace().collect();
    let answered = match examinee {
        Examinee::Ours => answer(&GraphGame::new(tree.clone())),
        Examinee::Student(student) => ask(student, &tree),
    };
    let answered = match answered {
        Ok(answered) => answered,
        Err(reason) => return Ok(TestVerdict::failed(vec![reason.to_string()])),
    };
    let names = answered.nodes.iter().map(|&node| tree.nodes[node].name.as_str());
    let mut messages = compare_sets(&expected, &names.collect());
    if answered.action != action {
        messages.insert(0, format!("action: expected {action}, chose {}", answered.action));
    }
    Ok(TestVerdict::of(messages))
}

/// What our search says of a tree, or why nothing.
fn answer(game: &GraphGame) -> Result<TreeAnswer, NoChoice> {
    let mut touched = Touched::default();
    let answer = search_tree(game, &mut touched);
    let answer = answer.ok_or(NoChoice::GaveUp)?;
    if let Some(node) = touched.without_value {
        return Err(NoChoice::NotPossible(game.valueless(node)));
    }
    let action = answer.best.first().map_or("none", |&edge| game.action(edge));
    Ok(TreeAnswer { action: action.into(), nodes: touched.nodes })
}

/// What a student's search says of a tree, or why nothing.
fn ask(student: &Student, tree: &TreeTest) -> Result<TreeAnswer, NoChoice> {
    let question = student.ask(tree.method, tree.depth, false)?;
    let game = GraphGame::new(tree.clone());
    let start = game.start();
    let generated = Generated::new();
    let mut words = student::graph_vocabulary(game);
    generated.watch(&mut words, |place: &GraphPlace| place.node);
    generated.begin(start.node);
    let chosen = student::load(&question.script, words)
        .and_then(|searcher| searcher.search(&question.errand, &start))?;
    Ok(TreeAnswer { action: chosen, nodes: generated.take().into_iter().collect() })
}

fn search_tree(game: &GraphGame, touched: &mut Touched) -> Option<SearchResult<EdgeNumber>> {
    let algorithm = match game.tree.method {
        Method::Expectimax => SearchEntry::EXPECTIMAX,
        Method::AlphaBeta => SearchEntry::ALPHABETA,
        Method::Minimax | Method::Reflex => SearchEntry::MINIMAX,
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
