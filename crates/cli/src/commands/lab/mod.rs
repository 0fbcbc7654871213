//! `plywood lab`: experiments.

mod ablate;
mod compare;
mod pacman;
mod report;
mod series;
mod simulate;
mod techniques;
mod truth;
mod truth_of;
pub mod truth_told;
pub mod tune;

use crate::args::{Lab, LabSearch, Limit, Place, Value};
use crate::{output, setup};
use lab::Table;
use session::{Algorithm, At, DepthLimit, EvalChoice, Playable, Request, Study};
use std::path::Path;

/// A position met this often is a draw.
const REPETITIONS: usize = 3;

pub fn run(args: &Lab) -> anyhow::Result<()> {
    match args {
        Lab::Ablate(args) if args.techniques => techniques::run(args),
        Lab::Ablate(args) => match &args.place.game.scored {
            Some(scored) => series::ablate(args, scored),
            None => ablate::run(args),
        },
        Lab::Compare(args) if args.depths.is_some() => compare::depths(args),
        Lab::Compare(args) if !args.evals.is_empty() => compare::evals(args),
        Lab::Compare(args) if args.place.is("pacman") => pacman::compare(args),
        Lab::Compare(args) => compare::searches(args),
        Lab::Report(args) => report::run(args),
        Lab::Simulate(args) => simulate::run(args),
        Lab::Truth(args) => truth::run(args),
        Lab::Tune(args) => tune::run(args),
    }
}

/// The position of an experiment: that of the game's study, if it has one, unless another is named.
fn at(place: &Place) -> At {
    let at = setup::at(place);
    match (place.game.study, &at.position) {
        (Some(study), None) if at.moves.is_empty() => At { position: Some(study.position.into()), ..at },
        _ => at,
    }
}

/// The value function of an experiment: a preset of the game's study, if it has one, unless another is named.
fn eval(place: &Place, value: &Value, preset: fn(Study) -> &'static str) -> anyhow::Result<EvalChoice> {
    match (place.game.study, &value.eval) {
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
    let playing = &search.playing;
    let is_playing = !playing.only.is_empty() || !playing.without.is_empty();
    let chosen = search.algorithm.or(is_playing.then_some(Algorithm::Pvs));
    let request = Request {
        algorithm: chosen.unwrap_or(Algorithm::AlphaBeta),
        depth: limit.depth.unwrap_or(DepthLimit::Usual),
        nodes: limit.nodes,
        time: limit.time,
        eval,
        order_by_value: search.order,
        beam: search.beam.map(usize::from),
        rules: search.prune.clone(),
        strict: search.strict,
        techniques: setup::techniques(playing)?,
        threads: usize::from(playing.threads),
        ..Request::default()
    };
    let study = bench.description().study.map(|study| study.variant);
    let usual = study.filter(|_| chosen.is_none());
    match search.variant.as_deref().or(usual) {
        Some(name) => Ok(bench.variant(name)?.apply(request)),
        None => Ok(request),
    }
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
