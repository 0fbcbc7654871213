//! Every command of the documents, carried out once, in an empty folder with an empty data folder.

use super::output::Output;
use super::scope::{COURSE, NEVER, REFUSED, Typed, UNSTEADY, among, ending, is_described, is_long, typed};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Mutex;

/// What the documents name by path: files of the repository.
const FILES: [&str; 2] = ["crates/examples", "crates/chess/book/lines.txt"];
/// Files that a page has the reader write, each from the first block of this language.
const WRITTEN: [(&str, &str, &str); 2] =
    [("mine.js", "docs/your-own.md", "```js\n"), ("notes.md", "docs/lab.md", "```text\n")];
/// Folders of the course by the names that the documents give them.
const COURSE_FOLDERS: [(&str, &str); 3] =
    [("pacman/layouts", "layouts"), ("pacman/test_cases", "test_cases"), ("pacman", "course")];
/// Stands for the tables that a command builds.
const TABLES: &str = "the tables";
/// The number of commands at a time.
const THREADS: usize = 2;
/// Writes the processor time of a command into the file `$1`; what follows is the command.
const TIMED: &str = "file=$1; shift; \"$@\"; code=$?; times >\"$file\"; exit $code";

/// All commands with what they printed.
pub struct CommandRuns {
    done: BTreeMap<String, CommandRun>,
    has_long: bool,
    has_course: bool,
}

/// What a command printed.
pub struct CommandRun {
    /// Line by line, the command itself first.
    pub output: Output,
    fault: Option<String>,
    seconds: f64,
}

impl CommandRuns {
    /// Carries the commands out, those that read what others write after them.
    pub fn of(commands: BTreeSet<String>) -> CommandRuns {
        let has_long = evidence::takes_minutes("the long commands of the documents");
        let folder = RunFolder::new();
        let has_course = folder.copy_course();
        let is_run = |command: &String| {
            let words = shlex::split(command).unwrap_or_default();
            let is_there =
                (has_long || !is_long(command)) && (has_course || among(command, COURSE).is_none());
            !words.is_empty() && !is_described(&words) && among(command, NEVER).is_none() && is_there
        };
        let commands: Vec<String> = commands.into_iter().filter(is_run).collect();
        CommandRuns { done: folder.run_in_order(commands), has_long, has_course }
    }

    /// Commands and what they print, for tests of the comparison.
    pub fn printing(outputs: &[(&str, &str)]) -> CommandRuns {
        let run = |(command, text): &(&str, &str)| {
            let run = CommandRun { output: Output::new(text), fault: None, seconds: 0.0 };
            (command.to_string(), run)
        };
        CommandRuns { done: outputs.iter().map(run).collect(), has_long: true, has_course: true }
    }

    /// What a command prints in every run; none if it was not carried out.
    pub fn get(&self, command: &str) -> Option<&CommandRun> {
        self.done.get(command).filter(|_| among(command, UNSTEADY).is_none())
    }

    /// Whether a command waits for `make verify-long`, or for the course's files.
    pub fn waits(&self, command: &str) -> bool {
        let is_long = !self.has_long && is_long(command);
        is_long || (!self.has_course && among(command, COURSE).is_some())
    }

    /// How many were carried out.
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// Their processor time together.
    pub fn seconds(&self) -> f64 {
        self.done.values().map(|run| run.seconds).sum()
    }

    /// What went wrong.
    pub fn failures(&self) -> impl Iterator<Item = String> + '_ {
        self.done.iter().filter_map(|(command, run)| Some(format!("`{command}`: {}", run.fault.as_ref()?)))
    }
}

/// The files that a command writes.
fn outputs(command: &str) -> Vec<String> {
    let words = shlex::split(command).unwrap_or_default();
    let tables = (words[1] == "endgame" && words[2] == "build").then(|| TABLES.to_string());
    let files = words.windows(2).filter(|pair| ["--out", "--save"].contains(&pair[0].as_str()));
    files.map(|pair| pair[1].clone()).chain(tables).collect()
}

/// Whether a command reads what another writes: a file, one in a folder, or tables of the data folder.
fn reads(command: &str, written: &BTreeSet<String>) -> bool {
    let words = shlex::split(command).unwrap_or_default();
    let own = outputs(command);
    let is_read = |word: &String| {
        let folder = word.split_once('/').map_or(word.as_str(), |(folder, _)| folder);
        (written.contains(word) || written.contains(folder)) && !own.contains(word)
    };
    let reads_tables = words[1] == "endgame" && words[2] != "build" && written.contains(TABLES);
    words.iter().any(is_read) || reads_tables
}

/// A folder for the commands of one test run.
struct RunFolder {
    all: tempfile::TempDir,
}

impl RunFolder {
    fn new() -> RunFolder {
        let all = tempfile::tempdir().expect("a folder");
        for name in FILES {
            copy(&crate::markdown::root().join(name), &all.path().join("work").join(name));
        }
        for (name, page, fence) in WRITTEN {
            let text = std::fs::read_to_string(crate::markdown::root().join(page)).expect("a page");
            let (_, rest) = text.split_once(fence).expect("a program");
            let program = rest.split("```").next().expect("an end");
            std::fs::write(all.path().join("work").join(name), program).expect("a file");
        }
        RunFolder { all }
    }

    /// Whether the course's files are there to be copied.
    fn copy_course(&self) -> bool {
        COURSE_FOLDERS.iter().all(|(from, to)| {
            let found = evidence::beside(from);
            found.iter().for_each(|from| copy(from, &self.all.path().join("work").join(to)));
            found.is_some()
        })
    }

    /// Carries the commands out, those that read what others write after them.
    fn run_in_order(&self, mut waiting: Vec<String>) -> BTreeMap<String, CommandRun> {
        let mut done = BTreeMap::new();
        while !waiting.is_empty() {
            let written: BTreeSet<String> = waiting.iter().flat_map(|command| outputs(command)).collect();
            let (later, now): (Vec<String>, Vec<String>) =
                waiting.into_iter().partition(|command| reads(command, &written));
            // two that wait for each other are carried out all the same, and one says what it lacks
            let (now, later) = if now.is_empty() { (later, now) } else { (now, later) };
            done.extend(self.run(now));
            waiting = later;
        }
        done
    }

    fn run(&self, commands: Vec<String>) -> BTreeMap<String, CommandRun> {
        let waiting = Mutex::new(commands.into_iter());
        let done = Mutex::new(BTreeMap::new());
        std::thread::scope(|scope| {
            for number in 0..THREADS {
                let (waiting, done) = (&waiting, &done);
                scope.spawn(move || {
                    loop {
                        let Some(command) = waiting.lock().expect("no panic").next() else { return };
                        let run = self.run_one(&command, &self.all.path().join(format!("times-{number}")));
                        done.lock().expect("no panic").insert(command, run);
                    }
                });
            }
        });
        done.into_inner().expect("no panic")
    }

    fn run_one(&self, command: &str, times: &Path) -> CommandRun {
        let words = shlex::split(command).expect("it was split before");
        let data = self.all.path().join(data_folder(&words));
        let mut shell = Command::new("sh");
        shell.args(["-c", TIMED, "sh"]).arg(times).arg(env!("CARGO_BIN_EXE_plywood")).args(&words[1..]);
        shell.args(ending(command)).current_dir(self.all.path().join("work"));
        shell.env("XDG_DATA_HOME", data).env("NO_COLOR", "1").env("COLUMNS", "200").env("LC_ALL", "C");
        let (status, printed, complained) =
            answer(&mut shell, typed(command), &times.with_extension("errors"));
        let expected = if among(command, REFUSED).is_some() { 2 } else { 0 };
        let fault = (status.code() != Some(expected))
            .then(|| format!("status {:?}: {}", status.code(), complained.trim()));
        let output = Output::new(&format!("{command}\n\n{printed}{complained}"));
        CommandRun { output, fault, seconds: seconds(times) }
    }
}

/// Tables with a number of men have a folder of their own: two builds refuse each other in one.
fn data_folder(words: &[String]) -> String {
    match words.iter().position(|word| word == "--pieces").and_then(|at| words.get(at + 1)) {
        _ if words[1] != "endgame" => "data".into(),
        Some(pieces) => format!("tables-{pieces}"),
        None => "tables".into(),
    }
}

/// How a command ended, what it printed, and what it complained about: the file keeps that as long as it runs.
fn answer(shell: &mut Command, typed: Option<&Typed>, errors: &Path) -> (ExitStatus, String, String) {
    let file = File::create(errors).expect("a file");
    let mut child =
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(file).spawn().expect("it starts");
    let mut input = child.stdin.take();
    if let (Some(input), Some(typed)) = (&mut input, typed) {
        // a command that ends before it has read all shows what is wrong by its status
        let _ = input.write_all(typed.lines.as_bytes());
    }
    let last = typed.map_or("", |typed| typed.last);
    let mut printed = String::new();
    if last.is_empty() {
        input = None;
    }
    for line in BufReader::new(child.stdout.take().expect("a pipe")).split(b'\n') {
        let line = line.expect("a line");
        let line = String::from_utf8_lossy(&line);
        if line.starts_with(last) {
            input = None;
        }
        printed = printed + &line + "\n";
    }
    drop(input);
    let status = child.wait().expect("it ends");
    (status, printed, std::fs::read_to_string(errors).expect("a file"))
}

/// The processor time that the shell counted for its children: the second line, `0m1.230s 0m0.040s`.
fn seconds(times: &Path) -> f64 {
    let text = std::fs::read_to_string(times).unwrap_or_default();
    let parts = text.lines().nth(1).unwrap_or_default().split_whitespace().map(|part| {
        let (minutes, seconds) = part.trim_end_matches('s').split_once('m').unwrap_or(("0", "0"));
        minutes.parse::<f64>().unwrap_or(0.0) * 60.0 + seconds.parse::<f64>().unwrap_or(0.0)
    });
    parts.sum()
}

/// A file or a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        std::fs::create_dir_all(to).expect("a folder");
        let entries: Vec<PathBuf> =
            from.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
        entries.iter().for_each(|entry| copy(entry, &to.join(entry.file_name().expect("a name"))));
    } else {
        std::fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        std::fs::copy(from, to).unwrap_or_else(|error| panic!("{}: {error}", from.display()));
    }
}
