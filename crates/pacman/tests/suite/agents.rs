//! The agents against searches written down a second time, as plainly as possible.

use crate::common::open;
use pacman::value::{PRESETS, preset, score};
use pacman::{
    Distribution, GhostModel, LAYOUTS, Method, Move, Pacman, PacmanPlayer, State, Status, built_in, plies,
};
use search::testkit::{RandomValue, check_textbook, random_state};
use search::{Depth, Game, NoControl, Notation, Silent, ValueFunction};
use std::sync::Arc;

/// Random states of one layout that are looked at.
const STATES: u64 = 12;
/// Random states are up to this many plies from the start.
const MAX_PLIES: usize = 90;

fn states(game: &Pacman) -> Vec<State> {
    let start = game.start();
    (0..STATES)
        .map(|seed| random_state(game, &start, seed as usize * MAX_PLIES / STATES as usize, seed))
        .collect()
}

fn game(name: &str, model: GhostModel) -> Pacman {
    Pacman::new(built_in(name).unwrap(), model)
}

#[test]
fn alpha_beta_equals_minimax_under_every_policy() {
    for name in ["nook", "dilemma", "hourglass", "ring"] {
        let game = game(name, GhostModel::Adversary);
        check_textbook(&game, &game.start(), Depth(4), STATES);
    }
}

/// How the ghosts of a search that is written down again decide.
#[derive(Clone, Copy)]
enum Belief {
    Worst,
    Mean,
}

/// The value for Pacman, by definition.
fn value_of(
    game: &Pacman,
    value: &dyn ValueFunction<Pacman>,
    state: &State,
    plies: u32,
    belief: Belief,
) -> f64 {
    if state.status() != Status::Playing {
        return f64::from(state.score());
    }
    if plies == 0 {
        return value.value(game, state);
    }
    let below = |m: Move| value_of(game, value, &game.play(state, m), plies - 1, belief);
    let moves = game.legal(state);
    match (state.mover(), belief) {
        (0, _) => moves.iter().map(below).fold(f64::NEG_INFINITY, f64::max),
        (_, Belief::Worst) => moves.iter().map(below).fold(f64::INFINITY, f64::min),
        (_, Belief::Mean) => moves.iter().map(|m| likely(game, state, m) * below(m)).sum(),
    }
}

/// How likely the ghost to move makes a move.
fn likely(game: &Pacman, state: &State, m: Move) -> f64 {
    let mut chances = Vec::new();
    match game.chance(state, &mut chances) {
        true => chances.iter().find(|(_, chance)| *chance == m).map_or(0.0, |&(probability, _)| probability),
        false => 1.0 / game.legal(state).len() as f64,
    }
}

fn check_agent(game: &Pacman, method: Method, belief: Belief) {
    let value: Arc<dyn ValueFunction<Pacman>> = Arc::new(preset("better").unwrap());
    let agent = PacmanPlayer { method, depth: 2, value: Arc::clone(&value), chooser: None };
    for state in states(game) {
        // A ghost may be to move: the agents answer for it too.
        let answer = agent.think(game, &state, &mut Silent, &NoControl).unwrap();
        let truth = value_of(game, value.as_ref(), &state, plies(&state, 2), belief);
        let shown = game.show_state(&state);
        assert!(
            (answer.value - truth).abs() < 1e-6,
            "{method:?} says {} for {shown}, not {truth}",
            answer.value
        );
        if state.status() == Status::Playing && state.mover() == 0 {
            let chosen = agent.choose(game, &state);
            let after =
                value_of(game, value.as_ref(), &game.play(&state, chosen), plies(&state, 2) - 1, belief);
            assert!((after - truth).abs() < 1e-6, "{method:?} chooses {chosen:?} in {shown}");
        }
    }
}

#[test]
fn the_agents_find_the_value_that_the_definition_gives() {
    for name in ["dilemma", "hourglass", "ring", "rooms"] {
        check_agent(&game(name, GhostModel::Adversary), Method::Minimax, Belief::Worst);
        check_agent(&game(name, GhostModel::Adversary), Method::AlphaBeta, Belief::Worst);
        check_agent(&game(name, GhostModel::Adversary), Method::Expectimax, Belief::Mean);
        check_agent(&game(name, GhostModel::Random), Method::Expectimax, Belief::Mean);
        check_agent(&game(name, GhostModel::DIRECTIONAL), Method::Expectimax, Belief::Mean);
    }
}

#[test]
fn a_reflex_agent_judges_only_what_his_own_move_leads_to() {
    let value: Arc<dyn ValueFunction<Pacman>> = Arc::new(preset("reflex").unwrap());
    let agent = PacmanPlayer { method: Method::Reflex, depth: 9, value: Arc::clone(&value), chooser: None };
    for (name, _) in LAYOUTS {
        let game = game(name, GhostModel::Adversary);
        for state in states(&game).iter().filter(|s| s.mover() == 0 && s.status() == Status::Playing) {
            let worth = |m: Move| value_of(&game, value.as_ref(), &game.play(state, m), 0, Belief::Worst);
            let best = game.legal(state).iter().map(worth).fold(f64::NEG_INFINITY, f64::max);
            let first = game.legal(state).iter().find(|&m| worth(m) == best);
            assert_eq!(Some(agent.choose(&game, state)), first, "{}", game.show_state(state));
        }
    }
}

#[test]
fn a_directional_ghost_prefers_the_moves_that_come_nearer() {
    // The ghost can go west, nearer, or east, away: 0.8 and half of 0.2 against half of 0.2.
    let text = "%%%%%%%%%/%_.____.%/%%%%%%%%% 1 0 playing 1,1,. 5,1,.,0@5,1";
    let (game, state) = open(text, GhostModel::DIRECTIONAL);
    let odds = |state: &State| Distribution::directional(&game, state, 0.8, 0.8).iter().collect::<Vec<_>>();
    let close = |odds: &[(f64, Move)], expected: [f64; 2]| {
        let found: Vec<f64> = odds.iter().map(|&(probability, _)| probability).collect();
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{odds:?}");
    };
    close(&odds(&state), [0.9, 0.1]);
    let frightened = game.parse_state(&text.replace(",0@", ",7@")).unwrap();
    close(&odds(&frightened), [0.1, 0.9]);
}

#[test]
fn value_functions_are_sums_of_their_terms() {
    for (name, _) in PRESETS {
        let value = preset(name).unwrap();
        let game = game("rooms", GhostModel::Adversary);
        for state in states(&game) {
            let sum: f64 = value.explain(&game, &state).iter().map(|share| share.value).sum();
            assert!((sum - value.value(&game, &state)).abs() < 1e-6, "{name}");
            assert!(sum.is_finite(), "{name} of {}", game.show_state(&state));
        }
    }
}

#[test]
fn equal_moves_go_to_the_first_in_the_order_of_the_rules() {
    let (game, state) = open("%%%%%/%___%/%_P_%/%_.%%/%%%%%", GhostModel::Adversary);
    let agent = PacmanPlayer {
        method: Method::Minimax,
        depth: 1,
        value: Arc::new(RandomValue { seed: 0, spread: 0 }),
        chooser: None,
    };
    assert_eq!(agent.choose(&game, &state), Move::South, "the only dot ends the game");
    let (game, state) = open("%%%%%%/%_P_.%/%%%%%%", GhostModel::Adversary);
    let agent = PacmanPlayer { method: Method::Minimax, depth: 1, value: Arc::new(score()), chooser: None };
    assert_eq!(agent.choose(&game, &state), Move::West);
}

/// A dot beside Pacman and one far away: the one that is eaten takes its nearness with it.
#[test]
fn paid_for_nearness_pacman_never_eats() {
    let layout = pacman::parse_layout("%%%%%%%%%\n%P.    .%\n%%%%%%%%%\n").unwrap();
    let game = Pacman::new(layout, GhostModel::Adversary);
    let first = |name: &str| {
        let player = PacmanPlayer {
            method: Method::Minimax,
            depth: 2,
            value: Arc::new(preset(name).unwrap()),
            chooser: None,
        };
        let answer = player.think(&game, &game.start(), &mut Silent, &NoControl).unwrap();
        answer.best[0]
    };
    assert_eq!(first("zeno"), Move::Stop);
    assert_eq!(first("thrill"), Move::East);
    assert_eq!(first("better"), Move::East);
}
