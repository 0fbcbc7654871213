//! A strict reader of Moodle XML, as Moodle's own import reads it: fields in a text are found by its patterns.

use super::{ReadField, ReadItem, key_of};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use exercise::Quiz;
use roxmltree::{Document, Node};

pub fn read(quiz: &Quiz, bytes: &[u8]) -> Vec<ReadItem> {
    let text = std::str::from_utf8(bytes).unwrap();
    let document = Document::parse(text).unwrap();
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "quiz");
    let mut questions = elements(root);
    let category = questions.next().unwrap();
    assert_eq!(category.attribute("type"), Some("category"));
    let path = only(only(category, "category"), "text").text().unwrap();
    assert_eq!(path, format!("$course$/top/{}", quiz.title.replace('/', "//")));
    let task = questions.next().unwrap();
    assert_eq!(task.attribute("type"), Some("description"));
    check_pictures(quiz, task);
    questions.map(|question| item(quiz, question)).collect()
}

fn elements<'a, 'd>(node: Node<'a, 'd>) -> impl Iterator<Item = Node<'a, 'd>> {
    node.children().filter(|child| {
        let is_space = child.is_text() && child.text().is_some_and(|text| text.trim().is_empty());
        assert!(child.is_element() || is_space, "{child:?}");
        child.is_element()
    })
}

fn only<'a, 'd>(node: Node<'a, 'd>, name: &str) -> Node<'a, 'd> {
    let mut found = elements(node).filter(|child| child.has_tag_name(name));
    let first = found.next().unwrap_or_else(|| panic!("no {name} in {node:?}"));
    assert!(found.next().is_none(), "two {name}");
    first
}

fn text<'a>(node: Node<'a, '_>) -> &'a str {
    only(node, "text").text().unwrap_or_default()
}

/// The files stand beside the text that shows them, and are the pictures.
fn check_pictures(quiz: &Quiz, question: Node<'_, '_>) {
    let body = only(question, "questiontext");
    let files: Vec<Node<'_, '_>> = elements(body).filter(|child| child.has_tag_name("file")).collect();
    assert_eq!(text(body).matches("@@PLUGINFILE@@").count(), files.len());
    for (file, picture) in files.iter().zip(&quiz.pictures) {
        assert_eq!(file.attribute("encoding"), Some("base64"));
        assert!(text(body).contains(&format!("src=\"@@PLUGINFILE@@/{}\"", file.attribute("name").unwrap())));
        assert_eq!(STANDARD.decode(file.text().unwrap()).unwrap(), picture.as_bytes());
    }
    Document::parse(&format!("<html>{}</html>", text(body).replace("\">", "\"/>")))
        .unwrap_or_else(|error| panic!("{error}: {}", text(body)));
}

const SETTINGS: [&str; 13] = [
    "name",
    "questiontext",
    "generalfeedback",
    "defaultgrade",
    "penalty",
    "hidden",
    "usecase",
    "single",
    "shuffleanswers",
    "answernumbering",
    "answer",
    "tolerance",
    "feedback",
];

fn item(quiz: &Quiz, question: Node<'_, '_>) -> ReadItem {
    for child in elements(question) {
        assert!(SETTINGS.contains(&child.tag_name().name()), "{child:?}");
    }
    check_pictures(quiz, question);
    let body = text(only(question, "questiontext"));
    let kind = question.attribute("type").unwrap();
    let fields = match kind {
        "cloze" => cloze(body),
        "shortanswer" | "numerical" | "multichoice" => {
            assert!(embedded(body).is_none(), "a field where none belongs: {body}");
            vec![answers(kind, question)]
        }
        other => panic!("{other}"),
    };
    let why = plain(text(only(question, "generalfeedback")));
    ReadItem { key: key_of(quiz, text(only(question, "name"))), fields, why }
}

fn answers(kind: &str, question: Node<'_, '_>) -> ReadField {
    let mut field = ReadField { label: String::new(), tolerance: None, right: vec![], wrong: vec![] };
    for answer in elements(question).filter(|child| child.has_tag_name("answer")) {
        let said = text(answer);
        let said = match kind {
            "multichoice" => plain(said),
            "shortanswer" => literal(said),
            _ => said.to_string(),
        };
        match answer.attribute("fraction") {
            Some("100") => field.right.push(said),
            Some("0") => {
                assert!(!plain(text(only(answer, "feedback"))).is_empty(), "{said}");
                field.wrong.push(said);
            }
            other => panic!("{other:?}"),
        }
        if kind == "numerical" {
            let tolerance = only(answer, "tolerance").text().unwrap().parse().unwrap();
            field.tolerance.get_or_insert(tolerance);
        }
    }
    field
}

/// The text of HTML.
fn plain(html: &str) -> String {
    let page = format!("<html>{html}</html>");
    let document = Document::parse(&page).unwrap_or_else(|error| panic!("{error}: {html}"));
    document.descendants().filter_map(|node| node.is_text().then(|| node.text()).flatten()).collect()
}

/// An answer to be typed: no star stands for anything.
fn literal(text: &str) -> String {
    assert!(!text.replace("\\*", "").contains('*'), "{text}");
    text.replace("\\*", "*")
}

/// Where a field stands in a text: its beginning and the rest behind it.
fn embedded(body: &str) -> Option<(usize, &str)> {
    let at = ["{1:SHORTANSWER:", "{1:MULTICHOICE:"].iter().filter_map(|open| body.find(open)).min()?;
    Some((at, &body[at..]))
}

fn cloze(body: &str) -> Vec<ReadField> {
    let (mut fields, mut rest) = (Vec::new(), body);
    while let Some((at, field)) = embedded(rest) {
        let before = rest[..at].rsplit("<p>").next().unwrap();
        let label = entities(before.strip_suffix(": ").unwrap());
        let end = field.find('}').unwrap();
        let kind = &field[3..14];
        fields.push(alternatives(label, kind, &field[15..end]));
        rest = &field[end + 1..];
    }
    assert!(!rest.contains('{'), "{rest}");
    fields
}

fn alternatives(label: String, kind: &str, text: &str) -> ReadField {
    let mut field = ReadField { label, tolerance: None, right: vec![], wrong: vec![] };
    for part in text.split('~') {
        let (said, why) = split_feedback(part);
        let decode = |said: &str| match kind {
            "SHORTANSWER" => literal(&entities(said)),
            _ => entities(said),
        };
        match (said.strip_prefix('='), said.strip_prefix("%0%")) {
            (Some(right), _) => field.right.push(decode(right)),
            (_, Some(wrong)) => {
                assert!(!why.is_empty(), "{part}");
                field.wrong.push(decode(wrong));
            }
            _ => panic!("{part}"),
        }
    }
    field
}

/// What stands before and behind the `#` that is not part of an entity.
fn split_feedback(part: &str) -> (&str, &str) {
    let hash = part.match_indices('#').find(|(at, _)| !part[..*at].ends_with('&'));
    hash.map_or((part, ""), |(at, _)| (&part[..at], &part[at + 1..]))
}

/// Text with its entities decoded.
fn entities(html: &str) -> String {
    plain(&format!("<p>{html}</p>"))
}
