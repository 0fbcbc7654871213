//! What a person can type besides a move.

use session::Language;

/// One line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputCommand {
    /// Nothing was typed.
    Nothing,
    /// What can be typed?
    Help,
    /// What would the computer play here?
    Hint,
    /// Take the last own move back, and the reply to it.
    Undo,
    /// Which moves are there?
    Moves,
    /// Show the board again.
    Board,
    /// Turn the board round.
    Flip,
    /// Show each candidate's score before the computer moves, or stop doing so.
    Explain,
    /// Start again.
    New,
    /// Let the computer play for the side to move.
    Go,
    /// Play stronger or weaker.
    Level(String),
    /// Take another side.
    Side(String),
    /// Go on from another position.
    Setup(String),
    /// Give the game up.
    Resign,
    /// Offer a draw.
    Draw,
    /// Change between plain characters and figures.
    Ascii,
    /// Write the game to a file.
    Save(String),
    /// Read a game from a file.
    Load(String),
    /// Show the game as it would be saved, with comments and variations.
    Game,
    /// Leave.
    Exit,
    /// Anything else is a move.
    Move(String),
}

/// The commands as `help` shows them, by their English words: `command-…` is the message that names one, `command-…-about`
/// what it does.
pub(crate) const COMMANDS: [&str; 19] = [
    "move", "hint", "undo", "go", "moves", "board", "flip", "explain", "ascii", "level", "side", "setup",
    "draw", "resign", "save", "load", "game", "new", "exit",
];

/// The English word of a command that was typed in a language; the word itself where it is none.
fn in_english(word: &str, language: Language) -> String {
    let typed = plain(word);
    let is_meant = |command: &&&str| {
        let shown = language.word(&format!("command-{command}"));
        **command != "move" && shown.split(' ').next().is_some_and(|name| plain(name) == typed)
    };
    let english = COMMANDS.iter().chain(&["help"]).find(is_meant);
    english.map_or_else(|| word.to_lowercase(), |english| (*english).into())
}

/// A word in small letters without the marks of Czech ones, which not every keyboard has.
pub(crate) fn plain(word: &str) -> String {
    const MARKED: &str = "áčďéěíňóřšťúůýž";
    const BARE: &str = "acdeeinorstuuyz";
    let bare = |c: char| MARKED.chars().position(|marked| marked == c).and_then(|at| BARE.chars().nth(at));
    word.trim().to_lowercase().chars().map(|c| bare(c).unwrap_or(c)).collect()
}

impl InputCommand {
    /// Reads one line, in a language or in English. Everything that is no command is taken for a move.
    pub fn parse(line: &str, language: Language) -> InputCommand {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_string();
        match (in_english(word, language).as_str(), rest.is_empty()) {
            ("", _) => InputCommand::Nothing,
            ("help" | "?", true) => InputCommand::Help,
            ("hint", true) => InputCommand::Hint,
            ("undo" | "back", true) => InputCommand::Undo,
            ("moves", true) => InputCommand::Moves,
            ("board" | "show", true) => InputCommand::Board,
            ("flip", true) => InputCommand::Flip,
            ("explain", true) => InputCommand::Explain,
            ("new" | "restart", true) => InputCommand::New,
            ("go", true) => InputCommand::Go,
            ("exit" | "quit" | "q", true) => InputCommand::Exit,
            ("resign", true) => InputCommand::Resign,
            ("draw", true) => InputCommand::Draw,
            ("ascii" | "unicode", true) => InputCommand::Ascii,
            ("side", _) => InputCommand::Side(rest),
            ("setup", _) => InputCommand::Setup(rest),
            ("level", _) => InputCommand::Level(rest),
            ("save", _) => InputCommand::Save(rest),
            ("load", _) => InputCommand::Load(rest),
            ("game", true) => InputCommand::Game,
            _ => InputCommand::Move(line.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_commands_and_the_rest_are_moves() {
        let check =
            |line, command| assert_eq!(InputCommand::parse(line, Language::English), command, "{line:?}");
        check("  HELP ", InputCommand::Help);
        check("", InputCommand::Nothing);
        check("12", InputCommand::Move("12".into()));
        check("save my game.toml", InputCommand::Save("my game.toml".into()));
        check("save", InputCommand::Save(String::new()));
        check("level 3", InputCommand::Level("3".into()));
        check("e2 e4", InputCommand::Move("e2 e4".into()));
        check("Draw", InputCommand::Draw);
        check("setup W:WK1:BK32", InputCommand::Setup("W:WK1:BK32".into()));
        check("side black", InputCommand::Side("black".into()));
        check("undo now", InputCommand::Move("undo now".into()));
        check("rada", InputCommand::Move("rada".into()));
    }

    #[test]
    fn czech_words_are_commands_with_and_without_their_marks() {
        let check =
            |line, command| assert_eq!(InputCommand::parse(line, Language::Czech), command, "{line:?}");
        check("zpět", InputCommand::Undo);
        check("ZPET", InputCommand::Undo);
        check("undo", InputCommand::Undo);
        check("úroveň 3", InputCommand::Level("3".into()));
        check("uroven 3", InputCommand::Level("3".into()));
        check("ulož moje partie.pgn", InputCommand::Save("moje partie.pgn".into()));
        check("pomoc", InputCommand::Help);
        check("tah", InputCommand::Move("tah".into()));
        check("Jf3", InputCommand::Move("Jf3".into()));
    }

    #[test]
    fn no_two_commands_have_one_word() {
        for language in Language::ALL {
            let name =
                |command: &&str| language.word(&format!("command-{command}")).split(' ').next().map(plain);
            let names: std::collections::BTreeSet<_> = COMMANDS.iter().map(name).collect();
            assert_eq!(names.len(), COMMANDS.len());
            let is_english_of_another = COMMANDS.iter().skip(1).any(|command| {
                let english = in_english(command, language);
                english != *command
            });
            assert!(!is_english_of_another, "{language}");
        }
    }
}
