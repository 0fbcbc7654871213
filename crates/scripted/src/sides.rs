//! What the sides of a user's game are called: any two words.

use crate::kit::{WITH_CHANCE, WITHOUT_CHANCE, describe};
use session::Description;
use std::sync::{Mutex, PoisonError};

/// A longer word is no name of a side.
const MAX_NAME: usize = 20;

/// This number of pairs of names is known at the same time: far more than one game needs, and less than a MiB.
const MOST: usize = 1000;

/// A description lives as long as the program, so there is only one for each pair of names.
static KNOWN: Mutex<Vec<&'static Description>> = Mutex::new(Vec::new());

/// How a game describes itself whose sides are called so.
pub(crate) fn described(names: &[String], has_chance: bool) -> Result<&'static Description, String> {
    let [max, min] = names else { return Err("expected two sides".into()) };
    if !is_name(max) || !is_name(min) || max.to_lowercase() == min.to_lowercase() {
        let names = search::quoted(&format!("{max}, {min}"), 2 * MAX_NAME);
        return Err(format!(
            "bad sides '{names}': expected two different words of at most {MAX_NAME} letters"
        ));
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let is_same = |one: &&&Description| one.idiom.sides == [max, min] && one.search.has_chance == has_chance;
    if let Some(found) = known.iter().find(is_same) {
        return Ok(found);
    }
    if known.len() >= MOST {
        return Err(format!("{MOST} games have given their sides other names: expected MAX and MIN"));
    }
    let sides = [max, min].map(|name| &*Box::leak(name.clone().into_boxed_str()));
    let search = if has_chance { WITH_CHANCE } else { WITHOUT_CHANCE };
    let made: &'static Description = Box::leak(Box::new(describe(sides, search)));
    known.push(made);
    Ok(made)
}

fn is_name(name: &str) -> bool {
    let is_letter = |c: char| !c.is_whitespace() && !c.is_control();
    !name.is_empty() && name.chars().count() <= MAX_NAME && name.chars().all(is_letter)
}
