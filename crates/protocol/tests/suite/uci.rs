//! A front end's dialogue with the chess engine behind UCI.

use super::hub::{LIMIT, Shown, Typed};
use chess::Chess;
use protocol::uci::run;
use search::{Game, Notation};
use session::Options;
use std::io::BufReader;
use std::sync::mpsc::channel;

/// The answers to these lines; every `go` is given the time it needs.
fn talk(lines: &str) -> Vec<String> {
    let ((typed, input), (output, shown)) = (channel(), channel());
    let engine = std::thread::spawn(move || {
        let (input, output) = (BufReader::new(Typed(input, Vec::new())), Shown(output, String::new()));
        run(games::find("chess").unwrap(), Options::default(), input, output).unwrap();
    });
    let mut said = Vec::new();
    for line in lines.lines() {
        typed.send(format!("{line}\n").into_bytes()).unwrap();
        let end = match line.split(' ').collect::<Vec<_>>()[..] {
            ["go", "perft", ..] => "Nodes searched",
            ["go", ..] => "bestmove",
            _ => "",
        };
        let answered = said.len();
        let is_end = |last: &String| last.starts_with(end);
        while !end.is_empty() && !said[answered..].last().is_some_and(is_end) {
            said.push(shown.recv_timeout(LIMIT).expect("an answer"));
        }
    }
    drop(typed);
    engine.join().unwrap();
    said.extend(shown);
    said
}

fn best(said: &[String]) -> Vec<&str> {
    let best = said.iter().filter_map(|line| line.strip_prefix("bestmove "));
    best.map(|line| line.split(' ').next().unwrap()).collect()
}

/// Draws by the fifty moves, by bare kings and by repetition are for others to judge; only where there is no move is none made.
#[test]
fn every_go_with_a_legal_move_gets_one() {
    for position in [
        "fen 4k3/8/8/8/8/8/4P3/4K3 w - - 100 80",
        "fen 8/8/8/4k3/8/8/8/4K3 b - - 0 1",
        "startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
        "fen 8/8/8/4k3/8/8/8/4K3 w - - 0 1 moves e1e2 e5e4",
    ] {
        let said = talk(&format!("position {position}\ngo nodes 500\n"));
        let (chess, words) = (Chess::default(), position.trim_start_matches("fen "));
        let (start, moves) = words.split_once(" moves ").unwrap_or((words, ""));
        let play = |state, m: &str| chess.play(&state, chess.parse_move(&state, m).unwrap());
        let state = moves.split_whitespace().fold(chess.parse_state(start).unwrap(), play);
        let mut legal = Vec::new();
        chess.moves(&state, &mut legal);
        let found = chess.parse_move(&state, best(&said)[0]).unwrap();
        assert!(legal.contains(&found), "{position}: {said:?}");
    }
    assert_eq!(best(&talk("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo depth 3\n")), ["(none)"]);
}

#[test]
fn a_refused_position_is_not_played_on_in_the_one_before() {
    for refused in ["position fen nonsense", "position startpos moves e2e5"] {
        let said =
            talk(&format!("{refused}\ngo depth 2\nd\neval\nflip\nperft 1\nposition startpos\ngo depth 1\n"));
        assert_eq!(best(&said)[0], "0000", "{said:?}");
        assert_ne!(best(&said)[1], "0000", "{said:?}");
        let complaints = said.iter().filter(|line| line.contains("no position")).count();
        assert_eq!(complaints, 5, "{said:?}");
    }
}

#[test]
fn castling_is_written_as_the_front_end_asks() {
    let castles = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\ngo depth 1 searchmoves e1g1\n";
    assert_eq!(best(&talk(castles)), ["e1g1"]);
    assert_eq!(best(&talk(&format!("setoption name UCI_Chess960 value true\n{castles}"))), ["e1h1"]);
    // A king that does not stand as usual castles by its rook whatever is asked for.
    let shuffled = "position fen 4k3/8/8/8/8/8/8/1K1R4 w D - 0 1\ngo depth 1 searchmoves b1d1\n";
    assert_eq!(best(&talk(shuffled)), ["b1d1"]);
}

#[test]
fn a_mate_is_found_and_ends_the_search() {
    let said = talk("position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\ngo mate 2\n");
    assert_eq!(best(&said), ["a1a6"]);
    assert!(said.iter().any(|line| line.contains("score mate 2")), "{said:?}");
}

#[test]
fn lines_chances_and_bounds_are_told_for_the_side_to_move() {
    let asked = "setoption name MultiPV value 2\nsetoption name UCI_ShowWDL value true\n\
                 position fen rnb1kbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\ngo depth 5\n";
    let said = talk(asked);
    let last = said.iter().rfind(|line| line.contains("depth 5 ") && line.contains("multipv 1")).unwrap();
    let words: Vec<&str> = last.split(' ').collect();
    let after = |name: &str| words[words.iter().position(|&word| word == name).unwrap() + 1];
    assert!(after("cp").parse::<i32>().unwrap() < -500, "Black has lost its queen: {last}");
    assert_eq!(after("wdl"), "0", "{last}");
    assert!(said.iter().any(|line| line.contains("multipv 2")));
}

#[test]
fn what_cannot_be_opened_is_named_and_left_out() {
    let said = talk(
        "setoption name SyzygyPath value no such folder\nsetoption name BookFile value no such book\n\
                     setoption name OwnBook value true\ngo depth 1\n",
    );
    assert!(said.iter().any(|line| line.contains("no such folder")), "{said:?}");
    assert!(said.iter().any(|line| line.contains("no such book")), "{said:?}");
    assert!(said.iter().any(|line| line.starts_with("info depth 1")), "no book: it thinks: {said:?}");
    let said = talk("setoption name OwnBook value true\ngo depth 1\ngo depth 1 searchmoves a2a3\n");
    assert!(!best(&said)[0].is_empty() && best(&said)[1] == "a2a3");
    assert_eq!(
        said.iter().filter(|line| line.starts_with("info depth 1")).count(),
        1,
        "the first is the book's"
    );
}

#[test]
fn a_weak_player_is_weaker() {
    let weak = "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1100\n";
    let said = talk(&format!("{weak}position startpos\ngo depth 20\n"));
    let nodes =
        said.iter().filter_map(|line| line.split_once(" nodes ")?.1.split(' ').next()?.parse::<u64>().ok());
    assert!(nodes.max().unwrap() <= 1000, "{said:?}");
}

#[test]
fn a_weak_player_judges_by_hand_unless_a_file_is_named() {
    let score = |options: &str| -> i32 {
        let position = "position fen r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 b kq - 0 6";
        let said = talk(&format!("{options}{position}\ngo depth 1\n"));
        let told = said.iter().find_map(|line| line.split_once(" score cp ")?.1.split(' ').next());
        told.expect("a score").parse().unwrap()
    };
    let weak = "setoption name UCI_LimitStrength value true\n";
    let net =
        concat!("setoption name EvalFile value ", env!("CARGO_MANIFEST_DIR"), "/../chess/nets/chess.net\n");
    let usual = score("");
    assert_ne!(score(weak), usual, "by hand, not by the net");
    assert_eq!(score(net), usual, "the same net as a file");
    assert_eq!(score(&format!("{weak}{net}")), usual, "the file is named");
}

/// Everything told of the last search but its times.
fn last_search(said: &[String]) -> Vec<String> {
    let is_info = |line: &&String| line.starts_with("info depth");
    let end = said.iter().rposition(|line| line.starts_with("bestmove")).expect("an answer");
    let begin = said[..end].iter().rposition(|line| line.starts_with("bestmove")).map_or(0, |last| last + 1);
    let timeless = |line: &String| {
        let mut words: Vec<&str> = line.split(' ').collect();
        for name in ["time", "nps"] {
            if let Some(place) = words.iter().position(|word| *word == name) {
                words.drain(place..place + 2);
            }
        }
        words.join(" ")
    };
    said[begin..end].iter().filter(is_info).map(timeless).collect()
}

#[test]
fn an_engine_that_judges_in_another_way_thinks_afresh() {
    let weak = "setoption name UCI_LimitStrength value true\n";
    let weaker = "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1500\n";
    let by_hand = "setoption name EvalFile value tapered\n";
    for (first, then) in [("", weak), ("", by_hand), (weak, weaker)] {
        let think = "position startpos\ngo depth 6\n";
        let fresh = last_search(&talk(&format!("{first}{then}{think}")));
        let changed = last_search(&talk(&format!("{first}go depth 9\n{then}{think}")));
        assert_eq!(changed, fresh, "{first} {then}");
    }
}

#[test]
fn after_a_refused_eval_file_an_engine_thinks_by_its_own_evaluation_and_afresh() {
    let fresh = last_search(&talk("go depth 6\n"));
    let by_hand = "setoption name EvalFile value tapered\ngo depth 9\n";
    let said = talk(&format!("{by_hand}setoption name EvalFile value no such file\ngo depth 6\n"));
    assert!(said.iter().any(|line| line.contains("no such file")), "{said:?}");
    assert_eq!(last_search(&said), fresh);
}

/// The space before `go` says that its answer is not waited for.
#[test]
fn an_engine_that_was_stopped_is_ready_when_everything_before_is_done() {
    let said = talk(" go infinite\nucinewgame\nisready\n");
    let place = |text: &str| said.iter().position(|line| line.starts_with(text)).expect(text);
    assert!(place("bestmove") < place("readyok"), "{said:?}");
}

#[test]
fn the_evaluation_that_is_told_is_the_one_it_judges_by() {
    let sum = |options: &str| -> String {
        let said = talk(&format!("{options}position startpos moves e2e4\neval\n"));
        said.iter().find(|line| line.starts_with("sum ")).expect("a sum").clone()
    };
    let by_name = |name: &str| sum(&format!("setoption name EvalFile value {name}\n"));
    assert_eq!(sum(""), by_name("net"));
    assert_eq!(sum("setoption name UCI_LimitStrength value true\n"), by_name("tapered"));
    assert_ne!(by_name("net"), by_name("tapered"));
}

#[test]
fn the_rest_of_the_protocol() {
    let said =
        talk("uci\nisready\nposition startpos moves e2e4\nd\neval\nflip\nd\ngo perft 2\nbench 1\nxyzzy\n");
    let has = |text: &str| said.iter().any(|line| line.starts_with(text));
    for line in [
        "uciok",
        "readyok",
        "Fen: rnbqkbnr/pppppppp/8/8/4P3",
        "sum ",
        "Key: ",
        "g1f3: 20",
        "Nodes searched: ",
    ] {
        assert!(has(line), "{line}: {said:?}");
    }
    assert!(said.iter().any(|line| line.starts_with("Fen:") && line.contains(" w ")), "{said:?}");
    assert!(has("info string unknown command 'xyzzy'"), "{said:?}");
}
