//! A document as pages for print: words and tables are set line by line, pictures are shrunk to fit.

use super::{Block, Document, Picture, is_numeric};
use crate::error::DrawError;
use crate::measure::{bold_width, width};
use crate::options::Format;
use crate::pdf::{Page, Piece, pdf_of_pages};
use crate::png::read;
use crate::xml::{Escaped, Px, put};

/// A4 in pixels, a 96th of an inch each.
const WIDTH: f64 = 794.0;
const HEIGHT: f64 = 1123.0;
const MARGIN: f64 = 64.0;
const ROOM: f64 = WIDTH - 2.0 * MARGIN;

const BODY: f64 = 12.0;
const SMALL: f64 = 10.0;
const HEADING: f64 = 16.0;
const TITLE: f64 = 24.0;
/// Distance of two lines in sizes of the font.
const LEADING: f64 = 1.45;
/// Between blocks, between columns of a table, and between pictures side by side.
const GAP: f64 = 12.0;
/// A picture is not shown taller than this part of a page.
const TALLEST: f64 = 0.8 * (HEIGHT - 2.0 * MARGIN);

/// How a line of text looks.
#[derive(Clone, Copy)]
struct Look {
    size: f64,
    bold: bool,
    soft: bool,
}

const PLAIN: Look = Look { size: BODY, bold: false, soft: false };
const CELL: Look = Look { size: SMALL, ..PLAIN };
const STRONG_CELL: Look = Look { bold: true, ..CELL };
const CAPTION: Look = Look { soft: true, ..CELL };

pub(super) fn write(document: &Document) -> Result<Vec<u8>, DrawError> {
    let mut press = Press::default();
    press.paragraph(&document.title, Look { size: TITLE, bold: true, soft: false });
    for block in &document.blocks {
        press.block(block)?;
    }
    press.turn();
    pdf_of_pages(&press.done)
}

/// The page being filled, and those that are done.
struct Press {
    done: Vec<Page>,
    text: String,
    pictures: Vec<Piece>,
    y: f64,
}

impl Default for Press {
    fn default() -> Self {
        Press { done: Vec::new(), text: String::new(), pictures: Vec::new(), y: MARGIN }
    }
}

impl Press {
    fn block(&mut self, block: &Block) -> Result<(), DrawError> {
        match block {
            Block::Heading(text) => {
                // A heading stays with what follows it.
                self.need(HEADING * 6.0);
                self.y += GAP;
                self.paragraph(text, Look { size: HEADING, bold: true, soft: false });
            }
            Block::Words(text) => self.paragraph(text, PLAIN),
            Block::Verbatim(text) => text.lines().for_each(|line| self.paragraph(line, CELL)),
            Block::Table { headings, rows } => self.table(headings, rows),
            Block::Pictures(pictures) => self.pictures(pictures)?,
        }
        self.y += GAP;
        Ok(())
    }

    /// Turns the page unless there is this much room.
    fn need(&mut self, height: f64) {
        if self.y + height > HEIGHT - MARGIN {
            self.turn();
        }
    }

    fn turn(&mut self) {
        if self.text.is_empty() && self.pictures.is_empty() {
            return;
        }
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             font-family=\"DejaVu Sans\">{}</svg>",
            std::mem::take(&mut self.text)
        );
        let words = Piece { svg, x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT };
        let pieces = std::iter::once(words).chain(self.pictures.drain(..)).collect();
        self.done.push(Page { width: WIDTH, height: HEIGHT, pieces });
        self.y = MARGIN;
    }

    fn paragraph(&mut self, text: &str, look: Look) {
        for line in broken(text, look, ROOM) {
            self.line(&line, look);
        }
    }

    fn line(&mut self, text: &str, look: Look) {
        self.need(look.size * LEADING);
        self.y += look.size * LEADING;
        self.put(text, MARGIN, look);
    }

    fn put(&mut self, text: &str, x: f64, look: Look) {
        let weight = if look.bold { " font-weight=\"bold\"" } else { "" };
        let colour = if look.soft { "#59636e" } else { "#1b1f24" };
        put!(
            self.text,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{colour}\"{weight} xml:space=\"preserve\">{}</text>",
            Px(x),
            Px(self.y),
            Px(look.size),
            Escaped(text)
        );
    }

    fn table(&mut self, headings: &[String], rows: &[Vec<String>]) {
        let columns = columns(headings, rows);
        self.row(headings, &columns, STRONG_CELL);
        for row in rows {
            if self.y + SMALL * LEADING > HEIGHT - MARGIN {
                self.turn();
                self.row(headings, &columns, STRONG_CELL);
            }
            self.row(row, &columns, CELL);
        }
    }

    fn row(&mut self, cells: &[String], columns: &[Column], look: Look) {
        self.need(look.size * LEADING);
        self.y += look.size * LEADING;
        for (cell, column) in cells.iter().zip(columns) {
            let shown = clipped(cell, column.width);
            let slack = if column.is_right { column.width - wide(&shown, look) } else { 0.0 };
            self.put(&shown, column.x + slack.max(0.0), look);
        }
    }

    /// Pictures side by side as long as they fit.
    fn pictures(&mut self, pictures: &[Picture]) -> Result<(), DrawError> {
        let share = match pictures.len() {
            0 | 1 => ROOM,
            _ => (ROOM - GAP) / 2.0,
        };
        for pair in pictures.chunks(2) {
            self.row_of_pictures(pair, share)?;
        }
        Ok(())
    }

    fn row_of_pictures(&mut self, pictures: &[Picture], share: f64) -> Result<(), DrawError> {
        let sizes = pictures.iter().map(|picture| shown_size(&picture.svg, share));
        let sizes = sizes.collect::<Result<Vec<(f64, f64)>, DrawError>>()?;
        let tallest = sizes.iter().map(|size| size.1).fold(0.0, f64::max);
        let captions: Vec<Vec<String>> =
            pictures.iter().map(|picture| broken(&picture.caption, CAPTION, share)).collect();
        let lines = captions.iter().map(Vec::len).max().unwrap_or(0);
        self.need(tallest + lines as f64 * SMALL * LEADING + GAP);
        let top = self.y + GAP / 2.0;
        for (i, (picture, (width, height))) in pictures.iter().zip(sizes).enumerate() {
            let x = MARGIN + i as f64 * (share + GAP);
            self.pictures.push(Piece { svg: picture.svg.clone(), x, y: top, width, height });
        }
        self.y = top + tallest;
        for line in 0..lines {
            self.y += SMALL * LEADING;
            for (i, caption) in captions.iter().enumerate() {
                let text = caption.get(line).map_or("", String::as_str);
                self.put(text, MARGIN + i as f64 * (share + GAP), CAPTION);
            }
        }
        self.y += GAP / 2.0;
        Ok(())
    }
}

/// Where a column stands, and whether it is set to the right.
struct Column {
    x: f64,
    width: f64,
    is_right: bool,
}

/// Columns as wide as their widest cells, narrower together if the page is not wide enough.
fn columns(headings: &[String], rows: &[Vec<String>]) -> Vec<Column> {
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| wide(cell, CELL));
        cells.fold(wide(&headings[column], STRONG_CELL), f64::max)
    };
    let widths: Vec<f64> = (0..headings.len()).map(widest).collect();
    let gaps = GAP * widths.len().saturating_sub(1) as f64;
    let shrink = ((ROOM - gaps) / widths.iter().sum::<f64>()).min(1.0);
    let mut x = MARGIN;
    let column = |(column, width): (usize, &f64)| {
        let placed = Column { x, width: width * shrink, is_right: is_numeric(rows, column) };
        x += placed.width + GAP;
        placed
    };
    widths.iter().enumerate().map(column).collect()
}

/// The size a picture is shown with: its own, or smaller to fit.
fn shown_size(svg: &str, room: f64) -> Result<(f64, f64), DrawError> {
    let size = read(svg, Format::Pdf)?.size();
    let (width, height) = (f64::from(size.width()), f64::from(size.height()));
    let shrink = (room / width).min(TALLEST / height).min(1.0);
    Ok((width * shrink, height * shrink))
}

fn wide(text: &str, look: Look) -> f64 {
    if look.bold { bold_width(text, look.size) } else { width(text, look.size) }
}

/// A cell's text, ended by dots where it does not fit.
fn clipped(text: &str, room: f64) -> String {
    if wide(text, CELL) <= room + 1.0 {
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

/// The lines of a paragraph, broken between words.
fn broken(text: &str, look: Look, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if wide(&format!("{line} {word}"), look) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}
