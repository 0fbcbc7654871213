//! `plywood pacman`: many games, and the course's tests.

use crate::args::{GhostKind, PacmanAgent, PacmanGames, PacmanGrade};
use crate::{output, setup};
use indicatif::ProgressBar;
use pacman::grade::{self, GradeReport};
use pacman::{
    Ghost, GhostModel, MAX_MOVES, Match, Method, Pacman, Player, Summary, parse_layout, play_series,
};
use std::io::IsTerminal;
use std::sync::Arc;

/// Rounds a hunting ghost looks ahead.
const HUNTING_DEPTH: u32 = 2;
/// Points in one bar of the histogram.
const BAR_POINTS: u32 = 100;
/// Characters of the longest bar.
const LONGEST_BAR: usize = 50;

pub fn games(args: &PacmanGames) -> anyhow::Result<()> {
    let setting = setting(args)?;
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(args.count) } else { ProgressBar::hidden() };
    let records = play_series(&setting, args.count, args.seed, &|_| bar.inc(1));
    bar.finish_and_clear();
    let summary = Summary::of(&records);
    if let Some(file) = &args.csv {
        let rows: String =
            summary.scores.iter().enumerate().map(|(i, score)| format!("{i},{score}\n")).collect();
        files::write_whole(file, format!("game,score\n{rows}").as_bytes())?;
    }
    if args.print.json {
        return output::json(&summary);
    }
    output::say(&text(&summary))
}

fn setting(args: &PacmanGames) -> anyhow::Result<Match> {
    let layout = parse_layout(&setup::layout_text(&args.layout)?)?;
    let layout = match args.ghosts {
        Some(count) => layout.with_ghosts(count),
        None => layout,
    };
    let ghost = match args.ghost {
        GhostKind::Random => Ghost::Random,
        GhostKind::Directional => Ghost::DIRECTIONAL,
        GhostKind::Hunting => Ghost::hunting(HUNTING_DEPTH),
    };
    let (method, believed) = match args.agent {
        PacmanAgent::Reflex => (Method::Reflex, GhostModel::Adversary),
        PacmanAgent::Minimax => (Method::Minimax, GhostModel::Adversary),
        PacmanAgent::Alphabeta => (Method::AlphaBeta, GhostModel::Adversary),
        PacmanAgent::Expectimax => (Method::Expectimax, ghost.model()),
    };
    let value = Arc::new(pacman::value::preset(&args.eval)?);
    let ghosts = vec![ghost; layout.ghosts.len()];
    let pacman = Player { method, depth: args.depth, value };
    Ok(Match { game: Pacman::new(layout, believed), pacman, ghosts, max_moves: MAX_MOVES })
}

fn text(summary: &Summary) -> String {
    let Summary { games, wins, mean, deviation, mean_interval, win_interval, .. } = summary;
    let mut out = format!(
        "games {games}  wins {wins} ({:.1} %, 95 % between {:.1} and {:.1})\n\
         mean {mean:.1}  deviation {deviation:.1}  95 % between {:.1} and {:.1}\n\n",
        summary.win_rate * 100.0,
        win_interval.low * 100.0,
        win_interval.high * 100.0,
        mean_interval.low,
        mean_interval.high,
    );
    let bins = summary.histogram(BAR_POINTS);
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(1).max(1);
    for bin in &bins {
        let bar = "#".repeat(bin.count * LONGEST_BAR / most);
        out.push_str(&format!("{:>6} to {:>5} {:>5} {bar}\n", bin.from, bin.to - 1, bin.count));
    }
    out
}

pub fn grade(args: &PacmanGrade) -> anyhow::Result<()> {
    let report = grade::grade(&args.folder, &args.layouts)?;
    if args.print.json {
        return output::json(&report);
    }
    output::say(&graded(&report))
}

fn graded(report: &GradeReport) -> String {
    let mut out = String::new();
    for question in &report.questions {
        out.push_str(&format!("{}  {} of {} points\n", question.name, question.points, question.max));
        for test in &question.tests {
            let word = if test.passed { "passed" } else { "FAILED" };
            out.push_str(&format!("  {word}  {}\n", test.name));
            for message in &test.messages {
                out.push_str(&format!("          {message}\n"));
            }
        }
    }
    out.push_str(&format!("total  {} of {} points\n", report.points, report.max));
    out
}
