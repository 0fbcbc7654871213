//! Connects a dialogue to an input, an output and the draughts bench. One thread reads, one thinks.

use super::dialogue::{Action, Dialogue, Mode, Settings, Task, complaint, no_move};
use super::level::Level;
use super::line::Line;
use super::notation::show_moves;
use crate::hearing::{Heard, hear};
use draughts::{Draughts, State};
use search::{Notation, plies_to_end};
use session::{At, Playable, Purpose, Session, SessionError, Side, StopFlag, ThinkRequest, ThinkView};
use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};

/// Longer lines are skipped: no game needs them.
const MAX_LINE: u64 = 1 << 20;
/// Front ends read a score beyond 90 men as a win: a hundred less a hundredth for every ply to it.
const WIN_MEN: f64 = 100.0;
/// Hundredths of a man.
const MAN: f64 = 100.0;

/// Work for the thinking thread; thinking comes with its flag.
type Order = (Task, Option<StopFlag>);

/// Where lines go: whole lines, from two threads.
struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    fn say(&self, line: &Line) {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody to tell if the front end is gone; the end of input follows.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    }
}

/// Talks Hub until told to quit or the input ends. The bench is that of draughts.
pub fn run(bench: &dyn Playable, input: impl BufRead, output: impl Write + Send) {
    let output = Output(Mutex::new(output));
    let thinking = AtomicUsize::new(0);
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        scope.spawn(|| Desk::new(bench, &output, &thinking).work(receiver));
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
    let mut dialogue = Dialogue::default();
    let mut search: Option<StopFlag> = None;
    while let Some(heard) = hear(&mut input, MAX_LINE) {
        let actions = match heard {
            Heard::Line(line) => dialogue.line(&line, thinking.load(Ordering::Acquire) > 0),
            Heard::TooLong => vec![Action::Say(complaint("line too long: skipped"))],
        };
        for action in actions {
            match action {
                Action::Say(line) => output.say(&line),
                Action::Stop => search.iter().for_each(StopFlag::raise),
                Action::PonderHit => search.iter().for_each(StopFlag::ponder_hit),
                Action::Quit => return,
                Action::Do(task) => {
                    let own = flag_of(&task);
                    if own.is_some() {
                        thinking.fetch_add(1, Ordering::AcqRel);
                        search.clone_from(&own);
                    }
                    if sender.send((task, own)).is_err() {
                        return;
                    }
                }
            }
        }
    }
    search.iter().for_each(StopFlag::raise);
}

fn flag_of(task: &Task) -> Option<StopFlag> {
    match task {
        Task::Think { mode: Mode::Ponder, .. } => Some(StopFlag::pondering()),
        Task::Think { .. } => Some(StopFlag::default()),
        _ => None,
    }
}

/// The thinking thread.
struct Desk<'a, W> {
    bench: &'a dyn Playable,
    output: &'a Output<W>,
    thinking: &'a AtomicUsize,
    settings: Settings,
    /// Made when a position is first thought about; its table stays.
    session: Option<Box<dyn Session>>,
}

impl<'a, W: Write> Desk<'a, W> {
    fn new(bench: &'a dyn Playable, output: &'a Output<W>, thinking: &'a AtomicUsize) -> Self {
        Desk { bench, output, thinking, settings: Settings::default(), session: None }
    }

    fn work(mut self, orders: Receiver<Order>) {
        for (task, search) in orders {
            match task {
                Task::Init(settings) => self.init(settings),
                Task::NewGame => self.session = None,
                Task::Ping => self.output.say(&Line::new("pong")),
                Task::Decline => self.decline("no position: the last one was refused"),
                Task::Think { position, moves, level, .. } => {
                    let at = At { position: Some(position), moves };
                    self.think(&at, &level, &search.unwrap_or_default());
                    self.thinking.fetch_sub(1, Ordering::AcqRel);
                }
            }
        }
    }

    fn init(&mut self, settings: Settings) {
        self.settings = settings;
        self.output.say(&Line::new("ready"));
    }

    fn think(&mut self, at: &At, level: &Level, stop: &StopFlag) {
        let request = ThinkRequest {
            depth: level.depth,
            nodes: level.nodes,
            time: level.exact(),
            clock: level.clock(),
            threads: self.settings.threads,
            table_mib: Some(self.settings.hash_mib),
            purpose: Purpose::Play,
            ..ThinkRequest::default()
        };
        match self.find(at, &request, stop) {
            Ok(done) => self.output.say(&done),
            Err(error) => self.decline(&error.to_string()),
        }
    }

    /// A front end that waits for an answer gets one.
    fn decline(&self, reason: &str) {
        self.output.say(&complaint(reason));
        self.output.say(&no_move());
    }

    fn find(&mut self, at: &At, request: &ThinkRequest, stop: &StopFlag) -> Result<Line, SessionError> {
        let session = match &mut self.session {
            Some(session) => {
                session.go_to(at)?;
                session
            }
            none => none.insert(self.bench.begin(at)?),
        };
        let state = Draughts.parse_state(&session.text())?;
        let (output, turn) = (self.output, state.turn());
        let found = session.think(request, stop, &mut |view| {
            if let Some(info) = info(view, turn, &state) {
                output.say(&info);
            }
        })?;
        let line = found.lines.first().map_or(&[][..], |line| &line.moves);
        let moves = show_moves(&state, line.iter().map(String::as_str))?;
        let mut moves = moves.into_iter();
        let Some(best) = moves.next() else { return Ok(no_move()) };
        let done = Line::new("done").with("move", best);
        Ok(match moves.next() {
            Some(reply) => done.with("ponder", reply),
            None => done,
        })
    }
}

fn info(view: &ThinkView, turn: Side, state: &State) -> Option<Line> {
    let best = view.lines.first()?;
    let moves = show_moves(state, best.moves.iter().map(String::as_str)).ok()?;
    let value = if turn == Side::Max { best.value } else { -best.value };
    let seconds = view.time_ms / 1000.0;
    let millions = view.nodes as f64 / seconds.max(1e-6) / 1e6;
    Some(
        Line::new("info")
            .with("depth", view.depth.to_string())
            .with("score", format!("{:.2}", men(value)))
            .with("nodes", view.nodes.to_string())
            .with("time", format!("{seconds:.3}"))
            .with("nps", format!("{millions:.2}"))
            .with("pv", moves.join(" ")),
    )
}

/// A value in men; a counted win by its distance.
fn men(value: f64) -> f64 {
    match plies_to_end(value) {
        Some(plies) => (WIN_MEN - f64::from(plies) / MAN) * value.signum(),
        None => value / MAN,
    }
}
