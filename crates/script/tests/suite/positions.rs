//! Positions: what a script asks about them, and what it hands over.

use crate::support::{check, expression, refuses, term, value};
use script::Data;

#[test]
fn facts_are_asked_with_what_they_need() {
    check("p.number()", 7_u32);
    check("p.parts(MIN)", vec![7.0, -7.0]);
    check("p.parts(MAX) === p.parts(MAX)", true);
    check("p.after(2).after(3).number()", 12_u32);
    check("p.add(1)", 1_u32);
    check("p.add(1, 2, 3, 4, 5, 6)", 3_u32);
    refuses("p.parts(2)", "parts: argument 1 is 2: expected MAX or MIN");
    refuses("p.after(10)", "after: argument 1 is 10: expected a whole number, 0 to 9");
}

#[test]
fn a_fact_may_be_called_in_every_way_of_the_language() {
    check("+{ valueOf: () => p.number() }", 7_u32);
    refuses("+{ valueOf: p.number }", "number: expected a position, as in p.number(...)");
    refuses("p.number.call({})", "number: expected a position");
    refuses("p.add.call(undefined, 1)", "add: expected a position");
    check("p.number.call(p.after(1))", 8_u32);
    check("p.add.apply(p, [4, 5])", 9_u32);
    check("({ __proto__: p }).number === p.number", true);
}

#[test]
fn a_position_that_is_made_up_is_one_of_the_call_or_none() {
    refuses("new (p.constructor)(0).number()", "not a function");
    check("({ __proto__: p }).number()", 7_u32);
    for id in ["-1", "1", "NaN", "2 ** 53", "'0'", "1e300", "{}", "null"] {
        let text = format!("({{ __proto__: p, $: {id} }}).number()");
        assert!(expression(&text).is_err(), "{text}");
    }
    assert!(expression("(() => { p.$ = 99; return p.parts(MAX); })()").is_err());
}

#[test]
fn a_position_that_was_kept_is_gone() {
    let text =
        "let kept; term('a', 1, 'x', p => { const was = kept; kept = p; return was ? was.number() : 1; });";
    let function = crate::support::load(text).unwrap();
    let ask = |state: u64| search::ValueFunction::value(&function, &crate::support::Counting, &state);
    assert_eq!(ask(7), 1.0);
    ask(8);
    let failure = search::ValueFunction::<crate::support::Counting>::failure(&function).unwrap();
    assert!(
        failure.contains("number: this position is gone: ask about it before the function ends"),
        "{failure}"
    );
}

#[test]
fn a_call_looks_at_a_bounded_number_of_positions() {
    refuses("(() => { for (;;) p.after(1); })()", "one call may look at 10000 positions, not more");
}

#[test]
fn what_is_handed_over_is_bounded_in_depth_and_size() {
    refuses("p.add((() => { let a = []; for (let i = 0; i < 50; i++) a = [a]; return a; })())", "32 deep");
    refuses(
        "p.add((() => { let a = [1]; for (let i = 0; i < 28; i++) a = [a, a, a]; return a; })())",
        "10000 items in all",
    );
    refuses("p.add((() => { const a = []; a.length = 2 ** 32 - 1; return a; })())", "10000 items in all");
    refuses("(() => { const a = []; a.length = 2 ** 32 - 1; return a; })()", "10000 items in all");
    refuses("({ get x() { return this; } })", "32 deep");
    refuses("() => 1", "a function is no plain value");
    refuses("p.add('x')", "add: argument 1 is \"x\": expected a number");
    check(
        "[1, 'a', true, null, { b: [] }]",
        Data::List(vec![
            1_u32.into(),
            "a".into(),
            true.into(),
            Data::Nothing,
            Data::Record(vec![("b".into(), Data::List(Vec::new()))]),
        ]),
    );
}

#[test]
fn a_getter_may_ask_facts_while_it_is_read() {
    check("({ get x() { return p.number(); } })", Data::Record(vec![("x".into(), 7_u32.into())]));
    refuses("p.add({ get x() { throw new Error('mine'); } })", "mine");
    assert!(term("return p.add({ get x() { return p.add(this); } });").is_err());
}

#[test]
fn values_that_are_kept_are_those_of_the_position() {
    let function = crate::support::load("term('a', 1, 'x', p => p.number());").unwrap();
    let ask = |state: u64| search::ValueFunction::value(&function, &crate::support::Counting, &state);
    assert_eq!([ask(1), ask(2), ask(1)], [1.0, 2.0, 1.0]);
    let effort = search::ValueFunction::<crate::support::Counting>::effort(&function).unwrap();
    assert_eq!((effort.evaluations, effort.cached), (3, 1));
    assert_eq!(value("term('a', 1, 'x', p => p.number());", 5), Ok(5.0));
}
