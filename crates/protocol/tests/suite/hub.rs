//! A front end's dialogue with `hub::run`, line by line.

use draughts::hub as notation;
use draughts::{Draughts, State};
use protocol::hub::HubLine;
use search::{Game, Notation, NotationError};

use std::io::{BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// Longer than any answer takes, even on a busy machine.
pub const LIMIT: Duration = Duration::from_secs(60);
const START: &str = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

/// What the front end writes, as the engine's input.
pub struct Typed(pub Receiver<Vec<u8>>, pub Vec<u8>);

impl Read for Typed {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        if self.1.is_empty() {
            // The end of the channel is the end of the input.
            self.1 = self.0.recv().unwrap_or_default();
        }
        let count = self.1.len().min(into.len());
        into[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

/// What the engine writes, line by line.
pub struct Shown(pub Sender<String>, pub String);

impl Write for Shown {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.1.push_str(std::str::from_utf8(bytes).unwrap());
        while let Some(end) = self.1.find('\n') {
            let line: String = self.1.drain(..=end).collect();
            // A test that has seen enough does not listen any more.
            let _ = self.0.send(line.trim_end().to_string());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

struct FrontEnd {
    typed: Sender<Vec<u8>>,
    shown: Receiver<String>,
}

impl FrontEnd {
    fn say(&self, line: &str) {
        self.typed.send(format!("{line}\n").into_bytes()).unwrap();
    }

    fn next(&self) -> HubLine {
        HubLine::parse(&self.shown.recv_timeout(LIMIT).expect("an answer"))
    }

    /// Skips lines until this command.
    fn wait_for(&self, command: &str) -> HubLine {
        loop {
            let line = self.next();
            if line.command == command {
                return line;
            }
        }
    }
}

/// Talks with an engine of its own.
fn talk(dialogue: impl FnOnce(&FrontEnd)) {
    let (typed, input) = channel();
    let (output, shown) = channel();
    let engine = std::thread::spawn(move || {
        let bench = games::open("draughts", []).unwrap();
        let (input, output) = (BufReader::new(Typed(input, Vec::new())), Shown(output, String::new()));
        protocol::hub::run(bench, input, output).unwrap();
    });
    let front_end = FrontEnd { typed, shown };
    dialogue(&front_end);
    drop(front_end);
    engine.join().expect("the engine leaves when the input ends");
}

/// The state after moves as Hub writes them.
fn after(text: &str) -> Result<State, NotationError> {
    let play = |state: State, m: &str| Ok(Draughts.play(&state, notation::parse_move(&state, m)?));
    text.split_whitespace().try_fold(State::start(), play)
}

#[test]
fn a_conversation_starts() {
    talk(|front_end| {
        front_end.say("hub");
        assert_eq!(front_end.next().get("name"), Some("Plywood"));
        let variant = front_end.next();
        assert_eq!((variant.get("name"), variant.get("values")), (Some("variant"), Some("english")));
        front_end.wait_for("wait");
        front_end.say("set-param name=variant value=english");
        front_end.say("set-param name=hash value=1");
        front_end.say("init");
        assert_eq!(front_end.next(), HubLine::new("ready"));
        front_end.say("new-game");
        front_end.say("ping");
        assert_eq!(front_end.next(), HubLine::new("pong"));
        front_end.say("quit");
    });
}

#[test]
fn answers_come_in_the_order_of_the_questions() {
    talk(|front_end| {
        front_end.say("go think");
        front_end.say("pos pos=W");
        front_end.say("go think");
        assert_ne!(
            front_end.wait_for("done").get("move"),
            Some("0-0"),
            "the search comes first, and is stopped"
        );
        assert_eq!(front_end.wait_for("done").get("move"), Some("0-0"));
    });
}

#[test]
fn no_hit_starts_a_thread_and_the_first_one_counts() {
    talk(|front_end| {
        front_end.say("level move-time=0.2");
        front_end.say("go ponder");
        (0..20_000).for_each(|_| front_end.say("ponder-hit"));
        assert!(front_end.wait_for("done").get("move").is_some());
    });
}

#[test]
fn a_line_that_is_too_long_is_skipped_whole() {
    talk(|front_end| {
        front_end.say(&format!("{} quit", "x".repeat(1 << 20)));
        assert_eq!(front_end.next().get("message"), Some("line too long: skipped"));
        front_end.say("ping");
        assert_eq!(front_end.next(), HubLine::new("pong"));
    });
}

#[test]
fn a_draw_that_was_passed_is_refused_and_not_played_on() {
    talk(|front_end| {
        let there_and_back = "1-5 32-28 5-1 28-32 ".repeat(21);
        front_end.say(&format!("pos pos=BBeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeW moves=\"{there_and_back}\""));
        assert_eq!(front_end.next().command, "error");
        front_end.say("go think");
        assert_eq!(front_end.next().command, "error");
        assert_eq!(front_end.next().get("move"), Some("0-0"));
    });
}

#[test]
fn a_refused_position_is_not_played_on_in_the_one_before() {
    talk(|front_end| {
        let illegal = format!("pos pos={START} moves=1-2");
        let short = "bad position 'W': expected 33 characters: W or B, then one of wbWBe for each square";
        for (refused, reason) in [
            ("pos pos=W", short),
            (illegal.as_str(), "move 1: bad move '1-2': expected a legal move"),
            ("pos", "no position: expected pos pos=..."),
        ] {
            front_end.say(refused);
            assert_eq!(front_end.next().get("message"), Some(reason));
            front_end.say("go think");
            assert_eq!(front_end.next().get("message"), Some("no position: the last one was refused"));
            assert_eq!(front_end.next().get("move"), Some("0-0"));
        }
        front_end.say(&format!("pos pos={START}"));
        front_end.say("level depth=1");
        front_end.say("go think");
        assert_ne!(front_end.wait_for("done").get("move"), Some("0-0"));
    });
}

#[test]
fn a_search_tells_and_answers() {
    talk(|front_end| {
        front_end.say(&format!("pos pos={START} moves=\"11-15\""));
        front_end.say("level depth=6");
        front_end.say("go think");
        for depth in 1..=6 {
            let info = front_end.next();
            assert_eq!((info.command.as_str(), info.number("depth")), ("info", Some(depth)));
            assert!(info.number::<f64>("score").is_some_and(|score| score.abs() < 2.0), "{info}");
            assert!(info.number::<u64>("nodes").is_some_and(|nodes| nodes > 0), "{info}");
        }
        let done = front_end.next();
        assert_eq!(done.command, "done");
        let line = format!("11-15 {} {}", done.get("move").unwrap(), done.get("ponder").unwrap());
        assert!(after(&line).is_ok(), "{line}");
    });
}

#[test]
fn every_limit_ends_a_search() {
    talk(|front_end| {
        front_end.say(&format!("pos pos={START}"));
        for level in [
            "nodes=2000",
            "move-time=0.05",
            "time=1",
            "time=0.5 inc=0.01",
            "moves=5 time=1",
            "depth=3 nodes=99999999",
            "move-time=0.001",
            "move-time=0",
            "move-time=0.0004",
            "time=0.001",
            "time=0",
            "time=-1",
            "time=0 inc=0.001",
            "moves=1 time=0.001",
        ] {
            front_end.say(&format!("level {level}"));
            front_end.say("go think");
            let done = front_end.wait_for("done");
            assert!(after(done.get("move").unwrap()).is_ok(), "{level}: {done}");
        }
    });
}

#[test]
fn a_search_can_be_stopped_pinged_and_pondered() {
    talk(|front_end| {
        front_end.say(&format!("pos pos={START}"));
        front_end.say("level infinite");
        front_end.say("go analyze");
        front_end.wait_for("info");
        front_end.say("ping");
        front_end.wait_for("pong");
        front_end.say("stop");
        front_end.wait_for("done");
        front_end.say("level move-time=0.05");
        front_end.say("go ponder");
        front_end.wait_for("info");
        front_end.say("ponder-hit");
        assert!(front_end.wait_for("done").has("move"));
        // An unexpected move: the search is stopped and another one is set up at once.
        front_end.say("level infinite");
        front_end.say("go ponder");
        front_end.say("stop");
        front_end.say("level depth=2");
        front_end.say("go think");
        front_end.wait_for("done");
        front_end.wait_for("done");
        front_end.say("quit");
    });
}

#[test]
fn wins_are_told_by_their_distance() {
    talk(|front_end| {
        // The study: White wins in 15 plies with 14-9.
        let state = Draughts.parse_state("W:WK10,K14:BK1").unwrap();
        front_end.say(&format!("pos pos={}", notation::show_position(&state)));
        front_end.say("level depth=17");
        front_end.say("go think");
        let mut last = HubLine::default();
        let done = loop {
            let line = front_end.next();
            if line.command == "done" {
                break line;
            }
            last = line;
        };
        assert_eq!((last.get("score"), done.get("move")), (Some("99.85"), Some("14-9")));
    });
}

#[test]
fn garbage_is_answered_and_forgotten() {
    talk(|front_end| {
        for line in
            ["xyzzy", "pos pos=nonsense", "go nowhere", "level depth=deep", "pos", "= = =", "set-param"]
        {
            front_end.say(line);
            let error = front_end.next();
            assert_eq!(error.command, "error", "{line}");
            assert!(error.get("message").is_some_and(|message| !message.is_empty()), "{line}");
        }
        front_end.typed.send(vec![0xff, 0xfe, b'\n']).unwrap();
        assert_eq!(front_end.next().command, "error");
        // A position without a move has no answer, but the front end is not kept waiting.
        front_end.say(&format!("pos pos=W{}b", "e".repeat(31)));
        front_end.say("go think");
        front_end.wait_for("error");
        front_end.say("ping");
        front_end.wait_for("pong");
        front_end.say("level depth=3");
        front_end.say(&format!("pos pos={START}"));
        front_end.say("go think");
        front_end.wait_for("done");
    });
}

#[test]
fn the_end_of_the_input_ends_a_search() {
    talk(|front_end| {
        front_end.say(&format!("pos pos={START}"));
        front_end.say("level infinite");
        front_end.say("go think");
        front_end.wait_for("info");
    });
}
