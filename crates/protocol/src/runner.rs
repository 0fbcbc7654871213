//! One way to talk for all protocols: one thread reads lines and decides what is to be done, one does it in order, so that a
//! front end is heard while the other thinks.

use crate::hearing::{InputLine, hear};
use session::StopFlag;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};

/// Longer lines are skipped: no game needs them.
const MAX_LINE: u64 = 1 << 20;

/// Whether something long is being done that goes on: a search that was stopped, or has answered, does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Busy {
    /// Everything is done.
    Idle,
    /// A search or a count goes on.
    Thinking,
}

/// An action that follows from a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Action<T> {
    /// Say this at once.
    Say(String),
    /// Do this when everything before is done.
    Do(T),
    /// Stop thinking and counting.
    Stop,
    /// The expected move was played: the clock of a search on the opponent's time runs.
    PonderHit,
    /// Leave.
    Quit,
}

/// How long a task may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// No time to speak of.
    Short,
    /// Until it is stopped.
    Long,
    /// The same, and its clock waits for the expected move.
    Pondering,
}

/// A protocol: a front end's side of a conversation.
pub trait Protocol {
    /// Something to do, in order.
    type Task: Send;

    /// What to do for a line.
    fn line(&mut self, line: &str, busy: Busy) -> Vec<Action<Self::Task>>;

    /// What to say when a line was too long.
    fn too_long(&self) -> String;

    /// How long a task may take.
    fn length(task: &Self::Task) -> Length;
}

/// The worker for the tasks of a protocol.
pub trait TaskWorker<T> {
    /// Does a task; long ones end soon after the flag is raised, and raise it themselves before they answer: what is asked after an
    /// answer is done in order.
    fn work(&mut self, task: T, stop: &StopFlag, say: &dyn Fn(&str));
}

/// Work for the second thread; what takes long comes with a flag to stop it.
struct QueuedTask<T> {
    task: T,
    stop: Option<StopFlag>,
}

/// Talks until told to quit or the input ends.
pub(crate) fn run<P: Protocol>(
    mut protocol: P,
    worker: impl TaskWorker<P::Task> + Send,
    input: impl BufRead,
    output: impl Write + Send,
) {
    let output = Mutex::new(output);
    let say = |line: &str| {
        let mut out = output.lock().unwrap_or_else(PoisonError::into_inner);
        // Ignore write errors: if the front end is gone, the end of input follows.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    };
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        scope.spawn(|| work(worker, receiver, &say));
        let mut ear = Ear { sender, say: &say, flags: Vec::new() };
        ear.listen(&mut protocol, input);
        // The answer is no longer wanted.
        ear.tell(StopFlag::raise);
    });
}

fn work<T>(mut worker: impl TaskWorker<T>, orders: Receiver<QueuedTask<T>>, say: &dyn Fn(&str)) {
    for QueuedTask { task, stop } in orders {
        worker.work(task, &stop.unwrap_or_default(), say);
    }
}

/// The reading thread.
struct Ear<'a, T> {
    sender: Sender<QueuedTask<T>>,
    say: &'a dyn Fn(&str),
    /// The flags of all long work that is not done yet.
    flags: Vec<StopFlag>,
}

impl<T: Send> Ear<'_, T> {
    fn listen<P: Protocol<Task = T>>(&mut self, protocol: &mut P, mut input: impl BufRead) {
        while let Some(heard) = hear(&mut input, MAX_LINE) {
            let actions = match heard {
                InputLine::Line(line) => protocol.line(&line, self.busy()),
                InputLine::TooLong => vec![Action::Say(protocol.too_long())],
            };
            for action in actions {
                match action {
                    Action::Say(text) => (self.say)(&text),
                    Action::Stop => self.tell(StopFlag::raise),
                    Action::PonderHit => self.tell(StopFlag::ponder_hit),
                    Action::Quit => return,
                    Action::Do(task) => self.order::<P>(task),
                }
            }
        }
    }

    fn order<P: Protocol<Task = T>>(&mut self, task: T) {
        let stop = match P::length(&task) {
            Length::Short => None,
            Length::Long => Some(StopFlag::default()),
            Length::Pondering => Some(StopFlag::pondering()),
        };
        self.flags.retain(|stop| !stop.is_alone());
        self.flags.extend(stop.clone());
        // The other thread listens until this one leaves.
        let _ = self.sender.send(QueuedTask { task, stop });
    }

    fn busy(&self) -> Busy {
        let goes_on = |stop: &StopFlag| !stop.is_alone() && !stop.is_raised();
        if self.flags.iter().any(goes_on) { Busy::Thinking } else { Busy::Idle }
    }

    fn tell(&self, what: impl Fn(&StopFlag)) {
        self.flags.iter().for_each(what);
    }
}
