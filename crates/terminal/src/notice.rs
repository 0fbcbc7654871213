//! What a person should know before moving: a check, a capture that must be made.

use crate::conversation::Conversation;
use crate::seat::Seat;
use session::{Grid, Side};

impl Conversation<'_> {
    /// The notice below the board for the player to move; none for the computer.
    pub(crate) fn notice(&mut self) -> String {
        if self.is_over() || !self.settings.human.is_human(self.turn()) {
            return String::new();
        }
        let who = match self.settings.human {
            Seat::Both | Seat::Neither => "side",
            Seat::Max | Seat::Min => "you",
        };
        let view = self.view();
        let said = [("who", who.into()), ("side", view.turn.into())];
        let check = view.check.map(|_| self.line("play-in-check", said.clone())).unwrap_or_default();
        let [who, side] = said;
        let forced = self.forced().map(|moves| self.show_moves(&moves));
        let must = |moves: String| self.line("play-must-capture", [who, side, ("moves", moves.into())]);
        check + &forced.map(must).unwrap_or_default()
    }

    /// The legal moves, if each of them captures.
    pub(crate) fn forced(&mut self) -> Option<String> {
        let view = self.view();
        let side = view.side?;
        let men = count(view.board.as_ref()?, side.other());
        // A piece that is put on the board may turn others over, but captures none.
        let captures = |session: &mut Self, way: &session::MoveView| {
            if way.from.is_none() || session.game.play(&way.text).is_err() {
                return false;
            }
            let left = session.view().board.map_or(men, |board| count(&board, side.other()));
            session.game.take_back();
            left < men
        };
        let is_forced = !view.ways.is_empty() && view.ways.iter().all(|way| captures(self, way));
        is_forced.then(|| view.moves.join(", "))
    }
}

fn count(board: &Grid, side: Side) -> usize {
    board.cells.iter().filter(|cell| cell.owner == Some(side)).count()
}
