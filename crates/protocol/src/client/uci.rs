//! A UCI engine seen by the front end.

use super::process::Process;
use super::{Allowance, EngineFault, EngineReply};
use search::Control;
use std::time::{Duration, Instant};

/// How long an engine may take to introduce itself, and to get ready.
const START_LIMIT: Duration = Duration::from_secs(20);
/// How long it may take to notice that it is to stop.
const STOP_LIMIT: Duration = Duration::from_millis(500);
/// An engine says no more options than this.
const MAX_OPTIONS: usize = 1000;

/// An option an engine has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UciOption {
    /// Its name.
    pub name: String,
    /// check, spin, combo, button or string.
    pub kind: String,
}

/// A running UCI engine.
pub struct UciClient {
    process: Process,
    name: String,
    options: Vec<UciOption>,
}

impl UciClient {
    /// Starts an engine and waits until it has introduced itself.
    pub fn start(words: &[String], control: &dyn Control) -> Result<UciClient, EngineFault> {
        let mut process = Process::start(words)?;
        process.say("uci");
        let mut name = words.first().cloned().unwrap_or_default();
        let mut options = Vec::new();
        process.wait_for("introducing itself", START_LIMIT, control, |line| {
            if let Some(given) = line.strip_prefix("id name ") {
                name = given.trim().chars().filter(|c| !c.is_control()).take(100).collect();
            } else if let Some(option) = parse_option(line).filter(|_| options.len() < MAX_OPTIONS) {
                options.push(option);
            }
            (line == "uciok").then_some(())
        })?;
        Ok(UciClient { process, name, options })
    }

    /// The name the engine gave itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The options it has.
    pub fn options(&self) -> &[UciOption] {
        &self.options
    }

    /// Changes an option; names are compared without regard to case, as UCI asks.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), EngineFault> {
        let known = || self.options.iter().map(|option| option.name.clone()).collect();
        let found = self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name));
        let option = found.ok_or_else(|| EngineFault::Option { name: name.into(), known: known() })?;
        let line = match option.kind.as_str() {
            "button" => format!("setoption name {}", option.name),
            _ => format!("setoption name {} value {value}", option.name),
        };
        self.process.say(&line);
        Ok(())
    }

    /// Another game begins: waits until the engine is ready for it.
    pub fn new_game(&mut self, control: &dyn Control) -> Result<(), EngineFault> {
        self.process.say("ucinewgame");
        self.process.say("isready");
        let ready = |line: &str| (line == "readyok").then_some(());
        self.process.wait_for("getting ready", START_LIMIT, control, ready).map(|_| ())
    }

    /// Asks for a move. After `patience` the client tells the engine to stop; if it still does not answer, it hangs.
    pub fn go(
        &mut self,
        start: Option<&str>,
        moves: &[String],
        allowance: &Allowance,
        patience: Duration,
        control: &dyn Control,
    ) -> Result<EngineReply, EngineFault> {
        self.process.say(&position_line(start, moves));
        let asked = Instant::now();
        self.process.say(&go_line(allowance));
        let mut reply = EngineReply::default();
        let mut found = self.process.wait_for("thinking", patience, control, |line| reply.hear(line));
        if found == Err(EngineFault::Hung("thinking")) {
            self.process.say("stop");
            found = self.process.wait_for("thinking", STOP_LIMIT, control, |line| reply.hear(line));
        }
        let ((), answered) = found?;
        reply.spent = answered.saturating_duration_since(asked);
        Ok(reply)
    }
}

impl EngineReply {
    /// Takes in a line; something once it is the answer.
    fn hear(&mut self, line: &str) -> Option<()> {
        let mut words = line.split_whitespace();
        match words.next()? {
            "bestmove" => {
                self.m = words.next().unwrap_or_default().to_string();
                return Some(());
            }
            "info" => self.hear_info(words),
            _ => {}
        }
        None
    }

    fn hear_info<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) {
        let mut said = EngineReply { score: None, depth: None, nodes: self.nodes, ..EngineReply::default() };
        let mut is_first_line = true;
        let mut is_exact = true;
        while let Some(word) = words.next() {
            match word {
                "string" | "pv" | "currmove" => break,
                "depth" => said.depth = number(words.next()),
                "nodes" => said.nodes = number(words.next()).or(said.nodes),
                "multipv" => is_first_line = number(words.next()).is_none_or(|rank: u32| rank <= 1),
                "cp" => said.score = number(words.next()),
                "mate" => said.score = number(words.next()).map(EngineReply::mate_score),
                "lowerbound" | "upperbound" => is_exact = false,
                _ => {}
            }
        }
        self.nodes = said.nodes;
        if said.score.is_some() && is_first_line && is_exact {
            self.score = said.score;
            self.depth = said.depth.or(self.depth);
        }
    }
}

fn number<T: std::str::FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

/// `option name Clear Hash type button`.
fn parse_option(line: &str) -> Option<UciOption> {
    let rest = line.strip_prefix("option name ")?;
    let (name, rest) = rest.split_once(" type ")?;
    let kind = rest.split_whitespace().next()?;
    Some(UciOption { name: name.trim().into(), kind: kind.into() })
}

fn position_line(start: Option<&str>, moves: &[String]) -> String {
    let start = start.map_or("startpos".into(), |fen| format!("fen {fen}"));
    if moves.is_empty() {
        format!("position {start}")
    } else {
        format!("position {start} moves {}", moves.join(" "))
    }
}

fn go_line(allowance: &Allowance) -> String {
    let mut line = String::from("go");
    if let Some(([white, black], increment)) = allowance.clocks {
        let [white, black, increment] = [white, black, increment].map(|time| time.as_millis());
        line.push_str(&format!(" wtime {white} btime {black} winc {increment} binc {increment}"));
    }
    if let Some(time) = allowance.move_time {
        line.push_str(&format!(" movetime {}", time.as_millis()));
    }
    if let Some(nodes) = allowance.nodes {
        line.push_str(&format!(" nodes {nodes}"));
    }
    if let Some(depth) = allowance.depth {
        line.push_str(&format!(" depth {depth}"));
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_written_as_uci_writes_them() {
        assert_eq!(position_line(None, &[]), "position startpos");
        let moves = ["e2e4".to_string(), "e7e5".to_string()];
        assert_eq!(position_line(Some("8/8 w"), &moves), "position fen 8/8 w moves e2e4 e7e5");
        let time = Duration::from_millis;
        let clock = Allowance { clocks: Some(([time(900), time(1000)], time(10))), ..Allowance::default() };
        assert_eq!(go_line(&clock), "go wtime 900 btime 1000 winc 10 binc 10");
        let fixed = Allowance { move_time: Some(time(100)), depth: Some(5), nodes: Some(9), clocks: None };
        assert_eq!(go_line(&fixed), "go movetime 100 nodes 9 depth 5");
    }

    #[test]
    fn what_an_engine_says_is_taken_in() {
        let mut reply = EngineReply::default();
        for line in [
            "info depth 7 seldepth 9 multipv 1 score cp 35 nodes 1000 nps 5 pv e2e4 depth 99",
            "info depth 8 multipv 2 score cp -500 nodes 1500",
            "info depth 8 score cp 90 lowerbound nodes 1700",
            "info string depth 70 score cp 9999",
            "nonsense",
            "",
        ] {
            assert_eq!(reply.hear(line), None, "{line}");
        }
        assert_eq!((reply.score, reply.depth, reply.nodes), (Some(35), Some(7), Some(1700)));
        assert_eq!(reply.hear("bestmove e2e4 ponder e7e5"), Some(()));
        assert_eq!(reply.m, "e2e4");
        reply.hear("info depth 9 score mate -3");
        assert_eq!(reply.score, Some(-999_994));
        reply.hear("info depth 9 score mate 3");
        assert_eq!(reply.score, Some(999_995));
        assert_eq!(EngineReply::default().hear("bestmove"), Some(()));
    }

    #[test]
    fn options_have_names_of_several_words() {
        let option = parse_option("option name Clear Hash type button").unwrap();
        assert_eq!((option.name.as_str(), option.kind.as_str()), ("Clear Hash", "button"));
        assert_eq!(parse_option("option Hash"), None);
    }
}
