//! A build that is killed at any moment, or runs out of disk, leaves a state from which the next one goes on.
//!
//! The builds run in child processes: this very test program, asked for the one test that builds.

use crate::skirmish::numbering::{Help, Numbering};
use crate::skirmish::{Skirmish, Stuck};
use endgame::{Store, Watch, build, plan};
use search::Stop;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Tells the child where to build.
const DIRECTORY: &str = "PLYWOOD_TEST_BUILD_DIRECTORY";
/// Builds that are killed.
const KILLS: usize = 25;
const PIECES: u32 = 3;

fn numbering() -> Numbering {
    Numbering::new(Skirmish { stuck: Stuck::Loses }, PIECES as usize, Help::Parts)
}

/// Not a test of its own: does the work of the child processes.
#[test]
fn child() {
    let Some(directory) = std::env::var_os(DIRECTORY) else { return };
    let (numbering, store) = (numbering(), Store::new(directory));
    let stop = Stop::new();
    let plan = plan(&numbering, &store, PIECES).unwrap_or_else(|error| panic!("{error}"));
    let watch = Watch { stop: &stop, progress: &|_| {} };
    build(&numbering, &store, &plan, watch).unwrap_or_else(|error| panic!("{error}"));
}

fn child_command(directory: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("a test knows its own program"));
    command.args(["killed::child", "--exact", "--nocapture"]).env(DIRECTORY, directory);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// All files of a directory, by name.
fn files(directory: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(directory).expect("the directory is there");
    let read = |entry: std::fs::DirEntry| {
        (
            entry.file_name().into_string().expect("plain names"),
            std::fs::read(entry.path()).expect("readable"),
        )
    };
    entries.map(|entry| read(entry.expect("readable"))).collect()
}

/// The files and the time of an undisturbed build.
fn undisturbed(name: &str) -> (BTreeMap<String, Vec<u8>>, Duration) {
    let directory = directory(name);
    let start = Instant::now();
    assert!(child_command(&directory).status().expect("the child starts").success());
    (files(&directory), start.elapsed())
}

fn kill(mut child: Child) {
    child.kill().expect("the child is ours");
    child.wait().expect("the child ends");
}

#[test]
fn a_killed_build_is_finished_by_the_next() {
    let (expected, time) = undisturbed("killed-expected");
    let directory = directory("killed");
    let mut random = fastrand::Rng::with_seed(1);
    let mut partial = 0;
    for _ in 0..KILLS {
        let child = child_command(&directory).spawn().expect("the child starts");
        std::thread::sleep(time.mul_f64(random.f64()));
        kill(child);
        let count = if directory.exists() { files(&directory).len() } else { 0 };
        if count >= expected.len() {
            std::fs::remove_dir_all(&directory).expect("ours");
        } else if count > 1 {
            partial += 1;
        }
    }
    assert!(partial > 0, "no kill came in the middle of a build");
    assert!(child_command(&directory).status().expect("the child starts").success());
    assert!(files(&directory) == expected, "the files differ from those of an undisturbed build");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_an_error_and_no_more() {
    let (expected, _) = undisturbed("full-expected");
    let directory = directory("full");
    let child = child_command(&directory);
    // Files may not grow beyond one block of the shell; ignoring the signal turns that into an error.
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\""]).arg(child.get_program());
    limited.args(child.get_args()).env(DIRECTORY, &directory);
    let output = limited.output().expect("there is a shell");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && message.contains("cannot write"), "{message}");
    let is_left_over = |name: &String| name.ends_with("tmp");
    assert!(!files(&directory).keys().any(is_left_over), "unfinished files are left behind");
    assert!(child_command(&directory).status().expect("the child starts").success());
    assert!(files(&directory) == expected, "the files differ from those of an undisturbed build");
}
