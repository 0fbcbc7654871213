//! The promises of [`crate::Game`] and [`Notation`], tried on random games.

use super::random::list_moves;
use crate::notation::Notation;
use std::collections::HashSet;

/// The upper half of a good key tells nearly all states apart.
const LEAST_APART: f64 = 0.99;

/// Random games stop after this many plies: some games never end by themselves.
const MAX_PLIES: usize = 300;

/// Plays `games` random games from `start` and panics at the first broken promise.
pub fn check_game<G>(game: &G, start: &G::State, games: usize, seed: u64)
where
    G: Notation,
    G::State: PartialEq + std::fmt::Debug,
{
    let mut random = fastrand::Rng::with_seed(seed);
    let mut keys = HashSet::new();
    for _ in 0..games {
        let mut state = start.clone();
        for _ in 0..MAX_PLIES {
            check_text(game, &state);
            keys.insert(game.key(&state));
            if game.outcome(&state).is_some() {
                break;
            }
            let moves = check_moves(game, &state);
            let Some(&m) = random.choice(&moves) else { break };
            state = check_play(game, &state, m);
        }
    }
    check_keys(&keys);
}

/// Tables choose a place by the upper bits of a key.
fn check_keys(keys: &HashSet<u64>) {
    let upper: HashSet<u32> = keys.iter().map(|key| (key >> 32) as u32).collect();
    let told_apart = upper.len() as f64 / keys.len().max(1) as f64;
    assert!(told_apart > LEAST_APART, "the upper bits of keys tell {} of {} apart", upper.len(), keys.len());
}

fn check_moves<G: Notation>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    list_moves(game, state, &mut moves);
    let shown = game.show_state(state);

    let codes: HashSet<u16> = moves.iter().map(|&m| game.code(m)).collect();
    assert_eq!(codes.len(), moves.len(), "two moves of {shown} have the same code");

    let mut chances = Vec::new();
    let by_chance = game.chance(state, &mut chances);
    assert!(!by_chance || G::STOCHASTIC, "{shown} is decided by chance, but the game is not STOCHASTIC");
    if by_chance {
        let sum: f64 = chances.iter().map(|&(probability, _)| probability).sum();
        assert!((sum - 1.0).abs() < 1e-9, "the probabilities of {shown} sum to {sum}");
        assert!(chances.iter().all(|&(p, _)| p > 0.0), "an impossible outcome is listed in {shown}");
    }

    let mut appended = vec![];
    game.moves(state, &mut appended);
    let length = appended.len();
    game.moves(state, &mut appended);
    assert!(appended.len() == 2 * length, "moves of {shown} must be appended");
    assert!(appended[..length] == appended[length..], "moves of {shown} come in no fixed order");

    let mut texts = HashSet::new();
    for &m in &moves {
        let text = game.show_move(state, m);
        assert!(game.parse_move(state, &text) == Ok(m), "move '{text}' of {shown} does not read back");
        assert!(texts.insert(text.clone()), "two moves of {shown} are written '{text}'");
    }
    moves
}

fn check_play<G>(game: &G, state: &G::State, m: G::Move) -> G::State
where
    G: Notation,
    G::State: PartialEq + std::fmt::Debug,
{
    let before = state.clone();
    let after = game.play(state, m);
    assert_eq!(*state, before, "play changed its argument");
    assert_eq!(game.play(state, m), after, "the same move led to two different states");
    if G::ALTERNATING && game.outcome(&after).is_none() {
        let shown = game.show_state(&after);
        assert_eq!(game.turn(&after), game.turn(state).other(), "the turn did not pass on to {shown}");
    }
    if G::ALTERNATING {
        assert_ne!(game.key(&after), game.key(state), "two positions in a row have the same key");
    }
    after
}

fn check_text<G>(game: &G, state: &G::State)
where
    G: Notation,
    G::State: PartialEq + std::fmt::Debug,
{
    let text = game.show_state(state);
    let read = game.parse_state(&text).unwrap_or_else(|e| panic!("'{text}' does not read back: {e}"));
    assert_eq!(game.show_state(&read), text, "the text of a position changes when it is read back");
    assert_eq!(game.turn(&read), game.turn(state), "'{text}' loses whose turn it is");
    assert_eq!(game.key(&read), game.key(state), "equal positions '{text}' have different keys");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scramble;

    #[test]
    fn keys_that_count_are_good_when_scrambled() {
        check_keys(&(0..10_000).map(scramble).collect());
    }

    #[test]
    #[should_panic(expected = "the upper bits of keys tell 1 of 10 apart")]
    fn keys_that_count_are_noticed() {
        check_keys(&(0..10).collect());
    }
}
