//! One game between two players.

use crate::adjudicate::Adjudication;
use crate::error::ArenaError;
use crate::player::{Choice, Foul, Moment, Pace, Player, Trouble, mover};
use crate::record::{Finish, PlayedPly};
use session::Opening;
use session::{At, Playable, Session, Side, StopFlag};
use std::time::Duration;

/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// A player with no time limit of its own hangs after this long.
const PATIENCE: Duration = Duration::from_secs(120);
/// A player past its time is waited for a little: a late answer says more than none.
const LATE: Duration = Duration::from_secs(2);

/// What holds for every game of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// How long players may think.
    pub pace: Pace,
    /// How far a player may overstep its time unpunished.
    pub margin: Duration,
    /// Which games end early.
    pub adjudication: Adjudication,
    /// A game that is not over after so many plies is a draw.
    pub max_plies: usize,
}

/// Who moved first after the opening, the moves with what the players thought, and how the game ended.
pub(crate) type Played = (Side, Vec<PlayedPly>, Finish);

/// Lets two players, MAX and MIN, play a game from an opening.
pub fn play_game(
    bench: &dyn Playable,
    opening: &Opening,
    players: [&mut dyn Player; 2],
    conditions: &Conditions,
    stop: &StopFlag,
) -> Result<Played, ArenaError> {
    let at = At { position: opening.position.clone(), moves: opening.moves.clone() };
    let mut table = Table {
        board: bench.begin(&at)?,
        opening,
        moves: opening.moves.clone(),
        plies: Vec::new(),
        clocks: conditions.pace.clock.map(|clock| [clock.base; 2]),
        conditions,
        stop,
    };
    let first_mover = mover(table.board.as_ref());
    let ending = table.play(players)?;
    Ok((first_mover, table.plies, ending))
}

/// A game in progress, with its clocks.
struct Table<'a> {
    board: Box<dyn Session>,
    opening: &'a Opening,
    moves: Vec<String>,
    plies: Vec<PlayedPly>,
    clocks: Option<[Duration; 2]>,
    conditions: &'a Conditions,
    stop: &'a StopFlag,
}

impl Table<'_> {
    fn play(&mut self, mut players: [&mut dyn Player; 2]) -> Result<Finish, ArenaError> {
        for (player, side) in players.iter_mut().zip([Side::Max, Side::Min]) {
            match player.new_game(self.stop) {
                Ok(()) => {}
                Err(Trouble::Foul(foul)) => return Ok(Finish::foul(side, foul)),
                Err(Trouble::Broken(error)) => return Err(error),
            }
        }
        loop {
            if let Some(ending) = self.ending() {
                return Ok(ending);
            }
            if self.stop.is_raised() {
                return Err(ArenaError::Stopped);
            }
            let side = mover(self.board.as_ref());
            let player = &mut players[side as usize];
            let answer = player.choose(&self.moment());
            let added = match answer {
                Ok(choice) if player.is_timed() => {
                    self.run_clock(side, choice.spent).and_then(|()| self.add(choice))
                }
                Ok(choice) => self.add(choice),
                Err(Trouble::Foul(foul)) => Err(foul),
                Err(Trouble::Broken(error)) => return Err(error),
            };
            if let Err(foul) = added {
                return Ok(Finish::foul(side, foul));
            }
        }
    }

    fn moment(&self) -> Moment<'_> {
        let side = mover(self.board.as_ref()) as usize;
        let allowed = self.conditions.pace.time.or(self.clocks.map(|clocks| clocks[side]));
        Moment {
            board: self.board.as_ref(),
            start: self.opening.position.as_deref(),
            moves: &self.moves,
            pace: self.conditions.pace,
            clocks: self.clocks,
            patience: allowed.map_or(PATIENCE, |time| time + self.conditions.margin + LATE),
            stop: self.stop,
        }
    }

    /// Plays a move, if it is one.
    fn add(&mut self, choice: Choice) -> Result<(), Foul> {
        let side = mover(self.board.as_ref());
        let illegal =
            |_| Foul::Illegal { m: choice.m.chars().filter(|c| !c.is_control()).take(40).collect() };
        let written = self.board.play(&choice.m).map_err(illegal)?;
        let for_max = |score: i32| if side == Side::Max { score } else { score.saturating_neg() };
        self.moves.push(written.clone());
        self.plies.push(PlayedPly {
            m: written,
            score: choice.score.map(for_max),
            depth: choice.depth,
            nodes: choice.nodes,
            spent: choice.spent,
        });
        Ok(())
    }

    fn run_clock(&mut self, side: Side, spent: Duration) -> Result<(), Foul> {
        let pace = &self.conditions.pace;
        let left = self.clocks.map(|clocks| clocks[side as usize]);
        if let Some(allowed) = pace.time.or(left)
            && spent > allowed + self.conditions.margin
        {
            let ms = |time: Duration| time.as_millis() as u64;
            return Err(Foul::Time { spent_ms: ms(spent), allowed_ms: ms(allowed) });
        }
        if let (Some(clocks), Some(control)) = (&mut self.clocks, pace.clock) {
            let clock = &mut clocks[side as usize];
            *clock = clock.saturating_sub(spent) + control.increment;
        }
        Ok(())
    }

    fn ending(&self) -> Option<Finish> {
        if let Some(outcome) = self.board.outcome() {
            let reason = if outcome.winner.is_some() { "won by the rules" } else { "drawn by the rules" };
            return Some(Finish::regular(outcome.winner, reason));
        }
        if self.board.times_seen() >= REPETITIONS {
            return Some(Finish::regular(None, "drawn by repetition"));
        }
        let adjudication = &self.conditions.adjudication;
        let scores: Vec<Option<i32>> = self.plies.iter().map(|ply| ply.score).collect();
        let decided = adjudication.by_scores(&scores, self.moves.len());
        if let Some((winner, reason)) =
            decided.or_else(|| adjudication.by_tables(self.board.as_ref(), self.stop))
        {
            return Some(Finish::regular(winner, &reason));
        }
        let is_long = self.moves.len() >= self.conditions.max_plies;
        is_long.then(|| Finish::regular(None, "adjudicated: too long"))
    }
}
