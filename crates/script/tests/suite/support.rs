//! A vocabulary to ask about: states are numbers, which lead to others.

use script::{
    Arguments, Constant, Data, Fact, FactError, Machine, ScriptLimits, ScriptValue, Vocabulary, side_sign,
};
use search::{Game, Outcome, Side, ValueFunction};
use std::sync::Arc;

/// A game whose states are numbers: a move adds one, and 100 ends it.
pub struct Counting;

impl Game for Counting {
    type State = u64;
    type Move = u64;
    const ALTERNATING: bool = true;

    fn turn(&self, state: &u64) -> Side {
        if state.is_multiple_of(2) { Side::Max } else { Side::Min }
    }

    fn moves(&self, _: &u64, moves: &mut Vec<u64>) {
        moves.push(1);
    }

    fn play(&self, state: &u64, m: u64) -> u64 {
        state + m
    }

    fn outcome(&self, state: &u64) -> Option<Outcome> {
        (*state >= 100).then_some(Outcome::DRAW)
    }

    fn stuck(&self, _: &u64) -> Outcome {
        Outcome::DRAW
    }

    fn code(&self, m: u64) -> u16 {
        m as u16
    }

    fn key(&self, state: &u64) -> u64 {
        state.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

fn parts(state: &u64, given: &Arguments) -> Result<Data, FactError> {
    let sign = side_sign(given.side(0)?);
    Ok(vec![*state as f64, *state as f64 * sign].into())
}

/// What can be asked about a number.
pub fn vocabulary() -> Vocabulary<u64> {
    Vocabulary {
        facts: vec![
            Fact::new(("number", ""), "the number", "p.number()", |state: &u64, _| Ok(*state as f64)),
            Fact::new(("parts", "side"), "a list for a side", "p.parts(MAX)", parts),
            Fact::leading(("after", "step"), "a later number", "p.after(1)", |state: &u64, given| {
                Ok(state + u64::from(given.whole(0, 0, 9)?))
            }),
            Fact::new(("add", "a, b"), "the sum", "p.add(1, 2)", |_: &u64, given: &Arguments| {
                Ok(given.get(0).number().ok_or_else(|| given.bad(0, "a number"))?
                    + given.get(1).number().unwrap_or(0.0))
            }),
        ],
        constants: vec![Constant {
            name: "PRIMES",
            about: "a few",
            example: "PRIMES[0]",
            data: vec![2_u32, 3, 5, 7].into(),
        }],
        bare: u64::clone,
        show: Arc::new(|state| format!("number {state}")),
    }
}

/// A value function.
pub fn load(text: &str) -> Result<ScriptValue<Counting>, String> {
    ScriptValue::load(("mine.js", text), Arc::new(vocabulary()), ScriptLimits::default())
        .map_err(|failure| failure.to_string())
}

/// The value of a number by a script, or why there is none.
pub fn value(text: &str, state: u64) -> Result<f64, String> {
    let function = load(text)?;
    let value = function.value(&Counting, &state);
    function.failure().map_or(Ok(value), Err)
}

/// The same by a script with one term of this body.
pub fn term(body: &str) -> Result<f64, String> {
    value(&format!("term('a', 1, 'x', (p) => {{ {body} }});"), 7)
}

/// What an expression about the number 7 gives.
pub fn expression(text: &str) -> Result<Data, String> {
    let text = format!("const choose = (p) => {text};");
    let machine = Machine::load(("mine.js", &text), &vocabulary(), ScriptLimits::default(), &["choose"]);
    machine.and_then(|machine| machine.try_out(&7)).map_err(|failure| failure.message)
}

/// Asserts what an expression about the number 7 gives.
#[track_caller]
pub fn check(text: &str, expected: impl Into<Data>) {
    assert_eq!(expression(text), Ok(expected.into()), "{text}");
}

/// Asserts that an expression is refused with these words.
#[track_caller]
pub fn refuses(text: &str, part: &str) {
    let error = expression(text).expect_err(text);
    assert!(error.contains(part), "{text}: {error}");
}
