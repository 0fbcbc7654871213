//! Runs the studio alone and without a token, for work on the page: `cargo run -p studio --example serve -- [PORT]`.
#![allow(clippy::print_stdout, reason = "an example speaks")]

use session::StopFlag;
use studio::{Config, DEFAULT_PORT, serve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let port = match std::env::args().nth(1) {
        Some(text) => text.parse()?,
        None => DEFAULT_PORT,
    };
    let config = Config { port, ..Config::new(&games::ALL) };
    serve(config, &StopFlag::default(), |started| println!("{}", started.url()))?;
    Ok(())
}
