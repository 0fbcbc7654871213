//! `plywood lab`: experiments.

mod ablate;
mod compare;
mod pacman;
mod report;
mod simulate;
mod techniques;
mod truth;
mod tune;

use crate::args::{GameName, Lab, Limit, Place, TuneGame, Value};
use crate::{output, setup};
use lab::Table;
use std::path::Path;
use workbench::{At, DepthLimit, EvalChoice, SearchRequest};

/// A position met this often is a draw.
const REPETITIONS: usize = 3;

pub fn run(args: &Lab) -> anyhow::Result<()> {
    match args {
        Lab::Ablate(args) if args.techniques => techniques::run(args),
        Lab::Ablate(args) if args.place.game == GameName::Pacman => pacman::ablate(args),
        Lab::Ablate(args) => ablate::run(args),
        Lab::Compare(args) if args.place.game == GameName::Pacman => pacman::compare(args),
        Lab::Compare(args) => compare::run(args),
        Lab::Report(args) => report::run(args),
        Lab::Simulate(args) => simulate::run(args),
        Lab::Truth(args) => truth::run(args),
        Lab::Tune(args) => match args.game {
            TuneGame::Draughts => tune::run(args),
            TuneGame::Pacman => pacman::tune(args),
        },
    }
}

/// The position of an experiment: in draughts the one of the study, unless another is named.
fn at(place: &Place) -> At {
    let at = setup::at(place);
    match (place.game, &at.position) {
        (GameName::Draughts, None) if at.moves.is_empty() => {
            At { position: Some(lab::STUDY_POSITION.into()), ..at }
        }
        _ => at,
    }
}

/// The value function of an experiment: in draughts a preset of the study, unless another is named.
fn eval(place: &Place, value: &Value, study_preset: &str) -> anyhow::Result<EvalChoice> {
    match (place.game, &value.eval) {
        (GameName::Draughts, None) => Ok(EvalChoice::Preset(study_preset.into())),
        _ => setup::eval(value),
    }
}

fn request(eval: EvalChoice, limit: &Limit) -> SearchRequest {
    SearchRequest {
        depth: limit.depth.unwrap_or(DepthLimit::Usual),
        nodes: limit.nodes,
        time: limit.time,
        eval,
        ..SearchRequest::default()
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
