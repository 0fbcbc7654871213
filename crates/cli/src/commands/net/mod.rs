//! `plywood net`: value functions that learn.

mod measure;
mod sample;
mod stats;
mod train;

use crate::args::{NetCommand, PlaceArgs};
use anyhow::{Context, ensure};
use net::SampleFile;
use session::Learning;
use std::path::Path;

/// A larger file of samples is read by no machine.
const MAX_SAMPLE_BYTES: u64 = 8 << 30;

pub fn run(args: &NetCommand) -> anyhow::Result<()> {
    match args {
        NetCommand::Measure(args) => measure::run(args),
        NetCommand::Sample(args) => sample::run(args),
        NetCommand::Stats(args) => stats::run(args),
        NetCommand::Train(args) => train::run(args),
    }
}

/// The game as a trainer sees it.
fn learning(place: &PlaceArgs) -> anyhow::Result<Box<dyn Learning>> {
    Ok(crate::setup::open(place)?.learning()?)
}

/// Reads samples of this game.
pub fn read_samples(file: &Path, learning: &dyn Learning) -> anyhow::Result<SampleFile> {
    let bytes = files::read_bytes(file, MAX_SAMPLE_BYTES)?;
    let samples = SampleFile::read(&bytes).with_context(|| format!("'{}'", file.display()))?;
    let (found, wanted) = (&samples.game, learning.name());
    ensure!(*found == wanted, "'{}' has samples of {found}: expected {wanted}", file.display());
    Ok(samples)
}
