//! What makes building slower and grows unseen is written down in docs/results/build.md, and compared here.

use crate::markdown::root;
use crate::supply::{PROGRAM, linked, metadata};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// The page with the figures.
const PAGE: &str = "docs/results/build.md";
/// In the name of every copy of the playing search's node, before and after what tells the copies apart.
const NODE: [&[u8]; 2] = [b"_ZN6search3pvs4node", b"11search_node17h"];
/// A copy for the expected line, and one for all other nodes.
const KINDS_OF_NODE: usize = 2;
/// What a server is made of; a page without one has none of it.
const SERVERS: [&str; 4] = ["axum", "hyper", "mio", "tokio"];
/// Letters of the number at the end of a name.
const HASH: usize = 16;

/// The number in the row of the page that begins with these words.
fn written(what: &str) -> usize {
    let page = std::fs::read_to_string(root().join(PAGE)).expect("the page");
    let row = page.lines().find(|line| line.starts_with(&format!("| {what} |")));
    let cell = row.and_then(|row| row.split('|').nth(2)).unwrap_or_else(|| panic!("{PAGE}: no row '{what}'"));
    cell.trim().parse().unwrap_or_else(|_| panic!("{PAGE}: '{what}' is no number"))
}

#[track_caller]
fn check(what: &str, found: usize) {
    let written = written(what);
    assert_eq!(
        found, written,
        "{what}: {PAGE} says {written}. Is it worth the time it costs? Then change the page."
    );
}

/// Our own packages.
fn own(metadata: &Value) -> impl Iterator<Item = &Value> {
    metadata["packages"].as_array().expect("packages").iter().filter(|package| package["source"].is_null())
}

#[test]
fn libraries_in_the_program_are_as_many_as_written_down() {
    let metadata = metadata();
    let own: BTreeSet<&str> = own(&metadata).map(|package| package["id"].as_str().expect("an id")).collect();
    check("libraries of others in the program", linked(&metadata, PROGRAM).difference(&own).count());
}

#[test]
fn the_desk_leads_to_no_server() {
    let metadata = metadata();
    let servers = |from: &str| -> Vec<&str> {
        let linked = linked(&metadata, from);
        let packages = metadata["packages"].as_array().expect("packages").iter();
        let linked = packages.filter(|package| linked.contains(package["id"].as_str().expect("an id")));
        linked.filter_map(|package| package["name"].as_str()).filter(|name| SERVERS.contains(name)).collect()
    };
    assert_eq!((servers("desk").len(), servers("studio").len()), (0, SERVERS.len()));
}

#[test]
fn crates_are_compiled_as_often_as_written_down() {
    let metadata = metadata();
    let targets = || own(&metadata).flat_map(|package| package["targets"].as_array().expect("targets"));
    let is =
        |target: &Value, kind: &str| target["kind"].as_array().expect("kinds").iter().any(|it| it == kind);
    check("our libraries", targets().filter(|target| is(target, "lib")).count());
    let again = targets().filter(|target| is(target, "lib") && target["test"] == true);
    check("our libraries that are compiled again for tests inside them", again.count());
    let more = targets().filter(|target| !is(target, "lib") && !is(target, "custom-build"));
    check("programs, suites of tests, examples and benches", more.count());
}

#[test]
fn the_playing_search_is_compiled_as_often_as_written_down() {
    let program = std::fs::read(Path::new(env!("CARGO_BIN_EXE_plywood"))).expect("the program");
    let find = |from: usize, what: &[u8]| {
        program[from..].windows(what.len()).position(|part| part == what).map(|at| from + at)
    };
    let mut copies = BTreeSet::new();
    let mut at = 0;
    while let Some(begin) = find(at, NODE[0]) {
        at = begin + NODE[0].len();
        let end =
            program[begin..].iter().position(|&byte| byte == 0).map_or(program.len(), |end| begin + end);
        let name = &program[begin..end];
        let number = name.windows(NODE[1].len()).position(|part| part == NODE[1]);
        copies.extend(
            number.map(|start| name[start + NODE[1].len()..].iter().take(HASH).copied().collect::<Vec<u8>>()),
        );
    }
    // The compiler may write one of the two kinds of a copy into its only caller: the other still counts.
    check("copies of the playing search in the program", copies.len().div_ceil(KINDS_OF_NODE));
}
