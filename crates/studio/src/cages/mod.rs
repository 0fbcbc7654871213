//! What runs scripts of users: children of our own program, one for the same scripts, kept for a while.
//!
//! The studio itself runs no script. A request that carries one goes to a child, which has a desk of its own ([`inside`]) and gives up
//! all it does not need before it reads anything. A child never runs the scripts of another request: what a script has done to
//! its interpreter ends with the child. A child that breaks a limit ends, and the requests in it are answered by one line.

mod child;
mod frames;
pub mod inside;
mod room;
mod scripts;

pub use frames::{ChildMessage, PipeFrame};
pub use scripts::{RequestScripts, SCRIPTS};

use crate::config::{ChildLaunch, ServerLimits};
use crate::reply::{build_response, respond};
use crate::state::QUICK;
use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::Response;
use child::{ChildCall, StudioChild};
use desk::{Address, AnswerTime, Answered, JSON, Notice, Refusal};
use frames::ParentMessage;
use room::granted_mib;
use scripts::ScriptTexts;
use serde::Deserialize;
use session::Language;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{Mutex as Turn, Notify, mpsc};

/// Children besides one for each processor: some wait for a client to type.
const MORE_THAN_CORES: usize = 2;

/// A child that has nothing to do for so long is ended.
const IDLE: Duration = Duration::from_secs(60);

/// How often the children are looked after.
const LOOK: Duration = Duration::from_millis(100);

/// A child has to answer this much earlier than the studio gives up.
const MARGIN: Duration = Duration::from_secs(2);

/// The types of content that children answer with; the studio passes on no other.
const KINDS: [&str; 6] = [
    "application/json",
    "application/pdf",
    "image/png",
    "image/svg+xml",
    "text/html; charset=utf-8",
    "text/plain; charset=utf-8",
];

const IMPOSSIBLE: &str =
    "this system cannot run scripts apart from the studio: expected Linux, or a request without a script";

/// The children, and the requests that wait for one.
pub struct Cages {
    launch: ChildLaunch,
    limits: ServerLimits,
    most: usize,
    children: Mutex<Children>,
    changed: Arc<Notify>,
    /// Requests that need a new child wait here, in order.
    turn: Turn<()>,
    waiting: AtomicUsize,
    /// The calls of searches that run under a name.
    names: Mutex<HashMap<String, Arc<StudioChild>>>,
    /// The list of games in each language, once it was asked for.
    catalogues: [OnceLock<Vec<u8>>; Language::ALL.len()],
}

#[derive(Default)]
struct Children {
    /// By their scripts; the most recently used is last.
    kept: Vec<(ScriptTexts, Arc<StudioChild>)>,
    /// One that has not heard of any script, so that no request waits for its start.
    spare: Option<Arc<StudioChild>>,
    is_looked_after: bool,
}

/// A name that a search runs under until this is dropped.
struct NamedSearch<'a> {
    cages: &'a Cages,
    name: String,
}

impl Drop for NamedSearch<'_> {
    fn drop(&mut self) {
        lock(&self.cages.names).remove(&self.name);
    }
}

impl Cages {
    /// No child yet.
    pub fn new(launch: ChildLaunch, limits: &ServerLimits) -> Arc<Cages> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Cages {
            launch,
            limits: limits.clone(),
            most: cores + MORE_THAN_CORES,
            children: Mutex::default(),
            changed: Arc::default(),
            turn: Turn::default(),
            waiting: AtomicUsize::new(0),
            names: Mutex::default(),
            catalogues: Default::default(),
        })
    }

    /// What a body has of scripts; none where it can be carried out in the studio itself.
    pub fn scripts(&self, path: &str, json: &[u8]) -> Option<RequestScripts> {
        let found = RequestScripts::read(json, self.launch.games);
        found.or_else(|| has_ours(path, json).then(RequestScripts::default))
    }

    /// What a child answers; none where the studio can answer itself.
    pub async fn answer(self: &Arc<Self>, path: &str, said: &Bytes) -> Option<Response> {
        let asked = match path {
            "/games" => return self.catalogue(said).await,
            "/running" => self.ask_running(said).await,
            _ => None,
        };
        if asked.is_some() {
            return asked;
        }
        let found = self.scripts(path, said)?;
        Some(self.ask(path, said, &found).await.unwrap_or_else(|refusal| respond(Err(refusal))))
    }

    async fn ask(
        self: &Arc<Self>,
        path: &str,
        json: &Bytes,
        found: &RequestScripts,
    ) -> Result<Response, Refusal> {
        let call = self.call(&found.texts, granted_mib(path, found)).await?;
        let name = if path == "/search" { name_of(json)? } else { None };
        let _named = name.map(|name| self.name(name, call.child())).transpose()?;
        self.request(call, path, json).await
    }

    /// The list of games. A child makes it, for it names the terms of games that are scripts; where there can be none, the
    /// studio's own leaves these games out.
    async fn catalogue(self: &Arc<Self>, query: &[u8]) -> Option<Response> {
        let language = desk::language(query).ok().filter(|_| cage::is_possible())?;
        let kept = &self.catalogues[language as usize];
        let bytes = match kept.get() {
            Some(bytes) => Ok(bytes.clone()),
            None => self.make_catalogue(language).await.map(|made| kept.get_or_init(|| made).clone()),
        };
        Some(respond(bytes.map(|bytes| Answered { kind: JSON, file: None, bytes })))
    }

    async fn make_catalogue(self: &Arc<Self>, language: Language) -> Result<Vec<u8>, Refusal> {
        let path = "/games";
        let mut call = self.call(&ScriptTexts::new(), granted_mib(path, &RequestScripts::default())).await?;
        call.say(ParentMessage::Ask { path: path.into() }, &format!("language={}", language.code()).into());
        match call.reply().await? {
            (ChildMessage::Answer { status: 200, .. }, bytes) => Ok(bytes),
            _ => Err(nonsense()),
        }
    }

    /// What the child of a running search says about it; none where no child runs a search of this name.
    async fn ask_running(&self, json: &Bytes) -> Option<Response> {
        let name = name_of(json).ok().flatten()?;
        let child = lock(&self.names).get(&name).cloned()?;
        let call = child.call(0)?;
        let answer = self.request(call, "/running", json).await;
        Some(answer.unwrap_or_else(|refusal| respond(Err(refusal))))
    }

    async fn request(&self, mut call: ChildCall, path: &str, json: &Bytes) -> Result<Response, Refusal> {
        call.say(ParentMessage::Ask { path: path.into() }, json);
        let time = self.time(path);
        match tokio::time::timeout(time, call.reply()).await {
            Ok(answered) => {
                let (reply, bytes) = answered?;
                build_answer(reply, bytes)
            }
            Err(_) => {
                Err(Refusal::impossible(format!("the script took longer than {time:?} and was stopped")))
            }
        }
    }

    /// Has a message on a socket carried out by a child. What comes through `more` is said there too.
    pub async fn converse(
        self: Arc<Self>,
        path: &'static str,
        said: (Bytes, RequestScripts),
        mut more: mpsc::UnboundedReceiver<Bytes>,
        tell: mpsc::Sender<Notice>,
    ) -> Result<(), Refusal> {
        let (json, found) = said;
        let mut call = self.call(&found.texts, granted_mib(path, &found)).await?;
        call.say(ParentMessage::Open { path: path.into() }, &Bytes::new());
        call.say(ParentMessage::Say, &json);
        let time = tokio::time::sleep(self.time(path));
        tokio::pin!(time);
        loop {
            let reply = tokio::select! {
                reply = call.reply() => reply?,
                Some(json) = more.recv() => {
                    call.say(ParentMessage::Say, &json);
                    continue;
                }
                () = &mut time => return Err(Refusal::impossible("the script took too long and was stopped")),
            };
            let (ChildMessage::Tell { is_last }, bytes) = reply else { return Err(nonsense()) };
            let text = String::from_utf8(bytes).map_err(|_| nonsense())?;
            if tell.send(Notice { text, is_last }).await.is_err() || is_last {
                return Ok(());
            }
        }
    }

    /// How long a child may take: as long as the route itself, where searches may have to wait for each other.
    fn time(&self, path: &str) -> Duration {
        let limits = &self.limits.questions;
        let search = match path {
            "/think" => limits.think_time,
            "/lab" => limits.experiment_time,
            _ if Address::find(path).is_some_and(|address| address.effort == AnswerTime::Search) => {
                limits.search_time
            }
            _ => return QUICK + MARGIN,
        };
        self.limits.patience + search + MARGIN
    }

    /// A call in the child of these scripts, when there is one or room for one.
    async fn call(self: &Arc<Self>, texts: &ScriptTexts, granted_mib: u64) -> Result<ChildCall, Refusal> {
        if !cage::is_possible() {
            return Err(Refusal::impossible(IMPOSSIBLE));
        }
        let waiting = WaitingRequest::new(&self.waiting);
        if waiting.before >= self.limits.waiting {
            return Err(Refusal::busy(format!(
                "{} scripts are waiting already: try again later",
                waiting.before
            )));
        }
        let late = || Refusal::busy("every process for scripts was busy for too long: try again later");
        let call = self.call_in_turn(texts, granted_mib);
        tokio::time::timeout(self.limits.patience, call).await.map_err(|_| late())?
    }

    async fn call_in_turn(
        self: &Arc<Self>,
        texts: &ScriptTexts,
        granted_mib: u64,
    ) -> Result<ChildCall, Refusal> {
        if let Some(call) = lock(&self.children).call(texts, granted_mib) {
            return Ok(call);
        }
        let _turn = self.turn.lock().await;
        loop {
            let changed = self.changed.notified();
            let (cages, texts) = (Arc::clone(self), texts.clone());
            // Starting a process takes a moment in which other requests must not wait.
            let begun = tokio::task::spawn_blocking(move || cages.call_or_start(&texts, granted_mib)).await;
            if let Some(call) = begun.map_err(|_| cannot_start("a thread failed"))?? {
                let cages = Arc::clone(self);
                tokio::task::spawn_blocking(move || cages.prepare());
                return Ok(call);
            }
            changed.await;
        }
    }

    /// A call in the child of these scripts, or in a new one; none where too many are busy.
    fn call_or_start(
        self: &Arc<Self>,
        texts: &ScriptTexts,
        granted_mib: u64,
    ) -> Result<Option<ChildCall>, Refusal> {
        let mut children = lock(&self.children);
        if let Some(call) = children.call(texts, granted_mib) {
            return Ok(Some(call));
        }
        // The one child that runs only scripts of ours always has room.
        if !texts.is_empty() && !children.make_room(self.most) {
            return Ok(None);
        }
        let spare = children.spare.take().filter(|child| !child.has_ended());
        drop(children);
        let child = spare.map_or_else(|| self.start(), Ok)?;
        let call = child.call(granted_mib).ok_or_else(|| cannot_start("it ended at once"))?;
        let mut children = lock(&self.children);
        children.kept.push((texts.clone(), child));
        self.look_after(&mut children);
        Ok(Some(call))
    }

    /// Starts a child for the next one who needs one. Without it that client waits a little longer.
    fn prepare(&self) {
        if lock(&self.children).spare.is_none()
            && let Ok(child) = self.start()
            && let Some(too_many) = lock(&self.children).spare.replace(child)
        {
            too_many.kill();
        }
    }

    fn start(&self) -> Result<Arc<StudioChild>, Refusal> {
        StudioChild::start((self.launch.command)(), &self.changed).map_err(cannot_start)
    }

    /// Has a thread end children that are not needed, for as long as there are any.
    fn look_after(self: &Arc<Self>, children: &mut Children) {
        if !children.is_looked_after {
            let cages = Arc::downgrade(self);
            let looks =
                std::thread::Builder::new().name("children".into()).spawn(move || keep_looking(&cages));
            children.is_looked_after = looks.is_ok();
        }
    }

    fn name(&self, name: String, child: &Arc<StudioChild>) -> Result<NamedSearch<'_>, Refusal> {
        let mut names = lock(&self.names);
        if names.contains_key(&name) {
            return Err(Refusal::busy("a search of this name runs already: try another"));
        }
        names.insert(name.clone(), Arc::clone(child));
        Ok(NamedSearch { cages: self, name })
    }
}

impl Children {
    /// A call in the child of these scripts, if it lives.
    fn call(&mut self, texts: &ScriptTexts, granted_mib: u64) -> Option<ChildCall> {
        let found = self.kept.iter().position(|(known, child)| known == texts && !child.has_ended())?;
        let kept = self.kept.remove(found);
        let call = kept.1.call(granted_mib);
        self.kept.push(kept);
        call
    }

    /// Whether there is room for one more, now that those that were idle for longest are gone.
    fn make_room(&mut self, most: usize) -> bool {
        self.forget(|child| child.has_ended());
        let counted = |kept: &Vec<(ScriptTexts, Arc<StudioChild>)>| {
            kept.iter().filter(|(texts, _)| !texts.is_empty()).count()
        };
        while counted(&self.kept) >= most {
            let is_free = |(texts, child): &(ScriptTexts, Arc<StudioChild>)| {
                !texts.is_empty() && child.idle().is_some()
            };
            let Some(oldest) = self.kept.iter().position(is_free) else { return false };
            self.kept.remove(oldest).1.kill();
        }
        true
    }

    fn forget(&mut self, is_over: impl Fn(&StudioChild) -> bool) {
        for (_, child) in self.kept.extract_if(.., |(_, child)| is_over(child)) {
            child.kill();
        }
        if let Some(child) = self.spare.take_if(|child| is_over(child)) {
            child.kill();
        }
    }
}

impl Drop for Cages {
    fn drop(&mut self) {
        lock(&self.children).forget(|_| true);
    }
}

/// Whether scripts of ours are carried out: the examples of what scripts can ask, and players of the league.
fn has_ours(path: &str, json: &[u8]) -> bool {
    let asked = || serde_json::from_slice::<serde_json::Value>(json).unwrap_or_default();
    path == "/vocabulary" || path == "/lab" && asked()["experiment"]["kind"] == "league"
}

/// Ends children that have nothing to do or work for a client that has left, until there are none.
fn keep_looking(cages: &Weak<Cages>) {
    loop {
        std::thread::sleep(LOOK);
        let Some(cages) = cages.upgrade() else { return };
        let mut children = lock(&cages.children);
        children.forget(|child| {
            child.has_ended() || child.ignores_close() || child.idle().is_some_and(|time| time > IDLE)
        });
        if children.kept.is_empty() && children.spare.is_none() {
            children.is_looked_after = false;
            return;
        }
    }
}

/// A place in the queue for a child.
struct WaitingRequest<'a> {
    all: &'a AtomicUsize,
    before: usize,
}

impl WaitingRequest<'_> {
    fn new(all: &AtomicUsize) -> WaitingRequest<'_> {
        WaitingRequest { all, before: all.fetch_add(1, Ordering::Relaxed) }
    }
}

impl Drop for WaitingRequest<'_> {
    fn drop(&mut self) {
        self.all.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The name that a search is to run under.
fn name_of(json: &[u8]) -> Result<Option<String>, Refusal> {
    #[derive(Deserialize)]
    struct Search {
        #[serde(default)]
        name: Option<String>,
    }
    Ok(desk::read::<Search>(json)?.name)
}

/// What a client gets of an answer: nothing that no route of ours answers with.
fn build_answer(reply: ChildMessage, bytes: Vec<u8>) -> Result<Response, Refusal> {
    let ChildMessage::Answer { status, kind, file } = reply else { return Err(nonsense()) };
    let status = StatusCode::from_u16(status).map_err(|_| nonsense())?;
    let kind = KINDS.into_iter().find(|known| *known == kind).ok_or_else(nonsense)?;
    Ok(build_response(status, kind, file.as_deref(), bytes))
}

fn nonsense() -> Refusal {
    Refusal::impossible("the script's process answered with nonsense")
}

fn cannot_start(error: impl std::fmt::Display) -> Refusal {
    Refusal::busy(format!("no process for scripts could be started: {error}"))
}

/// What a thread that panicked has left is still true here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
