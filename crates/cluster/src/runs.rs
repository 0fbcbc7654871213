//! Which part a position belongs to, among the parts of one layer that several workers share.

use endgame::ClassPart;

/// The runs of some parts, by number.
#[derive(Default)]
pub(crate) struct Runs {
    /// First number, number after the last, which part.
    sorted: Vec<(u64, u64, u32)>,
}

impl Runs {
    /// The runs of parts.
    pub(crate) fn new<'p>(parts: impl Iterator<Item = (u32, &'p ClassPart)>) -> Runs {
        let runs = parts
            .flat_map(|(number, part)| part.runs().into_iter().map(move |run| (run.start, run.end, number)));
        let mut sorted: Vec<(u64, u64, u32)> = runs.filter(|(start, end, _)| start < end).collect();
        sorted.sort_unstable();
        Runs { sorted }
    }

    /// Bytes it takes.
    pub(crate) fn bytes(&self) -> u64 {
        (self.sorted.len() * size_of::<(u64, u64, u32)>()) as u64
    }

    /// The run that has a position: its end and its part.
    pub(crate) fn find(&self, index: u64) -> (u64, u32) {
        let after = self.sorted.partition_point(|&(start, _, _)| start <= index);
        let (_, end, part) = self.sorted[after - 1];
        debug_assert!(index < end);
        (end, part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_found_in_its_part() {
        let parts = [ClassPart::two(0..10, 50..60), ClassPart::one(20..30), ClassPart::two(10..20, 30..40)];
        let runs = Runs::new((0..).zip(&parts));
        for (number, part) in (0..).zip(&parts) {
            for local in 0..part.len() {
                let index = part.index(local);
                let (end, found) = runs.find(index);
                assert_eq!((found, part.local(end)), (number, part.local(end)), "{index}");
                assert!(part.local(end - 1).is_some());
            }
        }
    }
}
