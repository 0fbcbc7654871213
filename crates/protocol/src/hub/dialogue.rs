//! The state machine of a Hub conversation: which actions follow from a line.

use super::error::HubError;
use super::level::HubLevel;
use super::line::HubLine;
use crate::runner::{Action, Busy};
use session::{At, bounds};

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// To play.
    Think,
    /// On the opponent's time: the clock starts with `ponder-hit`.
    Ponder,
    /// Analysis; no move is wanted.
    Analyze,
}

/// What a front end can set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HubSettings {
    /// Threads that search together.
    pub threads: usize,
    /// Size of the transposition table in MiB.
    pub hash_mib: usize,
    /// The value function it judges by, a file or a preset; none: the one it was started with.
    pub eval: Option<String>,
}

impl Default for HubSettings {
    fn default() -> Self {
        HubSettings { threads: 1, hash_mib: 16, eval: None }
    }
}

/// The largest values a front end can set.
const MAX_THREADS: usize = bounds::THREADS as usize;
const MAX_HASH_MIB: usize = bounds::TABLE_MIB as usize;

/// Something for the engine to do, in order.
#[derive(Clone, PartialEq, Debug)]
pub enum HubTask {
    /// Take over the settings, then say `ready`.
    Init(HubSettings),
    /// Forget the last game.
    NewGame,
    /// Say `pong` when everything before is done.
    Ping,
    /// Set up a position.
    Position(At),
    /// There is no position to think about until another one comes.
    Refuse,
    /// Think and answer with `done`.
    Think(HubLevel, Mode),
}

/// The front end's side of a conversation.
#[derive(Clone, Debug, Default)]
pub struct HubDialogue {
    settings: HubSettings,
    level: HubLevel,
}

impl HubDialogue {
    /// What to do for a line, given whether a search is running.
    pub fn line(&mut self, text: &str, busy: Busy) -> Vec<Action<HubTask>> {
        let line = HubLine::parse(text);
        let done = match line.command.as_str() {
            "" => Ok(vec![]),
            "hub" => Ok(introduction(&self.settings).iter().map(say).collect()),
            "set-param" => self.set_param(&line).map(|()| vec![]),
            "init" => Ok(vec![Action::Do(HubTask::Init(self.settings.clone()))]),
            "new-game" => Ok(vec![Action::Do(HubTask::NewGame)]),
            "ping" if busy == Busy::Thinking => Ok(vec![say(&HubLine::new("pong"))]),
            "ping" => Ok(vec![Action::Do(HubTask::Ping)]),
            "pos" => Ok(set_position(&line)),
            "level" => HubLevel::parse(&line).map(|level| {
                self.level = level;
                vec![]
            }),
            "go" => self.go(&line, busy),
            "stop" => Ok(vec![Action::Stop]),
            "ponder-hit" => Ok(vec![Action::PonderHit]),
            "quit" => Ok(vec![Action::Stop, Action::Quit]),
            other => Err(HubError::Command(other.chars().take(40).collect())),
        };
        done.unwrap_or_else(|error| vec![say(&complaint(&error.to_string()))])
    }

    fn set_param(&mut self, line: &HubLine) -> Result<(), HubError> {
        let (name, value) = (line.get("name").unwrap_or_default(), line.get("value").unwrap_or_default());
        let number = |most: usize| {
            let found = value.parse::<usize>().ok().filter(|n| (1..=most).contains(n));
            found.ok_or_else(|| HubError::Value { name: name.into(), value: value.into(), most })
        };
        match name {
            "variant" if value == "english" => Ok(()),
            "variant" => Err(HubError::Variant(value.into())),
            "threads" => number(MAX_THREADS).map(|threads| self.settings.threads = threads),
            "hash" => number(MAX_HASH_MIB).map(|hash| self.settings.hash_mib = hash),
            "eval" => {
                self.settings.eval = Some(value.into());
                Ok(())
            }
            _ => Err(HubError::Parameter(name.into())),
        }
    }

    fn go(&self, line: &HubLine, busy: Busy) -> Result<Vec<Action<HubTask>>, HubError> {
        let modes = [("think", Mode::Think), ("ponder", Mode::Ponder), ("analyze", Mode::Analyze)];
        let mode = modes.into_iter().find(|(name, _)| line.has(name));
        let (_, mode) = mode.ok_or(HubError::Mode)?;
        let level = match mode {
            Mode::Analyze => HubLevel { move_time: None, time: None, ..self.level },
            Mode::Think | Mode::Ponder => self.level,
        };
        let stop = (busy == Busy::Thinking).then_some(Action::Stop);
        Ok(stop.into_iter().chain([Action::Do(HubTask::Think(level, mode))]).collect())
    }
}

/// What to do for `pos`.
fn set_position(line: &HubLine) -> Vec<Action<HubTask>> {
    let Some(position) = line.get("pos") else {
        let reason = complaint("no position: expected pos pos=...");
        return vec![say(&reason), Action::Do(HubTask::Refuse)];
    };
    let moves = line.get("moves").unwrap_or_default().split_whitespace().map(String::from).collect();
    vec![Action::Do(HubTask::Position(At { position: Some(position.into()), moves }))]
}

fn say(line: &HubLine) -> Action<HubTask> {
    Action::Say(line.to_string())
}

/// The answer where there is no move to make.
pub(super) fn no_move() -> HubLine {
    HubLine::new("done").with("move", "0-0")
}

/// The lines that answer `hub`.
fn introduction(settings: &HubSettings) -> Vec<HubLine> {
    let number = |name: &str, value: usize, most: usize| {
        let line = HubLine::new("param").with("name", name).with("value", value.to_string());
        line.with("type", "int").with("min", "1").with("max", most.to_string())
    };
    let eval = settings.eval.as_deref().unwrap_or_default();
    let eval = HubLine::new("param").with("name", "eval").with("value", eval).with("type", "string");
    let variant = HubLine::new("param").with("name", "variant").with("value", "english");
    vec![
        HubLine::new("id")
            .with("name", "Plywood")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("author", "the Plywood authors"),
        variant.with("type", "enum").with("values", "english"),
        number("threads", settings.threads, MAX_THREADS),
        number("hash", settings.hash_mib, MAX_HASH_MIB),
        eval,
        HubLine::new("wait"),
    ]
}

/// Something went wrong.
pub(super) fn complaint(reason: &str) -> HubLine {
    HubLine::new("error").with("message", reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn said(text: &str) -> String {
        let actions = HubDialogue::default().line(text, Busy::Idle);
        let show = |action: &Action<HubTask>| match action {
            Action::Say(line) => line.clone(),
            other => panic!("{other:?}"),
        };
        actions.iter().map(show).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_introduction_ends_with_wait() {
        let text = said("hub");
        assert!(text.starts_with("id name=Plywood version="), "{text}");
        assert!(text.contains("\nparam name=variant value=english type=enum values=english\n"), "{text}");
        assert!(text.ends_with("\nwait"), "{text}");
    }

    #[test]
    fn bad_lines_are_answered_with_an_error() {
        for (line, reason) in [
            ("xyzzy", "unknown command 'xyzzy'"),
            ("go", "no mode: expected go think, go ponder or go analyze"),
            ("level depth=x", "bad depth 'x': expected a whole number"),
            ("set-param name=variant value=frisian", "unknown variant 'frisian': expected english"),
            ("set-param name=threads value=0", "bad value '0' for threads: expected a number from 1 to 256"),
        ] {
            assert_eq!(said(line), HubLine::new("error").with("message", reason).to_string());
        }
    }

    #[test]
    fn a_search_takes_its_level() {
        let mut session = HubDialogue::default();
        let at = At { position: Some("B".into()), moves: vec!["11-15".into(), "22-18".into()] };
        let set_up = session.line("pos pos=B moves=\"11-15 22-18\"", Busy::Idle);
        assert_eq!(set_up, [Action::Do(HubTask::Position(at))]);
        assert!(session.line("pos", Busy::Idle).contains(&Action::Do(HubTask::Refuse)));
        assert_eq!(session.line("level move-time=2 depth=3", Busy::Idle), []);
        let level = HubLevel { move_time: Some(2.0), depth: Some(3), ..HubLevel::default() };
        let think = |mode, level| Action::Do(HubTask::Think(level, mode));
        assert_eq!(session.line("go think", Busy::Thinking), [Action::Stop, think(Mode::Think, level)]);
        let untimed = HubLevel { move_time: None, ..level };
        assert_eq!(session.line("go analyze", Busy::Idle), [think(Mode::Analyze, untimed)]);
        assert_eq!(session.line("ping", Busy::Thinking), [Action::Say("pong".into())]);
        assert_eq!(session.line("ping", Busy::Idle), [Action::Do(HubTask::Ping)]);
    }

    proptest! {
        #[test]
        fn nothing_breaks_a_session(lines in proptest::collection::vec("(pos pos=|level |go |set-param name=|)\\PC{0,60}", 0..10)) {
            let mut session = HubDialogue::default();
            for line in lines {
                session.line(&line, Busy::Idle);
            }
        }
    }
}
