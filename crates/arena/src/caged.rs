//! A search of ours that runs a script, as a player in a cage: a child process that is asked move by move, in lines of JSON.

use crate::error::ArenaError;
use crate::own::OwnSettings;
use crate::player::{ClockControl, Foul, Moment, Player, PlayerMove, TimeLimit, Trouble};
use cage::Cage;
use serde::{Deserialize, Serialize};
use session::{At, Playable, SessionError, StopFlag};
use std::fmt::{Debug, Formatter};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ChildStdin;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How often the outside is asked whether to stop.
const LOOK: Duration = Duration::from_millis(20);
/// A child that says nothing for so long before its first move hangs.
const PATIENCE: Duration = Duration::from_secs(60);
/// A longer line is no answer.
const MAX_LINE: u64 = 1 << 20;

/// Starts a player of this number in a cage, whose transposition table is so large in MiB.
pub type CageStarter = fn(usize, u64) -> io::Result<Cage>;

/// Starts the child of a player, with pipes to its standard input and output.
#[derive(Clone)]
pub struct Launch(Arc<dyn Fn() -> io::Result<Cage> + Send + Sync>);

impl Launch {
    /// By this function.
    pub fn new(start: impl Fn() -> io::Result<Cage> + Send + Sync + 'static) -> Launch {
        Launch(Arc::new(start))
    }
}

impl Debug for Launch {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str("Launch")
    }
}

/// What a child is asked.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PlayerQuestion {
    /// Can it play this game?
    Check,
    NewGame,
    Choose(GameMoment),
}

/// A moment of a game, as plain data.
#[derive(Serialize, Deserialize)]
struct GameMoment {
    start: Option<String>,
    moves: Vec<String>,
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<Duration>,
    /// Time at the start, and time added for every move.
    clock: Option<[Duration; 2]>,
    left: Option<[Duration; 2]>,
}

/// What it answers.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PlayerAnswer {
    Ready,
    Chosen { m: String, score: Option<i32>, depth: Option<u32>, nodes: Option<u64>, spent: Duration },
    Illegal { m: String },
    Failed { error: String },
}

impl GameMoment {
    fn of(moment: &Moment<'_>) -> GameMoment {
        let TimeLimit { depth, nodes, time, clock } = moment.pace;
        let clock = clock.map(|clock| [clock.base, clock.increment]);
        let At { position: start, moves } = moment.at();
        GameMoment { start, moves, depth, nodes, time, clock, left: moment.clocks }
    }

    fn pace(&self) -> TimeLimit {
        let clock = self.clock.map(|[base, increment]| ClockControl { base, increment });
        TimeLimit { depth: self.depth, nodes: self.nodes, time: self.time, clock }
    }
}

/// The child's side: plays by these settings until its input ends.
pub fn serve_player(
    bench: &dyn Playable,
    settings: &OwnSettings,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut player = None;
    for line in input.lines() {
        let told = match serde_json::from_str(&line?) {
            Ok(asked) => answer(bench, settings, &mut player, asked),
            Err(error) => PlayerAnswer::Failed { error: error.to_string() },
        };
        writeln!(output, "{}", serde_json::to_string(&told)?)?;
        output.flush()?;
    }
    Ok(())
}

fn answer(
    bench: &dyn Playable,
    settings: &OwnSettings,
    player: &mut Option<Box<dyn Player>>,
    asked: PlayerQuestion,
) -> PlayerAnswer {
    let stop = StopFlag::default();
    let answered = match asked {
        PlayerQuestion::Check => settings.check(bench).map(|()| PlayerAnswer::Ready).map_err(Trouble::Broken),
        PlayerQuestion::NewGame => begin(bench, settings, player)
            .and_then(|player| player.new_game(&stop))
            .map(|()| PlayerAnswer::Ready),
        PlayerQuestion::Choose(position) => choose(bench, settings, player, &position),
    };
    match answered {
        Ok(told) => told,
        Err(Trouble::Foul(Foul::Illegal { m })) => PlayerAnswer::Illegal { m },
        Err(Trouble::Foul(foul)) => PlayerAnswer::Failed { error: foul.to_string() },
        Err(Trouble::Broken(error)) => PlayerAnswer::Failed { error: error.to_string() },
    }
}

/// The player, made when it is first needed.
fn begin<'a>(
    bench: &dyn Playable,
    settings: &OwnSettings,
    player: &'a mut Option<Box<dyn Player>>,
) -> Result<&'a mut Box<dyn Player>, Trouble> {
    match player {
        Some(player) => Ok(player),
        None => Ok(player.insert(Box::new(settings.open(bench).map_err(Trouble::Broken)?))),
    }
}

fn choose(
    bench: &dyn Playable,
    settings: &OwnSettings,
    player: &mut Option<Box<dyn Player>>,
    position: &GameMoment,
) -> Result<PlayerAnswer, Trouble> {
    let at = At { position: position.start.clone(), moves: position.moves.clone() };
    let board = bench.begin(&at).map_err(|error| Trouble::Broken(error.into()))?;
    let moment = Moment {
        board: board.as_ref(),
        start: position.start.as_deref(),
        moves: &position.moves,
        pace: position.pace(),
        clocks: position.left,
        patience: PATIENCE,
        stop: &StopFlag::default(),
    };
    let PlayerMove { m, score, depth, nodes, spent } = begin(bench, settings, player)?.choose(&moment)?;
    Ok(PlayerAnswer::Chosen { m, score, depth, nodes, spent })
}

/// The parent's side: a child that plays.
pub(crate) struct CagedPlayer {
    launch: Launch,
    has_own_pace: bool,
    /// None before the first game and after its end: it is started again.
    child: Option<PlayerChild>,
}

/// A running child and its pipes.
struct PlayerChild {
    cage: Cage,
    requests: ChildStdin,
    lines: Receiver<String>,
}

impl CagedPlayer {
    pub fn new(launch: Launch, settings: &OwnSettings) -> CagedPlayer {
        CagedPlayer { launch, has_own_pace: settings.has_own_pace(), child: None }
    }

    /// Asks whether it can play.
    pub fn check(&mut self, stop: &StopFlag) -> Result<(), ArenaError> {
        match self.ask(&PlayerQuestion::Check, PATIENCE, stop) {
            Ok(_) => Ok(()),
            Err(Trouble::Broken(error)) => Err(error),
            Err(Trouble::Foul(foul)) => Err(failed(foul.to_string())),
        }
    }

    /// Asks and waits. A child that ends, or does not answer, is at fault itself.
    fn ask(
        &mut self,
        asked: &PlayerQuestion,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<PlayerAnswer, Trouble> {
        let child = match &mut self.child {
            Some(child) => child,
            None => self.child.insert(PlayerChild::start(&self.launch).map_err(|e| broken(e.to_string()))?),
        };
        let told = child.ask(asked, patience, stop);
        if matches!(told, Err(Trouble::Foul(_))) {
            self.child = None;
        }
        match told? {
            PlayerAnswer::Failed { error } => Err(broken(error)),
            PlayerAnswer::Illegal { m } => Err(Trouble::Foul(Foul::Illegal { m })),
            told => Ok(told),
        }
    }
}

impl PlayerChild {
    fn start(launch: &Launch) -> io::Result<PlayerChild> {
        let cage = launch.0()?;
        let pipes = cage.take_pipes();
        let (Some(requests), Some(answers)) = (pipes.stdin, pipes.stdout) else {
            return Err(io::Error::other("a player's process without pipes"));
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            let mut answers = BufReader::new(answers);
            loop {
                let mut line = String::new();
                match answers.by_ref().take(MAX_LINE).read_line(&mut line) {
                    Ok(1..) if sender.send(line).is_ok() => {}
                    _ => return,
                }
            }
        });
        Ok(PlayerChild { cage, requests, lines })
    }

    fn ask(
        &mut self,
        asked: &PlayerQuestion,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<PlayerAnswer, Trouble> {
        let text = serde_json::to_string(asked).map_err(|error| broken(error.to_string()))?;
        // A child that has ended is reported below.
        let _ = writeln!(self.requests, "{text}").and_then(|()| self.requests.flush());
        let asked = Instant::now();
        loop {
            match self.lines.recv_timeout(LOOK) {
                Ok(line) => return serde_json::from_str(&line).map_err(|error| broken(error.to_string())),
                Err(_) if stop.is_raised() => return Err(Trouble::Broken(ArenaError::Stopped)),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Trouble::Foul(Foul::Crash {
                        reason: format!("crashed: {}", self.cage.wait()),
                    }));
                }
                Err(RecvTimeoutError::Timeout) if asked.elapsed() > patience => {
                    return Err(Trouble::Foul(Foul::Hang { reason: "hung: no move in time".into() }));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

fn failed(reason: String) -> ArenaError {
    SessionError::Script(reason).into()
}

fn broken(reason: String) -> Trouble {
    Trouble::Broken(failed(reason))
}

impl Player for CagedPlayer {
    fn is_timed(&self) -> bool {
        !self.has_own_pace
    }

    fn new_game(&mut self, stop: &StopFlag) -> Result<(), Trouble> {
        self.ask(&PlayerQuestion::NewGame, PATIENCE, stop).map(drop)
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<PlayerMove, Trouble> {
        match self.ask(&PlayerQuestion::Choose(GameMoment::of(moment)), moment.patience, moment.stop)? {
            PlayerAnswer::Chosen { m, score, depth, nodes, spent } => {
                Ok(PlayerMove { m, score, depth, nodes, spent })
            }
            _ => Err(broken("a player's process answered something else".into())),
        }
    }
}
