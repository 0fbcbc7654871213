//! A complete study as one document.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Finding, MadeFile};
use super::limits::{ExperimentLimits, Range};
use super::study::{played, solved, study_of};
use super::truth::usual_depth;
use super::{Experiment, eval_name};
use crate::{AuthorNotes, LabError, StudyRequest};
use draw::document::{Document, DocumentFormat, write};
use serde::{Deserialize, Serialize};
use session::{EvalChoice, Language, Place, ReachedPlace};
use utoipa::ToSchema;

const DEPTH: Range = Range::new(1, 10);

/// What the document is written as.
#[derive(Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReportForm {
    /// One page that needs nothing else.
    #[default]
    Html,
    /// Pages for print.
    Pdf,
}

/// A complete study.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportAsk {
    /// A game with a study.
    pub game: String,
    /// The class that is held against the truth; that of the study if missing.
    #[serde(default)]
    #[schema(format = "CLASS")]
    pub class: Option<String>,
    /// The position that is studied.
    #[serde(default)]
    pub position: Option<String>,
    /// The value function; the one the study plays by if missing.
    #[serde(default)]
    pub eval: EvalChoice,
    /// Plies to search.
    #[serde(default = "usual_depth")]
    #[schema(default = usual_depth)]
    pub depth: u32,
    /// What the document is written as.
    #[serde(default)]
    pub form: ReportForm,
    /// The language it is written in; English if missing.
    #[serde(default)]
    #[schema(value_type = Option<Language>)]
    pub language: Language,
    /// The day it is where the reader is, such as 2026-01-31; without it the document has no date.
    #[serde(default)]
    pub day: Option<String>,
    /// The author's words, captions and arrows, merged by headings, as `lab report --text` takes them.
    #[serde(default)]
    pub notes: Option<String>,
}

/// Year, month and day of a day written as 2026-01-31.
fn date(text: &str) -> Option<(u16, u8, u8)> {
    let mut parts = text.splitn(3, '-');
    let (year, month, day) =
        (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let is_day = (1970..10_000).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_day.then_some((year, month, day))
}

impl ReportAsk {
    /// The author's words; empty without them.
    fn notes(&self) -> Result<AuthorNotes, LabError> {
        AuthorNotes::read(self.notes.as_deref().unwrap_or_default(), self.language)
    }

    /// The file's ending, and what it holds.
    fn form(&self) -> (DocumentFormat, &'static str, &'static str) {
        match self.form {
            ReportForm::Html => (DocumentFormat::Html, "html", "text/html"),
            ReportForm::Pdf => (DocumentFormat::Pdf, "pdf", "application/pdf"),
        }
    }
}

impl Experiment for ReportAsk {
    fn place(&self) -> Place {
        Place { language: self.language, ..Place::of(&self.game) }
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        if let Some(day) = self.day.as_deref().filter(|day| date(day).is_none()) {
            let day = search::quoted(day, 20);
            return Err(LabError::refused(format!("bad day '{day}': expected one such as 2026-01-31")));
        }
        self.notes().map_err(|error| LabError::refused(error.to_string()))?;
        Ok(limits.check("depth", self.depth.into(), DEPTH)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        // Notes would need a file.
        if self.notes.as_deref().is_some_and(|notes| !notes.trim().is_empty()) {
            return Ok(None);
        }
        let study = study_of(reached)?;
        let command = CommandLine::new("lab report", reached.bench.name())
            .flag("class", self.class.as_deref().unwrap_or(study.class))
            .flag("position", self.position.as_deref().unwrap_or(study.position))
            .eval(reached, &played(&study, &self.eval))
            .flag("depth", self.depth);
        let command = match self.language {
            Language::English => command,
            other => command.flag("language", other),
        };
        Ok(Some(command.flag("out", format!("report.{}", self.form().1))))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let study = study_of(reached)?;
        // A class that is too large for this machine is refused before anything is made.
        solved(reached, self.class.as_deref().unwrap_or(study.class), caller)?;
        let document = self.document(reached, caller)?;
        let (form, ending, media_type) = self.form();
        let written = write(&document, form, "report")?;
        let bytes = written.first().map_or(&[][..], |written| &written.bytes);
        let position = self.position.as_deref().unwrap_or(study.position);
        let figures = [
            ("eval", eval_name(reached, &played(&study, &self.eval)).as_str().into()),
            ("depth", (self.depth as usize).into()),
            ("position", position.into()),
            ("kib", ((bytes.len() as f64 / 1024.0).round()).into()),
        ];
        Ok(Finding {
            sentence: "report",
            figures: figures.into(),
            file: Some(MadeFile::new(format!("report.{ending}"), media_type, bytes)),
            ..Finding::default()
        })
    }
}

impl ReportAsk {
    /// Makes the document.
    pub fn document(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Document, LabError> {
        let (bench, study) = (reached.bench.as_ref(), study_of(reached)?);
        let request = StudyRequest {
            class: self.class.clone().unwrap_or_else(|| study.class.into()),
            position: self.position.clone().unwrap_or_else(|| study.position.into()),
            eval: played(&study, &self.eval),
            depth: self.depth,
            shown: study.shown.into(),
            variant: study.variant.into(),
            drawn: study.drawn.into(),
            notes: self.notes()?,
        };
        let document =
            caller.stage("study", |follow| crate::study(bench, &request, caller.stop(), follow))?;
        let producer = concat!("Plywood ", env!("CARGO_PKG_VERSION")).into();
        Ok(Document { producer, date: self.day.as_deref().and_then(date), ..document })
    }
}
