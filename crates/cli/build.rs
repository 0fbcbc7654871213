//! Names the commit that the program is built from, for `plywood --version`.

#![allow(clippy::print_stdout, reason = "a build script speaks to cargo so")]

use std::path::{Path, PathBuf};
use std::process::Command;

/// The text where no commit is known: sources from an archive, or no git on the machine.
const UNKNOWN: &str = "unknown commit";
/// Letters of a commit.
const LETTERS: &str = "--short=12";

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    println!("cargo::rustc-env=PLYWOOD_COMMIT={}", commit(&root).unwrap_or_else(|| UNKNOWN.into()));
    for path in watched(&root).into_iter().filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

/// The commit, if the sources are the top of a repository: an archive may have been unpacked inside another one.
fn commit(root: &Path) -> Option<String> {
    let top = PathBuf::from(git(root, &["rev-parse", "--show-toplevel"])?);
    if top.canonicalize().ok()? != root.canonicalize().ok()? {
        return None;
    }
    let commit = git(root, &["rev-parse", LETTERS, "HEAD"])?;
    let changes = git(root, &["status", "--porcelain", "--untracked-files=no"])?;
    Some(if changes.is_empty() { commit } else { format!("{commit}, changed") })
}

/// What tells another commit, and the sources of the program. Without a repository the build script itself is enough.
fn watched(root: &Path) -> Vec<PathBuf> {
    let branch = git(root, &["symbolic-ref", "--quiet", "HEAD"]);
    let names = ["HEAD".to_string(), "packed-refs".into()].into_iter().chain(branch);
    let state = names.filter_map(|name| git(root, &["rev-parse", "--git-path", &name]));
    let crates = std::fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    let sources = crates.map(|entry| entry.path().join("src"));
    let other = ["crates/cli/build.rs", "Cargo.lock"].map(|name| root.join(name));
    state.map(|path| root.join(path)).chain(sources).chain(other).collect()
}

/// What git answers; none if there is no git, or it refuses.
fn git(root: &Path, words: &[&str]) -> Option<String> {
    let run = Command::new("git").current_dir(root).args(words).output().ok()?;
    let answer = String::from_utf8(run.stdout).ok()?;
    run.status.success().then(|| answer.trim().to_string())
}
