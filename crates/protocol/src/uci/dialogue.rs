//! The state machine of a UCI conversation: which actions follow from a line.

use super::command::{Go, UciCommand};
use super::options::{OptionKind, apply, describe, offered};
use super::settings::UciSettings;
use crate::runner::{Action, Busy};
use session::Description;
use session::bounds::PERFT_PLIES;

/// Something for the engine to do, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciTask {
    /// Take over new settings.
    Set(UciSettings),
    /// Forget the last game.
    NewGame,
    /// Set up a position.
    Position {
        /// `startpos` or a FEN.
        start: String,
        /// Moves from it.
        moves: Vec<String>,
    },
    /// Think and answer with the best move.
    Think(Go),
    /// Answer `readyok`.
    Ready,
    /// Answer with name and options.
    Introduce,
    /// Count positions.
    Perft(u32),
    /// Search the bench positions.
    Bench(Option<u32>),
    /// Show the board.
    Display,
    /// Explain the evaluation.
    Eval,
    /// Let the other side move.
    Flip,
}

/// The front end's side of a conversation.
#[derive(Clone, Debug)]
pub struct UciDialogue {
    settings: UciSettings,
    options: Vec<(&'static str, OptionKind)>,
}

impl UciDialogue {
    /// About a game.
    pub fn of(game: &Description) -> UciDialogue {
        UciDialogue { settings: UciSettings::default(), options: offered(game) }
    }

    /// The settings as they are now.
    pub fn settings(&self) -> &UciSettings {
        &self.settings
    }

    /// What to do for a line, given whether the engine is thinking.
    pub fn line(&mut self, line: &str, busy: Busy) -> Vec<Action<UciTask>> {
        match UciCommand::parse(line) {
            UciCommand::Uci => vec![Action::Do(UciTask::Introduce)],
            // A thinking engine is ready by definition; an idle one answers after what came before.
            UciCommand::IsReady if busy == Busy::Thinking => vec![Action::Say("readyok".into())],
            UciCommand::IsReady => vec![Action::Do(UciTask::Ready)],
            UciCommand::NewGame => vec![Action::Stop, Action::Do(UciTask::NewGame)],
            UciCommand::Position { start, moves } => vec![Action::Do(UciTask::Position { start, moves })],
            UciCommand::Go(go) if busy == Busy::Thinking => {
                vec![Action::Stop, Action::Do(UciTask::Think(go))]
            }
            UciCommand::Go(go) => vec![Action::Do(UciTask::Think(go))],
            UciCommand::Stop => vec![Action::Stop],
            UciCommand::PonderHit => vec![Action::PonderHit],
            UciCommand::SetOption { name, value } => self.set_option(&name, &value),
            UciCommand::Quit => vec![Action::Stop, Action::Quit],
            UciCommand::Perft(depth) if depth > PERFT_PLIES => {
                let reason = format!("bad depth '{depth}' for perft: expected 0 to {PERFT_PLIES}");
                vec![Action::Say(complaint(&reason))]
            }
            UciCommand::Perft(depth) => vec![Action::Do(UciTask::Perft(depth))],
            UciCommand::Bench(depth) => vec![Action::Do(UciTask::Bench(depth))],
            UciCommand::Display => vec![Action::Do(UciTask::Display)],
            UciCommand::Eval => vec![Action::Do(UciTask::Eval)],
            UciCommand::Flip => vec![Action::Do(UciTask::Flip)],
            UciCommand::Debug | UciCommand::Nothing => vec![],
            UciCommand::Unknown(word) => vec![Action::Say(complaint(&format!("unknown command '{word}'")))],
        }
    }

    fn set_option(&mut self, name: &str, value: &str) -> Vec<Action<UciTask>> {
        match apply(&mut self.settings, &self.options, name, value) {
            Ok(true) => vec![Action::Do(UciTask::NewGame)],
            Ok(false) => vec![Action::Do(UciTask::Set(self.settings.clone()))],
            Err(error) => vec![Action::Say(complaint(&error.to_string()))],
        }
    }
}

/// The lines that answer `uci`.
pub(super) fn introduction(game: &Description) -> Vec<String> {
    let name = format!("id name Plywood {}", env!("CARGO_PKG_VERSION"));
    let mut lines = vec![name, "id author the Plywood authors".into()];
    lines.extend(offered(game).iter().map(|&(name, kind)| describe(name, kind)));
    lines.push("uciok".into());
    lines
}

/// Something went wrong; the protocol has no other place for it.
pub(super) fn complaint(text: &str) -> String {
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect();
    format!("info string {clean}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chess() -> UciDialogue {
        UciDialogue::of(games::find("chess").unwrap())
    }

    fn check(line: &str, busy: Busy, expected: &[Action<UciTask>]) {
        assert_eq!(chess().line(line, busy), expected, "{line}");
    }

    #[test]
    fn lines_become_actions() {
        let think = |go| Action::Do(UciTask::Think(go));
        check("uci", Busy::Idle, &[Action::Do(UciTask::Introduce)]);
        check("isready", Busy::Idle, &[Action::Do(UciTask::Ready)]);
        check("isready", Busy::Thinking, &[Action::Say("readyok".into())]);
        check("go infinite", Busy::Idle, &[think(Go { infinite: true, ..Go::default() })]);
        check("go depth 3", Busy::Thinking, &[Action::Stop, think(Go { depth: Some(3), ..Go::default() })]);
        check("stop", Busy::Thinking, &[Action::Stop]);
        check("ponderhit", Busy::Thinking, &[Action::PonderHit]);
        check("quit", Busy::Idle, &[Action::Stop, Action::Quit]);
        check("", Busy::Idle, &[]);
        check("go perft 4", Busy::Thinking, &[Action::Do(UciTask::Perft(4))]);
        let too_deep = "info string bad depth '20000' for perft: expected 0 to 100";
        check("perft 20000", Busy::Idle, &[Action::Say(too_deep.into())]);
        check("xyzzy", Busy::Idle, &[Action::Say("info string unknown command 'xyzzy'".into())]);
        let refused = "info string bad value 'x' for Hash: expected a number from 1 to 8192";
        check("setoption name Hash value x", Busy::Idle, &[Action::Say(refused.into())]);
    }

    #[test]
    fn settings_are_kept() {
        let mut session = chess();
        session.line("setoption name Hash value 128", Busy::Idle);
        let actions = session.line("setoption name MultiPV value 3", Busy::Idle);
        assert_eq!((session.settings().hash_mib, session.settings().lines), (128, 3));
        assert_eq!(actions, [Action::Do(UciTask::Set(session.settings().clone()))]);
    }

    #[test]
    fn the_introduction_ends_with_uciok() {
        let lines = introduction(games::find("chess").unwrap());
        assert!(lines[0].starts_with("id name Plywood "));
        assert!(lines.contains(&"option name Hash type spin default 16 min 1 max 8192".into()));
        assert_eq!(lines.last().map(String::as_str), Some("uciok"));
    }
}
