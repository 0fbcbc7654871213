//! Every search of draughts against plain minimax, with draughts' own tactics.

use draughts::tactics::DraughtsTactics;
use draughts::{Draughts, State};
use search::testkit::{Defect, check_playing, check_quiescence, check_textbook, is_noticed};
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
