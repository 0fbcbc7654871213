//! A page cut into sections, and sections into passages: paragraphs, rows of tables, comments of commands, output.

use super::blank::{Block, blocks, comments, lines, spans, without_code};
use super::marks::{self, Mark};
use std::ops::Range;

/// A document.
pub struct GuidePage {
    /// Its path from the root.
    pub name: String,
    /// As it is written.
    pub text: String,
    /// The same length, with spaces where no figures can stand.
    pub bare: String,
    /// What stands between two headings.
    pub sections: Vec<Section>,
    blocks: Vec<Block>,
    spans: Vec<Range<usize>>,
}

/// What stands between two headings.
#[derive(Default)]
pub struct Section {
    /// Where it stands.
    pub place: Range<usize>,
    /// Its pieces.
    pub passages: Vec<Passage>,
    /// The commands that it prints.
    pub all: Passage,
    /// The commands and pages of results that its marks name.
    pub by: Passage,
    /// Its other marks.
    pub marks: Vec<Mark>,
    /// Marks that cannot be read.
    pub faults: Vec<String>,
}

/// A paragraph, a row, a line of output or a remark beside a command.
#[derive(Default)]
pub struct Passage {
    /// Where it stands.
    pub place: Range<usize>,
    /// The heads of its columns, if it is a row.
    pub heads: Option<Range<usize>>,
    /// The commands in it: a row or a remark is about its own.
    pub commands: Vec<String>,
    /// The pages of results that it links.
    pub pages: Vec<String>,
    /// Whether it speaks of its own commands alone.
    pub is_own: bool,
    /// Whether it is a line of output.
    pub is_output: bool,
}

impl GuidePage {
    /// The page with this text.
    pub fn new(name: &str, text: &str) -> GuidePage {
        let mut page = GuidePage {
            name: name.into(),
            text: text.into(),
            bare: without_code(text),
            sections: Vec::new(),
            blocks: blocks(text),
            spans: spans(text),
        };
        page.sections = page.cut().into_iter().map(|place| page.section(place)).collect();
        page
    }

    /// The number of the line at a place.
    pub fn line(&self, at: usize) -> usize {
        self.text[..at].matches('\n').count() + 1
    }

    /// The places between headings.
    fn cut(&self) -> Vec<Range<usize>> {
        let is_code = |at: usize| self.blocks.iter().any(|block| block.place.contains(&at));
        let heads =
            lines(&self.text).filter(|line| self.text[line.clone()].starts_with('#') && !is_code(line.start));
        let mut starts: Vec<usize> = std::iter::once(0).chain(heads.map(|line| line.start)).collect();
        starts.dedup();
        starts.push(self.text.len());
        starts.windows(2).map(|pair| pair[0]..pair[1]).collect()
    }

    fn section(&self, place: Range<usize>) -> Section {
        let mut section =
            Section { place: place.clone(), passages: self.passages(place.clone()), ..Section::default() };
        section.all.commands = section.passages.iter().flat_map(|passage| passage.commands.clone()).collect();
        let is_code = |at: usize| self.blocks.iter().any(|block| block.place.contains(&at));
        let is_here = |comment: &Range<usize>| place.contains(&comment.start) && !is_code(comment.start);
        for comment in comments(&self.text).into_iter().filter(is_here) {
            match marks::read(&self.text[comment]) {
                Ok(marks) => marks.into_iter().for_each(|mark| section.take(mark)),
                Err(fault) => section.faults.push(fault),
            }
        }
        section
    }

    /// The pieces of a section, in their order.
    fn passages(&self, place: Range<usize>) -> Vec<Passage> {
        let mut found: Vec<Passage> = Vec::new();
        let block_at = |at: usize| self.blocks.iter().find(|block| block.place.contains(&at));
        let mut covered = place.start;
        for line in lines(&self.text).filter(|line| place.contains(&line.start)) {
            if line.start < covered || self.text[line.clone()].trim_start().starts_with("```") {
                continue;
            }
            covered = line.end;
            match block_at(line.start) {
                Some(block) if block.is_console => {
                    let end = self.end_of_command(&line, block.place.end);
                    covered = end;
                    found.push(self.console(line.start..end));
                }
                Some(_) => {}
                None => self.add_prose(line, &mut found),
            }
        }
        found
    }

    /// A command that is broken by `\` goes on in the next line.
    fn end_of_command(&self, line: &Range<usize>, limit: usize) -> usize {
        let text = &self.text[line.start..limit];
        let mut end = 0;
        for part in text.split_inclusive('\n') {
            end += part.len();
            if !part.trim_end().ends_with('\\') {
                break;
            }
        }
        line.start + end
    }

    /// A line of a console: a command with a remark, or output.
    fn console(&self, place: Range<usize>) -> Passage {
        let text = &self.text[place.clone()];
        let typed = text.trim_start().trim_start_matches("$ ");
        if !typed.starts_with("plywood ") {
            return Passage { place, is_output: true, ..Passage::default() };
        }
        let skipped = text.len() - typed.len();
        let length = length_of_command(typed);
        let command = plain(&typed[..length]);
        Passage {
            place: place.start + skipped + length..place.end,
            commands: vec![command],
            is_own: true,
            ..Passage::default()
        }
    }

    /// A line outside of code belongs to the paragraph before it, or begins a passage.
    fn add_prose(&self, line: Range<usize>, found: &mut Vec<Passage>) {
        let text = self.text[line.clone()].trim_start();
        if self.bare[line.clone()].trim().is_empty() && !text.contains('`') {
            return;
        }
        let is_row = text.starts_with('|');
        let is_beginning =
            is_row || ["- ", "* ", "#"].iter().any(|sign| text.starts_with(sign)) || is_numbered(text);
        let last = found
            .last_mut()
            .filter(|last| last.place.end == line.start && !last.is_own && last.heads.is_none());
        if let (false, Some(last)) = (is_beginning, last)
            && !self.text[last.place.clone()].starts_with(['#', '|'])
        {
            let place = last.place.start..line.end;
            *last = self.prose(place);
            return;
        }
        let heads = if is_row { self.heads(&line) } else { None };
        let mut passage = self.prose(line);
        passage.is_own = is_row && !passage.commands.is_empty();
        passage.heads = heads;
        found.push(passage);
    }

    fn prose(&self, place: Range<usize>) -> Passage {
        let inside = |span: &Range<usize>| place.contains(&span.start);
        let code = self.spans.iter().filter(|span| inside(span)).map(|span| plain(&self.text[span.clone()]));
        let commands = code.filter(|code| code.starts_with("plywood ")).collect();
        let links = self.text[place.clone()].split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        let name = |link: &str| {
            link.split('#')
                .next()
                .unwrap_or_default()
                .rsplit_once("results/")
                .map(|(_, name)| name.to_string())
        };
        let pages =
            links.filter_map(|(link, _)| name(link)).map(|name| format!("docs/results/{name}")).collect();
        Passage { place, commands, pages, ..Passage::default() }
    }

    /// The first line of the table that a row belongs to; none for that line itself.
    fn heads(&self, row: &Range<usize>) -> Option<Range<usize>> {
        let above: Vec<Range<usize>> = lines(&self.text[..row.start]).collect();
        above.into_iter().rev().take_while(|line| self.text[line.clone()].starts_with('|')).last()
    }
}

impl Section {
    /// The commands that it prints, then those that its marks name.
    pub fn commands(&self) -> impl Iterator<Item = &String> {
        self.all.commands.iter().chain(&self.by.commands)
    }

    fn take(&mut self, mark: Mark) {
        match mark {
            Mark::By(command) if command.starts_with("plywood ") => self.by.commands.push(command),
            Mark::By(page) => self.by.pages.push(page),
            other => self.marks.push(other),
        }
    }
}

fn is_numbered(text: &str) -> bool {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    digits > 0 && text[digits..].starts_with(". ")
}

/// A command ends where its remark begins: at a `#`, or at two spaces.
fn length_of_command(typed: &str) -> usize {
    let joined = typed.find("\\\n").unwrap_or(0);
    let ends = [" #", "  ", "\n"].iter().filter_map(|mark| {
        let from = if joined > 0 { typed.rfind("\\\n").map_or(0, |at| at + 2) } else { 0 };
        let from = from + typed[from..].len() - typed[from..].trim_start().len();
        typed[from..].find(mark).map(|at| from + at)
    });
    ends.min().unwrap_or(typed.len())
}

/// In one line, with single spaces.
fn plain(code: &str) -> String {
    code.replace("\\\n", " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_page_is_cut_into_what_belongs_together() {
    let text = "# One\nwords 5\nmore `plywood a --b 1`\n\n| h | 2 |\n|---|---|\n| `plywood c` | 7 [x](results/y.md) |\n\n## Two\n\
                ```console\n$ plywood d \\\n    --e   # 8\nvalue 9\n```\n<!-- by: plywood f -->\n";
    let page = GuidePage::new("p.md", text);
    let commands = page.sections.iter().map(|section| section.commands().map(String::as_str).collect());
    let commands: Vec<Vec<&str>> = commands.collect();
    assert_eq!(commands, [["plywood a --b 1", "plywood c"], ["plywood d --e", "plywood f"]]);
    let first: Vec<&str> =
        page.sections[0].passages.iter().map(|passage| &text[passage.place.clone()]).collect();
    assert_eq!(first[1..3], ["words 5\nmore `plywood a --b 1`\n", "| h | 2 |\n"]);
    let row = page.sections[0].passages.last().unwrap();
    assert_eq!((row.is_own, row.pages[0].as_str()), (true, "docs/results/y.md"));
    let second: Vec<&str> =
        page.sections[1].passages.iter().map(|passage| &text[passage.place.clone()]).collect();
    assert_eq!(second, ["## Two\n", "   # 8\n", "value 9\n"]);
}
