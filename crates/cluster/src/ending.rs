//! The one reason for which a run ends early, known to all threads of a process.

use crate::error::ClusterError;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Why a run ends early. The first reason counts: the others follow from it.
#[derive(Default)]
pub(crate) struct EarlyEnd {
    is_over: AtomicBool,
    reason: Mutex<Option<ClusterError>>,
}

/// The run was ended; the reason is kept elsewhere.
#[derive(Debug)]
pub(crate) struct Over;

impl EarlyEnd {
    /// Ends the run.
    pub(crate) fn end(&self, reason: ClusterError) -> Over {
        self.reason.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(reason);
        self.is_over.store(true, Ordering::Release);
        Over
    }

    /// Whether the run is over.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Acquire)
    }

    /// The reason, once.
    pub(crate) fn take(&self) -> Option<ClusterError> {
        self.reason.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take()
    }
}
