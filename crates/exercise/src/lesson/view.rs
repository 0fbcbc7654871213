//! A lesson as plain data for a pupil: what may be told depends on what was answered.

use super::ask::{LessonPart, LessonQuestion};
use super::collect::LessonMark;
use super::course::CourseLesson;
use super::facts::LessonScene;
use super::hand_in::{AnswersByKey, mark};
use super::see::See;
use crate::questions::Verdict;
use language::Language;
use serde::Serialize;
use session::{Place, Request};
use utoipa::ToSchema;

/// A position and a search of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SceneView {
    place: Place,
    #[schema(value_type = Request)]
    search: Request,
}

/// A lesson for a pupil.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LessonView {
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The idea, before anything is asked.
    pub idea: String,
    /// What stands on the board.
    scene: SceneView,
    /// What the exercise is drawn from.
    pub seed: u32,
    /// The predictions, then the exercise.
    pub questions: Vec<QuestionView>,
    /// What follows once every prediction is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub told: Option<LessonTold>,
    /// What the answers to the exercise come to.
    pub mark: LessonMark,
}

/// What follows the predictions.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LessonTold {
    /// The switch.
    pub switch: SwitchView,
    /// The sentence with the number.
    pub number: String,
    /// The tree to search by hand, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub drawn: Option<DrawnView>,
}

/// A switch.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SwitchView {
    /// What it does.
    pub label: String,
    /// With the switch turned.
    scene: SceneView,
    /// What changes.
    pub see: See,
    /// What it is before.
    pub off: String,
    /// What it is after.
    pub on: String,
}

/// A drawn tree.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DrawnView {
    /// What to do with it.
    pub task: String,
    scene: SceneView,
}

/// A question, and the verdict on its answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct QuestionView {
    /// Its name, such as `predict.worth`.
    pub key: String,
    /// What it belongs to.
    pub part: LessonPart,
    /// The question in words.
    pub prompt: String,
    /// What can be chosen from; nothing where an answer is typed.
    pub choices: Vec<ChoiceView>,
    /// What it is about; the drawn tree if there is nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    scene: Option<SceneView>,
    /// The verdict.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// The right answer, where it may be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub answer: Option<String>,
    /// Its reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
}

/// Something to choose.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChoiceView {
    /// Its name, as an answer has it.
    pub name: String,
    /// Its words.
    pub words: String,
}

/// Which right answers a pupil sees without having found them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveal {
    /// Those to predictions that were made.
    Predicted,
    /// All.
    All,
}

impl SceneView {
    fn new(scene: &LessonScene) -> SceneView {
        SceneView { place: scene.place.clone(), search: scene.search.clone() }
    }
}

impl CourseLesson {
    /// The lesson for a pupil with these answers.
    pub fn view(&self, language: Language, seed: u32, answers: &AnswersByKey, reveal: Reveal) -> LessonView {
        let questions: Vec<QuestionView> = self
            .questions(seed)
            .iter()
            .map(|question| QuestionView::new(question, language, answers, reveal))
            .collect();
        let is_open = |question: &QuestionView| {
            question.part == LessonPart::Predict
                && matches!(question.verdict, Verdict::Missing | Verdict::Unreadable { .. })
        };
        let may_tell = reveal == Reveal::All || !questions.iter().any(is_open);
        LessonView {
            name: self.name.clone(),
            title: self.title(language).into(),
            idea: self.idea(language).into(),
            scene: SceneView::new(&self.facts.scene),
            seed,
            questions,
            told: may_tell.then(|| self.told(language, seed)),
            mark: mark(self, seed, answers),
        }
    }

    fn told(&self, language: Language, seed: u32) -> LessonTold {
        let switch = &self.facts.switch;
        let [off, on] = switch.values.clone();
        let drawn = self.drawn(seed).zip(self.drawing_task(language)).map(|(drawn, task)| DrawnView {
            task: task.into(),
            scene: SceneView { place: drawn.place(), search: drawn.search() },
        });
        LessonTold {
            switch: SwitchView {
                label: self.switch_label(language).into(),
                scene: SceneView::new(&switch.on),
                see: switch.see,
                off,
                on,
            },
            number: self.number(language),
            drawn,
        }
    }
}

impl QuestionView {
    fn new(
        question: &LessonQuestion<'_>,
        language: Language,
        answers: &AnswersByKey,
        reveal: Reveal,
    ) -> QuestionView {
        let verdict =
            answers.get(&question.key).map_or(Verdict::Missing, |said| question.check(language, said));
        let may_tell = match (&verdict, question.part) {
            (Verdict::Correct, _) | (Verdict::Wrong { .. }, LessonPart::Predict) => true,
            _ => reveal == Reveal::All,
        };
        let choices = question.choices(language).into_iter();
        QuestionView {
            key: question.key.clone(),
            part: question.part,
            prompt: question.prompt(language),
            choices: choices.map(|(name, words)| ChoiceView { name, words }).collect(),
            scene: question.scene().map(SceneView::new),
            verdict,
            answer: may_tell.then(|| question.answer(language)),
            reason: question.why(language).filter(|_| may_tell),
        }
    }
}
