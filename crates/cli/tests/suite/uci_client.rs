//! The engine driven by python-chess, the client library that many programs use; skipped, and noted, where it is not
//! installed. `make test` names a Python that has it in `PLYWOOD_PYTHON`.

use std::process::Command;

/// Games against the clock, which only an idle machine can play.
const FAST_GAMES: &str = "100";
/// The status with which the script says that python-chess is missing.
const NOT_INSTALLED: i32 = 3;

#[test]
fn python_chess_is_content() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/uci_client.py");
    let is_long = evidence::takes_minutes("a hundred games against the clock through python-chess");
    let games = if is_long { FAST_GAMES } else { "0" };
    let python = std::env::var("PLYWOOD_PYTHON").unwrap_or_else(|_| "python3".into());
    let run = Command::new(python).args([script, env!("CARGO_BIN_EXE_plywood"), "--games", games]).output();
    let Ok(run) = run else { return evidence::skip("python3 is not installed") };
    let text = String::from_utf8_lossy(&run.stdout);
    if run.status.code() == Some(NOT_INSTALLED) {
        return evidence::skip(text.trim());
    }
    assert!(run.status.success(), "{text}\n{}", String::from_utf8_lossy(&run.stderr));
    eprint!("{text}");
}
