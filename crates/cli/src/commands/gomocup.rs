//! `plywood gomocup`: the five-in-a-row player for other programs.

use session::{Playable, SessionError};

pub fn run() -> anyhow::Result<()> {
    protocol::gomocup::run(five_in_a_row, std::io::stdin().lock(), std::io::stdout());
    Ok(())
}

fn five_in_a_row(columns: usize, rows: usize) -> Result<Box<dyn Playable>, SessionError> {
    games::open("mnk", [("columns", columns.into()), ("rows", rows.into()), ("k", 5.into())])
}
