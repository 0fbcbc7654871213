//! The web studio: a local server for the page that plays, watches searches think and looks into their trees.
//!
//! [`serve`] listens on a loopback address and answers the page of `web/`, whose built form lies in `page/`, and
//! requests under `/api`, to clients that know its [`AccessToken`]. A [`desk::Desk`] finds the answers: here are HTTP, threads and
//! time. Every request names its game, position and search, so a page survives a restart of the server once the browser has
//! seen the new token.
//!
//! Invariant: work ends when its client has left.

mod body;
mod cages;
mod config;
mod connections;
mod conversation;
mod embed;
mod guard;
mod origin;
mod page;
mod patient;
mod pool;
mod reply;
mod rest;
mod routes;
mod server;
mod state;
mod token;

pub use cages::inside::answer_studio;
pub use config::{ChildLaunch, Config, DEFAULT_PORT, ServerLimits};
pub use desk::QuestionLimits;
pub use guard::Gate;
pub use origin::{BadOrigin, Origin};
pub use routes::router;
pub use server::{ServeError, Started, serve};
pub use state::Studio;
pub use token::AccessToken;

/// What the tests in tests/suite look at from inside.
#[doc(hidden)]
pub mod internals {
    pub use crate::cages::{ChildMessage, PipeFrame, RequestScripts, SCRIPTS};
    pub use crate::embed::decoded;
    pub use crate::guard::{host_name, is_ours};
    pub use crate::page::FILES;
    pub use crate::patient::Patient;
    pub use crate::pool::SearchPool;
}
