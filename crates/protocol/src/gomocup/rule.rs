//! The rules a manager may ask for, and what becomes of those that are not known here.

/// Five or more in a row win.
const FREESTYLE: u64 = 0;
/// Six in a row are nothing.
const EXACTLY_FIVE: u64 = 1;

/// The rule asked for by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rule {
    number: u64,
    /// Whether the manager was told that another rule is played.
    is_told: bool,
}

impl Rule {
    /// The rule of a number.
    pub fn new(number: u64) -> Rule {
        Rule { number, is_told: false }
    }

    /// What is said before a move under this rule: nothing, once that another is played instead, or an error where
    /// moves would be fouls.
    pub fn check(&mut self) -> Result<Vec<String>, String> {
        match self.number {
            FREESTYLE => Ok(Vec::new()),
            EXACTLY_FIVE if self.is_told => Ok(Vec::new()),
            EXACTLY_FIVE => {
                self.is_told = true;
                Ok(vec!["MESSAGE rule 1, exactly five, is not known: played as rule 0, five or more".into()])
            }
            4 => Err("rule 4, renju, is not known: expected rule 0, five or more".into()),
            9 => Err("rule 9, caro, is not known: expected rule 0, five or more".into()),
            other => Err(format!("rule {other} is not known: expected rule 0, five or more")),
        }
    }
}
