//! What the arguments say about files: which are scripts, which a child may read, and which may be written for it.

use crate::setup;
use session::EvalChoice;
use std::path::{Component, Path, PathBuf};

/// A larger settings file is not one of ours.
const MAX_SETTINGS_BYTES: u64 = 1 << 20;
/// Options with a file that is written.
const WRITTEN: [&str; 10] =
    ["boards", "chart", "csv", "heat", "keep", "out", "pdn", "save", "svg", "worksheet"];
/// Players that are programs of their own.
const ENGINES: [&str; 2] = ["uci:", "hub:"];
/// What games are saved under by `save` in `play`; such files in the current folder can be loaded there.
const RECORDS: [&str; 5] = ["game", "pdn", "pgn", "toml", "txt"];
/// The hidden command that tries the walls.
const TRIAL: &str = "cage-try";
/// Where front ends set the table's size later: as much as they usually ask for.
const ENGINE_MIB: u64 = 1024;
/// A recorded tree of a million nodes and its picture: 1,130 MiB were measured for a PDF with boards. A solver's positions are fewer.
const RESULT_MIB: u64 = 1536;
/// A transposition table where the arguments do not say how large it is.
const TABLE_MIB: u64 = 64;

/// The arguments.
pub struct CommandWords(Vec<String>);

impl CommandWords {
    /// Those of this program. One that is not text names no file that could be handed on.
    pub fn of_program() -> CommandWords {
        CommandWords(std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect())
    }

    fn command(&self) -> &str {
        self.0.first().map_or("", String::as_str)
    }

    /// Whether the hidden command was typed that tries the walls.
    pub fn is_trial(&self) -> bool {
        self.command() == TRIAL
    }

    /// Whether the command goes on after Ctrl-C: a person plays, and only a thought is stopped.
    pub fn is_conversation(&self) -> bool {
        self.command() == "play"
    }

    /// Whether the whole command is to run in a cage. A match with an engine cannot: the engine is started by the parent.
    pub fn name_script(&self) -> bool {
        let has_engine = self.command() == "match" && self.0.iter().any(|word| is_engine(word));
        // The examples beside facts are small scripts, too, and a league has one among its players.
        let shows_facts = self.0.iter().any(|word| word == "--facts" || word == "--league");
        !has_engine && (shows_facts || self.names().any(|name| is_script(&name)))
    }

    /// Everything that could be the name of a file: words and their parts.
    fn names(&self) -> impl Iterator<Item = PathBuf> {
        let parts = |word: &String| {
            let parts = word.split([',', '=', ':']).filter(|part| !part.is_empty());
            let mut names: Vec<PathBuf> = parts.map(PathBuf::from).collect();
            names.push(word.into());
            names
        };
        self.0.iter().filter(|word| !is_engine(word)).flat_map(parts)
    }

    /// The files and folders that a child may read.
    pub fn readable(&self) -> Vec<PathBuf> {
        // An empty board, written `///`, is not meant as the root of all files.
        let is_meant = |name: &PathBuf| name.parent().is_some() && name.exists();
        let mut readable: Vec<PathBuf> = self.names().filter(is_meant).collect();
        readable.extend(setup::data_folder(None).ok());
        readable.extend(self.list_results().iter().flat_map(|out| beside(out)));
        if self.is_conversation() {
            readable.extend(list(Path::new(".")).into_iter().filter(|file| is_record(file)));
        }
        readable
    }

    /// The files that the arguments name to be written.
    fn list_results(&self) -> Vec<PathBuf> {
        let is_written = |flag: &str| flag.strip_prefix("--").is_some_and(|name| WRITTEN.contains(&name));
        let followed = self.0.windows(2).filter(|pair| is_written(&pair[0])).map(|pair| pair[1].as_str());
        let joined =
            self.0.iter().filter_map(|word| word.split_once('=')).filter(|(flag, _)| is_written(flag));
        followed.chain(joined.map(|(_, file)| file)).map(PathBuf::from).collect()
    }

    /// What may be written for a child: what the arguments name, and what is called after it.
    pub fn writable(&self) -> impl Fn(&Path) -> bool + use<> {
        let (written, plays) = (self.list_results(), self.is_conversation());
        let runs = self.command() == "lab" && self.0.get(1).is_some_and(|word| word == "run");
        let before: Vec<PathBuf> = list(Path::new("."));
        move |file: &Path| {
            let is_named = written.iter().any(|out| file == out || is_called_after(file, out));
            // `save` in `play`: a record in the current folder that was not there before
            let is_saved =
                plays && is_record(file) && is_plain(file) && !before.contains(&Path::new(".").join(file));
            // `lab run` writes files with plain names into a folder
            let is_result =
                runs && written.iter().any(|out| file.parent() == Some(out)) && !is_called_script(file);
            is_named || is_saved || is_result
        }
    }

    /// What the command asks for beside the script, in MiB.
    pub fn granted_mib(&self) -> u64 {
        let number = |text: &str| text.parse::<u64>().ok();
        let after = |flag: &str| {
            let followed = self.0.windows(2).filter(|pair| pair[0] == flag).map(|pair| pair[1].as_str());
            let start = format!("{flag}=");
            followed.chain(self.0.iter().filter_map(move |word| word.strip_prefix(&start))).find_map(number)
        };
        let own =
            self.0.iter().filter(|word| word.starts_with("own")).flat_map(|word| word.split([',', ':']));
        let own: u64 = own.filter_map(|part| number(part.strip_prefix("table=")?)).sum();
        let tables = after("--table").unwrap_or(TABLE_MIB) + own * after("--concurrency").unwrap_or(1);
        let rest = match self.command() {
            "uci" | "hub" | "gomocup" => ENGINE_MIB,
            "tree" | "solve" | "lab" | "net" | "merge" => RESULT_MIB,
            _ => 0,
        };
        tables.saturating_add(rest)
    }
}

fn is_engine(word: &str) -> bool {
    ENGINES.iter().any(|engine| word.starts_with(engine))
}

/// A script by its name, or settings with one inside.
fn is_script(file: &Path) -> bool {
    let name = file.to_string_lossy();
    let has_script = || {
        let text = files::read_text(file, MAX_SETTINGS_BYTES);
        text.is_ok_and(|text| EvalChoice::of_file(&name, text).has_script())
    };
    session::script::is_script(&name) || (name.ends_with(".toml") && has_script())
}

fn is_record(file: &Path) -> bool {
    file.extension().is_some_and(|ending| RECORDS.iter().any(|record| ending == *record))
}

/// A name in the current folder, and none that is hidden.
fn is_plain(file: &Path) -> bool {
    let mut parts = file.components();
    let is_name = |part: Component<'_>| matches!(part, Component::Normal(name) if !name.to_string_lossy().starts_with('.'));
    parts.next().is_some_and(is_name) && parts.next().is_none()
}

/// `tree-1.svg` and `tree.csv` are called after `tree.svg`; scripts never are.
fn is_called_after(file: &Path, out: &Path) -> bool {
    let (Some(name), Some(stem)) = (file.file_name(), out.file_stem()) else { return false };
    let (name, stem) = (name.to_string_lossy(), stem.to_string_lossy());
    let rest = name.strip_prefix(stem.as_ref()).unwrap_or_default();
    file.parent() == out.parent() && rest.starts_with(['-', '.']) && !is_called_script(file)
}

fn is_called_script(file: &Path) -> bool {
    session::script::is_script(&file.to_string_lossy())
}

/// The files called after one that is written.
fn beside(out: &Path) -> Vec<PathBuf> {
    let folder = out.parent().filter(|folder| !folder.as_os_str().is_empty());
    let found = list(folder.unwrap_or(Path::new(".")));
    let called =
        |file: &PathBuf| is_called_after(&out.with_file_name(file.file_name().unwrap_or_default()), out);
    found.into_iter().filter(called).collect()
}

fn list(folder: &Path) -> Vec<PathBuf> {
    folder.read_dir().into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> CommandWords {
        CommandWords(line.split(' ').map(String::from).collect())
    }

    #[test]
    fn scripts_are_found_wherever_they_are_named() {
        for line in [
            "eval draughts --eval mine.js",
            "eval draughts --eval=mine.js",
            "check nim.js",
            "match draughts own:eval=mine.js,nodes=5 own",
            "lab compare draughts --evals material,mine.js",
        ] {
            assert!(words(line).name_script(), "{line}");
        }
        for line in [
            "eval draughts",
            "match chess uci:node=engine.js own:eval=mine.js",
            "studio",
            "eval mnk --eval a.json",
        ] {
            assert!(!words(line).name_script(), "{line}");
        }
    }

    #[test]
    fn settings_with_a_script_inside_are_scripts() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tuned.toml");
        let line = format!("eval draughts --eval {}", file.display());
        std::fs::write(&file, "preset = \"material\"\n").unwrap();
        assert!(!words(&line).name_script());
        std::fs::write(&file, "script = \"term('a', 1, 'a', p => 1)\"\n").unwrap();
        assert!(words(&line).name_script());
    }

    #[test]
    fn only_what_is_named_is_read() {
        let readable =
            words("eval mnk --position /// --eval tests/data/wrong.js --openings=src,tests").readable();
        for good in ["tests/data/wrong.js", "src", "tests"] {
            assert!(readable.contains(&good.into()), "{good}");
        }
        for bad in ["/", "///", "Cargo.toml", "tests/data"] {
            assert!(!readable.contains(&bad.into()), "{bad}");
        }
    }

    #[test]
    fn only_results_are_written() {
        let may = words("tree nim.js --out out/tree.svg --csv=rows.csv --worksheet a.pdf").writable();
        for good in ["out/tree.svg", "out/tree-1.svg", "out/tree.csv", "rows.csv", "a-answers.pdf"] {
            assert!(may(Path::new(good)), "{good}");
        }
        for bad in [
            "nim.js",
            "tree.svg",
            "out/other.svg",
            "out/tree.js",
            "out/treetop.svg",
            "/etc/passwd",
            "../a.pdf",
            "out",
        ] {
            assert!(!may(Path::new(bad)), "{bad}");
        }
    }

    #[test]
    fn an_experiment_writes_results_into_its_folder_alone() {
        let may = words("lab run study.toml --out results").writable();
        assert!(may(Path::new("results/experiment.toml")) && may(Path::new("results/terms.csv")));
        for bad in ["results/mine.js", "results/more/a.csv", "study.toml", "results/../a.csv"] {
            assert!(!may(Path::new(bad)), "{bad}");
        }
        assert!(!words("tree nim.js --out results").writable()(Path::new("results/a.csv")));
    }

    #[test]
    fn a_game_that_is_played_can_be_saved_here_and_nowhere_else() {
        let may = words("play nim.js").writable();
        assert!(may(Path::new("new.pgn")) && may(Path::new("mine.game")));
        for bad in [".hidden.txt", "a/new.pgn", "../new.pgn", "/tmp/new.pgn", "new.js", "new", "Cargo.toml"] {
            assert!(!may(Path::new(bad)), "{bad}");
        }
        assert!(!words("search nim.js").writable()(Path::new("new.pgn")));
    }

    #[test]
    fn what_is_asked_for_is_granted() {
        assert_eq!(words("eval draughts --eval a.js").granted_mib(), 64);
        assert_eq!(words("analyse draughts --table 512 --eval a.js").granted_mib(), 512);
        assert_eq!(
            words("match draughts own:table=32,eval=a.js own:table=16 --concurrency 2").granted_mib(),
            64 + 96
        );
        assert_eq!(words("tree nim.js").granted_mib(), 64 + RESULT_MIB);
    }
}
