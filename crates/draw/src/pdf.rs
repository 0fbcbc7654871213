//! SVG as a PDF page that can be printed and searched.

use crate::error::DrawError;
use crate::options::{Format, Options};
use crate::png::{check_nodes, read};
use crate::select::Selection;
use crate::svg;
use svg2pdf::{ConversionOptions, PageOptions, to_pdf};

/// A PDF page may be 200 inches long, and an SVG pixel is a 96th of an inch.
const LONGEST_SIDE: f32 = 200.0 * 96.0;
const DOTS_PER_INCH: f32 = 96.0;

/// Converting takes about as long per node as rendering, and nobody prints more.
const MOST_NODES: usize = 50_000;

/// Writes the selected tree as PDF.
pub(crate) fn write(selection: &Selection<'_>, options: &Options) -> Result<Vec<u8>, DrawError> {
    check_nodes(selection, Format::Pdf, MOST_NODES)?;
    pdf_of_svg(&svg::write(selection, options, Format::Pdf))
}

/// Turns an SVG document of ours, a tree, board or chart, into one PDF page, smaller if the page would be too long.
pub fn pdf_of_svg(svg: &str) -> Result<Vec<u8>, DrawError> {
    let tree = read(svg, Format::Pdf)?;
    let longest = tree.size().width().max(tree.size().height());
    let shrink = (longest / LONGEST_SIDE).max(1.0);
    let page = PageOptions { dpi: DOTS_PER_INCH * shrink };
    to_pdf(&tree, ConversionOptions::default(), page)
        .map_err(|error| DrawError::Refused { format: Format::Pdf.extension(), reason: error.to_string() })
}
