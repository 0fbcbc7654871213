//! Games in and out of PDN.

use draughts::pdn::{PdnError, PdnGame, PdnLine, PdnMove, PdnResult, Scoring, Tag, read, write};
use draughts::{Draughts, Move, State};
use proptest::prelude::*;
use search::{Notation, Side};

fn read_all(text: &str) -> Vec<Result<PdnGame, PdnError>> {
    read(text, Scoring::FirstPlayer).collect()
}

fn read_one(text: &str) -> PdnGame {
    let games = read_all(text);
    assert_eq!(games.len(), 1, "{text}");
    games[0].clone().unwrap()
}

/// The moves of a line as text, variations in parentheses.
fn show(line: &PdnLine, mut state: State) -> String {
    let mut words = Vec::new();
    for played in &line.plies {
        words.push(Draughts.show_move(&state, played.m));
        words.extend(played.variations.iter().map(|variation| format!("({})", show(variation, state))));
        state = state.after(played.m);
    }
    words.join(" ")
}

#[track_caller]
fn check_moves(text: &str, expected: &str) {
    let game = read_one(text);
    assert_eq!(show(&game.line, game.start), expected);
}

#[track_caller]
fn check_error(text: &str, expected: &str) {
    let errors: Vec<String> =
        read_all(text).into_iter().filter_map(Result::err).map(|e| e.to_string()).collect();
    assert_eq!(errors, [expected]);
}

#[test]
fn moves_are_read_liberally() {
    check_moves("1. 11-15 23-19 2. 8-11 *", "11-15 23-19 8-11");
    check_moves("1.11-15 23-19 2.8-11", "11-15 23-19 8-11");
    check_moves("11-15 23-19! 8-11?? $7 1-0", "11-15 23-19 8-11");
    check_moves("1. 11-15 {best} 22-18 ; a line\n2. 15-22 25-18 *", "11-15 22-18 15x22 25x18");
    check_moves("1. 11-15* 22-18 15x22", "11-15 22-18 15x22");
    check_moves("1... 11-15 1-1", "11-15");
    check_moves("[FEN \"W:WK31:B18,19,26,27.\"] 1. 31x31 1-0", "31x31");
}

#[test]
fn variations_replace_the_move_before_them() {
    check_moves(
        "1. 11-15 (11-16 24-19 (24-20) 8-11) 23-19 (22-18)",
        "11-15 (11-16 24-19 (24-20) 8-11) 23-19 (22-18)",
    );
    check_moves("1. 11-15 () 23-19 (1-0) (22-18 0-1) 2. 8-11", "11-15 23-19 (22-18) 8-11");
}

#[test]
fn tags_results_and_remarks_are_kept() {
    let text = "[Event \"Match \\\"A\\\"\"]\n[Black \"Tinsley\"]\n[Result \"1-0\"]\n{before} 1. 11-15 !! {after\n this}";
    let game = read_one(text);
    assert_eq!((game.tag("Event"), game.tag("Black")), (Some("Match \"A\""), Some("Tinsley")));
    assert_eq!((game.tag("Result"), game.tag("White")), (None, None));
    assert_eq!(game.ending, PdnResult::Won(Side::Min));
    assert_eq!(game.line.comments, ["before"]);
    assert_eq!((&game.line.plies[0].nags[..], &game.line.plies[0].comments[0][..]), (&[3][..], "after this"));
    assert_eq!(game.moves().count(), 1);
}

#[test]
fn the_first_number_of_a_result_is_an_option() {
    let ending = |text, scoring| read(text, scoring).next().unwrap().unwrap().ending;
    assert_eq!(ending("11-15 2-0", Scoring::FirstPlayer), PdnResult::Won(Side::Min));
    assert_eq!(ending("11-15 2-0", Scoring::White), PdnResult::Won(Side::Max));
    assert_eq!(ending("11-15 1/2-1/2", Scoring::White), PdnResult::Drawn);
    assert_eq!(ending("[Result \"0-1\"] 11-15 *", Scoring::White), PdnResult::Won(Side::Min));
}

#[test]
fn a_broken_game_does_not_lose_the_others() {
    let good = |event: &str| format!("[Event \"{event}\"]\n1. 11-15 23-19 1-0\n\n");
    let broken = [
        "[Event \"x\"]\n1. 11-15 11-15 *\n",
        "[Event \"x\"]\n1. 11-15 {never closed\n",
        "[Event \"x\"]\n1. 11-15 (11-16\n",
        "[Event \"x]\n1. 11-15 1-0\n",
        "[Event \"x\"]\n1. 11-15 nonsense 23-19 1-0\n",
        "[Event \"x\"]\n[FEN \"nonsense\"]\n*\n",
        "[Event \"x\"]\n[GameType \"20\"]\n1. 32-28 *\n",
    ];
    for bad in broken {
        let games = read_all(&format!("{}{bad}{}", good("first"), good("last")));
        let names: Vec<Option<&str>> =
            games.iter().map(|g| g.as_ref().ok().and_then(|g| g.tag("Event"))).collect();
        assert_eq!(names, [Some("first"), None, Some("last")], "{bad}");
    }
}

#[test]
fn games_end_with_their_result_or_where_the_next_begins() {
    assert_eq!(read_all("11-15 1-0 11-16 0-1 * 12-16").len(), 3);
    assert_eq!(read_all("[Event \"a\"]\n[Event \"b\"]\n").len(), 2);
    assert_eq!(read_all("[Event \"a\"] 11-15 [Event \"b\"] 11-16").len(), 2);
    assert_eq!(read_all(" \n {only a remark} * ").len(), 0);
    assert_eq!(read_all("").len(), 0);
}

#[test]
fn errors_name_line_and_column() {
    let moves = "9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16";
    check_error(
        "\n1. 11-17 *",
        &format!("line 2, column 4: bad move '11-17': expected a legal move: {moves}"),
    );
    check_error("1. 11-15 )", "line 1, column 10: bad PDN text ')': expected a ( before it");
    check_error("1. 11-15\n(11-16", "line 2, column 1: bad PDN text '(': expected a ) after it");
    check_error(
        "1. ! 11-15",
        "line 1, column 4: bad PDN text '$1': expected a move before annotations and variations",
    );
    check_error("11-15 $256", "line 1, column 7: bad PDN text '$256': expected $0 to $255");
    check_error(
        "[GameType \"25,W,8,8\"] 11-15",
        "line 1, column 1: bad GameType '25,W,8,8': expected 21, English draughts",
    );
    check_error(
        "[FEN \"W:W1:B2\"]",
        "line 1, column 1: bad position 'W:W1:B2': expected another setup: \
         a man of White stands on its king row, square 1",
    );
    let deep = "11-15 (".repeat(200);
    assert!(read_all(&deep)[0].as_ref().unwrap_err().to_string().contains("at most 100 deep"));
}

#[test]
fn games_are_written_strictly() {
    let text = "[White \"B\"] [Event \"A\"] [X \"y\"] {hello} 11-15 22-18! (23-19 {solid}) 15-22 25-18 2-0";
    let written = "[Event \"A\"]\n[White \"B\"]\n[Result \"1-0\"]\n[GameType \"21\"]\n[X \"y\"]\n\n\
        {hello} 1. 11-15 22-18 $1 ( 1... 23-19 {solid} ) 2. 15x22 25x18 1-0\n\n";
    assert_eq!(write(&read_one(text), Scoring::FirstPlayer), written);
    let setup = "[FEN \"W:WK10,K14:BK1\"] 14-9 1-5 10-14";
    let written = "[Result \"*\"]\n[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"W:WK10,K14:BK1\"]\n\n1... 14-9 2. 1-5 10-14 *\n\n";
    assert_eq!(write(&read_one(setup), Scoring::White), written);
}

/// A random game with random remarks, from the start or from an endgame.
fn random_game(random: &mut fastrand::Rng) -> PdnGame {
    let start =
        if random.bool() { State::start() } else { Draughts.parse_state("W:WK31,21:B18,19,26,27").unwrap() };
    let mut game = PdnGame::new(start);
    let words = ["a", "[Event \"x\"]", "1-0", "%", ";", "( {", "long".repeat(30).as_str()].map(String::from);
    for name in ["Event", "Black", "Zebra"] {
        let value = random.choice(&words).unwrap().clone();
        game.tags.push(Tag { name: name.into(), value });
    }
    game.line = random_line(random, start, 40, &words);
    game.ending =
        *random.choice(&[PdnResult::Drawn, PdnResult::Unfinished, PdnResult::Won(Side::Max)]).unwrap();
    game
}

fn random_line(random: &mut fastrand::Rng, mut state: State, length: usize, words: &[String]) -> PdnLine {
    let mut line = PdnLine::default();
    if random.bool() {
        line.comments = random_comments(random, words);
    }
    for _ in 0..length {
        let mut moves = Vec::new();
        state.append_moves(&mut moves);
        let Some(&m) = random.choice(&moves) else { break };
        line.plies.push(random_ply(random, state, m, length / 3, words));
        state = state.after(m);
    }
    line
}

fn random_ply(random: &mut fastrand::Rng, state: State, m: Move, length: usize, words: &[String]) -> PdnMove {
    let mut played = PdnMove::new(m);
    if random.u8(..4) == 0 {
        played.nags = vec![random.u8(..)];
        played.comments = random_comments(random, words);
        played.variations = vec![random_line(random, state, length, words)];
        played.variations.retain(|line| *line != PdnLine::default());
    }
    played
}

fn random_comments(random: &mut fastrand::Rng, words: &[String]) -> Vec<String> {
    (0..random.usize(..3)).map(|_| random.choice(words).unwrap().clone()).collect()
}

#[test]
fn what_is_written_reads_back() {
    let mut random = fastrand::Rng::with_seed(11);
    for _ in 0..200 {
        let games = [random_game(&mut random), random_game(&mut random)];
        let text: String = games.iter().map(|game| write(game, Scoring::White)).collect();
        let read: Vec<PdnGame> = read(&text, Scoring::White).map(Result::unwrap).collect();
        assert_eq!(read, games, "{text}");
    }
}

/// Reads, writes and reads again whatever can be read.
fn settle(text: &str) -> Result<(), TestCaseError> {
    for game in read_all(text).into_iter().flatten() {
        let written = write(&game, Scoring::FirstPlayer);
        let again = read_all(&written);
        prop_assert_eq!(again.len(), 1, "{}", written);
        prop_assert_eq!(&write(again[0].as_ref().unwrap(), Scoring::FirstPlayer), &written);
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes: Vec<u8>) {
        settle(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn nearly_right_texts_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "1.", "11-15", "22-18", "15x22", "(", ")", "{a}", "{", "}", "[Event \"x\"]", "[", "]", "\n", "\n[", "*",
                "1-0", "!", "$3", "$999", ";", "%", "\"", "\\", "[FEN \"W:WK10:BK1\"]", "10-6", "x", "é",
            ]),
            0..40,
        ),
        gap in " ?",
    ) {
        settle(&words.join(&gap))?;
    }
}
