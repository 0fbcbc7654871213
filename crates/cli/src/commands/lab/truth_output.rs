//! What a value function did against the truth: words, JSON and files, of a run in one piece or of its parts together.

use crate::args::{PrintArgs, TruthFiles};
use crate::output;
use anyhow::Context;
use draw::Charset;
use draw::board::{CellLabels, text};
use lab::ResultTable;
use lab::truth::{EveryDefence, Trial, TruthFound, TruthRun, TruthView};
use lab::tune::Shaken;
use session::{Playable, Side};
use std::path::{Path, PathBuf};

/// How many of the worst positions are shown as boards.
const BOARDS: usize = 3;

/// Prints what was found, and writes the files that are named.
pub fn tell(
    bench: &dyn Playable,
    run: &TruthRun,
    found: TruthFound,
    files: &TruthFiles,
    print: &PrintArgs,
) -> anyhow::Result<()> {
    let view = TruthView::of(bench, run, found)?;
    write_files(files, bench, run, &view.trial)?;
    if print.json { output::json(&view) } else { output::say(&told(&view, run)) }
}

/// Writes the heat maps and the games that were not won where files are named.
fn write_files(
    files: &TruthFiles,
    bench: &dyn Playable,
    run: &TruthRun,
    trial: &Trial,
) -> anyhow::Result<()> {
    if let Some(file) = &files.heat {
        for (side, name) in [Side::Max, Side::Min].into_iter().zip(bench.sides()) {
            let map =
                trial.heat_map(side).with_context(|| format!("{} has no board to draw", bench.name()))?;
            files::write_whole(&beside(file, &name.to_lowercase()), map.as_bytes())?;
        }
    }
    if let Some(file) = &files.pdn {
        let attacker = format!("{} at depth {}", run.eval, run.depth);
        files::write_whole(file, trial.records(bench, &attacker)?.as_bytes())?;
    }
    match &files.csv {
        Some(_) => super::write_csv(&trial.games_table(), files.csv.as_deref()),
        None => Ok(()),
    }
}

/// The file's name with a word before its ending: heat.svg becomes heat-red.svg.
fn beside(file: &Path, word: &str) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let ending = file.extension().map_or("svg".into(), |ending| ending.to_string_lossy());
    file.with_file_name(format!("{stem}-{word}.{ending}"))
}

fn told(view: &TruthView, run: &TruthRun) -> String {
    let trial = &view.trial;
    let mut out = format!(
        "{}: {} at depth {} wins {} of {} won positions ({:.1} %), throws {} away, leaves {} undecided\n\
         {:.2} plies over the shortest way on average\n",
        trial.class,
        run.eval,
        run.depth,
        output::count(trial.won as u64),
        output::count(trial.positions as u64),
        100.0 * trial.share,
        trial.thrown_away,
        output::count(trial.timeouts as u64),
        trial.mean_extra_plies,
    );
    out.push_str(&view.every_defence.map_or_else(String::new, every_defence_told));
    out.push_str(&view.shaken.as_ref().map_or_else(String::new, shaken_told));
    out.push_str(&worst_told(trial));
    out
}

fn every_defence_told(all: EveryDefence) -> String {
    format!(
        "against every defence: {} of {} won, the longest in {} plies\n",
        output::count(all.won as u64),
        output::count(all.positions as u64),
        all.longest
    )
}

fn shaken_told(shaken: &Shaken) -> String {
    let share = |won: f64| 100.0 * won / shaken.positions.max(1) as f64;
    format!(
        "every weight moved by up to 10 %, every defence: the worst of {} draws wins {} ({:.2} %), \
         the mean {:.0} ({:.2} %); {} draws win at least 99 %\n",
        shaken.draws,
        output::count(shaken.worst as u64),
        share(shaken.worst as f64),
        shaken.mean,
        share(shaken.mean),
        shaken.steady_draws,
    )
}

fn worst_told(trial: &Trial) -> String {
    let table: ResultTable = trial.worst_table();
    let mut out = format!("\n{}", table.text());
    for game in trial.worst.iter().take(BOARDS) {
        if let Some(board) = &game.board {
            out.push_str(&format!(
                "\n{}\n{}",
                game.position,
                text(board, Charset::Unicode, CellLabels::Shown)
            ));
        }
    }
    out
}
