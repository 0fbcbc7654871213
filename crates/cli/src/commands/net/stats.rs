//! `plywood net stats`: what is in files of samples, or how a net was made.

use super::{learning, read_samples};
use crate::args::NetStats;
use crate::output;
use anyhow::Context;
use net::{MAX_NET_BYTES, Net};
use serde::Serialize;
use session::{EvalChoice, Learning};
use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;

/// What samples are like.
#[derive(Serialize, Default)]
struct SampleStats {
    game: String,
    recipes: Vec<String>,
    games: usize,
    /// Games that MAX won, drew and lost.
    results: [usize; 3],
    positions: usize,
    quiet: usize,
    /// Quiet positions that were there before.
    duplicates: usize,
    mean_plies: f64,
    /// Mean size of a quiet position's score.
    mean_score: f64,
    /// Quiet positions by phase, from few pieces to many.
    phases: Vec<usize>,
    /// How often the side that a quiet position's score favours got its points, of 1; null where neither side is ahead.
    agreement: Option<f64>,
}

/// How a net was made.
#[derive(Serialize)]
struct NetView {
    game: String,
    inputs: usize,
    hidden: usize,
    phases: usize,
    scale: i32,
    recipe: String,
    bytes: usize,
}

pub fn run(args: &NetStats) -> anyhow::Result<()> {
    let learning = learning(&args.place)?;
    if let [file] = args.files.as_slice()
        && file.to_string_lossy().ends_with(EvalChoice::NET_ENDING)
    {
        return show_net(file, args.print.json);
    }
    let stats = count(args, learning.as_ref())?;
    match args.print.json {
        true => output::json(&stats),
        false => output::say(&render_stats(&stats)),
    }
}

fn show_net(file: &Path, json: bool) -> anyhow::Result<()> {
    let bytes = files::read_bytes(file, MAX_NET_BYTES)?;
    let net = Net::from_bytes(&bytes).with_context(|| format!("'{}'", file.display()))?;
    let view = NetView {
        game: net.game.clone(),
        inputs: net.shape.layout.inputs(),
        hidden: net.shape.hidden,
        phases: net.shape.layout.phases,
        scale: net.scale,
        recipe: net.recipe.clone(),
        bytes: bytes.len(),
    };
    if json {
        return output::json(&view);
    }
    output::say(&format!(
        "{}: {} inputs, {} hidden units for each view, {} phases, scale {}, {} bytes\n{}\n",
        view.game,
        view.inputs,
        view.hidden,
        view.phases,
        view.scale,
        output::count(view.bytes as u64),
        view.recipe
    ))
}

fn count(args: &NetStats, learning: &dyn Learning) -> anyhow::Result<SampleStats> {
    let mut stats = SampleStats {
        game: learning.name(),
        phases: vec![0; learning.layout().phases],
        ..SampleStats::default()
    };
    let mut keys = HashSet::new();
    let (mut plies, mut scores, mut points, mut favoured) = (0, 0.0, 0.0, 0.0);
    for file in &args.files {
        let samples = read_samples(file, learning)?;
        if !stats.recipes.contains(&samples.recipe) {
            stats.recipes.push(samples.recipe.clone());
        }
        for game in &samples.games {
            stats.games += 1;
            stats.results[2 - usize::from(game.result)] += 1;
            plies += game.moves.len();
            stats.positions += game.scores.len();
            learning.replay(game, &mut |seen| {
                if !seen.quiet {
                    return;
                }
                stats.quiet += 1;
                stats.duplicates += usize::from(!keys.insert(seen.key));
                stats.phases[seen.phase] += 1;
                scores += f64::from(seen.labels.score).abs();
                if seen.labels.score != 0.0 {
                    favoured += 1.0;
                    let result = f64::from(seen.labels.result);
                    points += if seen.labels.score > 0.0 { result } else { 1.0 - result };
                }
            })?;
        }
    }
    stats.mean_plies = plies as f64 / stats.games.max(1) as f64;
    stats.mean_score = scores / stats.quiet.max(1) as f64;
    stats.agreement = (favoured > 0.0).then(|| points / favoured);
    Ok(stats)
}

fn render_stats(stats: &SampleStats) -> String {
    let count = |number: usize| output::count(number as u64);
    let mut out = format!("samples of {}\n", stats.game);
    stats.recipes.iter().for_each(|recipe| writeln!(out, "  {recipe}").expect("a text grows"));
    let [won, drawn, lost] = stats.results;
    let share = |number: usize| 100.0 * number as f64 / stats.quiet.max(1) as f64;
    let _ = write!(
        out,
        "games       {} ({} won, {} drawn, {} lost by the first side), {:.1} plies each\n\
         positions   {}, {} of them quiet\n\
         duplicates  {} of the quiet ones ({:.1} %)\n\
         scores      {:.0} on average, whichever side; {}\n\
         phases      ",
        count(stats.games),
        count(won),
        count(drawn),
        count(lost),
        stats.mean_plies,
        count(stats.positions),
        count(stats.quiet),
        count(stats.duplicates),
        share(stats.duplicates),
        stats.mean_score,
        match stats.agreement {
            Some(share) => format!("the side ahead got {:.1} % of the points", 100.0 * share),
            None => "neither side is ahead".into(),
        },
    );
    let phases: Vec<String> = stats.phases.iter().map(|&n| format!("{:.1} %", share(n))).collect();
    let _ = writeln!(out, "{}, from few pieces to many", phases.join(" "));
    out
}
