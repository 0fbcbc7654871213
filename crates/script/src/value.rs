//! A value function that a user wrote.

use crate::cache::Cache;
use crate::data::Data;
use crate::fact::{Vocabulary, side_sign};
use crate::failure::Failure;
use crate::limits::ScriptLimits;
use crate::machine::Machine;
use crate::pool::ScriptPool;
use search::evaluate::UnknownTerm;
use search::{Definition, Effort, Game, Outcome, Ply, Share, ValueFunction};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// What a value function may have besides its terms: what they share of a position, a value for positions that are judged without them, and one
/// for finished games.
const FUNCTIONS: &[&str] = &["scene", "settled", "ended"];

/// More terms than a reader can use.
const MAX_TERMS: usize = 1000;

/// What a position that is judged without its terms is explained by.
const SETTLED: &str = "settled";

/// And the end of a game.
const ENDED: &str = "ended";

/// Values by position; a new one is empty.
struct ValueCache(Cache);

impl Default for ValueCache {
    fn default() -> Self {
        ValueCache(Cache::new())
    }
}

/// A value function of a script. It stops at its first failure, and says so.
pub struct ScriptValue<G: Game<State: Send + Sync + 'static>> {
    pool: ScriptPool<G::State, ValueCache>,
    terms: Vec<Definition>,
    about: String,
    has_ended: bool,
    has_failed: AtomicBool,
    failure: Mutex<Option<Failure>>,
    evaluations: AtomicU64,
    cached: AtomicU64,
}

impl<G: Game<State: Send + Sync + 'static>> ScriptValue<G> {
    /// Reads a script.
    pub fn load(
        (file, text): (&str, &str),
        vocabulary: Arc<Vocabulary<G::State>>,
        limits: ScriptLimits,
    ) -> Result<ScriptValue<G>, Failure> {
        let pool = ScriptPool::load((file, text), vocabulary, limits, FUNCTIONS)?;
        let (told, about, has_ended) = pool.work(
            |_| Ok(()),
            |machine, _| {
                let has_ended = machine.has(ENDED);
                machine.prepare()?;
                Ok((machine.terms()?, machine.about()?, has_ended))
            },
        )?;
        let terms: Vec<Definition> = told.list().unwrap_or_default().iter().filter_map(definition).collect();
        if terms.is_empty() || terms.len() > MAX_TERMS {
            let message = format!(
                "{} terms: expected 1 to {MAX_TERMS}, as in term(\"men\", 100, \"what it counts\", p => ...)",
                terms.len()
            );
            return Err(Failure::new(file, message));
        }
        Ok(ScriptValue {
            pool,
            terms,
            about: about.text().unwrap_or_default().into(),
            has_ended,
            has_failed: AtomicBool::new(false),
            failure: Mutex::default(),
            evaluations: AtomicU64::new(0),
            cached: AtomicU64::new(0),
        })
    }

    /// What the script says about itself.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// Works with an interpreter that has the weights; none once something has failed.
    fn work<R>(
        &self,
        work: impl FnOnce(&Machine<G::State>, &mut ValueCache) -> Result<R, Failure>,
    ) -> Option<R> {
        if self.has_failed.load(Relaxed) {
            return None;
        }
        match self.pool.work(|machine| self.weigh(machine), work) {
            Ok(done) => Some(done),
            Err(failure) => {
                self.fail(failure);
                None
            }
        }
    }

    fn fail(&self, failure: Failure) {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(failure);
        self.has_failed.store(true, Relaxed);
    }

    fn weigh(&self, machine: &Machine<G::State>) -> Result<(), Failure> {
        machine.prepare()?;
        let mut terms = self.terms.iter().enumerate();
        terms.try_for_each(|(index, term)| machine.weigh(index, term.weight))
    }

    fn measure(&self, machine: &Machine<G::State>, state: &G::State) -> Result<f64, Failure> {
        let value = machine.value(state)?;
        if !value.is_finite() {
            return Err(Failure::new(self.pool.file(), "the terms add up to no finite number"));
        }
        Ok(value)
    }
}

impl<G: Game<State: Send + Sync + 'static>> ScriptValue<G> {
    /// One share for every term, or one for the value that was given without them.
    fn shares(&self, found: &Data) -> Vec<Share> {
        let [settled, measured] = [0, 1].map(|index| found.list().and_then(|pair| pair.get(index)));
        if let Some(value) = settled.and_then(Data::number) {
            return vec![Share { name: SETTLED.into(), raw: value, weight: 1.0, value }];
        }
        let measured = measured.and_then(Data::list).unwrap_or_default().iter().filter_map(Data::number);
        let share = |(term, raw): (&Definition, f64)| Share {
            name: term.name.clone(),
            raw,
            weight: term.weight,
            value: raw * term.weight,
        };
        self.terms.iter().zip(measured).map(share).collect()
    }
}

/// How the message about a term without a number ends.
const NO_NUMBER: &str = "expected a finite number";

/// A term without a number says so if the side to move had no move left: a search does not look for moves at its last ply, so terms meet such
/// positions, and a count that they divide by may be 0 there.
fn tell_end<G: Game>(game: &G, state: &G::State, failure: Failure) -> Failure {
    let (mut chances, mut moves) = (Vec::new(), Vec::new());
    if !failure.message.ends_with(NO_NUMBER) || game.chance(state, &mut chances) {
        return failure;
    }
    game.moves(state, &mut moves);
    if !moves.is_empty() {
        return failure;
    }
    Failure {
        message: format!("{}; the game is over here, and such positions are asked, too", failure.message),
        ..failure
    }
}

fn definition(data: &Data) -> Option<Definition> {
    Some(Definition {
        name: data.get("name")?.text()?.into(),
        weight: data.get("weight")?.number()?,
        about: data.get("about")?.text()?.into(),
    })
}

impl<G: Game<State: Send + Sync + 'static>> ValueFunction<G> for ScriptValue<G> {
    fn value(&self, game: &G, state: &G::State) -> f64 {
        // Terms speak of games that go on.
        if let Some(outcome) = game.outcome(state) {
            return self.terminal(game, state, outcome, Ply(0));
        }
        self.evaluations.fetch_add(1, Relaxed);
        let key = game.key(state);
        let value = self.work(|machine, kept| {
            if let Some(value) = kept.0.get(key) {
                self.cached.fetch_add(1, Relaxed);
                return Ok(value);
            }
            let value = self.measure(machine, state).map_err(|failure| tell_end(game, state, failure))?;
            kept.0.put(key, value);
            Ok(value)
        });
        value.unwrap_or(0.0)
    }

    fn terminal(&self, _: &G, _: &G::State, outcome: Outcome, ply: Ply) -> f64 {
        if !self.has_ended {
            return outcome.value(ply);
        }
        let winner = outcome.winner.map_or(0.0, side_sign);
        let found = self.work(|machine, _| machine.ended(winner, outcome.points, ply.0));
        found.flatten().unwrap_or_else(|| outcome.value(ply))
    }

    fn explain(&self, game: &G, state: &G::State) -> Vec<Share> {
        if let Some(outcome) = game.outcome(state) {
            let value = self.terminal(game, state, outcome, Ply(0));
            return vec![Share { name: ENDED.into(), raw: value, weight: 1.0, value }];
        }
        let told = self.work(|machine, _| {
            let found = machine.explain(state).map_err(|failure| tell_end(game, state, failure))?;
            Ok(self.shares(&found))
        });
        told.unwrap_or_default()
    }

    fn terms(&self) -> Vec<Definition> {
        self.terms.clone()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        let Some(term) = self.terms.iter_mut().find(|term| term.name == name) else {
            let known = self.terms.iter().map(|term| term.name.clone()).collect();
            return Err(UnknownTerm { name: name.into(), known });
        };
        term.weight = weight;
        self.pool.clear();
        Ok(())
    }

    fn can_fail(&self) -> bool {
        true
    }

    fn failure(&self) -> Option<String> {
        if !self.has_failed.load(Relaxed) {
            return None;
        }
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(ToString::to_string)
    }

    fn effort(&self) -> Option<Effort> {
        Some(Effort { evaluations: self.evaluations.load(Relaxed), cached: self.cached.load(Relaxed) })
    }
}
