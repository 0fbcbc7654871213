//! A tree on sheets of paper: what is on top and at the foot of each, and the picture between them.

use super::pen::Pen;
use super::{draw_parts, most};
use crate::error::{DrawError, Stop};
use crate::layout::Size;
use crate::measure::width;
use crate::options::{Format, Options, Paper};
use crate::palette::Palette;
use crate::paper::{self, Sheets};
use crate::select::Selection;
use crate::svg::{Drawing, Part, sheet};
use crate::words;
use crate::xml::{put, text};

/// Sizes of the words on a sheet, in pixels.
const TITLE_LINE: f64 = 17.0;
const TITLE_SIZE: f64 = 12.0;
const TITLE_LINES: usize = 3;
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
    options: &Options,
    paper: Paper,
    stop: Stop<'_>,
) -> Result<Vec<u8>, DrawError> {
    let size = paper::sheet_size(paper);
    let (left, top, inside) = paper::inside(size);
    let room = Size { width: inside.width, height: inside.height - WORDS };
    let sheets = paper::sheets(selection, options, room, stop)?;
    let mut pen = Pen::new(&style(options))?;
    let count = sheets.list.len();
    for number in 1..=count.max(1) {
        pen.begin(size);
        let shown = if count == 0 { None } else { Some(sheets.selection(selection, number)) };
        let lines = title_lines(&title(selection, &sheets, number), inside.width);
        pen.draw(&words_of(options, &lines, (left, top, inside), number, count))?;
        let Some(shown) = shown else { break };
        // the legend explains the signs once, on the first sheet
        let drawing = match number {
            1 => Drawing::new(&shown, options, Format::Pdf),
            _ => Drawing::bare(&shown, options, Format::Pdf),
        };
        let above = lines.len() as f64 * TITLE_LINE;
        let high = inside.height - above - FOOT;
        let scale = (inside.width / drawing.size.width).min(high / drawing.size.height).min(LARGEST);
        let x = left + (inside.width - drawing.size.width * scale) / 2.0;
        // a low picture stands a little above the middle
        let y = top + above + (high - drawing.size.height * scale) / 3.0;
        pen.place(scale, x, y);
        let parts = drawing.parts(most(options)).into_iter();
        let parts = parts.filter(|part| !matches!(part, Part::Ground)).collect();
        draw_parts(&mut pen, &drawing, parts, stop)?;
    }
    pen.finish(&selection.view.title)
}

fn style(options: &Options) -> String {
    let palette = Palette::of(options);
    let mut style = sheet(palette, options);
    put!(style, ".head{{font:bold {TITLE_SIZE}px X;text-anchor:start;fill:{}}}", palette.ink);
    put!(style, ".foot{{font:9px X;text-anchor:start;fill:{}}}", palette.soft);
    style
}

/// What a sheet shows.
fn title(selection: &Selection<'_>, sheets: &Sheets, number: usize) -> String {
    if number == 1 {
        return selection.view.title.clone();
    }
    let line = sheets.line(selection, number);
    let moves = match line.len() {
        0 => "From the root".to_owned(),
        1..=LINE => format!("After {}", line.join(" ")),
        _ => format!("After … {}", line[line.len() - LINE..].join(" ")),
    };
    match sheets.list[number - 1].from {
        Some(from) => format!("{moves}: goes on from page {from}"),
        None => moves,
    }
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
fn words_of(
    options: &Options,
    lines: &[String],
    (left, top, inside): (f64, f64, Size),
    number: usize,
    count: usize,
) -> String {
    let mut out = String::new();
    put!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>", Palette::of(options).paper);
    for (index, line) in lines.iter().enumerate() {
        text(&mut out, left, top + TITLE_SIZE + TITLE_LINE * index as f64, "head", line);
    }
    let page = format!("page {} of {}", words::count(number as u64), words::count(count.max(1) as u64));
    let foot = top + inside.height - 2.0;
    text(&mut out, left + inside.width - width(&page, 9.0), foot, "foot", &page);
    out
}
