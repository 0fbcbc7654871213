//! Experiments: what is asked of each, how it is carried out, and what it has found. Page and command line run the same ones.
//!
//! An [`Experiment`] says how it is run, and which command line does the same; it tells a [`Caller`] how far it is. A new kind is a
//! file here and a line of [`EXPERIMENTS`]; socket, page and command line take it from there.

mod ablation;
mod caller;
mod command;
mod comparison;
mod contender;
mod depths;
mod field;
mod file;
mod finding;
mod league;
mod learning;
mod limits;
mod match_finding;
mod matches;
mod report;
mod review;
mod saying;
mod series;
mod simulation;
mod study;
mod table;
mod techniques;
mod trials;
mod truth;
mod truth_finding;
mod tuning;
mod tuning_finding;

pub use ablation::{AblationAsk, Defender, JudgedBy};
pub use caller::{Caller, News, Rest};
pub use command::CommandLine;
pub use comparison::{ComparedSearches, ComparisonAsk, EvalsAsk};
pub use contender::Contender;
pub use depths::DepthsAsk;
pub use field::{AskField, AskKind, ask_fields};
pub use file::{WrittenExperiment, experiment_text};
pub use finding::{Finding, Sheet, ShownGame};
pub use league::LeagueAsk;
pub use learning::LearningAsk;
pub use limits::{ExperimentLimits, MachineOwner};
pub use matches::{MatchAsk, WrittenOpening};
pub use report::{ReportAsk, ReportForm};
pub use review::ReviewAsk;
pub use series::SeriesAsk;
pub use simulation::SimulationAsk;
pub use table::{AnyExperiment, EXPERIMENTS, ExperimentSpec, read_ask};
pub use techniques::{TechniquesAsk, usual_depth, usual_nodes};
pub use trials::SearchTrialsAsk;
pub use truth::{TruthAsk, TruthTrial};
pub use tuning::{ClimbsFound, TunedBy, TuningAsk};

use crate::LabError;
use arena::PlayerSpec;
use session::{
    At, EvalChoice, Place, PlayingSettings, ReachedPlace, Request, SessionError, TextbookSettings,
};

/// A position met this often is a draw.
const REPETITIONS: usize = 3;

/// What is to be found out.
pub trait Experiment: Send {
    /// The game, and the position it begins with.
    fn place(&self) -> Place;

    /// Refuses what asks for more than these limits.
    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError>;

    /// The command line that does the same; none where it would need a file.
    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError>;

    /// Carries it out.
    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError>;

    /// The players that may need processes of their own.
    fn players(&self, _: &ExperimentLimits) -> Result<Vec<PlayerSpec>, LabError> {
        Ok(Vec::new())
    }
}

/// The position on the board as a text alone: a command line begins there too.
fn start(reached: &ReachedPlace) -> Result<At, SessionError> {
    let position = reached.bench.position(&reached.at)?.position;
    Ok(At { position: Some(position), moves: Vec::new() })
}

/// The game at that position.
fn from_start(reached: &ReachedPlace) -> Result<ReachedPlace, SessionError> {
    Ok(ReachedPlace { at: start(reached)?, ..reached.clone() })
}

fn position_of(at: &At) -> &str {
    at.position.as_deref().unwrap_or_default()
}

/// The value function as it is called in sentences.
fn eval_name(reached: &ReachedPlace, eval: &EvalChoice) -> String {
    let usual = reached.bench.description().values.presets.first().map_or("", |preset| preset.0);
    eval.text().unwrap_or_else(|| eval.name(usual))
}

/// A search of an experiment as a command line can say it: it ends when the experiment is stopped, not by a clock of its own.
fn plain(search: &Request) -> Request {
    Request {
        time: None,
        textbook: TextbookSettings { all_best: false, ..search.textbook.clone() },
        playing: PlayingSettings { lines: 1, threads: 1, table_mib: None, ..search.playing.clone() },
        ..search.clone()
    }
}
