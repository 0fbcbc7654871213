//! A board as SVG and as text, and several in a strip.

mod moves;
mod overlay;
mod shapes;
mod strip;
mod svg;
mod text;

pub use moves::read_arrow;
pub use overlay::{Arrow, Badge, MoveQuality, Overlay};
pub use strip::{StripBoard, strip};
pub(crate) use svg::{size as svg_size, style, write};
pub use svg::{svg, svg_with};
pub use text::{coloured, text};

pub(crate) use shapes::page_drawings;

use session::{Grid, Ground};

/// Whether the names or numbers of empty cells are written into them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CellLabels {
    /// Leave them out.
    #[default]
    Hidden,
    /// Write them.
    Shown,
}

/// What kind of board the cells make, which decides how it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BoardForm {
    /// All cells alike, with lines between them.
    Plain,
    /// Light and dark cells.
    Checkered,
    /// Walls and ways.
    Maze,
}

impl BoardForm {
    pub fn of(grid: &Grid) -> BoardForm {
        let has = |ground| grid.cells.iter().any(|cell| cell.ground == ground);
        if has(Ground::Wall) {
            BoardForm::Maze
        } else if has(Ground::Dark) {
            BoardForm::Checkered
        } else {
            BoardForm::Plain
        }
    }
}
