//! A search of ours as a player, in this process.

use crate::error::ArenaError;
use crate::player::{Choice, Foul, Moment, Pace, Player, Trouble};
use search::pvs::{Technique, Techniques};
use session::{
    Algorithm, At, DepthLimit, EvalChoice, Playable, Purpose, SearchRequest, Session, SessionError, Side,
    StopFlag, ThinkRequest, TimeLeft, bounds,
};
use std::path::Path;
use std::time::{Duration, Instant};

/// A larger settings file is not one of ours.
const MAX_FILE_BYTES: u64 = 1 << 20;
/// Enough for the short thoughts of a match, and quickly cleared between games.
const TABLE_MIB: usize = 8;
/// Kept back on a clock for everything that is not thinking.
const OVERHEAD: Duration = Duration::from_millis(5);

const EXPECTED: &str = "expected own:KEY=VALUE,... with the keys name, eval, depth, nodes, time, algorithm, variant, \
                        with, without or only (names joined by +), threads and table (MiB)";

/// How a search of ours plays.
#[derive(Clone, Debug)]
pub struct OwnSettings {
    /// Its name in the record.
    pub name: Option<String>,
    /// Its value function.
    pub eval: EvalChoice,
    /// Which search.
    pub algorithm: Algorithm,
    /// A named variant of a textbook search.
    pub variant: Option<String>,
    /// Its own limits, in place of the match's.
    pub pace: Option<Pace>,
    /// What its playing search has switched on.
    pub techniques: Techniques,
    /// Threads that search together.
    pub threads: usize,
    /// Size of its table.
    pub table_mib: usize,
}

impl Default for OwnSettings {
    fn default() -> Self {
        OwnSettings {
            name: None,
            eval: EvalChoice::Usual,
            algorithm: Algorithm::Pvs,
            variant: None,
            pace: None,
            techniques: Techniques::USUAL,
            threads: 1,
            table_mib: TABLE_MIB,
        }
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
        let is_textbook = settings.algorithm != Algorithm::Pvs || settings.variant.is_some();
        if is_textbook && settings.pace.is_some_and(|pace| pace.time.is_some() || pace.nodes.is_some()) {
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
        match key {
            "name" => self.name = Some(value.into()),
            "eval" => self.eval = read_eval(value)?,
            "algorithm" => {
                self.algorithm =
                    value.parse().map_err(|error: session::UnknownAlgorithm| error.to_string())?
            }
            "variant" => self.variant = Some(value.into()),
            "with" => self.switch(value, Techniques::with)?,
            "without" => self.switch(value, Techniques::without)?,
            "only" => {
                self.techniques = Techniques::NONE;
                self.switch(value, Techniques::with)?;
            }
            "threads" => self.threads = number(bounds::THREADS.into())?,
            "table" => self.table_mib = number(bounds::TABLE_MIB as usize)?,
            "depth" => self.pace_mut().depth = Some(number(bounds::DEPTH as usize)? as u32),
            "nodes" => self.pace_mut().nodes = Some(number(usize::MAX)? as u64),
            "time" => {
                let digits = value.strip_suffix("ms").unwrap_or_default();
                let time = digits.parse().ok().filter(|&ms| ms > 0).ok_or("expected a time such as 100ms")?;
                self.pace_mut().time = Some(Duration::from_millis(time));
            }
            _ => return Err(EXPECTED.into()),
        }
        Ok(())
    }

    /// Switches techniques on or off, by names joined by `+`.
    fn switch(
        &mut self,
        names: &str,
        switched: impl Fn(Techniques, Technique) -> Techniques,
    ) -> Result<(), String> {
        for name in names.split('+') {
            let technique = name.parse::<Technique>().map_err(|error| error.to_string())?;
            self.techniques = switched(self.techniques, technique);
        }
        Ok(())
    }

    fn pace_mut(&mut self) -> &mut Pace {
        self.pace.get_or_insert_default()
    }

    /// Whether the match's limits do not hold for it.
    pub(crate) fn has_own_pace(&self) -> bool {
        self.pace.is_some() || self.variant.is_some() || self.algorithm != Algorithm::Pvs
    }

    /// Checks what only the game knows: value functions and variants.
    pub(crate) fn check(&self, bench: &dyn Playable) -> Result<(), ArenaError> {
        bench.eval(&At::default(), &self.eval)?;
        self.search_request(bench).map(|_| ())
    }

    /// The request of a textbook player; none for the playing search.
    fn search_request(&self, bench: &dyn Playable) -> Result<Option<SearchRequest>, ArenaError> {
        let depth = self.pace.and_then(|pace| pace.depth);
        let request = SearchRequest {
            algorithm: self.algorithm,
            depth: depth.map_or(DepthLimit::Usual, DepthLimit::Plies),
            eval: self.eval.clone(),
            ..SearchRequest::default()
        };
        let Some(name) = &self.variant else {
            return Ok((self.algorithm != Algorithm::Pvs).then_some(request));
        };
        let variant = bench.variant(name).map_err(|error| ArenaError::Player {
            text: format!("variant={name}"),
            reason: error.to_string(),
        })?;
        Ok(Some(variant.apply(request)))
    }

    /// The player for one thread of a match.
    pub(crate) fn open(&self, bench: &dyn Playable) -> Result<OwnPlayer, ArenaError> {
        let textbook = self.search_request(bench)?;
        Ok(OwnPlayer { settings: self.clone(), textbook, session: bench.begin(&At::default())? })
    }
}

fn read_eval(value: &str) -> Result<EvalChoice, String> {
    if !value.ends_with(".toml") {
        return Ok(EvalChoice::Preset(value.into()));
    }
    let text = files::read_text(Path::new(value), MAX_FILE_BYTES).map_err(|error| error.to_string())?;
    Ok(EvalChoice::File { name: value.into(), text })
}

/// A search of ours with its memory.
pub(crate) struct OwnPlayer {
    settings: OwnSettings,
    textbook: Option<SearchRequest>,
    /// Its own view of the game, with what it remembers.
    session: Box<dyn Session>,
}

impl Player for OwnPlayer {
    fn is_timed(&self) -> bool {
        !self.settings.has_own_pace()
    }

    fn new_game(&mut self, _: &StopFlag) -> Result<(), Trouble> {
        self.session.forget();
        Ok(())
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<Choice, Trouble> {
        let started = Instant::now();
        let found = match self.textbook.clone() {
            Some(request) => self.look_up(&request, moment),
            None => self.think(moment),
        };
        let mut choice = found.map_err(|error| match error {
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
    fn look_up(&mut self, request: &SearchRequest, moment: &Moment<'_>) -> Result<Choice, SessionError> {
        self.session.go_to(&moment.at())?;
        let (found, _) = self.session.search(request, moment.stop)?;
        Ok(Choice {
            m: found.best.unwrap_or_default(),
            score: Some(for_mover(found.value, moment.mover())),
            depth: found.depth,
            nodes: Some(found.nodes),
            ..Choice::default()
        })
    }

    fn think(&mut self, moment: &Moment<'_>) -> Result<Choice, SessionError> {
        let pace = self.settings.pace.unwrap_or(moment.pace);
        let request = ThinkRequest {
            depth: pace.depth,
            nodes: pace.nodes,
            time: pace.time,
            clock: clock(moment, pace),
            eval: self.settings.eval.clone(),
            threads: self.settings.threads,
            techniques: self.settings.techniques,
            table_mib: Some(self.settings.table_mib),
            purpose: Purpose::Play,
            ..ThinkRequest::default()
        };
        self.session.go_to(&moment.at())?;
        let found = self.session.think(&request, moment.stop, &mut |_| {})?;
        Ok(Choice {
            m: found.best.unwrap_or_default(),
            score: found.lines.first().map(|line| for_mover(line.value, moment.mover())),
            depth: Some(found.depth),
            nodes: Some(found.nodes),
            ..Choice::default()
        })
    }
}

/// The clock, where there is one and no time for the move.
fn clock(moment: &Moment<'_>, pace: Pace) -> Option<TimeLeft> {
    let (control, left) = (pace.clock.filter(|_| pace.time.is_none())?, moment.clocks?);
    let left = left[moment.mover() as usize];
    Some(TimeLeft { left, increment: control.increment, overhead: OVERHEAD, moves_to_go: None })
}

fn for_mover(value: f64, turn: Side) -> i32 {
    let value = if turn == Side::Max { value } else { -value };
    // Saturates: infinite values are only those of textbook searches without a window.
    value as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read() {
        let settings =
            OwnSettings::parse("name=new, nodes=5000,without=null-move+singular,threads=2,table=16").unwrap();
        assert_eq!((settings.name.as_deref(), settings.threads, settings.table_mib), (Some("new"), 2, 16));
        assert_eq!(settings.pace, Some(Pace { nodes: Some(5000), ..Pace::default() }));
        assert!(!settings.techniques.has(Technique::NullMove) && settings.techniques.has(Technique::Table));
        let bare = OwnSettings::parse("only=gains+deepening").unwrap().techniques;
        assert_eq!(bare, Techniques::NONE.with(Technique::Gains).with(Technique::Deepening));
        assert!(OwnSettings::parse("").unwrap().pace.is_none());
        let timed = OwnSettings::parse("time=50ms").unwrap().pace.unwrap();
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
