//! Ending games early when both players, or an endgame table, agree on the result.

use crate::error::ArenaError;
use crate::player::mover;
use session::{AllMoves, Session, Side, StopFlag};

/// Both players have seen the same winner for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResignRule {
    /// A score of this much…
    pub score: i32,
    /// …for this number of moves of each side decides.
    pub moves: usize,
}

impl ResignRule {
    /// Reads `600,4`.
    pub fn parse(text: &str) -> Result<ResignRule, ArenaError> {
        let rule = numbers(text).and_then(|[score, moves]| {
            Some(ResignRule { score: i32::try_from(score).ok()?, moves: moves.max(1) as usize })
        });
        rule.ok_or_else(|| ArenaError::rule("resign", text, "a score and a number of moves, such as 600,4"))
    }
}

/// Both players have seen nothing for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRule {
    /// A score of no more than this…
    pub score: i32,
    /// …for this number of moves of each side…
    pub moves: usize,
    /// …once each side has made this number of moves, makes a draw.
    pub from_move: usize,
}

impl DrawRule {
    /// Reads `10,8,40`.
    pub fn parse(text: &str) -> Result<DrawRule, ArenaError> {
        let rule = numbers(text).and_then(|[score, moves, from]| {
            let score = i32::try_from(score).ok()?;
            Some(DrawRule { score, moves: moves.max(1) as usize, from_move: from as usize })
        });
        let expected = "a score and two numbers of moves, such as 10,8,40";
        rule.ok_or_else(|| ArenaError::rule("draw", text, expected))
    }
}

fn numbers<const N: usize>(text: &str) -> Option<[u32; N]> {
    let found: Option<Vec<u32>> = text.split(',').map(|word| word.trim().parse().ok()).collect();
    found?.try_into().ok()
}

/// Which games end early.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Adjudication {
    /// By agreement on a winner.
    pub resign: Option<ResignRule>,
    /// By agreement on a draw.
    pub draw: Option<DrawRule>,
    /// By the exact value, where it is known.
    pub tables: bool,
}

/// A game that ends early: who wins, and why.
pub(crate) type Decision = (Option<Side>, String);

impl Adjudication {
    /// The decision after these scores of every ply since the opening, each seen by MAX.
    pub(crate) fn by_scores(&self, scores: &[Option<i32>], plies: usize) -> Option<Decision> {
        let resigned = self.resign.and_then(|rule| {
            let last = last(scores, 2 * rule.moves)?;
            let all = |wins: fn(i32, i32) -> bool| {
                last.iter().all(|&score| score.is_some_and(|s| wins(s, rule.score)))
            };
            let winner = if all(|s, limit| s >= limit) {
                Side::Max
            } else if all(|s, limit| s <= -limit) {
                Side::Min
            } else {
                return None;
            };
            Some((Some(winner), "adjudicated: both sides see the win".into()))
        });
        let drawn = || {
            let rule = self.draw.filter(|rule| plies >= 2 * rule.from_move)?;
            let last = last(scores, 2 * rule.moves)?;
            let is_level = |score: &Option<i32>| score.is_some_and(|s| s.abs() <= rule.score);
            last.iter().all(is_level).then(|| (None, "adjudicated: both sides see a draw".into()))
        };
        resigned.or_else(drawn)
    }

    /// The decision by the exact value, where it is known.
    pub(crate) fn by_tables(&self, board: &dyn Session, stop: &StopFlag) -> Option<Decision> {
        if !self.tables {
            return None;
        }
        let solved = board.solve(AllMoves::No, stop).ok()?;
        let winner = match solved.value.as_str() {
            "win" => Some(mover(board)),
            "loss" => Some(mover(board).other()),
            _ => None,
        };
        Some((winner, "adjudicated: the endgame tables know the result".into()))
    }
}

fn last(scores: &[Option<i32>], plies: usize) -> Option<&[Option<i32>]> {
    scores.len().checked_sub(plies.max(1)).map(|start| &scores[start..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: Adjudication = Adjudication {
        resign: Some(ResignRule { score: 500, moves: 2 }),
        draw: Some(DrawRule { score: 10, moves: 2, from_move: 10 }),
        tables: false,
    };

    fn winner(scores: &[Option<i32>], plies: usize) -> Option<Option<Side>> {
        RULES.by_scores(scores, plies).map(|(winner, _)| winner)
    }

    #[test]
    fn both_sides_have_to_agree_for_long_enough() {
        let won = [Some(0), Some(600), Some(500), Some(900), Some(999_990)];
        assert_eq!(winner(&won, 40), Some(Some(Side::Max)));
        assert_eq!(winner(&won[..4], 40), None, "too short");
        assert_eq!(winner(&won.map(|score| score.map(|s| -s)), 40), Some(Some(Side::Min)));
        assert_eq!(winner(&[Some(600), Some(499), Some(600), Some(600)], 40), None);
        assert_eq!(winner(&[Some(600), None, Some(600), Some(600)], 40), None);
        assert_eq!(winner(&[], 40), None);
    }

    #[test]
    fn draws_are_not_agreed_early() {
        let level = [Some(3), Some(-10), Some(0), Some(10)];
        assert_eq!(winner(&level, 19), None);
        assert_eq!(winner(&level, 20), Some(None));
        assert_eq!(winner(&[Some(3), Some(-11), Some(0), Some(10)], 20), None);
    }
}
