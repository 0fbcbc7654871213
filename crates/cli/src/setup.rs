//! From arguments to a game on the bench: reads files, checks names.

use crate::args::{Belief, GameName, HowToSearch, Limit, Place, Playing, Value};
use anyhow::{Context, bail};
use search::pvs::{Technique, Techniques};
use std::path::{Path, PathBuf};
use workbench::{
    At, ChessAids, EvalChoice, GameChoice, GhostBelief, SearchRequest, Variant, Workbench, open,
};

/// The maze of Pac-Man when none is named: a trap, where agents differ.
pub const USUAL_LAYOUT: &str = "dilemma";

/// A larger file is not one of ours.
const MAX_FILE_BYTES: u64 = 8 << 20;

/// What `--only` says for a playing search with nothing switched on.
const NO_TECHNIQUE: &str = "none";

/// The game on the bench.
pub fn bench(place: &Place) -> anyhow::Result<Box<dyn Workbench>> {
    Ok(open(&choice(place)?)?)
}

fn choice(place: &Place) -> anyhow::Result<GameChoice> {
    if place.chess960.is_some() && place.game != GameName::Chess {
        bail!("--chess960 is for chess only");
    }
    match place.game {
        GameName::Mnk => {
            let (columns, rows) = board_size(board(place))?;
            Ok(GameChoice::Mnk { columns, rows, k: place.k })
        }
        GameName::Reversi => match board_size(board(place))? {
            (columns, rows) if columns == rows => Ok(GameChoice::Reversi { side: columns }),
            _ => bail!("bad board '{}': expected 4x4, 6x6 or 8x8", board(place)),
        },
        GameName::Chess => Ok(GameChoice::ChessWith(chess_aids(place)?)),
        GameName::Draughts => Ok(GameChoice::Draughts { tables: tables("draughts", place.data.as_deref())? }),
        GameName::Pacman => Ok(GameChoice::Pacman {
            layout: layout_text(place.maze.layout_or(USUAL_LAYOUT))?,
            ghosts: place.maze.ghosts,
            belief: match place.maze.belief {
                Belief::Adversary => GhostBelief::Adversary,
                Belief::Random => GhostBelief::Random,
                Belief::Directional => GhostBelief::Directional,
            },
        }),
        GameName::Explicit => Ok(GameChoice::Explicit { text: tree_text(place)? }),
    }
}

/// The size of the board as it was given, or the usual one.
fn board(place: &Place) -> &str {
    let usual = if place.game == GameName::Reversi { "8x8" } else { "5x5" };
    place.board.as_deref().unwrap_or(usual)
}

/// The tables a chess player has at hand; the book is for games only.
pub fn chess_aids(place: &Place) -> anyhow::Result<ChessAids> {
    let tables = tables("chess", place.data.as_deref())?;
    Ok(ChessAids { tables, syzygy: place.syzygy.clone(), book: None, start: place.chess960 })
}

/// The game with its settings, as saved games name it.
pub fn title(place: &Place) -> String {
    match place.game {
        GameName::Mnk => format!("mnk {} k{}", board(place), place.k),
        GameName::Reversi => format!("reversi {}", board(place)),
        GameName::Chess => place.chess960.map_or("chess".into(), |start| format!("chess960 {start}")),
        GameName::Draughts => "draughts".into(),
        GameName::Pacman => format!("pacman {}", place.maze.layout_or(USUAL_LAYOUT)),
        GameName::Explicit => format!("explicit {}", tree_name(place)),
    }
}

/// The folder for everything a user makes.
pub fn data_folder(chosen: Option<&Path>) -> anyhow::Result<PathBuf> {
    if let Some(folder) = chosen {
        return Ok(folder.into());
    }
    let platform = directories::ProjectDirs::from("", "", "plywood");
    let folder = platform.map(|folders| folders.data_dir().to_path_buf());
    folder.context("this system names no data folder: expected --data DIR")
}

/// Where the endgame tables of a game are kept.
pub fn table_folder(game: &str, data: Option<&Path>) -> anyhow::Result<PathBuf> {
    Ok(data_folder(data)?.join("endgame").join(game))
}

/// Refuses a data folder that was named and is not there: what is in it would be missed in silence.
pub fn check_data(chosen: Option<&Path>) -> anyhow::Result<()> {
    match chosen {
        Some(folder) if !folder.is_dir() => bail!("no data folder '{}': expected a folder", folder.display()),
        _ => Ok(()),
    }
}

/// The tables of a game, if any were built.
pub fn tables(game: &str, data: Option<&Path>) -> anyhow::Result<Option<PathBuf>> {
    check_data(data)?;
    Ok(Some(table_folder(game, data)?).filter(|folder| folder.is_dir()))
}

/// The text of a layout: one that comes with the program, or a file.
pub fn layout_text(name: &str) -> anyhow::Result<String> {
    if let Some((_, text)) = pacman::LAYOUTS.iter().find(|(known, _)| *known == name) {
        return Ok((*text).into());
    }
    let file = Path::new(name);
    if !file.exists() {
        let known: Vec<&str> = pacman::LAYOUTS.iter().map(|(known, _)| *known).collect();
        bail!("unknown layout '{name}': expected a file, or one of {}", known.join(", "));
    }
    read_text(file)
}

/// The text of a hand-made tree: a file, a named example, or the first example.
pub fn tree_text(place: &Place) -> anyhow::Result<String> {
    if let Some(file) = &place.file {
        return written_tree(file);
    }
    let name = tree_name(place);
    let known = || explicit::EXAMPLES.iter().map(|(name, about)| format!("{name} ({about})"));
    match explicit::example(&name) {
        Some(text) => Ok(text.into()),
        None => bail!("unknown example '{name}': expected one of {}", known().collect::<Vec<_>>().join(", ")),
    }
}

/// A tree file; one that ends in `.test` is a test of the Pac-Man course.
fn written_tree(file: &Path) -> anyhow::Result<String> {
    let text = read_text(file)?;
    match file.extension().is_some_and(|extension| extension == "test") {
        true => Ok(workbench::course_tree(file, &text)?),
        false => Ok(text),
    }
}

fn tree_name(place: &Place) -> String {
    match (&place.file, &place.example) {
        (Some(file), _) => file.display().to_string(),
        (None, Some(example)) => example.clone(),
        (None, None) => explicit::EXAMPLES[0].0.into(),
    }
}

fn board_size(text: &str) -> anyhow::Result<(usize, usize)> {
    let sides = text.split_once(['x', 'X']).and_then(|(m, n)| Some((m.parse().ok()?, n.parse().ok()?)));
    sides.with_context(|| format!("bad board '{text}': expected columns x rows, such as 5x5"))
}

/// The position and the moves played from it.
pub fn at(place: &Place) -> At {
    let moves = place.moves.split_whitespace().map(String::from).collect();
    At { position: place.position.clone(), moves }
}

/// The value function: a file if it looks like one, else a preset.
pub fn eval(value: &Value) -> anyhow::Result<EvalChoice> {
    match &value.eval {
        None => Ok(EvalChoice::Usual),
        Some(name) if name.ends_with(".toml") => {
            Ok(EvalChoice::File { name: name.clone(), text: read_text(Path::new(name))? })
        }
        Some(name) => Ok(EvalChoice::Preset(name.clone())),
    }
}

/// What is usually on, less what was switched off and with what was switched on; or nothing but what was left on.
pub fn techniques(playing: &Playing) -> anyhow::Result<Techniques> {
    let parse = |name: &String| name.parse::<Technique>();
    let parsed = |names: &[String]| names.iter().map(parse).collect::<Result<Vec<_>, _>>();
    if playing.only.is_empty() {
        let less = parsed(&playing.without)?.into_iter().fold(Techniques::USUAL, Techniques::without);
        return Ok(parsed(&playing.with)?.into_iter().fold(less, Techniques::with));
    }
    let named = playing.only.iter().filter(|name| *name != NO_TECHNIQUE);
    let only = named.map(parse).collect::<Result<Vec<_>, _>>()?;
    Ok(only.into_iter().fold(Techniques::NONE, Techniques::with))
}

/// The request for a single search.
pub fn search_request(
    bench: &dyn Workbench,
    value: &Value,
    limit: &Limit,
    how: &HowToSearch,
) -> anyhow::Result<SearchRequest> {
    let request = SearchRequest {
        algorithm: how.algorithm,
        depth: limit.depth.unwrap_or_default(),
        nodes: limit.nodes,
        time: limit.time,
        eval: eval(value)?,
        order_by_value: how.order,
        beam: how.beam.map(usize::from),
        rules: how.prune.clone(),
        strict: how.strict,
        all_best: how.all_best,
        techniques: techniques(&how.playing)?,
        threads: usize::from(how.playing.threads),
        record: None,
    };
    match &how.variant {
        Some(name) => Ok(variant(bench, name)?.apply(request)),
        None => Ok(request),
    }
}

/// A game's variant by name.
pub fn variant<'a>(bench: &'a dyn Workbench, name: &str) -> anyhow::Result<&'a Variant> {
    let variants = bench.variants();
    let names: Vec<&str> = variants.iter().map(|variant| variant.name).collect();
    let found = variants.iter().find(|variant| variant.name == name);
    let expected = if names.is_empty() { "none for this game".into() } else { names.join(", ") };
    found.with_context(|| format!("unknown variant '{name}': expected {expected}"))
}

/// Reads a text file of bounded size.
pub fn read_text(file: &Path) -> anyhow::Result<String> {
    Ok(files::read_text(file, MAX_FILE_BYTES)?)
}
