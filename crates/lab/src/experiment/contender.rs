//! Who plays in a match: a search of ours, or a program of its own.

use super::limits::{ExperimentLimits, MachineOwner, Range};
use super::plain;
use crate::LabError;
use arena::{EngineOption, OwnSettings, PlayerSpec};
use serde::{Deserialize, Serialize};
use session::{Algorithm, DepthLimit, PlayingSettings, Purpose, Request, bounds};
use utoipa::ToSchema;

/// Plies that a player searches: the threads of a match have less room than those of a single search.
pub const DEPTH: Range = Range { least: 0, shared: 60, own: bounds::DEPTH as u64 };
/// Letters of a player's name.
const LONGEST_NAME: usize = 60;

/// Who plays.
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Contender {
    /// Its name in the records; that of the engine or of the search if missing.
    #[serde(default)]
    pub name: String,
    /// A search of ours.
    #[serde(default)]
    pub search: Request,
    /// A program in place of a search: `uci:` or `hub:` and its command line. A studio starts none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub engine: Option<String>,
}

impl Contender {
    /// A player as the command line describes it: `own:nodes=5000`, `uci:stockfish`.
    pub fn parse(text: &str) -> Result<Contender, LabError> {
        Ok(match PlayerSpec::parse(text, &[])? {
            PlayerSpec::Engine(_) => Contender { engine: Some(text.into()), ..Contender::default() },
            PlayerSpec::Own { settings, .. } => {
                let OwnSettings { name, mut request } = *settings;
                if request.depth == DepthLimit::End {
                    request.depth = DepthLimit::Usual;
                }
                Contender { name: name.unwrap_or_else(|| text.into()), search: request, engine: None }
            }
        })
    }

    fn settings(&self, search: Request, name: String) -> OwnSettings {
        let usual = OwnSettings::default().request.playing;
        // Without a depth of its own the playing search thinks as long as the match lets it.
        let is_free = search.algorithm == Algorithm::PVS && search.depth == DepthLimit::Usual;
        let request = Request {
            depth: if is_free { DepthLimit::End } else { search.depth },
            playing: PlayingSettings {
                purpose: Purpose::Play,
                table_mib: search.playing.table_mib.or(usual.table_mib),
                counts: usual.counts,
                ..search.playing
            },
            ..search
        };
        OwnSettings { name: Some(name).filter(|name| !name.is_empty()), request }
    }

    /// What a command line says of it: commas stand between its keys.
    pub fn text(&self) -> String {
        self.settings(plain(&self.search), self.fit_name()).text()
    }

    /// A name that a description can have.
    fn fit_name(&self) -> String {
        let fit: String = self.name.replace(", ", " ").replace([',', '='], " ");
        let fit: String = fit.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
        if fit.trim().is_empty() { "search".into() } else { fit.trim().into() }
    }

    /// The player.
    pub fn spec(&self, options: &[EngineOption], limits: &ExperimentLimits) -> Result<PlayerSpec, LabError> {
        if let Some(engine) = &self.engine {
            return Ok(PlayerSpec::parse(engine, options)?);
        }
        let name = match limits.machine {
            MachineOwner::Shared => self.fit_name(),
            MachineOwner::Own => self.name.clone(),
        };
        let settings = self.settings(limits.bound(&self.search), name);
        Ok(PlayerSpec::Own { text: settings.text(), settings: Box::new(settings), launch: None })
    }

    /// Refuses what asks for more than these limits, and an engine on a machine that others share.
    pub fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        if self.engine.is_some() && limits.machine == MachineOwner::Shared {
            return Err(LabError::refused(
                "an engine is started by the command line alone: expected a player with a search",
            ));
        }
        limits.search.check(&self.search)?;
        match self.search.depth {
            DepthLimit::Plies(plies) => Ok(limits.check("depth", plies.into(), DEPTH)?),
            DepthLimit::End => {
                let name = self.fit_name();
                Err(LabError::refused(format!("{name} searches to the end: expected a depth in a match")))
            }
            DepthLimit::Usual => Ok(()),
        }
    }
}
