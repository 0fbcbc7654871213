//! Matches: players and engines against each other, and what their results prove.
//!
//! A [`Player`] is a search of ours or a program of its own. [`play_game`] lets two of them play one game,
//! [`Series`] plays many, in pairs from the same opening with sides changed, on several threads. [`Tally`] counts the
//! results, [`Estimate`] and [`Sprt`] say what they are worth, and [`write_game`] writes a game down.
//!
//! Invariant: who is responsible for a bad end (time, crash, illegal move) loses the game, and the record says so.

mod adjudicate;
mod caged;
mod error;
mod estimate;
mod external;
mod game;
mod merge;
mod opening;
mod own;
mod own_text;
mod player;
mod record;
mod report;
mod resume;
mod series;
mod spec;
mod sprt;
mod summary;
mod tally;

pub use adjudicate::{Adjudication, DrawRule, ResignRule};
pub use caged::{Launch, serve_player};
pub use error::ArenaError;
pub use estimate::{Estimate, elo_of, score_of};
pub use game::{Conditions, play_game};
pub use merge::{Merged, Part, game_named, merge};
pub use opening::{OpeningSource, openings};
pub use own::OwnSettings;
pub use player::{Choice, ClockControl, Foul, Moment, Pace, Player, Trouble};
pub use record::{Finish, MatchGame, PlayedPly, Seat, fit_names, write_game};
pub use resume::{Finished, Interrupted, Sought, finished_games};
pub use series::{Series, Told};
pub use session::Opening;
pub use spec::{Checked, EngineOption, Language, PlayerSpec, Program};
pub use sprt::{Sprt, Verdict};
pub use summary::{Fouls, SprtView, Summary, Thinking};
pub use tally::Tally;
