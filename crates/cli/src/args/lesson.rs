//! What can be typed after `plywood lesson` and `plywood collect`.

use super::common::PrintArgs;
use clap::Args;
use std::path::PathBuf;

/// A lesson of the course in the terminal: asks before it tells, and checks; without a name the list of lessons
#[derive(Args)]
#[command(after_help = "Examples:\n  \
                  plywood lesson\n  \
                  plywood lesson alpha-beta\n  \
                  plywood lesson minimax --name \"Jana Novak\" --seed 7 --out jana.json")]
pub struct LessonArgs {
    /// The lesson
    #[arg(value_name = "NAME")]
    pub lesson: Option<String>,
    /// What the exercise is drawn from: the same number draws the same one
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u32,
    /// Your name, for the answers that you hand in
    #[arg(long, value_name = "TEXT", requires = "out")]
    pub name: Option<String>,
    /// Write your answers here, to be handed in; a file of yours that is there already gets this lesson, too
    #[arg(long, value_name = "FILE", requires = "name", requires = "lesson")]
    pub out: Option<PathBuf>,
    /// Ask nothing and tell everything, for teachers
    #[arg(long, requires = "lesson", conflicts_with = "out")]
    pub solved: bool,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// The answers of a class in one table, each recomputed, so that an edited file is noticed
#[derive(Args)]
#[command(after_help = "Example:\n  plywood collect answers --csv")]
pub struct CollectArgs {
    /// The folder with the files that were handed in
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Print a table with commas
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    #[command(flatten)]
    pub print: PrintArgs,
}
