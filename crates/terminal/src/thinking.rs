//! The notice that the computer thinks, for a front end that can take it away again.

use crate::conversation::Conversation;

/// Hears what to show while the computer thinks, and nothing when it has thought.
pub type Herald<'a> = Box<dyn Fn(Option<&str>) + 'a>;

impl Conversation<'_> {
    /// Does what takes its time; the herald knows meanwhile.
    pub(crate) fn heralded<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let (turn, idiom) = (self.view().turn, self.bench.idiom());
        let said = [("number", idiom.grammar(&turn).into()), ("side", (&turn).into())];
        (self.herald)(Some(&idiom.sentence(self.say("play-thinking", said))));
        let done = work(self);
        (self.herald)(None);
        done
    }
}
