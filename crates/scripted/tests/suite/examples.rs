//! The examples of games that users write: they keep every rule for games, and what is known of them is found.

use scripted::{check, kit};
use session::options::{Kind, Sample};
use session::{Algorithm, AllMoves, At, DepthLimit, Options, Playable, Request, Setting, StopFlag};

pub fn samples() -> Vec<Sample> {
    let Kind::Text { samples, .. } = kit::DESCRIPTION.setup.options[0].kind else {
        panic!("a game is a text")
    };
    samples()
}

pub fn open(name: &str, text: &str) -> Result<Box<dyn Playable>, String> {
    let setting = Setting::Named { name: name.into(), text: text.into() };
    kit::DESCRIPTION.open(&Options::with([("text", setting)])).map_err(|error| error.to_string())
}

fn sample(name: &str) -> Box<dyn Playable> {
    let samples = samples();
    let sample = samples.iter().find(|sample| sample.name == name).unwrap();
    open(sample.name, sample.text).unwrap()
}

fn at(position: Option<&str>) -> At {
    At { position: position.map(String::from), moves: Vec::new() }
}

#[test]
fn the_examples_keep_the_rules_for_games_in_less_than_a_hundred_lines() {
    for sample in samples() {
        assert!(sample.text.lines().count() < 100, "{}", sample.name);
        let checked = check(sample.name, sample.text).unwrap();
        assert!(checked.wrong.is_empty(), "{}: {}", sample.name, checked.wrong.join("; "));
        assert!(checked.positions > 20, "{}", sample.name);
    }
}

/// The theory of Nim is the truth.
#[test]
fn nim_is_solved_as_the_theory_says() {
    let nim = sample("nim");
    for heaps in [[1, 3, 5, 7], [1, 2, 3, 0], [1, 2, 2, 0], [2, 2, 0, 0], [3, 1, 0, 0], [1, 1, 1, 1]] {
        let position = format!("{}/first", heaps.map(|heap: u32| heap.to_string()).join(","));
        let solved = nim.solve(&at(Some(&position)), AllMoves::No, &StopFlag::default()).unwrap();
        let is_lost = heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0;
        assert_eq!(solved.value, if is_lost { "loss" } else { "win" }, "{position}");
        let theory = nim.eval(&at(Some(&position)), &session::EvalChoice::Usual).unwrap();
        assert_eq!(theory.value, if is_lost { -100.0 } else { 100.0 }, "{position}");
    }
}

#[test]
fn hexapawn_is_won_by_the_second_and_misere_tic_tac_toe_is_a_draw() {
    let solved = sample("hexapawn").solve(&at(None), AllMoves::No, &StopFlag::default()).unwrap();
    assert_eq!(solved.value, "loss");
    if !evidence::takes_minutes("misère tic-tac-toe as a script, solved") {
        return;
    }
    let solved = sample("misere").solve(&at(None), AllMoves::Yes, &StopFlag::default()).unwrap();
    let kept: Vec<&str> = solved.moves.iter().filter(|m| m.value == "draw").map(|m| m.m.as_str()).collect();
    assert_eq!((solved.value.as_str(), kept), ("draw", vec!["b2"]));
}

#[test]
fn searches_trees_and_boards_are_there() {
    let four = sample("connect-four");
    let won = at(Some("......./......./......./......./YYY..../RRR....:R"));
    let view = four.position(&won).unwrap();
    assert_eq!(view.board.as_ref().map(|board| (board.columns, board.cells.len())), Some((7, 42)));
    let request = Request { depth: DepthLimit::Plies(2), ..Request::default() };
    assert_eq!(four.search(&won, &request, &StopFlag::default()).unwrap().best.as_deref(), Some("4"));
    let request = Request { algorithm: Algorithm::PVS, ..request };
    assert_eq!(four.search(&won, &request, &StopFlag::default()).unwrap().best.as_deref(), Some("4"));
    let pig = sample("pig");
    let near = r#"{"gained":2,"points":[18,0],"rolls":false,"turn":1}"#;
    let request =
        Request { algorithm: Algorithm::EXPECTIMAX, depth: DepthLimit::Plies(1), ..Request::default() };
    assert_eq!(
        pig.search(&at(Some(near)), &request, &StopFlag::default()).unwrap().best.as_deref(),
        Some("hold")
    );
    assert!(!pig.description().search.can_think && four.description().search.can_think);
}

/// A small game, with one of its lines replaced.
fn spoiled(from: &str, to: &str) -> String {
    let text = "const start = () => ({ left: 3, turn: MAX });\n\
                const moves = s => ['one', 'two'].slice(0, s.left);\n\
                const play = (s, m) => ({ left: s.left - (m === 'one' ? 1 : 2), turn: -s.turn });\n\
                const outcome = s => s.left === 0 ? -s.turn : undefined;\n\
                const text = s => s.left + '/' + s.turn;\n\
                const read = t => ({ left: Number(t.split('/')[0]), turn: Number(t.split('/')[1]) });\n";
    assert!(text.contains(from), "{from}");
    text.replace(from, to)
}

fn check_wrong(from: &str, to: &str, expected: &str) {
    let wrong = match check("mine.js", &spoiled(from, to)) {
        Ok(checked) => checked.wrong.join("; "),
        Err(failure) => failure.to_string(),
    };
    assert!(wrong.contains(expected), "{to}: {wrong}");
}

#[test]
fn check_says_in_words_what_is_wrong() {
    assert!(check("mine.js", &spoiled("3", "3")).unwrap().wrong.is_empty());
    check_wrong("const start", "const begin", "no function start: a game has start, moves, play, outcome");
    check_wrong("const text", "const words", "text and read belong together");
    check_wrong(
        "s.left + '/'",
        "(globalThis.n = (globalThis.n ?? 0) + 1) + '/'",
        "the same position has two different texts",
    );
    check_wrong("['one', 'two']", "['one', 'one']", "the move one is there twice");
    check_wrong("s.left === 0", "s.left < 0", "neither a move nor an outcome");
    check_wrong("? -s.turn", "? 7", "outcome: gave 7: expected MAX, MIN, 0 for a draw");
    check_wrong("'one', 'two'", "'one', {}", "moves: gave");
    check_wrong("Number(t.split('/')[0])", "3", "reads back as");
    check_wrong("s.left - ", "s.gone.left - ", "line 3");
}

#[test]
fn a_game_that_fails_says_so_and_stops() {
    let text = spoiled("s.left - ", "s.left > 1 ? 1 : s.gone.left - ");
    let broken = open("mine.js", &text).unwrap();
    let request = Request { depth: DepthLimit::End, ..Request::default() };
    let error = broken.search(&at(None), &request, &StopFlag::default()).unwrap_err().to_string();
    assert!(error.starts_with("mine.js line 3, column "), "{error}");
}
