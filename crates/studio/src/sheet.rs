//! Exercises for the page: the questions, and the tree without the answers.

use crate::ask;
use crate::config::Limits;
use crate::flat::{FlatTree, Short, flatten};
use crate::place::Reached;
use crate::reply::Refusal;
use crate::routes::Asking;
use exercise::{Exercise, ExerciseTree, Question};
use session::view::TreeView;
use session::{Request, StopFlag};

/// Whether the right answers are told with the questions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Only what is asked.
    QuestionsOnly,
    /// The answers too.
    WithAnswers,
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

/// The tree with values at the leaves only, and no reasons: they would give the answers away.
pub fn hidden(view: TreeView) -> FlatTree {
    let has_children: Vec<bool> = view.children().iter().map(|children| !children.is_empty()).collect();
    let mut flat = flatten(view);
    for (node, _) in has_children.iter().enumerate().filter(|(_, is_inner)| **is_inner) {
        flat.value[node] = Short(None);
    }
    flat.reasons = vec![String::new()];
    flat.reason.fill(0);
    flat.pv.clear();
    flat
}
