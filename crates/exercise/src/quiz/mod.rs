//! An exercise for a course's software: every question with the answers it takes, as Moodle XML or as a package of QTI 2.1.

mod archive;
mod cloze;
mod markup;
mod moodle;
mod package;
mod qti;

use crate::Exercise;
use language::Language;
use std::collections::HashMap;

/// What a quiz is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuizForm {
    /// One file of Moodle's question bank.
    Moodle,
    /// A package of QTI 2.1: items, a test, pictures and a manifest in one archive.
    Qti,
}

impl QuizForm {
    /// Every form.
    pub const ALL: [QuizForm; 2] = [QuizForm::Moodle, QuizForm::Qti];

    /// The form that a file's ending asks for.
    pub fn from_extension(extension: &str) -> Option<QuizForm> {
        QuizForm::ALL.into_iter().find(|form| form.extension().eq_ignore_ascii_case(extension))
    }

    /// The ending of its files.
    pub fn extension(self) -> &'static str {
        match self {
            QuizForm::Moodle => "xml",
            QuizForm::Qti => "zip",
        }
    }

    /// Its media type.
    pub fn media_type(self) -> &'static str {
        match self {
            QuizForm::Moodle => "application/xml",
            QuizForm::Qti => "application/zip",
        }
    }
}

/// An exercise to be asked by other software.
pub struct Quiz {
    /// Its name.
    pub title: String,
    /// What is to be done, a paragraph each.
    pub intro: Vec<String>,
    /// The tree as SVG, in as many pieces as can be read.
    pub pictures: Vec<String>,
    /// The questions.
    pub items: Vec<QuizItem>,
    /// The language of its words.
    pub language: Language,
}

/// One question.
pub struct QuizItem {
    /// Its name on a sheet, such as `B.value`.
    pub key: String,
    /// The question in words.
    pub prompt: String,
    /// What the sheet says of the node that it is about.
    pub about: Option<String>,
    /// What an answer looks like.
    pub hint: Option<String>,
    /// What is filled in.
    pub fields: Vec<QuizField>,
    /// The right answer and the reason.
    pub why: String,
}

/// Something to fill in.
pub struct QuizField {
    /// What stands before it; empty where the question says it.
    pub label: String,
    /// How it is filled in.
    pub kind: AnswerKind,
    /// The answers that are known, right ones first where texts are typed.
    pub answers: Vec<QuizAnswer>,
}

/// How a field is filled in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AnswerKind {
    /// One of these texts is typed.
    Text,
    /// A number is typed; it may be off by this.
    Number {
        /// The largest difference.
        tolerance: f64,
    },
    /// One of the answers is chosen.
    Choice,
}

/// An answer that is known.
pub struct QuizAnswer {
    /// The answer.
    pub text: String,
    /// Whether it is right.
    pub is_right: bool,
    /// A sentence about it; empty for nothing.
    pub why: String,
}

impl Exercise<'_> {
    /// The exercise as a quiz, with these pictures of its tree.
    pub fn quiz(&self, title: String, pictures: Vec<String>) -> Quiz {
        let rows = self.rows();
        let about: HashMap<_, _> = rows
            .iter()
            .flat_map(|row| row.questions.iter().map(|&asked| (asked, row.text.clone())))
            .collect();
        let item = |&question| self.quiz_item(question, about.get(&question).cloned());
        let items = self.questions().iter().map(item).collect();
        let mut intro = self.instructions();
        if pictures.is_empty() {
            intro.extend(rows.into_iter().map(|row| row.text));
        }
        Quiz { title, intro, pictures, items, language: self.language() }
    }
}

impl Quiz {
    /// The file.
    pub fn write(&self, form: QuizForm) -> Vec<u8> {
        match form {
            QuizForm::Moodle => moodle::write(self).into_bytes(),
            QuizForm::Qti => package::write(self),
        }
    }

    /// The name of a question among others.
    fn name(&self, item: &QuizItem) -> String {
        format!("{}: {}", self.title, item.key)
    }
}
