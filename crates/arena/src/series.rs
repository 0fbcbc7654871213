//! A match: pairs of games on several threads, counted as they end.

use crate::error::ArenaError;
use crate::game::{Conditions, play_game};
use crate::opening::OpeningSource;
use crate::player::Player;
use crate::record::{MatchGame, Seat};
use crate::resume::Finished;
use crate::spec::PlayerSpec;
use crate::sprt::Sprt;
use crate::summary::Summary;
use session::{Playable, Shard, StopFlag};
use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// How often the outside is asked whether to stop.
const LOOK: Duration = Duration::from_millis(50);

/// A match to be played.
pub struct Series<'a> {
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
pub struct Told<'a> {
    /// The game.
    pub record: &'a MatchGame,
    /// The match with it.
    pub summary: &'a Summary,
}

/// Is told of every finished game.
type Listener<'a> = dyn FnMut(Told<'_>) -> Result<(), ArenaError> + 'a;

impl Series<'_> {
    /// The games of this part of the match.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.games).map(Seat::of).filter(|seat| self.shard.holds(seat.pair))
    }

    /// Plays the games that are not finished yet, telling of each as it ends. Stopped early, it sums up what there is.
    pub fn run(
        &self,
        finished: &[Finished],
        stop: &StopFlag,
        tell: &mut Listener<'_>,
    ) -> Result<Summary, ArenaError> {
        let pace = self.conditions.pace.to_string();
        let wanted = self.seats().count();
        let mut summary = Summary::new(self.bench.name(), &self.names, pace, wanted, self.sprt);
        for game in finished {
            summary.add(game.seat.pair, game.halves, &game.reason);
        }
        let done: HashSet<Seat> = finished.iter().map(|game| game.seat).collect();
        let seats: Vec<Seat> = self.seats().filter(|seat| !done.contains(seat)).collect();
        if summary.is_decided() || seats.is_empty() {
            return Ok(summary);
        }
        let next = AtomicUsize::new(0);
        let enough = StopFlag::default();
        let (sender, receiver) = channel();
        std::thread::scope(|scope| {
            for _ in 0..self.concurrency.clamp(1, seats.len()) {
                let worker = Worker { series: self, seats: &seats, next: &next, enough: &enough };
                let sender = sender.clone();
                scope.spawn(move || worker.run(&sender));
            }
            drop(sender);
            let mut result = Ok(());
            loop {
                match receiver.recv_timeout(LOOK) {
                    Ok(Ok(record)) if result.is_ok() => {
                        summary.add(record.seat.pair, record.halves(), &record.ending.reason);
                        summary.add_thinking(&record);
                        result = tell(Told { record: &record, summary: &summary });
                    }
                    Ok(Ok(_)) | Ok(Err(ArenaError::Stopped)) | Err(RecvTimeoutError::Timeout) => {}
                    Ok(Err(error)) => result = result.and(Err(error)),
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                if result.is_err() || summary.is_decided() || stop.is_raised() {
                    enough.raise();
                }
            }
            result
        })?;
        Ok(summary)
    }
}

/// One thread of a match, with players of its own.
struct Worker<'a> {
    series: &'a Series<'a>,
    seats: &'a [Seat],
    next: &'a AtomicUsize,
    enough: &'a StopFlag,
}

impl Worker<'_> {
    fn run(&self, sender: &Sender<Result<MatchGame, ArenaError>>) {
        let [first, second] = &self.series.players;
        let opened = first.open(self.series.bench).and_then(|a| Ok((a, second.open(self.series.bench)?)));
        let (mut first, mut second) = match opened {
            Ok(players) => players,
            Err(error) => {
                // Nobody listening means that the match is over anyway.
                let _ = sender.send(Err(error));
                return;
            }
        };
        while let Some(&seat) = self.seats.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            if self.enough.is_raised() {
                return;
            }
            let played = self.play(seat, [first.as_mut(), second.as_mut()]);
            let failed = played.is_err();
            if sender.send(played).is_err() || failed {
                return;
            }
        }
    }

    fn play(&self, seat: Seat, players: [&mut dyn Player; 2]) -> Result<MatchGame, ArenaError> {
        let series = self.series;
        let opening = series.openings.opening(series.bench, seat.pair)?;
        let [first, second] = players;
        let [first_name, second_name] = series.names.clone();
        let (players, names) = if seat.first_is_max {
            ([first, second], [first_name, second_name])
        } else {
            ([second, first], [second_name, first_name])
        };
        let (first_mover, plies, ending) =
            play_game(series.bench, &opening, players, &series.conditions, self.enough)?;
        Ok(MatchGame {
            seat,
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
