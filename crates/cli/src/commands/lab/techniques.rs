//! `plywood lab ablate chess --techniques`: what each technique of the search is good for.

use crate::args::LabAblate;
use crate::progress::watched;
use crate::{output, setup};
use chess::{BENCH_POSITIONS, Chess, Epd, TACTICS};
use lab::{TechniqueLadder, TechniquesRequest};
use search::{Depth, Notation};
use session::DepthLimit;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Deep enough to tell the techniques apart, shallow enough for minimax.
const USUAL_DEPTH: u32 = 4;
/// Minimax visits a million nodes and more for each position: not all of the bench.
const POSITIONS: usize = 6;
/// Nodes for a test position: a fraction of a second.
const USUAL_NODES: u64 = 30_000;

pub fn run(args: &LabAblate) -> anyhow::Result<()> {
    anyhow::ensure!(
        args.place.is("chess"),
        "--techniques is for chess: expected 'lab ablate chess --techniques'"
    );
    let depth = match args.limit.depth {
        None | Some(DepthLimit::Usual) => USUAL_DEPTH,
        Some(DepthLimit::Plies(depth)) if depth > 0 => depth,
        Some(_) => anyhow::bail!(
            "--techniques searches to a fixed depth: expected --depth with a number of plies from 1"
        ),
    };
    let chess = Chess::default();
    let positions: Vec<_> = match &args.place.position {
        Some(text) => vec![chess.parse_state(text)?],
        None => {
            BENCH_POSITIONS[..POSITIONS].iter().map(|fen| chess.parse_state(fen)).collect::<Result<_, _>>()?
        }
    };
    let suite = suite(args)?;
    let began = Instant::now();
    let found = watched(|follow| {
        let request = TechniquesRequest {
            positions: &positions,
            depth: Depth(depth as i32),
            suite: &suite,
            nodes: args.limit.nodes.unwrap_or(USUAL_NODES),
            clock: &|| began.elapsed().as_secs_f64() * 1000.0,
            stop: &|| follow.stop.load(Ordering::Relaxed),
        };
        lab::techniques(&request, &mut |done, total| (follow.progress)(done as u64, total as u64))
    });
    let Some(found) = found else { anyhow::bail!("stopped") };
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&heading(&found))?;
    super::tell(&found.table(), args.csv.as_deref())
}

/// The test positions: those of a file, or the ones that come with the program.
fn suite(args: &LabAblate) -> anyhow::Result<Vec<Epd>> {
    let text = match &args.suite {
        Some(file) => setup::read_text(file)?,
        None => TACTICS.into(),
    };
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(index, line)| Epd::parse(line).map_err(|error| anyhow::anyhow!("line {}: {error}", index + 1)))
        .collect()
}

fn heading(found: &TechniqueLadder) -> String {
    format!(
        "{} positions to depth {}; {} test positions, at the same depth and within {} nodes each\n\n",
        found.positions,
        found.depth,
        found.suite,
        output::count(found.nodes)
    )
}
