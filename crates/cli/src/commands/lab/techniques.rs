//! `plywood lab ablate GAME --techniques`: what each technique of the playing search is good for.

use crate::args::LabAblate;
use crate::progress::watched;
use crate::{interrupt, output, setup};
use anyhow::{bail, ensure};
use chess::{Chess, Epd, TACTICS};
use lab::{TechniqueLadder, TechniquesRequest, TestPosition};
use search::{Game, Notation};
use session::{At, DepthLimit, Description};

/// Deep enough to tell the techniques apart, shallow enough for minimax.
const USUAL_DEPTH: u32 = 4;
/// Minimax visits a million nodes and more for each position: not all of the bench.
const POSITIONS: usize = 6;
/// Nodes for a test position: a fraction of a second.
const USUAL_NODES: u64 = 30_000;

pub fn run(args: &LabAblate) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    ensure!(
        bench.can_think(),
        "{} has no playing search: expected a game that has one with --techniques",
        bench.name()
    );
    let depth = match args.limit.depth {
        None | Some(DepthLimit::Usual) => USUAL_DEPTH,
        Some(DepthLimit::Plies(depth)) if depth > 0 => depth,
        Some(_) => {
            bail!("--techniques searches to a fixed depth: expected --depth with a number of plies from 1")
        }
    };
    let positions = positions(args)?;
    let request = TechniquesRequest {
        positions: &positions,
        depth,
        suite: &suite(args)?,
        nodes: args.limit.nodes.unwrap_or(USUAL_NODES),
    };
    let found = watched(|follow| {
        let mut tell = |done: usize, total: usize| (follow.progress)(done as u64, total as u64);
        lab::techniques(bench.as_ref(), &request, &interrupt::stop_flag(), &mut tell)
    })?;
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&heading(&found))?;
    super::tell(&found.table(), args.csv.as_deref())
}

/// The position named, else those of the bench on the usual board, else the start.
fn positions(args: &LabAblate) -> anyhow::Result<Vec<At>> {
    let at = setup::at(&args.place);
    let is_usual = setup::options(&args.place)?.settings.is_empty();
    let mut fixed = bench_positions(args.place.game);
    Ok(match at.position.is_none() && at.moves.is_empty() && is_usual && !fixed.is_empty() {
        true => {
            fixed.truncate(POSITIONS);
            fixed
        }
        false => vec![at],
    })
}

/// What `plywood bench` searches in the game as it is usually set up.
fn bench_positions(game: &Description) -> Vec<At> {
    let usual = game.bench.iter().filter(|fixed| fixed.options.is_empty());
    usual.map(|fixed| At { position: Some(fixed.position.into()), moves: Vec::new() }).collect()
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
