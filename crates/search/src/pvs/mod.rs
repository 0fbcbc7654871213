//! The playing search: iterative deepening and principal variation search, with every technique switchable.
//!
//! Cut by question, one file each: [`Techniques`] (what is switched on), `driver` (how deep, which window, how
//! many threads), `node` (what do we know of a node?), `decide` and `prune` (may we answer at once?), `trying`
//! (which moves are worth it? new best?), `deepen` (how deep?), `quiescence` (when is a leaf calm?), `order` (which
//! move first?), [`Table`], `history`, `correction` and `experience` (what do we remember?), `team` and `busy` (what
//! are the other threads at?). With all techniques off it is plain alpha-beta, and equals minimax; the oracle tests
//! hold it to that.

mod busy;
mod correction;
mod decide;
mod deepen;
mod driver;
mod experience;
mod history;
mod memory;
mod node;
mod order;
mod prefetch;
mod prune;
mod quiescence;
mod request;
mod root;
mod table;
mod team;
mod techniques;
mod trying;
mod worker;

pub use driver::{Report, think};
pub use request::{Evaluation, Line, Progress, Request, Thought};
pub use table::Table;
pub use techniques::{Technique, Techniques, UnknownTechnique};
pub use worker::{Control, Limits, MAX_PLY, NoControl, Outlook};
