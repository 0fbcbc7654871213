//! Games of chess and draughts at the console: moves in all their forms, clocks, draws, files.

use draw::Charset;
use proptest::prelude::*;
use session::{At, EvalChoice, Playable, ResultOrder, StopFlag};
use std::cell::Cell;
use std::time::Duration;
use terminal::{BookUse, Conversation, Explain, Ink, Level, PlaySettings, Seat, converse};

pub fn settings(game: &str, human: Seat) -> PlaySettings {
    PlaySettings {
        book: BookUse::Closed,
        game: game.into(),
        at: At::default(),
        human,
        level: Level::new(2).unwrap(),
        eval: EvalChoice::Usual,
        textbook: None,
        threads: 1,
        explain: Explain::No,
        charset: Charset::Ascii,
        ink: Ink::Plain,
        clock: None,
        date: Some("2026.01.31".into()),
        result_order: ResultOrder::Usual,
        seed: 7,
    }
}

fn chess_bench() -> Box<dyn Playable> {
    games::open("chess", []).unwrap()
}

fn draughts() -> Box<dyn Playable> {
    games::open("draughts", []).unwrap()
}

/// Everything the program says to these lines; every look at the watch takes `tick`.
fn talk_timed(bench: &dyn Playable, settings: PlaySettings, tick: Duration, lines: &str) -> String {
    let looks = Cell::new(0u32);
    let watch = || {
        looks.set(looks.get() + 1);
        tick * looks.get()
    };
    let mut session =
        Conversation::with_watch(bench, settings, StopFlag::default(), Box::new(watch)).unwrap();
    let mut output = Vec::new();
    converse(&mut session, &mut lines.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

fn talk(bench: &dyn Playable, settings: PlaySettings, lines: &str) -> String {
    talk_timed(bench, settings, Duration::ZERO, lines)
}

/// Two people play chess.
fn chess_talk(lines: &str) -> String {
    talk(chess_bench().as_ref(), settings("chess", Seat::Both), lines)
}

/// Two people go on from a position.
fn talk_from(bench: &dyn Playable, position: &str, lines: &str) -> String {
    let at = At { position: Some(position.into()), moves: Vec::new() };
    talk(bench, PlaySettings { at, ..settings(bench.name(), Seat::Both) }, lines)
}

#[test]
fn a_capture_that_must_be_made_is_said() {
    let bench = draughts();
    let said = talk_from(bench.as_ref(), "W:W18,32:B1,15", "32-28\n18x11\n");
    assert!(said.contains("White must capture: 18x11.\n"), "{said}");
    assert!(said.contains("expected a legal move: 18x11; a capture must be made (type help"), "{said}");
    assert_eq!(said.matches("must capture").count(), 1, "Red has nothing to capture: {said}");
    let at = At { position: Some("W:W18,32:B1,15".into()), moves: Vec::new() };
    let said = talk(bench.as_ref(), PlaySettings { at, ..settings("draughts", Seat::Max) }, "");
    assert!(said.contains("You must capture: 18x11.\n"), "{said}");
}

#[test]
fn numbers_stand_beside_men_and_in_empty_squares() {
    let said = talk_from(draughts().as_ref(), "W:W18,K32:B1,15", "18x11\n");
    let first: Vec<&str> =
        said.lines().skip_while(|line| !line.trim_start().starts_with("b1")).take(8).collect();
    assert_eq!(first[0].split_whitespace().collect::<Vec<_>>(), ["b1", "2", "3", "4"], "{said}");
    assert_eq!(first[4].split_whitespace().collect::<Vec<_>>(), ["17", "w18", "19", "20"], "{said}");
    assert_eq!(first[7].split_whitespace().collect::<Vec<_>>(), ["29", "30", "31", "W32"], "{said}");
    assert!(said.contains("[w11]") && said.contains("[18]"), "{said}");
}

#[test]
fn a_check_is_said() {
    let bench = chess_bench();
    let said = talk_from(bench.as_ref(), "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "");
    assert!(said.contains("White is in check.\nWhite must capture: Kxe2.\n"), "{said}");
    assert!(!chess_talk("e4\ne5\n").contains("check"));
}

#[test]
fn a_book_move_is_explained() {
    let explained =
        PlaySettings { book: BookUse::Open, explain: Explain::Yes, ..settings("chess", Seat::Min) };
    let said = talk(chess_bench().as_ref(), explained, "");
    let after = said.lines().skip_while(|line| *line != "In the book, by how often each is chosen:").skip(1);
    let shares: Vec<u32> = after
        .take_while(|line| line.starts_with("  "))
        .filter_map(|line| line.split_whitespace().nth(1)?.parse().ok())
        .collect();
    assert!(shares.len() > 1 && (98..=102).contains(&shares.iter().sum::<u32>()), "{said}");
    assert!(said.contains("\nFrom the book: White plays "), "{said}");
}

fn scratch(name: &str) -> String {
    let folder = std::env::temp_dir().join(format!("plywood-chess-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name).display().to_string()
}

#[track_caller]
fn check_said(said: &str, wanted: &[&str]) {
    for text in wanted {
        assert!(said.contains(text), "expected {text:?} in:\n{said}");
    }
}

#[test]
fn moves_are_typed_in_many_ways() {
    let said = chess_talk(
        "e2 e4\ne7e5\nNf3\nNc6\nBc4\nNf6\ne1 h1\nBc5\nNc3\ne8 g8\nsetup r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\nO-O-O\n",
    );
    assert!(!said.contains("bad move"), "{said}");
    let last = said.lines().rev().find(|line| line.starts_with("1 ")).unwrap();
    assert_eq!(last.replace(['.', ' '], ""), "1[K]R[]R", "{said}");
}

#[test]
fn a_promotion_without_a_piece_is_asked_about() {
    let position = "setup 4k3/1P6/8/8/8/8/8/4K3 w - - 0 1\n";
    let said = chess_talk(&format!("{position}b7 b8\nq\nboard\n"));
    check_said(&said, &["Which one? b8=Q+, b8=R+, b8=B, b8=N\n", "8    [Q]"]);
    let said = chess_talk(&format!("{position}b8\nb8=N\n"));
    check_said(&said, &["8    [N]"]);
    // Any other command is still a command.
    let said = chess_talk(&format!("{position}b8\nmoves\nexit\n"));
    check_said(&said, &["White> b8=", "Good bye."]);
}

#[test]
fn games_end_and_say_why() {
    check_said(&chess_talk("f3\ne5\ng4\nQh4\n"), &["The game is over: Black wins by checkmate."]);
    check_said(&chess_talk("setup k7/8/1K6/8/8/8/8/1Q6 w - - 0 1\nQh7\nresign\n"), &["resigned"]);
    check_said(&chess_talk("setup k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\nQc7\n"), &["draw by stalemate"]);
    let again = "Nf3\nNf6\nNg1\nNg8\n";
    check_said(&chess_talk(&again.repeat(2)), &["The game is over: draw by threefold repetition."]);
    check_said(&chess_talk("e4\nresign\n"), &["The game is over: Black resigned, White wins."]);
    check_said(&chess_talk("e4\ndraw\nundo\nmoves\n"), &["draw by agreement", "Black> a5 a6"]);
}

#[test]
fn the_computer_takes_a_draw_when_it_stands_worse() {
    let offer = |position: &str| {
        // Twenty plies are played first, by the computer on both sides.
        let start = At { position: Some(position.into()), moves: Vec::new() };
        let settings =
            PlaySettings { at: start, level: Level::new(1).unwrap(), ..settings("chess", Seat::Max) };
        talk(chess_bench().as_ref(), settings, &format!("{}draw\n", "go\n".repeat(10)))
    };
    check_said(&offer("4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"), &["draw by agreement"]);
    check_said(&offer("4k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1"), &["The computer declines"]);
    let early = talk(chess_bench().as_ref(), settings("chess", Seat::Max), "draw\n");
    check_said(&early, &["The computer declines: the game has only begun."]);
}

#[test]
fn the_side_and_the_board_can_be_changed() {
    let said =
        talk(chess_bench().as_ref(), settings("chess", Seat::Max), "side black\nflip\nascii\nside green\n");
    check_said(
        &said,
        &["You play White, the computer plays Black.", "You play Black, the computer plays White."],
    );
    check_said(&said, &["White plays ", "♚", "unknown side 'green': expected White, Black, both or none"]);
    let flipped = said.lines().filter(|line| line.trim() == "h  g  f  e  d  c  b  a").count();
    assert!(flipped >= 2, "{said}");
}

#[test]
fn positions_are_set_up_and_bad_ones_refused() {
    let said = chess_talk("setup 8/8/8/8/8/8/8/8 w - - 0 1\nsetup\nmoves\n");
    check_said(&said, &["one king of White, not 0", "expected a position: setup TEXT", "a3 a4"]);
    // What is set up cannot be taken back.
    let said = chess_talk("setup 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nundo\nnew\n");
    check_said(&said, &["nothing to take back"]);
}

#[test]
fn games_of_chess_are_saved_and_loaded_as_pgn() {
    let file = scratch("game.pgn");
    let said = chess_talk(&format!("e2 e4\ne7 e5\nNf3\nresign\nsave {file}\n"));
    check_said(&said, &["Saved 3 moves"]);
    let text = std::fs::read_to_string(&file).unwrap();
    let tags = "[Event \"Console game\"]\n[Site \"?\"]\n[Date \"2026.01.31\"]\n[Round \"?\"]\n";
    assert!(text.starts_with(tags), "{text}");
    assert!(text.ends_with("\n1. e4 e5 2. Nf3 1-0\n\n"), "{text}");
    let said = chess_talk(&format!("load {file}\nundo\nNc6\nmoves\n"));
    check_said(&said, &["Loaded 3 moves", "The game is over: White wins.", "White> a3 a4"]);
    let setup = scratch("setup.pgn");
    chess_talk(&format!("setup 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\ne4\nsave {setup}\n"));
    check_said(&chess_talk(&format!("load {setup}\nmoves\n")), &["Loaded 1 moves", "Black> Kd7"]);
}

#[test]
fn a_bad_file_loses_nothing() {
    let check = |text: &str, expected: &str| {
        let file = scratch("broken.pgn");
        std::fs::write(&file, text).unwrap();
        let said = chess_talk(&format!("e4\nload {file}\nmoves\n"));
        check_said(&said, &[expected, "Black> a5 a6"]);
    };
    check("hello", "game 1, move 1: bad move 'hello'");
    check("1. e4 e9", "game 1, move 1: bad move 'e9'");
    check("", "there is no game in it");
    check("1. e4 e5 2. Qh6 *\n", "game 1, move 2: bad move 'Qh6'");
    check("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n", "one king of White");
    let nowhere = scratch("no/such/folder/game.pgn");
    check_said(&chess_talk(&format!("e4\nsave {nowhere}\nmoves\n")), &["cannot write", "Black> a5 a6"]);
}

#[test]
fn clocks_run_and_fall() {
    let timed = |human| PlaySettings { clock: Some("1m+1s".parse().unwrap()), ..settings("chess", human) };
    let said =
        talk_timed(chess_bench().as_ref(), timed(Seat::Both), Duration::from_secs(2), "e4\ne5\nmoves\n");
    check_said(&said, &["[White 0:58, Black 1:00] White> ", "] Black> "]);
    let said = talk_timed(
        chess_bench().as_ref(),
        timed(Seat::Both),
        Duration::from_secs(40),
        "e4\nundo\nnew\nexit\n",
    );
    check_said(
        &said,
        &["The game is over: White ran out of time, Black wins.", "Time cannot be taken back."],
    );
    let file = scratch("time.pgn");
    let lines = format!("e4\nsave {file}\n");
    talk_timed(chess_bench().as_ref(), timed(Seat::Both), Duration::from_secs(40), &lines);
    let text = std::fs::read_to_string(file).unwrap();
    check_said(&text, &["[Result \"0-1\"]", "[Termination \"time forfeit\"]", "[TimeControl \"60+1\"]"]);
}

#[test]
fn the_computer_keeps_to_its_clock() {
    let clock = Some("3s".parse().unwrap());
    let strong = PlaySettings { clock, level: Level::new(9).unwrap(), ..settings("chess", Seat::Neither) };
    let bench = chess_bench();
    let at = At { position: Some("4k3/8/8/8/8/8/4P3/4K3 w - - 90 1".into()), moves: Vec::new() };
    let mut session =
        Conversation::new(bench.as_ref(), PlaySettings { at, ..strong }, StopFlag::default()).unwrap();
    let mut output = Vec::new();
    converse(&mut session, &mut "".as_bytes(), &mut output).unwrap();
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("The game is over") && !said.contains("ran out of time"), "{said}");
}

#[test]
fn games_of_draughts_are_saved_and_loaded_as_pdn() {
    let file = scratch("game.pdn");
    let bench = draughts();
    let two = || settings("draughts", Seat::Both);
    talk(bench.as_ref(), two(), &format!("11-15\n22-18\n15x22\ndraw\nsave {file}\n"));
    let text = std::fs::read_to_string(&file).unwrap();
    check_said(&text, &["[GameType \"21\"]", "1. 11-15 22-18 2. 15x22 1/2-1/2"]);
    let said = talk(bench.as_ref(), two(), &format!("load {file}\nundo\nmoves\n"));
    check_said(&said, &["Loaded 3 moves", "The game is over: draw.", "White> 25x18 26x17"]);
    std::fs::write(&file, "1. 11-15 1-32 *").unwrap();
    let said = talk(bench.as_ref(), two(), &format!("11-15\nload {file}\nmoves\n"));
    check_said(&said, &["bad move '1-32'", "White> 21-17"]);
}

#[test]
fn draughts_repeats_three_times_and_no_more() {
    let start = At { position: Some("B:WK32:BK1".into()), moves: Vec::new() };
    let settings = PlaySettings { at: start, ..settings("draughts", Seat::Both) };
    let said = talk(draughts().as_ref(), settings, &"1-5\n32-28\n5-1\n28-32\n".repeat(2));
    check_said(&said, &["The game is over: draw by threefold repetition."]);
}

#[test]
fn the_computer_opens_from_its_book() {
    let bench = games::open("chess", []).unwrap();
    let mut seen = std::collections::HashSet::new();
    for seed in 0..40 {
        let said = talk(
            bench.as_ref(),
            PlaySettings { seed, book: BookUse::Open, ..settings("chess", Seat::Min) },
            "",
        );
        let first = said.lines().find_map(|line| line.strip_prefix("From the book: White plays ")).unwrap();
        seen.insert(first.to_string());
    }
    assert!(seen.contains("e4.") && seen.contains("d4.") && seen.contains("c4."), "{seen:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_input_is_survived(lines in prop::collection::vec("[a-h1-8NBRQKOx=+ -]{0,6}|draw|resign|undo|new|flip|moves|setup .{0,30}|side (white|black|both)", 0..30)) {
        let settings = PlaySettings { level: Level::new(1).unwrap(), ..settings("chess", Seat::Max) };
        prop_assert!(!talk(chess_bench().as_ref(), settings, &lines.join("\n")).is_empty());
    }
}
