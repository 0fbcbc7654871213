//! Asking the tables about a position.

use crate::block::{BLOCK, decode_verdict};
use crate::entry::{Entry, Verdict};
use crate::error::EndgameError;
use crate::format::{FileKind, TableFile};
use crate::indexer::{ClassId, IndexedMove, IndexedState, Indexer, TablePlace};
use crate::memory::{MissingClass, SolvedClasses};
use crate::store::Store;
use crate::watch::Watch;
use search::{Bound, Game, Known, Ply, Stopped};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// A file whose blocks are unpacked when they are first asked for and then kept.
pub(crate) struct BlockReader {
    file: TableFile,
    blocks: Vec<OnceLock<Box<[u8]>>>,
    /// Bytes of the blocks that are kept.
    bytes: AtomicU64,
}

impl BlockReader {
    /// A reader of an open file.
    pub(crate) fn new(file: TableFile) -> BlockReader {
        let blocks = (0..file.blocks()).map(|_| OnceLock::new()).collect();
        BlockReader { file, blocks, bytes: AtomicU64::new(0) }
    }

    /// The verdict on a position, from a file of verdicts.
    #[inline]
    pub(crate) fn verdict(&self, index: u64) -> Result<Verdict, EndgameError> {
        let block = self.block(index)?;
        decode_verdict(block, (index % BLOCK) as usize).ok_or_else(|| self.unknown_code(index))
    }

    /// The entries of a block, from a file of distances; the block is not kept.
    pub(crate) fn entries(&self, number: usize) -> Result<Vec<Entry>, EndgameError> {
        let block = self.file.block(number)?;
        let entry = |position: usize| {
            let entry = self.file.alphabet.decode(&block, position);
            entry.ok_or_else(|| self.unknown_code(number as u64 * BLOCK))
        };
        (0..self.file.block_len(number)).map(entry).collect()
    }

    /// Bytes of the blocks that are kept.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// The entry of a position, from a file of distances.
    pub(crate) fn entry(&self, index: u64) -> Result<Entry, EndgameError> {
        let block = self.block(index)?;
        self.file.alphabet.decode(block, (index % BLOCK) as usize).ok_or_else(|| self.unknown_code(index))
    }

    #[inline]
    fn block(&self, index: u64) -> Result<&[u8], EndgameError> {
        let number = (index / BLOCK) as usize;
        match self.blocks[number].get() {
            Some(block) => Ok(block),
            None => self.fetch(number),
        }
    }

    #[cold]
    fn fetch(&self, number: usize) -> Result<&[u8], EndgameError> {
        let block = self.file.block(number)?;
        Ok(self.blocks[number].get_or_init(|| {
            self.bytes.fetch_add(block.len() as u64, Ordering::Relaxed);
            block.into()
        }))
    }

    #[cold]
    fn unknown_code(&self, index: u64) -> EndgameError {
        self.file.damaged(format!("block {} has an unknown code", index / BLOCK))
    }
}

/// A move and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JudgedMove<M> {
    /// The move.
    pub m: M,
    /// What the side that makes it gets, the move itself counted; none if no table knows.
    pub entry: Option<Entry>,
}

/// Tables ready to be asked, from any thread. Memory grows with what is asked for: up to a quarter byte for
/// every position whose verdict, and one byte for every position whose distance may be asked.
pub struct Probe<I> {
    indexer: I,
    verdicts: Vec<Option<BlockReader>>,
    distances: Vec<Option<BlockReader>>,
    /// What is not there is solved when it is asked for, if there is room for it.
    memory: Option<SolvedClasses>,
}

impl<I: Indexer> Probe<I> {
    /// Opens all tables of a store that the indexer knows; those not built are left out. Every verdict is
    /// checked now, so that a search need not expect errors; distances are checked when they are read.
    pub fn open(indexer: I, store: &Store) -> Result<Probe<I>, EndgameError> {
        let verdicts = open_all(&indexer, store, FileKind::Verdicts)?;
        let distances = open_all(&indexer, store, FileKind::Distances)?;
        verdicts.iter().flatten().try_for_each(|reader| reader.file.check())?;
        Ok(Probe { indexer, verdicts, distances, memory: None })
    }

    /// Needs no files: every class is solved in memory when it is first asked for. For a few pieces this takes no time to
    /// speak of; the indexer says how many.
    pub fn in_memory(indexer: I) -> Probe<I> {
        Probe::without_files(indexer, MissingClass::Solve)
    }

    /// Needs no files either, but asking solves nothing: a class is known once it was [`Probe::prepare`]d.
    pub fn prepared(indexer: I) -> Probe<I> {
        Probe::without_files(indexer, MissingClass::Leave)
    }

    fn without_files(indexer: I, unsolved: MissingClass) -> Probe<I> {
        let classes = indexer.classes().len();
        let none = || (0..classes).map(|_| None).collect();
        Probe {
            indexer,
            verdicts: none(),
            distances: none(),
            memory: Some(SolvedClasses::new(classes, unsolved)),
        }
    }

    /// The class that has to be prepared before a state is known; none if nothing is to be prepared, or nothing would help.
    pub fn unprepared(&self, state: &IndexedState<I>) -> Option<ClassId> {
        let memory = self.memory.as_ref()?;
        let class = |state: &IndexedState<I>| self.indexer.index(state).map(|place| place.class);
        // A state without a number is known through those it leads to, if they have one; later classes need earlier ones.
        let following = || {
            let classes: Option<Vec<ClassId>> =
                self.successors(state).iter().map(|(_, next)| class(next)).collect();
            classes?.into_iter().max()
        };
        class(state).or_else(following).filter(|&class| !memory.is_solved(class))
    }

    /// Solves a class that is kept in memory, with all it needs, before it is asked for: larger ones take a while, and
    /// the caller may want to follow or to stop that.
    pub fn prepare(&self, class: ClassId, watch: Watch) -> Result<(), Stopped> {
        self.memory.as_ref().map_or(Ok(()), |memory| memory.prepare(&self.indexer, class, watch))
    }

    /// The numbering.
    pub fn indexer(&self) -> &I {
        &self.indexer
    }

    /// The largest number of pieces up to which every class has verdicts.
    pub fn pieces(&self) -> u32 {
        let classes = self.indexer.classes();
        if self.memory.is_some() {
            return classes.iter().map(|class| class.pieces).max().unwrap_or(0);
        }
        let missing = classes.iter().zip(&self.verdicts).filter(|(_, reader)| reader.is_none());
        let least_missing = missing.map(|(class, _)| class.pieces).min();
        let known = classes.iter().map(|class| class.pieces);
        known.filter(|&pieces| least_missing.is_none_or(|least| pieces < least)).max().unwrap_or(0)
    }

    /// The verdict on a quiet state, if its table is there. The answer for a state that is not quiet is
    /// meaningless: the caller must know. This is the fast one, for searches.
    #[inline]
    pub fn quiet_verdict(&self, state: &IndexedState<I>) -> Option<Verdict> {
        let place = self.indexer.index(state)?;
        match &self.verdicts[place.class.number()] {
            Some(reader) => reader.verdict(place.index).ok(),
            None => Some(self.remembered(place)?.verdict()),
        }
    }

    /// The verdict on any state, if the tables know it or what follows it.
    pub fn verdict(&self, state: &IndexedState<I>) -> Option<Verdict> {
        let is_numbered = self.indexer.index(state).is_some();
        if is_numbered && self.indexer.is_quiet(state) {
            return self.quiet_verdict(state);
        }
        if let Some(end) = self.end(state) {
            return Some(end.verdict());
        }
        let mut best = None;
        for (_, next) in self.successors(state) {
            // Moves of a numbered state soon lead to quiet ones; of any other state only the next ply counts.
            let is_known = is_numbered || self.indexer.index(&next).is_some() || self.end(&next).is_some();
            let verdict = if is_known { self.verdict(&next) } else { None };
            best = best.max(Some(verdict?.flip()));
        }
        best
    }

    /// Verdict and distance of any state, if the tables know it or every state one ply on.
    pub fn entry(&self, state: &IndexedState<I>) -> Result<Option<Entry>, EndgameError> {
        let settled = self.settled(state)?;
        if settled.is_some() || self.indexer.index(state).is_some() {
            return Ok(settled);
        }
        let mut best = None;
        for (_, next) in self.successors(state) {
            match self.settled(&next)? {
                Some(entry) => best = best.max(Some(entry.before())),
                None => return Ok(None),
            }
        }
        Ok(best)
    }

    /// Every move of a state with what it is worth to the side to move: verdict, and plies to the end.
    pub fn moves(&self, state: &IndexedState<I>) -> Result<Vec<JudgedMove<IndexedMove<I>>>, EndgameError> {
        let successors = self.successors(state).into_iter();
        let judged =
            successors.map(|(m, next)| Ok(JudgedMove { m, entry: self.entry(&next)?.map(Entry::before) }));
        judged.collect()
    }

    /// What is known of a state that a move is wanted for: its value and the moves that make the best of it.
    pub fn known(&self, state: &IndexedState<I>) -> Result<Option<Known<IndexedMove<I>>>, EndgameError> {
        let Some(entry) = self.entry(state)? else { return Ok(None) };
        let mut best = Vec::new();
        for judged in self.moves(state)?.iter().filter(|judged| judged.entry == Some(entry)) {
            best.push((self.good_replies(state, judged.m)?, judged.m));
        }
        best.sort_by_key(|&(replies, _)| replies);
        let best = best.into_iter().map(|(_, m)| m).collect();
        Ok(Some(Known { score: entry.score(Ply::ROOT), bound: Bound::Exact, best }))
    }

    /// How many replies to a move are as good as the best; without any there is nothing to go wrong.
    fn good_replies(&self, state: &IndexedState<I>, m: IndexedMove<I>) -> Result<usize, EndgameError> {
        let replies = self.moves(&self.indexer.game().play(state, m))?;
        let best = replies.iter().map(|reply| reply.entry).max();
        let good = replies.iter().filter(|reply| Some(reply.entry) == best).count();
        Ok(if replies.is_empty() { usize::MAX } else { good })
    }

    /// What a class solved in memory says.
    fn remembered(&self, place: TablePlace) -> Option<Entry> {
        Some(self.memory.as_ref()?.get(&self.indexer, place.class)?.get(place.index))
    }

    /// What the table of a numbered state says, or the rules where the game is over.
    fn settled(&self, state: &IndexedState<I>) -> Result<Option<Entry>, EndgameError> {
        let Some(place) = self.indexer.index(state) else { return Ok(self.end(state)) };
        match &self.distances[place.class.number()] {
            Some(reader) => reader.entry(place.index).map(Some),
            None => Ok(self.remembered(place)),
        }
    }

    /// The entry of a state in which the game is over.
    fn end(&self, state: &IndexedState<I>) -> Option<Entry> {
        let game = self.indexer.game();
        let stuck = || self.successors(state).is_empty().then(|| game.stuck(state));
        let outcome = game.outcome(state).or_else(stuck)?;
        Some(Entry::of_outcome(outcome, game.turn(state)))
    }

    fn successors(&self, state: &IndexedState<I>) -> Vec<(IndexedMove<I>, IndexedState<I>)> {
        let game = self.indexer.game();
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        moves.into_iter().map(|m| (m, game.play(state, m))).collect()
    }
}

fn open_all<I: Indexer>(
    indexer: &I,
    store: &Store,
    kind: FileKind,
) -> Result<Vec<Option<BlockReader>>, EndgameError> {
    let classes = (0..indexer.classes().len() as u16).map(ClassId);
    let readers = classes.map(|class| match store.open(indexer, class, kind) {
        Ok(file) => Ok(Some(BlockReader::new(file))),
        Err(EndgameError::Missing { .. }) => Ok(None),
        Err(error) => Err(error),
    });
    readers.collect()
}
