//! Tables built by several workers and processes: the same files, and what ends a run.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Output, Stdio};
use tempfile::TempDir;

/// A folder with a host file for this number of processes on this machine.
struct Cluster {
    folder: TempDir,
    addresses: Vec<String>,
}

impl Cluster {
    fn new(processes: usize) -> Cluster {
        let folder = tempfile::tempdir().expect("a folder");
        // All are bound at once, so that no port is given twice.
        let listeners: Vec<TcpListener> =
            (0..processes).map(|_| TcpListener::bind("127.0.0.1:0").expect("a free port")).collect();
        let address = |listener: &TcpListener| listener.local_addr().expect("bound").to_string();
        let addresses: Vec<String> = listeners.iter().map(address).collect();
        std::fs::write(folder.path().join("hosts"), addresses.join("\n")).expect("a file");
        Cluster { folder, addresses }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// `endgame build` with these words, with tables in a folder of this name.
    fn build(&self, words: &str, data: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plywood"));
        command.args(["endgame", "build"]).args(words.split(' '));
        command.arg("--data").arg(self.path(data)).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// The same as one process of this cluster.
    fn process(&self, process: usize, words: &str, data: &str) -> Command {
        let mut command = self.build(words, data);
        command.arg("--hosts").arg(self.path("hosts")).args(["--process", &process.to_string()]);
        command
    }

    /// All tables of a folder, by name.
    fn tables(&self, data: &str, game: &str) -> BTreeMap<String, Vec<u8>> {
        let folder = self.path(data).join("endgame").join(game);
        let entries =
            std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let files = entries.map(|entry| entry.expect("readable").path());
        let tables = files.filter(|path| is_table(path));
        let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
        tables.map(|path| (name(&path), std::fs::read(&path).expect("readable"))).collect()
    }
}

fn is_table(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "dtw" || extension == "wdl")
}

fn start(mut command: Command) -> Child {
    command.spawn().expect("it starts")
}

/// Waits for a process, which must have done what it was asked for.
#[track_caller]
fn finish(child: Child) {
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Waits for a process, which must end with this status and one line that has these words.
#[track_caller]
fn check_refused(output: &Output, status: i32, words: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = said.lines().filter(|line| !line.starts_with("waiting for ")).collect();
    assert_eq!(output.status.code(), Some(status), "{said}");
    assert!(matches!(lines[..], [line] if line.starts_with("plywood: ") && line.contains(words)), "{said}");
}

/// The next line that a process says.
fn next_line(stderr: &mut BufReader<ChildStderr>) -> String {
    let mut line = String::new();
    stderr.read_line(&mut line).expect("it is alive");
    line
}

/// The tables of one process on its own, by the solver that needs no workers.
fn local(cluster: &Cluster, game: &str, pieces: u8) -> BTreeMap<String, Vec<u8>> {
    finish(start(cluster.build(&format!("{game} --pieces {pieces}"), "local")));
    cluster.tables("local", game)
}

#[test]
fn workers_and_processes_build_the_same_files() {
    for (game, pieces) in [("draughts", 3), ("chess", 3)] {
        let cluster = Cluster::new(2);
        let expected = local(&cluster, game, pieces);
        finish(start(cluster.build(&format!("{game} --pieces {pieces} --workers 2"), "threads")));
        assert!(cluster.tables("threads", game) == expected, "{game}: two workers");
        // Draughts in a folder each, chess in one that both share.
        let folders = if game == "chess" { ["shared", "shared"] } else { ["one", "other"] };
        let words = format!("{game} --pieces {pieces} --workers 1");
        let children = [0, 1].map(|process| start(cluster.process(process, &words, folders[process])));
        children.into_iter().for_each(finish);
        for folder in folders {
            assert!(cluster.tables(folder, game) == expected, "{game}: two processes, {folder}");
        }
    }
}

#[test]
fn a_killed_process_ends_the_run_and_the_next_goes_on() {
    let cluster = Cluster::new(2);
    let expected = local(&cluster, "draughts", 3);
    let words = "draughts --pieces 4 --workers 1";
    let mut children = [0, 1].map(|process| start(cluster.process(process, words, ["a", "b"][process])));
    let folder = cluster.path("b/endgame/draughts");
    while std::fs::read_dir(&folder)
        .map_or(0, |files| files.flatten().filter(|file| is_table(&file.path())).count())
        < 4
    {
        assert!(children[1].try_wait().expect("ours").is_none(), "it ended before it could be killed");
        std::thread::yield_now();
    }
    children[1].kill().expect("ours");
    let [left, mut killed] = children;
    killed.wait().expect("ours");
    let output = left.wait_with_output().expect("it ends");
    let name = format!("process 1 ({}) is gone", cluster.addresses[1]);
    check_refused(&output, 1, &name);
    let words = "draughts --pieces 3 --workers 1";
    let children = [0, 1].map(|process| start(cluster.process(process, words, ["a", "b"][process])));
    children.into_iter().for_each(finish);
    for folder in ["a", "b"] {
        let tables = cluster.tables(folder, "draughts");
        assert!(expected.iter().all(|(name, bytes)| tables.get(name) == Some(bytes)), "{folder}");
    }
}

#[test]
fn two_builds_at_once_and_processes_that_do_not_fit_are_refused() {
    let cluster = Cluster::new(2);
    let mut waiting = start(cluster.process(0, "draughts --pieces 2 --workers 1", "data"));
    let mut stderr = BufReader::new(waiting.stderr.take().expect("piped"));
    assert_eq!(next_line(&mut stderr), format!("waiting for process 1 ({})\n", cluster.addresses[1]));
    let busy = |command: Command| start(command).wait_with_output().expect("it ends");
    check_refused(&busy(cluster.build("draughts --pieces 2", "data")), 2, "another build is at work in");
    check_refused(
        &busy(cluster.build("draughts --pieces 2 --workers 2", "data")),
        2,
        "another build is at work in",
    );
    let same = cluster.process(0, "draughts --pieces 2 --workers 1", "elsewhere");
    check_refused(&busy(same), 2, &format!("cannot listen on {}", cluster.addresses[0]));
    let third = cluster.process(2, "draughts --pieces 2 --workers 1", "elsewhere");
    check_refused(&busy(third), 2, "bad process '2': expected 0 to 1");

    // A client that asks for a page is sent away, and the process goes on waiting.
    let mut stranger = TcpStream::connect(&cluster.addresses[0]).expect("it listens");
    stranger.write_all(b"GET / HTTP/1.1\r\n\r\n").expect("written");
    let other = cluster.process(1, "draughts --pieces 3 --workers 1", "elsewhere");
    let misfit = format!(
        "process 0 ({}) does not fit: its number of pieces is '2', ours is '3'",
        cluster.addresses[0]
    );
    check_refused(&busy(other), 2, &misfit);
    let said = next_line(&mut stderr);
    assert!(said.contains("does not fit: its number of pieces is '3', ours is '2'"), "{said}");
    assert_eq!(waiting.wait().expect("it ends").code(), Some(2));
}

#[test]
fn a_process_of_another_version_is_refused() {
    let cluster = Cluster::new(2);
    let listener = TcpListener::bind(&cluster.addresses[0]).expect("a free port");
    let child = start(cluster.process(1, "draughts --pieces 2 --workers 1", "data"));
    let (mut stream, _) = listener.accept().expect("it calls");
    // What it says comes back to it as from process 0, a version ahead.
    let mut head = [0; 12];
    stream.read_exact(&mut head).expect("a greeting");
    let mut text = vec![0; u32::from_le_bytes(head[8..].try_into().expect("four bytes")) as usize];
    stream.read_exact(&mut text).expect("all of it");
    let mut hello: serde_json::Value = serde_json::from_slice(&text).expect("JSON");
    hello["process"] = 0.into();
    hello["version"] = "999.0.0".into();
    let text = hello.to_string();
    stream.write_all(&head[..8]).expect("written");
    stream.write_all(&(text.len() as u32).to_le_bytes()).expect("written");
    stream.write_all(text.as_bytes()).expect("written");
    let words = format!("process 0 ({}) does not fit: its version is '999.0.0'", cluster.addresses[0]);
    check_refused(&child.wait_with_output().expect("it ends"), 2, &words);
}

#[test]
fn processes_with_different_tables_are_refused() {
    let cluster = Cluster::new(2);
    for folder in ["one", "other"] {
        finish(start(cluster.build("draughts --pieces 2", folder)));
    }
    change_header(&cluster.path("other/endgame/draughts/1Kv1K.dtw"));
    let words = "draughts --pieces 2 --workers 1";
    let children = [0, 1].map(|process| start(cluster.process(process, words, ["one", "other"][process])));
    for (child, other) in children.into_iter().zip([1, 0]) {
        let words = format!(
            "process {other} ({}) does not fit: its table of 1Kv1K is not the same",
            cluster.addresses[other]
        );
        check_refused(&child.wait_with_output().expect("it ends"), 2, &words);
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_of_one_process_ends_the_run() {
    let cluster = Cluster::new(2);
    let words = "draughts --pieces 3 --workers 1";
    let left = start(cluster.process(0, words, "one"));
    let limited = cluster.process(1, words, "other");
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\""]).arg(limited.get_program());
    let full = shell.args(limited.get_args()).output().expect("there is a shell");
    check_refused(&full, 1, "cannot write");
    let told = format!("process 1 ({}) has ended the run: cannot write", cluster.addresses[1]);
    check_refused(&left.wait_with_output().expect("it ends"), 1, &told);
    assert!(!cluster.path("other/endgame/draughts/build.token").exists());
}

/// Changes a count in the header of a table, and its checksum with it: a sound file that says something else.
fn change_header(path: &Path) {
    let mut bytes = std::fs::read(path).expect("a table");
    let end = 16 + u32::from_le_bytes(bytes[8..12].try_into().expect("four bytes")) as usize;
    let before = b"\"wins\":";
    let at = bytes[16..end].windows(before.len()).position(|word| word == before).expect("a count");
    // Another digit instead of the first.
    let at = 16 + at + before.len();
    bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
    let checksum = crc32(&bytes[16..end]).to_le_bytes();
    bytes[12..16].copy_from_slice(&checksum);
    std::fs::write(path, bytes).expect("written");
}

/// The checksum of the files.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
    !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), step))
}
