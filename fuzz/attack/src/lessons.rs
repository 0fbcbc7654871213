//! Texts of the course: lessons, and answers that pupils hand in.

use crate::{MAX_REFUSAL, text};
use exercise::lesson::{AnswersByKey, Course, CourseLesson, HandInFile, Reveal, collect};
use session::Language;

/// What parts the three files of a lesson.
const BETWEEN: &str = "\n=====\n";

/// The facts of a lesson and its words, or the facts alone.
pub fn lesson(bytes: &[u8]) {
    let text = text(bytes);
    let mut parts = text.split(BETWEEN);
    let facts = parts.next().unwrap_or_default();
    let words = parts.next().unwrap_or_default();
    let lesson = match CourseLesson::read("one", facts, [words, parts.next().unwrap_or(words)]) {
        Ok(lesson) => lesson,
        Err(error) => {
            let said = error.to_string();
            assert!(!said.contains('\n') && said.len() < MAX_REFUSAL, "{said}");
            return;
        }
    };
    for seed in [0, u32::MAX] {
        for question in lesson.questions(seed) {
            for language in Language::ALL {
                question.check(language, question.answer(language).as_str());
                question.check(language, facts);
            }
        }
        lesson.view(Language::Czech, seed, &AnswersByKey::new(), Reveal::All);
    }
}

/// What a pupil hands in: what is read and written again reads the same.
pub fn hand_in(bytes: &[u8]) {
    let text = text(bytes);
    let collection = collect(Course::built_in(), [("one.json", &*text)]);
    assert_eq!(collection.pupils.len(), 1);
    assert!(collection.csv(Language::English).lines().count() >= 2);
    if let Ok(hand_in) = HandInFile::read(&text) {
        assert_eq!(HandInFile::read(&hand_in.text()), Ok(hand_in));
    }
}
