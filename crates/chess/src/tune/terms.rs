//! A sample as the fit sees it: what the evaluation counts, and how the two phases are blended.

use super::sample::Sample;
use crate::value::{Blended, counts};

/// One slot of a sample, White's count less Black's, or an attack's count for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count {
    pub slot: u16,
    pub count: i16,
}

/// Samples with their counts side by side in memory.
#[derive(Default)]
pub(super) struct Terms {
    counts: Vec<Count>,
    rows: Vec<Row>,
}

/// One sample.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// Ends of the sums, of White's attack and of Black's attack among the counts; each begins where the last ends.
    ends: [usize; 3],
    start: usize,
    pub blend: Blended,
    pub target: f64,
    pub result: f64,
    pub score: i32,
}

impl Terms {
    pub(super) fn add(&mut self, sample: &Sample) {
        let start = self.counts.len();
        let parts = counts(&sample.state);
        let mut ends = [0; 3];
        for (end, part) in ends.iter_mut().zip([&parts.sums, &parts.attacks[0], &parts.attacks[1]]) {
            self.counts.extend(part.iter().map(|&(slot, count)| Count { slot: slot as u16, count }));
            *end = self.counts.len();
        }
        self.rows.push(Row {
            ends,
            start,
            blend: parts.blend,
            target: sample.result,
            result: sample.result,
            score: sample.score,
        });
    }

    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    pub(super) fn rows_mut(&mut self) -> &mut [Row] {
        &mut self.rows
    }

    pub(super) fn sums(&self, row: &Row) -> &[Count] {
        &self.counts[row.start..row.ends[0]]
    }

    /// The attack of White (0) or Black (1).
    pub(super) fn attack(&self, row: &Row, side: usize) -> &[Count] {
        &self.counts[row.ends[side]..row.ends[side + 1]]
    }
}
