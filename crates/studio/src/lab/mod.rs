//! Experiments for the page: those of the lab and of the arena, one type for what is asked and one for what is found.
//!
//! An [`Experiment`] says how it is run, and which command line does the same; it tells a [`Teller`] how far it is. A new kind is a
//! file here and a line in the list; the socket and the page take it from there.

mod ablation;
mod command;
mod depths;
mod finding;
mod learning;
mod matches;
mod report;
mod series;
mod study;
mod teller;
mod truth;
mod tuning;

pub use finding::{Finding, ShownGame};
pub use teller::{News, Rest, Teller};

use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use arena::ArenaError;
use command::Command;
use lab::LabError;
use serde::Deserialize;
use session::{At, EvalChoice, Request, SessionError};
use utoipa::ToSchema;

/// What is to be found out.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[allow(clippy::large_enum_variant, reason = "one at a time, from a socket")]
pub enum Experiment {
    /// Two searches against each other over many games.
    Match(matches::MatchAsk),
    /// What each term of a value function is good for.
    Ablation(ablation::AblationAsk),
    /// One depth after the other.
    Depths(depths::DepthsAsk),
    /// A value function against the exact solution of a class.
    Truth(truth::TruthAsk),
    /// Better weights.
    Tuning(tuning::TuningAsk),
    /// A net that learns.
    Learning(learning::LearningAsk),
    /// A complete study as one document.
    Report(report::ReportAsk),
}

/// How an experiment is carried out.
trait Run {
    /// The game, and the position it begins with.
    fn place(&self) -> Place;

    /// Within what the studio allows, so that it can be run by anybody.
    fn check(&self, limits: &Limits) -> Result<(), Refusal>;

    /// The command line that does the same; none where it would need a file.
    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal>;

    /// Carries it out.
    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped>;
}

impl Experiment {
    fn kind(&self) -> &dyn Run {
        match self {
            Experiment::Match(ask) => ask,
            Experiment::Ablation(ask) => ask,
            Experiment::Depths(ask) => ask,
            Experiment::Truth(ask) => ask,
            Experiment::Tuning(ask) => ask,
            Experiment::Learning(ask) => ask,
            Experiment::Report(ask) => ask,
        }
    }

    /// The game, and the position it begins with.
    pub fn place(&self) -> Place {
        self.kind().place()
    }

    /// Refuses what is too much for the studio.
    pub fn check(&self, limits: &Limits) -> Result<(), Refusal> {
        self.kind().check(limits)
    }

    /// The command line that does the same; none where it would need a file.
    pub fn command(&self, reached: &Reached) -> Result<Option<String>, Refusal> {
        Ok(self.kind().command(reached)?.and_then(|command| command.text()))
    }

    /// Carries it out.
    pub fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        self.kind().run(reached, teller)
    }
}

/// Why an experiment ends without its last word.
pub enum Stopped {
    /// Somebody stopped it: what was told last is what there is.
    Early,
    /// It cannot be carried out.
    Refused(Refusal),
}

impl From<Refusal> for Stopped {
    fn from(refusal: Refusal) -> Stopped {
        Stopped::Refused(refusal)
    }
}

impl From<SessionError> for Stopped {
    fn from(error: SessionError) -> Stopped {
        match error {
            SessionError::Stopped { .. } => Stopped::Early,
            error => Stopped::Refused(error.into()),
        }
    }
}

impl From<LabError> for Stopped {
    fn from(error: LabError) -> Stopped {
        match error {
            LabError::Stopped => Stopped::Early,
            LabError::Bench(error) => error.into(),
            error => Stopped::Refused(Refusal::bad(error.to_string())),
        }
    }
}

impl From<ArenaError> for Stopped {
    fn from(error: ArenaError) -> Stopped {
        match error {
            ArenaError::Stopped => Stopped::Early,
            ArenaError::Bench(error) => error.into(),
            error => Stopped::Refused(Refusal::bad(error.to_string())),
        }
    }
}

/// The position on the board as a text alone: a command line begins there too.
fn start(reached: &Reached) -> Result<At, SessionError> {
    let position = reached.bench.position(&reached.at)?.position;
    Ok(At { position: Some(position), moves: Vec::new() })
}

fn position_of(at: &At) -> &str {
    at.position.as_deref().unwrap_or_default()
}

/// The value function as it is called in sentences.
fn eval_name(reached: &Reached, eval: &EvalChoice) -> String {
    let usual = reached.bench.presets().first().map_or("", |preset| preset.0);
    eval.text().unwrap_or_else(|| eval.name(usual))
}

/// A search of an experiment as a command line can say it: it ends when the experiment is stopped, not by a clock of its own.
fn plain(search: &Request) -> Request {
    Request { time: None, all_best: false, lines: 1, threads: 1, table_mib: None, ..search.clone() }
}

fn at_most(what: &str, asked: u64, most: u64) -> Result<(), Refusal> {
    if asked > most { Err(Refusal::too_much(what, asked, most)) } else { Ok(()) }
}

fn at_least(what: &str, asked: u64, least: u64) -> Result<(), Refusal> {
    match asked < least {
        true => Err(Refusal::bad(format!("{what} {asked} is too little: expected at least {least}"))),
        false => Ok(()),
    }
}
