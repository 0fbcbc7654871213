//! The rules a manager may ask for; a move by another rule than the one asked for would be a foul.

use super::error::BrainError;

/// Five or more in a row win.
const FREESTYLE: u64 = 0;

/// The rule asked for by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rule(pub u64);

impl Rule {
    /// Whether moves can be made by this rule; says why not.
    pub fn check(self) -> Result<(), BrainError> {
        let name = match self.0 {
            FREESTYLE => return Ok(()),
            1 => ", exactly five,",
            4 => ", renju,",
            9 => ", caro,",
            _ => "",
        };
        Err(BrainError::Rule { number: self.0, name })
    }
}
