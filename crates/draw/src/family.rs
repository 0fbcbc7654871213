//! The children of every node in one array, and the level of every node.

/// The children and levels of a tree in which parents come before children.
pub(crate) struct Family {
    /// Where each node's children start in `list`; one more entry than there are nodes.
    starts: Vec<u32>,
    list: Vec<u32>,
    /// Distance of each node from the root.
    pub levels: Vec<u32>,
}

impl Family {
    /// Sorts the nodes by parent, keeping their order. The root is its own parent.
    pub fn new(parents: &[u32]) -> Family {
        let mut starts = vec![0; parents.len() + 1];
        for &parent in parents.iter().skip(1) {
            starts[parent as usize + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut next = starts.clone();
        let mut list = vec![0; parents.len().saturating_sub(1)];
        let mut levels = vec![0; parents.len()];
        for (node, &parent) in parents.iter().enumerate().skip(1) {
            debug_assert!((parent as usize) < node, "parents come before children");
            let slot = &mut next[parent as usize];
            list[*slot as usize] = node as u32;
            *slot += 1;
            levels[node] = levels[parent as usize] + 1;
        }
        Family { starts, list, levels }
    }

    /// The children of a node, in order.
    pub fn children(&self, node: usize) -> &[u32] {
        &self.list[self.starts[node] as usize..self.starts[node + 1] as usize]
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.levels.len()
    }

    /// How many levels there are.
    pub fn level_count(&self) -> usize {
        self.levels.iter().max().map_or(0, |&deepest| deepest as usize + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_are_found_in_order_with_their_levels() {
        let family = Family::new(&[0, 0, 1, 1, 0, 4]);
        assert_eq!(family.children(0), [1, 4]);
        assert_eq!(family.children(1), [2, 3]);
        assert_eq!(family.children(4), [5]);
        assert!(family.children(5).is_empty());
        assert_eq!(family.levels, [0, 1, 2, 2, 1, 2]);
        assert_eq!(family.level_count(), 3);
    }

    #[test]
    fn an_empty_tree_has_no_levels() {
        assert_eq!(Family::new(&[]).level_count(), 0);
    }
}
