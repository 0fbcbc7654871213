//! One depth after the other: what is chosen, what it costs, and why the choice changes.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Chart, Curve, Ended, Finding, Shape, Sheet, ShownGame};
use super::limits::ExperimentLimits;
use super::{Experiment, eval_name, from_start, plain, position_of, start};
use crate::{DepthRow, DepthSweep, LabError};
use serde::{Deserialize, Serialize};
use session::{DepthLimit, Place, ReachedPlace, Request, at_most};
use utoipa::ToSchema;

/// Deeper than any textbook search gets.
const DEEPEST: u64 = 60;

/// One depth after the other.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DepthsAsk {
    /// The game and the position.
    pub place: Place,
    /// Everything but the depth.
    #[serde(default)]
    pub search: Request,
    /// The first depth.
    pub first: u32,
    /// The last.
    pub last: u32,
}

impl Experiment for DepthsAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        at_most("last", self.last.into(), DEEPEST)?;
        if self.first == 0 || self.first > self.last {
            let (first, last) = (self.first, self.last);
            return Err(LabError::refused(format!("bad depths {first}..{last}: expected two such as 1..8")));
        }
        Ok(limits.search.check(&self.search)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let Some(command) = CommandLine::new("lab compare", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let command = command.flag("position", position_of(&start(reached)?));
        let command = command.flag("depths", format!("{}..{}", self.first, self.last));
        Ok(Some(
            command
                .eval(reached, &self.search.eval)
                .search(&Request { depth: DepthLimit::Usual, ..plain(&self.search) }),
        ))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let reached = &from_start(reached)?;
        let total = u64::from(self.last - self.first) + 1;
        let eval = eval_name(reached, &self.search.eval);
        caller.progress("depths", 0, total);
        let found = self.sweep(reached, caller, &mut |found| {
            if let Some(row) = found.rows.last() {
                caller.game(line(&reached.at.position, row));
            }
            caller.progress("depths", found.rows.len() as u64, total);
            caller.found(finding(found, &eval));
        })?;
        Ok(finding(&found, &eval))
    }
}

impl DepthsAsk {
    /// Searches to each depth, and tells what there is after each.
    pub fn sweep(
        &self,
        reached: &ReachedPlace,
        caller: &Caller<'_>,
        tell: &mut dyn FnMut(&DepthSweep),
    ) -> Result<DepthSweep, LabError> {
        let search = Request { depth: DepthLimit::Usual, ..caller.limits().bound(&self.search) };
        let depths = self.first..=self.last;
        crate::sweep(reached.bench.as_ref(), &reached.at, &search, depths, caller.stop(), tell)
    }
}

fn finding(found: &DepthSweep, eval: &str) -> Finding {
    let nodes: Vec<(f64, f64)> =
        found.rows.iter().map(|row| (f64::from(row.depth), row.nodes as f64)).collect();
    let chart = Chart {
        name: "nodes-by-depth",
        x: "depth",
        y: "nodes",
        shape: Shape::Lines,
        logarithmic: true,
        categories: Vec::new(),
        series: vec![Curve::of("nodes", &nodes)],
    };
    let changes = found.rows.iter().filter(|row| row.why.is_some());
    let reasons: Vec<Vec<String>> =
        changes.map(|row| vec![row.depth.to_string(), row.why.clone().unwrap_or_default()]).collect();
    let last = found.rows.last();
    let figures = [
        ("eval", eval.into()),
        ("changes", reasons.len().into()),
        ("depth", (last.map_or(0, |row| row.depth) as usize).into()),
        ("move", last.and_then(|row| row.best.as_deref()).unwrap_or("–").into()),
        ("nodes", (last.map_or(0, |row| row.nodes) as usize).into()),
    ];
    let why = Sheet { name: "why", headings: vec!["depth", "why"], rows: reasons };
    Finding {
        sentence: "depths",
        figures: figures.into(),
        charts: vec![chart],
        tables: vec![Sheet::of("depths", found.table()), why],
        json: serde_json::to_string_pretty(found).expect("plain data can be written"),
        ..Finding::default()
    }
}

fn line(position: &Option<String>, row: &DepthRow) -> ShownGame {
    ShownGame {
        name: row.depth.to_string(),
        ended: Ended::Line,
        about: row.line.join(" "),
        needed: None,
        position: position.clone(),
        moves: row.line.clone(),
        hidden: None,
    }
}
