//! Pictures of search trees and boards: text, DOT, SVG, PNG, PDF, JSON and HTML.
//!
//! [`draw()`] turns a recorded search into one file. [`split`] cuts a large one into an overview and one view a root
//! move. [`board`] draws positions and [`chart`] the figures of experiments; both stand alone. [`document`] puts
//! words, tables and pictures together.
//!
//! Invariant: this crate knows no game, and it neither reads nor writes files.

#![cfg_attr(not(feature = "print"), allow(dead_code, unused_imports, reason = "what only print needs"))]

pub mod abreast;
pub mod board;
pub mod chart;
pub mod document;
pub mod layout;
pub mod palette;
pub mod words;

mod card;
mod dot;
mod error;
mod family;
mod fit;
mod grown;
mod html;
mod json;
mod measure;
mod options;
mod page_boards;
mod paper;
#[cfg(feature = "print")]
mod pdf;
#[cfg(feature = "print")]
mod png;
#[cfg(not(feature = "print"))]
mod screen;
mod select;
pub mod sheet;
mod split;
mod svg;
mod text;
mod xml;

pub use error::DrawError;
pub use fit::fitting;
pub use json::rows;
pub use options::{
    Boards, Charset, Colour, DrawOptions, Format, Orientation, PaperSize, PictureLink, PrintPaper, Theme,
};
pub use pdf::pdf_of_svg;
pub use png::png_of_svg;
pub use select::part;
pub use split::{PicturePart, split};

#[cfg(not(feature = "print"))]
use screen::{pdf, png};
use search::{Control, NoControl};
use session::view::TreeView;

/// Draws a recorded search as one file of the given format.
pub fn draw(view: &TreeView, format: Format, options: &DrawOptions) -> Result<Vec<u8>, DrawError> {
    draw_while(view, format, options, &NoControl)
}

/// Draws a recorded search while it may go on; the control is asked again and again.
pub fn draw_while(
    view: &TreeView,
    format: Format,
    options: &DrawOptions,
    control: &dyn Control,
) -> Result<Vec<u8>, DrawError> {
    let selection = select::select(view, options)?;
    error::check(control)?;
    match format {
        Format::Text => Ok(text::write(&selection, options).into_bytes()),
        Format::Dot => Ok(dot::write(&selection, options).into_bytes()),
        Format::Svg => Ok(svg::write(&selection, options, control)?.into_bytes()),
        Format::Png => png::write(&selection, options, control),
        Format::Pdf => pdf::write(&selection, options, control),
        Format::Json => json::write(&selection),
        Format::Html => html::write(&selection, options),
    }
}
