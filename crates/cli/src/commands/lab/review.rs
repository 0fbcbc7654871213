//! `plywood lab review`: a game reviewed move by move.

use crate::args::{LabReview, language};
use crate::progress::carried;
use crate::{calendar, output, setup};
use anyhow::Context;
use draw::document::{Document, DocumentFormat, write};
use lab::{Review, marked_record};
use serde_json::json;
use session::annotated::Line;
use session::{GameRecord, ReachedPlace, Reading, ResultOrder};
use std::path::Path;
use std::sync::Arc;

pub fn run(args: &LabReview) -> anyhow::Result<()> {
    let reached = setup::reach(&args.place)?;
    let reached = ReachedPlace { bench: Arc::from(reached.bench.speaking(language())), ..reached };
    let record = record(args, &reached)?;
    let reached = ReachedPlace { at: record.at(), ..reached };
    let ask = args.ask.ask(json!({ "place": setup::place(&reached) }))?;
    super::keep(&args.save, "review", &ask)?;
    let bench = reached.bench.as_ref();
    let review = carried(|caller| ask.review(&reached, caller))?;
    if let Some(file) = &args.out {
        let marked = marked_record(&record, &review, language());
        files::write_whole(file, bench.write_record(&marked, ResultOrder::Usual)?.as_bytes())?;
    }
    if let Some(file) = &args.report {
        write_report(file, &review, &reached)?;
    }
    let table = review.table(bench.idiom().manner());
    if args.print.json {
        super::write_csv(&table, args.csv.as_deref())?;
        return output::json(&review);
    }
    super::tell(&table, args.csv.as_deref())?;
    output::say(&format!(
        "\n{}\n{}\n",
        review.counts(language()).text(),
        review.rules_told(language()).join("\n")
    ))
}

/// The game that is reviewed: that of a file, or the moves that were typed.
fn record(args: &LabReview, reached: &ReachedPlace) -> anyhow::Result<GameRecord> {
    let Some(file) = &args.record else {
        let line: Line<String> = reached.at.moves.iter().cloned().collect();
        return Ok(GameRecord { position: reached.at.position.clone(), line, ..GameRecord::default() });
    };
    let (bench, text) = (reached.bench.as_ref(), setup::read_text(file)?);
    match bench.description().notation.record {
        Some(_) => {
            let reading = Reading { number: args.number, ..Reading::default() };
            bench.read_record(&text, reading).with_context(|| file.display().to_string())
        }
        None => Ok(plain(&text, reached)),
    }
}

/// Moves separated by spaces, as a game without a notation of its own has them; numbers such as `12.` are left out.
fn plain(text: &str, reached: &ReachedPlace) -> GameRecord {
    let words = text.split_whitespace().filter(|word| !word.ends_with('.'));
    let line: Line<String> = words.map(String::from).collect();
    GameRecord { position: reached.at.position.clone(), line, ..GameRecord::default() }
}

fn write_report(file: &Path, review: &Review, reached: &ReachedPlace) -> anyhow::Result<()> {
    let extension = file.extension().unwrap_or_default().to_string_lossy();
    let format = DocumentFormat::from_extension(&extension)
        .with_context(|| format!("bad file '{}': expected an ending .html, .md or .pdf", file.display()))?;
    let document = review.document(reached.bench.as_ref(), &reached.at)?;
    let producer = concat!("Plywood ", env!("CARGO_PKG_VERSION")).into();
    let document = Document { date: calendar::date(), producer, ..document };
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    for written in write(&document, format, &stem)? {
        let part = file.with_file_name(format!("{stem}{}", written.suffix));
        files::write_whole(&part, &written.bytes)?;
    }
    Ok(())
}
