//! What can be typed after `plywood match`.

use super::common::{PointsFirst, Print, parse_time, threads};
use super::place::{Place, named_game};
use arena::{ClockControl, DrawRule, ResignRule, Sprt};
use clap::Args;
use session::bounds;
use session::{Description, Shard};
use std::path::PathBuf;
use std::time::Duration;

/// Engines or searches against each other
#[derive(Args)]
#[command(
    after_help = "A player is own or own:KEY=VALUE,... (name, eval, depth, nodes, time, algorithm, variant, order, strict, beam, prune, with, without, threads, table)\n\
                  or an engine: uci:PROGRAM ARGUMENTS.\n\n\
                  Examples:\n  \
                  plywood match chess own:nodes=5000 own:nodes=5000,without=null-move --games 200 --concurrency 2\n  \
                  plywood match chess \"uci:plywood uci\" uci:stockfish --time 100ms --option 2:Threads=1 --out games.pgn\n  \
                  plywood match draughts own:eval=general own:eval=material --depth 7 --sprt 0,20"
)]
pub struct Match {
    #[command(flatten)]
    pub place: Place,
    /// The first player: results are seen by it
    pub first: String,
    /// The second player
    pub second: String,
    /// How many games; both of a pair begin with the same opening
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=bounds::GAMES as i64))]
    pub games: u32,
    /// Play only one of so many parts of the match, such as 2/8; plywood merge puts the parts together
    #[arg(long, value_name = "I/N", value_parser = Shard::parse, conflicts_with = "sprt")]
    pub shard: Option<Shard>,
    /// Games at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    pub concurrency: u16,
    /// Time for each move, such as 100ms
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub time: Option<Duration>,
    /// A clock for the game and the time added for each move, such as 10s+100ms
    #[arg(long, value_name = "TIME+TIME", value_parser = parse_clock, conflicts_with = "time")]
    pub clock: Option<ClockControl>,
    /// Nodes for each move
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// Plies for each move
    #[arg(long, value_name = "N")]
    pub depth: Option<u32>,
    /// How far a player may overstep its time
    #[arg(long, value_name = "TIME", default_value = "50ms", value_parser = parse_time)]
    pub margin: Duration,
    #[arg(long, value_name = "SOURCE", help = openings_help())]
    pub openings: Option<String>,
    /// Shuffles or draws the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// A setting for the engines that have it, or with 1: or 2: for one of them; may be repeated
    #[arg(long, value_name = "[N:]NAME=VALUE")]
    pub option: Vec<String>,
    /// Names for the players in the record
    #[arg(long, value_name = "A,B", value_delimiter = ',', num_args = 2)]
    pub names: Vec<String>,
    /// A game is won when both players' scores say so by this much for so many moves
    #[arg(long, value_name = "SCORE,MOVES", value_parser = parse_resign)]
    pub resign: Option<ResignRule>,
    /// A game is drawn when both players' scores stay within this for so many moves, from a move on
    #[arg(long, value_name = "SCORE,MOVES,FROM", value_parser = parse_draw)]
    pub draw: Option<DrawRule>,
    /// End games by the endgame tables, where they know the result
    #[arg(long)]
    pub tables: bool,
    /// A longer game is a draw
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=4000))]
    pub max_moves: u32,
    /// End the match once the first player is shown to be better by the larger, or no better than the smaller Elo
    #[arg(long, value_name = "ELO,ELO", value_parser = Sprt::parse, allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,
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
    pub print: Print,
}

fn parse_clock(text: &str) -> Result<ClockControl, String> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0ms"));
    let time = |word: &str| parse_time(word).map_err(|_| "expected a clock such as 10s+100ms".to_string());
    Ok(ClockControl { base: time(base)?, increment: time(increment)? })
}

fn numbers<const N: usize>(text: &str) -> Option<[u32; N]> {
    let found: Option<Vec<u32>> = text.split(',').map(|word| word.trim().parse().ok()).collect();
    found?.try_into().ok()
}

fn parse_resign(text: &str) -> Result<ResignRule, String> {
    let expected = || "expected a score and a number of moves, such as 600,4".to_string();
    let [score, moves] = numbers(text).ok_or_else(expected)?;
    let score = i32::try_from(score).map_err(|_| expected())?;
    Ok(ResignRule { score, moves: moves.max(1) as usize })
}

fn parse_draw(text: &str) -> Result<DrawRule, String> {
    let expected = || "expected a score and two numbers of moves, such as 10,8,40".to_string();
    let [score, moves, from] = numbers(text).ok_or_else(expected)?;
    let score = i32::try_from(score).map_err(|_| expected())?;
    Ok(DrawRule { score, moves: moves.max(1) as usize, from_move: from as usize })
}

/// Where games may begin, in the game that is named or in every game that has sets of openings.
fn openings_help() -> String {
    let names =
        |game: &Description| game.opening_sets.iter().map(|set| set.name).collect::<Vec<_>>().join(", ");
    let (sets, usual) = match named_game(std::env::args_os()) {
        Some(game) => (names(game), format!("; {} unless said", game.openings)),
        None => {
            let with_sets = games::ALL.into_iter().filter(|game| !game.opening_sets.is_empty());
            let each = |game: &Description| format!("{} ({})", names(game), game.name);
            (with_sets.map(each).collect::<Vec<_>>().join(", "), String::new())
        }
    };
    let sets = if sets.is_empty() { String::new() } else { format!("{sets}, one of these as NAME:3, ") };
    format!("Where games begin: start, {sets}random:N plies, or a file of positions, moves or games{usual}")
}
