//! Every search of draughts against plain minimax, with draughts' own tactics.

use draughts::Draughts;
use draughts::tactics::DraughtsTactics;
use search::testkit::{check_playing, check_textbook};
use search::{Depth, Notation};

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
