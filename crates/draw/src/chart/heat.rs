//! A heat map: one value for every cell of a board.

use crate::chart::ChartFrame;
use crate::measure::width;
use crate::palette::Palette;
use crate::xml::{Escaped, Px, put, text};
use session::{Grid, Ground};

/// Space around the board, and room of the title and the colour bar.
const MARGIN: f64 = 26.0;
const TITLE: f64 = 26.0;
const BAR: f64 = 74.0;
const BAR_WIDTH: f64 = 16.0;

/// Steps of the colour bar.
const STEPS: usize = 24;

/// Size of the numbers, and the strength of colour from which ink on it would be hard to read.
const FONT: f64 = 10.0;
const STRONGEST: f64 = 0.75;

/// Draws the values of a board's cells as colours, with the numbers where there is room. Positive and negative
/// values have the colours of MAX and MIN. Cells without a value stay empty.
pub fn heat_map(frame: &ChartFrame, grid: &Grid, values: &[Option<f64>]) -> String {
    let top = MARGIN + if frame.title.is_empty() { 0.0 } else { TITLE };
    let room = ((frame.width - 2.0 * MARGIN - BAR).max(1.0), (frame.height - top - MARGIN).max(1.0));
    let cell = (room.0 / grid.columns.max(1) as f64).min(room.1 / grid.rows().max(1) as f64);
    let map = Map { frame, grid, top, cell, largest: largest(values) };
    let mut out = String::new();
    map.open(&mut out);
    for index in 0..grid.columns * grid.rows() {
        map.put_cell(&mut out, index, values.get(index).copied().flatten().filter(|value| value.is_finite()));
    }
    map.put_names(&mut out);
    map.put_bar(&mut out, values.iter().flatten().any(|&value| value < 0.0));
    out.push_str("</svg>");
    out
}

/// The largest distance from zero, or 1 if all values are 0.
fn largest(values: &[Option<f64>]) -> f64 {
    let finite = values.iter().flatten().filter(|value| value.is_finite());
    let largest = finite.fold(0.0_f64, |most, value| most.max(value.abs()));
    if largest > 0.0 { largest } else { 1.0 }
}

struct Map<'a> {
    frame: &'a ChartFrame,
    grid: &'a Grid,
    top: f64,
    cell: f64,
    largest: f64,
}

impl Map<'_> {
    fn open(&self, out: &mut String) {
        let Palette { paper, ink, soft, .. } = self.frame.palette;
        let (w, h) = (Px(self.frame.width), Px(self.frame.height));
        put!(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" ");
        put!(out, "viewBox=\"0 0 {w} {h}\" role=\"img\"><title>{}</title>", Escaped(&self.frame.title));
        put!(
            out,
            "<style>text{{font:{FONT}px 'DejaVu Sans',Verdana,sans-serif;fill:{soft};text-anchor:middle}}"
        );
        put!(out, ".title{{font-size:14px;font-weight:bold;fill:{ink};text-anchor:start}}");
        put!(out, ".dark{{fill:{ink}}}.light{{fill:{paper}}}.tick{{text-anchor:start}}</style>");
        put!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{paper}\"/>");
        text(out, MARGIN, MARGIN + 6.0, "title", &self.frame.title);
    }

    fn put_cell(&self, out: &mut String, index: usize, value: Option<f64>) {
        let palette = self.frame.palette;
        let x = MARGIN + (index % self.grid.columns) as f64 * self.cell;
        let y = self.top + (index / self.grid.columns) as f64 * self.cell;
        let fill = match value {
            _ if self.grid.cells[index].ground == Ground::Wall => palette.board_wall.to_string(),
            Some(value) => self.colour(value),
            None => palette.panel.to_string(),
        };
        put!(out, "<rect x=\"{}\" y=\"{}\" width=\"{s}\" height=\"{s}\" ", Px(x), Px(y), s = Px(self.cell));
        put!(out, "fill=\"{fill}\" stroke=\"{}\" stroke-width=\".7\"/>", palette.soft);
        let Some(value) = value else { return };
        let number = self.frame.number(value);
        if width(&number, FONT) < self.cell && FONT < self.cell {
            let class = if value.abs() / self.largest > STRONGEST { "light" } else { "dark" };
            text(out, x + self.cell / 2.0, y + self.cell / 2.0 + 3.5, class, &number);
        }
    }

    /// From paper to the colour of MAX or MIN.
    fn colour(&self, value: f64) -> String {
        let palette = self.frame.palette;
        let target = if value < 0.0 { palette.min.line } else { palette.max.line };
        mix(palette.paper, target, value.abs() / self.largest)
    }

    fn put_names(&self, out: &mut String) {
        let bottom = self.top + self.cell * self.grid.rows() as f64;
        for (column, name) in self.grid.column_names.iter().take(self.grid.columns).enumerate() {
            text(out, MARGIN + (column as f64 + 0.5) * self.cell, bottom + 14.0, "name", name);
        }
        for (row, name) in self.grid.row_names.iter().take(self.grid.rows()).enumerate() {
            text(out, MARGIN / 2.0, self.top + (row as f64 + 0.5) * self.cell + 3.5, "name", name);
        }
    }

    /// The bar that says which colour means what.
    fn put_bar(&self, out: &mut String, has_negative: bool) {
        let x = MARGIN + self.cell * self.grid.columns as f64 + 18.0;
        let height = self.cell * self.grid.rows() as f64;
        let low = if has_negative { -self.largest } else { 0.0 };
        let step = height / STEPS as f64;
        for index in 0..STEPS {
            let value = self.largest - (index as f64 + 0.5) / STEPS as f64 * (self.largest - low);
            put!(out, "<rect x=\"{}\" y=\"{}\" ", Px(x), Px(self.top + step * index as f64));
            put!(
                out,
                "width=\"{}\" height=\"{}\" fill=\"{}\"/>",
                Px(BAR_WIDTH),
                Px(step + 0.3),
                self.colour(value)
            );
        }
        for (share, value) in [(0.0, self.largest), (0.5, (self.largest + low) / 2.0), (1.0, low)] {
            text(
                out,
                x + BAR_WIDTH + 5.0,
                self.top + height * share + 3.5,
                "tick",
                &self.frame.number(value),
            );
        }
    }
}

/// A colour between two, written as `#rrggbb`.
fn mix(from: &str, to: &str, share: f64) -> String {
    let channel = |colour: &str, index: usize| {
        let digits = colour.get(1 + 2 * index..3 + 2 * index).unwrap_or("00");
        f64::from(u8::from_str_radix(digits, 16).unwrap_or(0))
    };
    let mixed = |index| {
        let (from, to) = (channel(from, index), channel(to, index));
        (from + (to - from) * share).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", mixed(0), mixed(1), mixed(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_mixed() {
        assert_eq!(mix("#ffffff", "#0067a5", 0.0), "#ffffff");
        assert_eq!(mix("#ffffff", "#0067a5", 1.0), "#0067a5");
        assert_eq!(mix("#000000", "#ff8040", 0.5), "#804020");
    }
}
