//! Matches: players and engines against each other, and what their results prove.
//!
//! A [`Player`] is a search of ours or a program of its own. [`play_game`] lets two of them play one game,
//! [`MatchSeries`] plays many, in pairs from the same opening with sides changed, on several threads. [`MatchTally`] counts the
//! results, [`Estimate`] and [`Sprt`] say what they are worth, and [`write_game`] writes a game down.
//!
//! Invariant: the player responsible for a bad end (time, crash, illegal move) loses the game, and the record says so.

mod adjudicate;
mod caged;
mod error;
mod estimate;
mod external;
mod game;
mod merge;
mod opening;
mod own;
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
pub use caged::{CageStarter, Launch, serve_player};
pub use error::ArenaError;
pub use estimate::{Estimate, elo_of, score_of};
pub use game::{Conditions, play_game};
pub use merge::{Merged, RecordPart, merge, read_game_name};
pub use opening::{OpeningSource, are_openings_known, openings, read_openings};
pub use own::{OwnSettings, players_fields};
pub use player::{ClockControl, Foul, Moment, Player, PlayerMove, TimeLimit, Trouble};
pub use record::{Finish, GameNumber, MatchGame, PlayedPly, fit_names, write_game};
pub use resume::{Finished, Interrupted, Sought, finished_games};
pub use series::{FinishedGame, MatchSeries};
pub use session::Opening;
pub use spec::{CheckedPlayer, EngineOption, EngineProtocol, PlayerSpec, Program};
pub use sprt::{Sprt, SprtVerdict};
pub use summary::{Fouls, MatchSummary, SprtView, Thinking};
pub use tally::MatchTally;
