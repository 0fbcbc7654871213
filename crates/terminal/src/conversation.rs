//! One game in progress: the side to move, the moves played, and the effect of each command.

use crate::clock::{self, PlayClock, TimeControl};
use crate::command::InputCommand;
use crate::declined::Declined;
use crate::level::Level;
use crate::picture::{BoardStyle, Facing, Ink, picture};
use crate::seat::Seat;
use crate::thinking::Herald;
use draw::Charset;
use session::{
    At, Ending, EvalChoice, GameRecord, Playable, PlayingSettings, PositionView, Request, ResultOrder,
    Session, SessionError, Side, StopFlag,
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
pub enum BookUse {
    /// It does, as far as the book goes.
    Open,
    /// It thinks from the first move on.
    Closed,
}

/// How a game is played.
#[derive(Clone, Debug)]
pub struct PlaySettings {
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
    pub book: BookUse,
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

impl PlaySettings {
    /// How the computer thinks about a move.
    pub(crate) fn player(&self) -> Request {
        Request {
            eval: self.eval.clone(),
            playing: PlayingSettings { threads: self.threads, ..self.level.request().playing },
            ..self.level.request()
        }
    }
}

/// A game in progress.
pub struct Conversation<'a> {
    pub(crate) bench: &'a dyn Playable,
    /// The game as it stands; what the computer has found out stays with it.
    pub(crate) game: Box<dyn Session>,
    pub(crate) settings: PlaySettings,
    pub(crate) at: At,
    pub(crate) random: fastrand::Rng,
    pub(crate) stop: StopFlag,
    /// An end that the rules of the game do not see.
    pub(crate) ended: Option<EndedGame>,
    pub(crate) clock: Option<PlayClock>,
    /// Moves of which one must be chosen, because an unfinished one was typed.
    pub(crate) asked: Vec<String>,
    /// The game that was loaded, with its comments.
    pub(crate) loaded: Option<GameRecord>,
    facing: Facing,
    watch: Box<dyn Fn() -> Duration + 'a>,
    pub(crate) herald: Herald<'a>,
}

/// How a game ended by what the players did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EndedGame {
    pub ending: Ending,
    pub words: String,
    /// Whether time ran out: that cannot be taken back.
    pub on_time: bool,
}

/// What the session says, and whether it goes on.
pub(crate) enum SessionReply {
    Say(String),
    Leave(String),
}

impl<'a> Conversation<'a> {
    /// Starts a game; an error if its position or moves cannot be read.
    pub fn new(
        bench: &'a dyn Playable,
        settings: PlaySettings,
        stop: StopFlag,
    ) -> Result<Self, SessionError> {
        let started = Instant::now();
        Conversation::with_watch(bench, settings, stop, Box::new(move || started.elapsed()))
    }

    /// The same with a watch that tells the time since some moment.
    pub fn with_watch(
        bench: &'a dyn Playable,
        settings: PlaySettings,
        stop: StopFlag,
        watch: Box<dyn Fn() -> Duration + 'a>,
    ) -> Result<Self, SessionError> {
        let mut game = bench.begin(&settings.at)?;
        if bench.description().search.can_think && settings.textbook.is_none() {
            game.prepare(&[&settings.player()])?;
        }
        Ok(Conversation {
            bench,
            game,
            at: settings.at.clone(),
            random: fastrand::Rng::with_seed(settings.seed),
            stop,
            ended: None,
            clock: settings.clock.map(|control| PlayClock::start(control, watch())),
            asked: Vec::new(),
            loaded: None,
            facing: Facing::Usual,
            settings,
            watch,
            herald: Box::new(|_| {}),
        })
    }

    /// The same with a herald, who hears when the computer begins and ends to think.
    pub fn with_herald(self, herald: Herald<'a>) -> Self {
        Conversation { herald, ..self }
    }

    /// The first thing shown.
    pub(crate) fn greeting(&mut self) -> String {
        let board = self.board_for_mover();
        let header = if self.plays_alone() { String::new() } else { self.header() + "\n" };
        let said = [("game", self.title().into()), ("seating", self.seating().into())];
        self.line("play-greeting", said) + &header + &board
    }

    fn seating(&self) -> String {
        let [max, min] = self.bench.sides();
        let name = match self.settings.human {
            Seat::Max => "play-seat-max",
            Seat::Min => "play-seat-min",
            Seat::Both => "play-seat-both",
            Seat::Neither => "play-seat-none",
        };
        self.say(name, [("max", max.into()), ("min", min.into())])
    }

    pub(crate) fn prompt(&self) -> String {
        let turn = self.bench.idiom().sentence(self.view().turn);
        match &self.clock {
            None => format!("{turn}> "),
            Some(clock) => {
                let [max, min] = self.bench.sides();
                let (running, now) = (self.turn() as usize, self.now());
                let left = |side: Side| clock::show(clock.left(side as usize, running, now));
                let times = format!("{max} {}, {min} {}", left(Side::Max), left(Side::Min));
                format!("[{times}] {turn}> ")
            }
        }
    }

    /// No player is there to answer.
    pub(crate) fn plays_alone(&self) -> bool {
        self.settings.human == Seat::Neither
    }

    /// Whether the computer is to move.
    pub(crate) fn is_computers_turn(&self) -> bool {
        !self.is_over() && !self.settings.human.is_human(self.turn())
    }

    /// Answers one line of input.
    pub(crate) fn answer(&mut self, line: &str) -> SessionReply {
        if let Err(said) = self.check_time() {
            return SessionReply::Say(said.0);
        }
        let said = match self
            .pick_move(line)
            .map_or_else(|| InputCommand::parse(line, self.language()), InputCommand::Move)
        {
            InputCommand::Nothing => Ok(String::new()),
            InputCommand::Exit => return SessionReply::Leave(self.line("play-good-bye", [])),
            InputCommand::Help => Ok(self.help()),
            InputCommand::Hint => self.hint(),
            InputCommand::Undo => self.undo(),
            InputCommand::Moves => Ok(self.show_moves(&self.view().moves.join(" ")) + "\n"),
            InputCommand::Board => Ok(self.board()),
            InputCommand::Flip => {
                self.facing = self.facing.other();
                Ok(self.board())
            }
            InputCommand::Ascii => Ok(self.change_charset()),
            InputCommand::Explain => Ok(self.toggle_explain()),
            InputCommand::New => Ok(self.restart(self.settings.at.clone())),
            InputCommand::Go => self.computer_move(),
            InputCommand::Level(text) => self.set_level(&text),
            InputCommand::Side(text) => self.set_side(&text),
            InputCommand::Setup(text) => self.set_up(&text),
            InputCommand::Resign => self.resign(),
            InputCommand::Draw => self.offer_draw(),
            InputCommand::Save(file) => self.save(&file),
            InputCommand::Load(file) => self.load(&file),
            InputCommand::Game => self.game_text(),
            InputCommand::Move(text) => self.human_move(&text),
        };
        SessionReply::Say(said.unwrap_or_else(|error| format!("{error}\n")))
    }

    /// Begins a game here, with full clocks.
    pub(crate) fn restart(&mut self, at: At) -> String {
        self.game.go_to(&at).expect("every move was checked when it was played");
        self.game.forget();
        self.at = at;
        self.loaded = None;
        self.ended = None;
        self.clock = self.settings.clock.map(|control| PlayClock::start(control, self.now()));
        self.board_for_mover()
    }

    fn toggle_explain(&mut self) -> String {
        let (next, said) = match self.settings.explain {
            Explain::Yes => (Explain::No, "play-just-plays"),
            Explain::No => (Explain::Yes, "play-explains"),
        };
        self.settings.explain = next;
        self.line(said, [])
    }

    fn change_charset(&mut self) -> String {
        self.settings.charset = match self.settings.charset {
            Charset::Ascii => Charset::Unicode,
            Charset::Unicode => Charset::Ascii,
        };
        self.board()
    }

    fn set_level(&mut self, text: &str) -> Result<String, Declined> {
        let level = text.parse().ok().and_then(Level::new);
        let refused = [("text", text.into()), ("most", u32::from(crate::MAX_LEVEL).into())];
        let level = level.ok_or_else(|| self.decline("play-bad-level", refused))?;
        self.settings.level = level;
        Ok(self.line("play-level", [("level", u32::from(level.number()).into())]))
    }

    fn set_side(&mut self, text: &str) -> Result<String, Declined> {
        self.settings.human = Seat::parse(text, self.bench).map_err(|error| Declined(error.to_string()))?;
        Ok(format!("{}\n", self.seating()))
    }

    fn set_up(&mut self, text: &str) -> Result<String, Declined> {
        if text.is_empty() {
            return Err(self.decline("play-setup-what", []));
        }
        let at = At { position: Some(text.into()), moves: Vec::new() };
        self.bench.begin(&at).map_err(|error| self.refuse(&error))?;
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
    pub(crate) fn still_going(&self) -> Result<(), Declined> {
        match self.result() {
            Some(result) => Err(self.decline("play-was-over", [("result", result.into())])),
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
        let PlaySettings { charset, ink, .. } = self.settings;
        let shown = match view.board {
            Some(grid) => picture(grid, view.last.as_ref(), self.look(charset, ink)),
            None => {
                let moves = self.show_moves(&view.moves.join(" "));
                self.line("play-at", [("position", view.position.into()), ("moves", moves.into())])
            }
        };
        match self.result() {
            Some(result) => shown + &self.line("play-is-over", [("result", result.into())]),
            None => shown + &self.notice(),
        }
    }

    fn look(&self, charset: Charset, ink: Ink) -> BoardStyle {
        BoardStyle { charset, facing: self.facing, ink, letters: self.bench.idiom().letters }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_made_and_cleared_before_a_game() {
        let bench = games::open("mnk", []).unwrap();
        let settings = PlaySettings {
            game: "mnk".into(),
            at: At::default(),
            human: Seat::Both,
            level: Level::new(1).unwrap(),
            eval: EvalChoice::Usual,
            textbook: None,
            threads: 1,
            book: BookUse::Closed,
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
