//! The notice that the computer thinks: on a terminal, and nowhere else.

use std::process::{Command, Stdio};

/// What `play` says where the computer moves first, on a terminal that `script` makes or into a pipe.
fn said(on_terminal: bool) -> Option<String> {
    let program = env!("CARGO_BIN_EXE_plywood");
    let line = format!("{program} play mnk --board 3x3 --k 3 --side o --level 1 --position '3/1o1/x2 x'");
    let mut command = if on_terminal { Command::new("script") } else { Command::new("sh") };
    match on_terminal {
        true => command.args(["-qec", &line, "/dev/null"]),
        false => command.args(["-c", &format!("{line} 2>&1")]),
    };
    let done = command.env("TERM", "xterm-256color").stdin(Stdio::null()).output();
    Some(String::from_utf8_lossy(&done.ok()?.stdout).into_owned())
}

#[test]
fn a_terminal_is_told_that_the_computer_thinks_and_a_pipe_is_not() {
    let piped = said(false).expect("there is a shell");
    assert!(piped.contains("X plays"), "{piped}");
    assert!(!piped.contains("thinking") && !piped.contains('\r'), "{piped:?}");
    if cfg!(target_os = "linux") {
        let Some(shown) = said(true) else {
            return evidence::skip("there is no `script` to make a terminal");
        };
        let notice = shown.find("\r\x1b[KX is thinking ...").unwrap_or_else(|| panic!("{shown:?}"));
        let erased = shown[notice + 4..].find("\r\x1b[K").unwrap_or_else(|| panic!("{shown:?}"));
        assert!(shown[notice + 4 + erased..].contains("X plays"), "{shown:?}");
    }
}
