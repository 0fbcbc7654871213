//! The chess engine alone, for programs that start an engine without arguments: UCI on standard input and output. With `bench` it
//! searches the fixed positions and ends with their nodes and nodes a second, as workers of OpenBench expect.

use protocol::uci::{bench_line, run};
use session::{Options, SessionError};
use std::io::{Write, stdin, stdout};

fn main() -> Result<(), SessionError> {
    // This program starts no cage; `plywood uci --eval mine.js` does.
    session::script::forbid();
    let chess = games::find("chess")?;
    if std::env::args().nth(1).is_some_and(|word| word == "bench") {
        let line = bench_line(chess)?;
        // Ignore write errors: the reader has gone.
        let _ = writeln!(stdout(), "{line}");
        return Ok(());
    }
    run(chess, Options::default(), stdin().lock(), stdout())
}
