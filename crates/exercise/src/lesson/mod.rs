//! Lessons: texts with a position, predictions that are asked before the answer, a switch, a number and an exercise.
//!
//! A lesson is read strictly from three bounded texts: its facts, and its words in each language (`docs/lessons.md`). What it
//! states can be [recomputed](LessonFact::recompute). Answers are checked here, so that every door checks alike, and go into a
//! [`HandInFile`], which is recomputed when it is [collected](collect).

mod ask;
mod bounded;
mod collect;
mod course;
mod draw;
mod facts;
mod hand_in;
mod number;
mod reading;
mod see;
mod view;
mod words;

pub use ask::{LessonPart, LessonQuestion};
pub use collect::{Collection, HandInFault, LessonMark, PupilRow, collect};
pub use course::{Course, CourseLesson, UnknownLesson};
pub use draw::{DrawnTree, TreeDrawing};
pub use facts::{LessonFact, LessonFacts, LessonScene, Switch};
pub use hand_in::{AnswersByKey, HandInFile, LessonAnswers, MAX_HAND_IN_BYTES};
pub use number::stated;
pub use reading::LessonError;
pub use see::See;
pub use view::{ChoiceView, DrawnView, LessonTold, LessonView, QuestionView, Reveal, SceneView, SwitchView};
