//! How much one search may be asked for, on a machine that others share or on one's own.

use crate::bounds;
use crate::choices::DepthLimit;
use crate::error::SessionError;
use crate::request::Request;
use std::time::Duration;

/// Bounds on one search.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimits {
    /// It takes at most this long.
    pub time: Duration,
    /// Plies it may be asked for.
    pub depth: u32,
    /// Threads.
    pub threads: usize,
    /// Lines it may tell.
    pub lines: usize,
    /// MiB of its transposition table.
    pub table_mib: usize,
}

impl SearchLimits {
    /// What a command line takes.
    pub const WIDEST: SearchLimits = SearchLimits {
        time: Duration::from_secs(bounds::SECONDS),
        depth: bounds::DEPTH,
        threads: bounds::THREADS as usize,
        lines: bounds::LINES as usize,
        table_mib: bounds::TABLE_MIB as usize,
    };

    /// Refuses a search that asks for more.
    pub fn check(&self, asked: &Request) -> Result<(), SessionError> {
        if let DepthLimit::Plies(plies) = asked.depth {
            at_most("depth", plies.into(), self.depth.into())?;
        }
        if asked.textbook.beam == Some(0) {
            return Err(SessionError::NoBeam);
        }
        at_least("samples", asked.textbook.settings.samples as u64, 1)?;
        at_least("playouts", asked.textbook.settings.playouts.unwrap_or(1), 1)?;
        at_most("samples", asked.textbook.settings.samples as u64, u16::MAX.into())?;
        let longest = self.time.as_millis() as u64;
        at_most("time_ms", asked.time.map_or(0, |time| time.as_millis() as u64), longest)?;
        at_most("threads", asked.playing.threads as u64, self.threads as u64)?;
        at_most("lines", asked.playing.lines as u64, self.lines as u64)?;
        at_most("table_mib", asked.playing.table_mib.unwrap_or(0) as u64, self.table_mib as u64)
    }
}

/// Refuses a number above this.
pub fn at_most(what: &'static str, asked: u64, most: u64) -> Result<(), SessionError> {
    match asked > most {
        true => Err(SessionError::TooMuch { what, asked, most }),
        false => Ok(()),
    }
}

/// Refuses a number below this.
pub fn at_least(what: &'static str, asked: u64, least: u64) -> Result<(), SessionError> {
    match asked < least {
        true => Err(SessionError::TooLittle { what, asked, least }),
        false => Ok(()),
    }
}
