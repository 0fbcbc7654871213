//! Boards in colour: on a terminal, unless an option says otherwise.

use std::process::{Command, Stdio};

/// What `play` says with these words and this setting of NO_COLOR, on a terminal that `script` makes or into a pipe.
fn said(words: &str, no_color: &str, on_terminal: bool) -> Option<String> {
    let program = env!("CARGO_BIN_EXE_plywood");
    let line = format!("{program} play mnk --board 3x3 --k 3 --side both {words}");
    let mut command = match on_terminal {
        true => Command::new("script"),
        false => Command::new("sh"),
    };
    match on_terminal {
        true => command.args(["-qec", &line, "/dev/null"]),
        false => command.args(["-c", &line]),
    };
    let done = command.env("NO_COLOR", no_color).env("TERM", "xterm-256color").stdin(Stdio::null()).output();
    Some(String::from_utf8_lossy(&done.ok()?.stdout).into_owned())
}

#[test]
fn colour_is_for_terminals_and_can_be_refused() {
    let check = |words: &str, no_color: &str, on_terminal: bool, is_coloured: bool| {
        let Some(said) = said(words, no_color, on_terminal) else {
            return evidence::skip("there is no `script` to make a terminal");
        };
        assert!(said.contains("You play both sides."), "{said}");
        assert_eq!(said.contains("\x1b["), is_coloured, "{words:?}, NO_COLOR={no_color:?}: {said:?}");
    };
    check("", "", false, false);
    check("--color always", "1", false, true);
    if cfg!(target_os = "linux") {
        check("", "", true, true);
        check("", "1", true, false);
        check("--color never", "", true, false);
    }
}
