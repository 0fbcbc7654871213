//! An archive in the format ZIP whose files are stored as they are.

/// A file inside.
pub(super) struct ArchiveFile {
    /// Its path, with slashes.
    pub(super) name: String,
    /// What it holds.
    pub(super) bytes: Vec<u8>,
}

/// The oldest version of the format: files, nothing packed.
const VERSION: u16 = 20;
/// Names are UTF-8.
const UTF8_NAMES: u16 = 1 << 11;
/// The first day that the format knows: an archive says nothing of when it was made.
const DATE: u16 = (1 << 5) | 1;

/// The archive of these files.
pub(super) fn write(files: &[ArchiveFile]) -> Vec<u8> {
    let (mut out, mut directory) = (Vec::new(), Vec::new());
    for file in files {
        let offset = out.len() as u32;
        let head = head(file);
        out.extend(*b"PK\x03\x04");
        out.extend(&head);
        out.extend(file.name.as_bytes());
        out.extend(&file.bytes);
        directory.extend(*b"PK\x01\x02");
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&head);
        // No comment, the first disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(file.name.as_bytes());
    }
    let (count, start, size) = (files.len() as u16, out.len() as u32, directory.len() as u32);
    out.extend(directory);
    out.extend(*b"PK\x05\x06\0\0\0\0");
    out.extend(count.to_le_bytes());
    out.extend(count.to_le_bytes());
    out.extend(size.to_le_bytes());
    out.extend(start.to_le_bytes());
    out.extend([0; 2]);
    out
}

/// What both heads of a file have in common.
fn head(file: &ArchiveFile) -> Vec<u8> {
    let (size, method, time, extra) = (file.bytes.len() as u32, 0u16, 0u16, 0u16);
    let mut out = Vec::new();
    for number in [VERSION, UTF8_NAMES, method, time, DATE] {
        out.extend(number.to_le_bytes());
    }
    for number in [crc32fast::hash(&file.bytes), size, size] {
        out.extend(number.to_le_bytes());
    }
    for number in [file.name.len() as u16, extra] {
        out.extend(number.to_le_bytes());
    }
    out
}
