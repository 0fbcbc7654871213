//! The word list of `make lint`: it finds each word of the list, names the line, and lets plain sentences pass.

use crate::markdown::root;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// One sentence for each word that the list rejects.
const REJECTED: [&str; 10] = [
    "Whoever asks, waits.",
    "Somebody else builds here.",
    "The text is nobody's.",
    "Anybody may read it.",
    "A draw after so many plies.",
    "What is said about a node.",
    "What was said before.",
    "A page for a reader who wants more.",
    "The engine is told to stop.",
    "It ends without more ado.",
];

/// A folder with one document and one source file.
fn folder(name: &str, document: &str, comment: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plain-words").join(name);
    std::fs::create_dir_all(folder.join("crates")).unwrap();
    std::fs::write(folder.join("README.md"), format!("# A title\n\n{document}\n")).unwrap();
    std::fs::write(folder.join("crates/lib.rs"), format!("//! {comment}\n")).unwrap();
    folder
}

fn look(folder: &Path) -> Output {
    Command::new(root().join("tools/plain_words.sh")).arg(folder).output().expect("the script starts")
}

#[test]
fn every_rejected_word_is_found_with_its_line() {
    for (number, sentence) in REJECTED.into_iter().enumerate() {
        let found = look(&folder(&format!("document-{number}"), sentence, "A plain comment."));
        let said = String::from_utf8_lossy(&found.stdout);
        assert!(!found.status.success() && said.contains("README.md:3:"), "{sentence}: {said}");
        let found = look(&folder(&format!("comment-{number}"), "A plain sentence.", sentence));
        let said = String::from_utf8_lossy(&found.stdout);
        assert!(!found.status.success() && said.contains("crates/lib.rs:1:"), "{sentence}: {said}");
    }
}

#[test]
fn plain_sentences_pass_the_word_list() {
    let found =
        look(&folder("plain", "The caller waits; moves are told apart by number.", "At most 12 plies."));
    assert!(found.status.success() && found.stdout.is_empty(), "{}", String::from_utf8_lossy(&found.stdout));
}
