//! Endgame tables: our own and Syzygy. Checksums are put right first, or nothing behind them would ever be reached.

use crate::accepted;
use chess::Chess;
use chess::syzygy::{Syzygy, testkit::sealed};
use draughts::endgame::Numbering;
use endgame::{ClassId, FileKind, Indexer, Probe, Store, TablePlace};
use search::Notation;
use std::path::Path;
use std::sync::LazyLock;

/// A king against a king, a man against a man and what is between.
const PIECES: usize = 2;
/// Positions of a class that are asked for.
const ASKED: u64 = 50;

/// Where the parts of a table file are: see `crates/endgame/src/format.rs`.
const LENGTH_AT: usize = 8;
const HEADER_AT: usize = 16;
const LINE: usize = 8;
const CHECKSUM: usize = 4;

static NUMBERING: LazyLock<Numbering> = LazyLock::new(|| Numbering::new(PIECES));

/// A file of distances, and the same bytes as a file of verdicts, both of the first class of draughts.
pub fn endgame_table(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, class) = (Store::new(folder.path()), ClassId(0));
    for content in [bytes.to_vec(), resealed(bytes)] {
        for kind in [FileKind::Distances, FileKind::Verdicts] {
            write(&store.path(&*NUMBERING, class, kind), &content);
        }
        accepted(store.find(&*NUMBERING, class));
        accepted(store.count(&*NUMBERING, class));
        accepted(store.load(&*NUMBERING, class));
        if let Some(probe) = accepted(Probe::open(Numbering::new(PIECES), &store)) {
            ask(&probe, class);
        }
    }
}

fn ask(probe: &Probe<Numbering>, class: ClassId) {
    let len = probe.indexer().class(class).len();
    for index in (0..len).step_by((len / ASKED) as usize + 1) {
        let state = probe.indexer().state(TablePlace { class, index });
        probe.verdict(&state);
        accepted(probe.entry(&state));
    }
}

/// The file with the checksums its content asks for, as far as its lengths make sense.
fn resealed(bytes: &[u8]) -> Vec<u8> {
    let mut file = bytes.to_vec();
    reseal(&mut file);
    file
}

/// Puts the three kinds of checksum right; stops where the file ends.
fn reseal(file: &mut [u8]) -> Option<()> {
    let header_end = HEADER_AT + number(file, LENGTH_AT)?;
    let checksum = crc32fast::hash(file.get(HEADER_AT..header_end)?);
    put(file, LENGTH_AT + CHECKSUM, checksum);
    // One block is all that so small a class has.
    let list_end = header_end + LINE;
    let block_at = list_end + CHECKSUM;
    let block = file.get(block_at..block_at + number(file, header_end)?)?;
    let checksum = crc32fast::hash(block);
    put(file, header_end + CHECKSUM, checksum);
    let checksum = crc32fast::hash(&file[header_end..list_end]);
    put(file, list_end, checksum);
    Some(())
}

fn number(file: &[u8], at: usize) -> Option<usize> {
    let (number, _) = file.get(at..)?.split_first_chunk()?;
    // Lengths beyond the file are found to be so without an overflow.
    Some(u32::from_le_bytes(*number) as usize & 0xff_ffff)
}

fn put(file: &mut [u8], at: usize, number: u32) {
    file[at..at + CHECKSUM].copy_from_slice(&number.to_le_bytes());
}

/// The first byte chooses the table; the rest becomes its content.
pub fn syzygy(bytes: &[u8]) {
    const TABLES: [(&str, &str); 3] = [
        ("KQvK", "7k/8/8/8/8/8/8/KQ6 w - - 0 1"),
        ("KPvK", "7k/8/8/8/8/8/P7/K7 w - - 0 1"),
        ("KRvKN", "6nk/8/8/8/8/8/8/KR6 b - - 0 1"),
    ];
    let Some((&first, content)) = bytes.split_first() else { return };
    let (name, fen) = TABLES[usize::from(first) % TABLES.len()];
    let folder = tempfile::tempdir().expect("a folder");
    for extension in ["rtbw", "rtbz"] {
        write(&folder.path().join(format!("{name}.{extension}")), &sealed(extension, content));
    }
    let Some(tables) = accepted(Syzygy::open(folder.path().to_str().expect("a plain name"))) else { return };
    let state = Chess::default().parse_state(fen).expect("a position");
    tables.wdl(&state);
    tables.moves(&state);
}

fn write(file: &Path, content: &[u8]) {
    std::fs::write(file, content).expect("a file in a folder of our own");
}
