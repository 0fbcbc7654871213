//! Fields inside the text of a Moodle question: `{1:SHORTANSWER:=3~%0%4#why}`.
//!
//! Moodle decodes the entities of HTML in each part, so every character with a meaning is written as a number.

use super::markup::escape;
use super::{AnswerKind, QuizAnswer, QuizField};

/// One field with what stands before it, as a paragraph.
pub(super) fn field(field: &QuizField) -> String {
    let kind = match field.kind {
        AnswerKind::Choice => "MULTICHOICE",
        AnswerKind::Text | AnswerKind::Number { .. } => "SHORTANSWER",
    };
    let answers: Vec<String> = field.answers.iter().map(|answer| alternative(answer, field.kind)).collect();
    format!("<p>{}: {{1:{kind}:{}}}</p>", quoted(&field.label), answers.join("~"))
}

fn alternative(answer: &QuizAnswer, kind: AnswerKind) -> String {
    let grade = if answer.is_right { "=" } else { "%0%" };
    let text = match kind {
        AnswerKind::Choice => quoted(&answer.text),
        AnswerKind::Text | AnswerKind::Number { .. } => quoted(&literal(&answer.text)),
    };
    let why = if answer.why.is_empty() { String::new() } else { format!("#{}", quoted(&answer.why)) };
    format!("{grade}{text}{why}")
}

/// An answer to be typed: a star stands for anything unless it is marked.
pub(super) fn literal(text: &str) -> String {
    text.replace('*', "\\*")
}

fn quoted(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '{' | '}' | '~' | '#' | '=' | '%' | '\\' | '/' | '*' | ':' => out += &format!("&#{};", c as u32),
            c => out += &escape(c.encode_utf8(&mut [0; 4])),
        }
    }
    out
}
