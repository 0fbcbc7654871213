//! `plywood net train`: a net from samples, from games played for it, or from an ending that is solved.

use super::read_samples;
use crate::args::{NetTrain, Value};
use crate::progress::{bar, watched};
use crate::{interrupt, output, setup};
use anyhow::{Context, ensure};
use lab::LongWork;
use lab::learn::{
    ENDING_SCALE, Learned, LearningCurve, Material, STUDENT_BATCH, STUDENT_RATE, Trained, TruthCheck, Wanted,
    WonCount, own_games, recipe_words,
};
use net::{Lesson, Positions, Recipe, Trainer, fit_scale};
use serde::Serialize;
use session::{EvalChoice, Learning, Playable, SelfPlay, SolvedClass, Until};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// How nets are trained on samples when nobody says: a few minutes, and no change by few positions alone.
const HIDDEN: usize = 64;
const EPOCHS: usize = 20;
const BATCH: usize = 8192;
const RATE: f64 = 0.001;
/// A larger file is no training of ours.
const MAX_STATE_BYTES: u64 = 1 << 30;

/// What became of it, and how long it took.
#[derive(Serialize)]
struct TrainedView {
    net: String,
    #[serde(flatten)]
    trained: Trained,
    seconds: f64,
    positions_per_second: f64,
}

/// What a net is taught with.
struct School<'a> {
    learning: Box<dyn Learning>,
    material: Material,
    check: Option<TruthCheck<'a>>,
    /// Where the positions come from, in words, if not from files.
    source: String,
    /// Other value functions, and how right each is.
    beside: Vec<(String, WonCount)>,
}

pub fn run(args: &NetTrain) -> anyhow::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.into()).build()?;
    pool.install(|| train(args))
}

fn train(args: &NetTrain) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let school = open_school(args, bench.as_ref())?;
    let Material { learned, apart, .. } = &school.material;
    ensure!(
        !learned.is_empty() && !apart.is_empty(),
        "{} and {} quiet positions are too few: expected some to learn from and some to keep apart",
        learned.len(),
        apart.len()
    );
    let recipe = recipe(args, bench.as_ref(), learned);
    let epochs = recipe.epochs;
    let words = recipe_words(&school.source, &recipe, learned.len());
    say(args, &format!("{words}, {} kept apart\n", output::count(apart.len() as u64)))?;
    let state = args.out.with_extension("training");
    let mut trainer = begin(args, recipe, learned, &state)?;
    let (started, done) = (Instant::now(), trainer.lessons().len());
    let mut curve = begin_curve(args, &school, &trainer)?;
    let _ = interrupt::stop_flag();
    while trainer.lessons().len() < epochs {
        let Some(lesson) = epoch(&mut trainer, &school.material) else { break };
        let net = trainer.net(&school.learning.name(), &words);
        files::write_whole(&args.out, &net.to_bytes())?;
        files::write_whole(&state, &trainer.to_bytes())?;
        let row = Learned::after(&lesson, school.check.as_ref().map(|check| won(check, net)).transpose()?);
        curve.0.push(row);
        let speed = speed(learned.len() * (trainer.lessons().len() - done), started);
        say(args, &line(&row, epochs, speed))?;
        write_curve(args, &curve, &school)?;
    }
    let seconds = started.elapsed().as_secs_f64();
    let positions_per_second = speed(learned.len() * (trainer.lessons().len() - done), started);
    let trained = Trained {
        game: school.learning.name(),
        recipe: words,
        positions: learned.len(),
        apart: apart.len(),
        scale: trainer.recipe().scale,
        epochs: curve.0,
    };
    let net = args.out.display().to_string();
    let view = TrainedView { net, trained, seconds, positions_per_second };
    finish(args, &view)
}

/// Everything that is needed before anything is learned.
fn open_school<'a>(args: &NetTrain, bench: &'a dyn Playable) -> anyhow::Result<School<'a>> {
    let learning = match &args.base {
        Some(base) => bench.learning()?.on_base(base)?,
        None => bench.learning()?,
    };
    let solved = |name: &str| watched(|follow| bench.class(name, follow));
    let lesson = lesson(bench);
    let depth = args.check.depth.unwrap_or(lesson.depth);
    let check = |class: Box<dyn SolvedClass>| TruthCheck { bench, class, depth };
    if let Some(ending) = &args.source.ending {
        let learning = learning.for_ending(ending)?;
        let class = solved(ending)?;
        let material =
            watched(|follow| Material::of_ending(learning.as_ref(), class.as_ref(), args.apart, follow))?;
        let class = args.check.truth.as_deref().map(solved).transpose()?.unwrap_or(class);
        let source = format!("{ending}, ");
        return with_check(
            args,
            School { learning, material, check: Some(check(class)), source, beside: Vec::new() },
        );
    }
    let mut material = Material::new(learning.as_ref());
    let source = match args.source.games {
        Some(count) => {
            let plan = plan(args, &lesson);
            let games = watched(|follow| own_games(learning.as_ref(), &plan, count, follow))?;
            material.add_games(learning.as_ref(), &games, Wanted::Every, args.apart)?;
            format!("{} games, nodes {}, random {}, ", count, plan.nodes, plan.random_plies)
        }
        None => {
            for file in &args.source.samples {
                let games = read_samples(file, bench.learning()?.as_ref())?.games;
                let added = material.add_games(learning.as_ref(), &games, Wanted::Open, args.apart);
                added.with_context(|| format!("'{}'", file.display()))?;
            }
            String::new()
        }
    };
    let check = args.check.truth.as_deref().map(|name| solved(name).map(check)).transpose()?;
    with_check(args, School { learning, material, check, source, beside: Vec::new() })
}

/// The school, and how right other value functions are.
fn with_check<'a>(args: &NetTrain, school: School<'a>) -> anyhow::Result<School<'a>> {
    let Some(check) = &school.check else { return Ok(school) };
    let usual = check.by_hand().map(String::from);
    let names = if args.check.beside.is_empty() { usual.as_slice() } else { &args.check.beside };
    let stop = interrupt::stop_flag();
    let count = |name: &String| {
        let eval = setup::eval(&Value { eval: Some(name.clone()) })?;
        Ok((name.clone(), watched(|follow| check.won_by(eval, &stop, follow))?))
    };
    let beside = names.iter().map(count).collect::<anyhow::Result<Vec<_>>>()?;
    Ok(School { beside, ..school })
}

/// How the game is taught when nobody says otherwise.
fn lesson(bench: &dyn Playable) -> session::Lesson {
    bench.description().lesson.unwrap_or(session::Lesson::PLAIN)
}

fn plan(args: &NetTrain, lesson: &session::Lesson) -> SelfPlay {
    SelfPlay {
        nodes: args.source.nodes.unwrap_or(lesson.nodes),
        seed: args.seed,
        start: setup::at(&args.place).position,
        random_plies: args.source.random.map_or(lesson.random, usize::from),
        eval: EvalChoice::Usual,
        until: Until::Over,
    }
}

/// Of an ending every score says the result too.
fn recipe(args: &NetTrain, bench: &dyn Playable, learned: &Positions) -> Recipe {
    let is_ending = args.source.ending.is_some();
    let fitted = || if is_ending { ENDING_SCALE } else { fit_scale(learned) };
    let (hidden, epochs, batch, rate) = match args.source.samples.is_empty() {
        true => (lesson(bench).hidden, lesson(bench).epochs, STUDENT_BATCH, STUDENT_RATE),
        false => (HIDDEN, EPOCHS, BATCH, RATE),
    };
    Recipe {
        hidden: args.hidden.unwrap_or(hidden),
        epochs: args.epochs.unwrap_or(epochs),
        batch: args.batch.unwrap_or(batch),
        rate: args.rate.unwrap_or(rate),
        result_share: if is_ending { 0.0 } else { args.result_share },
        scale: args.scale.unwrap_or_else(fitted),
        seed: args.seed,
    }
}

fn say(args: &NetTrain, text: &str) -> anyhow::Result<()> {
    if args.print.json { Ok(()) } else { output::say(text) }
}

fn finish(args: &NetTrain, trained: &TrainedView) -> anyhow::Result<()> {
    if args.print.json {
        return output::json(trained);
    }
    let speed = output::count(trained.positions_per_second as u64);
    output::say(&format!("wrote {} in {:.0} s, {speed} positions/s\n", trained.net, trained.seconds))
}

fn speed(positions: usize, started: Instant) -> f64 {
    positions as f64 / started.elapsed().as_secs_f64().max(1e-9)
}

fn line(row: &Learned, epochs: usize, speed: f64) -> String {
    let error = |error: Option<f64>| error.unwrap_or_default();
    format!(
        "epoch {} of {}: error {:.5} learned, {:.5} kept apart, {}{} positions/s\n",
        row.epoch,
        epochs,
        error(row.learned),
        error(row.apart),
        row.truth.map_or(String::new(), |truth| truth_told(truth) + ", "),
        output::count(speed as u64)
    )
}

fn truth_told(truth: WonCount) -> String {
    let count = |number: usize| output::count(number as u64);
    format!("wins {} of {} ({:.1} %)", count(truth.won), count(truth.positions), truth.percent())
}

fn begin(args: &NetTrain, recipe: Recipe, learned: &Positions, state: &Path) -> anyhow::Result<Trainer> {
    if !args.resume {
        return Ok(Trainer::new(learned, recipe));
    }
    let bytes = files::read_bytes(state, MAX_STATE_BYTES)?;
    Trainer::resume(learned, recipe, &bytes)
        .with_context(|| format!("'{}' is no training of a net of this size", state.display()))
}

/// What is there before this run: earlier epochs, or a net that has learned nothing.
fn begin_curve(args: &NetTrain, school: &School<'_>, trainer: &Trainer) -> anyhow::Result<LearningCurve> {
    let before = trainer.lessons().iter().map(|lesson| Learned::after(lesson, None));
    let mut curve = LearningCurve(before.collect());
    if let (Some(check), true) = (&school.check, curve.0.is_empty()) {
        let truth = won(check, trainer.net(&school.learning.name(), "nothing learned"))?;
        curve.0.push(Learned { epoch: 0, learned: None, apart: None, truth: Some(truth) });
        let (class, depth) = (check.class.name(), check.depth);
        let told = |(name, count): &(String, WonCount)| format!("; {name} {}", truth_told(*count));
        let beside: String = school.beside.iter().map(told).collect();
        say(
            args,
            &format!("{class}, won positions at depth {depth}: before {}{beside}\n", truth_told(truth)),
        )?;
    }
    Ok(curve)
}

fn won(check: &TruthCheck<'_>, net: net::Net) -> anyhow::Result<WonCount> {
    let follow = LongWork { stop: interrupt::raised(), progress: &|_, _| {} };
    Ok(check.won(net, &interrupt::stop_flag(), follow)?)
}

fn epoch(trainer: &mut Trainer, material: &Material) -> Option<Lesson> {
    let Material { learned, apart, .. } = material;
    let bar = bar((learned.len() * trainer.recipe().epochs) as u64);
    let before = learned.len() * trainer.lessons().len();
    let lesson = trainer.epoch(learned, apart, &mut |progress| {
        bar.set_position((before + progress.done) as u64);
        !interrupt::was_raised()
    });
    bar.finish_and_clear();
    lesson
}

/// The learning curve and the won positions, as numbers and as pictures.
fn write_curve(args: &NetTrain, curve: &LearningCurve, school: &School<'_>) -> anyhow::Result<()> {
    files::write_whole(&args.out.with_extension("csv"), curve.csv().as_bytes())?;
    files::write_whole(&args.out.with_extension("svg"), curve.errors_chart().as_bytes())?;
    let title = |check: &TruthCheck<'_>| {
        format!("Won positions of {} that a search of depth {} wins", check.class.name(), check.depth)
    };
    match school.check.as_ref().and_then(|check| curve.truth_chart(&title(check), &school.beside)) {
        Some(chart) => Ok(files::write_whole(&truth_file(&args.out), chart.as_bytes())?),
        None => Ok(()),
    }
}

fn truth_file(out: &Path) -> PathBuf {
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    out.with_file_name(format!("{stem}-truth.svg"))
}
