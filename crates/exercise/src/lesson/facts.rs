//! The facts of a lesson, which are the same in every language: positions, searches and what they come to.

use super::bounded::{MAX_ANSWER, MAX_QUESTIONS, is_name};
use super::draw::TreeDrawing;
use super::reading::{LessonError, LessonText};
use super::see::See;
use search::pvs::Technique;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use session::{Place, Request};
use std::collections::BTreeSet;
use toml::{Spanned, Table};

/// A position and a search of it.
#[derive(Clone, Debug)]
pub struct LessonScene {
    /// The position.
    pub place: Place,
    /// The search.
    pub search: Request,
}

/// The facts of a lesson.
#[derive(Clone, Debug)]
pub struct LessonFacts {
    /// The idea of `docs/learn.md` that it teaches.
    pub heading: String,
    /// What stands on the board when it begins.
    pub scene: LessonScene,
    /// What is asked before it is shown.
    pub predictions: Vec<LessonFact>,
    /// What can be switched.
    pub switch: Switch,
    /// The number to remember.
    pub number: LessonFact,
    /// Positions to find something out about; a pupil has one of them.
    pub variants: Vec<LessonFact>,
    /// A tree to search by hand, each pupil's own.
    pub drawing: Option<TreeDrawing>,
    /// Other figures that the words mention.
    pub mentioned: Vec<LessonFact>,
}

/// Something that a search, a solver or a command says.
#[derive(Clone, Debug)]
pub struct LessonFact {
    /// Its name among the questions of the lesson.
    pub name: String,
    /// Where to look.
    pub scene: LessonScene,
    /// What to look at; nothing for what only a command says.
    pub see: Option<See>,
    /// Where to look for comparison: then the answer is `less`, `same`, `more` or `other`.
    pub than: Option<LessonScene>,
    /// A command and the beginning of the line of its output that has the answer.
    pub printed: Option<Printed>,
    /// The answer.
    pub answer: String,
    /// Other spellings of it.
    pub also: Vec<String>,
    /// What can be chosen from; none where an answer is typed.
    pub choices: Vec<String>,
    /// Wrong answers that the lesson knows a reason for.
    pub wrong: Vec<String>,
}

/// A switch: the same search or position with something changed.
#[derive(Clone, Debug)]
pub struct Switch {
    /// With the switch turned.
    pub on: LessonScene,
    /// What changes.
    pub see: See,
    /// What it is before, and after.
    pub values: [String; 2],
}

/// What a command prints.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// The command.
    pub command: String,
    /// A text that stands in the line with the answer.
    pub line: String,
}

/// A request of a lesson: as JSON has it, and `only` for the techniques of the playing search that are on.
#[derive(Clone, Debug)]
struct LessonSearch(Request);

impl<'de> Deserialize<'de> for LessonSearch {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut keys = Table::deserialize(from)?;
        if let Some(only) = keys.remove("only") {
            let only: BTreeSet<String> = only.try_into().map_err(D::Error::custom)?;
            let names: Vec<&str> = Technique::ALL.iter().map(|(_, name)| *name).collect();
            if let Some(unknown) = only.iter().find(|name| !names.contains(&name.as_str())) {
                return Err(D::Error::custom(format!("unknown technique '{unknown}'")));
            }
            let without: Vec<&str> = names.into_iter().filter(|name| !only.contains(*name)).collect();
            keys.insert("without".into(), without.into());
        }
        Request::deserialize(keys).map(LessonSearch).map_err(D::Error::custom)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactsFile {
    heading: String,
    place: Place,
    search: LessonSearch,
    #[serde(default)]
    predict: Vec<FactFile>,
    switch: Spanned<SwitchFile>,
    number: FactFile,
    #[serde(default)]
    exercise: Vec<FactFile>,
    draw: Option<TreeDrawing>,
    #[serde(default)]
    mention: Vec<FactFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactFile {
    name: Spanned<String>,
    place: Option<Place>,
    search: Option<LessonSearch>,
    see: Option<See>,
    than: Option<OtherFile>,
    by: Option<Printed>,
    answer: String,
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    choices: Vec<String>,
    #[serde(default)]
    wrong: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OtherFile {
    place: Option<Place>,
    search: Option<LessonSearch>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SwitchFile {
    place: Option<Place>,
    search: Option<LessonSearch>,
    see: See,
    off: String,
    on: String,
}

impl LessonScene {
    fn with(&self, place: Option<Place>, search: Option<LessonSearch>) -> LessonScene {
        LessonScene {
            place: place.unwrap_or_else(|| self.place.clone()),
            search: search.map_or_else(|| self.search.clone(), |LessonSearch(search)| search),
        }
    }
}

impl LessonFacts {
    /// Everything that is stated beside the switch.
    pub fn facts(&self) -> impl Iterator<Item = &LessonFact> {
        let others = self.variants.iter().chain(&self.mentioned);
        self.predictions.iter().chain([&self.number]).chain(others)
    }

    /// Reads the facts of a lesson.
    pub(super) fn read(source: LessonText<'_>) -> Result<LessonFacts, LessonError> {
        let file: FactsFile = source.read()?;
        let scene = LessonScene { place: file.place, search: file.search.0 };
        if file.predict.is_empty() {
            return Err(source.whole("no prediction: expected a table [[predict]]".into()));
        }
        if file.exercise.is_empty() && file.draw.is_none() {
            return Err(source.whole("no exercise: expected a table [[exercise]] or [draw]".into()));
        }
        let facts = |posed: Vec<FactFile>| -> Result<Vec<LessonFact>, LessonError> {
            let mut names = BTreeSet::new();
            let fact = |posed: FactFile| {
                if names.len() == MAX_QUESTIONS || !names.insert(posed.name.get_ref().clone()) {
                    let name = posed.name.get_ref();
                    return Err(
                        source.at(&posed.name, format!("'{name}' is there twice, or the list is too long"))
                    );
                }
                posed.checked(&scene, source)
            };
            posed.into_iter().map(fact).collect()
        };
        let switch_span = &file.switch;
        if file.switch.get_ref().place.is_none() && file.switch.get_ref().search.is_none() {
            return Err(source.at(switch_span, "the switch changes nothing: expected place or search".into()));
        }
        let (predictions, variants, mentioned) =
            (facts(file.predict)?, facts(file.exercise)?, facts(file.mention)?);
        let number = file.number.checked(&scene, source)?;
        let SwitchFile { place, search, see, off, on } = file.switch.into_inner();
        let switch = Switch { on: scene.with(place, search), see, values: [off, on] };
        if let Some(draw) = &file.draw {
            draw.check().map_err(|reason| source.whole(reason))?;
        }
        Ok(LessonFacts {
            heading: file.heading,
            scene,
            predictions,
            switch,
            number,
            variants,
            drawing: file.draw,
            mentioned,
        })
    }
}

impl FactFile {
    fn checked(self, scene: &LessonScene, source: LessonText<'_>) -> Result<LessonFact, LessonError> {
        let name = self.name.get_ref().clone();
        let complain = |reason: String| source.at(&self.name, reason);
        if !is_name(&name) {
            return Err(complain(format!("bad name '{name}': expected small letters, digits and hyphens")));
        }
        if self.see.is_some() == self.by.is_some() {
            return Err(complain(format!("'{name}' needs either see or by")));
        }
        if let Some(long) = self.bad_answer() {
            return Err(complain(format!("bad answer '{long:.20}': expected up to {MAX_ANSWER} letters")));
        }
        if !self.choices.is_empty() && !self.choices.contains(&self.answer) {
            return Err(complain(format!("'{}' is none of the choices of '{name}'", self.answer)));
        }
        if let Some(right) =
            self.wrong.iter().find(|wrong| **wrong == self.answer || self.also.contains(wrong))
        {
            return Err(complain(format!("'{right}' of '{name}' is right and wrong")));
        }
        let scene_here = scene.with(self.place, self.search);
        let than = self.than.map(|other| scene_here.with(other.place, other.search));
        Ok(LessonFact {
            name,
            scene: scene_here,
            see: self.see,
            than,
            printed: self.by,
            answer: self.answer,
            also: self.also,
            choices: self.choices,
            wrong: self.wrong,
        })
    }

    /// An answer that is empty or too long.
    fn bad_answer(&self) -> Option<&String> {
        let mut said = [&self.answer].into_iter().chain(&self.also).chain(&self.choices).chain(&self.wrong);
        said.find(|text| text.trim().is_empty() || text.len() > MAX_ANSWER)
    }
}
