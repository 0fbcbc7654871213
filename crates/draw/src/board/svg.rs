//! A board as SVG: cells, walls, marks and pieces.

use crate::board::overlay::{self, CellPlaces, Overlay};
use crate::board::shapes::{self, shape};
use crate::board::{BoardForm, CellLabels};
use crate::layout::Size;
use crate::palette::{GREY, Palette};
use crate::xml::{Escaped, Px, put};
use search::Side;
use session::{Cell, Grid, Ground, PieceSet};

/// Space around a board that stands alone, for the names of rows and columns.
const MARGIN: f64 = 22.0;

/// In smaller cells the label could not be read.
const SMALLEST_LABELLED: f64 = 24.0;

/// Sizes as shares of a cell: a character, its outline, a wall and the inside of a wall.
const SIGN: f64 = 0.74;
const OUTLINE: f64 = 0.08;
const WALL: f64 = 0.46;
const WALL_INSIDE: f64 = 0.34;

/// A maze is dark whatever the paper: ground, walls and the inside of walls.
const MAZE: [&str; 3] = ["#10141c", "#4a6fb0", "#1a2740"];
const GREY_MAZE: [&str; 3] = ["#141414", "#8a8a8a", "#303030"];

/// A whole SVG document with one board, its cells `cell` pixels wide, and the names of rows and columns.
pub fn svg(grid: &Grid, palette: &Palette, cell: f64, labels: CellLabels) -> String {
    svg_with(grid, palette, cell, &Overlay { labels, ..Overlay::default() })
}

/// The same with what is drawn over the board.
pub fn svg_with(grid: &Grid, palette: &Palette, cell: f64, overlay: &Overlay) -> String {
    let board = size(grid, cell);
    let (width, height) = (board.width + 2.0 * MARGIN, board.height + 2.0 * MARGIN);
    let mut out = String::new();
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" role=\"img\">",
        w = Px(width),
        h = Px(height)
    );
    let [light, dark] = ground(palette, overlay);
    put!(out, "<style>{}{}</style>", style_on(palette, [&light, &dark], grid.pieces), overlay::STYLE);
    put!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>", palette.paper);
    write_with(&mut out, grid, (MARGIN, MARGIN), cell, overlay);
    let places = CellPlaces::new(grid, cell, overlay.is_flipped);
    if overlay.labels == CellLabels::Shown && cell >= SMALLEST_LABELLED {
        put_labels(&mut out, grid, cell, &places);
    }
    put_names(&mut out, grid, cell, &places);
    out.push_str("</svg>");
    out
}

/// The room a board without names takes.
pub(crate) fn size(grid: &Grid, cell: f64) -> Size {
    Size { width: grid.columns as f64 * cell, height: grid.rows() as f64 * cell }
}

/// The styles of boards.
pub(crate) fn style(palette: &Palette, pieces: &PieceSet) -> String {
    style_on(palette, [palette.board_light, palette.board_dark], pieces)
}

fn style_on(palette: &Palette, [light, dark]: [&str; 2], pieces: &PieceSet) -> String {
    let [maze, wall, inside] = if *palette == GREY { GREY_MAZE } else { MAZE };
    format!(
        ".bl{{fill:{light}}}.bd{{fill:{dark}}}.bm{{fill:{mark};fill-opacity:.75}}\
         .bg{{fill:none;stroke:{soft};stroke-width:.7}}\
         .bz{{fill:{maze}}}.bw{{fill:none;stroke:{wall};stroke-linecap:round}}.bi{{fill:none;stroke:{inside};stroke-linecap:round}}\
         .sx{{fill:{max};text-anchor:middle;font-weight:bold}}.sn{{fill:{min};text-anchor:middle;font-weight:bold}}\
         .so{{fill:{soft};text-anchor:middle}}\
         .cw,.cb{{text-anchor:middle;font-weight:bold;paint-order:stroke;stroke-linejoin:round}}\
         .cw{{fill:#fff;stroke:#222}}.cb{{fill:#111;stroke:#eee}}\
         .bt{{fill:{soft};text-anchor:middle;font:10px 'DejaVu Sans',Verdana,sans-serif}}\
         .bn{{fill:#6b614f;text-anchor:middle}}{pieces}",
        mark = palette.mark,
        soft = palette.soft,
        max = palette.max.line,
        min = palette.min.line,
        pieces = shapes::style(palette, pieces),
    )
}

/// Light and dark cells: the colours asked for, if they are colours.
fn ground(palette: &Palette, overlay: &Overlay) -> [String; 2] {
    let usual = || [palette.board_light, palette.board_dark].map(String::from);
    let is_colour = |text: &String| {
        text.len() == 7 && text.starts_with('#') && text[1..].bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    overlay.colours.clone().filter(|colours| colours.iter().all(is_colour)).unwrap_or_else(usual)
}

/// Writes the cells and pieces of a board with its upper left corner at `x`, `y`.
pub(crate) fn write(out: &mut String, grid: &Grid, x: f64, y: f64, cell: f64) {
    write_with(out, grid, (x, y), cell, &Overlay::default());
}

fn write_with(out: &mut String, grid: &Grid, (x, y): (f64, f64), cell: f64, overlay: &Overlay) {
    let Size { width, height } = size(grid, cell);
    let (kind, places) = (BoardForm::of(grid), CellPlaces::new(grid, cell, overlay.is_flipped));
    put!(out, "<g transform=\"translate({} {})\">", Px(x), Px(y));
    let class = if kind == BoardForm::Maze { "bz" } else { "bl" };
    put!(out, "<rect class=\"{class}\" width=\"{}\" height=\"{}\"/>", Px(width), Px(height));
    put_cells(out, grid, &places, cell, "bd", |c| c.ground == Ground::Dark);
    if kind == BoardForm::Maze {
        put_walls(out, grid, &places, cell);
    }
    put_cells(out, grid, &places, cell, "bm", |c| c.marked);
    put_lines(out, grid, cell);
    overlay::put_under(out, overlay, &places);
    for (index, c) in cells(grid) {
        put_piece(out, grid, c, places.corner(index), cell, overlay.turns);
    }
    overlay::put_over(out, overlay, &places);
    out.push_str("</g>");
}

/// Every cell with its number.
fn cells(grid: &Grid) -> impl Iterator<Item = (usize, &Cell)> {
    grid.cells[..grid.rows() * grid.columns].iter().enumerate()
}

/// All cells of one kind as one shape: small files, and no hair lines between neighbours.
fn put_cells(
    out: &mut String,
    grid: &Grid,
    places: &CellPlaces,
    cell: f64,
    class: &str,
    is_wanted: impl Fn(&Cell) -> bool,
) {
    let mut wanted = cells(grid).filter(|(_, c)| is_wanted(c)).peekable();
    if wanted.peek().is_none() {
        return;
    }
    put!(out, "<path class=\"{class}\" d=\"");
    for (index, _) in wanted {
        let ((x, y), side) = (places.corner(index), Px(cell));
        put!(out, "M{} {}h{side}v{side}h-{side}z", Px(x), Px(y));
    }
    out.push_str("\"/>");
}

/// Walls as one stroke from middle to middle of neighbouring wall cells, and a thinner one inside.
fn put_walls(out: &mut String, grid: &Grid, places: &CellPlaces, cell: f64) {
    let is_wall = |index: usize| grid.cells.get(index).is_some_and(|c| c.ground == Ground::Wall);
    let middle = |index| {
        let (x, y) = places.corner(index);
        (Px(x + cell / 2.0), Px(y + cell / 2.0))
    };
    let mut path = String::new();
    for (index, _) in cells(grid).filter(|(_, c)| c.ground == Ground::Wall) {
        let (x, y) = middle(index);
        put!(path, "M{x} {y}h0.1");
        let is_last = (index + 1) % grid.columns == 0;
        let right = Some(index + 1).filter(|&next| !is_last && is_wall(next));
        let below = Some(index + grid.columns).filter(|&next| is_wall(next));
        for next in [right, below].into_iter().flatten() {
            let (to_x, to_y) = middle(next);
            put!(path, "M{x} {y}L{to_x} {to_y}");
        }
    }
    for (class, share) in [("bw", WALL), ("bi", WALL_INSIDE)] {
        put!(out, "<path class=\"{class}\" stroke-width=\"{}\" d=\"{path}\"/>", Px(cell * share));
    }
}

/// Lines between all cells of a plain board, else around the board only.
fn put_lines(out: &mut String, grid: &Grid, cell: f64) {
    let Size { width, height } = size(grid, cell);
    put!(out, "<path class=\"bg\" d=\"M0 0h{w}v{h}h-{w}z", w = Px(width), h = Px(height));
    if BoardForm::of(grid) == BoardForm::Plain {
        (1..grid.columns).for_each(|column| put!(out, "M{} 0v{}", Px(column as f64 * cell), Px(height)));
        (1..grid.rows()).for_each(|row| put!(out, "M0 {}h{}", Px(row as f64 * cell), Px(width)));
    }
    out.push_str("\"/>");
}

/// The drawing of a piece; the character itself where it has none.
fn put_piece(out: &mut String, grid: &Grid, c: &Cell, corner: (f64, f64), cell: f64, turns: u8) {
    match shape(grid.pieces, c.piece) {
        Some(shape) => shape.put(out, corner, cell, turns),
        None if matches!(c.piece, ' ' | '\0') => {}
        None => {
            let sign = if c.piece.is_control() { '\u{fffd}' } else { c.piece };
            let middle = (corner.0 + cell / 2.0, corner.1 + cell / 2.0);
            put_sign(out, sign, sign_class(c.owner, BoardForm::of(grid)), middle, cell);
        }
    }
}

/// A character; on a checkered board it is white or black with an outline, so that it stands out on both grounds.
fn put_sign(out: &mut String, sign: char, class: &str, (x, y): (f64, f64), cell: f64) {
    let mut buffer = [0; 4];
    let text = Escaped(sign.encode_utf8(&mut buffer));
    let size = cell * SIGN;
    let (x, y, s, stroke) = (Px(x), Px(y + size * 0.36), Px(size), Px(cell * OUTLINE));
    put!(
        out,
        "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{s}\" stroke-width=\"{stroke}\">{text}</text>"
    );
}

fn sign_class(owner: Option<Side>, kind: BoardForm) -> &'static str {
    match (owner, kind) {
        (Some(Side::Max), BoardForm::Checkered) => "cw",
        (Some(Side::Min), BoardForm::Checkered) => "cb",
        (Some(Side::Max), _) => "sx",
        (Some(Side::Min), _) => "sn",
        (None, _) => "so",
    }
}

/// The labels of empty cells, in their middle.
fn put_labels(out: &mut String, grid: &Grid, cell: f64, places: &CellPlaces) {
    for (index, c) in cells(grid).filter(|(_, c)| c.piece == ' ' && !c.label.is_empty()) {
        let (x, y) = places.corner(index);
        let (x, y) = (Px(MARGIN + x + cell / 2.0), Px(MARGIN + y + cell * 0.58));
        let (size, label) = (Px(cell * 0.24), Escaped(&c.label));
        put!(out, "<text class=\"bn\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{label}</text>");
    }
}

fn put_names(out: &mut String, grid: &Grid, cell: f64, places: &CellPlaces) {
    let Size { height, .. } = size(grid, cell);
    for (column, name) in grid.column_names.iter().take(grid.columns).enumerate() {
        let x = MARGIN + places.corner(column).0 + cell / 2.0;
        crate::xml::text(out, x, MARGIN + height + 14.0, "bt", name);
    }
    for (row, name) in grid.row_names.iter().take(grid.rows()).enumerate() {
        let y = MARGIN + places.corner(row * grid.columns).1 + cell / 2.0 + 3.5;
        crate::xml::text(out, MARGIN / 2.0, y, "bt", name);
    }
}
