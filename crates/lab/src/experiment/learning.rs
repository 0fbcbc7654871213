//! A net that learns before the user's eyes: its errors, and how right it is, epoch by epoch.

use super::Experiment;
use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Chart, Curve, Figures, Finding, MadeFile, Shape};
use super::limits::{ExperimentLimits, Range};
use super::study::solved;
use crate::LabError;
use crate::learn::{
    ENDING_SCALE, EpochFigures, Material, NetLesson, STUDENT_BATCH, STUDENT_RATE, Trained, Training,
    TruthCheck, Wanted, WonCount, own_games,
};
use net::{Net, Trainer, TrainingRecipe, fit_scale};
use serde::{Deserialize, Serialize};
use session::{EvalChoice, Learning, Lesson as GameLesson, LongWork, Place, ReachedPlace, SelfPlay, Until};
use std::sync::Arc;
use utoipa::ToSchema;

/// Hidden units come in groups of this size.
const GROUP: usize = 16;
const HIDDEN: Range = Range { least: GROUP as u64, shared: 256, own: 1024 };
const BATCH: Range = Range::new(1, 1 << 24);
const APART: Range = Range::new(2, 10_000);
const SCALE: Range = Range::new(1, 100_000);
const EPOCHS: Range = Range { least: 1, shared: 1000, own: 10_000 };
const DEPTH: Range = Range { least: 1, shared: 8, own: 12 };
const RANDOM: Range = Range::new(0, 50);
const NODES: Range = Range { least: 1, shared: 10_000, own: 1_000_000 };

/// A net that learns.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LearningAsk {
    /// The game; its start.
    pub place: Place,
    /// An ending that is solved as a whole, every position of which is learned; from games of the search against itself if missing.
    #[serde(default)]
    pub ending: Option<String>,
    /// The class that says how right the net is; that of the ending if missing.
    #[serde(default)]
    pub truth: Option<String>,
    /// Plies that the net's search looks ahead there.
    #[serde(default = "usual_depth")]
    pub depth: u32,
    /// How many games.
    #[serde(default = "usual_games")]
    pub games: usize,
    /// Nodes for each move of them.
    #[serde(default = "usual_nodes")]
    pub nodes: u64,
    /// Random moves at the beginning of each: at least this number, and up to twice as many.
    #[serde(default = "usual_random")]
    pub random: usize,
    /// Hidden units for each side's view.
    #[serde(default = "usual_hidden")]
    pub hidden: usize,
    /// Times over all positions.
    #[serde(default = "usual_epochs")]
    pub epochs: usize,
    /// Draws the first weights, the games and the order of positions.
    #[serde(default = "first_seed")]
    #[schema(default = first_seed)]
    pub seed: u64,
    /// The preset to which the net adds its judgement; the net judges alone if missing.
    #[serde(default)]
    pub base: Option<String>,
    /// Positions between two changes of the weights.
    #[serde(default = "usual_batch")]
    pub batch: usize,
    /// How far weights move at first.
    #[serde(default = "usual_rate")]
    pub rate: f64,
    /// How much the result of a game counts beside the search's score, from 0 to 1; of an ending every score says the result too.
    #[serde(default = "usual_result_share")]
    #[schema(default = usual_result_share)]
    pub result_share: f64,
    /// The score that is won three times of four or so; fitted to the positions if missing.
    #[serde(default)]
    pub scale: Option<i32>,
    /// One game, or one position of an ending, of this number is kept apart.
    #[serde(default = "usual_apart")]
    #[schema(default = usual_apart)]
    pub apart: u64,
    /// Value functions that are held to the same class; the one set by hand if there are none.
    #[serde(default)]
    pub beside: Vec<EvalChoice>,
}

fn usual_depth() -> u32 {
    GameLesson::PLAIN.depth
}

fn usual_games() -> usize {
    GameLesson::PLAIN.games
}

fn usual_nodes() -> u64 {
    GameLesson::PLAIN.nodes
}

fn usual_random() -> usize {
    GameLesson::PLAIN.random
}

fn usual_hidden() -> usize {
    GameLesson::PLAIN.hidden
}

fn usual_epochs() -> usize {
    GameLesson::PLAIN.epochs
}

fn usual_batch() -> usize {
    STUDENT_BATCH
}

fn usual_rate() -> f64 {
    STUDENT_RATE
}

fn usual_result_share() -> f64 {
    0.3
}

fn usual_apart() -> u64 {
    20
}

fn first_seed() -> u64 {
    1
}

impl LearningAsk {
    /// What the net is called: by its ending or its game.
    fn net_name(&self, reached: &ReachedPlace) -> String {
        let name = self.ending.clone().unwrap_or_else(|| reached.bench.title().replace(' ', "-"));
        format!("{name}{}", EvalChoice::NET_ENDING)
    }

    /// The game as a trainer sees it.
    pub fn learning(&self, reached: &ReachedPlace) -> Result<Box<dyn Learning>, LabError> {
        let learning = reached.bench.learning()?;
        let learning = match &self.base {
            Some(base) => learning.on_base(base)?,
            None => learning,
        };
        Ok(match &self.ending {
            Some(ending) => learning.for_ending(ending)?,
            None => learning,
        })
    }

    /// Everything that is needed before anything is learned: an ending is solved, or games are played.
    pub fn prepare<'a>(
        &self,
        reached: &'a ReachedPlace,
        caller: &Caller<'_>,
    ) -> Result<NetLesson<'a>, LabError> {
        let learning = self.learning(reached)?;
        if let Some(ending) = &self.ending {
            let class = solved(reached, ending, caller)?;
            let make = |follow: LongWork<'_>| {
                Material::of_ending(learning.as_ref(), class.as_ref(), self.apart, follow)
            };
            let material = caller.stage("material", make)?;
            let check = match self.truth_check(reached, caller)? {
                Some(check) => check,
                None => TruthCheck { bench: reached.bench.as_ref(), class, depth: self.depth },
            };
            return self.lesson(
                NetLesson::new(learning, material, format!("{ending}, ")),
                Some(check),
                caller,
            );
        }
        let check = self.truth_check(reached, caller)?;
        let play =
            |follow: LongWork<'_>| own_games(learning.as_ref(), &self.plan(reached), self.games, follow);
        let games = caller.stage("games", play)?;
        let mut material = Material::new(learning.as_ref());
        material.add_games(learning.as_ref(), &games, Wanted::Every, self.apart)?;
        let source = format!("{} games, nodes {}, random {}, ", self.games, self.nodes, self.random);
        self.lesson(NetLesson::new(learning, material, source), check, caller)
    }

    /// The same with positions that are there already.
    pub fn prepare_with<'a>(
        &self,
        reached: &'a ReachedPlace,
        material: Material,
        caller: &Caller<'_>,
    ) -> Result<NetLesson<'a>, LabError> {
        let check = self.truth_check(reached, caller)?;
        self.lesson(NetLesson::new(self.learning(reached)?, material, String::new()), check, caller)
    }

    /// The lesson, and how right other value functions are.
    fn lesson<'a>(
        &self,
        lesson: NetLesson<'a>,
        check: Option<TruthCheck<'a>>,
        caller: &Caller<'_>,
    ) -> Result<NetLesson<'a>, LabError> {
        let (learned, apart) = (lesson.material.learned.len(), lesson.material.apart.len());
        if learned == 0 || apart == 0 {
            return Err(LabError::refused(format!(
                "{learned} and {apart} quiet positions are too few: expected some to learn from and some to keep apart"
            )));
        }
        let Some(check) = check else { return Ok(lesson) };
        let by_hand = check.by_hand().map(|name| EvalChoice::Preset(name.into()));
        let named = if self.beside.is_empty() { by_hand.as_slice() } else { &self.beside };
        let count = |eval: &EvalChoice| {
            let name = eval.text().unwrap_or_else(|| eval.name(""));
            let count =
                caller.stage("positions", |follow| check.won_by(eval.clone(), caller.stop(), follow))?;
            Ok((name, count))
        };
        let beside = named.iter().map(count).collect::<Result<_, LabError>>()?;
        Ok(NetLesson { check: Some(check), beside, ..lesson })
    }

    fn truth_check<'a>(
        &self,
        reached: &'a ReachedPlace,
        caller: &Caller<'_>,
    ) -> Result<Option<TruthCheck<'a>>, LabError> {
        let class = self.truth.as_ref().map(|name| solved(reached, name, caller)).transpose()?;
        Ok(class.map(|class| TruthCheck { bench: reached.bench.as_ref(), class, depth: self.depth }))
    }

    fn plan(&self, reached: &ReachedPlace) -> SelfPlay {
        SelfPlay {
            nodes: self.nodes,
            seed: self.seed,
            start: reached.at.position.clone(),
            random_plies: self.random,
            eval: EvalChoice::Usual,
            until: Until::Over,
        }
    }

    /// How the net is made.
    pub fn recipe(&self, material: &Material) -> TrainingRecipe {
        let is_ending = self.ending.is_some();
        let fitted = || if is_ending { ENDING_SCALE } else { fit_scale(&material.learned) };
        TrainingRecipe {
            hidden: self.hidden,
            epochs: self.epochs,
            batch: self.batch,
            rate: self.rate,
            result_share: if is_ending { 0.0 } else { self.result_share },
            scale: self.scale.unwrap_or_else(fitted),
            seed: self.seed,
        }
    }
}

impl Experiment for LearningAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        if self.place.position.is_some() || !self.place.moves.is_empty() {
            return Err(LabError::refused("a net learns a whole game or an ending: expected no position"));
        }
        if !self.hidden.is_multiple_of(GROUP) {
            let Range { own: most, .. } = HIDDEN;
            let error =
                format!("hidden {}: expected a multiple of {GROUP} from {GROUP} to {most}", self.hidden);
            return Err(LabError::refused(error));
        }
        limits.check("hidden", self.hidden as u64, HIDDEN)?;
        limits.check("epochs", self.epochs as u64, EPOCHS)?;
        limits.check("batch", self.batch as u64, BATCH)?;
        limits.check("apart", self.apart, APART)?;
        limits.check("scale", self.scale.unwrap_or(1).max(0) as u64, SCALE)?;
        if !(self.rate > 0.0 && self.rate <= 1.0 && (0.0..=1.0).contains(&self.result_share)) {
            return Err(LabError::refused(
                "bad rate or result_share: expected numbers from 0 to 1, a rate above 0",
            ));
        }
        limits.check_games(self.games as u64, 1)?;
        limits.check("nodes", self.nodes, NODES)?;
        limits.check("random", self.random as u64, RANDOM)?;
        Ok(limits.check("depth", self.depth.into(), DEPTH)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let Some(command) = CommandLine::new("net train", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let games = self.ending.is_none().then_some(self.games);
        let command = command.maybe("games", games).asked(self, &["games"]);
        Ok(Some(command.flag("out", self.net_name(reached))))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let lesson = self.prepare(reached, caller)?;
        let trainer = Trainer::new(&lesson.material.learned, self.recipe(&lesson.material));
        let mut training = Training::begin(&lesson, trainer, caller.stop())?;
        let mut finding = Finding::default();
        caller.progress("epochs", 0, self.epochs as u64);
        while let Some(net) = training.epoch(caller.stop(), &mut |_, _| {}) {
            training.write_down(&net, caller.stop())?;
            finding = self.finding(reached, &training.trained, &lesson.beside, net);
            caller.progress("epochs", training.done() as u64, self.epochs as u64);
            caller.found(finding.clone());
        }
        if training.done() < self.epochs { Err(LabError::Stopped) } else { Ok(finding) }
    }
}

impl LearningAsk {
    fn finding(
        &self,
        reached: &ReachedPlace,
        trained: &Trained,
        beside: &[(String, WonCount)],
        net: Net,
    ) -> Finding {
        let name = self.net_name(reached);
        let points = |number: fn(&EpochFigures) -> Option<f64>| -> Vec<(f64, f64)> {
            trained.epochs.iter().filter_map(|row| Some((row.epoch as f64, number(row)?))).collect()
        };
        let errors = [points(|row| row.learned), points(|row| row.apart)];
        let won = points(|row| row.truth.map(WonCount::percent));
        let (first, last) = (trained.epochs.first(), trained.epochs.last());
        let truth = |row: Option<&EpochFigures>| row.and_then(|row| row.truth);
        let mut figures = Figures::from([
            ("name", name.as_str().into()),
            ("positions", trained.positions.into()),
            ("epochs", last.map_or(0, |row| row.epoch).into()),
            ("error", last.and_then(|row| row.apart).unwrap_or_default().into()),
        ]);
        if let (Some(before), Some(now)) = (truth(first), truth(last)) {
            figures.insert("won", now.won.into());
            figures.insert("of", now.positions.into());
            figures.insert("before", before.won.into());
            figures.insert("depth", (self.depth as usize).into());
        }
        let others = beside.iter().map(|(name, count)| {
            let level: Vec<(f64, f64)> = won.iter().map(|&(epoch, _)| (epoch, count.percent())).collect();
            Curve::of(name.clone(), &level)
        });
        let curves = [Curve::of("won", &won)].into_iter().chain(others).collect();
        let right = (!won.is_empty()).then(|| chart("right", "won", curves));
        let curves = vec![Curve::of("learned", &errors[0]), Curve::of("apart", &errors[1])];
        Finding {
            sentence: if won.is_empty() { "learning" } else { "learning-truth" },
            figures,
            charts: right.into_iter().chain([chart("learning", "error", curves)]).collect(),
            file: Some(MadeFile::new(name.clone(), "application/octet-stream", &net.to_bytes())),
            eval: Some(EvalChoice::Net { name, net: Arc::new(net) }),
            json: serde_json::to_string_pretty(trained).expect("plain data can be written"),
            ..Finding::default()
        }
    }
}

fn chart(name: &'static str, y: &'static str, series: Vec<Curve>) -> Chart {
    Chart { name, x: "epochs", y, shape: Shape::Lines, logarithmic: false, categories: Vec::new(), series }
}
