//! The trees of the course's test files, as hand-made trees.

use explicit::{Builder, Edge, Explicit, NodeKind};
use pacman::Method;
use pacman::grade::{CourseFile, CourseNode, TreeTest};
use session::SessionError;
use std::collections::{HashSet, VecDeque};
use std::path::Path;

/// Unfolded trees with more nodes are refused: a small graph with rings unfolds without end.
const MAX_NODES: usize = 100_000;

/// The tree of a `GraphGameTreeTest`, down to the depth of the test, in the text form of hand-made trees. `path` is only
/// for messages.
pub fn course_tree(path: &Path, text: &str) -> Result<String, SessionError> {
    let file = CourseFile::parse(path, text).map_err(SessionError::outside)?;
    let class = file.get("class").map_err(SessionError::outside)?;
    let refuse = |error| SessionError::outside(BadCourseTree { path: path.display().to_string(), error });
    if class.value != "GraphGameTreeTest" {
        return Err(refuse(UnfoldError::Class(class.value.to_string())));
    }
    let test = TreeTest::read(&file).map_err(SessionError::outside)?;
    Ok(Unfolding::new(&test).unfold().map_err(refuse)?.to_text())
}

/// A test of the course that is no tree.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {error}")]
struct BadCourseTree {
    path: String,
    error: UnfoldError,
}

/// Why a test of the course is no tree.
#[derive(Debug, thiserror::Error)]
enum UnfoldError {
    #[error("bad class '{0}': expected a tree, GraphGameTreeTest")]
    Class(String),
    #[error("the tree is too large: expected at most {MAX_NODES} nodes")]
    TooLarge,
    #[error("node {0} has no evaluation")]
    NoValue(String),
    #[error(transparent)]
    Tree(#[from] explicit::TreeError),
}

/// A node on its way into the tree.
struct Arrival {
    node: usize,
    ply: usize,
    /// The name of the node above, and the action that leads here.
    from: Option<(String, String)>,
}

/// A graph on its way to become a tree: a node that is reached twice is written twice.
struct Unfolding<'a> {
    test: &'a TreeTest,
    /// How often each node was written.
    written: Vec<usize>,
    names: HashSet<String>,
    waiting: VecDeque<Arrival>,
}

impl<'a> Unfolding<'a> {
    fn new(test: &'a TreeTest) -> Unfolding<'a> {
        let root = Arrival { node: test.start, ply: 0, from: None };
        let written = vec![0; test.nodes.len()];
        Unfolding { test, written, names: HashSet::new(), waiting: VecDeque::from([root]) }
    }

    fn unfold(mut self) -> Result<Explicit, UnfoldError> {
        let mut builder = Explicit::builder();
        while let Some(Arrival { node, ply, from }) = self.waiting.pop_front() {
            if self.names.len() == MAX_NODES {
                return Err(UnfoldError::TooLarge);
            }
            let name = self.fresh_name(node);
            builder = self.describe(builder, &self.test.nodes[node], &name, ply)?;
            if let Some((parent, action)) = from {
                builder = builder.edge(parent, name, Edge { label: Some(action), probability: None });
            }
        }
        Ok(builder.build()?)
    }

    /// Adds a node, and lets its successors wait.
    fn describe(
        &mut self,
        builder: Builder,
        node: &CourseNode,
        name: &str,
        ply: usize,
    ) -> Result<Builder, UnfoldError> {
        let deepest = self.test.depth as usize * self.test.agents;
        if node.end.is_some() || node.successors.is_empty() || ply == deepest {
            let value = node.value.ok_or_else(|| UnfoldError::NoValue(node.name.clone()))?;
            return Ok(builder.leaf(name, value));
        }
        for (action, child) in &node.successors {
            let from = Some((name.to_string(), action.clone()));
            self.waiting.push_back(Arrival { node: *child, ply: ply + 1, from });
        }
        let builder = builder.inner(name, self.kind(ply));
        Ok(match node.value {
            Some(value) => builder.estimate(name, value),
            None => builder,
        })
    }

    /// The first agent is MAX; to expectimax the others are chance.
    fn kind(&self, ply: usize) -> NodeKind {
        match (ply % self.test.agents, self.test.method) {
            (0, _) => NodeKind::Max,
            (_, Method::Expectimax) => NodeKind::Chance,
            _ => NodeKind::Min,
        }
    }

    /// The node's name; with a number where it was written before.
    fn fresh_name(&mut self, node: usize) -> String {
        let name = &self.test.nodes[node].name;
        loop {
            self.written[node] += 1;
            let fresh = match self.written[node] {
                1 => name.clone(),
                time => format!("{name}-{time}"),
            };
            if self.names.insert(fresh.clone()) {
                return fresh;
            }
        }
    }
}
