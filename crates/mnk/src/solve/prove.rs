//! The proof search: does the attacker win within a number of plies?
//!
//! A depth-first search of questions with the answers yes and no. Most positions are settled by counting:
//! a line can be completed, two lines cannot both be blocked, no window is left to fill, or the windows that
//! are left can be blocked by pairs. A single threat leaves a single move. Cells in no open window are not
//! tried: a stone there is as good as passing, and passing is never better than a stone elsewhere.

use super::open::OpenWindow;
use super::pairing::Pairing;
use super::path::{Path, PathPosition};
use super::proof::{AttackTable, Plies, Proof};
use crate::bits::Bits;
use crate::zobrist::random;
use search::Side;
use search::Stopped;
use search::{Control, Pace};

/// Added to the key of a position when O attacks.
const MIN_ATTACKS: u64 = random(2 << 32);

/// A cell counts for each open window it would fill or block, four times as much with every stone fewer to go.
const WEIGHT_BITS: u32 = 2;

/// Windows that need more stones than this count like those that need exactly this number.
const FAR_AWAY: u32 = 10;

/// A move and how urgent it looks.
type Ranked = (i32, u16);

/// What a position is at first sight.
enum Sight {
    Settled(Proof),
    Forced(usize),
    Unclear,
}

/// A proof search from one root, with its buffers.
pub(super) struct Prover<'a, const WORDS: usize> {
    pub path: Path<'a, WORDS>,
    facts: &'a mut AttackTable,
    control: &'a dyn Control,
    pace: Pace,
    attacker: Side,
    pairing: Pairing,
    /// The moves of all positions from the root to here.
    moves: Vec<Ranked>,
    urgency: Vec<i32>,
    /// Positions looked at so far.
    pub nodes: u64,
}

impl<'a, const WORDS: usize> Prover<'a, WORDS> {
    pub(super) fn new(
        path: Path<'a, WORDS>,
        facts: &'a mut AttackTable,
        control: &'a dyn Control,
        cells: usize,
    ) -> Self {
        Prover {
            path,
            facts,
            control,
            pace: Pace::new(control, control.most_nodes()),
            attacker: Side::Max,
            pairing: Pairing::new(cells),
            moves: Vec::new(),
            urgency: vec![0; cells],
            nodes: 0,
        }
    }

    /// Whether `attacker` wins from an undecided position within `limit` plies.
    pub(super) fn attack(
        &mut self,
        position: &PathPosition<WORDS>,
        attacker: Side,
        limit: Plies,
    ) -> Result<Proof, Stopped> {
        self.attacker = attacker;
        self.prove(position, limit)
    }

    fn prove(&mut self, position: &PathPosition<WORDS>, limit: Plies) -> Result<Proof, Stopped> {
        self.nodes += 1;
        if !self.pace.goes_on(self.control, self.nodes) {
            return Err(Stopped);
        }
        match self.look(position, limit) {
            Sight::Settled(proof) => return Ok(proof),
            Sight::Forced(index) => return self.try_move(position, index, limit),
            Sight::Unclear => {}
        }
        let key = self.key(position);
        if let Some(proof) = self.facts.answer(key, limit) {
            return Ok(proof);
        }
        let proof = match self.has_pairing(position) {
            true => Proof::SAFE,
            false => self.try_moves(position, limit)?,
        };
        self.facts.remember(key, proof);
        Ok(proof)
    }

    /// May the question be answered without trying moves? Is there but one move?
    fn look(&self, position: &PathPosition<WORDS>, limit: Plies) -> Sight {
        let mover = position.turn;
        let attacks = mover == self.attacker;
        let is_threat = |open: &&OpenWindow<WORDS>| open.need == 1;
        if self.path.open(position, mover).iter().any(|open| open.need == 1) {
            return Sight::Settled(if attacks { Proof::won_after(Plies(1), limit) } else { Proof::SAFE });
        }
        let mut threats = self.path.open(position, mover.other()).iter().filter(is_threat);
        let threat = threats.next().and_then(|open| open.missing.first());
        if threats.next().is_some() {
            return Sight::Settled(if attacks { Proof::SAFE } else { Proof::won_after(Plies(2), limit) });
        }
        let Some(earliest) = self.earliest_win(position) else { return Sight::Settled(Proof::SAFE) };
        if earliest > limit {
            return Sight::Settled(Proof::won_after(earliest, limit));
        }
        threat.map_or(Sight::Unclear, Sight::Forced)
    }

    /// When the attacker would win if the defender never blocked.
    fn earliest_win(&self, position: &PathPosition<WORDS>) -> Option<Plies> {
        let need = self.path.open(position, self.attacker).iter().map(|open| open.need).min()?;
        Some(Plies(if position.turn == self.attacker { 2 * need - 1 } else { 2 * need }))
    }

    fn has_pairing(&mut self, position: &PathPosition<WORDS>) -> bool {
        position.turn == self.attacker && self.pairing.exists(self.path.open(position, self.attacker))
    }

    fn try_moves(&mut self, position: &PathPosition<WORDS>, limit: Plies) -> Result<Proof, Stopped> {
        // Until a move proves otherwise, the attacker gets nowhere and the defender is lost at once.
        let mut weakest = match position.turn == self.attacker {
            true => Proof::SAFE,
            false => Proof::Won(Plies(0)),
        };
        let start = self.moves.len();
        self.list_moves(position);
        for next in start..self.moves.len() {
            let index = self.take_best(next);
            let proof = self.try_move(position, index, limit)?;
            let is_success = matches!(proof, Proof::Won(_)) == (position.turn == self.attacker);
            weakest = weakest.weaker(proof);
            if is_success {
                break;
            }
        }
        self.moves.truncate(start);
        Ok(weakest)
    }

    fn try_move(
        &mut self,
        position: &PathPosition<WORDS>,
        index: usize,
        limit: Plies,
    ) -> Result<Proof, Stopped> {
        let child = self.path.enter(position, index);
        let proof = self.prove(&child, limit.after())?;
        self.path.leave(&child);
        Ok(proof.before())
    }

    /// Appends the cells of all open windows, with their urgency.
    fn list_moves(&mut self, position: &PathPosition<WORDS>) {
        let mut cells = Bits::EMPTY;
        for side in [Side::Max, Side::Min] {
            for open in self.path.open(position, side) {
                let weight = 1 << (WEIGHT_BITS * FAR_AWAY.saturating_sub(u32::from(open.need)));
                open.missing.iter().for_each(|index| self.urgency[index] += weight);
                cells |= open.missing;
            }
        }
        for index in cells.iter() {
            self.moves.push((std::mem::take(&mut self.urgency[index]), index as u16));
        }
    }

    /// Brings the most urgent of the moves from `next` on to this place.
    fn take_best(&mut self, next: usize) -> usize {
        let rest = &mut self.moves[next..];
        let best = (0..rest.len()).max_by_key(|&i| rest[i].0).unwrap_or(0);
        rest.swap(0, best);
        usize::from(rest[0].1)
    }

    fn key(&self, position: &PathPosition<WORDS>) -> u64 {
        let attacker = if self.attacker == Side::Min { MIN_ATTACKS } else { 0 };
        position.key() ^ attacker
    }
}
