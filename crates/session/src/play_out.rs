//! One loop that plays a game out, and one that opens it at random. Matches, simulated games and games for nets differ in who moves
//! and in what is noted.

use crate::error::SessionError;
use crate::session::Session;
use search::Outcome;
use std::ops::ControlFlow;

/// When a game is over that the rules let go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndRules {
    /// A position met this often is a draw.
    pub repetitions: usize,
    /// The game is left after this number of plies of this loop.
    pub max_plies: usize,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GameEnd<L> {
    /// By the rules.
    Over(Outcome),
    /// The position was met so often.
    Repeated(usize),
    /// It is too long.
    Long,
    /// The player has left it.
    Left(L),
}

/// A game that is played out.
pub trait PlayedGame {
    /// How it has ended by its rules.
    fn end(&self) -> Option<Outcome>;

    /// How often the position has been there.
    fn times(&self) -> usize;
}

impl PlayedGame for dyn Session + '_ {
    fn end(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn times(&self) -> usize {
        self.times_seen()
    }
}

/// Plays until the game ends. `turn` makes a move, or says why the game is left.
pub fn play_out<G: PlayedGame + ?Sized, L, E>(
    game: &mut G,
    rules: EndRules,
    mut turn: impl FnMut(&mut G) -> Result<Option<L>, E>,
) -> Result<GameEnd<L>, E> {
    let mut plies = 0;
    loop {
        if let Some(outcome) = game.end() {
            return Ok(GameEnd::Over(outcome));
        }
        let times = game.times();
        if times >= rules.repetitions {
            return Ok(GameEnd::Repeated(times));
        }
        if plies >= rules.max_plies {
            return Ok(GameEnd::Long);
        }
        if let Some(left) = turn(game)? {
            return Ok(GameEnd::Left(left));
        }
        plies += 1;
    }
}

/// A game that is opened at random.
pub(crate) trait OpenedGame {
    /// Among how many moves to draw; none where nothing is to be drawn any more.
    fn count_moves(&self) -> Option<usize>;

    /// Plays the one of this number, unless it would end what is an opening.
    fn play_number(&mut self, number: usize) -> Result<ControlFlow<()>, SessionError>;
}

/// Draws up to this number of moves.
pub(crate) fn draw_moves<G: OpenedGame + ?Sized>(
    game: &mut G,
    plies: usize,
    random: &mut fastrand::Rng,
) -> Result<(), SessionError> {
    for _ in 0..plies {
        let Some(count) = game.count_moves() else { break };
        if game.play_number(random.usize(..count))?.is_break() {
            break;
        }
    }
    Ok(())
}

/// A session and the moves drawn so far.
struct DrawnLine<'a> {
    session: &'a mut dyn Session,
    played: Vec<String>,
}

impl OpenedGame for DrawnLine<'_> {
    fn count_moves(&self) -> Option<usize> {
        let count = if self.session.outcome().is_none() { self.session.moves().len() } else { 0 };
        (count > 0).then_some(count)
    }

    fn play_number(&mut self, number: usize) -> Result<ControlFlow<()>, SessionError> {
        let m = self.session.moves().swap_remove(number);
        self.played.push(self.session.play(&m)?);
        Ok(ControlFlow::Continue(()))
    }
}

/// Plays this number of moves at random, fewer where the game ends before, and returns them.
pub fn play_random(
    session: &mut dyn Session,
    plies: usize,
    random: &mut fastrand::Rng,
) -> Result<Vec<String>, SessionError> {
    let mut line = DrawnLine { session, played: Vec::new() };
    draw_moves(&mut line, plies, random)?;
    Ok(line.played)
}
