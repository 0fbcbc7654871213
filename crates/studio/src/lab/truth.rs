//! A value function against the exact solution of a class: how much it wins of what is won, where it fails, the games, and how
//! steady that is when its weights are shaken.

use super::command::Command;
use super::finding::{Chart, Curve, Ended, Finding, HeatMap, Shape, Sheet, ShownGame};
use super::study::{played, solved, study_of};
use super::teller::Teller;
use super::{Run, Stopped, at_least, at_most, eval_name};
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use lab::Table;
use lab::truth::{Attack, Defence, EveryDefence, Played, Reach, Sample, Trial, TrialGame};
use lab::tune::{Graph, ShakeRequest, Shaken, shake};
use serde::{Deserialize, Serialize};
use session::{DepthLimit, EvalChoice, Measure, Playable, Request, SolvedClass, bounds};
use utoipa::ToSchema;

/// Games are stopped after this many plies, as on the command line.
const MAX_PLIES: usize = 100;
/// The worst games in the JSON, as on the command line.
const WORST: usize = 10;
/// Games that can be looked at.
const MOST_GAMES: usize = 400;
/// Times that weights are shaken.
const MOST_DRAWS: u64 = 10_000;
/// Plies that can be searched.
const DEEPEST: u32 = 60;

/// A value function against the truth.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TruthAsk {
    /// A game with a study.
    game: String,
    /// The class; that of the study if missing.
    #[serde(default)]
    class: Option<String>,
    /// The value function; the one the study plays by if missing.
    #[serde(default)]
    eval: EvalChoice,
    /// The variant it searches with; that of the study if missing.
    #[serde(default)]
    variant: Option<String>,
    #[serde(default = "usual_depth")]
    depth: u32,
    /// Only so many games, from positions drawn at random.
    #[serde(default)]
    sample: Option<usize>,
    #[serde(default)]
    seed: u64,
    /// Also against every defence, not only the longest.
    #[serde(default)]
    every_defence: bool,
    /// Also with every weight moved at random by up to 10 %, so many times.
    #[serde(default)]
    shake: Option<usize>,
}

/// Plies searched when nobody says.
pub fn usual_depth() -> u32 {
    6
}

/// The same object as the command prints.
#[derive(Serialize)]
struct TruthView {
    #[serde(flatten)]
    trial: Trial,
    every_defence: Option<EveryDefence>,
    shaken: Option<Shaken>,
}

impl Run for TruthAsk {
    fn place(&self) -> Place {
        Place::of(&self.game)
    }

    fn check(&self, _: &Limits) -> Result<(), Refusal> {
        at_least("depth", self.depth.into(), 1)?;
        at_most("depth", self.depth.into(), DEEPEST.into())?;
        at_least("sample", self.sample.unwrap_or(1) as u64, 1)?;
        at_most("sample", self.sample.unwrap_or(1) as u64, bounds::DRAWS)?;
        at_least("shake", self.shake.unwrap_or(1) as u64, 1)?;
        at_most("shake", self.shake.unwrap_or(1) as u64, MOST_DRAWS)
    }

    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        let study = study_of(reached)?;
        let command = Command::new("lab truth", reached.bench.name())
            .flag("class", self.class.as_deref().unwrap_or(study.class))
            .eval(reached, &played(&study, &self.eval))
            .maybe("variant", self.variant.as_deref())
            .flag("depth", self.depth)
            .maybe("sample", self.sample)
            .maybe("seed", self.sample.or(self.shake).map(|_| self.seed));
        Ok(Some(command.only_if("every-defence", self.every_defence).maybe("shake", self.shake)))
    }

    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let (bench, study) = (reached.bench.as_ref(), study_of(reached)?);
        let eval = played(&study, &self.eval);
        let request =
            Request { depth: DepthLimit::Plies(self.depth), eval: eval.clone(), ..Request::default() };
        let search = bench.variant(self.variant.as_deref().unwrap_or(study.variant))?.apply(request);
        bench.terms(&eval)?;
        // What cannot be shaken is refused before anything is played.
        let measure = self.shake.map(|_| bench.measure(&eval, &bench.variant(study.variant)?.rules));
        let measure = measure.transpose()?;
        let name = self.class.as_deref().unwrap_or(study.class);
        let class = solved(reached, name, teller)?;
        let attack = Attack { bench, class: class.as_ref(), search: &search, stop: teller.stop() };
        let sample = Sample { size: self.sample, seed: self.seed, ..Sample::default() };
        let followed =
            if self.every_defence && self.sample.is_none() { Defence::Every } else { Defence::Longest };
        let reach = teller.stage("positions", |follow| Reach::of(&attack, sample, followed, follow))?;
        let every_defence = match (self.every_defence, followed) {
            (false, _) => None,
            (true, Defence::Every) => Some(reach.every_defence()),
            (true, Defence::Longest) => {
                let all = teller.stage("defences", |follow| {
                    Reach::of(&attack, Sample::default(), Defence::Every, follow)
                })?;
                Some(all.every_defence())
            }
        };
        let trial = reach.trial(bench, MAX_PLIES, WORST)?;
        for (index, game) in trial.listed.iter().take(MOST_GAMES).enumerate() {
            teller.game(shown(index + 1, game, game.moves_by_rule(bench)?));
        }
        let mut view = TruthView { trial, every_defence, shaken: None };
        let (name, depth) = (eval_name(reached, &eval), self.depth);
        if let Some(measure) = measure {
            teller.found(finding(&view, &name, depth));
            let tell = &mut |shaken: Shaken| {
                view.shaken = Some(shaken);
                teller.found(finding(&view, &name, depth));
            };
            self.shaken((bench, class.as_ref(), measure.as_ref()), teller, tell)?;
        }
        Ok(finding(&view, &name, depth))
    }
}

impl TruthAsk {
    /// Tells what is won after every draw. The fast sweeps search as the study does.
    fn shaken(
        &self,
        (bench, class, measure): (&dyn Playable, &dyn SolvedClass, &dyn Measure),
        teller: &Teller<'_>,
        tell: &mut dyn FnMut(Shaken),
    ) -> Result<(), Stopped> {
        let request = ShakeRequest {
            depths: vec![self.depth],
            draws: self.shake.unwrap_or(0),
            seed: self.seed,
            ..ShakeRequest::default()
        };
        let graph = teller.stage("graph", |follow| Graph::new(bench, class, measure, follow))?;
        teller.stage("draws", |follow| shake(&graph, measure, &request, follow, tell))?;
        Ok(())
    }
}

fn finding(view: &TruthView, eval: &str, depth: u32) -> Finding {
    let trial = &view.trial;
    let mut figures = super::finding::Figures::from([
        ("class", trial.class.as_str().into()),
        ("eval", eval.into()),
        ("depth", (depth as usize).into()),
        ("won", trial.won.into()),
        ("positions", trial.positions.into()),
        ("share", (100.0 * trial.share).into()),
        ("failed", (trial.positions - trial.won).into()),
        ("thrown", trial.thrown_away.into()),
        ("undecided", trial.timeouts.into()),
        ("extra", trial.mean_extra_plies.into()),
    ]);
    if let Some(all) = view.every_defence {
        figures.insert("everywon", all.won.into());
    }
    if let Some(shaken) = &view.shaken {
        figures.extend([
            ("draws", shaken.draws.into()),
            ("worst", shaken_share(shaken, shaken.worst as f64).into()),
            ("mean", shaken_share(shaken, shaken.mean).into()),
            ("steady", shaken.steady_draws.into()),
        ]);
    }
    let heat = |failures: &lab::truth::Failures| {
        let (side, board) = (failures.side.clone(), trial.empty_board()?);
        Some(HeatMap { side, board, shares: failures.shares(), games: failures.games.clone() })
    };
    let sentence = match (&view.every_defence, &view.shaken) {
        (None, None) => "truth",
        (Some(_), None) => "truth-every",
        (None, Some(_)) => "truth-shaken",
        (Some(_), Some(_)) => "truth-every-shaken",
    };
    Finding {
        sentence,
        figures,
        charts: view.shaken.iter().map(shaken_chart).collect(),
        tables: vec![Sheet::of("counts", counts(trial))],
        heat: trial.failures.iter().filter_map(heat).collect(),
        json: serde_json::to_string_pretty(view).expect("plain data can be written"),
        ..Finding::default()
    }
}

fn shaken_share(shaken: &Shaken, won: f64) -> f64 {
    100.0 * won / shaken.positions.max(1) as f64
}

/// What is won in every draw, the worst first, beside the weights as they are.
fn shaken_chart(shaken: &Shaken) -> Chart {
    let mut counts = shaken.counts.clone();
    counts.sort_unstable();
    let points = |of: &dyn Fn(usize) -> usize| -> Vec<(f64, f64)> {
        let number = |index: usize| ((index + 1) as f64, shaken_share(shaken, of(index) as f64));
        (0..counts.len()).map(number).collect()
    };
    Chart {
        name: "shaken",
        x: "draws",
        y: "won",
        shape: Shape::Lines,
        logarithmic: false,
        categories: Vec::new(),
        series: vec![
            Curve::of("shaken", &points(&|index| counts[index])),
            Curve::of("as-given", &points(&|_| shaken.won)),
        ],
    }
}

/// How the games ended, by how long perfect play needs.
fn counts(trial: &Trial) -> Table {
    let mut table = Table::new(&["games", "count", "share"]);
    let share = |count: usize| format!("{:.1} %", 100.0 * count as f64 / trial.positions.max(1) as f64);
    let row = |name: &str, count: usize| vec![name.into(), count.to_string(), share(count)];
    table.rows = vec![
        row("won", trial.won),
        row("thrown away", trial.thrown_away),
        row("not decided", trial.timeouts),
    ];
    table
}

fn shown(number: usize, game: &TrialGame, moves: Vec<String>) -> ShownGame {
    let ended = match game.played {
        Played::Won(_) => Ended::Won,
        Played::ThrownAway(_) => Ended::ThrownAway,
        Played::TimedOut => Ended::NotDecided,
    };
    ShownGame {
        name: number.to_string(),
        ended,
        about: game.position.clone(),
        needed: Some(game.optimal_plies),
        position: Some(game.position.clone()),
        moves,
    }
}
