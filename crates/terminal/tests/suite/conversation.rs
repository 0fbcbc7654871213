//! Whole games without a terminal.

use draw::Charset;
use proptest::prelude::*;
use session::{At, EvalChoice, Playable, ResultOrder, StopFlag};
use terminal::{BookUse, Conversation, Explain, Ink, Level, PlaySettings, Seat, converse};

fn settings(human: Seat) -> PlaySettings {
    PlaySettings {
        book: BookUse::Closed,
        game: "mnk 3x3 k3".into(),
        at: At::default(),
        human,
        level: Level::new(3).unwrap(),
        eval: EvalChoice::Usual,
        textbook: None,
        threads: 1,
        explain: Explain::No,
        charset: Charset::Ascii,
        ink: Ink::Plain,
        clock: None,
        date: None,
        result_order: ResultOrder::Usual,
        seed: 7,
    }
}

fn tic_tac_toe() -> Box<dyn Playable> {
    games::open("mnk", [("columns", 3.into()), ("rows", 3.into()), ("k", 3.into())]).unwrap()
}

/// Everything the program says to these lines.
fn talk(settings: PlaySettings, lines: &str) -> String {
    let bench = tic_tac_toe();
    let mut session = Conversation::new(bench.as_ref(), settings, StopFlag::default()).unwrap();
    let mut output = Vec::new();
    converse(&mut session, &mut lines.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

fn scratch(name: &str) -> String {
    let folder = std::env::temp_dir().join(format!("plywood-terminal-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name).display().to_string()
}

#[test]
fn the_computer_never_loses_tic_tac_toe() {
    for seed in 0..20u64 {
        // A person who types every cell, in an order that reaches all nine, finishes the game.
        let step = [1, 2, 4, 5, 7, 8][seed as usize % 6];
        let cells: Vec<String> = (0..40).map(|i| ((i * step + seed) % 9).to_string()).collect();
        let level = Level::new(9).unwrap();
        let said = talk(PlaySettings { level, seed, ..settings(Seat::Min) }, &cells.join("\n"));
        assert!(said.contains("The game is over"), "seed {seed}: {said}");
        assert!(!said.contains("O wins"), "seed {seed}: {said}");
    }
}

#[test]
fn the_computer_plays_alone_to_the_end() {
    let said = talk(settings(Seat::Neither), "");
    assert!(said.ends_with("The game is over: draw.\n"), "{said}");
}

#[test]
fn undo_gives_the_person_the_move_back() {
    let said = talk(settings(Seat::Max), "4\nundo\n0\nmoves\n");
    let listed =
        said.lines().filter(|line| line.starts_with("X> ")).map(|line| line.split_whitespace().count());
    assert_eq!(listed.max(), Some(8), "a prompt and seven moves: {said}");
    assert!(talk(settings(Seat::Both), "undo\n").contains("nothing to take back"));
}

#[test]
fn a_saved_game_goes_on_where_it_was_left() {
    let file = scratch("game.toml");
    talk(settings(Seat::Both), &format!("4\n0\n8\nsave {file}\n"));
    let said = talk(settings(Seat::Both), &format!("load {file}\nmoves\n"));
    assert!(said.contains("Loaded 3 moves"), "{said}");
    assert!(said.contains("O> 1 2 3 5 6 7\n"), "{said}");
    let other = PlaySettings { game: "mnk 5x5 k4".into(), ..settings(Seat::Both) };
    let said = talk(other, &format!("load {file}\n"));
    assert!(said.contains("is a game of mnk 3x3 k3: expected mnk 5x5 k4"), "{said}");
}

#[test]
fn broken_files_are_refused_and_nothing_is_lost() {
    let check = |text: &str, expected: &str| {
        let file = scratch("broken.toml");
        std::fs::write(&file, text).unwrap();
        let said = talk(settings(Seat::Both), &format!("4\nload {file}\nmoves\n"));
        assert!(said.contains(expected), "{text:?}: {said}");
        assert!(said.contains("O> 0 1 2 3 5 6 7 8\n"), "the game goes on: {said}");
    };
    check("hello", "is not a saved game");
    check("game = 'mnk 3x3 k3'\nmoves = ['9']", "bad move '9'");
    check("game = 'mnk 3x3 k3'\nmoves = ['0']\nclock = 3", "unknown field `clock`");
    check("game = 'mnk 3x3 k3'\nposition = 'xx'\nmoves = []", "bad position 'xx'");
}

#[test]
fn the_last_move_is_marked_and_the_board_shown_once_a_turn() {
    let said = talk(settings(Seat::Max), "4\n");
    assert_eq!(
        said.matches("+---+---+---+\n    a   b   c\n").count(),
        2,
        "at first, and after the answer: {said}"
    );
    let last = said.rfind("O plays").unwrap();
    assert!(said[last..].contains("[O]") && !said[last..].contains("[X]"), "{said}");
    let said = talk(settings(Seat::Both), "4\n");
    assert!(said.contains("| 3 |[X]| 5 |"), "{said}");
    let said = talk(settings(Seat::Min), "");
    assert_eq!(said.matches("    a   b   c\n").count(), 1, "the computer begins: {said}");
}

#[test]
fn colour_says_nothing_that_signs_do_not() {
    let play = |ink| talk(PlaySettings { ink, ..settings(Seat::Both) }, "4\n0\n");
    let (plain, coloured) = (play(Ink::Plain), play(Ink::Coloured));
    assert!(coloured.contains("\x1b[1;34mX\x1b[0m") && coloured.contains("\x1b[7m"), "{coloured:?}");
    let bare = |text: &str| {
        let mut parts = text.split('\x1b');
        let first = parts.next().unwrap_or_default().to_string();
        parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, rest)| rest))
    };
    assert_eq!(bare(&coloured), plain);
    assert!(!plain.contains('\x1b'));
}

#[test]
fn a_first_move_by_lot_is_told_as_one() {
    let said = talk(PlaySettings { explain: Explain::Yes, ..settings(Seat::Min) }, "");
    assert!(said.contains("The first move is chosen at random: X plays "), "{said}");
}

#[test]
fn candidates_are_shown_on_request() {
    let said = talk(PlaySettings { explain: Explain::Yes, ..settings(Seat::Max) }, "4\n");
    let after = said.lines().skip_while(|line| !line.ends_with("Candidates at depth 3:")).skip(1);
    let candidates: Vec<&str> = after.take_while(|line| !line.contains(" plays ")).collect();
    assert_eq!(candidates.len(), 8, "{said}");
    let judged = |line: &&str| ["is better by", "wins in", "even"].iter().any(|words| line.contains(words));
    assert!(candidates.iter().all(judged), "{said}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_input_is_survived(lines in prop::collection::vec("[a-z0-9 /?-]{0,12}", 0..20), bytes: Vec<u8>) {
        let bench = tic_tac_toe();
        let settings = PlaySettings { level: Level::new(1).unwrap(), ..settings(Seat::Min) };
        let mut session = Conversation::new(bench.as_ref(), settings, StopFlag::default()).unwrap();
        // Nothing may be written outside the test: `save` needs a name, and none of these is one.
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.trim_start().starts_with("save")).collect();
        let input = [lines.join("\n").into_bytes(), vec![b'\n'], bytes].concat();
        let mut output = Vec::new();
        converse(&mut session, &mut input.as_slice(), &mut output).unwrap();
        prop_assert!(!output.is_empty());
    }
}

/// What a herald hears while these lines are answered.
fn heralded(settings: PlaySettings, lines: &str) -> Vec<Option<String>> {
    let bench = tic_tac_toe();
    let told = std::cell::RefCell::new(Vec::new());
    let herald = Box::new(|notice: Option<&str>| told.borrow_mut().push(notice.map(String::from)));
    let session = Conversation::new(bench.as_ref(), settings, StopFlag::default()).unwrap();
    converse(&mut session.with_herald(herald), &mut lines.as_bytes(), &mut Vec::new()).unwrap();
    told.take()
}

#[test]
fn a_notice_says_who_thinks_and_goes_when_the_move_is_found() {
    let notices = |name: &str| [Some(format!("{name} is thinking ...")), None];
    assert_eq!(heralded(settings(Seat::Max), "4\n"), notices("O"));
    assert_eq!(heralded(settings(Seat::Both), "hint\n"), notices("X"));
    let textbook = Some(session::Request { algorithm: session::Algorithm::ALPHABETA, ..Default::default() });
    assert_eq!(heralded(PlaySettings { textbook, ..settings(Seat::Max) }, "4\n"), notices("O"));
    assert_eq!(heralded(settings(Seat::Both), "4\n0\nmoves\n"), [], "people play alone");
}

#[test]
fn the_header_names_every_command_that_help_explains() {
    let header = talk(settings(Seat::Both), "exit\n");
    let help = talk(settings(Seat::Both), "help\nexit\n");
    let listed = help.lines().skip_while(|line| !line.contains("MOVE")).skip(1);
    let commands = listed.filter_map(|line| line.strip_prefix("  ")?.get(..10));
    let commands: Vec<&str> = commands.map(str::trim).collect();
    assert!(commands.len() > 15, "{help}");
    let words = header.replace('\n', " ");
    for command in commands {
        assert!(words.contains(&format!(" {command}")), "{command}: {header}");
    }
    assert!(header.lines().all(|line| line.len() < 80), "{header}");
    assert!(!talk(settings(Seat::Neither), "").contains("Type a move"), "a header without a reader");
}

/// The text of a capture may name its ends alone.
#[test]
fn a_capture_of_several_pieces_says_how_many() {
    let game = games::find("draughts").unwrap();
    let bench = game.open(&session::Options::default()).unwrap();
    for (position, moves, expected) in [
        ("W:WK10,K14:BK1", "10-6", "Red plays 1x17 and takes 2 pieces."),
        ("W:WK10,25:BK1", "10-6", "Red plays 1x10."),
    ] {
        let at = At { position: Some(position.into()), moves: Vec::new() };
        let level = Level::new(1).unwrap();
        let settings = PlaySettings { game: "draughts".into(), at, level, ..settings(Seat::Max) };
        let mut session = Conversation::new(bench.as_ref(), settings, StopFlag::default()).unwrap();
        let mut output = Vec::new();
        converse(&mut session, &mut format!("{moves}\nexit\n").as_bytes(), &mut output).unwrap();
        let said = String::from_utf8(output).unwrap();
        assert!(said.contains(expected), "{said}");
    }
}
