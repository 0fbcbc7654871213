//! A document as pages for print: words and tables flow, pictures that do not fit wait for the next page while they go on.

use super::table::TypesetTable;
use super::{Document, DocumentBlock, Picture};
use crate::error::DrawError;
use crate::measure::{bold_width, width};
use crate::options::Format;
use crate::pdf::{Mark, PdfPage, PlacedPicture, Properties, pdf_of_pages};
use crate::png::read;
use crate::xml::{Escaped, Px, put};
use std::collections::VecDeque;

/// A4 in pixels, a 96th of an inch each.
const WIDTH: f64 = 794.0;
const HEIGHT: f64 = 1123.0;
const MARGIN: f64 = 64.0;
const BOTTOM: f64 = HEIGHT - MARGIN;
pub(super) const ROOM: f64 = WIDTH - 2.0 * MARGIN;
/// The line at the foot of a page.
const FOOT: f64 = HEIGHT - 0.5 * MARGIN;

const BODY: f64 = 12.0;
pub(super) const SMALL: f64 = 10.0;
const HEADING: f64 = 16.0;
const TITLE: f64 = 26.0;
const SUBTITLE: f64 = 14.0;
/// Distance of two lines in sizes of the font.
pub(super) const LEADING: f64 = 1.45;
/// Between blocks, between columns of a table, and between pictures side by side.
pub(super) const GAP: f64 = 12.0;
/// How far the items of a list stand in.
const INDENT: f64 = 16.0;
/// A heading is not left alone at the foot of a page.
const HEADED: f64 = 120.0;
/// A picture is not shown taller than this part of a page.
const TALLEST: f64 = 0.8 * (BOTTOM - MARGIN);
/// To fit on a page a picture may shrink to this part of its size.
const SMALLEST: f64 = 0.72;
/// A table is cut where this number of rows stands on either side, unless only this part of the page would stay empty.
const FEWEST_ROWS: usize = 5;
const EMPTY: f64 = 0.2 * (BOTTOM - MARGIN);

/// How a line of text looks.
#[derive(Clone, Copy)]
pub(super) struct LineStyle {
    pub size: f64,
    pub bold: bool,
    pub soft: bool,
}

const PLAIN: LineStyle = LineStyle { size: BODY, bold: false, soft: false };
pub(super) const CELL: LineStyle = LineStyle { size: SMALL, ..PLAIN };
pub(super) const STRONG_CELL: LineStyle = LineStyle { bold: true, ..CELL };
const CAPTION: LineStyle = LineStyle { soft: true, ..CELL };

pub(super) fn write(document: &Document) -> Result<Vec<u8>, DrawError> {
    let mut press = Press::default();
    press.title(document);
    for block in &document.blocks {
        press.block(block)?;
    }
    press.end();
    let pages = press.pages(&document.title);
    let properties = Properties {
        title: &document.title,
        producer: &document.producer,
        date: document.date,
        language: document.language.code(),
        marks: &press.marks,
    };
    pdf_of_pages(&pages, &properties)
}

/// Pictures side by side, each with the width it has.
struct PictureRow {
    pictures: Vec<Placed>,
    tallest: f64,
    /// Beside the last picture.
    sheet: Option<TypesetTable>,
}

struct Placed {
    svg: String,
    caption: Vec<String>,
    x: f64,
    width: f64,
    height: f64,
}

impl PictureRow {
    fn height(&self) -> f64 {
        let lines = self.pictures.iter().map(|picture| picture.caption.len()).max().unwrap_or(0);
        let beside = self.sheet.as_ref().map_or(0.0, TypesetTable::height);
        (self.tallest + lines as f64 * SMALL * LEADING + GAP).max(beside)
    }

    /// Makes its pictures smaller so that it is so high, unless they could not be read then.
    fn fit(&mut self, height: f64) {
        let shrink = (self.tallest - (self.height() - height)) / self.tallest.max(1.0);
        if (SMALLEST..1.0).contains(&shrink) && self.sheet.is_none() {
            self.tallest *= shrink;
            for picture in &mut self.pictures {
                picture.width *= shrink;
                picture.height *= shrink;
            }
        }
    }
}

/// The page being filled, those that are done, and what waits for the next.
struct Press {
    done: Vec<(String, Vec<PlacedPicture>)>,
    text: String,
    pictures: Vec<PlacedPicture>,
    y: f64,
    waiting: VecDeque<PictureRow>,
    /// Whether something waits since before the last heading.
    is_late: bool,
    marks: Vec<Mark>,
}

impl Default for Press {
    fn default() -> Self {
        Press {
            done: Vec::new(),
            text: String::new(),
            pictures: Vec::new(),
            y: MARGIN,
            waiting: VecDeque::new(),
            is_late: false,
            marks: Vec::new(),
        }
    }
}

impl Press {
    fn title(&mut self, document: &Document) {
        self.paragraph(&document.title, LineStyle { size: TITLE, bold: true, soft: false }, 0.0);
        self.paragraph(&document.subtitle, LineStyle { size: SUBTITLE, bold: false, soft: true }, 0.0);
        self.paragraph(&document.imprint(), CAPTION, 0.0);
        self.y += GAP;
    }

    fn block(&mut self, block: &DocumentBlock) -> Result<(), DrawError> {
        match block {
            DocumentBlock::Heading(text) => self.heading(text),
            DocumentBlock::Words(text) => self.paragraph(text, PLAIN, 0.0),
            DocumentBlock::List(items) => items.iter().for_each(|item| self.item(item)),
            DocumentBlock::Verbatim(text) => text.lines().for_each(|line| self.paragraph(line, CELL, 0.0)),
            DocumentBlock::Table { headings, rows } => self.table(headings, rows),
            DocumentBlock::Pictures(pictures) => {
                let share = if pictures.len() < 2 { ROOM } else { (ROOM - GAP) / 2.0 };
                for pair in pictures.chunks(2) {
                    self.float(row(pair, share, None)?);
                }
            }
            DocumentBlock::Beside { picture, headings, rows } => {
                let shown = row(std::slice::from_ref(picture), ROOM / 2.0, Some((headings, rows)))?;
                self.float(shown);
            }
        }
        self.y += GAP;
        self.place_waiting();
        Ok(())
    }

    /// What waits since before the heading above is not left further behind.
    fn heading(&mut self, text: &str) {
        if self.is_late {
            self.turn();
        }
        self.is_late = !self.waiting.is_empty();
        if self.y + HEADED > BOTTOM {
            self.turn();
        }
        self.y += GAP;
        self.marks.push(Mark { title: text.into(), page: self.done.len(), y: self.y });
        self.paragraph(text, LineStyle { size: HEADING, bold: true, soft: false }, 0.0);
        self.y += GAP / 2.0;
    }

    fn item(&mut self, text: &str) {
        let first = self.y + BODY * LEADING;
        let first = if first > BOTTOM { MARGIN + BODY * LEADING } else { first };
        self.paragraph(text, PLAIN, INDENT);
        put_text(&mut self.text, "•", (MARGIN + 4.0, first.min(self.y)), PLAIN);
        self.y += GAP / 4.0;
    }

    /// Sets a table here, or from the next page on, or a part of it on each.
    fn table(&mut self, headings: &[String], rows: &[Vec<String>]) {
        let mut rest = rows;
        loop {
            let sheet = TypesetTable::new(headings, rest, (MARGIN, ROOM));
            let room = BOTTOM - self.y;
            if sheet.height() <= room {
                return self.put_sheet(&sheet);
            }
            let fitting = sheet.rows_in(room).min(rest.len().saturating_sub(FEWEST_ROWS));
            let (here, next) = rest.split_at(fitting);
            let part = TypesetTable::new(headings, here, (MARGIN, ROOM));
            let is_cut = fitting >= FEWEST_ROWS && part.height() <= room && (room > EMPTY || self.is_fresh());
            if is_cut {
                self.put_sheet(&part);
                rest = next;
            }
            if !is_cut && self.is_fresh() {
                return self.put_sheet(&sheet);
            }
            self.turn();
        }
    }

    fn put_sheet(&mut self, sheet: &TypesetTable) {
        sheet.put(&mut self.text, self.y);
        self.y += sheet.height() + GAP;
    }

    /// Places pictures here, or on the next page if they do not fit or others wait.
    fn float(&mut self, row: PictureRow) {
        self.waiting.push_back(row);
        self.place_waiting();
    }

    fn place_waiting(&mut self) {
        let room = |press: &Press| BOTTOM - press.y;
        while let Some(mut row) = self.waiting.pop_front() {
            row.fit(room(self));
            if row.height() > room(self) + 0.5 && !self.is_fresh() {
                self.waiting.push_front(row);
                return;
            }
            self.put_row(row);
        }
        self.is_late = false;
    }

    fn put_row(&mut self, row: PictureRow) {
        let height = row.height();
        let top = self.y + GAP / 2.0;
        for picture in row.pictures {
            let Placed { svg, caption, x, width, height } = picture;
            self.pictures.push(PlacedPicture { svg, x, y: top, width, height });
            for (line, text) in caption.iter().enumerate() {
                let y = top + row.tallest + (line + 1) as f64 * SMALL * LEADING;
                put_text(&mut self.text, text, (x, y), CAPTION);
            }
        }
        if let Some(sheet) = row.sheet {
            sheet.put(&mut self.text, self.y);
        }
        self.y += height + GAP;
    }

    fn is_fresh(&self) -> bool {
        self.text.is_empty() && self.pictures.is_empty()
    }

    /// Ends the page, and begins the next with what waits for it.
    fn turn(&mut self) {
        if !self.is_fresh() {
            self.done.push((std::mem::take(&mut self.text), std::mem::take(&mut self.pictures)));
        }
        self.y = MARGIN;
        self.place_waiting();
    }

    fn end(&mut self) {
        while !self.is_fresh() || !self.waiting.is_empty() {
            self.turn();
        }
    }

    fn paragraph(&mut self, text: &str, look: LineStyle, indent: f64) {
        for line in broken(text, look, ROOM - indent) {
            if self.y + look.size * LEADING > BOTTOM {
                self.turn();
            }
            self.y += look.size * LEADING;
            put_text(&mut self.text, &line, (MARGIN + indent, self.y), look);
        }
    }

    /// The pages, each with the title and its number at the foot.
    fn pages(&mut self, title: &str) -> Vec<PdfPage> {
        let count = self.done.len();
        let finish = |(number, (mut text, pictures)): (usize, (String, Vec<PlacedPicture>))| {
            let folio = format!("{} / {count}", number + 1);
            put_text(&mut text, title, (MARGIN, FOOT), CAPTION);
            put_text(&mut text, &folio, (MARGIN + ROOM - wide(&folio, CAPTION), FOOT), CAPTION);
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
                 font-family=\"DejaVu Sans\">{text}</svg>"
            );
            let words = PlacedPicture { svg, x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT };
            PdfPage { width: WIDTH, height: HEIGHT, pieces: std::iter::once(words).chain(pictures).collect() }
        };
        std::mem::take(&mut self.done).into_iter().enumerate().map(finish).collect()
    }
}

/// Pictures in the middle of their shares of the width, and a table beside the last one.
fn row(
    pictures: &[Picture],
    share: f64,
    beside: Option<(&[String], &[Vec<String>])>,
) -> Result<PictureRow, DrawError> {
    let place = |(i, picture): (usize, &Picture)| {
        let (width, height) = shown_size(&picture.svg, share)?;
        let x = MARGIN + i as f64 * (share + GAP);
        let caption = broken(&picture.caption, CAPTION, share);
        Ok(Placed { svg: picture.svg.clone(), caption, x, width, height })
    };
    let pictures = pictures.iter().enumerate().map(place).collect::<Result<Vec<_>, DrawError>>()?;
    let tallest = pictures.iter().map(|picture| picture.height).fold(0.0, f64::max);
    let right = pictures.last().map_or(MARGIN, |picture| picture.x + picture.width + 2.0 * GAP);
    let sheet =
        beside.map(|(headings, rows)| TypesetTable::new(headings, rows, (right, MARGIN + ROOM - right)));
    Ok(PictureRow { pictures, tallest, sheet })
}

/// The size a picture is shown with: its own, or smaller to fit.
fn shown_size(svg: &str, room: f64) -> Result<(f64, f64), DrawError> {
    let size = read(svg, Format::Pdf)?.size();
    let (width, height) = (f64::from(size.width()), f64::from(size.height()));
    let shrink = (room / width).min(TALLEST / height).min(1.0);
    Ok((width * shrink, height * shrink))
}

pub(super) fn put_text(out: &mut String, text: &str, (x, y): (f64, f64), look: LineStyle) {
    let weight = if look.bold { " font-weight=\"bold\"" } else { "" };
    let colour = if look.soft { "#59636e" } else { "#1b1f24" };
    put!(
        out,
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{colour}\"{weight} xml:space=\"preserve\">{}</text>",
        Px(x),
        Px(y),
        Px(look.size),
        Escaped(text)
    );
}

pub(super) fn wide(text: &str, look: LineStyle) -> f64 {
    if look.bold { bold_width(text, look.size) } else { width(text, look.size) }
}

/// The lines of a paragraph, broken between words.
fn broken(text: &str, look: LineStyle, room: f64) -> Vec<String> {
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
