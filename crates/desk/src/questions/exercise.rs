//! `POST /api/exercise`: a search with its values hidden, questions about it, and answers checked; `POST /api/quiz`: the
//! same as a file for a course's software.

use crate::Desk;
use crate::answer::{Answered, Work};
use crate::ask;
use crate::json::read;
use crate::refusal::Refusal;
use draw::abreast::{place_on_screen, place_with_room};
use exercise::{Exercise, ExerciseTree, Question, QuizForm, Report, SheetTree};
use serde::{Deserialize, Serialize};
use session::view::TreeView;
use session::{Place, Playable, ReachedPlace, Request, StopFlag};
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;

/// An exercise, perhaps with answers to be checked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExerciseQuestion {
    place: Place,
    #[serde(default)]
    search: Request,
    /// Ask only along these lines of moves, each separated by spaces; about everything if there are none.
    #[serde(default)]
    along: Vec<String>,
    /// Ask for the values of the leaves too, term by term.
    #[serde(default)]
    leaves: bool,
    /// Also draw the sheet.
    #[serde(default)]
    drawings: bool,
    /// What the student says, by the name of the question.
    #[serde(default)]
    answers: BTreeMap<String, String>,
    /// Also tell the right answers.
    #[serde(default)]
    reveal: bool,
}

/// The exercise: the whole tree without values, its questions, and the verdicts on the answers.
#[derive(Serialize, ToSchema)]
pub struct ExerciseAnswer {
    tree: TreeView,
    /// Each node's name.
    names: Vec<String>,
    /// What is given of nodes beside the lines: node, text.
    given: Vec<(u32, String)>,
    /// Each leaf of the answer about cut leaves, and whether it is one.
    cut_leaves: Vec<(String, bool)>,
    /// How many nodes the search looks at.
    looked_at: usize,
    /// The tree as SVG, in as many pieces as can be read; none if it is not asked for.
    drawings: Vec<String>,
    questions: Vec<Asking>,
    report: Report,
}

/// One question.
#[derive(Serialize, ToSchema)]
pub struct Asking {
    /// Its name, such as `B.value`.
    key: String,
    /// The question in words.
    prompt: String,
    /// The right answer, if it is to be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    answer: Option<String>,
}

impl ExerciseQuestion {
    /// The search without cut-offs, so that every node is there to be asked about.
    fn record(&self, desk: &Desk, reached: &ReachedPlace, stop: &StopFlag) -> Result<ExerciseTree, Refusal> {
        let search = ask::search(&self.search, &desk.limits)?;
        Ok(ExerciseTree::record(reached.bench.as_ref(), &reached.at, &search, stop)?)
    }

    fn questions<'a>(
        &self,
        recorded: &'a ExerciseTree,
        bench: &dyn Playable,
    ) -> Result<Exercise<'a>, Refusal> {
        let exercise = recorded.exercise(&self.along)?;
        match self.leaves {
            true => Ok(recorded.with_leaves(exercise, bench, &self.search.eval)?),
            false => Ok(exercise),
        }
    }
}

/// An exercise for a course's software.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuizQuestion {
    /// The exercise; its answers and drawings are not asked for.
    exercise: ExerciseQuestion,
    /// xml for Moodle, zip for a package of QTI 2.1.
    form: String,
}

/// An exercise as a file for a course's software, with its right answers.
#[utoipa::path(
    post,
    path = "/quiz",
    request_body = QuizQuestion,
    responses((status = 200, description = "The file.", content_type = "*/*"), Refusal)
)]
pub(crate) fn quiz(_: &Desk, json: &[u8], _: &StopFlag) -> Result<Work, Refusal> {
    let QuizQuestion { exercise: asked, form } = read(json)?;
    let form = QuizForm::from_extension(&form).ok_or_else(|| {
        let given: String = form.chars().take(20).collect();
        Refusal::bad(format!("unknown form '{given}': expected xml or zip"))
    })?;
    Ok(Box::new(move |desk, stop| {
        let reached = desk.reach(asked.place.clone())?;
        let bench = reached.bench.as_ref();
        let recorded = asked.record(desk, &reached, stop)?;
        let exercise = asked.questions(&recorded, bench)?;
        let SheetTree { view, names, .. } = recorded.sheet_tree(&exercise);
        let pictures = draw::sheet::few_drawings(&view.in_letters(bench.idiom().letters), &names)?;
        let game = bench.position(&reached.at)?.game;
        let title = bench.language().say("paper-title", [("game", game.into())]);
        let name = format!("plywood-{}.{}", asked.place.game, form.extension());
        let bytes = exercise.quiz(title, pictures).write(form);
        Ok(Answered { kind: form.media_type(), file: Some(name), bytes })
    }))
}

/// A search with its values hidden, questions about it, and answers checked.
#[utoipa::path(
    post,
    path = "/exercise",
    request_body = ExerciseQuestion,
    responses((status = 200, description = "The exercise.", body = ExerciseAnswer), Refusal)
)]
pub fn exercise(desk: &Desk, asked: ExerciseQuestion, stop: &StopFlag) -> Result<ExerciseAnswer, Refusal> {
    let reached = desk.reach(asked.place.clone())?;
    let bench = reached.bench.as_ref();
    let recorded = asked.record(desk, &reached, stop)?;
    let exercise = asked.questions(&recorded, bench)?;
    let ExerciseQuestion { drawings, answers, reveal, .. } = asked;
    let report = exercise.check_file(&lines(&answers)?).map_err(|error| Refusal::bad(error.to_string()))?;
    let asking = |&question: &Question| Asking {
        key: exercise.key(question),
        prompt: exercise.prompt(question),
        answer: reveal.then(|| exercise.answer(question)),
    };
    let questions = exercise.questions().iter().map(asking).collect();
    let looked_at = exercise.looked_at();
    let cut_leaves = answers.get("cut").map(|cut| exercise.judged_leaves(cut)).unwrap_or_default();
    let SheetTree { view, names, given } = recorded.sheet_tree(&exercise);
    let drawings = match drawings {
        true => draw::sheet::drawings(&view.clone().in_letters(bench.idiom().letters), &names)?,
        false => Vec::new(),
    };
    let mut tree = view;
    make_room_along(&mut tree, &given);
    Ok(ExerciseAnswer { tree, names, given, cut_leaves, looked_at, drawings, questions, report })
}

/// A line that is asked about has nodes beside it that are given: they and the line get room before what is below it.
fn make_room_along(tree: &mut TreeView, given: &[(u32, String)]) {
    let parents: BTreeSet<u32> = given.iter().map(|(node, _)| tree.parent[*node as usize]).collect();
    if parents.is_empty() {
        return place_on_screen(tree);
    }
    let is_beside = |node: &u32| parents.contains(&tree.parent[*node as usize]);
    let first: Vec<u32> = (1..tree.parent.len() as u32).filter(is_beside).collect();
    place_with_room(tree, &first);
}

/// The answers as the lines of a filled-in sheet.
fn lines(answers: &BTreeMap<String, String>) -> Result<String, Refusal> {
    let mut text = String::new();
    for (key, answer) in answers {
        if [key, answer].iter().any(|part| part.contains(['\n', '\r', '#'])) {
            let shown: String =
                format!("{key} = {answer}").chars().take(60).filter(|c| !c.is_control()).collect();
            return Err(Refusal::bad(format!("bad answer '{shown}': expected one line without '#'")));
        }
        text += &format!("{key} = {answer}\n");
    }
    Ok(text)
}
