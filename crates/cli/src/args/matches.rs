//! What can be typed after `plywood match`.

use super::asks::{AskFlags, Match};
use super::common::{PointsFirst, PrintArgs};
use super::lab::Save;
use super::place::{PlaceArgs, named_game};
use clap::Args;
use session::Description;
use std::path::PathBuf;

/// The keys of a player, and examples.
fn after_help() -> String {
    let keys: Vec<&str> = arena::players_fields().map(|field| field.name).collect();
    format!(
        "A player is own or own:KEY=VALUE,... (name, {})\n\
         or an engine: uci:PROGRAM ARGUMENTS.\n\n\
         Examples:\n  \
         plywood match chess own:nodes=5000 own:nodes=5000,without=null-move --games 200 --concurrency 2\n  \
         plywood match chess \"uci:plywood uci\" uci:stockfish --time 100ms --option 2:Threads=1 --out games.pgn\n  \
         plywood match draughts own:eval=general own:eval=material --depth 7 --sprt 0,20",
        keys.join(", ")
    )
}

/// Engines or searches against each other
#[derive(Args)]
#[command(
    after_help = after_help()
)]
pub struct MatchArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// The first player: results are seen by it
    pub first: String,
    /// The second player
    pub second: String,
    #[command(flatten)]
    pub ask: AskFlags<Match>,
    /// Names for the players in the record
    #[arg(long, value_name = "A,B", value_delimiter = ',', num_args = 2)]
    pub names: Vec<String>,
    /// Write every game here as it ends: PGN for chess, PDN for draughts
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// draughts: whose points come first in a result such as 1-0, in that file
    #[arg(long, value_name = "SIDE", default_value = "black", requires = "out")]
    pub result_order: PointsFirst,
    /// Go on with the match in that file
    #[arg(long, requires = "out")]
    pub resume: bool,
    #[command(flatten)]
    pub save: Save,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Where games may begin, in the game that is named or in every game that has sets of openings.
pub fn openings_help() -> String {
    let names =
        |game: &Description| game.play.opening_sets.iter().map(|set| set.name).collect::<Vec<_>>().join(", ");
    let (sets, usual) = match named_game(std::env::args_os()) {
        Some(game) => (names(game), format!("; {} unless said", game.play.openings)),
        None => {
            let with_sets = games::ALL.into_iter().filter(|game| !game.play.opening_sets.is_empty());
            let each = |game: &Description| format!("{} ({})", names(game), game.name);
            (with_sets.map(each).collect::<Vec<_>>().join(", "), String::new())
        }
    };
    let sets = if sets.is_empty() { String::new() } else { format!("{sets}, one of these as NAME:3, ") };
    format!("Where games begin: start, {sets}random:N plies, or a file of positions, moves or games{usual}")
}
