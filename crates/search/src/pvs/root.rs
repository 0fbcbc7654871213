//! What exact knowledge of the root does to a search: it leaves only the moves that keep the value, and where that is a
//! draw it goes on looking for the one that is hardest to answer.

use super::request::Variation;
use crate::score::{Bound, Score};
use crate::tactics::Known;

/// In a drawn position this number of lines is compared.
const RIVALS: usize = 3;
/// Of lines that the search judges this alike, the one that is harder to answer is played.
const ALIKE: Score = Score(25);

/// The root as the tables know it.
pub(super) struct Root<M> {
    known: Option<Known<M>>,
    /// Lines asked for.
    lines: usize,
}

impl<M: Copy + Eq> Root<M> {
    pub(super) fn new(known: Option<Known<M>>, lines: usize) -> Self {
        Root { known: known.filter(|known| !known.best.is_empty()), lines }
    }

    pub(super) fn is_known(&self) -> bool {
        self.known.is_some()
    }

    /// The moves that keep the value; empty if it is unknown.
    pub(super) fn best(&self) -> &[M] {
        self.known.as_ref().map_or(&[], |known| &known.best)
    }

    /// Whether every move that is left draws: then a draw found on the way answers nothing.
    pub(super) fn is_drawn(&self) -> bool {
        self.known.as_ref().is_some_and(|known| (known.score, known.bound) == (Score::DRAW, Bound::Exact))
    }

    /// How many lines to look for among this number of moves.
    pub(super) fn lines_wanted(&self, moves: usize) -> usize {
        let rivals = if self.is_drawn() { RIVALS.min(self.best().len()) } else { 1 };
        self.lines.max(rivals).clamp(1, moves.max(1))
    }

    /// The lines as they are reported: the one to play first, and those that keep the value with the score that is known.
    pub(super) fn present(&self, found: &[Variation<M>]) -> Vec<Variation<M>> {
        let Some(known) = &self.known else { return found.to_vec() };
        let place = |line: &Variation<M>| known.best.iter().position(|m| line.moves.first() == Some(m));
        let (mut keeping, others): (Vec<_>, Vec<_>) =
            found.iter().cloned().partition(|line| place(line).is_some());
        let least = keeping.first().map_or(Score::DRAW, |line| line.score - ALIKE);
        let alike = keeping.iter().take_while(|line| self.is_drawn() && line.score >= least).count();
        keeping[..alike].sort_by_key(place);
        keeping.iter_mut().for_each(|line| line.score = known.settle(line.score));
        keeping.into_iter().chain(others).take(self.lines.max(1)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(m: char, score: i32) -> Variation<char> {
        Variation { score: Score(score), bound: Bound::Exact, moves: vec![m] }
    }

    fn check(known: Known<char>, lines: usize, expected: &[(char, i32)]) {
        let root = Root::new(Some(known), lines);
        let shown = root.present(&[line('a', 50), line('b', 40), line('c', -30), line('x', -90)]);
        let shown: Vec<(char, i32)> = shown.iter().map(|line| (line.moves[0], line.score.0)).collect();
        assert_eq!(shown, expected);
    }

    #[test]
    fn of_moves_that_draw_alike_the_hardest_to_answer_is_played() {
        let drawn =
            |best: &str| Known { score: Score::DRAW, bound: Bound::Exact, best: best.chars().collect() };
        check(drawn("cba"), 1, &[('b', 0)]);
        check(drawn("abc"), 1, &[('a', 0)]);
        check(drawn("cba"), 4, &[('b', 0), ('a', 0), ('c', 0), ('x', -90)]);
        let won = |bound| Known { score: Score(70), bound, best: vec!['a', 'b'] };
        check(won(Bound::Exact), 2, &[('a', 70), ('b', 70)]);
        check(won(Bound::Lower), 3, &[('a', 70), ('b', 70), ('c', -30)]);
        check(Known { score: Score(45), ..won(Bound::Lower) }, 2, &[('a', 50), ('b', 45)]);
    }

    #[test]
    fn nothing_known_changes_nothing() {
        let root: Root<char> = Root::new(None, 2);
        assert_eq!((root.lines_wanted(20), root.lines_wanted(1), root.lines_wanted(0)), (2, 1, 1));
        assert_eq!(root.present(&[line('a', 5)]), [line('a', 5)]);
        assert!(!root.is_drawn() && !root.is_known() && root.best().is_empty());
    }
}
