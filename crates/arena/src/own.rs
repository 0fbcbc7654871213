//! A search of ours as a player, in this process.

use crate::error::ArenaError;
use crate::player::{Foul, Moment, Player, PlayerMove, TimeLimit, Trouble};
use search::textbook::DefaultLimit;
use session::fields::{self, FIELDS, Field, FieldError, TextForm};
use session::{
    At, Call, DepthLimit, Playable, PlayingSettings, Purpose, Request, Session, SessionError, StopFlag,
    TimeLeft, bounds,
};
use std::path::Path;
use std::time::Duration;
use stopwatch::Stopwatch;

/// Enough for the short thoughts of a match, and quickly cleared between games.
pub(crate) const TABLE_MIB: usize = 8;
/// Kept back on a clock for everything that is not thinking.
const OVERHEAD: Duration = Duration::from_millis(5);

/// The depths that a player may have: without a bound a match never ends.
const DEPTHS: std::ops::RangeInclusive<u32> = 1..=bounds::DEPTH;

/// How a search of ours plays.
#[derive(Clone, Debug)]
pub struct OwnSettings {
    /// Its name in the record.
    pub name: Option<String>,
    /// Its search; limits of its own are in place of the match's.
    pub request: Request,
}

impl Default for OwnSettings {
    fn default() -> Self {
        let request = Request {
            playing: PlayingSettings {
                purpose: Purpose::Play,
                table_mib: Some(TABLE_MIB),
                ..Request::thinking().playing
            },
            ..Request::thinking()
        };
        OwnSettings { name: None, request }
    }
}

impl OwnSettings {
    /// Reads `nodes=5000,without=null-move+singular`; reads a file if the value function is one.
    pub fn parse(text: &str) -> Result<OwnSettings, ArenaError> {
        let mut settings = OwnSettings::default();
        for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            let bad = |reason: String| ArenaError::Player { text: pair.into(), reason };
            let (key, value) = pair.split_once('=').ok_or_else(|| bad(format!("expected {}", keys())))?;
            settings.set(key.trim(), value.trim()).map_err(|error| bad(error.to_string()))?;
        }
        settings
            .check_limits()
            .map_err(|why| ArenaError::Player { text: text.into(), reason: why.to_string() })?;
        Ok(settings)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), FieldError> {
        if key == NAME {
            self.name = Some(value.into());
            return Ok(());
        }
        let field = players_fields().find(|field| field.name == key);
        let field = field.ok_or_else(|| FieldError::Expected(keys()))?;
        let form = TextForm { joint: JOINT, file: &read_file };
        fields::read(field, &mut self.request, value, &form)
    }

    /// Refuses limits that no match can keep.
    fn check_limits(&self) -> Result<(), FieldError> {
        let Request { depth, time, nodes, algorithm, .. } = self.request;
        // What grows a tree has an answer whenever it is stopped.
        let has_answer = algorithm.spec().limit != DefaultLimit::Depth;
        if self.is_textbook() && !has_answer && (time.is_some() || nodes.is_some()) {
            return Err(FieldError::NoAnswerInTime);
        }
        match depth {
            DepthLimit::Plies(plies) if !DEPTHS.contains(&plies) => {
                Err(FieldError::Expected(format!("a depth from {} to {}", DEPTHS.start(), DEPTHS.end())))
            }
            _ if time.is_some_and(|time| time.is_zero()) => {
                Err(FieldError::Expected("a time above nought".into()))
            }
            _ => Ok(()),
        }
    }

    /// The description that [`OwnSettings::parse`] reads, with what differs from the usual. A settings file is not in it.
    pub fn text(&self) -> String {
        let usual = OwnSettings::default().request;
        let players: Vec<Field> = players_fields().copied().collect();
        let differing = fields::differing(&players, &self.request, &usual, &JOINT.to_string());
        let name = self.name.iter().map(|name| (NAME, name.clone()));
        let said = name.chain(differing.into_iter().map(|(field, text)| (field.name, text)));
        match said.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(",") {
            nothing if nothing.is_empty() => "own".into(),
            said => format!("own:{said}"),
        }
    }

    fn is_textbook(&self) -> bool {
        !self.request.is_playing()
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
            // A script that is no agent is refused before the first game.
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
        Ok(bench.description().complete(request)?)
    }

    /// The player for one thread of a match.
    pub(crate) fn open(&self, bench: &dyn Playable) -> Result<OwnPlayer, ArenaError> {
        let request = self.complete(bench)?;
        Ok(OwnPlayer { request, has_own_pace: self.has_own_pace(), session: bench.begin(&At::default())? })
    }
}

/// The key of a player's name, which is not its search's.
const NAME: &str = "name";
/// What stands between names: commas stand between keys.
const JOINT: char = '+';

/// The fields that are a player's.
pub fn players_fields() -> impl Iterator<Item = &'static Field> {
    FIELDS.iter().filter(|field| field.group.is_players())
}

fn keys() -> String {
    let fields = players_fields().map(|field| format!("{}={}", field.name, field.value_name()));
    let keys: Vec<String> = [format!("{NAME}=NAME")].into_iter().chain(fields).collect();
    format!("own:KEY=VALUE,... of {}; names and rules are joined by '{JOINT}'", keys.join(", "))
}

fn read_file(name: &str, most: u64) -> Result<Vec<u8>, String> {
    files::read_bytes(Path::new(name), most).map_err(|error| error.to_string())
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
        self.session.prepare(&[&self.request]).map_err(|error| Trouble::Broken(error.into()))
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<PlayerMove, Trouble> {
        let started = Stopwatch::start();
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
    fn search(&mut self, moment: &Moment<'_>) -> Result<PlayerMove, SessionError> {
        self.session.go_to(&moment.at())?;
        let (request, clock) = self.request(moment);
        let call = Call { clock, ..Call::new(&request, moment.stop) };
        let (found, _) = self.session.run(&call, &mut |_| {})?;
        Ok(PlayerMove {
            m: found.best.unwrap_or_default(),
            // Saturates: infinite values are only those of textbook searches without a window.
            score: Some(found.value.seen_by(moment.mover()).number() as i32),
            depth: found.searched.depth,
            nodes: Some(found.nodes),
            ..PlayerMove::default()
        })
    }

    /// Its search with its own limits, or with those of the match and its clock.
    fn request(&self, moment: &Moment<'_>) -> (Request, Option<TimeLeft>) {
        let TimeLimit { depth, nodes, time, .. } = moment.pace;
        match self.has_own_pace {
            true => (self.request.clone(), None),
            false => {
                let request = Request { depth: depth.into(), nodes, time, ..self.request.clone() };
                (request, clock(moment, moment.pace))
            }
        }
    }
}

/// The clock, where there is one and no time for the move.
fn clock(moment: &Moment<'_>, pace: TimeLimit) -> Option<TimeLeft> {
    let (control, left) = (pace.clock.filter(|_| pace.time.is_none())?, moment.clocks?);
    let left = left[moment.mover() as usize];
    Some(TimeLeft { left, increment: control.increment, overhead: OVERHEAD, moves_to_go: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::pvs::{Technique, Techniques};

    #[test]
    fn settings_are_read() {
        let settings =
            OwnSettings::parse("name=new, nodes=5000,without=null-move+singular,threads=2,table=16").unwrap();
        let OwnSettings { name, request, .. } = &settings;
        assert_eq!(
            (name.as_deref(), request.playing.threads, request.playing.table_mib),
            (Some("new"), 2, Some(16))
        );
        assert!(request.nodes == Some(5000) && settings.has_own_pace());
        assert!(
            !request.playing.techniques.has(Technique::NullMove)
                && request.playing.techniques.has(Technique::Table)
        );
        let bare = OwnSettings::parse("only=gains+deepening").unwrap();
        assert_eq!(
            bare.request.playing.techniques,
            Techniques::NONE.with(Technique::Gains).with(Technique::Deepening)
        );
        assert!(!bare.has_own_pace());
        let timed = OwnSettings::parse("time=50ms").unwrap().request;
        assert_eq!(timed.time, Some(Duration::from_millis(50)));
    }

    #[test]
    fn what_is_written_is_read() {
        for keys in [
            "",
            "name=new one,nodes=5000,without=null-move+singular,with=recapture,threads=2,table=16",
            "algorithm=alphabeta,depth=4,eval=runs:twos=12,order=yes,beam=3,prune=a+b,strict=yes",
            "variant=study,eval=published",
            "time=50ms",
            "margins=futility:70+aspiration:150",
        ] {
            let text = OwnSettings::parse(keys).unwrap().text();
            let expected = if keys.is_empty() { "own".into() } else { format!("own:{keys}") };
            assert_eq!(text, expected);
        }
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
            ("time=5", "bad player 'time=5': expected a time such as 500ms, 10s or 2m"),
            ("depth=0", "bad player 'depth=0': expected a depth from 1 to 1000"),
            ("depth=1001", "bad player 'depth=1001': expected a depth from 1"),
            ("time=0ms", "bad player 'time=0ms': expected a time above nought"),
            ("multipv=2", "bad player 'multipv=2': expected own:KEY=VALUE"),
            ("margins=luck:9", "bad player 'margins=luck:9': unknown margins"),
            ("algorithm=minimax,nodes=5", "bad player 'algorithm=minimax,nodes=5': a textbook search"),
            ("eval=/no/such.toml", "bad player 'eval=/no/such.toml': cannot read '/no/such.toml'"),
        ] {
            let error = OwnSettings::parse(text).unwrap_err().to_string();
            assert!(error.starts_with(reason), "{error}");
        }
    }

    #[test]
    fn the_table_is_made_and_cleared_before_a_game() {
        let bench = games::open("mnk", []).unwrap();
        let mut player = OwnSettings::parse("depth=2,table=3").unwrap().open(bench.as_ref()).unwrap();
        for _ in 0..2 {
            player.new_game(&StopFlag::default()).map_err(|_| "trouble").unwrap();
            let memory = player.session.take_memory();
            assert!(memory.is_populated() && memory.is_empty());
            assert_eq!(memory.table_mib(), 3);
            player.session.recall(memory);
            player.session.think(&player.request, &StopFlag::default(), &mut |_| {}).unwrap();
        }
    }
}
