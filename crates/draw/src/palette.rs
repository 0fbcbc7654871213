//! The colours of all pictures: safe for colour-blind readers, in a light, a dark and a grey set.
//!
//! The hues are those of Okabe and Ito: blue for MAX, vermilion for MIN, green for chance. Shapes and words say the
//! same as the colours everywhere.

use crate::options::{Colour, DrawOptions, Theme};

/// Line and fill of one kind of node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeColours {
    /// For outlines and signs.
    pub line: &'static str,
    /// For areas that carry text.
    pub fill: &'static str,
}

/// One set of colours, written as `#rrggbb`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The background.
    pub paper: &'static str,
    /// A background that stands off: panels and bars.
    pub panel: &'static str,
    /// Text and bold lines.
    pub ink: &'static str,
    /// Less important text and ordinary lines.
    pub soft: &'static str,
    /// What was cut off.
    pub faint: &'static str,
    /// The expected line.
    pub pv: &'static str,
    /// MAX.
    pub max: NodeColours,
    /// MIN.
    pub min: NodeColours,
    /// Chance.
    pub chance: NodeColours,
    /// Light cells of a board.
    pub board_light: &'static str,
    /// Dark cells of a checkered board.
    pub board_dark: &'static str,
    /// Walls.
    pub board_wall: &'static str,
    /// Marked cells and found nodes.
    pub mark: &'static str,
    /// The node at work in a replay.
    pub work: &'static str,
    /// The series of a chart, in order.
    pub series: [&'static str; 6],
}

/// Dark ink on white paper.
pub const LIGHT: Palette = Palette {
    paper: "#ffffff",
    panel: "#f4f6f8",
    ink: "#1b1f24",
    soft: "#59636e",
    faint: "#8c959f",
    pv: "#1b1f24",
    max: NodeColours { line: "#0067a5", fill: "#d8ebf9" },
    min: NodeColours { line: "#c14f00", fill: "#fde5d2" },
    chance: NodeColours { line: "#00795a", fill: "#d5f1e7" },
    board_light: "#f6efe0",
    board_dark: "#b9987a",
    board_wall: "#31507a",
    mark: "#f4d35e",
    work: "#7b3fa0",
    series: ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9"],
};

/// Light ink on dark paper.
pub const DARK: Palette = Palette {
    paper: "#14181d",
    panel: "#1d232a",
    ink: "#eef1f4",
    soft: "#a5b0bb",
    faint: "#76818c",
    pv: "#ffffff",
    max: NodeColours { line: "#5cb8f2", fill: "#123a55" },
    min: NodeColours { line: "#f49a52", fill: "#54300f" },
    chance: NodeColours { line: "#41c79c", fill: "#0d4435" },
    board_light: "#d9cdb6",
    board_dark: "#8a6d52",
    board_wall: "#6f93c4",
    mark: "#c9a227",
    work: "#c79bea",
    series: ["#56b4e9", "#f49a52", "#41c79c", "#e3a1c6", "#d6bb3f", "#9fd0f2"],
};

/// Shades of grey on white paper.
pub const GREY: Palette = Palette {
    paper: "#ffffff",
    panel: "#f3f3f3",
    ink: "#111111",
    soft: "#555555",
    faint: "#909090",
    pv: "#000000",
    max: NodeColours { line: "#222222", fill: "#ffffff" },
    min: NodeColours { line: "#222222", fill: "#dedede" },
    chance: NodeColours { line: "#222222", fill: "#f0f0f0" },
    board_light: "#ffffff",
    board_dark: "#bbbbbb",
    board_wall: "#444444",
    mark: "#d0d0d0",
    work: "#333333",
    series: ["#111111", "#777777", "#444444", "#999999", "#2b2b2b", "#bbbbbb"],
};

impl Palette {
    /// The colours the options ask for.
    pub fn of(options: &DrawOptions) -> &'static Palette {
        match (options.colour, options.theme) {
            (Colour::Never, _) => &GREY,
            (_, Theme::Dark) => &DARK,
            (_, Theme::Auto | Theme::Light) => &LIGHT,
        }
    }
}
