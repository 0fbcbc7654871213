//! Experiments as data: a configuration in, a plain serialisable table out.
//!
//! [`compare`], [`simulate`] and [`ablate`] suit every game; [`truth`] holds value functions against classes of positions
//! that are solved as a whole, [`tune`] looks for better ones, [`learn`] watches a net learn, [`study`] writes all of it up;
//! [`techniques`] adds those of the playing search one after the other.
//!
//! Invariant: this crate prints nothing and reads no clock; long work tells a callback how far it is.

mod ablate;
mod agreement;
mod compare;
mod depths;
mod error;
mod evals;
mod experiment;
mod league;
pub mod learn;
mod oracle;
mod parts;
mod report;
mod review;
mod series;
mod settings;
mod shards;
mod simulate;
mod summary;
mod table;
mod techniques;
mod trials;
pub mod truth;
pub mod tune;

pub use ablate::{Ablation, AblationRequest, AblationRow, ablate};
pub use agreement::{Agreement, AgreementRow, agree, random_positions};
pub use compare::{Compared, ComparedSearch, Comparison, compare, searches, variants};
pub use depths::{DepthRow, DepthSweep, sweep};
pub use error::LabError;
pub use evals::{EvalRow, EvalTable, Judged, WonShare, evals};
pub use experiment::{
    AblationAsk, AnyExperiment, AskField, AskKind, Caller, ClimbsFound, CommandLine, ComparedSearches,
    ComparisonAsk, Contender, Defender, DepthsAsk, EXPERIMENTS, EvalsAsk, Experiment, ExperimentLimits,
    ExperimentSpec, Finding, JudgedBy, LeagueAsk, LearningAsk, MachineOwner, MatchAsk, News, ReportAsk,
    ReportForm, Rest, ReviewAsk, SearchTrialsAsk, SeriesAsk, Sheet, ShownGame, SimulationAsk, TechniquesAsk,
    TruthAsk, TruthTrial, TunedBy, TuningAsk, WrittenExperiment, WrittenOpening, ask_fields, experiment_text,
    read_ask, usual_depth, usual_nodes,
};
pub use league::{League, LeaguePlayer, LeagueRequest, LeagueRow, league};
pub use oracle::{Oracle, SolverOracle, Truth};
pub use parts::{KeptTerms, Part};
pub use report::{AuthorNotes, StudyRequest, study};
pub use review::{
    LOOKS, Review, ReviewMark, ReviewRequest, ReviewRules, ReviewedPlayer, ReviewedPly, marked_record, review,
};
pub use series::{Interval, TermTrial, TermTrials, ablate_series};
pub use session::LongWork;
pub use settings::{Weights, settings_text, weights_of, with_weights};
pub use shards::{PartKind, PartText, RunSettings};
pub use simulate::{SidePlayer, Simulation, SimulationPly, SimulationRequest, simulate, simulate_watched};
pub use summary::{Marks, Summary};
pub use table::{ResultTable, short};
pub use techniques::{TechniqueLadder, TechniqueRow, TechniquesRequest, TestPosition, techniques};
pub use trials::{
    SearchTrial, SearchTrials, TrialLimit, TrialPlan, named_search, proof_leaves, try_searches,
};
