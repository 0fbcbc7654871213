//! The rules, as a script gives them.

use crate::known::KnownSteps;
use crate::state::{MoveName, Standing, State, StateMoves};
use script::{Data, Failure, ScriptLimits, ScriptPool, UserState, Vocabulary};
use search::{Game, Outcome, Side};
use serde_json::Value;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// What a game has to have, and may have.
pub(crate) const NEEDED: [&str; 4] = ["start", "moves", "play", "outcome"];
const FUNCTIONS: &[&str] =
    &["start", "moves", "play", "outcome", "turn", "chance", "text", "read", "board", "owner", "way"];

/// No position has more moves: they are told apart by number.
const MAX_MOVES: usize = 10_000;

/// Probabilities add up to one but for this.
const ROUNDING: f64 = 1e-9;

/// A move: its place in the list of moves of its state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNumber(pub(crate) u16);

impl MoveNumber {
    /// The move at this place of the list.
    pub fn at(index: u16) -> MoveNumber {
        MoveNumber(index)
    }
}

/// A game that a user wrote. `CHANCE` says whether chance decides some of its states. It stops at its first failure: from then on
/// every state is a draw without moves, and [`Game::failure`] says why.
pub struct Scripted<const CHANCE: bool> {
    pool: ScriptPool<()>,
    has: Vec<&'static str>,
    sides: Vec<String>,
    /// Steps of the game that were taken before.
    known: KnownSteps,
    has_failed: AtomicBool,
    failure: Mutex<Option<String>>,
}

/// What is known of a script once it is read.
pub(crate) struct LoadedScript {
    pool: ScriptPool<()>,
    has: Vec<&'static str>,
    sides: Vec<String>,
}

impl LoadedScript {
    /// Reads a script.
    pub(crate) fn load(source: (&str, &str)) -> Result<LoadedScript, Failure> {
        let nothing = Vocabulary {
            facts: Vec::new(),
            constants: Vec::new(),
            bare: |()| (),
            show: Arc::new(|()| String::new()),
        };
        let pool: ScriptPool<()> =
            ScriptPool::load(source, Arc::new(nothing), ScriptLimits::default(), FUNCTIONS)?;
        let (has, sides) = pool.work(
            |_| Ok(()),
            |machine, ()| {
                let has: Vec<&str> = FUNCTIONS.iter().copied().filter(|name| machine.has(name)).collect();
                Ok((has, machine.sides()?))
            },
        )?;
        if let Some(missing) = NEEDED.iter().find(|name| !has.contains(name)) {
            let message = format!("no function {missing}: a game has {}", NEEDED.join(", "));
            return Err(Failure::new(source.0, message));
        }
        if has.contains(&"text") != has.contains(&"read") {
            let message = "text and read belong together: one writes a state, the other reads it";
            return Err(Failure::new(source.0, message));
        }
        let sides = sides.list().unwrap_or_default().iter();
        let sides = sides.filter_map(|side| side.text().map(String::from)).collect();
        Ok(LoadedScript { pool, has, sides })
    }

    pub(crate) fn has_chance(&self) -> bool {
        self.has.contains(&"chance")
    }

    /// The names of MAX and MIN.
    pub(crate) fn sides(&self) -> &[String] {
        &self.sides
    }

    pub(crate) fn game<const CHANCE: bool>(self) -> Scripted<CHANCE> {
        let LoadedScript { pool, has, sides } = self;
        Scripted {
            pool,
            has,
            sides,
            known: KnownSteps::default(),
            has_failed: AtomicBool::new(false),
            failure: Mutex::default(),
        }
    }
}

impl<const CHANCE: bool> Scripted<CHANCE> {
    /// Reads a script.
    pub fn load(name: &str, text: &str) -> Result<Scripted<CHANCE>, Failure> {
        LoadedScript::load((name, text)).map(LoadedScript::game)
    }

    /// Whether the script has this function.
    pub(crate) fn has(&self, function: &str) -> bool {
        self.has.contains(&function)
    }

    /// The script's name.
    pub(crate) fn file(&self) -> &str {
        self.pool.file()
    }

    /// The names of MAX and MIN, as the script gives them.
    pub fn sides(&self) -> &[String] {
        &self.sides
    }

    /// Calls a function of the script with JSON; none if it gives nothing.
    pub(crate) fn call(&self, function: &str, given: &[&str]) -> Result<Option<Value>, Failure> {
        let found = self.call_text(function, given)?;
        Ok(found.and_then(|json| serde_json::from_str(&json).ok()).filter(|value: &Value| !value.is_null()))
    }

    fn call_text(&self, function: &str, given: &[&str]) -> Result<Option<String>, Failure> {
        self.pool.work(|_| Ok(()), |machine, ()| machine.call(function, given))
    }

    /// A function that gives a state.
    pub(crate) fn state(&self, function: &'static str, given: &[&str]) -> Result<State, Failure> {
        let found = self.call_text(function, given)?;
        let json = found.filter(|json| json != "null");
        json.map(State::new).ok_or_else(|| self.wrong(function, given, "nothing", "a state"))
    }

    /// A function that gave what it should not.
    pub(crate) fn wrong(&self, function: &str, given: &[&str], gave: &str, expected: &str) -> Failure {
        Failure {
            inside: Some(function.into()),
            position: given.first().map(|state| search::quoted(state, 200)),
            ..Failure::new(self.file(), format!("gave {gave}: expected {expected}"))
        }
    }

    /// Keeps the first failure.
    pub(crate) fn fail(&self, failure: &Failure) {
        let mut kept = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get_or_insert_with(|| failure.to_string());
        self.has_failed.store(true, Relaxed);
    }

    /// What a question to the script gives; once something has failed, no more is asked.
    fn unless_failed<T>(&self, over: T, ask: impl FnOnce() -> Result<T, Failure>) -> T {
        if self.has_failed.load(Relaxed) {
            return over;
        }
        ask().unwrap_or_else(|failure| {
            self.fail(&failure);
            over
        })
    }

    /// What the rules say about a state.
    pub(crate) fn standing(&self, state: &State) -> Standing {
        *state.standing(|| self.unless_failed(Standing::OVER, || self.ask_standing(state.json())))
    }

    /// What can happen in a state.
    pub(crate) fn choices<'a>(&self, state: &'a State) -> &'a StateMoves {
        state.choices(|| {
            let is_over = self.standing(state).outcome.is_some();
            self.unless_failed(StateMoves::default(), || match is_over {
                true => Ok(StateMoves::default()),
                false => self.ask_choices(state.json()),
            })
        })
    }

    /// The state after a move: the one that is known from the last time, with all that was asked about it, or what the script gives.
    fn next(&self, state: &State, m: MoveNumber, name: &MoveName) -> State {
        if let Some(next) = self.known.get(state, m) {
            return next;
        }
        let next = self.play_again(state, name);
        if !self.has_failed.load(Relaxed) {
            self.known.keep(state, m, &next);
        }
        next
    }

    /// The state after a move, asked of the script whatever is known.
    pub(crate) fn play_again(&self, state: &State, name: &MoveName) -> State {
        self.unless_failed(State::over(), || self.ask_next(state.json(), name))
    }

    pub(crate) fn ask_standing(&self, json: &str) -> Result<Standing, Failure> {
        let found = self.pool.work(|_| Ok(()), |machine, ()| machine.visit(json, None))?;
        found.map_or(Ok(Standing::OVER), |visit| self.read_standing(&visit))
    }

    fn ask_next(&self, json: &str, m: &MoveName) -> Result<State, Failure> {
        let found = self.pool.work(|_| Ok(()), |machine, ()| machine.visit(json, Some(&m.given)))?;
        let visit = found.ok_or_else(|| self.wrong("play", &[json], "nothing", "a state"))?;
        let standing = self.read_standing(&visit)?;
        let state = State::new(visit.state);
        state.standing(|| standing);
        Ok(state)
    }

    pub(crate) fn ask_choices(&self, json: &str) -> Result<StateMoves, Failure> {
        let told = self.pool.work(|_| Ok(()), |machine, ()| machine.choices(json))?;
        self.read_choices(json, told)
    }

    fn read_choices(&self, json: &str, (chances, moves): (Data, Data)) -> Result<StateMoves, Failure> {
        match chances {
            Data::Nothing => self.read_moves(json, &moves),
            pairs => self.read_chances(json, &pairs),
        }
    }

    /// The same state as a new interpreter sees it whose functions are asked in another order: moves first.
    pub(crate) fn look_afresh(&self, state: &State) -> Result<(Standing, StateMoves), Failure> {
        let json = state.json();
        let (choices, visit) =
            self.pool.work_afresh(|machine| Ok((machine.choices(json)?, machine.visit(json, None)?)))?;
        let standing = visit.map_or(Ok(Standing::OVER), |visit| self.read_standing(&visit))?;
        let choices = match standing.outcome {
            Some(_) => StateMoves::default(),
            None => self.read_choices(json, choices)?,
        };
        Ok((standing, choices))
    }

    fn read_standing(&self, visit: &UserState) -> Result<Standing, Failure> {
        let outcome = self.read_outcome(visit)?;
        let turn = script::side_of(&visit.turn).ok_or_else(|| {
            let expected = "MAX or MIN, or a state with it under 'turn'";
            self.wrong("turn", &[&visit.state], &show_data(&visit.turn), expected)
        })?;
        Ok(Standing { turn, outcome })
    }

    fn read_outcome(&self, visit: &UserState) -> Result<Option<Outcome>, Failure> {
        let told = &visit.outcome;
        let points = told.get("points").and_then(Data::number).filter(|points| points.is_finite());
        let winner = told.get("winner").unwrap_or(told).number();
        match (told, winner, points) {
            (Data::Nothing, ..) => Ok(None),
            (_, Some(1.0), _) => Ok(Some(Outcome::win(Side::Max))),
            (_, Some(-1.0), _) => Ok(Some(Outcome::win(Side::Min))),
            (_, Some(0.0), None) => Ok(Some(Outcome::DRAW)),
            (_, Some(0.0) | None, Some(points)) => Ok(Some(Outcome::points(points))),
            _ => {
                let expected = "MAX, MIN, 0 for a draw, {points}, or undefined";
                Err(self.wrong("outcome", &[&visit.state], &show_data(told), expected))
            }
        }
    }

    fn read_moves(&self, json: &str, told: &Data) -> Result<StateMoves, Failure> {
        let moves = told.list().and_then(|list| list.iter().map(move_name).collect::<Option<Vec<_>>>());
        let moves = moves.filter(|moves| moves.len() <= MAX_MOVES);
        let wrong = || self.wrong("moves", &[json], &show_data(told), "a list of short texts or numbers");
        Ok(StateMoves { moves: moves.ok_or_else(wrong)?, chances: None })
    }

    fn read_chances(&self, json: &str, told: &Data) -> Result<StateMoves, Failure> {
        let expected = "pairs [probability, move] that add up to 1, or undefined";
        let wrong = || self.wrong("chance", &[json], &show_data(told), expected);
        let pair = |pair: &Data| {
            let [probability, m] = pair.list()? else { return None };
            Some((probability.number().filter(|&probability| probability > 0.0)?, move_name(m)?))
        };
        let pairs: Option<Vec<_>> = told.list().and_then(|list| list.iter().map(pair).collect());
        let pairs = pairs.filter(|pairs| pairs.len() <= MAX_MOVES).ok_or_else(wrong)?;
        let (chances, moves): (Vec<f64>, Vec<MoveName>) = pairs.into_iter().unzip();
        match (chances.iter().sum::<f64>() - 1.0).abs() <= ROUNDING {
            true => Ok(StateMoves { moves, chances: Some(chances) }),
            false => Err(wrong()),
        }
    }
}

/// Longer moves are no names.
const MAX_MOVE: usize = 40;

/// A move: scripts may use texts or numbers.
fn move_name(given: &Data) -> Option<MoveName> {
    let text = match given {
        Data::Text(text) => text.clone(),
        Data::Number(number) if number.is_finite() => number.to_string(),
        _ => return None,
    };
    let fits = !text.is_empty() && text.chars().count() <= MAX_MOVE;
    let is_word = !text.contains(|c: char| c.is_whitespace() || c.is_control());
    (fits && is_word).then(|| MoveName { text, given: given.clone() })
}

fn show_data(told: &Data) -> String {
    match told {
        Data::Nothing => "nothing".into(),
        told => search::quoted(&told.to_string(), 80),
    }
}

impl<const CHANCE: bool> Game for Scripted<CHANCE> {
    type State = State;
    type Move = MoveNumber;
    // A player may move twice: the script says whose turn it is.
    const ALTERNATING: bool = false;
    const STOCHASTIC: bool = CHANCE;
    const CAN_FAIL: bool = true;

    fn turn(&self, state: &State) -> Side {
        self.standing(state).turn
    }

    fn moves(&self, state: &State, out: &mut Vec<MoveNumber>) {
        let choices = self.choices(state);
        if choices.chances.is_none() {
            out.extend((0..choices.moves.len()).map(|index| MoveNumber(index as u16)));
        }
    }

    fn play(&self, state: &State, m: MoveNumber) -> State {
        // A game that has failed has no moves any more, those that were asked for before included.
        match self.choices(state).moves.get(usize::from(m.0)) {
            Some(name) => self.next(state, m, name),
            None => State::over(),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.standing(state).outcome
    }

    fn stuck(&self, _: &State) -> Outcome {
        Outcome::DRAW
    }

    fn key(&self, state: &State) -> u64 {
        state.key()
    }

    fn code(&self, m: MoveNumber) -> u16 {
        m.0
    }

    fn failure(&self) -> Option<String> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn chance(&self, state: &State, out: &mut Vec<(f64, MoveNumber)>) -> bool {
        let Some(chances) = &self.choices(state).chances else { return false };
        out.extend(
            chances.iter().enumerate().map(|(index, &probability)| (probability, MoveNumber(index as u16))),
        );
        true
    }
}
