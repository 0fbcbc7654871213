//! All pages and all commands, read and carried out once for all tests.

use super::output::Output;
use super::page::GuidePage;
use super::runs::CommandRuns;
use super::scope::{FOLDERS, PAGES};
use crate::markdown::root;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};

/// README.md and `docs`, with what their commands print.
pub struct GuideBook {
    pages: Vec<GuidePage>,
    runs: CommandRuns,
}

impl GuideBook {
    /// The one book of a test run.
    pub fn open() -> &'static GuideBook {
        static BOOK: OnceLock<GuideBook> = OnceLock::new();
        BOOK.get_or_init(|| {
            let pages = pages();
            let commands: BTreeSet<String> = pages
                .iter()
                .flat_map(|page| &page.sections)
                .flat_map(|section| section.commands().cloned())
                .collect();
            GuideBook { pages, runs: CommandRuns::of(commands) }
        })
    }

    /// The pages whose figures are compared.
    pub fn pages(&self) -> impl Iterator<Item = &GuidePage> {
        self.pages.iter().filter(|page| !PAGES.iter().any(|left| left.0 == page.name))
    }

    /// What the commands of all pages printed.
    pub fn runs(&self) -> &CommandRuns {
        &self.runs
    }
}

/// README.md and the pages of `docs` whose folders are not left out.
fn pages() -> Vec<GuidePage> {
    let mut names = vec!["README.md".to_string()];
    list("docs", &mut names);
    let is_read = |name: &String| !FOLDERS.iter().any(|left| Path::new(name).starts_with(left.0));
    names.sort();
    names
        .into_iter()
        .filter(is_read)
        .map(|name| {
            let text =
                std::fs::read_to_string(root().join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
            GuidePage::new(&name, &text)
        })
        .collect()
}

fn list(folder: &str, names: &mut Vec<String>) {
    for entry in root().join(folder).read_dir().expect("a folder") {
        let entry = entry.expect("an entry");
        let name = format!("{folder}/{}", entry.file_name().display());
        if entry.path().is_dir() {
            list(&name, names);
        } else if name.ends_with(".md") {
            names.push(name);
        }
    }
}

/// A file of the repository, such as a page of results, each line with the next one, for a sentence may go on there.
pub fn text_of(name: &str) -> Arc<Output> {
    static KEPT: Mutex<BTreeMap<String, Arc<Output>>> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().expect("no panic");
    let read = || {
        let text =
            std::fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let lines: Vec<&str> = text.lines().collect();
        let pairs: Vec<String> = lines.windows(2).map(|pair| pair.join(" ")).collect();
        Arc::new(Output::new(&pairs.join("\n\n")))
    };
    kept.entry(name.into()).or_insert_with(read).clone()
}
