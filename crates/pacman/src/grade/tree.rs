//! Trees of the course's tests, as plain data.

use super::file::{CourseEntry, CourseFile, GradeError};
use crate::agent::{MAX_PLIES, Method};
use std::collections::HashMap;

/// More nodes than this in one tree are refused.
const MAX_NODES: usize = 100_000;
/// More agents than this in one tree are refused.
const MAX_AGENTS: u64 = 64;

/// A tree written down in a test file, with what to do with it.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeTest {
    /// How to search it.
    pub method: Method,
    /// Rounds of all agents to search.
    pub depth: u32,
    /// How many agents take turns; the first is MAX, the others are MIN.
    pub agents: usize,
    /// The nodes, in the order in which they are first named; edges and the start are indexes into it.
    pub nodes: Vec<CourseNode>,
    /// The node to start from.
    pub start: usize,
    /// The explanation for people; may be empty.
    pub diagram: String,
}

/// A node of such a tree.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseNode {
    /// Its name.
    pub name: String,
    /// Actions and the nodes they lead to, in order.
    pub successors: Vec<(String, usize)>,
    /// Its value for MAX, where the file gives one.
    pub value: Option<f64>,
    /// How the game ends here, if it does.
    pub end: Option<CourseEnd>,
}

/// How a game ends at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CourseEnd {
    /// MAX has won.
    Win,
    /// MAX has lost.
    Lose,
}

impl TreeTest {
    /// A tree of one node, for scripts that are only read.
    pub(super) fn nothing() -> TreeTest {
        let only = CourseNode { name: "nothing".into(), successors: Vec::new(), value: None, end: None };
        let (method, diagram) = (Method::Minimax, String::new());
        TreeTest { method, depth: 1, agents: 1, nodes: vec![only], start: 0, diagram }
    }

    /// Reads the tree of a `GraphGameTreeTest`.
    pub fn read(file: &CourseFile) -> Result<TreeTest, GradeError> {
        let mut builder = CourseTreeBuilder::default();
        builder.read_successors(file, file.get("successors")?)?;
        builder.read_values(file, file.get("evaluation")?)?;
        builder.read_ends(file, file.get("win_states")?, CourseEnd::Win)?;
        builder.read_ends(file, file.get("lose_states")?, CourseEnd::Lose)?;
        let start = builder.node(file, file.get("start_state")?, file.get("start_state")?.value.trim())?;
        let agents = file.number("num_agents", 1, MAX_AGENTS)?;
        Ok(TreeTest {
            method: read_method(file)?,
            depth: file.number("depth", 1, u64::from(MAX_PLIES) / agents)? as u32,
            agents: agents as usize,
            nodes: builder.nodes,
            start,
            diagram: file.find("diagram").map(|entry| entry.value.clone()).unwrap_or_default(),
        })
    }
}

/// The search that a test asks for by the name of an agent.
pub fn read_method(file: &CourseFile) -> Result<Method, GradeError> {
    let entry = file.get("alg")?;
    match entry.value.as_str() {
        "MinimaxAgent" => Ok(Method::Minimax),
        "AlphaBetaAgent" => Ok(Method::AlphaBeta),
        "ExpectimaxAgent" => Ok(Method::Expectimax),
        _ => Err(file.wrong(entry, "agent", "MinimaxAgent, AlphaBetaAgent or ExpectimaxAgent")),
    }
}

#[derive(Default)]
struct CourseTreeBuilder {
    nodes: Vec<CourseNode>,
    indexes: HashMap<String, usize>,
}

impl CourseTreeBuilder {
    fn node(&mut self, file: &CourseFile, entry: &CourseEntry, name: &str) -> Result<usize, GradeError> {
        if let Some(&index) = self.indexes.get(name) {
            return Ok(index);
        }
        if self.nodes.len() == MAX_NODES {
            let expected = format!("at most {MAX_NODES} nodes");
            return Err(file.malformed(entry.line, "tree", name, &expected));
        }
        self.indexes.insert(name.to_string(), self.nodes.len());
        self.nodes.push(CourseNode {
            name: name.to_string(),
            successors: Vec::new(),
            value: None,
            end: None,
        });
        Ok(self.nodes.len() - 1)
    }

    fn read_successors(&mut self, file: &CourseFile, entry: &CourseEntry) -> Result<(), GradeError> {
        for (line, words) in block_lines(entry) {
            let &[from, action, to] = words.as_slice() else {
                return Err(file.malformed(line, "successor", &words.join(" "), "node, action and child"));
            };
            let from = self.node(file, entry, from)?;
            let to = self.node(file, entry, to)?;
            self.nodes[from].successors.push((action.to_string(), to));
        }
        Ok(())
    }

    fn read_values(&mut self, file: &CourseFile, entry: &CourseEntry) -> Result<(), GradeError> {
        for (line, words) in block_lines(entry) {
            let read = || match words.as_slice() {
                [name, value] => Some((*name, value.parse().ok().filter(|value: &f64| value.is_finite())?)),
                _ => None,
            };
            let wrong = || file.malformed(line, "evaluation", &words.join(" "), "a node and a number");
            let (name, value) = read().ok_or_else(wrong)?;
            let index = self.node(file, entry, name)?;
            self.nodes[index].value = Some(value);
        }
        Ok(())
    }

    fn read_ends(
        &mut self,
        file: &CourseFile,
        entry: &CourseEntry,
        end: CourseEnd,
    ) -> Result<(), GradeError> {
        for name in entry.value.split_whitespace() {
            let index = self.node(file, entry, name)?;
            self.nodes[index].end = Some(end);
        }
        Ok(())
    }
}

/// The lines of a block that say something, with their numbers in the file, split into words.
fn block_lines(entry: &CourseEntry) -> impl Iterator<Item = (usize, Vec<&str>)> {
    let lines = entry.value.lines().enumerate().map(|(index, line)| (entry.line + 1 + index, line));
    lines
        .map(|(line, text)| (line, text.split_whitespace().collect()))
        .filter(|(_, words): &(_, Vec<_>)| !words.is_empty())
}
