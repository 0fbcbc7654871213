//! What is done for every position, by the interpreter's own C functions: the safe ones around them cost more than the work itself.

#![allow(unsafe_code, reason = "functions of C are called")]

use crate::data::Data;
use rquickjs::convert::IteratorJs;
use rquickjs::object::Property;
use rquickjs::{Array, Ctx, Error, Function, Object, Value, qjs};
use std::ffi::{c_int, c_void};
use std::ptr::NonNull;

/// A list of numbers.
pub(crate) fn numbers<'js>(ctx: &Ctx<'js>, numbers: impl Iterator<Item = f64>) -> Result<Value<'js>, Error> {
    let raw: Vec<qjs::JSValue> = numbers.map(real).collect();
    // SAFETY: the pointer and the length are those of the values, which are numbers.
    unsafe {
        let made = qjs::JS_NewArrayFrom(ctx.as_raw().as_ptr(), raw.len() as c_int, raw.as_ptr());
        taken_from(ctx, made)
    }
}

/// A number as the interpreter writes it: whole ones are quicker.
fn real(real: f64) -> qjs::JSValue {
    let whole = real as i32;
    // Zero may be a negative one.
    match f64::from(whole).to_bits() == real.to_bits() {
        true => number(whole),
        false => qjs::JS_NewFloat64(real),
    }
}

/// A name of properties, which lives as long as the interpreter.
pub(crate) fn name(ctx: &Ctx<'_>, name: &str) -> qjs::JSAtom {
    // SAFETY: the pointer and the length are those of the text.
    unsafe { qjs::JS_NewAtomLen(ctx.as_raw().as_ptr(), name.as_ptr().cast(), name.len() as _) }
}

/// The number of a position, if the value is one.
pub(crate) fn position_number(ctx: &Ctx<'_>, position: qjs::JSValue, name: qjs::JSAtom) -> Option<usize> {
    // SAFETY: the value is alive, as what a method is called on; a number need not be given back, and whatever else is found is.
    unsafe {
        if !qjs::JS_IsObject(position) {
            return None;
        }
        let found = qjs::JS_GetProperty(ctx.as_raw().as_ptr(), position, name);
        let id = qjs::JS_IsInt(found).then(|| qjs::JS_VALUE_GET_INT(found));
        qjs::JS_FreeValue(ctx.as_raw().as_ptr(), found);
        usize::try_from(id?).ok()
    }
}

/// Whether a script that hands over one value means MAX by it, or MIN.
pub(crate) fn side(given: &[qjs::JSValue]) -> Option<bool> {
    let &side = given.first()?;
    // SAFETY: a number that is whole is read as one.
    let side = unsafe { qjs::JS_IsInt(side).then(|| qjs::JS_VALUE_GET_INT(side))? };
    (side.abs() == 1).then_some(side == 1)
}

/// A value for the interpreter, which gives it back.
pub(crate) fn counted(ctx: &Ctx<'_>, value: &Value<'_>) -> qjs::JSValue {
    // SAFETY: the value is alive, and the copy is counted.
    unsafe { qjs::JS_DupValue(ctx.as_raw().as_ptr(), value.as_raw()) }
}

/// A value that a function is handed, as plain data.
pub(crate) fn data(ctx: &Ctx<'_>, value: qjs::JSValue) -> Result<Data, Error> {
    // SAFETY: the value is alive while the function runs, and the copy is counted; a number that is whole is read as one.
    unsafe {
        if qjs::JS_IsInt(value) {
            return Ok(Data::Number(f64::from(qjs::JS_VALUE_GET_INT(value))));
        }
        Data::from_js(ctx, &Value::from_raw(ctx.clone(), qjs::JS_DupValue(ctx.as_raw().as_ptr(), value)))
    }
}

/// Nothing can be added to a list that belongs to the game. One that is frozen would be slower to read.
pub(crate) fn close(ctx: &Ctx<'_>, value: &Value<'_>) {
    if value.is_array() {
        // SAFETY: the value is a list and is alive.
        unsafe { qjs::JS_PreventExtensions(ctx.as_raw().as_ptr(), value.as_raw()) };
    }
}

/// A value that the interpreter has handed over, or what it threw.
///
/// # Safety
/// The value belongs to the context and is counted for the caller.
pub(crate) unsafe fn taken_from<'js>(ctx: &Ctx<'js>, value: qjs::JSValue) -> Result<Value<'js>, Error> {
    // SAFETY: as the caller says.
    unsafe {
        match qjs::JS_IsException(value) {
            true => Err(Error::Exception),
            false => Ok(Value::from_raw(ctx.clone(), value)),
        }
    }
}

/// The function of the prelude's that judges a position, and what all positions have. Both live as long as the interpreter: no script can
/// take them away.
#[derive(Clone, Copy)]
pub(crate) struct Judge {
    function: qjs::JSValue,
    prototype: qjs::JSValue,
}

// SAFETY: it is used only by whoever has the interpreter.
unsafe impl Send for Judge {}

impl Judge {
    /// Both are properties of the global object that can be neither changed nor removed.
    pub(crate) fn find(ctx: &Ctx<'_>) -> Result<Judge, Error> {
        let [function, prototype] = ["$value", "$prototype"];
        let find = |name: &str| ctx.globals().get::<_, Object<'_>>(name).map(|found| found.as_raw());
        Ok(Judge { function: find(function)?, prototype: find(prototype)? })
    }

    /// The value of a new position, which is shown to whoever looks facts up.
    pub(crate) fn value(self, ctx: &Ctx<'_>, show: impl FnOnce(qjs::JSValue)) -> Result<f64, Error> {
        // SAFETY: both are alive, as the global object keeps them; the position and what the function gives are taken.
        let given = unsafe {
            let raw = ctx.as_raw().as_ptr();
            let position = taken_from(ctx, qjs::JS_NewObjectProto(raw, self.prototype))?;
            show(position.as_raw());
            let mut given = [position.as_raw()];
            taken_from(ctx, qjs::JS_Call(raw, self.function, qjs::JS_UNDEFINED, 1, given.as_mut_ptr()))?
        };
        given.get()
    }
}

/// Where an object is; null if the value is none.
pub(crate) fn address(value: qjs::JSValue) -> *mut c_void {
    // SAFETY: an object is a pointer.
    unsafe {
        match qjs::JS_IsObject(value) {
            true => qjs::JS_VALUE_GET_PTR(value),
            false => std::ptr::null_mut(),
        }
    }
}

/// An object that the global object keeps, and no script can take away.
pub(crate) fn kept_object<'js>(ctx: &Ctx<'js>, object: NonNull<c_void>) -> Value<'js> {
    let value = qjs::JS_MKPTR(qjs::JS_TAG_OBJECT, object.as_ptr());
    // SAFETY: the object is alive, and the copy is counted.
    unsafe { Value::from_raw(ctx.clone(), qjs::JS_DupValue(ctx.as_raw().as_ptr(), value)) }
}

/// The terms of a script that count, as they are asked for every position.
struct Sum {
    terms: Vec<Term>,
    is_symmetric: bool,
    /// Where it is said which term runs, for messages.
    current: qjs::JSValue,
    /// Says why a value is no number.
    finite: qjs::JSValue,
}

struct Term {
    measure: qjs::JSValue,
    weight: f64,
    index: u32,
    /// Whether it wants the scene: then it counts nothing where there is none.
    takes_scene: bool,
}

/// A function of a position and its scene that adds the terms up.
///
/// What it calls is kept by a list that is a property of the function, where the collector of garbage sees it and no script comes: neither
/// the function nor the list is ever handed to one.
pub(crate) fn adder<'js>(
    ctx: Ctx<'js>,
    measures: Array<'js>,
    weights: Vec<f64>,
    takes_scene: Vec<bool>,
    is_symmetric: bool,
    current: Array<'js>,
    finite: Function<'js>,
) -> Result<Value<'js>, Error> {
    let mut terms = Vec::new();
    let mut kept = vec![current.into_value(), finite.into_value()];
    let (current, finite) = (kept[0].as_raw(), kept[1].as_raw());
    for (index, (&weight, &takes_scene)) in weights.iter().zip(&takes_scene).enumerate() {
        if weight != 0.0 {
            let measure: Value<'js> = measures.get(index)?;
            terms.push(Term { measure: measure.as_raw(), weight, index: index as u32, takes_scene });
            kept.push(measure);
        }
    }
    let kept = kept.into_iter().collect_js::<Array<'js>>(&ctx)?;
    let sum = Box::into_raw(Box::new(Sum { terms, is_symmetric, current, finite })).cast::<c_void>();
    // SAFETY: only the finalizer gives the `Sum` back; the name is written out and has an end.
    let made = unsafe {
        let (raw, name) = (ctx.as_raw().as_ptr(), c"sum".as_ptr());
        taken_from(&ctx, qjs::JS_NewCClosure(raw, Some(add), name, Some(forget), 2, 0, sum))?
    };
    if let Some(function) = made.as_object() {
        function.prop("kept", Property::from(kept))?;
    }
    Ok(made)
}

unsafe extern "C" fn forget(kept: *mut c_void) {
    // SAFETY: it was made by `adder`, and the interpreter gives it back once.
    drop(unsafe { Box::from_raw(kept.cast::<Sum>()) });
}

unsafe extern "C" fn add(
    ctx: *mut qjs::JSContext,
    _this: qjs::JSValue,
    _count: c_int,
    given: *mut qjs::JSValue,
    _magic: c_int,
    kept: *mut c_void,
) -> qjs::JSValue {
    // SAFETY: the interpreter hands over two values, for that many the function says it takes, and the `Sum` it was made with. Nothing
    // in here panics.
    unsafe {
        let (sum, position, scene) = (&*kept.cast::<Sum>(), *given, *given.add(1));
        let has_scene = !qjs::JS_IsUndefined(scene) && !qjs::JS_IsNull(scene);
        let mut total = 0.0;
        for term in sum.terms.iter().filter(|term| has_scene || !term.takes_scene) {
            let found = match sum.is_symmetric {
                false => sum.ask(ctx, term, &mut [position, scene]),
                true => sum.ask_both(ctx, term, position, scene),
            };
            let Some(found) = found else {
                qjs::JS_SetPropertyUint32(ctx, sum.current, 0, number(term.index as i32));
                return qjs::JS_EXCEPTION;
            };
            total += term.weight * found;
        }
        qjs::JS_NewFloat64(total)
    }
}

impl Sum {
    /// What a term gives, for MAX less for MIN.
    ///
    /// # Safety
    /// As `ask`.
    unsafe fn ask_both(
        &self,
        ctx: *mut qjs::JSContext,
        term: &Term,
        position: qjs::JSValue,
        scene: qjs::JSValue,
    ) -> Option<f64> {
        // SAFETY: as the caller says.
        unsafe {
            let own = self.ask(ctx, term, &mut [position, number(1), scene])?;
            Some(own - self.ask(ctx, term, &mut [position, number(-1), scene])?)
        }
    }

    /// What a term gives; none if something was thrown.
    ///
    /// # Safety
    /// The values are alive and belong to the context, in which nothing has been thrown.
    unsafe fn ask(&self, ctx: *mut qjs::JSContext, term: &Term, given: &mut [qjs::JSValue]) -> Option<f64> {
        // SAFETY: as the caller says; what the call gives is counted for us and given back.
        unsafe {
            let count = given.len() as c_int;
            let found = qjs::JS_Call(ctx, term.measure, qjs::JS_UNDEFINED, count, given.as_mut_ptr());
            match qjs::JS_VALUE_GET_TAG(found) {
                qjs::JS_TAG_INT => Some(f64::from(qjs::JS_VALUE_GET_INT(found))),
                qjs::JS_TAG_BOOL => Some(f64::from(u8::from(qjs::JS_VALUE_GET_BOOL(found)))),
                qjs::JS_TAG_FLOAT64 if qjs::JS_VALUE_GET_FLOAT64(found).is_finite() => {
                    Some(qjs::JS_VALUE_GET_FLOAT64(found))
                }
                qjs::JS_TAG_EXCEPTION => None,
                _ => {
                    qjs::JS_Call(ctx, self.finite, qjs::JS_UNDEFINED, 1, [found].as_mut_ptr());
                    qjs::JS_FreeValue(ctx, found);
                    None
                }
            }
        }
    }
}

/// A small number as the interpreter writes it.
pub(crate) fn number(number: i32) -> qjs::JSValue {
    qjs::JS_MKVAL(qjs::JS_TAG_INT, number)
}
