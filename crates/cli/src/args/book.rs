//! Arguments of `book`.

use super::common::PrintArgs;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Opening books of chess, the only game with a book
#[derive(Subcommand)]
pub enum BookCommand {
    /// Grow a book from games, or from lines written by hand
    Build(BookBuild),
    /// Make a book by the program's own analysis
    Make(BookMake),
    /// Say what is in a book, and write it in another format
    Show(BookShow),
    /// The book's moves in a position
    Probe(BookProbe),
}

/// A game that has books.
#[derive(Clone, Copy, ValueEnum)]
pub enum BookGame {
    /// Chess
    Chess,
}

/// Grow a book from games
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood book build chess --pgn games.pgn more.pgn --out my.bin\n  plywood book build chess --lines mine.txt --out my.plybook\n\nA line of the text: e4 e5 Nf3 Nc6 Bb5 | 20 | Ruy Lopez"
)]
pub struct BookBuild {
    /// The game: chess only, books hold chess moves by the key of a chess position
    pub game: BookGame,
    /// Files of games
    #[arg(long, value_name = "FILE", required_unless_present = "lines", num_args = 1..)]
    pub pgn: Vec<PathBuf>,
    /// A text of lines written by hand: moves | weight | name
    #[arg(long, value_name = "FILE", conflicts_with_all = ["pgn", "plies", "least"])]
    pub lines: Option<PathBuf>,
    /// The book; a name that ends in .bin makes a Polyglot book
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Take this many plies of every game
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub plies: usize,
    /// Keep moves played at least this often
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub least: u32,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Make a book by analysis
#[derive(Args)]
#[command(after_help = "Example:\n  plywood book make chess --plies 8 --nodes 20000 --out mine.plybook")]
pub struct BookMake {
    /// The game: chess only, books hold chess moves by the key of a chess position
    pub game: BookGame,
    /// The book; a name that ends in .bin makes a Polyglot book
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Plies from the start
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=20))]
    pub plies: u8,
    /// Nodes of the search of one position
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    pub nodes: u64,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Which book
#[derive(Args)]
pub struct WhichBook {
    /// The game: chess only, books hold chess moves by the key of a chess position
    pub game: BookGame,
    /// The book's file, of either format; without it, the book that is built in
    #[arg(long, value_name = "FILE")]
    pub book: Option<PathBuf>,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Say what is in a book
#[derive(Args)]
#[command(after_help = "Example:\n  plywood book show chess --book my.bin")]
pub struct BookShow {
    #[command(flatten)]
    pub which: WhichBook,
    /// Write the book; a name that ends in .bin makes a Polyglot book
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// The book's moves in a position
#[derive(Args)]
#[command(after_help = "Example:\n  plywood book probe chess --moves \"e4 e5\"")]
pub struct BookProbe {
    #[command(flatten)]
    pub which: WhichBook,
    /// The position, as FEN
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// Moves played from it, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "")]
    pub moves: String,
}
