//! Connects a session and an engine to an input and an output. One thread reads, one thinks.

use super::allot::allot;
use super::bench::bench;
use super::clock::Watch;
use super::command::Go;
use super::engine::{Engine, Job, Settings};
use super::info::Info;
use super::session::{Action, Busy, Session, Task, complaint, introduction};
use std::io::{BufRead, Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Longer lines are cut: no game needs them.
const MAX_LINE: u64 = 1 << 20;
/// How often a finished search looks whether it may answer.
const POLL: Duration = Duration::from_millis(1);

/// Work for the engine's thread; thinking comes with its watch.
struct Order {
    task: Task,
    watch: Option<Arc<Watch>>,
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
            Desk { engine, output: &output, thinking: &thinking, settings: Settings::default() }
                .work(receiver)
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
    let mut session = Session::default();
    let mut watch: Option<Arc<Watch>> = None;
    while let Some(line) = read_line(&mut input) {
        let busy = if thinking.load(Ordering::Acquire) > 0 { Busy::Thinking } else { Busy::Idle };
        for action in session.line(&line, busy) {
            match action {
                Action::Say(text) => output.say(&text),
                Action::Stop => watch.iter().for_each(|watch| watch.stop()),
                Action::PonderHit => watch.iter().for_each(|watch| watch.ponder_hit()),
                Action::Quit => return,
                Action::Do(task) => {
                    if let Task::Think(go) = &task {
                        watch = Some(Arc::new(if go.ponder { Watch::ponder() } else { Watch::start() }));
                        thinking.fetch_add(1, Ordering::AcqRel);
                    }
                    let watch = watch.clone().filter(|_| matches!(task, Task::Think(_)));
                    if sender.send(Order { task, watch }).is_err() {
                        return;
                    }
                }
            }
        }
    }
    watch.iter().for_each(|watch| watch.stop());
}

/// The next line, cut if too long; none at the end of the input.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes).ok()?;
    (read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// The engine's thread.
struct Desk<'a, E, W> {
    engine: E,
    output: &'a Output<W>,
    thinking: &'a AtomicUsize,
    settings: Settings,
}

impl<E: Engine, W: Write> Desk<'_, E, W> {
    fn work(mut self, orders: Receiver<Order>) {
        for Order { task, watch } in orders {
            match (task, watch) {
                (Task::Think(go), Some(watch)) => {
                    self.think(go, &watch);
                    self.thinking.fetch_sub(1, Ordering::AcqRel);
                }
                (task, _) => self.do_task(task),
            }
        }
    }

    fn do_task(&mut self, task: Task) {
        let output = self.output;
        let complain = |result: Result<(), String>| {
            if let Err(error) = result {
                output.say(&complaint(&error));
            }
        };
        match task {
            Task::Set(settings) => {
                complain(self.engine.set(&settings));
                self.settings = settings;
            }
            Task::NewGame => self.engine.new_game(),
            Task::Position { start, moves } => complain(self.engine.set_position(&start, &moves)),
            Task::Ready => output.say("readyok"),
            Task::Introduce => say_all(output, introduction(&self.engine.name(), &self.engine.author())),
            Task::Perft(depth) => self.perft(depth),
            Task::Bench(depth) => bench(&mut self.engine, depth, &mut |line| output.say(&line)),
            Task::Display => say_all(output, self.engine.show()),
            Task::Eval => say_all(output, self.engine.explain()),
            Task::Flip => complain(self.engine.flip()),
            Task::Think(_) => {}
        }
    }

    fn think(&mut self, go: Go, watch: &Watch) {
        if let Some(time) = allot(&go, self.engine.mover(), self.settings.overhead_ms) {
            watch.allow(time);
        }
        let waits = go.infinite;
        let output = self.output;
        let answer = self.engine.think(&Job { go }, watch, &mut |info: &Info| output.say(&info.to_string()));
        // An answer may not be given before it is asked for.
        while !watch.is_stopped() && (waits || watch.is_pondering()) {
            std::thread::sleep(POLL);
        }
        let best = answer.best.as_deref().unwrap_or("(none)");
        match answer.ponder {
            Some(ponder) => output.say(&format!("bestmove {best} ponder {ponder}")),
            None => output.say(&format!("bestmove {best}")),
        }
    }

    fn perft(&self, depth: u32) {
        let (total, moves) = self.engine.perft(depth);
        for (m, count) in moves {
            self.output.say(&format!("{m}: {count}"));
        }
        self.output.say(&format!("Nodes searched: {total}"));
    }
}

fn say_all(output: &Output<impl Write>, lines: Vec<String>) {
    for line in lines {
        output.say(&line);
    }
}
