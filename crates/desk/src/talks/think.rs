//! `/think`: the playing search tells what it finds, depth by depth.
//!
//! The page sends `{"type":"think", "place": …, "think": …, "memory": …}` and `{"type":"stop"}`. It hears `queued`,
//! `progress` after every depth, `tick` in between, and in the end `done` or `error`. One search at a time.

use super::{Notice, Task, Topic, report};
use crate::Desk;
use crate::answer::AnswerTime;
use crate::ask;
use crate::json::read;
use crate::memories::Owner;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use session::{Answer, Place, Request, StopFlag};
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
    /// The search waits; the number of searches that wait with it.
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

/// A position to think about, and the search for it.
struct ThinkTask {
    place: Place,
    think: Request,
    memory: Option<String>,
}

/// A WebSocket on which the playing search thinks.
///
/// Send `Said` messages: `think` starts (what ran before is given up), `stop` asks for the answer now. Told are `Told`
/// messages: `queued`, `progress` after every depth, `tick` in between, and in the end `done` or `error`. Closing the
/// socket stops the search.
#[utoipa::path(get, path = "/think", responses((status = 101, description = "The socket is open."), Refusal))]
fn think(
    desk: &Desk,
    wanted: ThinkTask,
    stop: &StopFlag,
    progress: &mut dyn FnMut(&Answer),
) -> Result<Answer, Refusal> {
    let reached = desk.reach(wanted.place)?;
    let request = ask::thought(&wanted.think, &desk.limits)?;
    let owner = wanted.memory.map(Owner::new).transpose()?;
    let mut session = reached.bench.begin(&reached.at)?;
    if let Some(owner) = &owner {
        session.recall(desk.memories.take(owner));
    }
    session.prepare(&[&request])?;
    // A request that is refused here leaves nothing behind.
    let thought = session.think(&request, stop, progress)?;
    if let Some(owner) = owner {
        desk.memories.keep(owner, session.take_memory(), request.playing.threads);
    }
    Ok(thought)
}

/// What is thought about.
pub const TOPIC: Topic = Topic {
    path: "/think",
    effort: AnswerTime::Thought,
    read: |json| {
        Ok(match read(json)? {
            Said::Stop => None,
            Said::Think { place, think, memory } => Some(task(ThinkTask { place, think, memory })),
        })
    },
    queued: |waiting| Notice::more(&Told::Queued { waiting }),
    tick: |time_ms, nodes| Notice::more(&Told::Tick { time_ms, nodes }),
    error: |error| Notice::last(&Told::Error { error }),
};

fn task(thought: ThinkTask) -> Task {
    Box::new(move |desk, stop, tell| {
        let mut progress = |view: &Answer| report(&Told::Progress { view: view.clone() }, tell, stop);
        Ok(Notice::last(&Told::Done { view: think(desk, thought, stop, &mut progress)? }))
    })
}
