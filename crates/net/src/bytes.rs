//! Numbers and texts in a row of bytes, read without trust.

/// What is left to read; every question answers none where the bytes end too early.
pub(crate) struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub fn u8(&mut self) -> Option<u8> {
        self.array().map(u8::from_le_bytes)
    }

    pub fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    pub fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub fn i32(&mut self) -> Option<i32> {
        self.array().map(i32::from_le_bytes)
    }

    /// A text behind its length.
    pub fn text(&mut self) -> Option<String> {
        let length = usize::from(self.u16()?);
        String::from_utf8(self.take(length)?.to_vec()).ok()
    }

    pub fn i16s(&mut self, count: usize) -> Option<Vec<i16>> {
        let bytes = self.take(count.checked_mul(2)?)?;
        Some(bytes.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair)).collect())
    }

    pub fn i32s(&mut self, count: usize) -> Option<Vec<i32>> {
        let bytes = self.take(count.checked_mul(4)?)?;
        Some(bytes.as_chunks().0.iter().map(|&four| i32::from_le_bytes(four)).collect())
    }

    pub fn f32s(&mut self, count: usize) -> Option<Vec<f32>> {
        let bytes = self.take(count.checked_mul(4)?)?;
        Some(bytes.as_chunks().0.iter().map(|&four| f32::from_le_bytes(four)).collect())
    }
}

/// Writes a text behind its length; what is beyond the longest is left out.
pub(crate) fn put_text(out: &mut Vec<u8>, text: &str) {
    let mut end = text.len().min(u16::MAX.into());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    out.extend((end as u16).to_le_bytes());
    out.extend(&text.as_bytes()[..end]);
}
