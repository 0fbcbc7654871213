//! Names that strangers chose: what is printed has none of their control characters.

use std::path::Path;
use std::process::Command;

/// A value function whose names clear the screen, change colours and titles, and turn letters round.
const SCRIPT: &str = r#"about("\u001b[2J");
term("a\u001b[31mRED\u0007", 1, "x\u001b]0;title\u0007\u202e", p => 1);
term("b\u009b31m\u007f\r", 2, "\u0000", p => 2);
"#;

fn check(script: &Path, words: &str) {
    let words =
        words.split(' ').map(|word| if word == "SCRIPT" { script.as_os_str() } else { word.as_ref() });
    let done = Command::new(env!("CARGO_BIN_EXE_plywood")).args(words).output().expect("it starts");
    let printed = [done.stdout, done.stderr].concat();
    let printed = String::from_utf8(printed).expect("text");
    let steers = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
    assert!(!printed.is_empty() && !printed.contains(steers), "{printed:?}");
}

#[test]
fn names_of_terms_do_not_steer_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("mine.js");
    std::fs::write(&script, SCRIPT).expect("a file");
    for words in [
        "eval draughts --eval SCRIPT",
        "eval draughts --eval SCRIPT --json",
        "eval draughts --eval SCRIPT --list",
        "eval draughts --eval SCRIPT --list --json",
        "search mnk --depth 1 --eval SCRIPT",
        "search mnk --depth 1 --eval SCRIPT --json",
        "tree mnk --depth 1 --eval SCRIPT",
        "tree mnk --depth 1 --eval SCRIPT --json",
        "analyse draughts --depth 2 --eval SCRIPT",
    ] {
        check(&script, words);
    }
}

#[test]
fn arguments_and_names_of_files_do_not_steer_the_terminal() {
    let file = Path::new("\u{1b}[2J\u{202e}.js");
    for words in ["SCRIPT", "eval SCRIPT", "eval draughts --eval SCRIPT", "tree explicit --file SCRIPT"] {
        check(file, words);
    }
}
