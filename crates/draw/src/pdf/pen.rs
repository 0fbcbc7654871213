//! Writing the elements of tree pictures as PDF pages, part by part.
//!
//! Libraries that turn any SVG into PDF keep all of it in memory and set every text glyph by glyph: 49,000 nodes took
//! 20 s and up to 2 GiB. Our pictures use little of SVG; that little is written as it comes and compressed at once.

use super::fonts::Font;
use super::style::{ElementStyle, StyleSheet};
use super::{LONGEST_SIDE, POINTS, path, refused};
use crate::error::DrawError;
use crate::layout::Size;
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{LineCapStyle, LineJoinStyle, TextRenderingMode};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use resvg::usvg::roxmltree::{Document, Node};

/// Bytes of the page that are compressed together.
const STREAM: usize = 1 << 20;

/// How well: more takes longer and gains little.
const LEVEL: u8 = 4;

/// Names of the fonts and of the degrees of opacity on the page.
const FONTS: [Name<'static>; 2] = [Name(b"R"), Name(b"B")];

/// A document that is being drawn, page by page.
pub(super) struct Pen {
    sheet: StyleSheet,
    fonts: [Font; 2],
    /// Degrees of opacity in use; the first is full.
    opacities: Vec<f32>,
    content: Content,
    /// Bytes of `content`, roughly.
    written: usize,
    /// How what was drawn last looked.
    look: Option<ElementStyle>,
    pages: Vec<PageSize>,
}

/// A page, its size in pixels.
struct PageSize {
    size: Size,
    /// Points of a pixel.
    scale: f32,
    /// What is compressed already.
    streams: Vec<Vec<u8>>,
}

impl Pen {
    /// A document without pages, for pictures with these styles.
    pub fn new(style: &str) -> Result<Pen, DrawError> {
        let sheet = StyleSheet::read(style).ok_or_else(|| refused("a style that is not known"))?;
        let (regular, bold) = Font::regular().zip(Font::bold()).ok_or_else(|| refused("a bad font"))?;
        Ok(Pen {
            sheet,
            fonts: [regular, bold],
            opacities: vec![1.0],
            content: Content::new(),
            written: 0,
            look: None,
            pages: Vec::new(),
        })
    }

    /// Begins a page of this size, smaller if it would be too long.
    pub fn begin(&mut self, size: Size) {
        self.compress();
        let longest = size.width.max(size.height) as f32;
        let scale = POINTS as f32 / (longest / LONGEST_SIDE).max(1.0);
        self.pages.push(PageSize { size, scale, streams: Vec::new() });
        // a page knows nothing of the one before; its first corner is the lower left one
        self.look = None;
        self.content.transform([scale, 0.0, 0.0, -scale, 0.0, size.height as f32 * scale]);
    }

    /// All that follows on this page is drawn so large, with its corner there.
    pub fn place(&mut self, scale: f64, x: f64, y: f64) {
        self.content.transform([scale as f32, 0.0, 0.0, scale as f32, x as f32, y as f32]);
    }

    /// Draws some elements.
    pub fn draw(&mut self, elements: &str) -> Result<(), DrawError> {
        let document = format!("<svg>{elements}</svg>");
        let document = Document::parse(&document).map_err(|error| refused(&error.to_string()))?;
        self.draw_inside(document.root_element(), ElementStyle::default(), (0.0, 0.0))
            .ok_or_else(|| refused("an element that is not known"))?;
        self.written += elements.len();
        if self.written >= STREAM {
            self.compress();
        }
        Ok(())
    }

    /// The file.
    pub fn finish(mut self, title: &str) -> Result<Vec<u8>, DrawError> {
        self.compress();
        let mut pdf = Pdf::new();
        let mut next = Ref::new(1);
        let (catalog, tree, info) = (next.bump(), next.bump(), next.bump());
        pdf.catalog(catalog).pages(tree);
        pdf.document_info(info).title(TextStr(title));
        let kids: Vec<Ref> = self.pages.iter().map(|_| next.bump()).collect();
        pdf.pages(tree).kids(kids.iter().copied()).count(kids.len() as i32);
        let mut fonts = Vec::new();
        for font in &self.fonts {
            fonts.push(font.embed(&mut pdf, &mut next).map_err(|error| refused(&error.to_string()))?);
        }
        for (page, id) in self.pages.iter().zip(kids) {
            self.write_page(&mut pdf, page, (id, tree), &fonts, &mut next);
        }
        Ok(pdf.finish())
    }

    fn write_page(
        &self,
        pdf: &mut Pdf,
        page: &PageSize,
        (id, tree): (Ref, Ref),
        fonts: &[Ref],
        next: &mut Ref,
    ) {
        let mut contents = Vec::new();
        for stream in &page.streams {
            contents.push(next.bump());
            pdf.stream(contents[contents.len() - 1], stream).filter(Filter::FlateDecode);
        }
        let [width, height] = [page.size.width, page.size.height].map(|pixels| pixels as f32 * page.scale);
        let mut written = pdf.page(id);
        written.media_box(Rect::new(0.0, 0.0, width, height)).parent(tree).contents_array(contents);
        let mut resources = written.resources();
        resources.fonts().pairs(FONTS.into_iter().zip(fonts.iter().copied()));
        let mut states = resources.ext_g_states();
        for (index, &opacity) in self.opacities.iter().enumerate() {
            states
                .insert(Name(state(index).as_bytes()))
                .start::<pdf_writer::writers::ExtGraphicsState>()
                .non_stroking_alpha(opacity);
        }
        states.finish();
        resources.finish();
        written.finish();
    }

    fn compress(&mut self) {
        let content = std::mem::replace(&mut self.content, Content::new()).finish();
        if let Some(page) = self.pages.last_mut() {
            page.streams.push(compress_to_vec_zlib(&content, LEVEL));
        }
        self.written = 0;
    }

    fn draw_inside(&mut self, outer: Node<'_, '_>, look: ElementStyle, origin: (f32, f32)) -> Option<()> {
        outer
            .children()
            .filter(Node::is_element)
            .try_for_each(|element| self.draw_element(element, look, origin))
    }

    fn draw_element(
        &mut self,
        element: Node<'_, '_>,
        inherited: ElementStyle,
        origin: (f32, f32),
    ) -> Option<()> {
        let name = element.tag_name().name();
        // tooltips are for the screen
        if name == "title" {
            return Some(());
        }
        let look = self.sheet.look(element, inherited)?;
        match name {
            "g" | "a" => return self.draw_inside(element, look, moved(element, origin)?),
            "text" => return self.draw_text(element, &look, origin),
            _ => self.take_up(&look),
        }
        match name {
            "path" => path::trace(&mut self.content, element.attribute("d")?, origin)?,
            "circle" => {
                let [x, y, radius] = ["cx", "cy", "r"].map(|name| number(element, name));
                path::circle(&mut self.content, origin.0 + x?, origin.1 + y?, radius?);
            }
            "rect" => self.trace_rect(element, origin)?,
            _ => return None,
        }
        match (look.fill, look.stroke) {
            (Some(_), Some(_)) => self.content.fill_nonzero_and_stroke(),
            (Some(_), None) => self.content.fill_nonzero(),
            (None, Some(_)) => self.content.stroke(),
            (None, None) => self.content.end_path(),
        };
        Some(())
    }

    fn trace_rect(&mut self, element: Node<'_, '_>, (left, top): (f32, f32)) -> Option<()> {
        if element.attribute("width") == Some("100%") {
            let Size { width, height } = self.pages.last()?.size;
            self.content.rect(0.0, 0.0, width as f32, height as f32);
            return Some(());
        }
        let x = left + number(element, "x").unwrap_or(0.0);
        let y = top + number(element, "y").unwrap_or(0.0);
        let (width, height) = (number(element, "width")?, number(element, "height")?);
        match number(element, "rx") {
            Some(_) => path::pill(&mut self.content, x, y, width, height),
            None => drop(self.content.rect(x, y, width, height)),
        }
        Some(())
    }

    fn draw_text(
        &mut self,
        element: Node<'_, '_>,
        look: &ElementStyle,
        (left, top): (f32, f32),
    ) -> Option<()> {
        let (x, y) = (left + number(element, "x")?, top + number(element, "y")?);
        self.take_up(look);
        let font = usize::from(look.is_bold);
        let (glyphs, width) = self.fonts[font].set(element.text().unwrap_or_default());
        let start = if look.is_centred { x - width * look.size / 2.0 } else { x };
        let content = &mut self.content;
        content.begin_text().set_font(FONTS[font], look.size);
        let mut show = |mode| {
            content.set_text_rendering_mode(mode).set_text_matrix([1.0, 0.0, 0.0, -1.0, start, y]);
            content.show(Str(&glyphs));
        };
        match look.stroke {
            Some(_) if look.is_stroke_first => {
                show(TextRenderingMode::Stroke);
                show(TextRenderingMode::Fill);
            }
            Some(_) => show(TextRenderingMode::FillStroke),
            None => show(TextRenderingMode::Fill),
        }
        content.end_text();
        Some(())
    }

    /// Sets what differs from what was drawn last.
    fn take_up(&mut self, look: &ElementStyle) {
        let last = self.look.replace(*look);
        let differs = |part: &dyn Fn(&ElementStyle) -> bool| last.as_ref().is_none_or(part);
        let content = &mut self.content;
        if let Some([red, green, blue]) = look.fill.filter(|_| differs(&|last| last.fill != look.fill)) {
            content.set_fill_rgb(red, green, blue);
        }
        if let Some([red, green, blue]) = look.stroke.filter(|_| differs(&|last| last.stroke != look.stroke))
        {
            content.set_stroke_rgb(red, green, blue);
        }
        if differs(&|last| last.stroke_width != look.stroke_width) {
            content.set_line_width(look.stroke_width);
        }
        if differs(&|last| last.dashes != look.dashes) {
            content.set_dash_pattern(look.dashes.into_iter().flatten(), 0.0);
        }
        if differs(&|last| last.has_round_caps != look.has_round_caps) {
            let cap = if look.has_round_caps { LineCapStyle::RoundCap } else { LineCapStyle::ButtCap };
            content.set_line_cap(cap);
        }
        if differs(&|last| last.has_round_joins != look.has_round_joins) {
            let join = if look.has_round_joins { LineJoinStyle::RoundJoin } else { LineJoinStyle::MiterJoin };
            content.set_line_join(join);
        }
        if differs(&|last| last.opacity != look.opacity) {
            let known = self.opacities.iter().position(|&opacity| opacity == look.opacity);
            let index = known.unwrap_or(self.opacities.len());
            if known.is_none() {
                self.opacities.push(look.opacity);
            }
            content.set_parameters(Name(state(index).as_bytes()));
        }
    }
}

fn state(index: usize) -> String {
    format!("A{index}")
}

fn number(element: Node<'_, '_>, name: &str) -> Option<f32> {
    element.attribute(name)?.parse().ok()
}

/// Where the elements of a group start.
fn moved(group: Node<'_, '_>, (left, top): (f32, f32)) -> Option<(f32, f32)> {
    let Some(transform) = group.attribute("transform") else { return Some((left, top)) };
    let (x, y) = transform.strip_prefix("translate(")?.strip_suffix(')')?.split_once(' ')?;
    Some((left + x.parse::<f32>().ok()?, top + y.parse::<f32>().ok()?))
}
