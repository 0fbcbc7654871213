//! What each technique of the playing search is good for: they are added one after the other.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Figures, Finding, Sheet};
use super::limits::{ExperimentLimits, Range};
use super::{Experiment, from_start, position_of, start};
use crate::{LabError, TechniqueLadder, TechniquesRequest, TestPosition, techniques};
use serde::{Deserialize, Serialize};
use session::{At, Place, ReachedPlace, bounds};
use utoipa::ToSchema;

const DEPTH: Range = Range { least: 1, shared: 8, own: bounds::DEPTH as u64 };
const NODES: Range = Range { least: 1, shared: 1_000_000, own: u64::MAX };
const POSITIONS: Range = Range { least: 0, shared: 100, own: 100_000 };

/// What each technique is good for.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TechniquesAsk {
    /// The game; its position is searched where no others are named.
    pub place: Place,
    /// The positions that are searched.
    #[serde(default)]
    pub positions: Vec<String>,
    /// Plies that are searched.
    #[serde(default = "usual_depth")]
    pub depth: u32,
    /// Nodes for a test position.
    #[serde(default = "usual_nodes")]
    pub nodes: u64,
    /// Test positions with their solutions.
    #[serde(default)]
    pub suite: Vec<TestPosition>,
}

/// Deep enough to tell the techniques apart, shallow enough for minimax.
pub fn usual_depth() -> u32 {
    4
}

/// A fraction of a second for each test position.
pub fn usual_nodes() -> u64 {
    30_000
}

impl Experiment for TechniquesAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        limits.check("depth", self.depth.into(), DEPTH)?;
        limits.check("nodes", self.nodes, NODES)?;
        limits.check("positions", self.positions.len() as u64, POSITIONS)?;
        Ok(limits.check("suite", self.suite.len() as u64, POSITIONS)?)
    }

    /// Positions and tests of one's own would need files.
    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let command = CommandLine::new("lab ablate", reached.bench.name()).options(reached);
        let Some(command) = command.filter(|_| self.positions.is_empty() && self.suite.is_empty()) else {
            return Ok(None);
        };
        let command = command.flag("position", position_of(&start(reached)?)).only_if("techniques", true);
        Ok(Some(command.flag("depth", self.depth)))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let found = self.climb(&from_start(reached)?, caller)?;
        Ok(Finding {
            sentence: "techniques",
            figures: Figures::from([
                ("positions", found.positions.into()),
                ("depth", (found.depth as usize).into()),
            ]),
            tables: vec![Sheet::of("techniques", found.table())],
            json: serde_json::to_string_pretty(&found).expect("plain data can be written"),
            ..Finding::default()
        })
    }
}

impl TechniquesAsk {
    /// Searches with one technique more after the other.
    pub fn climb(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<TechniqueLadder, LabError> {
        let bench = reached.bench.as_ref();
        if !bench.description().search.can_think {
            return Err(LabError::refused(format!(
                "{} has no playing search: expected a game that has one with --techniques",
                bench.name()
            )));
        }
        let at = |position: &String| At { position: Some(position.clone()), moves: Vec::new() };
        let named: Vec<At> = self.positions.iter().map(at).collect();
        let positions = if named.is_empty() { std::slice::from_ref(&reached.at) } else { &named };
        let request =
            TechniquesRequest { positions, depth: self.depth, suite: &self.suite, nodes: self.nodes };
        let tell = &mut |done: usize, total: usize| caller.progress("techniques", done as u64, total as u64);
        techniques(bench, &request, caller.stop(), tell)
    }
}
