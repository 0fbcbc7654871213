//! The starts of Chess960.

use chess::{Chess, STANDARD_START, STARTS};
use search::Notation;
use std::collections::HashSet;

#[test]
fn number_518_is_the_start_of_chess() {
    let numbered = Chess::default().with_start(STANDARD_START).unwrap();
    assert_eq!((STANDARD_START, STARTS), (518, 960));
    assert_eq!(
        numbered.show_state(&numbered.start()),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
}

#[test]
fn all_960_starts_are_different_and_legal() {
    let mut seen = HashSet::new();
    for number in 0..STARTS {
        let chess = Chess::default().with_start(number).unwrap();
        let start = chess.start();
        let text = chess.show_state(&start);
        assert_eq!(chess.parse_state(&text).as_ref(), Ok(&start), "{number}: {text}");
        check_first_rank(text.split('/').next().unwrap(), number);
        assert!(seen.insert(text), "{number}");
    }
    assert_eq!(Chess::default().with_start(STARTS), None);
}

/// Bishops on squares of both colours, the king between the rooks.
fn check_first_rank(rank: &str, number: u16) {
    let places = |man: char| rank.match_indices(man).map(|(file, _)| file).collect::<Vec<usize>>();
    let (bishops, rooks, king) = (places('b'), places('r'), places('k')[0]);
    assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number}: {rank}");
    assert!(rooks[0] < king && king < rooks[1], "{number}: {rank}");
}
