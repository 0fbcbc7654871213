//! Searches or value functions side by side on one position.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Figures, Finding, Sheet};
use super::limits::{ExperimentLimits, Range};
use super::{Experiment, from_start, plain, position_of, start};
use crate::truth::{Attack, Defence, Reach, StartSample};
use crate::{Comparison, EvalTable, LabError, Truth, WonShare, compare, evals, searches, variants};
use serde::{Deserialize, Serialize};
use session::{DepthLimit, EvalChoice, Place, ReachedPlace, Request};
use utoipa::ToSchema;

/// Games against the truth are stopped after this number of plies.
const MAX_PLIES: usize = 100;
/// Value functions that are compared.
const EVALS: Range = Range::new(1, 100);

/// Which searches are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ComparedSearches {
    /// The variants of the game.
    Variants,
    /// The textbook searches and the techniques of the playing search.
    Searches,
}

/// Searches side by side.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ComparisonAsk {
    /// The game and the position.
    pub place: Place,
    /// Everything that the searches have in common.
    #[serde(default)]
    pub search: Request,
    /// Which searches; the variants where the game has a study, if missing.
    #[serde(default)]
    pub among: Option<ComparedSearches>,
}

impl Experiment for ComparisonAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        Ok(limits.search.check(&self.search)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let has_study = reached.bench.description().lab.study.is_some();
        if !has_study && self.among == Some(ComparedSearches::Variants) {
            return Ok(None);
        }
        let Some(command) = CommandLine::new("lab compare", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let command = command.flag("position", position_of(&start(reached)?));
        let command = command.eval(reached, &self.search.eval).limits(&plain(&self.search));
        let is_said = has_study && self.among == Some(ComparedSearches::Searches);
        Ok(Some(command.only_if("techniques", is_said)))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let found = self.compare(&from_start(reached)?, caller)?;
        Ok(Finding {
            sentence: "comparison",
            figures: Figures::from([
                ("eval", found.eval.as_str().into()),
                ("count", found.rows.len().into()),
            ]),
            tables: vec![Sheet::of("searches", found.table())],
            json: serde_json::to_string_pretty(&found).expect("plain data can be written"),
            ..Finding::default()
        })
    }
}

impl ComparisonAsk {
    /// Runs every search.
    pub fn compare(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Comparison, LabError> {
        let (bench, search) = (reached.bench.as_ref(), caller.limits().bound(&self.search));
        let usual = match bench.description().lab.study {
            Some(_) => ComparedSearches::Variants,
            None => ComparedSearches::Searches,
        };
        let candidates = match self.among.unwrap_or(usual) {
            ComparedSearches::Variants => variants(bench, &search),
            ComparedSearches::Searches => searches(bench, &search),
        };
        let tell = &mut |done: usize, total: usize| caller.progress("searches", done as u64, total as u64);
        compare(bench, &reached.at, &candidates, caller.stop(), tell)
    }
}

/// Value functions side by side.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EvalsAsk {
    /// The game and the position.
    pub place: Place,
    /// The search; its value function does not count.
    #[serde(default)]
    pub search: Request,
    /// The value functions.
    pub evals: Vec<EvalChoice>,
    /// The exact value is asked for, where the game can be solved.
    #[serde(default = "yes")]
    pub solve: bool,
    /// Also how many won positions of the position's class each wins against the longest defence.
    #[serde(default)]
    pub truth: bool,
}

fn yes() -> bool {
    true
}

impl Experiment for EvalsAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        limits.check("evals", self.evals.len() as u64, EVALS)?;
        Ok(limits.search.check(&self.search)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let names: Option<Vec<String>> = self.evals.iter().map(EvalChoice::text).collect();
        let command = CommandLine::new("lab compare", reached.bench.name()).options(reached);
        let (Some(names), Some(command)) = (names, command) else { return Ok(None) };
        let command = command.flag("position", position_of(&start(reached)?)).flag("evals", names.join(","));
        Ok(Some(command.search(&plain(&self.search)).only_if("truth", self.truth)))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let found = self.compare(&from_start(reached)?, caller)?;
        Ok(Finding {
            sentence: "evals",
            figures: Figures::from([("count", found.rows.len().into())]),
            tables: vec![Sheet::of("evals", found.table())],
            json: serde_json::to_string_pretty(&found).expect("plain data can be written"),
            ..Finding::default()
        })
    }
}

impl EvalsAsk {
    /// Searches by every value function, and plays against the truth where that is asked.
    pub fn compare(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<EvalTable, LabError> {
        let (bench, search) = (reached.bench.as_ref(), caller.limits().bound(&self.search));
        let choice = |eval: &EvalChoice| (eval.clone(), Request { eval: eval.clone(), ..search.clone() });
        let choices: Vec<(EvalChoice, Request)> = self.evals.iter().map(choice).collect();
        let is_solved = self.solve && Truth::is_near(bench, &reached.at)?;
        let truth = if is_solved { Truth::needed(reached, caller).ok() } else { None };
        let oracle = truth.as_ref().map(Truth::oracle);
        let mut found = evals(bench, &reached.at, &choices, oracle, caller.stop())?;
        if !self.truth {
            return Ok(found);
        }
        let Some(Truth::Class(class)) = &truth else {
            return Err(LabError::refused(
                "the truth is played over a class that is solved as a whole: expected a position of one",
            ));
        };
        // Endings without an end cannot be searched to it.
        if search.depth == DepthLimit::End {
            return Err(LabError::refused(
                "bad depth 'end': expected a number of plies, to play over a class",
            ));
        }
        for (row, (_, search)) in found.rows.iter_mut().zip(&choices) {
            let attack = Attack { bench, class: class.as_ref(), search, stop: caller.stop() };
            let reach = caller.stage("positions", |follow| {
                Reach::of(&attack, StartSample::default(), Defence::Longest, follow)
            })?;
            let trial = reach.trial(bench, MAX_PLIES, 0)?;
            row.won = Some(WonShare { positions: trial.positions, won: trial.won, share: trial.share });
        }
        Ok(found)
    }
}
