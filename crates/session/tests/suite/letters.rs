//! Letters of pieces: moves change where they are read, and nothing else does.

use proptest::prelude::*;
use session::Letters;

const CZECH: Letters = Letters::of("KK QD RV BS NJ");
const BACK: Letters = Letters::of("KK DQ VR SB JN");

#[test]
fn moves_are_written_in_the_letters_of_the_reader() {
    for (english, czech) in [
        ("Nf3", "Jf3"),
        ("Qxd5+", "Dxd5+"),
        ("Rfe1 Rxe8#", "Vfe1 Vxe8#"),
        ("N1xd2 Nbd7", "J1xd2 Jbd7"),
        ("e8=Q fxg8=N+", "e8=D fxg8=J+"),
        ("(Bb5) -Ra1", "(Sb5) -Va1"),
        ("e4 O-O exd5", "e4 O-O exd5"),
        ("Red is better; Black resigns", "Red is better; Black resigns"),
        ("8/8/8/4k3/8/8/8/4K2R", "8/8/8/4k3/8/8/8/4K2R"),
    ] {
        assert_eq!(CZECH.in_text(english), czech);
        assert_eq!(BACK.in_text(czech), english);
        assert_eq!(Letters::ENGLISH.in_text(english), english);
    }
    let board: String = "kqrbnp KQRBNP".chars().map(|piece| CZECH.piece(piece)).collect();
    assert_eq!(board, "kdvsjp KDVSJP");
}

proptest! {
    #[test]
    fn any_text_keeps_its_length_and_english_letters_change_nothing(text in "\\PC{0,60}") {
        prop_assert_eq!(CZECH.in_text(&text).chars().count(), text.chars().count());
        prop_assert_eq!(Letters::ENGLISH.in_text(&text), text);
    }
}
