//! What to draw and how.

use crate::error::DrawError;
use crate::xml::put;

/// Longer unknown extensions are cut in the error, which stays one line.
const MAX_QUOTED: usize = 20;

/// Columns of a terminal by default.
const DEFAULT_COLUMNS: usize = 100;

/// The kind of file to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Format {
    /// An indented tree for the terminal.
    Text,
    /// A graph for Graphviz.
    Dot,
    /// A scalable picture.
    Svg,
    /// A picture made of pixels.
    Png,
    /// A page to print.
    Pdf,
    /// The data and the layout.
    Json,
    /// A page to explore, complete in one file.
    Html,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 7] =
        [Format::Text, Format::Dot, Format::Svg, Format::Png, Format::Pdf, Format::Json, Format::Html];

    /// The usual file extension, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Text => "txt",
            Format::Dot => "dot",
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Pdf => "pdf",
            Format::Json => "json",
            Format::Html => "html",
        }
    }

    /// The format a file extension stands for, in small or capital letters, without the dot.
    pub fn from_extension(extension: &str) -> Result<Format, DrawError> {
        let matches = |format: &Format| extension.eq_ignore_ascii_case(format.extension());
        Format::ALL.into_iter().find(matches).ok_or_else(|| {
            let clean = |c: char| if c.is_control() { ' ' } else { c };
            DrawError::UnknownFormat(extension.chars().take(MAX_QUOTED).map(clean).collect())
        })
    }
}

/// Whether positions are drawn as small boards, where the tree has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Boards {
    /// Leave them out.
    #[default]
    Hidden,
    /// Draw them.
    Shown,
}

/// Light or dark paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light; an HTML page follows the reader's system.
    #[default]
    Auto,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// Whether colour is used. Shapes and words say the same, so nothing is lost without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colour {
    /// In pictures, not in text.
    #[default]
    Auto,
    /// Also in text, as ANSI escape sequences.
    Always,
    /// Nowhere: shades of grey.
    Never,
}

/// The characters a text may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Charset {
    /// Box-drawing characters and mathematical signs.
    #[default]
    Unicode,
    /// Printable ASCII for everything that is ours; labels stay as they are.
    Ascii,
}

/// How large a sheet of paper is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum PaperSize {
    /// 210 by 297 mm.
    A4,
    /// 297 by 420 mm.
    A3,
    /// 8.5 by 11 inches.
    Letter,
}

impl PaperSize {
    /// Every size.
    pub const ALL: [PaperSize; 3] = [PaperSize::A4, PaperSize::A3, PaperSize::Letter];

    /// The name in commands and requests.
    pub fn name(self) -> &'static str {
        match self {
            PaperSize::A4 => "a4",
            PaperSize::A3 => "a3",
            PaperSize::Letter => "letter",
        }
    }

    /// The size of this name, in small or capital letters.
    pub fn from_name(name: &str) -> Option<PaperSize> {
        PaperSize::ALL.into_iter().find(|size| size.name().eq_ignore_ascii_case(name))
    }
}

/// The way a sheet lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Orientation {
    /// Higher than wide.
    Portrait,
    /// Wider than high, as most trees are.
    #[default]
    Landscape,
}

/// The paper a PDF is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct PrintPaper {
    /// How large it is.
    pub size: PaperSize,
    /// The way it lies.
    pub orientation: Orientation,
}

/// A node that leads to another picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureLink {
    /// Index of the node in the view.
    pub node: u32,
    /// File name of the other picture without its extension.
    pub stem: String,
}

impl PictureLink {
    /// A relative address that is safe whatever the name contains.
    pub(crate) fn href(&self, format: Format) -> String {
        let mut href = String::new();
        for byte in self.stem.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
                    href.push(byte as char)
                }
                _ => put!(href, "%{byte:02X}"),
            }
        }
        put!(href, ".{}", format.extension());
        href
    }
}

/// What to draw and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawOptions {
    /// Nodes further from the root are counted, not drawn.
    pub show_depth: Option<u32>,
    /// At most this many nodes are drawn: the expected line first, then level by level.
    pub max_nodes: Option<usize>,
    /// Small boards, where the tree has them.
    pub boards: Boards,
    /// Light or dark paper.
    pub theme: Theme,
    /// Whether colour is used.
    pub colour: Colour,
    /// The characters text may use.
    pub charset: Charset,
    /// Characters a line of text may have.
    pub columns: usize,
    /// Links to other pictures of the same format, in SVG and HTML.
    pub links: Vec<PictureLink>,
    /// The paper a PDF is printed on, on several pages where one cannot be read; without it, one page as large as the
    /// picture if there can be one.
    pub paper: Option<PrintPaper>,
}

impl Default for DrawOptions {
    fn default() -> Self {
        DrawOptions {
            show_depth: None,
            max_nodes: None,
            boards: Boards::default(),
            theme: Theme::default(),
            colour: Colour::default(),
            charset: Charset::default(),
            columns: DEFAULT_COLUMNS,
            links: Vec::new(),
            paper: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_extension_names_its_format() {
        for format in Format::ALL {
            assert_eq!(Format::from_extension(format.extension()), Ok(format));
            assert_eq!(Format::from_extension(&format.extension().to_uppercase()), Ok(format));
        }
    }

    #[test]
    fn names_of_files_become_safe_addresses() {
        let href = |stem: &str| PictureLink { node: 0, stem: stem.into() }.href(Format::Svg);
        assert_eq!(href("tree-01-a1"), "tree-01-a1.svg");
        assert_eq!(href("java:x y/é"), "java%3Ax%20y%2F%C3%A9.svg");
    }

    #[test]
    fn an_unknown_extension_is_named_on_one_line() {
        let error = Format::from_extension("g\nif and a lot of other text").unwrap_err().to_string();
        assert_eq!(
            error,
            "unknown picture format 'g if and a lot of ot': expected txt, dot, svg, png, pdf, json or html"
        );
    }
}
