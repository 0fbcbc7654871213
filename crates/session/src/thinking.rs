//! Thinking about a position: the playing search with progress after every depth.

use crate::answers::{LineView, StatisticsView, ThinkView};
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::kit::{Kit, MoveOf, StateOf};
use crate::request::{Follow, Purpose, ThinkRequest};
use crate::running::Reached;
use crate::setup::Setup;
use crate::thinker::{Task, Thinker, Watch};
use search::pvs::{self, Limits, Progress, Table, Thought, Variation};
use search::{Bound, Depth, Game, Score, Side, Statistician};
use std::time::Duration;

/// In play a single move is searched this deep: it is made anyway, but its score is still told.
const SINGLE_MOVE_DEPTH: Depth = Depth(6);
/// With so much time for a move, a moment may be spent before it.
const LEISURE: Duration = Duration::from_secs(1);
/// A search for a win looks this many plies further than its length: quiet moves are searched less deeply.
const WIN_RESERVE: u32 = 12;

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
        let only = self.only(state, &request.only)?;
        let choices = if only.is_empty() { self.moves(state).len() } else { only.len() };
        if request.clock.is_none() && request.time.is_none_or(|time| time >= LEISURE) {
            self.kit().prepare(state);
        }
        let clock = Clock::start(request.time, request.clock, stop);
        let mut task = self.task(reached, limits(request, choices), table, &clock);
        task.request.evaluation = judgement.evaluation();
        task.request.only = &only;
        task.request.lines = request.lines;
        task.request.threads = request.threads;
        task.request.techniques = request.techniques;
        let mut known = 0;
        let mut follower =
            Follower { follow: request.follow, wanted: request.lines.clamp(1, choices), lines: Vec::new() };
        let mut taken = request.statistics.then(Statistician::default);
        let watch = taken.as_mut().map_or(Watch::Nobody, Watch::Statistician);
        let thought = self.thinker()?.think(&task, watch, &mut |told| {
            known = told.known;
            if let Some(lines) = follower.hear(told) {
                let so_far = Thought { lines, depth: told.depth, deepest: told.deepest, nodes: told.nodes };
                let mut view = self.think_view(state, &so_far, &clock, told.table_fill);
                view.known = told.known;
                if request.follow == Follow::Lines {
                    view.lines[0].rank = told.rank;
                }
                progress(&view);
            }
            if request.win_within.is_some_and(|plies| wins_within(told.line, plies)) {
                stop.raise();
            }
        });
        let statistics = taken.map(|taken| StatisticsView::new(taken.counts, thought.depth));
        Ok(ThinkView { statistics, known, ..self.think_view(state, &thought, &clock, table.fill()) })
    }

    /// The moves of these texts.
    fn only(&self, state: &StateOf<K>, texts: &[String]) -> Result<Vec<MoveOf<K>>, SessionError> {
        texts.iter().map(|text| Ok(self.parse_move(state, text)?)).collect()
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
        let line = |(rank, line): (usize, &Variation<MoveOf<K>>)| {
            let value = line.score.for_max(turn);
            LineView {
                value,
                verdict: self.idiom().verdict(value),
                bound: bound_for_max(line.bound, turn),
                rank,
                chances: self.kit().chances(line.score),
                moves: self.show_line(state, &line.moves),
            }
        };
        ThinkView {
            game: self.name().into(),
            position: self.show_state(state),
            depth: thought.depth.0 as u32,
            deepest: thought.deepest.0,
            lines: thought.lines.iter().enumerate().map(line).collect(),
            best: thought.best().map(|m| self.show_move(state, m)),
            nodes: thought.nodes,
            time_ms: clock.elapsed_ms(),
            table_fill,
            known: 0,
            statistics: None,
        }
    }
}

/// Collects what a search tells until it is worth passing on.
struct Follower<M> {
    follow: Follow,
    /// Lines of a whole depth.
    wanted: usize,
    lines: Vec<Variation<M>>,
}

impl<M: Copy> Follower<M> {
    /// The lines to pass on now, if it is time.
    fn hear(&mut self, told: &Progress<'_, M>) -> Option<Vec<Variation<M>>> {
        if self.follow == Follow::Lines {
            return (told.rank < self.wanted).then(|| vec![told.line.clone()]);
        }
        if told.line.bound != Bound::Exact {
            return None;
        }
        self.lines.push(told.line.clone());
        (self.lines.len() == self.wanted).then(|| std::mem::take(&mut self.lines))
    }
}

/// Whether a line is a win of the side to move that needs no more than so many plies.
fn wins_within<M>(line: &Variation<M>, plies: u32) -> bool {
    let is_soon = line.score.plies_to_end().is_some_and(|distance| distance <= plies);
    line.bound != Bound::Upper && line.score > Score::DRAW && is_soon
}

/// A bound seen by the side to move, as MAX sees it.
fn bound_for_max(bound: Bound, turn: Side) -> Bound {
    match (bound, turn) {
        (Bound::Lower, Side::Min) => Bound::Upper,
        (Bound::Upper, Side::Min) => Bound::Lower,
        _ => bound,
    }
}

/// How far a request goes; to make the only move there is, hardly anything has to be known.
fn limits(request: &ThinkRequest, choices: usize) -> Limits {
    let deepest = match (request.purpose, choices) {
        (Purpose::Play, 1) => SINGLE_MOVE_DEPTH,
        _ => Limits::default().depth,
    };
    let to_win = request.win_within.map(|plies| plies.saturating_add(WIN_RESERVE));
    let asked = [request.depth, to_win].into_iter().flatten().min();
    Limits {
        depth: asked.map_or(deepest, |depth| Depth(depth.clamp(1, deepest.0 as u32) as i32)),
        nodes: request.nodes.unwrap_or(u64::MAX),
    }
}
