//! A game that is set up, its types hidden behind [`Playable`], and what its sessions share.

use crate::choices::{At, Counting, DepthLimit, EvalChoice};
use crate::class::{Erased, SolvedClass};
use crate::clock::StopFlag;
use crate::description::Description;
use crate::dialect::DialectOf;
use crate::error::SessionError;
use crate::kit::{Kit, MoveOf, StateOf, ValueOf, Why};
use crate::learning::{Learner, Learning};
use crate::measure::{Taken, WeightMeasure};
use crate::playable::{GamesFace, Playable, SolverFace, ValuesFace};
use crate::record::{GameRecord, Reading, ResultOrder};
use crate::running::Running;
use crate::series::{Series, SeriesRequest};
use crate::session::Session;
use crate::settings;
use crate::truth::{ExactTree, MoveTree};
use crate::vocabulary::{FactView, script_value};
use crate::words::Idiom;
use crate::work::LongWork;
use language::Language;
use net::{Features, NetBase, NetValue};
use search::{Control, Definition, Depth, Game, Notation, NotationError, Outcome, Stopped, ValueFunction};
use std::sync::Arc;

/// A game record longer than this is refused: no game lasts so long.
const MAX_MOVES: usize = 10_000;

/// Hides a game's types.
pub fn set_up<K: Kit>(kit: K) -> Box<dyn Playable> {
    Box::new(Setup { kit: Arc::new(kit), dialect: None, language: Language::English })
}

/// The value function that was chosen by name or by a file, and its name; `script` makes one that a user wrote.
pub fn value_function<G: Game>(
    presets: &[(&str, &str)],
    preset: impl Fn(&str) -> Option<Box<dyn ValueFunction<G>>>,
    script: impl Fn((&str, &str)) -> Result<Box<dyn ValueFunction<G>>, SessionError>,
    eval: &EvalChoice,
) -> Result<(String, Box<dyn ValueFunction<G>>), SessionError> {
    let preset = |name: &str| {
        let known: Vec<&str> = presets.iter().map(|(name, _)| *name).collect();
        preset(name).ok_or_else(|| SessionError::unknown("value function", name, &known))
    };
    match eval {
        EvalChoice::Usual => Ok((presets[0].0.into(), preset(presets[0].0)?)),
        EvalChoice::Preset(name) => Ok((name.clone(), preset(name)?)),
        EvalChoice::Weighted { preset: chosen, weights } => {
            let (usual, name) = (presets[0].0, eval.name(presets[0].0));
            let value = preset(chosen.as_deref().unwrap_or(usual))?;
            Ok((name.clone(), settings::weigh(&name, value, weights)?))
        }
        EvalChoice::File { name, text } => {
            Ok((name.clone(), settings::read(name, text, settings::Makers { preset, script })?))
        }
        EvalChoice::Script { name, text, weights } => {
            Ok((name.clone(), settings::weigh(name, script((name, text))?, weights)?))
        }
        EvalChoice::Net { name, .. } => Err(SessionError::settings(name, "no nets are read here")),
    }
}

/// A game that is set up; copies share it.
pub(crate) struct Setup<K: Kit> {
    kit: Arc<K>,
    /// How it is read and written, by name; none: as people do.
    dialect: Option<(&'static str, DialectOf<K::Game>)>,
    /// The language it answers in.
    pub(crate) language: Language,
}

impl<K: Kit> Clone for Setup<K> {
    fn clone(&self) -> Self {
        Setup { kit: Arc::clone(&self.kit), dialect: self.dialect, language: self.language }
    }
}

impl<K: Kit> Playable for Setup<K> {
    fn description(&self) -> &'static Description {
        self.kit().description()
    }

    fn language(&self) -> Language {
        self.language
    }

    fn speaking(&self, language: Language) -> Box<dyn Playable> {
        Box::new(Setup { language, ..self.clone() })
    }

    fn title(&self) -> String {
        self.kit().title()
    }

    fn hand_made(&self) -> Option<&str> {
        self.kit().hand_made()
    }

    fn begin(&self, at: &At) -> Result<Box<dyn Session>, SessionError> {
        Ok(Box::new(Running::reach(self.clone(), at)?))
    }

    fn begin_in(&self, dialect: &str, at: &At) -> Result<Box<dyn Session>, SessionError> {
        let known = self.kit().description().notation.dialects.iter().find(|&&known| known == dialect);
        let spoken = self.dialect(dialect, &self.game().start())?;
        let setup = Setup { dialect: known.map(|&name| (name, spoken)), ..self.clone() };
        Ok(Box::new(Running::reach(setup.for_start(at)?, at)?))
    }
}

impl<K: Kit> ValuesFace for Setup<K> {
    fn terms(&self, eval: &EvalChoice) -> Result<Vec<Definition>, SessionError> {
        Ok(self.value_function(eval)?.1.terms())
    }

    fn measure(&self, eval: &EvalChoice, rules: &[String]) -> Result<Box<dyn WeightMeasure>, SessionError> {
        Ok(Box::new(Taken::apart(self.clone(), eval, rules)?))
    }

    fn facts(&self, at: &At) -> Result<Vec<FactView>, SessionError> {
        Ok(self.show_facts(&Running::reach(self.clone(), at)?.reached.state))
    }

    fn learning(&self) -> Result<Box<dyn Learning>, SessionError> {
        Ok(Box::new(Learner { features: self.features()?, base: None, setup: self.clone() }))
    }

    fn play_series(
        &self,
        eval: &EvalChoice,
        request: &SeriesRequest,
        follow: LongWork<'_>,
    ) -> Result<Series, SessionError> {
        let value = Arc::from(self.value_function(eval)?.1);
        let series = self.kit().play_series(&value, request, follow);
        // Games by a script that has failed mean nothing.
        value.failure().map_or(series, |failure| Err(SessionError::Script(failure)))
    }
}

impl<K: Kit> SolverFace for Setup<K> {
    fn class(&self, name: &str, follow: LongWork<'_>) -> Result<Box<dyn SolvedClass>, SessionError> {
        let class = self.kit().solver().class(name, follow).ok_or_else(|| SessionError::Missing {
            game: self.name().into(),
            what: "classes of positions that are solved as a whole",
            instead: "use solve for a single one".into(),
        })?;
        Ok(Box::new(Erased { class: class?, setup: self.clone() }))
    }

    fn class_of(&self, at: &At) -> Result<Option<String>, SessionError> {
        Ok(self.kit().solver().class_of(&Running::reach(self.clone(), at)?.reached.state))
    }

    fn exact_values(&self, at: &At, tree: &MoveTree, stop: &StopFlag) -> Result<ExactTree, SessionError> {
        Setup::exact_values(self, at, tree, stop)
    }

    fn unsolved_ending(&self, at: &At) -> Result<Option<String>, SessionError> {
        Ok(self.kit().solver().unsolved_ending(&Running::reach(self.clone(), at)?.reached.state))
    }

    fn beyond(&self, at: &At) -> Result<Option<String>, SessionError> {
        let state = Running::reach(self.clone(), at)?.reached.state;
        Ok(self.kit().solver().beyond(&state).map(|instead| self.without_answer(instead).to_string()))
    }

    fn solve_ending(&self, at: &At, follow: LongWork<'_>) -> Result<(), SessionError> {
        let state = Running::reach(self.clone(), at)?.reached.state;
        self.kit().solver().solve_ending(&state, follow).map_err(|Stopped| SessionError::Stopped { nodes: 0 })
    }
}

impl<K: Kit> GamesFace for Setup<K> {
    fn write_record(&self, record: &GameRecord, order: ResultOrder) -> Result<String, SessionError> {
        Setup::write_record(self, record, order)
    }

    fn read_record(&self, text: &str, reading: Reading) -> Result<GameRecord, SessionError> {
        Setup::read_record(self, text, reading)
    }

    fn read_records(&self, text: &str, most: usize) -> Result<Vec<GameRecord>, SessionError> {
        Setup::read_records(self, text, most)
    }
}

impl<K: Kit> Setup<K> {
    pub(crate) fn kit(&self) -> &K {
        &self.kit
    }

    /// An error if the rules of a game that a user wrote have failed, or fail here.
    pub(crate) fn sound(&self, state: &StateOf<K>) -> Result<(), SessionError> {
        if K::Game::CAN_FAIL {
            self.outcome(state);
        }
        self.game().failure().map_or(Ok(()), |failure| Err(SessionError::Script(failure)))
    }

    /// The game with everything that belongs to it, to keep.
    pub(crate) fn shared_kit(&self) -> Arc<K> {
        Arc::clone(&self.kit)
    }

    pub(crate) fn game(&self) -> &K::Game {
        self.kit().game()
    }

    pub(crate) fn name(&self) -> &'static str {
        self.kit().description().name
    }

    pub(crate) fn idiom(&self) -> Idiom {
        self.kit().description().idiom_in(self.language)
    }

    /// What the game calls something of its own in the language it answers in; English where there is no word.
    pub(crate) fn own_word(&self, name: &str, english: &'static str) -> &'static str {
        self.kit().description().own_word(self.language, name, english)
    }

    /// The size of a table that was asked for, or the usual one.
    pub(crate) fn table_mib(&self, asked: Option<usize>) -> usize {
        asked.unwrap_or(self.kit().description().search.table_mib)
    }

    /// The state at the beginning of a record.
    pub(crate) fn beginning(&self, position: Option<&str>) -> Result<StateOf<K>, SessionError> {
        match position {
            Some(text) => Ok(self.parse_state(text)?),
            None => Ok(self.game().start()),
        }
    }

    /// The notation of this name that other programs use, for games that begin here.
    pub(crate) fn dialect(&self, name: &str, start: &StateOf<K>) -> Result<DialectOf<K::Game>, SessionError> {
        let known = self.kit().description().notation.dialects;
        self.kit()
            .players()
            .dialect(name, start)
            .ok_or_else(|| SessionError::unknown("notation", name, known))
    }

    /// The same for games that begin here: how a game is written may hang on that.
    pub(crate) fn for_start(&self, at: &At) -> Result<Setup<K>, SessionError> {
        let Some((name, _)) = self.dialect else { return Ok(self.clone()) };
        let spoken = self.dialect(name, &self.beginning(at.position.as_deref())?)?;
        Ok(Setup { dialect: Some((name, spoken)), ..self.clone() })
    }

    fn parse_state(&self, text: &str) -> Result<StateOf<K>, NotationError> {
        match self.dialect {
            None => self.game().parse_state(text),
            Some((_, dialect)) => dialect.parse_state(self.game(), text),
        }
    }

    pub(crate) fn show_state(&self, state: &StateOf<K>) -> String {
        match self.dialect {
            None => self.game().show_state(state),
            Some((_, dialect)) => dialect.show_state(self.game(), state),
        }
    }

    pub(crate) fn parse_move(&self, state: &StateOf<K>, text: &str) -> Result<MoveOf<K>, NotationError> {
        match self.dialect {
            None => self.game().parse_move(state, text),
            Some((_, dialect)) => dialect.parse_move(self.game(), state, text),
        }
    }

    pub(crate) fn show_move(&self, state: &StateOf<K>, m: MoveOf<K>) -> String {
        match self.dialect {
            None => self.game().show_move(state, m),
            Some((_, dialect)) => dialect.show_move(self.game(), state, m),
        }
    }

    pub(crate) fn check_length(moves: usize) -> Result<(), SessionError> {
        match moves > MAX_MOVES {
            true => Err(SessionError::TooManyMoves { moves, most: MAX_MOVES }),
            false => Ok(()),
        }
    }

    /// The moves of a state, of any side or chance.
    pub(crate) fn moves(&self, state: &StateOf<K>) -> Vec<MoveOf<K>> {
        let mut chances = Vec::new();
        if self.game().chance(state, &mut chances) {
            return chances.into_iter().map(|(_, m)| m).collect();
        }
        let mut moves = Vec::new();
        self.game().moves(state, &mut moves);
        moves
    }

    pub(crate) fn outcome(&self, state: &StateOf<K>) -> Option<Outcome> {
        let stuck = || self.moves(state).is_empty().then(|| self.game().stuck(state));
        self.game().outcome(state).or_else(stuck)
    }

    fn over(&self, state: &StateOf<K>) -> SessionError {
        let outcome = self.outcome(state).map_or_else(String::new, |o| self.idiom().outcome(o));
        SessionError::Over { position: self.show_state(state), outcome }
    }

    /// An error if the game is over. A draw that has to be claimed does not end it, and other programs may play on while there
    /// are moves.
    pub(crate) fn still_going(&self, state: &StateOf<K>) -> Result<(), SessionError> {
        let to_claim = || matches!(self.kit().players().end_reason(state, 1), Some(Why::ByClaim(_)));
        let goes_on = || self.dialect.is_some() && !self.moves(state).is_empty();
        match self.outcome(state) {
            Some(_) if !to_claim() && !goes_on() => Err(self.over(state)),
            _ => Ok(()),
        }
    }

    pub(crate) fn value_function(&self, eval: &EvalChoice) -> Result<(String, ValueOf<K>), SessionError> {
        if let EvalChoice::Net { name, net } = eval {
            // A base that is not there is that of another game: the net says so by its name.
            let base = net.base().and_then(|preset| self.base(preset).ok());
            let value = NetValue::new(Arc::clone(net), self.features()?, base);
            let value = value.map_err(|error| SessionError::settings(name, &error.to_string()))?;
            return Ok((name.clone(), Box::new(value)));
        }
        let vocabulary = || Arc::new(self.vocabulary());
        let script = |source: (&str, &str)| script_value(source, vocabulary());
        value_function(self.kit().description().values.presets, |name| self.kit().preset(name), script, eval)
    }

    /// The preset of this name, for a net to add to.
    pub(crate) fn base(&self, preset: &str) -> Result<NetBase<K::Game>, SessionError> {
        let (name, value) = self.value_function(&EvalChoice::Preset(preset.into()))?;
        Ok(NetBase::new(&name, Arc::from(value)))
    }

    /// What the game shows to nets.
    pub(crate) fn features(&self) -> Result<Arc<dyn Features<K::Game>>, SessionError> {
        self.kit().features().map_err(|expected| SessionError::Missing {
            game: self.kit().title(),
            what: "inputs for nets",
            instead: expected.into(),
        })
    }

    /// The depth in plies, and as it is shown.
    pub(crate) fn depth(&self, limit: DepthLimit) -> (Depth, Option<u32>) {
        let limit = if limit == DepthLimit::Usual { self.kit().textbook().usual_depth() } else { limit };
        match limit {
            DepthLimit::Plies(n) => {
                (plies(n.saturating_mul(self.kit().textbook().plies_per_depth())), Some(n))
            }
            DepthLimit::Usual | DepthLimit::End => (Depth::UNLIMITED, None),
        }
    }

    /// Positions `depth` plies away, by first move.
    pub(crate) fn divide(
        &self,
        state: &StateOf<K>,
        depth: u32,
        counting: Counting,
        control: &dyn Control,
    ) -> Result<Vec<(MoveOf<K>, u64)>, SessionError> {
        let split = self.kit().divide(state, plies(depth), counting, control);
        let split = split.ok_or_else(|| SessionError::Missing {
            game: self.name().into(),
            what: "routes",
            instead: "every move has one route".into(),
        })?;
        split.map_err(|Stopped| SessionError::CountStopped)
    }

    pub(crate) fn show_line(&self, state: &StateOf<K>, moves: &[MoveOf<K>]) -> Vec<String> {
        self.show_line_of(self.game(), state, moves)
    }

    /// Moves as text where a search reads the rules otherwise.
    pub(crate) fn show_line_of(
        &self,
        game: &K::Game,
        state: &StateOf<K>,
        moves: &[MoveOf<K>],
    ) -> Vec<String> {
        let mut state = state.clone();
        let mut texts = Vec::with_capacity(moves.len());
        for &m in moves {
            texts.push(self.show_move(&state, m));
            state = game.play(&state, m);
        }
        texts
    }
}

fn plies(number: u32) -> Depth {
    Depth(number.min(Depth::UNLIMITED.0 as u32) as i32)
}
