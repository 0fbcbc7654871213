//! Memory for an interpreter that asks whether there is still time before it hands out a large piece, and hands out no huge one.
//!
//! The interpreter looks at the clock every ten thousand steps only. A step that copies megabytes would make these minutes, so
//! large pieces are refused once the time is up: the script then ends for want of memory, or at the next look. What goes
//! through a text writes it out first, so there are no huge pieces. Comparing does not: halves that are shared take no memory.

#![allow(unsafe_code, reason = "an allocator cannot be written without")]

use crate::limits::Deadline;
use rquickjs::allocator::{Allocator, RustAllocator};
use std::ptr;
use std::sync::Arc;

/// Smaller pieces are made in no time.
const LARGE: usize = 64 << 10;

/// No list takes more, and no text that is written out.
pub(crate) const HUGE: usize = 512 << 10;

/// Memory that runs out with the time.
pub(crate) struct TimedMemory(pub Arc<Deadline>);

impl TimedMemory {
    fn refuses(&self, size: usize) -> bool {
        if size > HUGE {
            self.0.note_huge();
        }
        size > HUGE || (size >= LARGE && self.0.is_over())
    }
}

// SAFETY: every piece is the inner allocator's, or null, which the interpreter takes for want of memory.
unsafe impl Allocator for TimedMemory {
    fn alloc(&mut self, size: usize) -> *mut u8 {
        if self.refuses(size) { ptr::null_mut() } else { RustAllocator.alloc(size) }
    }

    fn calloc(&mut self, count: usize, size: usize) -> *mut u8 {
        match count.checked_mul(size) {
            Some(total) if !self.refuses(total) => RustAllocator.calloc(count, size),
            _ => ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&mut self, piece: *mut u8) {
        // SAFETY: the piece is the inner allocator's, as all are.
        unsafe { RustAllocator.dealloc(piece) }
    }

    unsafe fn realloc(&mut self, piece: *mut u8, size: usize) -> *mut u8 {
        if self.refuses(size) {
            return ptr::null_mut();
        }
        // SAFETY: the piece is the inner allocator's, as all are.
        unsafe { RustAllocator.realloc(piece, size) }
    }

    unsafe fn usable_size(piece: *mut u8) -> usize {
        // SAFETY: the piece is the inner allocator's, as all are.
        unsafe { RustAllocator::usable_size(piece) }
    }
}
