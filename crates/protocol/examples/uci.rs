//! A UCI engine on standard input and output.

use protocol::uci::run;
use session::{Options, SessionError};
use std::io::{stdin, stdout};

fn main() -> Result<(), SessionError> {
    run(games::find("chess")?, Options::default(), stdin().lock(), stdout())
}
