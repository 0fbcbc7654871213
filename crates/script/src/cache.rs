//! Values by position: a search comes to the same position again and again.

/// Positions kept, a MiB of them; a later one takes the place of an earlier one. An ending of three pieces has twice as many.
const ENTRIES: usize = 1 << 16;

/// A table of values by key.
pub(crate) struct Cache(Vec<(u64, f64)>);

impl Cache {
    /// An empty table.
    pub(crate) fn new() -> Cache {
        // No value is kept under NaN.
        Cache(vec![(0, f64::NAN); ENTRIES])
    }

    /// The value of a position, if it is kept.
    pub(crate) fn get(&self, key: u64) -> Option<f64> {
        let (known, value) = self.0[Cache::place(key)];
        (known == key && !value.is_nan()).then_some(value)
    }

    /// Keeps the value of a position.
    pub(crate) fn put(&mut self, key: u64, value: f64) {
        self.0[Cache::place(key)] = (key, value);
    }

    /// The upper bits of a key are as good as the lower ones.
    fn place(key: u64) -> usize {
        (key >> (u64::BITS - ENTRIES.trailing_zeros())) as usize
    }
}
