//! The arithmetic of a net in integers: written plainly, so that it can be translated for wide registers too.

/// A hidden sum of this much is a one; larger ones count as much.
pub(crate) const ONE: i16 = 255;
/// An output weight of this much is a one.
pub(crate) const OUTPUT_ONE: i32 = 64;
/// Output weights stay within plus and minus this, so that the product with a [`ONE`] fits 16 bits.
pub(crate) const MAX_OUTPUT: i16 = 127;
/// Hidden units are worked on in groups of so many.
pub(crate) const GROUP: usize = 16;
/// So many products fit a sum of 32 bits.
const SAFE: usize = 128;

/// Adds a row of weights to the sums.
#[inline(always)]
pub(crate) fn add(sums: &mut [i16], row: &[i16]) {
    for (sums, row) in sums.as_chunks_mut::<GROUP>().0.iter_mut().zip(row.as_chunks::<GROUP>().0) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(*weight);
        }
    }
}

/// Takes a row of weights from the sums.
#[inline(always)]
pub(crate) fn take(sums: &mut [i16], row: &[i16]) {
    for (sums, row) in sums.as_chunks_mut::<GROUP>().0.iter_mut().zip(row.as_chunks::<GROUP>().0) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_sub(*weight);
        }
    }
}

/// The sums, clipped and squared, times the output weights; in units of `ONE * ONE * OUTPUT_ONE`.
#[inline(always)]
pub(crate) fn weigh(sums: &[i16], weights: &[i16]) -> i64 {
    let mut total = 0;
    for (sums, weights) in sums.chunks(SAFE).zip(weights.chunks(SAFE)) {
        let mut part: i32 = 0;
        for (sum, weight) in sums.iter().zip(weights) {
            let unit = (*sum).clamp(0, ONE);
            let weighed = unit.wrapping_mul(*weight);
            part += i32::from(weighed) * i32::from(unit);
        }
        total += i64::from(part);
    }
    total
}
