//! A manager's dialogue with the five-in-a-row engine.

use protocol::gomocup::{Brain, run};
use session::{Playable, SessionError, StopFlag};
use std::io::{BufReader, Write, pipe};
use std::sync::mpsc::channel;
use std::time::Duration;

fn five_in_a_row(columns: usize, rows: usize) -> Result<Box<dyn Playable>, SessionError> {
    games::open("mnk", [("columns", columns.into()), ("rows", rows.into()), ("k", 5.into())])
}

/// Longer than anything takes that is not a search, even on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// What is answered by an engine that is given its time, up to the line that ends it.
fn talk(lines: &str) -> Vec<String> {
    let mut brain = Brain::new(five_in_a_row);
    lines.lines().map_while(|line| brain.line(line, &StopFlag::default())).flatten().collect()
}

/// The engine leaves when the manager does, though it was given ten minutes for the move it thinks about.
fn check_leaving(last: &str) {
    let (input, mut typed) = pipe().unwrap();
    let (left, leaving) = channel();
    std::thread::spawn(move || {
        let mut output = Vec::new();
        run(five_in_a_row, BufReader::new(input), &mut output);
        left.send(String::from_utf8(output).unwrap())
    });
    typed.write_all(b"START 15\nINFO timeout_turn 600000\nTURN 7,7\n").unwrap();
    // Nothing is said during a search; most likely it has begun by then.
    std::thread::sleep(Duration::from_millis(200));
    typed.write_all(last.as_bytes()).unwrap();
    drop(typed);
    let said = leaving.recv_timeout(LIMIT).expect("the engine leaves");
    assert_eq!(said.lines().count(), 2, "{said}");
}

#[test]
fn end_is_heard_during_a_search() {
    check_leaving("END\n");
    check_leaving("\nend\nABOUT\n");
}

#[test]
fn the_end_of_the_input_is_heard_during_a_search() {
    check_leaving("");
}

#[test]
fn a_game_is_started_and_played() {
    let (lines, mut output) =
        ("START 15\nINFO timeout_turn 60\nBEGIN\nTURN 0,0\nEND\nTURN 1,1\n", Vec::new());
    run(five_in_a_row, lines.as_bytes(), &mut output);
    let answers: Vec<String> = String::from_utf8(output).unwrap().lines().map(String::from).collect();
    assert_eq!((answers.len(), answers[0].as_str()), (3, "OK"), "nothing is said after END");
    for answer in &answers[1..] {
        let (x, y) = answer.split_once(',').unwrap();
        assert!(x.parse::<u8>().unwrap() < 15 && y.parse::<u8>().unwrap() < 15, "{answer}");
    }
    assert_ne!(answers[1], answers[2]);
}

#[test]
fn fives_are_made_and_stopped() {
    // Own stones have four in a row: the fifth wins.
    let own = "START 15\nINFO timeout_turn 200\nBOARD\n3,7,1\n4,7,1\n5,7,1\n6,7,1\n3,8,2\n4,8,2\n5,8,2\n6,8,2\nDONE\n";
    let answers = talk(own);
    assert!(answers[1] == "2,7" || answers[1] == "7,7", "{answers:?}");
    // The opponent has four with one end closed: only one cell stops it.
    let other =
        "START 20\nINFO timeout_turn 200\nBOARD\n0,7,2\n1,7,2\n2,7,2\n3,7,2\n9,9,1\n12,3,1\n15,15,1\nDONE\n";
    assert_eq!(talk(other)[1], "4,7");
}

#[test]
fn the_rest_of_the_protocol() {
    let mut brain = Brain::new(five_in_a_row);
    let mut say = |line: &str| brain.line(line, &StopFlag::default()).unwrap().join("|");
    assert!(say("ABOUT").starts_with("name=\"Plywood\", version=\""));
    assert_eq!(say("BEGIN"), "ERROR no game: expected START first");
    assert_eq!(say("START 4"), "ERROR bad size 4,4: expected 5 to 20");
    assert_eq!(say("START 99999999999999"), "ERROR bad size 99999999999999,99999999999999: expected 5 to 20");
    assert_eq!(say("RECTSTART 10,8"), "OK");
    assert_eq!(say("INFO timeout_turn 20"), "");
    assert_eq!(say("INFO max_memory 83886080"), "");
    assert_eq!(say("INFO folder /tmp"), "");
    assert_eq!(say("TURN 10,0"), "ERROR bad place 10,0: expected an empty cell");
    assert_eq!(say("TAKEBACK 0,0"), "ERROR bad place 0,0: expected a stone");
    assert!(say("TURN 5,4").contains(','));
    assert_eq!(say("TURN 5,4"), "ERROR bad place 5,4: expected an empty cell");
    assert_eq!(say("TAKEBACK 5,4"), "OK");
    assert_eq!(say("RESTART"), "OK");
    assert_eq!(say("BOARD"), "");
    assert_eq!(say("nonsense"), "ERROR expected a stone such as 7,7,1, or DONE");
    assert!(say("DONE").contains(','));
    assert_eq!(say("PLAY 0,0"), "0,0");
    assert_eq!(say("PLAY 0,0"), "ERROR bad place 0,0: expected an empty cell");
    assert_eq!(say("DANCE"), "UNKNOWN command");
    assert!(brain.line("END", &StopFlag::default()).is_none());
}

#[test]
fn the_first_move_is_in_the_middle() {
    assert_eq!(talk("START 15\nBEGIN\n")[1], "7,7");
    assert_eq!(talk("RECTSTART 12,10\nBEGIN\n")[1], "6,5");
}

#[test]
fn other_rules_are_refused() {
    let first =
        |rule: u8| talk(&format!("START 15\nINFO rule {rule}\nBEGIN\nRESTART\nBEGIN\n"))[1..].join("|");
    assert_eq!(first(0), "7,7|OK|7,7");
    let exact = "ERROR rule 1, exactly five, is not known: expected rule 0, five or more";
    assert_eq!(first(1), format!("{exact}|OK|{exact}"));
    let renju = "ERROR rule 4, renju, is not known: expected rule 0, five or more";
    assert_eq!(first(4), format!("{renju}|OK|{renju}"));
    assert!(first(9).starts_with("ERROR rule 9, caro, is not known"));
}

#[test]
fn a_move_comes_however_little_time_there_is() {
    for time in ["timeout_turn 0", "timeout_turn 1", "timeout_match 1", "time_left 0", "time_left 1"] {
        let answers = talk(&format!("START 15\nINFO {time}\nBEGIN\nTURN 3,3\nTURN 4,4\n"));
        assert_eq!(answers.len(), 4, "{time}: {answers:?}");
        let is_move =
            |answer: &String| answer.split(',').all(|word| word.parse::<u8>().is_ok_and(|n| n < 15));
        assert!(answers[1..].iter().all(is_move), "{time}: {answers:?}");
        assert!(answers[1..].iter().all(|answer| answer != "3,3" && answer != "4,4"), "{time}: {answers:?}");
    }
}

#[test]
fn a_board_that_is_not_understood_is_not_played_on() {
    let answers = talk("START 15\nBOARD\n7,7,2\n8,8,3\nDONE\nBEGIN\n");
    assert_eq!(answers[1], "ERROR blocked cell 8,8: expected a stone of 1 or 2");
    assert_eq!(
        answers[2],
        "ERROR this board cannot be played on: blocked cell 8,8: expected a stone of 1 or 2"
    );
}

#[test]
fn openings_with_swaps_are_answered() {
    let ask = |stones: &str| {
        talk(&format!("START 15\nINFO timeout_turn 100\nSWAP2BOARD\n{stones}DONE\n"))[1].clone()
    };
    let opening = ask("");
    let stones = opening.replace(' ', "\n") + "\n";
    assert_eq!(opening.split(' ').count(), 3, "{opening}");
    let reply = ask(&stones);
    assert!(reply == "SWAP" || reply.split_once(',').is_some(), "{reply}");
    // X has an open three and O to move has nothing: X is the side to take.
    assert_eq!(ask("7,7\n0,0\n8,7\n0,14\n9,7\n"), "SWAP");
    // O has two beside each other, X has corners, and O is to move.
    assert_ne!(ask("0,0\n7,7\n14,0\n8,7\n14,14\n"), "SWAP");
    assert_eq!(ask("7,7\n"), "ERROR an opening of 1 stones: expected 0, 3 or 5");
}
