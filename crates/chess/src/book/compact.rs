//! The own file format: small, checked, and tied to a game.
//!
//! `PLYBOOK1`, the game's name (a length byte and the text), the number of positions, then for each position the
//! distance of its key to the one before, its number of moves, and for each move its code and weight; at the end a
//! checksum of everything before it. Numbers are written seven bits to a byte, low bits first; the last byte of a
//! number has its high bit clear. The checksum is eight bytes, low byte first.

use super::error::BookError;
use super::positions::{Book, BookMove};

const MAGIC: &[u8] = b"PLYBOOK1";
const CHECKSUM_BYTES: usize = 8;
/// A number has at most this many bytes.
const MAX_NUMBER_BYTES: u32 = 10;

/// Writes a book for a game.
pub fn write(book: &Book, game: &str) -> Vec<u8> {
    let name = &game.as_bytes()[..game.len().min(u8::MAX.into())];
    let mut bytes = MAGIC.to_vec();
    bytes.push(name.len() as u8);
    bytes.extend(name);
    push_number(&mut bytes, book.positions() as u64);
    let mut last = 0;
    for (key, moves) in book.iter() {
        push_number(&mut bytes, key - last);
        last = key;
        push_number(&mut bytes, moves.len() as u64);
        for m in moves {
            push_number(&mut bytes, m.code.into());
            push_number(&mut bytes, m.weight.into());
        }
    }
    let checksum = checksum(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// Reads a book for a game.
pub fn read(bytes: &[u8], game: &str) -> Result<Book, BookError> {
    let mut reader = BookReader { bytes: checked(bytes)?, at: MAGIC.len() };
    let length = reader.byte()?;
    let name = reader.take(length.into())?;
    if name != game.as_bytes() {
        let clean = |c: char| if c.is_control() { ' ' } else { c };
        let found = String::from_utf8_lossy(name).chars().map(clean).collect();
        return Err(BookError::Game { found, expected: game.into() });
    }
    let positions = reader.number()?;
    let mut entries = Vec::new();
    let mut key = 0u64;
    for index in 0..positions {
        let step = reader.number()?;
        let next = key.checked_add(step).filter(|_| step > 0 || index == 0);
        key = next.ok_or_else(|| reader.damaged("keys must grow"))?;
        for _ in 0..reader.number()? {
            let (code, weight) = (reader.small()?, reader.small()?);
            entries.push((key, BookMove { code, weight }));
        }
    }
    if reader.at != reader.bytes.len() {
        return Err(reader.damaged("nothing may follow the last position"));
    }
    Ok(Book::new(entries))
}

/// Everything before the checksum, if it is right.
fn checked(bytes: &[u8]) -> Result<&[u8], BookError> {
    if !bytes.starts_with(MAGIC) {
        return Err(BookError::Magic);
    }
    let split = bytes.len() - CHECKSUM_BYTES.min(bytes.len());
    let (contents, rest) = bytes.split_at(split);
    if contents.len() < MAGIC.len() {
        return Err(BookError::Short(bytes.len()));
    }
    let found = rest.iter().rev().fold(0, |n: u64, &b| n << 8 | u64::from(b));
    let expected = checksum(contents);
    if found == expected { Ok(contents) } else { Err(BookError::Checksum { found, expected }) }
}

struct BookReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BookReader<'a> {
    fn byte(&mut self) -> Result<u8, BookError> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn take(&mut self, count: usize) -> Result<&'a [u8], BookError> {
        let taken = self.bytes.get(self.at..).and_then(|rest| rest.get(..count));
        let taken = taken.ok_or(BookError::Short(self.bytes.len()))?;
        self.at += count;
        Ok(taken)
    }

    fn number(&mut self) -> Result<u64, BookError> {
        let mut number = 0u64;
        for index in 0..MAX_NUMBER_BYTES {
            let byte = self.byte()?;
            let part = u64::from(byte & 0x7f);
            let fits = index + 1 < MAX_NUMBER_BYTES || part <= 1;
            if !fits {
                break;
            }
            number |= part << (7 * index);
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(self.damaged("a number is too large"))
    }

    fn small(&mut self) -> Result<u16, BookError> {
        let number = self.number()?;
        u16::try_from(number).map_err(|_| self.damaged("a code or weight is too large"))
    }

    fn damaged(&self, what: &'static str) -> BookError {
        BookError::Damaged { at: self.at, what }
    }
}

fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// The FNV-1a hash.
fn checksum(bytes: &[u8]) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    bytes.iter().fold(BASIS, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sealed(mut contents: Vec<u8>) -> Vec<u8> {
        let sum = checksum(&contents);
        contents.extend(sum.to_le_bytes());
        contents
    }

    #[test]
    fn damaged_files_are_refused() {
        let book = Book::new([(5, BookMove { code: 1, weight: 2 })]);
        let bytes = write(&book, "chess");
        assert_eq!(read(&bytes, "chess"), Ok(book));
        assert_eq!(read(b"PLYBOOK", "chess"), Err(BookError::Magic));
        assert_eq!(read(b"PLYBOOK1", "chess"), Err(BookError::Short(8)));
        assert!(matches!(read(&bytes, "draughts"), Err(BookError::Game { .. })));
        let two_lines = read(&write(&Book::default(), "a\nb"), "chess").unwrap_err().to_string();
        assert_eq!(two_lines, "a book for 'a b': expected one for 'chess'");
        let mut wrong = bytes.clone();
        wrong[15] ^= 1;
        assert!(matches!(read(&wrong, "chess"), Err(BookError::Checksum { .. })));
        let short = sealed(b"PLYBOOK1\x00\x02\x05\x01".to_vec());
        assert!(matches!(read(&short, ""), Err(BookError::Short(_))));
        let twice = sealed(b"PLYBOOK1\x00\x02\x05\x00\x00\x00".to_vec());
        assert!(matches!(read(&twice, ""), Err(BookError::Damaged { what: "keys must grow", .. })));
        let long = sealed(b"PLYBOOK1\x00\x00\x00".to_vec());
        assert!(matches!(read(&long, ""), Err(BookError::Damaged { .. })));
        let huge = sealed([b"PLYBOOK1\x00".as_slice(), &[0xff; 12]].concat());
        assert!(matches!(read(&huge, ""), Err(BookError::Damaged { what: "a number is too large", .. })));
    }

    proptest! {
        #[test]
        fn books_read_back(entries: Vec<(u64, u16, u16)>, game in "[a-z]{0,9}") {
            let book = Book::new(entries.iter().map(|&(key, code, weight)| (key, BookMove { code, weight })));
            prop_assert_eq!(read(&write(&book, &game), &game), Ok(book));
        }

        #[test]
        fn no_bytes_break_the_reader(bytes: Vec<u8>) {
            let _ = read(&bytes, "");
            let _ = read(&sealed([MAGIC, &[0], bytes.as_slice()].concat()), "");
        }
    }
}
