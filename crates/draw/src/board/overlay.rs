//! What a board shows besides its pieces: numbers, the last move, a check, arrows, and what moves are worth.

use crate::board::CellLabels;
use crate::xml::{Escaped, Px, put};
use session::Grid;

/// Sizes as shares of a cell, as on the page of the studio.
const LINE: f64 = 0.09;
const SPOT: f64 = 0.4;
const TAG: f64 = 0.17;
const TAG_AWAY: f64 = 0.32;
const TIP: f64 = 0.2;
const HEAD: f64 = 0.26;
const HALF_HEAD: f64 = 0.17;
const CHECK: f64 = 0.48;
const SMALL: f64 = 0.2;

/// What is drawn over and under the pieces.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overlay {
    /// The numbers of empty cells.
    pub labels: CellLabels,
    /// The board is seen from the other side.
    pub is_flipped: bool,
    /// Cells of the last move.
    pub last: Vec<usize>,
    /// The king that is in check.
    pub check: Option<usize>,
    /// Moves, the most important first.
    pub arrows: Vec<Arrow>,
    /// What moves are worth, on the cells they go to.
    pub badges: Vec<Badge>,
    /// Light and dark cells, written `#rrggbb`, where they are not the usual ones.
    pub colours: Option<[String; 2]>,
    /// Where a piece that looks somewhere looks: quarter turns clockwise from the right.
    pub turns: u8,
}

/// A move: the cells it goes through, one for a piece that is put down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// From the first to the last.
    pub cells: Vec<usize>,
    /// A number or a letter; empty for none.
    pub text: String,
    /// Whether it is the best.
    pub is_strong: bool,
}

/// What a move is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Badge {
    /// Where the move goes.
    pub cell: usize,
    /// A few characters.
    pub text: String,
    /// How good it is.
    pub worth: MoveQuality,
}

/// How good a move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveQuality {
    /// It wins.
    Win,
    /// It draws.
    Draw,
    /// It loses.
    Loss,
}

/// The styles of what is drawn over a board.
pub(super) const STYLE: &str = ".ol{fill:#f4d35e;fill-opacity:.55}.oc{fill:#c62f26;fill-opacity:.6}\
    .oa{fill:none;stroke:#3f9a82;stroke-linejoin:round;stroke-linecap:round}.oh{fill:#3f9a82}\
    .oa.os{stroke:#00795a}.oh.os{fill:#00795a}\
    .ow{fill:#00795a}.od{fill:#59636e}.ox{fill:#b3261e}\
    .ot{fill:#fff;text-anchor:middle;font-weight:bold;font-family:'DejaVu Sans',Verdana,sans-serif}";

/// Where the cells are.
pub(super) struct CellPlaces {
    columns: usize,
    rows: usize,
    cell: f64,
    is_flipped: bool,
}

impl CellPlaces {
    pub fn new(grid: &Grid, cell: f64, is_flipped: bool) -> CellPlaces {
        CellPlaces { columns: grid.columns.max(1), rows: grid.rows(), cell, is_flipped }
    }

    /// The upper left corner of a cell.
    pub fn corner(&self, index: usize) -> (f64, f64) {
        let (column, row) = (index % self.columns, index / self.columns);
        let (column, row) = match self.is_flipped {
            true => (self.columns - 1 - column, self.rows.saturating_sub(row + 1)),
            false => (column, row),
        };
        (column as f64 * self.cell, row as f64 * self.cell)
    }

    fn middle(&self, index: usize) -> (f64, f64) {
        let (x, y) = self.corner(index);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    fn has(&self, index: usize) -> bool {
        index < self.columns * self.rows
    }
}

/// The last move and a check, under the pieces.
pub(super) fn put_under(out: &mut String, overlay: &Overlay, places: &CellPlaces) {
    let side = Px(places.cell);
    for &cell in overlay.last.iter().filter(|&&cell| places.has(cell)) {
        let (x, y) = places.corner(cell);
        put!(out, "<path class=\"ol\" d=\"M{} {}h{side}v{side}h-{side}z\"/>", Px(x), Px(y));
    }
    if let Some(cell) = overlay.check.filter(|&cell| places.has(cell)) {
        put_circle(out, "oc", places.middle(cell), places.cell * CHECK);
    }
}

/// Arrows and badges, over the pieces.
pub(super) fn put_over(out: &mut String, overlay: &Overlay, places: &CellPlaces) {
    for arrow in overlay.arrows.iter().rev().filter(|arrow| arrow.cells.iter().all(|&cell| places.has(cell)))
    {
        put_arrow(out, arrow, places);
    }
    for badge in overlay.badges.iter().filter(|badge| places.has(badge.cell)) {
        put_badge(out, badge, places);
    }
}

fn put_arrow(out: &mut String, Arrow { cells, text, is_strong }: &Arrow, places: &CellPlaces) {
    let Some(&last) = cells.last() else { return };
    let (cell, strong) = (places.cell, if *is_strong { " os" } else { "" });
    let (x, y) = places.middle(last);
    put!(out, "<path class=\"oa{strong}\" stroke-width=\"{}\" d=\"", Px(cell * LINE));
    match cells.len() {
        1 => put_round(out, (x, y), cell * SPOT),
        _ => put_legs(out, cells, places),
    }
    out.push_str("\"/>");
    if let [.., from, _] = cells[..] {
        let (tip, back, side) = head(places.middle(from), (x, y), cell);
        put!(out, "<path class=\"oh{strong}\" d=\"M{} {}", Px(back.0 - side.0), Px(back.1 - side.1));
        put!(out, "L{} {}L{} {}z\"/>", Px(tip.0), Px(tip.1), Px(back.0 + side.0), Px(back.1 + side.1));
    }
    if text.is_empty() {
        return;
    }
    let tag = (x + cell * TAG_AWAY, y - cell * TAG_AWAY);
    put_circle(out, &format!("oh{strong}"), tag, cell * TAG);
    put_text(out, text, (tag.0, tag.1 + cell * SMALL * 0.36), cell * SMALL);
}

/// A line from cell to cell that ends where the head begins.
fn put_legs(out: &mut String, cells: &[usize], places: &CellPlaces) {
    let points: Vec<(f64, f64)> = cells.iter().map(|&cell| places.middle(cell)).collect();
    let last = points.len() - 1;
    let (_, back, _) = head(points[last - 1], points[last], places.cell);
    for (index, &(x, y)) in points[..last].iter().chain([&back]).enumerate() {
        put!(out, "{}{} {}", if index == 0 { 'M' } else { 'L' }, Px(x), Px(y));
    }
}

type PixelPoint = (f64, f64);

/// The tip of an arrow, the middle of the back of its head, and the way from there to one side.
fn head(from: PixelPoint, to: PixelPoint, cell: f64) -> (PixelPoint, PixelPoint, PixelPoint) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f64::MIN_POSITIVE);
    let (ux, uy) = (dx / length * cell, dy / length * cell);
    let tip = (to.0 - ux * TIP, to.1 - uy * TIP);
    (tip, (tip.0 - ux * HEAD, tip.1 - uy * HEAD), (-uy * HALF_HEAD, ux * HALF_HEAD))
}

fn put_badge(out: &mut String, Badge { cell, text, worth }: &Badge, places: &CellPlaces) {
    let (x, y) = places.corner(*cell);
    let side = places.cell;
    let class = match worth {
        MoveQuality::Win => "ow",
        MoveQuality::Draw => "od",
        MoveQuality::Loss => "ox",
    };
    put!(
        out,
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
        Px(x + side * 0.08),
        Px(y + side * 0.66),
        Px(side * 0.84),
        Px(side * 0.28),
        Px(side * 0.14)
    );
    put_text(out, text, (x + side / 2.0, y + side * 0.87), side * SMALL);
}

fn put_round(out: &mut String, (x, y): PixelPoint, radius: f64) {
    let (r, across) = (Px(radius), Px(2.0 * radius));
    put!(out, "M{} {}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1 -{across} 0z", Px(x - radius), Px(y));
}

fn put_circle(out: &mut String, class: &str, (x, y): PixelPoint, radius: f64) {
    put!(out, "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>", Px(x), Px(y), Px(radius));
}

fn put_text(out: &mut String, text: &str, (x, y): PixelPoint, size: f64) {
    let (x, y, size, text) = (Px(x), Px(y), Px(size), Escaped(text));
    put!(out, "<text class=\"ot\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{text}</text>");
}
