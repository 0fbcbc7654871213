//! Whatever runs a user's script runs in a cage: a child process of this same program with the same arguments.
//!
//! The parent looks whether the arguments name a script and starts the child; it writes the child's results, hands signals on and says
//! why a child was ended. The child learns from its environment what it is, and gives up everything else before it reads a text.

mod child;
mod parent;
mod words;

pub use child::shut;
pub use parent::{find_walls, run_again, start_player};

use child::{Role, enter};
use parent::try_walls;
use session::script;
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use words::CommandWords;

/// In the environment of a child: what it is there for.
const ROLE: &str = "PLYWOOD_CAGE";
/// What an error says when a script was refused outside of a cage.
const REFUSED: &str = "scripts run in a cage only";
/// The parent hands on a signal that the terminal has sent to both.
const ECHO: Duration = Duration::from_millis(500);

/// What is left to do in this process.
pub enum ProcessStart {
    /// Everything: no script is named, and none will be loaded.
    Outside,
    /// Everything, for a parent that waits.
    Inside,
    /// One player of a match, 0 or 1.
    Player(usize),
    /// Nothing: a child has done it.
    Done(ExitCode),
}

/// Decides where the command runs.
pub fn start() -> ProcessStart {
    let words = CommandWords::of_program();
    match enter(&words) {
        Some(Role::Run) => return ProcessStart::Inside,
        Some(Role::Player(number)) => return ProcessStart::Player(number),
        Some(Role::Try(code)) => return ProcessStart::Done(code),
        None => {}
    }
    cage::keep_descriptors();
    if words.is_trial() {
        return ProcessStart::Done(try_walls());
    }
    if words.name_script() {
        return ProcessStart::Done(run_again());
    }
    ProcessStart::Outside
}

/// Makes sure that no script runs in this process.
pub fn forbid_scripts() {
    script::forbid();
}

/// Whether a command met a script that its arguments did not name.
pub fn was_refused(error: &anyhow::Error) -> bool {
    script::is_forbidden() && format!("{error:#}").contains(REFUSED)
}

/// Whether a signal is only the same one again, handed on by the parent.
pub fn is_echo() -> bool {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    let is_second = FIRST.get().is_some();
    let first = FIRST.get_or_init(Instant::now);
    cage::is_inside() && is_second && first.elapsed() < ECHO
}
