//! A net that learns while somebody watches: its errors, and how right it is, epoch by epoch.

use super::command::Command;
use super::finding::{Chart, Curve, Figures, Finding, Shape};
use super::study::{file, solved};
use super::teller::Teller;
use super::{Run, Stopped, at_least, at_most};
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use lab::LabError;
use lab::learn::{
    ENDING_SCALE, Learned, Material, STUDENT_BATCH, STUDENT_RATE, Trained, TruthCheck, Wanted, WonCount,
    own_games, recipe_words,
};
use net::{Net, Recipe, Trainer, fit_scale};
use serde::Deserialize;
use session::{EvalChoice, Learning, Lesson as GameLesson, LongWork, SelfPlay, Until};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use utoipa::ToSchema;

/// Hidden units come in groups of so many, and no net here has more than this.
const GROUP: usize = 16;
const MOST_HIDDEN: usize = 256;
const MOST_EPOCHS: usize = 1000;
const DEEPEST: u32 = 8;
const MOST_RANDOM: usize = 50;
/// One game, or one position of an ending, of so many is kept apart; games are short thoughts after random moves; as on the
/// command line.
const APART: u64 = 20;
const MOST_NODES: u64 = 10_000;
const RESULT_SHARE: f64 = 0.3;

/// A net that learns.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LearningAsk {
    /// The game; its start.
    place: Place,
    /// An ending that is solved as a whole, every position of which is learned; from games of the search against itself if missing.
    #[serde(default)]
    ending: Option<String>,
    /// The class that says how right the net is; that of the ending if missing.
    #[serde(default)]
    truth: Option<String>,
    /// Plies that the net's search looks ahead there.
    #[serde(default = "usual_depth")]
    depth: u32,
    /// How many games.
    #[serde(default = "usual_games")]
    games: usize,
    /// Nodes for each move of them.
    #[serde(default = "usual_nodes")]
    nodes: u64,
    /// Random moves at the beginning of each: at least so many, and up to twice as many.
    #[serde(default = "usual_random")]
    random: usize,
    /// Hidden units for each side's view.
    #[serde(default = "usual_hidden")]
    hidden: usize,
    /// Times over all positions.
    #[serde(default = "usual_epochs")]
    epochs: usize,
    #[serde(default = "first_seed")]
    seed: u64,
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

fn first_seed() -> u64 {
    1
}

impl LearningAsk {
    /// What the net is called: by its ending or its game.
    fn net_name(&self, reached: &Reached) -> String {
        let name = self.ending.clone().unwrap_or_else(|| reached.bench.title().replace(' ', "-"));
        format!("{name}{}", EvalChoice::NET_ENDING)
    }

    fn recipe(&self, material: &Material) -> Recipe {
        let (result_share, scale) = match self.ending {
            Some(_) => (0.0, ENDING_SCALE),
            None => (RESULT_SHARE, fit_scale(&material.learned)),
        };
        let (batch, rate) = (STUDENT_BATCH, STUDENT_RATE);
        Recipe { hidden: self.hidden, epochs: self.epochs, batch, rate, result_share, scale, seed: self.seed }
    }

    /// Everything that is needed before anything is learned.
    fn prepare<'a>(&self, reached: &'a Reached, teller: &Teller<'_>) -> Result<Lesson<'a>, Stopped> {
        let lesson = match &self.ending {
            Some(ending) => self.of_ending(ending, reached, teller)?,
            None => self.of_games(reached, teller)?,
        };
        let Material { learned, apart, .. } = &lesson.material;
        match learned.is_empty() || apart.is_empty() {
            true => Err(Refusal::bad("the games have too few quiet positions: expected more games").into()),
            false => Ok(lesson),
        }
    }

    fn of_ending<'a>(
        &self,
        ending: &str,
        reached: &'a Reached,
        teller: &Teller<'_>,
    ) -> Result<Lesson<'a>, Stopped> {
        let learning = reached.bench.learning()?.for_ending(ending)?;
        let class = solved(reached, ending, teller)?;
        let make =
            |follow: LongWork<'_>| Material::of_ending(learning.as_ref(), class.as_ref(), APART, follow);
        let material = teller.stage("material", make)?;
        let check = self.truth_check(reached, teller)?;
        let own = || TruthCheck { bench: reached.bench.as_ref(), class, depth: self.depth };
        let check = Some(check.unwrap_or_else(own));
        Ok(Lesson { learning, material, check, source: format!("{ending}, ") })
    }

    fn of_games<'a>(&self, reached: &'a Reached, teller: &Teller<'_>) -> Result<Lesson<'a>, Stopped> {
        let learning = reached.bench.learning()?;
        let check = self.truth_check(reached, teller)?;
        let play = |follow: LongWork<'_>| own_games(learning.as_ref(), &self.plan(), self.games, follow);
        let games = teller.stage("games", play)?;
        let mut material = Material::new(learning.as_ref());
        material.add_games(learning.as_ref(), &games, Wanted::Every, APART)?;
        let source = format!("{} games, nodes {}, random {}, ", self.games, self.nodes, self.random);
        Ok(Lesson { learning, material, check, source })
    }

    fn truth_check<'a>(
        &self,
        reached: &'a Reached,
        teller: &Teller<'_>,
    ) -> Result<Option<TruthCheck<'a>>, Stopped> {
        let class = self.truth.as_ref().map(|name| solved(reached, name, teller)).transpose()?;
        Ok(class.map(|class| TruthCheck { bench: reached.bench.as_ref(), class, depth: self.depth }))
    }

    fn plan(&self) -> SelfPlay {
        SelfPlay {
            nodes: self.nodes,
            seed: self.seed,
            start: None,
            random_plies: self.random,
            eval: EvalChoice::Usual,
            until: Until::Over,
        }
    }
}

/// What a net is taught with.
struct Lesson<'a> {
    learning: Box<dyn Learning>,
    material: Material,
    check: Option<TruthCheck<'a>>,
    source: String,
}

/// A function set by hand, and how right it is.
type Beside = Option<(&'static str, WonCount)>;

impl Lesson<'_> {
    fn beside(&self, teller: &Teller<'_>) -> Result<Beside, LabError> {
        let follow = LongWork { stop: teller.stop().as_atomic(), progress: &|_, _| {} };
        let Some((check, name)) = self.check.as_ref().and_then(|check| Some((check, check.by_hand()?)))
        else {
            return Ok(None);
        };
        let count = check.won_by(EvalChoice::Preset(name.into()), teller.stop(), follow)?;
        Ok(Some((name, count)))
    }

    fn won(&self, net: &Net, teller: &Teller<'_>) -> Result<Option<WonCount>, LabError> {
        let follow = LongWork { stop: teller.stop().as_atomic(), progress: &|_, _| {} };
        self.check.as_ref().map(|check| check.won(net.clone(), teller.stop(), follow)).transpose()
    }
}

impl Run for LearningAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &Limits) -> Result<(), Refusal> {
        if self.place.position.is_some() || !self.place.moves.is_empty() {
            return Err(Refusal::bad("a net learns a whole game or an ending: expected no position"));
        }
        if !self.hidden.is_multiple_of(GROUP) {
            let error = format!("hidden {}: expected a multiple of {GROUP}", self.hidden);
            return Err(Refusal::bad(error));
        }
        at_least("hidden", self.hidden as u64, GROUP as u64)?;
        at_most("hidden", self.hidden as u64, MOST_HIDDEN as u64)?;
        at_least("epochs", self.epochs as u64, 1)?;
        at_most("epochs", self.epochs as u64, MOST_EPOCHS as u64)?;
        at_least("games", self.games as u64, 1)?;
        at_most("games", self.games as u64, limits.games as u64)?;
        at_least("nodes", self.nodes, 1)?;
        at_most("nodes", self.nodes, MOST_NODES)?;
        at_most("random", self.random as u64, MOST_RANDOM as u64)?;
        at_least("depth", self.depth.into(), 1)?;
        at_most("depth", self.depth.into(), DEEPEST.into())
    }

    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        let Some(command) = Command::new("net train", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let games = self.ending.is_none().then_some(self.games);
        let has_truth = self.ending.is_some() || self.truth.is_some();
        let command = command
            .maybe("ending", self.ending.as_deref())
            .maybe("games", games)
            .maybe("nodes", games.map(|_| self.nodes))
            .maybe("random", games.map(|_| self.random))
            .maybe("truth", self.truth.as_deref())
            .maybe("depth", has_truth.then_some(self.depth))
            .flag("hidden", self.hidden)
            .flag("epochs", self.epochs)
            .flag("batch", STUDENT_BATCH)
            .flag("rate", STUDENT_RATE)
            .flag("seed", self.seed);
        Ok(Some(command.flag("out", self.net_name(reached))))
    }

    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let lesson = self.prepare(reached, teller)?;
        let Material { learned, apart, .. } = &lesson.material;
        let recipe = self.recipe(&lesson.material);
        let words = recipe_words(&lesson.source, &recipe, learned.len());
        let game = lesson.learning.name();
        let mut trainer = Trainer::new(learned, recipe);
        let beside = lesson.beside(teller)?;
        let before = lesson.won(&trainer.net(&game, &words), teller)?;
        let first = Learned { epoch: 0, learned: None, apart: None, truth: before };
        let mut trained = Trained {
            game: game.clone(),
            recipe: words.clone(),
            positions: learned.len(),
            apart: apart.len(),
            scale: trainer.recipe().scale,
            epochs: before.map(|_| first).into_iter().collect(),
        };
        let mut finding = Finding::default();
        for epoch in 0..self.epochs {
            teller.progress("epochs", epoch as u64, self.epochs as u64);
            let goes_on = &mut |_| !teller.stop().as_atomic().load(Ordering::Relaxed);
            let done = trainer.epoch(learned, apart, goes_on).ok_or(Stopped::Early)?;
            let net = trainer.net(&game, &words);
            trained.epochs.push(Learned::after(&done, lesson.won(&net, teller)?));
            finding = self.finding(reached, &trained, beside, net);
            teller.found(finding.clone());
        }
        Ok(finding)
    }
}

impl LearningAsk {
    fn finding(&self, reached: &Reached, trained: &Trained, beside: Beside, net: Net) -> Finding {
        let name = self.net_name(reached);
        let points = |number: fn(&Learned) -> Option<f64>| -> Vec<(f64, f64)> {
            trained.epochs.iter().filter_map(|row| Some((row.epoch as f64, number(row)?))).collect()
        };
        let errors = [points(|row| row.learned), points(|row| row.apart)];
        let won = points(|row| row.truth.map(WonCount::percent));
        let (first, last) = (trained.epochs.first(), trained.epochs.last());
        let truth = |row: Option<&Learned>| row.and_then(|row| row.truth);
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
        let by_hand = beside.map(|(name, count)| {
            let level: Vec<(f64, f64)> = won.iter().map(|&(epoch, _)| (epoch, count.percent())).collect();
            Curve::of(name, &level)
        });
        let curves = [Curve::of("won", &won)].into_iter().chain(by_hand).collect();
        let right = (!won.is_empty()).then(|| chart("right", "won", curves));
        let curves = vec![Curve::of("learned", &errors[0]), Curve::of("apart", &errors[1])];
        Finding {
            sentence: if won.is_empty() { "learning" } else { "learning-truth" },
            figures,
            charts: right.into_iter().chain([chart("learning", "error", curves)]).collect(),
            file: Some(file(name.clone(), "application/octet-stream", &net.to_bytes())),
            eval: Some(EvalChoice::Net { name, net: Arc::new(net) }),
            json: serde_json::to_string_pretty(trained).expect("plain data can be written"),
            ..Finding::default()
        }
    }
}

fn chart(name: &'static str, y: &'static str, series: Vec<Curve>) -> Chart {
    Chart { name, x: "epochs", y, shape: Shape::Lines, logarithmic: false, categories: Vec::new(), series }
}
