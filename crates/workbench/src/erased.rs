//! The bench of any game as a [`Workbench`]: types are hidden from here on.

use crate::answers::{EvalView, PerftView, PositionView, SearchView, SolveView, ThinkView};
use crate::bench::{Bench, Reached, Why};
use crate::clock::{Clock, StopFlag};
use crate::error::BenchError;
use crate::face::Workbench;
use crate::record::{GameRecord, Reading, ResultOrder};
use crate::request::{At, Counting, EvalChoice, SearchRequest, ThinkRequest, Variant};
use crate::running::{InProgress, Running};
use crate::solving::AllMoves;
use crate::view::TreeView;
use crate::words::{Idiom, ending_text, outcome_text};
use search::pvs::Table;
use search::{Definition, Notation};

impl<G> Workbench for Bench<G>
where
    G: Notation + Send + Sync,
    G::State: Send + Sync,
    G::Move: Send + Sync,
{
    fn name(&self) -> &str {
        self.name
    }

    fn idiom(&self) -> Idiom {
        self.idiom
    }

    fn presets(&self) -> Vec<(&str, &str)> {
        self.presets.to_vec()
    }

    fn terms(&self, eval: &EvalChoice) -> Result<Vec<Definition>, BenchError> {
        Ok(self.value_function(eval)?.1.terms())
    }

    fn rules(&self) -> &[(&'static str, &'static str)] {
        self.rules
    }

    fn position(&self, at: &At) -> Result<PositionView, BenchError> {
        let reached = self.reach(at)?;
        let state = &reached.state;
        let by_chance = self.game.chance(state, &mut Vec::new());
        let side = (!by_chance).then(|| self.game.turn(state));
        let outcome = self.outcome_with_history(&reached);
        let why = self.why_over(&reached);
        let to_claim = matches!(why, Some(Why::ByClaim(_)));
        let goes_on = outcome.is_none() || to_claim;
        let moves = if goes_on { self.moves(state) } else { Vec::new() };
        Ok(PositionView {
            game: self.name.into(),
            position: self.game.show_state(state),
            turn: side.map_or("chance", |side| self.idiom.sides[side as usize]).into(),
            side,
            winner: outcome.and_then(|outcome| outcome.winner),
            ending: outcome.map(|outcome| ending_text(outcome, why.map(Why::word), self.idiom.sides)),
            outcome: outcome.map(|outcome| outcome_text(outcome, self.idiom.sides)),
            reason: why.map(|why| why.word().into()),
            claimable: to_claim,
            moves: moves.into_iter().map(|m| self.game.show_move(state, m)).collect(),
            board: self.game.board(state),
        })
    }

    fn choices(&self, at: &At, text: &str) -> Result<Vec<String>, BenchError> {
        let Reached { state, .. } = self.reach(at)?;
        let moves = self.game.choices(&state, text);
        Ok(moves.into_iter().map(|m| self.game.show_move(&state, m)).collect())
    }

    fn book_moves(&self, at: &At) -> Result<Vec<(String, u16)>, BenchError> {
        let Reached { state, .. } = self.reach(at)?;
        let moves = self.book.as_ref().map_or_else(Vec::new, |book| book(&state));
        Ok(moves.into_iter().map(|(m, weight)| (self.game.show_move(&state, m), weight)).collect())
    }

    fn record_extension(&self) -> Option<&str> {
        self.scribe.as_ref().map(|scribe| scribe.extension)
    }

    fn write_record(&self, record: &GameRecord, order: ResultOrder) -> Result<String, BenchError> {
        Bench::write_record(self, record, order)
    }

    fn read_record(&self, text: &str, reading: Reading) -> Result<GameRecord, BenchError> {
        Bench::read_record(self, text, reading)
    }

    fn variants(&self) -> &[Variant] {
        &self.variants
    }

    fn perft(&self, at: &At, depth: u32, counting: Counting) -> Result<PerftView, BenchError> {
        let Reached { state, .. } = self.reach(at)?;
        let never = StopFlag::default();
        let clock = Clock::start(None, &never);
        let split = self.divide(&state, depth, counting)?;
        let named = |&(m, count): &(G::Move, u64)| (self.game.show_move(&state, m), count);
        let total = split.iter().map(|&(_, count)| count).sum();
        Ok(PerftView {
            game: self.name.into(),
            position: self.game.show_state(&state),
            depth,
            nodes: if depth == 0 { 1 } else { total },
            divide: split.iter().map(named).collect(),
            time_ms: clock.elapsed_ms(),
        })
    }

    fn eval(&self, at: &At, eval: &EvalChoice) -> Result<EvalView, BenchError> {
        let Reached { state, .. } = self.reach(at)?;
        let (name, value) = self.value_function(eval)?;
        Ok(EvalView {
            game: self.name.into(),
            position: self.game.show_state(&state),
            eval: name,
            value: value.value(&self.game, &state),
            terms: value.explain(&self.game, &state),
        })
    }

    fn search(
        &self,
        at: &At,
        request: &SearchRequest,
        stop: &StopFlag,
    ) -> Result<(SearchView, Option<TreeView>), BenchError> {
        let reached = self.reach(at)?;
        match request.algorithm.textbook() {
            Some(algorithm) => self.textbook(&reached, request, algorithm, stop),
            None => self.playing(&reached, request, stop),
        }
    }

    fn think(
        &self,
        at: &At,
        request: &ThinkRequest,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&ThinkView),
    ) -> Result<ThinkView, BenchError> {
        let table = Table::new(request.table_mib.unwrap_or(self.table_mib));
        self.think_about(&self.reach(at)?, request, &table, stop, progress)
    }

    fn start(&self, at: &At) -> Result<Box<dyn Running + '_>, BenchError> {
        Ok(Box::new(InProgress { bench: self, reached: self.reach(at)? }))
    }

    fn can_think(&self) -> bool {
        self.thinker.is_some()
    }

    fn begins_at_random(&self) -> bool {
        self.random_opening
    }

    fn solve(&self, at: &At, all_moves: bool, stop: &StopFlag) -> Result<SolveView, BenchError> {
        let Reached { state, .. } = self.reach(at)?;
        self.still_going(&state)?;
        let wanted = if all_moves { AllMoves::Yes } else { AllMoves::No };
        self.solve_state(&state, wanted, stop)
    }
}
