//! A strict reader of archives whose files are stored as they are.

use std::collections::BTreeMap;

fn number(bytes: &[u8], at: usize, width: usize) -> usize {
    bytes[at..at + width].iter().rev().fold(0, |sum, &byte| sum << 8 | usize::from(byte))
}

/// The files by their names. Both heads of a file have to agree, and nothing may stand between the parts.
pub fn read(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let end = bytes.len() - 22;
    assert_eq!(&bytes[end..end + 8], b"PK\x05\x06\0\0\0\0");
    let (count, start) = (number(bytes, end + 10, 2), number(bytes, end + 16, 4));
    assert_eq!(number(bytes, end + 8, 2), count);
    assert_eq!(start + number(bytes, end + 12, 4), end);
    let (mut files, mut at, mut expected) = (BTreeMap::new(), start, 0);
    for _ in 0..count {
        assert_eq!(&bytes[at..at + 4], b"PK\x01\x02");
        let (length, local) = (number(bytes, at + 28, 2), number(bytes, at + 42, 4));
        let name = &bytes[at + 46..at + 46 + length];
        assert_eq!(local, expected);
        assert_eq!(&bytes[local..local + 4], b"PK\x03\x04");
        assert_eq!(bytes[local + 4..local + 30], bytes[at + 6..at + 32]);
        assert_eq!(&bytes[local + 30..local + 30 + length], name);
        let (size, data) = (number(bytes, local + 22, 4), local + 30 + length);
        assert_eq!((number(bytes, local + 8, 2), number(bytes, local + 18, 4)), (0, size));
        let held = bytes[data..data + size].to_vec();
        assert_eq!(number(bytes, local + 14, 4), crc32fast::hash(&held) as usize);
        let name = String::from_utf8(name.to_vec()).unwrap();
        assert!(name.chars().all(|c| c.is_ascii_alphanumeric() || "-.".contains(c)), "{name}");
        assert!(files.insert(name, held).is_none());
        (at, expected) = (at + 46 + length, data + size);
    }
    assert_eq!((at, expected), (end, start));
    files
}
