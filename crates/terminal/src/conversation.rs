//! One game in progress: whose turn it is, what has been played, and what each command does.

use crate::clock::{self, Clock, TimeControl};
use crate::command::{Command, HELP};
use crate::level::Level;
use crate::picture::{Facing, Ink, Look, picture};
use crate::seat::Seat;
use draw::Charset;
use session::{
    At, Ending, EvalChoice, GameRecord, Playable, PositionView, Request, ResultOrder, Session, SessionError,
    Side, StopFlag,
};
use std::time::{Duration, Instant};

/// Whether the computer shows its candidates before it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explain {
    /// It does.
    Yes,
    /// It just plays.
    No,
}

/// Whether the computer plays by its opening book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Book {
    /// It does, as far as the book goes.
    Open,
    /// It thinks from the first move on.
    Closed,
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
    /// The textbook search it plays with, if not with the playing search; the level says how deep.
    pub textbook: Option<Request>,
    /// Threads of its playing search.
    pub threads: usize,
    /// Whether it plays by its opening book, where it has one.
    pub book: Book,
    /// Whether it explains itself.
    pub explain: Explain,
    /// Plain characters only.
    pub charset: Charset,
    /// Whether boards are in colour.
    pub ink: Ink,
    /// The time each side has.
    pub clock: Option<TimeControl>,
    /// The day, for saved games: year, month and day joined by dots.
    pub date: Option<String>,
    /// Whose points come first in results, where games are read and written.
    pub result_order: ResultOrder,
    /// Draws the computer's random first move.
    pub seed: u64,
}

impl Settings {
    /// How the computer thinks about a move.
    pub(crate) fn player(&self) -> Request {
        Request { eval: self.eval.clone(), threads: self.threads, ..self.level.request() }
    }
}

/// A game in progress.
pub struct Conversation<'a> {
    pub(crate) bench: &'a dyn Playable,
    /// The game as it stands; what the computer has found out stays with it.
    pub(crate) game: Box<dyn Session>,
    pub(crate) settings: Settings,
    pub(crate) at: At,
    pub(crate) random: fastrand::Rng,
    pub(crate) stop: StopFlag,
    /// An end that the rules of the game do not see.
    pub(crate) ended: Option<Ended>,
    pub(crate) clock: Option<Clock>,
    /// Moves of which one must be chosen, because an unfinished one was typed.
    pub(crate) asked: Vec<String>,
    /// The game that was loaded, with what was said about it.
    pub(crate) loaded: Option<GameRecord>,
    facing: Facing,
    watch: Box<dyn Fn() -> Duration + 'a>,
}

/// How a game ended by what the players did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub ending: Ending,
    pub words: String,
    /// Whether time ran out: that cannot be taken back.
    pub on_time: bool,
}

/// What the session says, and whether it goes on.
pub(crate) enum Answer {
    Say(String),
    Leave(String),
}

impl<'a> Conversation<'a> {
    /// Starts a game; an error if its position or moves cannot be read.
    pub fn new(bench: &'a dyn Playable, settings: Settings, stop: StopFlag) -> Result<Self, SessionError> {
        let started = Instant::now();
        Conversation::with_watch(bench, settings, stop, Box::new(move || started.elapsed()))
    }

    /// The same with a watch that tells the time since some moment.
    pub fn with_watch(
        bench: &'a dyn Playable,
        settings: Settings,
        stop: StopFlag,
        watch: Box<dyn Fn() -> Duration + 'a>,
    ) -> Result<Self, SessionError> {
        let mut game = bench.begin(&settings.at)?;
        if bench.can_think() && settings.textbook.is_none() {
            game.prepare(&[&settings.player()])?;
        }
        Ok(Conversation {
            bench,
            game,
            at: settings.at.clone(),
            random: fastrand::Rng::with_seed(settings.seed),
            stop,
            ended: None,
            clock: settings.clock.map(|control| Clock::start(control, watch())),
            asked: Vec::new(),
            loaded: None,
            facing: Facing::Usual,
            settings,
            watch,
        })
    }

    /// The first thing shown.
    pub(crate) fn greeting(&mut self) -> String {
        let board = self.board_for_mover();
        format!("{}. {} Type a move, or help.\n{board}", self.settings.game, self.seating())
    }

    fn seating(&self) -> String {
        let [max, min] = self.bench.sides();
        match self.settings.human {
            Seat::Max => format!("You play {max}, the computer plays {min}."),
            Seat::Min => format!("You play {min}, the computer plays {max}."),
            Seat::Both => "You play both sides.".into(),
            Seat::Nobody => "The computer plays both sides.".into(),
        }
    }

    pub(crate) fn prompt(&self) -> String {
        match &self.clock {
            None => format!("{}> ", self.view().turn),
            Some(clock) => {
                let [max, min] = self.bench.sides();
                let (running, now) = (self.turn() as usize, self.now());
                let left = |side: Side| clock::show(clock.left(side as usize, running, now));
                let times = format!("{max} {}, {min} {}", left(Side::Max), left(Side::Min));
                format!("[{times}] {}> ", self.view().turn)
            }
        }
    }

    /// Nobody is there to answer.
    pub(crate) fn plays_alone(&self) -> bool {
        self.settings.human == Seat::Nobody
    }

    /// Whether the computer is to move.
    pub(crate) fn is_computers_turn(&self) -> bool {
        !self.is_over() && !self.settings.human.is_human(self.turn())
    }

    /// Answers one line of input.
    pub(crate) fn answer(&mut self, line: &str) -> Answer {
        if let Err(said) = self.check_time() {
            return Answer::Say(said);
        }
        let said = match self.chosen(line).map_or_else(|| Command::parse(line), Command::Move) {
            Command::Nothing => Ok(String::new()),
            Command::Exit => return Answer::Leave("Good bye.\n".into()),
            Command::Help => Ok(help()),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Moves => Ok(format!("{}\n", self.view().moves.join(" "))),
            Command::Board => Ok(self.board()),
            Command::Flip => {
                self.facing = self.facing.other();
                Ok(self.board())
            }
            Command::Ascii => Ok(self.change_charset()),
            Command::Explain => Ok(self.toggle_explain()),
            Command::New => Ok(self.restart(self.settings.at.clone())),
            Command::Go => self.computer_move(),
            Command::Level(text) => self.set_level(&text),
            Command::Side(text) => self.set_side(&text),
            Command::Setup(text) => self.set_up(&text),
            Command::Resign => self.resign(),
            Command::Draw => self.offer_draw(),
            Command::Save(file) => self.save(&file),
            Command::Load(file) => self.load(&file),
            Command::Game => self.game_text(),
            Command::Move(text) => self.human_move(&text),
        };
        Answer::Say(said.unwrap_or_else(|error| format!("{error}\n")))
    }

    /// Begins a game here, with full clocks.
    pub(crate) fn restart(&mut self, at: At) -> String {
        self.game.go_to(&at).expect("every move was checked when it was played");
        self.game.forget();
        self.at = at;
        self.loaded = None;
        self.ended = None;
        self.clock = self.settings.clock.map(|control| Clock::start(control, self.now()));
        self.board_for_mover()
    }

    fn toggle_explain(&mut self) -> String {
        let (next, said) = match self.settings.explain {
            Explain::Yes => (Explain::No, "The computer just plays.\n"),
            Explain::No => (Explain::Yes, "The computer shows its candidates before it plays.\n"),
        };
        self.settings.explain = next;
        said.into()
    }

    fn change_charset(&mut self) -> String {
        self.settings.charset = match self.settings.charset {
            Charset::Ascii => Charset::Unicode,
            Charset::Unicode => Charset::Ascii,
        };
        self.board()
    }

    fn set_level(&mut self, text: &str) -> Result<String, String> {
        let level = text.parse().ok().and_then(Level::new);
        let level = level.ok_or_else(|| format!("bad level '{text}': expected 1 to {}", crate::MAX_LEVEL))?;
        self.settings.level = level;
        Ok(format!("Level {}.\n", level.number()))
    }

    fn set_side(&mut self, text: &str) -> Result<String, String> {
        self.settings.human = Seat::parse(text, self.bench).map_err(|error| error.to_string())?;
        Ok(format!("{}\n", self.seating()))
    }

    fn set_up(&mut self, text: &str) -> Result<String, String> {
        if text.is_empty() {
            return Err("set up what? expected a position: setup TEXT".into());
        }
        let at = At { position: Some(text.into()), moves: Vec::new() };
        self.bench.begin(&at).map_err(|error| error.to_string())?;
        self.settings.at = at.clone();
        Ok(self.restart(at))
    }

    pub(crate) fn now(&self) -> Duration {
        (self.watch)()
    }

    pub(crate) fn view(&self) -> PositionView {
        self.game.position()
    }

    /// The side to move.
    pub(crate) fn turn(&self) -> Side {
        self.game.turn().unwrap_or(Side::Min)
    }

    /// How the game ended, in words.
    pub(crate) fn result(&self) -> Option<String> {
        if let Some(ended) = &self.ended {
            return Some(ended.words.clone());
        }
        self.view().ending
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ended.is_some() || self.view().outcome.is_some()
    }

    /// An error that says so if the game is over.
    pub(crate) fn still_going(&self) -> Result<(), String> {
        match self.result() {
            Some(result) => Err(format!("The game is over: {result}. Type undo, new or exit.")),
            None => Ok(()),
        }
    }

    /// The board, unless the computer moves next and will show it: once a turn is enough.
    pub(crate) fn board_for_mover(&mut self) -> String {
        if self.is_computers_turn() && !self.plays_alone() { String::new() } else { self.board() }
    }

    /// The board, with the result if there is one, or what the mover should know.
    pub(crate) fn board(&mut self) -> String {
        let view = self.view();
        let Settings { charset, ink, .. } = self.settings;
        let shown = match view.board {
            Some(grid) => picture(grid, view.last.as_ref(), Look { charset, facing: self.facing, ink }),
            None => format!("At {}: {}\n", view.position, view.moves.join(" ")),
        };
        match self.result() {
            Some(result) => format!("{shown}The game is over: {result}.\n"),
            None => shown + &self.notice(),
        }
    }
}

fn help() -> String {
    HELP.iter().map(|(command, does)| format!("  {command:<10} {does}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_made_and_cleared_before_a_game() {
        let bench = games::open("mnk", []).unwrap();
        let settings = Settings {
            game: "mnk".into(),
            at: At::default(),
            human: Seat::Both,
            level: Level::new(1).unwrap(),
            eval: EvalChoice::Usual,
            textbook: None,
            threads: 1,
            book: Book::Closed,
            explain: Explain::No,
            charset: Charset::Ascii,
            ink: Ink::Plain,
            clock: None,
            date: None,
            result_order: ResultOrder::Usual,
            seed: 1,
        };
        let mut conversation = Conversation::new(bench.as_ref(), settings, StopFlag::default()).unwrap();
        for _ in 0..2 {
            let memory = conversation.game.take_memory();
            assert!(memory.is_populated() && memory.is_empty());
            conversation.game.recall(memory);
            conversation.hint().unwrap();
            conversation.answer("new");
        }
    }
}
