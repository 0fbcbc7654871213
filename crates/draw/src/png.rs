//! SVG made of pixels, with a font of our own: the machine may have none.

use crate::error::DrawError;
use crate::options::{Format, Options};
use crate::select::Selection;
use crate::svg;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options as Reading, Tree, fontdb};
use std::sync::Arc;

/// Two pixels a point look crisp on today's screens; larger pictures get fewer.
const BEST_SCALE: f64 = 2.0;

/// Below this scale nothing can be made out, so a picture would only pretend to show something.
const LEAST_SCALE: f64 = 0.125;

/// Longest side and largest area, in pixels, that viewers can be expected to open.
const LONGEST_SIDE: f64 = 16_384.0;
const LARGEST_AREA: f64 = 100e6;

/// A picture scaled down to the longest side could not show more; the renderer would need minutes for them.
const MOST_NODES: usize = 50_000;

/// Writes the selected tree as PNG.
pub(crate) fn write(selection: &Selection<'_>, options: &Options) -> Result<Vec<u8>, DrawError> {
    check_nodes(selection, Format::Png, MOST_NODES)?;
    png_of_svg(&svg::write(selection, options, Format::Png))
}

/// Turns an SVG document of ours, a tree, board or chart, into PNG: twice its size, or smaller to stay within
/// 16,384 pixels a side and 100 million in all.
pub fn png_of_svg(svg: &str) -> Result<Vec<u8>, DrawError> {
    let tree = read(svg, Format::Png)?;
    let (width, height) = (f64::from(tree.size().width()), f64::from(tree.size().height()));
    let scale = scale(width, height)?;
    let pixels = |length: f64| ((length * scale).round() as u32).max(1);
    let mut pixmap =
        Pixmap::new(pixels(width), pixels(height)).ok_or_else(|| refused("no room for the pixels"))?;
    resvg::render(&tree, Transform::from_scale(scale as f32, scale as f32), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| refused(&error.to_string()))
}

fn scale(width: f64, height: f64) -> Result<f64, DrawError> {
    let by_side = LONGEST_SIDE / width.max(height);
    let by_area = (LARGEST_AREA / (width * height)).sqrt();
    let scale = BEST_SCALE.min(by_side).min(by_area);
    if scale >= LEAST_SCALE {
        return Ok(scale);
    }
    let limit = (LONGEST_SIDE / LEAST_SCALE) as u64;
    Err(DrawError::TooLarge { format: "png", width: width as u64, height: height as u64, limit })
}

fn refused(reason: &str) -> DrawError {
    DrawError::Refused { format: Format::Png.extension(), reason: reason.to_string() }
}

/// Reads an SVG document with our own font.
pub(crate) fn read(svg: &str, format: Format) -> Result<Tree, DrawError> {
    let reading =
        Reading { font_family: "DejaVu Sans".into(), fontdb: Arc::new(fonts()), ..Reading::default() };
    Tree::from_str(svg, &reading)
        .map_err(|error| DrawError::Refused { format: format.extension(), reason: error.to_string() })
}

fn fonts() -> fontdb::Database {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    for set in [fontdb::Database::set_sans_serif_family, fontdb::Database::set_serif_family] {
        set(&mut fonts, "DejaVu Sans");
    }
    fonts
}

/// Refuses more nodes than a format can show.
pub(crate) fn check_nodes(selection: &Selection<'_>, format: Format, limit: usize) -> Result<(), DrawError> {
    let nodes = selection.nodes().len();
    if nodes <= limit {
        return Ok(());
    }
    Err(DrawError::TooManyNodes { format: format.extension(), nodes, limit })
}
