//! Openings drawn by lot: the three-move ballots and the eleven-man ballots, generated from the rules.
//!
//! A ballot is a position that does not lose a man outright: when both sides play on for `QUIET_PLIES` free
//! plies and all captures that follow, as well as they can for their men, the men stay even. Exactly 174
//! three-move positions pass, which is also the field's count; more free plies change nothing up to six. All
//! 2500 eleven-man positions of the field come out too, and 2405 of them pass.

use crate::colour::forward;
use crate::moves::Move;
use crate::squares::{Direction, Squares};
use crate::state::State;
use search::Side;
use std::collections::HashSet;

/// Free plies that are looked at: a threat and the answer to it.
const QUIET_PLIES: usize = 2;

/// Moves of a three-move ballot.
const BALLOT_MOVES: usize = 3;

/// The black men of which an eleven-man ballot removes one: 5 to 12.
const BLACK_REMOVABLE: Squares = Squares::from_mask(0x0000_0ff0);

/// The white men of which an eleven-man ballot removes one: 21 to 28.
const WHITE_REMOVABLE: Squares = Squares::from_mask(0x0ff0_0000);

/// An opening: where it starts, what is played, and the position from which the players go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Ballot {
    /// The position before the first move; in an eleven-man ballot a man of each side is missing.
    pub start: State,
    /// The moves.
    pub moves: Vec<Move>,
    /// The position after them.
    pub state: State,
}

impl Ballot {
    fn new(start: State) -> Ballot {
        Ballot { start, moves: Vec::new(), state: start }
    }

    fn with(&self, m: Move) -> Ballot {
        let moves = self.moves.iter().copied().chain([m]).collect();
        Ballot { moves, state: self.state.after(m), ..*self }
    }
}

/// The three-move ballots: every position after three moves once, by the first moves that lead there.
pub fn three_move() -> Vec<Ballot> {
    let mut ballots = vec![Ballot::new(State::start())];
    for _ in 0..BALLOT_MOVES {
        let longer =
            |ballot: &Ballot| legal(&ballot.state).into_iter().map(|m| ballot.with(m)).collect::<Vec<_>>();
        ballots = ballots.iter().flat_map(longer).collect();
    }
    sound(ballots)
}

/// The eleven-man ballots: a man of each side is removed from its second or third row, then each makes a move.
///
/// The moves are those of the full board. If their man is the one removed, the man behind it moves up in the
/// same direction, or in the only one there is.
pub fn eleven_man() -> Vec<Ballot> {
    sound(all_eleven_man())
}

fn all_eleven_man() -> Vec<Ballot> {
    let black_moves = legal(&State::start());
    let white_moves = legal(&State::start().with_turn(Side::Max));
    let mut ballots = Vec::new();
    for start in without_a_man_each() {
        for ballot in black_moves.iter().map(|&m| Ballot::new(start).with(moved_up(&start, m))) {
            ballots.extend(white_moves.iter().map(|&m| ballot.with(moved_up(&ballot.state, m))));
        }
    }
    ballots
}

fn without_a_man_each() -> impl Iterator<Item = State> {
    let pairs = BLACK_REMOVABLE
        .into_iter()
        .flat_map(|black| WHITE_REMOVABLE.into_iter().map(move |white| (black, white)));
    pairs.map(|(black, white)| {
        let mut setup = State::start().setup();
        setup.black_men -= black.into();
        setup.white_men -= white.into();
        State::assume_valid(&setup)
    })
}

/// The move itself, or that of the man behind when its man is missing.
fn moved_up(state: &State, m: Move) -> Move {
    let own = state.pieces(state.turn());
    if own.contains(m.from()) {
        return m;
    }
    let gap = Squares::of(m.from());
    let [first, second] = forward(state.turn());
    let directions = if gap.stepped(first).contains(m.to()) { [first, second] } else { [second, first] };
    let behind = |direction: Direction| (gap.stepped(direction.opposite()) & own).first();
    let from = directions.into_iter().find_map(behind).expect("men stand behind every man of the front rows");
    Move::new(from, m.from(), Squares::NONE)
}

/// Keeps the first ballot of each position that loses no man.
fn sound(ballots: Vec<Ballot>) -> Vec<Ballot> {
    let mut seen = HashSet::new();
    let mut keeps =
        |ballot: &Ballot| seen.insert(ballot.state.key()) && balance(&ballot.state, QUIET_PLIES) == 0;
    ballots.into_iter().filter(|ballot| keeps(ballot)).collect()
}

/// White's men less Black's after the best play of both for their men.
fn balance(state: &State, quiet_plies: usize) -> i32 {
    let is_forced = state.has_capture(state.turn());
    let Some(quiet_plies) = (if is_forced { Some(quiet_plies) } else { quiet_plies.checked_sub(1) }) else {
        return count(state, Side::Max) - count(state, Side::Min);
    };
    let values = legal(state).into_iter().map(|m| balance(&state.after(m), quiet_plies));
    let best = match state.turn() {
        Side::Max => values.max(),
        Side::Min => values.min(),
    };
    best.unwrap_or_else(|| count(state, Side::Max) - count(state, Side::Min))
}

fn count(state: &State, side: Side) -> i32 {
    state.pieces(side).len() as i32
}

fn legal(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    state.append_moves(&mut moves);
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Draughts;
    use search::Notation;

    fn show(ballot: &Ballot) -> String {
        let mut state = ballot.start;
        let mut texts = Vec::new();
        for &m in &ballot.moves {
            texts.push(Draughts.show_move(&state, m));
            state = state.after(m);
        }
        texts.join(" ")
    }

    #[test]
    fn there_are_as_many_three_move_ballots_as_the_field_counts() {
        let ballots = three_move();
        assert_eq!(ballots.len(), 174);
        let texts: Vec<String> = ballots.iter().map(show).collect();
        assert_eq!(texts[0], "9-13 21-17 5-9");
        assert!(texts.contains(&"11-15 22-18 15x22".into()), "an exchange is no loss");
        assert!(!texts.contains(&"9-14 21-17 14x21".into()), "a man given away");
        assert!(!texts.contains(&"12-16 22-18 10-15".into()), "a man lost by force");
    }

    #[test]
    fn transpositions_count_once() {
        let states: HashSet<State> = three_move().into_iter().map(|ballot| ballot.state).collect();
        assert_eq!(states.len(), 174);
    }

    #[test]
    fn there_are_as_many_eleven_man_positions_as_the_field_counts() {
        let all: HashSet<State> = all_eleven_man().into_iter().map(|ballot| ballot.state).collect();
        assert_eq!(all.len(), 2500);
        let ballots = eleven_man();
        assert_eq!(ballots.len(), 2405);
        for ballot in ballots {
            assert_eq!((count(&ballot.state, Side::Max), count(&ballot.state, Side::Min)), (11, 11));
            let moves = legal(&ballot.start);
            assert!(moves.contains(&ballot.moves[0]), "{}", show(&ballot));
            assert!(
                legal(&ballot.start.after(ballot.moves[0])).contains(&ballot.moves[1]),
                "{}",
                show(&ballot)
            );
        }
    }
}
