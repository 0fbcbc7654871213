//! The words of a lesson in one language.

use super::bounded::MAX_TEXT;
use super::facts::{LessonFact, LessonFacts};
use super::reading::{LessonError, LessonText};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// The words of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonWords {
    pub title: Spanned<String>,
    /// The idea, before anything is asked.
    pub idea: Spanned<String>,
    /// What the switch does.
    pub switch: Spanned<String>,
    /// The sentence with the number, which stands for `{number}`.
    pub number: Spanned<String>,
    pub predict: BTreeMap<String, Spanned<QuestionWords>>,
    pub exercise: Option<Spanned<QuestionWords>>,
    /// What to do with the drawn tree.
    pub draw: Option<Spanned<String>>,
}

/// A question in words.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QuestionWords {
    /// The question.
    pub ask: String,
    /// The reason of the right answer.
    pub why: String,
    /// What can be chosen, by name.
    #[serde(default)]
    pub choices: BTreeMap<String, String>,
    /// Why an answer is wrong.
    #[serde(default)]
    pub wrong: BTreeMap<String, String>,
}

impl LessonWords {
    /// Reads the words, which say something about each fact and nothing else.
    pub fn read(source: LessonText<'_>, facts: &LessonFacts) -> Result<LessonWords, LessonError> {
        let words: LessonWords = source.read()?;
        let texts = [&words.title, &words.idea, &words.switch, &words.number];
        for text in texts.into_iter().chain(&words.draw) {
            let length = text.get_ref().trim().len();
            if length == 0 || length > MAX_TEXT {
                return Err(source.at(text, format!("{length} bytes of text: expected 1 to {MAX_TEXT}")));
            }
        }
        if !words.number.get_ref().contains("{number}") {
            return Err(source.at(&words.number, "expected {number} in the sentence about the number".into()));
        }
        for (name, spanned) in &words.predict {
            let Some(fact) = facts.predictions.iter().find(|fact| fact.name == *name) else {
                return Err(source.at(spanned, format!("no prediction is called '{name}'")));
            };
            let said = spanned.get_ref();
            check(said, std::slice::from_ref(fact)).map_err(|reason| source.at(spanned, reason))?;
        }
        if let Some(fact) = facts.predictions.iter().find(|fact| !words.predict.contains_key(&fact.name)) {
            return Err(source.whole(format!("no words for the prediction '{}'", fact.name)));
        }
        match (&words.exercise, facts.variants.is_empty()) {
            (Some(spanned), false) => {
                check(spanned.get_ref(), &facts.variants).map_err(|reason| source.at(spanned, reason))?;
            }
            (None, true) => {}
            _ => return Err(source.whole("expected a table [exercise] where the facts have one".into())),
        }
        match words.draw.is_some() == facts.drawing.is_some() {
            true => Ok(words),
            false => Err(source.whole("expected draw where the facts have a table [draw]".into())),
        }
    }
}

/// Every choice and every wrong answer of the facts has its words, and no other.
fn check(words: &QuestionWords, facts: &[LessonFact]) -> Result<(), String> {
    if let Some(text) = [&words.ask, &words.why]
        .into_iter()
        .chain(words.choices.values())
        .chain(words.wrong.values())
        .find(|text| text.trim().is_empty() || text.len() > MAX_TEXT)
    {
        return Err(format!("'{text:.20}' is empty or longer than {MAX_TEXT} bytes"));
    }
    let agree = |said: &BTreeMap<String, String>, stated: fn(&LessonFact) -> &[String], what: &str| {
        let stated: BTreeSet<&String> = facts.iter().flat_map(stated).collect();
        match stated.iter().find(|name| !said.contains_key(**name)) {
            Some(name) => Err(format!("no words for {what} '{name}'")),
            None => match said.keys().find(|name| !stated.contains(name)) {
                Some(name) => Err(format!("no fact has {what} '{name}'")),
                None => Ok(()),
            },
        }
    };
    agree(&words.choices, |fact| &fact.choices, "the choice")?;
    agree(&words.wrong, |fact| &fact.wrong, "the wrong answer")
}
