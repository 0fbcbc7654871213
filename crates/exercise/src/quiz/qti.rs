//! An item of QTI 2.1: what is declared, shown, and how answers earn points and words.

use super::markup::escape;
use super::{AnswerKind, Quiz, QuizAnswer, QuizField, QuizItem};

/// The names of its elements.
pub(super) const NAMESPACE: &str = "http://www.imsglobal.org/xsd/imsqti_v2p1";

/// Room for an answer, in characters.
const ROOM: usize = 16;

/// The name of an item inside a package.
pub(super) fn identifier(index: usize) -> String {
    format!("item{}", index + 1)
}

/// The file of a picture, counted from 1.
pub(super) fn picture_file(number: usize) -> String {
    format!("tree-{number}.svg")
}

/// The file of an item.
pub(super) fn item(quiz: &Quiz, index: usize, item: &QuizItem) -> String {
    let fields = || (1..).zip(&item.fields);
    let declared: String = fields().map(|(number, field)| declaration(number, field)).collect();
    let shown: String = fields().map(|(number, field)| interaction(number, field)).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <assessmentItem xmlns=\"{NAMESPACE}\" identifier=\"{}\" title=\"{}\" xml:lang=\"{}\" adaptive=\"false\" timeDependent=\"false\">\n\
         {declared}{}  <itemBody>\n{}{shown}  </itemBody>\n{}{}</assessmentItem>\n",
        identifier(index),
        escape(&quiz.name(item)),
        quiz.language.code(),
        outcomes(item),
        words(quiz, item),
        processing(item),
        feedback(item),
    )
}

fn response(number: usize) -> String {
    format!("R{number}")
}

/// The name of an answer that is chosen.
fn choice(index: usize) -> String {
    format!("C{}", index + 1)
}

/// How an answer is written where answers are compared.
fn written(field: &QuizField, index: usize) -> String {
    match field.kind {
        AnswerKind::Choice => choice(index),
        AnswerKind::Text | AnswerKind::Number { .. } => escape(&field.answers[index].text),
    }
}

fn base_type(kind: AnswerKind) -> &'static str {
    match kind {
        AnswerKind::Text => "string",
        AnswerKind::Number { .. } => "float",
        AnswerKind::Choice => "identifier",
    }
}

fn right(field: &QuizField) -> impl Iterator<Item = usize> {
    (0..field.answers.len()).filter(|&index| field.answers[index].is_right)
}

fn declaration(number: usize, field: &QuizField) -> String {
    let first = right(field).next().map(|index| written(field, index)).unwrap_or_default();
    let entry = |index| {
        let key = written(field, index);
        let case = if field.kind == AnswerKind::Text { " caseSensitive=\"false\"" } else { "" };
        format!("      <mapEntry mapKey=\"{key}\" mappedValue=\"1\"{case}/>\n")
    };
    let mapping = match field.kind {
        AnswerKind::Number { .. } => String::new(),
        AnswerKind::Text | AnswerKind::Choice => {
            let entries: String = right(field).map(entry).collect();
            format!("    <mapping defaultValue=\"0\">\n{entries}    </mapping>\n")
        }
    };
    format!(
        "  <responseDeclaration identifier=\"{}\" cardinality=\"single\" baseType=\"{}\">\n    \
         <correctResponse><value>{first}</value></correctResponse>\n{mapping}  </responseDeclaration>\n",
        response(number),
        base_type(field.kind)
    )
}

fn outcomes(item: &QuizItem) -> String {
    let most = item.fields.len();
    format!(
        "  <outcomeDeclaration identifier=\"SCORE\" cardinality=\"single\" baseType=\"float\" normalMaximum=\"{most}\">\
         <defaultValue><value>0</value></defaultValue></outcomeDeclaration>\n  \
         <outcomeDeclaration identifier=\"FEEDBACK\" cardinality=\"single\" baseType=\"identifier\"/>\n"
    )
}

fn words(quiz: &Quiz, item: &QuizItem) -> String {
    let said = [item.about.as_ref(), Some(&item.prompt), item.hint.as_ref()];
    let mut out: String =
        said.into_iter().flatten().map(|words| format!("    <p>{}</p>\n", escape(words))).collect();
    let alt = escape(quiz.language.word("quiz-picture"));
    for number in 1..=quiz.pictures.len() {
        out += &format!("    <p><img src=\"{}\" alt=\"{alt}\"/></p>\n", picture_file(number));
    }
    out
}

fn interaction(number: usize, field: &QuizField) -> String {
    let response = response(number);
    let label = if field.label.is_empty() { String::new() } else { format!("{}: ", escape(&field.label)) };
    let choices = |tag: &str| -> String {
        let choice = |(index, answer): (usize, &QuizAnswer)| {
            format!("<{tag} identifier=\"{}\">{}</{tag}>", choice(index), escape(&answer.text))
        };
        field.answers.iter().enumerate().map(choice).collect()
    };
    match field.kind {
        AnswerKind::Choice if field.label.is_empty() => format!(
            "    <choiceInteraction responseIdentifier=\"{response}\" shuffle=\"false\" maxChoices=\"1\">{}</choiceInteraction>\n",
            choices("simpleChoice")
        ),
        AnswerKind::Choice => format!(
            "    <p>{label}<inlineChoiceInteraction responseIdentifier=\"{response}\" shuffle=\"false\">{}</inlineChoiceInteraction></p>\n",
            choices("inlineChoice")
        ),
        AnswerKind::Text | AnswerKind::Number { .. } => format!(
            "    <p>{label}<textEntryInteraction responseIdentifier=\"{response}\" expectedLength=\"{ROOM}\"/></p>\n"
        ),
    }
}

/// Points for each field, then the words: on a mistake that is known, or else the reason.
fn processing(item: &QuizItem) -> String {
    let points: String = (1..).zip(&item.fields).map(|(number, field)| points(number, field)).collect();
    let most = item.fields.len();
    let say = |identifier: &str| {
        format!(
            "<setOutcomeValue identifier=\"FEEDBACK\"><baseValue baseType=\"identifier\">{identifier}</baseValue></setOutcomeValue>"
        )
    };
    let known = |(identifier, _, test): (String, &str, String)| {
        format!("      <responseElseIf>{test}{}</responseElseIf>\n", say(&identifier))
    };
    let known: String = mistakes(item).into_iter().map(known).collect();
    format!(
        "  <responseProcessing>\n{points}    <responseCondition>\n      \
         <responseIf><gte><variable identifier=\"SCORE\"/><baseValue baseType=\"float\">{most}</baseValue></gte>{}</responseIf>\n\
         {known}      <responseElse>{}</responseElse>\n    </responseCondition>\n  </responseProcessing>\n",
        say("RIGHT"),
        say("WHY"),
    )
}

fn points(number: usize, field: &QuizField) -> String {
    let response = response(number);
    let add = |points: &str| {
        format!(
            "<setOutcomeValue identifier=\"SCORE\"><sum><variable identifier=\"SCORE\"/>{points}</sum></setOutcomeValue>"
        )
    };
    let AnswerKind::Number { tolerance } = field.kind else {
        return format!("    {}\n", add(&format!("<mapResponse identifier=\"{response}\"/>")));
    };
    let mode = match tolerance > 0.0 {
        true => format!("toleranceMode=\"absolute\" tolerance=\"{tolerance} {tolerance}\""),
        false => "toleranceMode=\"exact\"".into(),
    };
    format!(
        "    <responseCondition><responseIf><equal {mode}><variable identifier=\"{response}\"/>\
         <correct identifier=\"{response}\"/></equal>{}</responseIf></responseCondition>\n",
        add("<baseValue baseType=\"float\">1</baseValue>")
    )
}

/// Each mistake that has words of its own: the name of these words, the words, and how the mistake is seen.
fn mistakes(item: &QuizItem) -> Vec<(String, &str, String)> {
    let mut found = Vec::new();
    for (number, field) in (1..).zip(&item.fields) {
        let wrong = (0..field.answers.len())
            .filter(|&index| !field.answers[index].is_right && !field.answers[index].why.is_empty());
        for index in wrong {
            let (response, kind) = (response(number), base_type(field.kind));
            let value = format!("<baseValue baseType=\"{kind}\">{}</baseValue>", written(field, index));
            let test = match field.kind {
                AnswerKind::Number { .. } => format!(
                    "<equal toleranceMode=\"exact\"><variable identifier=\"{response}\"/>{value}</equal>"
                ),
                AnswerKind::Text | AnswerKind::Choice => {
                    format!("<match><variable identifier=\"{response}\"/>{value}</match>")
                }
            };
            found.push((format!("W{}", found.len() + 1), field.answers[index].why.as_str(), test));
        }
    }
    found
}

fn feedback(item: &QuizItem) -> String {
    let modal = |identifier: &str, words: &str| {
        format!(
            "  <modalFeedback outcomeIdentifier=\"FEEDBACK\" showHide=\"show\" identifier=\"{identifier}\"><p>{}</p></modalFeedback>\n",
            escape(words)
        )
    };
    let known: String =
        mistakes(item).iter().map(|(identifier, words, _)| modal(identifier, words)).collect();
    format!("{}{}{known}", modal("RIGHT", &item.why), modal("WHY", &item.why))
}
