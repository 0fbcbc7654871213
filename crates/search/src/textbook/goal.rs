//! What a search for a proof asks, and what it answers.

use super::game_tree::NodeFacts;
use crate::game::Side;
use crate::outcome::Outcome;
use std::fmt;
use std::str::FromStr;

/// What a search for a proof is to find out about the side to move at the root.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Goal {
    /// Whether it wins, and if it does not, whether it holds a draw: the result of the game.
    #[default]
    Result,
    /// Whether it wins.
    Win,
    /// Whether it does not lose.
    Hold,
    /// Whether it gets this value or a better one.
    Value(f64),
}

/// A text that names no goal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown goal '{0}': expected result, win, hold or a number")]
pub struct UnknownGoal(String);

impl FromStr for Goal {
    type Err = UnknownGoal;
    fn from_str(text: &str) -> Result<Goal, UnknownGoal> {
        match text {
            "result" => Ok(Goal::Result),
            "win" => Ok(Goal::Win),
            "hold" => Ok(Goal::Hold),
            _ => {
                let value: Option<f64> = text.parse().ok().filter(|value: &f64| value.is_finite());
                value.map(Goal::Value).ok_or_else(|| UnknownGoal(text.into()))
            }
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Result => f.write_str("result"),
            Goal::Win => f.write_str("win"),
            Goal::Hold => f.write_str("hold"),
            Goal::Value(value) => value.fmt(f),
        }
    }
}

impl Goal {
    /// The questions that it comes to, in order: the next is asked where the answer was no.
    pub(super) fn questions(self) -> &'static [fn(Goal) -> Question] {
        match self {
            Goal::Result => &[|_| Question::Win, |_| Question::Hold],
            Goal::Win => &[|_| Question::Win],
            Goal::Hold => &[|_| Question::Hold],
            Goal::Value(_) => &[|goal| match goal {
                Goal::Value(value) => Question::Value(value),
                _ => Question::Win,
            }],
        }
    }
}

/// A question with the answers yes and no about the side to move at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Question {
    /// Does it win?
    Win,
    /// Does it win or draw?
    Hold,
    /// Does it get this value, or a better one?
    Value(f64),
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Win => f.write_str("win"),
            Question::Hold => f.write_str("hold"),
            Question::Value(value) => value.fmt(f),
        }
    }
}

impl Question {
    /// Whether a leaf is what `side` asks for. Where the depth ran out neither side has won.
    pub(super) fn is_met(self, side: Side, facts: &NodeFacts) -> bool {
        let sign = |outcome: Outcome| match outcome.winner {
            Some(winner) => winner.sees(1.0),
            None => outcome.points,
        };
        let result = side.sees(facts.ended.map_or(0.0, sign));
        match self {
            Question::Win => result > 0.0,
            Question::Hold => result >= 0.0,
            Question::Value(wanted) => facts.settled.is_some_and(|value| !side.prefers(wanted, value)),
        }
    }
}

/// What a search for a proof answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofAnswer {
    /// It is proven.
    Yes,
    /// It is disproven.
    No,
    /// Neither: the search ended before.
    Unknown,
}

/// What a search for a proof found out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProofReport {
    /// The last question that was asked.
    pub question: Question,
    /// Its answer.
    pub answer: ProofAnswer,
    /// Whether the answer holds only as deep as was searched: a deeper search may see more.
    pub is_within_depth: bool,
    /// The proof number of the root for that question.
    pub proof: f64,
    /// Its disproof number.
    pub disproof: f64,
}
