//! Lines of play with comments and variations.

use session::annotated::{Line, Played};

fn said(m: &str, comment: &str) -> Played<String> {
    Played { comments: vec![comment.into()], ..Played::new(m.into()) }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

#[test]
fn what_was_said_stays_as_far_as_the_game_is_followed() {
    let line =
        Line { comments: vec!["first".into()], plies: vec![said("a", "1"), said("b", "2"), said("c", "3")] };
    assert_eq!(line.replay(&words("a b c")), line);
    let shorter = line.replay(&words("a"));
    assert_eq!(shorter.plies, [said("a", "1")]);
    let longer = line.replay(&words("a b c d"));
    assert_eq!((longer.plies[2].clone(), longer.plies[3].clone()), (said("c", "3"), Played::new("d".into())));
}

#[test]
fn what_was_played_before_becomes_a_variation() {
    let line: Line<String> = words("a b c").into_iter().collect();
    let other = line.replay(&words("a x y"));
    assert_eq!(other.moves().collect::<Vec<_>>(), words("a x y"));
    assert_eq!(other.plies[1].variations, [words("b c").into_iter().collect()]);
    assert!(other.plies[2].variations.is_empty());
}

#[test]
fn variations_are_mapped_from_the_state_before_their_move() {
    let mut line: Line<u8> = [1, 2].into_iter().collect();
    line.plies[1].variations.push([5, 6].into_iter().collect());
    let mut step = |sum: &u8, m: &u8| if *m < 9 { Ok((format!("{sum}+{m}"), sum + m)) } else { Err("nine") };
    let mapped = line.try_map(&0, &mut step).unwrap();
    assert_eq!(mapped.moves().collect::<Vec<_>>(), ["0+1", "1+2"]);
    assert_eq!(mapped.plies[1].variations[0].moves().collect::<Vec<_>>(), ["1+5", "6+6"]);
    line.plies[1].variations[0].plies[0].m = 9;
    assert_eq!(line.try_map(&0, &mut step), Err("nine"));
}
