//! Tests that play whole games and give points for scores and wins.

use super::file::{CourseEntry, CourseFile, GradeError};
use super::report::TestVerdict;
use super::student::NoChoice;
use super::{Examinee, load_layout};
use crate::agent::{Ghost, Method, PacmanPlayer};
use crate::chooser::Chooser;
use crate::ghosts::GhostModel;
use crate::play::{MAX_MOVES, Match, MazeGame};
use crate::random::PythonRandom;
use crate::rules::Pacman;
use crate::state::Status;
use crate::value;
use std::path::Path;
use std::sync::Arc;

/// More games in one test are refused.
const MAX_GAMES: u64 = 1000;
/// Deeper searches are refused: whole games are played.
const MAX_DEPTH: u32 = 4;
/// The course's agents look this many rounds ahead when nothing is said.
const DEFAULT_DEPTH: u32 = 2;

/// Runs an `EvalAgentTest`.
pub fn run(test: &CourseFile, layouts: &Path, examinee: &Examinee) -> Result<TestVerdict, GradeError> {
    let ghosts = read_ghosts(test, test.get("ghosts")?)?;
    let layout = load_layout(layouts, test, test.get("layoutName")?)?.with_ghosts(ghosts.len());
    let pacman = match seat(&read_seat(test)?, examinee) {
        Ok(pacman) => pacman,
        Err(reason) => return Ok(TestVerdict::failed(vec![reason.to_string()])),
    };
    let game = Pacman::new(layout, GhostModel::Adversary);
    let setting = Match { game, pacman, ghosts, max_moves: MAX_MOVES };
    // One generator for all games, as in the course.
    let mut random = PythonRandom::new(test.number("randomSeed", 0, u64::from(u32::MAX))?);
    let games = test.number("numGames", 1, MAX_GAMES)?;
    let mut records = Vec::new();
    for _ in 0..games {
        records.push(setting.play(&mut random));
        if let Some(failure) = setting.pacman.failure() {
            return Ok(TestVerdict::failed(vec![failure]));
        }
    }
    award(test, &records)
}

/// Adds up the thresholds that were reached; a missed minimum takes everything away.
fn award(test: &CourseFile, records: &[MazeGame]) -> Result<TestVerdict, GradeError> {
    let count =
        |is_counted: &dyn Fn(&MazeGame) -> bool| records.iter().filter(|r| is_counted(r)).count() as f64;
    let mean = records.iter().map(|r| f64::from(r.score)).sum::<f64>() / records.len() as f64;
    let measured = [
        ("nonTimeout", count(&|r| r.status != Status::Playing)),
        ("score", mean),
        ("wins", count(&|r| r.status == Status::Won)),
    ];
    let mut verdict = TestVerdict { passed: true, ..TestVerdict::default() };
    let mut has_minimum = true;
    for (name, value) in measured {
        let thresholds = read_numbers(test, &format!("{name}Thresholds"))?;
        let minimum = read_numbers(test, &format!("{name}Minimum"))?;
        let reached = thresholds.iter().filter(|&&threshold| value >= threshold).count();
        has_minimum &= minimum.iter().all(|&minimum| value >= minimum);
        verdict.points += reached as u32;
        verdict.passed &= reached == thresholds.len();
        verdict.messages.push(format!("{name} {value}: {reached} of {} thresholds", thresholds.len()));
    }
    if !has_minimum {
        verdict = TestVerdict { passed: false, points: 0, ..verdict };
        verdict.messages.push("a minimum was missed".into());
    }
    Ok(verdict)
}

fn read_numbers(test: &CourseFile, key: &str) -> Result<Vec<f64>, GradeError> {
    let Some(entry) = test.find(key) else { return Ok(Vec::new()) };
    let numbers =
        entry.value.split_whitespace().map(|word| word.parse().ok().filter(|n: &f64| n.is_finite()));
    numbers.collect::<Option<_>>().ok_or_else(|| test.wrong(entry, "thresholds", "numbers"))
}

/// Ghosts as the course writes them: `[RandomGhost(1), DirectionalGhost(2)]`.
fn read_ghosts(test: &CourseFile, entry: &CourseEntry) -> Result<Vec<Ghost>, GradeError> {
    let wrong = || test.wrong(entry, "ghosts", "a list such as [RandomGhost(1), DirectionalGhost(2)]");
    let list =
        entry.value.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).ok_or_else(wrong)?;
    let texts = list.split(',').map(str::trim).filter(|text| !text.is_empty());
    texts.map(|text| read_ghost(text).ok_or_else(wrong)).collect()
}

fn read_ghost(text: &str) -> Option<Ghost> {
    let (name, number) = text.strip_suffix(')')?.split_once('(')?;
    number.trim().parse::<u8>().ok()?;
    match name {
        "RandomGhost" => Some(Ghost::Random),
        "DirectionalGhost" => Some(Ghost::DIRECTIONAL),
        _ => None,
    }
}

/// Which agent a test wants.
struct CourseSeat {
    method: Method,
    depth: u32,
    /// Whether it judges by the value function of the last question, not by the score.
    is_better: bool,
}

/// Who plays: our agent, or the student's.
fn seat(seat: &CourseSeat, examinee: &Examinee) -> Result<PacmanPlayer, NoChoice> {
    let CourseSeat { method, depth, is_better } = *seat;
    let preset = match (method, is_better) {
        (_, true) => "better",
        (Method::Reflex, false) => "reflex",
        _ => "score",
    };
    let value = Arc::new(value::preset(preset).expect("it is a preset"));
    let chooser = match examinee {
        Examinee::Ours => None,
        Examinee::Student(student) => {
            Some(Arc::new(Chooser::examined(student.ask(method, depth, is_better)?)))
        }
    };
    Ok(PacmanPlayer { method, depth, value, chooser })
}

fn read_seat(test: &CourseFile) -> Result<CourseSeat, GradeError> {
    let entry = test.get("agentName")?;
    let method = match entry.value.as_str() {
        "ReflexAgent" => Method::Reflex,
        "MinimaxAgent" => Method::Minimax,
        "AlphaBetaAgent" => Method::AlphaBeta,
        "ExpectimaxAgent" => Method::Expectimax,
        _ => {
            let expected = "ReflexAgent, MinimaxAgent, AlphaBetaAgent or ExpectimaxAgent";
            return Err(test.wrong(entry, "agent", expected));
        }
    };
    let mut seat = CourseSeat { method, depth: DEFAULT_DEPTH, is_better: false };
    if let Some(entry) = test.find("agentArgs") {
        read_arguments(test, entry, &mut seat)?;
    }
    Ok(seat)
}

/// Arguments as the course writes them: `evalFn=better,depth=2`.
fn read_arguments(test: &CourseFile, entry: &CourseEntry, seat: &mut CourseSeat) -> Result<(), GradeError> {
    let expected = format!("evalFn=better or scoreEvaluationFunction, and depth=1 to {MAX_DEPTH}");
    let wrong = || test.wrong(entry, "agent arguments", &expected);
    for argument in entry.value.split(',').map(str::trim).filter(|text| !text.is_empty()) {
        match argument.split_once('=').ok_or_else(wrong)? {
            ("evalFn", "better" | "betterEvaluationFunction") => seat.is_better = true,
            ("evalFn", "scoreEvaluationFunction") => seat.is_better = false,
            ("depth", depth) => {
                let depth = depth.parse().ok().filter(|depth| (1..=MAX_DEPTH).contains(depth));
                seat.depth = depth.ok_or_else(wrong)?;
            }
            _ => return Err(wrong()),
        }
    }
    Ok(())
}
