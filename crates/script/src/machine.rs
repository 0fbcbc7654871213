//! One interpreter: a script that is loaded, the facts it may ask, and the limits it runs under.

use crate::MAX_BYTES;
use crate::data::Data;
use crate::fact::Vocabulary;
use crate::failure::Failure;
use crate::limits::{Deadline, ScriptLimits};
use crate::positions::Positions;
use crate::searcher::Errand;
use crate::{place, watchdog};
use rquickjs::context::{EvalOptions, intrinsic};
use rquickjs::function::{Args, IntoArgs};
use rquickjs::object::Property;
use rquickjs::{Array, Context, Ctx, Error, FromJs, Function, Runtime, Value};
use std::sync::Arc;
use std::time::Duration;

/// What every script finds.
const PRELUDE: &str = include_str!("prelude.js");

/// Functions may call each other until they have taken this much of the stack, in bytes.
const STACK: usize = 256 << 10;

/// Longer states are cut in messages.
const MAX_STATE: usize = 200;

/// The error of a script that leaves work behind.
const LATER: &str = "nothing runs later: expected no import, no promise and no async function";

/// The functions that the prelude gives the host, in this order.
#[derive(Clone, Copy)]
pub(crate) enum Host {
    Value,
    Explain,
    Ended,
    Choose,
    Call,
    Visit,
    Choices,
    Visited,
    Terms,
    About,
    Sides,
    Weigh,
    Prepare,
    Current,
    Close,
    Search,
}

/// A state of a user's game, and what its rules say about it.
pub struct UserState {
    /// The state as JSON, with the names in every record in order.
    pub state: String,
    /// Whose turn it is.
    pub turn: Data,
    /// The result, if the game is over.
    pub outcome: Data,
}

/// A script that is loaded and can be called.
pub struct Machine<S> {
    file: String,
    context: Context,
    positions: Arc<Positions<S>>,
    show: Arc<dyn Fn(&S) -> String + Send + Sync>,
    deadline: Arc<Deadline>,
    limits: ScriptLimits,
    /// Functions that the script may have, and whether it has them.
    own: Vec<(&'static str, bool)>,
}

impl<S: Clone + Send + Sync + 'static> Machine<S> {
    /// Loads a script that may have these functions of its own.
    pub fn load(
        (file, text): (&str, &str),
        vocabulary: &Vocabulary<S>,
        limits: ScriptLimits,
        functions: &[&'static str],
    ) -> Result<Machine<S>, Failure> {
        if place::is_forbidden() {
            return Err(Failure::new(file, "scripts run in a cage only"));
        }
        if text.len() > MAX_BYTES {
            let message = format!("{} bytes is too long: expected at most {MAX_BYTES}", text.len());
            return Err(Failure::new(file, message));
        }
        let deadline = Arc::new(Deadline::new(file));
        watchdog::watch(Arc::downgrade(&deadline));
        let mut machine = Machine {
            file: file.into(),
            context: open(&deadline).map_err(|error| Failure::new(file, error.to_string()))?,
            positions: Arc::new(Positions::new(vocabulary)),
            show: Arc::clone(&vocabulary.show),
            deadline,
            limits,
            own: Vec::new(),
        };
        machine.own = machine.run(None, |ctx, _| machine.read(ctx, text, vocabulary, functions))?;
        Ok(machine)
    }

    /// Whether the script has this function.
    pub fn has(&self, function: &str) -> bool {
        self.own.iter().any(|&(name, is_there)| is_there && name == function)
    }

    /// Calls a function of the script: JSON in, JSON out, with the names in every record in order; none for `undefined`.
    pub fn call(&self, function: &str, given: &[&str]) -> Result<Option<String>, Failure> {
        let call = |ctx: &Ctx<'_>, _| {
            let mut arguments = Args::new_unsized(ctx.clone());
            arguments.push_arg(self.own(ctx, function)?)?;
            for &json in given {
                arguments.push_arg(json)?;
            }
            host(ctx, Host::Call)?.call_arg::<Option<String>>(arguments)
        };
        let position = || given.first().map(|state| search::quoted(state, MAX_STATE));
        self.run(None, call).map_err(|failure| Failure {
            inside: Some(function.into()),
            position: position(),
            ..failure
        })
    }

    /// A state of a user's game, or the one after a move, with what its rules say; none if the move leads nowhere.
    pub fn visit(&self, state: &str, m: Option<&Data>) -> Result<Option<UserState>, Failure> {
        self.run_rules(|ctx| {
            let rules = (self.own(ctx, "play")?, self.own(ctx, "outcome")?, self.own(ctx, "turn")?);
            let m = m.cloned().unwrap_or_default().into_js(ctx)?;
            let found: Array<'_> = call(ctx, Host::Visit, (rules.0, rules.1, rules.2, state, m))?;
            let Some(state) = found.get(0)? else { return Ok(None) };
            let turn = Data::from_js(ctx, &found.get(1)?)?;
            Ok(Some(UserState { state, turn, outcome: Data::from_js(ctx, &found.get(2)?)? }))
        })
    }

    /// What can happen in a state of a user's game: pairs of chance, or else moves.
    pub fn choices(&self, state: &str) -> Result<(Data, Data), Failure> {
        self.run_rules(|ctx| {
            let (moves, chance) = (self.own(ctx, "moves")?, self.own(ctx, "chance")?);
            let found: Array<'_> = call(ctx, Host::Choices, (moves, chance, state))?;
            Ok((Data::from_js(ctx, &found.get(0)?)?, Data::from_js(ctx, &found.get(1)?)?))
        })
    }

    /// Runs functions of a game; a failure names the state that they were at.
    fn run_rules<T>(&self, work: impl FnOnce(&Ctx<'_>) -> Result<T, Error>) -> Result<T, Failure> {
        self.run(None, |ctx, _| work(ctx)).map_err(|failure| {
            let visited = self.context.with(|ctx| call::<_, String>(&ctx, Host::Visited, ()).ok());
            let position = visited.map(|state| search::quoted(&state, MAX_STATE));
            Failure { position, ..failure }
        })
    }

    /// The value of a state: the way that is gone most often.
    pub(crate) fn value(&self, state: &S) -> Result<f64, Failure> {
        self.run(Some(state), |ctx, id| call(ctx, Host::Value, (id, self.positions.answer_expected(ctx)?)))
    }

    /// What the terms measure in a state, or the one value that the script gives without them.
    pub(crate) fn explain(&self, state: &S) -> Result<Data, Failure> {
        self.run(Some(state), |ctx, id| Data::from_js(ctx, &call(ctx, Host::Explain, (id,))?))
    }

    /// What the function `ended` gives for the end of a game.
    pub(crate) fn ended(&self, winner: f64, points: f64, ply: u32) -> Result<Option<f64>, Failure> {
        self.run(None, |ctx, _| call(ctx, Host::Ended, (self.own(ctx, "ended")?, winner, points, ply)))
    }

    /// What the function `choose` gives in a state.
    pub fn try_out(&self, state: &S) -> Result<Data, Failure> {
        self.run(Some(state), |ctx, id| {
            Data::from_js(ctx, &call(ctx, Host::Choose, (self.own(ctx, "choose")?, id))?)
        })
    }

    /// What a search of the script gives in a state.
    pub(crate) fn search(&self, errand: &Errand, state: &S) -> Result<Data, Failure> {
        self.run(Some(state), |ctx, id| {
            let value = errand.value.map(|name| self.own(ctx, name)).transpose()?;
            let given = (self.own(ctx, errand.function)?, errand.function, id, errand.depth, value);
            Data::from_js(ctx, &call(ctx, Host::Search, given)?)
        })
    }

    /// Functions of the script that look at positions before the terms do.
    pub(crate) fn prepare(&self) -> Result<(), Failure> {
        self.run(None, |ctx, _| {
            call(ctx, Host::Prepare, (self.own(ctx, "settled")?, self.own(ctx, "scene")?))
        })
    }

    /// What the terms are, as records with `name`, `weight` and `about`.
    pub(crate) fn terms(&self) -> Result<Data, Failure> {
        self.tell(Host::Terms)
    }

    /// What the script says about itself.
    pub(crate) fn about(&self) -> Result<Data, Failure> {
        self.tell(Host::About)
    }

    /// What the script calls its sides.
    pub fn sides(&self) -> Result<Data, Failure> {
        self.tell(Host::Sides)
    }

    fn tell(&self, what: Host) -> Result<Data, Failure> {
        self.run(None, |ctx, _| Data::from_js(ctx, &call(ctx, what, ())?))
    }

    /// Gives a term another weight.
    pub(crate) fn weigh(&self, index: usize, weight: f64) -> Result<(), Failure> {
        self.run(None, |ctx, _| call(ctx, Host::Weigh, (index, weight)))
    }

    /// How much processor time the last call took, if it was slow.
    pub(crate) fn slow_time(&self) -> Duration {
        self.deadline.slow_time()
    }

    /// Runs within the limits. A call that met the limit has failed, whatever the script made of it.
    fn run<T>(
        &self,
        state: Option<&S>,
        work: impl FnOnce(&Ctx<'_>, usize) -> Result<T, Error>,
    ) -> Result<T, Failure> {
        let done = self.context.with(|ctx| {
            let id = self.positions.begin(state);
            self.deadline.begin(self.limits.time);
            let done = work(&ctx, id);
            self.deadline.end();
            self.positions.end();
            match done {
                Ok(done) if !self.deadline.was_met() => Ok(done),
                Ok(_) => Err(self.complete(&ctx, Failure::new(&self.file, ""), state)),
                Err(error) => Err(self.complete(&ctx, Failure::caught(&ctx, &self.file, error), state)),
            }
        })?;
        match self.context.runtime().is_job_pending() {
            true => Err(Failure::new(&self.file, LATER)),
            false => Ok(done),
        }
    }

    /// A failure with the limit that was met, the function and the position.
    fn complete(&self, ctx: &Ctx<'_>, mut failure: Failure, state: Option<&S>) -> Failure {
        if self.deadline.was_met() {
            failure.message = self.deadline.limit();
        }
        let current = call::<_, String>(ctx, Host::Current, ()).ok();
        failure.inside = current.filter(|name| !name.is_empty()).map(|name| match self.has(&name) {
            true => name,
            false => format!("term '{name}'"),
        });
        failure.position = state.map(|state| (self.show)(state));
        failure
    }

    /// The prelude, the constants and the script; returns which of the functions it has.
    fn read(
        &self,
        ctx: &Ctx<'_>,
        text: &str,
        vocabulary: &Vocabulary<S>,
        functions: &[&'static str],
    ) -> Result<Vec<(&'static str, bool)>, Error> {
        let prelude: Function<'_> = ctx.eval_with_options(PRELUDE, named("prelude"))?;
        let positions = &self.positions;
        let hosts: Vec<Function<'_>> =
            prelude.call((positions.list(ctx)?, positions.looker(ctx)?, positions.expecter(ctx)?))?;
        ctx.store_userdata(hosts).map_err(|_| Error::Unknown)?;
        for constant in &vocabulary.constants {
            let value: Value<'_> = call(ctx, Host::Close, (constant.data.clone().into_js(ctx)?,))?;
            ctx.globals().prop(constant.name, Property::from(value))?;
        }
        ctx.eval_with_options::<(), _>(text, named(&self.file))?;
        // A function may also be a constant of the script, which is no property of the global object.
        let find = |&name: &&str| {
            let find = format!("typeof {name} === 'function' ? {name} : undefined");
            ctx.eval_with_options::<Value<'_>, _>(find, named("prelude"))
        };
        let found = functions.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        let own = functions.iter().zip(&found).map(|(&name, value)| (name, value.is_function())).collect();
        ctx.store_userdata(found).map_err(|_| Error::Unknown)?;
        Ok(own)
    }

    /// A function of the script; undefined if it has none of this name.
    fn own<'js>(&self, ctx: &Ctx<'js>, function: &str) -> Result<Value<'js>, Error> {
        let index = self.own.iter().position(|&(name, _)| name == function).ok_or(Error::Unknown)?;
        let own = ctx.userdata::<Vec<Value<'js>>>().ok_or(Error::Unknown)?;
        own.get(index).cloned().ok_or(Error::Unknown)
    }
}

/// A function of the prelude's.
fn host<'js>(ctx: &Ctx<'js>, function: Host) -> Result<Function<'js>, Error> {
    let hosts = ctx.userdata::<Vec<Function<'js>>>().ok_or(Error::Unknown)?;
    hosts.get(function as usize).cloned().ok_or(Error::Unknown)
}

/// Calls it.
fn call<'js, A: IntoArgs<'js>, R: FromJs<'js>>(ctx: &Ctx<'js>, function: Host, given: A) -> Result<R, Error> {
    host(ctx, function)?.call(given)
}

fn named(file: &str) -> EvalOptions {
    let mut options = EvalOptions::default();
    options.strict = true;
    options.filename = Some(file.into());
    options
}

/// An interpreter with nothing in it but the language itself: no dates, patterns, promises or proxies.
fn open(deadline: &Arc<Deadline>) -> Result<Context, Error> {
    let runtime = Runtime::new()?;
    if !place::is_caged() {
        runtime.set_memory_limit(place::ALONE_MIB << 20);
    }
    runtime.set_max_stack_size(STACK);
    let asked = Arc::clone(deadline);
    runtime.set_interrupt_handler(Some(Box::new(move || asked.stops())));
    Context::custom::<(intrinsic::Eval, intrinsic::Json, intrinsic::MapSet)>(&runtime)
}
