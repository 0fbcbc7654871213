//! Scripts of users: value functions, games and agents. Each is refused, stopped or gives an answer, and the next one works.
//!
//! Bytes become a script word by word: each names a piece of the language, so that most of what the fuzzer makes is nearly a script. Numbers are
//! small: one step over 2^32 items ends only a cage, which is a process and not for the fuzzer.

use crate::accepted;
use session::{AgentScript, At, DepthLimit, EvalChoice, Options, Playable, Request, Setting, StopFlag};
use std::sync::LazyLock;

/// Two kings hunt one: every fact of draughts has something to say.
const POSITION: &str = "W:WK10,K14:BK1";

/// The pieces of the language that a byte can name.
const WORDS: [&str; 128] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ";",
    ".",
    "=>",
    "=",
    "?",
    ":",
    "...",
    "`",
    "'",
    "+",
    "-",
    "*",
    "/",
    "%",
    "**",
    "<",
    ">",
    "===",
    "!",
    "&&",
    "||",
    "??",
    "?.",
    "0",
    "1",
    "-1",
    "2",
    "7",
    "100",
    "0.5",
    "NaN",
    "5n",
    "'a'",
    "'length'",
    "'constructor'",
    "'__proto__'",
    "'$'",
    "undefined",
    "null",
    "true",
    "p",
    "a",
    "b",
    "f",
    "o",
    "s",
    "m",
    "MAX",
    "MIN",
    "this",
    "arguments",
    "const a =",
    "let b =",
    "var o =",
    "function f(a, b)",
    "class A",
    "extends",
    "static",
    "get",
    "set",
    "#x",
    "new",
    "return",
    "throw",
    "try {",
    "} catch (a) {",
    "} finally {",
    "for (const a of",
    "for (const a in",
    "while (",
    "if (",
    "else",
    "switch (",
    "case",
    "default:",
    "break",
    "continue",
    "yield",
    "function* ()",
    "async () =>",
    "await",
    "typeof",
    "delete",
    "in",
    "instanceof",
    "void",
    "Object",
    "Array",
    "String",
    "Number",
    "Symbol.iterator",
    "Symbol.species",
    "Symbol.toPrimitive",
    "Map",
    "Set",
    "WeakMap",
    "Reflect",
    "JSON",
    "Math",
    "Error",
    "globalThis",
    "Array.from({ length: 40 })",
    ".map(",
    ".sort(",
    ".concat(",
    ".flatMap(",
    ".splice(",
    ".push(",
    ".call(",
    ".apply(",
    ".bind(",
    "Object.defineProperty(",
    "Object.setPrototypeOf(",
    "valueOf()",
    "p.kings(MAX)",
    "p.moves()",
    "p.after(p.moves()[0])",
    "p.mobility(",
    "p.text()",
    "p.winner()",
    "'x'.repeat(300)",
];

/// A script of the words that the bytes name; the upper half of them ends lines.
fn written(bytes: &[u8]) -> String {
    let word = |&byte: &u8| (WORDS[usize::from(byte & 127)], if byte > 127 { "\n" } else { " " });
    bytes.iter().map(word).flat_map(|(word, space)| [word, space]).collect()
}

static DRAUGHTS: LazyLock<Box<dyn Playable>> =
    LazyLock::new(|| games::open("draughts", []).expect("the usual game"));

fn at() -> At {
    At { position: Some(POSITION.into()), moves: Vec::new() }
}

/// A value function: as the body of a term, and as the whole of a script.
pub fn script_value(bytes: &[u8]) {
    let body = written(bytes);
    for text in
        [format!("term('a', 1, 'x', (p) => {{ {body} }});"), format!("{body}\nterm('b', 1, 'x', () => 2);")]
    {
        let eval = EvalChoice::of_file("mine.js", text);
        if let Some(view) = accepted(DRAUGHTS.eval(&at(), &eval)) {
            assert!(view.value.is_finite(), "{body}");
        }
        let request = Request { depth: DepthLimit::Plies(1), eval, ..Request::default() };
        accepted(DRAUGHTS.search(&at(), &request, &StopFlag::default()));
    }
    let harmless = EvalChoice::of_file("mine.js", "term('a', 2, 'x', p => p.kings(MAX).length);".into());
    assert_eq!(DRAUGHTS.eval(&at(), &harmless).expect("a harmless script").value, 4.0);
}

/// An agent.
pub fn script_agent(bytes: &[u8]) {
    let text = format!("function choose(p) {{ {} }}", written(bytes));
    let agent = AgentScript { name: "mine.js".into(), text };
    let request = Request { agent: Some(agent), ..Request::default() };
    let chosen = accepted(DRAUGHTS.search(&at(), &request, &StopFlag::default()));
    assert!(chosen.is_none_or(|answer| answer.best.is_some()));
}

/// A game: one of its functions is made of the bytes.
pub fn script_game(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let body = written(rest);
    let rules = [
        ("start = ()", "({ left: 3, turn: MAX })"),
        ("moves = (s)", "[1, 2].slice(0, s.left)"),
        ("play = (s, m)", "({ left: s.left - m, turn: -s.turn })"),
        ("outcome = (s)", "s.left === 0 ? -s.turn : undefined"),
        ("text = (s)", "s.left + '/' + s.turn"),
        ("read = (t)", "({ left: Number(t.split('/')[0]), turn: Number(t.split('/')[1]) })"),
    ];
    let spoiled = usize::from(*first) % rules.len();
    let rule = |(index, (head, sound)): (usize, &(&str, &str))| match index == spoiled {
        true => format!("const {head} => {{ {body} }};\n"),
        false => format!("const {head} => {sound};\n"),
    };
    let text: String = rules.iter().enumerate().map(rule).collect();
    let setting = Setting::Named { name: "mine.js".into(), text: text.clone() };
    accepted(games::check("mine.js", &text));
    let Some(game) = accepted(games::OWN.open(&Options::with([("text", setting)]))) else { return };
    let request = Request { depth: DepthLimit::Plies(3), ..Request::default() };
    accepted(game.search(&At::default(), &request, &StopFlag::default()));
    accepted(game.position(&At::default()));
}
