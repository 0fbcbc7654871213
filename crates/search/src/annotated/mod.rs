//! Games as people keep them: a line of moves with comments, numeric annotations and variations.

mod movetext;

pub use movetext::{Numbering, clean, movetext, wrap};

/// A line of play with its annotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub plies: Vec<Played<M>>,
}

/// A move and what was said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<M> {
    /// The move.
    pub m: M,
    /// Numeric annotations: 1 is good, 2 poor, 3 very good, 4 very poor, 5 speculative, 6 questionable.
    pub nags: Vec<u8>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// What could have been played instead of the move.
    pub variations: Vec<Line<M>>,
}

impl<M> Default for Line<M> {
    fn default() -> Self {
        Line { comments: Vec::new(), plies: Vec::new() }
    }
}

impl<M> Played<M> {
    /// A move without annotations.
    pub fn new(m: M) -> Played<M> {
        Played { m, nags: Vec::new(), comments: Vec::new(), variations: Vec::new() }
    }
}

impl<M> FromIterator<M> for Line<M> {
    /// A line without annotations.
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        Line { comments: Vec::new(), plies: moves.into_iter().map(Played::new).collect() }
    }
}

impl<M: Clone + PartialEq> Line<M> {
    /// The moves themselves, without variations.
    pub fn moves(&self) -> impl Iterator<Item = M> {
        self.plies.iter().map(|played| played.m.clone())
    }

    /// Whether there is neither a move nor a comment.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty() && self.comments.is_empty()
    }

    /// The line after these moves were played instead: what is said about the common part stays, and where they
    /// leave the line, the rest of it becomes a variation. Moves taken back are gone.
    #[must_use]
    pub fn replay(&self, moves: &[M]) -> Line<M> {
        let common = self.plies.iter().zip(moves).take_while(|(played, m)| played.m == **m).count();
        let mut plies = self.plies[..common].to_vec();
        for m in &moves[common..] {
            let mut played = Played::new(m.clone());
            if plies.len() == common && common < self.plies.len() {
                let left = Line { comments: Vec::new(), plies: self.plies[common..].to_vec() };
                played.variations.push(left);
            }
            plies.push(played);
        }
        Line { comments: self.comments.clone(), plies }
    }
}

/// What becomes of a move in a state, and which state follows.
pub type Step<'a, S, M, N, E> = dyn FnMut(&S, &M) -> Result<(N, S), E> + 'a;

impl<M> Line<M> {
    /// How many moves are in variations, of all depths.
    pub fn in_variations(&self) -> usize {
        let lines = self.plies.iter().flat_map(|played| &played.variations);
        lines.map(|line| line.plies.len() + line.in_variations()).sum()
    }

    /// The same line with other moves: `step` is given the state before each move.
    pub fn try_map<S: Clone, N, E>(&self, start: &S, step: &mut Step<'_, S, M, N, E>) -> Result<Line<N>, E> {
        let mut state = start.clone();
        let mut plies = Vec::with_capacity(self.plies.len());
        for played in &self.plies {
            let variations =
                played.variations.iter().map(|line| line.try_map(&state, step)).collect::<Result<_, E>>()?;
            let (m, next) = step(&state, &played.m)?;
            state = next;
            plies.push(Played {
                m,
                nags: played.nags.clone(),
                comments: played.comments.clone(),
                variations,
            });
        }
        Ok(Line { comments: self.comments.clone(), plies })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(m: &str, comment: &str) -> Played<String> {
        Played { comments: vec![comment.into()], ..Played::new(m.into()) }
    }

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn what_was_said_stays_as_far_as_the_game_is_followed() {
        let line = Line {
            comments: vec!["first".into()],
            plies: vec![said("a", "1"), said("b", "2"), said("c", "3")],
        };
        assert_eq!(line.replay(&words("a b c")), line);
        let shorter = line.replay(&words("a"));
        assert_eq!(shorter.plies, [said("a", "1")]);
        let longer = line.replay(&words("a b c d"));
        assert_eq!(
            (longer.plies[2].clone(), longer.plies[3].clone()),
            (said("c", "3"), Played::new("d".into()))
        );
    }

    #[test]
    fn what_was_played_before_becomes_a_variation() {
        let line: Line<String> = words("a b c").into_iter().collect();
        let other = line.replay(&words("a x y"));
        assert_eq!(other.moves().collect::<Vec<_>>(), words("a x y"));
        assert_eq!(other.plies[1].variations, [words("b c").into_iter().collect()]);
        assert!(other.plies[2].variations.is_empty());
    }

    #[test]
    fn variations_are_mapped_from_the_state_before_their_move() {
        let mut line: Line<u8> = [1, 2].into_iter().collect();
        line.plies[1].variations.push([5, 6].into_iter().collect());
        let mut step =
            |sum: &u8, m: &u8| if *m < 9 { Ok((format!("{sum}+{m}"), sum + m)) } else { Err("nine") };
        let mapped = line.try_map(&0, &mut step).unwrap();
        assert_eq!(mapped.moves().collect::<Vec<_>>(), ["0+1", "1+2"]);
        assert_eq!(mapped.plies[1].variations[0].moves().collect::<Vec<_>>(), ["1+5", "6+6"]);
        line.plies[1].variations[0].plies[0].m = 9;
        assert_eq!(line.try_map(&0, &mut step), Err("nine"));
    }
}
