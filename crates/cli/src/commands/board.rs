//! `plywood board`: a position as a picture, with arrows.

use crate::{args, output, setup};
use anyhow::Context;
use draw::board::{CellLabels, Overlay, read_arrow, svg_with};
use draw::palette::LIGHT;
use std::path::Path;

/// Width of a cell, in pixels.
const CELL: f64 = 48.0;

pub fn run(args: &args::BoardPicture) -> anyhow::Result<()> {
    let write = form(&args.out)?;
    let bench = setup::open(&args.place)?;
    let view = bench.position(&setup::at(&args.place))?;
    let none = || format!("{} has no board: expected a game with one", bench.name());
    let grid = view.board.as_ref().with_context(none)?;
    let arrows =
        args.arrows.split_whitespace().map(|text| read_arrow(grid, text)).collect::<Result<_, _>>()?;
    let overlay = Overlay { labels: CellLabels::Shown, is_flipped: args.flip, arrows, ..Overlay::default() };
    files::write_whole(&args.out, &write(svg_with(grid, &LIGHT, CELL, &overlay))?)?;
    output::say(&format!("wrote {}\n", args.out.display()))
}

/// Makes a file of a picture.
type Writing = fn(String) -> Result<Vec<u8>, draw::DrawError>;

fn form(out: &Path) -> anyhow::Result<Writing> {
    match out.extension().unwrap_or_default().to_string_lossy().as_ref() {
        "svg" => Ok(|svg| Ok(svg.into_bytes())),
        "png" => Ok(|svg| draw::png_of_svg(&svg)),
        "pdf" => Ok(|svg| draw::pdf_of_svg(&svg)),
        _ => anyhow::bail!("bad file '{}': expected an ending .svg, .png or .pdf", out.display()),
    }
}
