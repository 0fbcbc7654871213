//! The playing search: iterative deepening and principal variation search, with every technique switchable.
//!
//! Cut by question, one file each: [`Techniques`] (what is switched on), `driver` (how deep, which window, how
//! many threads), `node` (may we answer at once? which moves? new best?), `quiescence` (when is a leaf calm?),
//! `order` (which move first?), [`Table`] (what do we remember?). With all techniques off it is plain
//! alpha-beta, and equals minimax; the oracle tests hold it to that.

mod driver;
mod history;
mod node;
mod order;
mod quiescence;
mod request;
mod table;
mod techniques;
mod worker;

pub use driver::{Report, think};
pub use request::{Line, Progress, Request, Thought};
pub use table::Table;
pub use techniques::{Technique, Techniques, UnknownTechnique};
pub use worker::{Control, Limits, MAX_PLY, NoControl};
