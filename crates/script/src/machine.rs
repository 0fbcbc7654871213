//! One interpreter: a script that is loaded, the facts it may ask, and the limits it runs under.

use crate::MAX_BYTES;
use crate::data::Data;
use crate::fact::{Arguments, Fact, Reply, Vocabulary};
use crate::failure::Failure;
use crate::limits::{Deadline, Limits};
use crate::memory::{HUGE, TimedMemory};
use rquickjs::context::{EvalOptions, intrinsic};
use rquickjs::{Context, Ctx, Error, Exception, Function, Object, Runtime, Value};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What every script finds.
const PRELUDE: &str = include_str!("prelude.js");

/// Lists and texts that are gone through in one step are no longer.
const MOST_ITEMS: usize = 1 << 14;

/// Functions may call each other until they have taken this much of the stack, in bytes.
const STACK: usize = 256 << 10;

/// A call may look at so many positions.
const MOST_STATES: usize = 10_000;

/// Longer states are cut in messages.
const MAX_STATE: usize = 200;

/// What the interpreter says when it has no memory left, and when it was told to stop.
const OUT_OF_MEMORY: &str = "out of memory";
const INTERRUPTED: &str = "interrupted";

/// A script that is loaded and can be called.
pub struct Machine<S> {
    file: String,
    context: Context,
    desk: Arc<Desk<S>>,
    show: Arc<dyn Fn(&S) -> String + Send + Sync>,
    deadline: Arc<Deadline>,
    limits: Limits,
    own: Vec<&'static str>,
}

/// The facts, and the states that the call which runs now may ask about: the first is the one it is about.
struct Desk<S> {
    facts: Vec<Fact<S>>,
    states: Mutex<Vec<S>>,
}

impl<S> Desk<S> {
    fn states(&self) -> MutexGuard<'_, Vec<S>> {
        self.states.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: Clone + Send + Sync + 'static> Machine<S> {
    /// Loads a script that may have these functions of its own.
    pub fn load(
        (file, text): (&str, &str),
        vocabulary: &Vocabulary<S>,
        limits: Limits,
        functions: &[&'static str],
    ) -> Result<Machine<S>, Failure> {
        if text.len() > MAX_BYTES {
            let message = format!("{} bytes is too long: expected at most {MAX_BYTES}", text.len());
            return Err(Failure::new(file, message));
        }
        let deadline = Arc::new(Deadline::new());
        deadline.set(limits.time);
        let context = open(&deadline, limits).map_err(|error| Failure::new(file, error.to_string()))?;
        let desk = Arc::new(Desk { facts: vocabulary.facts.clone(), states: Mutex::default() });
        let show = Arc::clone(&vocabulary.show);
        let mut machine =
            Machine { file: file.into(), context, desk, show, deadline, limits, own: Vec::new() };
        machine.own = machine.run(None, |ctx| machine.read(ctx, text, vocabulary, functions))?;
        Ok(machine)
    }

    /// Whether the script has this function.
    pub fn has(&self, function: &str) -> bool {
        self.own.contains(&function)
    }

    /// Calls a function of the script: JSON in, JSON out, with the names in every record in order; none for `undefined`.
    pub fn call(&self, function: &str, given: &[&str]) -> Result<Option<String>, Failure> {
        let call = |ctx: &Ctx<'_>| {
            let globals = ctx.globals();
            let mut arguments = rquickjs::function::Args::new_unsized(ctx.clone());
            arguments.push_arg(globals.get::<_, Function<'_>>(own_name(function))?)?;
            for &json in given {
                arguments.push_arg(json)?;
            }
            globals.get::<_, Function<'_>>("$call")?.call_arg::<Option<String>>(arguments)
        };
        let position = || given.first().map(|state| search::quoted(state, MAX_STATE));
        self.run(None, call).map_err(|failure| Failure {
            inside: Some(function.into()),
            position: position(),
            ..failure
        })
    }

    /// Calls a function of the host on a state; `own` is handed over first where there is one.
    pub(crate) fn ask(
        &self,
        host: &str,
        own: Option<&str>,
        state: &S,
        more: &[f64],
    ) -> Result<Data, Failure> {
        self.run(Some(state), |ctx| {
            let globals = ctx.globals();
            let mut arguments = rquickjs::function::Args::new_unsized(ctx.clone());
            if let Some(own) = own {
                arguments.push_arg(globals.get::<_, Function<'_>>(own_name(own))?)?;
            }
            if more.is_empty() {
                arguments.push_arg(0)?;
            }
            for &number in more {
                arguments.push_arg(number)?;
            }
            let found: Value<'_> = globals.get::<_, Function<'_>>(host)?.call_arg(arguments)?;
            Data::from_js(ctx, &found)
        })
    }

    /// The value of a state: the way that is gone most often.
    pub(crate) fn value(&self, state: &S) -> Result<f64, Failure> {
        self.run(Some(state), |ctx| ctx.globals().get::<_, Function<'_>>("$value")?.call((0,)))
    }

    /// A function of the script judges positions before the terms do.
    pub(crate) fn settle(&self, function: &str) -> Result<(), Failure> {
        self.run(None, |ctx| {
            let globals = ctx.globals();
            let own: Function<'_> = globals.get(own_name(function))?;
            globals.get::<_, Function<'_>>("$settling")?.call((own,))
        })
    }

    /// What the script says of itself.
    pub fn tell(&self, host: &str) -> Result<Data, Failure> {
        self.run(None, |ctx| {
            let found: Value<'_> = ctx.globals().get::<_, Function<'_>>(host)?.call(())?;
            Data::from_js(ctx, &found)
        })
    }

    /// What the function `choose` gives in a state.
    pub fn try_out(&self, state: &S) -> Result<Data, Failure> {
        self.ask("$choose", Some("choose"), state, &[])
    }

    /// Gives a term another weight.
    pub(crate) fn weigh(&self, index: usize, weight: f64) -> Result<(), Failure> {
        self.run(None, |ctx| ctx.globals().get::<_, Function<'_>>("$weigh")?.call((index, weight)))
    }

    /// How much memory the script's values take, in bytes.
    pub fn memory(&self) -> u64 {
        self.context.runtime().memory_usage().memory_used_size.max(0) as u64
    }

    /// Runs within the limits.
    fn run<T>(
        &self,
        state: Option<&S>,
        work: impl FnOnce(&Ctx<'_>) -> Result<T, Error>,
    ) -> Result<T, Failure> {
        self.deadline.set(self.limits.time);
        {
            let mut states = self.desk.states();
            states.clear();
            states.extend(state.cloned());
        }
        self.context.with(|ctx| {
            let done = work(&ctx);
            done.map_err(|error| self.complete(&ctx, Failure::caught(&ctx, &self.file, error), state))
        })
    }

    /// A failure with the limit that was met, the function and the position.
    fn complete(&self, ctx: &Ctx<'_>, mut failure: Failure, state: Option<&S>) -> Failure {
        let is_late = self.deadline.is_over();
        if failure.message == INTERRUPTED || is_late {
            failure.message =
                format!("stopped after {} ms, the limit of one call", self.limits.time.as_millis());
        } else if failure.message.is_empty() || failure.message.contains(OUT_OF_MEMORY) {
            failure.message = self.memory_limit();
        }
        self.deadline.set(self.limits.time);
        let current = || ctx.globals().get::<_, Function<'_>>("$current").ok()?.call::<_, String>(()).ok();
        failure.inside = current().filter(|name| !name.is_empty()).map(|name| match self.has(&name) {
            true => name,
            false => format!("term '{name}'"),
        });
        failure.position = state.map(|state| (self.show)(state));
        failure
    }

    /// Which limit on memory was met.
    fn memory_limit(&self) -> String {
        match self.deadline.wanted_huge() {
            true => format!("stopped: a list or text of more than {} KiB, the limit", HUGE >> 10),
            false => format!("stopped at {} MiB of memory, the limit", self.limits.memory_mib),
        }
    }

    /// The prelude, the constants and the script; returns which of the functions it has.
    fn read(
        &self,
        ctx: &Ctx<'_>,
        text: &str,
        vocabulary: &Vocabulary<S>,
        functions: &[&'static str],
    ) -> Result<Vec<&'static str>, Error> {
        let prelude: Function<'_> = ctx.eval_with_options(PRELUDE, named("prelude"))?;
        let fact = |fact: &Fact<S>| Data::List(vec![fact.name.into(), fact.leads.into()]);
        let facts = Data::List(vocabulary.facts.iter().map(fact).collect()).into_js(ctx)?;
        prelude.call::<_, ()>((self.looker(ctx)?, facts, MOST_ITEMS))?;
        let freeze: Function<'_> = ctx.globals().get::<_, Object<'_>>("Object")?.get("freeze")?;
        for constant in &vocabulary.constants {
            let value: Value<'_> = freeze.call((constant.data.clone().into_js(ctx)?,))?;
            ctx.globals().prop(constant.name, rquickjs::object::Property::from(value))?;
        }
        ctx.eval_with_options::<(), _>(text, named(&self.file))?;
        let mut own = Vec::new();
        for &function in functions {
            // A function may also be a constant of the script, which is no property of the global object.
            let find = format!("typeof {function} === 'function' ? {function} : undefined");
            let found: Value<'_> = ctx.eval_with_options(find, named("prelude"))?;
            if found.is_function() {
                ctx.globals().prop(own_name(function), rquickjs::object::Property::from(found))?;
                own.push(function);
            }
        }
        Ok(own)
    }

    /// The function that looks facts up.
    fn looker<'js>(&self, ctx: &Ctx<'js>) -> Result<Function<'js>, Error> {
        let desk = Arc::clone(&self.desk);
        let look =
            move |ctx: Ctx<'js>, fact: usize, state: usize, a: Value<'js>, b: Value<'js>, c: Value<'js>| {
                desk.answer(&ctx, fact, state, [a, b, c])
            };
        Function::new(ctx.clone(), look)
    }
}

impl<S: Clone> Desk<S> {
    fn answer<'js>(
        &self,
        ctx: &Ctx<'js>,
        fact: usize,
        state: usize,
        given: [Value<'js>; 3],
    ) -> Result<Value<'js>, Error> {
        let gone =
            || Exception::throw_type(ctx, "this position is gone: ask about it before the function ends");
        let fact = self.facts.get(fact).ok_or_else(gone)?;
        let used = given.iter().rposition(|value| !value.is_undefined()).map_or(0, |last| last + 1);
        let given = given[..used].iter().map(|value| Data::from_js(ctx, value)).collect::<Result<_, _>>()?;
        let reply = {
            let states = self.states();
            (fact.look)(states.get(state).ok_or_else(gone)?, &Arguments(given))
        };
        match reply {
            Ok(Reply::Data(data)) => data.into_js(ctx),
            Ok(Reply::State(next)) => self.keep(ctx, next),
            Err(reason) => Err(Exception::throw_type(ctx, &format!("{}: {reason}", fact.name))),
        }
    }

    fn keep<'js>(&self, ctx: &Ctx<'js>, state: S) -> Result<Value<'js>, Error> {
        let mut states = self.states();
        if states.len() >= MOST_STATES {
            let message = format!("one call may look at {MOST_STATES} positions, not more");
            return Err(Exception::throw_range(ctx, &message));
        }
        states.push(state);
        Ok(Value::new_number(ctx.clone(), (states.len() - 1) as f64))
    }
}

/// The name of a script's function among the globals.
fn own_name(function: &str) -> String {
    format!("$own_{function}")
}

fn named(file: &str) -> EvalOptions {
    let mut options = EvalOptions::default();
    options.strict = true;
    options.filename = Some(file.into());
    options
}

/// An interpreter with nothing in it but the language itself.
fn open(deadline: &Arc<Deadline>, limits: Limits) -> Result<Context, Error> {
    let runtime = Runtime::new_with_alloc(TimedMemory(Arc::clone(deadline)))?;
    runtime.set_memory_limit(limits.memory_mib << 20);
    runtime.set_max_stack_size(STACK);
    let asked = Arc::clone(deadline);
    runtime.set_interrupt_handler(Some(Box::new(move || asked.is_over())));
    // No dates, patterns, promises or proxies.
    Context::custom::<(intrinsic::Eval, intrinsic::Json, intrinsic::MapSet)>(&runtime)
}
