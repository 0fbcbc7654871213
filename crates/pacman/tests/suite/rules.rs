//! The rules, one by one, on positions small enough to check by eye.

use crate::common::open;
use pacman::{GhostModel, LAYOUTS, Move, Pacman, State, Status, built_in};
use search::testkit::check_game;
use search::{Game, Notation};

/// Plays moves, given by their letters, from a position.
fn play(text: &str, letters: &str) -> (Pacman, State) {
    let (game, mut state) = open(text, GhostModel::Adversary);
    for letter in letters.chars() {
        let m = Move::from_letter(letter).unwrap();
        assert!(game.legal(&state).contains(m), "{letter} is not legal in {}", game.show_state(&state));
        state = game.play(&state, m);
    }
    (game, state)
}

/// The position after moves, as text.
fn check(text: &str, letters: &str, expected: &str) {
    let (game, state) = play(text, letters);
    assert_eq!(game.show_state(&state), expected, "{text} after {letters}");
}

fn check_legal(text: &str, letters: &str, expected: &str) {
    let (game, state) = play(text, letters);
    let legal: String = game.legal(&state).iter().map(Move::letter).collect();
    assert_eq!(legal, expected, "{text} after {letters}");
}

#[test]
fn every_move_costs_a_point_and_a_dot_brings_ten() {
    check("%%%%%%/%P_..%/%%%%%%", "E", "%%%%%%/%__..%/%%%%%% 0 -1 playing 2,1,E");
    check("%%%%%%/%P_..%/%%%%%%", "EE", "%%%%%%/%___.%/%%%%%% 0 8 playing 3,1,E");
    check("%%%%%%/%P_..%/%%%%%%", "E.", "%%%%%%/%__..%/%%%%%% 0 -2 playing 2,1,E");
}

#[test]
fn the_last_dot_wins() {
    check("%%%%%%/%P..G%/%%%%%%", "EW", "%%%%%%/%__._%/%%%%%% 0 9 playing 2,1,E 3,1,W,0@4,1");
    check("%%%%%/%P._%/%%%%%", "E", "%%%%%/%___%/%%%%% 0 509 won 2,1,E");
    // A capsule that is left does not matter.
    check("%%%%%/%P.o%/%%%%%", "E", "%%%%%/%__o%/%%%%% 0 509 won 2,1,E");
}

#[test]
fn a_finished_game_has_no_moves() {
    check_legal("%%%%%/%P._%/%%%%%", "E", "");
    check_legal("%%%%%/%PG.%/%%%%%", "E", "");
}

#[test]
fn moves_come_in_the_order_of_the_rules() {
    check_legal("%%%%%/%___%/%_P_%/%_._%/%%%%%", "", "W.ENS");
    check_legal("%%%%%/%P_.%/%%%%%", "", ".E");
}

#[test]
fn ghosts_do_not_stop_and_turn_round_only_in_dead_ends() {
    check_legal("%%%%%%%/%P.__G%/%%%%%%%", ".", "W");
    check_legal("%%%%%%%%%/%P.__G__%/%%%%%%%%%", ".", "WE");
    check_legal("%%%%%%%%%/%P.__G__%/%%%%%%%%%", ".E.", "E");
    check_legal("%%%%%%%%%/%P.__G__%/%%%%%%%%%", ".E.E.", "W");
    // One that is walled in on all sides passes.
    check_legal("%%%%%%/%P.%G%/%%%%%%", ".", ".");
}

#[test]
fn a_capsule_frightens_every_ghost_for_forty_moves() {
    check(
        "%%%%%%%/%Po._%%/%G_%_G%/%%%%%%%",
        "E",
        "%%%%%%%/%__._%%/%__%__%/%%%%%%% 1 -1 playing 2,2,E 1,1,.,40@1,1 5,1,.,40@5,1",
    );
}

#[test]
fn frightened_ghosts_move_half_a_square_and_must_go_on() {
    let maze = "%%%%%%%%/%Po.___%/%%%%%_%%/%G____%%/%%%%%%%%";
    check(maze, "EE", "%%%%%%%%/%__.___%/%%%%%_%%/%_____%%/%%%%%%%% 0 -1 playing 2,3,E 1.5,1,E,39@1,1");
    check_legal(maze, "EE.", "E");
    check(maze, "EE.E", "%%%%%%%%/%__.___%/%%%%%_%%/%_____%%/%%%%%%%% 0 -2 playing 2,3,E 2,1,E,38@1,1");
}

#[test]
fn the_last_frightened_move_ends_on_a_whole_square() {
    let between = |facing: char, timer: u8| {
        format!("%%%%%%%%/%_._%__%/%%%%%%%% 1 0 playing 1,1,. {},1,{facing},{timer}@6,1", "5.5")
    };
    let after = |x: &str, facing: char, timer: u8| {
        format!("%%%%%%%%/%_._%__%/%%%%%%%% 0 0 playing 1,1,. {x},1,{facing},{timer}@6,1")
    };
    check(&between('E', 2), "E", &after("6", 'E', 1));
    check(&between('E', 1), "E", &after("6", 'E', 0));
    check(&between('W', 1), "W", &after("5", 'W', 0));
    // From a whole square the last half step is rounded up, so a ghost on its way west stays where it was.
    let whole = "%%%%%%%%/%_._%__%/%%%%%%%% 1 0 playing 1,1,. 6,1,E,1@6,1";
    check(whole, "W", &after("6", 'W', 0));
}

#[test]
fn a_ghost_catches_pacman_within_seven_tenths_of_a_square() {
    // next to each other is not yet caught
    check("%%%%%%/%P_G.%/%%%%%%", ".W", "%%%%%%/%___.%/%%%%%% 0 -1 playing 1,1,. 2,1,W,0@3,1");
    check("%%%%%%/%P_G.%/%%%%%%", ".W.W", "%%%%%%/%___.%/%%%%%% 0 -502 lost 1,1,. 1,1,W,0@3,1");
    check("%%%%%%/%P_G.%/%%%%%%", "EW", "%%%%%%/%___.%/%%%%%% 0 -501 lost 2,1,E 2,1,W,0@3,1");
    // half a square is near enough to eat
    let half = "%%%%%%%/%___._%/%%%%%%% 0 0 playing 1,1,. 2.5,1,E,9@5,1";
    check(half, "E", "%%%%%%%/%___._%/%%%%%%% 1 199 playing 2,1,E 5,1,.,0@5,1");
}

#[test]
fn each_ghost_that_catches_pacman_takes_its_five_hundred() {
    let two = "%%%%%%/%___.%/%%%%%% 0 0 playing 1,1,. 2,1,W,0@3,1 2,1,W,0@3,1";
    check(two, "E", "%%%%%%/%___.%/%%%%%% 1 -1001 lost 2,1,E 2,1,W,0@3,1 2,1,W,0@3,1");
}

#[test]
fn an_eaten_ghost_starts_again_without_fear() {
    let near = "%%%%%%%/%___._%/%%%%%%% 1 0 playing 1,1,. 2,1,W,9@5,1";
    check(near, "W", "%%%%%%%/%___._%/%%%%%%% 0 200 playing 1,1,. 5,1,.,0@5,1");
    // It may be eaten on its way, but the one beside it is still dangerous.
    let both = "%%%%%%%/%___._%/%%%%%%% 0 0 playing 1,1,. 2,1,W,9@5,1 2,1,W,0@5,1";
    check(both, "E", "%%%%%%%/%___._%/%%%%%%% 1 -301 lost 2,1,E 5,1,.,0@5,1 2,1,W,0@5,1");
}

#[test]
fn a_capsule_under_a_ghost_is_eaten_first() {
    let covered = "%%%%%%%/%_o_._%/%%%%%%% 0 0 playing 1,1,. 2,1,W,0@5,1";
    check(covered, "E", "%%%%%%%/%___._%/%%%%%%% 1 199 playing 2,1,E 5,1,.,0@5,1");
}

#[test]
fn who_has_won_is_not_caught_any_more() {
    let covered = "%%%%%/%_._%/%%%%% 0 0 playing 1,1,. 2,1,W,0@3,1";
    check(covered, "E", "%%%%%/%___%/%%%%% 1 509 won 2,1,E 2,1,W,0@3,1");
    let frightened = "%%%%%/%_._%/%%%%% 0 0 playing 1,1,. 2,1,W,5@3,1";
    check(frightened, "E", "%%%%%/%___%/%%%%% 1 709 won 2,1,E 3,1,.,0@3,1");
}

#[test]
fn states_are_compared_without_whose_turn_it_is() {
    let text = "%%%%%/%_._%/%%%%% 0 0 playing 1,1,. 3,1,W,0@3,1";
    let (_, pacman) = open(text, GhostModel::Adversary);
    let (_, ghost) = open(&text.replace(" 0 0 ", " 1 0 "), GhostModel::Adversary);
    assert_ne!(pacman, ghost);
    assert_eq!(pacman.position(), ghost.position());
    let (_, turned) = open(&text.replace("3,1,W", "3,1,E"), GhostModel::Adversary);
    assert_ne!(pacman.position(), turned.position());
}

#[test]
fn every_layout_keeps_the_promises_of_a_game() {
    let models = [GhostModel::Adversary, GhostModel::Random, GhostModel::DIRECTIONAL];
    for (index, (name, _)) in LAYOUTS.iter().enumerate() {
        for model in models {
            let game = Pacman::new(built_in(name).unwrap(), model);
            check_game(&game, &game.start(), 3, index as u64);
        }
    }
}

#[test]
fn points_and_status_agree_with_the_outcome() {
    let (game, won) = play("%%%%%/%P._%/%%%%%", "E");
    assert_eq!((won.status(), game.outcome(&won).unwrap().points), (Status::Won, 509.0));
    let (game, lost) = play("%%%%%/%PG.%/%%%%%", "E");
    assert_eq!((lost.status(), game.outcome(&lost).unwrap().points), (Status::Lost, -501.0));
}

#[test]
fn the_ghost_that_caught_him_is_seen() {
    let (game, state) = play("%%%%%%/%P_G.%/%%%%%%", "EW");
    assert_eq!(state.status(), Status::Lost);
    assert_eq!(pacman::board_rows(&game, &state)[1], "% G .%");
}
