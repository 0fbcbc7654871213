//! A board of coloured characters.

use crossterm::style::{Color, Stylize};

/// Some characters in one colour, one beside the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph<const WIDTH: usize> {
    /// The characters.
    pub text: [char; WIDTH],
    /// Their colour.
    pub colour: Color,
}

/// Characters in colour, top row first.
pub struct Canvas {
    rows: Vec<Vec<(char, Color)>>,
}

impl Canvas {
    /// An empty one, its size in characters.
    pub fn new(columns: usize, rows: usize) -> Canvas {
        Canvas { rows: vec![vec![(' ', Color::White); columns]; rows] }
    }

    /// Puts a glyph where its first character belongs; rows are counted from the top.
    pub fn put<const WIDTH: usize>(&mut self, column: usize, row: usize, glyph: Glyph<WIDTH>) {
        for (offset, letter) in glyph.text.into_iter().enumerate() {
            self.rows[row][column + offset] = (letter, glyph.colour);
        }
    }

    /// One string a row, at most as large as the screen has room for.
    pub(super) fn lines(&self, columns: usize, rows: usize) -> Vec<String> {
        self.rows.iter().take(rows).map(|row| painted(&row[..row.len().min(columns)])).collect()
    }
}

/// A row with one colour code for each run of the same colour.
fn painted(row: &[(char, Color)]) -> String {
    let paint = |run: &[(char, Color)]| {
        run.iter().map(|&(letter, _)| letter).collect::<String>().with(run[0].1).to_string()
    };
    row.chunk_by(|a, b| a.1 == b.1).map(paint).collect()
}
