//! One game between two players.

use crate::adjudicate::Adjudication;
use crate::error::ArenaError;
use crate::player::{Foul, Moment, Player, PlayerMove, TimeLimit, Trouble, mover};
use crate::record::{Finish, PlayedPly};
use session::{At, EndRules, GameEnd, Opening, Outcome, Playable, Session, Side, StopFlag, play_out};
use std::time::Duration;

/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// Why a game is given up.
const TOO_LONG: &str = "adjudicated: too long";
/// A player with no time limit of its own hangs after this long.
const PATIENCE: Duration = Duration::from_secs(120);
/// A player past its time is waited for a little: a late answer says more than none.
const LATE: Duration = Duration::from_secs(2);

/// What holds for every game of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// How long players may think.
    pub pace: TimeLimit,
    /// How far a player may overstep its time unpunished.
    pub margin: Duration,
    /// Which games end early.
    pub adjudication: Adjudication,
    /// A game that is not over after this number of plies is a draw.
    pub max_plies: usize,
}

/// Who moved first after the opening, the moves with what the players thought, and how the game ended.
pub(crate) type GameCourse = (Side, Vec<PlayedPly>, Finish);

/// Lets two players, MAX and MIN, play a game from an opening.
pub fn play_game(
    bench: &dyn Playable,
    opening: &Opening,
    mut players: [&mut dyn Player; 2],
    conditions: &Conditions,
    stop: &StopFlag,
) -> Result<GameCourse, ArenaError> {
    let at = At { position: opening.position.clone(), moves: opening.moves.clone() };
    let mut board = bench.begin(&at)?;
    let first_mover = mover(board.as_ref());
    let mut table = GameInProgress {
        opening,
        moves: opening.moves.clone(),
        plies: Vec::new(),
        clocks: conditions.pace.clock.map(|clock| [clock.base; 2]),
        conditions,
        stop,
    };
    if let Some(foul) = table.begin(&mut players)? {
        return Ok((first_mover, table.plies, foul));
    }
    // Whether it is too long is asked after everything that may decide it.
    let rules = EndRules { repetitions: REPETITIONS, max_plies: usize::MAX };
    let end = play_out(board.as_mut(), rules, |board| table.turn(board, &mut players))?;
    let finish = match end {
        GameEnd::Over(Outcome { winner, .. }) => {
            Finish::regular(winner, if winner.is_some() { "won by the rules" } else { "drawn by the rules" })
        }
        GameEnd::Repeated(_) => Finish::regular(None, "drawn by repetition"),
        GameEnd::Long => Finish::regular(None, TOO_LONG),
        GameEnd::Left(finish) => finish,
    };
    Ok((first_mover, table.plies, finish))
}

/// What is kept of a game in progress, with its clocks.
struct GameInProgress<'a> {
    opening: &'a Opening,
    moves: Vec<String>,
    plies: Vec<PlayedPly>,
    clocks: Option<[Duration; 2]>,
    conditions: &'a Conditions,
    stop: &'a StopFlag,
}

impl GameInProgress<'_> {
    /// Tells the players that a game begins; the foul of one who cannot.
    fn begin(&self, players: &mut [&mut dyn Player; 2]) -> Result<Option<Finish>, ArenaError> {
        for (player, side) in players.iter_mut().zip([Side::Max, Side::Min]) {
            match player.new_game(self.stop) {
                Ok(()) => {}
                Err(Trouble::Foul(foul)) => return Ok(Some(Finish::foul(side, foul))),
                Err(Trouble::Broken(error)) => return Err(error),
            }
        }
        Ok(None)
    }

    /// One move, unless the game is decided.
    fn turn(
        &mut self,
        board: &mut dyn Session,
        players: &mut [&mut dyn Player; 2],
    ) -> Result<Option<Finish>, ArenaError> {
        if let Some(decided) = self.adjudicated(board) {
            return Ok(Some(decided));
        }
        if self.stop.is_raised() {
            return Err(ArenaError::Stopped);
        }
        let side = mover(board);
        let player = &mut players[side as usize];
        let answer = player.choose(&self.moment(board));
        let added = match answer {
            Ok(choice) if player.is_timed() => {
                self.run_clock(side, choice.spent).and_then(|()| self.add(board, choice))
            }
            Ok(choice) => self.add(board, choice),
            Err(Trouble::Foul(foul)) => Err(foul),
            Err(Trouble::Broken(error)) => return Err(error),
        };
        Ok(added.err().map(|foul| Finish::foul(side, foul)))
    }

    fn moment<'b>(&'b self, board: &'b dyn Session) -> Moment<'b> {
        let side = mover(board) as usize;
        let allowed = self.conditions.pace.time.or(self.clocks.map(|clocks| clocks[side]));
        Moment {
            board,
            start: self.opening.position.as_deref(),
            moves: &self.moves,
            pace: self.conditions.pace,
            clocks: self.clocks,
            patience: allowed.map_or(PATIENCE, |time| time + self.conditions.margin + LATE),
            stop: self.stop,
        }
    }

    /// Plays a move, if it is one.
    fn add(&mut self, board: &mut dyn Session, choice: PlayerMove) -> Result<(), Foul> {
        let side = mover(board);
        let illegal =
            |_| Foul::Illegal { m: choice.m.chars().filter(|c| !c.is_control()).take(40).collect() };
        let written = board.play(&choice.m).map_err(illegal)?;
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

    /// How the game is decided before its end.
    fn adjudicated(&self, board: &dyn Session) -> Option<Finish> {
        let adjudication = &self.conditions.adjudication;
        let scores: Vec<Option<i32>> = self.plies.iter().map(|ply| ply.score).collect();
        let decided = adjudication.by_scores(&scores, self.moves.len());
        if let Some((winner, reason)) = decided.or_else(|| adjudication.by_tables(board, self.stop)) {
            return Some(Finish::regular(winner, &reason));
        }
        let is_long = self.moves.len() >= self.conditions.max_plies;
        is_long.then(|| Finish::regular(None, TOO_LONG))
    }
}
