//! Experiments in files: run again they find the same, and what is wrong in one is said in a line.

use crate::markdown::root;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

const SMALL: &[&str] = &[
    "lab",
    "ablate",
    "mnk",
    "--board",
    "3x3",
    "--k",
    "3",
    "--positions",
    "3",
    "--seed",
    "5",
    "--depth",
    "2",
];

fn plywood(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plywood"));
    command.args(words).current_dir(folder).output().expect("the program runs")
}

#[track_caller]
fn printed(folder: &Path, words: &[&str]) -> String {
    let output = plywood(folder, words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[track_caller]
fn json(folder: &Path, words: &[&str]) -> Value {
    serde_json::from_str(&printed(folder, words)).expect("JSON")
}

#[test]
fn an_experiment_that_was_kept_finds_the_same_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let first = json(folder, &[SMALL, &["--json", "--save", "study.toml"]].concat());
    let again = json(folder, &["lab", "run", "study.toml", "--out", "results", "--json"]);
    let found: Value = serde_json::from_str(again["json"].as_str().unwrap()).unwrap();
    assert_eq!(found, first);
    assert_eq!(again["experiment"]["kind"], "ablation");
    assert_eq!(again["experiment"]["search"]["depth"], 2);
    let third = json(folder, &["lab", "run", "results/experiment.toml", "--json"]);
    assert_eq!(third, again, "the copy beside the results, run again");
    let kept: Value =
        serde_json::from_slice(&std::fs::read(folder.join("results/finding.json")).unwrap()).unwrap();
    assert_eq!(kept, again);
    let table = std::fs::read_to_string(folder.join("results/terms.csv")).unwrap();
    assert!(table.starts_with("terms,same move"), "{table}");
}

#[test]
fn a_match_and_a_climb_are_run_from_files() {
    let folder = tempfile::tempdir().unwrap();
    let text = "kind = 'match'\ngames = 4\nplace = { game = 'mnk', options = { columns = 3, rows = 3, k = 3 } }\n\
        [[players]]\nname = 'one'\nsearch = { depth = 1 }\n[[players]]\nname = 'two'\nsearch = { depth = 3 }\n";
    std::fs::write(folder.path().join("match.toml"), text).unwrap();
    let said = printed(folder.path(), &["lab", "run", "match.toml"]);
    assert!(said.starts_with("one against two: ") && said.contains("ending"), "{said}");
    let found = json(folder.path(), &["lab", "run", "match.toml", "--json"]);
    assert_eq!(found["games"].as_array().unwrap().len(), 4);
}

/// Everything but what a clock decides.
fn timeless(mut found: Value) -> Value {
    for thinking in found["thinking"].as_array_mut().into_iter().flatten() {
        thinking["longest_ms"] = Value::Null;
    }
    found
}

#[test]
fn a_match_that_was_kept_is_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("starts.txt"), "a1\nb2 # middle\n").unwrap();
    let engine = format!("uci:{} uci", env!("CARGO_BIN_EXE_plywood"));
    let script = folder.join("first.js");
    std::fs::write(&script, "function choose(p) { return p.moves()[0]; }").unwrap();
    let agent = format!("own:agent={},name=first", script.display());
    for (game, players, more) in [
        (
            "mnk",
            ["own:depth=1,eval=runs:twos=3", "own:algorithm=alphabeta,depth=2,order=yes"],
            &["--board", "3x3", "--k", "3", "--openings", "starts.txt", "--seed", "3"][..],
        ),
        (
            "chess",
            [&agent, &engine],
            &[
                "--nodes",
                "50",
                "--openings",
                "random:4",
                "--option",
                "Hash=1",
                "--resign",
                "900,3",
                "--max-moves",
                "6",
            ],
        ),
    ] {
        let words = [
            &["match", game, players[0], players[1], "--games", "4", "--json", "--save", "match.toml"],
            more,
        ];
        let first = json(folder, &words.concat());
        let again = json(folder, &["lab", "run", "match.toml", "--out", "results", "--json"]);
        let found: Value = serde_json::from_str(again["json"].as_str().unwrap()).unwrap();
        assert_eq!(timeless(found), timeless(first), "{game}");
        assert_eq!(again["games"].as_array().unwrap().len(), 4);
        let third = json(folder, &["lab", "run", "results/experiment.toml", "--json"]);
        assert_eq!(third["games"], again["games"], "{game}");
    }
}

#[track_caller]
fn refused(text: &str, why: &str) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("bad.toml"), text).unwrap();
    let output = plywood(folder.path(), &["lab", "run", "bad.toml"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        (output.status.code(), said.trim_end()),
        (Some(2), format!("plywood: bad.toml{why}").as_str())
    );
}

#[test]
fn a_bad_file_is_refused_with_its_key() {
    refused(
        "kind = 'truth'\ngame = 'draughts'\ndepth = 'six'\n",
        ": bad experiment: key 'depth': invalid type: string \"six\", expected u32",
    );
    refused(
        "kind = 'depths'\nfirst = 1\nlast = 2\nplace = { game = 'mnk', side = 1 }\n",
        ": bad experiment: key 'place.side': unknown field `side`, expected one of `game`, `options`, `position`, `moves`, `language`",
    );
    refused(
        "kind = 'race'\n",
        ": bad experiment: unknown kind 'race': expected one of match, ablation, depths, truth, tuning, learning, report, simulation, comparison, searches, evals, techniques, league, review",
    );
    refused("kind 'truth'\n", ", line 1: key with no value, expected `=`");
}

/// The sentences that the page has for findings are those of the terminal.
#[test]
fn the_page_and_the_terminal_sum_up_in_the_same_sentences() {
    for language in ["en", "cs"] {
        let read = |file: String| std::fs::read_to_string(root().join(file)).expect("words");
        let page = read(format!("web/src/words/{language}/lab.ftl"));
        let kept = read(format!("crates/language/messages/{language}/findings.ftl"));
        let sentences = kept.lines().skip(1);
        let missing: Vec<&str> = sentences.filter(|line| !page.contains(line)).collect();
        assert!(missing.is_empty(), "{language}: {missing:#?}");
        let of = |text: &str| text.lines().filter(|line| line.starts_with("lab-found-")).count();
        assert_eq!(of(&page), of(&kept), "{language}");
    }
}
