//! Experiments as data: a configuration in, a plain serialisable table out.
//!
//! [`compare`], [`simulate`] and [`ablate`] work through `session` and suit every game; [`truth`] and
//! [`tune`] hold draughts value functions against exact endgame tables; [`study`] writes all of it up;
//! [`techniques`] adds those of the playing search one after the other.
//!
//! Invariant: this crate prints nothing and reads no clock; long work tells a callback how far it is.

mod ablate;
mod agreement;
mod compare;
mod depths;
mod error;
mod evals;
mod follow;
mod oracle;
mod parts;
mod report;
mod series;
mod settings;
mod simulate;
mod summary;
mod table;
mod techniques;
pub mod truth;
pub mod tune;

pub use ablate::{Ablation, AblationRequest, AblationRow, ablate};
pub use agreement::{Agreement, AgreementRow, agree, random_positions};
pub use compare::{Candidate, Compared, Comparison, compare, searches, variants};
pub use depths::{DepthRow, DepthSweep, sweep};
pub use error::LabError;
pub use evals::{EvalRow, EvalTable, Judged, WonShare, evals};
pub use follow::Follow;
pub use oracle::{Exact, Oracle, Solver};
pub use parts::{Kept, Part};
pub use report::{StudyRequest, study};
pub use series::{Interval, PlaySeries, Series, TermTrial, TermTrials, ablate_series};
pub use settings::{Weights, settings_text, weights_of, with_weights};
pub use simulate::{Player, Simulation, SimulationPly, SimulationRequest, simulate};
pub use summary::{Marks, Summary};
pub use table::{Table, short};
pub use techniques::{TechniqueLadder, TechniqueRow, TechniquesRequest, TestPosition, techniques};

/// The position of the draughts study: two kings against one, won in 15 plies.
pub const STUDY_POSITION: &str = "W:WK10,K14:BK1";
