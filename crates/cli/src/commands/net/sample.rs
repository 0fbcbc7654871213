//! `plywood net sample`: games of the search against itself.

use super::{learning, read_samples};
use crate::args::NetSample;
use crate::progress::bar;
use crate::{interrupt, output, setup};
use anyhow::ensure;
use net::{GameSample, SampleFile};
use serde::Serialize;
use session::{EvalChoice, Learning, SelfPlay, Shard, Until};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What is played is written this often.
const WRITE_EVERY: Duration = Duration::from_secs(2);

/// What became of it.
#[derive(Serialize)]
struct Sampled {
    game: String,
    file: String,
    /// Of the file.
    games: usize,
    positions: usize,
    quiet: usize,
    bytes: u64,
    /// Of this run.
    played: usize,
    seconds: f64,
    positions_per_second: f64,
}

pub fn run(args: &NetSample) -> anyhow::Result<()> {
    ensure!(
        args.games.is_some() || args.positions.is_some() || args.time.is_some(),
        "no limit: expected --games, --positions or --time"
    );
    let learning = learning(&args.place)?;
    let plan = SelfPlay {
        nodes: args.nodes,
        seed: args.seed,
        start: setup::at(&args.place).position,
        random_plies: args.random.into(),
        eval: setup::eval(&args.value)?,
        until: Until::Sure,
    };
    let mut file = SampleOutput::open(&args.out, learning.as_ref(), &recipe(&plan))?;
    let sampled = play(args, learning.as_ref(), &plan, &mut file)?;
    if args.print.json {
        return output::json(&sampled);
    }
    output::say(&format!(
        "{}: {} games, {} positions, {} of them quiet, {} bytes; now {} games in {:.1} s, {:.0} positions/s\n",
        sampled.file,
        output::count(sampled.games as u64),
        output::count(sampled.positions as u64),
        output::count(sampled.quiet as u64),
        output::count(sampled.bytes),
        output::count(sampled.played as u64),
        sampled.seconds,
        sampled.positions_per_second,
    ))
}

/// How games are played, in words: who goes on with a file must play them alike.
fn recipe(plan: &SelfPlay) -> String {
    let eval = match &plan.eval {
        EvalChoice::Net { net, .. } => format!("a net ({})", net.recipe),
        other => other.name("own"),
    };
    let start = plan.start.as_ref().map_or(String::new(), |start| format!(", from {start}"));
    format!("nodes {}, random {}, seed {}, eval {eval}{start}", plan.nodes, plan.random_plies, plan.seed)
}

fn play(
    args: &NetSample,
    learning: &dyn Learning,
    plan: &SelfPlay,
    file: &mut SampleOutput,
) -> anyhow::Result<Sampled> {
    let mut player = learning.player(plan)?;
    let shard = args.shard.unwrap_or(Shard::WHOLE);
    let (started, mut written) = (Instant::now(), Instant::now());
    let (played_before, positions_before) = (file.games, file.positions);
    let bar = bar(args.games.or(args.positions).unwrap_or_default() as u64);
    let last = args.games.unwrap_or(usize::MAX).min(u32::MAX as usize);
    let wanted = args.positions.unwrap_or(usize::MAX);
    let _ = interrupt::stop_flag();
    for number in (file.next..last).filter(|&number| shard.holds(number)) {
        let is_over = args.time.is_some_and(|time| started.elapsed() >= time);
        if is_over || file.quiet >= wanted || interrupt::was_raised() {
            break;
        }
        if let Some(game) = player.play(number as u32)? {
            file.add(&game);
        }
        bar.set_position(if args.games.is_some() { number as u64 } else { file.quiet as u64 });
        if written.elapsed() >= WRITE_EVERY {
            file.write()?;
            written = Instant::now();
        }
    }
    file.write()?;
    bar.finish_and_clear();
    let seconds = started.elapsed().as_secs_f64();
    Ok(Sampled {
        game: learning.name(),
        file: args.out.display().to_string(),
        games: file.games,
        positions: file.positions,
        quiet: file.quiet,
        bytes: file.bytes,
        played: file.games - played_before,
        seconds,
        positions_per_second: (file.positions - positions_before) as f64 / seconds.max(1e-9),
    })
}

/// A file of samples that grows.
struct SampleOutput {
    file: PathBuf,
    waiting: Vec<u8>,
    /// The number of the next game of the series.
    next: usize,
    games: usize,
    positions: usize,
    quiet: usize,
    bytes: u64,
}

impl SampleOutput {
    /// Opens a file to go on with it, or begins one.
    fn open(file: &Path, learning: &dyn Learning, recipe: &str) -> anyhow::Result<SampleOutput> {
        let known = if file.exists() { Some(read_samples(file, learning)?) } else { None };
        let mut kept = SampleOutput {
            file: file.into(),
            waiting: Vec::new(),
            next: 0,
            games: 0,
            positions: 0,
            quiet: 0,
            bytes: 0,
        };
        match known {
            Some(known) => {
                ensure!(
                    known.recipe == recipe,
                    "'{}' has games played by '{}': expected '{recipe}', or another file",
                    file.display(),
                    known.recipe
                );
                kept.bytes = known.whole_bytes as u64;
                files::cut(file, kept.bytes)?;
                known.games.iter().for_each(|game| kept.count(game));
            }
            None => kept.waiting = SampleFile::header(&learning.name(), recipe),
        }
        kept.write()?;
        Ok(kept)
    }

    fn count(&mut self, game: &GameSample) {
        self.next = game.number as usize + 1;
        self.games += 1;
        self.positions += game.scores.len();
        self.quiet += game.scores.iter().filter(|scored| scored.quiet).count();
    }

    fn add(&mut self, game: &GameSample) {
        self.count(game);
        self.waiting.extend(game.block());
    }

    fn write(&mut self) -> anyhow::Result<()> {
        files::append(&self.file, &self.waiting)?;
        self.bytes += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }
}
