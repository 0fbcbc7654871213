//! The engine driven by python-chess, the client library that many programs use; left out where it is not installed.

use std::process::Command;

/// Fast games of the ordinary run, and of the long one.
const FEW_GAMES: &str = "2";
const MANY_GAMES: &str = "100";
/// The status with which the script says that python-chess is missing.
const NOT_INSTALLED: i32 = 3;

#[test]
fn python_chess_is_content() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/uci_client.py");
    let games = if std::env::var_os("PLYWOOD_LONG_TESTS").is_some() { MANY_GAMES } else { FEW_GAMES };
    let run =
        Command::new("python3").args([script, env!("CARGO_BIN_EXE_plywood"), "--games", games]).output();
    let Ok(run) = run else {
        eprintln!("skipped: python3 is not installed");
        return;
    };
    let text = String::from_utf8_lossy(&run.stdout);
    if run.status.code() == Some(NOT_INSTALLED) {
        eprintln!("skipped: {}", text.trim());
        return;
    }
    assert!(run.status.success(), "{text}\n{}", String::from_utf8_lossy(&run.stderr));
    eprint!("{text}");
}
