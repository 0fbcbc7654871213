//! The driver: deeper and deeper, with a window around the last score, several lines, several threads.

use super::node::{Ask, Expected};
use super::request::{Line, Progress, Request, Thought};
use super::root::Root;
use super::table::{NO_MOVE, Table};
use super::team::{Answer, Team};
use super::techniques::Technique;
use super::worker::{Control, Outlook, Shared, Worker};
use crate::game::Game;
use crate::observe::{Observer, Pass, Silent};
use crate::score::{Bound, Depth, Ply, Score};
use crate::tactics::{Knowledge as _, Known, Tactics};
use crate::textbook::Stopped;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Guessing a window pays from this depth on.
const ASPIRATION_MIN_DEPTH: Depth = Depth(4);
/// A window that failed grows by this factor.
const WINDOW_GROWTH: i32 = 3;
/// A window this wide is opened completely.
const WINDOW_MAX: Score = Score(2000);

/// A drawn ending needs no more memory.
const DRAWN_TABLE_MIB: usize = 4;

/// A search that has lasted so many nodes also tells when a window fails: the next finished line may take long.
const TELL_FAILED_NODES: u64 = 3_000_000;

/// Is told of every finished line, and in long searches of lines whose window failed: their bound is not exact.
pub type Report<'a, M> = dyn FnMut(&Progress<'_, M>) + 'a;

/// Thinks about a state until a limit is reached or the control stops it. Always has a move if there is one.
pub fn think<G, T, O>(
    game: &G,
    tactics: &T,
    observer: O,
    table: &Table,
    request: &Request<'_, G>,
    control: &dyn Control,
    report: &mut Report<'_, G::Move>,
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
        let worker = Worker::new(game, tactics.clone(), observer, &shared);
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
    fn lead(mut self, request: &Request<'a, G>, report: &mut Report<'_, G::Move>) -> Thought<G::Move> {
        self.prepare(request);
        let legal = legal_moves(self.game, request);
        let root = &self.shared.root;
        let mut found = any_line(root.best()).or_else(|| any_line(&legal)).into_iter().collect::<Vec<_>>();
        let lines = root.told(&found);
        let mut thought = Thought { lines, depth: Depth(0), deepest: Ply::ROOT, nodes: 0 };
        if legal.is_empty() {
            return thought;
        }
        let wanted = root.wanted(legal.len());
        let mut agreed = 0;
        for depth in depths(request) {
            let before = self.nodes;
            let Ok(lines) = self.search_depth(request, depth, wanted, &found, report) else {
                self.keep_partial(&mut thought);
                break;
            };
            found = lines;
            let last = std::mem::replace(&mut thought.lines, self.shared.root.told(&found));
            thought.depth = depth;
            self.report_lines(&thought, report);
            agreed = if first_move(&last) == first_move(&thought.lines) { agreed + 1 } else { 0 };
            let outlook = Outlook {
                finished: depth,
                agreed,
                fallen: Score((last[0].score - thought.lines[0].score).0.max(0)),
                effort: (self.root_effort * 1000 / (self.nodes - before).max(1)).min(1000) as u32,
            };
            let settled = self.has(Technique::MateDistance) && is_settled(&thought, self.sure_depth(depth));
            if settled || !self.shared.control.may_go_on(&outlook) {
                break;
            }
        }
        thought.nodes = self.flush_nodes();
        thought.deepest = self.deepest;
        self.finish();
        thought
    }

    /// A helper thread: searches the same tree, leaving to later what others are at, to fill the common table.
    fn help(mut self, request: &Request<'a, G>) {
        self.prepare(request);
        let wanted = self.shared.root.wanted(legal_moves(self.game, request).len());
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

    fn prepare(&mut self, request: &Request<'a, G>) {
        self.keys.extend_from_slice(request.past);
        self.keys_before_root = request.past.len();
        self.keys.push(self.game.key(request.state));
        self.known = self.shared.root.is_known().into();
        self.tactics.start(self.game, request.state);
    }

    /// Finds the best lines at one depth, each without the first moves of the better ones.
    fn search_depth(
        &mut self,
        request: &Request<'a, G>,
        depth: Depth,
        wanted: usize,
        last: &[Line<G::Move>],
        report: &mut Report<'_, G::Move>,
    ) -> Result<Vec<Line<G::Move>>, Stopped> {
        self.root_taken.clear();
        self.root_line.clear();
        let mut lines: Vec<Line<G::Move>> = Vec::new();
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

    /// Searches with a window around the guess, widening it while the score falls outside.
    fn aspire(
        &mut self,
        state: &G::State,
        depth: Depth,
        guess: Option<Score>,
        report: &mut Report<'_, G::Move>,
    ) -> Result<Line<G::Move>, Stopped> {
        let mut window = self.guess_window(guess);
        loop {
            let Answer { score, moves } = self.next_round(state, depth, &window)?;
            if score > window.alpha {
                // Even if the window turns out too low, this is the move to play when stopped.
                self.root_line.clone_from(&moves);
            }
            let line = Line { score, bound: window.bound(score), moves };
            if !window.widen(score) {
                return Ok(Line { bound: Bound::Exact, ..line });
            }
            if self.nodes >= TELL_FAILED_NODES && !self.shared.root.is_known() {
                self.tell(depth, self.root_taken.len(), &line, report);
            }
        }
    }

    /// Searches the root, until this thread or another has the answer.
    fn next_round(
        &mut self,
        state: &G::State,
        depth: Depth,
        window: &Aspiration,
    ) -> Result<Answer<G::Move>, Stopped> {
        let score = self.search_root(state, depth, window.alpha, window.beta);
        let found = score.map(|score| Answer { score, moves: self.root_moves() });
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

    fn guess_window(&self, guess: Option<Score>) -> Aspiration {
        let swing = self.margins.swing.filter(|_| self.has(Technique::Aspiration));
        match (guess, swing) {
            (Some(guess), Some(swing)) => Aspiration {
                alpha: (guess - swing).max(-Score::INF),
                beta: (guess + swing).min(Score::INF),
                width: swing,
            },
            _ => Aspiration { alpha: -Score::INF, beta: Score::INF, width: Score::INF },
        }
    }

    fn search_root(
        &mut self,
        state: &G::State,
        depth: Depth,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        self.reset_path();
        self.root_best = None;
        self.root_depth = depth;
        let ask = Ask {
            alpha,
            beta,
            depth,
            ply: Ply::ROOT,
            m: None,
            before: NO_MOVE,
            pass: Pass::Full,
            without: NO_MOVE,
            expected: Expected::All,
        };
        self.node::<true>(state, ask)
    }

    fn report_lines(&mut self, thought: &Thought<G::Move>, report: &mut Report<'_, G::Move>) {
        for (rank, line) in thought.lines.iter().enumerate() {
            self.tell(thought.depth, rank, line, report);
        }
    }

    fn tell(&mut self, depth: Depth, rank: usize, line: &Line<G::Move>, report: &mut Report<'_, G::Move>) {
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
        let line = match self.lines.root() {
            [] => &self.root_line,
            line => line,
        };
        let is_as_good = thought.depth == Depth(0) || self.has(Technique::LineFirst);
        if line.is_empty() || !self.root_taken.is_empty() || !is_as_good {
            return;
        }
        if let Some(first) = thought.lines.first_mut() {
            first.moves = line.to_vec();
        }
    }
}

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

fn depths<G: Game>(request: &Request<'_, G>) -> impl Iterator<Item = Depth> + use<G> {
    let last = request.limits.depth.0.max(1);
    let first = if request.techniques.has(Technique::Deepening) { 1 } else { last };
    (first..=last).map(Depth)
}

fn legal_moves<G: Game>(game: &G, request: &Request<'_, G>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    // Who is asked for a move wants one, also where a draw may be claimed.
    game.moves(request.state, &mut moves);
    moves.retain(|m| request.only.is_empty() || request.only.contains(m));
    moves
}

/// What is known exactly of the root; who names moves wants only those.
fn known_root<G: Game, T: Tactics<G>>(
    game: &G,
    tactics: &mut T,
    request: &Request<'_, G>,
) -> Option<Known<G::Move>> {
    let asks = request.techniques.has(Technique::Knowledge) && request.only.is_empty();
    asks.then(|| tactics.knowledge().known_root(game, request.state)).flatten()
}

/// Something to play even if the search is stopped at once.
fn any_line<M: Copy>(moves: &[M]) -> Option<Line<M>> {
    moves.first().map(|&m| Line { score: Score::DRAW, bound: Bound::Lower, moves: vec![m] })
}

fn first_move<M: Copy>(lines: &[Line<M>]) -> Option<M> {
    lines.first().and_then(|line| line.moves.first().copied())
}

/// Whether every line ends within the depth searched, so that no deeper search can change it.
fn is_settled<M>(thought: &Thought<M>, depth: Depth) -> bool {
    let settled = |line: &Line<M>| line.score.plies_to_end().is_some_and(|plies| plies as i32 <= depth.0);
    thought.lines.iter().all(settled)
}
