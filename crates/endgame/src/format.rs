//! The files: a header that says what is inside, a list of blocks with their checksums, the blocks.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | the magic number |
//! | 4 + 4 | length and checksum of the header |
//! | … | the header, JSON |
//! | 8 each | length and checksum of every block |
//! | 4 | checksum of that list |
//! | … | the blocks, compressed with zstd |
//!
//! Numbers are little-endian, checksums are CRC-32. A file is written under another name, synchronised and then
//! renamed, so under its own name it is always complete.

use crate::block::{Alphabet, BLOCK, verdict_bytes};
use crate::count::SliceCount;
use crate::error::EndgameError;
use crate::indexer::Class;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The first bytes of every file.
pub(crate) const MAGIC: &[u8; 8] = b"plywood\n";
/// The version of what follows; files of another version are refused.
const VERSION: u32 = 1;
/// Headers are far shorter; a longer one is not ours and not worth the memory.
const MAX_HEADER: u32 = 1 << 20;
/// Bytes of a block's line in the list: length and checksum.
pub(crate) const LINE: usize = 8;

/// What a file tells about every position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FileKind {
    /// Who wins, of quiet positions.
    Verdicts,
    /// Who wins and in how many plies, of all positions.
    Distances,
}

impl FileKind {
    /// What the names of such files end in.
    pub const fn extension(self) -> &'static str {
        match self {
            FileKind::Verdicts => "wdl",
            FileKind::Distances => "dtw",
        }
    }
}

/// What a file says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Header {
    version: u32,
    game: String,
    class: String,
    kind: FileKind,
    positions: u64,
    /// Positions in a block.
    block: u64,
    /// The numbers of the entries that occur, in files of distances.
    entries: Vec<i16>,
    pub(crate) slices: Vec<SliceCount>,
}

impl Header {
    /// The header of a file that tells this about a class of a game.
    pub(crate) fn new(game: &str, class: &Class, kind: FileKind, slices: Vec<SliceCount>) -> Header {
        Header {
            version: VERSION,
            game: game.to_string(),
            class: class.name.clone(),
            kind,
            positions: class.len(),
            block: BLOCK,
            entries: Vec::new(),
            slices,
        }
    }

    /// The header with the entries that occur.
    pub(crate) fn with_alphabet(self, alphabet: &Alphabet) -> Header {
        Header { entries: alphabet.raws(), ..self }
    }

    /// Why this is not the header wanted.
    fn mismatch(&self, wanted: &Header) -> Option<String> {
        let traits = |header: &Header| {
            [
                ("version", header.version.to_string()),
                ("game", header.game.clone()),
                ("class", header.class.clone()),
                ("kind", format!("{:?}", header.kind).to_lowercase()),
                ("number of positions", header.positions.to_string()),
                ("block size", header.block.to_string()),
            ]
        };
        let mut pairs = traits(self).into_iter().zip(traits(wanted));
        let ((name, found), (_, wanted)) = pairs.find(|(found, wanted)| found != wanted)?;
        Some(format!("its {name} is '{found}', not '{wanted}'"))
    }
}

/// Where a block lies in its file.
#[derive(Clone, Copy)]
struct Extent {
    start: u64,
    len: u32,
    checksum: u32,
}

/// An open file whose header and list of blocks are sound.
pub(crate) struct TableFile {
    path: PathBuf,
    file: Mutex<File>,
    extents: Vec<Extent>,
    /// The checksums of the header and of the list of blocks, in which all other checksums are.
    pub(crate) fingerprint: u64,
    pub(crate) header: Header,
    pub(crate) alphabet: Alphabet,
}

impl TableFile {
    /// Opens a file that must have a header like the one wanted.
    pub(crate) fn open(path: &Path, wanted: &Header) -> Result<TableFile, EndgameError> {
        let file = File::open(path).map_err(EndgameError::io("open", path))?;
        let size = file.metadata().map_err(EndgameError::io("open", path))?.len();
        let mut reader = BufReader::new(file);
        let (header, header_checksum) = read_header(&mut reader, path)?;
        if let Some(reason) = header.mismatch(wanted) {
            return Err(EndgameError::foreign(path, &reason));
        }
        let alphabet = Alphabet::from_raws(&header.entries)
            .ok_or_else(|| EndgameError::damaged(path, "its list of entries makes no sense"))?;
        let (extents, list_checksum) = read_extents(&mut reader, path, &header, size)?;
        Ok(TableFile {
            path: path.to_path_buf(),
            file: Mutex::new(reader.into_inner()),
            extents,
            fingerprint: u64::from(header_checksum) << u32::BITS | u64::from(list_checksum),
            header,
            alphabet,
        })
    }

    /// How many blocks there are.
    pub(crate) fn blocks(&self) -> usize {
        self.extents.len()
    }

    /// Positions in a block: all but the last are full.
    pub(crate) fn block_len(&self, number: usize) -> usize {
        let start = number as u64 * BLOCK;
        self.header.positions.saturating_sub(start).min(BLOCK) as usize
    }

    /// Reads, checks and unpacks a block.
    pub(crate) fn block(&self, number: usize) -> Result<Vec<u8>, EndgameError> {
        let len = self.block_len(number);
        let bytes = match self.header.kind {
            FileKind::Verdicts => verdict_bytes(len),
            FileKind::Distances => self.alphabet.bytes(len),
        };
        crate::block::decompress(&self.packed_block(number)?, bytes)
            .ok_or_else(|| EndgameError::damaged(&self.path, format!("block {number} does not unpack")))
    }

    /// Reads and checks every block without unpacking any.
    pub(crate) fn check(&self) -> Result<(), EndgameError> {
        (0..self.blocks()).try_for_each(|number| self.packed_block(number).map(|_| ()))
    }

    /// An error that says this file is damaged.
    pub(crate) fn damaged(&self, reason: impl Into<String>) -> EndgameError {
        EndgameError::damaged(&self.path, reason)
    }

    fn packed_block(&self, number: usize) -> Result<Vec<u8>, EndgameError> {
        let extent = self.extents[number];
        let mut bytes = vec![0; extent.len as usize];
        self.read(extent.start, &mut bytes).map_err(EndgameError::io("read", &self.path))?;
        if crc32fast::hash(&bytes) != extent.checksum {
            return Err(self.damaged(format!("the checksum of block {number} is wrong")));
        }
        Ok(bytes)
    }

    fn read(&self, start: u64, bytes: &mut [u8]) -> io::Result<()> {
        // No thread panics while holding the lock, and a position in a file cannot be left half done.
        let mut file = self.file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        file.seek(SeekFrom::Start(start))?;
        file.read_exact(bytes)
    }
}

/// An error of reading the beginning of a file: one that ends too soon is damaged.
fn broken(path: &Path) -> impl Fn(io::Error) -> EndgameError {
    move |error| match error.kind() {
        io::ErrorKind::UnexpectedEof => EndgameError::damaged(path, "it ends too soon"),
        _ => EndgameError::io("read", path)(error),
    }
}

fn read_number(reader: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    reader.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

/// The header and its checksum.
fn read_header(reader: &mut impl Read, path: &Path) -> Result<(Header, u32), EndgameError> {
    let mut magic = [0; MAGIC.len()];
    reader.read_exact(&mut magic).map_err(broken(path))?;
    if magic != *MAGIC {
        return Err(EndgameError::foreign(path, "it is no endgame table at all"));
    }
    let len = read_number(reader).map_err(broken(path))?;
    let checksum = read_number(reader).map_err(broken(path))?;
    if len > MAX_HEADER {
        return Err(EndgameError::damaged(path, "its header is too long"));
    }
    let mut bytes = vec![0; len as usize];
    reader.read_exact(&mut bytes).map_err(broken(path))?;
    if crc32fast::hash(&bytes) != checksum {
        return Err(EndgameError::damaged(path, "the checksum of its header is wrong"));
    }
    let header = serde_json::from_slice(&bytes)
        .map_err(|error| EndgameError::foreign(path, &format!("its header: {error}")))?;
    Ok((header, checksum))
}

/// Reads where the blocks are and checks that they fill the rest of the file; also the checksum of the list.
fn read_extents(
    reader: &mut (impl Read + Seek),
    path: &Path,
    header: &Header,
    size: u64,
) -> Result<(Vec<Extent>, u32), EndgameError> {
    // The number of positions is the one wanted, so the list is no longer than that of a sound file.
    let mut lines = vec![0; header.positions.div_ceil(BLOCK) as usize * LINE];
    reader.read_exact(&mut lines).map_err(broken(path))?;
    let checksum = read_number(reader).map_err(broken(path))?;
    if checksum != crc32fast::hash(&lines) {
        return Err(EndgameError::damaged(path, "the checksum of its list of blocks is wrong"));
    }
    let mut start = reader.stream_position().map_err(EndgameError::io("read", path))?;
    let mut extents = Vec::new();
    for line in lines.chunks_exact(LINE) {
        let number = |at: usize| u32::from_le_bytes([line[at], line[at + 1], line[at + 2], line[at + 3]]);
        let extent = Extent { start, len: number(0), checksum: number(4) };
        start += u64::from(extent.len);
        extents.push(extent);
    }
    if start != size {
        return Err(EndgameError::damaged(path, format!("it has {size} bytes instead of {start}")));
    }
    Ok((extents, checksum))
}
