//! `/lab`: experiments run and tell what they find as it comes.
//!
//! The page sends `{"type":"run", "experiment": …}` and `{"type":"stop"}`. It hears `queued`, `started` with the command
//! line that does the same, `progress`, `found` with what there is so far, `tick` in between, and in the end `done` or `error`. Games
//! come once each. One experiment at a time.

use super::{Notice, Tell, Topic, report};
use crate::Desk;
use crate::answer::AnswerTime;
use crate::json::read;
use crate::refusal::Refusal;
use lab::{AnyExperiment, Caller, ExperimentSpec, Finding, News, Rest, ShownGame};
use serde::{Deserialize, Serialize};
use session::StopFlag;
use utoipa::ToSchema;

/// What the page says.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "one at a time, from a socket")]
pub enum LabSaid {
    /// Carry this out; what ran before is given up.
    Run { experiment: AnyExperiment },
    /// Stop, and tell what there is.
    Stop,
}

/// What the studio says.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
#[allow(clippy::large_enum_variant, reason = "one at a time, to a socket")]
pub enum LabTold {
    /// The experiment waits; the number of experiments that wait with it.
    Queued { waiting: usize },
    /// It begins. The command line does the same; null where it would need a file.
    Started {
        #[schema(required = true)]
        command: Option<String>,
    },
    /// How much of a stage is done, and of what total; the total is 0 where it is unknown.
    Progress {
        #[schema(value_type = String)]
        stage: &'static str,
        done: u64,
        total: u64,
    },
    /// What there is so far, and games that were not told before.
    Found { finding: Finding, games: Vec<ShownGame> },
    /// It is alive.
    Tick { time_ms: u64 },
    /// It has ended; stopped early, with what there was.
    Done { finding: Finding, games: Vec<ShownGame>, stopped: bool },
    /// There is no answer.
    Error { error: String },
}

/// A WebSocket on which experiments run.
///
/// Send `LabSaid` messages: `run` starts an experiment (what ran before is given up), `stop` asks for what there is now. Told are
/// `LabTold` messages: `queued`, `started`, `progress`, `found`, `tick`, and in the end `done` or `error`. Closing the socket stops
/// the experiment.
#[utoipa::path(get, path = "/lab", responses((status = 101, description = "The socket is open."), Refusal))]
fn lab(desk: &Desk, experiment: &AnyExperiment, stop: &StopFlag, tell: &Tell<'_>) -> Result<Notice, Refusal> {
    let experiment = ExperimentSpec::read(desk.experiments, &experiment.0)?;
    let limits = desk.limits.experiment();
    experiment.check(&limits)?;
    let reached = desk.reach(experiment.place())?;
    let command = experiment.command(&reached)?.and_then(|command| command.text());
    report(&LabTold::Started { command }, tell, stop);
    let hear = |news: News| match news {
        News::Progress { stage, done, total } => {
            report(&LabTold::Progress { stage, done, total }, tell, stop)
        }
        News::Found { finding, games } => report(&LabTold::Found { finding: *finding, games }, tell, stop),
    };
    let caller = Caller::new(&hear, stop, limits);
    let found = experiment.run(&reached, &caller);
    let Rest { finding: so_far, games } = caller.rest();
    let (finding, stopped) = match (found, so_far) {
        (Ok(finding), _) => (finding, stop.is_raised()),
        (Err(error), Some(finding)) if error.is_stop() => (finding, true),
        (Err(error), _) => return Err(error.into()),
    };
    Ok(Notice::last(&LabTold::Done { finding, games, stopped }))
}

/// What is found out.
pub const TOPIC: Topic = Topic {
    path: "/lab",
    effort: AnswerTime::Experiment,
    read: |json| {
        Ok(match read(json)? {
            LabSaid::Stop => None,
            LabSaid::Run { experiment } => {
                Some(Box::new(move |desk, stop, tell| lab(desk, &experiment, stop, tell)))
            }
        })
    },
    queued: |waiting| Notice::more(&LabTold::Queued { waiting }),
    tick: |time_ms, _| Notice::more(&LabTold::Tick { time_ms }),
    error: |error| Notice::last(&LabTold::Error { error }),
};
