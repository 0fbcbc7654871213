//! Thinking about a position: the playing search with progress after every depth.

use crate::answers::{LineView, StatisticsView, ThinkView};
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::kit::{Kit, MoveOf, StateOf};
use crate::request::{Purpose, ThinkRequest};
use crate::running::Reached;
use crate::setup::Setup;
use crate::thinker::{Task, Thinker, Watch};
use search::pvs::{self, Limits, Table, Thought, Variation};
use search::{Bound, Depth, Game, Notation, Statistician};

/// In play a single move is searched this deep: it is made anyway, but its score is still told.
const SINGLE_MOVE_DEPTH: Depth = Depth(6);

impl<K: Kit> Setup<K> {
    pub(crate) fn think_about(
        &self,
        reached: &Reached<K>,
        request: &ThinkRequest,
        table: &Table,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&ThinkView),
    ) -> Result<ThinkView, SessionError> {
        let state = &reached.state;
        self.still_going(state)?;
        let judgement = self.judgement(&request.eval)?;
        let clock = Clock::start(request.time, request.clock, stop);
        let limits = limits(request, self.moves(state).len());
        let mut task = self.task(reached, limits, table, &clock);
        task.request.evaluation = judgement.evaluation();
        task.request.lines = request.lines;
        task.request.threads = request.threads;
        task.request.techniques = request.techniques;
        let wanted = request.lines.clamp(1, self.moves(state).len());
        let mut lines: Vec<Variation<MoveOf<K>>> = Vec::new();
        let mut taken = request.statistics.then(Statistician::default);
        let watch = taken.as_mut().map_or(Watch::Nobody, Watch::Statistician);
        let thought = self.thinker()?.think(&task, watch, &mut |told| {
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
        let statistics = taken.map(|taken| StatisticsView::new(taken.counts, thought.depth));
        Ok(ThinkView { statistics, ..self.think_view(state, &thought, &clock, table.fill()) })
    }

    /// A run of the playing search with the usual settings.
    pub(crate) fn task<'a>(
        &'a self,
        reached: &'a Reached<K>,
        limits: Limits,
        table: &'a Table,
        clock: &'a Clock<'_>,
    ) -> Task<'a, K::Game> {
        let request = pvs::Request { past: &reached.past, limits, ..pvs::Request::new(&reached.state) };
        Task { game: self.game(), request, table, control: clock }
    }

    pub(crate) fn thinker(&self) -> Result<&dyn Thinker<K::Game>, SessionError> {
        self.kit().thinker().ok_or_else(|| SessionError::Missing {
            game: self.name().into(),
            what: "playing search",
            instead: "use minimax, alphabeta or expectimax".into(),
        })
    }

    fn think_view(
        &self,
        state: &StateOf<K>,
        thought: &Thought<MoveOf<K>>,
        clock: &Clock<'_>,
        table_fill: u32,
    ) -> ThinkView {
        let turn = self.game().turn(state);
        let line = |line: &Variation<MoveOf<K>>| {
            let value = line.score.for_max(turn);
            LineView {
                value,
                verdict: self.idiom().verdict(value),
                moves: self.show_line(state, &line.moves),
            }
        };
        ThinkView {
            game: self.name().into(),
            position: self.game().show_state(state),
            depth: thought.depth.0 as u32,
            deepest: thought.deepest.0,
            lines: thought.lines.iter().map(line).collect(),
            best: thought.best().map(|m| self.game().show_move(state, m)),
            nodes: thought.nodes,
            time_ms: clock.elapsed_ms(),
            table_fill,
            statistics: None,
        }
    }
}

/// How far a request goes; to make the only move there is, hardly anything has to be known.
fn limits(request: &ThinkRequest, choices: usize) -> Limits {
    let deepest = match (request.purpose, choices) {
        (Purpose::Play, 1) => SINGLE_MOVE_DEPTH,
        _ => Limits::default().depth,
    };
    Limits {
        depth: request.depth.map_or(deepest, |depth| Depth(depth.min(deepest.0 as u32) as i32)),
        nodes: request.nodes.unwrap_or(u64::MAX),
    }
}
