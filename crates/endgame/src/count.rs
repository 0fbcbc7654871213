//! Counting a table: wins, draws, losses and the longest of them, slice by slice.

use crate::entry::{Entry, Verdict};
use crate::indexer::{Class, ClassId, Indexer, Slice, TablePlace};
use crate::table::ClassTable;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::ops::Range;

/// The longest wins or losses among some positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Longest {
    /// Plies to the end.
    pub plies: u16,
    /// How many positions take so long.
    pub positions: u64,
    /// The number in its class of the first of them.
    pub example: u64,
}

/// What one slice contains.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SliceCount {
    /// The material, that of the side to move first.
    pub name: String,
    /// All positions.
    pub positions: u64,
    /// Those won for the side to move.
    pub wins: u64,
    /// Those drawn.
    pub draws: u64,
    /// Those lost for the side to move.
    pub losses: u64,
    /// The longest wins; none if nothing is won.
    pub longest_win: Option<Longest>,
    /// The longest losses; none if nothing is lost.
    pub longest_loss: Option<Longest>,
}

impl SliceCount {
    /// A slice in which nothing has been counted.
    pub fn new(name: &str) -> SliceCount {
        let name = name.to_string();
        SliceCount { name, positions: 0, wins: 0, draws: 0, losses: 0, longest_win: None, longest_loss: None }
    }

    /// Adds another count of the same slice.
    pub fn merge(&mut self, other: &SliceCount) {
        self.positions += other.positions;
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.longest_win = longer(self.longest_win, other.longest_win);
        self.longest_loss = longer(self.longest_loss, other.longest_loss);
    }

    fn add(&mut self, index: u64, entry: Entry) {
        self.positions += 1;
        let plies = entry.plies().unwrap_or(0);
        match entry.verdict() {
            Verdict::Win => {
                self.wins += 1;
                lengthen(&mut self.longest_win, index, plies);
            }
            Verdict::Draw => self.draws += 1,
            Verdict::Loss => {
                self.losses += 1;
                lengthen(&mut self.longest_loss, index, plies);
            }
        }
    }
}

fn lengthen(longest: &mut Option<Longest>, index: u64, plies: u16) {
    match longest {
        Some(longest) if plies < longest.plies => {}
        Some(longest) if plies == longest.plies => longest.positions += 1,
        _ => *longest = Some(Longest { plies, positions: 1, example: index }),
    }
}

/// The longest of two sets of positions.
fn longer(one: Option<Longest>, other: Option<Longest>) -> Option<Longest> {
    let (Some(one), Some(other)) = (one, other) else { return one.or(other) };
    Some(match one.plies.cmp(&other.plies) {
        Ordering::Less => other,
        Ordering::Greater => one,
        Ordering::Equal => Longest {
            plies: one.plies,
            positions: one.positions + other.positions,
            example: one.example.min(other.example),
        },
    })
}

/// Counts some positions of a class, slice by slice; their numbers ascend.
pub fn count_some<I: Indexer>(
    indexer: &I,
    class: ClassId,
    entries: impl Iterator<Item = (u64, Entry)>,
) -> Vec<SliceCount> {
    let slices: Vec<(&Slice, Range<u64>)> = indexer.class(class).ranges().collect();
    let mut counts: Vec<SliceCount> = slices.iter().map(|(slice, _)| SliceCount::new(&slice.name)).collect();
    let used = entries.filter(|&(index, _)| indexer.is_used(TablePlace { class, index }));
    for (index, entry) in used {
        let slice = slices.iter().position(|(_, range)| range.contains(&index));
        counts[slice.expect("the number belongs to the class")].add(index, entry);
    }
    counts
}

/// Counts every slice of a class.
pub fn count<I: Indexer>(indexer: &I, class: ClassId, table: &ClassTable) -> Vec<SliceCount> {
    count_used(indexer.class(class), table, |index| indexer.is_used(TablePlace { class, index }))
}

fn count_used(class: &Class, table: &ClassTable, is_used: impl Fn(u64) -> bool) -> Vec<SliceCount> {
    let count_slice = |(slice, range): (&Slice, Range<u64>)| {
        let mut count = SliceCount::new(&slice.name);
        let entries = range.clone().zip(table.entries(range));
        entries.filter(|&(index, _)| is_used(index)).for_each(|(index, entry)| count.add(index, entry));
        count
    };
    class.ranges().map(count_slice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_are_counted_apart() {
        let entries =
            [Entry::win(3), Entry::win(5), Entry::win(5), Entry::DRAW, Entry::loss(0), Entry::loss(4)];
        let slice = |name: &str, len| Slice { name: name.into(), len };
        let class = Class {
            name: "AvB".into(),
            pieces: 2,
            slices: vec![slice("AvB", 4), slice("BvA", 2)],
            needs: vec![],
            largest_part: 6,
            written_moves: 0,
        };
        let counts = count_used(&class, &ClassTable::from_entries(entries.into_iter()), |_| true);
        assert_eq!(counts[0].longest_win, Some(Longest { plies: 5, positions: 2, example: 1 }));
        assert_eq!((counts[0].wins, counts[0].draws, counts[0].losses), (3, 1, 0));
        assert_eq!(counts[0].longest_loss, None);
        let parts = [0..2, 2..4].map(|part| {
            let mut count = SliceCount::new("AvB");
            part.for_each(|index| count.add(index, entries[index as usize]));
            count
        });
        let mut merged = parts[1].clone();
        merged.merge(&parts[0]);
        assert_eq!(merged, counts[0], "two parts make the whole, in any order");
        let some = count_used(&class, &ClassTable::from_entries(entries.into_iter()), |index| index != 1);
        assert_eq!(some[0].longest_win, Some(Longest { plies: 5, positions: 1, example: 2 }));
        assert_eq!(counts[1].longest_loss, Some(Longest { plies: 4, positions: 1, example: 5 }));
    }
}
