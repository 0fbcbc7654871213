//! `plywood lab ablate GAME --techniques`: what each technique of the playing search is good for.

use crate::args::LabAblate;
use crate::progress::carried;
use crate::{output, setup};
use anyhow::{bail, ensure};
use chess::{Chess, Epd, TACTICS};
use lab::{TechniqueLadder, TechniquesAsk, TestPosition, usual_depth, usual_nodes};
use search::{Game, Notation};
use session::{At, DepthLimit, ReachedPlace, Request};

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
    let ask = TechniquesAsk {
        place: setup::place(&reached),
        positions: positions(args, &reached),
        depth,
        nodes: limit.nodes.unwrap_or_else(usual_nodes),
        suite: suite(args)?,
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

/// Some of those of the bench on the usual board, unless a position is named.
fn positions(args: &LabAblate, reached: &ReachedPlace) -> Vec<String> {
    if reached.at != At::default() || !reached.options.settings.is_empty() {
        return Vec::new();
    }
    let usual = args.place.game.lab.bench.iter().filter(|fixed| fixed.options.is_empty());
    usual.take(POSITIONS).map(|fixed| fixed.position.into()).collect()
}

/// The test positions of chess: those of a file, or the ones that come with the program. Other games have none.
fn suite(args: &LabAblate) -> anyhow::Result<Vec<TestPosition>> {
    let text = match &args.suite {
        _ if !args.place.is("chess") => return Ok(Vec::new()),
        Some(file) => setup::read_text(file)?,
        None => TACTICS.into(),
    };
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
