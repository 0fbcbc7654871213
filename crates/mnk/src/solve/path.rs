//! Positions between the root and the one looked at, reduced to what can still matter.

use super::open::{List, OpenLists, OpenWindow};
use super::symmetry::{Content, SymmetricKeys, SymmetryKeys, canonical};
use crate::bits::Bits;
use crate::rules::{Mnk, State};
use crate::zobrist::random;
use search::{Game, Side};

/// Added to the key of a position with O to move.
const MIN_TO_MOVE: u64 = random(1 << 32);

/// A position: who moves, and the windows each side can still fill.
#[derive(Clone)]
pub(super) struct PathPosition<const WORDS: usize> {
    pub turn: Side,
    stones: [Bits<WORDS>; 2],
    open: [List; 2],
    /// The cells of all open windows. What is on the others changes nothing and is not part of the keys.
    live: Bits<WORDS>,
    keys: SymmetryKeys,
}

impl<const WORDS: usize> PathPosition<WORDS> {
    /// The same number for positions that differ only by symmetry or on cells that do not matter.
    pub(super) fn key(&self) -> u64 {
        let turn = if self.turn == Side::Min { MIN_TO_MOVE } else { 0 };
        canonical(&self.keys) ^ turn
    }

    fn content(&self, index: usize) -> Content {
        if self.stones[0].contains(index) {
            Content::Max
        } else if self.stones[1].contains(index) {
            Content::Min
        } else {
            Content::Free
        }
    }
}

/// Makes positions and holds their lists of open windows.
pub(super) struct Path<'a, const WORDS: usize> {
    windows: &'a [Bits<WORDS>],
    keys: &'a SymmetricKeys,
    open: [OpenLists<WORDS>; 2],
}

impl<'a, const WORDS: usize> Path<'a, WORDS> {
    /// A path that so far consists of the position of an undecided state.
    pub(super) fn new(
        game: &'a Mnk<WORDS>,
        keys: &'a SymmetricKeys,
        state: &State<WORDS>,
    ) -> (Self, PathPosition<WORDS>) {
        let windows = game.lines().windows();
        let stones = [Side::Max, Side::Min].map(|side| *state.stones(side));
        let (of_max, max) = OpenLists::new(windows, &stones[0], &stones[1]);
        let (of_min, min) = OpenLists::new(windows, &stones[1], &stones[0]);
        let path = Path { windows, keys, open: [of_max, of_min] };
        let turn = game.turn(state);
        let mut root =
            PathPosition { turn, stones, open: [max, min], live: Bits::EMPTY, keys: SymmetryKeys::default() };
        root.live = path.live_cells(&root);
        for index in root.live.iter() {
            let content = root.content(index);
            path.keys.toggle(&mut root.keys, content, index);
        }
        (path, root)
    }

    /// The windows that `side` can still fill.
    #[inline]
    pub(super) fn open(&self, position: &PathPosition<WORDS>, side: Side) -> &[OpenWindow<WORDS>] {
        self.open[side as usize].list(&position.open[side as usize])
    }

    /// The position after a stone on an empty cell. It must be left with [`Path::leave`].
    pub(super) fn enter(&mut self, parent: &PathPosition<WORDS>, index: usize) -> PathPosition<WORDS> {
        let mut next = parent.clone();
        let (own, other) = (parent.turn as usize, parent.turn.other() as usize);
        next.turn = parent.turn.other();
        next.stones[own].insert(index);
        next.open[own] = self.open[own].push_own(&parent.open[own], index);
        next.open[other] = self.open[other].push_other(&parent.open[other], index);
        next.live = self.live_cells(&next);
        if parent.live.contains(index) {
            self.keys.toggle(&mut next.keys, Content::Free, index);
            let stone = next.content(index);
            self.keys.toggle(&mut next.keys, stone, index);
        }
        for dead in parent.live.minus(&next.live).iter() {
            let content = next.content(dead);
            self.keys.toggle(&mut next.keys, content, dead);
        }
        next
    }

    /// Forgets the position entered last.
    pub(super) fn leave(&mut self, position: &PathPosition<WORDS>) {
        for (lists, list) in self.open.iter_mut().zip(&position.open) {
            lists.pop(list);
        }
    }

    fn live_cells(&self, position: &PathPosition<WORDS>) -> Bits<WORDS> {
        let open = [Side::Max, Side::Min].into_iter().flat_map(|side| self.open(position, side));
        open.fold(Bits::EMPTY, |live, open| live | self.windows[usize::from(open.window)])
    }
}
