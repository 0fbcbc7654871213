//! The fast rules against the slow ones, the published counts, and the promises of the `Game` trait.

use crate::oracle::{Line, Position, square};
use draughts::perft::{CaptureCounting, divide, perft};
use draughts::{BoardSetup, Draughts, Move, Squares, State};
use search::testkit::check_game;
use search::{Checkpoint, Depth, Game, NoControl, Notation, Outcome, Side};
use std::sync::atomic::{AtomicU32, Ordering};

/// Random games and positions tried per test.
const TRIALS: usize = 300;

fn parse(text: &str) -> State {
    Draughts.parse_state(text).unwrap()
}

fn moves(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    Draughts.moves(state, &mut moves);
    moves
}

fn as_move(line: &Line) -> Move {
    let captured: Squares = line.taken.iter().map(|&field| square(field)).collect();
    Move::new(square(line.fields[0]), square(*line.fields.last().unwrap()), captured)
}

/// A position with about `pieces` pieces, kings among them, either side to move.
fn scattered(random: &mut fastrand::Rng, pieces: u32) -> State {
    let mut setup = BoardSetup::empty(if random.bool() { Side::Max } else { Side::Min });
    let filled: Vec<_> = draughts::Square::all().filter(|_| random.u32(..32) < pieces).collect();
    for square in filled {
        let side = if random.bool() { Side::Max } else { Side::Min };
        let is_king = random.u32(..3) == 0 || draughts::crown_row(side).contains(square);
        let army = if is_king { setup.kings_mut(side) } else { setup.men_mut(side) };
        *army |= square.into();
    }
    State::try_from(setup).unwrap_or_else(|_| scattered(random, pieces))
}

/// A position full of black pieces to capture and one white king: routes that meet themselves.
fn crowded(random: &mut fastrand::Rng) -> State {
    let mut setup = BoardSetup::empty(Side::Max);
    let inner =
        draughts::Square::all().filter(|s| (2..=7).contains(&s.row()) && (2..=7).contains(&s.column()));
    setup.black_kings = inner.filter(|_| random.u32(..10) < 7).collect();
    let free: Vec<_> = (!setup.black_kings).into_iter().collect();
    setup.white_kings = random.choice(&free).copied().into_iter().collect();
    State::try_from(setup).unwrap_or_else(|_| crowded(random))
}

fn agree(state: &State) {
    let position = Position::of(state);
    let expected: Vec<Move> = position.distinct_lines().iter().map(as_move).collect();
    let shown = Draughts.show_state(state);
    assert_eq!(moves(state), expected, "{shown}");
    assert_eq!(state.has_move(), !expected.is_empty(), "{shown}");
    assert_eq!(state.has_capture(state.turn()), expected.iter().any(|m| m.is_capture()), "{shown}");
    for line in position.distinct_lines() {
        assert_eq!(Position::of(&state.after(as_move(&line))), position.play(&line), "{shown} {line:?}");
    }
    assert_eq!(perft(state, 1, CaptureCounting::Routes), position.lines().len() as u64, "{shown}");
    assert_eq!(perft(state, 2, CaptureCounting::Routes), position.perft(2, Position::lines), "{shown}");
    assert_eq!(
        perft(state, 2, CaptureCounting::Distinct),
        position.perft(2, Position::distinct_lines),
        "{shown}"
    );
}

#[test]
fn random_games_agree_with_the_slow_rules() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..TRIALS {
        let mut state = State::start();
        while let Some(&m) = random.choice(&moves(&state)) {
            agree(&state);
            state = state.after(m);
        }
    }
}

#[test]
fn random_positions_agree_with_the_slow_rules() {
    let mut random = fastrand::Rng::with_seed(2);
    for trial in 0..10 * TRIALS {
        agree(&scattered(&mut random, 2 + trial as u32 % 20));
        agree(&crowded(&mut random));
    }
}

#[test]
fn routes_and_moves_differ_where_a_route_meets_itself() {
    let state = parse("W:WK31:B18,19,26,27");
    assert_eq!(moves(&state).len(), 1);
    assert_eq!(perft(&state, 1, CaptureCounting::Distinct), 1);
    assert_eq!(perft(&state, 1, CaptureCounting::Routes), 2);
}

#[test]
fn the_published_counts_come_out() {
    let published = [1, 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564];
    for (depth, expected) in published.into_iter().enumerate() {
        assert_eq!(
            perft(&State::start(), depth as u32, CaptureCounting::Distinct),
            expected,
            "depth {depth}"
        );
        assert_eq!(perft(&State::start(), depth as u32, CaptureCounting::Routes), expected, "depth {depth}");
    }
}

#[test]
fn a_split_count_adds_up_and_goes_by_move() {
    let split = divide(&State::start(), 7, CaptureCounting::Distinct, &NoControl).unwrap();
    let asked = AtomicU32::new(0);
    let count_and_stop = |_: Checkpoint| asked.fetch_add(1, Ordering::Relaxed) < 20;
    assert_eq!(divide(&State::start(), 9, CaptureCounting::Distinct, &count_and_stop), Err(search::Stopped));
    assert_eq!(split.iter().map(|&(_, count)| count).sum::<u64>(), 179740);
    assert_eq!(split.iter().map(|&(m, _)| m).collect::<Vec<_>>(), moves(&State::start()));
    assert_eq!(
        divide(&parse("W:WK31:B18,19,26,27"), 1, CaptureCounting::Routes, &NoControl).unwrap()[0].1,
        2
    );
    assert_eq!(search::perft::perft(&Draughts, &State::start(), Depth(7)), 179740);
}

#[test]
fn the_promises_of_a_game_are_kept() {
    check_game(&Draughts, &State::start(), TRIALS, 3);
    for text in ["W:WK10,K14:BK1", "B:WK1,K2,K3,K4:BK29,K30,K31,K32", "W:WK31:B18,19,26,27"] {
        check_game(&Draughts, &parse(text), 20, 4);
    }
}

#[test]
fn the_same_game_goes_on_when_the_board_is_turned_round() {
    let mut random = fastrand::Rng::with_seed(5);
    for trial in 0..TRIALS {
        let state = scattered(&mut random, 2 + trial as u32 % 20);
        let mut turned: Vec<Move> = moves(&state.rotate()).into_iter().map(Move::rotate).collect();
        turned.sort_unstable_by_key(|&m| (m.from(), m.to(), m.captured().mask()));
        let mut here = moves(&state);
        here.sort_unstable_by_key(|&m| (m.from(), m.to(), m.captured().mask()));
        assert_eq!(turned, here);
        assert_eq!(state.rotate().rotate(), state);
        assert_eq!(
            perft(&state, 4, CaptureCounting::Routes),
            perft(&state.rotate(), 4, CaptureCounting::Routes)
        );
    }
}

#[test]
fn who_cannot_move_has_lost() {
    let state = parse("W:W5:B1");
    assert_eq!(moves(&state), []);
    assert_eq!(Draughts.stuck(&state), Outcome::win(Side::Min));
    assert_eq!(Draughts.outcome(&state), None);
}

/// Plays the kings in the double corners to and fro for `plies` plies.
fn shuffle(text: &str, plies: usize) -> State {
    let cycle = ["32-28", "1-5", "28-32", "5-1"].into_iter().cycle();
    let play = |state: State, text| state.after(Draughts.parse_move(&state, text).unwrap());
    cycle.take(plies).fold(parse(text), play)
}

#[test]
fn forty_moves_each_without_progress_are_a_draw() {
    let nearly = shuffle("W:WK32:BK1", 79);
    assert_eq!((nearly.reversible_plies(), Draughts.outcome(&nearly)), (79, None));
    let drawn = shuffle("W:WK32:BK1", 80);
    assert_eq!(Draughts.outcome(&drawn), Some(Outcome::DRAW));
    assert_eq!(moves(&drawn), []);
    assert_eq!(Draughts.key(&drawn), Draughts.key(&parse("W:WK32:BK1")));
}

#[test]
fn captures_and_men_start_the_count_anew() {
    let state = shuffle("W:WK32,21:BK1", 8);
    assert_eq!(Draughts.reversible(&state), 8);
    let step = Draughts.parse_move(&state, "21-17").unwrap();
    assert_eq!(state.after(step).reversible_plies(), 0);
    let state = shuffle("W:WK32,K10:BK1,K3", 8);
    let state = state.after(Draughts.parse_move(&state, "10-7").unwrap());
    assert_eq!(Draughts.reversible(&state), 9);
    let capture = Draughts.parse_move(&state, "3x10").unwrap();
    assert_eq!(state.after(capture).reversible_plies(), 0);
}
