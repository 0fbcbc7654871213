//! What a pupil hands in: a small file with name, seed, answers and what they came to.

use super::ask::LessonPart;
use super::bounded::{MAX_ANSWER, MAX_NAME, MAX_QUESTIONS};
use super::collect::LessonMark;
use super::course::{Course, CourseLesson, UnknownLesson};
use crate::questions::Verdict;
use language::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A longer file holds no answers of a pupil.
pub const MAX_HAND_IN_BYTES: usize = 64 << 10;
/// The form of the file; another shape gets another number.
const FORM: u32 = 1;
/// Names of pupils are shorter.
const MAX_PUPIL: usize = 80;
/// More lessons are no course.
const MAX_LESSONS: usize = 100;

/// Answers by the names of the questions.
pub type AnswersByKey = BTreeMap<String, String>;

/// The answers to a lesson and what they came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonAnswers {
    /// How many questions of the exercise were answered rightly.
    pub right: usize,
    /// How many questions the exercise has.
    pub of: usize,
    /// The answers.
    pub answers: AnswersByKey,
}

impl LessonAnswers {
    /// What the file says that they came to.
    pub fn mark(&self) -> LessonMark {
        LessonMark { right: self.right, of: self.of }
    }
}

/// What a pupil hands in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandInFile {
    /// The form of the file.
    plywood_answers: u32,
    /// The pupil's name.
    pub name: String,
    /// What the exercises were drawn from.
    pub seed: u32,
    /// The lessons that were begun.
    pub lessons: BTreeMap<String, LessonAnswers>,
    /// A sum over all the rest, which an edit leaves behind.
    seal: String,
}

/// The answers to one lesson, checked.
pub(super) fn mark(lesson: &CourseLesson, seed: u32, answers: &AnswersByKey) -> LessonMark {
    let questions = lesson.questions(seed);
    let counted = questions.iter().filter(|question| question.part == LessonPart::Exercise);
    let is_right = |answer: &String, question: &&super::LessonQuestion<'_>| {
        Language::ALL.into_iter().any(|language| question.check(language, answer) == Verdict::Correct)
    };
    let right = |question: &&super::LessonQuestion<'_>| {
        answers.get(&question.key).is_some_and(|answer| is_right(answer, question))
    };
    LessonMark { right: counted.clone().filter(right).count(), of: counted.count() }
}

impl HandInFile {
    /// Puts together what a pupil hands in.
    pub fn new(
        course: &Course,
        name: &str,
        seed: u32,
        answers: BTreeMap<String, AnswersByKey>,
    ) -> Result<HandInFile, UnknownLesson> {
        let marked = |(lesson, answers): (String, AnswersByKey)| {
            let LessonMark { right, of } = mark(course.find(&lesson)?, seed, &answers);
            Ok((lesson, LessonAnswers { right, of, answers }))
        };
        let lessons = answers.into_iter().map(marked).collect::<Result<_, UnknownLesson>>()?;
        let name: String = name.trim().chars().filter(|c| !c.is_control()).take(MAX_PUPIL).collect();
        let mut hand_in = HandInFile { plywood_answers: FORM, name, seed, lessons, seal: String::new() };
        hand_in.seal = hand_in.expected_seal();
        Ok(hand_in)
    }

    /// The file.
    pub fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data can be written") + "\n"
    }

    /// Reads a file; what is wrong is one line.
    pub fn read(text: &str) -> Result<HandInFile, String> {
        if text.len() > MAX_HAND_IN_BYTES {
            return Err(format!("longer than {MAX_HAND_IN_BYTES} bytes: no answers of a pupil"));
        }
        let hand_in: HandInFile =
            serde_json::from_str(text).map_err(|error| format!("no answers of a pupil: {error}"))?;
        let is_long =
            |text: &str, most: usize| text.chars().count() > most || text.chars().any(char::is_control);
        if hand_in.plywood_answers != FORM {
            return Err(format!("form {} of answers: expected {FORM}", hand_in.plywood_answers));
        }
        if is_long(&hand_in.name, MAX_PUPIL) || hand_in.name.trim().is_empty() {
            return Err(format!("bad name: expected 1 to {MAX_PUPIL} letters"));
        }
        if hand_in.lessons.len() > MAX_LESSONS || hand_in.lessons.keys().any(|name| is_long(name, MAX_NAME)) {
            return Err("too many lessons, or names too long".into());
        }
        let is_bad = |answers: &AnswersByKey| {
            let long =
                |(key, answer): (&String, &String)| is_long(key, 2 * MAX_NAME) || is_long(answer, MAX_ANSWER);
            answers.len() > 2 * MAX_QUESTIONS || answers.iter().any(long)
        };
        match hand_in.lessons.values().any(|lesson| is_bad(&lesson.answers)) {
            true => Err("too many answers, or answers too long".into()),
            false => Ok(hand_in),
        }
    }

    /// Whether the file is as it was written.
    pub(super) fn is_sealed(&self) -> bool {
        self.seal == self.expected_seal()
    }

    /// A sum that shows an edit. It is no signature: the program is open, and who reads it can compute the sum.
    fn expected_seal(&self) -> String {
        let unsealed = HandInFile { seal: String::new(), ..self.clone() };
        let bytes = serde_json::to_vec(&unsealed).expect("plain data can be written");
        let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        format!("{sum:016x}")
    }
}
