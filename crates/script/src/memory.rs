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
//!
//! Small pieces come and go by the dozen for every position that is judged: a few of each size are kept to be handed out again.

#![allow(unsafe_code, reason = "an allocator cannot be written without")]

use crate::limits::Deadline;
use rquickjs::allocator::{Allocator, RustAllocator};
use rquickjs::qjs;
use std::ptr::{self, NonNull};
use std::sync::Arc;

/// Pieces that are not larger are kept when they are given back, so many of each size.
const SMALL: usize = 256;
const SPARE: usize = 64;

/// All pieces have room for a number of these, in bytes.
const UNIT: usize = align_of::<u64>();

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
    last: Option<NonNull<Rope>>,
    /// Pieces that may have become long texts, with their sizes.
    long: Vec<(*mut Text, usize)>,
    /// Small pieces that were given back, by their room in units.
    spare: [Spare; SMALL / UNIT + 1],
}

/// Pieces of one size that nobody has. The first bytes of each say which is the next.
#[derive(Clone, Copy)]
struct Spare {
    first: *mut u8,
    count: usize,
}

impl Spare {
    const NONE: Spare = Spare { first: ptr::null_mut(), count: 0 };

    /// A piece, or null if there is none.
    fn take(&mut self) -> *mut u8 {
        let piece = self.first;
        if !piece.is_null() {
            // SAFETY: nobody has the piece, it is aligned, and `put` has written where the next one is.
            self.first = unsafe { piece.cast::<*mut u8>().read() };
            self.count -= 1;
        }
        piece
    }

    /// Keeps a piece.
    ///
    /// # Safety
    /// The piece is as large as a pointer and aligned for one, and nobody has it any more.
    unsafe fn put(&mut self, piece: *mut u8) {
        // SAFETY: as the caller says.
        unsafe { piece.cast::<*mut u8>().write(self.first) };
        self.first = piece;
        self.count += 1;
    }
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
        let spare = [Spare::NONE; SMALL / UNIT + 1];
        TimedMemory { deadline, taken: 0, allowed, last: None, long: Vec::new(), spare }
    }

    /// A spare piece, where nothing has to be looked at: what is asked for most often. Otherwise null.
    fn quick(&mut self, size: usize) -> *mut u8 {
        if size > SMALL || may_be_text(size) || self.last.is_some() || !self.long.is_empty() {
            return ptr::null_mut();
        }
        let piece = self.spare[size.div_ceil(UNIT)].take();
        if !piece.is_null() {
            self.count(piece);
        }
        piece
    }

    /// Any piece.
    #[inline(never)]
    fn watched(&mut self, size: usize) -> *mut u8 {
        if self.refuses(size) {
            return ptr::null_mut();
        }
        let piece = self.find(size);
        self.keep(piece, size)
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
        let length = self.last.take().and_then(|piece| unsafe { piece.as_ref().length() });
        length.is_some_and(|length| length > LONGEST)
    }

    fn has_long_text(&self) -> bool {
        // SAFETY: as above; these pieces are longer.
        let length = |&(piece, size): &(*mut Text, usize)| unsafe { (*piece).length(size) };
        self.long.iter().filter_map(length).any(|length| length > LONGEST)
    }

    /// A spare piece, or a new one, of which everything that may be looked at has been written.
    fn find(&mut self, size: usize) -> *mut u8 {
        let spare = self.spare.get_mut(size.div_ceil(UNIT)).map_or(ptr::null_mut(), Spare::take);
        match spare.is_null() {
            // SAFETY: the piece is the inner allocator's for this size.
            true => unsafe { filled(RustAllocator.alloc(size), size, 0) },
            false => spare,
        }
    }

    /// Makes another piece of one that has room for so much.
    ///
    /// # Safety
    /// The piece is the inner allocator's, and nobody uses it any more unless there is no other.
    unsafe fn change(&mut self, piece: *mut u8, room: usize, size: usize) -> *mut u8 {
        // SAFETY: as the caller says; both pieces have room for what is copied.
        unsafe {
            if room.max(size) > SMALL {
                return filled(RustAllocator.realloc(piece, size), size, room);
            }
            let found = self.find(size);
            if !found.is_null() {
                ptr::copy_nonoverlapping(piece, found, room.min(size));
                self.leave(piece, room);
            }
            found
        }
    }

    /// Counts a piece, and remembers it if it may become a text.
    fn keep(&mut self, piece: *mut u8, size: usize) -> *mut u8 {
        let Some(known) = NonNull::new(piece) else { return piece };
        self.count(piece);
        if may_be_text(size) {
            self.watch(known, size);
        }
        piece
    }

    fn count(&mut self, piece: *mut u8) {
        // SAFETY: the piece is the inner allocator's, as all are.
        self.taken += unsafe { RustAllocator::usable_size(piece) };
        if self.taken > self.allowed {
            self.deadline.note_full();
        }
    }

    fn watch(&mut self, piece: NonNull<u8>, size: usize) {
        match size == Rope::SIZE {
            true => self.last = Some(piece.cast()),
            false => self.long.push((piece.as_ptr().cast(), size)),
        }
    }

    /// The piece, which has room for so much, is given back or changed.
    fn forget(&mut self, piece: *mut u8, room: usize) {
        self.taken -= room;
        if may_be_text(room) {
            self.last.take_if(|last| last.as_ptr().cast() == piece);
            self.long.retain(|&(long, _)| long != piece.cast());
        }
    }

    /// Keeps a piece that has room for so much as a spare one, or gives it back. What may have been a text is not kept: the next who
    /// gets it would be taken for one.
    ///
    /// # Safety
    /// The piece is the inner allocator's, and nobody has it any more.
    unsafe fn leave(&mut self, piece: *mut u8, room: usize) {
        // SAFETY: as the caller says; a piece that is kept has room for a pointer.
        unsafe {
            match self.spare.get_mut(room / UNIT) {
                Some(spare) if room >= UNIT && !may_be_text(room) && spare.count < SPARE => spare.put(piece),
                _ => RustAllocator.dealloc(piece),
            }
        }
    }
}

/// Whether a piece of this size may become a rope, or a text that is too long.
fn may_be_text(size: usize) -> bool {
    size == Rope::SIZE || size > LONGEST as usize
}

/// A piece of which so much was written. What is looked at must have been, so the rest of that is filled with zeros.
///
/// # Safety
/// The piece is null, or the inner allocator's for this size, which it rounds up to units.
unsafe fn filled(piece: *mut u8, size: usize, written: usize) -> *mut u8 {
    let end = size.next_multiple_of(UNIT).min(LOOKED_AT);
    if written < end && !piece.is_null() {
        // SAFETY: as the caller says.
        unsafe { piece.add(written).write_bytes(0, end - written) };
    }
    piece
}

impl Drop for TimedMemory {
    fn drop(&mut self) {
        for spare in &mut self.spare {
            while let Some(piece) = NonNull::new(spare.take()) {
                // SAFETY: the piece is the inner allocator's, and nobody has it.
                unsafe { RustAllocator.dealloc(piece.as_ptr()) };
            }
        }
    }
}

// SAFETY: every piece is the inner allocator's, or null, which the interpreter takes for want of memory. A spare one is handed out only for
// sizes that round up to its room.
unsafe impl Allocator for TimedMemory {
    fn alloc(&mut self, size: usize) -> *mut u8 {
        match self.quick(size) {
            none if none.is_null() => self.watched(size),
            piece => piece,
        }
    }

    fn calloc(&mut self, count: usize, size: usize) -> *mut u8 {
        match count.checked_mul(size) {
            Some(total) if !self.refuses(total) => self.keep(RustAllocator.calloc(count, size), total),
            _ => ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&mut self, piece: *mut u8) {
        // SAFETY: the piece is the inner allocator's, as all are.
        unsafe {
            let room = RustAllocator::usable_size(piece);
            self.forget(piece, room);
            self.leave(piece, room);
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
            let changed = self.change(piece, room, size);
            self.keep(changed, size)
        }
    }

    unsafe fn usable_size(piece: *mut u8) -> usize {
        // SAFETY: the piece is the inner allocator's, as all are.
        unsafe { RustAllocator::usable_size(piece) }
    }
}
