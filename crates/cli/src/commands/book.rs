//! `plywood book`: opening books.

use crate::args::{BookBuild, BookCommand, BookMake, BookProbe, BookShow, PrintArgs, WhichBook};
use crate::output;
use crate::progress::watched;
use anyhow::{Context, bail};
use chess::book::{BookRecipe, ChessBook, Grower, key, make, read_lines};
use chess::{Chess, State, pgn};
use search::{Game, Notation};
use serde::Serialize;
use std::path::Path;

/// A larger file is not read: games of a lifetime have less.
const MAX_GAMES_BYTES: u64 = 1 << 30;
/// Nor is a larger book.
const MAX_BOOK_BYTES: u64 = 1 << 28;

pub fn run(args: &BookCommand) -> anyhow::Result<()> {
    match args {
        BookCommand::Build(args) => build(args),
        BookCommand::Make(args) => make_book(args),
        BookCommand::Show(args) => show(args),
        BookCommand::Probe(args) => probe(args),
    }
}

#[derive(Serialize)]
struct BuildView {
    games: usize,
    refused: usize,
    positions: usize,
    moves: usize,
    bytes: usize,
}

fn build(args: &BookBuild) -> anyhow::Result<()> {
    if let Some(file) = &args.lines {
        let text = files::read_text(file, MAX_BOOK_BYTES)?;
        let (book, _) = read_lines(&text).with_context(|| format!("'{}'", file.display()))?;
        return report_book(&book, &args.out, &args.print);
    }
    let mut grower = Grower::default();
    let (mut games, mut refused) = (0, Vec::new());
    for file in &args.pgn {
        for game in pgn::read(&files::read_text(file, MAX_GAMES_BYTES)?) {
            match game {
                Ok(game) => {
                    grower.add_game(&game, args.plies);
                    games += 1;
                }
                Err(error) => refused.push(format!("'{}': {error}", file.display())),
            }
        }
    }
    let book = ChessBook::new(grower.grow(args.least));
    if book.is_empty() {
        bail!("nothing is written to '{}': {}", args.out.display(), nothing_grown(games, &refused));
    }
    let bytes = save(&book, &args.out)?;
    let view =
        BuildView { games, refused: refused.len(), positions: book.positions(), moves: book.len(), bytes };
    if args.print.json {
        return output::json(&view);
    }
    // A broken game does not lose the others, and its place is reported.
    refused.iter().take(10).try_for_each(|error| output::say(&format!("left out: {error}\n")))?;
    output::say(&format!(
        "{} games, {} left out: {} positions, {} moves, {} bytes in {}\n",
        output::count(view.games as u64),
        output::count(view.refused as u64),
        output::count(view.positions as u64),
        output::count(view.moves as u64),
        output::count(view.bytes as u64),
        args.out.display()
    ))
}

/// Why there is nothing to write.
fn nothing_grown(games: usize, refused: &[String]) -> String {
    match (games, refused) {
        (0, []) => "no game in these files: expected PGN".into(),
        (0, [first, ..]) => format!("no game could be read: {first}"),
        _ => "no move of these games is kept: expected a smaller --least, or a larger --plies".into(),
    }
}

fn make_book(args: &BookMake) -> anyhow::Result<()> {
    let recipe = BookRecipe { plies: args.plies.into(), nodes: args.nodes };
    let book = watched(|follow| {
        make(recipe, follow.stop, &mut |done, total| (follow.progress)(done as u64, total as u64))
    });
    let book = book.context("stopped before the book was made")?;
    report_book(&book, &args.out, &args.print)
}

/// Saves a book that was not grown from games, and says how large it is.
fn report_book(book: &ChessBook, out: &Path, print: &PrintArgs) -> anyhow::Result<()> {
    let bytes = save(book, out)?;
    let view = BuildView { games: 0, refused: 0, positions: book.positions(), moves: book.len(), bytes };
    if print.json {
        return output::json(&view);
    }
    output::say(&format!(
        "{} positions, {} moves, {} bytes in {}\n",
        output::count(view.positions as u64),
        output::count(view.moves as u64),
        output::count(view.bytes as u64),
        out.display()
    ))
}

#[derive(Serialize)]
struct ShowView {
    positions: usize,
    moves: usize,
    first: Vec<BookMoveView>,
}

#[derive(Serialize)]
struct BookMoveView {
    #[serde(rename = "move")]
    m: String,
    weight: u16,
    percent: f64,
    /// What the position after it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

fn show(args: &BookShow) -> anyhow::Result<()> {
    let book = open(&args.which)?;
    if let Some(file) = &args.out {
        save(&book, file)?;
    }
    let start = Chess::default().start();
    let view = ShowView { positions: book.positions(), moves: book.len(), first: moves(&book, &start) };
    if args.which.print.json {
        return output::json(&view);
    }
    let counts = (output::count(view.positions as u64), output::count(view.moves as u64));
    output::say(&format!("{} positions, {} moves\n{}", counts.0, counts.1, list_moves(&view.first)))
}

#[derive(Serialize)]
struct BookProbeView {
    position: String,
    /// What it is called, or the last position on the way that has a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    key: String,
    moves: Vec<BookMoveView>,
}

fn probe(args: &BookProbe) -> anyhow::Result<()> {
    let book = open(&args.which)?;
    let chess = Chess::default();
    let mut state = match &args.position {
        Some(text) => chess.parse_state(text)?,
        None => chess.start(),
    };
    let names = ChessBook::names();
    let mut name = names.of(&state).map(String::from);
    for text in args.moves.split_whitespace() {
        state = chess.play(&state, chess.parse_move(&state, text)?);
        name = names.of(&state).map(String::from).or(name);
    }
    let view = BookProbeView {
        position: chess.show_state(&state),
        name,
        key: format!("{:016x}", key(&state)),
        moves: moves(&book, &state),
    };
    if args.which.print.json {
        return output::json(&view);
    }
    let name = view.name.map(|name| format!("{name}\n")).unwrap_or_default();
    output::say(&format!("{}  key {}\n{name}{}", view.position, view.key, list_moves(&view.moves)))
}

fn moves(book: &ChessBook, state: &State) -> Vec<BookMoveView> {
    let moves = book.moves(state);
    let total: u32 = moves.iter().map(|&(_, weight)| u32::from(weight)).sum();
    let percent = |weight: u16| 100.0 * f64::from(weight) / f64::from(total.max(1));
    let (chess, names) = (Chess::default(), ChessBook::names());
    let shown = |&(m, weight): &(chess::Move, u16)| BookMoveView {
        m: chess.show_move(state, m),
        name: names.of(&chess.play(state, m)).map(String::from),
        weight,
        percent: (10.0 * percent(weight)).round() / 10.0,
    };
    moves.iter().map(shown).collect()
}

fn list_moves(moves: &[BookMoveView]) -> String {
    if moves.is_empty() {
        return "not in the book\n".into();
    }
    let line = |m: &BookMoveView| {
        let name = m.name.as_deref().map(|name| format!("  {name}")).unwrap_or_default();
        format!("  {:<8} {:>5.1} %  weight {}{name}\n", m.m, m.percent, m.weight)
    };
    moves.iter().map(line).collect()
}

fn open(which: &WhichBook) -> anyhow::Result<ChessBook> {
    match &which.book {
        None => Ok(ChessBook::built_in()),
        Some(file) => read(file),
    }
}

/// Reads a book of either format.
pub fn read(file: &Path) -> anyhow::Result<ChessBook> {
    let bytes = files::read_bytes(file, MAX_BOOK_BYTES)?;
    ChessBook::read(&bytes).with_context(|| format!("'{}'", file.display()))
}

/// Writes a book in the format its name asks for; returns its size.
fn save(book: &ChessBook, file: &Path) -> anyhow::Result<usize> {
    let is_polyglot = file.extension().is_some_and(|end| end.eq_ignore_ascii_case("bin"));
    let bytes = if is_polyglot { book.write_polyglot() } else { book.write() };
    files::write_whole(file, &bytes)?;
    Ok(bytes.len())
}
