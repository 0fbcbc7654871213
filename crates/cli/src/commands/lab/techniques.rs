//! `plywood lab ablate GAME --techniques`: what each technique of the playing search is good for.

use crate::args::LabAblate;
use crate::progress::carried;
use crate::{output, setup};
use anyhow::{bail, ensure};
use chess::{Chess, Epd, TACTICS};
use lab::{TechniqueLadder, TechniquesAsk, TestPosition, usual_depth, usual_nodes};
use search::{Game, Notation};
use session::{At, DepthLimit, Request};

/// Minimax visits a million nodes and more for each position: not all of the bench.
const POSITIONS: usize = 6;

pub fn run(args: &LabAblate) -> anyhow::Result<()> {
    let reached = setup::reach(&args.place)?;
    let bench = reached.bench.as_ref();
    ensure!(
        bench.description().search.can_think,
        "{} has no playing search: expected a game that has one with --techniques",
        bench.name()
    );
    let limit = args.limit.apply(Request::default())?;
    let depth = match limit.depth {
        DepthLimit::Usual => usual_depth(),
        DepthLimit::Plies(depth) if depth > 0 => depth,
        _ => {
            bail!("--techniques searches to a fixed depth: expected --depth with a number of plies from 1")
        }
    };
    let is_usual = reached.at == At::default() && reached.options.settings.is_empty();
    // The test positions of chess: those of a file, or, unless a position is named, the ones that come with the program.
    let tests = match &args.suite {
        Some(file) if args.place.is("chess") => setup::read_text(file)?,
        None if args.place.is("chess") && is_usual => TACTICS.into(),
        _ => String::new(),
    };
    let ask = TechniquesAsk {
        place: setup::place(&reached),
        positions: if is_usual { bench_positions(args) } else { Vec::new() },
        depth,
        nodes: limit.nodes.unwrap_or_else(usual_nodes),
        suite: suite(&tests)?,
    };
    super::keep(&args.save, "techniques", &ask)?;
    let found = carried(|caller| ask.climb(&reached, caller))?;
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&heading(&found))?;
    super::tell(&found.table(), args.csv.as_deref())
}

/// Some of those of the bench on the usual board.
fn bench_positions(args: &LabAblate) -> Vec<String> {
    let usual = args.place.game.lab.bench.iter().filter(|fixed| fixed.options.is_empty());
    usual.take(POSITIONS).map(|fixed| fixed.position.into()).collect()
}

/// Test positions of chess, one a line.
fn suite(text: &str) -> anyhow::Result<Vec<TestPosition>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(index, line)| test(line).map_err(|error| anyhow::anyhow!("line {}: {error}", index + 1)))
        .collect()
}

fn test(line: &str) -> Result<TestPosition, search::NotationError> {
    let (chess, epd) = (Chess::default(), Epd::parse(line)?);
    let mut moves = Vec::new();
    chess.moves(&epd.state, &mut moves);
    let mut solutions = Vec::new();
    for m in moves {
        if epd.is_solved_by(m)? == Some(true) {
            solutions.push(chess.show_move(&epd.state, m));
        }
    }
    Ok(TestPosition { position: chess.show_state(&epd.state), solutions })
}

fn heading(found: &TechniqueLadder) -> String {
    let tests = match found.suite {
        0 => String::new(),
        suite => format!(
            "; {suite} test positions, at the same depth and within {} nodes each",
            output::count(found.nodes)
        ),
    };
    let plural = if found.positions == 1 { "" } else { "s" };
    format!("{} position{plural} to depth {}{tests}\n\n", found.positions, found.depth)
}
