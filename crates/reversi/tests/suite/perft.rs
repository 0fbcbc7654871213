//! Lines of play counted from the start, as published.

use reversi::Reversi;
use reversi::perft::perft;
use search::{Depth, Notation};

/// By their length, from one ply on.
const PUBLISHED: [u64; 10] = [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288, 24_571_284];

/// Games that end with the ninth ply, the shortest there are.
const ENDED_AT_NINE: u64 = 228;

#[test]
fn lines_of_play_are_counted_as_published() {
    let game = Reversi::default();
    for (plies, expected) in (1..).zip(PUBLISHED) {
        assert_eq!(perft(&game, &game.start(), plies), expected, "{plies} plies");
    }
}

#[test]
fn the_general_count_leaves_out_games_that_end_sooner() {
    let game = Reversi::default();
    let count = |plies: i32| search::perft::perft(&game, &game.start(), Depth(plies));
    assert_eq!(count(9), PUBLISHED[8]);
    assert_eq!(count(10), PUBLISHED[9] - ENDED_AT_NINE);
}

/// No game on the smallest board is longer: twelve discs, and a pass after each but the last.
const LONGEST_SMALL: u32 = 23;

/// Every game on the smallest board, to its end.
#[test]
fn the_small_board_is_counted_whole() {
    let game = Reversi::new(4).expect("a board");
    assert_eq!(perft(&game, &game.start(), LONGEST_SMALL), 60_060);
    assert_eq!(perft(&game, &game.start(), LONGEST_SMALL + 1), 60_060);
}
