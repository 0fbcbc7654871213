//! A value function against the exact solution of a class: how much it wins of what is won, where it fails, the games, and how
//! steady that is when its weights are shaken.

use super::command::Command;
use super::finding::{Chart, Curve, Ended, Figures, Finding, HeatMap, HiddenMove, Shape, Sheet, ShownGame};
use super::study::{played, solved, study_of};
use super::teller::Teller;
use super::{Run, Stopped, at_least, at_most, eval_name, plain};
use crate::ask;
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use lab::Table;
use lab::truth::{Attack, Defence, EveryDefence, HiddenWin, Played, Reach, Sample, Trial, TrialGame};
use lab::tune::{Graph, ShakeRequest, Shaken, shake};
use serde::{Deserialize, Serialize};
use session::{DepthLimit, EvalChoice, Measure, Playable, Request, SolvedClass, Study, Variant, bounds};
use std::collections::BTreeMap;
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
    /// The search, in place of a variant; the depth and the value function are still those beside it.
    #[serde(default)]
    search: Option<Request>,
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

    fn check(&self, limits: &Limits) -> Result<(), Refusal> {
        if self.variant.is_some() && self.search.is_some() {
            return Err(Refusal::bad("a variant and a search: expected one of them"));
        }
        self.search.iter().try_for_each(|search| ask::search(search, limits).map(|_| ()))?;
        at_least("depth", self.depth.into(), 1)?;
        at_most("depth", self.depth.into(), DEEPEST.into())?;
        at_least("sample", self.sample.unwrap_or(1) as u64, 1)?;
        at_most("sample", self.sample.unwrap_or(1) as u64, bounds::DRAWS)?;
        at_least("shake", self.shake.unwrap_or(1) as u64, 1)?;
        at_most("shake", self.shake.unwrap_or(1) as u64, MOST_DRAWS)
    }

    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        let study = study_of(reached)?;
        let Ok(variant) = self.variant(reached) else { return Ok(None) };
        let command = Command::new("lab truth", reached.bench.name())
            .flag("class", self.class.as_deref().unwrap_or(study.class))
            .eval(reached, &played(&study, &self.eval))
            .maybe("variant", variant)
            .flag("depth", self.depth)
            .maybe("sample", self.sample)
            .maybe("seed", self.sample.or(self.shake).map(|_| self.seed));
        Ok(Some(command.only_if("every-defence", self.every_defence).maybe("shake", self.shake)))
    }

    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let (bench, study) = (reached.bench.as_ref(), study_of(reached)?);
        let eval = played(&study, &self.eval);
        let search = self.searched(bench, &study, &eval)?;
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
        let mut hidden = HiddenWins::default();
        for (index, game) in trial.listed.iter().take(MOST_GAMES).enumerate() {
            teller.progress("rules", index as u64, trial.listed.len().min(MOST_GAMES) as u64);
            let win = if game.is_won() { None } else { attack.hidden_win(game)? };
            hidden.count(index + 1, game, win.as_ref());
            teller.game(shown(index + 1, game, (game.moves_by_rule(bench)?, win)));
        }
        let mut view = TruthView { trial, every_defence, shaken: None };
        let named = Named { eval: eval_name(reached, &eval), depth: self.depth, study, hidden };
        if let Some(measure) = measure {
            teller.found(finding(&view, &named));
            let tell = &mut |shaken: Shaken| {
                view.shaken = Some(shaken);
                teller.found(finding(&view, &named));
            };
            self.shaken((bench, class.as_ref(), measure.as_ref()), teller, tell)?;
        }
        Ok(finding(&view, &named))
    }
}

/// What a finding is about, beside its figures.
struct Named {
    eval: String,
    depth: u32,
    study: Study,
    hidden: HiddenWins,
}

/// The wins that leaf rules hid in the games that are listed.
#[derive(Default)]
struct HiddenWins {
    /// Games that were not won.
    failed: usize,
    /// By rule: how many, and the first with its number.
    by_rule: BTreeMap<String, (usize, usize, String)>,
}

impl HiddenWins {
    fn count(&mut self, number: usize, game: &TrialGame, win: Option<&HiddenWin>) {
        self.failed += usize::from(!game.is_won());
        let Some(HiddenWin { rule, m }) = win else { return };
        self.by_rule.entry(rule.clone()).or_insert_with(|| (0, number, m.clone())).0 += 1;
    }

    /// Of the rule that hid the most, if one did.
    fn figures(&self) -> Figures {
        let most = self.by_rule.iter().max_by_key(|(_, (count, ..))| *count);
        most.map_or_else(Figures::new, |(rule, (count, number, m))| {
            Figures::from([
                ("rule", rule.as_str().into()),
                ("hidden", (*count).into()),
                ("hiddenof", self.failed.into()),
                ("hiddengame", (*number).into()),
                ("hiddenmove", m.as_str().into()),
            ])
        })
    }
}

impl TruthAsk {
    /// The search that attacks: the one that is asked for, or a variant.
    fn searched(&self, bench: &dyn Playable, study: &Study, eval: &EvalChoice) -> Result<Request, Refusal> {
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
    fn variant(&self, reached: &Reached) -> Result<Option<String>, NoVariant> {
        let Some(search) = &self.search else { return Ok(self.variant.clone()) };
        let is_it = |variant: &Variant| {
            let &Variant { algorithm, order_by_value, beam, .. } = variant;
            (algorithm, order_by_value, beam, &variant.rules)
                == (search.algorithm, search.order_by_value, search.beam, &search.rules)
        };
        let found = reached.bench.variants().into_iter().find(|variant| !search.strict && is_it(variant));
        found.map(|variant| Some(variant.name.into())).ok_or(NoVariant)
    }

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

/// A search that no variant names.
struct NoVariant;

fn finding(view: &TruthView, named: &Named) -> Finding {
    let trial = &view.trial;
    let mut figures = Figures::from([
        ("class", trial.class.as_str().into()),
        ("eval", named.eval.as_str().into()),
        ("depth", (named.depth as usize).into()),
        ("won", trial.won.into()),
        ("positions", trial.positions.into()),
        ("share", (100.0 * trial.share).into()),
        ("failed", (trial.positions - trial.won).into()),
        ("thrown", trial.thrown_away.into()),
        ("undecided", trial.timeouts.into()),
        ("extra", trial.mean_extra_plies.into()),
    ]);
    figures.extend(named.hidden.figures());
    if let Some(all) = view.every_defence {
        figures.insert("everywon", all.won.into());
    }
    if let Some(shaken) = &view.shaken {
        figures.extend([
            ("draws", shaken.draws.into()),
            ("worst", shaken_share(shaken, shaken.worst as f64).into()),
            ("mean", shaken_share(shaken, shaken.mean).into()),
            ("steady", shaken.steady_draws.into()),
            ("shakenby", named.study.variant.into()),
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

fn shown(number: usize, game: &TrialGame, (moves, win): (Vec<String>, Option<HiddenWin>)) -> ShownGame {
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
        hidden: win.map(|HiddenWin { rule, m }| HiddenMove { rule, text: m }),
    }
}
