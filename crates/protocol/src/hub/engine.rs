//! Does what a front end asks for, in a session of the game.

use super::dialogue::{HubDialogue, HubSettings, HubTask, Mode, complaint, no_move};
use super::level::HubLevel;
use super::line::HubLine;
use crate::engine_session::EngineSession;
use crate::error::EngineError;
use crate::eval_file;
use crate::runner::{Action, Busy, Length, Protocol, TaskWorker};
use session::{
    Answer, Call, EvalChoice, Playable, PlayingSettings, Purpose, Request, SessionError, Side, StopFlag,
    Value,
};

/// Front ends read a score beyond 90 men as a win: a hundred less a hundredth for every ply to it.
const WIN_MEN: f64 = 100.0;
/// Hundredths of a man.
const MAN: f64 = 100.0;

impl Protocol for HubDialogue {
    type Task = HubTask;

    fn line(&mut self, line: &str, busy: Busy) -> Vec<Action<HubTask>> {
        HubDialogue::line(self, line, busy)
    }

    fn too_long(&self) -> String {
        complaint("line too long: skipped").to_string()
    }

    fn length(task: &HubTask) -> Length {
        match task {
            HubTask::Think(_, Mode::Ponder) => Length::Pondering,
            HubTask::Think(..) => Length::Long,
            _ => Length::Short,
        }
    }
}

/// The engine's thread.
pub(super) struct HubEngine {
    current: EngineSession,
    settings: HubSettings,
    /// What it judges positions by.
    eval: EvalChoice,
}

impl HubEngine {
    pub(super) fn new(game: Box<dyn Playable>, eval: EvalChoice) -> Result<HubEngine, SessionError> {
        game.terms(&eval)?;
        Ok(HubEngine { current: EngineSession::new(game, "hub")?, settings: HubSettings::default(), eval })
    }
}

impl TaskWorker<HubTask> for HubEngine {
    fn work(&mut self, task: HubTask, stop: &StopFlag, say: &dyn Fn(&str)) {
        match task {
            HubTask::Init(settings) => {
                let done = self.init(settings);
                tell_trouble(done.and(self.prepare()), say);
                say("ready");
            }
            HubTask::NewGame => {
                self.current.forget();
                tell_trouble(self.prepare(), say);
            }
            HubTask::Ping => say("pong"),
            HubTask::Position(at) => tell_trouble(self.current.go_to(at), say),
            HubTask::Refuse => self.current.refuse(),
            HubTask::Think(level, _) => self.think(&level, stop, say),
        }
    }
}

impl HubEngine {
    /// Takes over settings; it goes on judging as before where the value function is none.
    fn init(&mut self, settings: HubSettings) -> Result<(), SessionError> {
        let chosen = settings.eval.clone().filter(|_| settings.eval != self.settings.eval);
        self.settings = settings;
        if let Some(name) = chosen {
            self.eval = eval_file::read(self.current.game(), &name)?;
        }
        Ok(())
    }

    /// What is searched for whatever is asked.
    fn player(&self) -> Request {
        Request {
            eval: self.eval.clone(),
            playing: PlayingSettings {
                threads: self.settings.threads,
                table_mib: Some(self.settings.hash_mib),
                purpose: Purpose::Play,
                ..Request::thinking().playing
            },
            ..Request::thinking()
        }
    }

    /// Makes everything ready that a move needs: no move's time is spent on that.
    fn prepare(&mut self) -> Result<(), SessionError> {
        let player = self.player();
        self.current.prepare(&player)
    }

    /// Thinks, and answers a waiting front end.
    fn think(&mut self, level: &HubLevel, stop: &StopFlag, say: &dyn Fn(&str)) {
        let done = self.find(level, stop, say).unwrap_or_else(|error| {
            say(&complaint(&error.to_string()).to_string());
            no_move()
        });
        stop.raise();
        say(&done.to_string());
    }

    fn find(
        &mut self,
        level: &HubLevel,
        stop: &StopFlag,
        say: &dyn Fn(&str),
    ) -> Result<HubLine, SessionError> {
        let request =
            Request { depth: level.depth.into(), nodes: level.nodes, time: level.exact(), ..self.player() };
        let session = self.current.session().ok_or(EngineError::NoPosition)?;
        let turn = session.turn().unwrap_or(Side::Max);
        let mut tell = |view: &Answer| {
            if let Some(info) = info(view, turn) {
                say(&info.to_string());
            }
        };
        let call = Call { clock: level.clock(), ..Call::new(&request, stop) };
        let (found, _) = session.run(&call, &mut tell)?;
        let mut moves =
            found.details.lines.into_iter().next().map_or_else(Vec::new, |line| line.moves).into_iter();
        let Some(best) = moves.next() else { return Ok(no_move()) };
        let done = HubLine::new("done").with("move", best);
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

fn info(view: &Answer, turn: Side) -> Option<HubLine> {
    let best = view.details.lines.first()?;
    let seconds = view.time_ms / 1000.0;
    let millions = view.nodes as f64 / seconds.max(1e-6) / 1e6;
    Some(
        HubLine::new("info")
            .with("depth", view.searched.depth.unwrap_or_default().to_string())
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
    use crate::engine_session::check_ready;

    #[test]
    fn the_table_is_made_and_cleared_when_that_is_asked_for() {
        let game = games::open("draughts", []).unwrap();
        let mut engine = HubEngine::new(game, EvalChoice::Usual).unwrap();
        let mut work = |task: HubTask, mib: Option<usize>| {
            engine.work(task, &StopFlag::default(), &|_| {});
            mib.into_iter().for_each(|mib| check_ready(&mut engine.current, mib));
        };
        let level = HubLevel { depth: Some(2), ..HubLevel::default() };
        let hash = |hash_mib| HubSettings { hash_mib, ..HubSettings::default() };
        work(HubTask::Init(hash(2)), Some(2));
        work(HubTask::Init(hash(3)), Some(3));
        for change in
            [HubTask::NewGame, HubTask::Init(HubSettings { eval: Some("material".into()), ..hash(3) })]
        {
            work(HubTask::Think(level, Mode::Think), None);
            work(change, Some(3));
        }
    }
}
