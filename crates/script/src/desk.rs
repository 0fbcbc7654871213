//! What a script asks about positions while it runs: facts are looked up by functions of C that the interpreter calls itself, for they are
//! asked ten times for every position that is judged.

#![allow(unsafe_code, reason = "the interpreter calls functions of C")]

use crate::data::Data;
use crate::fact::{Arguments, Fact, Reply, SIDE};
use crate::raw;
use rquickjs::{Ctx, Error, Exception, Value, qjs};
use std::cell::{Cell, RefCell, RefMut};
use std::ffi::{CString, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicPtr, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

/// A call may look at so many positions.
const MOST_STATES: usize = 10_000;

/// The facts, and the states that the call which runs now may ask about: the first is the one it is about.
pub(crate) struct Desk<S> {
    facts: Vec<Fact<S>>,
    /// Which of them are about a side.
    is_of_side: Vec<bool>,
    /// Under which name a position has its number.
    name: OnceLock<qjs::JSAtom>,
    seen: Alone<RefCell<Seen<S>>>,
    /// What is known about the first state, which is asked about most.
    known: Alone<Known>,
    /// Where the position is that the call is about, which is asked about most: its number need not be looked for.
    first: AtomicPtr<c_void>,
    /// Where the list is that all empty answers are: there are many of them, and nobody can change it.
    empty: AtomicPtr<c_void>,
}

/// What only the call that runs now uses. A lock for everything that is asked would take longer than the answers do.
struct Alone<T>(T);

// SAFETY: the desk is used by the interpreter and between `begin` and `end`, by whoever has locked the interpreter.
unsafe impl<T: Send> Sync for Alone<T> {}

/// What the call that runs now looks at.
struct Seen<S> {
    states: Vec<S>,
    /// What is known about each state but the first, each fact once: all who ask get the same list.
    known: Vec<Known>,
}

/// The answers about one state that are known, two for each fact; empty where nothing is.
struct Known(Box<[Cell<qjs::JSValue>]>);

// SAFETY: what is in it is used only by the call that runs now, and is given back before it ends.
unsafe impl Send for Known {}

impl Known {
    fn new(facts: usize) -> Known {
        Known(vec![Cell::new(qjs::JS_UNDEFINED); 2 * facts].into())
    }

    fn place(fact: usize, is_max: bool) -> usize {
        2 * fact + usize::from(is_max)
    }

    fn get(&self, place: usize) -> Option<qjs::JSValue> {
        self.0.get(place).map(Cell::get).filter(|&value| is_known(value))
    }

    /// Keeps an answer that was counted for us.
    fn set(&self, place: usize, value: qjs::JSValue, ctx: &Ctx<'_>) {
        forget_value(ctx, self.0[place].replace(value));
    }

    /// Gives all answers back.
    fn clear(&self, ctx: &Ctx<'_>) {
        for value in self.0.iter().filter(|value| is_known(value.get())) {
            forget_value(ctx, value.replace(qjs::JS_UNDEFINED));
        }
    }
}

fn is_known(value: qjs::JSValue) -> bool {
    // SAFETY: only the kind of the value is looked at.
    unsafe { !qjs::JS_IsUndefined(value) }
}

/// Gives back a value that was counted for us.
fn forget_value(ctx: &Ctx<'_>, value: qjs::JSValue) {
    // SAFETY: it was counted, and nobody has it any more.
    unsafe { qjs::JS_FreeValue(ctx.as_raw().as_ptr(), value) };
}

impl<S> Desk<S> {
    pub(crate) fn new(facts: Vec<Fact<S>>) -> Desk<S> {
        Desk {
            is_of_side: facts.iter().map(|fact| fact.arguments == SIDE).collect(),
            known: Alone(Known::new(facts.len())),
            facts,
            name: OnceLock::new(),
            seen: Alone(RefCell::new(Seen { states: Vec::new(), known: Vec::new() })),
            first: AtomicPtr::default(),
            empty: AtomicPtr::default(),
        }
    }

    fn seen(&self) -> RefMut<'_, Seen<S>> {
        self.seen.0.borrow_mut()
    }

    /// A call begins that is about a state. Whoever calls has locked the interpreter, until the call has ended.
    pub(crate) fn begin(&self, state: Option<S>) {
        self.seen().states.extend(state);
    }

    /// This is the empty list. It lives as long as the interpreter.
    pub(crate) fn know_empty(&self, list: &Value<'_>) {
        self.empty.store(raw::address(list.as_raw()), Relaxed);
    }

    /// This is the position that the call is about.
    pub(crate) fn know_first(&self, position: qjs::JSValue) {
        self.first.store(raw::address(position), Relaxed);
    }

    /// The call has ended: positions are gone.
    pub(crate) fn end(&self, ctx: &Ctx<'_>) {
        self.first.store(std::ptr::null_mut(), Relaxed);
        self.known.0.clear(ctx);
        let mut seen = self.seen();
        seen.states.clear();
        seen.known.drain(..).for_each(|known| known.clear(ctx));
    }
}

impl<S: Clone + Send + Sync + 'static> Desk<S> {
    /// The method of a position that looks a fact up; of a fact that leads to another position it gives the number of that.
    pub(crate) fn method<'js>(self: &Arc<Self>, ctx: &Ctx<'js>, fact: usize) -> Result<Value<'js>, Error> {
        let name = CString::new(self.facts[fact].name).unwrap_or_default();
        let desk = Arc::into_raw(Arc::clone(self)).cast_mut().cast::<c_void>();
        // SAFETY: only the finalizer gives the desk back; the name is copied.
        unsafe {
            let (ctx_raw, name) = (ctx.as_raw().as_ptr(), name.as_ptr());
            let made = qjs::JS_NewCClosure(
                ctx_raw,
                Some(look::<S>),
                name,
                Some(forget::<S>),
                count_names(self.facts[fact].arguments) as c_int,
                fact as c_int,
                desk,
            );
            raw::taken_from(ctx, made)
        }
    }

    /// The answer, or what was thrown. No panic may go through the interpreter.
    #[inline(never)]
    fn caught(&self, ctx: &Ctx<'_>, asked: (qjs::JSValue, &[qjs::JSValue]), fact: usize) -> qjs::JSValue {
        match catch_unwind(AssertUnwindSafe(|| self.answer(ctx, asked, fact))) {
            Ok(Ok(value)) => value,
            Ok(Err(_)) => qjs::JS_EXCEPTION,
            Err(_) => {
                let _ = Exception::throw_internal(ctx, "a fact could not be looked up");
                qjs::JS_EXCEPTION
            }
        }
    }

    fn answer<'js>(
        &self,
        ctx: &Ctx<'js>,
        (this, given): (qjs::JSValue, &[qjs::JSValue]),
        index: usize,
    ) -> Result<qjs::JSValue, Error> {
        let fact = &self.facts[index];
        let id = self.number_of(ctx, this).ok_or_else(|| {
            let message = format!("{0}: expected a position, as in p.{0}(...)", fact.name);
            Exception::throw_type(ctx, &message)
        })?;
        let place = self.place(index, given);
        if let Some(value) = place.and_then(|place| self.known(id, place)) {
            // SAFETY: the value is kept, and so alive; the copy is counted.
            return Ok(unsafe { qjs::JS_DupValue(ctx.as_raw().as_ptr(), value) });
        }
        // Whatever may run parts of the script, as a list does whose items are asked for, is done while nobody holds the states.
        let arguments = arguments(ctx, given)?;
        // Nor while something is thrown: a script may have a say in that.
        let reply = self.seen().states.get(id).map(|state| (fact.look)(state, &arguments));
        let Some(reply) = reply else {
            let message = "this position is gone: ask about it before the function ends";
            return Err(Exception::throw_type(ctx, message));
        };
        match reply {
            Err(reason) => Err(Exception::throw_type(ctx, &format!("{}: {reason}", fact.name))),
            Ok(Reply::State(next)) => self.keep(ctx, next),
            Ok(Reply::Data(data)) => {
                let Some(place) = place else { return Ok(raw::counted(ctx, &data.into_js(ctx)?)) };
                let value = self.closed(ctx, data)?;
                self.know(id, place, raw::counted(ctx, &value), ctx);
                Ok(raw::counted(ctx, &value))
            }
        }
    }

    /// An answer that is kept for all who ask.
    fn closed<'js>(&self, ctx: &Ctx<'js>, data: Data) -> Result<Value<'js>, Error> {
        if data.list().is_some_and(<[Data]>::is_empty)
            && let Some(empty) = NonNull::new(self.empty.load(Relaxed))
        {
            return Ok(raw::kept_object(ctx, empty));
        }
        let value = data.into_js(ctx)?;
        raw::close(ctx, &value);
        Ok(value)
    }

    /// Where the answer is kept, if the fact is about a side.
    fn place(&self, fact: usize, given: &[qjs::JSValue]) -> Option<usize> {
        let is_max = raw::side(given).filter(|_| self.is_of_side[fact])?;
        Some(Known::place(fact, is_max))
    }

    /// What is known about the position that the call is about: what is asked most often, without more ado.
    fn known_of_first(
        &self,
        this: qjs::JSValue,
        given: &[qjs::JSValue],
        fact: usize,
    ) -> Option<qjs::JSValue> {
        let place = self.place(fact, given).filter(|_| self.is_first(this))?;
        self.known.0.get(place)
    }

    fn known(&self, id: usize, place: usize) -> Option<qjs::JSValue> {
        match id.checked_sub(1) {
            None => self.known.0.get(place),
            Some(later) => self.seen().known.get(later)?.get(place),
        }
    }

    /// Keeps an answer about a state.
    fn know(&self, id: usize, place: usize, value: qjs::JSValue, ctx: &Ctx<'_>) {
        let Some(later) = id.checked_sub(1) else { return self.known.0.set(place, value, ctx) };
        let known = &mut self.seen().known;
        if known.len() <= later {
            known.resize_with(later + 1, || Known::new(self.facts.len()));
        }
        known[later].set(place, value, ctx);
    }

    fn is_first(&self, position: qjs::JSValue) -> bool {
        let address = raw::address(position);
        !address.is_null() && address == self.first.load(Relaxed)
    }

    fn number_of(&self, ctx: &Ctx<'_>, position: qjs::JSValue) -> Option<usize> {
        if self.is_first(position) {
            return Some(0);
        }
        raw::position_number(ctx, position, *self.name.get_or_init(|| raw::name(ctx, "$")))
    }

    fn keep(&self, ctx: &Ctx<'_>, state: S) -> Result<qjs::JSValue, Error> {
        let mut seen = self.seen();
        if seen.states.len() < MOST_STATES {
            seen.states.push(state);
            return Ok(raw::number((seen.states.len() - 1) as i32));
        }
        drop(seen);
        let message = format!("one call may look at {MOST_STATES} positions, not more");
        Err(Exception::throw_range(ctx, &message))
    }
}

/// How many arguments a fact takes: the interpreter fills in what is missing, which takes its time.
fn count_names(arguments: &str) -> usize {
    arguments.split(',').filter(|name| !name.trim().is_empty()).count()
}

/// What a script hands over, as plain data.
fn arguments(ctx: &Ctx<'_>, given: &[qjs::JSValue]) -> Result<Arguments, Error> {
    let mut arguments = Arguments::default();
    for (argument, &value) in arguments.0.iter_mut().zip(given) {
        *argument = raw::data(ctx, value)?;
    }
    Ok(arguments)
}

unsafe extern "C" fn look<S: Clone + Send + Sync + 'static>(
    ctx: *mut qjs::JSContext,
    this: qjs::JSValue,
    count: c_int,
    given: *mut qjs::JSValue,
    fact: c_int,
    desk: *mut c_void,
) -> qjs::JSValue {
    // SAFETY: the interpreter hands over its context, as many values as it says, and the desk that the method was made with. What is known
    // is kept, and so alive; the copy is counted.
    unsafe {
        let desk = &*desk.cast_const().cast::<Desk<S>>();
        let given = std::slice::from_raw_parts(given, count as usize);
        match desk.known_of_first(this, given, fact as usize) {
            Some(known) => qjs::JS_DupValue(ctx, known),
            None => desk.caught(&Ctx::from_raw(NonNull::new_unchecked(ctx)), (this, given), fact as usize),
        }
    }
}

unsafe extern "C" fn forget<S>(desk: *mut c_void) {
    // SAFETY: the desk was counted for the method, which is gone.
    drop(unsafe { Arc::from_raw(desk.cast_const().cast::<Desk<S>>()) });
}
