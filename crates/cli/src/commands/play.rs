//! `plywood play`: a game in the terminal.

use crate::{args, interrupt, setup};
use anyhow::bail;
use draw::Charset;
use terminal::{Explain, Level, Seat, Session, Settings, converse};
use workbench::Workbench;

pub fn run(args: &args::Play) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let settings = Settings {
        game: setup::title(&args.place),
        at: setup::at(&args.place),
        human: seat(args, bench.as_ref())?,
        level: Level::new(args.level).unwrap_or_default(),
        eval: setup::eval(&args.value)?,
        explain: if args.explain { Explain::Yes } else { Explain::No },
        charset: if args.ascii { Charset::Ascii } else { Charset::Unicode },
        seed: args.seed.unwrap_or_else(|| fastrand::u64(..)),
    };
    let mut session = Session::new(bench.as_ref(), settings, interrupt::stop_flag())?;
    converse(&mut session, &mut std::io::stdin().lock(), &mut std::io::stdout().lock())?;
    Ok(())
}

/// The person's seat: the second side unless another is asked for, as in the source.
fn seat(args: &args::Play, bench: &dyn Workbench) -> anyhow::Result<Seat> {
    let Some(side) = &args.side else { return Ok(Seat::Min) };
    let [max, min] = bench.sides();
    match side.to_lowercase().as_str() {
        "both" => Ok(Seat::Both),
        "none" => Ok(Seat::Nobody),
        name if name == max.to_lowercase() => Ok(Seat::Max),
        name if name == min.to_lowercase() => Ok(Seat::Min),
        _ => bail!("unknown side '{side}': expected {max}, {min}, both or none"),
    }
}
