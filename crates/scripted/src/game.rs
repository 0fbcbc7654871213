//! The rules, as a script gives them.

use crate::state::{State, Told};
use script::{Failure, Limits, Pool, Vocabulary};
use search::{Game, Outcome, Side};
use serde_json::Value;
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
pub struct Choice(pub(crate) u16);

/// A game that a user wrote. `CHANCE` says whether chance decides some of its states. It stops at its first failure: from then on
/// every state is a draw without moves, and [`Game::failure`] says why.
pub struct Scripted<const CHANCE: bool> {
    pool: Pool<()>,
    has: Vec<&'static str>,
    sides: Vec<String>,
    failure: Mutex<Option<String>>,
}

/// Probabilities, and the moves they belong to.
type Chances = (Vec<f64>, Vec<String>);

/// What is known of a script once it is read.
pub(crate) struct Read {
    pool: Pool<()>,
    has: Vec<&'static str>,
    sides: Vec<String>,
}

impl Read {
    /// Reads a script.
    pub(crate) fn load(source: (&str, &str)) -> Result<Read, Failure> {
        let nothing =
            Vocabulary { facts: Vec::new(), constants: Vec::new(), show: Arc::new(|()| String::new()) };
        let pool: Pool<()> = Pool::load(source, Arc::new(nothing), Limits::default(), FUNCTIONS)?;
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
        Ok(Read { pool, has, sides })
    }

    pub(crate) fn has_chance(&self) -> bool {
        self.has.contains(&"chance")
    }

    /// The names of MAX and MIN.
    pub(crate) fn sides(&self) -> &[String] {
        &self.sides
    }

    pub(crate) fn game<const CHANCE: bool>(self) -> Scripted<CHANCE> {
        let Read { pool, has, sides } = self;
        Scripted { pool, has, sides, failure: Mutex::default() }
    }
}

impl<const CHANCE: bool> Scripted<CHANCE> {
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
    }

    /// What the script says about a state.
    pub(crate) fn told<'a>(&self, state: &'a State) -> &'a Told {
        state.told(|| {
            let over =
                Told { turn: Side::Max, outcome: Some(Outcome::DRAW), moves: Vec::new(), chances: None };
            if self.failure().is_some() {
                return over;
            }
            self.ask(state.json()).unwrap_or_else(|failure| {
                self.fail(&failure);
                over
            })
        })
    }

    pub(crate) fn ask(&self, json: &str) -> Result<Told, Failure> {
        let outcome = self.ask_outcome(json)?;
        let turn = self.ask_turn(json)?;
        if outcome.is_some() {
            return Ok(Told { turn, outcome, moves: Vec::new(), chances: None });
        }
        if let Some((chances, moves)) = self.ask_chance(json)? {
            return Ok(Told { turn, outcome, moves, chances: Some(chances) });
        }
        Ok(Told { turn, outcome, moves: self.ask_moves(json)?, chances: None })
    }

    fn ask_outcome(&self, json: &str) -> Result<Option<Outcome>, Failure> {
        let Some(value) = self.call("outcome", &[json])? else { return Ok(None) };
        let points = value.get("points").and_then(Value::as_f64);
        let winner = value.get("winner").unwrap_or(&value).as_f64();
        match (winner, points) {
            (Some(1.0), _) => Ok(Some(Outcome::win(Side::Max))),
            (Some(-1.0), _) => Ok(Some(Outcome::win(Side::Min))),
            (Some(0.0), None) => Ok(Some(Outcome::DRAW)),
            (Some(0.0) | None, Some(points)) => Ok(Some(Outcome::points(points))),
            _ => Err(self.wrong(
                "outcome",
                &[json],
                &shown(&value),
                "MAX, MIN, 0 for a draw, {points}, or undefined",
            )),
        }
    }

    /// The script's function, else what the state has under `turn`.
    fn ask_turn(&self, json: &str) -> Result<Side, Failure> {
        let value = match self.has("turn") {
            true => self.call("turn", &[json])?,
            false => serde_json::from_str::<Value>(json).ok().and_then(|state| state.get("turn").cloned()),
        };
        match value.as_ref().and_then(Value::as_f64) {
            Some(1.0) => Ok(Side::Max),
            Some(-1.0) => Ok(Side::Min),
            _ => {
                let gave = value.as_ref().map_or("nothing".into(), shown);
                Err(self.wrong("turn", &[json], &gave, "MAX or MIN, or a state with it under 'turn'"))
            }
        }
    }

    fn ask_moves(&self, json: &str) -> Result<Vec<String>, Failure> {
        let value = self.call("moves", &[json])?.unwrap_or(Value::Null);
        let texts = value.as_array().and_then(|list| list.iter().map(move_text).collect::<Option<Vec<_>>>());
        let texts = texts.filter(|texts| texts.len() <= MAX_MOVES);
        texts.ok_or_else(|| self.wrong("moves", &[json], &shown(&value), "a list of short texts or numbers"))
    }

    fn ask_chance(&self, json: &str) -> Result<Option<Chances>, Failure> {
        if !CHANCE {
            return Ok(None);
        }
        let Some(value) = self.call("chance", &[json])? else { return Ok(None) };
        let wrong = || {
            self.wrong(
                "chance",
                &[json],
                &shown(&value),
                "pairs [probability, move] that add up to 1, or undefined",
            )
        };
        let pair = |pair: &Value| {
            let probability = pair.get(0)?.as_f64().filter(|&probability| probability > 0.0)?;
            Some((probability, move_text(pair.get(1)?)?))
        };
        let pairs: Option<Vec<(f64, String)>> =
            value.as_array().and_then(|list| list.iter().map(pair).collect());
        let (chances, moves): Chances =
            pairs.filter(|pairs| pairs.len() <= MAX_MOVES).ok_or_else(wrong)?.into_iter().unzip();
        match (chances.iter().sum::<f64>() - 1.0).abs() <= ROUNDING {
            true => Ok(Some((chances, moves))),
            false => Err(wrong()),
        }
    }
}

/// Longer moves are no names.
const MAX_MOVE: usize = 40;

/// A move as text: scripts may also use whole numbers.
fn move_text(value: &Value) -> Option<String> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    let fits = !text.is_empty() && text.chars().count() <= MAX_MOVE;
    (fits && !text.contains(|c: char| c.is_whitespace() || c.is_control())).then_some(text)
}

fn shown(value: &Value) -> String {
    search::quoted(&value.to_string(), 80)
}

impl<const CHANCE: bool> Game for Scripted<CHANCE> {
    type State = State;
    type Move = Choice;
    // A player may move twice: the script says whose turn it is.
    const ALTERNATING: bool = false;
    const STOCHASTIC: bool = CHANCE;
    const CAN_FAIL: bool = true;

    fn turn(&self, state: &State) -> Side {
        self.told(state).turn
    }

    fn moves(&self, state: &State, out: &mut Vec<Choice>) {
        let told = self.told(state);
        if told.chances.is_none() {
            out.extend((0..told.moves.len()).map(|index| Choice(index as u16)));
        }
    }

    fn play(&self, state: &State, m: Choice) -> State {
        let text = &self.told(state).moves[usize::from(m.0)];
        let json = Value::from(text.as_str()).to_string();
        self.state("play", &[state.json(), &json]).unwrap_or_else(|failure| {
            self.fail(&failure);
            State::new("null".into())
        })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.told(state).outcome
    }

    fn stuck(&self, _: &State) -> Outcome {
        Outcome::DRAW
    }

    fn key(&self, state: &State) -> u64 {
        state.key()
    }

    fn code(&self, m: Choice) -> u16 {
        m.0
    }

    fn failure(&self) -> Option<String> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn chance(&self, state: &State, out: &mut Vec<(f64, Choice)>) -> bool {
        let Some(chances) = &self.told(state).chances else { return false };
        out.extend(
            chances.iter().enumerate().map(|(index, &probability)| (probability, Choice(index as u16))),
        );
        true
    }
}
