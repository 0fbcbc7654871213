//! Exercises for the page: the questions, and the tree without the answers.

use crate::ask;
use crate::config::Limits;
use crate::place::Reached;
use crate::reply::Refusal;
use crate::routes::Asking;
use exercise::{Exercise, ExerciseTree, Question};
use session::{Request, StopFlag};

/// Whether the right answers are told with the questions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Only what is asked.
    QuestionsOnly,
    /// The answers too.
    WithAnswers,
}

/// Whether the values of the leaves are asked, term by term.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    /// They stand on the sheet.
    Given,
    /// The student computes them.
    Asked,
}

/// Searches without cut-offs, so that every node is there to be asked about.
pub fn record(
    reached: &Reached,
    asked: &Request,
    limits: &Limits,
    stop: &StopFlag,
) -> Result<ExerciseTree, Refusal> {
    let request = ask::search(asked, limits)?;
    Ok(ExerciseTree::record(reached.bench.as_ref(), &reached.at, &request, stop)?)
}

/// Every question, with the right answers if they are wanted.
pub fn questions(exercise: &Exercise<'_>, wanted: Wanted) -> Vec<Asking> {
    let asking = |&question: &Question| Asking {
        key: exercise.key(question),
        prompt: exercise.prompt(question),
        answer: (wanted == Wanted::WithAnswers).then(|| exercise.answer(question)),
    };
    exercise.questions().iter().map(asking).collect()
}

/// The questions along these lines, about the leaves too if they are wanted.
pub fn exercise<'a>(
    recorded: &'a ExerciseTree,
    reached: &Reached,
    asked: &Request,
    along: &[String],
    leaves: Leaves,
) -> Result<Exercise<'a>, Refusal> {
    let exercise = recorded.exercise(along)?;
    match leaves {
        Leaves::Given => Ok(exercise),
        Leaves::Asked => Ok(recorded.with_leaves(exercise, reached.bench.as_ref(), &asked.eval)?),
    }
}
