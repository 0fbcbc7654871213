//! Refusals in the language of the game that refuses.

use crate::error::SessionError;
use crate::playable::Playable;
use language::Language;
use search::NotationError;

/// What was expected, by how the English words begin.
const EXPECTED: [(&str, &str); 6] = [
    ("a legal move such as ", "expected-legal-such"),
    ("a legal move: ", "expected-legal-list"),
    ("a move such as ", "expected-move-such"),
    ("one of the captures ", "expected-captures"),
    ("none: the game is over", "expected-none"),
    ("a legal move", "expected-legal"),
];

impl dyn Playable + '_ {
    /// The fault, in one line.
    pub fn refusal(&self, error: &SessionError) -> String {
        let language = self.language();
        match error {
            SessionError::Notation(error) => self.notation(error),
            SessionError::Move { number, error } => {
                let refusal = self.notation(error);
                language.say("refusal-move-number", [("move", (*number).into()), ("refusal", refusal.into())])
            }
            SessionError::Option { name, given, expected } => bad(language, [name, given, expected]),
            SessionError::Unknown { what, name, expected } => {
                let said = [("what", (*what).into()), ("text", name.into()), ("expected", expected.into())];
                language.say("refusal-unknown", said)
            }
            SessionError::Missing { game, what, instead } => {
                let said = [("game", game.into()), ("what", (*what).into()), ("instead", instead.into())];
                language.say("refusal-missing", said)
            }
            SessionError::Stopped { nodes } => language.say("refusal-stopped", [("nodes", (*nodes).into())]),
            SessionError::TooManyMoves { moves, most } => {
                language.say("refusal-long", [("moves", (*moves).into()), ("most", (*most).into())])
            }
            SessionError::Over { position, outcome } => {
                language.say("refusal-over", [("position", position.into()), ("outcome", outcome.into())])
            }
            other => language.say("refusal-other", [("text", other.to_string().into())]),
        }
    }

    fn notation(&self, error: &NotationError) -> String {
        let (language, text) = (self.language(), &error.text);
        match error.what {
            "move" => {
                let expected = self.idiom().letters.in_text(&expected(language, &error.expected));
                language.say("refusal-move", [("text", text.into()), ("expected", expected.into())])
            }
            "position" => {
                let expected = self.description().words.text(language, "position").unwrap_or(&error.expected);
                language.say("refusal-position", [("text", text.into()), ("expected", expected.into())])
            }
            what => bad(language, [what, text, &error.expected]),
        }
    }
}

fn bad(language: Language, [what, text, expected]: [&str; 3]) -> String {
    let said = [("what", what.into()), ("text", text.into()), ("expected", expected.into())];
    language.say("refusal-bad", said)
}

/// What was expected in the words of a language; what has no form stays as it is.
fn expected(language: Language, english: &str) -> String {
    let form = EXPECTED.iter().find_map(|(begins, name)| Some((*name, english.strip_prefix(begins)?)));
    match form {
        Some(("expected-legal" | "expected-none", rest)) if !rest.is_empty() => english.into(),
        Some((name @ ("expected-legal" | "expected-none"), _)) => language.word(name).into(),
        Some((name, rest)) => language.say(name, [("rest", list_examples(language, rest).into())]),
        None => english.into(),
    }
}

/// Examples as the language lists them.
fn list_examples(language: Language, examples: &str) -> String {
    match language {
        Language::English => examples.into(),
        Language::Czech => examples.replace(" or ", " nebo "),
    }
}
