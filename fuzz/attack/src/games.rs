//! Positions and moves of each game: a position in the first line, then a move in each.

use crate::{accepted, text};
use chess::Chess;
use draughts::Draughts;
use mnk::Mnk;
use pacman::{GhostModel, MazeSetup, Pacman};
use reversi::Reversi;
use session::BoardNotation;
use std::fmt::Debug;

/// Moves that are tried; one after the other shows all there is to see.
const MAX_MOVES: usize = 200;

/// A position of chess and moves from it.
pub fn chess_game(bytes: &[u8]) {
    play(&Chess::default(), &text(bytes));
}

/// A position of draughts and moves from it.
pub fn draughts_game(bytes: &[u8]) {
    play(&Draughts, &text(bytes));
}

/// The first two bytes are the board's size and the length of a line; then a position and moves from it.
pub fn mnk_game(bytes: &[u8]) {
    let Some((&[size, k], rest)) = bytes.split_first_chunk() else { return };
    let board = Mnk::<7>::new((size >> 4).into(), (size & 15).into(), k.into());
    if let Some(game) = accepted(board) {
        play(&game, &text(rest));
    }
}

/// A position of Pac-Man in the first line and moves from it; its maze is the game's.
pub fn pacman_game(bytes: &[u8]) {
    let text = text(bytes);
    let first = text.lines().next().unwrap_or_default();
    if let Some(setup) = accepted(MazeSetup::parse(first)) {
        play(&Pacman::new(setup.layout, GhostModel::Adversary), &text);
    }
}

/// A position of Reversi and moves from it; the first byte is the board's size.
pub fn reversi_game(bytes: &[u8]) {
    let Some((&side, rest)) = bytes.split_first() else { return };
    let Some(game) = accepted(Reversi::new(usize::from(side % 10))) else { return };
    play(&game, &text(rest));
}

fn play<G: BoardNotation>(game: &G, text: &str)
where
    G::State: PartialEq + Debug,
{
    let mut lines = text.lines();
    let Some(mut state) = accepted(game.parse_state(lines.next().unwrap_or_default())) else { return };
    assert_eq!(game.parse_state(&game.show_state(&state)).as_ref(), Ok(&state));
    for line in lines.take(MAX_MOVES) {
        check_state(game, &state);
        let choices = game.choices(&state, line);
        let Some(m) = accepted(game.parse_move(&state, line)) else { continue };
        check_legal(game, &state, m);
        choices.into_iter().for_each(|choice| check_legal(game, &state, choice));
        assert_eq!(game.parse_move(&state, &game.show_move(&state, m)), Ok(m), "{line}");
        state = game.play(&state, m);
    }
    check_state(game, &state);
}

/// What is shown is read and shown the same, and everything else can be asked of it. A text need not have all of a
/// state: in draughts, how long nothing was taken or crowned is not written.
fn check_state<G: BoardNotation>(game: &G, state: &G::State) {
    let shown = game.show_state(state);
    let read = game.parse_state(&shown).unwrap_or_else(|error| panic!("{error}: {shown}"));
    assert_eq!(game.show_state(&read), shown);
    game.board(state);
    game.outcome(state);
}

fn check_legal<G: BoardNotation>(game: &G, state: &G::State, m: G::Move) {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    assert!(moves.contains(&m), "{m:?} is no move of {}", game.show_state(state));
}
