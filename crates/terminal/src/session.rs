//! One game in progress: whose turn it is, what has been played, and what each command does.

use crate::command::{Command, HELP};
use crate::level::Level;
use crate::record::Record;
use draw::Charset;
use draw::board::{Labels, text};
use workbench::{
    At, BenchError, EvalChoice, Grid, PositionView, SearchRequest, StopFlag, ThinkRequest, ThinkView,
    Workbench,
};

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person plays MAX, the side that usually begins.
    Max,
    /// A person plays MIN.
    Min,
    /// People play both sides.
    Both,
    /// The computer plays both sides.
    Nobody,
}

/// Whether the computer shows its candidates before it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explain {
    /// It does.
    Yes,
    /// It just plays.
    No,
}

/// How a game is played.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The game with its settings, for saved games.
    pub game: String,
    /// Where the game starts.
    pub at: At,
    /// Who plays what.
    pub human: Seat,
    /// How strong the computer is.
    pub level: Level,
    /// The computer's value function.
    pub eval: EvalChoice,
    /// Whether it explains itself.
    pub explain: Explain,
    /// Plain characters only.
    pub charset: Charset,
    /// Draws the computer's random first move.
    pub seed: u64,
}

/// A game in progress.
pub struct Session<'a> {
    bench: &'a dyn Workbench,
    settings: Settings,
    at: At,
    random: fastrand::Rng,
    flipped: bool,
    stop: StopFlag,
}

/// What the session says, and whether it goes on.
pub(crate) enum Answer {
    Say(String),
    Leave(String),
}

impl<'a> Session<'a> {
    /// Starts a game; an error if its position or moves cannot be read.
    pub fn new(bench: &'a dyn Workbench, settings: Settings, stop: StopFlag) -> Result<Self, BenchError> {
        bench.position(&settings.at)?;
        let random = fastrand::Rng::with_seed(settings.seed);
        let at = settings.at.clone();
        Ok(Session { bench, settings, at, random, flipped: false, stop })
    }

    /// The first thing shown.
    pub(crate) fn greeting(&self) -> String {
        let [max, min] = self.bench.sides();
        let who = match self.settings.human {
            Seat::Max => format!("You play {max}, the computer plays {min}."),
            Seat::Min => format!("You play {min}, the computer plays {max}."),
            Seat::Both => "You play both sides.".into(),
            Seat::Nobody => "The computer plays both sides.".into(),
        };
        format!("{}. {who} Type a move, or help.\n{}", self.settings.game, self.board())
    }

    pub(crate) fn prompt(&self) -> String {
        format!("{}> ", self.view().turn)
    }

    /// Nobody is there to answer.
    pub(crate) fn plays_alone(&self) -> bool {
        self.settings.human == Seat::Nobody
    }

    /// Whether the computer is to move.
    pub(crate) fn is_computers_turn(&self) -> bool {
        let view = self.view();
        let max_to_move = view.turn == self.bench.sides()[0];
        view.outcome.is_none()
            && match self.settings.human {
                Seat::Both => false,
                Seat::Nobody => true,
                Seat::Max => !max_to_move,
                Seat::Min => max_to_move,
            }
    }

    /// Answers one line of input.
    pub(crate) fn answer(&mut self, line: &str) -> Answer {
        let said = match Command::parse(line) {
            Command::Nothing => Ok(String::new()),
            Command::Exit => return Answer::Leave("Good bye.\n".into()),
            Command::Help => Ok(help()),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Moves => Ok(format!("{}\n", self.view().moves.join(" "))),
            Command::Board => Ok(self.board()),
            Command::Flip => {
                self.flipped = !self.flipped;
                Ok(self.board())
            }
            Command::Explain => Ok(self.toggle_explain()),
            Command::New => {
                self.at = self.settings.at.clone();
                Ok(self.board())
            }
            Command::Go => self.computer_move(),
            Command::Level(text) => self.set_level(&text),
            Command::Save(file) => self.save(&file),
            Command::Load(file) => self.load(&file),
            Command::Move(text) => self.human_move(&text),
        };
        Answer::Say(said.unwrap_or_else(|error| format!("{error}\n")))
    }

    /// Thinks and plays; says what it played and why.
    pub(crate) fn computer_move(&mut self) -> Result<String, String> {
        let view = self.view();
        if let Some(outcome) = &view.outcome {
            return Err(format!("The game is over: {outcome}."));
        }
        let (said, m) = if self.opens_at_random() {
            let choice = self.random.usize(..view.moves.len());
            (String::new(), view.moves[choice].clone())
        } else {
            self.choose()?
        };
        self.at.moves.push(m.clone());
        Ok(format!("{said}{} plays {m}.\n{}", view.turn, self.board()))
    }

    fn choose(&mut self) -> Result<(String, String), String> {
        if !self.bench.can_think() {
            let m = self.textbook_best()?;
            return Ok((String::new(), m));
        }
        let lines = if self.settings.explain == Explain::Yes { usize::MAX } else { 1 };
        let thought = self.think(lines)?;
        let said = if self.settings.explain == Explain::Yes { candidates(&thought) } else { String::new() };
        let m = thought.best.ok_or("There is no move.")?;
        Ok((said, m))
    }

    /// The source begins at random: the first move on an empty board decides nothing.
    fn opens_at_random(&self) -> bool {
        self.at.moves.is_empty() && self.settings.at.position.is_none() && self.bench.begins_at_random()
    }

    fn think(&mut self, lines: usize) -> Result<ThinkView, String> {
        let request =
            ThinkRequest { lines, eval: self.settings.eval.clone(), ..self.settings.level.request() };
        self.stop.lower();
        let thought = self.bench.think(&self.at, &request, &self.stop, &mut |_| {});
        thought.map_err(|error| error.to_string())
    }

    fn textbook_best(&mut self) -> Result<String, String> {
        self.stop.lower();
        let request = SearchRequest { eval: self.settings.eval.clone(), ..SearchRequest::default() };
        let answer = self.bench.search(&self.at, &request, &self.stop);
        let (view, _) = answer.map_err(|error| error.to_string())?;
        view.best.ok_or_else(|| "There is no move.".into())
    }

    fn human_move(&mut self, text: &str) -> Result<String, String> {
        if let Some(outcome) = self.view().outcome {
            return Err(format!("The game is over: {outcome}. Type undo, new or exit."));
        }
        let mut next = self.at.clone();
        next.moves.push(text.into());
        match self.bench.position(&next) {
            Ok(_) => {
                self.at = next;
                Ok(self.board())
            }
            Err(BenchError::Move { error, .. }) => Err(format!("{error} (type help for commands)")),
            Err(error) => Err(error.to_string()),
        }
    }

    fn hint(&mut self) -> Result<String, String> {
        if let Some(outcome) = self.view().outcome {
            return Err(format!("The game is over: {outcome}."));
        }
        if !self.bench.can_think() {
            return self.textbook_best().map(|m| format!("Try {m}.\n"));
        }
        let thought = self.think(1)?;
        let line = thought.lines.first().ok_or("There is no move.")?;
        Ok(format!("Try {} ({}).\n", line.moves.join(" "), line.verdict))
    }

    fn undo(&mut self) -> Result<String, String> {
        let fixed = self.settings.at.moves.len();
        if self.at.moves.len() <= fixed {
            return Err("There is nothing to take back.".into());
        }
        self.at.moves.pop();
        // Back to the person's own turn, unless that is the very beginning.
        while self.is_computers_turn() && self.at.moves.len() > fixed {
            self.at.moves.pop();
        }
        Ok(self.board())
    }

    fn toggle_explain(&mut self) -> String {
        let (next, said) = match self.settings.explain {
            Explain::Yes => (Explain::No, "The computer just plays.\n"),
            Explain::No => (Explain::Yes, "The computer shows its candidates before it plays.\n"),
        };
        self.settings.explain = next;
        said.into()
    }

    fn set_level(&mut self, text: &str) -> Result<String, String> {
        let level = text.parse().ok().and_then(Level::new);
        let level = level.ok_or_else(|| format!("bad level '{text}': expected 1 to {}", crate::MAX_LEVEL))?;
        self.settings.level = level;
        Ok(format!("Level {}.\n", level.number()))
    }

    fn save(&self, file: &str) -> Result<String, String> {
        if file.is_empty() {
            return Err("save what? expected a file name: save FILE".into());
        }
        let At { position, moves } = self.at.clone();
        let record = Record { game: self.settings.game.clone(), position, moves };
        record.save(file).map_err(|error| error.to_string())?;
        Ok(format!("Saved {} moves to '{file}'.\n", self.at.moves.len()))
    }

    fn load(&mut self, file: &str) -> Result<String, String> {
        if file.is_empty() {
            return Err("load what? expected a file name: load FILE".into());
        }
        let record = Record::load(file, &self.settings.game).map_err(|error| error.to_string())?;
        let at = At { position: record.position, moves: record.moves };
        self.bench.position(&at).map_err(|error| format!("'{file}': {error}"))?;
        self.settings.at = At { position: at.position.clone(), moves: Vec::new() };
        self.at = at;
        Ok(format!("Loaded {} moves from '{file}'.\n{}", self.at.moves.len(), self.board()))
    }

    fn view(&self) -> PositionView {
        self.bench.position(&self.at).expect("every move was checked when it was played")
    }

    /// The board, and the result if there is one.
    fn board(&self) -> String {
        let view = self.view();
        let shown = match view.board {
            Some(grid) if self.flipped => text(&turned(grid), self.settings.charset, Labels::Shown),
            Some(grid) => text(&grid, self.settings.charset, Labels::Shown),
            None => format!("At {}: {}\n", view.position, view.moves.join(" ")),
        };
        match view.outcome {
            Some(outcome) => format!("{shown}The game is over: {outcome}.\n"),
            None => shown,
        }
    }
}

fn help() -> String {
    HELP.iter().map(|(command, does)| format!("  {command:<10} {does}\n")).collect()
}

/// Every candidate's value, best first for the mover.
fn candidates(thought: &ThinkView) -> String {
    let mut out = format!("Candidates at depth {}:\n", thought.depth);
    for line in &thought.lines {
        let m = line.moves.first().map_or("", String::as_str);
        out.push_str(&format!("  {m:<6} {:<28} {}\n", line.verdict, line.moves.join(" ")));
    }
    out
}

/// The same board seen from the other side.
fn turned(grid: Grid) -> Grid {
    let mut grid = grid;
    grid.cells.reverse();
    grid.column_names.reverse();
    grid.row_names.reverse();
    grid
}
