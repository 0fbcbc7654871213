//! The sources' value functions as scripts: equal to the native ones on every position tried.

use session::{At, DepthLimit, EvalChoice, LongWork, Playable, Request, Stop, StopFlag, TextbookSettings};
use std::collections::BTreeMap;

/// Positions of the class that are tried in a quick run.
const SAMPLE: usize = 40;

fn script(name: &str) -> EvalChoice {
    let file = format!("{}/../examples/values/{name}.js", env!("CARGO_MANIFEST_DIR"));
    EvalChoice::of_file(&format!("{name}.js"), std::fs::read_to_string(file).unwrap())
}

/// Both say the same of a position.
fn agree(bench: &dyn Playable, at: &At, mine: &EvalChoice, preset: &str) {
    let mine = bench.eval(at, mine).unwrap();
    let native = bench.eval(at, &EvalChoice::Preset(preset.into())).unwrap();
    assert_eq!(mine.value, native.value, "{preset} of {}", native.position);
    for term in &mine.terms {
        let same = native.terms.iter().find(|native| native.name == term.name);
        assert_eq!(same.map(|same| same.value), Some(term.value), "{} of {}", term.name, native.position);
    }
}

/// Random games from a position, compared move by move.
fn agree_in_games(bench: &dyn Playable, start: Option<&str>, plies: usize, name: &str) {
    let mine = script(name);
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..4 {
        let mut session = bench.begin(&At { position: start.map(String::from), moves: Vec::new() }).unwrap();
        for _ in 0..plies {
            let at = At { position: Some(session.text()), moves: Vec::new() };
            if session.outcome().is_some() {
                break;
            }
            agree(bench, &at, &mine, name);
            let moves = session.moves();
            let Some(m) = random.choice(&moves) else { break };
            session.play(m).unwrap();
        }
    }
}

/// A search by the script visits the same nodes and finds the same value.
fn agree_in_search(bench: &dyn Playable, position: &str, depth: u32, name: &str) {
    let at = At { position: Some(position.into()), moves: Vec::new() };
    let find = |eval: EvalChoice| {
        let request = Request {
            depth: DepthLimit::Plies(depth),
            eval,
            textbook: TextbookSettings { order_by_value: true, ..TextbookSettings::default() },
            ..Request::default()
        };
        bench.search(&at, &request, &StopFlag::default()).unwrap()
    };
    let (mine, native) = (find(script(name)), find(EvalChoice::Preset(name.into())));
    assert_eq!((mine.value, mine.nodes, mine.pv), (native.value, native.nodes, native.pv), "{name}");
    assert!(mine.details.effort.is_some_and(|effort| effort.evaluations > 0));
}

#[test]
fn the_study_of_draughts_is_the_same_as_scripts() {
    let bench = games::open("draughts", []).unwrap();
    for name in ["published", "published-early", "chebyshev", "chase"] {
        agree_in_games(bench.as_ref(), Some("W:WK10,K14:BK1"), 20, name);
        agree_in_games(bench.as_ref(), Some("W:WK10,K14,K32,25:BK1,K3,12,20"), 20, name);
        agree_in_games(bench.as_ref(), None, 40, name);
        agree_in_search(bench.as_ref(), "W:WK10,K14:BK1", 4, name);
    }
}

#[test]
fn every_position_of_two_kings_against_one_is_judged_the_same() {
    let bench = games::open("draughts", []).unwrap();
    let follow = LongWork { stop: &Stop::new(), progress: &|_, _| {} };
    let positions = bench.class("2Kv1K", follow).unwrap().positions();
    let is_long = evidence::takes_minutes("scripts on all 29,760 positions of two kings against one");
    let step = if is_long { 1 } else { positions.len() / SAMPLE };
    for name in ["published", "published-early", "chebyshev", "chase"] {
        let mine = bench.measure(&script(name), &[]).unwrap();
        let native = bench.measure(&EvalChoice::Preset(name.into()), &[]).unwrap();
        let turned = |position: &String| [position.clone(), position.replacen("W:", "B:", 1)];
        for position in positions.iter().step_by(step).flat_map(|(position, _)| turned(position)) {
            let both = [&mine, &native].map(|one| one.measure(&position).unwrap().value);
            assert_eq!(both[0], both[1], "{name} of {position}");
        }
    }
}

#[test]
fn runs_thrill_and_source_are_the_same_as_scripts() {
    let board = [("columns", 5.into()), ("rows", 5.into()), ("k", 4.into())];
    let mnk = games::open("mnk", board).unwrap();
    agree_in_games(mnk.as_ref(), None, 25, "runs");
    agree_in_search(mnk.as_ref(), "5/xxxo1/2o1o/5/5 x", 2, "runs");
    let pacman = games::open("pacman", []).unwrap();
    agree_in_games(pacman.as_ref(), None, 60, "thrill");
    let chess = games::open("chess", []).unwrap();
    agree_in_games(chess.as_ref(), None, 40, "source");
    agree_in_search(chess.as_ref(), "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 2, "source");
}

#[test]
fn weights_of_a_script_are_turned_like_those_of_a_preset() {
    let bench = games::open("draughts", []).unwrap();
    let EvalChoice::Script { name, text, .. } = script("chase") else { panic!("it is a script") };
    let weights = BTreeMap::from([("pursuit".to_string(), 0.0), ("kings".to_string(), 1.0)]);
    let turned = EvalChoice::Script { name: name.clone(), text: text.clone(), weights: weights.clone() };
    let native = EvalChoice::Weighted { preset: Some("chase".into()), weights };
    let at = At { position: Some("W:WK10,K14:BK1".into()), moves: Vec::new() };
    assert_eq!(bench.eval(&at, &turned).unwrap().value, bench.eval(&at, &native).unwrap().value);
    let unknown = BTreeMap::from([("magic".to_string(), 1.0)]);
    let error =
        bench.eval(&at, &EvalChoice::Script { name, text, weights: unknown }).unwrap_err().to_string();
    assert!(error.contains("unknown term 'magic'"), "{error}");
}

/// The errors that the author of a wrong script reads.
fn check_error(text: &str, expected: &str) {
    let bench = games::open("draughts", []).unwrap();
    let at = At { position: Some("W:WK10,K14:BK1".into()), moves: Vec::new() };
    let error = bench.eval(&at, &EvalChoice::of_file("mine.js", text.into())).unwrap_err().to_string();
    assert_eq!(error, expected, "{text}");
}

#[test]
fn errors_name_file_line_column_term_and_position() {
    check_error(
        "term('a', 1, 'x', p => 1);\nterm('b', 1, 'x', p =>\n  p.queens(MAX));",
        "mine.js line 3, column 12: term 'b': not a function (at W:WK10,K14:BK1)",
    );
    check_error(
        "term('a', 1, 'x', p => 1 / 0);",
        "mine.js: term 'a': gave Infinity: expected a finite number (at W:WK10,K14:BK1)",
    );
    check_error(
        "term('a', 1, 'x', p => { for (;;) {} });",
        "mine.js line 1, column 1: term 'a': stopped after 500 ms of processor time, the limit of one call (at W:WK10,K14:BK1)",
    );
    check_error("let x = ;", "mine.js line 1, column 9: unexpected token in expression: ';'");
    check_error(
        "1 + 1",
        "mine.js: 0 terms: expected 1 to 1000, as in term(\"men\", 100, \"what it counts\", p => ...)",
    );
}

/// What terms share is worked out once, and those that take it count nothing where there is none.
#[test]
fn terms_share_a_scene() {
    let bench = games::open("draughts", []).unwrap();
    let at = At { position: Some("W:WK10,K14:BK1".into()), moves: Vec::new() };
    let value =
        |text: &str| bench.eval(&at, &EvalChoice::of_file("mine.js", text.into())).map(|eval| eval.value);
    // However often a position is judged, both terms see the same scene.
    let shared = "let n = 0; const scene = (p) => ({ n: ++n, kings: p.kings(MAX) });
        term('a', 1, 'x', (p, s) => s.n); term('b', -1, 'x', (p, s) => s.n); term('c', 10, 'x', (p, s) => s.kings.length);";
    assert_eq!(value(shared).unwrap(), 20.0);
    let symmetric = "symmetric(); const scene = () => 7; term('a', 1, 'x', (p, me, s) => me * s);";
    assert_eq!(value(symmetric).unwrap(), 14.0);
    let nothing =
        "const scene = () => undefined; term('a', 1, 'x', (p, s) => s.n); term('b', 1, 'x', (p) => 5);";
    assert_eq!(value(nothing).unwrap(), 5.0);
    check_error(
        "term('a', 1, 'x', (p, me) => p.kings(me).length);",
        "mine.js line 1, column 38: term 'a': kings: argument 1 is undefined: expected MAX or MIN (at W:WK10,K14:BK1)",
    );
}

#[test]
fn nothing_reads_a_file_a_clock_or_chance() {
    for name in [
        "Date",
        "require",
        "fetch",
        "process",
        "performance",
        "setTimeout",
        "WebAssembly",
        "Proxy",
        "RegExp",
        "std",
        "os",
        "console",
        "Function",
        "eval",
    ] {
        check_error(
            &format!("term('a', 1, 'x', p => typeof {name} === 'undefined' ? 'gone' : 1);"),
            "mine.js: term 'a': gave a text: expected a finite number (at W:WK10,K14:BK1)",
        );
    }
    check_error(
        "term('a', 1, 'x', p => Math.random === undefined ? 'gone' : 1);",
        "mine.js: term 'a': gave a text: expected a finite number (at W:WK10,K14:BK1)",
    );
}

/// Values are kept by key, so that a fact which saw more than the key would make a value depend on the way to its position.
#[test]
fn facts_see_nothing_that_the_key_leaves_out() {
    let chess = games::open("chess", []).unwrap();
    let told = |position: &str, body: &str| {
        let at = At { position: Some(position.into()), moves: Vec::new() };
        let text = format!("term('a', 1, 'x', p => {body});");
        chess.eval(&at, &EvalChoice::of_file("mine.js", text)).unwrap().value
    };
    for body in ["p.text() === '8/8/4k3/8/8/3K4/8/R7 w - - 0 1'", "p.after('a1a2').winner() === undefined"] {
        for clock in ["0 1", "40 90", "99 120"] {
            assert_eq!(told(&format!("8/8/4k3/8/8/3K4/8/R7 w - - {clock}"), body), 1.0, "{clock}: {body}");
        }
    }
}
