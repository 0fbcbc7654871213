//! `plywood collect`: the answers of a class in one table.

use crate::args::{self, CollectArgs};
use crate::output;
use anyhow::{Context, bail};
use exercise::lesson::{Collection, Course, MAX_HAND_IN_BYTES, collect};
use std::path::{Path, PathBuf};

/// A class has fewer pupils.
const MAX_FILES: usize = 2_000;

pub fn run(args: &CollectArgs) -> anyhow::Result<()> {
    let texts = files_in(&args.folder)?.into_iter().map(|file| {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        // what cannot be read is a row of the table, so that one bad file does not hide the others
        let text =
            files::read_text(&file, MAX_HAND_IN_BYTES as u64).unwrap_or_else(|error| error.to_string());
        (name, text)
    });
    let texts: Vec<(String, String)> = texts.collect();
    let of_files = texts.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let collection = collect(Course::built_in(), of_files);
    match (args.print.json, args.csv) {
        (true, _) => output::json(&collection),
        (_, true) => output::say(&collection.csv(args::language())),
        _ => output::say(&table(&collection)),
    }
}

/// The files that were handed in, by name.
fn files_in(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = folder.read_dir().with_context(|| format!("cannot read '{}'", folder.display()))?;
    let paths: Result<Vec<PathBuf>, _> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let is_answers = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "json");
    let mut files: Vec<PathBuf> = paths?.into_iter().filter(is_answers).collect();
    files.sort();
    match files.len() {
        0 => bail!("no answers in '{}': expected files that end in .json", folder.display()),
        count if count > MAX_FILES => {
            bail!("{count} files in '{}': expected at most {MAX_FILES}", folder.display())
        }
        _ => Ok(files),
    }
}

/// The table with its columns one below the other.
fn table(collection: &Collection) -> String {
    let rows = collection.table(args::language());
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string() + "\n"
    };
    rows.iter().map(line).collect()
}
