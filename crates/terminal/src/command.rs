//! What a person can type besides a move.

/// One line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
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

/// The commands with what they do, as `help` shows them.
pub(crate) const HELP: &[(&str, &str)] = &[
    ("MOVE", "play it; `moves` lists the legal ones"),
    ("hint", "what the computer would play for you"),
    ("undo", "take back your last move and the reply"),
    ("go", "let the computer move for you"),
    ("moves", "the legal moves"),
    ("board", "show the board again"),
    ("flip", "turn the board round"),
    ("explain", "show every candidate's score before the computer moves, on or off"),
    ("ascii", "plain characters or figures"),
    ("level N", "play stronger or weaker, 1 to 9"),
    ("side NAME", "take another side, both, or none to watch"),
    ("setup TEXT", "go on from this position"),
    ("draw", "offer a draw"),
    ("resign", "give the game up"),
    ("save FILE", "write the game to a file"),
    ("load FILE", "go on with a saved game; `load FILE 3` takes the third of the file"),
    ("game", "the game so far with its tags, comments and variations"),
    ("new", "start again"),
    ("exit", "leave"),
];

impl Command {
    /// Reads one line. Everything that is no command is taken for a move.
    pub fn parse(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_string();
        match (word.to_lowercase().as_str(), rest.is_empty()) {
            ("", _) => Command::Nothing,
            ("help" | "?", true) => Command::Help,
            ("hint", true) => Command::Hint,
            ("undo" | "back", true) => Command::Undo,
            ("moves", true) => Command::Moves,
            ("board" | "show", true) => Command::Board,
            ("flip", true) => Command::Flip,
            ("explain", true) => Command::Explain,
            ("new" | "restart", true) => Command::New,
            ("go", true) => Command::Go,
            ("exit" | "quit" | "q", true) => Command::Exit,
            ("resign", true) => Command::Resign,
            ("draw", true) => Command::Draw,
            ("ascii" | "unicode", true) => Command::Ascii,
            ("side", _) => Command::Side(rest),
            ("setup", _) => Command::Setup(rest),
            ("level", _) => Command::Level(rest),
            ("save", _) => Command::Save(rest),
            ("load", _) => Command::Load(rest),
            ("game", true) => Command::Game,
            _ => Command::Move(line.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_commands_and_the_rest_are_moves() {
        let check = |line, command| assert_eq!(Command::parse(line), command, "{line:?}");
        check("  HELP ", Command::Help);
        check("", Command::Nothing);
        check("12", Command::Move("12".into()));
        check("save my game.toml", Command::Save("my game.toml".into()));
        check("save", Command::Save(String::new()));
        check("level 3", Command::Level("3".into()));
        check("e2 e4", Command::Move("e2 e4".into()));
        check("Draw", Command::Draw);
        check("setup W:WK1:BK32", Command::Setup("W:WK1:BK32".into()));
        check("side black", Command::Side("black".into()));
        check("undo now", Command::Move("undo now".into()));
    }
}
