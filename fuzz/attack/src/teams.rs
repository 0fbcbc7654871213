//! What processes that build tables together read: the host file, and one another's greetings.

use crate::{accepted, check_line, text};
use cluster::Hosts;
use draughts::endgame::Numbering;
use endgame::Indexer;
use std::sync::LazyLock;

/// A small numbering.
static NUMBERING: LazyLock<Numbering> = LazyLock::new(|| Numbering::new(2));

/// The greeting of a process that builds draughts with two pieces.
const OURS: &[u8] = include_bytes!("../../corpus/greeting/draughts");

/// A host file: its addresses are the lines of one that reads the same.
pub fn hosts(bytes: &[u8]) {
    let Some(hosts) = accepted(Hosts::parse(&text(bytes))) else { return };
    let lines: Vec<&str> = (0..hosts.len()).map(|process| hosts.address(process)).collect();
    assert_eq!(Hosts::parse(&lines.join("\n")).as_ref(), Ok(&hosts));
}

/// The greeting of a stranger: a process that does not fit gets one line of refusal.
pub fn greeting(bytes: &[u8]) {
    if let Some(reason) = cluster::testkit::misfit(OURS, bytes, NUMBERING.classes()) {
        check_line(&reason);
    }
}
