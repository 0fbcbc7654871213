//! One interpreter: a script that is loaded, the facts it may ask, and the limits it runs under.

use crate::MAX_BYTES;
use crate::data::Data;
use crate::desk::Desk;
use crate::fact::{Fact, Vocabulary};
use crate::failure::Failure;
use crate::limits::{Deadline, Limits};
use crate::memory::{BEYOND_MIB, HUGE, LONGEST, TimedMemory};
use crate::raw;
use rquickjs::context::{EvalOptions, intrinsic};
use rquickjs::convert::IteratorJs;
use rquickjs::{Array, Context, Ctx, Error, Exception, Function, Runtime, Value};
use std::sync::Arc;
use std::time::Duration;

/// What every script finds.
const PRELUDE: &str = include_str!("prelude.js");

/// Functions may call each other until they have taken this much of the stack, in bytes.
const STACK: usize = 256 << 10;

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
    /// Gives the value of a position.
    judge: Option<raw::Judge>,
}

impl<S: Clone + Send + Sync + 'static> Machine<S> {
    /// Loads a script that may have these functions of its own.
    pub fn load(
        (file, text): (&str, &str),
        vocabulary: &Vocabulary<S>,
        limits: Limits,
        functions: &[&'static str],
    ) -> Result<Machine<S>, Failure> {
        if crate::is_forbidden() {
            return Err(Failure::new(file, "scripts run in a cage only"));
        }
        if text.len() > MAX_BYTES {
            let message = format!("{} bytes is too long: expected at most {MAX_BYTES}", text.len());
            return Err(Failure::new(file, message));
        }
        let deadline = Arc::new(Deadline::new());
        deadline.set(limits.time);
        let context = open(&deadline, limits).map_err(|error| Failure::new(file, error.to_string()))?;
        let desk = Arc::new(Desk::new(vocabulary.facts.clone()));
        let show = Arc::clone(&vocabulary.show);
        let mut machine = Machine {
            file: file.into(),
            context,
            desk,
            show,
            deadline,
            limits,
            own: Vec::new(),
            judge: None,
        };
        (machine.own, machine.judge) = machine.run(None, |ctx| {
            let own = machine.read(ctx, text, vocabulary, functions)?;
            Ok((own, Some(raw::Judge::find(ctx)?)))
        })?;
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
        self.run(Some(state), |ctx| match self.judge {
            Some(judge) => judge.value(ctx, |position| self.desk.know_first(position)),
            None => Err(Error::Unknown),
        })
    }

    /// Functions of the script that look at positions before the terms do.
    pub(crate) fn prepare(&self) -> Result<(), Failure> {
        self.run(None, |ctx| {
            let globals = ctx.globals();
            let own = |function: &str| globals.get::<_, Value<'_>>(own_name(function));
            globals.get::<_, Function<'_>>("$prepare")?.call((own("settled")?, own("scene")?))
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

    /// How much processor time the last call took, if it was slow.
    pub(crate) fn slow_time(&self) -> Duration {
        self.deadline.slow_time()
    }

    /// Runs within the limits.
    fn run<T>(
        &self,
        state: Option<&S>,
        work: impl FnOnce(&Ctx<'_>) -> Result<T, Error>,
    ) -> Result<T, Failure> {
        self.deadline.set(self.limits.time);
        self.context.with(|ctx| {
            self.desk.begin(state.cloned());
            let done = work(&ctx).and_then(|done| self.refuse_long_text(&ctx).map(|()| done));
            self.desk.end(&ctx);
            done.map_err(|error| self.complete(&ctx, Failure::caught(&ctx, &self.file, error), state))
        })
    }

    /// A script may catch that it has no memory left for texts, but not go on.
    fn refuse_long_text(&self, ctx: &Ctx<'_>) -> Result<(), Error> {
        match self.deadline.has_long_text() {
            true => Err(Exception::throw_range(ctx, OUT_OF_MEMORY)),
            false => Ok(()),
        }
    }

    /// A failure with the limit that was met, the function and the position.
    fn complete(&self, ctx: &Ctx<'_>, mut failure: Failure, state: Option<&S>) -> Failure {
        let (is_full, is_late) = (self.deadline.is_full(), self.deadline.is_over());
        if !is_full && (failure.message == INTERRUPTED || is_late) {
            failure.message = format!(
                "stopped after {} ms of processor time, the limit of one call",
                self.limits.time.as_millis()
            );
        } else if is_full
            || (self.judge.is_none() && self.deadline.wanted_huge())
            || failure.message.is_empty()
            || failure.message.contains(OUT_OF_MEMORY)
            || self.deadline.has_long_text()
        {
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
        if self.deadline.has_long_text() {
            return format!("stopped: a text of more than {LONGEST} letters, the limit");
        }
        match self.deadline.wanted_huge() {
            true => format!(
                "stopped: a list, a text or the code of a function of more than {} KiB, the limit",
                HUGE >> 10
            ),
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
        let adder = Function::new(ctx.clone(), raw::adder)?;
        prelude.call::<_, ()>((self.methods(ctx, vocabulary)?, self.ticker(ctx)?, adder, LONGEST))?;
        self.desk.know_empty(&ctx.globals().get("$empty")?);
        for constant in &vocabulary.constants {
            let value = constant.data.clone().into_js(ctx)?;
            raw::close(ctx, &value);
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

    /// The function that looks at the clock.
    fn ticker<'js>(&self, ctx: &Ctx<'js>) -> Result<Function<'js>, Error> {
        let deadline = Arc::clone(&self.deadline);
        let tick = move |ctx: Ctx<'js>| match deadline.stops() {
            true => Err(Exception::throw_internal(&ctx, INTERRUPTED)),
            false => Ok(()),
        };
        Function::new(ctx.clone(), tick)
    }

    /// The methods of a position: names, what looks each up, and whether it leads to another position.
    fn methods<'js>(&self, ctx: &Ctx<'js>, vocabulary: &Vocabulary<S>) -> Result<Array<'js>, Error> {
        let method = |(index, fact): (usize, &Fact<S>)| {
            let method = Array::new(ctx.clone())?;
            method.set(0, fact.name)?;
            method.set(1, self.desk.method(ctx, index)?)?;
            method.set(2, fact.leads)?;
            Ok(method)
        };
        let methods = vocabulary.facts.iter().enumerate().map(method).collect::<Result<Vec<_>, Error>>()?;
        methods.into_iter().collect_js(ctx)
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
    let memory = TimedMemory::new(Arc::clone(deadline), limits.memory_mib << 20);
    let runtime = Runtime::new_with_alloc(memory)?;
    runtime.set_memory_limit((limits.memory_mib + BEYOND_MIB) << 20);
    runtime.set_max_stack_size(STACK);
    let asked = Arc::clone(deadline);
    runtime.set_interrupt_handler(Some(Box::new(move || asked.stops())));
    // No dates, patterns, promises or proxies.
    Context::custom::<(intrinsic::Eval, intrinsic::Json, intrinsic::MapSet)>(&runtime)
}
