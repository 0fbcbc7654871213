//! The driver: iterative deepening, several lines, several threads.
//!
//! The hope behind deepening: a shallow search costs little and orders the moves of the next so well that both together
//! are cheaper than the deep one alone; and there is a move to play whenever time is up.
//!
//! David J. Slate and Lawrence R. Atkin, "CHESS 4.5: The Northwestern University Chess Program", in Chess Skill in Man
//! and Machine, 1977; Richard E. Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree
//! Search", Artificial Intelligence 27(1), 1985.

use super::aspiration::ASPIRATION_MIN_DEPTH;
use super::node::{Expected, NodeParameters};
use super::request::{Progress, ThinkRequest, Thought, Variation};
use super::root::Root;
use super::table::{NO_MOVE, Table};
use super::team::Team;
use super::techniques::Technique;
use super::worker::{Shared, Worker};
use crate::Stopped;
use crate::control::{Checkpoint, Control, Outlook};
use crate::game::Game;
use crate::observe::{Observer, Pass, Silent};
use crate::score::{Bound, Depth, Ply, Score};
use crate::tactics::{Knowledge as _, Known, Tactics};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A drawn ending needs no more memory.
const DRAWN_TABLE_MIB: usize = 4;

/// Hears of every finished line, and in long searches of lines whose window failed: their bound is not exact.
pub type ProgressListener<'a, M> = dyn FnMut(&Progress<'_, M>) + 'a;

/// Thinks about a state until a limit is reached or the control stops it. Always has a move if there is one.
pub fn think<G, T, O>(
    game: &G,
    tactics: &T,
    observer: O,
    table: &Table,
    request: &ThinkRequest<'_, G>,
    control: &(dyn Control + Sync),
    report: &mut ProgressListener<'_, G::Move>,
) -> Thought<G::Move>
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Sync + Send,
    T: Tactics<G> + Clone + Send,
    O: Observer<G>,
{
    const { assert!(!G::STOCHASTIC, "the playing search is for games without chance") };
    let mut tactics = tactics.clone();
    let root = Root::new(known_root(game, &mut tactics, request), request.lines);
    // What other searches wrote down about draws is no use where they do not count.
    let own_table = root.is_drawn().then(|| Table::new(DRAWN_TABLE_MIB));
    let table = own_table.as_ref().unwrap_or(table);
    table.begin_search();
    let shared = Shared {
        root,
        table,
        control,
        limits: request.limits,
        techniques: request.techniques,
        margins: request.margins,
        evaluation: request.evaluation,
        nodes: AtomicU64::new(0),
        finished: AtomicBool::new(false),
        team: (request.threads > 1).then(Team::new),
    };
    std::thread::scope(|scope| {
        for _ in 1..request.threads {
            let worker = Worker::new(game, tactics.clone(), Silent, &shared);
            scope.spawn(move || worker.help(request));
        }
        let worker = Worker::new(game, tactics, observer, &shared);
        let thought = worker.lead(request, report);
        shared.finished.store(true, Ordering::Relaxed);
        thought
    })
}

impl<'a, G, T, O> Worker<'a, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// The main thread: reports every finished line and decides when to stop.
    fn lead(
        mut self,
        request: &ThinkRequest<'a, G>,
        report: &mut ProgressListener<'_, G::Move>,
    ) -> Thought<G::Move> {
        self.prepare(request);
        let legal = legal_moves(self.game, request);
        let root = &self.shared.root;
        let mut found = any_line(root.best()).or_else(|| any_line(&legal)).into_iter().collect::<Vec<_>>();
        let lines = root.present(&found);
        let mut thought = Thought { lines, depth: Depth(0), deepest: Ply::ROOT, nodes: 0 };
        if legal.is_empty() {
            return thought;
        }
        let wanted = root.lines_wanted(legal.len());
        let mut agreed = 0;
        for depth in depths(request) {
            let before = self.nodes;
            let Ok(lines) = self.search_depth(request, depth, wanted, &found, report) else {
                self.keep_partial(&mut thought);
                break;
            };
            found = lines;
            let last = std::mem::replace(&mut thought.lines, self.shared.root.present(&found));
            thought.depth = depth;
            self.report_lines(&thought, report);
            agreed = if first_moves(&last).first() == first_moves(&thought.lines).first() {
                agreed + 1
            } else {
                0
            };
            let outlook = Outlook {
                finished: depth,
                agreed,
                fallen: Score((last[0].score - thought.lines[0].score).0.max(0)),
                effort: (self.root_effort * 1000 / (self.nodes - before).max(1)).min(1000) as u32,
            };
            let settled = self.has(Technique::MateDistance) && is_settled(&thought, self.sure_depth(depth));
            if settled || !self.shared.control.goes_on(Checkpoint::Depth(outlook)) {
                break;
            }
        }
        thought.nodes = self.flush_nodes();
        thought.deepest = self.deepest;
        self.finish();
        thought
    }

    /// A helper thread: searches the same tree, leaving to later what others are at, to fill the common table.
    fn help(mut self, request: &ThinkRequest<'a, G>) {
        self.prepare(request);
        let wanted = self.shared.root.lines_wanted(legal_moves(self.game, request).len());
        let mut lines = Vec::new();
        for depth in depths(request) {
            match self.search_depth(request, depth, wanted, &lines, &mut |_| {}) {
                Ok(found) => lines = found,
                Err(Stopped) => break,
            }
        }
        self.flush_nodes();
        self.finish();
    }

    fn prepare(&mut self, request: &ThinkRequest<'a, G>) {
        self.keys.extend_from_slice(request.past);
        self.keys_before_root = request.past.len();
        self.keys.push(self.game.key(request.state));
        self.known = self.shared.root.is_known().into();
    }

    /// Finds the best lines at one depth, each without the first moves of the better ones.
    fn search_depth(
        &mut self,
        request: &ThinkRequest<'a, G>,
        depth: Depth,
        wanted: usize,
        last: &[Variation<G::Move>],
        report: &mut ProgressListener<'_, G::Move>,
    ) -> Result<Vec<Variation<G::Move>>, Stopped> {
        self.root_taken.clear();
        self.root_line = None;
        let mut lines: Vec<Variation<G::Move>> = Vec::new();
        for rank in 0..wanted {
            let expected = last.get(rank).filter(|_| depth > Depth(1)).map_or(&[][..], |line| &line.moves);
            self.expected_line = expected.iter().map(|&m| self.game.code(m)).collect();
            let best = self.shared.root.best();
            // Moves that do not keep the value come when all others are taken.
            self.root_only = if rank < best.len() { best } else { request.only };
            let guess = last.get(rank).filter(|_| depth >= ASPIRATION_MIN_DEPTH).map(|line| line.score);
            let line = self.aspire(request.state, depth, guess, report)?;
            self.root_taken.extend(line.moves.first());
            lines.push(line);
        }
        // A later line may turn out better than an earlier one that a table entry misjudged.
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        Ok(lines)
    }

    pub(super) fn search_root(
        &mut self,
        state: &G::State,
        depth: Depth,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        self.reset_path();
        self.lines.clear(Ply::ROOT);
        // A round that another thread has ended leaves off far below the root.
        self.tactics.start(self.game, state);
        self.root_best = None;
        self.root_depth = depth;
        let node = NodeParameters {
            alpha,
            beta,
            depth,
            ply: Ply::ROOT,
            m: None,
            previous: NO_MOVE,
            pass: Pass::Full,
            excluded: NO_MOVE,
            expected: Expected::All,
        };
        self.search_node::<true>(state, node)
    }

    fn report_lines(&mut self, thought: &Thought<G::Move>, report: &mut ProgressListener<'_, G::Move>) {
        for (rank, line) in thought.lines.iter().enumerate() {
            self.tell(thought.depth, rank, line, report);
        }
    }

    pub(super) fn tell(
        &mut self,
        depth: Depth,
        rank: usize,
        line: &Variation<G::Move>,
        report: &mut ProgressListener<'_, G::Move>,
    ) {
        report(&Progress {
            depth,
            deepest: self.deepest,
            rank,
            line,
            nodes: self.flush_nodes(),
            table_fill: self.shared.table.fill(),
            known: self.known,
        });
    }

    /// How deep nothing was overlooked: moves that are skipped or reduced are found again when searching twice as deep.
    fn sure_depth(&self, depth: Depth) -> Depth {
        let selective =
            [Technique::NullMove, Technique::Reductions, Technique::LateMoves, Technique::Futility];
        if selective.into_iter().any(|technique| self.has(technique)) { Depth(depth.0 / 2) } else { depth }
    }

    /// A depth was stopped half-way: if it tried the last depth's best move first, its best is as good or better.
    fn keep_partial(&self, thought: &mut Thought<G::Move>) {
        let is_as_good = thought.depth == Depth(0) || self.has(Technique::LineFirst);
        let Some(line) = self.partial_line().filter(|_| self.root_taken.is_empty() && is_as_good) else {
            return;
        };
        let found = self.shared.root.present(&[line]).into_iter().next();
        // A line that was cut short and only begins as the finished one does tells less than it.
        let tells_more = |line: &Variation<G::Move>| !first_moves(&thought.lines).starts_with(&line.moves);
        if let Some(line) = found.filter(tells_more) {
            thought.lines[0] = line;
        }
    }

    /// The best line of a depth that was stopped; moves that were not tried may be better.
    fn partial_line(&self) -> Option<Variation<G::Move>> {
        match self.lines.root() {
            [] => self.root_line.clone(),
            line => Some(Variation { score: self.root_score, bound: Bound::Lower, moves: line.to_vec() }),
        }
    }
}

fn depths<G: Game>(request: &ThinkRequest<'_, G>) -> impl Iterator<Item = Depth> + use<G> {
    let last = request.limits.depth.0.max(1);
    let first = if request.techniques.has(Technique::Deepening) { 1 } else { last };
    (first..=last).map(Depth)
}

fn legal_moves<G: Game>(game: &G, request: &ThinkRequest<'_, G>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    // A search for a move must give one, also where a draw may be claimed.
    game.moves(request.state, &mut moves);
    moves.retain(|m| request.only.is_empty() || request.only.contains(m));
    moves
}

/// What is known of the root before it is searched; who names moves, or wants several lines, gets those.
fn known_root<G: Game, T: Tactics<G>>(
    game: &G,
    tactics: &mut T,
    request: &ThinkRequest<'_, G>,
) -> Option<Known<G::Move>> {
    if !request.only.is_empty() {
        return None;
    }
    let knows = request.techniques.has(Technique::Knowledge);
    let threatens = request.techniques.has(Technique::Threats) && request.lines == 1;
    let known = knows.then(|| tactics.knowledge().known_root(game, request.state)).flatten();
    known.or_else(|| threatens.then(|| tactics.knowledge().won_by_threats(game, request.state)).flatten())
}

/// Something to play even if the search is stopped at once.
fn any_line<M: Copy>(moves: &[M]) -> Option<Variation<M>> {
    moves.first().map(|&m| Variation { score: Score::DRAW, bound: Bound::Lower, moves: vec![m] })
}

fn first_moves<M>(lines: &[Variation<M>]) -> &[M] {
    lines.first().map_or(&[], |line| &line.moves)
}

/// Whether every line ends within the depth searched, so that no deeper search can change it.
fn is_settled<M>(thought: &Thought<M>, depth: Depth) -> bool {
    let settled =
        |line: &Variation<M>| line.score.plies_to_end().is_some_and(|plies| plies as i32 <= depth.0);
    thought.lines.iter().all(settled)
}
