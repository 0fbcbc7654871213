//! Every search of Reversi against plain minimax, with the game's own tactics.

use reversi::{Move, Reversi, ReversiTactics, State, preset};
use search::pvs::{Limits, Table, ThinkRequest, think};
use search::testkit::{
    Defect, check_playing, check_playing_time, check_quiescence, check_skips, check_textbook,
    check_textbook_time, is_noticed, random_state,
};
use search::textbook::{Policy, SearchEntry, Walk};
use search::{Depth, Game, NoControl, Notation, Score, Silent};

/// The start, a middle game, an ending with passes, the last squares.
const STARTS: [&str; 4] = [
    "---------------------------OX------XO--------------------------- X",
    "------------O-----OOOO---XXXXOXX--XXOOOX-X-XXOXX-------X-------- O",
    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
    "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X",
];

/// Deeper than any game from the last squares lasts.
const TO_THE_END: Depth = Depth(12);

#[test]
fn alpha_beta_equals_minimax() {
    let game = Reversi::default();
    for start in STARTS {
        check_textbook(&game, &game.parse_state(start).expect("a position"), Depth(3), 24);
    }
}

#[test]
fn the_playing_search_equals_minimax() {
    let game = Reversi::default();
    for start in STARTS {
        let start = game.parse_state(start).expect("a position");
        check_playing(&game, &ReversiTactics, &start, Depth(3), 24);
        check_playing(&game, &ReversiTactics, &start, Depth(4), 4);
    }
}

#[test]
fn searches_to_the_end_equal_minimax() {
    let game = Reversi::default();
    let last = game.parse_state(STARTS[3]).expect("a position");
    check_textbook(&game, &last, TO_THE_END, 12);
    check_playing(&game, &ReversiTactics, &last, TO_THE_END, 12);
    let small = Reversi::new(4).expect("a board");
    for seed in 0..6 {
        let late = random_state(&small, &small.start(), 5, seed);
        check_textbook(&small, &late, TO_THE_END, 6);
        check_playing(&small, &ReversiTactics, &late, TO_THE_END, 6);
    }
}

/// Who cannot put a disc must pass.
fn is_forced(game: &Reversi, state: &State) -> bool {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves == [Move::Pass]
}

#[test]
fn quiescence_equals_a_plain_one() {
    let game = Reversi::default();
    for start in STARTS {
        let start = game.parse_state(start).expect("a position");
        check_quiescence(&game, &ReversiTactics, is_forced, &start, 24);
    }
}

/// All moves are listed at once and none decoded, so what might be said of stages and codes is planted as well.
#[test]
fn the_oracle_finds_planted_defects() {
    let game = Reversi::default();
    let start = game.parse_state(STARTS[2]).expect("a position");
    let is_noticed = |defect| is_noticed(&game, &ReversiTactics, is_forced, &start, defect);
    for defect in [Defect::NoisyInvents, Defect::DecodeInvents, Defect::ForcedLies, Defect::PieceToTooLarge] {
        assert!(is_noticed(defect), "{defect:?} goes unnoticed");
    }
    for defect in Defect::HARMLESS {
        assert!(!is_noticed(defect), "{defect:?} is none");
    }
}

fn ask(game: &Reversi, state: &State, depth: i32) -> (Option<Move>, Score) {
    let limits = Limits { depth: Depth(depth), ..Limits::default() };
    let request = ThinkRequest { limits, ..ThinkRequest::new(state) };
    let thought = think(game, &ReversiTactics, Silent, &Table::new(1), &request, &NoControl, &mut |_| {});
    (thought.best(), thought.lines[0].score)
}

/// On the smallest board the second player wins 11 to 3 with two squares left empty: by ten as they are counted.
#[test]
fn the_small_board_is_won_by_the_second_player() {
    let game = Reversi::new(4).expect("a board");
    let value = preset("discs").expect("a preset");
    let (policy, mut observer, never) = (Policy::default(), Silent, NoControl);
    let mut walk = Walk::new(&game, &*value, &policy, &mut observer, &never);
    let answer = search::textbook::search(&mut walk, SearchEntry::ALPHABETA, &game.start(), Depth::UNLIMITED);
    assert_eq!(answer.expect("nothing stops it").value, -10.0);
    let (_, score) = ask(&game, &game.start(), 20);
    assert!(score < -Score::COUNTED_WIN, "{score:?}");
}

/// Where the playing search says that a game is won or lost it must be so.
#[test]
fn claimed_wins_are_real() {
    let game = Reversi::new(4).expect("a board");
    let value = preset("result").expect("a preset");
    let mut claims = 0;
    for seed in 0..60 {
        let state = random_state(&game, &game.start(), seed as usize % 9, seed);
        if game.outcome(&state).is_some() {
            continue;
        }
        let (_, score) = ask(&game, &state, 6);
        if score.plies_to_end().is_none() {
            continue;
        }
        let (policy, mut observer, never) = (Policy::default(), Silent, NoControl);
        let mut walk = Walk::new(&game, &*value, &policy, &mut observer, &never);
        let answer = search::textbook::search(&mut walk, SearchEntry::ALPHABETA, &state, Depth::UNLIMITED);
        let truth = answer.expect("nothing stops it").value;
        assert_eq!(score.for_max(game.turn(&state)).signum(), truth, "{}", game.show_state(&state));
        claims += 1;
    }
    assert!(claims > 20, "{claims}");
}

#[test]
fn a_limit_in_time_is_kept_whatever_a_node_costs() {
    let game = Reversi::default();
    check_playing_time(&game, &ReversiTactics, &game.start());
    check_textbook_time(&game, &game.start());
}

#[test]
fn no_technique_leaves_out_what_is_not_its_own() {
    let game = Reversi::default();
    for start in STARTS {
        check_skips(&game, &ReversiTactics, &game.parse_state(start).unwrap(), Depth(4), 2);
    }
}
