//! `plywood suite`: test positions with a known answer.

use crate::args::Suite;
use crate::{interrupt, output, setup};
use chess::{Chess, Epd};
use search::Notation;
use serde::Serialize;
use std::time::Duration;
use workbench::{At, DepthLimit, GameChoice, StopFlag, ThinkRequest, Workbench, open};

/// How long a position is thought about when nobody says.
const USUAL_TIME: Duration = Duration::from_secs(1);

#[derive(Serialize)]
struct Row {
    id: String,
    played: String,
    wanted: String,
    solved: bool,
    depth: u32,
    nodes: u64,
    time_ms: f64,
}

#[derive(Serialize)]
struct Score {
    solved: usize,
    positions: usize,
    rows: Vec<Row>,
}

pub fn run(args: &Suite) -> anyhow::Result<()> {
    let bench = open(&GameChoice::Chess)?;
    let stop = interrupt::stop_flag();
    let request = request(args)?;
    let mut rows = Vec::new();
    for (index, line) in setup::read_text(&args.file)?.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let named = |error: search::NotationError| anyhow::anyhow!("line {}: {error}", index + 1);
        let epd = Epd::parse(line).map_err(named)?;
        let row = solve(bench.as_ref(), &epd, &request, &stop)?;
        if !args.print.json {
            output::say(&shown(&row))?;
        }
        rows.push(row);
        if stop.is_raised() {
            break;
        }
    }
    let score = Score { solved: rows.iter().filter(|row| row.solved).count(), positions: rows.len(), rows };
    if args.print.json {
        return output::json(&score);
    }
    output::say(&format!("{} of {} solved\n", score.solved, score.positions))
}

fn request(args: &Suite) -> anyhow::Result<ThinkRequest> {
    let depth = match args.limit.depth {
        Some(DepthLimit::Plies(plies)) => Some(plies),
        _ => None,
    };
    let limited = depth.is_some() || args.limit.nodes.is_some();
    Ok(ThinkRequest {
        depth,
        nodes: args.limit.nodes,
        time: args.limit.time.or((!limited).then_some(USUAL_TIME)),
        threads: usize::from(args.playing.threads),
        techniques: setup::techniques(&args.playing)?,
        ..ThinkRequest::default()
    })
}

fn solve(bench: &dyn Workbench, epd: &Epd, request: &ThinkRequest, stop: &StopFlag) -> anyhow::Result<Row> {
    let chess = Chess::default();
    let at = At { position: Some(chess.show_state(&epd.state)), moves: Vec::new() };
    let thought = bench.think(&at, request, stop, &mut |_| {})?;
    let played = thought.best.clone().unwrap_or_default();
    let solved = match epd.operation("dm").and_then(|words| words.first()?.parse::<u32>().ok()) {
        Some(moves) => thought.lines.first().is_some_and(|line| mate_moves(line.value) == Some(moves)),
        None => epd.is_solved_by(chess.parse_move(&epd.state, &played)?)?.unwrap_or(false),
    };
    let wanted = ["bm", "am", "dm"].iter().find_map(|name| Some((name, epd.operation(name)?)));
    Ok(Row {
        id: epd.id().unwrap_or_default().into(),
        played,
        wanted: wanted.map_or(String::new(), |(name, words)| format!("{name} {}", words.join(" "))),
        solved,
        depth: thought.depth,
        nodes: thought.nodes,
        time_ms: thought.time_ms,
    })
}

/// Moves to mate, if the value is a counted win or loss.
fn mate_moves(value: f64) -> Option<u32> {
    let plies = f64::from(search::Score::WIN.0) - value.abs();
    (value.abs() >= f64::from(search::Score::COUNTED_WIN.0)).then_some((plies as u32).div_ceil(2))
}

fn shown(row: &Row) -> String {
    let mark = if row.solved { "solved" } else { "missed" };
    format!("{mark}  {:<28} {:<8} {:<12} depth {:>2}\n", row.id, row.played, row.wanted, row.depth)
}
