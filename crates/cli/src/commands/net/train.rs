//! `plywood net train`: a net from samples, from games played for it, or from an ending that is solved.

use super::read_samples;
use crate::args::{NetTrain, ValueArgs};
use crate::progress::{bar, carried};
use crate::{interrupt, output, setup};
use anyhow::{Context, ensure};
use lab::LearningAsk;
use lab::learn::{
    EpochFigures, LearningCurve, Material, NetLesson, STUDENT_BATCH, STUDENT_RATE, Trained, Training,
    TruthCheck, Wanted, WonCount,
};
use net::{Net, Trainer, TrainingRecipe};
use serde::Serialize;
use serde_json::json;
use session::{Lesson as GameLesson, ReachedPlace, StopFlag};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// How nets are trained on samples by default: a few minutes, and no change by few positions alone.
const HIDDEN: usize = 64;
const EPOCHS: usize = 20;
const BATCH: usize = 8192;
const RATE: f64 = 0.001;
/// The message about a training that a signal ended too soon.
const NOTHING_KEPT: &str =
    "stopped before the first epoch was over: nothing of it is kept; the same command begins again";
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

pub fn run(args: &NetTrain) -> anyhow::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.into()).build()?;
    pool.install(|| train(args))
}

fn train(args: &NetTrain) -> anyhow::Result<()> {
    let reached = setup::reach(&args.place)?;
    let ask = asked(args, &reached)?;
    crate::commands::lab::keep(&args.save, "learning", &ask)?;
    let lesson = lesson(args, &ask, &reached)?;
    let Material { learned, apart, .. } = &lesson.material;
    let (learned, recipe) = (learned.len(), ask.recipe(&lesson.material));
    let kept_apart = output::count(apart.len() as u64);
    say(args, &format!("{}, {kept_apart} kept apart\n", lesson.words(&recipe)))?;
    let state = args.out.with_extension("training");
    let (trainer, stop) = (begin(args, recipe, &lesson, &state)?, interrupt::stop_flag());
    let mut training = Training::begin(&lesson, trainer, &stop)?;
    say_before(args, &lesson, &training)?;
    let (started, before) = (Instant::now(), training.done());
    while let Some(net) = epoch(&mut training, &stop) {
        files::write_whole(&args.out, &net.to_bytes())?;
        files::write_whole(&state, &training.state())?;
        training.write_down(&net, &stop)?;
        let speed = speed(learned * (training.done() - before), started);
        say(
            args,
            &training.trained.epochs.last().map_or_else(String::new, |row| line(row, ask.epochs, speed)),
        )?;
        write_curve(args, &training.trained, &lesson)?;
    }
    let done = training.done();
    if interrupt::was_raised() {
        ensure!(done > 0, NOTHING_KEPT);
        output::tell(&format!("plywood: {}\n", describe_stop(args, done, ask.epochs)));
    }
    let seconds = started.elapsed().as_secs_f64();
    let positions_per_second = speed(learned * (done - before), started);
    let net = args.out.display().to_string();
    finish(args, &TrainedView { net, trained: training.trained, seconds, positions_per_second })
}

/// What is asked of the laboratory.
fn asked(args: &NetTrain, reached: &ReachedPlace) -> anyhow::Result<LearningAsk> {
    let usual = reached.bench.description().lab.lesson.unwrap_or(GameLesson::PLAIN);
    let (hidden, epochs, batch, rate) = match args.samples.is_empty() {
        true => (usual.hidden, usual.epochs, STUDENT_BATCH, STUDENT_RATE),
        false => (HIDDEN, EPOCHS, BATCH, RATE),
    };
    let beside = args.beside.iter().map(|name| setup::eval(&ValueArgs { eval: Some(name.clone()) }));
    Ok(args.ask.ask(json!({
        "place": setup::place(reached),
        "depth": usual.depth,
        "games": usual.games,
        "nodes": usual.nodes,
        "random": usual.random,
        "hidden": hidden,
        "epochs": epochs,
        "batch": batch,
        "rate": rate,
        "beside": beside.collect::<Result<Vec<_>, _>>()?,
    }))?)
}

/// Everything that is needed before anything is learned.
fn lesson<'a>(
    args: &NetTrain,
    ask: &LearningAsk,
    reached: &'a ReachedPlace,
) -> anyhow::Result<NetLesson<'a>> {
    if args.samples.is_empty() {
        return Ok(carried(|caller| ask.prepare(reached, caller))?);
    }
    let learning = ask.learning(reached)?;
    let mut material = Material::new(learning.as_ref());
    for file in &args.samples {
        let games = read_samples(file, reached.bench.learning()?.as_ref())?.games;
        let added = material.add_games(learning.as_ref(), &games, Wanted::Open, ask.apart);
        added.with_context(|| format!("'{}'", file.display()))?;
    }
    Ok(carried(|caller| ask.prepare_with(reached, material, caller))?)
}

/// What is kept of a training that a signal ended, and how it goes on.
fn describe_stop(args: &NetTrain, done: usize, epochs: usize) -> String {
    let (net, state) = (args.out.display(), args.out.with_extension("training"));
    let state = state.display();
    format!(
        "stopped after epoch {done} of {epochs}: {net} and {state} are kept; the same command with --resume goes on"
    )
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

fn line(row: &EpochFigures, epochs: usize, speed: f64) -> String {
    let error = |error: Option<f64>| error.unwrap_or_default();
    format!(
        "epoch {} of {}: error {:.5} learned, {:.5} kept apart, {}{} positions/s\n",
        row.epoch,
        epochs,
        error(row.learned),
        error(row.apart),
        row.truth.map_or(String::new(), |truth| describe_truth(truth) + ", "),
        output::count(speed as u64)
    )
}

fn describe_truth(truth: WonCount) -> String {
    let count = |number: usize| output::count(number as u64);
    format!("wins {} of {} ({:.1} %)", count(truth.won), count(truth.positions), truth.percent())
}

fn begin(
    args: &NetTrain,
    recipe: TrainingRecipe,
    lesson: &NetLesson<'_>,
    state: &Path,
) -> anyhow::Result<Trainer> {
    let learned = &lesson.material.learned;
    if !args.resume {
        return Ok(Trainer::new(learned, recipe));
    }
    let bytes = files::read_bytes(state, MAX_STATE_BYTES)?;
    Trainer::resume(learned, recipe, &bytes)
        .with_context(|| format!("'{}' is no training of a net of this size", state.display()))
}

/// Says how right a net is that has learned nothing, and other value functions.
fn say_before(args: &NetTrain, lesson: &NetLesson<'_>, training: &Training<'_>) -> anyhow::Result<()> {
    let first = training.trained.epochs.first().filter(|row| row.epoch == 0);
    let (Some(check), Some(truth)) = (&lesson.check, first.and_then(|row| row.truth)) else { return Ok(()) };
    let (class, depth) = (check.class.name(), check.depth);
    let told = |(name, count): &(String, WonCount)| format!("; {name} {}", describe_truth(*count));
    let beside: String = lesson.beside.iter().map(told).collect();
    say(args, &format!("{class}, won positions at depth {depth}: before {}{beside}\n", describe_truth(truth)))
}

fn epoch(training: &mut Training<'_>, stop: &StopFlag) -> Option<Net> {
    let bar = bar(0);
    let net = training.epoch(stop, &mut |done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    net
}

/// The learning curve and the won positions, as numbers and as pictures.
fn write_curve(args: &NetTrain, trained: &Trained, lesson: &NetLesson<'_>) -> anyhow::Result<()> {
    let curve = LearningCurve(trained.epochs.clone());
    files::write_whole(&args.out.with_extension("csv"), curve.csv().as_bytes())?;
    files::write_whole(&args.out.with_extension("svg"), curve.errors_chart().as_bytes())?;
    let title = |check: &TruthCheck<'_>| {
        format!("Won positions of {} that a search of depth {} wins", check.class.name(), check.depth)
    };
    match lesson.check.as_ref().and_then(|check| curve.truth_chart(&title(check), &lesson.beside)) {
        Some(chart) => Ok(files::write_whole(&truth_file(&args.out), chart.as_bytes())?),
        None => Ok(()),
    }
}

fn truth_file(out: &Path) -> PathBuf {
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    out.with_file_name(format!("{stem}-truth.svg"))
}
