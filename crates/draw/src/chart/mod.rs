//! Small charts for reports: lines, bars, histograms and heat maps over a board, as SVG documents.
//!
//! They share the palette, the font and the PNG and PDF writers of the trees, which a general plotting library with
//! its own idea of fonts and colours would not; four kinds of charts need little more than an axis.

mod across;
mod axis;
mod bars;
mod canvas;
mod heat;
mod lines;

pub use across::bars_across;
pub use bars::{Bars, bars, histogram};
pub use heat::heat_map;
pub use lines::{ChartSeries, lines};

use crate::palette::{LIGHT, Palette};
use session::Language;

/// How values are laid out along an axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scale {
    /// Equal distances for equal differences.
    #[default]
    Linear,
    /// Equal distances for equal ratios; values that are not positive are left out.
    Logarithmic,
}

/// What all charts have: a title, two axes, a size and colours.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartFrame {
    /// Written above.
    pub title: String,
    /// Written below the horizontal axis.
    pub x_label: String,
    /// Written along the vertical axis.
    pub y_label: String,
    /// Width in pixels.
    pub width: f64,
    /// Height in pixels.
    pub height: f64,
    /// The vertical axis.
    pub y_scale: Scale,
    /// The colours.
    pub palette: &'static Palette,
    /// The language its numbers are written in.
    pub language: Language,
}

impl ChartFrame {
    /// A light chart of the usual size.
    pub fn new(title: &str, x_label: &str, y_label: &str) -> ChartFrame {
        ChartFrame {
            title: title.into(),
            x_label: x_label.into(),
            y_label: y_label.into(),
            width: 640.0,
            height: 400.0,
            y_scale: Scale::Linear,
            palette: &LIGHT,
            language: Language::English,
        }
    }

    /// A number beside a tick or on a bar.
    fn number(&self, value: f64) -> String {
        self.language.written(&axis::tick_text(value))
    }
}
