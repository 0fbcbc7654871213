//! What long work says while it lasts and when a signal ends it: how far it is, what is kept, and how it goes on.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

fn plywood(words: &[&str], seconds: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plywood"));
    command.args(words).env("PLYWOOD_PROGRESS", seconds).stdin(Stdio::null());
    command
}

/// What a command says on standard error up to the line that is waited for; then it is ended. Its work lasts long: a test
/// that had to hear a line before short work was done lost that race on a quick machine.
fn said_until(words: &str, is_last: impl Fn(&str) -> bool) -> Vec<String> {
    let words: Vec<&str> = words.split(' ').collect();
    let mut child =
        plywood(&words, "0.02").stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut lines = Vec::new();
    for line in BufReader::new(child.stderr.take().expect("a pipe")).lines() {
        lines.push(line.expect("text"));
        if is_last(&lines[lines.len() - 1]) {
            break;
        }
    }
    child.kill().expect("it is still at work");
    child.wait().expect("it ends");
    assert!(lines.last().is_some_and(|line| is_last(line)), "{words:?} ended before it said so: {lines:?}");
    lines
}

#[test]
fn long_work_says_now_and_then_how_far_it_is_where_no_terminal_is() {
    let tells_time_left = |line: &str| line.contains("% done, ") && line.contains(", about ");
    let lines = said_until("lab truth draughts --depth 6", tells_time_left);
    assert!(lines.iter().all(|line| line.starts_with("plywood: ") && line.contains(" so far")), "{lines:?}");
}

#[test]
fn nothing_is_said_where_it_is_asked_for_every_0_seconds() {
    let words = ["lab", "ablate", "mnk", "--techniques", "--depth", "3"];
    let done = plywood(&words, "0").output().expect("it starts");
    assert!(done.status.success());
    assert_eq!(String::from_utf8_lossy(&done.stderr), "");
}

#[test]
fn a_search_and_a_count_say_how_much_they_have_visited() {
    for (work, visited) in [
        ("search mnk --algorithm minimax --depth 16", " nodes so far"),
        ("tree mnk --algorithm minimax --depth 16 --show-depth 1", " nodes so far"),
        ("perft mnk --depth 16", " positions so far"),
        ("lab simulate mnk --board 15x15 --k 5 --depth 2", " plies so far"),
    ] {
        let lines = said_until(work, |line| !line.starts_with("plywood: 0 "));
        let is_one = |line: &String| line.starts_with("plywood: ") && line.ends_with(visited);
        assert!(lines.iter().all(is_one), "{work}: {lines:?}");
    }
}

/// Ends a command by a signal once one of its lines has this in it; what it said on standard error after that.
#[cfg(unix)]
fn interrupted(words: &[&str], part: &str, hears: fn(&mut Child) -> Box<dyn Read>) -> String {
    let mut child =
        plywood(words, "0.05").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut heard = BufReader::new(hears(&mut child));
    let mut line = String::new();
    while !line.contains(part) {
        line.clear();
        assert!(heard.read_line(&mut line).expect("text") > 0, "it ended before '{part}'");
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-s", "INT", &id]).status().expect("there is a kill").success());
    let mut rest = String::new();
    heard.read_to_string(&mut rest).expect("text");
    let done = child.wait_with_output().expect("it ends");
    rest + &String::from_utf8_lossy(&done.stderr)
}

#[cfg(unix)]
fn error(child: &mut Child) -> Box<dyn Read> {
    Box::new(child.stderr.take().expect("a pipe"))
}

#[cfg(unix)]
fn output(child: &mut Child) -> Box<dyn Read> {
    Box::new(child.stdout.take().expect("a pipe"))
}

#[cfg(unix)]
#[test]
fn an_experiment_that_a_signal_ends_says_that_it_begins_again() {
    let said = interrupted(&["lab", "truth", "draughts", "--depth", "6"], "so far", error);
    assert!(said.contains("nothing of it is kept; the same command begins again"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_search_that_a_signal_ends_says_that_it_begins_again() {
    let words = ["solve", "mnk", "--board", "7x7", "--k", "5"];
    let said = interrupted(&words, "so far", error);
    assert!(said.contains("before there was an answer: nothing of it is kept"), "{said}");
    assert!(!said.contains("give a smaller depth"), "no limit was too small: {said}");
}

#[cfg(unix)]
#[test]
fn a_training_that_a_signal_ends_says_what_is_kept_and_how_it_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let net = folder.path().join("small.net").display().to_string();
    let train = "net train mnk --board 3x3 --k 3 --games 50 --nodes 10 --hidden 16 --epochs 10000 --out";
    let words: Vec<&str> = train.split(' ').chain([net.as_str()]).collect();
    let said = interrupted(&words, "epoch 2 of", output);
    let state = net.replace(".net", ".training");
    assert!(said.contains("stopped after epoch ") && said.contains("--resume goes on"), "{said}");
    for file in [&net, &state] {
        assert!(said.contains(file.as_str()) && std::path::Path::new(file).exists(), "{file}: {said}");
    }
}
