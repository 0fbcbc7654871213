//! A document of headings, words, tables and pictures, as HTML, Markdown or PDF.

mod html;
mod markdown;
#[cfg(feature = "print")]
mod pages;
#[cfg(feature = "print")]
mod table;

use crate::error::DrawError;
#[cfg(not(feature = "print"))]
use crate::screen::pages;
use session::Language;

/// What a document is made of, from top to bottom.
#[derive(Clone, PartialEq, Debug)]
pub enum DocumentBlock {
    /// The title of a section.
    Heading(String),
    /// A paragraph.
    Words(String),
    /// Sentences, each a point of its own.
    List(Vec<String>),
    /// Commands or a board in signs, set as they are.
    Verbatim(String),
    /// A table.
    Table {
        /// The names of the columns.
        headings: Vec<String>,
        /// The rows, each as long as the headings.
        rows: Vec<Vec<String>>,
    },
    /// Pictures side by side.
    Pictures(Vec<Picture>),
    /// A picture with a table beside it.
    Beside {
        /// The picture.
        picture: Picture,
        /// The names of the columns.
        headings: Vec<String>,
        /// The rows, each as long as the headings.
        rows: Vec<Vec<String>>,
    },
}

/// A picture with words below it.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// A whole SVG document of ours.
    pub svg: String,
    /// What it shows.
    pub caption: String,
}

/// A document.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// What it is about, below the title; empty for nothing.
    pub subtitle: String,
    /// The program that made it, with its version; empty to leave it out.
    pub producer: String,
    /// The day it was made: year, month, day.
    pub date: Option<(u16, u8, u8)>,
    /// The language of its words.
    pub language: Language,
    /// All below the title.
    pub blocks: Vec<DocumentBlock>,
}

impl Document {
    /// Who made it and when, in one line.
    fn imprint(&self) -> String {
        let date = self.date.map(|(year, month, day)| match self.language {
            Language::English => format!("{year:04}-{month:02}-{day:02}"),
            Language::Czech => format!("{day}. {month}. {year}"),
        });
        let known = [Some(self.producer.clone()).filter(|producer| !producer.is_empty()), date];
        known.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The forms a document can be written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DocumentFormat {
    /// One page that needs nothing else.
    Html,
    /// Text, with the pictures in files beside it.
    Markdown,
    /// Pages for print.
    Pdf,
}

impl DocumentFormat {
    /// The form that files with this ending have.
    pub fn from_extension(extension: &str) -> Option<DocumentFormat> {
        match extension {
            "html" => Some(DocumentFormat::Html),
            "md" => Some(DocumentFormat::Markdown),
            "pdf" => Some(DocumentFormat::Pdf),
            _ => None,
        }
    }
}

/// A file of a document: what is added to the document's own name without ending, and the contents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DocumentFile {
    /// `.html`, or `-3.svg` for a picture beside Markdown.
    pub suffix: String,
    /// The contents.
    pub bytes: Vec<u8>,
}

/// Writes a document that will be called `stem`: its own file first, then the pictures beside it.
pub fn write(document: &Document, form: DocumentFormat, stem: &str) -> Result<Vec<DocumentFile>, DrawError> {
    let alone = |suffix: &str, bytes| vec![DocumentFile { suffix: suffix.into(), bytes }];
    match form {
        DocumentFormat::Html => Ok(alone(".html", html::write(document).into_bytes())),
        DocumentFormat::Pdf => Ok(alone(".pdf", pages::write(document)?)),
        DocumentFormat::Markdown => Ok(markdown::write(document, stem)),
    }
}

/// Whether a column of a table holds numbers only, in either language, so that it is set to the right.
fn is_numeric(rows: &[Vec<String>], column: usize) -> bool {
    let is_number = |cell: &str| {
        let plain = cell.trim_end_matches(" %").replace([',', '\u{a0}'], "").replace('−', "-");
        plain.parse::<f64>().is_ok()
    };
    let mut filled = rows.iter().filter_map(|row| row.get(column)).filter(|cell| !cell.is_empty()).peekable();
    filled.peek().is_some() && filled.all(|cell| is_number(cell))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document() -> Document {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\"><rect width=\"9\" height=\"9\"/></svg>";
        let picture = Picture { svg: svg.into(), caption: "a <square>".into() };
        let row = |i: usize| vec![format!("row | {i}"), i.to_string()];
        Document {
            title: "A study".into(),
            subtitle: "of <squares>".into(),
            producer: "Plywood 7".into(),
            date: Some((2026, 2, 3)),
            language: Language::English,
            blocks: vec![
                DocumentBlock::Heading("First".into()),
                DocumentBlock::Words("Some words, <b>not</b> bold, and Red's \"own\".".into()),
                DocumentBlock::List(vec!["one thing".into(), "another".into()]),
                DocumentBlock::Verbatim("plywood demo".into()),
                DocumentBlock::Pictures(vec![picture.clone(), picture.clone()]),
                DocumentBlock::Beside {
                    picture,
                    headings: vec!["beside".into()],
                    rows: vec![vec!["it".into()]],
                },
                DocumentBlock::Table {
                    headings: vec!["name".into(), "n".into()],
                    rows: (0..90).map(row).collect(),
                },
            ],
        }
    }

    #[test]
    fn html_is_one_file_with_escaped_words() {
        let files = write(&document(), DocumentFormat::Html, "study").unwrap();
        let text = String::from_utf8(files[0].bytes.clone()).unwrap();
        assert_eq!((files.len(), files[0].suffix.as_str()), (1, ".html"));
        assert!(text.contains("&lt;b&gt;not&lt;/b&gt;") && text.contains("data:image/svg+xml;base64,"));
        assert!(text.contains("<td class=\"number\">89</td>"));
        assert!(text.contains("<li>another</li>") && text.contains("<td>it</td>"));
        assert!(text.contains("Plywood 7, 2026-02-03") && text.contains("of &lt;squares&gt;"), "{text}");
    }

    #[test]
    fn markdown_has_its_pictures_beside_it() {
        let files = write(&document(), DocumentFormat::Markdown, "study").unwrap();
        let suffixes: Vec<&str> = files.iter().map(|file| file.suffix.as_str()).collect();
        assert_eq!(suffixes, [".md", "-1.svg", "-2.svg", "-3.svg"]);
        let text = String::from_utf8(files[0].bytes.clone()).unwrap();
        assert!(text.contains("![a &lt;square&gt;](study-2.svg)"));
        assert!(text.contains("| row \\| 89 | 89 |"));
        assert!(text.contains("&lt;b&gt;not&lt;/b&gt; bold, and Red's \"own\"."), "{text}");
    }

    #[test]
    fn pdf_has_as_many_pages_as_it_needs() {
        let files = write(&document(), DocumentFormat::Pdf, "study").unwrap();
        let text = String::from_utf8_lossy(&files[0].bytes);
        assert!(text.starts_with("%PDF-"));
        let pages = text.matches("/Type /Page\n").count();
        assert!((2..=4).contains(&pages), "{pages} pages");
        assert!(text.contains("/Title (A study)") && text.contains("/Title (First)"), "properties and marks");
        assert!(text.contains("/CreationDate (D:20260203)") && text.contains("/Creator (Plywood 7)"));
    }

    #[test]
    fn a_picture_that_does_not_fit_waits_while_the_words_go_on() {
        let tall = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"790\"><rect width=\"9\" height=\"9\"/></svg>";
        let picture = Picture { svg: tall.into(), caption: "tall".into() };
        let words = |count: usize| DocumentBlock::Words("word ".repeat(count));
        let blocks = vec![words(500), DocumentBlock::Pictures(vec![picture]), words(300)];
        let files = write(&Document { blocks, ..Document::default() }, DocumentFormat::Pdf, "study").unwrap();
        // The words fill three quarters of a page, the picture most of one: in their order they would take three.
        assert_eq!(String::from_utf8_lossy(&files[0].bytes).matches("/Type /Page\n").count(), 2);
    }

    #[test]
    fn numbers_are_told_from_words() {
        let rows = vec![
            vec!["1,234".to_string(), "x".into(), String::new()],
            vec!["5.0 %".into(), "1".into(), String::new()],
        ];
        assert_eq!([0, 1, 2].map(|column| is_numeric(&rows, column)), [true, false, false]);
    }
}
