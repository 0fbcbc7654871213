//! A lesson, and the course: the lessons that are built in, in the order of `docs/learn.md`.

use super::bounded::is_name;
use super::facts::LessonFacts;
use super::number::stated;
use super::reading::{LessonError, LessonText};
use super::words::LessonWords;
use language::Language;
use std::sync::LazyLock;

/// A lesson.
pub struct CourseLesson {
    /// Its name, as commands and links have it.
    pub name: String,
    /// What it states.
    pub facts: LessonFacts,
    words: [LessonWords; Language::ALL.len()],
}

/// No lesson has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown lesson '{}': expected {}", search::quoted(.given, 40), .known.join(", "))]
pub struct UnknownLesson {
    given: String,
    known: Vec<String>,
}

impl CourseLesson {
    /// Reads a lesson: its facts, and its words in the order of [`Language::ALL`].
    pub fn read(
        name: &str,
        facts: &str,
        words: [&str; Language::ALL.len()],
    ) -> Result<CourseLesson, LessonError> {
        let file = format!("{name}.toml");
        let source = LessonText { file: &file, text: facts };
        if !is_name(name) {
            return Err(source.whole("bad name: expected small letters, digits and hyphens".into()));
        }
        let facts = LessonFacts::read(source)?;
        let read = |language: Language| {
            let file = format!("{name}.{language}.toml");
            LessonWords::read(LessonText { file: &file, text: words[language as usize] }, &facts)
        };
        let words = [read(Language::English)?, read(Language::Czech)?];
        Ok(CourseLesson { name: name.into(), facts, words })
    }

    pub(super) fn words(&self, language: Language) -> &LessonWords {
        &self.words[language as usize]
    }

    /// Its title.
    pub fn title(&self, language: Language) -> &str {
        self.words(language).title.get_ref()
    }

    /// The idea, before anything is asked.
    pub fn idea(&self, language: Language) -> &str {
        self.words(language).idea.get_ref().trim()
    }

    /// What the switch does.
    pub fn switch_label(&self, language: Language) -> &str {
        self.words(language).switch.get_ref().trim()
    }

    /// The sentence with the number.
    pub fn number(&self, language: Language) -> String {
        let number = stated(&self.facts.number.answer, language);
        self.words(language).number.get_ref().trim().replace("{number}", &number)
    }

    /// What to do with the drawn tree.
    pub fn drawing_task(&self, language: Language) -> Option<&str> {
        self.words(language).draw.as_ref().map(|task| task.get_ref().trim())
    }
}

/// Lessons in their order.
pub struct Course {
    lessons: Vec<CourseLesson>,
}

/// The lessons of the program.
static BUILT_IN: LazyLock<Course> = LazyLock::new(|| {
    let read = |(name, facts, words): &(&str, &str, [&str; 2])| {
        CourseLesson::read(name, facts, *words).unwrap_or_else(|error| panic!("{error}"))
    };
    Course { lessons: examples::lessons::ALL.iter().map(read).collect() }
});

impl Course {
    /// The lessons of the program.
    pub fn built_in() -> &'static Course {
        &BUILT_IN
    }

    /// All of them.
    pub fn lessons(&self) -> &[CourseLesson] {
        &self.lessons
    }

    /// The lesson of this name.
    pub fn find(&self, name: &str) -> Result<&CourseLesson, UnknownLesson> {
        self.lessons.iter().find(|lesson| lesson.name == name).ok_or_else(|| UnknownLesson {
            given: name.into(),
            known: self.lessons.iter().map(|lesson| lesson.name.clone()).collect(),
        })
    }
}
