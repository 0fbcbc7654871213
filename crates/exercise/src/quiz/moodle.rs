//! Moodle XML: a category, a page with the task, and one question of Moodle's kinds for each of ours.

use super::cloze;
use super::markup::{escape, paragraph};
use super::{AnswerKind, Quiz, QuizField, QuizItem};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// The tree is shown beside every question while all copies together are this many bytes; else beside the task alone.
const PICTURES: usize = 8 << 20;

/// The part of the points that a second try costs.
const PENALTY: &str = "0.3333333";

pub(super) fn write(quiz: &Quiz) -> String {
    let copies = quiz.pictures.iter().map(String::len).sum::<usize>() * (quiz.items.len() + 1);
    let beside = if copies <= PICTURES { pictures(quiz) } else { QuizPictures::default() };
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
    out += &category(quiz);
    let words: String = quiz.intro.iter().map(|words| paragraph(words)).collect();
    out += &open("description", &quiz.title, &words, &pictures(quiz), "");
    out += "    <defaultgrade>0</defaultgrade>\n    <penalty>0</penalty>\n    <hidden>0</hidden>\n  </question>\n";
    out.extend(quiz.items.iter().map(|item| question(quiz, item, &beside)));
    out + "</quiz>\n"
}

/// Pictures inside a question: how its text shows them, and the files.
#[derive(Default)]
struct QuizPictures {
    html: String,
    files: String,
}

fn pictures(quiz: &Quiz) -> QuizPictures {
    let alt = quiz.language.word("quiz-picture");
    let mut shown = QuizPictures::default();
    for (number, svg) in (1..).zip(&quiz.pictures) {
        let name = format!("tree-{number}.svg");
        let bytes = STANDARD.encode(svg);
        shown.html += &format!("<p><img src=\"@@PLUGINFILE@@/{name}\" alt=\"{}\"></p>", escape(alt));
        shown.files +=
            &format!("      <file name=\"{name}\" path=\"/\" encoding=\"base64\">{bytes}</file>\n");
    }
    shown
}

/// Where the questions go. A slash in a category's name is doubled.
fn category(quiz: &Quiz) -> String {
    let name = escape(&quiz.title.replace('/', "//"));
    format!(
        "  <question type=\"category\">\n    <category><text>$course$/top/{name}</text></category>\n  </question>\n"
    )
}

/// A question up to its feedback.
fn open(kind: &str, name: &str, html: &str, shown: &QuizPictures, why: &str) -> String {
    let text = |html: &str| escape(html);
    let why = if why.is_empty() { String::new() } else { text(&paragraph(why)) };
    format!(
        "  <question type=\"{kind}\">\n    <name><text>{}</text></name>\n    <questiontext format=\"html\">\n      \
         <text>{}</text>\n{}    </questiontext>\n    <generalfeedback format=\"html\"><text>{why}</text></generalfeedback>\n",
        escape(name),
        text(&format!("{html}{}", shown.html)),
        shown.files,
    )
}

fn question(quiz: &Quiz, item: &QuizItem, shown: &QuizPictures) -> String {
    let words = [item.about.as_ref(), Some(&item.prompt), item.hint.as_ref()];
    let mut html: String = words.into_iter().flatten().map(|words| paragraph(words)).collect();
    let [field] = &item.fields[..] else {
        html += &item.fields.iter().map(cloze::field).collect::<String>();
        let open = open("cloze", &quiz.name(item), &html, shown, &item.why);
        return format!("{open}    <penalty>{PENALTY}</penalty>\n    <hidden>0</hidden>\n  </question>\n");
    };
    let (kind, settings) = match field.kind {
        AnswerKind::Text => ("shortanswer", "    <usecase>0</usecase>\n"),
        AnswerKind::Number { .. } => ("numerical", ""),
        AnswerKind::Choice => (
            "multichoice",
            "    <single>true</single>\n    <shuffleanswers>false</shuffleanswers>\n    <answernumbering>none</answernumbering>\n",
        ),
    };
    let open = open(kind, &quiz.name(item), &html, shown, &item.why);
    let grades = format!(
        "    <defaultgrade>1</defaultgrade>\n    <penalty>{PENALTY}</penalty>\n    <hidden>0</hidden>\n"
    );
    format!("{open}{grades}{settings}{}  </question>\n", answers(field))
}

fn answers(field: &QuizField) -> String {
    let answer = |answer: &super::QuizAnswer| {
        let (format, text) = match field.kind {
            // A choice is shown as HTML.
            AnswerKind::Choice => ("html", escape(&paragraph(&answer.text))),
            AnswerKind::Text => ("moodle_auto_format", escape(&cloze::literal(&answer.text))),
            AnswerKind::Number { .. } => ("moodle_auto_format", escape(&answer.text)),
        };
        let why = if answer.why.is_empty() { String::new() } else { escape(&paragraph(&answer.why)) };
        let tolerance = match field.kind {
            AnswerKind::Number { tolerance } => format!("<tolerance>{tolerance}</tolerance>"),
            AnswerKind::Text | AnswerKind::Choice => String::new(),
        };
        let fraction = if answer.is_right { 100 } else { 0 };
        format!(
            "    <answer fraction=\"{fraction}\" format=\"{format}\"><text>{text}</text><feedback format=\"html\">\
             <text>{why}</text></feedback>{tolerance}</answer>\n"
        )
    };
    field.answers.iter().map(answer).collect()
}
