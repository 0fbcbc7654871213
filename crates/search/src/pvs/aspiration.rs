//! Aspiration windows: each depth is first searched with a narrow window around the score of the one before.
//!
//! The hope: the score moves little from one depth to the next, and a narrow window cuts more. If it falls outside, the
//! window is widened on that side and the depth searched again.
//!
//! Gérard M. Baudet, "The Design and Analysis of Algorithms for Asynchronous Multiprocessors", thesis, Carnegie Mellon
//! University, 1978; James J. Gillogly, "Performance Analysis of the Technology Chess Program", thesis, Carnegie Mellon
//! University, 1978.

use super::driver::ProgressListener;
use super::request::Variation;
use super::team::RoundResult;
use super::techniques::Technique;
use super::worker::Worker;
use crate::Stopped;
use crate::game::Game;
use crate::observe::Observer;
use crate::score::{Bound, Depth, Score};
use crate::tactics::Tactics;

/// Guessing a window pays from this depth on.
pub(super) const ASPIRATION_MIN_DEPTH: Depth = Depth(4);
/// A window that failed grows by this factor.
const WINDOW_GROWTH: i32 = 3;
/// A window this wide is opened completely.
const WINDOW_MAX: Score = Score(2000);
/// A search that has lasted this number of nodes also tells when a window fails: the next finished line may take long.
const TELL_FAILED_NODES: u64 = 3_000_000;

/// A window around a guessed score.
struct Aspiration {
    alpha: Score,
    beta: Score,
    width: Score,
}

impl Aspiration {
    /// What a score says about the true one.
    fn bound(&self, score: Score) -> Bound {
        match score {
            score if score <= self.alpha => Bound::Upper,
            score if score >= self.beta => Bound::Lower,
            _ => Bound::Exact,
        }
    }

    /// Opens the side on which the score fell outside; false if it did not.
    fn widen(&mut self, score: Score) -> bool {
        self.width = Score(self.width.0.saturating_mul(WINDOW_GROWTH));
        let reach = if self.width > WINDOW_MAX { Score::INF + Score::INF } else { self.width };
        if score <= self.alpha && self.alpha > -Score::INF {
            self.alpha = (score - reach).max(-Score::INF);
            return true;
        }
        if score >= self.beta && self.beta < Score::INF {
            self.beta = (score + reach).min(Score::INF);
            return true;
        }
        false
    }
}

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// Searches with a window around the guess, widening it while the score falls outside.
    pub(super) fn aspire(
        &mut self,
        state: &G::State,
        depth: Depth,
        guess: Option<Score>,
        report: &mut ProgressListener<'_, G::Move>,
    ) -> Result<Variation<G::Move>, Stopped> {
        let mut window = self.guess_window(guess);
        loop {
            let RoundResult { score, moves } = self.search_round(state, depth, &window)?;
            let line = Variation { score, bound: window.bound(score), moves };
            if score > window.alpha {
                // Even if the window turns out too low, this is the move to play when stopped.
                self.root_line = Some(Variation { bound: Bound::Lower, ..line.clone() });
            }
            if !window.widen(score) {
                return Ok(Variation { bound: Bound::Exact, ..line });
            }
            if self.nodes >= TELL_FAILED_NODES && !self.shared.root.is_known() {
                self.tell(depth, self.root_taken.len(), &line, report);
            }
        }
    }

    fn guess_window(&self, guess: Option<Score>) -> Aspiration {
        let delta = self.margins.aspiration.filter(|_| self.has(Technique::Aspiration));
        match (guess, delta) {
            (Some(guess), Some(delta)) => Aspiration {
                alpha: (guess - delta).max(-Score::INF),
                beta: (guess + delta).min(Score::INF),
                width: delta,
            },
            _ => Aspiration { alpha: -Score::INF, beta: Score::INF, width: Score::INF },
        }
    }

    /// Searches the root, until this thread or another has the answer.
    fn search_round(
        &mut self,
        state: &G::State,
        depth: Depth,
        window: &Aspiration,
    ) -> Result<RoundResult<G::Move>, Stopped> {
        let score = self.search_root(state, depth, window.alpha, window.beta);
        let found = score.map(|score| RoundResult { score, moves: self.root_moves() });
        let answer = match &self.shared.team {
            Some(team) => team.agree(self.round, found),
            None => found,
        };
        self.round += 1;
        answer
    }

    fn root_moves(&self) -> Vec<G::Move> {
        match self.lines.root() {
            [] => self.root_best.into_iter().collect(),
            line => line.to_vec(),
        }
    }
}
