//! What experiments, lessons and measurements use in a game.

use crate::choices::EvalChoice;
use crate::error::SessionError;
use crate::options::Setting;
use serde::Serialize;
use utoipa::ToSchema;

/// An ending that searches and value functions are judged by: the default of experiments.
#[derive(Clone, Copy, Debug)]
pub struct Study {
    /// The position.
    pub position: &'static str,
    /// The class it belongs to, which the game solves as a whole.
    pub class: &'static str,
    /// The preset by which variants are compared.
    pub compared: &'static str,
    /// The preset that plays.
    pub played: &'static str,
    /// The preset shown beside every position of a game.
    pub shown: &'static str,
    /// The variant that plays.
    pub variant: &'static str,
    /// The variant whose tree is drawn.
    pub drawn: &'static str,
    /// A game has turned when a search finds at least this much for MAX.
    pub turned: f64,
    /// Value functions that others are measured by, the weakest first.
    pub league: &'static [LeagueEntry],
}

/// A value function that others are measured by.
#[derive(Clone, Copy, Debug)]
pub struct LeagueEntry {
    /// Its name: that of the preset, or of the file without its ending.
    pub name: &'static str,
    /// Where it comes from.
    pub about: &'static str,
    /// What judges.
    pub judge: LeagueJudge,
    /// Won positions that it wins, at the depth and by the variant of the study; a test plays them anew.
    pub won: usize,
    /// Won positions of the class.
    pub of: usize,
}

/// What judges in a league.
#[derive(Clone, Copy, Debug)]
pub enum LeagueJudge {
    /// The preset of the entry's name.
    Preset,
    /// A script.
    Script(&'static str),
    /// The bytes of a net.
    Net(&'static [u8]),
}

impl LeagueEntry {
    /// It as a value function to choose.
    pub fn eval(&self) -> Result<EvalChoice, SessionError> {
        match self.judge {
            LeagueJudge::Preset => Ok(EvalChoice::Preset(self.name.into())),
            LeagueJudge::Script(text) => Ok(EvalChoice::of_file(&format!("{}.js", self.name), text.into())),
            LeagueJudge::Net(bytes) => EvalChoice::net(&format!("{}.net", self.name), bytes),
        }
    }
}

/// How a net is taught a game by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Lesson {
    /// The ending that is learned; games of the search against itself if missing.
    #[schema(required = true)]
    pub ending: Option<&'static str>,
    /// The class of solved positions that says how right a net is, where there is one.
    #[schema(required = true)]
    pub truth: Option<&'static str>,
    /// Plies that a search by the net looks ahead there.
    pub depth: u32,
    /// How many games.
    pub games: usize,
    /// Nodes for each move of them.
    pub nodes: u64,
    /// Random moves at the beginning of each: at least this number, and up to twice as many.
    pub random: usize,
    /// Hidden units for each side's view.
    pub hidden: usize,
    /// Times over all positions.
    pub epochs: usize,
}

impl Lesson {
    /// Games from a few random moves on, and nothing to hold the net against.
    pub const PLAIN: Lesson = Lesson {
        ending: None,
        truth: None,
        depth: 2,
        games: 2000,
        nodes: 300,
        random: 4,
        hidden: 64,
        epochs: 20,
    };
}

/// A fixed position that is searched to a fixed depth.
#[derive(Clone, Copy, Debug)]
pub struct BenchPosition {
    /// What the game is set up with.
    pub options: &'static [(&'static str, Setting)],
    /// The position.
    pub position: &'static str,
    /// Plies.
    pub depth: u32,
}
