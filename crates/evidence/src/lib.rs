//! What tests stand on: data in and beside the repository, and the list of what could not be tested here.
//!
//! A test that cannot run on a machine says so with [`skip`], [`beside`] or [`takes_minutes`]. `make test` names a
//! file in `PLYWOOD_SKIPPED` and prints it at its end, one line each, so that nothing is green in silence.
//!
//! Invariant: only tests use this crate.

use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Names the file to which a line is added for everything that is skipped.
const SKIPPED: &str = "PLYWOOD_SKIPPED";
/// Set by `make verify-long`: proofs that take minutes run too.
const LONG: &str = "PLYWOOD_LONG_TESTS";
/// Set to write kept results anew instead of comparing with them.
const WRITE: &str = "PLYWOOD_WRITE";

/// The folder with data of others, beside the repository.
const BESIDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");

/// Notes that the running test, or a part of it, is skipped, and why.
pub fn skip(reason: &str) {
    let test = std::thread::current().name().unwrap_or("main").to_owned();
    note(&test, reason);
}

/// A file or folder of the data beside the repository; none, and noted, where it is absent.
pub fn beside(name: &str) -> Option<PathBuf> {
    let path = Path::new(BESIDE).join(name);
    if path.exists() {
        return Some(path);
    }
    skip(&format!("there is no ../shared/data/{name}"));
    None
}

/// Whether what takes minutes is asked for; noted when it is not.
pub fn takes_minutes(what: &str) -> bool {
    let is_asked = env::var_os(LONG).is_some();
    if !is_asked {
        note(what, "takes minutes, runs in make verify-long");
    }
    is_asked
}

/// Compares a text with a kept file of the repository; with `PLYWOOD_WRITE=1` it is written there instead.
///
/// # Panics
/// If the two differ, naming the first line that does, or if the file cannot be read or written.
#[track_caller]
pub fn check_kept(file: &Path, text: &str) {
    if env::var_os(WRITE).is_some() {
        fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        return;
    }
    let kept = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let differs = kept.lines().zip(text.lines()).enumerate().find(|(_, (old, new))| old != new);
    if let Some((index, (old, new))) = differs {
        panic!("{}:{}: kept '{old}', now '{new}'", file.display(), index + 1);
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "lines in {}", file.display());
}

#[allow(clippy::print_stderr)]
fn note(what: &str, reason: &str) {
    let package = env::var("CARGO_PKG_NAME").unwrap_or_default();
    let line = format!("{package}: {what}: {reason}\n");
    eprint!("skipped: {line}");
    let Some(list) = env::var_os(SKIPPED) else { return };
    let file = fs::OpenOptions::new().create(true).append(true).open(&list);
    let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
    assert!(written.is_ok(), "{}: {written:?}", Path::new(&list).display());
}

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(name: &str, text: &str) -> PathBuf {
        let file = env::temp_dir().join(format!("plywood-evidence-{}-{name}", std::process::id()));
        fs::write(&file, text).unwrap();
        file
    }

    #[test]
    fn the_same_text_passes() {
        check_kept(&kept("same", "one\ntwo\n"), "one\ntwo\n");
    }

    #[test]
    #[should_panic(expected = ":2: kept 'two', now 'three'")]
    fn another_line_is_named() {
        check_kept(&kept("other", "one\ntwo\n"), "one\nthree\n");
    }

    #[test]
    #[should_panic(expected = "lines in")]
    fn a_missing_line_is_noticed() {
        check_kept(&kept("shorter", "one\ntwo\n"), "one\n");
    }
}
