//! Scripts that nobody should run: each is refused, stopped, or gives a number, and the next one works.

use session::{At, EvalChoice, Playable};

/// How many there are, and how many of them are tried when nobody has time.
const ALL: usize = 1000;
const SAMPLE: usize = 24;

/// Bodies of a term, one on each line: endless, deep, large, odd. `tools/hostile_scripts.py` tries the same.
const BODIES: &str = include_str!("../data/hostile.txt");

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

#[test]
fn hostile_scripts_are_stopped_and_the_next_one_works() {
    let bench = games::open("draughts", []).unwrap();
    let step = if evidence::takes_minutes("all 1,000 hostile scripts") { 1 } else { ALL / SAMPLE };
    let at = At { position: Some("W:WK10,K14:BK1".into()), moves: Vec::new() };
    for index in (0..ALL).step_by(step) {
        let text = hostile(index);
        if let Err(error) = bench.eval(&at, &EvalChoice::of_file("mine.js", text.clone())) {
            let error = error.to_string();
            assert!(error.starts_with("mine.js"), "{index}: {error}");
            assert!(!error.contains('\n') && error.chars().count() < 1000, "{index}: {error}");
        }
        harmless(bench.as_ref(), &at);
    }
}

fn harmless(bench: &dyn Playable, at: &At) {
    let text = "term('a', 2, 'x', p => p.kings(MAX).length);";
    assert_eq!(bench.eval(at, &EvalChoice::of_file("mine.js", text.into())).unwrap().value, 4.0);
}

/// Texts that grow for ever, in every way that a script can put texts together; the loops end, for some catch that they are refused.
const GROWING: &[&str] = &[
    "let s = 'x'; for (let i = 0; i < 99; i++) s += s;",
    "let s = 'ž'; for (let i = 0; i < 99; i++) s = s + s;",
    "let s = 'x'; for (let i = 0; i < 99; i++) s = `${s}${s}`;",
    "let s = 'x'; for (let i = 0; i < 99; i++) s = s.concat(s, 'é');",
    "let s = '', t = 'y'.repeat(600); for (let i = 0; i < 999; i++) s += t;",
    "let s = '', t = 'y'.repeat(600); for (let i = 0; i < 999; i++) s = t + s;",
    "let s = 'z'; for (let i = 0; i < 9999; i++) s = i % 3 ? s + 'ab'.repeat(i % 7) : 'c'.repeat(i % 700) + s;",
    "let s = 'x'; for (let i = 0; i < 99; i++) try { s += s; } catch {}",
    "let s = ['x'.repeat(20000)], o = {}; for (let i = 0; i < 99; i++) try { o[i] = s[0] + s[0]; } catch {}",
    "const s = 'x'.repeat(40000);",
    "const s = 'x'.padEnd(40000, 'žluť');",
    "const s = Array(9000).fill('abcd').join('');",
    "const s = 'LITERAL';",
    "const s = encodeURIComponent('ž'.repeat(9000));",
];

/// Comparing the longest texts there are, for ever.
const COMPARING: &[&str] = &[
    "for (;;) if (s === t) return 1;",
    "for (;;) if (wide < s) return 1;",
    "for (;;) switch (s) { case t: return 1; case wide: return 2; }",
    "for (;;) if ([s, t].includes(wide)) return 1;",
    "for (;;) [s, t, wide].sort();",
    "const m = new Map([[s, 1]]); for (;;) if (m.has(wide)) return 1;",
    "const o = {}; for (;;) { o[s] = 1; if (o[wide]) return 1; }",
];

#[test]
fn no_text_grows_for_ever() {
    let bench = games::open("draughts", []).unwrap();
    let at = At { position: Some("W:WK10,K14:BK1".into()), moves: Vec::new() };
    let told = |body: &str| {
        let script = format!("term('a', 1, 'x', (p) => {{ {body} return [1].length; }});");
        bench.eval(&at, &EvalChoice::of_file("mine.js", script)).unwrap_err().to_string()
    };
    for body in GROWING {
        let error = told(&body.replace("LITERAL", &"x".repeat(40_000)));
        assert!(error.contains("a text of more than 16384 letters, the limit"), "{body}: {error}");
    }
    // 16,000 letters, in halves that are shared.
    let longest = "const double = (s, n) => n ? double(s + s, n - 1) : s;
        const s = double('x'.repeat(500), 5) + 'a', t = double('x'.repeat(500), 5) + 'b', wide = double('x'.repeat(500), 5) + 'ž';";
    for body in COMPARING {
        let error = told(&format!("{longest} {body}"));
        assert!(
            error.contains("stopped after 500 ms of processor time, the limit of one call"),
            "{body}: {error}"
        );
    }
}

/// A script may have a say in what an error says, and ask facts meanwhile.
#[test]
fn facts_are_told_while_something_is_thrown() {
    let bench = games::open("draughts", []).unwrap();
    let at = At { position: Some("W:WK10,K14:BK1".into()), moves: Vec::new() };
    for (body, expected) in [
        ("const first = p.moves()[0]; for (;;) p.after(first);", "one call may look at 10000 positions"),
        ("p.after('nothing');", "after: "),
        ("p.kings.call({ $: 7 }, MAX);", "this position is gone"),
    ] {
        let script = format!(
            "let q, asked; Error.prepareStackTrace = () => {{ asked = q.kings(MIN).length; return ''; }};
            term('a', 1, 'x', (p) => {{ q = p; {body} return asked; }});"
        );
        let error = bench.eval(&at, &EvalChoice::of_file("mine.js", script)).unwrap_err().to_string();
        assert!(error.contains(expected), "{body}: {error}");
    }
    harmless(bench.as_ref(), &at);
}

/// A call is looked at often enough even if each round of its loop is as long as a function can be.
#[test]
fn long_rounds_are_stopped() {
    let bench = games::open("draughts", []).unwrap();
    let at = At { position: Some("W:WK10,K14:BK1".into()), moves: Vec::new() };
    let told = |round: &str| {
        let body = format!("let i = 0; for (;;) {{ {} }}", round.repeat(5000));
        let script = format!(
            "const s = 'x'.repeat(16000) + 'a', t = 'x'.repeat(16000) + 'b';\nterm('a', 1, 'x', (p) => {{ {body} }});"
        );
        bench.eval(&at, &EvalChoice::of_file("mine.js", script)).unwrap_err().to_string()
    };
    for round in ["s === t;", "i++;"] {
        let error = told(round);
        assert!(error.contains("stopped after 500 ms of processor time"), "{round}: {error}");
    }
    let error = told("i = i + i * i;");
    assert!(error.contains("the code of a function of more than 512 KiB, the limit"), "{error}");
}
