//! Windows that a side can still fill, and how a stone changes them.

use crate::bits::Bits;
use std::ops::Range;

/// A window without stones of the other side.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenWindow<const WORDS: usize> {
    /// The cells without a stone.
    pub missing: Bits<WORDS>,
    /// How many they are.
    pub need: u16,
    /// The number of the window.
    pub window: u16,
}

/// The open windows of one side in all positions from the root to here, as a stack of lists.
///
/// A window whose missing cells include those of another changes nothing, for either side: it is complete only
/// when the other is complete too, and a stone that blocks the other blocks it. No list holds such a window.
pub(super) struct OpenLists<const WORDS: usize> {
    stack: Vec<OpenWindow<WORDS>>,
}

/// The place of one list in the stack.
pub(super) type List = Range<usize>;

impl<const WORDS: usize> OpenLists<WORDS> {
    /// The windows that the side with the stones `own` can still fill, and the list of them.
    pub(super) fn new(windows: &[Bits<WORDS>], own: &Bits<WORDS>, other: &Bits<WORDS>) -> (Self, List) {
        let open = |(number, window): (usize, &Bits<WORDS>)| {
            let missing = window.minus(own);
            OpenWindow { missing, need: missing.count() as u16, window: number as u16 }
        };
        let unblocked = windows.iter().enumerate().filter(|(_, window)| !window.meets(other));
        let mut all: Vec<OpenWindow<WORDS>> = unblocked.map(open).collect();
        all.sort_by_key(|open| open.need);
        let mut stack: Vec<OpenWindow<WORDS>> = Vec::new();
        for open in all {
            if !stack.iter().any(|smaller| smaller.missing.is_within(&open.missing)) {
                stack.push(open);
            }
        }
        let list = 0..stack.len();
        (OpenLists { stack }, list)
    }

    #[inline]
    pub(super) fn list(&self, list: &List) -> &[OpenWindow<WORDS>] {
        &self.stack[list.clone()]
    }

    /// Adds the list after a stone of this side on `index`.
    pub(super) fn push_own(&mut self, list: &List, index: usize) -> List {
        let start = self.stack.len();
        for i in list.clone() {
            let mut open = self.stack[i];
            if open.missing.contains(index) {
                open.missing.remove(index);
                open.need -= 1;
                self.stack.push(open);
            }
        }
        // Only the windows just made smaller can make others superfluous, and only unchanged ones.
        let changed = start..self.stack.len();
        for i in list.clone() {
            let open = self.stack[i];
            let is_smaller = |other: &OpenWindow<WORDS>| other.missing.is_within(&open.missing);
            if !open.missing.contains(index) && !self.list(&changed).iter().any(is_smaller) {
                self.stack.push(open);
            }
        }
        start..self.stack.len()
    }

    /// Adds the list after a stone of the other side on `index`.
    pub(super) fn push_other(&mut self, list: &List, index: usize) -> List {
        let start = self.stack.len();
        for i in list.clone() {
            let open = self.stack[i];
            if !open.missing.contains(index) {
                self.stack.push(open);
            }
        }
        start..self.stack.len()
    }

    /// Takes the last list off the stack.
    pub(super) fn pop(&mut self, list: &List) {
        debug_assert_eq!(list.end, self.stack.len());
        self.stack.truncate(list.start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Mnk;

    fn missing(lists: &OpenLists<1>, list: &List) -> Vec<Vec<usize>> {
        let mut all: Vec<Vec<usize>> =
            lists.list(list).iter().map(|open| open.missing.iter().collect()).collect();
        all.sort();
        all
    }

    #[test]
    fn stones_fill_and_block_windows() {
        let game = Mnk::<1>::new(5, 1, 4).expect("a small board");
        let (mut lists, root) = OpenLists::new(game.lines().windows(), &Bits::EMPTY, &Bits::EMPTY);
        assert_eq!(missing(&lists, &root), [vec![0, 1, 2, 3], vec![1, 2, 3, 4]]);
        let own = lists.push_own(&root, 0);
        assert_eq!(missing(&lists, &own), [vec![1, 2, 3]], "the other window is superfluous");
        let blocked = lists.push_other(&own, 2);
        assert_eq!(missing(&lists, &blocked), Vec::<Vec<usize>>::new());
        lists.pop(&blocked);
        lists.pop(&own);
        let end = lists.push_other(&root, 4);
        assert_eq!(missing(&lists, &end), [vec![0, 1, 2, 3]]);
    }

    #[test]
    fn lists_made_by_moves_are_those_made_from_scratch() {
        let game = Mnk::<1>::new(5, 5, 4).expect("a small board");
        let windows = game.lines().windows();
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..200 {
            let mut cells: Vec<usize> = (0..25).collect();
            random.shuffle(&mut cells);
            let (mut lists, mut list) = OpenLists::new(windows, &Bits::EMPTY, &Bits::EMPTY);
            let mut stones = [Bits::EMPTY; 2];
            for (&index, side) in cells.iter().zip([0, 1].into_iter().cycle()) {
                stones[side].insert(index);
                let has_line = windows.iter().any(|window| window.is_within(&stones[0]));
                if has_line {
                    break;
                }
                list = if side == 0 { lists.push_own(&list, index) } else { lists.push_other(&list, index) };
                let (fresh, all) = OpenLists::new(windows, &stones[0], &stones[1]);
                assert_eq!(missing(&lists, &list), missing(&fresh, &all));
            }
        }
    }
}
