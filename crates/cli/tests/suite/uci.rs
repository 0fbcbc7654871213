//! The engine as other programs meet it: a process, lines in, lines out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// Long enough for a busy machine; an answer that takes longer never comes.
const PATIENCE: Duration = Duration::from_secs(300);
/// Long enough for an answer that must not come to show up.
const MOMENT: Duration = Duration::from_millis(150);

/// A conversation with the engine.
struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Talk {
    fn start() -> Talk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_plywood"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = child.stdout.take().expect("an output");
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Talk { child, input, lines }
    }

    fn say(&mut self, line: &str) {
        self.say_bytes(line.as_bytes());
        self.say_bytes(b"\n");
    }

    fn say_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the conversation goes on");
        input.write_all(bytes).expect("the engine listens");
        input.flush().expect("the engine listens");
    }

    /// All lines up to the first that starts with `end`.
    fn until(&mut self, end: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self
                .lines
                .recv_timeout(PATIENCE)
                .unwrap_or_else(|_| panic!("no line starts with '{end}' after {heard:#?}"));
            heard.push(line);
            if heard.last().is_some_and(|line| line.starts_with(end)) {
                return heard;
            }
        }
    }

    /// What the engine plays after these lines.
    fn best(&mut self, lines: &[&str]) -> String {
        lines.iter().for_each(|line| self.say(line));
        let heard = self.until("bestmove");
        let words: Vec<&str> = heard[heard.len() - 1].split_whitespace().collect();
        words[1].to_string()
    }

    /// No answer may come yet.
    fn is_thinking(&mut self) {
        let until = Instant::now() + MOMENT;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => assert!(!line.starts_with("bestmove"), "answered too early: {line}"),
                Err(RecvTimeoutError::Timeout) => return,
                Err(RecvTimeoutError::Disconnected) => panic!("the engine is gone"),
            }
        }
    }

    fn is_alive(&mut self) {
        self.say("isready");
        self.until("readyok");
    }

    fn ends(mut self) {
        self.input = None;
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            if let Some(status) = self.child.try_wait().expect("a process") {
                assert!(status.success(), "{status}");
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("the engine does not end");
    }
}

/// A forgotten process must not outlive a failed test.
impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn after(line: &str, word: &str) -> Option<String> {
    let mut words = line.split_whitespace().skip_while(|&w| w != word);
    words.nth(1).map(str::to_string)
}

#[test]
fn an_engine_introduces_itself() {
    let mut talk = Talk::start();
    talk.say("uci");
    let heard = talk.until("uciok");
    assert!(heard[0].starts_with("id name Plywood ") && heard[1].starts_with("id author "));
    for name in [
        "Hash",
        "Threads",
        "Clear Hash",
        "Ponder",
        "MultiPV",
        "Move Overhead",
        "SyzygyPath",
        "UCI_Chess960",
        "UCI_AnalyseMode",
        "UCI_LimitStrength",
        "UCI_Elo",
        "UCI_ShowWDL",
        "OwnBook",
        "BookFile",
    ] {
        let start = format!("option name {name} type ");
        assert_eq!(heard.iter().filter(|line| line.starts_with(&start)).count(), 1, "{name}");
    }
    talk.is_alive();
    talk.say("quit");
    talk.ends();
}

#[test]
fn every_limit_leads_to_a_legal_move() {
    let mut talk = Talk::start();
    let start = "position startpos moves e2e4 e7e5 g1f3";
    for go in [
        "go depth 5",
        "go nodes 2000",
        "go movetime 30",
        "go movetime 0",
        "go movetime 1",
        "go wtime 0 btime 0",
        "go wtime 300 btime 300 winc 5 binc 5",
        "go wtime 1000 btime 1000 movestogo 2",
        "go wtime 1 btime 1",
        "go btime -50",
        "go mate 1 nodes 3000",
        "go depth 3 nodes 1 movetime 1 wtime 1",
        "go depth 4 searchmoves b8c6 d7d6",
    ] {
        let best = talk.best(&[start, go]);
        assert!(best.len() == 4 && best.is_ascii(), "{go}: {best}");
    }
    assert_eq!(talk.best(&[start, "go depth 4 searchmoves a7a6"]), "a7a6");
    talk.say("quit");
    talk.ends();
}

#[test]
fn mates_are_told_in_moves_and_ended_games_have_none() {
    let mut talk = Talk::start();
    talk.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    talk.say("go depth 6");
    let heard = talk.until("bestmove");
    assert!(heard.iter().any(|line| line.contains(" score mate 1 ")), "{heard:#?}");
    assert!(heard[heard.len() - 1].starts_with("bestmove a1a8"));
    for ended in ["R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "k7/8/1Q6/8/8/8/8/K7 b - - 0 1"] {
        assert_eq!(talk.best(&[&format!("position fen {ended}"), "go depth 3"]), "(none)");
    }
    let mate_in_two = "position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    talk.say(mate_in_two);
    talk.say("go mate 2");
    let heard = talk.until("bestmove");
    assert!(heard.iter().any(|line| line.contains(" score mate 2 ")), "{heard:#?}");
}

/// Where a game may be over although there are moves: bare kings, a lone knight, fifty moves, seventy-five, repetition.
#[test]
fn every_go_with_a_legal_move_gets_one() {
    let mut talk = Talk::start();
    for position in [
        "fen 8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "fen 8/8/4k3/8/8/3KN3/8/8 b - - 0 1",
        "fen 3k4/8/8/8/8/8/4R3/4K3 w - - 99 200",
        "fen 3k4/8/8/8/8/8/4R3/4K3 w - - 100 200",
        "fen 3k4/8/8/8/8/8/4R3/4K3 b - - 149 200",
        "fen 3k4/8/8/8/8/8/4R3/4K3 w - - 150 200",
        "startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
        "startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
    ] {
        for go in ["go depth 4", "go movetime 5", "go nodes 1"] {
            let best = talk.best(&[&format!("position {position}"), go]);
            assert_eq!(best.len(), 4, "{position}, {go}: {best}");
        }
    }
}

#[test]
fn a_refused_position_is_not_played_on_in_the_one_before() {
    let mut talk = Talk::start();
    for refused in [
        "fen 4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "fen 4k3/8/8/8/8/8/8/4K2R w - - 151 200",
        "fen 4k3/8/8/8/8/8/8/4K2R",
        "startpos moves e2e4 e2e4",
    ] {
        talk.say("position startpos");
        talk.say(&format!("position {refused}"));
        talk.say("go depth 2");
        let heard = talk.until("bestmove");
        assert_eq!(heard.last().map(String::as_str), Some("bestmove 0000"), "{refused}: {heard:#?}");
        assert!(heard[0].starts_with("info string "), "{refused}: {heard:#?}");
        for question in ["d", "eval", "flip", "go perft 2"] {
            talk.say(question);
            let said = talk.until("").pop();
            assert_eq!(
                said.as_deref(),
                Some("info string no position: the last one was refused"),
                "{question}"
            );
        }
    }
    assert_eq!(talk.best(&["position startpos", "go depth 2"]).len(), 4);
}

#[test]
fn counting_listens() {
    for work in ["go perft 30", "perft 30", "bench 60"] {
        let mut talk = Talk::start();
        talk.say("position startpos");
        talk.say(work);
        talk.is_alive();
        talk.say("stop");
        let said = talk.until("info string").pop().expect("a line");
        assert!(said.contains(" stopped"), "{work}: {said}");
        // What is still to be done counts as much as what is being done.
        talk.say(work);
        talk.say(work);
        talk.say("quit");
        talk.ends();
        let mut talk = Talk::start();
        talk.say(work);
        talk.ends();
    }
}

#[test]
fn a_line_that_is_too_long_is_skipped_whole() {
    let mut talk = Talk::start();
    talk.say(&format!("{} quit", "x".repeat(1 << 20)));
    assert_eq!(talk.until("info").pop().as_deref(), Some("info string line too long: skipped"));
    talk.is_alive();
}

#[test]
fn a_search_without_end_waits_for_stop() {
    let mut talk = Talk::start();
    talk.say("position startpos");
    talk.say("go infinite");
    talk.is_thinking();
    talk.is_alive();
    talk.say("setoption name MultiPV value 1");
    talk.say("stop");
    talk.until("bestmove");
    // A mate at once is no reason to answer before being asked.
    talk.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    talk.say("go infinite");
    talk.is_thinking();
    assert_eq!(talk.best(&["stop"]), "a1a8");
}

#[test]
fn pondering_waits_for_the_move() {
    let mut talk = Talk::start();
    talk.say("position startpos moves e2e4 e7e5");
    talk.say("go ponder wtime 400 btime 400");
    talk.is_thinking();
    talk.say("ponderhit");
    talk.until("bestmove");
    talk.say("go ponder wtime 400 btime 400");
    talk.is_thinking();
    assert!(!talk.best(&["stop"]).is_empty());
}

#[test]
fn several_lines_are_different_and_chances_add_up() {
    let mut talk = Talk::start();
    for option in ["MultiPV value 3", "UCI_ShowWDL value true", "Threads value 2", "Hash value 4"] {
        talk.say(&format!("setoption name {option}"));
    }
    talk.say("position startpos");
    talk.say("go depth 6");
    let heard = talk.until("bestmove");
    let last: Vec<&String> = heard.iter().filter(|line| line.starts_with("info depth 6 ")).collect();
    assert_eq!(last.len(), 3, "{heard:#?}");
    let mut firsts: Vec<String> = last.iter().filter_map(|line| after(line, "pv")).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 3, "{last:#?}");
    for line in last {
        let words: Vec<&str> = line.split_whitespace().collect();
        let at = words.iter().position(|&word| word == "wdl").expect("chances");
        let sum: u32 = words[at + 1..at + 4].iter().map(|word| word.parse::<u32>().expect("a number")).sum();
        assert_eq!(sum, 1000, "{line}");
        for word in ["seldepth", "nodes", "nps", "hashfull", "tbhits", "time"] {
            assert!(after(line, word).is_some_and(|value| value.parse::<u64>().is_ok()), "{word}: {line}");
        }
    }
}

#[test]
fn castling_is_written_as_asked() {
    let castle = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut talk = Talk::start();
    assert_eq!(talk.best(&[castle, "go depth 3 searchmoves e1g1"]), "e1g1");
    assert_eq!(
        talk.best(&["setoption name UCI_Chess960 value true", castle, "go depth 3 searchmoves e1h1"]),
        "e1h1"
    );
    // Start position 0 of the 960, white to castle at once.
    let odd = "position fen bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1 moves g1h1";
    assert!(talk.best(&[odd, "go depth 2"]).len() >= 4);
}

#[test]
fn a_weaker_engine_still_plays() {
    let mut talk = Talk::start();
    talk.say("setoption name UCI_LimitStrength value true");
    for elo in [1100, 1500, 2000] {
        talk.say(&format!("setoption name UCI_Elo value {elo}"));
        assert_eq!(talk.best(&["position startpos", "go movetime 200"]).len(), 4);
    }
}

#[test]
fn extras_answer() {
    let mut talk = Talk::start();
    talk.say("position startpos moves e2e4");
    talk.say("d");
    let board = talk.until("Key:");
    assert!(
        board.contains(&"Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1".to_string()),
        "{board:#?}"
    );
    talk.say("flip");
    talk.say("d");
    assert!(talk.until("Key:").iter().any(|line| line.starts_with("Fen: ") && line.contains(" w KQkq ")));
    talk.say("position startpos");
    talk.say("eval");
    assert!(talk.until("sum").iter().any(|line| line.starts_with("pawn-middlegame")));
    talk.say("go perft 3");
    let counts = talk.until("Nodes searched");
    assert_eq!(counts.last().map(String::as_str), Some("Nodes searched: 8902"));
    assert!(counts.contains(&"e2e4: 600".to_string()));
    talk.say("bench 1");
    let total = talk.until("").pop().expect("a line");
    assert!(total.contains(" nodes ") && total.ends_with(" nps"), "{total}");
}

#[test]
fn garbage_is_survived() {
    let mut talk = Talk::start();
    let long = "e2e4 ".repeat(50_000);
    for line in [
        "",
        "   ",
        "xyzzy",
        "go go go",
        "position",
        "position fen",
        "position fen 8/8/8/8 w - - 0 1",
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1 moves",
        "position startpos moves e2e5",
        "position startpos moves e2e4 e2e4",
        "setoption",
        "setoption name",
        "setoption name Hash value -1",
        "setoption name Hash value 99999999999999999999",
        "setoption name Nonsense value 3",
        "setoption name Threads value zero",
        "stop",
        "ponderhit",
        "go depth x wtime y searchmoves z9z9 depth 1",
        "go perft 0",
        "debug maybe",
        "register later",
        "\u{1F600}\u{202E} go\u{0}",
        &format!("position startpos moves {long}"),
        &"9".repeat(100_000),
    ] {
        talk.say(line);
    }
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..random.usize(..80)).map(|_| random.u8(..)).collect();
        // A random line may not be the one word that ends the conversation.
        let harmless: Vec<u8> = bytes.into_iter().filter(|byte| !byte.is_ascii_alphabetic()).collect();
        talk.say_bytes(&harmless);
        talk.say_bytes(b"\n");
    }
    talk.is_alive();
    assert_eq!(talk.best(&["position startpos", "go depth 2"]).len(), 4);
    talk.ends();
}

#[test]
fn the_end_of_the_input_ends_the_engine() {
    for go in ["go infinite", "go ponder wtime 100 btime 100", "go depth 60"] {
        let mut talk = Talk::start();
        talk.say("position startpos");
        talk.say(go);
        talk.ends();
    }
}

/// What a worker of OpenBench does with an engine: `bench` in several processes, the last nodes and speed they print, the same nodes
/// from each; then games with `Threads` and `Hash` set.
#[test]
fn a_worker_of_openbench_can_use_the_engine() {
    let start = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plywood-uci"));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        command.spawn().unwrap()
    };
    let benches = [start(&["bench"]), start(&["bench"])];
    let counted = benches.map(|bench| {
        let said = String::from_utf8(bench.wait_with_output().unwrap().stdout).unwrap();
        let words: Vec<&str> = said.lines().last().unwrap().split(' ').collect();
        let [nodes, "nodes", speed, "nps"] = words[..] else { panic!("{said}") };
        assert!(speed.parse::<u64>().unwrap() > 0);
        nodes.parse::<u64>().unwrap()
    });
    let signature = include_str!("../data/signature.txt");
    let (_, chess) = signature.split_once("chess ").unwrap();
    assert_eq!(counted, [chess.split_whitespace().next().unwrap().parse::<u64>().unwrap(); 2]);

    let mut game = start(&[]);
    let mut input = game.stdin.take().unwrap();
    let mut lines = BufReader::new(game.stdout.take().unwrap()).lines().map_while(Result::ok);
    writeln!(input, "uci\nsetoption name Threads value 1\nsetoption name Hash value 8\nisready").unwrap();
    let options: Vec<String> = lines.by_ref().take_while(|line| line != "readyok").collect();
    for option in ["Threads", "Hash"] {
        assert!(
            options.iter().any(|line| line.starts_with(&format!("option name {option} type spin"))),
            "{options:?}"
        );
    }
    writeln!(input, "ucinewgame\nposition startpos\ngo wtime 100 btime 100 winc 10 binc 10").unwrap();
    assert!(lines.by_ref().any(|line| line.starts_with("bestmove ")));
    writeln!(input, "quit").unwrap();
    assert!(game.wait().unwrap().success());
}
