//! Children of this very test program: each test that has a child starts itself again, with a word that says what to do there.

#![cfg(target_os = "linux")]
#![allow(clippy::print_stdout, reason = "a child tells its parent so")]

use cage::{Cage, ChildEnd, Room, SCRIPT_MIB, TrialTargets};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const DEED: &str = "CAGE_TEST_DEED";

/// This program again, to run one test alone, which finds the deed in its environment.
fn again(test: &str, deed: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([test, "--exact", "--nocapture", "--test-threads=1", "--quiet"]).env(DEED, deed);
    command.stdout(Stdio::piped()).stdin(Stdio::null());
    command
}

fn deed() -> Option<String> {
    std::env::var(DEED).ok()
}

#[test]
fn a_caged_child_reaches_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let handed = folder.path().join("handed.txt");
    if let Some(deed) = deed() {
        let [port, handed] = deed.split(' ').collect::<Vec<_>>()[..] else { panic!("{deed}") };
        let walls = cage::enter(&[handed.into()]);
        assert!(cage::is_inside() && walls.rows().iter().all(|(_, stands)| *stands), "{walls:?}");
        assert_eq!(std::fs::read_to_string(handed).unwrap(), "for you");
        let beside = Path::new(handed).parent().unwrap().to_path_buf();
        let targets = TrialTargets {
            secret: "/etc/passwd".into(),
            folders: vec![".".into(), "/tmp".into(), beside],
            port: port.parse().unwrap(),
            program: "/bin/true".into(),
        };
        for attempt in cage::attempt_all(&targets) {
            assert!(attempt.refusal.is_some(), "could {}", attempt.name);
        }
        // threads stay, and the time that each of them takes can be read
        let used = || {
            let thread = std::fs::read_link("/proc/thread-self").unwrap();
            std::fs::read_to_string(Path::new("/proc").join(thread).join("schedstat")).unwrap()
        };
        assert!(!std::thread::spawn(used).join().unwrap().is_empty());
        std::process::exit(3);
    }
    std::fs::write(&handed, "for you").unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let child = again("a_caged_child_reaches_nothing", &format!("{port} {}", handed.display()));
    assert_eq!(Cage::start(child, Room::default()).unwrap().wait(), ChildEnd::Exit(3));
}

#[test]
fn a_file_that_is_open_in_the_parent_stays_there() {
    if deed().is_some() {
        return drop(std::io::stdin().lines().next());
    }
    let secret = tempfile::NamedTempFile::new().unwrap();
    rustix::io::fcntl_setfd(secret.as_file(), rustix::io::FdFlags::empty()).unwrap();
    cage::keep_descriptors();
    let mut child = again("a_file_that_is_open_in_the_parent_stays_there", "yes");
    child.stdin(Stdio::piped());
    let cage = Cage::start(child, Room::default()).unwrap();
    let open = std::fs::read_dir(format!("/proc/{}/fd", cage.id())).unwrap();
    // One that is closed meanwhile has no target any more.
    let open: Vec<_> = open.filter_map(|entry| entry.unwrap().path().read_link().ok()).collect();
    assert!(!open.is_empty() && !open.contains(&secret.path().to_path_buf()), "{open:?}");
    let mut pipes = cage.take_pipes();
    drop(pipes.stdin.take());
    assert_eq!(cage.wait(), ChildEnd::Exit(0));
}

#[test]
fn a_parent_learns_what_holds_by_a_trial() {
    if deed().is_some() {
        print!("{}", cage::enter(&[]));
        return;
    }
    let walls = cage::walls(again("a_parent_learns_what_holds_by_a_trial", "yes")).unwrap();
    assert!(walls.rows().iter().all(|(_, stands)| *stands), "{walls}");
    assert_eq!(
        cage::Confinement::read("files: open\nnetwork: closed\n").rows().map(|(_, stands)| stands),
        [false, true, false, false]
    );
}

#[test]
fn what_is_tried_works_outside() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let targets = TrialTargets {
        secret: std::env::current_exe().unwrap(),
        folders: vec!["/tmp".into()],
        port: listener.local_addr().unwrap().port(),
        program: "/bin/true".into(),
    };
    for attempt in cage::attempt_all(&targets) {
        assert!(attempt.refusal.is_none(), "cannot {}: {:?}", attempt.name, attempt.refusal);
    }
}

/// Takes memory and touches it.
fn take(mib: u64) -> Vec<u8> {
    std::hint::black_box(vec![1; (mib as usize) << 20])
}

#[test]
fn memory_over_the_limit_ends_the_child() {
    let test = "memory_over_the_limit_ends_the_child";
    if let Some(deed) = deed() {
        cage::enter(&[]);
        let mib = deed.parse().unwrap();
        let held = take(mib);
        if mib > SCRIPT_MIB {
            std::thread::sleep(Duration::from_secs(600));
        }
        std::process::exit(i32::from(held[0]));
    }
    let end = |mib: u64, granted_mib| {
        Cage::start(again(test, &mib.to_string()), Room { granted_mib }).unwrap().wait()
    };
    assert_eq!(end(SCRIPT_MIB - 8, 0), ChildEnd::Exit(1));
    assert_eq!(end(SCRIPT_MIB + 128, 0), ChildEnd::Memory);
    assert_eq!(ChildEnd::Memory.to_string(), "the script took more than 256 MiB and was stopped");
}

#[test]
fn more_room_is_granted_while_it_runs() {
    if deed().is_some() {
        cage::enter(&[]);
        let mut line = String::new();
        std::io::stdin().read_line(&mut line).unwrap();
        let held = take(SCRIPT_MIB + 200);
        std::process::exit(i32::from(held[0]) + 4);
    }
    let mut command = again("more_room_is_granted_while_it_runs", "yes");
    command.stdin(Stdio::piped());
    let child = Cage::start(command, Room::default()).unwrap();
    child.grant(1000);
    let pipes = child.take_pipes();
    drop(pipes.stdin);
    assert_eq!(child.wait(), ChildEnd::Exit(5));
}

#[test]
fn a_peak_that_is_over_is_remembered() {
    if deed().is_some() {
        cage::enter(&[]);
        drop(take(SCRIPT_MIB + 128));
        std::process::exit(if cage::is_over_limit() { cage::STOPPED_MEMORY } else { 0 });
    }
    let child = Cage::start(again("a_peak_that_is_over_is_remembered", "yes"), Room::default()).unwrap();
    assert_eq!(child.wait(), ChildEnd::Memory);
}

#[test]
fn a_child_that_is_not_wanted_is_killed_and_others_are_told_why_they_ended() {
    let test = "a_child_that_is_not_wanted_is_killed_and_others_are_told_why_they_ended";
    match deed().as_deref() {
        Some("sleep") => std::thread::sleep(Duration::from_secs(600)),
        Some("abort") => std::process::abort(),
        Some(_) => std::process::exit(cage::STOPPED_TIME),
        None => {}
    }
    let start = |deed| Cage::start(again(test, deed), Room::default()).unwrap();
    let sleeper = start("sleep");
    assert_eq!((sleeper.end(), sleeper.wait_for(Duration::from_millis(50))), (None, None));
    assert_eq!(sleeper.end_within(Duration::ZERO), ChildEnd::Killed);
    assert_eq!(sleeper.end(), Some(ChildEnd::Killed));
    assert_eq!(start("abort").wait(), ChildEnd::Signal(6));
    assert_eq!(start("time").wait(), ChildEnd::Time);
}

#[test]
fn secrets_in_the_environment_stay_outside() {
    if let Some(secret) = deed() {
        let found = std::env::vars().any(|(_, value)| value == secret && !value.is_empty());
        let own = std::env::var("CAGE_OWN").is_ok();
        std::process::exit(i32::from(own && found && std::env::var("CARGO_MANIFEST_DIR").is_err()) + 1);
    }
    let mut command = again("secrets_in_the_environment_stay_outside", "deed");
    command.env("CAGE_OWN", "1");
    assert!(std::env::var("CARGO_MANIFEST_DIR").is_ok(), "cargo sets it");
    assert_eq!(Cage::start(command, Room::default()).unwrap().wait(), ChildEnd::Exit(2));
}

#[test]
fn a_program_that_is_not_there_is_an_error() {
    assert!(Cage::start(Command::new("/no/such/program"), Room::default()).is_err());
}
