//! `make verify-long` runs every test that takes minutes. A line of it that chooses no such test would pass and prove nothing.

use crate::markdown::root;
use std::path::{Path, PathBuf};

const SCRIPT: &str = include_str!("../../../../tools/verify_long.sh");

/// Package and words of every line that runs tests.
fn proofs() -> impl Iterator<Item = (&'static str, &'static str)> {
    SCRIPT.lines().filter_map(|line| {
        let mut words = line.strip_prefix("long ")?.split(' ');
        Some((words.next()?, words.next()?))
    })
}

/// The files below a folder that have a test that takes minutes.
fn long_tests(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            long_tests(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs")
            && std::fs::read_to_string(&path).expect("text").contains("evidence::takes_minutes(")
        {
            found.push(path);
        }
    }
}

/// Whether these words choose a test of the file: its module's name or a function's has them.
fn chooses(words: &str, suite: &Path, file: &Path) -> bool {
    let module = file.strip_prefix(suite).expect("it is below").display().to_string();
    let text = std::fs::read_to_string(file).expect("text");
    let is_test = |line: &str| line.trim_start().starts_with("fn ") && line.contains(words);
    module.contains(words) || text.lines().any(is_test)
}

#[test]
fn every_line_of_the_long_proofs_runs_a_test_and_every_long_test_has_a_line() {
    let crates = root().join("crates");
    let suite = |package: &str| crates.join(package).join("tests/suite");
    let mut found = Vec::new();
    long_tests(&crates, &mut found);
    found.retain(|file| {
        file.components().any(|part| part.as_os_str() == "suite") && !file.ends_with("proofs.rs")
    });
    let is_proved = |file: &PathBuf, (package, words): (&str, &str)| {
        file.starts_with(suite(package)) && chooses(words, &suite(package), file)
    };
    for proof in proofs() {
        assert!(
            found.iter().any(|file| is_proved(file, proof)),
            "long {} {}: no such test",
            proof.0,
            proof.1
        );
    }
    for file in &found {
        assert!(proofs().any(|proof| is_proved(file, proof)), "{}: no line runs it", file.display());
    }
}
