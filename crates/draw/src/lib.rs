//! Pictures of search trees and boards: text, DOT, SVG, PNG, PDF, JSON and HTML.
//!
//! [`draw()`] turns a recorded search into one file. [`split`] cuts a large one into an overview and one view a root
//! move. [`board`] draws positions and [`chart`] the figures of experiments; both stand alone. [`document`] puts
//! words, tables and pictures together.
//!
//! Invariant: this crate knows no game, and it neither reads nor writes files.

pub mod board;
pub mod chart;
pub mod document;
pub mod layout;
pub mod palette;
pub mod words;

mod card;
mod columns;
mod dot;
mod error;
mod family;
mod fit;
mod html;
mod json;
mod measure;
mod options;
mod paper;
mod pdf;
mod png;
mod select;
pub mod sheet;
mod split;
mod svg;
mod text;
mod xml;

pub use error::DrawError;
pub use fit::fitting;
pub use options::{Boards, Charset, Colour, Format, Link, Options, Orientation, Paper, PaperSize, Theme};
pub use pdf::pdf_of_svg;
pub use png::png_of_svg;
pub use split::{Part, split};

use session::view::TreeView;

/// Draws a recorded search as one file of the given format.
pub fn draw(view: &TreeView, format: Format, options: &Options) -> Result<Vec<u8>, DrawError> {
    draw_unless(view, format, options, &|| false)
}

/// Draws a recorded search unless `stop` says that nobody waits for it. It is asked again and again.
pub fn draw_unless(
    view: &TreeView,
    format: Format,
    options: &Options,
    stop: &dyn Fn() -> bool,
) -> Result<Vec<u8>, DrawError> {
    let selection = select::select(view, options)?;
    error::check(stop)?;
    match format {
        Format::Text => Ok(text::write(&selection, options).into_bytes()),
        Format::Dot => Ok(dot::write(&selection, options).into_bytes()),
        Format::Svg => Ok(svg::write(&selection, options, stop)?.into_bytes()),
        Format::Png => png::write(&selection, options, stop),
        Format::Pdf => pdf::write(&selection, options, stop),
        Format::Json => json::write(&selection, options),
        Format::Html => html::write(&selection, options),
    }
}
