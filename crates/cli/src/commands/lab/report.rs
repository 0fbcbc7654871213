//! `plywood lab report`: a complete study as one document.

use crate::args::LabReport;
use crate::progress::watched;
use crate::{interrupt, output, setup};
use anyhow::Context;
use draw::document::{Form, write};
use lab::truth::USUAL_EVAL;
use lab::{StudyRequest, study};
use session::EvalChoice;

pub fn run(args: &LabReport) -> anyhow::Result<()> {
    let extension = args.out.extension().unwrap_or_default().to_string_lossy();
    let form = Form::from_extension(&extension).with_context(|| {
        format!("bad file '{}': expected an ending .html, .md or .pdf", args.out.display())
    })?;
    let bench = games::open("draughts", [])?;
    let eval = match setup::eval(&args.value)? {
        EvalChoice::Usual => EvalChoice::Preset(USUAL_EVAL.into()),
        named => named,
    };
    let class = args.class.parse()?;
    let request = StudyRequest { class, position: args.position.clone(), eval, depth: args.depth };
    let document = watched(|follow| study(bench.as_ref(), &request, &interrupt::stop_flag(), follow))?;
    let stem = args.out.file_stem().unwrap_or_default().to_string_lossy();
    for written in write(&document, form, &stem)? {
        let file = args.out.with_file_name(format!("{stem}{}", written.suffix));
        files::write_whole(&file, &written.bytes)?;
        output::say(&format!("wrote {}\n", file.display()))?;
    }
    Ok(())
}
