//! `GET /api/lab`: a socket on which experiments run and tell what they find as it comes.
//!
//! The page sends `{"type":"run", "experiment": …}` and `{"type":"stop"}`. The studio sends `queued`, `started` with the command
//! line that does the same, `progress`, `found` with what there is so far, `tick` in between, and in the end `done` or `error`. Games
//! come once each. One experiment at a time for each socket; a closed socket stops it.

use crate::conversation::{self, Line, Talk, Work};
use crate::lab::{Experiment, Finding, News, Rest, ShownGame, Stopped, Teller};
use crate::reply::Refusal;
use crate::state::{Shared, Studio};
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use session::StopFlag;
use std::sync::Arc;
use tokio::sync::mpsc;
use utoipa::ToSchema;

/// What the page says.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "one at a time, from a socket")]
pub enum LabSaid {
    /// Carry this out; what ran before is given up.
    Run { experiment: Experiment },
    /// Stop, and tell what there is.
    Stop,
}

/// What the studio says.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
#[allow(clippy::large_enum_variant, reason = "one at a time, to a socket")]
pub enum LabTold {
    /// The experiment waits; so many wait with it.
    Queued { waiting: usize },
    /// It begins. The command line does the same; null where it would need a file.
    Started {
        #[schema(required = true)]
        command: Option<String>,
    },
    /// So much of so much of a stage is done; nobody knows of how much where the total is 0.
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
pub async fn lab(
    State(studio): State<Shared>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    conversation::open::<LabTold>(studio, upgrade)
}

impl Talk for LabTold {
    const PATH: &'static str = "/api/lab";

    type Said = LabSaid;

    fn begin(said: LabSaid, studio: &Shared, line: Line<LabTold>) -> Option<Work> {
        match said {
            LabSaid::Stop => None,
            LabSaid::Run { experiment } => Some(Box::pin(run(experiment, Arc::clone(studio), line))),
        }
    }

    fn tick(time_ms: u64, _: u64) -> LabTold {
        LabTold::Tick { time_ms }
    }

    fn error(error: String) -> LabTold {
        LabTold::Error { error }
    }

    fn is_last(&self) -> bool {
        matches!(self, LabTold::Done { .. } | LabTold::Error { .. })
    }
}

async fn run(experiment: Experiment, studio: Shared, Line { stop, tell }: Line<LabTold>) {
    if studio.experimenters.free() == 0 {
        let _ = tell.send(LabTold::Queued { waiting: studio.experimenters.waiting() }).await;
    }
    let (mailbox, shared) = (tell.clone(), Arc::clone(&studio));
    let work = move |stop: &StopFlag| carry_out(&experiment, &shared, &mailbox, stop);
    let time = studio.limits.experiment_time;
    let last = match studio.experimenters.run(stop, time, work).await.and_then(|inner| inner) {
        Ok(done) => done,
        Err(refusal) => LabTold::Error { error: refusal.error().to_owned() },
    };
    let _ = tell.send(last).await;
}

fn carry_out(
    experiment: &Experiment,
    studio: &Studio,
    mailbox: &mpsc::Sender<LabTold>,
    stop: &StopFlag,
) -> Result<LabTold, Refusal> {
    let send = |told: LabTold| {
        // A page that does not listen does not need the experiment.
        if mailbox.blocking_send(told).is_err() {
            stop.raise();
        }
    };
    experiment.check(&studio.limits)?;
    let reached = studio.benches.reach(experiment.place())?;
    send(LabTold::Started { command: experiment.command(&reached)? });
    let hear = |news: News| match news {
        News::Progress { stage, done, total } => send(LabTold::Progress { stage, done, total }),
        News::Found { finding, games } => send(LabTold::Found { finding: *finding, games }),
    };
    let teller = Teller::new(&hear, stop);
    let found = experiment.run(&reached, &teller);
    let Rest { finding: so_far, games } = teller.rest();
    match (found, so_far) {
        (Ok(finding), _) => Ok(LabTold::Done { finding, games, stopped: stop.is_raised() }),
        (Err(Stopped::Early), Some(finding)) => Ok(LabTold::Done { finding, games, stopped: true }),
        (Err(Stopped::Early), None) => Err(Refusal::impossible("stopped before anything was found")),
        (Err(Stopped::Refused(refusal)), _) => Err(refusal),
    }
}
