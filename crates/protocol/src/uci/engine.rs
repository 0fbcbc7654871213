//! Does what a front end asks for, in a session of the game.

use super::aids::{self, Aided};
use super::bench::bench;
use super::command::Go;
use super::dialogue::{UciDialogue, UciTask, complaint, introduction};
use super::info::{Info, LineScore, Sure};
use super::settings::UciSettings;
use crate::engine_session::EngineSession;
use crate::error::EngineError;
use crate::eval_file;
use crate::runner::{Length, Protocol, TaskWorker};
use crate::{Action, Busy};
use session::{
    Answer, At, Bound, Call, Counting, Description, EvalChoice, Follow, Options, PlayingSettings, Request,
    Session, SessionError, Side, StopFlag, Strength, cut_short,
};
use std::time::Duration;

/// How often a finished search looks whether it may answer.
const POLL: Duration = Duration::from_millis(1);
/// The move of an engine that has none to make: it has no position.
const NULL_MOVE: &str = "0000";

impl Protocol for UciDialogue {
    type Task = UciTask;

    fn line(&mut self, line: &str, busy: Busy) -> Vec<Action<UciTask>> {
        UciDialogue::line(self, line, busy)
    }

    fn too_long(&self) -> String {
        complaint("line too long: skipped")
    }

    fn length(task: &UciTask) -> Length {
        match task {
            UciTask::Think(go) if go.ponder => Length::Pondering,
            UciTask::Think(_) | UciTask::Perft(_) | UciTask::Bench(_) => Length::Long,
            _ => Length::Short,
        }
    }
}

/// Where lines go.
type Say<'a> = &'a dyn Fn(&str);

/// The engine's thread.
pub(super) struct UciEngine {
    description: &'static Description,
    options: Options,
    settings: UciSettings,
    current: EngineSession,
    /// What it judges positions by.
    eval: EvalChoice,
    has_book: bool,
    random: fastrand::Rng,
}

impl UciEngine {
    pub(super) fn new(
        description: &'static Description,
        options: Options,
    ) -> Result<UciEngine, SessionError> {
        let settings = UciSettings::default();
        let (Aided { game, has_book }, _) = aids::open(description, &options, &settings)?;
        let current = EngineSession::new(game, settings.dialect())?;
        let (eval, random) = (EvalChoice::Usual, fastrand::Rng::new());
        Ok(UciEngine { description, options, settings, current, eval, has_book, random })
    }
}

/// What is known of a line.
fn info(view: &Answer, turn: Side, settings: &UciSettings) -> Info {
    let line = &view.details.lines[0];
    Info {
        depth: view.searched.depth.unwrap_or_default(),
        deepest: view.details.deepest.unwrap_or_default(),
        rank: line.rank + 1,
        judgement: LineScore::of(line.value.seen_by(turn)),
        sure: match (line.bound, turn) {
            (Bound::Exact, _) => Sure::Exact,
            (Bound::Lower, Side::Max) | (Bound::Upper, Side::Min) => Sure::AtLeast,
            (Bound::Upper, Side::Max) | (Bound::Lower, Side::Min) => Sure::AtMost,
        },
        chances: line.chances.filter(|_| settings.show_wdl),
        nodes: view.nodes,
        table_fill: view.details.table_fill.unwrap_or_default(),
        known: view.details.known.unwrap_or_default(),
        time_ms: view.time_ms as u64,
        moves: line.moves.clone(),
    }
}

impl TaskWorker<UciTask> for UciEngine {
    fn work(&mut self, task: UciTask, stop: &StopFlag, say: &dyn Fn(&str)) {
        let done = match task {
            UciTask::Set(settings) => {
                let done = self.set(settings, say);
                done.and(self.prepare())
            }
            UciTask::NewGame => {
                self.current.forget();
                self.prepare()
            }
            UciTask::Position { start, moves } => self.current.go_to(At { position: Some(start), moves }),
            UciTask::Ready => {
                let done = self.prepare();
                say("readyok");
                done
            }
            UciTask::Introduce => {
                introduction(self.description).iter().for_each(|line| say(line));
                Ok(())
            }
            UciTask::Think(go) => {
                self.think(&go, stop, say);
                Ok(())
            }
            UciTask::Perft(depth) => self.perft(depth, stop, say),
            UciTask::Bench(depth) => self.bench(depth, stop, say),
            UciTask::Display => self.display(say),
            UciTask::Eval => self.explain(say),
            UciTask::Flip => self.flip(),
        };
        if let Err(error) = done {
            say(&complaint(&error.to_string()));
        }
    }
}

fn no_position() -> SessionError {
    EngineError::NoPosition.into()
}

impl UciEngine {
    fn session(&mut self) -> Result<&mut dyn Session, SessionError> {
        self.current.session().ok_or_else(no_position)
    }

    fn set(&mut self, settings: UciSettings, say: Say<'_>) -> Result<(), SessionError> {
        let old = std::mem::replace(&mut self.settings, settings);
        let dialect = self.settings.dialect();
        if aids::differ(&old, &self.settings) {
            let (Aided { game, has_book }, trouble) =
                aids::open(self.description, &self.options, &self.settings)?;
            trouble.iter().for_each(|error| say(&complaint(&error.to_string())));
            self.has_book = has_book;
            self.current.change(Some(game), dialect)?;
        } else if dialect != self.current.dialect() {
            self.current.change(None, dialect)?;
        }
        if old.eval_file != self.settings.eval_file {
            // Until it is read, and if it cannot be, the engine judges by its own evaluation.
            self.eval = EvalChoice::Usual;
            self.eval = eval_file::read(self.current.game(), &self.settings.eval_file)?;
        }
        Ok(())
    }

    /// What is searched for whatever is asked.
    fn usual_request(&self) -> Request {
        Request {
            eval: self.eval.clone(),
            playing: PlayingSettings {
                threads: self.settings.threads,
                table_mib: Some(self.settings.hash_mib),
                ..Request::thinking().playing
            },
            ..Request::thinking()
        }
    }

    /// The same for a move of the game.
    fn player(&self) -> Request {
        Request {
            eval: self.eval_choice(),
            playing: PlayingSettings {
                strength: self.strength().map(|strength| strength.elo),
                ..self.usual_request().playing
            },
            ..self.usual_request()
        }
    }

    /// Makes everything ready that a move needs: no move's time is spent on that.
    fn prepare(&mut self) -> Result<(), SessionError> {
        let player = self.player();
        self.current.prepare(&player)
    }

    /// What a move is judged by. A file that is named counts always; without one, strengths were measured with what is set by hand.
    fn eval_choice(&self) -> EvalChoice {
        let by_hand = self.description.by_hand().filter(|_| self.strength().is_some());
        match (&self.eval, by_hand) {
            (EvalChoice::Usual, Some(name)) => EvalChoice::Preset(name.into()),
            (named, _) => named.clone(),
        }
    }

    /// How to play below full strength, if that is asked for.
    fn strength(&self) -> Option<Strength> {
        let scale = self.description.play.strengths;
        self.settings.limit_strength.then(|| Strength::of(scale, self.settings.elo)).flatten()
    }

    fn request(&mut self, go: &Go) -> Result<Request, SessionError> {
        let (dialect, player) = (self.current.dialect(), self.player());
        let (lines, overhead) = (self.settings.lines, Duration::from_millis(self.settings.overhead_ms));
        let strength = self.strength();
        let session = self.session()?;
        let exact = go.move_time.map(|ms| cut_short(Duration::from_millis(ms), overhead));
        let by_strength = strength.map(|strength| strength.nodes.round() as u64);
        Ok(Request {
            depth: go.depth.into(),
            nodes: [go.nodes, by_strength].into_iter().flatten().min(),
            time: exact,
            playing: PlayingSettings {
                lines: lines.max(if strength.is_some() { Strength::LINES } else { 1 }),
                only: go.only.iter().filter_map(|text| session.read_in(dialect, text).ok()).collect(),
                win_within: go.mate.map(|moves| moves.saturating_mul(2)),
                ..player.playing
            },
            ..player
        })
    }

    /// Thinks, and answers a waiting front end.
    fn think(&mut self, go: &Go, stop: &StopFlag, say: Say<'_>) {
        let found = match self.book_move(go) {
            Some(m) => Ok(vec![m]),
            None => self.search(go, stop, say),
        };
        let moves = found.inspect_err(|error| {
            say(&complaint(&error.to_string()));
            say(&format!("bestmove {NULL_MOVE}"));
        });
        let Ok(moves) = moves else { return };
        // An answer may not be given before it is asked for.
        while !stop.is_raised() && (go.infinite || stop.is_pondering()) {
            std::thread::sleep(POLL);
        }
        stop.raise();
        match &moves[..] {
            [] => say("bestmove (none)"),
            [best] => say(&format!("bestmove {best}")),
            [best, reply, ..] => say(&format!("bestmove {best} ponder {reply}")),
        }
    }

    /// A move of the book, where one may be played at once.
    fn book_move(&mut self, go: &Go) -> Option<String> {
        let plays = !go.infinite && !go.ponder && go.mate.is_none() && go.only.is_empty();
        let UciEngine { current, random, has_book, .. } = self;
        current.session().filter(|_| *has_book && plays)?.book_move(&mut |total| random.u32(..total))
    }

    /// The line to play.
    fn search(&mut self, go: &Go, stop: &StopFlag, say: Say<'_>) -> Result<Vec<String>, SessionError> {
        let (request, strength) = (self.request(go)?, self.strength());
        let UciEngine { current, random, settings, .. } = self;
        let session = current.session().ok_or_else(no_position)?;
        let turn = session.turn().unwrap_or(Side::Max);
        let overhead = Duration::from_millis(settings.overhead_ms);
        let clock = go.time_left(turn as usize, overhead).filter(|_| go.move_time.is_none());
        let call = Call { clock, follow: Follow::Lines, ..Call::new(&request, stop) };
        if session.moves().is_empty() {
            return Ok(Vec::new());
        }
        let (found, _) = session.run(&call, &mut |view| {
            if view.details.lines[0].rank < settings.lines {
                say(&info(view, turn, settings).to_string());
            }
        })?;
        let line = match strength {
            Some(strength) => strength.choose(&found.details.lines, turn, || random.f64()),
            None => found.details.lines.first(),
        };
        Ok(line.map_or_else(Vec::new, |line| line.moves.clone()))
    }

    fn perft(&mut self, depth: u32, stop: &StopFlag, say: Say<'_>) -> Result<(), SessionError> {
        let counted = self.session()?.perft(depth, Counting::Moves, stop);
        let counted = counted.map_err(|_| EngineError::PerftStopped)?;
        counted.divide.iter().for_each(|(m, count)| say(&format!("{m}: {count}")));
        say(&format!("Nodes searched: {}", counted.nodes));
        Ok(())
    }

    pub(super) fn bench(
        &mut self,
        depth: Option<u32>,
        stop: &StopFlag,
        say: Say<'_>,
    ) -> Result<(), SessionError> {
        let request = self.usual_request();
        self.current.go_to(At::default())?;
        say(&bench(self.current.game(), self.current.dialect(), &request, depth, stop)?);
        Ok(())
    }

    fn display(&mut self, say: Say<'_>) -> Result<(), SessionError> {
        let session = self.session()?;
        if let Some(grid) = session.position().board {
            for (row, name) in grid.row_names.iter().enumerate() {
                let letter = |cell: &session::Cell| if cell.piece == ' ' { '.' } else { cell.piece };
                let cells = &grid.cells[row * grid.columns..(row + 1) * grid.columns];
                let text: Vec<String> = cells.iter().map(|cell| letter(cell).to_string()).collect();
                say(&format!("{name}  {}", text.join(" ")));
            }
            say(&format!("   {}", grid.column_names.join(" ")));
        }
        say(&format!("Fen: {}", session.text()));
        say(&format!("Key: {:016x}", session.key()));
        Ok(())
    }

    /// The evaluation term by term, in pawns.
    fn explain(&mut self, say: Say<'_>) -> Result<(), SessionError> {
        let eval = self.eval_choice().of_player(self.description);
        let found = self.session()?.eval(&eval)?;
        let tell = |name: &str, value: f64| say(&format!("{name:<12} {:>8.2}", value / 100.0));
        found.terms.iter().for_each(|share| tell(&share.name, share.value));
        tell("sum", found.value);
        Ok(())
    }

    /// Lets the other side move, where that is legal.
    fn flip(&mut self) -> Result<(), SessionError> {
        let position = self.session()?.text();
        let editor = self.description.samples.editor.ok_or_else(no_position)?;
        self.current.go_to(At { position: Some(editor.pass(&position)), moves: Vec::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine_session::check_ready;

    fn work(engine: &mut UciEngine, task: UciTask) {
        engine.work(task, &StopFlag::default(), &|_| {});
    }

    #[test]
    fn the_table_is_made_and_cleared_when_that_is_asked_for() {
        let mut engine = UciEngine::new(games::find("chess").unwrap(), Options::default()).unwrap();
        work(&mut engine, UciTask::Ready);
        check_ready(&mut engine.current, 16);
        for hash_mib in [2, 3] {
            work(&mut engine, UciTask::Set(UciSettings { hash_mib, ..UciSettings::default() }));
            check_ready(&mut engine.current, hash_mib);
        }
        let go = Go { depth: Some(2), ..Go::default() };
        let changes = [
            UciTask::NewGame,
            UciTask::Set(UciSettings { limit_strength: true, ..UciSettings::default() }),
            UciTask::Set(UciSettings { eval_file: "tapered".into(), ..UciSettings::default() }),
            UciTask::Set(UciSettings { eval_file: "no such file".into(), ..UciSettings::default() }),
            UciTask::Set(UciSettings { own_book: true, ..UciSettings::default() }),
        ];
        work(&mut engine, UciTask::Set(UciSettings::default()));
        for change in changes {
            work(&mut engine, UciTask::Think(go.clone()));
            work(&mut engine, change);
            check_ready(&mut engine.current, 16);
        }
    }
}
