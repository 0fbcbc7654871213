//! Syzygy tables: win, draw or loss of a position with few men, and the distance to the next capture or pawn move.
//!
//! The tables are read by a library without unsafe code. Every file is checked when its folder is opened: its kind, its size, and the
//! checksum at its end.

mod checksum;
mod storage;
pub mod testkit;
#[cfg(test)]
mod tests;

use crate::rules::{Chess, State};
use cozy_chess::{CastleRights, Color, Move, Piece};
use rayon::prelude::*;
use search::Game;
use shakmaty::{Bitboard, Board, ByColor, ByRole, CastlingMode, FromSetup, Position, PositionError, Setup};
use shakmaty_syzygy::{Dtz, MaybeRounded, Tablebase};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use storage::Storage;

/// What the names of the tables end in: who wins, and how far it is to the next capture or pawn move.
const KINDS: [SyzygyKind; 2] = [
    SyzygyKind { extension: "rtbw", magic: [0x71, 0xe8, 0x23, 0x5d] },
    SyzygyKind { extension: "rtbz", magic: [0xd7, 0x66, 0x0c, 0xa5] },
];
/// The letters of men in the names of tables.
const MEN: &str = "KQRBNP";
/// Files are written in blocks of this many bytes, with a checksum behind them.
const BLOCK_BYTES: u64 = 64;
const CHECKSUM_BYTES: u64 = 16;
/// Plies without capture or pawn move after which a win is none.
const FIFTY_MOVES: u16 = 100;
/// Folders are separated by this, as engines expect it.
#[cfg(windows)]
const SEPARATOR: char = ';';
#[cfg(not(windows))]
const SEPARATOR: char = ':';

/// A kind of table file.
struct SyzygyKind {
    extension: &'static str,
    magic: [u8; 4],
}

/// Who wins when the count of moves without progress starts now, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wdl {
    /// The side to move loses.
    Loss,
    /// It would lose, but the fifty-move rule saves it.
    BlessedLoss,
    /// Neither side wins.
    Draw,
    /// It would win, but the fifty-move rule does not leave the time.
    CursedWin,
    /// The side to move wins.
    Win,
}

/// A move with its value for the side that makes it, and the plies to the next capture or pawn move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedMove {
    /// The move.
    pub m: Move,
    /// What it leads to.
    pub wdl: Wdl,
    /// Plies until the count of moves starts again.
    pub plies: u16,
}

/// Why there are no tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SyzygyError {
    /// There is nothing to open.
    #[error("no Syzygy tables in '{0}': expected a folder with files that end in .rtbw")]
    Empty(String),
    /// A file is not what its name says.
    #[error("damaged Syzygy table '{file}': expected {expected}")]
    Damaged {
        /// The file.
        file: String,
        /// What it lacks.
        expected: &'static str,
    },
    /// A folder or file cannot be read.
    #[error("cannot read '{file}': {reason}")]
    Unreadable {
        /// The folder or file.
        file: String,
        /// The system's words.
        reason: String,
    },
}

/// Open tables.
pub struct Syzygy {
    tables: Tablebase<shakmaty::Chess>,
    men: u32,
}

impl Syzygy {
    /// Opens the tables in these folders, separated as in a search path.
    pub fn open(folders: &str) -> Result<Syzygy, SyzygyError> {
        let mut files = Vec::new();
        for folder in folders.split(SEPARATOR).map(Path::new).filter(|folder| folder.is_dir()) {
            files.extend(table_files(folder)?);
        }
        files.par_iter().try_for_each(|file| check(file))?;
        let mut tables = Tablebase::with_filesystem(Arc::new(Storage::default()));
        for file in &files {
            tables.add_file(file).map_err(|error| unreadable(file, &error))?;
        }
        let men = tables.max_pieces() as u32;
        if men == 0 {
            return Err(SyzygyError::Empty(search::quoted(folders, 200)));
        }
        Ok(Syzygy { tables, men })
    }

    /// The most men a position may have.
    pub fn men(&self) -> u32 {
        self.men
    }

    /// Who wins, if the tables know; a right to castle is beyond them.
    pub fn wdl(&self, state: &State) -> Option<Wdl> {
        self.wdl_of(&self.position(state)?)
    }

    /// Every move with its value and distance, if the tables know.
    pub fn moves(&self, state: &State) -> Option<Vec<RankedMove>> {
        self.position(state)?;
        let mut moves = Vec::new();
        Chess::default().moves(state, &mut moves);
        moves.into_iter().map(|m| self.ranked(state, m)).collect()
    }

    fn ranked(&self, state: &State, m: Move) -> Option<RankedMove> {
        let after = Chess::default().play(state, m);
        let position = self.position(&after)?;
        if position.legal_moves().is_empty() {
            let wdl = if position.is_check() { Wdl::Win } else { Wdl::Draw };
            return Some(RankedMove { m, wdl, plies: 1 });
        }
        if after.clock() == 0 {
            return Some(RankedMove { m, wdl: self.wdl_of(&position)?.flip(), plies: 1 });
        }
        let (dtz, slack) = match self.tables.probe_dtz(&position).ok()? {
            MaybeRounded::Precise(Dtz(dtz)) => (dtz, 0),
            MaybeRounded::Rounded(Dtz(dtz)) => (dtz, 1),
        };
        let plies = u16::try_from(dtz.unsigned_abs()).ok()? + 1;
        let in_time = u16::from(state.clock()) + plies + slack <= FIFTY_MOVES;
        let wdl = match (dtz.signum(), in_time) {
            (0, _) => Wdl::Draw,
            (-1, true) => Wdl::Win,
            (-1, false) => Wdl::CursedWin,
            (_, true) => Wdl::Loss,
            (_, false) => Wdl::BlessedLoss,
        };
        Some(RankedMove { m, wdl, plies: if dtz == 0 { 0 } else { plies } })
    }

    fn wdl_of(&self, position: &shakmaty::Chess) -> Option<Wdl> {
        self.tables.probe_wdl_after_zeroing(position).ok().map(Wdl::from)
    }

    /// A position as the library wants it.
    fn position(&self, state: &State) -> Option<shakmaty::Chess> {
        let board = state.board();
        let can_castle = Color::ALL.iter().any(|&color| *board.castle_rights(color) != CastleRights::EMPTY);
        if board.occupied().len() > self.men || can_castle {
            return None;
        }
        let of = |piece| Bitboard(board.pieces(piece).0);
        let roles = ByRole {
            pawn: of(Piece::Pawn),
            knight: of(Piece::Knight),
            bishop: of(Piece::Bishop),
            rook: of(Piece::Rook),
            queen: of(Piece::Queen),
            king: of(Piece::King),
        };
        let colors = ByColor {
            white: Bitboard(board.colors(Color::White).0),
            black: Bitboard(board.colors(Color::Black).0),
        };
        let passing = state.is_en_passant_threatened().then(|| state.en_passant_square()).flatten();
        let setup = Setup {
            board: Board::try_from_bitboards(roles, colors).ok()?,
            turn: shakmaty::Color::from_white(board.side_to_move() == Color::White),
            ep_square: passing.map(|square| shakmaty::Square::new(square as u32)),
            halfmoves: state.clock().into(),
            ..Setup::empty()
        };
        // The tables also have checks that no game can come to, such as by two rooks from both sides.
        let position = shakmaty::Chess::from_setup(setup, CastlingMode::Standard);
        position.or_else(PositionError::ignore_impossible_check).ok()
    }
}

impl Wdl {
    /// The same seen by the other side.
    fn flip(self) -> Wdl {
        match self {
            Wdl::Loss => Wdl::Win,
            Wdl::BlessedLoss => Wdl::CursedWin,
            Wdl::Draw => Wdl::Draw,
            Wdl::CursedWin => Wdl::BlessedLoss,
            Wdl::Win => Wdl::Loss,
        }
    }
}

impl From<shakmaty_syzygy::Wdl> for Wdl {
    fn from(found: shakmaty_syzygy::Wdl) -> Wdl {
        match found {
            shakmaty_syzygy::Wdl::Loss => Wdl::Loss,
            shakmaty_syzygy::Wdl::BlessedLoss => Wdl::BlessedLoss,
            shakmaty_syzygy::Wdl::Draw => Wdl::Draw,
            shakmaty_syzygy::Wdl::CursedWin => Wdl::CursedWin,
            shakmaty_syzygy::Wdl::Win => Wdl::Win,
        }
    }
}

/// The files of a folder whose names are those of tables, such as `KQvKR.rtbw`.
fn table_files(folder: &Path) -> Result<Vec<PathBuf>, SyzygyError> {
    let entries = folder.read_dir().map_err(|error| unreadable(folder, &error))?;
    let is_table = |path: &PathBuf| {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let is_material = |side: &str| side.starts_with('K') && side.chars().all(|man| MEN.contains(man));
        kind(path).is_some() && name.split_once('v').is_some_and(|(a, b)| is_material(a) && is_material(b))
    };
    let mut files: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_table).collect();
    // Of several damaged files the same one is named every time.
    files.sort();
    Ok(files)
}

fn kind(file: &Path) -> Option<&'static SyzygyKind> {
    KINDS.iter().find(|kind| file.extension().is_some_and(|extension| extension == kind.extension))
}

/// Refuses a file that is half there, damaged or something else.
fn check(file: &Path) -> Result<(), SyzygyError> {
    let damaged = |expected| SyzygyError::Damaged { file: file.display().to_string(), expected };
    let failed = |error| unreadable(file, &error);
    let mut opened = File::open(file).map_err(failed)?;
    let size = opened.metadata().map_err(failed)?.len();
    if size % BLOCK_BYTES != CHECKSUM_BYTES || size < BLOCK_BYTES {
        return Err(damaged("whole blocks and a checksum"));
    }
    let mut rest = size - CHECKSUM_BYTES;
    let (mut bytes, mut hashes) = (Vec::new(), Vec::new());
    while rest > 0 {
        bytes.resize(rest.min(checksum::CHUNK) as usize, 0);
        opened.read_exact(&mut bytes).map_err(failed)?;
        if hashes.is_empty() && kind(file).is_none_or(|kind| !bytes.starts_with(&kind.magic)) {
            return Err(damaged("the first bytes of such a table"));
        }
        hashes.push(checksum::of_chunk(&bytes));
        rest -= bytes.len() as u64;
    }
    let mut sum = [0; CHECKSUM_BYTES as usize];
    opened.read_exact(&mut sum).map_err(failed)?;
    if sum == checksum::of_chunks(&hashes) { Ok(()) } else { Err(damaged("content that fits its checksum")) }
}

fn unreadable(file: &Path, error: &std::io::Error) -> SyzygyError {
    SyzygyError::Unreadable { file: file.display().to_string(), reason: error.to_string() }
}
