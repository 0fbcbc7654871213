//! What is to be done for a line: the state machine of a Hub conversation.

use super::level::Level;
use super::line::Line;
use super::notation::{parse_moves, parse_position};
use draughts::{Draughts, State};
use search::Notation;
use session::bounds;

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// To play.
    Think,
    /// On the opponent's time: the clock starts with `ponder-hit`.
    Ponder,
    /// To learn; nobody waits for a move.
    Analyze,
}

/// What a front end can set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Threads that search together.
    pub threads: usize,
    /// Size of the transposition table in MiB.
    pub hash_mib: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { threads: 1, hash_mib: 16 }
    }
}

/// The largest values a front end can set.
const MAX_THREADS: usize = bounds::THREADS as usize;
const MAX_HASH_MIB: usize = bounds::TABLE_MIB as usize;

/// Work for the thinking thread, in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// Take over the settings, then say `ready`.
    Init(Settings),
    /// Forget the last game.
    NewGame,
    /// Say `pong` when everything before is done.
    Ping,
    /// There is no position to think about: say so, and answer with `done`.
    Decline,
    /// Think and answer with `done`.
    Think {
        /// The position, as our own notation writes it.
        position: String,
        /// Moves from it, as our own notation writes them.
        moves: Vec<String>,
        /// When to end.
        level: Level,
        /// What for.
        mode: Mode,
    },
}

/// What is to be done for a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Say this at once.
    Say(Line),
    /// Do this when everything before is done.
    Do(Task),
    /// Stop thinking.
    Stop,
    /// The expected move was played: the clock runs.
    PonderHit,
    /// Leave.
    Quit,
}

/// The front end's side of a conversation.
#[derive(Clone, Debug)]
pub struct Dialogue {
    settings: Settings,
    /// A position and the moves from it; none after one that was refused.
    game: Option<(State, Vec<String>)>,
    level: Level,
}

impl Default for Dialogue {
    fn default() -> Self {
        Dialogue {
            settings: Settings::default(),
            game: Some((State::start(), Vec::new())),
            level: Level::default(),
        }
    }
}

impl Dialogue {
    /// What to do for a line, given whether a search is running.
    pub fn line(&mut self, text: &str, is_thinking: bool) -> Vec<Action> {
        let line = Line::parse(text);
        let done = match line.command.as_str() {
            "" => Ok(vec![]),
            "hub" => Ok(introduction(&self.settings).into_iter().map(Action::Say).collect()),
            "set-param" => self.set_param(&line).map(|()| vec![]),
            "init" => Ok(vec![Action::Do(Task::Init(self.settings))]),
            "new-game" => Ok(vec![Action::Do(Task::NewGame)]),
            "ping" if is_thinking => Ok(vec![Action::Say(Line::new("pong"))]),
            "ping" => Ok(vec![Action::Do(Task::Ping)]),
            "pos" => self.set_position(&line).map(|()| vec![]),
            "level" => Level::parse(&line).map(|level| {
                self.level = level;
                vec![]
            }),
            "go" => self.go(&line, is_thinking),
            "stop" => Ok(vec![Action::Stop]),
            "ponder-hit" => Ok(vec![Action::PonderHit]),
            "quit" => Ok(vec![Action::Stop, Action::Quit]),
            other => Err(format!("unknown command '{}'", other.chars().take(40).collect::<String>())),
        };
        done.unwrap_or_else(|reason| vec![Action::Say(complaint(&reason))])
    }

    fn set_param(&mut self, line: &Line) -> Result<(), String> {
        let (name, value) = (line.get("name").unwrap_or_default(), line.get("value").unwrap_or_default());
        let number = |most: usize| {
            let found = value.parse::<usize>().ok().filter(|n| (1..=most).contains(n));
            found.ok_or_else(|| format!("bad value '{value}' for {name}: expected a number from 1 to {most}"))
        };
        match name {
            "variant" if value == "english" => Ok(()),
            "variant" => Err(format!("unknown variant '{value}': expected english")),
            "threads" => number(MAX_THREADS).map(|threads| self.settings.threads = threads),
            "hash" => number(MAX_HASH_MIB).map(|hash| self.settings.hash_mib = hash),
            _ => Err(format!("unknown parameter '{name}': expected variant, threads or hash")),
        }
    }

    fn set_position(&mut self, line: &Line) -> Result<(), String> {
        self.game = None;
        let text = line.get("pos").ok_or("no position: expected pos pos=...")?;
        let state = parse_position(text).map_err(|error| error.to_string())?;
        let moves = parse_moves(&state, line.get("moves").unwrap_or_default());
        self.game = Some((state, moves.map_err(|error| error.to_string())?));
        Ok(())
    }

    fn go(&self, line: &Line, is_thinking: bool) -> Result<Vec<Action>, String> {
        let modes = [("think", Mode::Think), ("ponder", Mode::Ponder), ("analyze", Mode::Analyze)];
        let mode = modes.into_iter().find(|(name, _)| line.has(name));
        let (_, mode) = mode.ok_or("no mode: expected go think, go ponder or go analyze")?;
        let task = match &self.game {
            None => Task::Decline,
            Some((state, moves)) => Task::Think {
                position: Draughts.show_state(state),
                moves: moves.clone(),
                level: match mode {
                    Mode::Analyze => Level { move_time: None, time: None, ..self.level },
                    Mode::Think | Mode::Ponder => self.level,
                },
                mode,
            },
        };
        let stop = is_thinking.then_some(Action::Stop);
        Ok(stop.into_iter().chain([Action::Do(task)]).collect())
    }
}

/// The answer where there is no move to make.
pub(super) fn no_move() -> Line {
    Line::new("done").with("move", "0-0")
}

/// The lines that answer `hub`.
fn introduction(settings: &Settings) -> Vec<Line> {
    let number = |name: &str, value: usize, most: usize| {
        let line = Line::new("param").with("name", name).with("value", value.to_string());
        line.with("type", "int").with("min", "1").with("max", most.to_string())
    };
    let variant = Line::new("param").with("name", "variant").with("value", "english");
    vec![
        Line::new("id")
            .with("name", "Plywood")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("author", "the Plywood authors"),
        variant.with("type", "enum").with("values", "english"),
        number("threads", settings.threads, MAX_THREADS),
        number("hash", settings.hash_mib, MAX_HASH_MIB),
        Line::new("wait"),
    ]
}

/// Something went wrong.
pub(super) fn complaint(reason: &str) -> Line {
    Line::new("error").with("message", reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn said(text: &str) -> String {
        let actions = Dialogue::default().line(text, false);
        let show = |action: &Action| match action {
            Action::Say(line) => line.to_string(),
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
            ("pos", "no position: expected pos pos=..."),
            (
                "pos pos=W",
                "bad position 'W': expected 33 characters: W or B, then one of wbWBe for each square",
            ),
            ("pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=1-2", "bad move '1-2': expected a legal move"),
            ("go", "no mode: expected go think, go ponder or go analyze"),
            ("level depth=x", "bad depth 'x': expected a whole number"),
            ("set-param name=variant value=frisian", "unknown variant 'frisian': expected english"),
            ("set-param name=threads value=0", "bad value '0' for threads: expected a number from 1 to 256"),
        ] {
            assert_eq!(said(line), Line::new("error").with("message", reason).to_string());
        }
    }

    #[test]
    fn a_refused_position_is_not_played_on_in_the_one_before() {
        let mut session = Dialogue::default();
        for refused in ["pos pos=W", "pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=1-2", "pos"] {
            session.line(refused, false);
            assert_eq!(session.line("go think", false), [Action::Do(Task::Decline)], "{refused}");
            assert_eq!(
                session.line("go think", true),
                [Action::Stop, Action::Do(Task::Decline)],
                "{refused}"
            );
        }
        session.line("pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", false);
        assert!(matches!(session.line("go think", false)[..], [Action::Do(Task::Think { .. })]));
    }

    #[test]
    fn a_search_takes_position_and_level() {
        let mut session = Dialogue::default();
        assert_eq!(
            session.line("pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"11-15 22-18\"", false),
            []
        );
        assert_eq!(session.line("level move-time=2 depth=3", false), []);
        let actions = session.line("go think", true);
        let level = Level { move_time: Some(2.0), depth: Some(3), ..Level::default() };
        let think = |mode, level| {
            Action::Do(Task::Think {
                position: Draughts.show_state(&State::start()),
                moves: vec!["11-15".into(), "22-18".into()],
                level,
                mode,
            })
        };
        assert_eq!(actions, [Action::Stop, think(Mode::Think, level)]);
        let untimed = Level { move_time: None, ..level };
        assert_eq!(session.line("go analyze", false), [think(Mode::Analyze, untimed)]);
        assert_eq!(session.line("ping", true), [Action::Say(Line::new("pong"))]);
        assert_eq!(session.line("ping", false), [Action::Do(Task::Ping)]);
    }

    proptest! {
        #[test]
        fn nothing_breaks_a_session(lines in proptest::collection::vec("(pos pos=|level |go |set-param name=|)\\PC{0,60}", 0..10)) {
            let mut session = Dialogue::default();
            for line in lines {
                session.line(&line, false);
            }
        }
    }
}
