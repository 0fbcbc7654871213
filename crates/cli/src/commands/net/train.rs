//! `plywood net train`: a net from samples.

use super::{learning, read_samples};
use crate::args::NetTrain;
use crate::progress::bar;
use crate::{interrupt, output};
use anyhow::{Context, ensure};
use draw::chart::{Frame, Series, lines};
use net::{GameSample, Lesson, Positions, Recipe, Seen, Trainer, fit_scale};
use rayon::prelude::*;
use serde::Serialize;
use session::{Learning, SessionError};
use std::collections::HashSet;
use std::path::Path;
use std::time::Instant;

/// Positions with a larger score are decided: nothing is to be learned from them.
const MAX_SCORE: f32 = 3000.0;
/// Games that one thread goes through at a time.
const GAMES: usize = 64;
/// A larger file is no training of ours.
const MAX_STATE_BYTES: u64 = 1 << 30;

/// What became of it.
#[derive(Serialize)]
struct Trained {
    game: String,
    net: String,
    recipe: String,
    positions: usize,
    apart: usize,
    scale: i32,
    epochs: Vec<LessonView>,
    seconds: f64,
    positions_per_second: f64,
}

#[derive(Serialize)]
struct LessonView {
    epoch: usize,
    learned: f64,
    apart: f64,
}

pub fn run(args: &NetTrain) -> anyhow::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.into()).build()?;
    pool.install(|| train(args))
}

fn train(args: &NetTrain) -> anyhow::Result<()> {
    let learning = learning(&args.place)?;
    let (learned, apart) = load(args, learning.as_ref())?;
    ensure!(
        !learned.is_empty() && !apart.is_empty(),
        "{} and {} quiet positions are too few: expected some to learn from and some to keep apart",
        learned.len(),
        apart.len()
    );
    let recipe = Recipe {
        hidden: args.hidden,
        epochs: args.epochs,
        batch: args.batch,
        rate: args.rate,
        result_share: args.result_share,
        scale: args.scale.unwrap_or_else(|| fit_scale(&learned)),
        seed: args.seed,
    };
    let words = words(&recipe, learned.len());
    say(args, &format!("{words}, {} kept apart\n", output::count(apart.len() as u64)))?;
    let state = args.out.with_extension("training");
    let mut trainer = begin(args, recipe, &learned, &state)?;
    let (started, done) = (Instant::now(), trainer.lessons().len());
    let _ = interrupt::stop_flag();
    while trainer.lessons().len() < args.epochs {
        let lesson = epoch(args, &mut trainer, &learned, &apart)?;
        let Some(lesson) = lesson else { break };
        say(args, &line(args, &lesson, trainer.lessons().len() - done, learned.len(), started))?;
        files::write_whole(&args.out, &trainer.net(&learning.name(), &words).to_bytes())?;
        files::write_whole(&state, &trainer.to_bytes())?;
        write_curve(&args.out, trainer.lessons())?;
    }
    let seconds = started.elapsed().as_secs_f64();
    let gone = learned.len() * (trainer.lessons().len() - done);
    let trained = Trained {
        game: learning.name(),
        net: args.out.display().to_string(),
        recipe: words,
        positions: learned.len(),
        apart: apart.len(),
        scale: trainer.recipe().scale,
        epochs: trainer.lessons().iter().map(view).collect(),
        seconds,
        positions_per_second: gone as f64 / seconds.max(1e-9),
    };
    finish(args, &trained)
}

fn view(lesson: &Lesson) -> LessonView {
    LessonView { epoch: lesson.epoch, learned: lesson.learned, apart: lesson.apart }
}

fn say(args: &NetTrain, text: &str) -> anyhow::Result<()> {
    if args.print.json { Ok(()) } else { output::say(text) }
}

fn finish(args: &NetTrain, trained: &Trained) -> anyhow::Result<()> {
    if args.print.json {
        return output::json(trained);
    }
    let speed = output::count(trained.positions_per_second as u64);
    output::say(&format!("wrote {} in {:.0} s, {speed} positions/s\n", trained.net, trained.seconds))
}

fn line(args: &NetTrain, lesson: &Lesson, epochs: usize, positions: usize, started: Instant) -> String {
    let speed = (epochs * positions) as f64 / started.elapsed().as_secs_f64().max(1e-9);
    let Lesson { epoch, learned, apart } = lesson;
    format!(
        "epoch {epoch} of {}: error {learned:.5} learned, {apart:.5} kept apart, {} positions/s\n",
        args.epochs,
        output::count(speed as u64)
    )
}

/// How the net is made, in words; it is kept in the net.
fn words(recipe: &Recipe, positions: usize) -> String {
    format!(
        "{} positions, hidden {}, {} epochs, batch {}, rate {}, result share {}, scale {}, seed {}",
        output::count(positions as u64),
        recipe.hidden,
        recipe.epochs,
        recipe.batch,
        recipe.rate,
        recipe.result_share,
        recipe.scale,
        recipe.seed
    )
}

/// Reads all samples: quiet, undecided positions, each once, whole games kept apart.
fn load(args: &NetTrain, learning: &dyn Learning) -> anyhow::Result<(Positions, Positions)> {
    let mut all = [Positions::new(learning.layout()), Positions::new(learning.layout())];
    let (mut number, mut known) = (0, HashSet::new());
    for file in &args.samples {
        let games = read_samples(file, learning)?.games;
        let parts: Result<Vec<[Positions; 2]>, SessionError> = games
            .par_chunks(GAMES)
            .enumerate()
            .map(|(index, games)| replay(learning, games, number + (index * GAMES) as u64, args.apart))
            .collect();
        for [learned, apart] in parts.with_context(|| format!("'{}'", file.display()))? {
            all[1].append(&apart, &mut known);
            all[0].append(&learned, &mut known);
        }
        number += games.len() as u64;
    }
    Ok(all.into())
}

fn replay(
    learning: &dyn Learning,
    games: &[GameSample],
    first: u64,
    one_of: u64,
) -> Result<[Positions; 2], SessionError> {
    let mut parts = [Positions::new(learning.layout()), Positions::new(learning.layout())];
    for (number, game) in (first..).zip(games) {
        let part = &mut parts[usize::from(number.is_multiple_of(one_of))];
        learning.replay(game, &mut |seen: &Seen| {
            if seen.quiet && seen.labels.score.abs() <= MAX_SCORE {
                part.push(seen);
            }
        })?;
    }
    Ok(parts)
}

fn begin(args: &NetTrain, recipe: Recipe, learned: &Positions, state: &Path) -> anyhow::Result<Trainer> {
    if !args.resume {
        return Ok(Trainer::new(learned, recipe));
    }
    let bytes = files::read_bytes(state, MAX_STATE_BYTES)?;
    Trainer::resume(learned, recipe, &bytes)
        .with_context(|| format!("'{}' is no training of a net of this size", state.display()))
}

fn epoch(
    args: &NetTrain,
    trainer: &mut Trainer,
    learned: &Positions,
    apart: &Positions,
) -> anyhow::Result<Option<Lesson>> {
    let bar = bar((learned.len() * args.epochs) as u64);
    let before = learned.len() * trainer.lessons().len();
    let lesson = trainer.epoch(learned, apart, &mut |progress| {
        bar.set_position((before + progress.done) as u64);
        !interrupt::was_raised()
    });
    bar.finish_and_clear();
    Ok(lesson)
}

/// The learning curve, as numbers and as a picture.
fn write_curve(out: &Path, lessons: &[Lesson]) -> anyhow::Result<()> {
    let row = |lesson: &Lesson| format!("{},{:.6},{:.6}\n", lesson.epoch, lesson.learned, lesson.apart);
    let csv = lessons.iter().map(row).collect::<String>();
    files::write_whole(&out.with_extension("csv"), format!("epoch,learned,apart\n{csv}").as_bytes())?;
    let series = |name: &str, error: fn(&Lesson) -> f64| Series {
        name: name.into(),
        points: lessons.iter().map(|lesson| (lesson.epoch as f64, error(lesson))).collect(),
    };
    let frame = Frame::new("Learning curve", "epoch", "mean squared error");
    let chart = lines(&frame, &[series("learned", |l| l.learned), series("kept apart", |l| l.apart)]);
    Ok(files::write_whole(&out.with_extension("svg"), chart.as_bytes())?)
}
