//! Connects a session and an engine to an input and an output. One thread reads, one thinks.

use super::bench::bench;
use super::command::Go;
use super::dialogue::{Action, Busy, Dialogue, Task, complaint, introduction};
use super::engine::{Engine, Job, Settings};
use super::info::Info;
use crate::hearing::{Heard, hear};
use session::{Clock, StopFlag, cut_short};
use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Longer lines are skipped: no game needs them.
const MAX_LINE: u64 = 1 << 20;
/// How often a finished search looks whether it may answer.
const POLL: Duration = Duration::from_millis(1);
/// Why nothing can be said about a position.
const NO_POSITION: &str = "no position: the last one was refused";
/// The move of an engine that has none to make: it was told no position.
const NULL_MOVE: &str = "0000";

/// Work for the engine's thread; what takes long comes with a flag to stop it.
struct Order {
    task: Task,
    stop: Option<StopFlag>,
}

/// Where lines go: whole lines, from two threads.
struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    fn say(&self, line: &str) {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody to tell if the front end is gone; the end of input follows.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    }
}

/// Talks UCI until told to quit or the input ends.
pub fn run<E: Engine + Send>(engine: E, input: impl BufRead, output: impl Write + Send) {
    let output = Output(Mutex::new(output));
    let thinking = AtomicUsize::new(0);
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let settings = Settings::default();
            Desk { engine, output: &output, thinking: &thinking, settings, has_position: true }.work(receiver)
        });
        listen(input, &sender, &output, &thinking);
        drop(sender);
    });
}

fn listen(
    mut input: impl BufRead,
    sender: &Sender<Order>,
    output: &Output<impl Write>,
    thinking: &AtomicUsize,
) {
    let mut session = Dialogue::default();
    let mut flags = Flags::default();
    while let Some(heard) = hear(&mut input, MAX_LINE) {
        let busy = if thinking.load(Ordering::Acquire) > 0 { Busy::Thinking } else { Busy::Idle };
        let actions = match heard {
            Heard::Line(line) => session.line(&line, busy),
            Heard::TooLong => vec![Action::Say(complaint("line too long: skipped"))],
        };
        for action in actions {
            match action {
                Action::Say(text) => output.say(&text),
                Action::Stop => flags.each(StopFlag::raise),
                Action::PonderHit => flags.each(StopFlag::ponder_hit),
                Action::Quit => return,
                Action::Do(task) => {
                    let stop = flags.over(&task);
                    thinking.fetch_add(stop.is_some().into(), Ordering::AcqRel);
                    if sender.send(Order { task, stop }).is_err() {
                        return;
                    }
                }
            }
        }
    }
    flags.each(StopFlag::raise);
}

/// The flags of all long work that is not done yet.
#[derive(Default)]
struct Flags(Vec<StopFlag>);

impl Flags {
    /// A flag for a task, if it may take long.
    fn over(&mut self, task: &Task) -> Option<StopFlag> {
        let stop = match task {
            Task::Think(go) if go.ponder => StopFlag::pondering(),
            Task::Think(_) | Task::Perft(_) | Task::Bench(_) => StopFlag::default(),
            _ => return None,
        };
        self.0.retain(|stop| !stop.is_alone());
        self.0.push(stop.clone());
        Some(stop)
    }

    fn each(&self, tell: impl Fn(&StopFlag)) {
        self.0.iter().for_each(tell);
    }
}

/// The engine's thread.
struct Desk<'a, E, W> {
    engine: E,
    output: &'a Output<W>,
    thinking: &'a AtomicUsize,
    settings: Settings,
    /// Whether there is a position to think about: none after one that was refused.
    has_position: bool,
}

impl<E: Engine, W: Write> Desk<'_, E, W> {
    fn work(mut self, orders: Receiver<Order>) {
        for Order { task, stop } in orders {
            match stop {
                Some(stop) => {
                    self.do_long(task, &stop);
                    self.thinking.fetch_sub(1, Ordering::AcqRel);
                }
                None => self.do_task(task),
            }
        }
    }

    /// Does what may take long.
    fn do_long(&mut self, task: Task, stop: &StopFlag) {
        match task {
            Task::Think(go) if self.has_position => self.think(go, stop),
            Task::Think(_) => {
                self.complain(NO_POSITION);
                self.output.say(&format!("bestmove {NULL_MOVE}"));
            }
            Task::Perft(depth) if self.has_position => self.perft(depth, stop),
            Task::Bench(depth) => {
                let output = self.output;
                bench(&mut self.engine, depth, stop, &mut |line| output.say(&line));
                self.has_position = true;
            }
            _ => self.complain(NO_POSITION),
        }
    }

    fn do_task(&mut self, task: Task) {
        match task {
            Task::Set(settings) => {
                let done = self.engine.set(&settings);
                self.complain_of(done);
                self.settings = settings;
            }
            Task::NewGame => self.engine.new_game(),
            Task::Position { start, moves } => {
                let done = self.engine.set_position(&start, &moves);
                self.has_position = done.is_ok();
                self.complain_of(done);
            }
            Task::Ready => self.output.say("readyok"),
            Task::Introduce => self.say_all(introduction(&self.engine.name(), &self.engine.author())),
            Task::Display | Task::Eval | Task::Flip if !self.has_position => self.complain(NO_POSITION),
            Task::Display => self.say_all(self.engine.show()),
            Task::Eval => self.say_all(self.engine.explain()),
            Task::Flip => {
                let done = self.engine.flip();
                self.complain_of(done);
            }
            Task::Think(_) | Task::Perft(_) | Task::Bench(_) => {}
        }
    }

    fn think(&mut self, go: Go, stop: &StopFlag) {
        let overhead = Duration::from_millis(self.settings.overhead_ms);
        let exact = go.move_time.map(|ms| cut_short(Duration::from_millis(ms), overhead));
        let left = go.time_left(self.engine.mover(), overhead).filter(|_| exact.is_none());
        let clock = Clock::start(exact, left, stop);
        let waits = go.infinite;
        let output = self.output;
        let answer = self.engine.think(&Job { go }, &clock, &mut |info: &Info| output.say(&info.to_string()));
        // An answer may not be given before it is asked for.
        while !stop.is_raised() && (waits || stop.is_pondering()) {
            std::thread::sleep(POLL);
        }
        let best = answer.best.as_deref().unwrap_or("(none)");
        match answer.ponder {
            Some(ponder) => output.say(&format!("bestmove {best} ponder {ponder}")),
            None => output.say(&format!("bestmove {best}")),
        }
    }

    fn perft(&self, depth: u32, stop: &StopFlag) {
        let Some(moves) = self.engine.perft(depth, stop) else { return self.complain("perft stopped") };
        let total: u64 = if depth == 0 { 1 } else { moves.iter().map(|(_, count)| count).sum() };
        self.say_all(moves.iter().map(|(m, count)| format!("{m}: {count}")).collect());
        self.output.say(&format!("Nodes searched: {total}"));
    }

    fn complain(&self, reason: &str) {
        self.output.say(&complaint(reason));
    }

    fn complain_of(&self, done: Result<(), String>) {
        if let Err(reason) = done {
            self.complain(&reason);
        }
    }

    fn say_all(&self, lines: Vec<String>) {
        lines.iter().for_each(|line| self.output.say(line));
    }
}
