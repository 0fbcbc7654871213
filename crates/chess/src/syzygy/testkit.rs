//! Tables that are none, but look like some: size, first bytes and checksum are right.

use super::{BLOCK_BYTES, KINDS, checksum};

/// A table file of the kind with this extension: its first bytes, this content filled up to whole blocks, the checksum.
pub fn sealed(extension: &str, content: &[u8]) -> Vec<u8> {
    let kind = KINDS.iter().find(|kind| kind.extension == extension);
    let mut bytes: Vec<u8> =
        kind.map(|kind| kind.magic).into_iter().flatten().chain(content.iter().copied()).collect();
    seal(&mut bytes);
    bytes
}

/// Gives any content the size and the checksum of a whole file.
pub(super) fn seal(bytes: &mut Vec<u8>) {
    bytes.resize(bytes.len().max(1).next_multiple_of(BLOCK_BYTES as usize), 0);
    let hashes: Vec<[u64; 4]> = bytes.chunks(checksum::CHUNK as usize).map(checksum::of_chunk).collect();
    bytes.extend(checksum::of_chunks(&hashes));
}
