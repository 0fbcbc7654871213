//! Memory for a large table that is read at random: zeroed, and in large pages where the system has them. With small
//! pages a third of the time of a fast search goes into finding out where the pages are.

#![allow(unsafe_code)]

use std::ops::Deref;

#[cfg(any(unix, windows))]
pub(super) use mapped::MappedSlice;
#[cfg(not(any(unix, windows)))]
pub(super) use written::MappedSlice;

/// Something that is valid when all its bytes are zero, and may be changed through a shared reference only where it
/// says so itself.
///
/// # Safety
/// The type must have no padding, no lifetime and no drop code, be valid with all bytes zero as its default is, and be `Sync`.
pub(super) unsafe trait Zeroed: Default + Sync {}

/// Memory from the system's maps.
#[cfg(any(unix, windows))]
mod mapped {
    use super::{Deref, Zeroed};
    use memmap2::{MmapOptions, MmapRaw};
    use std::marker::PhantomData;

    /// A zeroed slice in memory of its own.
    pub struct MappedSlice<T> {
        map: MmapRaw,
        len: usize,
        kind: PhantomData<T>,
    }

    impl<T: Zeroed> MappedSlice<T> {
        /// This number of values; fewer if there is no room for them, but at least one.
        pub fn new(len: usize) -> MappedSlice<T> {
            let mut len = len.max(1);
            loop {
                match MmapOptions::new().len(len.saturating_mul(size_of::<T>())).map_anon() {
                    Ok(map) => {
                        return MappedSlice { map: in_large_pages(map.into()), len, kind: PhantomData };
                    }
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

    impl<T: Zeroed> Deref for MappedSlice<T> {
        type Target = [T];

        fn deref(&self) -> &[T] {
            // SAFETY: the map is at least `len` values long, begins at a page and so is aligned, was zeroed by the system,
            // lives as long as `self`, and is only ever seen as a shared slice of `T`.
            unsafe { std::slice::from_raw_parts(self.map.as_mut_ptr().cast_const().cast(), self.len) }
        }
    }
}

/// Memory from the allocator, where the system has no maps: in a browser.
#[cfg(any(test, not(any(unix, windows))))]
mod written {
    use super::{Deref, Zeroed};

    /// A slice in memory of its own.
    pub struct MappedSlice<T>(Vec<T>);

    impl<T: Zeroed> MappedSlice<T> {
        /// This number of values; fewer if there is no room for them, but at least one.
        pub fn new(len: usize) -> MappedSlice<T> {
            let (mut len, mut values) = (len.max(1), Vec::new());
            while values.try_reserve_exact(len).is_err() && len > 1 {
                len = len.div_ceil(2);
            }
            values.resize_with(len, T::default);
            MappedSlice(values)
        }
    }

    impl<T: Zeroed> Deref for MappedSlice<T> {
        type Target = [T];

        fn deref(&self) -> &[T] {
            &self.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    // SAFETY: eight bytes, any of which may be anything.
    unsafe impl Zeroed for AtomicU64 {}

    fn memory_keeps_what_is_written(memory: &[AtomicU64]) {
        assert_eq!(memory.len(), 1 << 20);
        assert!(memory.iter().all(|word| word.load(Ordering::Relaxed) == 0));
        memory[77_777].store(5, Ordering::Relaxed);
        assert_eq!(memory[77_777].load(Ordering::Relaxed), 5);
    }

    #[test]
    fn memory_is_zeroed_and_keeps_what_is_written() {
        memory_keeps_what_is_written(&mapped::MappedSlice::new(1 << 20));
        memory_keeps_what_is_written(&written::MappedSlice::new(1 << 20));
    }

    #[test]
    fn a_table_beyond_all_bounds_becomes_smaller() {
        assert!(!mapped::MappedSlice::<AtomicU64>::new(usize::MAX / 16).is_empty());
    }
}
