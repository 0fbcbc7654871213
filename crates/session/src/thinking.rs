//! Thinking about a position: the playing search with progress after every depth.

use crate::answers::{Answer, AnswerDetails, CutCounts, LineView, RootMoveView, Searched, StatisticsView};
use crate::call::Call;
use crate::choices::{Algorithm, Counts, Follow, Purpose};
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::judgement::Judgement;
use crate::kit::{Kit, MoveOf, StateOf};
use crate::request::Request;
use crate::running::Reached;
use crate::searching::recorder;
use crate::setup::Setup;
use crate::thinker::{Thinker, ThinkerTask};
use crate::value::Value;
use crate::view::TreeView;
use search::pvs::{self, Limits, Progress, Table, Thought, Variation};
use search::{
    Both, Bound, Checkpoint, Depth, Exit, Game, Notation, Observer, Recorder, Score, Side, Statistician,
    Tally,
};
use std::time::Duration;

/// In play a single move is searched this deep: it is made anyway, but its score is still told.
const SINGLE_MOVE_DEPTH: Depth = Depth(6);
/// With this much time for a move, a search may spend a moment before it starts.
const LEISURE: Duration = Duration::from_secs(1);
/// A search for a win looks this many plies further than its length: quiet moves are searched less deeply.
const WIN_RESERVE: u32 = 12;
/// The table of a search for a win that leaves nothing out.
const WIN_TABLE_MIB: usize = 16;
/// More plies than any game has.
const MANY: u32 = 1 << 20;

impl<K: Kit> Setup<K> {
    pub(crate) fn think_about(
        &self,
        reached: &Reached<K>,
        call: &Call<'_>,
        table: &Table,
        judgement: &Judgement<K::Game>,
        clock: &Clock<'_>,
        progress: &mut dyn FnMut(&Answer),
    ) -> Result<(Answer, Option<TreeView>), SessionError> {
        let state = &reached.state;
        let Call { request, .. } = *call;
        let asked = &request.playing;
        let stop = clock.flag();
        let only = self.only(state, &asked.only)?;
        let choices = if only.is_empty() { self.moves(state).len() } else { only.len() };
        if call.clock.is_none() && request.time.is_none_or(|time| time >= LEISURE) {
            self.kit().solver().prepare(state);
        }
        let mut task = self.task(reached, self.limits(request, choices), table, clock);
        let is_sound = |_: Checkpoint| judgement.failure().is_none() && self.game().failure().is_none();
        let control = Both(&is_sound, clock);
        task.control = &control;
        task.request.evaluation = judgement.evaluation();
        task.request.only = &only;
        task.request.lines = asked.lines;
        task.request.threads = asked.threads;
        task.request.techniques = asked.techniques;
        task.request.margins = asked.margins;
        let wanted = asked.lines.clamp(1, choices);
        let mut follower = Follower { follow: call.follow, wanted, lines: Vec::new() };
        let mut known = 0;
        let mut watchers = watchers(call);
        let told = Saying { setup: self, state, eval: &judgement.name, clock };
        let mut hear = |heard: &Progress<'_, MoveOf<K>>| {
            known = heard.known;
            if let Some(lines) = follower.hear(heard) {
                let so_far =
                    Thought { lines, depth: heard.depth, deepest: heard.deepest, nodes: heard.nodes };
                let mut answer = told.answer(&so_far, heard.table_fill, heard.known);
                if call.follow == Follow::Lines {
                    answer.details.lines[0].rank = heard.rank;
                }
                progress(&answer);
            }
            if asked.win_within.is_some_and(|plies| wins_within(heard.line, plies)) {
                stop.raise();
            }
        };
        let thinker = self.thinker()?;
        let mut thought = thinker.think(&task, lent(&mut watchers), &mut hear);
        if let Some(win) = self.overlooked_win(&task, request, &thought, stop, &mut hear)? {
            thought = win;
        }
        let mut answer = told.answer(&thought, table.fill(), known);
        if let Some(failure) = judgement.failure() {
            return Err(SessionError::Script(failure));
        }
        self.sound(state)?;
        answer.details.effort = judgement.effort();
        let (tally, (statistician, recorder)) = watchers;
        let cutoffs = tally.map(|tally| tally.exits(Exit::Cutoff));
        answer.cuts = CutCounts { cutoffs, placeholders: cutoffs };
        answer.details.statistics =
            statistician.map(|taken| StatisticsView::new(taken.counts, thought.depth));
        let pv = thought.lines.first().map_or(&[][..], |line| &line.moves);
        let tree = recorder.map(|recorder| self.tree(recorder, call, &answer, pv, stop));
        Ok((answer, tree.transpose()?))
    }

    /// The win that was asked for, where the usual search has not found it: it leaves out what looks bad, and a short win may begin
    /// with just that. So once more, with nothing left out and nothing remembered, only as deep as the win is long.
    fn overlooked_win(
        &self,
        task: &ThinkerTask<'_, K::Game>,
        request: &Request,
        thought: &Thought<MoveOf<K>>,
        stop: &StopFlag,
        hear: &mut pvs::ProgressListener<'_, MoveOf<K>>,
    ) -> Result<Option<Thought<MoveOf<K>>>, SessionError> {
        let wins = |thought: &Thought<MoveOf<K>>, plies| {
            thought.lines.first().is_some_and(|line| wins_within(line, plies))
        };
        let Some(plies) =
            request.playing.win_within.filter(|&plies| !stop.is_raised() && !wins(thought, plies))
        else {
            return Ok(None);
        };
        let usual = task.request.limits;
        let limits = Limits {
            depth: usual.depth.min(Depth(plies.min(MANY) as i32)),
            nodes: usual.nodes.saturating_sub(thought.nodes),
        };
        let techniques = request.playing.techniques.without_skips();
        let table = Table::new(WIN_TABLE_MIB);
        let task = ThinkerTask {
            request: pvs::ThinkRequest { limits, techniques, ..task.request },
            table: &table,
            ..*task
        };
        let mut found = self.thinker()?.think(&task, None, hear);
        found.nodes += thought.nodes;
        Ok(wins(&found, plies).then_some(found))
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
    ) -> ThinkerTask<'a, K::Game> {
        let request =
            pvs::ThinkRequest { past: &reached.past, limits, ..pvs::ThinkRequest::new(&reached.state) };
        ThinkerTask { game: self.game(), request, table, control: clock }
    }

    pub(crate) fn thinker(&self) -> Result<&dyn Thinker<K::Game>, SessionError> {
        self.kit().thinker().ok_or_else(|| SessionError::Missing {
            game: self.name().into(),
            what: "playing search",
            instead: "use a textbook search such as alphabeta".into(),
        })
    }

    /// How far a request goes; to make the only move there is, hardly anything has to be known.
    fn limits(&self, request: &Request, choices: usize) -> Limits {
        let deepest = match (request.playing.purpose, choices) {
            (Purpose::Play, 1) => SINGLE_MOVE_DEPTH,
            _ => Limits::default().depth,
        };
        let to_win =
            request.playing.win_within.map(|plies| Depth(plies.saturating_add(WIN_RESERVE).min(MANY) as i32));
        let asked =
            to_win.map_or(self.depth(request.depth).0, |to_win| to_win.min(self.depth(request.depth).0));
        Limits { depth: asked.clamp(Depth(1), deepest), nodes: request.nodes.unwrap_or(u64::MAX) }
    }
}

/// What is counted and kept while the playing search runs: exits, what the search is like, the tree.
type Watchers<G> = (Option<Tally>, (Option<Statistician<G>>, Option<Recorder<G>>));

fn watchers<G: Notation>(call: &Call<'_>) -> Watchers<G> {
    let counts = call.request.playing.counts;
    let counts_exits = counts == Counts::Exits || call.record.is_some();
    let statistician = (counts == Counts::Statistics).then(Statistician::default);
    (counts_exits.then(Tally::default), (statistician, call.record.map(recorder)))
}

/// None without an observer: then the search is not slowed down.
fn lent<G: Notation>(watchers: &mut Watchers<G>) -> Option<&mut dyn Observer<G>> {
    let is_watched = watchers.0.is_some() || watchers.1.0.is_some();
    is_watched.then_some(watchers)
}

/// Puts what the playing search knows into words.
struct Saying<'a, K: Kit> {
    setup: &'a Setup<K>,
    state: &'a StateOf<K>,
    eval: &'a str,
    clock: &'a Clock<'a>,
}

impl<K: Kit> Saying<'_, K> {
    fn answer(&self, thought: &Thought<MoveOf<K>>, table_fill: u32, known: u64) -> Answer {
        let lines: Vec<LineView> =
            thought.lines.iter().enumerate().map(|(rank, line)| self.line(rank, line)).collect();
        let first = lines.first();
        let value = first.map_or(Value::Points(0.0), |line| line.value);
        let best = first.and_then(|line| line.moves.first().cloned());
        let played =
            |m: &String| RootMoveView { m: m.clone(), value, bound: Bound::Exact, nodes: thought.nodes };
        Answer {
            searched: Searched {
                game: self.setup.name().into(),
                position: self.setup.show_state(self.state),
                algorithm: Algorithm::PVS.name().into(),
                eval: self.eval.into(),
                depth: Some(thought.depth.0.max(0) as u32),
                limit: None,
            },
            value,
            verdict: self.setup.idiom().verdict(value),
            ties: best.iter().cloned().collect(),
            moves: best.iter().map(played).collect(),
            best,
            pv: first.map_or_else(Vec::new, |line| line.moves.clone()),
            nodes: thought.nodes,
            cuts: CutCounts::default(),
            time_ms: self.clock.elapsed_ms(),
            unfinished: false,
            details: AnswerDetails {
                deepest: Some(thought.deepest.0),
                lines,
                table_fill: Some(table_fill),
                known: (known > 0).then_some(known),
                ..AnswerDetails::default()
            },
        }
    }

    fn line(&self, rank: usize, line: &Variation<MoveOf<K>>) -> LineView {
        let turn = self.setup.game().turn(self.state);
        let value = self.setup.idiom().meaning(line.score.for_max(turn));
        LineView {
            value,
            verdict: self.setup.idiom().verdict(value),
            bound: bound_for_max(line.bound, turn),
            rank,
            chances: self.setup.kit().players().chances(line.score),
            moves: self.setup.show_line(self.state, &line.moves),
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

/// Whether a line is a win of the side to move that needs no more than a number of plies.
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
