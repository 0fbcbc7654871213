//! Memory for an interpreter that asks whether there is still time before it hands out a large piece, hands out no huge one, and
//! looks at what has become of the last one.
//!
//! The interpreter looks at the clock every hundred steps. Steps that copy megabytes would make that seconds, so
//! large pieces are refused once the time is up: the script then ends for want of memory, or at the next look.
//!
//! The limit on all memory together is looked at like the clock, and pieces are handed out until then: an interpreter that gets no
//! small piece in the middle of its own work is where it is least tried.
//!
//! Comparing two texts is one step too. A text that is put together from two is a *rope*, which shares its halves: a few doublings
//! make hundreds of millions of letters out of no memory. But a rope is a piece of a size of its own and is written before the next
//! piece is asked for. So the last piece of that size is looked at then, and the few that have room for a long text: when one of them
//! has become a text that is too long, there is no more memory for texts. The interpreter has to ask for every piece, which
//! `.cargo/config.toml` sees to.

#![allow(unsafe_code, reason = "an allocator cannot be written without")]

use crate::limits::Deadline;
use rquickjs::allocator::{Allocator, RustAllocator};
use rquickjs::qjs;
use std::ptr;
use std::sync::Arc;

/// Smaller pieces are made in no time.
const LARGE: usize = 64 << 10;

/// No list takes more.
pub(crate) const HUGE: usize = 512 << 10;

/// Texts have no more letters, and lists that are gone through in one step no more items.
pub(crate) const LONGEST: u32 = 16 << 10;

/// What a script may take beyond its limit before it is stopped, in MiB; then there is nothing more.
pub(crate) const BEYOND_MIB: usize = 32;

/// Memory that runs out with the time.
pub(crate) struct TimedMemory {
    deadline: Arc<Deadline>,
    /// Bytes handed out, and how many may be.
    taken: usize,
    allowed: usize,
    /// The last piece that may have become a rope.
    last: Option<*mut Rope>,
    /// Pieces that may have become long texts, with their sizes.
    long: Vec<(*mut Text, usize)>,
}

/// A text that is put together from two, as the interpreter writes it.
#[repr(C)]
struct Rope {
    header: u64,
    length: u32,
    width: u8,
    depth: u8,
    left: qjs::JSValue,
    right: qjs::JSValue,
}

/// How a text begins that is written out; its letters follow. Where the interpreter is translated with its own checks, there would be more.
#[repr(C)]
struct Text {
    header: u64,
    /// The highest bit says that a letter takes two bytes.
    length: u32,
    hash: u32,
    next: u32,
    watchers: usize,
}

impl Rope {
    const SIZE: usize = size_of::<Rope>();

    /// The length, if the piece has become a rope.
    fn length(&self) -> Option<u32> {
        let is_text = |value: &qjs::JSValue| {
            let tag = value.tag as qjs::_bindgen_ty_3;
            tag == qjs::JS_TAG_STRING || tag == qjs::JS_TAG_STRING_ROPE
        };
        (self.depth > 0 && is_text(&self.left) && is_text(&self.right)).then_some(self.length)
    }
}

impl Text {
    const SIZE: usize = size_of::<Text>();

    /// The length, if a piece of this size has become a text: it has just the place it needs, and a last zero if it is narrow.
    fn length(&self, size: usize) -> Option<u32> {
        let is_wide = self.length >> 31 == 1;
        let length = self.length & (u32::MAX >> 1);
        let letters = if is_wide { 2 * length as usize } else { length as usize + 1 };
        (size == Text::SIZE + letters).then_some(length)
    }
}

/// So many bytes of a piece are looked at.
const LOOKED_AT: usize = if Rope::SIZE > Text::SIZE { Rope::SIZE } else { Text::SIZE };

impl TimedMemory {
    pub(crate) fn new(deadline: Arc<Deadline>, allowed: usize) -> TimedMemory {
        TimedMemory { deadline, taken: 0, allowed, last: None, long: Vec::new() }
    }

    fn refuses(&mut self, size: usize) -> bool {
        if self.has_long_rope() || self.has_long_text() {
            self.deadline.note_long_text();
        }
        if size > HUGE {
            self.deadline.note_huge();
        }
        size > HUGE
            || (size >= LARGE && self.deadline.is_over())
            || (may_be_text(size) && self.deadline.has_long_text())
    }

    /// Whether the last piece has become a rope that is too long. It is asked once: by then it is one, or none.
    fn has_long_rope(&mut self) -> bool {
        // SAFETY: the piece has not been given back, it is aligned and as long as this, and all of it has been written.
        let length = self.last.take().and_then(|piece| unsafe { (*piece).length() });
        length.is_some_and(|length| length > LONGEST)
    }

    fn has_long_text(&self) -> bool {
        // SAFETY: as above; these pieces are longer.
        let length = |&(piece, size): &(*mut Text, usize)| unsafe { (*piece).length(size) };
        self.long.iter().filter_map(length).any(|length| length > LONGEST)
    }

    /// Counts a piece, and remembers it if it may become a text. What is looked at must have been written, so what was not is filled with zeros.
    fn keep(&mut self, piece: *mut u8, size: usize, written: usize) -> *mut u8 {
        if piece.is_null() {
            return piece;
        }
        let end = size.min(LOOKED_AT);
        let begin = written.min(end);
        // SAFETY: the piece has this size, and is the inner allocator's.
        unsafe {
            piece.add(begin).write_bytes(0, end - begin);
            self.taken += RustAllocator::usable_size(piece);
        }
        if self.taken > self.allowed {
            self.deadline.note_full();
        }
        if size == Rope::SIZE {
            self.last = Some(piece.cast());
        } else if may_be_text(size) {
            self.long.push((piece.cast(), size));
        }
        piece
    }

    /// The piece, which has room for so much, is given back or changed.
    fn forget(&mut self, piece: *mut u8, room: usize) {
        self.taken -= room;
        if self.last == Some(piece.cast()) {
            self.last = None;
        }
        if may_be_text(room) {
            self.long.retain(|&(long, _)| long != piece.cast());
        }
    }
}

/// Whether a piece of this size may become a rope, or a text that is too long.
fn may_be_text(size: usize) -> bool {
    size == Rope::SIZE || size > LONGEST as usize
}

// SAFETY: every piece is the inner allocator's, or null, which the interpreter takes for want of memory.
unsafe impl Allocator for TimedMemory {
    fn alloc(&mut self, size: usize) -> *mut u8 {
        if self.refuses(size) {
            return ptr::null_mut();
        }
        self.keep(RustAllocator.alloc(size), size, 0)
    }

    fn calloc(&mut self, count: usize, size: usize) -> *mut u8 {
        match count.checked_mul(size) {
            Some(total) if !self.refuses(total) => self.keep(RustAllocator.calloc(count, size), total, total),
            _ => ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&mut self, piece: *mut u8) {
        // SAFETY: the piece is the inner allocator's, as all are.
        unsafe {
            self.forget(piece, RustAllocator::usable_size(piece));
            RustAllocator.dealloc(piece);
        }
    }

    unsafe fn realloc(&mut self, piece: *mut u8, size: usize) -> *mut u8 {
        if self.refuses(size) {
            return ptr::null_mut();
        }
        // SAFETY: the piece is the inner allocator's, as all are.
        unsafe {
            let room = RustAllocator::usable_size(piece);
            self.forget(piece, room);
            self.keep(RustAllocator.realloc(piece, size), size, room)
        }
    }

    unsafe fn usable_size(piece: *mut u8) -> usize {
        // SAFETY: the piece is the inner allocator's, as all are.
        unsafe { RustAllocator::usable_size(piece) }
    }
}
