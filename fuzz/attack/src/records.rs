//! Whole games as files: PGN, PDN, test positions, games saved to go on with.

use crate::{accepted, text};
use chess::{Chess, Epd, pgn as chess_games};
use draughts::pdn::{self as draughts_games, Scoring};
use pacman::SavedGame;
use search::Game;
use terminal::Record;

/// The game a saved file is taken to be of.
const GAME: &str = "chess";

/// Games of chess.
pub fn pgn(bytes: &[u8]) {
    for game in chess_games::read(&text(bytes)).filter_map(accepted) {
        let written = chess_games::write(&game);
        let again: Vec<_> = chess_games::read(&written).collect();
        let [Ok(again)] = again.as_slice() else { panic!("{again:?} from\n{written}") };
        assert_eq!(chess_games::write(again), written);
        assert!(
            again.start == game.start && again.line == game.line && again.ending == game.ending,
            "{written}"
        );
    }
}

/// Games of draughts; the first byte says whose points come first.
pub fn pdn(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let scoring = if first % 2 == 0 { Scoring::FirstPlayer } else { Scoring::White };
    for game in draughts_games::read(&text(rest), scoring).filter_map(accepted) {
        let written = draughts_games::write(&game, scoring);
        let again: Vec<_> = draughts_games::read(&written, scoring).collect();
        let [Ok(again)] = again.as_slice() else { panic!("{again:?} from\n{written}") };
        assert_eq!(draughts_games::write(again, scoring), written);
        assert!(
            again.start == game.start && again.line == game.line && again.ending == game.ending,
            "{written}"
        );
    }
}

/// Test positions, one a line.
pub fn epd(bytes: &[u8]) {
    for epd in text(bytes).lines().map(Epd::parse).filter_map(accepted) {
        let mut moves = Vec::new();
        Chess::default().moves(&epd.state, &mut moves);
        for name in ["bm", "am"] {
            let named = accepted(epd.moves(name)).unwrap_or_default();
            assert!(named.iter().all(|m| moves.contains(m)), "{epd:?}");
        }
        for &m in &moves {
            accepted(epd.is_solved_by(m));
        }
        epd.id();
    }
}

/// A game that `plywood play` has saved.
pub fn saved_game(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("saved.toml");
    let name = file.to_str().expect("a plain name");
    std::fs::write(&file, bytes).expect("a file");
    if let Some(record) = accepted(Record::load(name, GAME)) {
        record.save(name).expect("a file");
        assert_eq!(Record::load(name, GAME).expect("its own file"), record);
    }
}

/// A recorded game of Pac-Man.
pub fn saved_pacman(bytes: &[u8]) {
    if let Some(game) = accepted(SavedGame::parse(&text(bytes))) {
        assert_eq!(SavedGame::parse(&game.to_string()), Ok(game));
    }
}
