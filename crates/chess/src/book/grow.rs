//! Growing a book from games.

use super::key;
use crate::pgn::{Ending, PgnGame};
use crate::rules::Chess;
use book::Grower;
use search::Game;

/// Adds the first plies of a game, each move counted by how the game ended for the side that made it.
pub fn add_game(grower: &mut Grower, game: &PgnGame, plies: usize) {
    let chess = Chess::default();
    let mut state = game.start.clone();
    for m in game.moves().take(plies) {
        let ending = match game.ending {
            Ending::Won(winner) if winner == chess.turn(&state) => book::Ending::Won,
            Ending::Won(_) => book::Ending::Lost,
            Ending::Drawn | Ending::Unfinished => book::Ending::Drawn,
        };
        grower.add(key(&state), chess.code(m), ending);
        state = chess.play(&state, m);
    }
}

#[cfg(test)]
mod tests {
    use super::super::ChessBook;
    use super::*;
    use crate::pgn::read;
    use search::Notation;

    #[test]
    fn games_make_a_book() {
        let chess = Chess::default();
        let mut grower = Grower::default();
        for game in read("1. e4 e5 1-0\n\n1. e4 c5 0-1\n\n1. d4 d5 1/2-1/2\n\n1. a3 e5 0-1\n") {
            add_game(&mut grower, &game.unwrap(), 2);
        }
        let book = ChessBook::new(grower.grow(1));
        let shown = |state: &crate::State| -> Vec<(String, u16)> {
            book.moves(state).iter().map(|&(m, weight)| (chess.show_move(state, m), weight)).collect()
        };
        let start = chess.start();
        assert_eq!(
            shown(&start),
            [("e4".to_string(), 2), ("d4".to_string(), 1)],
            "what only lost is left out"
        );
        let after = chess.play(&start, chess.parse_move(&start, "e4").unwrap());
        assert_eq!(shown(&after), [("c5".to_string(), 2)]);
        assert_eq!(book.moves(&chess.parse_state("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap()), []);
    }
}
