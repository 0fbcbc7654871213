//! `plywood suite`: test positions with a known answer.

use crate::args::SuiteArgs;
use crate::{interrupt, output, progress, setup};
use anyhow::bail;
use chess::{Chess, Epd};
use search::{Notation, NotationError};
use serde::Serialize;
use session::{At, Playable, Request, SessionError, StopFlag, Value};
use std::time::Duration;

/// How long a position is thought about by default.
const USUAL_TIME: Duration = Duration::from_secs(1);

#[derive(Serialize)]
struct SuiteRow {
    id: String,
    played: String,
    wanted: String,
    solved: bool,
    depth: u32,
    nodes: u64,
    time_ms: f64,
}

/// A line that could not be read, or asks for what cannot be.
#[derive(Serialize)]
struct BadLine {
    line: usize,
    reason: String,
}

#[derive(Serialize)]
struct SuiteScore {
    solved: usize,
    positions: usize,
    rows: Vec<SuiteRow>,
    bad: Vec<BadLine>,
}

pub fn run(args: &SuiteArgs) -> anyhow::Result<()> {
    let score = score(args, &setup::read_text(&args.file)?)?;
    if args.print.json {
        output::json(&score)?;
    } else {
        output::say(&format!("{} of {} solved\n", score.solved, score.positions))?;
    }
    match score.bad.as_slice() {
        [] => Ok(()),
        [first, rest @ ..] => {
            let more = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
            bail!("'{}', line {}{more}: {}", args.file.display(), first.line, first.reason)
        }
    }
}

/// Runs every line; a bad one is named and does not lose the others.
fn score(args: &SuiteArgs, text: &str) -> anyhow::Result<SuiteScore> {
    let bench = games::open("chess", [])?;
    let stop = interrupt::stop_flag();
    let request = request(args)?;
    let lines: Vec<(usize, &str)> =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).collect();
    let bar = progress::bar(lines.len() as u64);
    let (mut rows, mut bad) = (Vec::new(), Vec::new());
    for (index, line) in lines {
        let said = match solve(bench.as_ref(), line, &request, &stop) {
            Ok(row) => {
                rows.push(row);
                rows.last().map_or_else(String::new, show_row)
            }
            Err(error @ SessionError::Stopped { .. }) => return Err(error.into()),
            Err(error) => {
                bad.push(BadLine { line: index + 1, reason: error.to_string() });
                format!("bad     '{}', line {}: {error}\n", args.file.display(), index + 1)
            }
        };
        if !args.print.json {
            bar.suspend(|| output::say(&said))?;
        }
        bar.inc(1);
        if stop.is_raised() {
            break;
        }
    }
    bar.finish_and_clear();
    let solved = rows.iter().filter(|row| row.solved).count();
    Ok(SuiteScore { solved, positions: rows.len(), rows, bad })
}

fn request(args: &SuiteArgs) -> anyhow::Result<Request> {
    let is_limited = args.limit.says("depth") || args.limit.says("nodes");
    let usual = Request { time: (!is_limited).then_some(USUAL_TIME), ..Request::thinking() };
    Ok(args.playing.apply(args.limit.apply(usual)?)?)
}

fn solve(
    bench: &dyn Playable,
    line: &str,
    request: &Request,
    stop: &StopFlag,
) -> Result<SuiteRow, SessionError> {
    let chess = Chess::default();
    let epd = Epd::parse(line)?;
    for name in ["bm", "am"] {
        epd.moves(name)?;
    }
    let asked = ["bm", "am", "dm"].iter().find_map(|name| Some((name, epd.operation(name)?)));
    let (name, words) = asked.ok_or_else(|| NotationError::new("test position", line, "bm, am or dm"))?;
    let at = At { position: Some(chess.show_state(&epd.state)), moves: Vec::new() };
    let thought = bench.think(&at, request, stop, &mut |_| {})?;
    let played = thought.best.clone().unwrap_or_default();
    let solved = match epd.operation("dm").and_then(|words| words.first()?.parse::<u32>().ok()) {
        Some(moves) => {
            thought.details.lines.first().is_some_and(|line| mate_moves(line.value) == Some(moves))
        }
        None => epd.is_solved_by(chess.parse_move(&epd.state, &played)?)?.unwrap_or(false),
    };
    Ok(SuiteRow {
        id: epd.id().unwrap_or_default().into(),
        played,
        wanted: format!("{name} {}", words.join(" ")),
        solved,
        depth: thought.searched.depth.unwrap_or_default(),
        nodes: thought.nodes,
        time_ms: thought.time_ms,
    })
}

/// Moves to mate, if the value is a counted win or loss.
fn mate_moves(value: Value) -> Option<u32> {
    value.plies().map(|plies| plies.div_ceil(2))
}

fn show_row(row: &SuiteRow) -> String {
    let mark = if row.solved { "solved" } else { "missed" };
    format!("{mark}  {:<28} {:<8} {:<12} depth {:>2}\n", row.id, row.played, row.wanted, row.depth)
}
