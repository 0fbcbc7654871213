//! The promises every game makes, on our own layouts and with every kind of ghost.

use pacman::{
    Ghost, GhostModel, LAYOUTS, Match, Method, Pacman, Player, PythonRandom, State, Status, built_in, value,
};
use proptest::prelude::*;
use search::testkit::{RandomValue, check_game, random_state};
use search::textbook::{self, Algorithm, Policy, Walk};
use search::{Depth, Game, Notation, Silent};
use std::sync::Arc;

const MODELS: [GhostModel; 3] = [GhostModel::Adversary, GhostModel::Random, GhostModel::DIRECTIONAL];

#[test]
fn every_layout_with_every_ghost_keeps_the_promises_of_a_game() {
    for (name, _) in LAYOUTS {
        for model in MODELS {
            let game = Pacman::new(built_in(name).unwrap(), model);
            check_game(&game, &game.start(), 4, 1);
        }
    }
}

fn search_value(game: &Pacman, state: &State, algorithm: Algorithm, plies: i32) -> f64 {
    let value = RandomValue { seed: 5, spread: 20 };
    let policy = Policy::default();
    let mut silent = Silent;
    let mut walk = Walk::new(game, &value, &policy, &mut silent, &|_| false);
    textbook::search(&mut walk, algorithm, state, Depth(plies)).unwrap().value
}

#[test]
fn alpha_beta_agrees_with_minimax() {
    for (name, _) in LAYOUTS {
        let game = Pacman::new(built_in(name).unwrap(), GhostModel::Adversary);
        for seed in 0..5 {
            let state = random_state(&game, &game.start(), 30, seed);
            for plies in 0..7 {
                let minimax = search_value(&game, &state, Algorithm::Minimax, plies);
                let alphabeta = search_value(&game, &state, Algorithm::AlphaBeta, plies);
                assert_eq!(minimax, alphabeta, "{name} seed {seed} plies {plies}");
            }
        }
    }
}

#[test]
fn random_ghosts_are_what_expectimax_expects() {
    for (name, _) in LAYOUTS {
        let game = Pacman::new(built_in(name).unwrap(), GhostModel::Adversary);
        let told = game.with_model(GhostModel::Random);
        let state = random_state(&game, &game.start(), 20, 3);
        let expected = search_value(&game, &state, Algorithm::Expectimax, 5);
        let averaged = search_value(&told, &state, Algorithm::Minimax, 5);
        assert!((expected - averaged).abs() < 1e-9, "{name}: {expected} {averaged}");
    }
}

fn setting(name: &str, method: Method, depth: u32, ghost: &Ghost) -> Match {
    let game = Pacman::new(built_in(name).unwrap(), GhostModel::Adversary);
    let pacman = Player { method, depth, value: Arc::new(value::preset("score").unwrap()) };
    let ghosts = vec![ghost.clone(); game.models().len()];
    Match { game, pacman, ghosts, max_moves: 2000 }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for ghost in [Ghost::Random, Ghost::DIRECTIONAL, Ghost::hunting(1)] {
        let setting = setting("ring", Method::AlphaBeta, 1, &ghost);
        let play = |seed: u64| setting.play(&mut PythonRandom::new(seed));
        assert_eq!(play(7), play(7));
    }
}

#[test]
fn hunting_ghosts_catch_more_than_random_ones() {
    let losses = |ghost: Ghost| {
        let setting = setting("rooms", Method::Reflex, 1, &ghost);
        let games = (0..20).map(|seed| setting.play(&mut PythonRandom::new(seed)));
        games.filter(|record| record.status == Status::Lost).count()
    };
    assert!(losses(Ghost::hunting(2)) > losses(Ghost::Random));
}

#[test]
fn on_our_own_trap_minimax_gives_up_and_expectimax_gambles() {
    let wins = |method: Method| {
        let setting = setting("dilemma", method, 4, &Ghost::Random);
        let games = (0..100).map(|seed| setting.play(&mut PythonRandom::new(seed)));
        games.filter(|record| record.status == Status::Won).count()
    };
    let (minimax, expectimax) = (wins(Method::AlphaBeta), wins(Method::Expectimax));
    assert_eq!(minimax, 0);
    assert!((20..80).contains(&expectimax), "{expectimax}");
}

proptest! {
    #[test]
    fn reached_states_read_back(layout in 0..LAYOUTS.len(), plies in 0usize..200, seed in 0u64..1000) {
        let game = Pacman::new(built_in(LAYOUTS[layout].0).unwrap(), GhostModel::Adversary);
        let state = random_state(&game, &game.start(), plies, seed);
        let text = game.show_state(&state);
        prop_assert_eq!(game.parse_state(&text), Ok(state.clone()));
        let (other, read) = Pacman::from_text(&text, GhostModel::Adversary).unwrap();
        prop_assert_eq!(other.show_state(&read), text);
        let (mut own, mut others) = (Vec::new(), Vec::new());
        game.moves(&state, &mut own);
        other.moves(&read, &mut others);
        prop_assert_eq!(own, others);
    }
}
