//! Interpreters of one script: as many as are at work at once, each by itself.

use crate::fact::Vocabulary;
use crate::failure::Failure;
use crate::limits::ScriptLimits;
use crate::machine::Machine;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A script, and interpreters that have loaded it, each with what belongs to it.
pub struct ScriptPool<S, T = ()> {
    file: String,
    text: String,
    vocabulary: Arc<Vocabulary<S>>,
    limits: ScriptLimits,
    functions: &'static [&'static str],
    idle: Mutex<Vec<(Machine<S>, T)>>,
    slow_nanos: AtomicU64,
}

impl<S: Clone + Send + Sync + 'static, T: Default> ScriptPool<S, T> {
    /// A script with the functions it may have; one interpreter has loaded it.
    pub fn load(
        (file, text): (&str, &str),
        vocabulary: Arc<Vocabulary<S>>,
        limits: ScriptLimits,
        functions: &'static [&'static str],
    ) -> Result<ScriptPool<S, T>, Failure> {
        let (file, text) = (file.into(), text.into());
        let pool = ScriptPool {
            file,
            text,
            vocabulary,
            limits,
            functions,
            idle: Mutex::default(),
            slow_nanos: AtomicU64::new(0),
        };
        pool.give(pool.make()?, T::default());
        Ok(pool)
    }

    /// The script's name.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// Works with an interpreter, a new one if none is idle; `prepare` makes it ready. One that failed is not used again: it may be
    /// full, or in the middle of something.
    pub fn work<R>(
        &self,
        prepare: impl FnOnce(&Machine<S>) -> Result<(), Failure>,
        work: impl FnOnce(&Machine<S>, &mut T) -> Result<R, Failure>,
    ) -> Result<R, Failure> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let (machine, mut belongings) = match idle {
            Some(known) => known,
            None => {
                let machine = self.make()?;
                prepare(&machine)?;
                (machine, T::default())
            }
        };
        let done = work(&machine, &mut belongings)?;
        self.count(machine.slow_time())?;
        self.give(machine, belongings);
        Ok(done)
    }

    /// Works with a new interpreter, which has seen nothing else.
    pub fn work_afresh<R>(&self, work: impl FnOnce(&Machine<S>) -> Result<R, Failure>) -> Result<R, Failure> {
        work(&self.make()?)
    }

    /// An error when slow calls have taken too long together. Every call earns a little, so that long work of quick ones, of which the
    /// system lets some wait, is never stopped.
    fn count(&self, slow: Duration) -> Result<(), Failure> {
        if slow.is_zero() && self.slow_nanos.load(Relaxed) == 0 {
            return Ok(());
        }
        let earned = |debt: u64| {
            Some(
                debt.saturating_add(slow.as_nanos() as u64)
                    .saturating_sub(ScriptLimits::EARNED.as_nanos() as u64),
            )
        };
        let debt = self.slow_nanos.fetch_update(Relaxed, Relaxed, earned).unwrap_or_else(|debt| debt);
        match self.limits.slow_together {
            Some(limit) if debt > limit.as_nanos() as u64 => {
                let message = format!(
                    "stopped: calls of more than {} ms each have taken {} s together, the limit",
                    ScriptLimits::SLOW.as_millis(),
                    limit.as_secs()
                );
                Err(Failure::new(&self.file, message))
            }
            _ => Ok(()),
        }
    }

    /// Lets all idle interpreters go.
    pub fn clear(&mut self) {
        self.idle.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn make(&self) -> Result<Machine<S>, Failure> {
        Machine::load((&self.file, &self.text), &self.vocabulary, self.limits, self.functions)
    }

    fn give(&self, machine: Machine<S>, belongings: T) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push((machine, belongings));
    }
}
