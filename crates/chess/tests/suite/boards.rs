//! Three kinds of board against published counts and against the player's own.

use chess::{BoardKind, Chess, Draws, perft};
use proptest::prelude::*;
use search::{Depth, Game, Notation};

fn check(fen: &str, depth: i32, count: u64) {
    let state = Chess::default().parse_state(fen).unwrap();
    for kind in BoardKind::ALL {
        assert_eq!(kind.perft(&state, Depth(depth)), Some(count), "{} of {fen}", kind.name());
    }
}

#[test]
fn every_board_counts_what_is_published() {
    check("start", 0, 1);
    check("start", 1, 20);
    check("start", 4, 197_281);
    check("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862);
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238);
    check("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9467);
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379);
}

#[test]
fn castling_needs_a_free_way_that_is_not_attacked() {
    // Both ways are open, one is closed by a man, by a check, by an attack on the way, by one on the goal.
    check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 1, 26);
    check("r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1", 1, 25);
    check("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", 1, 4);
    check("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", 1, 23);
    check("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", 1, 25);
    // An attack on b1 closes nothing.
    check("4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", 1, 26);
}

#[test]
fn a_pawn_takes_in_passing_but_not_when_that_opens_its_king() {
    check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 1, 7);
    check("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", 1, 6);
    check("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", 1, 6);
}

#[test]
fn a_pawn_becomes_any_of_four_men() {
    check("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1", 1, 11);
    check("k7/8/8/8/8/8/4p3/K2N4 b - - 0 1", 1, 11);
}

#[test]
fn castling_of_chess960_is_refused() {
    let state = Chess::default().parse_state("4k3/8/8/8/8/8/8/2R1K3 w C - 0 1").unwrap();
    assert_eq!(BoardKind::ALL.map(|kind| kind.perft(&state, Depth(1))), [None; 3]);
}

proptest! {
    #[test]
    fn every_board_counts_like_the_player_wherever_a_game_goes(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..80)) {
        let chess = Chess::default().with_draws(Draws::Ignored);
        let mut state = chess.start();
        for choice in choices {
            let mut moves = Vec::new();
            chess.moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            state = chess.play(&state, *choice.get(&moves));
        }
        let expected = Some(perft(&state, Depth(2)));
        for kind in BoardKind::ALL {
            prop_assert_eq!(kind.perft(&state, Depth(2)), expected, "{} at {}", kind.name(), chess.show_state(&state));
        }
    }
}
