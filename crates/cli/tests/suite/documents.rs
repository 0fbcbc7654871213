//! What the documents say exists: every link, every file they name, every command line they print, every edge of the
//! code map.

use crate::markdown::{Document, documents, root};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders whose files the documents name by path.
const FOLDERS: [&str; 5] = ["crates/", "docs/", "fuzz/", "tools/", "web/"];
/// What is fetched or made, and so need not be there.
const MADE: [&str; 7] = [
    "docs/results/verify-long.md",
    "fuzz/artifacts/TARGET",
    "fuzz/corpus/TARGET",
    "fuzz/found",
    "web/dist",
    "web/node_modules",
    "web/browser/out",
];
/// What stands for something else in a command line that is described, not meant to be typed.
const PLACEHOLDERS: [&str; 7] = ["GAME", "N", "S", "FIRST", "SECOND", "…", "..."];

/// All complaints at once: a document with three faults is repaired in one go.
fn check(complaints: impl Fn(&Document) -> Vec<String>) {
    let found: Vec<String> = documents()
        .iter()
        .flat_map(|document| {
            let complaints = complaints(document);
            complaints.into_iter().map(|complaint| format!("{}: {complaint}", document.name))
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn every_link_leads_somewhere() {
    check(|document| {
        let broken =
            document.links().filter(|link| !link.contains("://") && !leads_somewhere(document, link));
        broken.map(|link| format!("no such place: {link}")).collect()
    });
}

/// Whether the linked file exists, and the heading in it if one is named.
fn leads_somewhere(document: &Document, link: &str) -> bool {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let here = root().join(&document.name);
    let path = match file {
        "" => here,
        _ => here.parent().expect("a file is in a folder").join(file),
    };
    path.exists() && (heading.is_empty() || Document::read(&path).anchors().any(|anchor| anchor == heading))
}

/// A reader finds every document from `docs/README.md`; the pages of single games from their own list.
#[test]
fn every_document_is_on_the_map() {
    let map = Document::read(&root().join("docs/README.md"));
    let mapped: BTreeSet<&str> = map.links().collect();
    let all = documents();
    let pages = all.iter().filter_map(|document| document.name.strip_prefix("docs/"));
    let is_missing = |page: &&str| {
        let is_listed = |folder: &str| page.starts_with(folder) && *page != format!("{folder}README.md");
        let is_elsewhere = is_listed("games/") || is_listed("searches/");
        let is_made = MADE.iter().any(|made| made.strip_prefix("docs/") == Some(page));
        !is_elsewhere && !is_made && *page != "README.md" && !mapped.contains(page)
    };
    let missing: Vec<&str> = pages.filter(is_missing).collect();
    assert!(missing.is_empty() && mapped.len() > 40, "not in docs/README.md: {missing:?}");
}

#[test]
fn every_file_named_by_its_path_exists() {
    check(|document| {
        let paths = document.code().filter(|code| is_path(code));
        let missing = paths.filter(|path| !root().join(path).exists());
        missing.map(|path| format!("no such file: {path}")).collect()
    });
}

/// A path as it would be typed at the root; patterns are none.
fn is_path(code: &str) -> bool {
    let is_plain = code.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let is_ours = FOLDERS.iter().any(|folder| code.starts_with(folder));
    is_plain && is_ours && !MADE.iter().any(|made| Path::new(code).starts_with(made))
}

#[test]
fn every_command_line_is_understood() {
    check(|document| document.commands().filter_map(|line| refusal(&line)).collect());
}

/// Why the program does not understand a command line. With `--help` at its end it is read and not carried out.
fn refusal(line: &str) -> Option<String> {
    let Some(words) = shlex::split(line) else { return Some(format!("quotes do not match: {line}")) };
    if is_described(&words) {
        return None;
    }
    let run = Command::new(env!("CARGO_BIN_EXE_plywood")).args(&words[1..]).arg("--help").output();
    let run = run.expect("the program starts");
    let why = String::from_utf8_lossy(&run.stderr).trim().to_string();
    (!run.status.success()).then(|| format!("`{line}`: {why}"))
}

/// Whether a command line is described, not meant to be typed.
fn is_described(words: &[String]) -> bool {
    words.iter().any(|word| word.contains('|') || PLACEHOLDERS.contains(&word.as_str()))
}

/// Command lines are tested here, Rust by the crate that includes its README in the documentation.
#[test]
fn every_crate_has_a_readme_with_a_tested_example() {
    for name in crates() {
        let folder = root().join("crates").join(&name);
        let text = std::fs::read_to_string(folder.join("README.md")).unwrap_or_default();
        let library = std::fs::read_to_string(folder.join("src/lib.rs")).unwrap_or_default();
        let is_included = library.contains("include_str!(\"../README.md\")");
        let is_tested = match text.contains("```rust\n") {
            true => is_included,
            false => typed(&Document::new("README.md", &text)) > 0,
        };
        assert!(text.starts_with(&format!("# {name}\n")) && is_tested, "{name}: no README with an example");
    }
}

/// How many command lines of a document are meant to be typed.
fn typed(document: &Document) -> usize {
    let words = document.commands().filter_map(|line| shlex::split(&line));
    words.filter(|words| !is_described(words)).count()
}

/// The code map's last column is what the manifests say.
#[test]
fn the_code_map_has_every_edge_between_crates() {
    let map = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("a file");
    let rows = map.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
    let drawn: BTreeMap<&str, BTreeSet<&str>> = rows.map(|(name, row)| (name, last_column(row))).collect();
    for name in crates() {
        let manifest = std::fs::read_to_string(root().join("crates").join(&name).join("Cargo.toml"));
        let used = used_crates(&manifest.expect("a manifest"));
        let drawn = drawn.get(name.as_str()).unwrap_or_else(|| panic!("no row for {name}"));
        assert!(used.iter().eq(drawn.iter()), "{name} uses {used:?}, the code map says {drawn:?}");
    }
}

/// Crates that know no game.
const WITHOUT_GAMES: [&str; 15] = [
    "script", "search", "session", "endgame", "cluster", "language", "net", "files", "draw", "protocol",
    "arena", "lab", "terminal", "desk", "studio",
];

/// Crates that know no game have no edge to one: then a game is its own crate and one line of the list.
#[test]
fn crates_that_know_no_game_use_none() {
    let uses = |name: &str| {
        let manifest = std::fs::read_to_string(root().join("crates").join(name).join("Cargo.toml"));
        used_crates(&manifest.expect("a manifest"))
    };
    let games = uses("games");
    let is_game = |name: &String| games.contains(name) && name != "session";
    for name in WITHOUT_GAMES {
        let named: Vec<String> = uses(name).into_iter().filter(is_game).collect();
        assert!(
            named.is_empty() && !uses(name).contains("games"),
            "{name} uses {named:?} or the list of games"
        );
    }
    assert_eq!(
        uses("session"),
        BTreeSet::from(["examples", "language", "net", "script", "search", "stopwatch"].map(String::from))
    );
    for game in games.iter().filter(|name| is_game(name)) {
        let others: Vec<String> = uses(game).into_iter().filter(is_game).collect();
        assert!(others.is_empty(), "{game} uses {others:?}");
    }
}

/// The title of a work that a search comes from.
fn is_title(line: &str) -> bool {
    line.trim_start().starts_with("work: \"")
}

/// A new game has new words: none of a game's own stands in the code of a crate that knows no game. Comments and tests may
/// give examples.
#[test]
fn crates_that_know_no_game_name_none() {
    for name in WITHOUT_GAMES {
        for file in sources(&root().join("crates").join(name).join("src")) {
            let text = std::fs::read_to_string(&file).expect("a text");
            let (code, _) = text.split_once("\n#[cfg(test)]").unwrap_or((&text, ""));
            let named: Vec<&str> = code.lines().filter(|line| names_game(line) && !is_title(line)).collect();
            assert!(named.is_empty(), "{} names a game: {named:#?}", file.display());
        }
    }
    assert!(names_game("instead: \"expected Chess\"") && !names_game("    // as in chess"));
}

fn names_game(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default().to_lowercase();
    let mut words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
    let is_named = words.any(|word| ["chess", "draughts", "reversi", "pacman", "mnk"].contains(&word));
    is_named || code.contains("pac-man") || code.contains("m,n,k")
}

/// All files of Rust in a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    let is_source = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "rs");
    let inside = folders.iter().flat_map(|folder| sources(folder));
    files.into_iter().filter(is_source).chain(inside).collect()
}

fn last_column(row: &str) -> BTreeSet<&str> {
    let column = row.trim_end_matches('|').rsplit('|').next().unwrap_or_default();
    column.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
}

/// The names of our own crates.
fn crates() -> Vec<String> {
    let folders = root().join("crates").read_dir().expect("a folder");
    folders.map(|entry| entry.expect("an entry").file_name().display().to_string()).collect()
}

/// Which of our own crates a manifest depends on, its tests aside.
fn used_crates(manifest: &str) -> BTreeSet<String> {
    let (_, rest) = manifest.split_once("\n[dependencies]\n").unwrap_or_default();
    let (section, _) = rest.split_once("\n[").unwrap_or((rest, ""));
    let name = |line: &str| line.split(['.', ' ', '=']).next().unwrap_or_default().to_string();
    let ours = crates();
    section.lines().map(name).filter(|name| ours.contains(name)).collect()
}

#[test]
fn broken_links_and_commands_are_found() {
    let text = "# A title\n[x](nowhere.md) [y](README.md#no-such-heading) [z](README.md#two-commands)\n\
                `crates/none.rs`\n```\nplywood search mnk --dept 3   # a comment\n```\n";
    let document = Document::new("test.md", text);
    let broken: Vec<&str> = document.links().filter(|link| !leads_somewhere(&document, link)).collect();
    assert_eq!(broken, ["nowhere.md", "README.md#no-such-heading"]);
    assert_eq!(document.code().filter(|code| is_path(code)).collect::<Vec<_>>(), ["crates/none.rs"]);
    let refused: Vec<String> = document.commands().filter_map(|line| refusal(&line)).collect();
    assert!(
        refused.len() == 1 && refused[0].starts_with("`plywood search mnk --dept 3`: plywood: "),
        "{refused:?}"
    );
}
