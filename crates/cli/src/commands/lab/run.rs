//! `plywood lab run`: an experiment that is written in a file.

use crate::args::{LabRun, language};
use crate::caged::start_player;
use crate::commands::match_games::serve_one;
use crate::progress::{bar, follow};
use crate::{interrupt, output, setup};
use lab::{
    Caller, EXPERIMENTS, Experiment, ExperimentLimits, Finding, LabError, News, ResultTable, ShownGame,
    WrittenExperiment,
};
use serde::Serialize;
use serde_json::Value;
use session::ReachedPlace;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// What was found, and what was asked.
#[derive(Serialize)]
struct RunView<'a> {
    experiment: &'a Value,
    #[serde(flatten)]
    finding: &'a Finding,
    games: &'a [ShownGame],
}

pub fn run(args: &LabRun) -> anyhow::Result<()> {
    let (text, written, reached) = read(args)?;
    let experiment = written.experiment.as_ref();
    let (finding, games) = carry_out(experiment, &reached)?;
    let view = RunView { experiment: &written.keys, finding: &finding, games: &games };
    let json = serde_json::to_string_pretty(&view)?;
    if let Some(folder) = &args.out {
        write_results(folder, &text, &json, &finding)?;
    }
    if args.print.json {
        return output::json_text(&json);
    }
    output::say(&format!("{}\n", finding.say(language())))?;
    tables(&finding).try_for_each(|(_, table)| output::say(&format!("\n{}", table.text())))
}

/// One of the players of the experiment, 0 or 1, in a process of its own.
pub fn serve(args: &LabRun, number: usize) -> anyhow::Result<()> {
    let (_, written, reached) = read(args)?;
    serve_one(written.experiment.as_ref(), reached.bench.as_ref(), number)
}

fn read(args: &LabRun) -> anyhow::Result<(String, WrittenExperiment, ReachedPlace)> {
    let text = setup::read_text(&args.file)?;
    let written = WrittenExperiment::read(&EXPERIMENTS, &args.file.display().to_string(), &text)?;
    written.experiment.check(&ExperimentLimits::WIDEST)?;
    let reached = setup::reach_place(written.experiment.place(), args.data.as_deref())?;
    Ok((text, written, reached))
}

/// What it has found, and all its games; where it is stopped, what it has found so far.
fn carry_out(
    experiment: &dyn Experiment,
    reached: &ReachedPlace,
) -> Result<(Finding, Vec<ShownGame>), LabError> {
    let (bar, stop, shown) = (bar(0), interrupt::stop_flag(), Mutex::new(Vec::new()));
    let hear = |news: News| {
        follow(&bar, &news);
        if let News::Found { games, .. } = news {
            shown.lock().unwrap_or_else(PoisonError::into_inner).extend(games);
        }
    };
    let caller = Caller::new(&hear, &stop, ExperimentLimits::WIDEST).with_cages(start_player);
    let found = experiment.run(reached, &caller);
    let rest = caller.rest();
    bar.finish_and_clear();
    let finding = match (found, rest.finding) {
        (Err(error), Some(so_far)) if error.is_stop() => so_far,
        (found, _) => found?,
    };
    let mut games = shown.into_inner().unwrap_or_else(PoisonError::into_inner);
    games.extend(rest.games);
    Ok((finding, games))
}

fn tables(finding: &Finding) -> impl Iterator<Item = (&'static str, ResultTable)> {
    let table = |sheet: &lab::Sheet| {
        let (headings, rows) = (sheet.headings.clone(), sheet.rows.clone());
        (sheet.name, ResultTable { headings, rows })
    };
    finding.tables.iter().map(table)
}

/// Writes a copy of the experiment, what was found, its tables and the file that was made.
fn write_results(folder: &Path, experiment: &str, json: &str, finding: &Finding) -> anyhow::Result<()> {
    if !folder.is_dir() {
        std::fs::create_dir_all(folder)?;
    }
    let write = |name: &str, bytes: &[u8]| files::write_whole(&folder.join(name), bytes);
    write("experiment.toml", experiment.as_bytes())?;
    write("finding.json", json.as_bytes())?;
    tables(finding).try_for_each(|(name, table)| write(&format!("{name}.csv"), table.csv().as_bytes()))?;
    if let Some(file) = &finding.file {
        write(&file.name, &file.bytes())?;
    }
    Ok(())
}
