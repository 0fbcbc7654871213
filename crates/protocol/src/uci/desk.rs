//! Does what a front end asks for, in a session of the game.

use super::aids::{self, Aided};
use super::bench::bench;
use super::command::Go;
use super::dialogue::{Dialogue, Task, complaint, introduction};
use super::info::{Info, Judgement, Sure};
use super::settings::Settings;
use crate::eval_file;
use crate::runner::{Length, Protocol, Worker};
use crate::seat::{NO_POSITION, Seat};
use crate::{Action, Busy};
use session::{
    Answer, At, Bound, Counting, Description, EvalChoice, Follow, Options, Request, Session, SessionError,
    Side, StopFlag, Strength, cut_short,
};
use std::time::Duration;

/// How often a finished search looks whether it may answer.
const POLL: Duration = Duration::from_millis(1);
/// The move of an engine that has none to make: it was told no position.
const NULL_MOVE: &str = "0000";

impl Protocol for Dialogue {
    type Task = Task;

    fn line(&mut self, line: &str, busy: Busy) -> Vec<Action<Task>> {
        Dialogue::line(self, line, busy)
    }

    fn too_long(&self) -> String {
        complaint("line too long: skipped")
    }

    fn length(task: &Task) -> Length {
        match task {
            Task::Think(go) if go.ponder => Length::Pondering,
            Task::Think(_) | Task::Perft(_) | Task::Bench(_) => Length::Long,
            _ => Length::Short,
        }
    }
}

/// Where lines go.
type Say<'a> = &'a dyn Fn(&str);

/// The engine's thread.
pub(super) struct Desk {
    description: &'static Description,
    options: Options,
    settings: Settings,
    seat: Seat,
    /// What it judges positions by.
    eval: EvalChoice,
    has_book: bool,
    random: fastrand::Rng,
}

impl Desk {
    pub(super) fn new(description: &'static Description, options: Options) -> Result<Desk, SessionError> {
        let settings = Settings::default();
        let (Aided { game, has_book }, _) = aids::open(description, &options, &settings)?;
        let seat = Seat::new(game, settings.dialect())?;
        let (eval, random) = (EvalChoice::Usual, fastrand::Rng::new());
        Ok(Desk { description, options, settings, seat, eval, has_book, random })
    }
}

/// What is known of a line.
fn info(view: &Answer, turn: Side, settings: &Settings) -> Info {
    let line = &view.lines[0];
    Info {
        depth: view.depth.unwrap_or_default(),
        deepest: view.deepest.unwrap_or_default(),
        rank: line.rank + 1,
        judgement: Judgement::of(line.value.seen_by(turn)),
        sure: match (line.bound, turn) {
            (Bound::Exact, _) => Sure::Exact,
            (Bound::Lower, Side::Max) | (Bound::Upper, Side::Min) => Sure::AtLeast,
            (Bound::Upper, Side::Max) | (Bound::Lower, Side::Min) => Sure::AtMost,
        },
        chances: line.chances.filter(|_| settings.show_wdl),
        nodes: view.nodes,
        table_fill: view.table_fill.unwrap_or_default(),
        known: view.known,
        time_ms: view.time_ms as u64,
        moves: line.moves.clone(),
    }
}

impl Worker<Task> for Desk {
    fn work(&mut self, task: Task, stop: &StopFlag, say: &dyn Fn(&str)) {
        let done = match task {
            Task::Set(settings) => {
                let done = self.set(settings, say);
                done.and(self.prepare())
            }
            Task::NewGame => {
                self.seat.forget();
                self.prepare()
            }
            Task::Position { start, moves } => self.seat.go_to(At { position: Some(start), moves }),
            Task::Ready => {
                let done = self.prepare();
                say("readyok");
                done
            }
            Task::Introduce => {
                introduction(self.description).iter().for_each(|line| say(line));
                Ok(())
            }
            Task::Think(go) => {
                self.think(&go, stop, say);
                Ok(())
            }
            Task::Perft(depth) => self.perft(depth, stop, say),
            Task::Bench(depth) => self.bench(depth, stop, say),
            Task::Display => self.display(say),
            Task::Eval => self.explain(say),
            Task::Flip => self.flip(),
        };
        if let Err(error) = done {
            say(&complaint(&error.to_string()));
        }
    }
}

fn no_position() -> SessionError {
    SessionError::Game(NO_POSITION.into())
}

impl Desk {
    fn session(&mut self) -> Result<&mut dyn Session, SessionError> {
        self.seat.session().ok_or_else(no_position)
    }

    fn set(&mut self, settings: Settings, say: Say<'_>) -> Result<(), SessionError> {
        let old = std::mem::replace(&mut self.settings, settings);
        let dialect = self.settings.dialect();
        if aids::differ(&old, &self.settings) {
            let (Aided { game, has_book }, trouble) =
                aids::open(self.description, &self.options, &self.settings)?;
            trouble.iter().for_each(|error| say(&complaint(&error.to_string())));
            self.has_book = has_book;
            self.seat.change(Some(game), dialect)?;
        } else if dialect != self.seat.dialect() {
            self.seat.change(None, dialect)?;
        }
        if old.eval_file != self.settings.eval_file {
            // Until it is read, and if it cannot be, the engine judges by its own evaluation.
            self.eval = EvalChoice::Usual;
            self.eval = eval_file::read(self.seat.game(), &self.settings.eval_file)?;
        }
        Ok(())
    }

    /// What is searched for whatever is asked.
    fn usual_request(&self) -> Request {
        Request {
            threads: self.settings.threads,
            table_mib: Some(self.settings.hash_mib),
            eval: self.eval.clone(),
            ..Request::thinking()
        }
    }

    /// The same for a move of the game.
    fn player(&self) -> Request {
        Request { eval: self.eval_choice(), strength: self.strength(), ..self.usual_request() }
    }

    /// Makes everything ready that a move needs: no move's time is spent on that.
    fn prepare(&mut self) -> Result<(), SessionError> {
        let player = self.player();
        self.seat.prepare(&player)
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
        let scale = self.description.strengths;
        self.settings.limit_strength.then(|| Strength::of(scale, self.settings.elo)).flatten()
    }

    fn request(&mut self, go: &Go) -> Result<Request, SessionError> {
        let (dialect, player) = (self.seat.dialect(), self.player());
        let (lines, overhead) = (self.settings.lines, Duration::from_millis(self.settings.overhead_ms));
        let session = self.session()?;
        let exact = go.move_time.map(|ms| cut_short(Duration::from_millis(ms), overhead));
        let mover = session.turn().unwrap_or(Side::Max) as usize;
        let by_strength = player.strength.map(|strength| strength.nodes.round() as u64);
        Ok(Request {
            depth: go.depth.into(),
            nodes: [go.nodes, by_strength].into_iter().flatten().min(),
            time: exact,
            clock: go.time_left(mover, overhead).filter(|_| exact.is_none()),
            lines: lines.max(if player.strength.is_some() { Strength::LINES } else { 1 }),
            only: go.only.iter().filter_map(|text| session.read_in(dialect, text).ok()).collect(),
            win_within: go.mate.map(|moves| moves.saturating_mul(2)),
            follow: Follow::Lines,
            ..player
        })
    }

    /// Thinks; whoever waits for an answer gets one.
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
        let Desk { seat, random, has_book, .. } = self;
        seat.session().filter(|_| *has_book && plays)?.book_move(&mut |total| random.u32(..total))
    }

    /// The line to play.
    fn search(&mut self, go: &Go, stop: &StopFlag, say: Say<'_>) -> Result<Vec<String>, SessionError> {
        let request = self.request(go)?;
        let Desk { seat, random, settings, .. } = self;
        let session = seat.session().ok_or_else(no_position)?;
        let turn = session.turn().unwrap_or(Side::Max);
        if session.moves().is_empty() {
            return Ok(Vec::new());
        }
        let found = session.think(&request, stop, &mut |view| {
            if view.lines[0].rank < settings.lines {
                say(&info(view, turn, settings).to_string());
            }
        })?;
        let line = match request.strength {
            Some(strength) => strength.choose(&found.lines, turn, || random.f64()),
            None => found.lines.first(),
        };
        Ok(line.map_or_else(Vec::new, |line| line.moves.clone()))
    }

    fn perft(&mut self, depth: u32, stop: &StopFlag, say: Say<'_>) -> Result<(), SessionError> {
        let counted = self.session()?.perft(depth, Counting::Moves, stop);
        let counted = counted.map_err(|_| SessionError::Game("perft stopped".into()))?;
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
        self.seat.go_to(At::default())?;
        say(&bench(self.seat.game(), self.seat.dialect(), (&request, depth), stop)?);
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
        let fen = self.session()?.text();
        let mut fields: Vec<&str> = fen.split(' ').collect();
        if let [_, turn, _, passing, ..] = &mut fields[..] {
            *turn = if *turn == "w" { "b" } else { "w" };
            *passing = "-";
        }
        self.seat.go_to(At { position: Some(fields.join(" ")), moves: Vec::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::check_ready;

    fn work(desk: &mut Desk, task: Task) {
        desk.work(task, &StopFlag::default(), &|_| {});
    }

    #[test]
    fn the_table_is_made_and_cleared_when_that_is_asked_for() {
        let mut desk = Desk::new(games::find("chess").unwrap(), Options::default()).unwrap();
        work(&mut desk, Task::Ready);
        check_ready(&mut desk.seat, 16);
        for hash_mib in [2, 3] {
            work(&mut desk, Task::Set(Settings { hash_mib, ..Settings::default() }));
            check_ready(&mut desk.seat, hash_mib);
        }
        let go = Go { depth: Some(2), ..Go::default() };
        let changes = [
            Task::NewGame,
            Task::Set(Settings { limit_strength: true, ..Settings::default() }),
            Task::Set(Settings { eval_file: "tapered".into(), ..Settings::default() }),
            Task::Set(Settings { eval_file: "no such file".into(), ..Settings::default() }),
            Task::Set(Settings { own_book: true, ..Settings::default() }),
        ];
        work(&mut desk, Task::Set(Settings::default()));
        for change in changes {
            work(&mut desk, Task::Think(go.clone()));
            work(&mut desk, change);
            check_ready(&mut desk.seat, 16);
        }
    }
}
