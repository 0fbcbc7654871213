//! A table on a page: its columns share the whole width, and a long narrow one stands in two halves.

use super::is_numeric;
use super::pages::{CELL, GAP, LEADING, LineStyle, SMALL, STRONG_CELL, put_text, wide};
use crate::measure::width;
use crate::xml::{Px, put};

/// Height of a row.
const LINE: f64 = SMALL * LEADING + 2.0;
/// Below the headings.
const RULE: f64 = 5.0;
/// A table with this number of rows that needs less than this part of the width is set in two halves.
const MANY: usize = 12;
const NARROW: f64 = 0.45;
/// Columns are not pulled further apart than this, in pixels.
const WIDEST_GAP: f64 = 140.0;

/// A table that is set.
pub(super) struct TypesetTable {
    headings: Vec<String>,
    halves: Vec<Half>,
}

struct Half {
    columns: Vec<Column>,
    rows: Vec<Vec<String>>,
}

/// Where a column stands, and whether it is set to the right.
#[derive(Clone, Copy)]
struct Column {
    x: f64,
    width: f64,
    is_right: bool,
}

impl TypesetTable {
    /// Sets rows from `x` on into a given width.
    pub fn new(headings: &[String], rows: &[Vec<String>], (x, room): (f64, f64)) -> TypesetTable {
        let natural: f64 = widths(headings, rows).iter().sum::<f64>() + GAP * headings.len() as f64;
        let is_halved = rows.len() >= MANY && natural < NARROW * room;
        let (count, room) = if is_halved { (2, (room - 3.0 * GAP) / 2.0) } else { (1, room) };
        let half = |(i, part): (usize, &[Vec<String>])| Half {
            columns: columns(headings, rows, (x + i as f64 * (room + 3.0 * GAP), room)),
            rows: part.to_vec(),
        };
        let halves = rows.chunks(rows.len().div_ceil(count).max(1)).enumerate().map(half).collect();
        TypesetTable { headings: headings.to_vec(), halves }
    }

    /// The number of its rows that fit into a height.
    pub fn rows_in(&self, height: f64) -> usize {
        ((height - LINE - RULE) / LINE).floor().max(0.0) as usize * self.halves.len()
    }

    /// How much of the page it takes.
    pub fn height(&self) -> f64 {
        let rows = self.halves.iter().map(|half| half.rows.len()).max().unwrap_or(0);
        (rows + 1) as f64 * LINE + RULE
    }

    /// Writes it with its upper edge at `y`.
    pub fn put(&self, out: &mut String, y: f64) {
        for half in &self.halves {
            put_row(out, &self.headings, &half.columns, y + LINE - 4.0, STRONG_CELL);
            let (left, right) = half.ends();
            let rule = |out: &mut String, y: f64, colour: &str| {
                put!(out, "<path d=\"M{} {}H{}\" ", Px(left), Px(y), Px(right));
                put!(out, "stroke=\"{colour}\" stroke-width=\"0.8\" fill=\"none\"/>");
            };
            rule(out, y + LINE, "#59636e");
            for (index, row) in half.rows.iter().enumerate() {
                let bottom = y + RULE + (index + 2) as f64 * LINE;
                put_row(out, row, &half.columns, bottom - 4.0, CELL);
                rule(out, bottom, "#e3e7eb");
            }
        }
    }
}

impl Half {
    fn ends(&self) -> (f64, f64) {
        let left = self.columns.first().map_or(0.0, |column| column.x);
        (left, self.columns.last().map_or(left, |column| column.x + column.width))
    }
}

fn put_row(out: &mut String, cells: &[String], columns: &[Column], y: f64, look: LineStyle) {
    for (cell, column) in cells.iter().zip(columns) {
        let shown = clipped(cell, column.width, look);
        let slack = if column.is_right { column.width - wide(&shown, look) } else { 0.0 };
        put_text(out, &shown, (column.x + slack, y), look);
    }
}

/// How wide the widest cell of every column is.
fn widths(headings: &[String], rows: &[Vec<String>]) -> Vec<f64> {
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| wide(cell, CELL));
        cells.fold(wide(&headings[column], STRONG_CELL), f64::max)
    };
    (0..headings.len()).map(widest).collect()
}

/// Columns as wide as their widest cells, pulled apart to fill the room, or narrower together if there is too little.
fn columns(headings: &[String], rows: &[Vec<String>], (left, room): (f64, f64)) -> Vec<Column> {
    let widths = widths(headings, rows);
    let (sum, gaps) = (widths.iter().sum::<f64>(), widths.len().saturating_sub(1).max(1) as f64);
    let shrink = ((room - GAP * gaps) / sum).min(1.0);
    let gap = ((room - sum * shrink) / gaps).clamp(GAP, WIDEST_GAP);
    let mut x = left;
    let column = |(column, width): (usize, &f64)| {
        let placed = Column { x, width: width * shrink, is_right: is_numeric(rows, column) };
        x += placed.width + gap;
        placed
    };
    widths.iter().enumerate().map(column).collect()
}

/// A cell's text, ended by dots where it does not fit.
fn clipped(text: &str, room: f64, look: LineStyle) -> String {
    if wide(text, look) <= room + 1.0 {
        return text.into();
    }
    let mut shown = String::new();
    for c in text.chars() {
        if width(&shown, SMALL) + 2.0 * SMALL > room {
            break;
        }
        shown.push(c);
    }
    shown + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(count: usize) -> Vec<Vec<String>> {
        (0..count).map(|i| vec![format!("row {i}"), i.to_string()]).collect()
    }

    #[test]
    fn so_many_rows_fit() {
        let headings = ["name".to_string(), "n".into()];
        let few = TypesetTable::new(&headings, &rows(5), (64.0, 200.0));
        assert_eq!(few.rows_in(few.height()), 5);
        assert_eq!((few.rows_in(few.height() - 1.0), few.rows_in(1.0)), (4, 0));
        let many = TypesetTable::new(&headings, &rows(20), (64.0, 666.0));
        assert_eq!(many.rows_in(many.height()), 20, "two halves");
    }

    #[test]
    fn a_table_fills_the_width_and_a_narrow_one_stands_in_halves() {
        let headings = ["name".to_string(), "n".into()];
        let few = TypesetTable::new(&headings, &rows(5), (64.0, 200.0));
        assert_eq!((few.halves.len(), few.halves[0].ends().0), (1, 64.0));
        assert!(few.halves[0].ends().1 > 130.0 && few.halves[0].ends().1 <= 264.5);
        let many = TypesetTable::new(&headings, &rows(20), (64.0, 666.0));
        assert_eq!(many.halves.iter().map(|half| half.rows.len()).collect::<Vec<_>>(), [10, 10]);
        assert!(many.halves[0].ends().1 < many.halves[1].ends().0);
        assert!(many.height() < few.height() * 2.0);
    }
}
