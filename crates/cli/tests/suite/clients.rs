//! The engines driven by libraries that many programs use, python-chess and pydraughts; skipped, and noted, where they
//! are not installed. `make test` names a Python that has them in `PLYWOOD_PYTHON`.

use std::process::Command;

/// Games against the clock, which only an idle machine can play.
const FAST_GAMES: &str = "100";
/// Games of draughts: one with each kind of limit.
const DRAUGHTS_GAMES: &str = "4";
/// The status with which a script says that its library is missing.
const NOT_INSTALLED: i32 = 3;

/// Runs a script of `tools/` with our program and these arguments.
#[allow(clippy::print_stderr, reason = "what the client saw")]
fn check_client(script: &str, arguments: &[&str]) {
    let script = format!("{}/../../tools/{script}", env!("CARGO_MANIFEST_DIR"));
    let python = std::env::var("PLYWOOD_PYTHON").unwrap_or_else(|_| "python3".into());
    let run = Command::new(python).args([&script, env!("CARGO_BIN_EXE_plywood")]).args(arguments).output();
    let Ok(run) = run else { return evidence::skip("python3 is not installed") };
    let text = String::from_utf8_lossy(&run.stdout);
    if run.status.code() == Some(NOT_INSTALLED) {
        return evidence::skip(text.trim());
    }
    assert!(run.status.success(), "{text}\n{}", String::from_utf8_lossy(&run.stderr));
    eprint!("{text}");
}

#[test]
fn python_chess_is_content() {
    let is_long = evidence::takes_minutes("a hundred games against the clock through python-chess");
    check_client("uci_client.py", &["--games", if is_long { FAST_GAMES } else { "0" }]);
}

#[test]
fn pydraughts_is_content() {
    check_client("hub_client.py", &[DRAUGHTS_GAMES]);
}
