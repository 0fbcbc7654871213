//! A game in progress: moves are added one by one and taken back, nothing is played over again, and what a search has
//! learned serves the next one.

use crate::answers::{Answer, EvalView, PerftView, PositionView, SolveView};
use crate::call::Call;
use crate::choices::{At, Counting, EvalChoice};
use crate::clock::StopFlag;
use crate::error::SessionError;
use crate::memory::Memory;
use crate::request::Request;
use crate::solving::AllMoves;
use crate::view::TreeView;
use search::{Outcome, Side};

/// What can be asked of the position on the board.
pub trait BoardFace {
    /// The position in words, text and picture, with its legal moves.
    fn position(&self) -> PositionView;

    /// The position as text.
    fn text(&self) -> String;

    /// The number that stands for the position.
    fn key(&self) -> u64;

    /// Who is to move; none where chance decides.
    fn turn(&self) -> Option<Side>;

    /// How often this position has been there, this time included.
    fn times_seen(&self) -> usize;

    /// How the rules end the game here; draws that have to be claimed are left to the caller.
    fn outcome(&self) -> Option<Outcome>;

    /// The legal moves.
    fn moves(&self) -> Vec<String>;

    /// The legal moves that an unfinished text may mean, where it is not yet one.
    fn choices(&self, text: &str) -> Vec<String>;

    /// The moves of the opening book with their weights; none if the position is not in it, or there is no book.
    fn book_moves(&self) -> Vec<(String, u16)>;

    /// Whether the side to move is free and this move changes little at once, as the playing search sees it: then what a
    /// value function measures here lasts.
    fn is_quiet(&self, text: &str) -> Result<bool, SessionError>;
}

/// How a game goes on, and back.
pub trait RecordFace {
    /// Plays a move, and says how it is written.
    fn play(&mut self, text: &str) -> Result<String, SessionError>;

    /// Takes the last move back; false if there is none.
    fn take_back(&mut self) -> bool;

    /// Goes to another position of the game; moves that lead there as well as here are not played again. Where that cannot be
    /// done, the session stays where it is.
    fn go_to(&mut self, at: &At) -> Result<(), SessionError>;

    /// The whole game so far as other programs write it: its first position and its moves.
    fn told_in(&self, dialect: &str) -> Result<At, SessionError>;

    /// How a move that another program has written is written here.
    fn read_in(&self, dialect: &str, text: &str) -> Result<String, SessionError>;
}

/// A game in progress, with its record of positions and the playing search's memory. Threads may share it.
pub trait Session: BoardFace + RecordFace + Send + Sync {
    /// Counts positions `depth` plies away, in all and by first move.
    fn perft(&self, depth: u32, counting: Counting, stop: &StopFlag) -> Result<PerftView, SessionError>;

    /// The value function term by term.
    fn eval(&self, eval: &EvalChoice) -> Result<EvalView, SessionError>;

    /// One search; also its tree if the call records it. The playing search keeps what it learns, and tells `progress` after
    /// every depth.
    fn run(
        &mut self,
        call: &Call<'_>,
        progress: &mut dyn FnMut(&Answer),
    ) -> Result<(Answer, Option<TreeView>), SessionError>;

    /// The exact value, and that of the moves that are wanted.
    fn solve(&self, wanted: AllMoves, stop: &StopFlag) -> Result<SolveView, SessionError>;

    /// Makes everything ready for playing searches like these, one request for each player, before their time counts: value
    /// functions, and tables in memory. What the same players have learned stays; what others have learned goes.
    fn prepare(&mut self, players: &[&Request]) -> Result<(), SessionError>;

    /// Forgets what searches have learned; their tables stay in memory.
    fn forget(&mut self);

    /// Hands over what searches have learned, so that another session can go on with it.
    fn take_memory(&mut self) -> Memory;

    /// Goes on with what searches of another session have learned, where the same players ask.
    fn recall(&mut self, memory: Memory);
}

impl dyn Session + '_ {
    /// A search without its tree.
    pub fn think(
        &mut self,
        request: &Request,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Answer),
    ) -> Result<Answer, SessionError> {
        Ok(self.run(&Call::new(request, stop), progress)?.0)
    }

    /// A move of the opening book, each as likely as its weight; `draw` draws a number below the one it is given.
    pub fn book_move(&self, draw: &mut dyn FnMut(u32) -> u32) -> Option<String> {
        let moves = self.book_moves();
        let total: u32 = moves.iter().map(|(_, weight)| u32::from(*weight)).sum();
        let mut rest = if total == 0 { return None } else { draw(total) };
        moves.into_iter().find_map(|(m, weight)| match rest.checked_sub(weight.into()) {
            Some(less) => {
                rest = less;
                None
            }
            None => Some(m),
        })
    }
}
