//! What is known exactly about positions with few men: our own endgame tables, and Syzygy tables.
//!
//! Our own tables know the distance to mate and are asked first. Syzygy tables know who wins under the fifty-move
//! rule; the search asks them where the count of moves has just started again, and at the root they say which
//! moves make progress.

use crate::endgame::{FEW_MEN, Numbering, few_men, few_men_if_solved, some_men};
use crate::rules::{Chess, State};
use crate::syzygy::{RankedMove, Syzygy, SyzygyError, Wdl};
use cozy_chess::Move;
use endgame::{EndgameError, Entry, Indexer, JudgedMove, Probe, Stopped, Store, Verdict, Watch};
use search::{Bound, Game, Known, Ply, Score};
use std::path::Path;
use std::sync::Arc;

/// Tables with more men are not looked for.
pub(crate) const TABLE_MEN: u32 = 5;
/// The most men of Syzygy tables.
pub(crate) const SYZYGY_MEN: u32 = 7;
/// A win counts only if the mate comes before this many plies without capture or pawn move.
const FIFTY_MOVES: u16 = 100;
/// The score of a win whose distance is not known: above every evaluation, below every counted mate.
const KNOWN_WIN: Score = Score(30_000);

/// Exact knowledge; copies share the tables. Empty at first.
#[derive(Clone, Default)]
pub struct EndgameKnowledge {
    tables: Option<Arc<Probe<Numbering>>>,
    syzygy: Option<Arc<Syzygy>>,
    few: Few,
    /// Positions with more men are certainly not known: the search asks this at every node.
    men: u32,
}

/// What becomes of endings with so few men that they need no tables.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Few {
    /// No statistics are wanted.
    #[default]
    Unwanted,
    /// They are known at the root, and behind it, if they have been solved by then; no search waits for that.
    AtRoot,
    /// The search is among them, and they are solved.
    Everywhere,
}

impl search::Knowledge<Chess> for EndgameKnowledge {
    #[inline]
    fn known(&mut self, _: &Chess, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        if state.board().occupied().len() > self.men {
            return None;
        }
        self.counted(state, ply).or_else(|| self.uncounted(state, ply))
    }

    /// From now on the search may ask about all states that follow this one.
    fn known_root(&mut self, _: &Chess, state: &State) -> Option<Known<Move>> {
        if self.few == Few::AtRoot && has_few_men(state) && few_men_if_solved().is_some() {
            self.few = Few::Everywhere;
            self.men = self.men.max(FEW_MEN);
        }
        if state.board().occupied().len() > self.men {
            return None;
        }
        self.root_by_distance(state).or_else(|| self.root_by_progress(state))
    }
}

/// The exact value of a position and of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSolution {
    /// What the side to move gets.
    pub value: TableValue,
    /// What every move gets it.
    pub moves: Vec<(Move, TableValue)>,
}

/// An exact value for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableValue {
    /// Who wins.
    pub verdict: Verdict,
    /// Plies to mate; none for draws, and where only Syzygy tables know.
    pub plies: Option<u16>,
}

impl EndgameKnowledge {
    /// With the tables that [`endgame::build`] left in this folder.
    pub fn with_tables(self, folder: &Path) -> Result<EndgameKnowledge, EndgameError> {
        let probe = Probe::open(Numbering::new(TABLE_MEN), &Store::new(folder))?;
        let men = self.men.max(probe.pieces());
        Ok(EndgameKnowledge { tables: Some(Arc::new(probe)), men, ..self })
    }

    /// With endings of few men solved where no table knows them.
    #[must_use]
    pub fn with_few_men_solved(self) -> EndgameKnowledge {
        EndgameKnowledge { few: Few::AtRoot, ..self }
    }

    /// With the Syzygy tables in these folders.
    pub fn with_syzygy(self, folders: &str) -> Result<EndgameKnowledge, SyzygyError> {
        let syzygy = Syzygy::open(folders)?;
        let men = self.men.max(syzygy.men());
        Ok(EndgameKnowledge { syzygy: Some(Arc::new(syzygy)), men, ..self })
    }

    /// Positions with more men are certainly not known.
    pub fn men(&self) -> u32 {
        self.men
    }

    /// Solves what can be solved in a moment, so that a search from here knows it.
    pub fn prepare(&self, state: &State) {
        if self.few != Few::Unwanted && has_few_men(state) {
            few_men();
        }
    }

    /// The exact value of a state and of all its moves; none if it is not known.
    pub fn solve(&self, state: &State) -> Option<TableSolution> {
        self.prepare(state);
        self.solve_counted(state).or_else(|| self.solve_uncounted(state))
    }

    /// The value of a state where it is known.
    pub fn value(&self, state: &State) -> Option<TableValue> {
        self.prepare(state);
        let counted = self.who_know(state).find_map(|probe| probe.entry(state).ok()?).map(exact);
        let uncounted =
            || Some(TableValue { verdict: verdict(self.syzygy.as_ref()?.wdl(state)?), plies: None });
        counted.or_else(uncounted)
    }

    /// The ending that has to be solved before a state is known, where that can be done in memory.
    pub fn unsolved_ending(&self, state: &State) -> Option<String> {
        let class = if self.value(state).is_some() { None } else { some_men().unprepared(state) }?;
        Some(some_men().indexer().classes()[class.number()].name.clone())
    }

    /// Solves it, on threads of its own.
    pub fn solve_ending(&self, state: &State, watch: Watch) -> Result<(), Stopped> {
        match some_men().unprepared(state) {
            Some(class) => endgame::apart(|| some_men().prepare(class, watch)),
            None => Ok(()),
        }
    }

    /// All sources that may know a state, endings solved on demand among them. Searches do not ask these, for what a search
    /// finds must not hang on what was looked at before.
    fn who_know(&self, state: &State) -> impl Iterator<Item = &Probe<Numbering>> {
        self.probes(state).chain([some_men()])
    }

    /// The sources of distances for a state with the given number of men, tables first.
    fn probes(&self, state: &State) -> impl Iterator<Item = &Probe<Numbering>> {
        let is_wanted = self.few != Few::Unwanted && has_few_men(state);
        let few = if is_wanted { few_men_if_solved() } else { None };
        self.tables.as_deref().into_iter().chain(few)
    }

    fn root_by_distance(&self, state: &State) -> Option<Known<Move>> {
        let known = self.probes(state).find_map(|probe| probe.known(state).ok()?)?;
        Some(match known.score.plies_to_end() {
            // The count of moves may save the loser: all that is sure is who can lose.
            Some(plies) if u32::from(state.clock()) + plies > FIFTY_MOVES.into() => Known {
                bound: if known.score > Score::DRAW { Bound::Lower } else { Bound::Upper },
                score: Score::DRAW,
                best: known.best,
            },
            _ => known,
        })
    }

    fn root_by_progress(&self, state: &State) -> Option<Known<Move>> {
        let syzygy = self.syzygy.as_ref()?;
        let moves = syzygy.moves(state)?;
        let best = moves.iter().max_by_key(|ranked| progress(ranked))?;
        let keeping = moves.iter().filter(|ranked| progress(ranked) == progress(best)).map(|ranked| ranked.m);
        let mut keeping: Vec<Move> = keeping.collect();
        let (score, bound) = judged(best.wdl, Ply::ROOT);
        if bound == Bound::Exact {
            keeping.sort_by_cached_key(|&m| good_replies(syzygy, state, m));
        }
        Some(Known { score, bound, best: keeping })
    }

    fn counted(&self, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        let entry = self.probes(state).find_map(|probe| probe.entry(state).ok()?)?;
        let in_time = entry.plies().is_none_or(|plies| u16::from(state.clock()) + plies <= FIFTY_MOVES);
        in_time.then(|| (entry.score(ply), Bound::Exact))
    }

    fn uncounted(&self, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        if state.clock() > 0 {
            return None;
        }
        Some(judged(self.syzygy.as_ref()?.wdl(state)?, ply))
    }

    fn solve_counted(&self, state: &State) -> Option<TableSolution> {
        let (probe, entry) =
            self.who_know(state).find_map(|probe| Some((probe, probe.entry(state).ok()??)))?;
        let value = exact(entry);
        let judged = probe.moves(state).ok()?;
        let one = |judged: &JudgedMove<Move>| Some((judged.m, exact(judged.entry?)));
        Some(TableSolution { value, moves: judged.iter().map(one).collect::<Option<_>>()? })
    }

    fn solve_uncounted(&self, state: &State) -> Option<TableSolution> {
        let syzygy = self.syzygy.as_ref()?;
        let plain = |wdl| TableValue { verdict: verdict(wdl), plies: None };
        let moves = syzygy.moves(state)?.iter().map(|ranked| (ranked.m, plain(ranked.wdl))).collect();
        Some(TableSolution { value: plain(syzygy.wdl(state)?), moves })
    }
}

fn has_few_men(state: &State) -> bool {
    state.board().occupied().len() <= FEW_MEN
}

/// What a table without distances says about a state `ply` plies from the root.
fn judged(wdl: Wdl, ply: Ply) -> (Score, Bound) {
    let win = KNOWN_WIN - Score(ply.0 as i32);
    match wdl {
        Wdl::Win => (win, Bound::Lower),
        Wdl::Loss => (-win, Bound::Upper),
        Wdl::Draw | Wdl::CursedWin | Wdl::BlessedLoss => (Score::DRAW, Bound::Exact),
    }
}

/// How many replies to a move are as good as the best; without any there is nothing to go wrong.
fn good_replies(syzygy: &Syzygy, state: &State, m: Move) -> usize {
    let replies = syzygy.moves(&Chess::default().play(state, m)).unwrap_or_default();
    let best = replies.iter().map(|reply| reply.wdl).max();
    let good = replies.iter().filter(|reply| Some(reply.wdl) == best).count();
    if replies.is_empty() { usize::MAX } else { good }
}

/// Moves that win sooner come last, and so do those that lose later.
fn progress(ranked: &RankedMove) -> (Wdl, i32) {
    let plies = i32::from(ranked.plies);
    (ranked.wdl, if ranked.wdl > Wdl::Draw { -plies } else { plies })
}

fn verdict(wdl: Wdl) -> Verdict {
    match wdl {
        Wdl::Win => Verdict::Win,
        Wdl::Loss => Verdict::Loss,
        Wdl::Draw | Wdl::CursedWin | Wdl::BlessedLoss => Verdict::Draw,
    }
}

fn exact(entry: Entry) -> TableValue {
    TableValue { verdict: entry.verdict(), plies: entry.plies() }
}
