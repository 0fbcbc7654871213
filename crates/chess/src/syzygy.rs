//! Syzygy tables: win, draw or loss of a position with few men, and the distance to the next capture or pawn move.

use crate::rules::{Chess, State};
use cozy_chess::{
    BitBoard, CastleRights, Color, Move, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};
use pyrrhic_rs::{DtzProbeValue, EngineAdapter, TBError, TableBases, WdlProbeResult};
use search::Game;
use std::fs::DirEntry;
use std::path::Path;
use std::sync::Mutex;

/// What the names of the tables end in.
const EXTENSION: &str = "rtbw";
/// Folders are separated by this, as engines expect it.
#[cfg(windows)]
const SEPARATOR: char = ';';
#[cfg(not(windows))]
const SEPARATOR: char = ':';

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
    /// The library keeps one set of tables for the whole program.
    #[error("Syzygy tables are in use already: expected one set at a time")]
    InUse,
    /// The library cannot open them.
    #[error("cannot open the Syzygy tables in '{0}'")]
    Broken(String),
}

/// Open tables. There is one set in a program at a time.
pub struct Syzygy {
    tables: TableBases<Attacks>,
    men: u32,
    /// The library answers for one root at a time.
    root: Mutex<()>,
}

impl Syzygy {
    /// Opens the tables in these folders, separated as in a search path.
    pub fn open(folders: &str) -> Result<Syzygy, SyzygyError> {
        let men = folders.split(SEPARATOR).filter_map(|folder| most_men(Path::new(folder))).max();
        let men = men.ok_or_else(|| SyzygyError::Empty(folders.chars().take(200).collect()))?;
        let tables = TableBases::new(folders).map_err(|error| match error {
            TBError::AlreadyInitialized => SyzygyError::InUse,
            _ => SyzygyError::Broken(folders.into()),
        })?;
        Ok(Syzygy { tables, men, root: Mutex::new(()) })
    }

    /// The most men a position may have.
    pub fn men(&self) -> u32 {
        self.men
    }

    /// Who wins, if the tables know; a right to castle is beyond them.
    pub fn wdl(&self, state: &State) -> Option<Wdl> {
        let sets = Sets::of(state, self.men())?;
        let [white, black, kings, queens, rooks, bishops, knights, pawns] = sets.sets;
        let found = self.tables.probe_wdl(
            white,
            black,
            kings,
            queens,
            rooks,
            bishops,
            knights,
            pawns,
            sets.passing,
            sets.white_moves,
        );
        found.ok().map(Wdl::from)
    }

    /// Every move with its value and distance, if the tables know.
    pub fn moves(&self, state: &State) -> Option<Vec<RankedMove>> {
        let sets = Sets::of(state, self.men())?;
        let [white, black, kings, queens, rooks, bishops, knights, pawns] = sets.sets;
        let clock = u32::from(state.clock());
        // A thread that panicked while asking leaves nothing half done.
        let _one_at_a_time = self.root.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let (passing, turn) = (sets.passing, sets.white_moves);
        let found = self
            .tables
            .probe_root(white, black, kings, queens, rooks, bishops, knights, pawns, clock, passing, turn);
        let found = found.ok()?;
        let ranked: Vec<RankedMove> = found.moves[..found.num_moves].iter().filter_map(ranked).collect();
        let mut legal = Vec::new();
        Chess::default().moves(state, &mut legal);
        let is_complete = legal.iter().all(|m| ranked.iter().any(|ranked| ranked.m == *m));
        (is_complete && ranked.len() == legal.len()).then_some(ranked)
    }
}

/// The most men a table in a folder has, by the names: `KQvKR` has four. None if there is no table.
fn most_men(folder: &Path) -> Option<u32> {
    let men = |file: std::io::Result<DirEntry>| {
        let path = file.ok()?.path();
        let name = path.file_stem()?.to_str()?;
        let is_table = path.extension()? == EXTENSION && name.split('v').count() == 2;
        is_table.then(|| name.chars().filter(|c| c.is_ascii_uppercase()).count() as u32)
    };
    folder.read_dir().ok()?.filter_map(men).max()
}

/// A position as the library wants it.
struct Sets {
    sets: [u64; 8],
    passing: u32,
    white_moves: bool,
}

impl Sets {
    fn of(state: &State, most: u32) -> Option<Sets> {
        let board = state.board();
        let can_castle = Color::ALL.iter().any(|&color| *board.castle_rights(color) != CastleRights::EMPTY);
        if board.occupied().len() > most || can_castle {
            return None;
        }
        let of = |piece| board.pieces(piece).0;
        Some(Sets {
            sets: [
                board.colors(Color::White).0,
                board.colors(Color::Black).0,
                of(Piece::King),
                of(Piece::Queen),
                of(Piece::Rook),
                of(Piece::Bishop),
                of(Piece::Knight),
                of(Piece::Pawn),
            ],
            // The library takes a1 for "none".
            passing: state.en_passant_square().map_or(0, |square| square as u32),
            white_moves: board.side_to_move() == Color::White,
        })
    }
}

fn ranked(value: &DtzProbeValue) -> Option<RankedMove> {
    let DtzProbeValue::DtzResult(result) = value else { return None };
    let promotion = match result.promotion {
        pyrrhic_rs::Piece::Queen => Some(Piece::Queen),
        pyrrhic_rs::Piece::Rook => Some(Piece::Rook),
        pyrrhic_rs::Piece::Bishop => Some(Piece::Bishop),
        pyrrhic_rs::Piece::Knight => Some(Piece::Knight),
        pyrrhic_rs::Piece::Pawn | pyrrhic_rs::Piece::King => None,
    };
    let square = |number: u8| Square::try_index(number.into());
    let m = Move { from: square(result.from_square)?, to: square(result.to_square)?, promotion };
    Some(RankedMove { m, wdl: result.wdl.into(), plies: result.dtz })
}

impl From<WdlProbeResult> for Wdl {
    fn from(found: WdlProbeResult) -> Wdl {
        match found {
            WdlProbeResult::Loss => Wdl::Loss,
            WdlProbeResult::BlessedLoss => Wdl::BlessedLoss,
            WdlProbeResult::Draw => Wdl::Draw,
            WdlProbeResult::CursedWin => Wdl::CursedWin,
            WdlProbeResult::Win => Wdl::Win,
        }
    }
}

/// What men attack, for the library.
#[derive(Clone)]
struct Attacks;

fn on(square: u64) -> Square {
    Square::index(square as usize)
}

impl EngineAdapter for Attacks {
    fn pawn_attacks(color: pyrrhic_rs::Color, square: u64) -> u64 {
        let color = if color == pyrrhic_rs::Color::White { Color::White } else { Color::Black };
        get_pawn_attacks(on(square), color).0
    }

    fn knight_attacks(square: u64) -> u64 {
        get_knight_moves(on(square)).0
    }

    fn bishop_attacks(square: u64, occupied: u64) -> u64 {
        get_bishop_moves(on(square), BitBoard(occupied)).0
    }

    fn rook_attacks(square: u64, occupied: u64) -> u64 {
        get_rook_moves(on(square), BitBoard(occupied)).0
    }

    fn queen_attacks(square: u64, occupied: u64) -> u64 {
        Attacks::bishop_attacks(square, occupied) | Attacks::rook_attacks(square, occupied)
    }

    fn king_attacks(square: u64) -> u64 {
        get_king_moves(on(square)).0
    }
}
