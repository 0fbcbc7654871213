//! The checksum at the end of a Syzygy file: every 16 MiB are hashed, and then the hashes.
//!
//! The hash is CityHash: its 256 bits with CRC for the content, its 128 bits for the hashes.

/// Bytes that are hashed at once.
pub(super) const CHUNK: u64 = 1 << 24;

/// Bytes that one round of the hash takes in, and one of its six steps.
const ROUND: usize = 240;
const STEP: usize = 40;
/// Longer lists of hashes are hashed with CRC too.
const LONGEST_PLAIN: usize = 900;

const PRIME: u64 = 0xc3a5_c85c_97cb_3127;
const MIXER: u64 = 0x9ddf_ea08_eb38_2d69;

/// The checksum of a file, from the hashes of its chunks.
pub(super) fn of_chunks(hashes: &[[u64; 4]]) -> [u8; 16] {
    let bytes: Vec<u8> = hashes.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
    if bytes.len() <= LONGEST_PLAIN {
        // The library has the first word in the upper half.
        let hash = cityhash_rs::cityhash_102_128(&bytes);
        return pair((hash >> 64) as u64, hash as u64);
    }
    let [_, _, first, second] = of_chunk(&bytes);
    pair(first, second)
}

fn pair(first: u64, second: u64) -> [u8; 16] {
    (u128::from(first) | u128::from(second) << 64).to_le_bytes()
}

/// The hash of a chunk.
pub(super) fn of_chunk(bytes: &[u8]) -> [u64; 4] {
    if bytes.len() >= ROUND {
        return Hash::new(bytes, 0).of(bytes);
    }
    let mut padded = [0; ROUND];
    padded[..bytes.len()].copy_from_slice(bytes);
    Hash::new(&padded, !(bytes.len() as u32)).of(&padded)
}

/// The state of the hash: six words that are mixed with the content, and a CRC of five of them each.
struct Hash {
    words: [u64; 5],
    last: u64,
    crcs: [u32; 5],
    len: u64,
}

impl Hash {
    fn new(bytes: &[u8], seed: u32) -> Hash {
        let len = bytes.len() as u64;
        let b = word(bytes, 96).wrapping_add(PRIME);
        let c = mix(b, len);
        let d = word(bytes, 120).wrapping_mul(PRIME).wrapping_add(len);
        let a = word(bytes, 56).wrapping_add(PRIME);
        let e = word(bytes, 184).wrapping_add(seed.into());
        Hash { words: [a, b, c, d, e], last: c.wrapping_add(d), crcs: [seed, 0, 0, 0, 0], len }
    }

    fn of(mut self, bytes: &[u8]) -> [u64; 4] {
        let [_, _, first, second, _] = self.words;
        let whole = bytes.len() / ROUND * ROUND;
        for (number, step) in bytes[..whole].chunks_exact(STEP).enumerate() {
            // The steps of a round are in turn light and heavy.
            if number % 2 == 0 { self.step(step, 1, 1) } else { self.step(step, PRIME, 0) }
        }
        let rest = bytes[whole..].chunks_exact(STEP);
        let is_ragged = !rest.remainder().is_empty();
        rest.for_each(|step| self.step(step, PRIME, 0));
        if is_ragged {
            self.step(&bytes[bytes.len() - STEP..], PRIME, 0);
        }
        debug_assert_eq!(self.len, bytes.len() as u64);
        self.finish(first, second)
    }

    fn step(&mut self, bytes: &[u8], multiplier: u64, turn: u32) {
        let [a, b, c, d, e] = self.words;
        let from = [(b, 41), (c, 27), (d, 41), (e, 33), (self.last, 25)];
        for (i, (old, rotation)) in from.into_iter().enumerate() {
            let turned = old.rotate_right(rotation ^ turn).wrapping_mul(multiplier);
            self.words[i] = turned.wrapping_add(word(bytes, 8 * i));
            // The library's CRC is inverted before and after.
            self.crcs[i] = !crc32c::crc32c_append(!self.crcs[i], &self.words[i].to_le_bytes());
        }
        self.last = a;
    }

    fn finish(self, first: u64, second: u64) -> [u64; 4] {
        let [a, b, c, d, e] = self.words;
        let [f, g, h, i, j] = self.crcs.map(u64::from);
        let j = j.wrapping_add(i << 32);
        let a = mix(a, j);
        let h = h.wrapping_add(g << 32);
        let b = b.wrapping_add(h);
        let c = mix(c, f).wrapping_add(i);
        let d = mix(d, e.wrapping_add(first));
        let j = j.wrapping_add(e);
        let i = i.wrapping_add(mix(h, self.last));
        let e = mix(a, d).wrapping_add(j);
        let f = mix(b, c).wrapping_add(a);
        let g = mix(j, i).wrapping_add(c);
        let one = e.wrapping_add(f).wrapping_add(g).wrapping_add(h);
        let a = stir(a.wrapping_add(g)).wrapping_add(b);
        let two = second.wrapping_add(a).wrapping_add(one);
        let a = stir(a).wrapping_add(c);
        let three = a.wrapping_add(two);
        let four = stir(a.wrapping_add(e)).wrapping_add(three);
        [one, two, three, four]
    }
}

fn word(bytes: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(word)
}

fn stir(word: u64) -> u64 {
    fold(word.wrapping_mul(PRIME)).wrapping_mul(PRIME)
}

fn fold(word: u64) -> u64 {
    word ^ word >> 47
}

/// Two words made into one.
fn mix(u: u64, v: u64) -> u64 {
    let a = fold((u ^ v).wrapping_mul(MIXER));
    fold((v ^ a).wrapping_mul(MIXER)).wrapping_mul(MIXER)
}
