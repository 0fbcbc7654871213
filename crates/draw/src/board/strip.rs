//! Boards in rows, one after the other: a game as a strip of pictures.

use crate::board::svg::{size, style, write};
use crate::layout::Size;
use crate::palette::Palette;
use crate::xml::{self, Px, put};
use session::{Grid, PieceSet};

/// Boards in a row.
const COLUMNS: usize = 4;
/// Space between boards, and around them.
const GAP: f64 = 18.0;
/// Room below a board for its words.
const CAPTION: f64 = 16.0;
/// How far below the board the words stand.
const BASELINE: f64 = 12.0;

/// A board with the words below it.
#[derive(Clone, PartialEq, Debug)]
pub struct StripBoard {
    /// The board.
    pub grid: Grid,
    /// What it shows.
    pub caption: String,
}

/// A whole SVG document with all boards, their cells `cell` pixels wide.
pub fn strip(frames: &[StripBoard], palette: &Palette, cell: f64) -> String {
    let sizes = || frames.iter().map(|frame| size(&frame.grid, cell));
    let widest = sizes().map(|size| size.width).fold(0.0, f64::max);
    let highest = sizes().map(|size| size.height).fold(0.0, f64::max);
    let step = Size { width: widest + GAP, height: highest + CAPTION + GAP };
    let width = step.width * frames.len().min(COLUMNS) as f64 + GAP;
    let height = step.height * frames.len().div_ceil(COLUMNS) as f64 + GAP;
    let mut out = String::new();
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" role=\"img\">",
        w = Px(width),
        h = Px(height)
    );
    put!(
        out,
        "<style>{}</style>",
        style(palette, frames.first().map_or(&PieceSet::LETTERS, |frame| frame.grid.pieces))
    );
    put!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>", palette.paper);
    for (index, frame) in frames.iter().enumerate() {
        let x = GAP + (index % COLUMNS) as f64 * step.width;
        let y = GAP + (index / COLUMNS) as f64 * step.height;
        write(&mut out, &frame.grid, x, y, cell);
        xml::text(&mut out, x + widest / 2.0, y + highest + BASELINE, "bt", &frame.caption);
    }
    out.push_str("</svg>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::LIGHT;
    use session::{Cell, Ground};

    fn frame(caption: &str) -> StripBoard {
        let cell =
            Cell { ground: Ground::Light, piece: 'x', owner: None, label: String::new(), marked: false };
        let grid = Grid {
            columns: 2,
            cells: vec![cell; 4],
            column_names: Vec::new(),
            row_names: Vec::new(),
            pieces: &session::PieceSet::LETTERS,
        };
        StripBoard { grid, caption: caption.into() }
    }

    #[test]
    fn boards_stand_in_rows_with_their_words() {
        let frames: Vec<StripBoard> = ["start", "1. a<b", "2.", "3.", "4."].map(frame).into();
        let svg = strip(&frames, &LIGHT, 10.0);
        assert_eq!(svg.matches("<g transform=\"translate(").count(), 5);
        assert!(svg.contains("translate(18 18)") && svg.contains("translate(18 72)"), "{svg}");
        assert!(svg.contains("1. a&lt;b"));
        assert!(is_balanced(&svg), "every tag that opens closes");
    }

    /// Whether the groups are balanced and the document is closed.
    fn is_balanced(svg: &str) -> bool {
        svg.ends_with("</svg>") && svg.matches("<g ").count() == svg.matches("</g>").count()
    }

    #[test]
    fn no_board_is_an_empty_picture() {
        assert!(strip(&[], &LIGHT, 10.0).ends_with("</svg>"));
    }
}
