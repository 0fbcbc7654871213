//! What a person should know before moving: a check, a capture that must be made.

use crate::conversation::Conversation;
use crate::seat::Seat;
use session::{Grid, Side};

impl Conversation<'_> {
    /// What is said below the board to whoever moves next; nothing to the computer.
    pub(crate) fn notice(&mut self) -> String {
        if self.is_over() || !self.settings.human.is_human(self.turn()) {
            return String::new();
        }
        let who = match self.settings.human {
            Seat::Both | Seat::Nobody => self.view().turn,
            Seat::Max | Seat::Min => "You".into(),
        };
        let is = if who == "You" { "are" } else { "is" };
        let check = self.view().check.map(|_| format!("{who} {is} in check.\n")).unwrap_or_default();
        check + &self.forced().map(|moves| format!("{who} must capture: {moves}.\n")).unwrap_or_default()
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
