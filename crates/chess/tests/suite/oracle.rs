//! Every search of chess against plain minimax, with chess's own way to list its moves.

use chess::{Chess, ChessTactics, State};
use search::testkit::{Defect, check_playing, check_quiescence, check_textbook, is_noticed};
use search::{Depth, Notation};

/// The start, castling and captures everywhere, promotions and pins, an ending with captures in passing near.
const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

/// Kings and pawns, few moves each.
const PAWNS: &str = "4k3/2p1p3/8/1P1P4/4p3/8/3P1P2/4K3 w - - 0 1";

#[test]
fn alpha_beta_equals_minimax() {
    let chess = Chess::default();
    for start in STARTS {
        check_textbook(&chess, &chess.parse_state(start).unwrap(), Depth(2), 12);
    }
}

#[test]
fn the_playing_search_equals_minimax() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    for start in STARTS {
        let start = chess.parse_state(start).unwrap();
        check_playing(&chess, &tactics, &start, Depth(2), 24);
        check_playing(&chess, &tactics, &start, Depth(3), 3);
    }
    check_playing(&chess, &tactics, &chess.parse_state(PAWNS).unwrap(), Depth(4), 12);
}

/// Nobody may pass in check.
fn is_forced(_: &Chess, state: &State) -> bool {
    state.passed().is_none()
}

#[test]
fn quiescence_equals_a_plain_one() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    // Where pieces stand against pieces, a plain search of all captures does not end.
    for start in [STARTS[3], PAWNS] {
        check_quiescence(&chess, &tactics, is_forced, &chess.parse_state(start).unwrap(), 24);
    }
}

#[test]
fn the_oracle_finds_every_harmful_defect_and_no_other() {
    let (chess, tactics) = (Chess::default(), ChessTactics::default());
    let start = chess.parse_state(STARTS[3]).unwrap();
    for (defects, noticed) in [(&Defect::HARMFUL[..], true), (&Defect::HARMLESS[..], false)] {
        for &defect in defects {
            assert_eq!(is_noticed(&chess, &tactics, is_forced, &start, defect), noticed, "{defect:?}");
        }
    }
}
