//! Which pages and commands the figures' test leaves alone, and why.

/// Pages whose figures are not compared.
pub const PAGES: &[LeftOut] = &[
    LeftOut(
        "docs/learn.cs.md",
        "the Czech course has the commands and figures of learn.md, and a test of its own",
    ),
    LeftOut("docs/searches.cs.md", "has no figures, and a test of its own"),
];

/// Folders of pages that are no part of this: the first has its own test, the second keeps its state.
pub const FOLDERS: &[LeftOut] = &[
    LeftOut("docs/games", "generated, and compared by a test of its own"),
    LeftOut("docs/searches", "generated, and compared by a test of its own"),
    LeftOut("docs/results", "keeps the state and the command of its day"),
];

/// Commands that cannot be carried out by a test.
pub const NEVER: &[LeftOut] = &[
    LeftOut("play chess --load", "needs a file of games that the reader has"),
    LeftOut("studio", "listens at a port"),
    LeftOut("hub --data", "needs a folder of tables that the reader has"),
    LeftOut("match chess \"uci:plywood uci\" uci:stockfish", "needs an engine that is not ours"),
    LeftOut("analyse chess --eval mine.toml", "needs a file that tuning for hours writes"),
    LeftOut("lab tune chess", "takes hours"),
    LeftOut("lab tune draughts --by games", "takes hours"),
    LeftOut("merge", "needs the files of several processes"),
    LeftOut("match chess own:eval=mine.toml", "needs a file that tuning for hours writes"),
    LeftOut(
        "endgame build draughts --pieces 5",
        "is refused beside the other builds of the documents in one folder",
    ),
    LeftOut("endgame build draughts --pieces 6", "takes hours and gigabytes"),
    LeftOut("endgame verify draughts", "needs the tables with five pieces"),
    LeftOut("endgame stats draughts", "needs the tables with five pieces"),
    LeftOut("net sample", "plays games for many minutes"),
    LeftOut("net stats", "needs samples of many minutes"),
    LeftOut("net train draughts --samples", "needs samples of many minutes"),
    LeftOut("net train mnk", "trains for many minutes"),
    LeftOut("net train draughts --ending 2Kv1K --seed", "trains the same net from another seed"),
    LeftOut("eval draughts --eval draughts.net", "needs a net that is trained for many minutes"),
    LeftOut("match draughts own:eval=draughts.net", "needs a net that is trained for many minutes"),
    LeftOut("lab tune pacman", "takes many minutes"),
    LeftOut("pacman games --layout ring --eval mine.toml", "needs a file that tuning writes"),
];

/// Commands that `make verify-long` carries out.
pub const LONG: &[LeftOut] = &[
    LeftOut("endgame build chess", "all endings with four men"),
    LeftOut("endgame verify chess", "all endings with four men"),
    LeftOut("endgame stats chess", "needs the endings with four men"),
    LeftOut("lab truth draughts --league", "plays every value function of the league"),
    LeftOut("lab ablate chess", "searches every position with every technique"),
    LeftOut("lab ablate pacman", "plays series of games"),
    LeftOut("lab report draughts --class 3Kv1K", "solves a large class"),
    LeftOut("match ", "plays many games"),
    LeftOut("lab report draughts --language", "makes the report once more, in another form"),
    LeftOut("lab report draughts --out study.html", "makes the report once more, in another form"),
    LeftOut("lab report draughts --text", "makes the report once more, in another form"),
    LeftOut(
        "lab truth draughts --eval crates/examples/values/published.js",
        "plays every won position by a script",
    ),
    LeftOut("pacman play --agent", "plays a whole game by a search"),
    LeftOut("pacman games --count 100", "plays a hundred games by a search"),
    LeftOut("lab tune draughts --class 2Kv1K", "judges a thousand sets of weights"),
];

/// Commands whose output differs from run to run: it proves nothing.
pub const UNSTEADY: &[LeftOut] = &[
    LeftOut("play chess --chess960", "begins with a random position"),
    LeftOut("play chess --side", "draws moves from the book"),
    LeftOut("play chess --language", "draws moves from the book"),
    LeftOut("play chess --level", "draws moves from the book"),
    LeftOut("play draughts --ballot", "begins with a random position"),
    LeftOut("play mnk", "draws the first move"),
    LeftOut("analyse draughts --time", "is limited by time"),
    LeftOut(
        "analyse chess --moves \"e4 e5 Nf3 Nc6 Bb5 a6\" --depth 8 --threads",
        "has threads that meet by chance",
    ),
];

/// Commands that read files of the course, where those are beside the repository.
pub const COURSE: &[LeftOut] = &[
    LeftOut("pacman grade", "needs the course's folders, which are not ours to ship"),
    LeftOut(
        "pacman games --layout layouts/smallClassic.lay",
        "needs the course's folders, which are not ours to ship",
    ),
    LeftOut("tree explicit --file course/", "needs the course's folders, which are not ours to ship"),
];

/// Commands that work for minutes, or until they are stopped, with the words that let a test end them.
pub const ENDLESS: &[(&str, &[&str])] = &[
    ("net train draughts --ending", &["--epochs", "1", "--hidden", "16"]),
    ("lab tune draughts --eval", &["--steps", "2"]),
    ("analyse chess --without", &["--depth", "8"]),
    ("analyse chess --stats", &["--depth", "8"]),
    ("analyse chess --position", &["--depth", "8"]),
];

/// What is typed to commands that read lines. The input stays open until a line begins with the last word: its end
/// would end a search.
pub const TYPED: &[Typed] = &[
    Typed { command: "uci --eval", lines: "uci\nposition startpos\ngo depth 2\n", last: "bestmove" },
    Typed {
        command: "uci",
        lines: "uci\nisready\nposition fen 8/8/8/8/8/8/8/8 w - - 0 1\ngo depth 3\n",
        last: "bestmove",
    },
    Typed { command: "hub --eval", lines: "hub\ninit\nlevel depth=2\ngo think\n", last: "done" },
    Typed { command: "hub", lines: "hub\ninit\nlevel depth=12\ngo think\n", last: "done" },
    Typed { command: "gomocup", lines: "START 15\nBEGIN\nEND\n", last: "" },
    Typed { command: "pacman play", lines: "west north west\n", last: "" },
    Typed { command: "play chess --language cs", lines: "tahy\ne2 e4\nkonec\n", last: "" },
    Typed { command: "play mnk", lines: "12\nexit\n", last: "" },
    Typed { command: "play ", lines: "moves\ngame\nexit\n", last: "" },
];

/// What is typed to a command.
pub struct Typed {
    /// Its beginning.
    pub command: &'static str,
    /// The lines.
    pub lines: &'static str,
    /// How the last line of its answer begins; empty if it needs no time to answer.
    pub last: &'static str,
}

/// What is typed to this command.
pub fn typed(command: &str) -> Option<&'static Typed> {
    let words = command.strip_prefix("plywood ").unwrap_or(command);
    TYPED.iter().find(|typed| words.starts_with(typed.command))
}

/// The words that let this command end.
pub fn ending(command: &str) -> &'static [&'static str] {
    let words = command.strip_prefix("plywood ").unwrap_or(command);
    ENDLESS.iter().find(|(start, _)| words.starts_with(start)).map_or(&[], |(_, ending)| ending)
}

/// Commands that a page shows because they are refused.
pub const REFUSED: &[LeftOut] = &[
    LeftOut(
        "moves chess --position \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"",
        "shows that castling without a rook is refused",
    ),
    LeftOut("solve reversi --board 8x8", "names the number of empty squares that it can solve"),
];

/// Commands that begin like long ones and are none.
pub const QUICK: &[LeftOut] = &[
    LeftOut("endgame build chess --pieces 3", "all endings with three men"),
    LeftOut("endgame stats chess --pieces 3", "needs the endings with three men"),
];

/// Whether a command waits for `make verify-long`.
pub fn is_long(command: &str) -> bool {
    among(command, LONG).is_some() && among(command, QUICK).is_none()
}

/// Something that is left out, and why.
pub struct LeftOut(pub &'static str, pub &'static str);

/// Which of these a command begins with.
pub fn among<'a>(command: &str, list: &'a [LeftOut]) -> Option<&'a LeftOut> {
    let words = command.strip_prefix("plywood ").unwrap_or(command);
    list.iter().find(|left| words.starts_with(left.0))
}

/// What stands for something else in a command line that is described, not meant to be typed.
const PLACEHOLDERS: &[&str] =
    &["GAME", "N", "S", "DIR", "FILE", "FILE...", "FEN", "FIRST", "SECOND", "…", "..."];

/// Whether a command line is described, not meant to be typed; a name of a command alone is.
pub fn is_described(words: &[String]) -> bool {
    let is_placeholder = |word: &String| word.contains('|') || PLACEHOLDERS.contains(&word.as_str());
    words.iter().any(is_placeholder) || NAMES.contains(&words[1..].join(" ").as_str())
}

/// Names of commands that pages speak of without their arguments.
const NAMES: &[&str] = &[
    "merge",
    "check",
    "eval",
    "search",
    "solve",
    "tree",
    "solve mnk",
    "solve reversi",
    "endgame build",
    "pacman games",
    "moves pacman",
    "search --json",
    "lab tune draughts",
];

#[test]
fn everything_left_out_has_a_reason() {
    let mut names = std::collections::BTreeSet::new();
    for left in [PAGES, FOLDERS, NEVER, LONG, QUICK, UNSTEADY, COURSE, REFUSED].into_iter().flatten() {
        assert!(left.1.split(' ').count() > 1, "{}: '{}' is no reason", left.0, left.1);
        assert!(names.insert(left.0), "{} is there twice", left.0);
    }
}
