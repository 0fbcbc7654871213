//! The child's side: learns what it is there for and gives up everything else.

use super::ROLE;
use super::words::CommandWords;
use cage::{Confinement, TrialTargets};
use session::script;
use std::fs::File;
use std::path::PathBuf;
use std::process::ExitCode;

/// What this child is there for.
pub enum Role {
    /// The whole command.
    Run,
    /// One player of a match, 0 or 1.
    Player(usize),
    /// The trial, which is over.
    Try(ExitCode),
}

/// Enters the cage, if a parent has said so; before anything else is read.
pub fn enter(words: &CommandWords) -> Option<Role> {
    let told = std::env::var(ROLE).ok()?;
    let numbers: Vec<u32> = told.split(' ').skip(1).filter_map(|number| number.parse().ok()).collect();
    match (told.split(' ').next()?, numbers.as_slice()) {
        ("run", &[requests, answers]) => {
            let door = (File::options().write(true).open(pipe(requests)), File::open(pipe(answers)));
            shut(&words.readable());
            if let (Ok(requests), Ok(answers)) = door {
                files::open_door(requests, answers);
            }
            Some(Role::Run)
        }
        ("player", &[number]) => {
            shut(&words.readable());
            Some(Role::Player(number as usize))
        }
        ("try", &[port]) => Some(Role::Try(try_all(shut(&[]), port as u16))),
        // Another program's variable of that name.
        _ => None,
    }
}

/// Gives up everything but reading these files and folders.
pub fn shut(readable: &[PathBuf]) -> Confinement {
    // The parent says in one line that there was a panic.
    if std::env::var_os("RUST_BACKTRACE").is_none() {
        std::panic::set_hook(Box::new(|_| {}));
    }
    let walls = cage::enter(readable);
    script::enter_cage(give_up);
    walls
}

/// The last line of a process in which a step of a script does not end.
fn give_up(reason: &str) -> ! {
    crate::output::tell(&format!("plywood: {reason}\n"));
    std::process::exit(cage::STOPPED_TIME)
}

/// A pipe that the parent has left open.
fn pipe(number: u32) -> PathBuf {
    format!("/dev/fd/{number}").into()
}

/// Tries what must fail; a line for everything, and whether all of it did.
fn try_all(walls: Confinement, port: u16) -> ExitCode {
    let targets = TrialTargets {
        secret: "/etc/passwd".into(),
        folders: vec![".".into(), "/tmp".into()],
        port,
        program: "/bin/true".into(),
    };
    let attempts = cage::attempt_all(&targets);
    let row = |attempt: &cage::Attempt| match &attempt.refusal {
        Some(error) => format!("{}: refused ({error})\n", attempt.name),
        None => format!("{}: worked\n", attempt.name),
    };
    // A reader that has gone does not change what was found.
    let _ = crate::output::say(&format!("{walls}{}", attempts.iter().map(row).collect::<String>()));
    ExitCode::from(u8::from(attempts.iter().any(|attempt| attempt.refusal.is_none())))
}
