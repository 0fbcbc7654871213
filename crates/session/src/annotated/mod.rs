//! Games as people keep them: a line of moves with comments, numeric annotations and variations.

mod movetext;

pub use movetext::{MoveNumbers, clean, movetext, wrap};

/// A line of play with its annotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub plies: Vec<Played<M>>,
}

/// A move and its comment.
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

    /// The line after these moves were played instead: comments on the common part stay, and where they
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
pub type MoveReader<'a, S, M, N, E> = dyn FnMut(&S, &M) -> Result<(N, S), E> + 'a;

impl<M> Line<M> {
    /// How many moves are in variations, of all depths.
    pub fn in_variations(&self) -> usize {
        let lines = self.plies.iter().flat_map(|played| &played.variations);
        lines.map(|line| line.plies.len() + line.in_variations()).sum()
    }

    /// The same line with other moves: `step` is given the state before each move.
    pub fn try_map<S: Clone, N, E>(
        &self,
        start: &S,
        step: &mut MoveReader<'_, S, M, N, E>,
    ) -> Result<Line<N>, E> {
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
