//! One run of a search: what is asked, and how the program that asks follows it.

use crate::choices::{Follow, Recording, WhenStopped};
use crate::clock::StopFlag;
use crate::request::Request;
use crate::time::TimeLeft;

/// One run of a search.
#[derive(Clone, Copy)]
pub struct Call<'a> {
    /// What is asked.
    pub request: &'a Request,
    /// Ends it.
    pub stop: &'a StopFlag,
    /// The clock it plays on, of which the playing search takes its share.
    pub clock: Option<TimeLeft>,
    /// When it tells how far it is.
    pub follow: Follow,
    /// The part of the tree that it records.
    pub record: Option<Recording>,
    /// What becomes of a textbook search that is stopped.
    pub stopped: WhenStopped,
}

impl<'a> Call<'a> {
    /// A search that records no tree and plays on no clock.
    pub fn new(request: &'a Request, stop: &'a StopFlag) -> Call<'a> {
        let (follow, stopped) = (Follow::default(), WhenStopped::default());
        Call { request, stop, clock: None, follow, record: None, stopped }
    }

    /// The same with its tree.
    pub fn recorded(request: &'a Request, record: Recording, stop: &'a StopFlag) -> Call<'a> {
        Call { record: Some(record), ..Call::new(request, stop) }
    }

    /// Whether it has to end in time.
    pub(crate) fn is_timed(&self) -> bool {
        self.request.is_timed() || self.clock.is_some()
    }
}
