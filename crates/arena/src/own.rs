//! A search of ours as a player, in this process.

use crate::error::ArenaError;
use crate::player::{Choice, Foul, Moment, Pace, Player, Trouble};
use search::pvs::{Technique, Techniques};
use session::{
    AgentScript, Algorithm, At, DepthLimit, EvalChoice, Playable, Purpose, Request, Session, SessionError,
    StopFlag, TimeLeft, bounds,
};
use std::path::Path;
use std::time::{Duration, Instant};

/// A larger settings file is not one of ours.
const MAX_FILE_BYTES: u64 = 1 << 20;
/// Enough for the short thoughts of a match, and quickly cleared between games.
pub(crate) const TABLE_MIB: usize = 8;
/// Kept back on a clock for everything that is not thinking.
const OVERHEAD: Duration = Duration::from_millis(5);

const EXPECTED: &str = "expected own:KEY=VALUE,... with the keys name, eval, agent (a script), depth, nodes, time, algorithm, variant, \
                        order, strict (yes), beam, prune (rules joined by +), with, without or only (names joined by +), margins \
                        (per cent), threads and table (MiB)";

/// How a search of ours plays.
#[derive(Clone, Debug)]
pub struct OwnSettings {
    /// Its name in the record.
    pub name: Option<String>,
    /// Its search; limits of its own are in place of the match's.
    pub request: Request,
    /// A named variant of a textbook search.
    pub variant: Option<String>,
}

impl Default for OwnSettings {
    fn default() -> Self {
        let request = Request { purpose: Purpose::Play, table_mib: Some(TABLE_MIB), ..Request::thinking() };
        OwnSettings { name: None, request, variant: None }
    }
}

impl OwnSettings {
    /// Reads `nodes=5000,without=null-move+singular`; reads a file if the value function is one.
    pub fn parse(text: &str) -> Result<OwnSettings, ArenaError> {
        let mut settings = OwnSettings::default();
        for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            let bad = |reason: &str| ArenaError::Player { text: pair.into(), reason: reason.into() };
            let (key, value) = pair.split_once('=').ok_or_else(|| bad(EXPECTED))?;
            settings.set(key.trim(), value.trim()).map_err(|reason| bad(&reason))?;
        }
        let Request { time, nodes, .. } = settings.request;
        if settings.is_textbook() && (time.is_some() || nodes.is_some()) {
            let reason = "a textbook search has no answer before it is finished: expected depth alone".into();
            return Err(ArenaError::Player { text: text.into(), reason });
        }
        Ok(settings)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number = |most: usize| {
            let found = value.parse::<usize>().ok().filter(|n| (1..=most).contains(n));
            found.ok_or_else(|| format!("expected a number from 1 to {most}"))
        };
        let request = &mut self.request;
        match key {
            "name" => self.name = Some(value.into()),
            "eval" => request.eval = read_eval(value)?,
            "agent" => request.agent = Some(AgentScript { name: value.into(), text: read_file(value)? }),
            "algorithm" => {
                request.algorithm =
                    value.parse().map_err(|error: session::UnknownAlgorithm| error.to_string())?
            }
            "variant" => self.variant = Some(value.into()),
            "order" => request.order_by_value = yes(value)?,
            "strict" => request.strict = yes(value)?,
            "beam" => request.beam = Some(number(usize::from(u16::MAX))?),
            "prune" => request.rules = value.split('+').map(String::from).collect(),
            "with" => request.techniques = switched(request.techniques, value, Techniques::with)?,
            "without" => request.techniques = switched(request.techniques, value, Techniques::without)?,
            "only" => request.techniques = switched(Techniques::NONE, value, Techniques::with)?,
            "margins" => {
                request.margins =
                    value.parse().map_err(|error: search::margins::UnknownMargins| error.to_string())?
            }
            "threads" => request.threads = number(bounds::THREADS.into())?,
            "table" => request.table_mib = Some(number(bounds::TABLE_MIB as usize)?),
            "depth" => request.depth = DepthLimit::Plies(number(bounds::DEPTH as usize)? as u32),
            "nodes" => request.nodes = Some(number(usize::MAX)? as u64),
            "time" => {
                let digits = value.strip_suffix("ms").unwrap_or_default();
                let time = digits.parse().ok().filter(|&ms| ms > 0).ok_or("expected a time such as 100ms")?;
                request.time = Some(Duration::from_millis(time));
            }
            _ => return Err(EXPECTED.into()),
        }
        Ok(())
    }

    fn is_textbook(&self) -> bool {
        self.request.algorithm != Algorithm::Pvs || self.variant.is_some()
    }

    /// Whether it runs what a user wrote.
    pub fn has_script(&self) -> bool {
        self.request.agent.is_some() || self.request.eval.has_script()
    }

    /// Whether the match's limits do not hold for it.
    pub(crate) fn has_own_pace(&self) -> bool {
        let Request { depth, nodes, time, .. } = self.request;
        let is_agent = self.request.agent.is_some();
        is_agent || self.is_textbook() || depth != DepthLimit::End || nodes.is_some() || time.is_some()
    }

    /// Checks what only the game knows: value functions and variants.
    pub(crate) fn check(&self, bench: &dyn Playable) -> Result<(), ArenaError> {
        bench.eval(&At::default(), &self.request.eval)?;
        if self.request.agent.is_some() {
            // A script that is no agent is told before the first game.
            bench.search(&At::default(), &self.request, &StopFlag::default())?;
        }
        self.complete(bench).map(|_| ())
    }

    /// The search with everything its variant decides.
    fn complete(&self, bench: &dyn Playable) -> Result<Request, ArenaError> {
        let mut request = self.request.clone();
        if self.is_textbook() && request.depth == DepthLimit::End {
            request.depth = DepthLimit::Usual;
        }
        let Some(name) = &self.variant else { return Ok(request) };
        let variant = bench.variant(name).map_err(|error| ArenaError::Player {
            text: format!("variant={name}"),
            reason: error.to_string(),
        })?;
        Ok(variant.apply(request))
    }

    /// The player for one thread of a match.
    pub(crate) fn open(&self, bench: &dyn Playable) -> Result<OwnPlayer, ArenaError> {
        let request = self.complete(bench)?;
        Ok(OwnPlayer { request, has_own_pace: self.has_own_pace(), session: bench.begin(&At::default())? })
    }
}

fn yes(value: &str) -> Result<bool, String> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err("expected yes or no".into()),
    }
}

/// Techniques switched on or off, by names joined by `+`.
fn switched(
    techniques: Techniques,
    names: &str,
    switch: impl Fn(Techniques, Technique) -> Techniques,
) -> Result<Techniques, String> {
    let parsed = names.split('+').map(|name| name.parse::<Technique>().map_err(|error| error.to_string()));
    parsed.into_iter().try_fold(techniques, |techniques, technique| Ok(switch(techniques, technique?)))
}

fn read_eval(value: &str) -> Result<EvalChoice, String> {
    if value.ends_with(EvalChoice::NET_ENDING) {
        let bytes = files::read_bytes(Path::new(value), EvalChoice::MAX_NET_BYTES);
        let bytes = bytes.map_err(|error| error.to_string())?;
        return EvalChoice::net(value, &bytes).map_err(|error| error.to_string());
    }
    if !EvalChoice::is_file(value) {
        return EvalChoice::parse(value).map_err(|error| error.to_string());
    }
    Ok(EvalChoice::of_file(value, read_file(value)?))
}

fn read_file(name: &str) -> Result<String, String> {
    files::read_text(Path::new(name), MAX_FILE_BYTES).map_err(|error| error.to_string())
}

/// A search of ours with its memory.
pub(crate) struct OwnPlayer {
    request: Request,
    has_own_pace: bool,
    /// Its own view of the game, with what it remembers.
    session: Box<dyn Session>,
}

impl Player for OwnPlayer {
    fn is_timed(&self) -> bool {
        !self.has_own_pace
    }

    fn new_game(&mut self, _: &StopFlag) -> Result<(), Trouble> {
        self.session.forget();
        Ok(())
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<Choice, Trouble> {
        let started = Instant::now();
        let mut choice = self.search(moment).map_err(|error| match error {
            SessionError::Stopped { .. } if moment.stop.is_raised() => Trouble::Broken(ArenaError::Stopped),
            error => Trouble::Broken(error.into()),
        })?;
        choice.spent = started.elapsed();
        if choice.m.is_empty() {
            return Err(Trouble::Foul(Foul::Illegal { m: String::new() }));
        }
        Ok(choice)
    }
}

impl OwnPlayer {
    fn search(&mut self, moment: &Moment<'_>) -> Result<Choice, SessionError> {
        self.session.go_to(&moment.at())?;
        let found = self.session.think(&self.request(moment), moment.stop, &mut |_| {})?;
        Ok(Choice {
            m: found.best.unwrap_or_default(),
            // Saturates: infinite values are only those of textbook searches without a window.
            score: Some(found.value.seen_by(moment.mover()).number() as i32),
            depth: found.depth,
            nodes: Some(found.nodes),
            ..Choice::default()
        })
    }

    /// Its search with its own limits, or with those of the match.
    fn request(&self, moment: &Moment<'_>) -> Request {
        let Pace { depth, nodes, time, .. } = moment.pace;
        match self.has_own_pace {
            true => self.request.clone(),
            false => {
                let clock = clock(moment, moment.pace);
                Request { depth: depth.into(), nodes, time, clock, ..self.request.clone() }
            }
        }
    }
}

/// The clock, where there is one and no time for the move.
fn clock(moment: &Moment<'_>, pace: Pace) -> Option<TimeLeft> {
    let (control, left) = (pace.clock.filter(|_| pace.time.is_none())?, moment.clocks?);
    let left = left[moment.mover() as usize];
    Some(TimeLeft { left, increment: control.increment, overhead: OVERHEAD, moves_to_go: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read() {
        let settings =
            OwnSettings::parse("name=new, nodes=5000,without=null-move+singular,threads=2,table=16").unwrap();
        let OwnSettings { name, request, .. } = &settings;
        assert_eq!((name.as_deref(), request.threads, request.table_mib), (Some("new"), 2, Some(16)));
        assert!(request.nodes == Some(5000) && settings.has_own_pace());
        assert!(!request.techniques.has(Technique::NullMove) && request.techniques.has(Technique::Table));
        let bare = OwnSettings::parse("only=gains+deepening").unwrap();
        assert_eq!(
            bare.request.techniques,
            Techniques::NONE.with(Technique::Gains).with(Technique::Deepening)
        );
        assert!(!bare.has_own_pace());
        let timed = OwnSettings::parse("time=50ms").unwrap().request;
        assert_eq!(timed.time, Some(Duration::from_millis(50)));
    }

    #[test]
    fn bad_settings_are_named() {
        for (text, reason) in [
            ("nodes", "bad player 'nodes': expected own:KEY=VALUE"),
            ("colour=red", "bad player 'colour=red': expected own:KEY=VALUE"),
            ("nodes=x", "bad player 'nodes=x': expected a number from 1"),
            ("threads=0", "bad player 'threads=0': expected a number from 1 to 256"),
            ("without=magic", "bad player 'without=magic': unknown technique 'magic'"),
            ("only=magic", "bad player 'only=magic': unknown technique 'magic'"),
            ("time=5", "bad player 'time=5': expected a time such as 100ms"),
            ("algorithm=minimax,nodes=5", "bad player 'algorithm=minimax,nodes=5': a textbook search"),
            ("eval=/no/such.toml", "bad player 'eval=/no/such.toml': cannot read '/no/such.toml'"),
        ] {
            let error = OwnSettings::parse(text).unwrap_err().to_string();
            assert!(error.starts_with(reason), "{error}");
        }
    }
}
