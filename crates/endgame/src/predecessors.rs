//! The way back from a position to those before it inside a part.

use crate::indexer::SolverView;

/// Finds the positions before a position.
pub(crate) enum Predecessors<'a> {
    /// The view can take moves back.
    Asked(&'a dyn SolverView),
    /// The moves were written down when the positions were expanded.
    Written(MovesByTarget),
}

/// The moves inside a part, sorted by where they lead.
pub(crate) struct MovesByTarget {
    /// The moves to position `n` are at `starts[n]..starts[n + 1]`.
    starts: Vec<usize>,
    /// Where each move comes from.
    sources: Vec<u32>,
}

impl<'a> Predecessors<'a> {
    /// Bytes needed for each position of a part, if this number of its moves is written down.
    pub(crate) const fn bytes(written_moves: u32) -> u64 {
        let each = size_of::<(u32, u32)>() + size_of::<u32>();
        match written_moves {
            0 => 0,
            _ => size_of::<usize>() as u64 + written_moves as u64 * each as u64,
        }
    }

    /// The way back in a part of `len` positions with these moves from, to; the latter only if needed.
    pub(crate) fn new(view: &'a dyn SolverView, len: u32, moves: &[Vec<(u32, u32)>]) -> Predecessors<'a> {
        if view.can_retract() {
            Predecessors::Asked(view)
        } else {
            Predecessors::Written(MovesByTarget::new(len, moves))
        }
    }

    /// Appends the positions before `local`, once for each move.
    #[inline]
    pub(crate) fn append(&self, local: u32, out: &mut Vec<u32>) {
        match self {
            Predecessors::Asked(view) => view.retract(local, out),
            Predecessors::Written(written) => out.extend_from_slice(written.before(local)),
        }
    }
}

impl MovesByTarget {
    /// Sorts the moves by counting.
    fn new(len: u32, moves: &[Vec<(u32, u32)>]) -> MovesByTarget {
        let mut starts = vec![0; len as usize + 1];
        for &(_, target) in moves.iter().flatten() {
            starts[target as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut sources = vec![0; sum];
        // Filling from the back leaves every start at its first move.
        for &(source, target) in moves.iter().flatten() {
            starts[target as usize] -= 1;
            sources[starts[target as usize]] = source;
        }
        MovesByTarget { starts, sources }
    }

    fn before(&self, local: u32) -> &[u32] {
        let local = local as usize;
        &self.sources[self.starts[local]..self.starts[local + 1]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_moves_are_found_by_where_they_lead() {
        let moves = [vec![(0, 1), (0, 2)], vec![(1, 2), (1, 2), (3, 0)]];
        let written = MovesByTarget::new(4, &moves);
        let mut before: Vec<Vec<u32>> = (0..4).map(|local| written.before(local).to_vec()).collect();
        before.iter_mut().for_each(|list| list.sort_unstable());
        assert_eq!(before, [vec![3], vec![0], vec![0, 1, 1], vec![]]);
    }
}
