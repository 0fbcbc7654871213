//! The players, as text: `own:nodes=5000`, `uci:stockfish`, `hub:scan hub`.

use crate::caged::{CagedPlayer, Launch};
use crate::error::ArenaError;
use crate::external::EnginePlayer;
use crate::own::OwnSettings;
use crate::player::Player;
use session::{Playable, StopFlag};

const EXPECTED: &str = "expected own, own:KEY=VALUE,..., uci:PROGRAM ARGUMENTS or hub:PROGRAM ARGUMENTS";

/// The language an engine speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineProtocol {
    /// Of chess programs.
    Uci,
    /// Of draughts programs.
    Hub,
}

impl EngineProtocol {
    /// The notation of games in it.
    pub(crate) fn dialect(self) -> &'static str {
        match self {
            EngineProtocol::Uci => "uci",
            EngineProtocol::Hub => "hub",
        }
    }
}

/// A setting for an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineOption {
    /// The option's name.
    pub name: String,
    /// Its value.
    pub value: String,
    /// An engine without it cannot play.
    pub required: bool,
}

impl EngineOption {
    /// Reads `NAME=VALUE` for both players, or `1:NAME=VALUE` for the first: which player, from 0, and the option.
    pub fn parse(text: &str) -> Result<(Option<usize>, EngineOption), ArenaError> {
        let Some((name, value)) = text.split_once('=') else {
            return Err(ArenaError::rule("option", text, "NAME=VALUE, or 1:NAME=VALUE for the first player"));
        };
        let (player, name) = match name.split_once(':') {
            Some(("1", name)) => (Some(0), name),
            Some(("2", name)) => (Some(1), name),
            _ => (None, name),
        };
        let option = EngineOption { name: name.into(), value: value.into(), required: player.is_some() };
        Ok((player, option))
    }
}

/// The description of a player.
#[derive(Clone, Debug)]
pub enum PlayerSpec {
    /// A search of ours.
    Own {
        /// The description as it was given.
        text: String,
        /// What it says.
        settings: Box<OwnSettings>,
        /// How its own process is started, where it runs in one.
        launch: Option<Launch>,
    },
    /// A program of its own.
    Engine(Program),
}

/// What is known of a player before the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedPlayer {
    /// Its name.
    pub name: String,
    /// The options it was given, does not have and does not need; none for a search of ours, which has no options.
    pub missing_options: Option<Vec<String>>,
}

/// A program to start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// How to talk to it.
    pub language: EngineProtocol,
    /// The program and its arguments.
    pub words: Vec<String>,
    /// Its settings.
    pub options: Vec<EngineOption>,
}

impl PlayerSpec {
    /// Reads a description; an engine gets these options.
    pub fn parse(text: &str, options: &[EngineOption]) -> Result<PlayerSpec, ArenaError> {
        let refuse = |reason: &str| ArenaError::Player { text: text.into(), reason: reason.into() };
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let language = match kind {
            "own" => {
                let settings = Box::new(OwnSettings::parse(rest)?);
                return Ok(PlayerSpec::Own { text: text.into(), settings, launch: None });
            }
            "uci" => EngineProtocol::Uci,
            "hub" => EngineProtocol::Hub,
            _ => return Err(refuse(EXPECTED)),
        };
        let words = shlex::split(rest).ok_or_else(|| refuse("a quotation is not closed"))?;
        if words.is_empty() {
            return Err(refuse("no program named"));
        }
        Ok(PlayerSpec::Engine(Program { language, words, options: options.to_vec() }))
    }

    /// Whether it is a search of ours that runs a script.
    pub fn has_script(&self) -> bool {
        matches!(self, PlayerSpec::Own { settings, .. } if settings.has_script())
    }

    /// Whether it is a program of its own.
    pub fn is_engine(&self) -> bool {
        matches!(self, PlayerSpec::Engine(_))
    }

    /// The same player in a process of its own; an engine is one already.
    pub fn in_cage(mut self, start: Launch) -> PlayerSpec {
        if let PlayerSpec::Own { launch, .. } = &mut self {
            *launch = Some(start);
        }
        self
    }

    /// Whether the player has limits of its own, in place of the match's.
    pub fn has_own_pace(&self) -> bool {
        matches!(self, PlayerSpec::Own { settings, .. } if settings.has_own_pace())
    }

    /// Checks that the player can play this game.
    pub fn check(&self, bench: &dyn Playable, stop: &StopFlag) -> Result<CheckedPlayer, ArenaError> {
        match self {
            PlayerSpec::Own { text, settings, launch } => {
                match launch {
                    Some(launch) => CagedPlayer::new(launch.clone(), settings).check(stop)?,
                    None => settings.check(bench)?,
                }
                let name = settings.name.clone().unwrap_or_else(|| text.clone());
                Ok(CheckedPlayer { name, missing_options: None })
            }
            PlayerSpec::Engine(program) => {
                let dialect = program.language.dialect();
                if !bench.description().notation.dialects.contains(&dialect) {
                    let reason = format!(
                        "{} is not played by {dialect}: expected {}",
                        bench.name(),
                        players_of(bench)
                    );
                    return Err(ArenaError::Player { text: program.command(), reason });
                }
                let started = program.start(stop);
                let (client, missing) =
                    started.map_err(|fault| ArenaError::Engine { name: program.command(), fault })?;
                Ok(CheckedPlayer { name: client.name().into(), missing_options: Some(missing) })
            }
        }
    }

    /// The player for one thread of a match.
    pub fn open(&self, bench: &dyn Playable) -> Result<Box<dyn Player>, ArenaError> {
        match self {
            PlayerSpec::Own { settings, launch: Some(launch), .. } => {
                Ok(Box::new(CagedPlayer::new(launch.clone(), settings)))
            }
            PlayerSpec::Own { settings, .. } => Ok(Box::new(settings.open(bench)?)),
            PlayerSpec::Engine(program) => Ok(Box::new(EnginePlayer::new(program.clone()))),
        }
    }
}

/// The kinds of players that a game can have.
fn players_of(bench: &dyn Playable) -> String {
    let speaks =
        |language: &EngineProtocol| bench.description().notation.dialects.contains(&language.dialect());
    let engines = [EngineProtocol::Uci, EngineProtocol::Hub].into_iter().filter(speaks);
    let engines: String = engines.map(|language| format!(" or {}:PROGRAM", language.dialect())).collect();
    format!("own{engines}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_described_in_a_word_or_a_line() {
        assert!(matches!(PlayerSpec::parse("own", &[]), Ok(PlayerSpec::Own { .. })));
        let engine = PlayerSpec::parse("uci:'/opt/my engine' --fast", &[]).unwrap();
        let PlayerSpec::Engine(program) = engine else { panic!("not an engine") };
        assert_eq!(program.words, ["/opt/my engine", "--fast"]);
        let draughts = PlayerSpec::parse("hub:scan hub", &[]).unwrap();
        assert!(matches!(draughts, PlayerSpec::Engine(Program { language: EngineProtocol::Hub, .. })));
        for text in ["", "stockfish", "uci:", "uci:'x", "xboard:gnuchess"] {
            let error = PlayerSpec::parse(text, &[]).unwrap_err().to_string();
            assert!(error.starts_with(&format!("bad player '{text}'")), "{error}");
        }
    }
}
