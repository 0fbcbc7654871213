//! What hostile input meets, for a fuzzer and for tests elsewhere.

use crate::hello::Hello;
use endgame::Class;

/// Reads bytes as the greeting of another process, and answers why it does not fit this one, which has `classes` and
/// greets as `ours` does; none if it fits, or if it is no greeting.
///
/// # Panics
/// If `ours` is no greeting, or a greeting that was read is not the same when it is sent and read again.
pub fn misfit(ours: &[u8], theirs: &[u8], classes: &[Class]) -> Option<String> {
    let ours = receive(ours).expect("our own greeting");
    ours.misfit(&receive(theirs)?, classes)
}

fn receive(mut bytes: &[u8]) -> Option<Hello> {
    let hello = Hello::receive(&mut bytes).ok()?;
    let mut sent = Vec::new();
    hello.send(&mut sent).expect("memory takes everything");
    let again = Hello::receive(&mut &sent[..]).expect("its own greeting");
    assert_eq!(again, hello);
    Some(hello)
}
