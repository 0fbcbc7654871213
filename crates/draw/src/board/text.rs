//! A board as text for the terminal.

use crate::board::{BoardForm, CellLabels};
use crate::options::Charset;
use search::Side;
use session::{Cell, Grid, Ground, SquareNaming};

/// ANSI sequences of a board in colour, by the number of a colour among 256. Both sides stand out on every ground by at least
/// three to one; brackets, letters and figures say the same.
struct Inks {
    /// Backgrounds of light, dark and marked cells.
    grounds: [&'static str; 3],
    /// Pieces of MAX and MIN.
    sides: [&'static str; 2],
    /// Names and numbers of cells.
    label: &'static str,
}

const NAMED: Inks = Inks {
    grounds: ["\x1b[48;5;103m", "\x1b[48;5;60m", "\x1b[48;5;100m"],
    sides: ["\x1b[1;38;5;231m", "\x1b[38;5;16m"],
    label: "\x1b[38;5;253m",
};
/// The men of MIN are red; nothing stands on light squares.
const NUMBERED: Inks = Inks {
    grounds: ["\x1b[48;5;180m", "\x1b[48;5;236m", "\x1b[48;5;19m"],
    sides: ["\x1b[1;38;5;231m", "\x1b[1;38;5;210m"],
    label: "\x1b[38;5;248m",
};
/// Without squares the terminal's own background stays; blue and yellow as in trees.
const PLAIN: Inks =
    Inks { grounds: ["", "", "\x1b[7m"], sides: ["\x1b[1;34m", "\x1b[1;33m"], label: "\x1b[2m" };
const RESET: &str = "\x1b[0m";

/// The lines of a plain board.
struct BoardLines {
    across: char,
    down: char,
    /// Left corner, joint and right corner of the top, a middle and the bottom line.
    joints: [[char; 3]; 3],
    wall: char,
    dark: char,
}

const UNICODE: BoardLines = BoardLines {
    across: '─',
    down: '│',
    joints: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    wall: '█',
    dark: '·',
};

const ASCII: BoardLines = BoardLines { across: '-', down: '|', joints: [['+'; 3]; 3], wall: '%', dark: '.' };

/// A board as lines of text, each ended by a line feed. Marked cells stand in brackets.
pub fn text(grid: &Grid, charset: Charset, labels: CellLabels) -> String {
    render(grid, charset, labels, None)
}

/// The same in colour, for a terminal.
pub fn coloured(grid: &Grid, charset: Charset, labels: CellLabels) -> String {
    let inks = match (BoardForm::of(grid), grid.pieces.squares) {
        (BoardForm::Checkered, SquareNaming::Numbered) => &NUMBERED,
        (BoardForm::Checkered, SquareNaming::Named) => &NAMED,
        _ => &PLAIN,
    };
    render(grid, charset, labels, Some(inks))
}

fn render(grid: &Grid, charset: Charset, labels: CellLabels, inks: Option<&Inks>) -> String {
    let lines = match charset {
        Charset::Unicode => &UNICODE,
        Charset::Ascii => &ASCII,
    };
    let (margin, cell) = (widest(&grid.row_names), cell_width(grid, labels));
    let page = TextBoard { grid, lines, labels, inks, margin, cell };
    if grid.columns == 0 || grid.rows() == 0 {
        return String::new();
    }
    match BoardForm::of(grid) {
        BoardForm::Plain => page.boxed(),
        BoardForm::Checkered | BoardForm::Maze => page.open(),
    }
}

struct TextBoard<'a> {
    grid: &'a Grid,
    lines: &'a BoardLines,
    labels: CellLabels,
    inks: Option<&'a Inks>,
    /// Characters of the longest row name.
    margin: usize,
    /// Characters of the widest cell.
    cell: usize,
}

impl TextBoard<'_> {
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
        let [piece, label] = self.content(cell);
        let room = self.cell.saturating_sub(piece.chars().count() + label.chars().count());
        let left = room / 2;
        let is_bracketed = cell.marked && self.cell > 2 && room >= 2;
        let (open, close) = if is_bracketed { ("[", "]") } else { ("", "") };
        let padding = |count: usize| " ".repeat(count - open.len().min(count));
        let (before, after) = (padding(left), padding(room - left));
        match self.inks {
            None => out.push_str(&format!("{before}{open}{piece}{label}{close}{after}")),
            Some(inks) => {
                let ground = inks.ground(cell);
                let side = cell.owner.map_or("", |side| inks.sides[usize::from(side == Side::Min)]);
                out.push_str(&format!("{ground}{before}{open}{side}{piece}{RESET}"));
                out.push_str(&format!("{ground}{}{label}{RESET}{ground}{close}{after}{RESET}", inks.label));
            }
        }
    }

    /// What stands in a cell: the piece, or what the cell is made of; then the cell's name. On a board whose squares are known
    /// by numbers a man has his beside him.
    fn content(&self, cell: &Cell) -> [String; 2] {
        let is_empty = cell.piece == ' ' || cell.piece == '\0';
        let label = if self.labels == CellLabels::Shown { clean(&cell.label) } else { String::new() };
        match cell.ground {
            Ground::Wall => [self.lines.wall.to_string().repeat(self.cell), String::new()],
            _ if !is_empty => {
                let is_numbered = self.grid.pieces.squares == SquareNaming::Numbered;
                [clean(cell.piece.encode_utf8(&mut [0; 4])), if is_numbered { label } else { String::new() }]
            }
            _ if !label.is_empty() => [String::new(), label],
            // Colour tells dark squares from light ones.
            Ground::Dark if self.inks.is_none() => [self.lines.dark.to_string(), String::new()],
            // Brackets around nothing are no mark.
            Ground::Dark | Ground::Light if cell.marked => [" ".into(), String::new()],
            Ground::Dark | Ground::Light => [String::new(), String::new()],
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

impl Inks {
    fn ground(&self, cell: &Cell) -> &'static str {
        let [light, dark, marked] = self.grounds;
        match cell.ground {
            _ if cell.marked => marked,
            Ground::Dark => dark,
            Ground::Light | Ground::Wall => light,
        }
    }
}

/// Control characters would reach the terminal.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

fn widest(names: &[String]) -> usize {
    names.iter().map(|name| name.chars().count()).max().unwrap_or(0)
}

/// Mazes are drawn one character a cell; other boards leave room for brackets, and for a man beside the number of his square.
fn cell_width(grid: &Grid, labels: CellLabels) -> usize {
    let label = grid.cells.iter().map(|cell| cell.label.chars().count()).max().unwrap_or(0);
    match (BoardForm::of(grid), labels) {
        (BoardForm::Maze, _) => 1,
        (_, CellLabels::Hidden) => 3,
        (_, CellLabels::Shown) if grid.pieces.squares == SquareNaming::Numbered => label + 3,
        (_, CellLabels::Shown) => label.max(1) + 2,
    }
}
