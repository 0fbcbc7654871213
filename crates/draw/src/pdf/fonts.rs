//! The font inside a PDF file: only the glyphs that are used, and which characters they are, so that texts can be found.

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Name, Pdf, Rect, Ref, Str};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;
use ttf_parser::{Face, GlyphId};

/// How well fonts are compressed: as well as possible in little time.
const LEVEL: u8 = 6;

const ENCODING: Name<'static> = Name(b"Identity-H");
const SYSTEM: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// A font and what is used of it.
pub(super) struct Font {
    /// Its name with the six letters that mark a part of a font.
    name: &'static str,
    data: &'static [u8],
    face: Face<'static>,
    glyphs: GlyphRemapper,
    characters: BTreeMap<u16, char>,
}

impl Font {
    /// The ordinary font.
    pub fn regular() -> Option<Font> {
        Font::new("PLYREG+DejaVuSans", dejavu::sans::regular())
    }

    /// The bold one.
    pub fn bold() -> Option<Font> {
        Font::new("PLYBLD+DejaVuSans-Bold", dejavu::sans::bold())
    }

    fn new(name: &'static str, data: &'static [u8]) -> Option<Font> {
        let face = Face::parse(data, 0).ok()?;
        Some(Font { name, data, face, glyphs: GlyphRemapper::new(), characters: BTreeMap::new() })
    }

    /// A text as glyphs, and its width in a font of size 1.
    pub fn set(&mut self, text: &str) -> (Vec<u8>, f32) {
        let (mut glyphs, mut width) = (Vec::with_capacity(2 * text.len()), 0.0);
        for character in text.chars() {
            let glyph = self.face.glyph_index(character).unwrap_or(GlyphId(0));
            let number = self.glyphs.remap(glyph.0);
            self.characters.entry(number).or_insert(character);
            glyphs.extend(number.to_be_bytes());
            width += self.advance(glyph.0);
        }
        (glyphs, width / 1000.0)
    }

    /// How wide a glyph is, in thousandths of the size.
    fn advance(&self, glyph: u16) -> f32 {
        self.thousandths(self.face.glyph_hor_advance(GlyphId(glyph)).unwrap_or(0).into())
    }

    fn thousandths(&self, units: f32) -> f32 {
        units * 1000.0 / f32::from(self.face.units_per_em())
    }

    /// Writes the part of the font that is used; its number in the file.
    pub fn embed(&self, pdf: &mut Pdf, next: &mut Ref) -> Result<Ref, subsetter::Error> {
        let [font, cid, descriptor, characters, file] = [(); 5].map(|()| next.bump());
        let name = Name(self.name.as_bytes());
        pdf.type0_font(font)
            .base_font(name)
            .encoding_predefined(ENCODING)
            .descendant_font(cid)
            .to_unicode(characters);
        let mut written = pdf.cid_font(cid);
        written.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(descriptor);
        written.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
        let widths = self.glyphs.remapped_gids().map(|glyph| self.advance(glyph));
        written.widths().consecutive(0, widths);
        drop(written);
        self.describe(pdf, descriptor, file);
        let mut names = UnicodeCmap::new(Name(b"Characters"), SYSTEM);
        self.characters.iter().for_each(|(&glyph, &character)| names.pair(glyph, character));
        pdf.cmap(characters, &names.finish());
        let data = compress_to_vec_zlib(&subsetter::subset(self.data, 0, &self.glyphs)?, LEVEL);
        pdf.stream(file, &data).filter(Filter::FlateDecode);
        Ok(font)
    }

    fn describe(&self, pdf: &mut Pdf, descriptor: Ref, file: Ref) {
        let units = |number: i16| self.thousandths(number.into());
        let bounds = self.face.global_bounding_box();
        let ascent = units(self.face.ascender());
        pdf.font_descriptor(descriptor)
            .name(Name(self.name.as_bytes()))
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(
                units(bounds.x_min),
                units(bounds.y_min),
                units(bounds.x_max),
                units(bounds.y_max),
            ))
            .italic_angle(0.0)
            .ascent(ascent)
            .descent(units(self.face.descender()))
            .cap_height(self.face.capital_height().map_or(ascent, units))
            .stem_v(if self.face.is_bold() { 165.0 } else { 95.0 })
            .font_file2(file);
    }
}
