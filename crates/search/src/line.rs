//! The principal variation: for every ply, the line both sides are expected to play from there.

use crate::score::Ply;

/// A triangular table of lines, one a ply.
#[derive(Clone, Debug)]
pub(crate) struct LineTable<M> {
    by_ply: Vec<Vec<M>>,
}

impl<M: Copy> LineTable<M> {
    pub(crate) fn new() -> Self {
        LineTable { by_ply: Vec::new() }
    }

    /// A node is entered: nothing is expected from here yet.
    pub(crate) fn clear(&mut self, ply: Ply) {
        let ply = ply.0 as usize;
        if self.by_ply.len() <= ply {
            self.by_ply.resize_with(ply + 1, Vec::new);
        }
        self.by_ply[ply].clear();
    }

    /// The move at `ply` is the best so far: it and the line below it become the expected one.
    pub(crate) fn improve(&mut self, ply: Ply, m: M) {
        let (above, below) = self.by_ply.split_at_mut(ply.0 as usize + 1);
        let line = &mut above[ply.0 as usize];
        line.clear();
        line.push(m);
        if let Some(rest) = below.first() {
            line.extend_from_slice(rest);
        }
    }

    /// The line expected from the root.
    pub(crate) fn root(&self) -> &[M] {
        self.by_ply.first().map_or(&[], Vec::as_slice)
    }
}
