//! `plywood lab`: experiments.

mod ablate;
mod compare;
mod pacman;
mod report;
mod simulate;
mod techniques;
mod truth;
mod truth_of;
mod tune;
mod tune_chess;

use crate::args::{Lab, LabSearch, Limit, Place, TuneGame, Value};
use crate::{output, setup};
use lab::{Marks, Table};
use session::{Algorithm, At, DepthLimit, EvalChoice, Playable, SearchRequest};
use std::path::Path;

/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// The variant of the study, where a game has it.
const STUDY_VARIANT: &str = "study";

pub fn run(args: &Lab) -> anyhow::Result<()> {
    match args {
        Lab::Ablate(args) if args.techniques => techniques::run(args),
        Lab::Ablate(args) if args.place.is("pacman") => pacman::ablate(args),
        Lab::Ablate(args) => ablate::run(args),
        Lab::Compare(args) if args.depths.is_some() => compare::depths(args),
        Lab::Compare(args) if !args.evals.is_empty() => compare::evals(args),
        Lab::Compare(args) if args.place.is("pacman") => pacman::compare(args),
        Lab::Compare(args) => compare::searches(args),
        Lab::Report(args) => report::run(args),
        Lab::Simulate(args) => simulate::run(args),
        Lab::Truth(args) => truth::run(args),
        Lab::Tune(args) => match args.game {
            TuneGame::Chess => tune_chess::run(args),
            TuneGame::Draughts => tune::run(args),
            TuneGame::Pacman => pacman::tune(args),
        },
    }
}

/// The position of an experiment: in draughts the one of the study, unless another is named.
fn at(place: &Place) -> At {
    let at = setup::at(place);
    match (place.game.name, &at.position) {
        ("draughts", None) if at.moves.is_empty() => At { position: Some(lab::STUDY_POSITION.into()), ..at },
        _ => at,
    }
}

/// The value function of an experiment: in draughts a preset of the study, unless another is named.
fn eval(place: &Place, value: &Value, study_preset: &str) -> anyhow::Result<EvalChoice> {
    match (place.game.name, &value.eval) {
        ("draughts", None) => Ok(EvalChoice::Preset(study_preset.into())),
        _ => setup::eval(value),
    }
}

/// The search of an experiment: the variant or algorithm named, else the study's where there is one.
fn request(
    bench: &dyn Playable,
    eval: EvalChoice,
    limit: &Limit,
    search: &LabSearch,
) -> anyhow::Result<SearchRequest> {
    let playing = &search.playing;
    let is_playing = !playing.only.is_empty() || !playing.without.is_empty();
    let chosen = search.algorithm.or(is_playing.then_some(Algorithm::Pvs));
    let request = SearchRequest {
        algorithm: chosen.unwrap_or(Algorithm::AlphaBeta),
        depth: limit.depth.unwrap_or(DepthLimit::Usual),
        nodes: limit.nodes,
        time: limit.time,
        eval,
        techniques: setup::techniques(playing)?,
        threads: usize::from(playing.threads),
        ..SearchRequest::default()
    };
    let has_study = bench.variants().iter().any(|variant| variant.name == STUDY_VARIANT);
    let usual = (chosen.is_none() && has_study).then_some(STUDY_VARIANT);
    match search.variant.as_deref().or(usual) {
        Some(name) => Ok(bench.variant(name)?.apply(request)),
        None => Ok(request),
    }
}

/// What the scores of a game mean: those of the study in draughts, else only counted wins.
fn marks(place: &Place) -> Marks {
    if place.is("draughts") { Marks::STUDY } else { Marks::COUNTED }
}

/// Prints a table, and writes it as CSV where a file is named.
fn tell(table: &Table, csv: Option<&Path>) -> anyhow::Result<()> {
    write_csv(table, csv)?;
    output::say(&table.text())
}

fn write_csv(table: &Table, csv: Option<&Path>) -> anyhow::Result<()> {
    match csv {
        Some(file) => Ok(files::write_whole(file, table.csv().as_bytes())?),
        None => Ok(()),
    }
}
