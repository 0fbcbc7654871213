//! Tries the promises that every game makes on a user's game, and says in words which is broken.

use crate::game::{LoadedScript, Scripted};
use crate::state::{State, StateMoves};
use search::{Game, Notation};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Random games that are played.
const GAMES: u64 = 20;

/// A random game stops after this many plies.
const MAX_PLIES: usize = 300;

/// This number of positions is looked at by a new interpreter too, which takes longer than all the rest.
const FRESH_LOOKS: u64 = 200;

/// What was tried, or what is wrong.
pub struct CheckReport {
    /// Positions looked at.
    pub positions: u64,
    /// What is wrong, a sentence each; empty if all is well.
    pub wrong: Vec<String>,
}

/// Checks a script; an error if it is no game at all.
pub fn check(name: &str, text: &str) -> Result<CheckReport, script::Failure> {
    let read = LoadedScript::load((name, text))?;
    Ok(match read.has_chance() {
        true => check_rules::<true>(&read.game()),
        false => check_rules::<false>(&read.game()),
    })
}

fn check_rules<const CHANCE: bool>(game: &Scripted<CHANCE>) -> CheckReport {
    let mut found = CheckReport { positions: 0, wrong: Vec::new() };
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
fn play_out<const CHANCE: bool>(game: &Scripted<CHANCE>, draw: &mut Draw, found: &mut CheckReport) {
    let mut state = game.start();
    let mut last = "at the start".to_string();
    for _ in 0..MAX_PLIES {
        found.positions += 1;
        let afresh = || match found.positions <= FRESH_LOOKS {
            true => look_again(game, &state),
            false => None,
        };
        if let Some(wrong) = afresh().or_else(|| look(game, &state)) {
            found.wrong.push(format!("{last} {wrong}"));
            return;
        }
        let moves = &game.choices(&state).moves;
        if moves.is_empty() {
            return;
        }
        let index = draw.below(moves.len());
        last = format!("after {}", moves[index].text);
        let before = game.show_state(&state);
        let next = game.play(&state, crate::MoveNumber(index as u16));
        if game.play_again(&state, &moves[index]) != next {
            found.wrong.push(format!("{last} in {before}, playing it twice gives two different positions"));
            return;
        }
        state = next;
    }
}

/// What is wrong with a position.
fn look<const CHANCE: bool>(game: &Scripted<CHANCE>, state: &State) -> Option<String> {
    let (standing, choices) = (game.standing(state), game.choices(state).clone());
    let text = game.show_state(state);
    if game.failure().is_some() {
        return None;
    }
    if game.show_state(state) != text {
        return Some("the same position has two different texts".into());
    }
    let mut seen = std::collections::HashSet::new();
    if let Some(twice) = choices.moves.iter().find(|m| !seen.insert(m.text.as_str())) {
        return Some(format!("the move {} is there twice in {text}", twice.text));
    }
    if standing.outcome.is_none() && choices.moves.is_empty() {
        return Some(format!("there is neither a move nor an outcome in {text}"));
    }
    match game.parse_state(&text) {
        Err(error) => Some(format!("the text of the position does not read back: {error}")),
        Ok(read) if game.show_state(&read) != text => {
            Some(format!("the position {text} reads back as {}", game.show_state(&read)))
        }
        Ok(read) if read != *state => {
            Some(format!("{text} reads back as another state: {} and not {}", read.json(), state.json()))
        }
        Ok(_) => None,
    }
}

/// What is different when a state is asked about again, and when its functions are asked in another order: they must leave it alone.
fn look_again<const CHANCE: bool>(game: &Scripted<CHANCE>, state: &State) -> Option<String> {
    let (standing, choices) = (game.standing(state), game.choices(state));
    let text = game.show_state(state);
    if game.failure().is_some() {
        return None;
    }
    let listed = |choices: &StateMoves| {
        let texts: Vec<&str> = choices.moves.iter().map(|m| m.text.as_str()).collect();
        texts.join(" ")
    };
    // Of a state in which the game is over, moves may fail: nothing asks for them.
    let (second, again) = game.look_afresh(state).unwrap_or_else(|_| (standing, choices.clone()));
    if again != *choices {
        let (first, second) = (listed(choices), listed(&again));
        return Some(format!("the moves of {text} come differently when asked again: {first} and {second}"));
    }
    (second != standing).then(|| format!("{text} has another turn or outcome when asked again"))
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
