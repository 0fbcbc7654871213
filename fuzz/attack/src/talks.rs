//! Dialogues with engines: UCI, Hub and Gomocup, a line at a time. What asks for much memory, much time or other
//! files is left out: that these are bounded is tested elsewhere.

use crate::{check_line, text};
use chess::{Chess, State};
use draughts::Draughts;
use protocol::gomocup::Brain;
use protocol::hub::{self, HubLine};
use protocol::uci::{self, UciDialogue, UciTask};
use protocol::{Action, Busy};
use search::{Game, Notation};
use session::{Description, Options, Playable, StopFlag};
use std::collections::VecDeque;

/// Lines of a dialogue that are heard; one thinks about each.
const MAX_LINES: usize = 40;

/// The lines that are said, without those that have one of these words.
fn lines<'a>(text: &'a str, without: &[&str]) -> Vec<&'a str> {
    let is_wanted = |line: &&str| {
        let line = line.to_lowercase();
        !without.iter().any(|word| line.contains(word))
    };
    text.lines().filter(is_wanted).take(MAX_LINES).collect()
}

/// What an engine may answer to a request to think.
enum Expected {
    /// A legal move of this state, or none where there is none.
    Move(Box<State>),
    /// No move: it has no position.
    Nothing,
    /// A position that only the engine knows.
    Anything,
}

/// A dialogue in UCI: every `go` is answered once, in order, by a legal move.
pub fn uci(bytes: &[u8]) {
    let text = text(bytes);
    let said = lines(&text, &["hash", "threads", "syzygypath", "bookfile", "bench"]);
    let mut expected = expected_moves(&said);
    let input = format!("setoption name Hash value 1\n{}\n", said.join("\n"));
    let mut output = Vec::new();
    uci::run(game("chess"), Options::default(), input.as_bytes(), &mut output).expect("a game");
    let output = String::from_utf8(output).expect("text");
    output.lines().filter(|line| !line.is_empty()).for_each(check_line);
    for best in output.lines().filter_map(|line| line.strip_prefix("bestmove ")) {
        let best = best.split(' ').next().unwrap_or_default();
        check_best(best, expected.pop_front().expect("no more answers than questions"));
    }
    assert!(expected.is_empty(), "{} unanswered: {output}", expected.len());
}

fn check_best(best: &str, expected: Expected) {
    match expected {
        Expected::Anything => {}
        Expected::Nothing => assert_eq!(best, "0000"),
        Expected::Move(state) => {
            let mut moves = Vec::new();
            Chess::default().moves(&state, &mut moves);
            match Chess::default().parse_move(&state, best) {
                Ok(m) => assert!(moves.contains(&m)),
                Err(error) => assert!(moves.is_empty() && best == "(none)", "{error}"),
            }
        }
    }
}

/// What every `go` of a dialogue may be answered with.
fn expected_moves(said: &[&str]) -> VecDeque<Expected> {
    let (mut session, mut expected) = (UciDialogue::of(game("chess")), VecDeque::new());
    let mut state = Known::State(Box::new(Chess::default().start()));
    for action in said.iter().flat_map(|line| session.line(line, Busy::Idle)) {
        match action {
            Action::Quit => break,
            Action::Do(UciTask::Position { start, moves }) => state = reached(&start, &moves),
            Action::Do(UciTask::Flip) if !matches!(state, Known::Refused) => state = Known::Flipped,
            Action::Do(UciTask::Think(_)) => expected.push_back(match &state {
                Known::State(state) => Expected::Move(state.clone()),
                Known::Refused => Expected::Nothing,
                Known::Flipped => Expected::Anything,
            }),
            _ => {}
        }
    }
    expected
}

/// What is known of the position that an engine has.
enum Known {
    State(Box<State>),
    Refused,
    Flipped,
}

fn reached(start: &str, moves: &[String]) -> Known {
    let chess = Chess::default();
    let play = |state: State, text: &String| chess.parse_move(&state, text).map(|m| chess.play(&state, m));
    let state = chess.parse_state(start).and_then(|state| moves.iter().try_fold(state, play));
    state.map_or(Known::Refused, |state| Known::State(Box::new(state)))
}

/// A dialogue in Hub: every `go` is answered once, in order, by a legal move.
pub fn hub(bytes: &[u8]) {
    let text = text(bytes);
    let said = lines(&text, &["hash", "threads"]);
    let mut expected = expected_states(&said);
    let input = format!("set-param name=hash value=1\ninit\n{}\n", said.join("\n"));
    let mut output = Vec::new();
    let draughts = game("draughts").open(&Options::default()).expect("a game");
    hub::run(draughts, input.as_bytes(), &mut output).expect("a game");
    let output = String::from_utf8(output).expect("text");
    output.lines().for_each(check_line);
    for done in output.lines().map(HubLine::parse).filter(|line| line.command == "done") {
        let state = expected.pop_front().expect("no more answers than questions");
        let best = done.get("move").expect("a move");
        let mut moves = Vec::new();
        state.iter().for_each(|state| Draughts.moves(state, &mut moves));
        match state.as_ref().and_then(|state| draughts::hub::parse_move(state, best).ok()) {
            Some(m) => assert!(moves.contains(&m)),
            None => assert!(moves.is_empty() && best == "0-0", "{best}: {output}"),
        }
    }
    assert!(expected.is_empty(), "{} unanswered: {output}", expected.len());
}

/// The states that are thought about; none where there is no position.
fn expected_states(said: &[&str]) -> VecDeque<Option<draughts::State>> {
    let (mut session, mut expected) = (hub::HubDialogue::default(), VecDeque::new());
    let mut state = Some(Draughts.start());
    for action in said.iter().flat_map(|line| session.line(line, Busy::Idle)) {
        match action {
            Action::Quit => break,
            Action::Do(hub::HubTask::Refuse) => state = None,
            Action::Do(hub::HubTask::Position(at)) => {
                let start = at.position.map(|text| draughts::hub::parse_position(&text)).and_then(Result::ok);
                let play = |state: draughts::State, text: &String| {
                    Some(Draughts.play(&state, draughts::hub::parse_move(&state, text).ok()?))
                };
                state = start.and_then(|start| at.moves.iter().try_fold(start, play));
            }
            Action::Do(hub::HubTask::Think(..)) => expected.push_back(state),
            _ => {}
        }
    }
    expected
}

fn game(name: &str) -> &'static Description {
    games::find(name).expect("a game")
}

/// A dialogue with a manager of five in a row: answers are lines, places are on the board.
pub fn gomocup(bytes: &[u8]) {
    let text = text(bytes);
    let mut brain = Brain::new(five_in_a_row);
    let limits = ["INFO timeout_turn 1", "INFO max_memory 4194304"];
    for line in limits.into_iter().chain(lines(&text, &["timeout", "memory"])) {
        let Some(answers) = brain.line(line, &StopFlag::default()) else { return };
        answers.iter().for_each(|answer| check_line(answer));
        let place = answers.last().and_then(|answer| answer.split_once(','));
        if let Some((Ok(x), Ok(y))) = place.map(|(x, y)| (x.parse::<usize>(), y.parse::<usize>())) {
            assert!(x < 20 && y < 20, "{answers:?}");
            let again = brain.line(&format!("PLAY {x},{y}"), &StopFlag::default()).unwrap_or_default();
            assert!(again.iter().any(|line| line.starts_with("ERROR")), "{x},{y} was not taken: {again:?}");
        }
    }
}

fn five_in_a_row(columns: usize, rows: usize) -> Result<Box<dyn Playable>, session::SessionError> {
    games::open("mnk", [("columns", columns.into()), ("rows", rows.into()), ("k", 5.into())])
}
