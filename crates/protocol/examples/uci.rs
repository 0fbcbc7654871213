//! A UCI engine on standard input and output.

use protocol::uci::{ChessEngine, run};
use std::io::{stdin, stdout};

fn main() {
    run(ChessEngine::default(), stdin().lock(), stdout());
}
