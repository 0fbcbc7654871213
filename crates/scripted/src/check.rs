//! Tries the promises that every game makes on a user's game, and says in words which is broken.

use crate::game::{Read, Scripted};
use crate::state::State;
use search::{Game, Notation};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Random games that are played.
const GAMES: u64 = 20;

/// A random game stops after this many plies.
const MAX_PLIES: usize = 300;

/// What was tried, or what is wrong.
pub struct Checked {
    /// Positions looked at.
    pub positions: u64,
    /// What is wrong, a sentence each; empty if all is well.
    pub wrong: Vec<String>,
}

/// Checks a script; an error if it is no game at all.
pub fn check(name: &str, text: &str) -> Result<Checked, script::Failure> {
    let read = Read::load((name, text))?;
    Ok(match read.has_chance() {
        true => check_rules::<true>(&read.game()),
        false => check_rules::<false>(&read.game()),
    })
}

fn check_rules<const CHANCE: bool>(game: &Scripted<CHANCE>) -> Checked {
    let mut found = Checked { positions: 0, wrong: Vec::new() };
    let mut draw = Draw(1);
    for _ in 0..GAMES {
        play_out(game, &mut draw, &mut found);
        if !found.wrong.is_empty() || game.failure().is_some() {
            break;
        }
    }
    if found.wrong.is_empty() && game.failure().is_none() {
        found.wrong.extend(test_kit(game));
    }
    // What a script throws is the reason for all that follows.
    if let Some(failure) = game.failure() {
        found.wrong = vec![failure];
    }
    found
}

/// One random game, watched.
fn play_out<const CHANCE: bool>(game: &Scripted<CHANCE>, draw: &mut Draw, found: &mut Checked) {
    let mut state = game.start();
    let mut last = "at the start".to_string();
    for _ in 0..MAX_PLIES {
        found.positions += 1;
        if let Some(wrong) = look(game, &state, &last) {
            found.wrong.push(wrong);
            return;
        }
        let moves = &game.told(&state).moves;
        if moves.is_empty() {
            return;
        }
        let index = draw.below(moves.len());
        last = format!("after {}", moves[index]);
        let before = game.show_state(&state);
        let next = game.play(&state, crate::Choice(index as u16));
        if game.play(&state, crate::Choice(index as u16)) != next {
            found.wrong.push(format!("{last} in {before}, playing it twice gives two different positions"));
            return;
        }
        state = next;
    }
}

/// What is wrong with a position.
fn look<const CHANCE: bool>(game: &Scripted<CHANCE>, state: &State, last: &str) -> Option<String> {
    let told = game.told(state).clone();
    let text = game.show_state(state);
    if game.failure().is_some() {
        return None;
    }
    if game.show_state(state) != text {
        return Some(format!("{last} the same position has two different texts"));
    }
    let again = State::new(state.json().into());
    let asked = game.told(&again);
    if asked.moves != told.moves {
        return Some(format!(
            "{last} the moves of {text} come differently when asked again: {} and {}",
            told.moves.join(" "),
            asked.moves.join(" ")
        ));
    }
    if (asked.turn, asked.outcome) != (told.turn, told.outcome) {
        return Some(format!("{last} {text} has another turn or outcome when asked again"));
    }
    let mut seen = std::collections::HashSet::new();
    if let Some(twice) = told.moves.iter().find(|m| !seen.insert(m.as_str())) {
        return Some(format!("{last} the move {twice} is there twice in {text}"));
    }
    if told.outcome.is_none() && told.moves.is_empty() {
        return Some(format!("{last} there is neither a move nor an outcome in {text}"));
    }
    match game.parse_state(&text) {
        Err(error) => Some(format!("{last} the text of the position does not read back: {error}")),
        Ok(read) if game.show_state(&read) != text => {
            Some(format!("{last} the position {text} reads back as {}", game.show_state(&read)))
        }
        Ok(read) if read != *state => Some(format!(
            "{last} {text} reads back as another state: {} and not {}",
            read.json(),
            state.json()
        )),
        Ok(_) => None,
    }
}

/// What the test kit of all games finds.
fn test_kit<const CHANCE: bool>(game: &Scripted<CHANCE>) -> Option<String> {
    let start = game.start();
    let tried = catch_unwind(AssertUnwindSafe(|| {
        search::testkit::check_game(game, &start, 2, 1);
        search::testkit::check_textbook(game, &start, search::Depth(2), 3);
    }));
    let panic = tried.err()?;
    let said = panic.downcast_ref::<String>().cloned();
    Some(
        said.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
            .unwrap_or_else(|| "the test kit failed".into()),
    )
}

/// Numbers that look drawn, the same in every run.
struct Draw(u64);

impl Draw {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % count.max(1)
    }
}
