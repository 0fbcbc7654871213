//! What is known exactly about positions with few men: our own endgame tables, and Syzygy tables.
//!
//! Our own tables know the distance to mate and are asked first. Syzygy tables know who wins under the fifty-move
//! rule; the search asks them where the count of moves has just started again, and at the root they say which
//! moves make progress.

use crate::endgame::Numbering;
use crate::rules::State;
use crate::syzygy::{RankedMove, Syzygy, SyzygyError, Wdl};
use cozy_chess::Move;
use endgame::{EndgameError, Entry, Judged, Probe, Store, Verdict};
use search::{Bound, Ply, Score};
use std::path::Path;
use std::sync::Arc;

/// Tables with more men are not looked for.
const TABLE_MEN: u32 = 5;
/// A win counts only if the mate comes before this many plies without capture or pawn move.
const FIFTY_MOVES: u16 = 100;
/// The score of a win whose distance is not known: above every evaluation, below every counted mate.
const KNOWN_WIN: Score = Score(30_000);

/// Exact knowledge; copies share the tables. Empty at first.
#[derive(Clone, Default)]
pub struct Knowledge {
    tables: Option<Arc<Probe<Numbering>>>,
    syzygy: Option<Arc<Syzygy>>,
    /// Positions with more men are certainly not known: the search asks this at every node.
    men: u32,
}

/// The exact value of a position and of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// What the side to move gets.
    pub value: Exact,
    /// What every move gets it.
    pub moves: Vec<(Move, Exact)>,
}

/// An exact value for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exact {
    /// Who wins.
    pub verdict: Verdict,
    /// Plies to mate; none for draws, and where only Syzygy tables know.
    pub plies: Option<u16>,
}

impl Knowledge {
    /// With the tables that [`endgame::build`] left in this folder.
    pub fn with_tables(self, folder: &Path) -> Result<Knowledge, EndgameError> {
        let probe = Probe::open(Numbering::new(TABLE_MEN), &Store::new(folder))?;
        let men = self.men.max(probe.pieces());
        Ok(Knowledge { tables: Some(Arc::new(probe)), men, ..self })
    }

    /// With the Syzygy tables in these folders.
    pub fn with_syzygy(self, folders: &str) -> Result<Knowledge, SyzygyError> {
        let syzygy = Syzygy::open(folders)?;
        let men = self.men.max(syzygy.men());
        Ok(Knowledge { syzygy: Some(Arc::new(syzygy)), men, ..self })
    }

    /// Without Syzygy tables: they must be closed before others are opened.
    #[must_use]
    pub fn without_syzygy(self) -> Knowledge {
        let men = self.tables.as_ref().map_or(0, |tables| tables.pieces());
        Knowledge { syzygy: None, men, ..self }
    }

    /// Positions with more men are certainly not known.
    pub fn men(&self) -> u32 {
        self.men
    }

    /// What is known of a state `ply` plies from the root, for the search.
    #[inline]
    pub fn known(&self, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        if state.board().occupied().len() > self.men {
            return None;
        }
        self.counted(state, ply).or_else(|| self.uncounted(state, ply))
    }

    /// The moves that keep the value of a state and make the best of it; none if it is not known.
    pub fn best_moves(&self, state: &State) -> Option<Vec<Move>> {
        if state.board().occupied().len() > self.men {
            return None;
        }
        let by_distance = || -> Option<Vec<Move>> {
            let judged = self.tables.as_ref()?.moves(state).ok()?;
            let best =
                judged.iter().map(|judged| judged.entry).collect::<Option<Vec<Entry>>>()?.into_iter().max();
            Some(judged.iter().filter(|judged| judged.entry == best).map(|judged| judged.m).collect())
        };
        let by_progress = || -> Option<Vec<Move>> {
            let moves = self.syzygy.as_ref()?.moves(state)?;
            let best = moves.iter().map(progress).max()?;
            Some(moves.iter().filter(|ranked| progress(ranked) == best).map(|ranked| ranked.m).collect())
        };
        by_distance().or_else(by_progress).filter(|moves| !moves.is_empty())
    }

    /// The exact value of a state and of all its moves; none if it is not known.
    pub fn solve(&self, state: &State) -> Option<Solution> {
        self.solve_counted(state).or_else(|| self.solve_uncounted(state))
    }

    fn counted(&self, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        let entry = self.tables.as_ref()?.entry(state).ok()??;
        let in_time = entry.plies().is_none_or(|plies| u16::from(state.clock()) + plies <= FIFTY_MOVES);
        in_time.then(|| (entry.score(ply), Bound::Exact))
    }

    fn uncounted(&self, state: &State, ply: Ply) -> Option<(Score, Bound)> {
        if state.clock() > 0 {
            return None;
        }
        let win = KNOWN_WIN - Score(ply.0 as i32);
        Some(match self.syzygy.as_ref()?.wdl(state)? {
            Wdl::Win => (win, Bound::Lower),
            Wdl::Loss => (-win, Bound::Upper),
            Wdl::Draw | Wdl::CursedWin | Wdl::BlessedLoss => (Score::DRAW, Bound::Exact),
        })
    }

    fn solve_counted(&self, state: &State) -> Option<Solution> {
        let tables = self.tables.as_ref()?;
        let value = exact(tables.entry(state).ok()??);
        let judged = tables.moves(state).ok()?;
        let one = |judged: &Judged<Move>| Some((judged.m, exact(judged.entry?)));
        Some(Solution { value, moves: judged.iter().map(one).collect::<Option<_>>()? })
    }

    fn solve_uncounted(&self, state: &State) -> Option<Solution> {
        let syzygy = self.syzygy.as_ref()?;
        let plain = |wdl| Exact { verdict: verdict(wdl), plies: None };
        let moves = syzygy.moves(state)?.iter().map(|ranked| (ranked.m, plain(ranked.wdl))).collect();
        Some(Solution { value: plain(syzygy.wdl(state)?), moves })
    }
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

fn exact(entry: Entry) -> Exact {
    Exact { verdict: entry.verdict(), plies: entry.plies() }
}
