//! Ends that the players make: resigning, agreeing on a draw, running out of time.

use crate::conversation::{Conversation, Ended};
use crate::seat::Seat;
use session::{Ending, Side, Value};

/// Before this many plies the computer does not talk about draws.
const EARLY: usize = 20;

impl Conversation<'_> {
    pub(crate) fn resign(&mut self) -> Result<String, String> {
        self.still_going()?;
        let loser = match self.settings.human {
            Seat::Max => Side::Max,
            Seat::Min => Side::Min,
            Seat::Both | Seat::Nobody => self.turn(),
        };
        let words = format!("{} resigned, {} wins", self.name(loser), self.name(loser.other()));
        self.ended = Some(Ended { ending: Ending::Won(loser.other()), words, on_time: false });
        Ok(self.board())
    }

    /// The computer accepts unless it thinks that it stands better.
    pub(crate) fn offer_draw(&mut self) -> Result<String, String> {
        self.still_going()?;
        let computer = match self.settings.human {
            Seat::Both => return Ok(self.agree()),
            Seat::Max => Side::Min,
            Seat::Min | Seat::Nobody => Side::Max,
        };
        if self.at.moves.len() < EARLY {
            return Ok("The computer declines: the game has only begun.\n".into());
        }
        let thought = self.think(1)?;
        if thought.value.seen_by(computer) > Value::Points(0.0) {
            return Ok("The computer declines: it thinks that it stands better.\n".into());
        }
        Ok(self.agree())
    }

    fn agree(&mut self) -> String {
        let words = "draw by agreement".into();
        self.ended = Some(Ended { ending: Ending::Drawn, words, on_time: false });
        self.board()
    }

    /// Ends the game if the side to move has no time left; the error says so.
    pub(crate) fn check_time(&mut self) -> Result<(), String> {
        if self.is_over() {
            return Ok(());
        }
        let (side, now) = (self.turn(), self.now());
        let is_over = |clock: &crate::clock::Clock| clock.left(side as usize, side as usize, now).is_zero();
        if self.clock.as_ref().is_some_and(is_over) {
            self.lose_on_time(side);
            return Err(self.board());
        }
        Ok(())
    }

    pub(crate) fn lose_on_time(&mut self, loser: Side) {
        let winner = loser.other();
        let words = format!("{} ran out of time, {} wins", self.name(loser), self.name(winner));
        self.ended = Some(Ended { ending: Ending::Won(winner), words, on_time: true });
    }

    pub(crate) fn name(&self, side: Side) -> String {
        self.bench.sides()[side as usize].into()
    }
}
