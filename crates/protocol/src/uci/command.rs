//! A line of UCI as a command. Unknown words are skipped, as the protocol asks; nothing here can fail.

use session::TimeLeft;
use std::time::Duration;

/// What the front end says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciCommand {
    /// Tell who you are and which options you have.
    Uci,
    /// Answer when everything so far is done.
    IsReady,
    /// The next position is from another game.
    NewGame,
    /// Set up a position and play moves from it.
    Position {
        /// `startpos` or a FEN.
        start: String,
        /// Moves in coordinates.
        moves: Vec<String>,
    },
    /// Think.
    Go(Go),
    /// Stop thinking and answer.
    Stop,
    /// The move you think about was played.
    PonderHit,
    /// Change a setting.
    SetOption {
        /// The option's name.
        name: String,
        /// Its new value; empty for buttons.
        value: String,
    },
    /// Say more.
    Debug,
    /// Leave.
    Quit,
    /// Count positions to this depth.
    Perft(u32),
    /// Search the bench positions, to this depth if given.
    Bench(Option<u32>),
    /// Show the board.
    Display,
    /// Explain the evaluation.
    Eval,
    /// Let the other side move.
    Flip,
    /// Nothing, or nothing known.
    Nothing,
    /// A line that starts with an unknown word.
    Unknown(String),
}

/// How long to think, and about what. Times are in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// Time left: White's and Black's.
    pub time: [Option<u64>; 2],
    /// Time added for every move: White's and Black's.
    pub increment: [u64; 2],
    /// Moves to the next time control.
    pub moves_to_go: Option<u64>,
    /// Exactly this long.
    pub move_time: Option<u64>,
    /// This deep.
    pub depth: Option<u32>,
    /// This many nodes.
    pub nodes: Option<u64>,
    /// A mate in this number of moves.
    pub mate: Option<u32>,
    /// Until told to stop.
    pub infinite: bool,
    /// On the opponent's time, until told that the expected move was played.
    pub ponder: bool,
    /// Only these moves.
    pub only: Vec<String>,
}

impl Go {
    /// The clock of White (0) or Black (1), if there is one.
    pub fn time_left(&self, mover: usize, overhead: Duration) -> Option<TimeLeft> {
        Some(TimeLeft {
            left: Duration::from_millis(self.time[mover]?),
            increment: Duration::from_millis(self.increment[mover]),
            moves_to_go: self.moves_to_go,
            overhead,
        })
    }
}

/// Numbers beyond this many milliseconds, nodes or plies mean nothing more.
const MOST: u64 = 1 << 53;
/// Words of one line that are looked at; the longest games have far fewer moves.
const MAX_WORDS: usize = 20_000;

impl UciCommand {
    /// Reads a line.
    pub fn parse(line: &str) -> UciCommand {
        let words: Vec<&str> = line.split_whitespace().take(MAX_WORDS).collect();
        // Words before the first known one are skipped.
        let known = (0..words.len()).find_map(|i| UciCommand::from_words(words[i], &words[i + 1..]));
        match (known, words.first()) {
            (Some(command), _) => command,
            (None, Some(first)) => UciCommand::Unknown((*first).into()),
            (None, None) => UciCommand::Nothing,
        }
    }

    fn from_words(first: &str, rest: &[&str]) -> Option<UciCommand> {
        Some(match first {
            "uci" => UciCommand::Uci,
            "isready" => UciCommand::IsReady,
            "ucinewgame" => UciCommand::NewGame,
            "position" => parse_position(rest),
            "go" => parse_go(rest),
            "stop" => UciCommand::Stop,
            "ponderhit" => UciCommand::PonderHit,
            "setoption" => parse_option(rest),
            "debug" | "register" => UciCommand::Debug,
            "quit" | "exit" => UciCommand::Quit,
            "bench" => UciCommand::Bench(rest.first().and_then(|word| depth(word))),
            "perft" => UciCommand::Perft(rest.first().and_then(|word| depth(word)).unwrap_or(1)),
            "d" | "display" => UciCommand::Display,
            "eval" => UciCommand::Eval,
            "flip" => UciCommand::Flip,
            _ => return None,
        })
    }
}

/// `startpos moves e2e4 …` or `fen … moves …`.
fn parse_position(words: &[&str]) -> UciCommand {
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let start = match words[..split].split_first() {
        Some((&"fen", fen)) => fen.join(" "),
        _ => "startpos".into(),
    };
    let moves = words[split..].iter().skip(1).map(|&word| word.into()).collect();
    UciCommand::Position { start, moves }
}

fn parse_go(words: &[&str]) -> UciCommand {
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "searchmoves" => {
                while let Some(m) = words.next_if(|word| !is_go_word(word)) {
                    go.only.push(m.into());
                }
            }
            "perft" => return UciCommand::Perft(words.next().and_then(depth).unwrap_or(1)),
            limit if is_go_word(limit) => {
                if let Some(value) = words.next_if(|word| number(word).is_some()).and_then(number) {
                    set_limit(&mut go, limit, value);
                }
            }
            _ => {}
        }
    }
    UciCommand::Go(go)
}

fn set_limit(go: &mut Go, limit: &str, value: u64) {
    match limit {
        "wtime" => go.time[0] = Some(value),
        "btime" => go.time[1] = Some(value),
        "winc" => go.increment[0] = value,
        "binc" => go.increment[1] = value,
        "movestogo" => go.moves_to_go = Some(value),
        "movetime" => go.move_time = Some(value),
        "depth" => go.depth = Some(plies(value)),
        "nodes" => go.nodes = Some(value),
        "mate" => go.mate = Some(plies(value)),
        _ => {}
    }
}

fn is_go_word(word: &str) -> bool {
    const WORDS: [&str; 13] = [
        "searchmoves",
        "ponder",
        "wtime",
        "btime",
        "winc",
        "binc",
        "movestogo",
        "depth",
        "nodes",
        "mate",
        "movetime",
        "infinite",
        "perft",
    ];
    WORDS.contains(&word)
}

/// `name Move Overhead value 20`.
fn parse_option(words: &[&str]) -> UciCommand {
    let words = if words.first() == Some(&"name") { &words[1..] } else { words };
    let split = words.iter().position(|&word| word == "value").unwrap_or(words.len());
    let value = words[split..].iter().skip(1).copied().collect::<Vec<_>>().join(" ");
    UciCommand::SetOption { name: words[..split].join(" "), value }
}

/// Negative times happen when a flag has fallen: nothing is left.
fn number(word: &str) -> Option<u64> {
    let number: i128 = word.parse().ok()?;
    Some(number.clamp(0, MOST.into()) as u64)
}

fn depth(word: &str) -> Option<u32> {
    number(word).map(plies)
}

fn plies(number: u64) -> u32 {
    number.min(u32::MAX.into()) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(line: &str, expected: UciCommand) {
        assert_eq!(UciCommand::parse(line), expected, "{line}");
    }

    #[test]
    fn lines_become_commands() {
        check("uci", UciCommand::Uci);
        check("  isready  ", UciCommand::IsReady);
        check("joho debug on", UciCommand::Debug);
        check("", UciCommand::Nothing);
        check("hello there", UciCommand::Unknown("hello".into()));
        check("position startpos", UciCommand::Position { start: "startpos".into(), moves: vec![] });
        check(
            "position fen 8/8/8/8/8/8/8/K1k5 w - - 0 1 moves a1a2 c1c2",
            UciCommand::Position {
                start: "8/8/8/8/8/8/8/K1k5 w - - 0 1".into(),
                moves: vec!["a1a2".into(), "c1c2".into()],
            },
        );
        check(
            "setoption name Move Overhead value 20",
            UciCommand::SetOption { name: "Move Overhead".into(), value: "20".into() },
        );
        check(
            "setoption name Clear Hash",
            UciCommand::SetOption { name: "Clear Hash".into(), value: String::new() },
        );
        check("go perft 4", UciCommand::Perft(4));
        check("bench", UciCommand::Bench(None));
        check("bench 9", UciCommand::Bench(Some(9)));
        check("perft 4294967297", UciCommand::Perft(u32::MAX));
    }

    #[test]
    fn limits_are_read_in_any_order() {
        let go = |line| match UciCommand::parse(line) {
            UciCommand::Go(go) => go,
            other => panic!("{other:?}"),
        };
        assert_eq!(go("go"), Go::default());
        let clocks = go("go wtime 1000 btime -20 winc 10 binc 5 movestogo 40");
        assert_eq!((clocks.time, clocks.increment), ([Some(1000), Some(0)], [10, 5]));
        assert_eq!(clocks.moves_to_go, Some(40));
        let searched = go("go searchmoves e2e4 d2d4 depth 7 nodes 99999999999999999999999");
        assert_eq!(searched.only, ["e2e4", "d2d4"]);
        assert_eq!((searched.depth, searched.nodes), (Some(7), Some(MOST)));
        assert!(go("go ponder wtime 5 infinite").infinite);
        assert_eq!(go("go depth").depth, None);
        assert_eq!(go("go depth nodes 5").nodes, Some(5));
    }

    proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC*") {
            let _ = UciCommand::parse(&line);
        }

        #[test]
        fn almost_commands_never_break_the_reader(line in "(go|position|setoption|bench)( (name|value|fen|moves|depth|searchmoves|ponder|wtime|-?[0-9]{1,30}|[a-h][1-8]))*") {
            let _ = UciCommand::parse(&line);
        }
    }
}
