//! Every search of draughts against plain minimax, with draughts' own tactics.

use draughts::tactics::DraughtsTactics;
use draughts::{Draughts, State};
use search::testkit::{
    Defect, check_playing, check_playing_time, check_quiescence, check_skips, check_textbook,
    check_textbook_time, check_win, is_noticed,
};
use search::{Depth, Game, Notation};

/// The start, an open middle game, kings on both sides.
const STARTS: [&str; 3] = [
    "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
    "W:W14,18,19,21,22,26,27,28,30:B3,4,5,6,7,9,12,13,20",
    "W:W22,K32,K10:BK1,13,14,K4",
];

#[test]
fn alpha_beta_equals_minimax() {
    for start in STARTS {
        check_textbook(&Draughts, &Draughts.parse_state(start).unwrap(), Depth(4), 24);
    }
}

#[test]
fn the_playing_search_equals_minimax() {
    let tactics: DraughtsTactics = DraughtsTactics::default();
    for start in STARTS {
        let start = Draughts.parse_state(start).unwrap();
        check_playing(&Draughts, &tactics, &start, Depth(4), 24);
        check_playing(&Draughts, &tactics, &start, Depth(6), 6);
    }
}

/// Who can capture must.
fn is_forced(game: &Draughts, state: &State) -> bool {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.iter().any(|m| m.is_capture())
}

#[test]
fn quiescence_equals_a_plain_one() {
    let tactics: DraughtsTactics = DraughtsTactics::default();
    for start in STARTS {
        check_quiescence(&Draughts, &tactics, is_forced, &Draughts.parse_state(start).unwrap(), 24);
    }
}

/// Draughts lists all moves at once and decodes none, so what it might say of stages and codes is planted as well.
#[test]
fn the_oracle_finds_planted_defects() {
    let tactics: DraughtsTactics = DraughtsTactics::default();
    let start = Draughts.parse_state(STARTS[1]).unwrap();
    let is_noticed = |defect| is_noticed(&Draughts, &tactics, is_forced, &start, defect);
    for defect in [Defect::NoisyInvents, Defect::DecodeInvents, Defect::ForcedLies, Defect::PieceToTooLarge] {
        assert!(is_noticed(defect), "{defect:?} goes unnoticed");
    }
    for defect in Defect::HARMLESS {
        assert!(!is_noticed(defect), "{defect:?} is none");
    }
}

#[test]
fn a_limit_in_time_is_kept_whatever_a_node_costs() {
    let tactics: DraughtsTactics = DraughtsTactics::default();
    check_playing_time(&Draughts, &tactics, &State::start());
    check_textbook_time(&Draughts, &State::start());
}

#[test]
fn no_technique_leaves_out_what_is_not_its_own() {
    let tactics: DraughtsTactics = DraughtsTactics::default();
    for start in STARTS {
        check_skips(&Draughts, &tactics, &Draughts.parse_state(start).unwrap(), Depth(5), 2);
    }
}

/// The last piece is captured at once, or given a shot first.
#[test]
fn wins_are_found_with_each_technique_off() {
    let tactics: DraughtsTactics = DraughtsTactics::default();
    for (position, moves) in [("W:W18:B15", 1), ("W:W19,23:B12", 2)] {
        check_win(&Draughts, &tactics, &Draughts.parse_state(position).unwrap(), moves);
    }
}
