//! Exercises: a search of any game to be simulated by hand, with answers checked and explained.
//!
//! [`ExerciseTree`] records the search; [`Exercise`] asks for the values, windows and cut leaves of a textbook search
//! of a tree and explains wrong answers; a [`Quiz`] has the same questions for a course's software.

mod leaves;
pub mod lesson;
mod questions;
mod quiz;
mod recorded;
mod sheet_tree;
mod written;

pub use leaves::MAX_LEAVES;
pub use questions::{
    Checked, Exercise, ExerciseError, ExerciseSetup, LeafSum, MAX_EXERCISE_NODES, NodeCount, Problem,
    Question, Report, SheetRow, Verdict,
};
pub use quiz::{AnswerKind, Quiz, QuizAnswer, QuizField, QuizForm, QuizItem};
pub use recorded::ExerciseTree;
pub use sheet_tree::SheetTree;
pub use written::written_tree;
