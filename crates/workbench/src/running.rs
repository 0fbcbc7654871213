//! A game being played: moves are added one by one, and nothing is played over again.

use crate::answers::{SearchView, SolveView, ThinkView};
use crate::bench::{Bench, Reached};
use crate::clock::StopFlag;
use crate::error::BenchError;
use crate::request::{Algorithm, SearchRequest, ThinkRequest};
use crate::solving::AllMoves;
use search::pvs::Table;
use search::{Notation, Outcome, Side};

/// A game in progress, with its record of positions.
pub trait Running: Send {
    /// Who is to move.
    fn turn(&self) -> Side;

    /// The position as text.
    fn position(&self) -> String;

    /// How often this position has been there, this time included.
    fn times_seen(&self) -> usize;

    /// How the rules end the game here; repetition is left to whoever asks.
    fn outcome(&self) -> Option<Outcome>;

    /// The legal moves.
    fn moves(&self) -> Vec<String>;

    /// Plays a move, and says how it is written.
    fn play(&mut self, text: &str) -> Result<String, BenchError>;

    /// Thinks with the playing search, which remembers in `table` what it found out, telling `progress` after
    /// every depth.
    fn think(
        &self,
        request: &ThinkRequest,
        table: &Table,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&ThinkView),
    ) -> Result<ThinkView, BenchError>;

    /// One search.
    fn search(&self, request: &SearchRequest, stop: &StopFlag) -> Result<SearchView, BenchError>;

    /// The exact value, if the game has a solver that knows it.
    fn solve(&self, stop: &StopFlag) -> Result<SolveView, BenchError>;
}

/// A game in progress on a bench.
pub(crate) struct InProgress<'a, G: Notation> {
    pub bench: &'a Bench<G>,
    pub reached: Reached<G>,
}

impl<G> Running for InProgress<'_, G>
where
    G: Notation + Send + Sync,
    G::State: Send + Sync,
    G::Move: Send + Sync,
{
    fn turn(&self) -> Side {
        self.bench.game.turn(&self.reached.state)
    }

    fn position(&self) -> String {
        self.bench.game.show_state(&self.reached.state)
    }

    fn times_seen(&self) -> usize {
        let game = &self.bench.game;
        let key = game.key(&self.reached.state);
        let comparable = game.reversible(&self.reached.state);
        1 + self.reached.past.iter().rev().take(comparable).filter(|&&before| before == key).count()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.bench.outcome(&self.reached.state)
    }

    fn moves(&self) -> Vec<String> {
        let state = &self.reached.state;
        self.bench.moves(state).into_iter().map(|m| self.bench.game.show_move(state, m)).collect()
    }

    fn play(&mut self, text: &str) -> Result<String, BenchError> {
        let Reached { state, past } = &mut self.reached;
        self.bench.still_going(state)?;
        let game = &self.bench.game;
        let m = game.parse_move(state, text)?;
        let written = game.show_move(state, m);
        past.push(game.key(state));
        *state = game.play(state, m);
        Ok(written)
    }

    fn think(
        &self,
        request: &ThinkRequest,
        table: &Table,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&ThinkView),
    ) -> Result<ThinkView, BenchError> {
        self.bench.think_about(&self.reached, request, table, stop, progress)
    }

    fn search(&self, request: &SearchRequest, stop: &StopFlag) -> Result<SearchView, BenchError> {
        let found = match request.algorithm.textbook() {
            Some(algorithm) => self.bench.textbook(&self.reached, request, algorithm, stop),
            None => self.bench.playing(&self.reached, request, stop),
        };
        found.map(|(view, _)| view)
    }

    fn solve(&self, stop: &StopFlag) -> Result<SolveView, BenchError> {
        self.bench.solve_state(&self.reached.state, AllMoves::No, stop)
    }
}

impl Algorithm {
    /// The textbook search of this name; none for the playing search.
    pub fn textbook(self) -> Option<search::textbook::Algorithm> {
        match self {
            Algorithm::Minimax => Some(search::textbook::Algorithm::Minimax),
            Algorithm::AlphaBeta => Some(search::textbook::Algorithm::AlphaBeta),
            Algorithm::Expectimax => Some(search::textbook::Algorithm::Expectimax),
            Algorithm::Pvs => None,
        }
    }
}
