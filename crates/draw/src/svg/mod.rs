//! A tree as SVG: title, edges, nodes and a legend of the signs that occur.

mod edges;
mod legend;
mod nodes;
mod style;

pub(crate) use style::sheet;

use crate::card::{Card, deal};
use crate::error::{DrawError, check};
use crate::layout::{Size, TreeLayout};
use crate::measure::bold_width;
use crate::options::{DrawOptions, Format};
use crate::palette::Palette;
use crate::select::Selection;
use crate::words;
use crate::xml::{Escaped, Px, put, text};
use search::Control;
use std::iter;
use std::ops::Range;

/// Space around the picture.
const MARGIN: f64 = 24.0;

/// Room of the title.
const TITLE_FONT: f64 = 16.0;
const TITLE_HEIGHT: f64 = 44.0;

/// Longer titles are cut.
const LONGEST_TITLE: usize = 160;

/// What comes after the last part.
pub(crate) const CLOSE: &str = "</svg>\n";

/// Bytes a node takes, roughly: the text is allocated once.
const BYTES_PER_NODE: usize = 640;

/// Everything the parts of the picture need.
struct PictureContext<'a> {
    selection: &'a Selection<'a>,
    cards: Vec<Card<'a>>,
    layout: TreeLayout,
    /// Where the tree starts.
    left: f64,
    top: f64,
    format: Format,
}

/// A picture that can be written as a whole or part by part.
pub(crate) struct Drawing<'a> {
    picture: PictureContext<'a>,
    options: &'a DrawOptions,
    palette: &'static Palette,
    title: String,
    legend: Vec<legend::LegendEntry>,
    legend_top: f64,
    /// Room between the margins.
    widest: f64,
    /// The whole picture, margins included.
    pub size: Size,
}

/// Whole elements of a picture. Drawn one after the other, all parts are the picture.
pub(crate) enum SvgPart {
    /// Paper and title.
    Ground,
    /// The edges of one kind below some nodes.
    Edges(edges::EdgeKind, Range<usize>),
    /// Some nodes.
    Nodes(Range<usize>),
    /// The legend.
    Legend,
}

/// Writes the selected tree as an SVG document; links lead to files of `format`.
pub(crate) fn write(
    selection: &Selection<'_>,
    options: &DrawOptions,
    control: &dyn Control,
) -> Result<String, DrawError> {
    write_drawing(&Drawing::new(selection, options, Format::Svg), selection.len(), control)
}

/// The same without a legend.
pub(crate) fn write_bare(selection: &Selection<'_>, options: &DrawOptions) -> String {
    let drawing = Drawing::bare(selection, options, Format::Svg);
    write_drawing(&drawing, selection.len(), &search::NoControl).expect("nothing stops it")
}

fn write_drawing(drawing: &Drawing<'_>, nodes: usize, control: &dyn Control) -> Result<String, DrawError> {
    let mut out = String::with_capacity(nodes * BYTES_PER_NODE);
    drawing.open(&mut out);
    for part in drawing.parts(usize::MAX) {
        check(control)?;
        drawing.put(&mut out, &part);
    }
    out.push_str(CLOSE);
    Ok(out)
}

impl<'a> Drawing<'a> {
    /// Places everything; links lead to files of `format`.
    pub fn new(selection: &'a Selection<'_>, options: &'a DrawOptions, format: Format) -> Drawing<'a> {
        Drawing::with_legend(selection, options, format, legend::entries(selection))
    }

    /// The same without a legend.
    pub fn bare(selection: &'a Selection<'_>, options: &'a DrawOptions, format: Format) -> Drawing<'a> {
        Drawing::with_legend(selection, options, format, Vec::new())
    }

    fn with_legend(
        selection: &'a Selection<'_>,
        options: &'a DrawOptions,
        format: Format,
        legend: Vec<legend::LegendEntry>,
    ) -> Drawing<'a> {
        let (cards, layout) = deal(selection, options);
        let title = words::clip(&selection.view.title, LONGEST_TITLE);
        let widest = layout.width.max(bold_width(&title, TITLE_FONT)).max(legend::natural_width(&legend));
        let mut picture = PictureContext { selection, cards, layout, left: MARGIN, top: MARGIN, format };
        if !title.is_empty() {
            picture.top += TITLE_HEIGHT;
        }
        picture.left += (widest - picture.layout.width) / 2.0;
        let legend_top = picture.top + picture.layout.height + legend::GAP;
        let height = legend_top + legend::height(&legend, widest) + MARGIN;
        let size = Size { width: widest + 2.0 * MARGIN, height };
        Drawing { picture, options, palette: Palette::of(options), title, legend, legend_top, widest, size }
    }

    /// The parts from the lowest to the highest, of at most this number of nodes each.
    pub fn parts(&self, most: usize) -> Vec<SvgPart> {
        let all = self.picture.cards.len();
        let ranges = || (0..all.max(1)).step_by(most).map(|start| start..all.min(start.saturating_add(most)));
        let edges =
            edges::KINDS.into_iter().flat_map(|kind| ranges().map(move |range| SvgPart::Edges(kind, range)));
        let nodes = ranges().map(SvgPart::Nodes);
        iter::once(SvgPart::Ground).chain(edges).chain(nodes).chain([SvgPart::Legend]).collect()
    }

    /// Writes the elements of a part.
    pub fn put(&self, out: &mut String, part: &SvgPart) {
        match part {
            SvgPart::Ground => self.put_ground(out),
            SvgPart::Edges(kind, parents) => edges::put(out, &self.picture, *kind, parents.clone()),
            SvgPart::Nodes(nodes) => nodes::put(out, &self.picture, nodes.clone()),
            SvgPart::Legend => legend::put(out, &self.legend, MARGIN, self.legend_top, self.widest),
        }
    }

    /// Writes what comes before the parts; [`CLOSE`] comes after them.
    pub fn open(&self, out: &mut String) {
        open(out, self.size.width, self.size.height, &self.title);
        put!(out, "<style>{}</style>\n", self.style());
    }

    /// What the classes of the elements mean.
    pub fn style(&self) -> String {
        style::sheet(self.palette, self.options, self.picture.selection.view.pieces())
    }

    fn put_ground(&self, out: &mut String) {
        put!(out, "<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n", self.palette.paper);
        if !self.title.is_empty() {
            text(out, MARGIN, MARGIN + TITLE_FONT, "title", &self.title);
            out.push('\n');
        }
    }
}

fn open(out: &mut String, width: f64, height: f64, title: &str) {
    let (width, height) = (Px(width), Px(height));
    put!(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" ");
    put!(out, "viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{}</title>\n", Escaped(title));
}
