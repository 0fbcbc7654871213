//! A complete study as one document.

use super::command::Command;
use super::finding::Finding;
use super::study::{file, played, solved, study_of};
use super::teller::Teller;
use super::truth::usual_depth;
use super::{Run, Stopped, at_least, at_most, eval_name};
use crate::config::Limits;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use draw::document::{Document, Form, write};
use lab::StudyRequest;
use serde::Deserialize;
use session::{EvalChoice, Language};
use utoipa::ToSchema;

const DEEPEST: u32 = 10;

/// What the document is written as.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReportForm {
    #[default]
    Html,
    Pdf,
}

/// A complete study.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportAsk {
    /// A game with a study.
    game: String,
    #[serde(default)]
    class: Option<String>,
    /// The position that is studied.
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    eval: EvalChoice,
    #[serde(default = "usual_depth")]
    depth: u32,
    #[serde(default)]
    form: ReportForm,
    /// The language it is written in; English if missing.
    #[serde(default)]
    #[schema(value_type = Option<Language>)]
    language: Language,
    /// The day it is where the reader is, such as 2026-01-31; without it the document has no date.
    #[serde(default)]
    day: Option<String>,
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
    /// The file's ending, and what it holds.
    fn form(&self) -> (Form, &'static str, &'static str) {
        match self.form {
            ReportForm::Html => (Form::Html, "html", "text/html"),
            ReportForm::Pdf => (Form::Pdf, "pdf", "application/pdf"),
        }
    }
}

impl Run for ReportAsk {
    fn place(&self) -> Place {
        Place { language: self.language, ..Place::of(&self.game) }
    }

    fn check(&self, _: &Limits) -> Result<(), Refusal> {
        if let Some(day) = self.day.as_deref().filter(|day| date(day).is_none()) {
            let day = search::quoted(day, 20);
            return Err(Refusal::bad(format!("bad day '{day}': expected one such as 2026-01-31")));
        }
        at_least("depth", self.depth.into(), 1)?;
        at_most("depth", self.depth.into(), DEEPEST.into())
    }

    fn command(&self, reached: &Reached) -> Result<Option<Command>, Refusal> {
        let study = study_of(reached)?;
        let command = Command::new("lab report", reached.bench.name())
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

    fn run(&self, reached: &Reached, teller: &Teller<'_>) -> Result<Finding, Stopped> {
        let study = study_of(reached)?;
        let eval = played(&study, &self.eval);
        let request = StudyRequest {
            class: self.class.clone().unwrap_or_else(|| study.class.into()),
            position: self.position.clone().unwrap_or_else(|| study.position.into()),
            eval: eval.clone(),
            depth: self.depth,
            shown: study.shown.into(),
            variant: study.variant.into(),
            drawn: study.drawn.into(),
        };
        let bench = reached.bench.as_ref();
        solved(reached, &request.class, teller)?;
        let document = teller.stage("study", |follow| lab::study(bench, &request, teller.stop(), follow))?;
        let producer = concat!("Plywood ", env!("CARGO_PKG_VERSION")).into();
        let document = Document { producer, date: self.day.as_deref().and_then(date), ..document };
        let (form, ending, media_type) = self.form();
        let written = write(&document, form, "report").map_err(Refusal::from)?;
        let bytes = written.first().map_or(&[][..], |written| &written.bytes);
        let figures = [
            ("eval", eval_name(reached, &eval).as_str().into()),
            ("depth", (self.depth as usize).into()),
            ("position", request.position.as_str().into()),
            ("kib", ((bytes.len() as f64 / 1024.0).round()).into()),
        ];
        Ok(Finding {
            sentence: "report",
            figures: figures.into(),
            file: Some(file(format!("report.{ending}"), media_type, bytes)),
            ..Finding::default()
        })
    }
}
