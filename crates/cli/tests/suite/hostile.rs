//! Scripts that should not be run, as a user meets them: each is refused, stopped or gives a number, in a process that is not ours.

#![cfg(unix)]

use std::process::{Command, Output, Stdio};

/// How many there are, and how many of them are tried when time is short.
const ALL: usize = 1000;
const SAMPLE: usize = 24;

/// Bodies of a term, one on each line: endless, deep, large, odd. `tools/hostile_scripts.py` tries the same.
const BODIES: &str = include_str!("../data/hostile.txt");

/// The error of a call that took too long, by the interpreter or by the watchdog.
const TOO_LONG: &str = "stopped after 500 ms of processor time, the limit of one call";
const TOO_LARGE: &str = "the script took more than 256 MiB and was stopped";

/// The scripts: every body as it is, cut short at many places, nested, doubled, and at the top.
fn hostile(index: usize) -> String {
    let bodies: Vec<&str> = BODIES.lines().collect();
    let body = bodies[index % bodies.len()];
    let term = |body: &str| format!("term('a', 1, 'x', (p) => {{ {body} }});");
    match index / bodies.len() {
        0 => term(body),
        1 => body.replace("return", "var x ="),
        2 => term(&format!("const inner = (p) => {{ {body} }}; return inner(p) + inner(p);")),
        3 => format!("const settled = (p) => {{ {body} }}; term('a', 1, 'x', () => 0);"),
        4 => term(&format!("try {{ {body} }} catch {{ {body} }} finally {{ for (;;) {{}} }}")),
        5 => term(&format!("const o = {{ get x() {{ {body} }} }}; return o.x;")),
        6 => format!("{}{}", term(body), "x".repeat(300_000)),
        7 => format!("\u{feff}// \u{2028}\n{}", term(body)),
        cut => {
            let text = term(body);
            let keep = text.chars().count() * (cut - 7) / 14;
            text.chars().take(keep).collect()
        }
    }
}

/// A command with a script in a file of its own.
fn run(words: &str, text: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.js");
    std::fs::write(&file, text).expect("a file");
    let words = words.replace("FILE", &file.display().to_string());
    let mut command = Command::new(env!("CARGO_BIN_EXE_plywood"));
    command.args(words.split(' ')).stdin(Stdio::null()).output().expect("the program starts")
}

/// What is printed, or the one line on standard error with the status of bad input.
fn outcome(words: &str, text: &str) -> Result<String, String> {
    let done = run(words, text);
    let [out, error] = [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    if done.status.success() {
        return Ok(out);
    }
    let is_line =
        error.starts_with("plywood: ") && error.lines().count() == 1 && error.chars().count() < 1000;
    assert!(done.status.code() == Some(2) && is_line, "{text}: {:?} {error}", done.status);
    Err(error)
}

fn judge(text: &str) -> Result<String, String> {
    outcome("eval draughts --position W:WK10,K14:BK1 --eval FILE", text)
}

fn judge_term(body: &str) -> Result<String, String> {
    judge(&format!("term('a', 1, 'x', (p) => {{ {body} }});"))
}

#[test]
fn hostile_scripts_are_stopped() {
    let step = if evidence::takes_minutes("all 1,000 hostile scripts") { 1 } else { ALL / SAMPLE };
    for index in (0..ALL).step_by(step) {
        // Whatever is not refused in one line has given a number.
        let _ = judge(&hostile(index));
    }
}

#[test]
fn one_step_without_an_end_is_stopped() {
    for body in [
        "[].concat({ length: 2 ** 45, [Symbol.isConcatSpreadable]: true }); return 1;",
        "const a = []; a.length = 2 ** 32 - 1; return [0].flatMap(() => a).length;",
        "const a = { length: 2 ** 50 }; return Array.prototype.indexOf.call(a, 1);",
        "try { Array.prototype.lastIndexOf.call({ length: 2 ** 52 }, 1); } catch {} return 2;",
    ] {
        let error = judge_term(body).expect_err(body);
        assert!(error.contains(TOO_LONG) || error.contains(TOO_LARGE), "{body}: {error}");
    }
}

#[test]
fn a_loop_of_long_steps_is_stopped() {
    let links = "let link = null; for (let i = 0; i < 90000; i++) link = Object.create(link);";
    let round = "link.none;".repeat(2500);
    let text = format!("{links} term('a', 1, 'x', () => {{ for (;;) {{ {round} }} }});");
    assert!(judge(&text).unwrap_err().contains(TOO_LONG));
    let error =
        judge_term("const s = new Set(Array.from({ length: 16000 }, (_, i) => i)); for (;;) s.union(s);");
    assert!(error.unwrap_err().contains(TOO_LONG));
}

#[test]
fn memory_without_bound_is_stopped_even_if_the_script_catches_it() {
    for body in [
        "const kept = []; for (;;) try { kept.push('x'.repeat(100000) + kept.length); } catch {}",
        "try { const a = Array.from({ length: 2 ** 26 }, (_, i) => [i]); return a.length; } catch { return 1; }",
    ] {
        let error = judge_term(body).expect_err(body);
        assert!(error.contains(TOO_LARGE) || error.contains(TOO_LONG), "{body}: {error}");
    }
}

#[test]
fn what_broke_the_interpreter_ends_in_one_line_or_a_number() {
    // A term's function that is put away while it runs, by a setter on the prototype of lists.
    let put_away = "const lists = []; Array.prototype.push = function (x) { lists[lists.length] = this; this[this.length] = x; };
        term('a', 1, 'x', () => 1);
        Object.defineProperty(Array.prototype, 2, { set() {} });";
    assert!(judge(put_away).is_err());
    // Ten thousand statements in one function.
    let long = format!("const q = 'a'; {} return 4;", "q + q;".repeat(12_000));
    assert!(judge_term(&long).unwrap().contains('4'));
    // A fact that is called without any arguments by the interpreter itself.
    assert!(judge_term("return +{ valueOf: p.turn };").unwrap_err().contains("expected a position"));
    // Lists whose length is a lie.
    for answer in
        ["const a = []; a.length = 2 ** 32 - 1; return a;", "return { length: 2 ** 32 };", "return 7;"]
    {
        let agent = format!("function choose(p) {{ {answer} }}");
        let error = outcome("match draughts own:agent=FILE own:depth=1 --games 1", &agent).expect_err(answer);
        assert!(error.contains("mine.js"), "{answer}: {error}");
    }
}

#[test]
fn no_clock_can_be_built() {
    let counting =
        "let n = 0; try { for (;;) { [1, 2, 3].includes(4); n++; } } catch {} finally { return n; }";
    assert!(judge_term(counting).unwrap_err().contains(TOO_LONG));
}

#[test]
fn a_game_with_a_mistake_is_told_in_one_line_everywhere() {
    let rules = |text: &str, moves: &str| {
        format!(
            "let asked = 0;
            const start = () => ({{ left: 5, turn: MAX }});
            const moves = (s) => {moves};
            const play = (s, m) => ({{ left: s.left - m, turn: -s.turn }});
            const outcome = (s) => (s.left === 0 ? -s.turn : undefined);
            {text}"
        )
    };
    let sound = "[1, 2].filter((n) => n <= s.left)";
    let silent = rules("const text = (s) => {}; const read = (t) => ({ left: 5, turn: MAX });", sound);
    let changing = rules("", "[1, 2, 3].slice(asked++ % 3).filter((n) => n <= s.left)");
    for command in
        ["search FILE --depth 3", "tree FILE --depth 2", "moves FILE", "solve FILE", "analyse FILE --depth 3"]
    {
        let error = outcome(command, &silent).expect_err(command);
        assert!(error.contains("text: gave no text: expected a text"), "{command}: {error}");
        // Moves that change may go unnoticed by one command, but nothing breaks.
        let _ = outcome(command, &changing);
    }
    let told = outcome("check FILE", &changing).expect_err("moves that change");
    assert!(told.contains("come differently when asked again"), "{told}");
}

#[test]
fn a_move_that_is_a_number_comes_back_as_a_number() {
    let text = "const start = () => ({ log: '', n: 0, turn: MAX });
        const moves = (s) => (s.n < 2 ? [1, 'b'] : []);
        const play = (s, m) => ({ log: s.log + typeof m + (m + 1), n: s.n + 1, turn: -s.turn });
        const outcome = (s) => (s.n === 2 ? 0 : undefined);";
    let board = run("moves FILE --moves 1", text);
    let out = String::from_utf8_lossy(&board.stdout).into_owned();
    assert!(out.contains("number2"), "{out}{}", String::from_utf8_lossy(&board.stderr));
    let board = run("moves FILE --moves b", text);
    assert!(String::from_utf8_lossy(&board.stdout).contains("stringb1"));
}
