//! As much of Markdown as the tests of the documents need: links, headings, code and command lines.

use std::path::{Path, PathBuf};

/// A Markdown file.
pub struct Document {
    /// Its path from the root of the repository.
    pub name: String,
    text: String,
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every document: those of the root, of `docs` and of the crates; transcripts are tests of their own.
pub fn documents() -> Vec<Document> {
    let mut found = Vec::new();
    in_folder(&root(), &mut found);
    for folder in ["docs", "docs/games", "docs/results", "docs/searches"] {
        in_folder(&root().join(folder), &mut found);
    }
    for krate in folders(&root().join("crates")) {
        in_folder(&krate, &mut found);
    }
    assert!(found.len() > 20, "only {} documents found", found.len());
    found
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().expect("a folder");
    entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir()).collect()
}

fn in_folder(folder: &Path, found: &mut Vec<Document>) {
    for entry in folder.read_dir().expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "md") {
            found.push(Document::read(&path));
        }
    }
}

impl Document {
    /// The document in this file.
    pub fn read(path: &Path) -> Document {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let name = path.strip_prefix(root()).unwrap_or(path).display().to_string();
        Document { name, text }
    }

    /// A document that is in no file.
    pub fn new(name: &str, text: &str) -> Document {
        Document { name: name.into(), text: text.into() }
    }

    /// Whether this word occurs as code: alone in backquotes, or in a code block.
    pub fn names(&self, word: &str) -> bool {
        let is_part = |c: char| !(c.is_alphanumeric() || c == '-' || c == '_');
        self.code().chain(self.blocks()).any(|code| code.split(is_part).any(|part| part == word))
    }

    /// Where its links lead.
    pub fn links(&self) -> impl Iterator<Item = &str> {
        self.text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link)
    }

    /// What its headings are called in links.
    pub fn anchors(&self) -> impl Iterator<Item = String> {
        self.text.lines().filter(|line| line.starts_with('#')).map(|line| {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
            kept.map(|c| if c == ' ' { '-' } else { c }).collect()
        })
    }

    /// What stands in single backquotes.
    pub fn code(&self) -> impl Iterator<Item = &str> {
        let prose = self.text.split("```").step_by(2);
        prose.flat_map(|prose| prose.lines()).flat_map(|line| line.split('`').skip(1).step_by(2))
    }

    /// The code blocks, fenced or indented, line by line.
    fn blocks(&self) -> impl Iterator<Item = &str> {
        let fenced = self.text.split("```").skip(1).step_by(2).flat_map(str::lines);
        fenced.chain(self.text.lines().filter(|line| line.starts_with("    ")))
    }

    /// The command lines of the program, without what explains them.
    pub fn commands(&self) -> impl Iterator<Item = String> {
        let mut lines: Vec<String> = Vec::new();
        let mut goes_on = false;
        for line in self.blocks() {
            let line = line.trim_start().trim_start_matches("$ ");
            let part = line.trim_end_matches('\\').trim();
            match lines.last_mut() {
                Some(last) if goes_on => *last = format!("{last} {part}"),
                _ => lines.push(part.to_string()),
            }
            goes_on = line.ends_with('\\');
        }
        let typed = lines.into_iter().chain(self.code().map(String::from));
        typed.filter(|line| line.starts_with("plywood ")).map(|line| without_comment(&line))
    }
}

/// A command line ends where its explanation begins: at a `#`, or at two spaces.
fn without_comment(line: &str) -> String {
    let end = [" #", "  "].iter().filter_map(|mark| line.find(mark)).min().unwrap_or(line.len());
    line[..end].trim_end().to_string()
}
