//! From arguments to a game that is set up: reads files, checks names.

use crate::args::{HowToSearch, Limit, Place, Playing, RANDOM, Value};
use anyhow::{Context, bail};
use search::pvs::{Technique, Techniques};
use session::options::{Kind, OptionSpec, Sample, table_folder};
use session::{At, EvalChoice, Options, Playable, Request, Setting};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A larger file is not one of ours.
const MAX_FILE_BYTES: u64 = 8 << 20;

/// What `--only` says for a playing search with nothing switched on.
const NO_TECHNIQUE: &str = "none";

/// The game, set up.
pub fn open(place: &Place) -> anyhow::Result<Box<dyn Playable>> {
    Ok(place.game.open(&options(place)?)?)
}

/// What the game is set up with.
pub fn options(place: &Place) -> anyhow::Result<Options> {
    let mut settings = BTreeMap::new();
    for spec in place.game.options {
        if let Some(setting) = setting(place, spec)? {
            settings.insert(spec.name.into(), setting);
        }
    }
    check_data(place.data.as_deref())?;
    let data = if place.game.has_tables { Some(data_folder(place.data.as_deref())?) } else { None };
    Ok(Options { settings, data, ..Options::default() })
}

fn setting(place: &Place, spec: &OptionSpec) -> anyhow::Result<Option<Setting>> {
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
fn number(place: &Place, spec: &OptionSpec, said: &str) -> anyhow::Result<u64> {
    let together: Vec<&str> =
        place.game.options.iter().filter(|other| other.flag == spec.flag).map(|other| other.name).collect();
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
    place: &Place,
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
fn written_text(place: &Place, file: &Path) -> anyhow::Result<String> {
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
pub fn at(place: &Place) -> At {
    let moves = place.moves.split_whitespace().map(String::from).collect();
    At { position: place.position.clone(), moves }
}

/// The value function: a file if it looks like one, else a preset, with other weights if it names some.
pub fn eval(value: &Value) -> anyhow::Result<EvalChoice> {
    match &value.eval {
        None => Ok(EvalChoice::Usual),
        Some(name) if EvalChoice::is_file(name) => Ok(EvalChoice::of_file(name, read_text(Path::new(name))?)),
        Some(name) if name.ends_with(EvalChoice::NET_ENDING) => {
            Ok(EvalChoice::net(name, &files::read_bytes(Path::new(name), EvalChoice::MAX_NET_BYTES)?)?)
        }
        Some(text) => Ok(EvalChoice::parse(text)?),
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
    bench: &dyn Playable,
    value: &Value,
    limit: &Limit,
    how: &HowToSearch,
) -> anyhow::Result<Request> {
    let request = Request {
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
        ..Request::default()
    };
    match &how.variant {
        Some(name) => Ok(bench.variant(name)?.apply(request)),
        None => Ok(request),
    }
}

/// Reads a text file of bounded size.
pub fn read_text(file: &Path) -> anyhow::Result<String> {
    Ok(files::read_text(file, MAX_FILE_BYTES)?)
}
