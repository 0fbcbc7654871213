//! A game that is set up, without its types: what it is, and sessions of it.

use crate::answers::{Answer, EvalView, PositionView, SolveView};
use crate::call::Call;
use crate::choices::{At, EvalChoice, Recording, Variant};
use crate::class::SolvedClass;
use crate::clock::StopFlag;
use crate::description::Description;
use crate::error::SessionError;
use crate::learning::Learning;
use crate::measure::WeightMeasure;
use crate::record::{GameRecord, Reading, ResultOrder};
use crate::request::Request;
use crate::series::{Series, SeriesRequest};
use crate::session::Session;
use crate::solving::AllMoves;
use crate::truth::{ExactTree, MoveTree};
use crate::view::TreeView;
use crate::vocabulary::FactView;
use crate::words::Idiom;
use crate::work::LongWork;
use language::Language;
use search::Definition;

/// The value functions of a game that is set up.
pub trait ValuesFace {
    /// The terms of a value function: names, weights and what each measures.
    fn terms(&self, eval: &EvalChoice) -> Result<Vec<Definition>, SessionError>;

    /// A value function taken apart, with the leaf rules of a search, to look for better numbers.
    fn measure(&self, eval: &EvalChoice, rules: &[String]) -> Result<Box<dyn WeightMeasure>, SessionError>;

    /// What scripts can ask about a position, each with an example and what that gives here.
    fn facts(&self, at: &At) -> Result<Vec<FactView>, SessionError>;

    /// Games and positions for training a net.
    fn learning(&self) -> Result<Box<dyn Learning>, SessionError>;

    /// Plays games for a score by a value function; a stopped series is an error.
    fn play_series(
        &self,
        eval: &EvalChoice,
        request: &SeriesRequest,
        follow: LongWork<'_>,
    ) -> Result<Series, SessionError>;
}

/// What is known exactly in a game that is set up.
pub trait SolverFace {
    /// The class of positions of this name, solved with all it leads to.
    fn class(&self, name: &str, follow: LongWork<'_>) -> Result<Box<dyn SolvedClass>, SessionError>;

    /// The name of the class that a position belongs to, if that can be solved quickly.
    fn class_of(&self, at: &At) -> Result<Option<String>, SessionError>;

    /// The exact values, for MAX, of the nodes of a tree that begins at a position, where they are known or found out in a
    /// moment.
    fn exact_values(&self, at: &At, tree: &MoveTree, stop: &StopFlag) -> Result<ExactTree, SessionError>;

    /// The ending that has to be solved before a position is known, by name, where that takes seconds.
    fn unsolved_ending(&self, at: &At) -> Result<Option<String>, SessionError>;

    /// Why no exact value can be had of a position, in the words of a refusal; none where `solve` finds one or may.
    fn beyond(&self, at: &At) -> Result<Option<String>, SessionError>;

    /// Solves that ending and keeps it for the whole program.
    fn solve_ending(&self, at: &At, follow: LongWork<'_>) -> Result<(), SessionError>;
}

/// Whole games as text.
pub trait GamesFace {
    /// Writes a whole game in the notation of the game's own players.
    fn write_record(&self, record: &GameRecord, order: ResultOrder) -> Result<String, SessionError>;

    /// Reads a game of a text in that notation.
    fn read_record(&self, text: &str, reading: Reading) -> Result<GameRecord, SessionError>;

    /// Reads all games of such a text, up to a limit; a broken one does not lose the others.
    fn read_records(&self, text: &str, most: usize) -> Result<Vec<GameRecord>, SessionError>;
}

/// A game that is set up and can be played, searched and explained.
pub trait Playable: ValuesFace + SolverFace + GamesFace + Send + Sync {
    /// What is known of the game however it is set up.
    fn description(&self) -> &'static Description;

    /// The language it answers in.
    fn language(&self) -> Language;

    /// The same game, answering in another language.
    fn speaking(&self, language: Language) -> Box<dyn Playable>;

    /// The game with its settings, as saved games name it.
    fn title(&self) -> String;

    /// The whole tree as text, where the game is one.
    fn hand_made(&self) -> Option<&str>;

    /// A game in progress.
    fn begin(&self, at: &At) -> Result<Box<dyn Session>, SessionError>;

    /// A game in progress that is read and written as other programs do; they judge for themselves when it is drawn.
    fn begin_in(&self, dialect: &str, at: &At) -> Result<Box<dyn Session>, SessionError>;
}

/// Questions that are asked once: a session is begun for each.
impl dyn Playable + '_ {
    /// The game's name.
    pub fn name(&self) -> &'static str {
        self.description().name
    }

    /// How the people of the game speak about values.
    pub fn idiom(&self) -> Idiom {
        self.description().idiom_in(self.language())
    }

    /// The names of MAX and MIN.
    pub fn sides(&self) -> [&'static str; 2] {
        self.idiom().sides
    }

    /// The variant of this name.
    pub fn variant(&self, name: &str) -> Result<Variant, SessionError> {
        self.description().variant(name)
    }

    /// The position reached, with its legal moves.
    pub fn position(&self, at: &At) -> Result<PositionView, SessionError> {
        Ok(self.begin(at)?.position())
    }

    /// The legal moves that an unfinished text may mean, where it is not yet one.
    pub fn choices(&self, at: &At, text: &str) -> Result<Vec<String>, SessionError> {
        Ok(self.begin(at)?.choices(text))
    }

    /// The moves of the opening book with their weights; none if the position is not in it, or there is no book.
    pub fn book_moves(&self, at: &At) -> Result<Vec<(String, u16)>, SessionError> {
        Ok(self.begin(at)?.book_moves())
    }

    /// The value function term by term.
    pub fn eval(&self, at: &At, eval: &EvalChoice) -> Result<EvalView, SessionError> {
        self.begin(at)?.eval(eval)
    }

    /// A session for one search; where its time is limited, everything is ready before the clock starts.
    fn begin_ready(&self, at: &At, call: &Call<'_>) -> Result<Box<dyn Session>, SessionError> {
        let mut session = self.begin(at)?;
        if call.is_timed() {
            session.prepare(&[call.request])?;
        }
        Ok(session)
    }

    /// One search; also its tree if the call records it.
    pub fn run(&self, at: &At, call: &Call<'_>) -> Result<(Answer, Option<TreeView>), SessionError> {
        self.begin_ready(at, call)?.run(call, &mut |_| {})
    }

    /// One search without a tree.
    pub fn search(&self, at: &At, request: &Request, stop: &StopFlag) -> Result<Answer, SessionError> {
        Ok(self.run(at, &Call::new(request, stop))?.0)
    }

    /// One search with its tree; an error where an agent that a user wrote chooses without one.
    pub fn tree(
        &self,
        at: &At,
        request: &Request,
        record: Recording,
        stop: &StopFlag,
    ) -> Result<(Answer, TreeView), SessionError> {
        let (answer, tree) = self.run(at, &Call::recorded(request, record, stop))?;
        let without = || SessionError::Missing {
            game: self.name().into(),
            what: "tree of an agent",
            instead: "expected a search".into(),
        };
        Ok((answer, tree.ok_or_else(without)?))
    }

    /// One search; the playing search tells `progress` after every depth.
    pub fn think(
        &self,
        at: &At,
        request: &Request,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Answer),
    ) -> Result<Answer, SessionError> {
        let call = Call::new(request, stop);
        Ok(self.begin_ready(at, &call)?.run(&call, progress)?.0)
    }

    /// The exact value, and that of the moves that are wanted.
    pub fn solve(&self, at: &At, wanted: AllMoves, stop: &StopFlag) -> Result<SolveView, SessionError> {
        self.begin(at)?.solve(wanted, stop)
    }
}
