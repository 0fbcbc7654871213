//! The post of one worker: letters to others, letters from others, and when a round is over.
//!
//! Work goes in *steps* that all workers take together, and inside a step in *rounds*. The engine's time of a round is
//! `step << 32 | round`. A letter sent in a round arrives in the next one. A round is over when the engine's frontier
//! has passed it: then no letter for it is on its way and none can be sent any more.

use crate::ending::{EarlyEnd, Over};
use crate::error::ClusterError;
use crate::letter::{Letter, LetterContent};
use endgame::Watch;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use timely::communication::Allocator;
use timely::dataflow::channels::pact::Exchange;
use timely::dataflow::operators::Capability;
use timely::dataflow::operators::generic::OutputBuilder;
use timely::dataflow::operators::generic::builder_rc::OperatorBuilder;
use timely::progress::Antichain;
use timely::scheduling::Activator;
use timely::worker::Worker;

/// The engine's time.
pub(crate) type Time = u64;
/// The right to send letters at a time; as long as a thread has it, that time is not over.
pub(crate) type Right = Capability<Time>;

/// Rounds in a step.
const ROUND_BITS: u32 = 32;
/// How long a worker sleeps at most when there is nothing to do: it must notice when a run ends.
const NAP: Duration = Duration::from_millis(20);

/// The round of a time.
pub(crate) const fn round(time: Time) -> u32 {
    time as u32
}

/// What lies between the worker and the engine.
#[derive(Default)]
struct Tray {
    incoming: Vec<(Right, Vec<Letter>)>,
    outgoing: Vec<(Right, Vec<Letter>)>,
    /// The first time that is not over; none when all are.
    open: Option<Time>,
}

/// Letters that came together, with the right to answer.
pub(crate) struct Delivery {
    pub(crate) right: Right,
    pub(crate) letters: Vec<Letter>,
}

/// The post of one worker.
pub(crate) struct Post<'a> {
    worker: Worker,
    tray: Rc<RefCell<Tray>>,
    activator: Activator,
    /// The right to send in the step in hand.
    right: Option<Right>,
    step: u64,
    me: u32,
    peers: usize,
    ending: &'a EarlyEnd,
    watch: Watch<'a>,
    /// Letters of later steps: another process is ahead.
    early: Vec<Delivery>,
    rounds: u64,
    /// Nothing has been sent or given up since the engine came by.
    is_idle: bool,
}

impl<'a> Post<'a> {
    /// The post of the worker with this allocator.
    pub(crate) fn new(allocator: Allocator, ending: &'a EarlyEnd, watch: Watch<'a>) -> Post<'a> {
        // A worker of the engine that has no clock never sleeps.
        let mut worker = Worker::new(timely::WorkerConfig::default(), allocator, Some(Instant::now()));
        let (me, peers) = (worker.index() as u32, worker.peers());
        let tray = Rc::new(RefCell::new(Tray { open: Some(0), ..Tray::default() }));
        let (right, activator) = connect(&mut worker, &tray);
        let right = Some(right);
        Post {
            worker,
            tray,
            activator,
            right,
            step: 0,
            me,
            peers,
            ending,
            watch,
            early: Vec::new(),
            rounds: 0,
            is_idle: false,
        }
    }

    /// The number of this worker.
    pub(crate) fn me(&self) -> usize {
        self.me as usize
    }

    /// How many workers there are.
    pub(crate) fn peers(&self) -> usize {
        self.peers
    }

    /// Rounds taken so far.
    pub(crate) fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The first round of the step in hand.
    fn start(&self) -> Time {
        self.step << ROUND_BITS
    }

    /// The right to send in a round of the step in hand.
    pub(crate) fn right_at(&self, round: u32) -> Right {
        let right = self.right.as_ref().expect("the post is open");
        right.delayed(&(self.start() | u64::from(round)))
    }

    /// Sends a letter in the first round of the step in hand.
    pub(crate) fn send(&mut self, to: usize, news: LetterContent) {
        let right = self.right_at(0);
        self.send_with(right, to, news);
    }

    /// Sends a letter with this right; it arrives one round later.
    pub(crate) fn send_with(&mut self, right: Right, to: usize, news: LetterContent) {
        self.is_idle = false;
        let letter = Letter { from: self.me, to: to as u32, news };
        self.tray.borrow_mut().outgoing.push((right, vec![letter]));
    }

    /// The letters of the step in hand that have come.
    pub(crate) fn take(&mut self) -> Vec<Delivery> {
        let incoming = std::mem::take(&mut self.tray.borrow_mut().incoming);
        let end = self.start() + (1 << ROUND_BITS);
        let mut deliveries = std::mem::take(&mut self.early);
        deliveries.extend(incoming.into_iter().map(|(right, letters)| Delivery { right, letters }));
        let (now, early) = deliveries.into_iter().partition(|delivery| *delivery.right.time() < end);
        self.early = early;
        now
    }

    /// Whether a time is over.
    pub(crate) fn is_over(&self, time: Time) -> bool {
        self.tray.borrow().open.is_none_or(|open| open > time)
    }

    /// Lets the engine work, and sleeps a moment if it has nothing to do.
    pub(crate) fn work(&mut self) -> Result<(), Over> {
        let before = self.count_received();
        if self.is_idle {
            self.check()?;
            self.worker.step_or_park(Some(NAP));
        } else {
            // Rights are given up outside the engine, which notices when it comes by.
            self.flush()?;
        }
        // A round that brings nothing new gives nothing up either.
        self.is_idle = self.count_received() == before;
        Ok(())
    }

    /// What the engine has shown so far.
    fn count_received(&self) -> (Option<Time>, usize) {
        let tray = self.tray.borrow();
        (tray.open, tray.incoming.len())
    }

    /// Lets the engine send what has been written, without waiting for anything.
    pub(crate) fn flush(&mut self) -> Result<(), Over> {
        self.check()?;
        self.activator.activate();
        self.worker.step();
        Ok(())
    }

    /// Fails when the run has ended, or shall end.
    pub(crate) fn check(&self) -> Result<(), Over> {
        if self.ending.is_over() {
            return Err(Over);
        }
        self.watch.check().map_err(|stopped| self.ending.end(stopped.into()))
    }

    /// Ends the run.
    pub(crate) fn end(&self, reason: impl Into<ClusterError>) -> Over {
        self.ending.end(reason.into())
    }

    /// A round was taken.
    pub(crate) fn count_round(&mut self) {
        self.rounds += 1;
    }

    /// Gives up the right to begin anything in the step in hand: it is over when all have, and all letters have come.
    pub(crate) fn finish_sending(&mut self) {
        self.is_idle = false;
        self.step += 1;
        let start = self.start();
        self.right.as_mut().expect("the post is open").downgrade(&start);
        self.step -= 1;
    }

    /// Whether the step in hand is over for all workers.
    pub(crate) fn is_step_over(&self) -> bool {
        self.is_over(self.start() + (1 << ROUND_BITS) - 1)
    }

    /// Goes on to the next step, when the one in hand is over.
    pub(crate) fn next_step(&mut self) {
        debug_assert!(self.is_step_over());
        self.step += 1;
        self.rounds += 1;
    }

    /// Finishes the step in hand: reads its letters until it is over for all.
    pub(crate) fn finish_step(
        &mut self,
        mut read: impl FnMut(&mut Self, Right, Letter) -> Result<(), Over>,
    ) -> Result<(), Over> {
        self.finish_sending();
        loop {
            // What was over before the letters were taken has no letters left after.
            let is_over = self.is_step_over();
            let deliveries = self.take();
            for Delivery { right, letters } in deliveries {
                for letter in letters {
                    read(self, right.clone(), letter)?;
                }
            }
            if is_over {
                self.next_step();
                return Ok(());
            }
            self.work()?;
        }
    }

    /// Closes the post and lets the engine end.
    pub(crate) fn close(mut self) -> Result<(), Over> {
        self.right = None;
        self.is_idle = false;
        while self.worker.has_dataflows() {
            self.work()?;
        }
        Ok(())
    }
}

/// Makes the dataflow: a single operator whose letters come back to it, each at the worker it is for.
fn connect(worker: &mut Worker, tray: &Rc<RefCell<Tray>>) -> (Right, Activator) {
    let first_right = Rc::new(RefCell::new(None));
    let (tray, kept_right) = (Rc::clone(tray), Rc::clone(&first_right));
    let activator = worker.dataflow::<Time, _, _>(move |scope| {
        let mut builder = OperatorBuilder::new("post".to_owned(), scope);
        let (output, stream) = builder.new_output::<Vec<Letter>>();
        // A letter may be answered in the round after it, not before: that makes the loop sound.
        let later = [(0, Antichain::from_elem(1))];
        let exchange = Exchange::new(|letter: &Letter| u64::from(letter.to));
        let mut input = builder.new_input_connection(stream, exchange, later);
        let mut output = OutputBuilder::from(output);
        let activator = scope.activator_for(builder.operator_info().address);
        builder.build(move |mut rights| {
            *kept_right.borrow_mut() = rights.pop();
            move |frontiers| {
                let mut tray = tray.borrow_mut();
                input.for_each(|right, letters| {
                    let right = right.delayed(&(right.time() + 1), 0);
                    tray.incoming.push((right, std::mem::take(letters)));
                });
                // An output that is opened wakes everyone when it is closed: only if there is something for them.
                if !tray.outgoing.is_empty() {
                    let mut output = output.activate();
                    for (right, mut letters) in tray.outgoing.drain(..) {
                        output.session(&right).give_container(&mut letters);
                    }
                }
                tray.open = frontiers[0].frontier().first().map(|sent| sent + 1);
            }
        });
        activator
    });
    let right = first_right.borrow_mut().take().expect("an operator with an output has a right");
    (right, activator)
}

#[cfg(test)]
mod tests {
    use super::*;
    use endgame::Stop;
    use timely::communication::Hooks;
    use timely::communication::allocator::ProcessBuilder;

    /// How long the first worker lets the second wait.
    const WAIT: Duration = Duration::from_millis(200);

    /// Two workers send one another a letter and finish a step; returns how often the second did something, and the
    /// slots it was sent.
    fn step_of_two() -> (usize, Vec<u32>) {
        let (ending, stop) = (EarlyEnd::default(), Stop::new());
        let (ending, watch) = (&ending, Watch { stop: &stop, progress: &|_| {} });
        let builders = ProcessBuilder::new_typed_vector(2, Hooks::default().refill, None);
        let work = move |builder: ProcessBuilder| {
            let mut post = Post::new(Allocator::Process(builder.build()), ending, watch);
            let (me, mut calls, mut slots) = (post.me(), 0, Vec::new());
            if me == 0 {
                std::thread::sleep(WAIT);
            }
            post.send(1 - me, LetterContent::Question(vec![me as u32]));
            post.finish_sending();
            loop {
                let is_over = post.is_step_over();
                for letter in post.take().into_iter().flat_map(|delivery| delivery.letters) {
                    if let LetterContent::Question(asked) = letter.news {
                        slots.extend(asked);
                    }
                }
                if is_over {
                    break;
                }
                post.work().expect("the run is never ended");
                calls += 1;
            }
            post.next_step();
            post.close().expect("the run is never ended");
            (me, calls, slots)
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> =
                builders.into_iter().map(|builder| scope.spawn(move || work(builder))).collect();
            let mut told = workers.into_iter().map(|worker| worker.join().expect("it works"));
            told.find(|(me, _, _)| *me == 1).map(|(_, calls, slots)| (calls, slots)).expect("the second")
        })
    }

    #[test]
    fn who_waits_sleeps_and_gets_its_letters() {
        let (calls, slots) = step_of_two();
        assert_eq!(slots, [0]);
        // Naps and letters; without sleep it would be a hundred thousand.
        assert!(calls < 1_000, "{calls} calls");
    }
}
