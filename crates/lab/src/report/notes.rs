//! The author's own words in a report: merged by headings, with captions and arrows on the boards of the game.

use crate::error::LabError;
use draw::board::{Arrow, CellLabels, Overlay, read_arrow, svg_with};
use draw::document::{DocumentBlock, Picture};
use draw::palette::LIGHT;
use search::NotationError;
use session::{Grid, Language};

/// The sections of a report in their order. The discussion is the author's alone and stands only where something was written.
pub(super) const SECTIONS: [&str; 11] = [
    "summary",
    "position",
    "value",
    "pruning",
    "tree",
    "line",
    "terms",
    "truth",
    "discussion",
    "conclusion",
    "repeat",
];
/// The sections where a line may be the caption of a board.
const WITH_BOARDS: [&str; 2] = ["position", "line"];
/// Width of a cell of the boards with captions, in pixels.
const CELL: f64 = 34.0;
/// Boards with captions that stand side by side.
const BESIDE: usize = 2;

/// What an author adds to a report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AuthorNotes {
    sections: Vec<NoteSection>,
}

/// What is added to one section.
#[derive(Clone, PartialEq, Eq, Debug)]
struct NoteSection {
    name: &'static str,
    paragraphs: Vec<String>,
    captions: Vec<BoardCaption>,
}

/// Words below the board after a ply, and moves drawn on it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct BoardCaption {
    ply: usize,
    arrows: Vec<String>,
    words: String,
}

/// A board that a caption can be about: the move that led there, and the cells.
pub(super) struct CaptionedBoard<'a> {
    pub ply: usize,
    pub title: String,
    pub grid: &'a Grid,
}

/// What is wrong with notes, as one line.
fn bad(what: &'static str, text: &str, expected: impl Into<String>) -> LabError {
    LabError::Notes(NotationError::new(what, text, expected))
}

fn title(name: &str, language: Language) -> &'static str {
    language.word(&format!("report-{name}"))
}

impl AuthorNotes {
    /// Reads notes whose headings are those of a report in this language. Lines that begin with `>` are not read.
    pub fn read(text: &str, language: Language) -> Result<AuthorNotes, LabError> {
        let mut notes = AuthorNotes::default();
        let mut is_open = false;
        for line in text.lines().map(str::trim).filter(|line| !line.starts_with('>')) {
            if line.starts_with('#') {
                notes.begin(line.trim_start_matches('#').trim(), language)?;
                is_open = false;
            } else if line.is_empty() {
                is_open = false;
            } else {
                let section = notes.sections.last_mut();
                let expected = || format!("a heading first, such as '# {}'", title(SECTIONS[0], language));
                let section = section.ok_or_else(|| bad("line of the notes", line, expected()))?;
                is_open = section.take(line, is_open, language)?;
            }
        }
        Ok(notes)
    }

    fn begin(&mut self, heading: &str, language: Language) -> Result<(), LabError> {
        let fits = |name: &&'static str| title(name, language).to_lowercase() == heading.to_lowercase();
        let names = || SECTIONS.map(|name| title(name, language)).join(", ");
        let name = SECTIONS.into_iter().find(fits).ok_or_else(|| bad("heading", heading, names()))?;
        self.sections.push(NoteSection { name, paragraphs: Vec::new(), captions: Vec::new() });
        Ok(())
    }

    /// All headings, with lines that say what can be written below them and are not read themselves.
    pub fn template(language: Language) -> String {
        let part = |name: &'static str| {
            let hint = if WITH_BOARDS.contains(&name) { "report-hint-boards" } else { "report-hint-words" };
            format!("# {}\n\n> {}\n", title(name, language), language.word(hint))
        };
        SECTIONS.map(part).join("\n")
    }

    /// The blocks of a section with what the author adds at its end.
    pub(super) fn merge(
        &self,
        name: &str,
        mut blocks: Vec<DocumentBlock>,
        boards: &[CaptionedBoard<'_>],
    ) -> Result<Vec<DocumentBlock>, LabError> {
        for section in self.sections.iter().filter(|section| section.name == name) {
            blocks.extend(section.paragraphs.iter().cloned().map(DocumentBlock::Words));
            let pictures = section.captions.iter().map(|caption| caption.picture(boards));
            let pictures = pictures.collect::<Result<Vec<_>, _>>()?;
            blocks.extend(pictures.chunks(BESIDE).map(|some| DocumentBlock::Pictures(some.to_vec())));
        }
        Ok(blocks)
    }

    /// Whether something stands below a heading.
    pub(super) fn has(&self, name: &str) -> bool {
        self.sections.iter().any(|section| section.name == name)
    }
}

impl NoteSection {
    /// Takes a line; whether the next one goes on with its paragraph.
    fn take(&mut self, line: &str, is_open: bool, language: Language) -> Result<bool, LabError> {
        let caption = WITH_BOARDS.contains(&self.name).then(|| BoardCaption::read(line, language));
        if let Some(caption) = caption.transpose()?.flatten() {
            self.captions.push(caption);
            return Ok(false);
        }
        match self.paragraphs.last_mut().filter(|_| is_open) {
            Some(paragraph) => {
                paragraph.push(' ');
                paragraph.push_str(line);
            }
            None => self.paragraphs.push(line.into()),
        }
        Ok(true)
    }
}

impl BoardCaption {
    /// `ply 3 [14-9 1-5]: words`; none if the line is no caption.
    fn read(line: &str, language: Language) -> Result<Option<BoardCaption>, LabError> {
        let lower = line.to_lowercase();
        let words = [language.word("report-ply"), "ply"];
        let Some(word) = words.into_iter().find(|word| lower.starts_with(&format!("{word} "))) else {
            return Ok(None);
        };
        let expected = format!("a line such as '{word} 3: words' or '{word} 3 [14-9 1-5]: words'");
        let wrong = || bad("caption", line, expected.as_str());
        let (place, words) = line.split_once(':').ok_or_else(wrong)?;
        let place = place.get(word.len()..).ok_or_else(wrong)?.trim();
        let (number, arrows) = match place.split_once('[') {
            Some((number, arrows)) => (number, arrows.strip_suffix(']').ok_or_else(wrong)?),
            None => (place, ""),
        };
        Ok(Some(BoardCaption {
            ply: number.trim().parse().map_err(|_| wrong())?,
            arrows: arrows.split_whitespace().map(String::from).collect(),
            words: words.trim().into(),
        }))
    }

    fn picture(&self, boards: &[CaptionedBoard<'_>]) -> Result<Picture, LabError> {
        let last = boards.last().map_or(0, |board| board.ply);
        let board = boards.iter().find(|board| board.ply == self.ply);
        let board = board.ok_or_else(|| bad("ply", &self.ply.to_string(), format!("0 to {last}")))?;
        let arrows = self.arrows.iter().map(|text| read_arrow(board.grid, text));
        let arrows = arrows.collect::<Result<Vec<Arrow>, _>>().map_err(LabError::Notes)?;
        let overlay = Overlay { labels: CellLabels::Shown, arrows, ..Overlay::default() };
        let said = [board.title.as_str(), self.words.as_str()].into_iter().filter(|said| !said.is_empty());
        let caption = said.collect::<Vec<_>>().join(": ");
        Ok(Picture { svg: svg_with(board.grid, &LIGHT, CELL, &overlay), caption })
    }
}
