//! A tree as SVG: title, edges, nodes and a legend of the signs that occur.

mod edges;
mod legend;
mod nodes;
mod style;

use crate::card::{Card, deal};
use crate::layout::Layout;
use crate::measure::bold_width;
use crate::options::{Format, Options};
use crate::palette::Palette;
use crate::select::Selection;
use crate::words;
use crate::xml::{Escaped, Px, put, text};

/// Space around the picture.
const MARGIN: f64 = 24.0;

/// Room of the title.
const TITLE_FONT: f64 = 16.0;
const TITLE_HEIGHT: f64 = 44.0;

/// Longer titles are cut.
const LONGEST_TITLE: usize = 160;

/// Bytes a node takes, roughly: the text is allocated once.
const BYTES_PER_NODE: usize = 640;

/// Everything the parts of the picture need.
struct Picture<'a> {
    selection: &'a Selection<'a>,
    cards: Vec<Card<'a>>,
    layout: Layout,
    /// Where the tree starts.
    left: f64,
    top: f64,
    format: Format,
}

/// Writes the selected tree as an SVG document; links lead to files of `format`.
pub(crate) fn write(selection: &Selection<'_>, options: &Options, format: Format) -> String {
    let (cards, layout) = deal(selection, options);
    let palette = Palette::of(options);
    let legend = legend::entries(selection);
    let title = words::clip(&selection.view.title, LONGEST_TITLE);
    let widest = layout.width.max(bold_width(&title, TITLE_FONT)).max(legend::natural_width(&legend));
    let mut picture = Picture { selection, cards, layout, left: MARGIN, top: MARGIN, format };
    if !title.is_empty() {
        picture.top += TITLE_HEIGHT;
    }
    picture.left += (widest - picture.layout.width) / 2.0;
    let legend_top = picture.top + picture.layout.height + legend::GAP;
    let legend_height = legend::height(&legend, widest);

    let mut out = String::with_capacity(selection.nodes().len() * BYTES_PER_NODE);
    open(&mut out, widest + 2.0 * MARGIN, legend_top + legend_height + MARGIN, &title);
    style::put(&mut out, palette, options);
    put!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n", palette.paper);
    if !title.is_empty() {
        text(&mut out, MARGIN, MARGIN + TITLE_FONT, "title", &title);
        out.push('\n');
    }
    edges::put(&mut out, &picture);
    nodes::put(&mut out, &picture);
    legend::put(&mut out, &legend, MARGIN, legend_top, widest);
    out.push_str("</svg>\n");
    out
}

fn open(out: &mut String, width: f64, height: f64, title: &str) {
    let (width, height) = (Px(width), Px(height));
    put!(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" ");
    put!(out, "viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{}</title>\n", Escaped(title));
}
