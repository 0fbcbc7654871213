//! Ends that the players make: resigning, agreeing on a draw, running out of time.

use crate::conversation::{Conversation, EndedGame};
use crate::declined::Declined;
use crate::seat::Seat;
use session::{Ending, Side, Value};

/// Before this many plies the computer does not talk about draws.
const EARLY: usize = 20;

impl Conversation<'_> {
    pub(crate) fn resign(&mut self) -> Result<String, Declined> {
        self.still_going()?;
        let loser = match self.settings.human {
            Seat::Max => Side::Max,
            Seat::Min => Side::Min,
            Seat::Both | Seat::Neither => self.turn(),
        };
        let words = self.lost("play-resigned", loser);
        self.ended = Some(EndedGame { ending: Ending::Won(loser.other()), words, on_time: false });
        Ok(self.board())
    }

    /// The computer accepts unless it thinks that it stands better.
    pub(crate) fn offer_draw(&mut self) -> Result<String, Declined> {
        self.still_going()?;
        let computer = match self.settings.human {
            Seat::Both => return Ok(self.agree()),
            Seat::Max => Side::Min,
            Seat::Min | Seat::Neither => Side::Max,
        };
        if self.at.moves.len() < EARLY {
            return Ok(self.line("play-declines-early", []));
        }
        let thought = self.think(1)?;
        if thought.value.seen_by(computer) > Value::Points(0.0) {
            return Ok(self.line("play-declines", []));
        }
        Ok(self.agree())
    }

    fn agree(&mut self) -> String {
        let words = self.say("play-agreed", []);
        self.ended = Some(EndedGame { ending: Ending::Drawn, words, on_time: false });
        self.board()
    }

    /// Ends the game if the side to move has no time left; the error says so.
    pub(crate) fn check_time(&mut self) -> Result<(), Declined> {
        if self.is_over() {
            return Ok(());
        }
        let (side, now) = (self.turn(), self.now());
        let is_over =
            |clock: &crate::clock::PlayClock| clock.left(side as usize, side as usize, now).is_zero();
        if self.clock.as_ref().is_some_and(is_over) {
            self.lose_on_time(side);
            return Err(Declined(self.board()));
        }
        Ok(())
    }

    pub(crate) fn lose_on_time(&mut self, loser: Side) {
        let words = self.lost("play-out-of-time", loser);
        self.ended = Some(EndedGame { ending: Ending::Won(loser.other()), words, on_time: true });
    }

    /// A message that names the loser and the winner.
    fn lost(&self, name: &str, loser: Side) -> String {
        let (lost, won) = (self.name(loser), self.name(loser.other()));
        self.say(name, [("loser", lost.into()), ("winner", won.into())])
    }

    pub(crate) fn name(&self, side: Side) -> String {
        self.bench.sides()[side as usize].into()
    }
}
