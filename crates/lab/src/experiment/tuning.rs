//! Better weights for a value function, by the exact solution of a class, by games of the player against itself or by series of
//! games for a score, with the curve of their progress.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Finding, MadeFile};
use super::limits::{ExperimentLimits, Range};
use super::series::{self, SeriesAsk, SeriesCurve};
use super::study::{played, solved, study_of};
use super::tuning_finding::{climbed, climbing, finding_of_fit, fitting, tuned_eval};
use super::{Experiment, eval_name};
use crate::tune::{
    Climb, Climbs, DuelRequest, DuelScore, Epochs, FitErrors, FitRequest, Fitted, FittedView, GamesRequest,
    Graph, QuietSample, SampledGame, SeriesClimb, ShakeRequest, Start, TruthClimb, TunedSeries, best_climb,
    climbs, duel, fit_results, samples, tune_by_series,
};
use crate::{LabError, Weights, settings_text};
use serde::{Deserialize, Serialize};
use session::{EvalChoice, LongWork, Place, Playable, ReachedPlace, Shard, Stop, at_most, bounds};
use std::sync::{Mutex, PoisonError};
use utoipa::ToSchema;

/// Depths that must win, as on the command line.
const DEPTHS: [u32; 2] = [4, 6];
const DEPTH: Range = Range::new(1, 12);
const MOST_DEPTHS: u64 = 6;
/// Steps by default: by the truth, and by series, where each takes longer.
const STEPS: usize = 500;
const SERIES_STEPS: usize = 40;
/// Steps of a climb by series: all of them are reported in the end.
const SERIES_STEPS_RANGE: Range = Range { least: 1, shared: 10_000, own: bounds::DRAWS };
/// A short thought.
const NODES: Range = Range { least: 1, shared: 1_000_000, own: u64::MAX };
const CLIMBS: Range = Range { least: 1, shared: 16, own: bounds::DRAWS };
const SHAKEN: Range = Range { least: 0, shared: 100, own: bounds::DRAWS };
const PAIRS: Range = Range { least: 1, shared: 10_000, own: 100_000 };
const DRAWN: Range = Range::new(1, bounds::DRAWS);

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
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TuningAsk {
    /// The game; its start.
    pub place: Place,
    /// What weights are judged by.
    pub by: TunedBy,
    /// The value function that is tuned.
    #[serde(default)]
    pub eval: EvalChoice,
    /// Drives the search for weights; the same seed finds the same ones.
    #[serde(default = "first_seed")]
    #[schema(default = first_seed)]
    pub seed: u64,
    /// By the truth: the class.
    #[serde(default)]
    #[schema(format = "CLASS")]
    pub class: Option<String>,
    /// By the truth or by series: steps to try; 500 and 40 if missing.
    #[serde(default)]
    pub steps: Option<usize>,
    /// By the truth: the depths that must win.
    #[serde(default)]
    pub depths: Vec<u32>,
    /// By games: how many.
    #[serde(default = "usual_games")]
    #[schema(default = usual_games)]
    pub games: usize,
    /// By games: nodes for each move.
    #[serde(default = "usual_nodes")]
    #[schema(default = usual_nodes)]
    pub nodes: u64,
    /// By games: times over all samples.
    #[serde(default = "usual_epochs")]
    #[schema(default = usual_epochs)]
    pub epochs: usize,
    /// By series: the games of each; every step plays two.
    #[serde(default)]
    pub series: SeriesAsk,
    /// By the truth: this number of climbs from the same start, each by a seed of its own; the best counts.
    #[serde(default = "one")]
    #[schema(default = one)]
    pub climbs: usize,
    /// By the truth: where to begin.
    #[serde(default)]
    pub start: Start,
    /// By the truth: every step is judged also with the weights shaken this number of times by up to 10 %.
    #[serde(default = "usual_draws")]
    #[schema(default = usual_draws)]
    pub draws: usize,
    /// By the truth or by games: only this part of the climbs or games, such as `2/8`.
    #[serde(default)]
    #[schema(value_type = Option<String>, format = "I/N")]
    pub shard: Option<Shard>,
    /// By games: how much of what is foretold is the result; the rest is the score of the search.
    #[serde(default = "usual_share")]
    #[schema(default = usual_share)]
    pub share: f64,
    /// By games: how strongly weights are pulled back to where they started.
    #[serde(default = "usual_pull")]
    #[schema(default = usual_pull)]
    pub pull: f64,
    /// By games: the new weights play this number of pairs of games against the old ones.
    #[serde(default)]
    pub duel: Option<u32>,
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

fn one() -> usize {
    1
}

fn usual_draws() -> usize {
    6
}

fn usual_share() -> f64 {
    FitRequest::default().share
}

fn usual_pull() -> f64 {
    FitRequest::default().pull
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
    pub fn eval(&self, reached: &ReachedPlace) -> Result<EvalChoice, LabError> {
        let own = reached.bench.description().values.player_presets.first();
        Ok(match (self.by, &self.eval, own) {
            (TunedBy::Truth, eval, _) => played(&study_of(reached)?, eval),
            (TunedBy::Games, EvalChoice::Usual, Some(own)) => EvalChoice::Preset((*own).into()),
            (TunedBy::Games, named, _) => named.clone(),
            (TunedBy::Series, eval, _) => series::judged(series::scored_of(reached)?, eval),
        })
    }
}

impl Experiment for TuningAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        if self.place.position.is_some() || !self.place.moves.is_empty() {
            return Err(LabError::refused(
                "a position cannot be tuned for: expected a game, which is played from its start",
            ));
        }
        let steps = if self.by == TunedBy::Series { SERIES_STEPS_RANGE } else { DRAWN };
        limits.check("steps", self.steps() as u64, steps)?;
        self.series.check(&self.place, limits)?;
        if self.by == TunedBy::Games {
            limits.check_games(self.games as u64, 2)?;
        }
        limits.check("epochs", self.epochs as u64, DRAWN)?;
        limits.check("climbs", self.climbs as u64, CLIMBS)?;
        limits.check("draws", self.draws as u64, SHAKEN)?;
        limits.check("duel", self.duel.unwrap_or(1).into(), PAIRS)?;
        for (name, number) in [("share", self.share), ("pull", self.pull)] {
            if !(0.0..=1.0).contains(&number) {
                return Err(LabError::refused(format!("bad {name} {number}: expected a number from 0 to 1")));
            }
        }
        limits.check("nodes", self.nodes, NODES)?;
        at_most("depths", self.depths.len() as u64, MOST_DEPTHS)?;
        Ok(self.depths().iter().try_for_each(|&depth| limits.check("depth", depth.into(), DEPTH))?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        if self.by == TunedBy::Series {
            let command = self.series.command("lab tune", reached, &self.eval, self.seed)?;
            return Ok(command.map(|command| command.asked(self, &["games", "seed"])));
        }
        let Some(command) = CommandLine::new("lab tune", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        Ok(Some(command.eval(reached, &self.eval(reached)?).asked(self, &["shard"])))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        match self.by {
            TunedBy::Truth => self.found_by_truth(reached, caller),
            TunedBy::Games => self.found_by_games(reached, caller),
            TunedBy::Series => self.found_by_series(reached, caller),
        }
    }
}

/// What climbs by the truth have found.
pub struct ClimbsFound {
    /// The class.
    pub class: String,
    /// The value function they began with.
    pub eval: EvalChoice,
    /// Its weights.
    pub before: Weights,
    /// The climbs.
    pub climbs: Vec<Climb>,
}

impl TuningAsk {
    /// How the climbs by the truth are made.
    pub fn climbs(&self) -> Climbs {
        let (depths, draws, seed) = (self.depths(), self.draws, self.seed);
        let shake = ShakeRequest { depths, draws, seed, ..ShakeRequest::default() };
        let climb = TruthClimb { start: self.start, steps: self.steps(), shake, seed };
        Climbs { climb, count: self.climbs, shard: self.shard.unwrap_or_default() }
    }

    /// Climbs by the truth; tells how many steps of the first climb were tried and how many positions are not won.
    pub fn climb(
        &self,
        reached: &ReachedPlace,
        caller: &Caller<'_>,
        tell: &(dyn Fn(usize, f64) + Sync),
    ) -> Result<ClimbsFound, LabError> {
        let (bench, study, eval) = (reached.bench.as_ref(), study_of(reached)?, self.eval(reached)?);
        let measure = bench.measure(&eval, &bench.variant(study.variant)?.rules)?;
        let class = solved(reached, self.class.as_deref().unwrap_or(study.class), caller)?;
        let (measure, positions) = (measure.as_ref(), class.as_ref());
        let graph = caller.stage("graph", |follow| Graph::new(bench, positions, measure, follow))?;
        let found = caller.stage("steps", |follow| climbs(&graph, measure, &self.climbs(), follow, tell))?;
        Ok(ClimbsFound { class: class.name(), eval, before: measure.numbers(), climbs: found })
    }

    fn found_by_truth(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let (points, name) = (Mutex::new(Vec::new()), eval_name(reached, &self.eval(reached)?));
        let so_far = || climbing(&points.lock().unwrap_or_else(PoisonError::into_inner), &name);
        let found = self.climb(reached, caller, &|tried, lost| {
            points.lock().unwrap_or_else(PoisonError::into_inner).push((tried as f64, lost));
            caller.found(so_far());
        })?;
        let best = best_climb(&found.climbs).ok_or_else(|| LabError::refused("no climb is in this part"))?;
        Ok(climbed(&best.tuned, &found, so_far()))
    }

    /// How the games to learn from are played.
    pub fn games(&self) -> GamesRequest {
        let shard = self.shard.unwrap_or_default();
        GamesRequest { games: self.games, nodes: self.nodes, seed: self.seed, shard }
    }

    /// Games of the player against itself; when stopped, those that are over.
    pub fn play(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Vec<SampledGame>, LabError> {
        let (bench, eval) = (thinker(reached)?, self.eval(reached)?);
        caller.stage("games", |follow| samples(bench, &eval, &self.games(), follow))
    }

    /// Fits the numbers to games. Games that were cut short are learned from all the same.
    pub fn fit(
        &self,
        reached: &ReachedPlace,
        caller: &Caller<'_>,
        games: &[Vec<QuietSample>],
        watch: Option<&mut Epochs<'_>>,
    ) -> Result<Fitted, LabError> {
        let (bench, eval) = (thinker(reached)?, self.eval(reached)?);
        let was_stopped = caller.stop().is_raised();
        if caller.stop().is_abandoned() {
            return Err(LabError::Stopped);
        }
        let epochs = if was_stopped { self.epochs.min(usual_epochs()) } else { self.epochs };
        let request = FitRequest { epochs, share: self.share, pull: self.pull, seed: self.seed };
        let never = Stop::new();
        caller.stage("epochs", |follow| {
            let follow = if was_stopped { LongWork { stop: &never, ..follow } } else { follow };
            fit_results(bench, &eval, games, &request, follow, watch)
        })
    }

    /// Lets the new numbers play against the old ones, where that is asked and nothing was stopped.
    pub fn fight(
        &self,
        reached: &ReachedPlace,
        caller: &Caller<'_>,
        fitted: &Fitted,
    ) -> Result<Option<DuelScore>, LabError> {
        let Some(pairs) = self.duel.filter(|_| !caller.stop().is_raised()) else { return Ok(None) };
        let new = EvalChoice::File { name: "new".into(), text: fitted.settings.clone() };
        let request = DuelRequest { pairs: pairs.into(), nodes: self.nodes, seed: self.seed };
        let (bench, old) = (reached.bench.as_ref(), self.eval(reached)?);
        caller.stage("games", |follow| duel(bench, [&new, &old], &request, follow)).map(Some)
    }

    fn found_by_games(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let games: Vec<Vec<QuietSample>> =
            self.play(reached, caller)?.into_iter().map(|game| game.samples).collect();
        let eval = self.eval(reached)?;
        let (mut curves, name) = ([Vec::new(), Vec::new()], eval_name(reached, &eval));
        let watch = &mut |epoch: usize, errors: FitErrors| {
            curves[0].push((epoch as f64, errors.learned));
            curves[1].push((epoch as f64, errors.apart));
            caller.found(fitting(&curves, &name));
        };
        let fitted = self.fit(reached, caller, &games, Some(watch))?;
        let duel = self.fight(reached, caller, &fitted)?;
        Ok(finding_of_fit(&FittedView { fitted: &fitted, duel }, fitting(&curves, &name), &eval))
    }

    /// Climbs by series of games; tells what there is after every step.
    pub fn climb_series(
        &self,
        reached: &ReachedPlace,
        caller: &Caller<'_>,
        tell: &mut dyn FnMut(&TunedSeries),
    ) -> Result<TunedSeries, LabError> {
        let (bench, scored, eval) =
            (reached.bench.as_ref(), series::scored_of(reached)?, self.eval(reached)?);
        let request = SeriesClimb {
            games: self.series.request(scored, self.seed)?,
            steps: self.steps() as u64,
            fixed: scored.fixed.iter().map(ToString::to_string).collect(),
        };
        caller.stage("games", |follow| tune_by_series(bench, &eval, &request, follow, tell))
    }

    fn found_by_series(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let (scored, eval) = (series::scored_of(reached)?, self.eval(reached)?);
        let terms = reached.bench.terms(&eval)?;
        let before: Weights = terms.into_iter().map(|term| (term.name, term.weight)).collect();
        let (mut curve, name) = (SeriesCurve::default(), eval_name(reached, &eval));
        let found = self.climb_series(reached, caller, &mut |found| {
            curve.add(found);
            caller.found(curve.finding(&name));
        })?;
        let settings = settings_text(scored.eval, &eval, &found.weights)?;
        Ok(Finding {
            eval: tuned_eval(&eval, &found.weights),
            file: Some(MadeFile::new("mine.toml".into(), "application/toml", settings.as_bytes())),
            ..series::climbed(&found, curve.finding(&name), &before)
        })
    }
}

/// The game, where a search can play it.
fn thinker(reached: &ReachedPlace) -> Result<&dyn Playable, LabError> {
    let bench = reached.bench.as_ref();
    match bench.description().search.can_think {
        true => Ok(bench),
        false => {
            let name = bench.name();
            Err(LabError::refused(format!(
                "{name} has no playing search: expected a game that plays by itself"
            )))
        }
    }
}
