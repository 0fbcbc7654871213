//! `plywood lab report`: a complete study as one document.

use crate::args::{LabReport, Studied};
use crate::progress::watched;
use crate::{calendar, interrupt, output, setup};
use anyhow::Context;
use draw::document::{Document, Form, write};
use lab::StudyRequest;
use session::{EvalChoice, Options};

pub fn run(args: &LabReport) -> anyhow::Result<()> {
    let extension = args.out.extension().unwrap_or_default().to_string_lossy();
    let form = Form::from_extension(&extension).with_context(|| {
        format!("bad file '{}': expected an ending .html, .md or .pdf", args.out.display())
    })?;
    let Studied { game, study } = args.studied;
    let bench = game.open(&Options::default())?.speaking(args.language);
    let eval = match setup::eval(&args.value)? {
        EvalChoice::Usual => EvalChoice::Preset(study.played.into()),
        named => named,
    };
    let request = StudyRequest {
        class: args.class.clone().unwrap_or_else(|| study.class.into()),
        position: args.position.clone().unwrap_or_else(|| study.position.into()),
        eval,
        depth: args.depth,
        shown: study.shown.into(),
        variant: study.variant.into(),
        drawn: study.drawn.into(),
    };
    let document = watched(|follow| lab::study(bench.as_ref(), &request, &interrupt::stop_flag(), follow))?;
    let producer = concat!("Plywood ", env!("CARGO_PKG_VERSION")).into();
    let document = Document { producer, date: calendar::date(), ..document };
    let stem = args.out.file_stem().unwrap_or_default().to_string_lossy();
    for written in write(&document, form, &stem)? {
        let file = args.out.with_file_name(format!("{stem}{}", written.suffix));
        files::write_whole(&file, &written.bytes)?;
        output::say(&format!("wrote {}\n", file.display()))?;
    }
    Ok(())
}
