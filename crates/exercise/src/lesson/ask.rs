//! The questions of a lesson for a pupil's seed, and answers to them checked with reasons.

use super::bounded::MAX_ANSWER;
use super::course::CourseLesson;
use super::draw::{Chance, DrawnQuestion, drawn_key};
use super::facts::{LessonFact, LessonScene};
use super::number::{is_close, pupils_number, stated, typed_number};
use super::words::QuestionWords;
use crate::questions::Verdict;
use language::Language;
use serde::Serialize;
use utoipa::ToSchema;

/// What part of a lesson a question belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LessonPart {
    /// WordsPlace before the answer is shown; a wrong one costs nothing.
    Predict,
    /// WordsPlace at the end, and counted.
    Exercise,
}

/// A question of a lesson.
pub struct LessonQuestion<'a> {
    /// Its name, such as `predict.worth`, `exercise` or `draw.cut`.
    pub key: String,
    /// What it belongs to.
    pub part: LessonPart,
    lesson: &'a CourseLesson,
    seed: u32,
    body: QuestionBody<'a>,
}

enum QuestionBody<'a> {
    LessonFact(&'a LessonFact, WordsPlace),
    Drawn(DrawnQuestion),
}

/// Where the words of a fact stand.
#[derive(Clone, Copy)]
enum WordsPlace {
    Predict,
    Exercise,
}

impl CourseLesson {
    /// The questions for a seed: the predictions, the exercise about one of its positions, and those about the drawn tree.
    pub fn questions(&self, seed: u32) -> Vec<LessonQuestion<'_>> {
        let question = |key: String, part, body| LessonQuestion { key, part, lesson: self, seed, body };
        let predictions = self.facts.predictions.iter().map(|fact| {
            question(
                format!("predict.{}", fact.name),
                LessonPart::Predict,
                QuestionBody::LessonFact(fact, WordsPlace::Predict),
            )
        });
        let variants = &self.facts.variants;
        let chosen = variants.get(Chance::of(seed, &self.name).below(variants.len()));
        let exercise = chosen.map(|fact| {
            question(
                "exercise".into(),
                LessonPart::Exercise,
                QuestionBody::LessonFact(fact, WordsPlace::Exercise),
            )
        });
        let drawn = self.facts.drawing.iter().flat_map(|drawing| &drawing.ask).map(|&asked| {
            question(format!("draw.{}", asked.name()), LessonPart::Exercise, QuestionBody::Drawn(asked))
        });
        predictions.chain(exercise).chain(drawn).collect()
    }
}

impl LessonQuestion<'_> {
    /// The question in words.
    pub fn prompt(&self, language: Language) -> String {
        match &self.body {
            QuestionBody::LessonFact(fact, _) => {
                let text = self.said(language).map_or("", |words| words.ask.trim());
                let moves = |scene: &LessonScene| scene.place.moves.join(" ");
                let position = fact.scene.place.position.clone().unwrap_or_default();
                let other = fact.than.as_ref().map(moves).unwrap_or_default();
                let text = text.replace("{moves}", &moves(&fact.scene)).replace("{other}", &other);
                text.replace("{position}", &position).replace("{depth}", &depth_of(&fact.scene))
            }
            QuestionBody::Drawn(DrawnQuestion::Nodes) => language.word("lesson-ask-nodes").into(),
            QuestionBody::Drawn(asked) => self.with_exercise(language, |exercise| {
                exercise.find(drawn_key(*asked)).map(|question| exercise.prompt(question)).unwrap_or_default()
            }),
        }
    }

    /// What can be chosen from: name and words; nothing where an answer is typed.
    pub fn choices(&self, language: Language) -> Vec<(String, String)> {
        let QuestionBody::LessonFact(fact, _) = &self.body else { return Vec::new() };
        let said = |name: &String| self.said(language)?.choices.get(name).cloned();
        fact.choices.iter().map(|name| (name.clone(), said(name).unwrap_or_else(|| name.clone()))).collect()
    }

    /// What it is about, where that is not the drawn tree.
    pub fn scene(&self) -> Option<&LessonScene> {
        match &self.body {
            QuestionBody::LessonFact(fact, _) => Some(&fact.scene),
            QuestionBody::Drawn(_) => None,
        }
    }

    /// The right answer, as a language writes it.
    pub fn answer(&self, language: Language) -> String {
        match &self.body {
            QuestionBody::LessonFact(fact, _) => {
                let choice = self.choices(language).into_iter().find(|(name, _)| *name == fact.answer);
                choice.map_or_else(|| stated(&fact.answer, language), |(_, words)| words)
            }
            QuestionBody::Drawn(DrawnQuestion::Nodes) => {
                self.with_exercise(language, |exercise| exercise.looked_at().to_string())
            }
            QuestionBody::Drawn(asked) => self.with_exercise(language, |exercise| {
                exercise.find(drawn_key(*asked)).map(|question| exercise.answer(question)).unwrap_or_default()
            }),
        }
    }

    /// The reason of the right answer; nothing where the tree shows it.
    pub fn why(&self, language: Language) -> Option<String> {
        self.said(language).map(|words| words.why.trim().into())
    }

    /// Checks what was typed or chosen.
    pub fn check(&self, language: Language, answer: &str) -> Verdict {
        let answer = answer.trim();
        if answer.is_empty() {
            return Verdict::Missing;
        }
        if answer.len() > MAX_ANSWER {
            return Verdict::Unreadable {
                expected: language.say("lesson-short", [("most", MAX_ANSWER.into())]),
            };
        }
        match &self.body {
            QuestionBody::LessonFact(fact, _) => self.check_fact(fact, language, answer),
            QuestionBody::Drawn(DrawnQuestion::Nodes) => self.check_nodes(language, answer),
            QuestionBody::Drawn(asked) => self
                .with_exercise(language, |exercise| {
                    exercise.find(drawn_key(*asked)).map(|question| exercise.check(question, answer))
                })
                .unwrap_or(Verdict::Missing),
        }
    }

    fn check_fact(&self, fact: &LessonFact, language: Language, answer: &str) -> Verdict {
        let is_one_of = |known: &[String]| known.iter().any(|known| is_same(known, answer, language));
        if is_same(&fact.answer, answer, language) || is_one_of(&fact.also) {
            return Verdict::Correct;
        }
        let is_number = typed_number(&fact.answer).is_some();
        if is_number && pupils_number(answer, language).is_none() {
            return Verdict::Unreadable { expected: language.word("lesson-number").into() };
        }
        if !fact.choices.is_empty() && !fact.choices.iter().any(|choice| choice == answer) {
            let choices: Vec<String> = self.choices(language).into_iter().map(|(name, _)| name).collect();
            return Verdict::Unreadable { expected: choices.join(", ") };
        }
        let known = fact.wrong.iter().find(|wrong| is_same(wrong, answer, language));
        let reason = known.and_then(|wrong| self.said(language)?.wrong.get(wrong).cloned());
        Verdict::Wrong { why: reason.unwrap_or_else(|| language.word("lesson-not-it").into()) }
    }

    fn check_nodes(&self, language: Language, answer: &str) -> Verdict {
        let Some(said) = pupils_number(answer, language) else {
            return Verdict::Unreadable { expected: language.word("lesson-number").into() };
        };
        let right = self.with_exercise(language, |exercise| exercise.looked_at());
        match is_close(said, right as f64) {
            true => Verdict::Correct,
            false if said < right as f64 => Verdict::Wrong { why: language.word("lesson-more-nodes").into() },
            false => Verdict::Wrong { why: language.word("lesson-fewer-nodes").into() },
        }
    }

    fn with_exercise<T: Default>(
        &self,
        language: Language,
        read: impl FnOnce(&crate::Exercise<'_>) -> T,
    ) -> T {
        let drawn = self.lesson.drawn(self.seed);
        drawn
            .as_ref()
            .and_then(|drawn| drawn.exercise(language))
            .map(|exercise| read(&exercise))
            .unwrap_or_default()
    }

    fn said(&self, language: Language) -> Option<&QuestionWords> {
        let words = self.lesson.words(language);
        match &self.body {
            QuestionBody::LessonFact(fact, WordsPlace::Predict) => {
                words.predict.get(&fact.name).map(|said| said.get_ref())
            }
            QuestionBody::LessonFact(_, WordsPlace::Exercise) => {
                words.exercise.as_ref().map(|said| said.get_ref())
            }
            QuestionBody::Drawn(_) => None,
        }
    }
}

/// The depth of a scene's search, for questions that differ in it alone.
fn depth_of(scene: &LessonScene) -> String {
    match scene.search.depth {
        session::DepthLimit::Plies(plies) => plies.to_string(),
        _ => String::new(),
    }
}

/// Whether an answer says the same: the same number, or the same letters without the marks that people leave out.
fn is_same(known: &str, answer: &str, language: Language) -> bool {
    if let Some(right) = typed_number(known) {
        return pupils_number(answer, language).is_some_and(|said| is_close(said, right));
    }
    let plain =
        |text: &str| text.chars().filter(|c| !" +#!?".contains(*c)).collect::<String>().to_lowercase();
    plain(known) == plain(answer)
}
