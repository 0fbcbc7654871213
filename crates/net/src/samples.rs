//! Games to learn from, as compact files: where a game began, its moves by their places in the list of legal moves, what the
//! search thought of each position, and the result. About three bytes a position.
//!
//! A file begins with a header and then has one block a game, each with its length and checksum. So a file can grow, and one
//! that was cut off in the middle of a block has lost that block alone.

use crate::bytes::{Bytes, put_text};

/// What every file begins with.
const MAGIC: &[u8; 16] = b"plywood samples\n";
/// Other versions are refused.
const VERSION: u16 = 1;
/// Scores stay within plus and minus this: one bit of 16 says whether a position is quiet.
pub const MAX_SCORE: i32 = 16_000;
/// A longer block is no game.
const MAX_BLOCK: usize = 1 << 20;

/// A game of a search against itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSample {
    /// Which game of the series it is.
    pub number: u32,
    /// The position it begins with as text; the game's own start if empty.
    pub start: String,
    /// Random moves at its beginning: positions before them are not scored.
    pub opening: usize,
    /// Every move by its place in the list of legal moves.
    pub moves: Vec<u8>,
    /// What the search thought of each position behind the opening.
    pub scores: Vec<SampleScore>,
    /// What MAX got, in half points.
    pub result: u8,
}

/// What a search thought of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SampleScore {
    /// The score for the side to move.
    pub score: i32,
    /// Whether the side to move was free and its best move changed little at once.
    pub quiet: bool,
}

impl SampleScore {
    fn pack(self) -> i16 {
        (self.score.clamp(-MAX_SCORE, MAX_SCORE) * 2) as i16 | i16::from(self.quiet)
    }

    fn unpack(packed: i16) -> SampleScore {
        SampleScore { score: i32::from(packed >> 1), quiet: packed & 1 == 1 }
    }
}

/// Why a file has no samples.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SampleError {
    /// It begins with something else.
    #[error("not a file of samples: expected one that 'plywood net sample' has written")]
    Foreign,
    /// It was written by another version.
    #[error("version {0} of the format is unknown: expected {VERSION}")]
    Version(u16),
    /// Bytes of the header are missing or changed.
    #[error("the header of the samples is damaged")]
    Header,
    /// Bytes of a game are changed.
    #[error("game {0} of the samples is damaged: its checksum does not fit")]
    Damaged(usize),
}

/// The contents of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SampleFile {
    /// The game, as its features name it.
    pub game: String,
    /// How the games were played, in words.
    pub recipe: String,
    /// The games.
    pub games: Vec<GameSample>,
    /// Bytes up to the end of the last whole game; what follows was cut off.
    pub whole_bytes: usize,
}

impl SampleFile {
    /// What a file begins with.
    pub fn header(game: &str, recipe: &str) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend(VERSION.to_le_bytes());
        put_text(&mut out, game);
        put_text(&mut out, recipe);
        let check = crc32fast::hash(&out);
        out.extend(check.to_le_bytes());
        out
    }

    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<SampleFile, SampleError> {
        let mut rest = Bytes(bytes.strip_prefix(MAGIC).ok_or(SampleError::Foreign)?);
        let version = rest.u16().ok_or(SampleError::Header)?;
        if version != VERSION {
            return Err(SampleError::Version(version));
        }
        let (game, recipe) =
            rest.text().and_then(|game| Some((game, rest.text()?))).ok_or(SampleError::Header)?;
        let header = bytes.len() - rest.0.len();
        if rest.u32() != Some(crc32fast::hash(&bytes[..header])) {
            return Err(SampleError::Header);
        }
        let mut games = Vec::new();
        let mut whole_bytes = bytes.len() - rest.0.len();
        while let Some(block) = block(&mut rest) {
            let number = games.len() + 1;
            games.push(block.and_then(GameSample::decode).ok_or(SampleError::Damaged(number))?);
            whole_bytes = bytes.len() - rest.0.len();
        }
        Ok(SampleFile { game, recipe, games, whole_bytes })
    }
}

/// The next block, if all of it is there; none inside where its checksum does not fit.
fn block<'a>(rest: &mut Bytes<'a>) -> Option<Option<&'a [u8]>> {
    let (length, check) = (rest.u32()? as usize, rest.u32()?);
    if length > MAX_BLOCK {
        return Some(None);
    }
    let block = rest.take(length)?;
    Some((crc32fast::hash(block) == check).then_some(block))
}

impl GameSample {
    /// The game as a block of a file.
    pub fn block(&self) -> Vec<u8> {
        let block = self.encode();
        let mut out = (block.len() as u32).to_le_bytes().to_vec();
        out.extend(crc32fast::hash(&block).to_le_bytes());
        out.extend(block);
        out
    }

    fn encode(&self) -> Vec<u8> {
        let mut out = self.number.to_le_bytes().to_vec();
        out.push(self.result);
        put_text(&mut out, &self.start);
        out.extend((self.moves.len() as u16).to_le_bytes());
        out.extend((self.opening as u16).to_le_bytes());
        out.extend(&self.moves);
        self.scores.iter().for_each(|scored| out.extend(scored.pack().to_le_bytes()));
        out
    }

    fn decode(block: &[u8]) -> Option<GameSample> {
        let mut rest = Bytes(block);
        let (number, result, start) = (rest.u32()?, rest.u8().filter(|&points| points <= 2)?, rest.text()?);
        let (plies, opening) = (usize::from(rest.u16()?), usize::from(rest.u16()?));
        let moves = rest.take(plies)?.to_vec();
        let scores = rest.i16s(plies.checked_sub(opening)?)?.into_iter().map(SampleScore::unpack).collect();
        rest.0.is_empty().then_some(GameSample { number, start, opening, moves, scores, result })
    }
}
