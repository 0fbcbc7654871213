//! What a machine can do to long work: a disk that is full, a clock that is set, a signal that ends it.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A full disk stops a match and the building of a book with one line, and what was there before stays: the match goes on where
/// it was, the book is the old one.
#[cfg(unix)]
#[test]
fn a_full_disk_loses_no_game_and_no_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let [whole, broken, book] = ["whole.pgn", "broken.pgn", "book.bin"].map(|name| folder.path().join(name));
    finish(&play(&whole, false));
    let games = std::fs::read_to_string(&whole).expect("the record");

    fail_on_full_disk(&play(&broken, true), 4);
    let kept = std::fs::read_to_string(&broken).expect("the games before");
    assert!(kept.contains("[Result") && kept.len() < games.len(), "{} of {} bytes", kept.len(), games.len());
    finish(&play(&broken, true));
    assert_eq!(moves(&std::fs::read_to_string(&broken).expect("the record")), moves(&games));

    finish(&build(&whole, &book));
    let old = std::fs::read(&book).expect("the book");
    std::fs::write(&whole, games.repeat(2)).expect("twice the games");
    fail_on_full_disk(&build(&whole, &book), 1);
    assert_eq!(std::fs::read(&book).expect("the book"), old);
    let left: Vec<PathBuf> = list(folder.path());
    assert_eq!(left.len(), 3, "{left:?}");
}

fn play(record: &Path, resumes: bool) -> Vec<String> {
    let words = "match chess own:nodes=50,table=1 own:nodes=50,table=1,name=other --games 12 --seed 1 --max-moves 40 --out";
    let mut words: Vec<String> = words.split(' ').map(String::from).collect();
    words.push(record.display().to_string());
    words.extend(resumes.then(|| "--resume".to_string()));
    words
}

fn build(record: &Path, book: &Path) -> Vec<String> {
    let [record, book] = [record, book].map(|path| path.display().to_string());
    ["book", "build", "chess", "--pgn", &record, "--out", &book].map(String::from).to_vec()
}

fn finish(words: &[String]) {
    let done = Command::new(env!("CARGO_BIN_EXE_plywood")).args(words).output().expect("it starts");
    assert!(done.status.success(), "{words:?}: {}", String::from_utf8_lossy(&done.stderr));
}

/// Runs it where no file may have more than this number of blocks of the shell; ignoring the signal makes that an error of writing.
#[cfg(unix)]
fn fail_on_full_disk(words: &[String], blocks: u32) {
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut limited = Command::new("sh");
    limited.args(["-c", &script, env!("CARGO_BIN_EXE_plywood")]).args(words);
    let done = limited.output().expect("there is a shell");
    let message = String::from_utf8_lossy(&done.stderr).into_owned();
    let said = message.lines().last().unwrap_or_default();
    assert!(!done.status.success() && said.starts_with("plywood: ") && said.contains("write"), "{message}");
}

/// Without what clocks put in: the date, and the times in comments.
fn moves(record: &str) -> Vec<String> {
    let lines = record.lines().filter(|line| !line.starts_with("[Date "));
    let mut is_comment = false;
    let mut kept = String::new();
    for c in lines.flat_map(|line| line.chars().chain(['\n'])) {
        is_comment = is_comment && c != '}' || c == '{';
        if !is_comment {
            kept.push(c);
        }
    }
    kept.split_whitespace().map(String::from).collect()
}

/// Everything that is timed is timed by the monotonic clock: only the day in files of games is asked of the other.
#[test]
fn a_clock_that_is_set_changes_nothing_but_dates() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let asks = |path: &PathBuf| {
        std::fs::read_to_string(path).is_ok_and(|text| text.contains(concat!("System", "Time")))
    };
    let is_source = |path: &PathBuf| path.extension().is_some_and(|kind| kind == "rs");
    let asking: Vec<PathBuf> = list(&crates).into_iter().filter(is_source).filter(asks).collect();
    assert!(matches!(&asking[..], [only] if only.ends_with("cli/src/calendar.rs")), "{asking:?}");
}

/// Every file below a folder.
fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { list(&path) } else { vec![path] }).collect()
}

/// An engine that answers the greeting, writes its number down and hears nothing more, not even the end of its input.
#[cfg(unix)]
fn deaf_engine(folder: &Path) -> String {
    let number = folder.join("engine");
    let written = folder.join("engine.part");
    let (number, written) = (number.display(), written.display());
    format!(
        "uci:sh -c \"echo id name deaf; echo uciok; echo readyok; echo readyok; echo \\$\\$ >> {written}; mv {written} {number}; exec sleep 100000\""
    )
}

/// Whether a process is there.
#[cfg(unix)]
fn lives(number: &str) -> bool {
    let found = Command::new("kill").args(["-0", number]).output().expect("there is a kill");
    found.status.success()
}

#[cfg(unix)]
#[test]
fn a_match_that_is_told_to_end_takes_its_engines_with_it() {
    for signal in ["-TERM", "-HUP", "-INT"] {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = folder.path().join("engine");
        let mut playing = Command::new(env!("CARGO_BIN_EXE_plywood"))
            .args(["match", "chess", &deaf_engine(folder.path()), "own:nodes=100", "--games", "2"])
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .spawn()
            .expect("it starts");
        while !engine.exists() {
            assert!(playing.try_wait().expect("a child").is_none(), "the match has ended by itself");
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        let number = std::fs::read_to_string(&engine).expect("its number").trim().to_string();
        assert!(lives(&number), "{signal}: the engine runs");
        let told = Command::new("kill").args([signal, &playing.id().to_string()]).status();
        assert!(told.expect("there is a kill").success());
        playing.wait().expect("a child");
        assert!(!lives(&number), "{signal}: the engine lives on");
    }
}

#[cfg(unix)]
#[test]
fn a_match_that_is_told_to_end_keeps_its_finished_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let [whole, broken] = ["whole.pgn", "broken.pgn"].map(|name| folder.path().join(name));
    finish(&play(&whole, false));
    let mut playing = Command::new(env!("CARGO_BIN_EXE_plywood"))
        .args(play(&broken, false))
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .expect("it starts");
    let games = || std::fs::read_to_string(&broken).unwrap_or_default().matches("[Result ").count();
    while games() == 0 && playing.try_wait().expect("a child").is_none() {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    // It may have ended by itself: then there is nothing to tell, and all games are there.
    let _ = Command::new("kill").args(["-TERM", &playing.id().to_string()]).output();
    assert!(playing.wait().expect("a child").success() && games() > 0);
    finish(&play(&broken, true));
    let [whole, broken] = [whole, broken].map(|file| std::fs::read_to_string(file).expect("the record"));
    assert_eq!(moves(&broken), moves(&whole));
}
