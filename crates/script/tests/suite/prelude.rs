//! What a script finds, and what it cannot change or make.

use crate::support::{check, expression, refuses, term, value};

#[test]
fn the_language_is_there() {
    check("[3, 1, 2].toSorted().join('-')", "1-2-3");
    check("[...new Set([1, 1, 2])].length + new Map([[1, 2]]).get(1)", 4_u32);
    check("JSON.stringify(JSON.parse('{\"b\":[1,2]}'))", "{\"b\":[1,2]}");
    check("((...all) => all.reduce((a, b) => a + b))(1, 2, 3)", 6_u32);
    check(
        "(() => { class A { #x = 4; get x() { return this.#x; } toString() { return 'A'; } } return new A().x + `${new A()}`; })()",
        "4A",
    );
    check("[...(function* () { yield 1; yield 2; })()].length", 2_u32);
    check("(() => { const o = { toString: () => 'own' }; return String(o); })()", "own");
}

#[test]
fn no_code_is_made_from_texts() {
    for text in [
        "eval('1')",
        "Function('return 1')()",
        "(() => {}).constructor('return 1')()",
        "(function* () {}).constructor('yield 1')().next().value",
        "(async () => {}).constructor('return 1')()",
        "(async function* () {}).constructor('return 1')()",
        "Object.getPrototypeOf(function* () {}).constructor('return 1')()",
        "Object.getPrototypeOf(p.number).constructor('return 1')()",
        "Reflect.construct((() => {}).constructor, ['return 1'])()",
        "globalThis.constructor.constructor('return 1')()",
    ] {
        assert!(expression(text).is_err(), "{text} gave {:?}", expression(text));
    }
    refuses("import('fs')", "nothing runs later");
    assert!(term("import('fs'); return 1;").unwrap_err().contains("nothing runs later"));
    assert!(value("import('fs'); term('a', 1, 'x', () => 1);", 7).is_err());
    for text in ["(async () => 1)()", "(async () => { await p; })()"] {
        assert!(expression(text).is_err(), "{text}");
    }
    assert!(value("import fs from 'fs'; term('a', 1, 'x', () => 1);", 7).is_err());
}

#[test]
fn nothing_differs_from_run_to_run() {
    for name in [
        "Date",
        "performance",
        "setTimeout",
        "queueMicrotask",
        "WeakRef",
        "FinalizationRegistry",
        "Promise",
        "Proxy",
    ] {
        check(&format!("typeof {name}"), "undefined");
    }
    check("typeof Math.random", "undefined");
    check("typeof Error.prepareStackTrace + typeof Error.captureStackTrace", "undefinedundefined");
}

#[test]
fn the_languages_own_objects_cannot_be_changed() {
    for text in [
        "Array.prototype.push = () => 0",
        "Object.defineProperty(Array.prototype, 2, { set() {} })",
        "Object.prototype.toJSON = () => 0",
        "String.prototype.at = 1",
        "Map.prototype.get = () => 0",
        "Math.max = () => 0",
        "JSON.stringify = () => 0",
        "Object.freeze = (x) => x",
        "Error.prepareStackTrace = () => 0",
        "Object.getPrototypeOf([].values()).next = () => 0",
        "Object.getPrototypeOf((function* () {})()).next = () => 0",
        "Object.getPrototypeOf(function* () {}).prototype.next = () => 0",
        "Object.getPrototypeOf(p).number = () => 8",
        "Number.isFinite = () => true",
        "Symbol.prototype.description = 1",
        "Function.prototype.call = () => 0",
        "Object.setPrototypeOf(Array.prototype, {})",
    ] {
        assert!(expression(&format!("({text})")).is_err(), "{text}");
    }
}

#[test]
fn terms_are_added_up_as_they_were_declared() {
    let plain =
        "term('a', 2, 'x', p => p.number()); term('b', 10, 'x', p => true); term('off', 0, 'x', p => 1 / 0);";
    assert_eq!(value(plain, 7), Ok(24.0));
    let symmetric = "symmetric(); term('a', 1, 'x', (p, side) => p.parts(side)[1]);";
    assert_eq!(value(symmetric, 7), Ok(14.0));
    let scenes = "const scene = p => p.number() > 5 ? { n: p.number() } : undefined;
        term('a', 1, 'x', (p, s) => s.n); term('b', 100, 'x', p => 1);";
    assert_eq!((value(scenes, 7), value(scenes, 3)), (Ok(107.0), Ok(100.0)));
    let settled = "const settled = p => p.number() === 3 ? -5 : undefined; term('a', 1, 'x', p => 1);";
    assert_eq!((value(settled, 3), value(settled, 4)), (Ok(-5.0), Ok(1.0)));
}

#[test]
fn what_is_no_number_is_refused_by_the_terms_name() {
    let check = |body: &str, shown: &str| {
        let expected = format!("mine.js: term 'a': gave {shown}: expected a finite number (at number 7)");
        assert_eq!(term(body), Err(expected), "{body}");
    };
    check("return 1 / 0;", "Infinity");
    check("return 'x';", "a text");
    check("return {};", "a list or record");
    check("", "undefined");
}

#[test]
fn a_failure_of_one_side_names_the_term_too() {
    let text = "symmetric(); term('a', 1, 'x', (p, side) => side > 0 ? 1 : 'x');";
    let expected = "mine.js: term 'a': gave a text: expected a finite number (at number 7)";
    assert_eq!(value(text, 7), Err(expected.into()));
}

#[test]
fn lists_of_the_game_are_not_changed_by_mistake() {
    for change in [
        "pop()",
        "sort()",
        "reverse()",
        "shift()",
        "splice(0, 1)",
        "unshift(1)",
        "fill(0)",
        "copyWithin(0, 1)",
    ] {
        refuses(&format!("p.parts(MAX).{change}"), "belongs to the game and cannot be changed");
        refuses(&format!("PRIMES.{change}"), "belongs to the game and cannot be changed");
        assert!(expression(&format!("[3, 1, 2].{change}")).is_ok());
    }
    refuses("p.parts(MAX).push(1)", "extensible");
}
