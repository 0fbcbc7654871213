//! How a caller follows and ends long work.

use search::Stop;

/// Told how far the work is; asked whether to end it.
#[derive(Clone, Copy)]
pub struct LongWork<'a> {
    /// Raised to end the work soon.
    pub stop: &'a Stop,
    /// Told now and then how much of how much is done, from any thread.
    pub progress: &'a (dyn Fn(u64, u64) + Sync),
}
