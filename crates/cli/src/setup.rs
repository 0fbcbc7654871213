//! From arguments to a game that is set up: reads files, checks names.

use crate::args::{HowToSearch, Limit, PlaceArgs, RANDOM, ValueArgs, read_file};
use anyhow::{Context, bail};
use session::options::{Kind, OptionSpec, Sample, table_folder};
use session::{At, Description, EvalChoice, Options, Playable, ReachedPlace, Request, Setting, choose};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A larger file is not one of ours.
const MAX_FILE_BYTES: u64 = 8 << 20;

/// The game, set up.
pub fn open(place: &PlaceArgs) -> anyhow::Result<Box<dyn Playable>> {
    Ok(place.game.open(&options(place)?)?)
}

/// The game, set up, and the position.
pub fn reach(place: &PlaceArgs) -> anyhow::Result<ReachedPlace> {
    reach_with(place, options(place)?)
}

/// The same with these options.
pub fn reach_with(place: &PlaceArgs, options: Options) -> anyhow::Result<ReachedPlace> {
    Ok(ReachedPlace { bench: Arc::from(place.game.open(&options)?), options, at: at(place) })
}

/// A game as it is usually set up, at its start.
pub fn reach_start(game: &Description) -> anyhow::Result<ReachedPlace> {
    let options = Options::default();
    Ok(ReachedPlace { bench: Arc::from(game.open(&options)?), options, at: At::default() })
}

/// The game of an experiment, set up, and its position.
pub fn reach_place(place: session::Place, data: Option<&Path>) -> anyhow::Result<ReachedPlace> {
    check_data(data)?;
    let data = data_folder(data).ok();
    let (game, options) = choose(&games::ALL, &place.game, &place.options, data.as_deref())?;
    let options = Options { names: Options::default().names, ..options };
    let bench = game.open(&options)?.speaking(place.language);
    Ok(ReachedPlace {
        bench: Arc::from(bench),
        options,
        at: At { position: place.position, moves: place.moves },
    })
}

/// The same as an experiment names it.
pub fn place(reached: &ReachedPlace) -> session::Place {
    let public = reached.bench.description().setup.options.iter().filter(|spec| spec.is_public());
    let chosen =
        public.filter_map(|spec| Some((spec.name.into(), given(reached.options.settings.get(spec.name)?))));
    session::Place {
        game: reached.bench.name().into(),
        options: chosen.collect(),
        position: reached.at.position.clone(),
        moves: reached.at.moves.clone(),
        language: reached.bench.language(),
    }
}

fn given(setting: &Setting) -> serde_json::Value {
    match setting {
        Setting::Number(number) => (*number).into(),
        Setting::Text(text) => text.as_ref().into(),
        Setting::Named { text, .. } => text.as_str().into(),
    }
}

/// What the game is set up with.
pub fn options(place: &PlaceArgs) -> anyhow::Result<Options> {
    let mut settings = BTreeMap::new();
    for spec in place.game.setup.options {
        if let Some(setting) = setting(place, spec)? {
            settings.insert(spec.name.into(), setting);
        }
    }
    check_data(place.data.as_deref())?;
    let data = if place.game.search.has_tables { Some(data_folder(place.data.as_deref())?) } else { None };
    Ok(Options { settings, data, ..Options::default() })
}

fn setting(place: &PlaceArgs, spec: &OptionSpec) -> anyhow::Result<Option<Setting>> {
    if let Kind::Text { samples, sample_flag, .. } = spec.kind {
        return text_setting(place, spec.flag, sample_flag, &samples());
    }
    let Some(said) = place.said(spec.flag) else { return Ok(None) };
    match spec.kind {
        Kind::Number { min, max, draws: true, .. } if said == RANDOM => {
            Ok(Some(Setting::Number(fastrand::u64(min..=max))))
        }
        Kind::Number { .. } => Ok(Some(Setting::Number(number(place, spec, said)?))),
        _ => Ok(Some(said.into())),
    }
}

/// A number; of numbers that are given together, as in 5x5, the one that is meant.
fn number(place: &PlaceArgs, spec: &OptionSpec, said: &str) -> anyhow::Result<u64> {
    let together: Vec<&str> = place
        .game
        .setup
        .options
        .iter()
        .filter(|other| other.flag == spec.flag)
        .map(|other| other.name)
        .collect();
    let parts: Vec<&str> = said.split(['x', 'X']).collect();
    let index = together.iter().position(|name| *name == spec.name).unwrap_or_default();
    let part = parts.get(index).filter(|_| parts.len() == together.len());
    let number = part.and_then(|part| part.parse().ok()).filter(|&number| spec.takes(number));
    let expected = match together.len() {
        1 => spec.expected(),
        _ => format!("{} such as 5x5, each {}", together.join(" x "), spec.expected()),
    };
    number.with_context(|| format!("bad {} '{said}': expected {expected}", spec.flag))
}

/// A sample by its name, or a file.
fn text_setting(
    place: &PlaceArgs,
    file_flag: &str,
    sample_flag: &str,
    samples: &[Sample],
) -> anyhow::Result<Option<Setting>> {
    let sample = place.said(sample_flag).and_then(|said| samples.iter().find(|sample| sample.name == said));
    match (sample, place.said(file_flag), place.said(sample_flag)) {
        (Some(sample), ..) => Ok(Some(Setting::Named { name: sample.name.into(), text: sample.text.into() })),
        (None, Some(file), _) if file_flag != sample_flag || Path::new(file).exists() => {
            Ok(Some(Setting::Named { name: file.into(), text: written_text(place, Path::new(file))? }))
        }
        (None, _, Some(said)) => {
            let known: Vec<&str> = samples.iter().map(|sample| sample.name).collect();
            let file = if file_flag == sample_flag { "a file, or " } else { "" };
            bail!("unknown {sample_flag} '{said}': expected {file}one of {}", known.join(", "))
        }
        _ => Ok(None),
    }
}

/// The text of a file; one of a tree that ends in `.test` is a test of the Pac-Man course.
fn written_text(place: &PlaceArgs, file: &Path) -> anyhow::Result<String> {
    let text = read_text(file)?;
    match place.is("explicit") && file.extension().is_some_and(|extension| extension == "test") {
        true => Ok(games::course_tree(file, &text)?),
        false => Ok(text),
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
pub fn tables_of(game: &str, data: Option<&Path>) -> anyhow::Result<PathBuf> {
    Ok(table_folder(&data_folder(data)?, game))
}

/// Refuses a data folder that was named and is not there: what is in it would be missed in silence.
pub fn check_data(chosen: Option<&Path>) -> anyhow::Result<()> {
    match chosen {
        Some(folder) if !folder.is_dir() => bail!("no data folder '{}': expected a folder", folder.display()),
        _ => Ok(()),
    }
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

/// The position and the moves played from it.
pub fn at(place: &PlaceArgs) -> At {
    let moves = place.moves.split_whitespace().map(String::from).collect();
    At { position: place.position.clone(), moves }
}

/// The value function.
pub fn eval(value: &ValueArgs) -> anyhow::Result<EvalChoice> {
    match &value.eval {
        None => Ok(EvalChoice::Usual),
        Some(text) => Ok(EvalChoice::read(text, &read_file)?),
    }
}

/// The request for a single search.
pub fn search_request(
    bench: &dyn Playable,
    value: &ValueArgs,
    limit: &Limit,
    how: &HowToSearch,
) -> anyhow::Result<Request> {
    let request = Request { eval: eval(value)?, ..Request::default() };
    Ok(bench.description().complete(how.apply(limit.apply(request)?)?)?)
}

/// Reads a text file of bounded size.
pub fn read_text(file: &Path) -> anyhow::Result<String> {
    Ok(files::read_text(file, MAX_FILE_BYTES)?)
}
