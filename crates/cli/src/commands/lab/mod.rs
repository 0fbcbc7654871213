//! `plywood lab`: experiments.

mod ablate;
mod compare;
mod league;
mod pacman;
mod report;
mod review;
pub mod run;
mod series;
mod simulate;
mod techniques;
mod truth;
pub mod truth_output;
pub mod tune;

use crate::args::{LabCommand, LabSearch, Limit, PlaceArgs, Save, ValueArgs};
use crate::{output, setup};
use lab::{ResultTable, experiment_text};
use serde::Serialize;
use session::{Algorithm, At, EvalChoice, Playable, ReachedPlace, Request, Study, TextbookSettings};
use std::path::Path;

pub fn run(args: &LabCommand) -> anyhow::Result<()> {
    match args {
        LabCommand::Ablate(args) if args.techniques => techniques::run(args),
        LabCommand::Ablate(args) => match &args.place.game.lab.scored {
            Some(scored) => series::ablate(args, scored),
            None => ablate::run(args),
        },
        LabCommand::Compare(args) if !args.searches.is_empty() => compare::trials(args),
        LabCommand::Compare(args) if args.depths.is_some() => compare::depths(args),
        LabCommand::Compare(args) if !args.evals.is_empty() => compare::evals(args),
        LabCommand::Compare(args) if args.place.is("pacman") => pacman::compare(args),
        LabCommand::Compare(args) => compare::searches(args),
        LabCommand::Report(args) => report::run(args),
        LabCommand::Review(args) => review::run(args),
        LabCommand::Run(args) => run::run(args),
        LabCommand::Simulate(args) => simulate::run(args),
        LabCommand::Truth(args) => truth::run(args),
        LabCommand::Tune(args) => tune::run(args),
    }
}

/// The position of an experiment: that of the game's study, if it has one, unless another is named.
fn at(place: &PlaceArgs) -> At {
    let at = setup::at(place);
    match (place.game.lab.study, &at.position) {
        (Some(study), None) if at.moves.is_empty() => At { position: Some(study.position.into()), ..at },
        _ => at,
    }
}

/// The game of an experiment, set up, and its position.
fn reach(place: &PlaceArgs) -> anyhow::Result<ReachedPlace> {
    Ok(ReachedPlace { at: at(place), ..setup::reach(place)? })
}

/// The value function of an experiment: a preset of the game's study, if it has one, unless another is named.
fn eval(
    place: &PlaceArgs,
    value: &ValueArgs,
    preset: fn(Study) -> &'static str,
) -> anyhow::Result<EvalChoice> {
    match (place.game.lab.study, &value.eval) {
        (Some(study), None) => Ok(EvalChoice::Preset(preset(study).into())),
        _ => setup::eval(value),
    }
}

/// The search of an experiment: the variant or algorithm named, else the study's where there is one.
fn request(
    bench: &dyn Playable,
    eval: EvalChoice,
    limit: &Limit,
    search: &LabSearch,
) -> anyhow::Result<Request> {
    let is_playing = search.playing.says("only") || search.playing.says("without");
    let chosen = search.algorithm.or(is_playing.then_some(Algorithm::PVS));
    let request = Request {
        algorithm: chosen.unwrap_or(Algorithm::ALPHABETA),
        eval,
        textbook: TextbookSettings {
            order_by_value: search.order,
            beam: search.beam.map(usize::from),
            rules: search.prune.clone(),
            strict: search.strict,
            ..search.playing.apply(limit.apply(Request::default())?)?.textbook
        },
        ..search.playing.apply(limit.apply(Request::default())?)?
    };
    let study = bench.description().lab.study.map(|study| study.variant);
    let usual = study.filter(|_| chosen.is_none());
    match search.variant.as_deref().or(usual) {
        Some(name) => Ok(bench.variant(name)?.apply(request)),
        None => Ok(request),
    }
}

/// Keeps an experiment where a file is named.
pub fn keep(save: &Save, kind: &str, asked: &impl Serialize) -> anyhow::Result<()> {
    match &save.save {
        Some(file) => Ok(files::write_whole(file, experiment_text(kind, asked)?.as_bytes())?),
        None => Ok(()),
    }
}

/// Prints a table, and writes it as CSV where a file is named.
fn tell(table: &ResultTable, csv: Option<&Path>) -> anyhow::Result<()> {
    write_csv(table, csv)?;
    output::say(&table.text())
}

fn write_csv(table: &ResultTable, csv: Option<&Path>) -> anyhow::Result<()> {
    match csv {
        Some(file) => Ok(files::write_whole(file, table.csv().as_bytes())?),
        None => Ok(()),
    }
}
