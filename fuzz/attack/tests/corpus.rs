//! Every target on every file of the corpus, and that the fuzzer knows the same targets.

use attack::TARGETS;
use std::path::{Path, PathBuf};

/// The corpus is part of every clone.
const MAX_BYTES: u64 = 300_000;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files of a folder by name, so that the same one fails first every time.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn names(folder: &str) -> Vec<String> {
    let stem = |path: &PathBuf| path.file_stem().expect("a name").display().to_string();
    files(&fuzz().join(folder)).iter().map(stem).collect()
}

#[test]
fn no_file_of_the_corpus_breaks_its_reader() {
    for (name, target) in TARGETS {
        let files = files(&fuzz().join("corpus").join(name));
        assert!(!files.is_empty(), "no seed for {name}");
        for file in files {
            let bytes = std::fs::read(&file).expect("a file");
            let done = std::panic::catch_unwind(|| target(&bytes));
            assert!(done.is_ok(), "{} breaks {name}; what it broke is said above", file.display());
        }
    }
}

#[test]
fn the_fuzzer_has_every_target() {
    let known = TARGETS.map(|(name, _)| name);
    assert!(known.is_sorted());
    assert_eq!(names("fuzz_targets"), known);
    assert_eq!(names("corpus"), known);
    let manifest = std::fs::read_to_string(fuzz().join("Cargo.toml")).expect("a manifest");
    for name in known {
        assert!(manifest.contains(&format!("name = \"{name}\"\n")), "no binary {name}");
    }
}

#[test]
fn the_corpus_is_small() {
    let size = |file: &PathBuf| file.metadata().expect("a file").len();
    let folders = files(&fuzz().join("corpus"));
    let bytes: u64 = folders.iter().flat_map(|folder| files(folder)).map(|file| size(&file)).sum();
    assert!(bytes < MAX_BYTES, "{bytes} bytes");
}
