//! The rules one by one, on tiny positions: a position, a move, the position it leads to.

use pacman::{GhostModel, Move, Pacman, Status};
use search::{Game, Notation};

fn check_play(before: &str, m: &str, after: &str) {
    let (game, state) = Pacman::from_text(before, GhostModel::Adversary).unwrap();
    let m = game.parse_move(&state, m).unwrap();
    assert_eq!(game.show_state(&game.play(&state, m)), after);
}

fn check_moves(position: &str, expected: &str) {
    let (game, state) = Pacman::from_text(position, GhostModel::Adversary).unwrap();
    let names: Vec<&str> = game.legal(&state).iter().map(Move::name).collect();
    assert_eq!(names.join(" "), expected, "{position}");
}

#[test]
fn pacman_may_stop_and_ghosts_may_not() {
    check_moves("%%%%%/%_.%_%/%___%/%%%%% 0 0 playing 1,1,E 3,1,.,0@3,1", "West Stop East North");
    check_moves("%%%%%/%_._%/%___%/%%%%% 0 0 playing 1,1,E 3,1,.,0@3,1", "Stop East North");
    check_moves("%%%%%/%_._%/%___%/%%%%% 1 0 playing 1,1,E 3,1,.,0@3,1", "West North");
    check_moves("%%%%%/%_._%/%___%/%%%%% 1 0 won 1,1,E 3,1,.,0@3,1", "");
}

#[test]
fn ghosts_turn_round_only_in_dead_ends() {
    check_moves("%%%%%/%_.%%/%___%/%%%%% 1 0 playing 1,2,. 2,1,E,0@3,1", "East North");
    check_moves("%%%%%/%_.%%/%___%/%%%%% 1 0 playing 1,2,. 3,1,E,0@3,1", "West");
}

#[test]
fn a_ghost_between_two_squares_goes_on() {
    check_moves("%%%%%/%_._%/%___%/%%%%% 1 0 playing 1,2,. 2.5,1,W,9@3,1", "West");
}

#[test]
fn a_walled_in_ghost_passes() {
    let before = "%%%%%/%.%_%/%_%%%/%%%%% 1 0 playing 1,1,. 3,2,.,0@3,2";
    check_moves(before, "Stop");
    check_play(before, "Stop", "%%%%%/%.%_%/%_%%%/%%%%% 0 0 playing 1,1,. 3,2,.,0@3,2");
}

#[test]
fn stopping_keeps_the_direction_and_costs_a_point() {
    check_play(
        "%%%%%%/%_.._%/%%%%%% 0 0 playing 1,1,E 4,1,.,0@4,1",
        "Stop",
        "%%%%%%/%_.._%/%%%%%% 1 -1 playing 1,1,E 4,1,.,0@4,1",
    );
}

#[test]
fn food_gives_ten_points_and_the_last_food_the_game() {
    check_play(
        "%%%%%%/%_.._%/%%%%%% 0 0 playing 1,1,. 4,1,.,0@4,1",
        "East",
        "%%%%%%/%__._%/%%%%%% 1 9 playing 2,1,E 4,1,.,0@4,1",
    );
    check_play(
        "%%%%%%/%_.__%/%%%%%% 0 0 playing 1,1,. 4,1,.,0@4,1",
        "East",
        "%%%%%%/%____%/%%%%%% 1 509 won 2,1,E 4,1,.,0@4,1",
    );
}

#[test]
fn a_capsule_frightens_every_ghost() {
    check_play(
        "%%%%%%%/%_o_._%/%%%%%%% 0 0 playing 1,1,. 5,1,.,0@5,1 4,1,W,3@5,1",
        "East",
        "%%%%%%%/%___._%/%%%%%%% 1 -1 playing 2,1,E 5,1,.,40@5,1 4,1,W,40@5,1",
    );
}

#[test]
fn a_capsule_under_a_ghost_is_eaten_first() {
    check_play(
        "%%%%%%/%_o._%/%%%%%% 0 0 playing 1,1,. 2,1,W,0@4,1",
        "East",
        "%%%%%%/%__._%/%%%%%% 1 199 playing 2,1,E 4,1,.,0@4,1",
    );
}

#[test]
fn frightened_ghosts_move_half_a_square() {
    check_play(
        "%%%%%%/%_.__%/%%%%%% 1 0 playing 1,1,. 4,1,.,40@4,1",
        "West",
        "%%%%%%/%_.__%/%%%%%% 0 0 playing 1,1,. 3.5,1,W,39@4,1",
    );
}

#[test]
fn at_the_end_of_its_fright_a_ghost_snaps_to_the_larger_square() {
    let at =
        |ghost: &str, mover: u8| format!("%%%%%%/%_.__%/%____%/%%%%%% {mover} 0 playing 1,1,. {ghost}@4,1");
    check_play(&at("3,1,E,1", 1), "East", &at("4,1,E,0", 0));
    check_play(&at("4,1,W,1", 1), "West", &at("4,1,W,0", 0));
    check_play(&at("3.5,1,W,1", 1), "West", &at("3,1,W,0", 0));
    check_play(&at("3,1,.,1", 1), "North", &at("3,2,N,0", 0));
    check_play(&at("3,2,.,1", 1), "South", &at("3,2,S,0", 0));
}

#[test]
fn a_frightened_ghost_is_eaten_half_a_square_away() {
    check_play(
        "%%%%%%/%_.__%/%%%%%% 0 0 playing 1,1,. 2.5,1,E,9@4,1",
        "East",
        "%%%%%%/%____%/%%%%%% 1 709 won 2,1,E 4,1,.,0@4,1",
    );
    check_play(
        "%%%%%%/%.___%/%%%%%% 1 0 playing 2,1,. 3,1,W,9@4,1",
        "West",
        "%%%%%%/%.___%/%%%%%% 0 200 playing 2,1,. 4,1,.,0@4,1",
    );
}

#[test]
fn a_ghost_that_comes_back_onto_pacman_waits_for_the_next_ply() {
    check_play(
        "%%%%%%/%.___%/%%%%%% 0 0 playing 3,1,. 4,1,W,9@4,1",
        "East",
        "%%%%%%/%.___%/%%%%%% 1 199 playing 4,1,E 4,1,.,0@4,1",
    );
}

#[test]
fn a_dangerous_ghost_ends_the_game_and_two_cost_twice() {
    check_play(
        "%%%%%%/%.___%/%%%%%% 1 0 playing 2,1,. 3,1,W,0@4,1",
        "West",
        "%%%%%%/%.___%/%%%%%% 0 -500 lost 2,1,. 2,1,W,0@4,1",
    );
    check_play(
        "%%%%%%/%.___%/%%%%%% 0 0 playing 2,1,. 3,1,W,0@4,1 3,1,W,0@4,1",
        "East",
        "%%%%%%/%.___%/%%%%%% 1 -1001 lost 3,1,E 3,1,W,0@4,1 3,1,W,0@4,1",
    );
}

#[test]
fn who_has_won_cannot_be_caught() {
    check_play(
        "%%%%%%/%__._%/%%%%%% 0 0 playing 2,1,. 3,1,W,0@4,1",
        "East",
        "%%%%%%/%____%/%%%%%% 1 509 won 3,1,E 3,1,W,0@4,1",
    );
}

fn check_chances(position: &str, model: GhostModel, expected: &[(f64, Move)]) {
    let (game, state) = Pacman::from_text(position, model).unwrap();
    let mut chances = Vec::new();
    assert!(game.chance(&state, &mut chances));
    assert_eq!(chances.len(), expected.len(), "{chances:?}");
    for ((odds, m), (expected_odds, expected_move)) in chances.iter().zip(expected) {
        assert!((odds - expected_odds).abs() < 1e-12 && m == expected_move, "{chances:?}");
    }
}

#[test]
fn directional_ghosts_prefer_the_way_to_pacman_and_flee_when_frightened() {
    let room = |ghost: &str| format!("%%%%%/%_._%/%___%/%___%/%%%%% 1 0 playing 1,1,. {ghost}@3,3");
    let even = [(0.5, Move::West), (0.5, Move::South)];
    check_chances(&room("3,3,.,0"), GhostModel::Random, &even);
    check_chances(&room("3,3,.,0"), GhostModel::DIRECTIONAL, &even);
    let chase = [(0.85, Move::West), (0.05, Move::East), (0.05, Move::North), (0.05, Move::South)];
    check_chances(&room("2,2,.,0").replace("1,1", "1,2"), GhostModel::DIRECTIONAL, &chase);
    let third = 0.2 / 3.0;
    let flee = [(third, Move::West), (0.4 + third, Move::North), (0.4 + third, Move::South)];
    check_chances(&room("2,2,W,9").replace("1,1", "1,2"), GhostModel::DIRECTIONAL, &flee);
    let sure = GhostModel::Directional { attack: 1.0, flee: 1.0 };
    check_chances(&room("2,2,.,0").replace("1,1", "1,2"), sure, &[(1.0, Move::West)]);
}

#[test]
fn pacmans_own_moves_are_no_chance() {
    let (game, state) = Pacman::from_text("%%%%/%P.%/%_G%/%%%%", GhostModel::Random).unwrap();
    assert!(!game.chance(&state, &mut Vec::new()));
    assert_eq!(state.status(), Status::Playing);
}

#[test]
fn a_position_of_another_game_is_refused() {
    let (game, _) = Pacman::from_text("%%%%/%P.%/%_G%/%%%%", GhostModel::Random).unwrap();
    let refuse = |text: &str, expected: &str| {
        let message = game.parse_state(text).unwrap_err().to_string();
        assert!(message.contains(expected), "{message}");
    };
    refuse("%%%%/%P.%/%%%%", "walls of this game");
    refuse("%%%%/%P.%/%__%/%%%%", "as many ghosts");
    refuse("%%%%/%P.%/%G_%/%%%%", "the same squares");
    refuse("%%%%/%P./%_G%/%%%%", "walls '%'");
    refuse("%%%%/%Po%/%_G%/%%%%", "only where this game's layout has them");
}
