//! Does what a front end asks for, in a session of the game.

use super::dialogue::{Dialogue, Mode, Settings, Task, complaint, no_move};
use super::level::Level;
use super::line::Line;
use crate::eval_file;
use crate::runner::{Action, Busy, Length, Protocol, Worker};
use crate::seat::{NO_POSITION, Seat};
use session::{Answer, EvalChoice, Playable, Purpose, Request, SessionError, Side, StopFlag, Value};

/// Front ends read a score beyond 90 men as a win: a hundred less a hundredth for every ply to it.
const WIN_MEN: f64 = 100.0;
/// Hundredths of a man.
const MAN: f64 = 100.0;

impl Protocol for Dialogue {
    type Task = Task;

    fn line(&mut self, line: &str, busy: Busy) -> Vec<Action<Task>> {
        Dialogue::line(self, line, busy)
    }

    fn too_long(&self) -> String {
        complaint("line too long: skipped").to_string()
    }

    fn length(task: &Task) -> Length {
        match task {
            Task::Think(_, Mode::Ponder) => Length::Pondering,
            Task::Think(..) => Length::Long,
            _ => Length::Short,
        }
    }
}

/// The engine's thread.
pub(super) struct Desk {
    seat: Seat,
    settings: Settings,
    /// What it judges positions by.
    eval: EvalChoice,
}

impl Desk {
    pub(super) fn new(game: Box<dyn Playable>, eval: EvalChoice) -> Result<Desk, SessionError> {
        game.terms(&eval)?;
        Ok(Desk { seat: Seat::new(game, "hub")?, settings: Settings::default(), eval })
    }
}

impl Worker<Task> for Desk {
    fn work(&mut self, task: Task, stop: &StopFlag, say: &dyn Fn(&str)) {
        match task {
            Task::Init(settings) => {
                let done = self.init(settings);
                tell_trouble(done.and(self.prepare()), say);
                say("ready");
            }
            Task::NewGame => {
                self.seat.forget();
                tell_trouble(self.prepare(), say);
            }
            Task::Ping => say("pong"),
            Task::Position(at) => tell_trouble(self.seat.go_to(at), say),
            Task::Refuse => self.seat.refuse(),
            Task::Think(level, _) => self.think(&level, stop, say),
        }
    }
}

impl Desk {
    /// Takes over settings; it goes on judging as before where the value function is none.
    fn init(&mut self, settings: Settings) -> Result<(), SessionError> {
        let chosen = settings.eval.clone().filter(|_| settings.eval != self.settings.eval);
        self.settings = settings;
        if let Some(name) = chosen {
            self.eval = eval_file::read(self.seat.game(), &name)?;
        }
        Ok(())
    }

    /// What is searched for whatever is asked.
    fn player(&self) -> Request {
        Request {
            threads: self.settings.threads,
            table_mib: Some(self.settings.hash_mib),
            purpose: Purpose::Play,
            eval: self.eval.clone(),
            ..Request::thinking()
        }
    }

    /// Makes everything ready that a move needs: no move's time is spent on that.
    fn prepare(&mut self) -> Result<(), SessionError> {
        let player = self.player();
        self.seat.prepare(&player)
    }

    /// Thinks; whoever waits for an answer gets one.
    fn think(&mut self, level: &Level, stop: &StopFlag, say: &dyn Fn(&str)) {
        let done = self.find(level, stop, say).unwrap_or_else(|error| {
            say(&complaint(&error.to_string()).to_string());
            no_move()
        });
        stop.raise();
        say(&done.to_string());
    }

    fn find(&mut self, level: &Level, stop: &StopFlag, say: &dyn Fn(&str)) -> Result<Line, SessionError> {
        let request = Request {
            depth: level.depth.into(),
            nodes: level.nodes,
            time: level.exact(),
            clock: level.clock(),
            ..self.player()
        };
        let session = self.seat.session().ok_or_else(|| SessionError::Game(NO_POSITION.into()))?;
        let turn = session.turn().unwrap_or(Side::Max);
        let mut tell = |view: &Answer| {
            if let Some(info) = info(view, turn) {
                say(&info.to_string());
            }
        };
        let found = session.think(&request, stop, &mut tell)?;
        let mut moves = found.lines.into_iter().next().map_or_else(Vec::new, |line| line.moves).into_iter();
        let Some(best) = moves.next() else { return Ok(no_move()) };
        let done = Line::new("done").with("move", best);
        Ok(match moves.next() {
            Some(reply) => done.with("ponder", reply),
            None => done,
        })
    }
}

fn tell_trouble(done: Result<(), SessionError>, say: &dyn Fn(&str)) {
    if let Err(error) = done {
        say(&complaint(&error.to_string()).to_string());
    }
}

fn info(view: &Answer, turn: Side) -> Option<Line> {
    let best = view.lines.first()?;
    let seconds = view.time_ms / 1000.0;
    let millions = view.nodes as f64 / seconds.max(1e-6) / 1e6;
    Some(
        Line::new("info")
            .with("depth", view.depth.unwrap_or_default().to_string())
            .with("score", format!("{:.2}", men(best.value.seen_by(turn))))
            .with("nodes", view.nodes.to_string())
            .with("time", format!("{seconds:.3}"))
            .with("nps", format!("{millions:.2}"))
            .with("pv", best.moves.join(" ")),
    )
}

/// A value in men; a counted win by its distance.
fn men(value: Value) -> f64 {
    match value {
        Value::Win(plies) => WIN_MEN - f64::from(plies) / MAN,
        Value::Loss(plies) => f64::from(plies) / MAN - WIN_MEN,
        Value::Points(points) => points / MAN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::check_ready;

    #[test]
    fn the_table_is_made_and_cleared_when_that_is_asked_for() {
        let game = games::open("draughts", []).unwrap();
        let mut desk = Desk::new(game, EvalChoice::Usual).unwrap();
        let mut work = |task: Task, mib: Option<usize>| {
            desk.work(task, &StopFlag::default(), &|_| {});
            mib.into_iter().for_each(|mib| check_ready(&mut desk.seat, mib));
        };
        let level = Level { depth: Some(2), ..Level::default() };
        let hash = |hash_mib| Settings { hash_mib, ..Settings::default() };
        work(Task::Init(hash(2)), Some(2));
        work(Task::Init(hash(3)), Some(3));
        for change in [Task::NewGame, Task::Init(Settings { eval: Some("material".into()), ..hash(3) })] {
            work(Task::Think(level, Mode::Think), None);
            work(change, Some(3));
        }
    }
}
