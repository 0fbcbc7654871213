//! A board as SVG and as text, and several in a strip.

mod overlay;
mod shapes;
mod strip;
mod svg;
mod text;

pub use overlay::{Arrow, Badge, Overlay, Worth};
pub use strip::{Frame, strip};
pub(crate) use svg::{size as svg_size, style, write};
pub use svg::{svg, svg_with};
pub use text::{coloured, text};

pub(crate) use shapes::{PIECES, set_name};

use search::{Grid, Ground};

/// Whether the names or numbers of empty cells are written into them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Labels {
    /// Leave them out.
    #[default]
    Hidden,
    /// Write them.
    Shown,
}

/// What kind of board the cells make, which decides how it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// All cells alike, with lines between them.
    Plain,
    /// Light and dark cells.
    Checkered,
    /// Walls and ways.
    Maze,
}

impl Kind {
    pub fn of(grid: &Grid) -> Kind {
        let has = |ground| grid.cells.iter().any(|cell| cell.ground == ground);
        if has(Ground::Wall) {
            Kind::Maze
        } else if has(Ground::Dark) {
            Kind::Checkered
        } else {
            Kind::Plain
        }
    }
}
