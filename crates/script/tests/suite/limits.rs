//! Limits: what does not end is stopped, and what was stopped has failed.

use crate::support::{load, term, value};

/// The message of a call that met its limit.
const STOPPED: &str = "stopped after 500 ms of processor time, the limit of one call (at number 7)";

#[test]
fn endless_work_is_stopped_and_names_its_term() {
    for body in [
        "for (;;) {}",
        "const f = () => f(f()); while (true) try { f(); } catch {}",
        "for (;;) [3, 1, 2].sort();",
    ] {
        let error = term(body).expect_err(body);
        assert!(
            error.starts_with("mine.js") && error.contains("term 'a': ") && error.ends_with(STOPPED),
            "{error}"
        );
    }
}

#[test]
fn a_script_cannot_catch_that_its_time_is_up() {
    for body in [
        "try { for (;;) {} } catch { return 1; }",
        "try { for (;;) {} } finally { return 1; }",
        "let n = 0; try { for (;;) n++; } catch (e) {} return n;",
        "const g = (function* () { try { for (;;) {} } finally { yield 1; } })(); return g.next().value;",
        "return [1].map(() => { try { for (;;) {} } catch { return 1; } })[0];",
        "return +{ valueOf() { try { for (;;) {} } catch { return 1; } } };",
        "return p.add({ get x() { try { for (;;) {} } catch { return 1; } } });",
    ] {
        let error = term(body).expect_err(body);
        assert!(error.ends_with(STOPPED), "{body}: {error}");
    }
}

#[test]
fn deep_recursion_ends_in_an_error() {
    let error = term("const f = (n) => 1 + f(n + 1); return f(0);").unwrap_err();
    assert!(error.contains("call stack"), "{error}");
    assert_eq!(term("const f = () => { try { f(); } catch { return; } }; f(); return 3;"), Ok(3.0));
}

#[test]
fn a_script_that_is_too_long_or_no_script_is_refused() {
    let long = "x".repeat(300_000);
    assert_eq!(load(&long).err().unwrap(), "mine.js: 300000 bytes is too long: expected at most 262144");
    assert_eq!(
        load("let x = ;").err().unwrap(),
        "mine.js line 1, column 9: unexpected token in expression: ';'"
    );
    assert!(load("\u{0}\u{1}").is_err());
    assert!(load("").err().unwrap().contains("0 terms: expected 1 to 1000"));
}

#[test]
fn a_failure_stops_the_value_function_for_good() {
    let text = "let n = 0; term('a', 1, 'x', p => { if (n++) throw new Error('second'); return 1; });";
    let function = load(text).unwrap();
    let ask = |state: u64| search::ValueFunction::value(&function, &crate::support::Counting, &state);
    assert_eq!([ask(1), ask(2), ask(3)], [1.0, 0.0, 0.0]);
    let failure = search::ValueFunction::<crate::support::Counting>::failure(&function).unwrap();
    assert!(failure.contains("second (at number 2)"), "{failure}");
}

#[test]
fn long_code_is_compiled() {
    let text = format!("term('a', 1, 'x', p => {{ const q = 'a'; {} return 2; }});", "q + q;".repeat(30_000));
    assert_eq!(value(&text, 7), Ok(2.0));
    assert_eq!(
        value("try { 'a'.repeat(16384).concat('b'); } catch {} term('t', 1, 'x', () => 1);", 7),
        Ok(1.0)
    );
}

/// The memory that this process has now, in KiB.
#[cfg(target_os = "linux")]
fn resident_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn an_interpreter_gives_its_memory_back() {
    let load_many = |count: u32| (0..count).for_each(|_| assert_eq!(term("return 1;"), Ok(1.0)));
    load_many(50);
    let before = resident_kib();
    load_many(400);
    let grown = resident_kib().saturating_sub(before);
    assert!(grown < 2 << 10, "{grown} KiB more after 400 interpreters");
}
