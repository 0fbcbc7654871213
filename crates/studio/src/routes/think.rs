//! `GET /api/think`: a socket on which the playing search tells what it finds, depth by depth.
//!
//! The page sends `{"type":"think", "place": …, "think": …, "memory": …}` and `{"type":"stop"}`. The studio sends `queued`,
//! `progress` after every depth, `tick` in between, and in the end `done` or `error`. One search at a time for each
//! socket; a closed socket stops its search.

use crate::ask;
use crate::conversation::{self, Line, Talk, Work};
use crate::memories::Owner;
use crate::place::Place;
use crate::reply::Refusal;
use crate::state::{Shared, Studio};
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use session::{Answer, Request, StopFlag};
use std::sync::Arc;
use utoipa::ToSchema;

/// What the page says.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "one at a time, from a socket")]
pub enum Said {
    /// Think about this; what was thought about before is given up.
    Think {
        place: Place,
        #[serde(default)]
        think: Request,
        /// A name that the client makes up. What the last thought under this name has learned is used, if it is still kept and
        /// game, value function, techniques and size of the table are the same; without a name nothing is kept.
        #[serde(default)]
        memory: Option<String>,
    },
    /// Stop thinking.
    Stop,
}

/// What the studio says.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Told {
    /// The search waits; so many wait with it.
    Queued { waiting: usize },
    /// A depth is finished.
    Progress { view: Answer },
    /// The search is alive, and this far.
    Tick { time_ms: u64, nodes: u64 },
    /// The search has ended.
    Done { view: Answer },
    /// There is no answer.
    Error { error: String },
}

/// A WebSocket on which the playing search thinks.
///
/// Send `Said` messages: `think` starts (what ran before is given up), `stop` asks for the answer now. Told are `Told`
/// messages: `queued`, `progress` after every depth, `tick` in between, and in the end `done` or `error`. Closing the
/// socket stops the search.
#[utoipa::path(get, path = "/think", responses((status = 101, description = "The socket is open."), Refusal))]
pub async fn think(
    State(studio): State<Shared>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    conversation::open::<Told>(studio, upgrade)
}

impl Talk for Told {
    const PATH: &'static str = "/api/think";

    type Said = Said;

    fn begin(said: Said, studio: &Shared, line: Line<Told>) -> Option<Work> {
        match said {
            Said::Stop => None,
            Said::Think { place, think, memory } => {
                Some(Box::pin(run(Wanted { place, think, memory }, Arc::clone(studio), line)))
            }
        }
    }

    fn tick(time_ms: u64, nodes: u64) -> Told {
        Told::Tick { time_ms, nodes }
    }

    fn error(error: String) -> Told {
        Told::Error { error }
    }

    fn is_last(&self) -> bool {
        matches!(self, Told::Done { .. } | Told::Error { .. })
    }
}

/// What is to be thought about, and how.
struct Wanted {
    place: Place,
    think: Request,
    memory: Option<String>,
}

impl Wanted {
    /// Thinks, with what the last thought of the same name has learned.
    fn think(
        self,
        studio: &Studio,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Answer),
    ) -> Result<Answer, Refusal> {
        let reached = studio.benches.reach(self.place)?;
        let request = ask::thought(&self.think, &studio.limits)?;
        let owner = self.memory.map(Owner::new).transpose()?;
        let mut session = reached.bench.begin(&reached.at)?;
        if let Some(owner) = &owner {
            session.recall(studio.memories.take(owner));
        }
        session.prepare(&[&request])?;
        // A request that is refused here leaves nothing behind.
        let thought = session.think(&request, stop, progress)?;
        if let Some(owner) = owner {
            studio.memories.keep(owner, session.take_memory(), request.threads);
        }
        Ok(thought)
    }
}

async fn run(wanted: Wanted, studio: Shared, Line { stop, tell }: Line<Told>) {
    if studio.thinkers.free() == 0 {
        let _ = tell.send(Told::Queued { waiting: studio.thinkers.waiting() }).await;
    }
    let (mailbox, shared) = (tell.clone(), Arc::clone(&studio));
    let work = move |stop: &StopFlag| {
        let mut progress = |view: &Answer| {
            // A page that does not listen does not need the search.
            if mailbox.blocking_send(Told::Progress { view: view.clone() }).is_err() {
                stop.raise();
            }
        };
        wanted.think(&shared, stop, &mut progress)
    };
    let answer: Result<Result<Answer, Refusal>, Refusal> =
        studio.thinkers.run(stop, studio.limits.think_time, work).await;
    let last = match answer.and_then(|inner| inner) {
        Ok(view) => Told::Done { view },
        Err(refusal) => Told::Error { error: refusal.error().to_owned() },
    };
    let _ = tell.send(last).await;
}
