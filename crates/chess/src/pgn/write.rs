//! Writes games in the strict export format: the seven tags of the standard, the others by name, then the moves
//! in lines of fewer than eighty characters.

use super::PgnGame;
use crate::rules::Chess;
use search::{Notation, Side};
use session::annotated::{MoveNumbers, movetext, wrap};

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

/// Move numbers, moves, their comments, and the result.
fn words(game: &PgnGame) -> Vec<String> {
    let number = usize::from(game.start.board().fullmove_number());
    let numbering = MoveNumbers { first: Side::Max, number };
    let mut words = movetext(&Chess::default(), &game.line, &game.start, numbering);
    words.push(game.ending.show().into());
    words
}

#[cfg(test)]
mod tests {
    use super::super::{PgnLine, PgnMove, PgnResult, read};
    use super::*;
    use crate::rules::State;
    use proptest::prelude::*;
    use search::Game;

    const REMARKS: [&str; 7] =
        ["good", "[Event \"x\"]", "1-0", "%", ";", "( {", "a longer remark of several words"];

    /// A random line with random remarks and variations.
    fn random_line(random: &mut fastrand::Rng, mut state: State, plies: usize) -> PgnLine {
        let chess = Chess::default();
        let mut line = PgnLine { comments: random_remarks(random), plies: Vec::new() };
        while line.plies.len() < plies {
            let mut moves = Vec::new();
            chess.moves(&state, &mut moves);
            let Some(&m) = random.choice(&moves) else { break };
            let mut played = PgnMove { comments: random_remarks(random), ..PgnMove::new(m) };
            if random.u8(..8) == 0 {
                played.nags = vec![random.u8(..)];
                played.variations = vec![random_line(random, state.clone(), plies / 4)];
                played.variations.retain(|line| !line.is_empty());
            }
            line.plies.push(played);
            state = chess.play(&state, m);
        }
        line
    }

    fn random_remarks(random: &mut fastrand::Rng) -> Vec<String> {
        (0..random.usize(..8).saturating_sub(5))
            .map(|_| REMARKS[random.usize(..REMARKS.len())].into())
            .collect()
    }

    #[test]
    fn the_export_format_is_strict() {
        let chess = Chess::default();
        let mut game = PgnGame::new(chess.parse_state("6k1/5ppp/8/8/8/8/8/3R1K2 b - - 3 17").unwrap());
        game.tags = vec![("Zebra".into(), "a\"b\\c\nd".into()), ("White".into(), "Me".into())];
        for text in ["h6", "Rd8+", "Kh7"] {
            let state = game.moves().fold(game.start.clone(), |state, m| chess.play(&state, m));
            game.line.plies.push(PgnMove::new(chess.parse_move(&state, text).unwrap()));
        }
        game.ending = PgnResult::Won(Side::Min);
        let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Me\"]\n[Black \"?\"]\n\
             [Result \"0-1\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/3R1K2 b - - 3 17\"]\n[SetUp \"1\"]\n\
             [Zebra \"a\\\"b\\\\c d\"]\n\n17... h6 18. Rd8+ Kh7 0-1\n\n";
        assert_eq!(write(&game), expected);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        #[test]
        fn games_read_back(plies in 0usize..120, seed: u64, black in "[^\\\\\\p{C}]{0,40}") {
            let mut game = PgnGame::new(Chess::default().start());
            game.line = random_line(&mut fastrand::Rng::with_seed(seed), game.start.clone(), plies);
            game.ending = PgnResult::Drawn;
            game.tags = vec![("Black".into(), black)];
            let text = write(&game);
            let read_back = read(&text).next().unwrap().unwrap();
            prop_assert_eq!(&read_back.line, &game.line, "{}", text);
            prop_assert_eq!(read_back.ending, game.ending);
            prop_assert_eq!(read_back.tag("Black"), game.tag("Black"));
            prop_assert_eq!(write(&read_back), text);
        }
    }
}
