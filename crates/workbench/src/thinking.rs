//! Thinking about a position: the playing search with progress after every depth.

use crate::answers::{LineView, ThinkView};
use crate::bench::{Bench, Reached};
use crate::clock::{Clock, StopFlag};
use crate::error::BenchError;
use crate::request::{EvalChoice, ThinkRequest};
use crate::thinker::{Task, Thinker, Watch};
use crate::words::verdict;
use search::pvs::{self, Limits, Line, Table, Techniques, Thought};
use search::{Bound, Depth, Notation, ValueFunction};
use std::sync::Arc;

impl<G: Notation> Bench<G>
where
    G::State: Send + Sync,
    G::Move: Send + Sync,
{
    pub(crate) fn think_about(
        &self,
        reached: &Reached<G>,
        request: &ThinkRequest,
        table: &Table,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&ThinkView),
    ) -> Result<ThinkView, BenchError> {
        let state = &reached.state;
        self.still_going(state)?;
        let deepest = Limits::default().depth;
        let limits = Limits {
            depth: request.depth.map_or(deepest, |depth| Depth(depth.min(deepest.0 as u32) as i32)),
            nodes: request.nodes.unwrap_or(u64::MAX),
        };
        let (_, value) = self.thinker_value(&request.eval)?;
        let clock = Clock::start(request.time, stop);
        let mut task = self.task(reached, limits, value, table, &clock);
        task.request.lines = request.lines;
        task.request.threads = request.threads;
        task.request.techniques = request.techniques;
        let wanted = request.lines.clamp(1, self.moves(state).len());
        let mut lines: Vec<Line<G::Move>> = Vec::new();
        let thought = self.thinker()?.think(&task, Watch::Nobody, &mut |told| {
            if told.line.bound != Bound::Exact {
                return;
            }
            lines.push(told.line.clone());
            if lines.len() == wanted {
                let lines = std::mem::take(&mut lines);
                let so_far = Thought { lines, depth: told.depth, deepest: told.deepest, nodes: told.nodes };
                progress(&self.think_view(state, &so_far, &clock, told.table_fill));
            }
        });
        Ok(self.think_view(state, &thought, &clock, table.fill()))
    }

    /// A run of the playing search with the usual settings.
    pub(crate) fn task<'a>(
        &'a self,
        reached: &'a Reached<G>,
        limits: Limits,
        value: Option<Arc<dyn ValueFunction<G>>>,
        table: &'a Table,
        clock: &'a Clock<'_>,
    ) -> Task<'a, G> {
        let request = pvs::Request {
            state: &reached.state,
            past: &reached.past,
            limits,
            lines: 1,
            only: &[],
            techniques: Techniques::ALL,
            threads: 1,
        };
        Task { game: &self.game, request, value, table, control: clock }
    }

    pub(crate) fn thinker(&self) -> Result<&dyn Thinker<G>, BenchError> {
        self.thinker.as_deref().ok_or_else(|| BenchError::Missing {
            game: self.name.into(),
            what: "playing search",
            instead: "use minimax, alphabeta or expectimax".into(),
        })
    }

    /// The value function for the playing search: its own unless another is chosen.
    pub(crate) fn thinker_value(&self, eval: &EvalChoice) -> Result<Chosen<G>, BenchError> {
        match eval {
            EvalChoice::Usual => Ok(("own".into(), None)),
            chosen => self.value_function(chosen).map(|(name, value)| (name, Some(Arc::from(value)))),
        }
    }

    fn think_view(
        &self,
        state: &G::State,
        thought: &Thought<G::Move>,
        clock: &Clock<'_>,
        table_fill: u32,
    ) -> ThinkView {
        let turn = self.game.turn(state);
        let line = |line: &Line<G::Move>| {
            let value = line.score.for_max(turn);
            LineView { value, verdict: verdict(value, self.sides), moves: self.show_line(state, &line.moves) }
        };
        ThinkView {
            game: self.name.into(),
            position: self.game.show_state(state),
            depth: thought.depth.0 as u32,
            deepest: thought.deepest.0,
            lines: thought.lines.iter().map(line).collect(),
            best: thought.best().map(|m| self.game.show_move(state, m)),
            nodes: thought.nodes,
            time_ms: clock.elapsed_ms(),
            table_fill,
        }
    }
}

/// A value function's name, and the function unless it is the playing search's own.
type Chosen<G> = (String, Option<Arc<dyn ValueFunction<G>>>);
