//! How runs of entries become bytes and back: two bits for a verdict, a code of one or two bytes for a distance.
//!
//! Blocks are compressed with zstd. What comes from a file is never trusted: lengths and codes are checked.

use crate::entry::{Entry, Verdict};

/// Positions in a block. Larger blocks pack better, smaller ones are read faster; with this size the tables of
/// draughts with up to five pieces pack to 1.6 MB and one block is unpacked in about 20 microseconds.
pub const BLOCK: u64 = 1 << 16;

/// Verdicts are packed once and read often: the strongest level that is not absurdly slow.
const VERDICT_LEVEL: i32 = 19;
/// Distances hardly shrink any more on higher levels.
const DISTANCE_LEVEL: i32 = 3;

/// Verdicts in a byte.
const PER_BYTE: usize = 4;

/// The entries that occur in a class, each coded by its rank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Alphabet {
    entries: Vec<Entry>,
    /// The code of every number from the first entry's to the last's.
    codes: Vec<u16>,
}

impl Alphabet {
    /// The alphabet of these entries.
    pub(crate) fn of(entries: impl Iterator<Item = Entry>) -> Alphabet {
        let mut seen = vec![false; 1 << i16::BITS];
        entries.for_each(|entry| seen[entry.raw() as u16 as usize] = true);
        let raws = (i16::MIN..=i16::MAX).filter(|&raw| seen[raw as u16 as usize]);
        Alphabet::new(raws.filter_map(Entry::from_raw).collect())
    }

    fn new(entries: Vec<Entry>) -> Alphabet {
        let mut alphabet = Alphabet { entries, codes: Vec::new() };
        if let Some(&last) = alphabet.entries.last() {
            alphabet.codes = vec![0; alphabet.offset(last) + 1];
        }
        for (code, &entry) in alphabet.entries.iter().enumerate() {
            let offset = alphabet.offset(entry);
            alphabet.codes[offset] = code as u16;
        }
        alphabet
    }

    /// How far an entry's number is from that of the first.
    fn offset(&self, entry: Entry) -> usize {
        let first = self.entries.first().map_or(0, |first| first.raw());
        (i32::from(entry.raw()) - i32::from(first)) as usize
    }

    /// The alphabet with these numbers, if they ascend and all are numbers of entries.
    pub(crate) fn from_raws(raws: &[i16]) -> Option<Alphabet> {
        let entries: Vec<Entry> = raws.iter().filter_map(|&raw| Entry::from_raw(raw)).collect();
        let is_sound = entries.len() == raws.len() && raws.is_sorted_by(|a, b| a < b);
        is_sound.then(|| Alphabet::new(entries))
    }

    /// The numbers of the entries.
    pub(crate) fn raws(&self) -> Vec<i16> {
        self.entries.iter().map(|entry| entry.raw()).collect()
    }

    /// Whether a code takes two bytes.
    fn is_wide(&self) -> bool {
        self.entries.len() > 1 << u8::BITS
    }

    /// Bytes that this number of entries takes.
    pub(crate) fn bytes(&self, len: usize) -> usize {
        if self.is_wide() { 2 * len } else { len }
    }

    /// The codes of a block: all low bytes, then all high bytes if codes take two.
    pub(crate) fn encode(&self, entries: impl Iterator<Item = Entry>) -> Vec<u8> {
        let codes: Vec<u16> = entries.map(|entry| self.codes[self.offset(entry)]).collect();
        let mut bytes: Vec<u8> = codes.iter().map(|&code| code as u8).collect();
        if self.is_wide() {
            bytes.extend(codes.iter().map(|&code| (code >> u8::BITS) as u8));
        }
        bytes
    }

    /// The entry at a position of a block; none if the block is too short or the code is none of ours.
    #[inline]
    pub(crate) fn decode(&self, block: &[u8], position: usize) -> Option<Entry> {
        let low = usize::from(*block.get(position)?);
        let high = match self.is_wide() {
            true => usize::from(*block.get(block.len() / 2 + position)?),
            false => 0,
        };
        self.entries.get(high << u8::BITS | low).copied()
    }
}

/// The verdicts of a block, those that need not be stored being filled up with their neighbours.
pub(crate) fn encode_verdicts(verdicts: &[Option<Verdict>]) -> Vec<u8> {
    let mut last = verdicts.iter().flatten().next().copied().unwrap_or(Verdict::Draw);
    let mut bytes = vec![0; verdict_bytes(verdicts.len())];
    for (position, verdict) in verdicts.iter().enumerate() {
        last = verdict.unwrap_or(last);
        bytes[position / PER_BYTE] |= (last as u8) << (2 * (position % PER_BYTE));
    }
    bytes
}

/// Bytes that this number of verdicts takes.
pub(crate) fn verdict_bytes(len: usize) -> usize {
    len.div_ceil(PER_BYTE)
}

/// The verdict at a position of a block; none if the block is too short or the code is none of ours.
#[inline]
pub(crate) fn decode_verdict(block: &[u8], position: usize) -> Option<Verdict> {
    match block.get(position / PER_BYTE)? >> (2 * (position % PER_BYTE)) & 3 {
        0 => Some(Verdict::Loss),
        1 => Some(Verdict::Draw),
        2 => Some(Verdict::Win),
        _ => None,
    }
}

/// Compresses a block of verdicts.
pub(crate) fn compress_verdicts(block: &[u8]) -> std::io::Result<Vec<u8>> {
    zstd::bulk::compress(block, VERDICT_LEVEL)
}

/// Compresses a block of distances.
pub(crate) fn compress_distances(block: &[u8]) -> std::io::Result<Vec<u8>> {
    zstd::bulk::compress(block, DISTANCE_LEVEL)
}

/// The bytes of a compressed block, if it has exactly `len`.
pub(crate) fn decompress(block: &[u8], len: usize) -> Option<Vec<u8>> {
    zstd::bulk::decompress(block, len).ok().filter(|bytes| bytes.len() == len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_alphabet(entries: &[Entry], bytes: usize) {
        let alphabet = Alphabet::of(entries.iter().copied());
        let block = alphabet.encode(entries.iter().copied());
        assert_eq!((block.len(), alphabet.bytes(entries.len())), (bytes, bytes));
        let packed = compress_distances(&block).unwrap();
        assert_eq!(decompress(&packed, bytes).as_ref(), Some(&block));
        let read = Alphabet::from_raws(&alphabet.raws()).unwrap();
        let decoded: Option<Vec<Entry>> = (0..entries.len()).map(|at| read.decode(&block, at)).collect();
        assert_eq!(decoded.as_deref(), Some(entries));
        assert_eq!(read.decode(&block, bytes), None);
    }

    #[test]
    fn codes_take_a_byte_while_they_can() {
        check_alphabet(&[], 0);
        check_alphabet(&[Entry::loss(0), Entry::DRAW, Entry::win(161), Entry::DRAW], 4);
        let wins = |count: u16| -> Vec<Entry> { (0..count).map(|plies| Entry::win(3 * plies)).collect() };
        check_alphabet(&wins(256), 256);
        check_alphabet(&wins(257), 514);
        check_alphabet(&[Entry::loss(Entry::MAX_PLIES), Entry::win(Entry::MAX_PLIES)], 2);
    }

    #[test]
    fn senseless_alphabets_are_refused() {
        assert_eq!(Alphabet::from_raws(&[0, 0]), None);
        assert_eq!(Alphabet::from_raws(&[1, 0]), None);
        assert_eq!(Alphabet::from_raws(&[i16::MIN, 0]), None);
    }

    #[test]
    fn verdicts_are_kept_and_the_rest_is_filled() {
        let (win, draw, loss) = (Some(Verdict::Win), Some(Verdict::Draw), Some(Verdict::Loss));
        let block = encode_verdicts(&[None, win, None, None, draw, loss, None]);
        let decoded: Vec<Option<Verdict>> = (0..7).map(|at| decode_verdict(&block, at)).collect();
        assert_eq!(decoded, [win, win, win, win, draw, loss, loss]);
        assert_eq!(decode_verdict(&block, 8), None);
        assert_eq!(decode_verdict(&[0xff], 0), None);
    }

    #[test]
    fn blocks_of_another_length_are_refused() {
        let packed = compress_verdicts(&[1; 100]).unwrap();
        assert!(decompress(&packed, 100).is_some());
        assert_eq!((decompress(&packed, 99), decompress(&packed, 101)), (None, None));
        assert_eq!(decompress(b"not zstd", 100), None);
    }
}
