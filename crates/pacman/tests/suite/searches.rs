//! The searches against values, counts and games recorded from the course's program.

use pacman::grade::DistinctStates;
use pacman::value::{preset, score};
use pacman::{
    Ghost, GhostModel, HalfPoint, MAX_MOVES, Match, Method, Move, Pacman, PacmanPlayer, PythonRandom, State,
    Status,
};
use search::evaluate::{Measure, WeightedSum};
use search::{Game, NoControl, Notation, Silent, Term};
use std::sync::Arc;

fn player(method: Method, depth: u32) -> PacmanPlayer {
    PacmanPlayer { method, depth, value: Arc::new(score()), chooser: None }
}

fn check_value(game: &Pacman, method: Method, depth: u32, value: f64, best: &str) {
    let answer = player(method, depth).think(game, &game.start(), &mut Silent, &NoControl).unwrap();
    assert_eq!(answer.value, value, "{method:?} {depth}");
    assert_eq!(answer.best[0].name(), best, "{method:?} {depth}");
}

#[test]
fn values_of_the_small_maze_are_known() {
    let Some(game) = crate::common::game("minimaxClassic", 3) else { return };
    for method in [Method::Minimax, Method::AlphaBeta] {
        check_value(&game, method, 1, 9.0, "West");
        check_value(&game, method, 2, 8.0, "West");
        check_value(&game, method, 3, 7.0, "Stop");
        check_value(&game, method, 4, -492.0, "West");
    }
    check_value(&game, Method::Expectimax, 3, 7.0, "Stop");
    check_value(&game, Method::Expectimax, 4, 326.125, "West");
    check_value(&game.with_model(GhostModel::Random), Method::Minimax, 4, 326.125, "West");
}

fn check_states(name: &str, ghosts: usize, depth: u32, value: f64, minimax: u64, alphabeta: u64) {
    let Some(game) = crate::common::game(name, ghosts) else { return };
    for (method, expected) in [(Method::Minimax, minimax), (Method::AlphaBeta, alphabeta)] {
        let mut distinct = DistinctStates::default();
        let answer = player(method, depth).think(&game, &game.start(), &mut distinct, &NoControl).unwrap();
        assert_eq!((answer.value, distinct.count()), (value, expected), "{name} {method:?} {depth}");
    }
}

#[test]
fn distinct_states_are_counted() {
    check_states("smallClassic", 2, 1, 9.0, 10, 10);
    check_states("smallClassic", 2, 2, 18.0, 59, 39);
    check_states("smallClassic", 2, 3, 27.0, 423, 164);
    check_states("mediumClassic", 2, 3, 27.0, 423, 164);
    check_states("testClassic", 1, 2, 8.0, 133, 92);
    check_states("testClassic", 1, 3, 7.0, 529, 316);
    check_states("openClassic", 1, 2, 8.0, 231, 145);
    check_states("openClassic", 1, 3, 17.0, 1319, 571);
}

fn setting(game: Pacman, pacman: PacmanPlayer, ghost: Ghost) -> Match {
    let ghosts = vec![ghost; game.models().len()];
    Match { game, pacman, ghosts, max_moves: MAX_MOVES }
}

#[test]
fn trapped_minimax_gives_up_and_expectimax_gambles() {
    let Some(game) = crate::common::game("trappedClassic", 2) else { return };
    check_value(&game, Method::AlphaBeta, 3, -501.0, "East");
    check_value(&game, Method::Expectimax, 3, -252.5, "West");
    let wins = |method: Method| {
        let setting = setting(game.clone(), player(method, 3), Ghost::Random);
        let games = (0..200).map(|seed| setting.play(&mut PythonRandom::new(seed)));
        games.filter(|record| record.status == Status::Won).count()
    };
    assert_eq!(wins(Method::AlphaBeta), 0);
    assert!((70..130).contains(&wins(Method::Expectimax)));
}

/// Columns plus rows to the nearest dot, as the recorded games had it.
fn nearest_dot(game: &Pacman, state: &State) -> f64 {
    let here: HalfPoint = state.pacman().point;
    let distances = state.food().map(|dot| game.maze().food_square(dot).point().manhattan(here));
    distances.min().map_or(0.0, |half_squares| f64::from(half_squares) / 2.0)
}

#[test]
fn ten_recorded_games_are_played_again_move_by_move() {
    let Some(text) = crate::common::read("derived/q5_simple_eval_games.txt") else { return };
    let Some(game) = crate::common::game("smallClassic", 1) else { return };
    let points: Measure<Pacman> = |_, state| f64::from(state.score());
    let terms = vec![
        Term { name: "score", weight: 1.0, about: "points", measure: points },
        Term { name: "nearest", weight: -1.0, about: "steps", measure: nearest_dot as Measure<Pacman> },
    ];
    let value = WeightedSum::new(terms).with_terminal(|outcome, _| outcome.points);
    let pacman = PacmanPlayer { method: Method::Expectimax, depth: 2, value: Arc::new(value), chooser: None };
    let setting = setting(game, pacman, Ghost::Random);
    // The course seeds once for all ten games.
    let mut random = PythonRandom::new(0);
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    for (index, recorded) in lines.chunks(3).enumerate() {
        let record = setting.play(&mut random);
        let letters =
            |first: usize| record.moves[first..].iter().step_by(2).map(|m| m.letter()).collect::<String>();
        let result = format!("game {} score {} win moves {}", index + 1, record.score, record.moves.len());
        assert_eq!(record.status, Status::Won);
        assert_eq!(recorded, [result, format!("pacman {}", letters(0)), format!("ghost1 {}", letters(1))]);
    }
    assert_eq!(lines.len(), 30);
}

#[test]
fn the_recorded_chase_is_reproduced() {
    let Some(text) = crate::common::read("derived/trace_q2_8-pacman-game.txt") else { return };
    let Some(game) = crate::common::game("smallClassic", 2) else { return };
    let mut state = game.start();
    let steps: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    for (index, line) in steps.iter().enumerate() {
        let mut distinct = DistinctStates::default();
        let answer = player(Method::Minimax, 2).think(&game, &state, &mut distinct, &NoControl).unwrap();
        let mine = format!("mine {} distinct {}", answer.best[0].name(), distinct.count());
        assert!(line.ends_with(&mine), "{line}: {mine}");
        let moves: Vec<Move> =
            line.split('|').next().unwrap().split(' ').filter_map(Move::from_name).collect();
        // After Pacman's n-th move the ghosts draw from seed n.
        let mut random = PythonRandom::new(index as u64 + 1);
        for (agent, &m) in moves.iter().enumerate() {
            assert!(agent == 0 || Ghost::DIRECTIONAL.choose(&game, &state, &mut random) == m, "{line}");
            state = game.play(&state, m);
        }
        assert!(line.contains(&format!("| score {} |", state.score())), "{line}");
        assert!(
            line.contains(&format!("food {} caps {} ", state.food_left(), state.capsules_left())),
            "{line}"
        );
    }
    assert_eq!(steps.len(), 146);
    assert_eq!(state.status(), Status::Lost);
}

#[test]
fn the_thrill_seeker_plays_the_recorded_scores() {
    let Some(game) = crate::common::game("smallClassic", 1) else { return };
    let pacman = PacmanPlayer {
        method: Method::Expectimax,
        depth: 2,
        value: Arc::new(preset("thrill").unwrap()),
        chooser: None,
    };
    let setting = setting(game, pacman, Ghost::Random);
    let mut random = PythonRandom::new(0);
    let scores: Vec<i32> = (0..10).map(|_| setting.play(&mut random).score).collect();
    assert_eq!(scores.iter().sum::<i32>(), 12_920, "{scores:?}");
}
