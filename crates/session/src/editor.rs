//! Changes of a position that are made in its text.

use crate::description::{Editor, Style};

/// The field with the square where a pawn can be taken in passing.
const PASSING: usize = 3;

impl Editor {
    /// The position with the other side to move.
    pub fn pass(&self, position: &str) -> String {
        match self.style {
            Style::Rows => self.pass_in_fields(position, &[]),
            Style::Fen => self.pass_in_fields(position, &[PASSING]),
            Style::Pdn => match position.split_once(':') {
                Some((turn, rest)) => format!("{}:{rest}", self.other_turn(turn)),
                None => position.into(),
            },
        }
    }

    /// The second field says whose turn it is; `expiring` are fields that hold for one move only.
    fn pass_in_fields(&self, position: &str, expiring: &[usize]) -> String {
        let mut fields: Vec<&str> = position.split(' ').collect();
        if let Some(turn) = fields.get_mut(1) {
            *turn = self.other_turn(turn);
        }
        for &field in expiring {
            if let Some(field) = fields.get_mut(field) {
                *field = "-";
            }
        }
        fields.join(" ")
    }

    fn other_turn(&self, turn: &str) -> &'static str {
        self.turns[usize::from(turn == self.turns[0])]
    }
}
