//! What can be typed, as the program's own help tells it: every command has transcripts, and no number breaks it.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Numbers that are too large for everything, and times.
const LARGE: [&str; 2] = ["18446744073709551615", "4294967295"];
const LONG: [&str; 2] = ["18446744073709551615s", "18446744073709551615ms"];
/// Values that are no numbers have these words in their names.
const TEXTS: [&str; 14] = [
    "FILE", "DIR", "NAME", "PRESET", "KIND", "WHO", "WHAT", "WHERE", "TEXT", "FEN", "CLASS", "SOURCE",
    "CODE", "<MOVES>",
];
/// A large number is refused at once or does no harm; a busy machine needs some patience.
const PATIENCE: Duration = Duration::from_secs(30);

/// The shortest run of every command that takes options: the option in question follows.
const RUNS: [(&str, &str); 42] = [
    ("play", "mnk --side both"),
    ("analyse", "mnk --depth 1 --nodes 1000"),
    ("search", "mnk --depth 1 --nodes 1000"),
    ("tree", "mnk --depth 1 --nodes 1000"),
    ("eval", "mnk"),
    ("moves", "mnk"),
    ("board", "mnk --out none.xyz"),
    ("perft", "mnk --depth 1"),
    ("solve", "mnk --board 3x3 --k 3"),
    ("bench", ""),
    ("lab ablate", "explicit --positions 1"),
    ("lab compare", "explicit"),
    ("lab report", "draughts --out report.none"),
    ("lab review", "mnk --board 3x3 --k 3 --moves 4"),
    ("lab run", "nowhere.toml"),
    ("lab simulate", "explicit"),
    ("lab truth", "draughts --sample 1 --depth 1 --max-plies 2"),
    ("lab tune", "draughts --class none"),
    ("studio", "--data nowhere"),
    ("endgame build", "chess --pieces 9"),
    ("endgame stats", "chess --data nowhere"),
    ("endgame verify", "chess --data nowhere"),
    ("endgame probe", "chess --position 8/8/8/8/8/8/8/8"),
    ("endgame number", "chess --ending KvK --number 5"),
    ("endgame passes", "chess --ending none"),
    ("book build", "chess --pgn nowhere.pgn --out none.bin"),
    ("book make", "chess --plies 1 --nodes 1 --out none.bin"),
    ("book show", "chess"),
    ("book probe", "chess"),
    ("pacman play", "--agent none"),
    ("pacman games", "--count 1"),
    ("pacman grade", "nowhere --layouts nowhere"),
    ("match", "mnk own:depth=1 own:depth=1 --games 1 --max-moves 1"),
    ("suite", "chess nowhere.epd"),
    ("merge", "nowhere.pgn"),
    ("lesson", "minimax --solved"),
    ("collect", "nowhere"),
    ("check", "nowhere.js"),
    ("net measure", "mnk --evals runs --samples nowhere.samples"),
    ("net sample", "mnk --board 3x3 --k 3 --games 1 --nodes 10 --out one.samples"),
    ("net stats", "mnk nowhere.samples"),
    ("net train", "mnk --samples nowhere.samples --out none.net"),
];

fn plywood(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plywood"));
    command.args(words).stdin(Stdio::null());
    command
}

fn help(command: &str) -> String {
    let words: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
    let said = plywood(&words).output().expect("the program starts").stdout;
    String::from_utf8(said).expect("help is text")
}

/// The commands below one; itself if it has none.
fn leaves(command: &str) -> Vec<String> {
    let help = help(command);
    let listed =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // What a command does may go on in the next line, further to the right.
    let begins = listed.filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    let names = begins.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
    let below: Vec<String> = names.flat_map(|name| leaves(format!("{command} {name}").trim())).collect();
    if below.is_empty() { vec![command.into()] } else { below }
}

/// The options of a command that take a number, each with two that are too large.
fn options(command: &str) -> Vec<(String, [&'static str; 2])> {
    let help = help(command);
    let option = |line: &str| {
        let (name, value) = line.trim_start().split_once(' ')?;
        let is_number = name.starts_with("--")
            && value.starts_with('<')
            && !TEXTS.iter().any(|text| value.contains(text));
        is_number.then(|| (name.to_string(), if value.contains("TIME") { LONG } else { LARGE }))
    };
    help.lines().filter_map(option).collect()
}

/// Every command line of the transcripts, and whether it is refused.
fn transcripts() -> Vec<(String, bool)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir("tests/cmd").unwrap() {
        let file = entry.unwrap().path();
        match file.extension().and_then(|ending| ending.to_str()) {
            Some("md") => found.extend(in_document(&std::fs::read_to_string(&file).unwrap())),
            Some("toml") => found.push(in_table(&std::fs::read_to_string(&file).unwrap())),
            _ => {}
        }
    }
    found
}

fn in_document(text: &str) -> Vec<(String, bool)> {
    let lines: Vec<&str> = text.lines().collect();
    let told = |pair: &[&str]| {
        let command = pair[0].strip_prefix("$ plywood ")?;
        Some((command.to_string(), pair[1].starts_with("? ")))
    };
    lines.windows(2).filter_map(told).collect()
}

fn in_table(text: &str) -> (String, bool) {
    let args = text.lines().find_map(|line| line.strip_prefix("args = ")).unwrap_or_default();
    let words: Vec<&str> = args.split('"').skip(1).step_by(2).collect();
    (words.join(" "), text.contains("status"))
}

#[test]
fn every_command_has_a_good_and_a_bad_transcript() {
    let transcripts = transcripts();
    let begins = |typed: &str, command: &str| format!("{typed} ").starts_with(&format!("{command} "));
    let mut missing = Vec::new();
    for command in leaves("") {
        for (is_bad, name) in [(false, "good"), (true, "bad")] {
            if !transcripts.iter().any(|(typed, bad)| begins(typed, &command) && *bad == is_bad) {
                missing.push(format!("{name}: {command}"));
            }
        }
    }
    assert!(missing.is_empty(), "no transcript: {missing:?}");
}

/// Runs a command until it ends or its time is over.
fn ends(command: &mut Command) -> Option<ExitStatus> {
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait().expect("a child can be waited for") {
            return Some(status);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().and_then(|()| child.wait()).expect("the child ends");
    None
}

#[test]
fn no_number_is_too_large() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("numbers");
    std::fs::create_dir_all(&folder).unwrap();
    let runs = BTreeMap::from(RUNS);
    let mut wrong = Vec::new();
    for command in leaves("") {
        for (option, numbers) in options(&command) {
            let run = runs.get(command.as_str()).unwrap_or_else(|| panic!("no run of '{command}' is known"));
            for number in numbers {
                let line = format!("{command} {} {option} {number}", without(run, &option));
                let words: Vec<&str> = line.split_whitespace().collect();
                match ends(plywood(&words).current_dir(&folder)).and_then(|status| status.code()) {
                    Some(0..=2) => {}
                    code => wrong.push(format!("{line}: {code:?}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A run without one of its options and the value of it.
fn without(run: &str, option: &str) -> String {
    match run.split_once(option) {
        Some((before, after)) => {
            format!("{before}{}", after.trim_start().split_once(' ').map_or("", |rest| rest.1))
        }
        None => run.into(),
    }
}

/// Help for a game shows its own options and those of no other.
#[test]
fn help_for_a_game_says_nothing_of_others() {
    let flags =
        |game: &session::Description| game.setup.options.iter().map(|spec| spec.flag).collect::<Vec<_>>();
    for command in ["play", "search", "tree", "eval", "match"] {
        for game in games::ALL {
            let run =
                Command::new(env!("CARGO_BIN_EXE_plywood")).args([command, game.name, "--help"]).output();
            let help = String::from_utf8(run.expect("the program starts").stdout).expect("text");
            let says = |flag: &str| help.contains(&format!("--{flag} <"));
            let own = flags(game);
            assert!(own.iter().all(|flag| says(flag)), "{command} {}: {own:?}", game.name);
            let others = games::ALL.iter().flat_map(|other| flags(other)).filter(|flag| !own.contains(flag));
            let told: Vec<&str> = others.filter(|flag| says(flag)).collect();
            assert!(told.is_empty(), "{command} {} tells of {told:?}", game.name);
        }
    }
}
