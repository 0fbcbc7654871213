//! Scripts as a user meets them who has a hostile one: they run in a child process, and whatever they do ends in one line.

#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// A value function that is no harm, and takes its time.
const HONEST: &str = "../examples/values/chase.js";
/// Long enough to be interrupted.
const LONG: &str = "analyse draughts --depth 90";

fn plywood(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plywood"));
    command.args(words.split(' ')).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn output(words: &str) -> Output {
    plywood(words).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A script in a folder of its own.
fn script(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
    let file = folder.path().join(name);
    std::fs::write(&file, text).expect("a file");
    file.display().to_string()
}

/// A script may take this much of the processor before its limits stop it, in hundredths of a second.
const MOST_TIME: u64 = 2000;

/// Waits for the end of a program; one whose child goes on for longer than any limit allows is ended.
fn finish(mut parent: Child) -> Output {
    while parent.try_wait().expect("ours").is_none() {
        let child = child_of(parent.id());
        if !child.is_empty() && processor_time(&child) > MOST_TIME {
            parent.kill().expect("ours");
            panic!("nothing stopped it");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    parent.wait_with_output().expect("it ended")
}

/// The processor time of a process in hundredths of a second: fields 14 and 15 of its line, counted after its name.
fn processor_time(process: &str) -> u64 {
    let line = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = line.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}

/// Asserts that a command ends with one line and the status of bad input.
fn check_refused(words: &str, expected: &[&str]) {
    let done = finish(plywood(words).spawn().expect("the program starts"));
    let said = text(&done.stderr);
    assert_eq!(done.status.code(), Some(2), "{words}: {said}");
    assert!(said.lines().count() == 1 && said.starts_with("plywood: "), "{words}: {said}");
    assert!(expected.iter().any(|part| said.contains(part)), "{words}: {said}");
}

#[test]
fn nothing_outside_is_reached_from_a_cage() {
    let done = output("cage-try");
    let said = text(&done.stdout);
    if said.contains(": open\n") {
        return evidence::skip("this kernel has no walls for caged processes");
    }
    assert!(done.status.success(), "{said}{}", text(&done.stderr));
    for tried in
        ["read a file", "connect by TCP", "send by UDP", "start a program", "write in .", "write in /tmp"]
    {
        assert!(said.contains(&format!("{tried}: refused")), "{tried}: {said}");
    }
    assert!(!said.contains("worked"), "{said}");
}

#[test]
fn a_bomb_of_memory_ends_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let grows = "let a = [1]; for (let i = 0; i < 28; i++) a = [a, a, a];";
    let limits = ["the script took more than 256 MiB and was stopped", "memory", "items"];
    let argument = format!("term('x', 1, 'x', p => {{ {grows} p.kings(a); return 1; }});");
    check_refused(&format!("eval draughts --eval {}", script(&folder, "argument.js", &argument)), &limits);
    let kept = "const all = []; term('x', 1, 'x', p => { for (let i = 0; i < 200; i++) all.push(new Array(2000).fill(i)); return 1; });";
    let limits = ["the script took more than 256 MiB and was stopped", "memory"];
    check_refused(&format!("search draughts --depth 6 --eval {}", script(&folder, "kept.js", kept)), &limits);
}

#[test]
fn a_single_step_without_an_end_ends_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = ["stopped", "limit"];
    for (name, step) in [
        ("concat.js", "[].concat({ length: 2 ** 40, [Symbol.isConcatSpreadable]: true })"),
        ("flat.js", "[1].flatMap(() => { const a = []; a.length = 2 ** 32 - 1; return a; })"),
    ] {
        let text = format!("term('x', 1, 'x', p => {{ {step}; return 1; }});");
        check_refused(&format!("eval draughts --eval {}", script(&folder, name, &text)), &limits);
    }
}

#[test]
fn what_is_not_handed_over_is_not_read() {
    let mut child = plywood("play ../examples/games/nim.js --side both")
        .stdin(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("an input").write_all(b"load /etc/passwd\nquit\n").expect("it listens");
    let done = child.wait_with_output().expect("it ends");
    let said = text(&done.stdout) + &text(&done.stderr);
    assert!(said.contains("cannot read '/etc/passwd': Permission denied"), "{said}");
}

#[test]
fn results_are_written_by_the_parent_and_a_game_can_be_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = Path::new("../examples/games/nim.js").canonicalize().expect("the example");
    let inside = |words: &str| {
        let mut command = plywood(words);
        command.current_dir(folder.path());
        command
    };
    let tree = format!("tree {} --depth 1 --out tree.svg", game.display());
    assert!(inside(&tree).output().expect("it starts").status.success());
    assert!(folder.path().join("tree.svg").exists());
    let play = format!("play {} --side both", game.display());
    let mut child = inside(&play).stdin(Stdio::piped()).spawn().expect("it starts");
    child
        .stdin
        .take()
        .expect("an input")
        .write_all(b"save mine.game\nsave ../other.game\nquit\n")
        .expect("it listens");
    let said = text(&child.wait_with_output().expect("it ends").stdout);
    assert!(folder.path().join("mine.game").exists(), "{said}");
    assert!(said.contains("cannot write '../other.game': only files that the command line names"), "{said}");
}

/// Waits until a line of its output has this in it.
fn wait_for(child: &mut Child, part: &str) {
    let mut lines = BufReader::new(child.stdout.take().expect("an output")).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains(part)), "it ended before '{part}'");
    // The pipe stays open: a closed one would end the program.
    std::thread::spawn(move || lines.count());
}

fn signal(name: &str, target: &str) {
    let sent = Command::new("kill").args(["-s", name, "--", target]).status().expect("there is a kill");
    assert!(sent.success(), "{name} to {target}");
}

#[test]
fn ctrl_c_stops_a_script_as_it_stops_a_search() {
    let status = |words: &str, is_typed: bool| {
        // A group of its own, as a shell makes one; Ctrl-C reaches all of it.
        let mut child = plywood(words).process_group(0).spawn().expect("it starts");
        wait_for(&mut child, "depth");
        signal("INT", &format!("{}{}", if is_typed { "-" } else { "" }, child.id()));
        let done = child.wait_with_output().expect("it ends");
        (done.status.code(), text(&done.stderr))
    };
    let plain = status(LONG, true);
    let scripted = format!("{LONG} --eval {HONEST}");
    assert_eq!(status(&scripted, true), plain, "typed");
    assert_eq!(status(&scripted, false), plain, "sent to the program alone");
}

/// The only child of a process.
fn child_of(parent: u32) -> String {
    let tasks = std::fs::read_dir(format!("/proc/{parent}/task")).into_iter().flatten();
    let children = tasks.filter_map(|task| std::fs::read_to_string(task.ok()?.path().join("children")).ok());
    children.collect::<String>().trim().to_string()
}

fn count_games(record: &Path) -> usize {
    std::fs::read_to_string(record).map_or(0, |text| text.matches("[Result ").count())
}

#[test]
fn finished_games_are_kept_when_a_cage_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("games.pdn");
    let words = format!(
        "match draughts own:eval={HONEST},depth=1 own:eval=material,depth=1 --games 100000 --max-moves 30 --out {}",
        record.display()
    );
    let mut parent = plywood(&words).stdout(Stdio::null()).spawn().expect("it starts");
    while count_games(&record) < 2 {
        assert!(parent.try_wait().expect("ours").is_none(), "it ended too soon");
        std::thread::sleep(Duration::from_millis(20));
    }
    signal("KILL", &child_of(parent.id()));
    let done = parent.wait_with_output().expect("it ends");
    let said = text(&done.stderr);
    assert_eq!(done.status.code(), Some(2), "{said}");
    assert!(
        said.ends_with("plywood: the script broke the interpreter (signal 9) and was stopped\n"),
        "{said}"
    );
    assert!(count_games(&record) >= 2);
    let resumed = output(&format!("{} --resume", words.replace("100000", "4")));
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
}

#[test]
fn a_killed_parent_leaves_no_child() {
    let mut parent = plywood(&format!("{LONG} --eval {HONEST}")).spawn().expect("it starts");
    wait_for(&mut parent, "depth");
    let child = child_of(parent.id());
    parent.kill().expect("ours");
    parent.wait().expect("ours");
    let status = PathBuf::from(format!("/proc/{child}/status"));
    let runs = || std::fs::read_to_string(&status).is_ok_and(|text| !text.contains("State:\tZ"));
    while runs() {
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_player_with_a_script_meets_an_engine() {
    let folder = tempfile::tempdir().expect("a folder");
    let engine = format!("hub:{} hub", env!("CARGO_BIN_EXE_plywood"));
    let run = |player: &str, more: &[&str]| {
        let mut command = plywood("match draughts");
        command
            .args([player, &engine, "--games", "2", "--nodes", "200", "--max-moves", "8", "--json"])
            .args(more);
        command.output().expect("it starts")
    };
    let done = run(&format!("own:eval={HONEST}"), &["--concurrency", "2"]);
    let said = text(&done.stdout) + &text(&done.stderr);
    assert!(done.status.success() && said.contains("\"games\": 2"), "{said}");
    let first = script(&folder, "first.js", "function choose(p) { return p.moves()[0]; }");
    let done = run(&format!("own:agent={first}"), &[]);
    assert!(done.status.success(), "{}", text(&done.stderr));
    let late = "let n = 0; function choose(p) { let a = [1]; if (++n > 2) for (;;) a = [a, a, a, new Array(9999).fill(n)]; return p.moves()[0]; }";
    let done = run(&format!("own:agent={}", script(&folder, "late.js", late)), &[]);
    let said = text(&done.stdout) + &text(&done.stderr);
    assert!(said.contains("\"crash\": 2") || said.contains("limit"), "{said}");
    let wrong = script(&folder, "wrong.js", "function choose(p) { return nothing; }");
    let done = run(&format!("own:agent={wrong}"), &[]);
    let said = text(&done.stderr);
    assert!(done.status.code() == Some(2) && said.lines().count() == 1 && said.contains("nothing"), "{said}");
}
