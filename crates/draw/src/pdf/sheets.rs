//! A tree on sheets of paper: what is on top and at the foot of each, and the picture between them.

use super::pen::Pen;
use super::{draw_parts, most};
use crate::error::DrawError;
use crate::layout::Size;
use crate::measure::width;
use crate::options::{DrawOptions, Format, PrintPaper};
use crate::palette::Palette;
use crate::paper::{self, SheetRoom, SheetRows, Sheets};
use crate::select::Selection;
use crate::svg::{Drawing, SvgPart, sheet};
use crate::words;
use crate::xml::{put, text};
use search::Control;
use session::PieceSet;

/// Sizes of the words on a sheet, in pixels.
const TITLE_LINE: f64 = 17.0;
const TITLE_SIZE: f64 = 12.0;
const TITLE_LINES: usize = 3;
const PIECE_SIZE: f64 = 9.0;
const FOOT: f64 = 18.0;

/// Room that the words and the legend take from the picture.
const WORDS: f64 = 110.0;

/// A small tree is not blown up beyond this.
const LARGEST: f64 = 1.4;

/// Moves named above a sheet, the last ones if there are more.
const LINE: usize = 16;

/// Writes the selected tree on sheets of this paper.
pub(super) fn write(
    selection: &Selection<'_>,
    options: &DrawOptions,
    paper: PrintPaper,
    control: &dyn Control,
) -> Result<Vec<u8>, DrawError> {
    let size = paper::sheet_size(paper);
    let (left, top, inside) = paper::inside(size);
    let room = Size { width: inside.width, height: inside.height - FOOT };
    let sheets = paper::sheets(selection, options, SheetRoom { size: room, first_less: WORDS }, control)?;
    let printer = Printer { whole: selection, sheets: &sheets, options };
    let mut pen = Pen::new(&style(options, selection.view.pieces()))?;
    let count = sheets.pages.len();
    for number in 1..=count.max(1) {
        pen.begin(size);
        let title = if number == 1 { selection.view.title.as_str() } else { "" };
        let lines = title_lines(title, inside.width);
        let page = [("page", number.into()), ("count", count.max(1).into())];
        let foot = selection.view.language.say("sheet-number", page);
        pen.draw(&words_of(options, &lines, &PrintArea { left, top, size: inside }, &foot))?;
        let Some(rows) = sheets.pages.get(number - 1) else { break };
        let above = lines.len() as f64 * TITLE_LINE;
        let high = inside.height - above - FOOT;
        let area = PrintArea { left, top: top + above, size: Size { width: inside.width, height: high } };
        printer.put_rows(&mut pen, rows, &area, control)?;
    }
    pen.finish(&selection.view.title)
}

/// The part of a sheet that pieces are put on.
struct PrintArea {
    left: f64,
    top: f64,
    size: Size,
}

/// A tree and how it is put on sheets.
struct Printer<'a> {
    whole: &'a Selection<'a>,
    sheets: &'a Sheets,
    options: &'a DrawOptions,
}

impl Printer<'_> {
    /// Puts the pieces of a sheet on it, all in one scale, each below the line that leads to it.
    fn put_rows(
        &self,
        pen: &mut Pen,
        rows: &SheetRows,
        area: &PrintArea,
        control: &dyn Control,
    ) -> Result<(), DrawError> {
        let &Printer { whole, sheets, options } = self;
        let shown: Vec<Vec<(usize, Selection<'_>)>> = rows
            .iter()
            .map(|row| row.iter().map(|&piece| (piece, sheets.selection(whole, piece))).collect())
            .collect();
        let drawings: Vec<Vec<(usize, Drawing<'_>)>> = shown
            .iter()
            .map(|row| row.iter().map(|(piece, part)| (*piece, drawing(*piece, part, options))).collect())
            .collect();
        let scale = scale(&drawings, area.size);
        let mut y = area.top + slack(&drawings, scale, area.size.height);
        for row in &drawings {
            let wide: f64 = row.iter().map(|(_, drawing)| drawing.size.width * scale).sum();
            let mut x = area.left + (area.size.width - wide) / 2.0;
            for (piece, drawing) in row {
                if *piece > 1 {
                    let head = clipped(&head(whole, sheets, *piece), drawing.size.width * scale - TITLE_LINE);
                    let mut out = String::new();
                    text(&mut out, x, y + TITLE_LINE - 4.0, "piece", &head);
                    pen.draw(&out)?;
                }
                let (dx, dy) = (x, y + head_height(*piece));
                pen.place(scale, dx, dy);
                let parts = drawing.parts(most(options)).into_iter();
                let parts = parts.filter(|part| !matches!(part, SvgPart::Ground)).collect();
                draw_parts(pen, drawing, parts, control)?;
                // back to the sheet's own measure
                pen.place(1.0 / scale, -dx / scale, -dy / scale);
                x += drawing.size.width * scale;
            }
            y += row_height(row, scale);
        }
        Ok(())
    }
}

/// The legend explains the signs once, with the first piece.
fn drawing<'a>(piece: usize, part: &'a Selection<'_>, options: &'a DrawOptions) -> Drawing<'a> {
    match piece {
        1 => Drawing::new(part, options, Format::Pdf),
        _ => Drawing::bare(part, options, Format::Pdf),
    }
}

fn head_height(piece: usize) -> f64 {
    if piece > 1 { TITLE_LINE } else { 0.0 }
}

fn row_height(row: &[(usize, Drawing<'_>)], scale: f64) -> f64 {
    let highs = row.iter().map(|(piece, drawing)| head_height(*piece) + drawing.size.height * scale);
    highs.fold(0.0, f64::max)
}

/// How large pieces are drawn so that all of them fit.
fn scale(rows: &[Vec<(usize, Drawing<'_>)>], room: Size) -> f64 {
    let wide =
        |row: &Vec<(usize, Drawing<'_>)>| row.iter().map(|(_, drawing)| drawing.size.width).sum::<f64>();
    let widest = rows.iter().map(wide).fold(1.0, f64::max);
    let heads: f64 =
        rows.iter().map(|row| row.iter().map(|(piece, _)| head_height(*piece)).fold(0.0, f64::max)).sum();
    let high: f64 =
        rows.iter().map(|row| row.iter().map(|(_, drawing)| drawing.size.height).fold(0.0, f64::max)).sum();
    (room.width / widest).min((room.height - heads) / high.max(1.0)).min(LARGEST)
}

/// A low picture stands a little above the middle.
fn slack(rows: &[Vec<(usize, Drawing<'_>)>], scale: f64, room: f64) -> f64 {
    let used: f64 = rows.iter().map(|row| row_height(row, scale)).sum();
    ((room - used) / 3.0).max(0.0)
}

fn style(options: &DrawOptions, pieces: &PieceSet) -> String {
    let palette = Palette::of(options);
    let mut style = sheet(palette, options, pieces);
    put!(style, ".head{{font:bold {TITLE_SIZE}px X;text-anchor:start;fill:{}}}", palette.ink);
    put!(style, ".piece{{font:bold {PIECE_SIZE}px X;text-anchor:start;fill:{}}}", palette.soft);
    put!(style, ".foot{{font:9px X;text-anchor:start;fill:{}}}", palette.soft);
    style
}

/// Where a piece is: the moves that lead to it, and the sheet it goes on from.
fn head(selection: &Selection<'_>, sheets: &Sheets, number: usize) -> String {
    let language = selection.view.language;
    let line = sheets.line(selection, number);
    let moves = match line.len() {
        0 => language.word("sheet-root").to_owned(),
        1..=LINE => language.say("sheet-after", [("moves", line.join(" ").into())]),
        _ => language.say("sheet-after-more", [("moves", line[line.len() - LINE..].join(" ").into())]),
    };
    match sheets.page_before(number) {
        Some(from) => language.say("sheet-from", [("line", moves.into()), ("page", from.into())]),
        None => moves,
    }
}

/// As much of a line as fits.
fn clipped(line: &str, room: f64) -> String {
    let letters = line.chars().count();
    let fits = |most: &usize| width(&words::clip(line, *most), PIECE_SIZE) * 1.12 <= room;
    words::clip(line, (0..=letters).rev().find(fits).unwrap_or(0))
}

/// A title in lines that fit, cut after the last of them.
fn title_lines(title: &str, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in title.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer.filter(|line| width(line, TITLE_SIZE) * 1.12 <= room) {
            Some(line) => *lines.last_mut().expect("a longer line has a shorter one") = line,
            None => lines.push(word.to_owned()),
        }
    }
    if lines.len() > TITLE_LINES {
        lines.truncate(TITLE_LINES);
        lines[TITLE_LINES - 1].push('…');
    }
    lines
}

/// The paper's colour, the title above and the page's number below.
fn words_of(options: &DrawOptions, lines: &[String], area: &PrintArea, foot: &str) -> String {
    let mut out = String::new();
    put!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>", Palette::of(options).paper);
    for (index, line) in lines.iter().enumerate() {
        text(&mut out, area.left, area.top + TITLE_SIZE + TITLE_LINE * index as f64, "head", line);
    }
    let (right, bottom) = (area.left + area.size.width, area.top + area.size.height);
    text(&mut out, right - width(foot, 9.0), bottom - 2.0, "foot", foot);
    out
}
