//! Any list of searches side by side: value functions, depths, budgets.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Chart, Curve, Figures, Finding, Shape, Sheet};
use super::limits::{ExperimentLimits, Range};
use super::{Experiment, from_start, position_of, start};
use crate::LabError;
use crate::trials::{SearchTrials, TrialLimit, TrialPlan, named_search, try_searches};
use serde::{Deserialize, Serialize};
use session::{EvalChoice, Place, ReachedPlace, Request};
use utoipa::ToSchema;

/// Searches, value functions, depths and budgets in one list.
const SEARCHES: Range = Range::new(1, 40);
const EVALS: Range = Range::new(0, 20);
const LIMITS: Range = Range::new(0, 40);

/// Any list of searches side by side.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SearchTrialsAsk {
    /// The game and the position.
    pub place: Place,
    /// What all have in common.
    #[serde(default)]
    pub search: Request,
    /// The searches by name, each with its options, such as `memory:etc=yes:order=yes`.
    pub searches: Vec<String>,
    /// The value functions; that of the common search if there are none.
    #[serde(default)]
    pub evals: Vec<EvalChoice>,
    /// Depths.
    #[serde(default)]
    pub depths: Vec<u32>,
    /// Budgets in nodes.
    #[serde(default)]
    pub nodes: Vec<u64>,
    /// Budgets in milliseconds.
    #[serde(default)]
    pub times_ms: Vec<u64>,
}

impl SearchTrialsAsk {
    fn limits(&self) -> Vec<TrialLimit> {
        let depths = self.depths.iter().copied().map(TrialLimit::Depth);
        let nodes = self.nodes.iter().copied().map(TrialLimit::Nodes);
        let times = self.times_ms.iter().copied().map(TrialLimit::TimeMs);
        let limits: Vec<TrialLimit> = depths.chain(nodes).chain(times).collect();
        if limits.is_empty() { vec![TrialLimit::Usual] } else { limits }
    }

    fn plan(&self, caller: &Caller<'_>) -> Result<TrialPlan, LabError> {
        let common = caller.limits().bound(&self.search);
        let named = |text: &String| Ok((text.clone(), named_search(text, &common)?));
        let evals = if self.evals.is_empty() { vec![self.search.eval.clone()] } else { self.evals.clone() };
        let searches = self.searches.iter().map(named).collect::<Result<_, LabError>>()?;
        Ok(TrialPlan { searches, evals, limits: self.limits() })
    }

    /// Runs every search by every value function within every limit.
    pub fn compare(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<SearchTrials, LabError> {
        let (bench, plan) = (reached.bench.as_ref(), self.plan(caller)?);
        try_searches(bench, &reached.at, &plan, caller.stop(), &mut |found, total| {
            caller.progress("searches", found.rows.len() as u64, total as u64);
            caller.found(finding(found));
        })
    }
}

impl Experiment for SearchTrialsAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        limits.check("searches", self.searches.len() as u64, SEARCHES)?;
        limits.check("evals", self.evals.len() as u64, EVALS)?;
        let count = self.depths.len() + self.nodes.len() + self.times_ms.len();
        limits.check("limits", count as u64, LIMITS)?;
        for text in &self.searches {
            limits.search.check(&named_search(text, &self.search)?)?;
        }
        for &plies in &self.depths {
            session::at_most("depths", plies.into(), limits.search.depth.into())?;
        }
        let longest = limits.search.time.as_millis() as u64;
        self.times_ms.iter().try_for_each(|&ms| session::at_most("times_ms", ms, longest))?;
        Ok(limits.search.check(&self.search)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let evals: Option<Vec<String>> = self.evals.iter().map(EvalChoice::text).collect();
        let command = CommandLine::new("lab compare", reached.bench.name()).options(reached);
        let (Some(evals), Some(command)) = (evals, command) else { return Ok(None) };
        fn joined<T: ToString>(list: &[T]) -> Option<String> {
            let words: Vec<String> = list.iter().map(T::to_string).collect();
            (!words.is_empty()).then(|| words.join(","))
        }
        let times: Vec<String> = self.times_ms.iter().map(|ms| format!("{ms}ms")).collect();
        let command = command.flag("position", position_of(&start(reached)?));
        let command = command.flag("searches", self.searches.join(","));
        let command = match evals.is_empty() {
            true => command.eval(reached, &self.search.eval),
            false => command.flag("evals", evals.join(",")),
        };
        let command = command.maybe("at-depths", joined(&self.depths)).maybe("at-nodes", joined(&self.nodes));
        Ok(Some(command.maybe("at-times", joined(&times)).limits(&self.search)))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        Ok(finding(&self.compare(&from_start(reached)?, caller)?))
    }
}

/// The charts: work against depth, value and choice against a budget with the truth as a line.
pub(crate) fn finding(found: &SearchTrials) -> Finding {
    Finding {
        sentence: "trials",
        figures: Figures::from([
            ("count", found.rows.len().into()),
            ("truth", found.truth.as_deref().unwrap_or("–").into()),
        ]),
        charts: found.charts(),
        tables: vec![Sheet::of("searches", found.table())],
        json: serde_json::to_string_pretty(found).expect("plain data can be written"),
        ..Finding::default()
    }
}

/// The charts against one kind of budget.
struct BudgetCharts {
    takes: fn(TrialLimit) -> bool,
    unit: &'static str,
    value: &'static str,
    choice: &'static str,
}

const BUDGETS: [BudgetCharts; 2] = [
    BudgetCharts {
        takes: |limit| matches!(limit, TrialLimit::Nodes(_)),
        unit: "nodes",
        value: "value-by-budget",
        choice: "choice-by-budget",
    },
    BudgetCharts {
        takes: |limit| matches!(limit, TrialLimit::TimeMs(_)),
        unit: "ms",
        value: "value-by-time",
        choice: "choice-by-time",
    },
];

impl SearchTrials {
    /// Work against depth, value and choice against each kind of budget that was given.
    pub fn charts(&self) -> Vec<Chart> {
        let has = |takes: fn(TrialLimit) -> bool| self.rows.iter().any(|row| takes(row.limit));
        let is_depth: fn(TrialLimit) -> bool = |limit| matches!(limit, TrialLimit::Depth(_));
        let mut charts = Vec::new();
        if has(is_depth) {
            let series = curves(self, is_depth, |row| row.nodes as f64);
            charts.push(chart("nodes-by-depth", ["depth", "nodes"], true, series));
        }
        for BudgetCharts { takes, unit, value, choice } in
            BUDGETS.into_iter().filter(|charts| has(charts.takes))
        {
            let mut series = curves(self, takes, |row| row.value.number());
            series.extend(truth_line(self, takes));
            charts.push(chart(value, [unit, "value"], false, series));
            if !self.right.is_empty() {
                let right = curves(self, takes, |row| if row.is_right == Some(true) { 1.0 } else { 0.0 });
                charts.push(chart(choice, [unit, "right"], false, right));
            }
        }
        charts
    }
}

fn chart(name: &'static str, [x, y]: [&'static str; 2], logarithmic: bool, series: Vec<Curve>) -> Chart {
    Chart { name, x, y, shape: Shape::Lines, logarithmic, categories: Vec::new(), series }
}

/// A curve for each search by each value function.
fn curves(
    found: &SearchTrials,
    takes: fn(TrialLimit) -> bool,
    height: fn(&crate::SearchTrial) -> f64,
) -> Vec<Curve> {
    let mut names: Vec<(&str, &str)> = Vec::new();
    for row in &found.rows {
        if !names.contains(&(&row.search, &row.eval)) {
            names.push((&row.search, &row.eval));
        }
    }
    let is_one_eval = names.iter().all(|(_, eval)| *eval == names[0].1);
    let curve = |&(search, eval): &(&str, &str)| {
        let own = found.rows.iter().filter(|row| row.search == search && row.eval == eval);
        let points: Vec<(f64, f64)> = own
            .filter(|row| takes(row.limit) && row.refused.is_none())
            .map(|row| (row.limit.number(), height(row)))
            .collect();
        let name = if is_one_eval { search.to_string() } else { format!("{search}, {eval}") };
        Curve::of(name, &points)
    };
    names.iter().map(curve).collect()
}

/// The truth as a line over all budgets: the value of a search that sees the end of every line.
fn truth_line(found: &SearchTrials, takes: fn(TrialLimit) -> bool) -> Option<Curve> {
    let worth = found.truth_value?;
    let budgets = found.rows.iter().filter(|row| takes(row.limit));
    let mut points: Vec<(f64, f64)> = budgets.map(|row| (row.limit.number(), worth)).collect();
    points.sort_by(|a, b| a.0.total_cmp(&b.0));
    points.dedup();
    Some(Curve::of("truth", &points))
}
