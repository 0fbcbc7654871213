//! A match: pairs of games, on several threads where there are some, counted as they end.

use crate::error::ArenaError;
use crate::game::{Conditions, play_game};
use crate::opening::OpeningSource;
use crate::player::Player;
use crate::record::{GameNumber, MatchGame};
use crate::resume::Finished;
use crate::spec::PlayerSpec;
use crate::sprt::Sprt;
use crate::summary::MatchSummary;
use session::{Playable, Shard, StopFlag};
use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How often the outside is asked whether to stop.
const LOOK: Duration = Duration::from_millis(50);

/// A match to be played.
pub struct MatchSeries<'a> {
    /// The game.
    pub bench: &'a dyn Playable,
    /// Who plays.
    pub players: [PlayerSpec; 2],
    /// Their names in the record; different ones.
    pub names: [String; 2],
    /// Where games begin: both games of a pair at the same opening.
    pub openings: OpeningSource,
    /// How many games.
    pub games: usize,
    /// Which pairs of them.
    pub shard: Shard,
    /// How many at the same time.
    pub concurrency: usize,
    /// What holds for every game.
    pub conditions: Conditions,
    /// A test that may end the match early.
    pub sprt: Option<Sprt>,
    /// The day, for the record.
    pub date: String,
}

/// A game that just ended, and the match so far.
pub struct FinishedGame<'a> {
    /// The game.
    pub record: &'a MatchGame,
    /// The match with it.
    pub summary: &'a MatchSummary,
}

/// Hears of every finished game.
type GameListener<'a> = dyn FnMut(FinishedGame<'_>) -> Result<(), ArenaError> + 'a;

impl MatchSeries<'_> {
    /// The games of this part of the match.
    pub fn numbers(&self) -> impl Iterator<Item = GameNumber> {
        (0..self.games).map(GameNumber::of).filter(|number| self.shard.holds(number.pair))
    }

    /// Plays the games that are not finished yet, telling of each as it ends. Stopped early, it sums up what there is.
    pub fn run(
        &self,
        finished: &[Finished],
        stop: &StopFlag,
        tell: &mut GameListener<'_>,
    ) -> Result<MatchSummary, ArenaError> {
        let pace = self.conditions.pace.to_string();
        let wanted = self.numbers().count();
        let mut summary = MatchSummary::new(self.bench.name(), &self.names, pace, wanted, self.sprt);
        for game in finished {
            summary.add(game.number.pair, game.halves, &game.reason);
        }
        let done: HashSet<GameNumber> = finished.iter().map(|game| game.number).collect();
        let numbers: Vec<GameNumber> = self.numbers().filter(|number| !done.contains(number)).collect();
        if summary.is_decided() || numbers.is_empty() {
            return Ok(summary);
        }
        let mut tally = MatchTally { summary, tell, result: Ok(()) };
        match self.concurrency {
            // In a browser there are no threads.
            concurrency if concurrency > 1 && cfg!(not(target_family = "wasm")) => {
                self.play_side_by_side(&numbers, stop, &mut tally);
            }
            _ => self.play_in_turn(&numbers, stop, &mut tally),
        }
        tally.result.map(|()| tally.summary)
    }

    /// Plays these games here, one after the other.
    fn play_in_turn(&self, numbers: &[GameNumber], stop: &StopFlag, tally: &mut MatchTally<'_, '_>) {
        let next = AtomicUsize::new(0);
        MatchWorker { series: self, numbers, next: &next, enough: stop }.run(&mut |played| {
            tally.hear(played);
            tally.goes_on()
        });
    }

    /// Plays these games on threads, several at the same time.
    fn play_side_by_side(&self, numbers: &[GameNumber], stop: &StopFlag, tally: &mut MatchTally<'_, '_>) {
        let next = AtomicUsize::new(0);
        let enough = StopFlag::default();
        let (sender, receiver) = channel();
        std::thread::scope(|scope| {
            for _ in 0..self.concurrency.min(numbers.len()) {
                let worker = MatchWorker { series: self, numbers, next: &next, enough: &enough };
                let sender = sender.clone();
                // A closed channel means that the match is over anyway.
                scope.spawn(move || worker.run(&mut |played| sender.send(played).is_ok()));
            }
            drop(sender);
            loop {
                match receiver.recv_timeout(LOOK) {
                    Ok(played) => tally.hear(played),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                if !tally.goes_on() || stop.is_raised() {
                    enough.raise();
                }
            }
        });
    }
}

/// A match as it is counted and told.
struct MatchTally<'a, 'b> {
    summary: MatchSummary,
    tell: &'a mut GameListener<'b>,
    /// The first thing that went wrong.
    result: Result<(), ArenaError>,
}

impl MatchTally<'_, '_> {
    fn hear(&mut self, played: Result<MatchGame, ArenaError>) {
        let MatchTally { summary, tell, result } = self;
        match played {
            Ok(record) if result.is_ok() => {
                summary.add(record.number.pair, record.halves(), &record.ending.reason);
                summary.add_thinking(&record);
                *result = tell(FinishedGame { record: &record, summary });
            }
            Ok(_) | Err(ArenaError::Stopped) => {}
            Err(error) if result.is_ok() => *result = Err(error),
            Err(_) => {}
        }
    }

    fn goes_on(&self) -> bool {
        self.result.is_ok() && !self.summary.is_decided()
    }
}

/// Hears of a game that was played, or why not, and says whether to play on.
type PlayListener<'a> = dyn FnMut(Result<MatchGame, ArenaError>) -> bool + 'a;

/// Plays games of a match one after the other, with players of its own.
struct MatchWorker<'a> {
    series: &'a MatchSeries<'a>,
    numbers: &'a [GameNumber],
    next: &'a AtomicUsize,
    enough: &'a StopFlag,
}

impl MatchWorker<'_> {
    fn run(&self, tell: &mut PlayListener<'_>) {
        let [first, second] = &self.series.players;
        let opened = first.open(self.series.bench).and_then(|a| Ok((a, second.open(self.series.bench)?)));
        let (mut first, mut second) = match opened {
            Ok(players) => players,
            Err(error) => {
                tell(Err(error));
                return;
            }
        };
        while let Some(&number) = self.numbers.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            if self.enough.is_raised() {
                return;
            }
            let played = self.play(number, [first.as_mut(), second.as_mut()]);
            let failed = played.is_err();
            if !tell(played) || failed {
                return;
            }
        }
    }

    fn play(&self, number: GameNumber, players: [&mut dyn Player; 2]) -> Result<MatchGame, ArenaError> {
        let series = self.series;
        let opening = series.openings.opening(series.bench, number.pair)?;
        let [first, second] = players;
        let [first_name, second_name] = series.names.clone();
        let (players, names) = if number.first_is_max {
            ([first, second], [first_name, second_name])
        } else {
            ([second, first], [second_name, first_name])
        };
        let (first_mover, plies, ending) =
            play_game(series.bench, &opening, players, &series.conditions, self.enough)?;
        Ok(MatchGame {
            number,
            players: names,
            opening,
            plies,
            ending,
            first_mover,
            pace: series.conditions.pace.to_string(),
            date: series.date.clone(),
        })
    }
}
