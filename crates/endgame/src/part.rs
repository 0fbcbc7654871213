//! Retrograde analysis of one part: from decided positions backwards, one ply at a time.
//!
//! Every position is first expanded once: what do its moves out of the part achieve, and how many moves stay
//! inside? Positions that are decided by that start the wave. A position that loses in `n` plies makes every
//! position before it a win in `n + 1`; a position that wins in `n` takes one hope from every position before it,
//! and one without hope is lost. Positions the wave never reaches are drawn.

use crate::entry::Entry;
use crate::indexer::{Expansion, SolverView};
use crate::node::{Effect, SolverNode};
use crate::predecessors::Predecessors;
use crate::table::SolvedTables;
use crate::watch::{StageJob, Watch};
use rayon::prelude::*;
use search::Stopped;

/// Positions that one thread expands at a time: enough to outweigh the handing over.
const CHUNK: usize = 1 << 13;
/// Positions of a wave whose moves one thread takes back at a time.
const WAVE_CHUNK: usize = 1 << 10;
/// Chunks of a wave before what they lead to is written down: few enough to stay in a cache.
const WAVE_CHUNKS: usize = 16;
/// Moves that lead to a position, few of which have more.
const MOVES_BEFORE: usize = 64;

/// The buffers of the solver, used for one part after the other.
#[derive(Default)]
pub struct Workspace {
    nodes: Vec<SolverNode>,
    /// By distance, the positions that are decided there unless they are decided before.
    candidates: Vec<Vec<u32>>,
    /// The positions decided at the distance in hand.
    wave: Vec<u32>,
    /// The positions decided one ply further.
    next_wave: Vec<u32>,
    /// The positions before each chunk of the wave.
    before: Vec<Before>,
}

/// The positions before some positions of a wave, once for each move.
#[derive(Default)]
struct Before {
    losses: Vec<u32>,
    wins: Vec<u32>,
}

impl Before {
    /// Finds those before a chunk.
    fn find(&mut self, chunk: &[u32], nodes: &[SolverNode], retreat: &Predecessors) {
        self.losses.clear();
        self.wins.clear();
        for &local in chunk {
            let is_loss = nodes[local as usize].is_loss();
            retreat.append(local, if is_loss { &mut self.losses } else { &mut self.wins });
        }
    }
}

impl Workspace {
    /// Bytes needed for each position of a part, if this number of its moves is written down.
    pub const fn bytes(written_moves: u32) -> u64 {
        // A position is in one list of candidates and in one wave; a list may have twice the room it needs.
        let own = size_of::<SolverNode>() + 4 * size_of::<u32>();
        own as u64 + Predecessors::bytes(written_moves)
    }

    /// Bytes for what a wave leads back to, whatever the size of the part; lists may have twice the room they need.
    pub(crate) const WAVE_BYTES: u64 =
        (2 * WAVE_CHUNKS * WAVE_CHUNK * MOVES_BEFORE * size_of::<u32>()) as u64;

    /// Solves a part; [`Workspace::entries`] then tells the result.
    pub(crate) fn solve(
        &mut self,
        view: &dyn SolverView,
        len: u32,
        solved: &SolvedTables,
        job: StageJob,
    ) -> Result<(), Stopped> {
        let retreat = self.expand(view, len, solved, job)?;
        self.pass(&retreat, job.watch())
    }

    /// Solves a part whose positions were looked at elsewhere, each once; its view must be able to take moves back.
    pub fn solve_seen(
        &mut self,
        view: &dyn SolverView,
        nodes: impl Iterator<Item = SolverNode>,
        watch: Watch,
    ) -> Result<(), Stopped> {
        self.nodes.clear();
        self.nodes.extend(nodes);
        self.pass(&Predecessors::Asked(view), watch)
    }

    /// Lets the wave pass over the positions.
    fn pass(&mut self, retreat: &Predecessors, watch: Watch) -> Result<(), Stopped> {
        self.seed();
        let mut plies = 0;
        while !self.wave.is_empty() || usize::from(plies) < self.candidates.len() {
            watch.check()?;
            self.admit(plies);
            self.spread(retreat, plies);
            plies += 1;
        }
        Ok(())
    }

    /// The entries of the part just solved, by local number.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        self.nodes.iter().map(|node| node.result())
    }

    /// Looks at every position once and learns how to go back.
    fn expand<'a>(
        &mut self,
        view: &'a dyn SolverView,
        len: u32,
        solved: &SolvedTables,
        job: StageJob,
    ) -> Result<Predecessors<'a>, Stopped> {
        self.nodes.clear();
        self.nodes.resize(len as usize, SolverNode::UNSEEN);
        let chunks = self.nodes.par_chunks_mut(CHUNK).enumerate();
        let moves: Vec<Vec<(u32, u32)>> = chunks
            .map_init(Expansion::default, |expansion, (number, nodes)| {
                job.check()?;
                Ok(expand_chunk(view, (number * CHUNK) as u32, nodes, solved, expansion))
            })
            .collect::<Result<_, Stopped>>()?;
        Ok(Predecessors::new(view, len, &moves))
    }

    /// Sorts the positions that moves out of the part decide by distance.
    fn seed(&mut self) {
        self.wave.clear();
        self.candidates.iter_mut().for_each(Vec::clear);
        for (local, node) in self.nodes.iter().enumerate() {
            if let Some(plies) = node.candidate() {
                propose(&mut self.candidates, local as u32, plies);
            }
        }
        let used = self.candidates.iter().rposition(|list| !list.is_empty());
        self.candidates.truncate(used.map_or(0, |last| last + 1));
    }

    /// Lets the candidates of this distance join the wave.
    fn admit(&mut self, plies: u16) {
        assert!(plies < Entry::MAX_PLIES, "a distance is longer than an entry can hold");
        let Some(list) = self.candidates.get_mut(usize::from(plies)) else { return };
        for local in list.drain(..) {
            if self.nodes[local as usize].admit() == Effect::Decided {
                self.wave.push(local);
            }
        }
    }

    /// Moves the wave one ply back.
    fn spread(&mut self, retreat: &Predecessors, plies: u16) {
        let mut wave = std::mem::take(&mut self.wave);
        let mut before = std::mem::take(&mut self.before);
        for batch in wave.chunks(WAVE_CHUNKS * WAVE_CHUNK) {
            let chunks = batch.len().div_ceil(WAVE_CHUNK);
            before.resize_with(before.len().max(chunks), Before::default);
            match &mut before[..chunks] {
                // Most waves are small: they are not worth another thread.
                [only] => only.find(batch, &self.nodes, retreat),
                several => several
                    .par_iter_mut()
                    .zip(batch.par_chunks(WAVE_CHUNK))
                    .for_each(|(before, chunk)| before.find(chunk, &self.nodes, retreat)),
            }
            for Before { losses, wins } in &before[..chunks] {
                losses.iter().for_each(|&local| self.win(local, plies + 1));
                wins.iter().for_each(|&local| self.lose_hope(local, plies + 1));
            }
        }
        wave.clear();
        self.wave = std::mem::replace(&mut self.next_wave, wave);
        self.before = before;
    }

    /// A move of this position leads to one that is lost.
    fn win(&mut self, local: u32, plies: u16) {
        let effect = self.nodes[local as usize].win(plies);
        self.note(local, effect);
    }

    /// A move of this position leads to one that is won.
    fn lose_hope(&mut self, local: u32, plies: u16) {
        let effect = self.nodes[local as usize].lose_hope(plies);
        self.note(local, effect);
    }

    #[inline]
    fn note(&mut self, local: u32, effect: Effect) {
        match effect {
            Effect::Nothing => {}
            Effect::Decided => self.next_wave.push(local),
            Effect::Candidate(plies) => propose(&mut self.candidates, local, plies),
        }
    }
}

/// Expands the positions from `start` on; returns the moves inside the part as pairs from, to.
fn expand_chunk(
    view: &dyn SolverView,
    start: u32,
    nodes: &mut [SolverNode],
    solved: &SolvedTables,
    expansion: &mut Expansion,
) -> Vec<(u32, u32)> {
    let mut moves = Vec::new();
    for (local, node) in (start..).zip(nodes) {
        expansion.clear();
        view.expand(local, solved, expansion);
        *node = SolverNode::new(expansion);
        moves.extend(expansion.targets().iter().map(|&target| (local, target)));
    }
    moves
}

/// Notes that a position is decided at a distance.
fn propose(candidates: &mut Vec<Vec<u32>>, local: u32, plies: u16) {
    let plies = usize::from(plies);
    if candidates.len() <= plies {
        candidates.resize_with(plies + 1, Vec::new);
    }
    candidates[plies].push(local);
}
