//! A board as SVG: cells, walls, marks and pieces.

use crate::board::{Kind, Labels, Piece, Rank, Shade, look};
use crate::layout::Size;
use crate::palette::Palette;
use crate::xml::{Escaped, Px, put};
use search::{Cell, Grid, Ground, Side};

/// Space around a board that stands alone, for the names of rows and columns.
const MARGIN: f64 = 22.0;

/// In smaller cells the label could not be read.
const SMALLEST_LABELLED: f64 = 24.0;

/// Sizes of the pieces as shares of a cell.
const DISC: f64 = 0.4;
const CROWN: f64 = 0.2;
const STROKE: f64 = 0.27;
const DOT: f64 = 0.1;
const BALL: f64 = 0.25;
const SIGN: f64 = 0.74;
const OUTLINE: f64 = 0.08;

/// A whole SVG document with one board, its cells `cell` pixels wide, and the names of rows and columns.
pub fn svg(grid: &Grid, palette: &Palette, cell: f64, labels: Labels) -> String {
    let board = size(grid, cell);
    let (width, height) = (board.width + 2.0 * MARGIN, board.height + 2.0 * MARGIN);
    let mut out = String::new();
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" role=\"img\">",
        w = Px(width),
        h = Px(height)
    );
    put!(out, "<style>{}</style>", style(palette));
    put!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>", palette.paper);
    write(&mut out, grid, MARGIN, MARGIN, cell);
    if labels == Labels::Shown && cell >= SMALLEST_LABELLED {
        put_labels(&mut out, grid, cell);
    }
    put_names(&mut out, grid, cell);
    out.push_str("</svg>");
    out
}

/// The room a board without names takes.
pub(crate) fn size(grid: &Grid, cell: f64) -> Size {
    Size { width: grid.columns as f64 * cell, height: grid.rows() as f64 * cell }
}

/// The styles of boards.
pub(crate) fn style(palette: &Palette) -> String {
    format!(
        ".bl{{fill:{light}}}.bd{{fill:{dark}}}.bw{{fill:{wall}}}.bm{{fill:{mark};fill-opacity:.75}}\
         .bg{{fill:none;stroke:{soft};stroke-width:.7}}\
         .px{{fill:none;stroke:{max};stroke-linecap:round}}.pn{{fill:none;stroke:{min};stroke-linecap:round}}\
         .sx{{fill:{max};text-anchor:middle;font-weight:bold}}.sn{{fill:{min};text-anchor:middle;font-weight:bold}}\
         .so{{fill:{soft};text-anchor:middle}}\
         .cw,.cb{{text-anchor:middle;font-weight:bold;paint-order:stroke;stroke-linejoin:round}}\
         .cw{{fill:#fff;stroke:#222}}.cb{{fill:#111;stroke:#eee}}.dl{{fill:#fff;stroke:#333}}.dd{{fill:#222;stroke:{soft}}}\
         .cl{{fill:none;stroke:#333}}.cd{{fill:none;stroke:#f2f2f2}}.bf{{fill:{soft}}}\
         .bt{{fill:{soft};text-anchor:middle;font:10px 'DejaVu Sans',Verdana,sans-serif}}",
        light = palette.board_light,
        dark = palette.board_dark,
        wall = palette.board_wall,
        mark = palette.mark,
        soft = palette.soft,
        max = palette.max.line,
        min = palette.min.line,
    )
}

/// Writes the cells and pieces of a board with its upper left corner at `x`, `y`.
pub(crate) fn write(out: &mut String, grid: &Grid, x: f64, y: f64, cell: f64) {
    let Size { width, height } = size(grid, cell);
    put!(out, "<g transform=\"translate({} {})\">", Px(x), Px(y));
    put!(out, "<rect class=\"bl\" width=\"{}\" height=\"{}\"/>", Px(width), Px(height));
    put_cells(out, grid, cell, "bd", |c| c.ground == Ground::Dark);
    put_cells(out, grid, cell, "bw", |c| c.ground == Ground::Wall);
    put_cells(out, grid, cell, "bm", |c| c.marked);
    put_lines(out, grid, cell);
    let (set, kind) = (grid.pieces, Kind::of(grid));
    for (row, column, c) in cells(grid) {
        let middle = ((column as f64 + 0.5) * cell, (row as f64 + 0.5) * cell);
        match look(set, c) {
            Piece::Sign(sign) => put_sign(out, sign, sign_class(c.owner, kind), middle, cell),
            piece => put_piece(out, piece, c.owner, middle, cell),
        }
    }
    out.push_str("</g>");
}

/// Every cell with its row and column.
fn cells(grid: &Grid) -> impl Iterator<Item = (usize, usize, &Cell)> {
    let columns = grid.columns.max(1);
    let count = grid.rows() * grid.columns;
    grid.cells[..count].iter().enumerate().map(move |(index, cell)| (index / columns, index % columns, cell))
}

/// All cells of one kind as one shape: small files, and no hair lines between neighbours.
fn put_cells(out: &mut String, grid: &Grid, cell: f64, class: &str, is_wanted: impl Fn(&Cell) -> bool) {
    let mut wanted = cells(grid).filter(|(_, _, c)| is_wanted(c)).peekable();
    if wanted.peek().is_none() {
        return;
    }
    put!(out, "<path class=\"{class}\" d=\"");
    for (row, column, _) in wanted {
        let (x, y, side) = (Px(column as f64 * cell), Px(row as f64 * cell), Px(cell));
        put!(out, "M{x} {y}h{side}v{side}h-{side}z");
    }
    out.push_str("\"/>");
}

/// Lines between all cells of a plain board, else around the board only.
fn put_lines(out: &mut String, grid: &Grid, cell: f64) {
    let Size { width, height } = size(grid, cell);
    put!(out, "<path class=\"bg\" d=\"M0 0h{w}v{h}h-{w}z", w = Px(width), h = Px(height));
    if Kind::of(grid) == Kind::Plain {
        (1..grid.columns).for_each(|column| put!(out, "M{} 0v{}", Px(column as f64 * cell), Px(height)));
        (1..grid.rows()).for_each(|row| put!(out, "M0 {}h{}", Px(row as f64 * cell), Px(width)));
    }
    out.push_str("\"/>");
}

fn put_piece(out: &mut String, piece: Piece, owner: Option<Side>, (x, y): (f64, f64), cell: f64) {
    match piece {
        Piece::Empty | Piece::Sign(_) => {}
        Piece::Cross => {
            let (arm, class) = (cell * STROKE, stroke_class(owner));
            put!(
                out,
                "<path class=\"{class}\" stroke-width=\"{}\" d=\"M{} {}",
                Px(cell * 0.12),
                Px(x - arm),
                Px(y - arm)
            );
            put!(out, "l{s} {s}m0 -{s}l-{s} {s}\"/>", s = Px(2.0 * arm));
        }
        Piece::Ring => {
            put_circle(out, stroke_class(owner), (x, y), cell * (STROKE + 0.03), Some(cell * 0.12));
        }
        Piece::Disc(shade, rank) => put_disc(out, shade, rank, (x, y), cell),
        Piece::Dot => put_circle(out, "bf", (x, y), cell * DOT, None),
        Piece::Ball => put_circle(out, "bf", (x, y), cell * BALL, None),
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

fn put_disc(out: &mut String, shade: Shade, rank: Rank, centre: (f64, f64), cell: f64) {
    let (disc, crown) = match shade {
        Shade::Light => ("dl", "cl"),
        Shade::Dark => ("dd", "cd"),
    };
    put_circle(out, disc, centre, cell * DISC, Some(cell * 0.04));
    if rank == Rank::King {
        put_circle(out, crown, centre, cell * CROWN, Some(cell * 0.09));
    }
}

fn put_circle(out: &mut String, class: &str, (x, y): (f64, f64), radius: f64, stroke: Option<f64>) {
    put!(out, "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"", Px(x), Px(y), Px(radius));
    if let Some(stroke) = stroke {
        put!(out, " stroke-width=\"{}\"", Px(stroke));
    }
    out.push_str("/>");
}

fn stroke_class(owner: Option<Side>) -> &'static str {
    if owner == Some(Side::Min) { "pn" } else { "px" }
}

fn sign_class(owner: Option<Side>, kind: Kind) -> &'static str {
    match (owner, kind) {
        (Some(Side::Max), Kind::Checkered) => "cw",
        (Some(Side::Min), Kind::Checkered) => "cb",
        (Some(Side::Max), _) => "sx",
        (Some(Side::Min), _) => "sn",
        (None, _) => "so",
    }
}

/// The labels of empty cells, in their middle.
fn put_labels(out: &mut String, grid: &Grid, cell: f64) {
    for (row, column, c) in cells(grid).filter(|(_, _, c)| c.piece == ' ' && !c.label.is_empty()) {
        let x = MARGIN + (column as f64 + 0.5) * cell;
        let y = MARGIN + (row as f64 + 0.5) * cell + 3.5;
        crate::xml::text(out, x, y, "bt", &c.label);
    }
}

fn put_names(out: &mut String, grid: &Grid, cell: f64) {
    let Size { height, .. } = size(grid, cell);
    for (column, name) in grid.column_names.iter().take(grid.columns).enumerate() {
        let x = MARGIN + (column as f64 + 0.5) * cell;
        crate::xml::text(out, x, MARGIN + height + 14.0, "bt", name);
    }
    for (row, name) in grid.row_names.iter().take(grid.rows()).enumerate() {
        let y = MARGIN + (row as f64 + 0.5) * cell + 3.5;
        crate::xml::text(out, MARGIN / 2.0, y, "bt", name);
    }
}
