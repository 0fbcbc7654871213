//! Matches against engines that crash, hang, dawdle and cheat. Started with a role, this program is one of them.

#![expect(clippy::print_stdout, reason = "an engine talks on standard output, and so does a test program")]

mod common;

use arena::{MatchSummary, PlayerSpec, TimeLimit};
use chess::{Castling, Chess, show_coordinates};
use common::{chess, conditions, play, series};
use protocol::client::{EngineFault, UciClient};
use search::{Game, Notation};
use session::StopFlag;
use std::io::{BufRead, Write};
use std::time::Duration;

const TESTS: &[(&str, fn())] = &[
    ("good engines play whole games", good_engines_play_whole_games),
    ("a crash loses the game and not the match", a_crash_loses_the_game_and_not_the_match),
    ("a hanging engine is ended", a_hanging_engine_is_ended),
    ("a late move loses on time", a_late_move_loses_on_time),
    ("an illegal move loses", an_illegal_move_loses),
    ("an engine that floods is heard to the end", an_engine_that_floods_is_heard_to_the_end),
    ("an engine that cannot start ends the match", an_engine_that_cannot_start_ends_the_match),
    ("options are set and checked", options_are_set_and_checked),
    ("a Hub engine plays whole games", a_hub_engine_plays_whole_games),
    ("no engine outlives its client", no_engine_outlives_its_client),
];

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    match arguments.get(1).map(String::as_str) {
        Some("engine") => engine(&arguments[2], arguments.get(3).and_then(|n| n.parse().ok()).unwrap_or(0)),
        // Listing is what tools ask of a test program.
        Some("--list") => {}
        _ => {
            for (name, test) in TESTS {
                test();
                println!("test {name} ... ok");
            }
        }
    }
}

fn engine_text(role: &str) -> String {
    format!("uci:'{}' engine {role}", std::env::current_exe().unwrap().display())
}

/// Games of an engine with a role against a good one; only a pace with a time can be overstepped.
fn against_good_at(pace: TimeLimit, games: usize, role: &str) -> MatchSummary {
    let bench = chess();
    let players = [engine_text("good"), engine_text(role)];
    let players = players.each_ref().map(String::as_str);
    let mut series = series(bench.as_ref(), players, "standard", conditions(pace));
    series.games = games;
    let (summary, records) = play(&series);
    assert_eq!(records.len(), games, "the match goes on");
    let fouled = records.iter().filter(|record| record.ending.foul.is_some()).count() as u64;
    assert_eq!(fouled, summary.fouls[1].total(), "{records:?}");
    assert_eq!(summary.fouls[0].total(), 0);
    summary
}

fn against_good(role: &str) -> MatchSummary {
    against_good_at(TimeLimit { depth: Some(3), ..TimeLimit::default() }, 4, role)
}

fn timed() -> TimeLimit {
    TimeLimit { time: Some(Duration::from_millis(100)), ..TimeLimit::default() }
}

fn good_engines_play_whole_games() {
    let summary = against_good("good");
    assert_eq!(summary.fouls[1].total(), 0);
    assert_eq!(summary.tally.games(), 4);
    assert_eq!(summary.thinking[0].mean_depth, 3.0, "what engines say is heard");
}

fn a_crash_loses_the_game_and_not_the_match() {
    let summary = against_good("crash 3");
    assert_eq!((summary.fouls[1].crash, summary.tally.wins), (4, 4));
    assert_eq!(against_good("crash-when-ready").fouls[1].crash, 4);
}

fn a_hanging_engine_is_ended() {
    // The game waits for the engine until patience ends.
    let summary = against_good_at(timed(), 1, "hang 2");
    assert_eq!((summary.fouls[1].hang, summary.tally.wins), (1, 1));
    assert!(summary.endings.contains_key("hung while thinking"), "{:?}", summary.endings);
}

fn a_late_move_loses_on_time() {
    let summary = against_good_at(timed(), 2, "late 2");
    assert_eq!((summary.fouls[1].time, summary.tally.wins), (2, 2));
    assert!(summary.endings.contains_key("loses on time"), "{:?}", summary.endings);
}

fn an_illegal_move_loses() {
    assert_eq!(against_good("illegal 2").fouls[1].illegal, 4);
    assert_eq!(against_good("nonsense 2").fouls[1].illegal, 4);
}

fn an_engine_that_floods_is_heard_to_the_end() {
    assert_eq!(against_good("flood").fouls[1].total(), 0);
}

fn an_engine_that_cannot_start_ends_the_match() {
    let bench = chess();
    let stop = StopFlag::default();
    let check = |text: &str| {
        PlayerSpec::parse(text, &[]).unwrap().check(bench.as_ref(), &stop).unwrap_err().to_string()
    };
    let missing = check("uci:/no/such/engine");
    assert!(missing.starts_with("engine '/no/such/engine': cannot start '/no/such/engine': "), "{missing}");
    let dead = check(&engine_text("dead"));
    assert!(dead.ends_with("crashed while introducing itself"), "{dead}");
}

fn options_are_set_and_checked() {
    let words = [std::env::current_exe().unwrap().display().to_string(), "engine".into(), "good".into()];
    let mut client = UciClient::start(&words, &search::NoControl).unwrap();
    assert_eq!(client.name(), "Test good");
    assert_eq!(client.options().len(), 2);
    assert_eq!(client.set("move overhead", "5"), Ok(()));
    assert!(
        matches!(client.set("Speed", "5"), Err(EngineFault::Option { known, .. }) if known == ["Move Overhead", "Clear"])
    );
}

fn a_hub_engine_plays_whole_games() {
    let bench = games::open("draughts", []).unwrap();
    let engine = engine_text("hub").replacen("uci:", "hub:", 1);
    let pace = TimeLimit { depth: Some(3), ..TimeLimit::default() };
    let mut series = series(bench.as_ref(), ["own", &engine], "ballots", conditions(pace));
    series.games = 2;
    let (summary, _) = play(&series);
    assert_eq!((summary.tally.games(), summary.fouls.map(|fouls| fouls.total())), (2, [0, 0]));
    assert!(summary.thinking[1].mean_depth > 0.0, "what engines say is heard");
}

fn no_engine_outlives_its_client() {
    against_good("hang 99");
    // Every engine of this run has a command line with the path of this program.
    let own = std::env::current_exe().unwrap().display().to_string();
    let Ok(processes) = std::fs::read_dir("/proc") else { return };
    for process in processes.flatten() {
        let command = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
        let words: Vec<&[u8]> = command.split(|&byte| byte == 0).collect();
        let is_ours = words[0] == own.as_bytes() && words.get(1) == Some(&&b"engine"[..]);
        assert!(!is_ours, "{:?} still runs", process.path());
    }
}

/// An engine that plays the first legal move it finds, until its role makes it do something else at move `number`.
fn engine(role: &str, number: usize) {
    match role {
        "dead" => return,
        "hub" => {
            let bench = games::open("draughts", []).unwrap();
            return protocol::hub::run(bench, std::io::stdin().lock(), std::io::stdout()).unwrap();
        }
        _ => {}
    }
    let chess = Chess::default();
    let mut state = chess.start();
    let mut moves_made = 0;
    let say = |text: &str| {
        println!("{text}");
        // The front end may be gone; then the input ends too.
        let _ = std::io::stdout().flush();
    };
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.first().copied().unwrap_or_default() {
            "uci" => {
                say(&format!(
                    "id name Test {role}\nid author none\noption name Move Overhead type spin default 1"
                ));
                say("option name Clear type button\nuciok");
            }
            "isready" if role == "crash-when-ready" => std::process::exit(1),
            "isready" => say("readyok"),
            "ucinewgame" => moves_made = 0,
            "position" => state = position(&chess, &line),
            "go" => {
                moves_made += 1;
                let due = moves_made == number;
                match role {
                    "crash" if due => std::process::exit(1),
                    "hang" if due => continue,
                    "late" if due => std::thread::sleep(Duration::from_millis(1500)),
                    "flood" => (0..20_000).for_each(|_| say("info string nothing to say")),
                    _ => {}
                }
                let mut moves = Vec::new();
                chess.moves(&state, &mut moves);
                say("info depth 3 score cp 10 nodes 30 pv");
                match role {
                    "illegal" if due => say("bestmove e2e5"),
                    "nonsense" if due => say("bestmove \u{1}\u{1}\u{1} and more"),
                    _ => say(&format!("bestmove {}", show_coordinates(&state, moves[0], Castling::KingMove))),
                }
            }
            "quit" if role == "hang" => {}
            "quit" => return,
            _ => {}
        }
    }
}

fn position(chess: &Chess, line: &str) -> chess::State {
    let mut words = line.split_whitespace().skip(1);
    assert_eq!(words.next(), Some("startpos"), "openings are played from the start");
    let mut state = chess.start();
    for text in words.skip(1) {
        let m = chess.parse_move(&state, text).unwrap();
        state = chess.play(&state, m);
    }
    state
}
