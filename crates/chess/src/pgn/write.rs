//! Writes games in the strict export format: the seven tags everybody expects, the others by name, then the moves
//! in lines of fewer than eighty characters.

use super::PgnGame;
use crate::rules::Chess;
use cozy_chess::Color;
use search::{Game, Notation};

/// Lines of moves are broken before they become longer than this.
const WIDTH: usize = 79;

/// The tags every game has, with what is written when nothing is known; the result comes last.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Writes a game, with a final empty line so that games can follow each other.
pub fn write(game: &PgnGame) -> String {
    let tags: String = all_tags(game).iter().map(|(name, value)| show_tag(name, value)).collect();
    format!("{tags}\n{}\n", wrap(&words(game)))
}

fn all_tags(game: &PgnGame) -> Vec<(String, String)> {
    let known = |(name, usual): (&str, &str)| (name.into(), game.tag(name).unwrap_or(usual).into());
    let mut tags: Vec<(String, String)> = ROSTER.map(known).into();
    tags.push(("Result".into(), game.ending.show().into()));
    let is_rostered = |name: &str| ROSTER.iter().any(|(rostered, _)| *rostered == name);
    let mut others: Vec<(String, String)> =
        game.tags.iter().filter(|(name, _)| !is_rostered(name)).cloned().collect();
    let chess = Chess::default();
    if game.start != chess.start() {
        others.push(("FEN".into(), chess.show_state(&game.start)));
        others.push(("SetUp".into(), "1".into()));
    }
    others.sort();
    tags.extend(others);
    tags
}

fn show_tag(name: &str, value: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    let clean: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("[{name} \"{}\"]\n", clean.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Move numbers, moves and the result.
fn words(game: &PgnGame) -> Vec<String> {
    let chess = Chess::default();
    let mut state = game.start.clone();
    let mut words = Vec::new();
    for (index, &m) in game.moves.iter().enumerate() {
        let number = state.board().fullmove_number();
        match state.board().side_to_move() {
            Color::White => words.push(format!("{number}.")),
            Color::Black if index == 0 => words.push(format!("{number}...")),
            Color::Black => {}
        }
        words.push(chess.show_move(&state, m));
        state = chess.play(&state, m);
    }
    words.push(game.ending.show().into());
    words
}

fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let fits = column + 1 + word.len() <= WIDTH;
        match column {
            0 => {}
            _ if fits => text.push(' '),
            _ => text.push('\n'),
        }
        column = if column > 0 && fits { column + 1 + word.len() } else { word.len() };
        text.push_str(word);
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::super::{Ending, read};
    use super::*;
    use proptest::prelude::*;
    use search::Side;

    fn random_moves(chess: &Chess, plies: usize, seed: u64) -> Vec<cozy_chess::Move> {
        let mut random = fastrand::Rng::with_seed(seed);
        let (mut state, mut played) = (chess.start(), Vec::new());
        while played.len() < plies {
            let mut moves = Vec::new();
            chess.moves(&state, &mut moves);
            let Some(&m) = random.choice(&moves) else { break };
            state = chess.play(&state, m);
            played.push(m);
        }
        played
    }

    #[test]
    fn the_export_format_is_strict() {
        let chess = Chess::default();
        let mut game = PgnGame::new(chess.parse_state("6k1/5ppp/8/8/8/8/8/3R1K2 b - - 3 17").unwrap());
        game.tags = vec![("Zebra".into(), "a\"b\\c\nd".into()), ("White".into(), "Me".into())];
        for text in ["h6", "Rd8+", "Kh7"] {
            let state = game.moves.iter().fold(game.start.clone(), |state, &m| chess.play(&state, m));
            game.moves.push(chess.parse_move(&state, text).unwrap());
        }
        game.ending = Ending::Won(Side::Min);
        let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Me\"]\n[Black \"?\"]\n\
             [Result \"0-1\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/3R1K2 b - - 3 17\"]\n[SetUp \"1\"]\n\
             [Zebra \"a\\\"b\\\\c d\"]\n\n17... h6 18. Rd8+ Kh7 0-1\n\n";
        assert_eq!(write(&game), expected);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        #[test]
        fn games_read_back(plies in 0usize..200, seed: u64, black in "[^\\\\\\p{C}]{0,40}") {
            let chess = Chess::default();
            let mut game = PgnGame::new(chess.start());
            game.moves = random_moves(&chess, plies, seed);
            game.ending = Ending::Drawn;
            let text = write(&game);
            prop_assert!(text.lines().all(|line| line.len() < 80));
            game.tags = vec![("Black".into(), black)];
            let text = write(&game);
            let read_back = read(&text).next().unwrap().unwrap();
            prop_assert_eq!(&read_back.moves, &game.moves);
            prop_assert_eq!(read_back.ending, game.ending);
            prop_assert_eq!(read_back.tag("Black"), game.tag("Black"));
            prop_assert_eq!(write(&read_back), text);
        }
    }
}
