//! `plywood lab report`: a complete study as one document.

use crate::args::{LabReport, language};
use crate::progress::carried;
use crate::{calendar, output, setup};
use anyhow::Context;
use draw::document::{Document, DocumentFormat, write};
use lab::{AuthorNotes, ReportForm};
use serde_json::json;
use session::ReachedPlace;
use std::sync::Arc;

pub fn run(args: &LabReport) -> anyhow::Result<()> {
    if args.text_template {
        return output::say(&AuthorNotes::template(language()));
    }
    let out = args.out.as_ref().context("expected --out FILE")?;
    let extension = out.extension().unwrap_or_default().to_string_lossy();
    let format = DocumentFormat::from_extension(&extension)
        .with_context(|| format!("bad file '{}': expected an ending .html, .md or .pdf", out.display()))?;
    let game = args.game;
    let form = match format {
        DocumentFormat::Pdf => ReportForm::Pdf,
        // Markdown has its pictures in files of their own: an experiment makes one file.
        DocumentFormat::Html | DocumentFormat::Markdown => ReportForm::Html,
    };
    let ask = args.ask.ask(json!({
        "game": game.name,
        "eval": setup::eval(&args.value)?,
        "form": form,
        "language": language(),
        "notes": args.text.as_deref().map(setup::read_text).transpose()?,
    }))?;
    super::keep(&args.save, "report", &ask)?;
    let reached = setup::reach_start(game)?;
    let reached = ReachedPlace { bench: Arc::from(reached.bench.speaking(language())), ..reached };
    let document = carried(|caller| ask.document(&reached, caller))?;
    let document = Document { date: calendar::date(), ..document };
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    for written in write(&document, format, &stem)? {
        let file = out.with_file_name(format!("{stem}{}", written.suffix));
        files::write_whole(&file, &written.bytes)?;
        output::say(&format!("wrote {}\n", file.display()))?;
    }
    Ok(())
}
