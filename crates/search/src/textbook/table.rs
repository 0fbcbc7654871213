//! The table of the searches with memory: what is known of positions by key, in a bounded room.
//!
//! It grows until its room is used up; until then nothing is replaced. Then the entry of least depth of a bucket goes.

use crate::score::Depth;

/// Entries that one key may stand in.
const BUCKET: usize = 4;
/// Buckets to begin with.
const FIRST: usize = 1 << 8;

/// What happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableCounts {
    /// How often it was asked.
    pub probes: u64,
    /// How often it knew the position.
    pub hits: u64,
    /// Nodes that it answered alone.
    pub answers: u64,
    /// What was written into it.
    pub stores: u64,
    /// Writes that found every place for the key taken by other keys.
    pub collisions: u64,
    /// Collisions that cost the entry of another key; the others made the table larger.
    pub replacements: u64,
    /// Looks that met an entry of the same key that was made by another node: a table that compares no more would have been
    /// wrong.
    pub clashes: u64,
}

/// The key of a node in the table, and the whole of what it is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TableKey {
    /// The place, and what tables usually compare.
    pub(super) hash: u64,
    /// The node alone, without depth and ply: of two different nodes with one hash it differs.
    pub(super) node: u64,
}

impl TableKey {
    /// The key of a node that depth and ply do not tell apart.
    pub(super) fn of_node(node: u64) -> TableKey {
        TableKey { hash: node, node }
    }
}

#[derive(Clone, Copy)]
struct TableSlot<T> {
    key: TableKey,
    known: T,
    depth: Depth,
}

/// What is known, by key; the entries of least depth go first.
pub(super) struct SearchTable<T> {
    buckets: Vec<[Option<TableSlot<T>>; BUCKET]>,
    most: usize,
    pub(super) counts: TableCounts,
}

impl<T: Copy> SearchTable<T> {
    /// An empty table that never takes more than this many MiB.
    pub(super) fn new(mib: usize) -> SearchTable<T> {
        let most = (mib << 20) / size_of::<[Option<TableSlot<T>>; BUCKET]>();
        let most = if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 }.max(1);
        SearchTable { buckets: Vec::new(), most, counts: TableCounts::default() }
    }

    fn place(&self, key: TableKey) -> usize {
        key.hash as usize & (self.buckets.len() - 1)
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.clear();
        self.counts = TableCounts::default();
    }

    /// What is known of a position.
    pub(super) fn look_up(&mut self, key: TableKey) -> Option<T> {
        self.counts.probes += 1;
        if self.buckets.is_empty() {
            return None;
        }
        let bucket = &self.buckets[self.place(key)];
        let alike = || bucket.iter().flatten().filter(|entry| entry.key.hash == key.hash);
        let found = alike().find(|entry| entry.key == key).map(|entry| entry.known);
        self.counts.hits += u64::from(found.is_some());
        self.counts.clashes += u64::from(found.is_none() && alike().next().is_some());
        found
    }

    /// Notes what is known of a position.
    pub(super) fn store(&mut self, key: TableKey, depth: Depth, known: T) {
        self.counts.stores += 1;
        let entry = TableSlot { key, known, depth };
        if self.buckets.is_empty() {
            self.enlarge();
        }
        while !self.put(entry) {
            self.counts.collisions += 1;
            match self.buckets.len() < self.most {
                true => self.enlarge(),
                false => return self.replace(entry),
            }
        }
    }

    /// Puts an entry over that of its key, or into a free place of its bucket; false if there is neither.
    fn put(&mut self, entry: TableSlot<T>) -> bool {
        let place = self.place(entry.key);
        let bucket = &mut self.buckets[place];
        let own = bucket.iter().position(|slot| slot.is_some_and(|held| held.key == entry.key));
        let slot = own.or_else(|| bucket.iter().position(Option::is_none));
        if let Some(slot) = slot {
            bucket[slot] = Some(entry);
        }
        slot.is_some()
    }

    /// Twice the room: a bucket becomes two, so every entry finds its place.
    fn enlarge(&mut self) {
        let length = (self.buckets.len() * 2).max(FIRST.min(self.most));
        let larger = vec![[None; BUCKET]; length];
        let smaller = std::mem::replace(&mut self.buckets, larger);
        for entry in smaller.into_iter().flatten().flatten() {
            self.put(entry);
        }
    }

    fn replace(&mut self, entry: TableSlot<T>) {
        self.counts.replacements += 1;
        let place = self.place(entry.key);
        let least = self.buckets[place].iter_mut().min_by_key(|slot| slot.map(|held| held.depth));
        *least.expect("a bucket has places") = Some(entry);
    }
}

#[cfg(test)]
mod tests {
    use super::super::game_tree::Known;
    use super::*;
    use crate::game::scramble;

    fn known(value: f64) -> Known {
        Known { lower: value, upper: value, best: None }
    }

    #[test]
    fn nothing_is_replaced_while_there_is_room() {
        let mut table = SearchTable::new(64);
        (0..20_000).for_each(|n| table.store(TableKey::of_node(scramble(n)), Depth(1), known(n as f64)));
        assert!((0..20_000).all(|n| table.look_up(TableKey::of_node(scramble(n))) == Some(known(n as f64))));
        assert_eq!((table.counts.replacements, table.counts.stores), (0, 20_000));
        assert!(table.counts.collisions > 0, "it became larger");
    }

    #[test]
    fn a_full_table_keeps_its_size_and_its_deepest_entries() {
        let mut table = SearchTable::new(1);
        table.store(TableKey::of_node(7), Depth(9), known(9.0));
        (0..100_000).for_each(|n| table.store(TableKey::of_node(scramble(n)), Depth(1), known(n as f64)));
        assert!(table.counts.replacements > 0);
        assert!(table.buckets.len() * size_of::<[Option<TableSlot<Known>>; BUCKET]>() <= 1 << 20);
        assert_eq!(table.look_up(TableKey::of_node(7)), Some(known(9.0)));
        assert_eq!(table.look_up(TableKey::of_node(8)), None);
    }

    #[test]
    fn two_nodes_with_one_key_clash_and_answer_for_themselves_alone() {
        let mut table = SearchTable::new(1);
        let (one, other) = (TableKey { hash: 7, node: 1 }, TableKey { hash: 7, node: 2 });
        table.store(one, Depth(1), known(1.0));
        assert_eq!((table.look_up(other), table.counts.clashes), (None, 1));
        table.store(other, Depth(1), known(2.0));
        assert_eq!((table.look_up(one), table.look_up(other)), (Some(known(1.0)), Some(known(2.0))));
        assert_eq!((table.counts.clashes, table.counts.hits, table.counts.stores), (1, 2, 2));
    }
}
