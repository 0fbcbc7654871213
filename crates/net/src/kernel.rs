//! The arithmetic of a net in integers: written plainly, so that it can be translated for wide registers too.

/// A hidden sum of this much is a one; larger ones count as much.
pub(crate) const ONE: i16 = 255;
/// An output weight of this much is a one.
pub(crate) const OUTPUT_ONE: i32 = 64;
/// Output weights stay within plus and minus this, so that the product with a [`ONE`] fits 16 bits.
pub(crate) const MAX_OUTPUT: i16 = 127;
/// Hidden units are worked on in groups of this size.
pub(crate) const GROUP: usize = 16;
/// This number of groups of products fits sums of 32 bits.
const SAFE: usize = 64;

/// Adds a row of weights to the sums.
#[inline(always)]
pub(crate) fn add(sums: &mut [i16], row: &[i16]) {
    for (sums, row) in sums.as_chunks_mut::<GROUP>().0.iter_mut().zip(row.as_chunks::<GROUP>().0) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(*weight);
        }
    }
}

/// Adds some rows of weights to the sums and takes others from them. Group by group, so that sums stay in registers meanwhile.
#[inline(always)]
pub(crate) fn change(sums: &mut [i16], rows: &[i16], taken: &[u16], added: &[u16]) {
    let groups = sums.len() / GROUP;
    let rows = rows.as_chunks::<GROUP>().0;
    for (group, sums) in sums.as_chunks_mut::<GROUP>().0.iter_mut().enumerate() {
        let mut changed = *sums;
        for &row in taken {
            let row = &rows[usize::from(row) * groups + group];
            changed.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
        }
        for &row in added {
            let row = &rows[usize::from(row) * groups + group];
            changed.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
        }
        *sums = changed;
    }
}

/// The sums, clipped and squared, times the output weights; in units of `ONE * ONE * OUTPUT_ONE`.
#[inline(always)]
pub(crate) fn weigh(sums: &[i16], weights: &[i16]) -> i64 {
    let groups = |numbers| <[i16]>::as_chunks::<GROUP>(numbers).0.chunks(SAFE);
    let mut total = 0;
    for (sums, weights) in groups(sums).zip(groups(weights)) {
        // Pairs of products are added at once where a processor can.
        let mut lanes = [0; GROUP / 2];
        for (sums, weights) in sums.iter().zip(weights) {
            for (lane, part) in lanes.iter_mut().enumerate() {
                *part += product(sums[2 * lane], weights[2 * lane])
                    + product(sums[2 * lane + 1], weights[2 * lane + 1]);
            }
        }
        total += lanes.into_iter().map(i64::from).sum::<i64>();
    }
    total
}

#[inline(always)]
fn product(sum: i16, weight: i16) -> i32 {
    let unit = sum.clamp(0, ONE);
    i32::from(unit.wrapping_mul(weight)) * i32::from(unit)
}
