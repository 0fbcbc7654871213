//! A value function against the exact solution of a class: how much it wins of what is won, where it fails, the games, and how
//! steady that is when its weights are shaken.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Finding, ShownGame};
use super::limits::{ExperimentLimits, Range};
use super::study::{played, solved, study_of};
use super::truth_finding::{HiddenWins, Named, finding, hidden_move, shown};
use super::{Experiment, eval_name, plain};
use crate::truth::{Attack, Defence, Reach, StartSample, TrialGame, TruthFound, TruthRun, TruthView};
use crate::tune::{Graph, ShakeRequest, Shaken, shake, swept_rules};
use crate::{LabError, RunSettings};
use serde::{Deserialize, Serialize};
use session::{
    DepthLimit, EvalChoice, Place, Playable, ReachedPlace, Request, Shard, SolvedClass, Study, Variant,
    WeightMeasure, bounds,
};
use utoipa::ToSchema;

/// Games that can be looked at.
const MOST_GAMES: usize = 400;
/// Times that weights are shaken.
const DRAWS: Range = Range { least: 1, shared: 10_000, own: bounds::DRAWS };
const SAMPLE: Range = Range::new(1, bounds::DRAWS);
/// Plies that can be searched.
const DEPTH: Range = Range::new(1, 60);
const PLIES: Range = Range { least: 0, shared: 1000, own: bounds::GAME_PLIES };
const WORST: Range = Range { least: 0, shared: 1000, own: u64::MAX };

/// A value function against the truth.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TruthAsk {
    /// A game with a study.
    pub game: String,
    /// The class; that of the study if missing.
    #[serde(default)]
    #[schema(format = "CLASS")]
    pub class: Option<String>,
    /// The value function; the one the study plays by if missing.
    #[serde(default)]
    pub eval: EvalChoice,
    /// The variant it searches with; that of the study if missing.
    #[serde(default)]
    pub variant: Option<String>,
    /// The search, in place of a variant; the depth and the value function are still those beside it.
    #[serde(default)]
    pub search: Option<Request>,
    /// Plies it searches.
    #[serde(default = "usual_depth")]
    #[schema(default = usual_depth)]
    pub depth: u32,
    /// Only this number of games, from positions drawn at random.
    #[serde(default)]
    pub sample: Option<usize>,
    /// Draws the sample and shakes the weights.
    #[serde(default)]
    pub seed: u64,
    /// Also against every defence, not only the longest.
    #[serde(default)]
    pub every_defence: bool,
    /// Also with every weight moved at random by up to 10 %, this number of times: by the leaf rules of the search, every move
    /// looked at in the order of generation.
    #[serde(default)]
    pub shake: Option<usize>,
    /// Games are stopped after this number of plies.
    #[serde(default = "usual_plies")]
    #[schema(default = usual_plies)]
    pub max_plies: usize,
    /// This number of the worst games is listed.
    #[serde(default = "usual_worst")]
    #[schema(default = usual_worst)]
    pub worst: usize,
    /// Only this part of the games, such as `2/8`.
    #[serde(default)]
    #[schema(value_type = Option<String>, format = "I/N")]
    pub shard: Option<Shard>,
}

fn usual_plies() -> usize {
    100
}

fn usual_worst() -> usize {
    10
}

/// Plies searched by default.
pub fn usual_depth() -> u32 {
    6
}

impl Experiment for TruthAsk {
    fn place(&self) -> Place {
        Place::of(&self.game)
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        if self.variant.is_some() && self.search.is_some() {
            return Err(LabError::refused("a variant and a search: expected one of them"));
        }
        self.search.iter().try_for_each(|search| limits.search.check(search))?;
        limits.check("depth", self.depth.into(), DEPTH)?;
        limits.check("max_plies", self.max_plies as u64, PLIES)?;
        limits.check("worst", self.worst as u64, WORST)?;
        limits.check("sample", self.sample.unwrap_or(1) as u64, SAMPLE)?;
        Ok(limits.check("shake", self.shake.unwrap_or(1) as u64, DRAWS)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let study = study_of(reached)?;
        let Ok(variant) = self.variant(reached) else { return Ok(None) };
        let command = CommandLine::new("lab truth", reached.bench.name())
            .eval(reached, &played(&study, &self.eval))
            .maybe("variant", variant);
        Ok(Some(command.asked(self, &["game", "variant", "shard"])))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let trial = self.prepare(reached, caller)?;
        let (run, found) = trial.play(caller)?;
        let mut view = TruthView::of(trial.bench, &run, found)?;
        let hidden = trial.look_at_games(&view.trial.listed, caller)?;
        let rules = &trial.search.textbook.rules;
        let rules = if rules.is_empty() { "none".into() } else { rules.join("+") };
        let named = Named { eval: eval_name(reached, &trial.search.eval), depth: self.depth, rules, hidden };
        if trial.measure.is_some() {
            caller.found(finding(&view, &named));
        }
        let shaken = trial.shake(caller, &mut |shaken: Shaken| {
            view.shaken = Some(shaken);
            caller.found(finding(&view, &named));
        })?;
        view.shaken = shaken;
        Ok(finding(&view, &named))
    }
}

/// A trial that can begin: everything it needs is there.
pub struct TruthTrial<'a> {
    ask: &'a TruthAsk,
    bench: &'a dyn Playable,
    study: Study,
    search: Request,
    class: Box<dyn SolvedClass>,
    /// Values of positions under weights that are shaken, where that is asked.
    measure: Option<Box<dyn WeightMeasure + 'a>>,
}

impl TruthAsk {
    /// Everything a trial needs. What cannot be shaken is refused before anything is played.
    pub fn prepare<'a>(
        &'a self,
        reached: &'a ReachedPlace,
        caller: &Caller<'_>,
    ) -> Result<TruthTrial<'a>, LabError> {
        let (bench, study) = (reached.bench.as_ref(), study_of(reached)?);
        let eval = played(&study, &self.eval);
        let search = self.searched(bench, &study, &eval)?;
        bench.terms(&eval)?;
        let rules = self.shake.map(|_| swept_rules(&search)).transpose()?;
        let measure = rules.map(|rules| bench.measure(&eval, rules)).transpose()?;
        let class = solved(reached, self.class.as_deref().unwrap_or(study.class), caller)?;
        Ok(TruthTrial { ask: self, bench, study, search, class, measure })
    }
}

impl TruthTrial<'_> {
    fn shard(&self) -> Shard {
        self.ask.shard.unwrap_or_default()
    }

    fn attack<'a>(&'a self, caller: &'a Caller<'_>) -> Attack<'a> {
        Attack { bench: self.bench, class: self.class.as_ref(), search: &self.search, stop: caller.stop() }
    }

    /// Plays the games, and follows every defence where that is asked.
    pub fn play(&self, caller: &Caller<'_>) -> Result<(TruthRun, TruthFound), LabError> {
        let (ask, attack) = (self.ask, self.attack(caller));
        let sample = StartSample { size: ask.sample, seed: ask.seed, shard: self.shard() };
        let followed =
            if ask.every_defence && ask.sample.is_none() { Defence::Every } else { Defence::Longest };
        let reach = caller.stage("positions", |follow| Reach::of(&attack, sample, followed, follow))?;
        let every_defence = match (ask.every_defence, followed) {
            (false, _) => None,
            (true, Defence::Every) => Some(reach.every_defence()),
            // All positions of the class count, whatever is drawn for the games.
            (true, Defence::Longest) => {
                let all = StartSample { shard: self.shard(), ..StartSample::default() };
                let all =
                    caller.stage("defences", |follow| Reach::of(&attack, all, Defence::Every, follow))?;
                Some(all.every_defence())
            }
        };
        let run = TruthRun {
            game: self.bench.name().into(),
            class: reach.class.clone(),
            eval: self.search.eval.name(self.study.played),
            depth: ask.depth,
            worst: ask.worst,
            positions: reach.won_positions,
        };
        let games = reach.games(ask.max_plies, ask.worst);
        Ok((run, TruthFound { games, every_defence, shaken: None }))
    }

    /// Shakes the weights where that is asked, and tells the won positions after every draw. The fast sweeps stand for the
    /// search that is named.
    pub fn shake(
        &self,
        caller: &Caller<'_>,
        tell: &mut dyn FnMut(Shaken),
    ) -> Result<Option<Shaken>, LabError> {
        let Some(measure) = &self.measure else { return Ok(None) };
        let request = ShakeRequest {
            depths: vec![self.ask.depth],
            draws: self.ask.shake.unwrap_or(0),
            seed: self.ask.seed,
            shard: self.shard(),
            ..ShakeRequest::default()
        };
        let (class, measure) = (self.class.as_ref(), measure.as_ref());
        let graph = caller.stage("graph", |follow| Graph::new(self.bench, class, measure, follow))?;
        let rows = caller.stage("draws", |follow| shake(&graph, measure, &request, follow, tell))?;
        Ok(rows.into_iter().next())
    }

    /// The settings in which parts of one trial must be the same.
    pub fn settings(&self, run: &TruthRun) -> RunSettings {
        let ask = self.ask;
        let others = RunSettings::default()
            .set("version", env!("CARGO_PKG_VERSION"))
            .set("variant", ask.variant.as_deref().unwrap_or(self.study.variant))
            .set("max-plies", ask.max_plies)
            .set("sample", ask.sample.map_or("all".into(), |size| size.to_string()))
            .set("seed", ask.seed)
            .set("every-defence", ask.every_defence)
            .set("shake", ask.shake.unwrap_or(0));
        run.settings(others.with_file(&self.search.eval))
    }

    /// Shows the games, with the wins that leaf rules hid in them.
    fn look_at_games(&self, games: &[TrialGame], caller: &Caller<'_>) -> Result<HiddenWins, LabError> {
        let (attack, mut hidden) = (self.attack(caller), HiddenWins::default());
        let count = games.len().min(MOST_GAMES);
        for (index, game) in games.iter().take(MOST_GAMES).enumerate() {
            caller.progress("rules", index as u64, count as u64);
            let win = if game.is_won() { None } else { attack.hidden_win(game)? };
            hidden.count(index + 1, game, win.as_ref());
            let moves = game.moves_by_rule(self.bench)?;
            caller.game(ShownGame { moves, hidden: win.map(hidden_move), ..shown(index + 1, game) });
        }
        Ok(hidden)
    }
}

impl TruthAsk {
    /// The search that attacks: the one that is asked for, or a variant.
    fn searched(&self, bench: &dyn Playable, study: &Study, eval: &EvalChoice) -> Result<Request, LabError> {
        let judged =
            |search: Request| Request { depth: DepthLimit::Plies(self.depth), eval: eval.clone(), ..search };
        match &self.search {
            Some(search) => Ok(judged(plain(search))),
            None => {
                let variant = bench.variant(self.variant.as_deref().unwrap_or(study.variant))?;
                Ok(variant.apply(judged(Request::default())))
            }
        }
    }

    /// The variant that a command line names, if it names one; an error where the search is none.
    fn variant(&self, reached: &ReachedPlace) -> Result<Option<String>, NoVariant> {
        let Some(search) = &self.search else { return Ok(self.variant.clone()) };
        let is_it = |variant: &Variant| {
            let &Variant { algorithm, order_by_value, beam, .. } = variant;
            (algorithm, order_by_value, beam, &variant.rules)
                == (
                    search.algorithm,
                    search.textbook.order_by_value,
                    search.textbook.beam,
                    &search.textbook.rules,
                )
        };
        let found = (reached.bench.description().search.variants)()
            .into_iter()
            .find(|variant| !search.textbook.strict && is_it(variant));
        found.map(|variant| Some(variant.name.into())).ok_or(NoVariant)
    }
}

/// A search that no variant names.
struct NoVariant;
