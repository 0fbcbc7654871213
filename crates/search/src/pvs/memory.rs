//! Memory for a large table that is read at random: zeroed, and in large pages where the system has them. With small
//! pages a third of the time of a fast search goes into finding out where the pages are.

#![allow(unsafe_code)]

use memmap2::{MmapOptions, MmapRaw};
use std::marker::PhantomData;
use std::ops::Deref;

/// Something that is valid when all its bytes are zero, and may be changed through a shared reference only where it
/// says so itself.
///
/// # Safety
/// The type must have no padding, no lifetime and no drop code, be valid with all bytes zero, and be `Sync`.
pub(super) unsafe trait Zeroed: Sync {}

/// A zeroed slice in memory of its own.
pub(super) struct Memory<T> {
    map: MmapRaw,
    len: usize,
    kind: PhantomData<T>,
}

impl<T: Zeroed> Memory<T> {
    /// So many values; fewer if there is no room for them, but at least one.
    pub fn new(len: usize) -> Memory<T> {
        let mut len = len.max(1);
        loop {
            match MmapOptions::new().len(len.saturating_mul(size_of::<T>())).map_anon() {
                Ok(map) => return Memory { map: in_large_pages(map.into()), len, kind: PhantomData },
                Err(error) if len == 1 => panic!("no memory for a single entry of a table: {error}"),
                Err(_) => len = len.div_ceil(2),
            }
        }
    }
}

/// Asks for large pages; a system that has none goes on with small ones.
fn in_large_pages(map: MmapRaw) -> MmapRaw {
    #[cfg(target_os = "linux")]
    let _ = map.advise(memmap2::Advice::HugePage);
    map
}

impl<T: Zeroed> Deref for Memory<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: the map is at least `len` values long, begins at a page and so is aligned, was zeroed by the system,
        // lives as long as `self`, and is only ever seen as a shared slice of `T`.
        unsafe { std::slice::from_raw_parts(self.map.as_mut_ptr().cast_const().cast(), self.len) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    // SAFETY: eight bytes, any of which may be anything.
    unsafe impl Zeroed for AtomicU64 {}

    #[test]
    fn memory_is_zeroed_and_keeps_what_is_written() {
        let memory = Memory::<AtomicU64>::new(1 << 20);
        assert_eq!(memory.len(), 1 << 20);
        assert!(memory.iter().all(|word| word.load(Ordering::Relaxed) == 0));
        memory[77_777].store(5, Ordering::Relaxed);
        assert_eq!(memory[77_777].load(Ordering::Relaxed), 5);
    }

    #[test]
    fn a_table_beyond_all_bounds_becomes_smaller() {
        let memory = Memory::<AtomicU64>::new(usize::MAX / 16);
        assert!(!memory.is_empty());
    }
}
