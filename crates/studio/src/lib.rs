//! The web studio: a local server for the page that plays, watches searches think and looks into their trees.
//!
//! [`serve`] listens on a loopback address and answers the page of `web/`, whose built form lies in `page/`, and
//! requests under `/api`, to whoever knows its [`Token`]. Every request names its game, position and search,
//! so a page survives a restart of the server once the browser has seen the new token. What is kept between requests only
//! saves work: games that are set up, what thoughts have learned, and endings that were solved, all bounded.
//!
//! Invariant: searches run only through a [`session::Playable`], within [`Limits`], and end when nobody waits.

mod ask;
mod benches;
mod body;
mod cages;
mod config;
mod connections;
mod conversation;
mod drawn;
mod flat;
mod games;
mod guard;
mod lab;
mod memories;
mod origin;
mod page;
mod patient;
mod place;
mod pool;
mod reply;
mod routes;
mod searches;
mod server;
mod sheet;
mod state;
mod techniques;
mod token;
mod workshop;

pub use cages::inside::answer_studio;
pub use config::{Config, DEFAULT_PORT, Launch, Limits};
pub use games::Games;
pub use guard::Gate;
pub use origin::{BadOrigin, Origin};
pub use routes::router;
pub use server::{ServeError, Started, serve};
pub use state::Studio;
pub use token::Token;
