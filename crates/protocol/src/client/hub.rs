//! A Hub engine seen by the front end.

use super::process::Process;
use super::{Allowance, EngineFault, EngineReply};
use crate::hub::HubLine;
use search::Control;
use std::time::{Duration, Instant};

/// How long an engine may take to introduce itself, and to get ready: it may load tables.
const START_LIMIT: Duration = Duration::from_secs(60);
/// How long it may take to notice that it is to stop.
const STOP_LIMIT: Duration = Duration::from_millis(500);
/// An engine has no more parameters than this.
const MAX_PARAMETERS: usize = 1000;
/// Scores beyond this many men are wins.
const WIN_MEN: f64 = 90.0;

/// A running Hub engine.
pub struct HubClient {
    process: Process,
    name: String,
    parameters: Vec<String>,
}

impl HubClient {
    /// Starts an engine and waits until it has introduced itself. It is not ready before [`HubClient::init`].
    pub fn start(words: &[String], control: &dyn Control) -> Result<HubClient, EngineFault> {
        let mut process = Process::start(words)?;
        process.say("hub");
        let mut name = words.first().cloned().unwrap_or_default();
        let mut parameters = Vec::new();
        process.wait_for("introducing itself", START_LIMIT, control, |text| {
            let line = HubLine::parse(text);
            match (line.command.as_str(), line.get("name")) {
                ("id", Some(given)) => {
                    let version = line.get("version").unwrap_or_default();
                    let given = format!("{given} {version}");
                    name = given.trim().chars().filter(|c| !c.is_control()).take(100).collect();
                }
                ("param", Some(given)) if parameters.len() < MAX_PARAMETERS => {
                    parameters.push(given.to_string())
                }
                _ => {}
            }
            (line.command == "wait").then_some(())
        })?;
        Ok(HubClient { process, name, parameters })
    }

    /// The name the engine gave itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Changes a parameter, before [`HubClient::init`].
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), EngineFault> {
        if !self.parameters.iter().any(|known| known == name) {
            return Err(EngineFault::Option { name: name.into(), known: self.parameters.clone() });
        }
        self.process.say(&HubLine::new("set-param").with("name", name).with("value", value).to_string());
        Ok(())
    }

    /// Waits until the engine is ready to play.
    pub fn init(&mut self, control: &dyn Control) -> Result<(), EngineFault> {
        self.process.say("init");
        self.wait_for("getting ready", "ready", control)
    }

    /// Another game begins: waits until the engine is ready for it.
    pub fn new_game(&mut self, control: &dyn Control) -> Result<(), EngineFault> {
        self.process.say("new-game");
        self.process.say("ping");
        self.wait_for("getting ready", "pong", control)
    }

    fn wait_for(
        &mut self,
        doing: &'static str,
        command: &str,
        control: &dyn Control,
    ) -> Result<(), EngineFault> {
        let is_it = |text: &str| (HubLine::parse(text).command == command).then_some(());
        self.process.wait_for(doing, START_LIMIT, control, is_it).map(|_| ())
    }

    /// Asks for a move; `mover` is 0 for White. After `patience` the client tells the engine to stop; if it still does not
    /// answer, it hangs.
    pub fn go(
        &mut self,
        position: &str,
        moves: &[String],
        mover: usize,
        allowance: &Allowance,
        patience: Duration,
        control: &dyn Control,
    ) -> Result<EngineReply, EngineFault> {
        let line = HubLine::new("pos").with("pos", position);
        let line = if moves.is_empty() { line } else { line.with("moves", moves.join(" ")) };
        self.process.say(&line.to_string());
        self.process.say(&level_line(allowance, mover).to_string());
        let asked = Instant::now();
        self.process.say("go think");
        let mut reply = EngineReply::default();
        let mut found = self.process.wait_for("thinking", patience, control, |line| hear(&mut reply, line));
        if found == Err(EngineFault::Hung("thinking")) {
            self.process.say("stop");
            found = self.process.wait_for("thinking", STOP_LIMIT, control, |line| hear(&mut reply, line));
        }
        let ((), answered) = found?;
        reply.spent = answered.saturating_duration_since(asked);
        Ok(reply)
    }
}

/// Takes in a line; something once it is the answer.
fn hear(reply: &mut EngineReply, text: &str) -> Option<()> {
    let line = HubLine::parse(text);
    match line.command.as_str() {
        "done" => {
            reply.m = line.get("move").unwrap_or_default().to_string();
            Some(())
        }
        "info" => {
            reply.score = line.number("score").map(score).or(reply.score);
            reply.depth = line.number("depth").or(reply.depth);
            reply.nodes = line.number("nodes").or(reply.nodes);
            None
        }
        _ => None,
    }
}

/// A score in men as hundredths; beyond [`WIN_MEN`], a win that is a hundredth less than 100 for every ply away.
fn score(men: f64) -> i32 {
    if men.abs() < WIN_MEN {
        return (men * 100.0) as i32;
    }
    let plies = ((100.0 - men.abs()) * 100.0).round().max(0.0) as i32;
    (EngineReply::WIN - plies) * men.signum() as i32
}

fn level_line(allowance: &Allowance, mover: usize) -> HubLine {
    let seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
    let mut line = HubLine::new("level");
    if let Some((clocks, increment)) = allowance.clocks {
        // The increment is added before the move there, after it here.
        line = line.with("time", seconds(clocks[mover].saturating_sub(increment)));
        line = line.with("inc", seconds(increment));
    }
    if let Some(time) = allowance.move_time {
        line = line.with("move-time", seconds(time));
    }
    if let Some(nodes) = allowance.nodes {
        line = line.with("nodes", nodes.to_string());
    }
    if let Some(depth) = allowance.depth {
        line = line.with("depth", depth.to_string());
    }
    if line.arguments.is_empty() { line.with_flag("infinite") } else { line }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_engine_says_is_taken_in() {
        let mut reply = EngineReply::default();
        assert_eq!(hear(&mut reply, "info depth=9 score=-0.25 nodes=1200 pv=\"11-15\""), None);
        assert_eq!((reply.score, reply.depth, reply.nodes), (Some(-25), Some(9), Some(1200)));
        hear(&mut reply, "info score=99.95");
        assert_eq!(reply.score, Some(999_995));
        hear(&mut reply, "info score=-99.96");
        assert_eq!(reply.score, Some(-999_996));
        assert_eq!(hear(&mut reply, "done move=11-15 ponder=22-18"), Some(()));
        assert_eq!(reply.m, "11-15");
    }

    #[test]
    fn levels_are_in_seconds() {
        let ms = Duration::from_millis;
        let fixed = Allowance { move_time: Some(ms(100)), depth: Some(9), ..Allowance::default() };
        assert_eq!(level_line(&fixed, 0).to_string(), "level move-time=0.100 depth=9");
        let clock = Allowance { clocks: Some(([ms(9000), ms(5100)], ms(100))), ..Allowance::default() };
        assert_eq!(level_line(&clock, 1).to_string(), "level time=5.000 inc=0.100");
        assert_eq!(level_line(&Allowance::default(), 0).to_string(), "level infinite");
    }
}
