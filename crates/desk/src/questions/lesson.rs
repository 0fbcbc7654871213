//! `POST /api/lessons`, `/lesson`, `/handin` and `/collect`: the course, a lesson with answers checked, what a pupil hands in,
//! and the answers of a class.

use crate::Desk;
use crate::refusal::Refusal;
use exercise::lesson::{
    AnswersByKey, Collection, Course, HandInFile, LessonMark, LessonView, Reveal, UnknownLesson, collect,
};
use serde::{Deserialize, Serialize};
use session::{Language, StopFlag};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A class has fewer pupils.
const MAX_FILES: usize = 500;

impl From<UnknownLesson> for Refusal {
    fn from(error: UnknownLesson) -> Refusal {
        Refusal::bad(error.to_string())
    }
}

/// A question about the course.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonsQuestion {
    #[serde(default)]
    language: Language,
}

/// The course.
#[derive(Serialize, ToSchema)]
pub struct LessonsAnswer {
    lessons: Vec<ListedLesson>,
}

/// A lesson in the list.
#[derive(Serialize, ToSchema)]
pub struct ListedLesson {
    /// Its name.
    name: String,
    /// Its title.
    title: String,
    /// How many questions it asks.
    questions: usize,
}

/// The lessons of the course, in their order.
#[utoipa::path(
    post,
    path = "/lessons",
    request_body = LessonsQuestion,
    responses((status = 200, description = "The lessons.", body = LessonsAnswer), Refusal)
)]
pub fn lessons(_: &Desk, asked: LessonsQuestion, _: &StopFlag) -> Result<LessonsAnswer, Refusal> {
    let listed = Course::built_in().lessons().iter().map(|lesson| ListedLesson {
        name: lesson.name.clone(),
        title: lesson.title(asked.language).into(),
        questions: lesson.questions(0).len(),
    });
    Ok(LessonsAnswer { lessons: listed.collect() })
}

/// A lesson for a pupil.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonAsk {
    #[serde(default)]
    language: Language,
    /// Its name.
    name: String,
    /// What the exercise is drawn from.
    seed: u32,
    /// What the pupil says, by the names of the questions.
    #[serde(default)]
    answers: AnswersByKey,
    /// Also tell the right answers.
    #[serde(default)]
    reveal: bool,
}

/// A lesson, its questions, and the verdicts on the answers. The switch and the number follow once the predictions are made.
#[utoipa::path(
    post,
    path = "/lesson",
    request_body = LessonAsk,
    responses((status = 200, description = "The lesson.", body = LessonView), Refusal)
)]
pub fn lesson(_: &Desk, asked: LessonAsk, _: &StopFlag) -> Result<LessonView, Refusal> {
    let lesson = Course::built_in().find(&asked.name)?;
    let reveal = if asked.reveal { Reveal::All } else { Reveal::Predicted };
    Ok(lesson.view(asked.language, asked.seed, &asked.answers, reveal))
}

/// What a pupil hands in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandInQuestion {
    /// The pupil's name.
    name: String,
    /// What the exercises were drawn from.
    seed: u32,
    /// The answers, by lesson and question.
    lessons: BTreeMap<String, AnswersByKey>,
}

/// The file to hand in.
#[derive(Serialize, ToSchema)]
pub struct HandInAnswer {
    /// Its contents.
    text: String,
    /// What each lesson came to.
    lessons: BTreeMap<String, LessonMark>,
}

/// The answers of a pupil as a file to hand in.
#[utoipa::path(
    post,
    path = "/handin",
    request_body = HandInQuestion,
    responses((status = 200, description = "The file.", body = HandInAnswer), Refusal)
)]
pub fn hand_in(_: &Desk, asked: HandInQuestion, _: &StopFlag) -> Result<HandInAnswer, Refusal> {
    let written = HandInFile::new(Course::built_in(), &asked.name, asked.seed, asked.lessons)?;
    let text = written.text();
    // what is written can be read: a name or an answer that is too long is refused now
    let read = HandInFile::read(&text).map_err(Refusal::bad)?;
    let lessons = read.lessons.into_iter().map(|(name, said)| (name, said.mark())).collect();
    Ok(HandInAnswer { text, lessons })
}

/// The files of a class.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CollectQuestion {
    #[serde(default)]
    language: Language,
    /// Each file's name and its text.
    files: Vec<(String, String)>,
}

/// The table of a class.
#[derive(Serialize, ToSchema)]
pub struct CollectAnswer {
    #[serde(flatten)]
    collection: Collection,
    /// The cells of the table, its head first.
    table: Vec<Vec<String>>,
    /// The same with commas.
    csv: String,
}

/// The answers of a class in one table, each recomputed.
#[utoipa::path(
    post,
    path = "/collect",
    request_body = CollectQuestion,
    responses((status = 200, description = "The table.", body = CollectAnswer), Refusal)
)]
pub fn collected(_: &Desk, asked: CollectQuestion, _: &StopFlag) -> Result<CollectAnswer, Refusal> {
    session::at_most("files", asked.files.len() as u64, MAX_FILES as u64)?;
    let files = asked.files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let collection = collect(Course::built_in(), files);
    let (table, csv) = (collection.table(asked.language), collection.csv(asked.language));
    Ok(CollectAnswer { collection, table, csv })
}
