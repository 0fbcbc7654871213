//! The positions that a call of a script may ask about, and how their facts are looked up.

use crate::data::Data;
use crate::fact::{Arguments, Fact, FactError, FactValue, SIDE, Vocabulary, side_of, side_sign};
use rquickjs::function::Opt;
use rquickjs::{Array, Ctx, Error, Exception, Function, Value};
use search::Side;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A call may look at this many positions.
const MOST_STATES: usize = 10_000;

/// No more facts are handed over before they are asked for.
const MOST_EXPECTED: usize = 16;

/// The facts, and the states that the call which runs now may ask about: the first is the one it is about.
pub(crate) struct Positions<S> {
    facts: Vec<Fact<S>>,
    bare: fn(&S) -> S,
    seen: Mutex<CallStates<S>>,
}

struct CallStates<S> {
    states: Vec<S>,
    /// What the script is expected to ask about the state that a call is about, for it has asked before: a fact and a side.
    expected: Vec<(usize, Side)>,
    /// The number of the first state. It is another one in every call, so a position that a script has kept is known to be gone.
    first: usize,
}

/// Numbers that the language keeps exactly; after that many they begin again.
const NUMBERS: usize = 1 << if usize::BITS > 50 { 50 } else { 30 };

/// Whatever more a script hands over is ignored, as by every function of the language.
type RawArguments<'js> = (usize, usize, Opt<Value<'js>>, Opt<Value<'js>>, Opt<Value<'js>>);

impl<S: Clone + Send + Sync + 'static> Positions<S> {
    pub(crate) fn new(vocabulary: &Vocabulary<S>) -> Positions<S> {
        let (facts, bare) = (vocabulary.facts.clone(), vocabulary.bare);
        Positions {
            facts,
            bare,
            seen: Mutex::new(CallStates { states: Vec::new(), expected: Vec::new(), first: 0 }),
        }
    }

    /// A call begins that is about a state; gives the number of that state.
    pub(crate) fn begin(&self, state: Option<&S>) -> usize {
        let mut seen = self.lock();
        seen.states.extend(state.map(self.bare));
        seen.first
    }

    /// The call has ended: its positions are gone.
    pub(crate) fn end(&self) {
        let mut seen = self.lock();
        seen.first = (seen.first + seen.states.len()) % NUMBERS;
        seen.states.clear();
    }

    /// Names of the facts, and how each is asked: for a side, for another position, or with any arguments.
    pub(crate) fn list<'js>(&self, ctx: &Ctx<'js>) -> Result<Array<'js>, Error> {
        let list = Array::new(ctx.clone())?;
        for (index, fact) in self.facts.iter().enumerate() {
            let way = match (fact.leads, fact.arguments) {
                (true, _) => "state",
                (false, SIDE) => "side",
                (false, _) => "other",
            };
            let pair = Array::new(ctx.clone())?;
            pair.set(0, fact.name)?;
            pair.set(1, way)?;
            list.set(index, pair)?;
        }
        Ok(list)
    }

    /// The function that looks a fact up: its number, the position's and up to three arguments.
    pub(crate) fn looker<'js>(self: &Arc<Self>, ctx: &Ctx<'js>) -> Result<Function<'js>, Error> {
        let positions = Arc::clone(self);
        let look = move |ctx: Ctx<'js>, fact, id, a, b, c| positions.look(&ctx, (fact, id, a, b, c));
        Function::new(ctx.clone(), look)
    }

    /// The function that keeps a script's questions about a side; whether the answer is handed over from now on.
    pub(crate) fn expecter<'js>(self: &Arc<Self>, ctx: &Ctx<'js>) -> Result<Function<'js>, Error> {
        let positions = Arc::clone(self);
        Function::new(ctx.clone(), move |fact: usize, side: f64| positions.expect(fact, side))
    }

    fn expect(&self, fact: usize, side: f64) -> bool {
        let Some(side) = side_of(&side.into()) else { return false };
        let mut seen = self.lock();
        let fits = fact < self.facts.len() && seen.expected.len() < MOST_EXPECTED;
        if fits {
            seen.expected.push((fact, side));
        }
        fits
    }

    /// What the script is expected to ask about the state that the call is about; undefined where there is no answer.
    pub(crate) fn answer_expected<'js>(&self, ctx: &Ctx<'js>) -> Result<Array<'js>, Error> {
        let answers = Array::new(ctx.clone())?;
        let seen = self.lock();
        let Some(state) = seen.states.first() else { return Ok(answers) };
        for (index, &(fact, side)) in seen.expected.iter().enumerate() {
            let mut given = Arguments::default();
            given.0[0] = side_sign(side).into();
            if let Ok(FactValue::Data(data)) = (self.facts[fact].look)(state, &given) {
                answers.set(index, data.into_js(ctx)?)?;
            }
        }
        Ok(answers)
    }

    fn look<'js>(
        &self,
        ctx: &Ctx<'js>,
        (index, id, a, b, c): RawArguments<'js>,
    ) -> Result<Value<'js>, Error> {
        let fact = self.facts.get(index).ok_or_else(|| Exception::throw_type(ctx, "no such fact"))?;
        // Reading an argument may run parts of the script, so it is done while nothing is locked.
        let mut arguments = Arguments::default();
        for (argument, value) in arguments.0.iter_mut().zip([a, b, c]) {
            *argument = value.0.map_or(Ok(Data::Nothing), |value| Data::from_js(ctx, &value))?;
        }
        match self.answer(fact, id, &arguments) {
            Err(reason) => Err(Exception::throw_type(ctx, &format!("{}: {reason}", fact.name))),
            Ok(FactValue::Data(data)) => data.into_js(ctx),
            Ok(FactValue::State(next)) => match self.keep(next) {
                Some(number) => Ok(Value::new_number(ctx.clone(), number as f64)),
                None => {
                    let message = format!("one call may look at {MOST_STATES} positions, not more");
                    Err(Exception::throw_range(ctx, &message))
                }
            },
        }
    }

    fn answer(&self, fact: &Fact<S>, id: usize, arguments: &Arguments) -> Result<FactValue<S>, FactError> {
        let seen = self.lock();
        let state = id.checked_sub(seen.first).and_then(|index| seen.states.get(index));
        let state = state.ok_or_else(|| {
            FactError("this position is gone: ask about it before the function ends".into())
        })?;
        (fact.look)(state, arguments)
    }

    /// Keeps a state that a script has come to; gives its number.
    fn keep(&self, state: S) -> Option<usize> {
        let mut seen = self.lock();
        if seen.states.len() >= MOST_STATES {
            return None;
        }
        seen.states.push((self.bare)(&state));
        Some(seen.first + seen.states.len() - 1)
    }

    fn lock(&self) -> MutexGuard<'_, CallStates<S>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
