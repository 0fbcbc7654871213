//! SVG made of pixels, with a font of our own: the machine may have none.

use crate::error::{DrawError, check};
use crate::layout::Size;
use crate::options::{DrawOptions, Format};
use crate::select::Selection;
use crate::svg::{CLOSE, Drawing};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options as Reading, Tree, fontdb};
use search::Control;
use std::io::Write;
use std::sync::Arc;

/// Two pixels a point look crisp on today's screens; larger pictures get fewer.
const BEST_SCALE: f64 = 2.0;

/// Below this scale nothing can be made out, so a picture would only pretend to show something.
const LEAST_SCALE: f64 = 0.125;

/// Texts can be read from this scale on.
const READABLE_SCALE: f64 = 0.8;

/// Longest side in pixels that viewers can be expected to open, and largest area: four bytes a pixel.
const LONGEST_SIDE: f64 = 16_384.0;
const LARGEST_AREA: f64 = 40e6;

/// A picture scaled down to the longest side could not show more; the renderer would need minutes for them.
pub(crate) const MOST_NODES: usize = 50_000;

/// Nodes that are read and drawn at once. Fewer take longer, as each part is a document of its own; more take more memory
/// and take long to stop.
const PART: usize = 8;

/// Rows that are compressed at once.
const ROWS: usize = 8;

/// Writes the selected tree as PNG.
pub(crate) fn write(
    selection: &Selection<'_>,
    options: &DrawOptions,
    control: &dyn Control,
) -> Result<Vec<u8>, DrawError> {
    check_nodes(selection, Format::Png, MOST_NODES)?;
    let drawing = Drawing::new(selection, options, Format::Png);
    let mut canvas = PixelCanvas::new(drawing.size.width, drawing.size.height)?;
    let fonts = Arc::new(fonts());
    let mut document = String::new();
    for part in drawing.parts(PART) {
        check(control)?;
        document.clear();
        drawing.open(&mut document);
        drawing.put(&mut document, &part);
        document.push_str(CLOSE);
        canvas.paint(&read_with(&document, Format::Png, &fonts)?);
    }
    canvas.compress(control)
}

/// Turns an SVG document of ours, a tree, board or chart, into PNG: twice its size, or smaller to stay within
/// 16,384 pixels a side and 40 million in all.
pub fn png_of_svg(svg: &str) -> Result<Vec<u8>, DrawError> {
    let tree = read(svg, Format::Png)?;
    let mut canvas = PixelCanvas::new(f64::from(tree.size().width()), f64::from(tree.size().height()))?;
    canvas.paint(&tree);
    canvas.compress(&search::NoControl)
}

/// Pixels to draw on.
struct PixelCanvas {
    pixmap: Pixmap,
    scale: f32,
}

impl PixelCanvas {
    /// Refuses what would be too large, before any work.
    fn new(width: f64, height: f64) -> Result<PixelCanvas, DrawError> {
        let scale = scale(width, height)?;
        let pixels = |length: f64| ((length * scale).round() as u32).max(1);
        let pixmap =
            Pixmap::new(pixels(width), pixels(height)).ok_or_else(|| refused("no room for the pixels"))?;
        Ok(PixelCanvas { pixmap, scale: scale as f32 })
    }

    fn paint(&mut self, tree: &Tree) {
        resvg::render(tree, Transform::from_scale(self.scale, self.scale), &mut self.pixmap.as_mut());
    }

    /// Row by row, so that the pixels are never there twice.
    fn compress(&self, control: &dyn Control) -> Result<Vec<u8>, DrawError> {
        let failed = |error: png::EncodingError| refused(&error.to_string());
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.pixmap.width(), self.pixmap.height());
        encoder.set_color(png::ColorType::Rgba);
        let mut writer = encoder.write_header().map_err(failed)?;
        let mut stream = writer.stream_writer().map_err(failed)?;
        let mut rows = Vec::new();
        for pixels in self.pixmap.pixels().chunks(self.pixmap.width() as usize * ROWS) {
            check(control)?;
            rows.clear();
            for pixel in pixels.iter().map(|pixel| pixel.demultiply()) {
                rows.extend([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]);
            }
            stream.write_all(&rows).map_err(|error| refused(&error.to_string()))?;
        }
        stream.finish().map_err(failed)?;
        drop(writer);
        Ok(bytes)
    }
}

/// Whether a picture of this size keeps texts that can be read.
pub(crate) fn is_readable(size: Size) -> bool {
    best_scale(size.width, size.height) >= READABLE_SCALE
}

fn best_scale(width: f64, height: f64) -> f64 {
    let by_side = LONGEST_SIDE / width.max(height);
    let by_area = (LARGEST_AREA / (width * height)).sqrt();
    BEST_SCALE.min(by_side).min(by_area)
}

fn scale(width: f64, height: f64) -> Result<f64, DrawError> {
    let scale = best_scale(width, height);
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
    read_with(svg, format, &Arc::new(fonts()))
}

fn read_with(svg: &str, format: Format, fonts: &Arc<fontdb::Database>) -> Result<Tree, DrawError> {
    let reading =
        Reading { font_family: "DejaVu Sans".into(), fontdb: Arc::clone(fonts), ..Reading::default() };
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
    let nodes = selection.len();
    if nodes <= limit {
        return Ok(());
    }
    Err(DrawError::TooManyNodes { format: format.extension(), nodes, limit })
}
