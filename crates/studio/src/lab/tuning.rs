//! Better weights for a value function, by the exact solution of a class, by games of the player against itself or by series of
//! games for a score, with the curve of how they come.

use super::command::Command;
use super::finding::{Chart, Curve, Figures, Finding, Shape, Sheet};
use super::series::{self, Climbing, SeriesAsk};
use super::study::{file, played, solved, study_of};
use super::teller::Teller;
use super::{Run, Stopped, at_least, at_most, eval_name};
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use lab::tune::{
    FitErrors, FitRequest, Fitted, GamesRequest, Graph, Sample, SeriesClimb, ShakeRequest, Start, TruthClimb,
    Tuned, TunedSeries, changes, fit_results, samples, tune_by_series, tune_by_truth,
};
use lab::{Weights, settings_text};
use serde::{Deserialize, Serialize};
use session::{EvalChoice, LongWork, Shard, bounds};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use utoipa::ToSchema;

/// Depths that must win, as on the command line.
const DEPTHS: [u32; 2] = [4, 6];
const DEEPEST: u32 = 12;
const MOST_DEPTHS: usize = 6;
/// How often every step is judged with its weights shaken.
const DRAWS: usize = 6;
/// Steps when nobody says: by the truth, and by series, where each takes longer.
const STEPS: usize = 500;
const SERIES_STEPS: usize = 40;
/// Steps of a climb by series: all of them are told in the end.
const MOST_SERIES_STEPS: u64 = 10_000;
/// A short thought.
const MOST_NODES: u64 = 1_000_000;

/// What tuned weights are judged by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TunedBy {
    /// How many won positions of a class they win against every defence.
    Truth,
    /// How well they foretell the results of the player's games against itself.
    Games,
    /// The mean score over many games, in a game that is played for one.
    Series,
}

/// Better weights.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TuningAsk {
    /// The game; its start.
    place: Place,
    by: TunedBy,
    #[serde(default)]
    eval: EvalChoice,
    #[serde(default = "first_seed")]
    seed: u64,
    /// By the truth: the class.
    #[serde(default)]
    class: Option<String>,
    /// By the truth or by series: steps to try; 500 and 40 if missing.
    #[serde(default)]
    steps: Option<usize>,
    /// By the truth: the depths that must win.
    #[serde(default)]
    depths: Vec<u32>,
    /// By games: how many.
    #[serde(default = "usual_games")]
    games: usize,
    /// By games: nodes for each move.
    #[serde(default = "usual_nodes")]
    nodes: u64,
    /// By games: times over all samples.
    #[serde(default = "usual_epochs")]
    epochs: usize,
    /// By series: the games of each; every step plays two.
    #[serde(default)]
    series: SeriesAsk,
}

fn first_seed() -> u64 {
    1
}

fn usual_games() -> usize {
    300
}

fn usual_nodes() -> u64 {
    2000
}

fn usual_epochs() -> usize {
    FitRequest::default().epochs
}

impl TuningAsk {
    fn depths(&self) -> Vec<u32> {
        if self.depths.is_empty() { DEPTHS.to_vec() } else { self.depths.clone() }
    }

    fn steps(&self) -> usize {
        self.steps.unwrap_or(if self.by == TunedBy::Series { SERIES_STEPS } else { STEPS })
    }

    /// The value function that is tuned, as the command line chooses it.
    fn eval(&self, reached: &Reached) -> Result<EvalChoice, Refusal> {
        let own = reached.bench.description().player_presets.first();
        Ok(match (self.by, &self.eval, own) {
            (TunedBy::Truth, eval, _) => played(&study_of(reached)?, eval),
            (TunedBy::Games, EvalChoice::Usual, Some(own)) => EvalChoice::Preset((*own).into()),
            (TunedBy::Games, named, _) => named.clone(),
            (TunedBy::Series, eval, _) => series::judged(series::scored_of(reached)?, eval),
        })
    }
}

impl Run for TuningAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &Limits) -> Result<(), Refusal> {
        if self.place.position.is_some() || !self.place.moves.is_empty() {
            return Err(Refusal::bad(
                "a position cannot be tuned for: expected a game, which is played from its start",
            ));
        }
        let most_steps = if self.by == TunedBy::Series { MOST_SERIES_STEPS } else { bounds::DRAWS };
        at_least("steps", self.steps() as u64, 1)?;
        at_most("steps", self.steps() as u64, most_steps)?;
        self.series.check(&self.place, limits)?;
        at_least("games", self.games as u64, 2)?;
        at_most("games", self.games as u64, limits.games as u64)?;
        at_least("epochs", self.epochs as u64, 1)?;
        at_most("epochs", self.epochs as u64, bounds::DRAWS)?;
        at_least("nodes", self.nodes, 1)?;
        at_most("nodes", self.nodes, MOST_NODES)?;
        at_most("depths", self.depths.len() as u64, MOST_DEPTHS as u64)?;
        self.depths().iter().try_for_each(|&depth| {
            at_least("depth", depth.into(), 1)?;
            at_most("depth", depth.into(), DEEPEST.into())
        })
    }

    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        match self.by {
            TunedBy::Truth => {
                let depths: Vec<String> = self.depths().iter().map(u32::to_string).collect();
                let class = self.class.as_deref().unwrap_or(study_of(reached)?.class);
                Ok(self.played(reached)?.map(|command| {
                    let command = command.flag("by", "truth").flag("class", class);
                    command.flag("depths", depths.join(",")).flag("steps", self.steps()).flag("draws", DRAWS)
                }))
            }
            TunedBy::Games => Ok(self.played(reached)?.map(|command| {
                let command = command.flag("by", "games").flag("games", self.games);
                command.flag("nodes", self.nodes).flag("epochs", self.epochs)
            })),
            TunedBy::Series => {
                let command = self.series.command("lab tune", reached, &self.eval, self.seed)?;
                Ok(command.map(|command| command.flag("by", "series").flag("steps", self.steps())))
            }
        }
    }

    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        match self.by {
            TunedBy::Truth => self.by_truth(reached, teller),
            TunedBy::Games => self.by_games(reached, teller),
            TunedBy::Series => self.by_series(reached, teller),
        }
    }
}

impl TuningAsk {
    /// The command with the value function and the seed.
    fn played(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        let Some(command) = Command::new("lab tune", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        Ok(Some(command.eval(reached, &self.eval(reached)?).flag("seed", self.seed)))
    }

    fn by_truth(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let (bench, study) = (reached.bench.as_ref(), study_of(reached)?);
        let eval = self.eval(reached)?;
        let measure = bench.measure(&eval, &bench.variant(study.variant)?.rules)?;
        let name = self.class.as_deref().unwrap_or(study.class);
        let class = solved(reached, name, teller)?;
        let graph =
            teller.stage("graph", |follow| Graph::new(bench, class.as_ref(), measure.as_ref(), follow))?;
        let shake =
            ShakeRequest { depths: self.depths(), draws: DRAWS, seed: self.seed, ..ShakeRequest::default() };
        let climb = TruthClimb { start: Start::Given, steps: self.steps(), shake, seed: self.seed };
        let (mut points, name) = (Vec::new(), eval_name(reached, &eval));
        let tell = &mut |tried: usize, lost: f64| {
            points.push((tried as f64, lost));
            teller.found(climbing(&points, &name));
        };
        let found =
            teller.stage("steps", |follow| tune_by_truth(&graph, measure.as_ref(), &climb, follow, tell))?;
        Ok(climbed(&found, climbing(&points, &name), (&measure.numbers(), &eval)))
    }

    fn by_games(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let bench = reached.bench.as_ref();
        if !bench.can_think() {
            return Err(Refusal::bad(format!("{} has no playing search", bench.name())).into());
        }
        let eval = self.eval(reached)?;
        let request =
            GamesRequest { games: self.games, nodes: self.nodes, seed: self.seed, shard: Shard::WHOLE };
        let games = teller.stage("games", |follow| samples(bench, &eval, &request, follow))?;
        let games: Vec<Vec<Sample>> = games.into_iter().map(|game| game.samples).collect();
        let was_stopped = teller.stop().is_raised();
        if teller.stop().is_abandoned() {
            return Err(Stopped::Early);
        }
        // Games that were cut short are learned from all the same, for as long as nobody minds.
        let epochs = if was_stopped { self.epochs.min(usual_epochs()) } else { self.epochs };
        let request = FitRequest { epochs, seed: self.seed, ..FitRequest::default() };
        let (mut curves, name) = ([Vec::new(), Vec::new()], eval_name(reached, &eval));
        let watch = &mut |epoch: usize, errors: FitErrors| {
            curves[0].push((epoch as f64, errors.learned));
            curves[1].push((epoch as f64, errors.apart));
            teller.found(fitting(&curves, &name));
        };
        let never = AtomicBool::new(false);
        let found = teller.stage("epochs", |follow| {
            let follow = if was_stopped { LongWork { stop: &never, ..follow } } else { follow };
            fit_results(bench, &eval, &games, &request, follow, Some(watch))
        })?;
        Ok(fitted(&found, fitting(&curves, &name), &eval))
    }

    fn by_series(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let (bench, scored, eval) =
            (reached.bench.as_ref(), series::scored_of(reached)?, self.eval(reached)?);
        let before: Weights = bench.terms(&eval)?.into_iter().map(|term| (term.name, term.weight)).collect();
        let request = SeriesClimb {
            games: self.series.request(scored, self.seed)?,
            steps: self.steps() as u64,
            fixed: scored.fixed.iter().map(ToString::to_string).collect(),
        };
        let (mut climbing, name) = (Climbing::default(), eval_name(reached, &eval));
        let tell = &mut |found: &TunedSeries| {
            climbing.add(found);
            teller.found(climbing.finding(&name));
        };
        let found = teller.stage("games", |follow| tune_by_series(bench, &eval, &request, follow, tell))?;
        let settings = settings_text(scored.eval, &eval, &found.weights)?;
        Ok(Finding {
            eval: tuned_eval(&eval, &found.weights),
            file: Some(file("mine.toml".into(), "application/toml", settings.as_bytes())),
            ..series::climbed(&found, climbing.finding(&name), &before)
        })
    }
}

fn chart(name: &'static str, x: &'static str, y: &'static str, series: Vec<Curve>) -> Chart {
    Chart { name, x, y, shape: Shape::Lines, logarithmic: false, categories: Vec::new(), series }
}

/// How the climb goes.
fn climbing(points: &[(f64, f64)], eval: &str) -> Finding {
    let (first, last) =
        (points.first().copied().unwrap_or_default(), points.last().copied().unwrap_or_default());
    let figures = Figures::from([
        ("eval", eval.into()),
        ("tried", last.0.into()),
        ("before", first.1.into()),
        ("after", last.1.into()),
    ]);
    let curve = vec![Curve::of("lost", points)];
    Finding {
        sentence: "tuning-truth",
        figures,
        charts: vec![chart("tuning", "steps", "lost", curve)],
        ..Finding::default()
    }
}

fn climbed(found: &Tuned, so_far: Finding, (before, eval): (&[(String, f64)], &EvalChoice)) -> Finding {
    Finding {
        tables: vec![Sheet::of("weights", changes(before, &found.weights))],
        eval: tuned_eval(eval, &found.weights),
        json: serde_json::to_string_pretty(found).expect("plain data can be written"),
        ..so_far
    }
}

/// How the fit goes.
fn fitting([learned, apart]: &[Vec<(f64, f64)>; 2], eval: &str) -> Finding {
    let (first, last) =
        (apart.first().copied().unwrap_or_default(), apart.last().copied().unwrap_or_default());
    let figures = Figures::from([
        ("eval", eval.into()),
        ("tried", last.0.into()),
        ("before", first.1.into()),
        ("after", last.1.into()),
    ]);
    let curves = vec![Curve::of("learned", learned), Curve::of("apart", apart)];
    Finding {
        sentence: "tuning-games",
        figures,
        charts: vec![chart("fitting", "epochs", "error", curves)],
        ..Finding::default()
    }
}

fn fitted(found: &Fitted, so_far: Finding, eval: &EvalChoice) -> Finding {
    let mut figures = so_far.figures.clone();
    figures.insert("games", found.games.into());
    figures.insert("positions", (found.positions + found.checked).into());
    figures.insert("before", found.before.apart.into());
    figures.insert("after", found.after.apart.into());
    Finding {
        sentence: "tuning-games-done",
        figures,
        tables: vec![Sheet::of("weights", changes(&found.start, &found.numbers))],
        eval: tuned_eval(eval, &found.numbers),
        file: Some(file("mine.toml".into(), "application/toml", found.settings.as_bytes())),
        json: serde_json::to_string_pretty(&FittedView { fitted: found, duel: None })
            .expect("plain data can be written"),
        ..so_far
    }
}

/// The same object as the command prints; a duel is a match of its own here.
#[derive(Serialize)]
struct FittedView<'a> {
    #[serde(flatten)]
    fitted: &'a Fitted,
    duel: Option<()>,
}

/// The value function with these weights, where each has a name of its own: a table of numbers under one name has none.
fn tuned_eval(eval: &EvalChoice, numbers: &[(String, f64)]) -> Option<EvalChoice> {
    let weights: BTreeMap<String, f64> = numbers.iter().cloned().collect();
    let is_one_each = weights.len() == numbers.len();
    let preset = match eval {
        EvalChoice::Preset(name) => Some(name.clone()),
        EvalChoice::Weighted { preset, .. } => preset.clone(),
        EvalChoice::Usual => None,
        EvalChoice::Script { name, text, .. } => {
            let (name, text) = (name.clone(), text.clone());
            return is_one_each.then_some(EvalChoice::Script { name, text, weights });
        }
        EvalChoice::File { .. } | EvalChoice::Net { .. } => return None,
    };
    is_one_each.then_some(EvalChoice::Weighted { preset, weights })
}
