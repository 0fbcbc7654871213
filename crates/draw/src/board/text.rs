//! A board as text for the terminal.

use crate::board::{Kind, Labels};
use crate::options::Charset;
use search::{Cell, Grid, Ground};

/// The lines of a plain board.
struct Lines {
    across: char,
    down: char,
    /// Left corner, joint and right corner of the top, a middle and the bottom line.
    joints: [[char; 3]; 3],
    wall: char,
    dark: char,
}

const UNICODE: Lines = Lines {
    across: '─',
    down: '│',
    joints: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    wall: '█',
    dark: '·',
};

const ASCII: Lines = Lines { across: '-', down: '|', joints: [['+'; 3]; 3], wall: '%', dark: '.' };

/// A board as lines of text, each ended by a line feed. Marked cells stand in brackets.
pub fn text(grid: &Grid, charset: Charset, labels: Labels) -> String {
    let lines = match charset {
        Charset::Unicode => &UNICODE,
        Charset::Ascii => &ASCII,
    };
    let page = Page { grid, lines, labels, margin: widest(&grid.row_names), cell: cell_width(grid, labels) };
    if grid.columns == 0 || grid.rows() == 0 {
        return String::new();
    }
    match Kind::of(grid) {
        Kind::Plain => page.boxed(),
        Kind::Checkered | Kind::Maze => page.open(),
    }
}

struct Page<'a> {
    grid: &'a Grid,
    lines: &'a Lines,
    labels: Labels,
    /// Characters of the longest row name.
    margin: usize,
    /// Characters of the widest cell.
    cell: usize,
}

impl Page<'_> {
    fn boxed(&self) -> String {
        let mut out = String::new();
        self.put_rule(&mut out, 0);
        for row in 0..self.grid.rows() {
            self.put_row_name(&mut out, row);
            for column in 0..self.grid.columns {
                out.push(self.lines.down);
                self.put_cell(&mut out, self.grid.cell(column, row));
            }
            out.push(self.lines.down);
            out.push('\n');
            self.put_rule(&mut out, if row + 1 == self.grid.rows() { 2 } else { 1 });
        }
        self.put_column_names(&mut out, 1);
        out
    }

    fn open(&self) -> String {
        let mut out = String::new();
        for row in 0..self.grid.rows() {
            self.put_row_name(&mut out, row);
            (0..self.grid.columns).for_each(|column| self.put_cell(&mut out, self.grid.cell(column, row)));
            out.truncate(out.trim_end().len());
            out.push('\n');
        }
        self.put_column_names(&mut out, 0);
        out
    }

    fn put_rule(&self, out: &mut String, which: usize) {
        let [left, joint, right] = self.lines.joints[which];
        self.put_margin(out);
        for column in 0..self.grid.columns {
            out.push(if column == 0 { left } else { joint });
            out.extend(std::iter::repeat_n(self.lines.across, self.cell));
        }
        out.push(right);
        out.push('\n');
    }

    fn put_margin(&self, out: &mut String) {
        let gap = usize::from(self.margin > 0);
        out.extend(std::iter::repeat_n(' ', self.margin + gap));
    }

    fn put_row_name(&self, out: &mut String, row: usize) {
        if self.margin > 0 {
            let name = self.grid.row_names.get(row).map_or("", String::as_str);
            out.push_str(&format!("{:>width$} ", clean(name), width = self.margin));
        }
    }

    fn put_cell(&self, out: &mut String, cell: &Cell) {
        let content = self.content(cell);
        let room = self.cell.saturating_sub(content.chars().count());
        let left = room / 2;
        let is_bracketed = cell.marked && self.cell > 2 && room >= 2;
        let (open, close) = if is_bracketed { ("[", "]") } else { ("", "") };
        let padding = |count: usize| " ".repeat(count - open.len().min(count));
        out.push_str(&format!("{}{open}{content}{close}{}", padding(left), padding(room - left)));
    }

    fn content(&self, cell: &Cell) -> String {
        let is_empty = cell.piece == ' ' || cell.piece == '\0';
        match cell.ground {
            Ground::Wall => self.lines.wall.to_string().repeat(self.cell),
            _ if !is_empty => clean(cell.piece.encode_utf8(&mut [0; 4])),
            _ if self.labels == Labels::Shown && !cell.label.is_empty() => clean(&cell.label),
            Ground::Dark => self.lines.dark.to_string(),
            Ground::Light => String::new(),
        }
    }

    fn put_column_names(&self, out: &mut String, rule: usize) {
        if self.grid.column_names.is_empty() || self.cell < widest(&self.grid.column_names) {
            return;
        }
        self.put_margin(out);
        for name in self.grid.column_names.iter().take(self.grid.columns) {
            out.push_str(&" ".repeat(rule));
            out.push_str(&format!("{:^width$}", clean(name), width = self.cell));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
}

/// Control characters would reach the terminal.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

fn widest(names: &[String]) -> usize {
    names.iter().map(|name| name.chars().count()).max().unwrap_or(0)
}

/// Mazes are drawn one character a cell; other boards leave room for brackets.
fn cell_width(grid: &Grid, labels: Labels) -> usize {
    let label = grid.cells.iter().map(|cell| cell.label.chars().count()).max().unwrap_or(0);
    match (Kind::of(grid), labels) {
        (Kind::Maze, _) => 1,
        (_, Labels::Hidden) => 3,
        (_, Labels::Shown) => label.max(1) + 2,
    }
}
