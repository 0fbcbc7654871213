//! `plywood merge`: the parts of a match put together.

use crate::args::Merge;
use crate::commands::match_games::MAX_GAMES_BYTES;
use crate::output;
use anyhow::Context;
use arena::{Part, game_named, merge};

pub fn run(args: &Merge) -> anyhow::Result<()> {
    let read = |file: &std::path::PathBuf| -> anyhow::Result<(String, String)> {
        Ok((file.display().to_string(), files::read_text(file, MAX_GAMES_BYTES)?))
    };
    let records = args.files.iter().map(read).collect::<anyhow::Result<Vec<_>>>()?;
    let parts: Vec<Part<'_>> = records.iter().map(|(file, text)| Part { file, text }).collect();
    let name = game_named(parts[0])?;
    let game =
        games::find(name).with_context(|| format!("no game '{name}': expected the record of a match"))?;
    let merged = merge(game, &parts, args.result_order.into())?;
    if let Some(out) = &args.out {
        files::write_whole(out, merged.record.as_bytes())?;
    }
    if let Some((pair, games)) = merged.missing {
        eprintln!(
            "plywood: {games} games are missing, the first in pair {pair}: a part is not there or not finished"
        );
    }
    if args.print.json { output::json(&merged.summary) } else { output::say(&merged.summary.text()) }
}
