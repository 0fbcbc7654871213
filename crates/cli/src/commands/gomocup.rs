//! `plywood gomocup`: the five-in-a-row player for other programs.

pub fn run() -> anyhow::Result<()> {
    Ok(protocol::gomocup::run(std::io::stdin().lock(), std::io::stdout())?)
}
