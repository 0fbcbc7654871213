//! One Czech word for one thing, on the page, in the console and in the documents.

use crate::markdown::root;
use std::path::{Path, PathBuf};

/// The beginning of a word that is not used, and the word that is. Both in small letters.
const REJECTED: [(&str, &str); 12] = [
    ("herní prohledáv", "hrací prohledávání"),
    ("hodnoticí funkc", "ohodnocovací funkce"),
    (" hodnotící funkc", "ohodnocovací funkce"),
    ("evaluační", "ohodnocovací"),
    ("ostré odřez", "přísné odřezávání"),
    (" ostře ", "přísně"),
    ("alpha-beta", "alfa-beta"),
    ("minmax", "minimax"),
    ("hlavní linie", "hlavní varianta"),
    ("transposi", "transpoziční"),
    ("klikn", "klepnout"),
    ("knihovna zahájení", "kniha zahájení"),
];

/// Everything in a folder.
fn folder(path: &str, found: &mut Vec<PathBuf>) {
    for entry in root().join(path).read_dir().expect("a folder") {
        found.push(entry.expect("an entry").path());
    }
}

fn files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    folder("web/src/words/cs", &mut found);
    folder("crates/language/messages/cs", &mut found);
    let crates = root().join("crates").read_dir().expect("a folder");
    found.extend(
        crates
            .map(|entry| entry.expect("an entry").path().join("messages/cs.ftl"))
            .filter(|path| path.exists()),
    );
    found.push(root().join("docs/learn.cs.md"));
    assert!(found.len() > 20, "only {} files found", found.len());
    found
}

/// The faults of a text: the line and the word to use.
fn wrong(text: &str) -> Vec<String> {
    let said = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') || line.starts_with("##"));
    let in_line = |(number, line): (usize, &str)| {
        let line = line.to_lowercase();
        let found = REJECTED
            .iter()
            .filter(|(rejected, _)| line.contains(rejected))
            .map(|(rejected, word)| format!("line {}: '{}': expected {word}", number + 1, rejected.trim()));
        found.collect::<Vec<_>>()
    };
    said.flat_map(in_line).collect()
}

#[test]
fn no_rejected_czech_word_is_used() {
    let complaints = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a text");
        wrong(&text).into_iter().map(|wrong| format!("{}: {wrong}", path.display())).collect::<Vec<_>>()
    };
    let found: Vec<String> = files().iter().flat_map(complaints).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_rejected_word_is_found() {
    assert_eq!(
        wrong("a = Hodnota\nb = Herní prohledávání\n"),
        ["line 2: 'herní prohledáv': expected hrací prohledávání"]
    );
    assert_eq!(wrong("a = ohodnocovací funkce, hrací prohledávání"), Vec::<String>::new());
}

/// The messages of a file whose names begin so.
fn messages(path: &str, start: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(root().join(Path::new(path))).expect("messages");
    let message = |line: &str| {
        let (name, words) = line.split_once(" = ")?;
        name.starts_with(start).then(|| (name.to_string(), words.to_string()))
    };
    text.lines().filter_map(message).collect()
}

#[test]
fn pictures_and_the_page_say_why_a_node_was_left_in_the_same_words() {
    for language in ["en", "cs"] {
        let shared = messages(&format!("crates/language/messages/{language}/tree.ftl"), "exit-");
        assert!(shared.len() > 20);
        let page = messages(&format!("web/src/words/{language}/tree.ftl"), "exit-");
        let own: Vec<&str> = page.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(own, ["exit-rule", "exit-never"], "{language}: what the page alone says");
        let pictures = messages(&format!("crates/language/messages/{language}/pictures.ftl"), "exit-");
        assert!(pictures.is_empty(), "{language}");
    }
}
