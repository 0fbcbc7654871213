//! PDF pages that can be printed and searched: trees written by ourselves, node by node, all else from its SVG.

mod fonts;
mod path;
mod pen;
mod sheets;
mod style;

use crate::error::{DrawError, check};
use crate::options::{Boards, DrawOptions, Format, Orientation, PaperSize, PrintPaper};
use crate::png::{check_nodes, read};
use crate::select::Selection;
use crate::svg::{Drawing, SvgPart};
use pdf_writer::{Content, Date, Finish, Name, Pdf, Rect, Ref, TextStr};
use pen::Pen;
use search::Control;
use std::collections::HashMap;
use svg2pdf::{ConversionOptions, PageOptions, to_chunk, to_pdf};

/// A PDF page may be 200 inches long, and an SVG pixel is a 96th of an inch.
const LONGEST_SIDE: f32 = 200.0 * DOTS_PER_INCH;
const DOTS_PER_INCH: f32 = 96.0;

/// More is too much to print, and viewers take long to open it.
const MOST_NODES: usize = 50_000;

/// Nodes that are written at once, before the next look whether the file is still wanted; a board is as much as many nodes.
const PART: usize = 100;
const PART_WITH_BOARDS: usize = 8;

/// Writes the selected tree as PDF: on the paper asked for, or on one page as large as the picture. A picture too large for
/// any page is put on paper as well.
pub(crate) fn write(
    selection: &Selection<'_>,
    options: &DrawOptions,
    control: &dyn Control,
) -> Result<Vec<u8>, DrawError> {
    check_nodes(selection, Format::Pdf, MOST_NODES)?;
    let drawing = Drawing::new(selection, options, Format::Pdf);
    let longest = drawing.size.width.max(drawing.size.height);
    let usual = PrintPaper { size: PaperSize::A4, orientation: Orientation::Landscape };
    let too_long = Some(usual).filter(|_| longest > f64::from(LONGEST_SIDE));
    if let Some(paper) = options.paper.or(too_long) {
        return sheets::write(selection, options, paper, control);
    }
    let mut pen = Pen::new(&drawing.style())?;
    pen.begin(drawing.size);
    draw_parts(&mut pen, &drawing, drawing.parts(most(options)), control)?;
    pen.finish(&selection.view.title)
}

fn most(options: &DrawOptions) -> usize {
    if options.boards == Boards::Hidden { PART } else { PART_WITH_BOARDS }
}

fn draw_parts(
    pen: &mut Pen,
    drawing: &Drawing<'_>,
    parts: Vec<SvgPart>,
    control: &dyn Control,
) -> Result<(), DrawError> {
    let mut elements = String::new();
    for part in parts {
        check(control)?;
        elements.clear();
        drawing.put(&mut elements, &part);
        pen.draw(&elements)?;
    }
    Ok(())
}

/// Turns an SVG document of ours, a tree, board or chart, into one PDF page, smaller if the page would be too long.
pub fn pdf_of_svg(svg: &str) -> Result<Vec<u8>, DrawError> {
    let tree = read(svg, Format::Pdf)?;
    let longest = tree.size().width().max(tree.size().height());
    let shrink = (longest / LONGEST_SIDE).max(1.0);
    let page = PageOptions { dpi: DOTS_PER_INCH * shrink };
    to_pdf(&tree, ConversionOptions::default(), page).map_err(|error| refused(&error.to_string()))
}

/// A picture on a page, its corner measured from the top left.
pub(crate) struct PlacedPicture {
    pub svg: String,
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// A page of a document, measured in pixels.
pub(crate) struct PdfPage {
    pub width: f64,
    pub height: f64,
    pub pieces: Vec<PlacedPicture>,
}

/// Points in a pixel.
const POINTS: f64 = 0.75;

/// Where a section begins.
pub(crate) struct Mark {
    pub title: String,
    pub page: usize,
    pub y: f64,
}

/// What a document says of itself.
pub(crate) struct Properties<'a> {
    pub title: &'a str,
    pub producer: &'a str,
    /// Year, month, day.
    pub date: Option<(u16, u8, u8)>,
    pub language: &'a str,
    pub marks: &'a [Mark],
}

/// Turns pages into one PDF document.
pub(crate) fn pdf_of_pages(pages: &[PdfPage], properties: &Properties<'_>) -> Result<Vec<u8>, DrawError> {
    let mut pdf = Pdf::new();
    let mut next = Ref::new(1);
    let (catalog, tree, outline) = (next.bump(), next.bump(), next.bump());
    let kids: Vec<Ref> = pages.iter().map(|_| next.bump()).collect();
    put_properties(&mut pdf, properties, next.bump());
    let mut written = pdf.catalog(catalog);
    written.pages(tree).outlines(outline).lang(TextStr(properties.language));
    written.viewer_preferences().display_doc_title(true);
    written.finish();
    let sheets: Vec<(Ref, &PdfPage)> = kids.iter().copied().zip(pages).collect();
    put_outline(&mut pdf, properties.marks, &sheets, outline, &mut next);
    pdf.pages(tree).kids(kids).count(pages.len() as i32);
    for (id, page) in sheets {
        put_page(&mut pdf, page, id, tree, &mut next)?;
    }
    Ok(pdf.finish())
}

fn put_page(pdf: &mut Pdf, page: &PdfPage, id: Ref, tree: Ref, next: &mut Ref) -> Result<(), DrawError> {
    let contents = next.bump();
    let mut content = Content::new();
    let mut names = Vec::with_capacity(page.pieces.len());
    for (i, piece) in page.pieces.iter().enumerate() {
        let (chunk, picture) = to_chunk(&read(&piece.svg, Format::Pdf)?, ConversionOptions::default())
            .map_err(|error| refused(&error.to_string()))?;
        let mut numbers = HashMap::new();
        let chunk = chunk.renumber(|old| *numbers.entry(old).or_insert_with(|| next.bump()));
        pdf.extend(&chunk);
        names.push((format!("P{i}"), numbers[&picture]));
        let [x, y, width, height] =
            [piece.x, page.height - piece.y - piece.height, piece.width, piece.height].map(points);
        content.save_state().transform([width, 0.0, 0.0, height, x, y]);
        content.x_object(Name(names[i].0.as_bytes())).restore_state();
    }
    pdf.stream(contents, &content.finish());
    let mut written = pdf.page(id);
    written.media_box(Rect::new(0.0, 0.0, points(page.width), points(page.height)));
    written.parent(tree).contents(contents);
    let mut resources = written.resources();
    let mut objects = resources.x_objects();
    for (name, picture) in &names {
        objects.pair(Name(name.as_bytes()), picture);
    }
    Ok(())
}

fn put_properties(pdf: &mut Pdf, properties: &Properties<'_>, id: Ref) {
    let mut info = pdf.document_info(id);
    info.title(TextStr(properties.title)).creator(TextStr(properties.producer));
    if let Some((year, month, day)) = properties.date {
        info.creation_date(Date::new(year).month(month).day(day));
    }
}

/// The sections, for the side of a viewer.
fn put_outline(pdf: &mut Pdf, marks: &[Mark], sheets: &[(Ref, &PdfPage)], outline: Ref, next: &mut Ref) {
    let items: Vec<Ref> = marks.iter().map(|_| next.bump()).collect();
    let mut root = pdf.outline(outline);
    if let (Some(&first), Some(&last)) = (items.first(), items.last()) {
        root.first(first).last(last).count(items.len() as i32);
    }
    root.finish();
    for (i, mark) in marks.iter().enumerate() {
        let mut item = pdf.outline_item(items[i]);
        item.title(TextStr(&mark.title)).parent(outline);
        if let Some(before) = i.checked_sub(1) {
            item.prev(items[before]);
        }
        if let Some(&after) = items.get(i + 1) {
            item.next(after);
        }
        if let Some(&(page, sheet)) = sheets.get(mark.page) {
            item.dest().page(page).xyz(0.0, points(sheet.height - mark.y), None);
        }
    }
}

fn points(pixels: f64) -> f32 {
    (pixels * POINTS) as f32
}

fn refused(reason: &str) -> DrawError {
    DrawError::Refused { format: Format::Pdf.extension(), reason: reason.into() }
}
