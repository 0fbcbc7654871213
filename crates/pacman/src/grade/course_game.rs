//! Tests on a whole game: Pacman is led along recorded moves and asked at each what he would do.

use super::Examinee;
use super::file::{CourseEntry, CourseFile, GradeError};
use super::report::{MAX_SEARCH_NODES, TestVerdict};
use super::student::{self, Generated, NoChoice};
use super::tree::read_method;
use crate::agent::{Ghost, Method, PacmanPlayer};
use crate::geometry::Move;
use crate::ghosts::GhostModel;
use crate::layout::parse_layout;
use crate::random::PythonRandom;
use crate::rules::Pacman;
use crate::state::{State, Status, TurnlessState};
use crate::value;
use search::{Game, MostNodes, Notation, Observer, Visit};
use session::script::{Errand, Searcher};
use std::collections::HashSet;
use std::sync::Arc;

/// Ghosts in the recorded games.
const GHOSTS: usize = 2;
/// Deeper searches than this are refused.
const MAX_DEPTH: u64 = 10;
/// Mistakes that are reported; the rest is counted.
const MAX_MESSAGES: usize = 10;

/// What a correct agent may do at one move, and how many distinct states it then touches.
#[derive(Debug)]
struct CorrectChoice {
    moves: Vec<Move>,
    states: u64,
}

/// Both kinds of correct agents at one move: with and without Stop.
type CorrectChoices = Vec<CorrectChoice>;

/// Notes the distinct states a search touches, compared as the course's program compares them.
#[derive(Default)]
pub struct DistinctStates(HashSet<TurnlessState>);

impl DistinctStates {
    /// How many there were.
    pub fn count(&self) -> u64 {
        self.0.len() as u64
    }
}

impl Observer<Pacman> for DistinctStates {
    fn enter(&mut self, visit: Visit<'_, Pacman>) {
        self.0.insert(visit.state.position());
    }
}

/// Runs a `PacmanGameTreeTest` against its solution.
pub fn run(test: &CourseFile, solution: &CourseFile, examinee: &Examinee) -> Result<TestVerdict, GradeError> {
    let entry = test.get("layout")?;
    let layout =
        parse_layout(&entry.value).map_err(|e| test.malformed(entry.line, e.what, &e.text, &e.expected))?;
    let depth = test.number("depth", 1, MAX_DEPTH)? as u32;
    let seed = test.number("seed", 0, u64::from(u32::MAX))?;
    let game = Pacman::new(layout.with_ghosts(GHOSTS), GhostModel::Adversary);
    let contestant = match Contestant::new(examinee, read_method(test)?, depth, &game) {
        Ok(contestant) => contestant,
        Err(reason) => return Ok(TestVerdict::failed(vec![reason.to_string()])),
    };
    let rounds = read_rounds(solution, solution.get("optimalActions")?)?;
    let mut state = game.start();
    let mut mistakes = Vec::new();
    for (index, (line, choices)) in rounds.iter().enumerate() {
        if state.status() != Status::Playing {
            break;
        }
        mistakes.extend(
            judge(&game, &contestant, &state, choices)
                .map(|mistake| format!("move {}: {mistake}", index + 1)),
        );
        let led = choices[0].moves[0];
        if !game.legal(&state).contains(led) {
            return Err(solution.malformed(*line, "move", led.name(), "a move that is legal there"));
        }
        state = play_round(&game, &state, led, seed + index as u64 + 1);
    }
    Ok(TestVerdict::of(shorten(mistakes)))
}

/// Pacman's move and the ghosts' replies, drawn from a fresh generator.
fn play_round(game: &Pacman, state: &State, led: Move, seed: u64) -> State {
    let mut random = PythonRandom::new(seed);
    let mut state = game.play(state, led);
    while state.status() == Status::Playing && state.mover() > 0 {
        let m = Ghost::DIRECTIONAL.choose(game, &state, &mut random);
        state = game.play(&state, m);
    }
    state
}

/// Who chooses at each move.
enum Contestant {
    Ours(PacmanPlayer),
    Student { errand: Errand, searcher: Searcher<State>, generated: Generated<TurnlessState> },
}

/// What was chosen at a move, and how many distinct states were generated for it.
struct Produced {
    chosen: Move,
    states: u64,
}

impl Contestant {
    fn new(examinee: &Examinee, method: Method, depth: u32, game: &Pacman) -> Result<Contestant, NoChoice> {
        let Examinee::Student(student) = examinee else {
            let value = Arc::new(value::score());
            return Ok(Contestant::Ours(PacmanPlayer { method, depth, value, chooser: None }));
        };
        let question = student.ask(method, depth, false)?;
        let generated = Generated::new();
        let mut words = student::maze_vocabulary(game);
        generated.watch(&mut words, State::position);
        let searcher = student::load(&question.script, words)?;
        Ok(Contestant::Student { errand: question.errand, searcher, generated })
    }

    /// What is chosen, or why nothing.
    fn produce(&self, game: &Pacman, state: &State) -> Result<Produced, NoChoice> {
        match self {
            Contestant::Ours(player) => produce_ours(player, game, state),
            Contestant::Student { errand, searcher, generated } => {
                generated.begin(state.position());
                let text = searcher.search(errand, state)?;
                let chosen = Move::from_name(&text);
                let chosen = chosen.ok_or_else(|| {
                    NoChoice::NotPossible(format!("chose '{text}': expected one of p.moves()"))
                })?;
                Ok(Produced { chosen, states: generated.take().len() as u64 })
            }
        }
    }
}

fn produce_ours(player: &PacmanPlayer, game: &Pacman, state: &State) -> Result<Produced, NoChoice> {
    let mut distinct = DistinctStates::default();
    let answer = player.think(game, state, &mut distinct, &MostNodes(MAX_SEARCH_NODES));
    let answer = answer.map_err(|_| NoChoice::GaveUp)?;
    let chosen = answer.best.first().copied().unwrap_or_default();
    Ok(Produced { chosen, states: distinct.count() })
}

/// What is wrong with the choice at a move; nothing if one kind of correct agent would have made it.
fn judge(game: &Pacman, contestant: &Contestant, state: &State, choices: &CorrectChoices) -> Option<String> {
    let Produced { chosen, states } = match contestant.produce(game, state) {
        Ok(produced) => produced,
        Err(reason) => return Some(reason.to_string()),
    };
    let is_right = |choice: &CorrectChoice| choice.moves.contains(&chosen) && choice.states == states;
    if choices.iter().any(is_right) {
        return None;
    }
    let names =
        |choice: &CorrectChoice| choice.moves.iter().map(|m| m.name()).collect::<Vec<_>>().join(" or ");
    let expected: Vec<String> =
        choices.iter().map(|c| format!("{} with {} states", names(c), c.states)).collect();
    let produced = format!("{} with {states} states", chosen.name());
    Some(format!("expected {}, produced {produced}", expected.join(", or ")))
}

fn shorten(mut mistakes: Vec<String>) -> Vec<String> {
    let hidden = mistakes.len().saturating_sub(MAX_MESSAGES);
    if hidden > 0 {
        mistakes.truncate(MAX_MESSAGES);
        mistakes.push(format!("and {hidden} more"));
    }
    mistakes
}

/// The choices at each move, with the lines they stand on.
fn read_rounds(file: &CourseFile, entry: &CourseEntry) -> Result<Vec<(usize, CorrectChoices)>, GradeError> {
    let lines = entry.value.lines().enumerate().map(|(index, text)| (entry.line + 1 + index, text));
    let spoken = lines.filter(|(_, text)| !text.trim().is_empty());
    spoken.map(|(line, text)| Ok((line, read_choices(file, line, text)?))).collect()
}

fn read_choices(file: &CourseFile, line: usize, text: &str) -> Result<CorrectChoices, GradeError> {
    let read = || {
        let lists: Vec<(Vec<String>, u64)> = serde_json::from_str(text).ok()?;
        let choices = lists.into_iter().map(|(names, states)| {
            let moves: Vec<Move> = names.iter().map(|name| Move::from_name(name)).collect::<Option<_>>()?;
            (!moves.is_empty()).then_some(CorrectChoice { moves, states })
        });
        choices.collect::<Option<CorrectChoices>>().filter(|choices| !choices.is_empty())
    };
    let expected = "lists of moves with numbers of states, such as [[[\"West\"], 59], [[\"West\"], 35]]";
    read().ok_or_else(|| file.malformed(line, "optimal actions", text, expected))
}
