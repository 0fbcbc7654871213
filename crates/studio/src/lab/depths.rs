//! One depth after the other: what is chosen, what it costs, and why the choice changes.

use super::command::Command;
use super::finding::{Chart, Curve, Ended, Finding, Shape, Sheet, ShownGame};
use super::teller::Teller;
use super::{Run, Stopped, at_most, eval_name, plain, position_of, start};
use crate::ask;
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use lab::{DepthRow, DepthSweep};
use serde::Deserialize;
use session::{DepthLimit, Request};
use utoipa::ToSchema;

/// Deeper than any textbook search gets.
const DEEPEST: u32 = 60;

/// One depth after the other.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DepthsAsk {
    place: Place,
    /// Everything but the depth.
    #[serde(default)]
    search: Request,
    first: u32,
    last: u32,
}

impl DepthsAsk {
    fn search(&self) -> Request {
        Request { depth: DepthLimit::Usual, ..plain(&self.search) }
    }
}

impl Run for DepthsAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &Limits) -> Result<(), Refusal> {
        at_most("last", self.last.into(), DEEPEST.into())?;
        if self.first == 0 || self.first > self.last {
            let (first, last) = (self.first, self.last);
            return Err(Refusal::bad(format!("bad depths {first}..{last}: expected two such as 1..8")));
        }
        ask::search(&self.search, limits).map(|_| ())
    }

    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        let Some(command) = Command::new("lab compare", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let command = command.flag("position", position_of(&start(reached)?));
        let command = command.flag("depths", format!("{}..{}", self.first, self.last));
        Ok(Some(command.eval(reached, &self.search.eval).search(&self.search())))
    }

    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let (bench, at) = (reached.bench.as_ref(), start(reached)?);
        let total = u64::from(self.last - self.first) + 1;
        let eval = eval_name(reached, &self.search.eval);
        teller.progress("depths", 0, total);
        let found =
            lab::sweep(bench, &at, &self.search(), self.first..=self.last, teller.stop(), &mut |found| {
                if let Some(row) = found.rows.last() {
                    teller.game(line(&at.position, row));
                }
                teller.progress("depths", found.rows.len() as u64, total);
                teller.found(finding(found, &eval));
            })?;
        Ok(finding(&found, &eval))
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
