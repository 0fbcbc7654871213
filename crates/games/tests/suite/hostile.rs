//! Scripts that nobody should run: each is refused, stopped, or gives a number, and the next one works.

use session::{At, EvalChoice, Playable};

/// How many there are, and how many of them are tried when nobody has time.
const ALL: usize = 1000;
const SAMPLE: usize = 24;

/// Bodies of a term: endless, deep, large, odd.
const BODIES: &[&str] = &[
    "for (;;) {}",
    "while (true) try { for (;;) {} } catch {}",
    "const f = () => f() + 1; return f();",
    "const f = () => { try { return f(); } catch { return f(); } }; return f();",
    "const a = []; for (;;) a.push(a.length);",
    "let s = 'x'; for (;;) s += s;",
    "return 'x'.repeat(2 ** 30).length;",
    "return new Array(2 ** 32 - 1).fill(0).length;",
    "return Array(4294967295).includes(1);",
    "const a = []; a.length = 4294967295; a.sort(); return 1;",
    "return new Set(Array(4294967295)).size;",
    "return [].indexOf.call({ length: 2 ** 53 - 1 }, 1);",
    "return [...Array(1e8)].length;",
    "const o = {}; for (let i = 0; ; i++) o['k' + i] = i;",
    "let a = []; for (let i = 0; i < 60; i++) a = [a, a]; return JSON.stringify(a).length;",
    "let a = []; for (let i = 0; i < 1e6; i++) a = [a]; return JSON.stringify(a).length;",
    "for (;;) p.moves();",
    "let q = p; for (;;) q = q.after(q.moves()[0]);",
    "let n = 1n; for (;;) n = n * 3n;",
    "return 2n ** 1000000n > 1n ? 1 : 0;",
    "const s = 'a'.repeat(4e6); for (;;) if ((s + 'b') === (s + 'c')) return 1;",
    "const s = 'a'.repeat(4e6); return (s + s).indexOf(s + 'b');",
    "function* g() { for (;;) yield 1; } return [...g()].length;",
    "function* g() { for (;;) yield 1; } for (const x of g()) {}",
    "return NaN;",
    "return Infinity;",
    "return '1';",
    "return {};",
    "throw 1;",
    "throw { toString() { for (;;) {} } };",
    "throw new Error('x'.repeat(1e6));",
    "return p.men();",
    "return p.men('MAX').length;",
    "return p.after('99-100').turn();",
    "return ROW.push(1);",
    "p.$ = 1e9; return p.turn();",
    "Object.prototype.x = 1; Array.prototype.map = null; return 1;",
    "Object.defineProperty(Array.prototype, '0', { get() { for (;;) {} } }); return [,][0];",
    "globalThis.MAX = 7; return MAX;",
    "$weigh(0, NaN); return 1;",
    "return { valueOf() { for (;;) {} } };",
    "return String.raw({ raw: { length: 2 ** 53 - 1 } }).length;",
    "return new Map(Array(4294967295)).size;",
    "return Array.from({ length: 2 ** 53 - 1 }).length;",
    "return Math.max.apply(null, { length: 2 ** 31 });",
    "'\u{0}\u{202e}\u{1f4a5}'.repeat(100); return 'é'.length;",
    "return (function f(n) { return n ? f(n - 1) : 0; })(1e9);",
    "return parseInt('9'.repeat(1e6));",
    "label: for (;;) { for (;;) continue label; }",
    "return Number(Array(1e7).join('9'));",
];

/// The scripts: every body as it is, cut short at many places, nested, doubled, and at the top.
fn hostile(index: usize) -> String {
    let body = BODIES[index % BODIES.len()];
    let term = |body: &str| format!("term('a', 1, 'x', (p) => {{ {body} }});");
    match index / BODIES.len() {
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
