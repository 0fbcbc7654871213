//! The answers of a class in one table, each recomputed, so that an edited file is noticed.

use super::course::Course;
use super::hand_in::{HandInFile, mark};
use language::Language;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What the answers to a lesson came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LessonMark {
    /// Questions of the exercise that were answered rightly.
    pub right: usize,
    /// Questions of the exercise.
    pub of: usize,
}

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "fault")]
pub enum HandInFault {
    /// It cannot be read.
    Unreadable {
        /// Why not.
        why: String,
    },
    /// It was changed after it was written.
    Edited,
    /// Its answers come to something else than it says.
    OtherResult {
        /// In this lesson.
        lesson: String,
    },
    /// The program knows no such lesson.
    UnknownLesson {
        /// Its name.
        lesson: String,
    },
    /// Another pupil has the same answers from the same seed.
    SameAs {
        /// The file of the other one.
        file: String,
    },
}

/// One file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PupilRow {
    /// The file.
    pub file: String,
    /// The pupil's name; empty where it cannot be read.
    pub name: String,
    /// What the exercises were drawn from.
    pub seed: u32,
    /// What each lesson came to, computed anew.
    pub lessons: BTreeMap<String, LessonMark>,
    /// All lessons together.
    pub total: LessonMark,
    /// What is wrong.
    pub faults: Vec<HandInFault>,
}

/// The table of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Collection {
    /// The lessons that a pupil has begun, in the order of the course.
    pub lessons: Vec<String>,
    /// One for each file.
    pub pupils: Vec<PupilRow>,
}

/// The table of files: each its name and its text.
pub fn collect<'a>(course: &Course, files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Collection {
    let mut read: Vec<(PupilRow, Option<HandInFile>)> = Vec::new();
    for (file, text) in files {
        let hand_in = HandInFile::read(text);
        let mut row = row(course, file, &hand_in);
        let twin = hand_in.as_ref().ok().and_then(|ours| {
            let is_twin = |theirs: &HandInFile| {
                theirs.name != ours.name && theirs.seed == ours.seed && theirs.lessons == ours.lessons
            };
            read.iter().find(|(_, theirs)| theirs.as_ref().is_some_and(is_twin))
        });
        if let Some((other, _)) = twin {
            row.faults.push(HandInFault::SameAs { file: other.file.clone() });
        }
        read.push((row, hand_in.ok()));
    }
    let mut pupils: Vec<PupilRow> = read.into_iter().map(|(row, _)| row).collect();
    pupils.sort_by(|a, b| (&a.name, &a.file).cmp(&(&b.name, &b.file)));
    let is_begun = |name: &String| pupils.iter().any(|pupil| pupil.lessons.contains_key(name));
    let lessons = course.lessons().iter().map(|lesson| lesson.name.clone()).filter(is_begun).collect();
    Collection { lessons, pupils }
}

fn row(course: &Course, file: &str, hand_in: &Result<HandInFile, String>) -> PupilRow {
    let mut row = PupilRow {
        file: file.into(),
        name: String::new(),
        seed: 0,
        lessons: BTreeMap::new(),
        total: LessonMark { right: 0, of: 0 },
        faults: Vec::new(),
    };
    let hand_in = match hand_in {
        Ok(hand_in) => hand_in,
        Err(why) => {
            row.faults.push(HandInFault::Unreadable { why: why.clone() });
            return row;
        }
    };
    (row.name, row.seed) = (hand_in.name.clone(), hand_in.seed);
    if !hand_in.is_sealed() {
        row.faults.push(HandInFault::Edited);
    }
    for (name, said) in &hand_in.lessons {
        let Ok(lesson) = course.find(name) else {
            row.faults.push(HandInFault::UnknownLesson { lesson: name.clone() });
            continue;
        };
        let mark = mark(lesson, hand_in.seed, &said.answers);
        if (mark.right, mark.of) != (said.right, said.of) {
            row.faults.push(HandInFault::OtherResult { lesson: name.clone() });
        }
        row.total = LessonMark { right: row.total.right + mark.right, of: row.total.of + mark.of };
        row.lessons.insert(name.clone(), mark);
    }
    row
}

impl HandInFault {
    /// The fault in words.
    pub fn render(&self, language: Language) -> String {
        match self {
            HandInFault::Unreadable { why } => why.clone(),
            HandInFault::Edited => language.word("hand-in-edited").into(),
            HandInFault::OtherResult { lesson } => language.say("hand-in-other", [("lesson", lesson.into())]),
            HandInFault::UnknownLesson { lesson } => {
                language.say("hand-in-unknown", [("lesson", lesson.into())])
            }
            HandInFault::SameAs { file } => language.say("hand-in-same", [("file", file.into())]),
        }
    }
}

impl PupilRow {
    fn faults(&self, language: Language) -> String {
        self.faults.iter().map(|fault| fault.render(language)).collect::<Vec<_>>().join("; ")
    }

    fn mark(&self, lesson: &str) -> String {
        self.lessons.get(lesson).map_or_else(String::new, |mark| format!("{}/{}", mark.right, mark.of))
    }
}

impl Collection {
    /// The cells of the table: its head, and a row for each file.
    pub fn table(&self, language: Language) -> Vec<Vec<String>> {
        let word = |name| language.word(name).to_string();
        let total = |mark: LessonMark| format!("{}/{}", mark.right, mark.of);
        let mut head = vec![word("hand-in-name"), word("hand-in-seed")];
        head.extend(self.lessons.iter().cloned());
        head.extend([word("hand-in-total"), word("hand-in-file"), word("hand-in-faults")]);
        let row = |pupil: &PupilRow| {
            let mut cells = vec![pupil.name.clone(), pupil.seed.to_string()];
            cells.extend(self.lessons.iter().map(|lesson| pupil.mark(lesson)));
            cells.extend([total(pupil.total), pupil.file.clone(), pupil.faults(language)]);
            cells
        };
        [head].into_iter().chain(self.pupils.iter().map(row)).collect()
    }

    /// The table with commas. A cell that a spreadsheet would take for a formula begins with an apostrophe.
    pub fn csv(&self, language: Language) -> String {
        let cell = |text: &String| {
            let text = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.clone() };
            match text.contains([',', '"', '\n', '\r']) {
                true => format!("\"{}\"", text.replace('"', "\"\"")),
                false => text,
            }
        };
        let line = |cells: &Vec<String>| cells.iter().map(cell).collect::<Vec<_>>().join(",") + "\n";
        self.table(language).iter().map(line).collect()
    }
}
