//! The parts of a game's description, each with what suits a game that says nothing of it.

use super::{BenchPosition, Editor, Example, Lesson, NamedSetup, Study, Values};
use crate::choices::Variant;
use crate::error::SessionError;
use crate::opening::OpeningSet;
use crate::options::{Given, OptionSpec, Sample};
use crate::playable::Playable;
use crate::series::Scored;
use crate::strength::Strength;
use search::Side;

/// A table for minutes of games whose nodes cost more than a look into memory.
pub const TABLE_MIB: usize = 64;

/// A value function that makes sense in every game.
const FIRST_VALUE: Sample =
    Sample { name: "moves", about: "counts the moves of the side to move", text: examples::values::MOVES };

/// An agent for every game.
pub const FIRST_AGENT: Sample = Sample {
    name: "first",
    about: "wins at once if it can, and does not lose at once if it need not",
    text: examples::agents::FIRST,
};

/// How a game is set up.
#[derive(Clone, Copy)]
pub struct GameSetup {
    /// What it can be set up with.
    pub options: &'static [OptionSpec],
    /// Games of its kind that people know by a name, each one click away.
    pub setups: &'static [NamedSetup],
    /// Sets it up.
    pub make: fn(&Given<'_>) -> Result<Box<dyn Playable>, SessionError>,
}

impl GameSetup {
    /// Nothing to choose: this function sets it up.
    pub const fn by(make: fn(&Given<'_>) -> Result<Box<dyn Playable>, SessionError>) -> GameSetup {
        GameSetup { options: &[], setups: &[], make }
    }
}

/// The value functions of a game.
#[derive(Clone, Copy)]
pub struct GameValues {
    /// Value functions, each with a sentence; the first is the usual one.
    pub presets: &'static [(&'static str, &'static str)],
    /// Presets in the unit that the playing search's margins were found with; the first is the evaluation set by hand that its
    /// tactics have, quicker than the preset of that name.
    pub player_presets: &'static [&'static str],
    /// The one of them that the player judges by by default; the first if missing.
    pub player_eval: Option<&'static str>,
    /// The preset that only knows who won: enough where a textbook search goes to the end of the game.
    pub result_preset: Option<&'static str>,
    /// What a value counts.
    pub unit: Values,
}

impl GameValues {
    /// These presets, and none of them for the playing search.
    pub const fn of(presets: &'static [(&'static str, &'static str)]) -> GameValues {
        GameValues {
            presets,
            player_presets: &[],
            player_eval: None,
            result_preset: None,
            unit: Values::Ahead,
        }
    }
}

/// The searches of a game.
#[derive(Clone, Copy)]
pub struct GameSearches {
    /// Leaf rules of textbook searches, each with a sentence.
    pub rules: &'static [(&'static str, &'static str)],
    /// Those of the rules that read the game itself otherwise: their trees have positions that no game has.
    pub readings: &'static [&'static str],
    /// Named ways to run a textbook search.
    pub variants: fn() -> Vec<Variant>,
    /// Whether it has a playing search.
    pub can_think: bool,
    /// Whether it has a solver; some of them reach only positions with few pieces.
    pub can_solve: bool,
    /// A position of a board with more cells takes long to solve: experiments leave it alone unless it is asked for.
    pub most_solved_cells: usize,
    /// Whether endgame tables can be built for it.
    pub has_tables: bool,
    /// Size of its transposition table by default.
    pub table_mib: usize,
    /// Whether an agent decides by chance, or may be believed to.
    pub has_chance: bool,
    /// Whether a move is a place on the board, and the same move a little later.
    pub has_places: bool,
}

impl GameSearches {
    /// What suits a game that says nothing of it.
    pub const PLAIN: GameSearches = GameSearches {
        rules: &[],
        readings: &[],
        variants: Vec::new,
        can_think: false,
        can_solve: false,
        most_solved_cells: usize::MAX,
        has_tables: false,
        table_mib: TABLE_MIB,
        has_chance: false,
        has_places: false,
    };
}

/// How a game is played.
#[derive(Clone, Copy)]
pub struct GamePlay {
    /// Where a person usually sits at the console.
    pub seat: Side,
    /// Who usually moves for MAX and for MIN in the page: `human`, `random`, or `level1` to `level9`.
    pub players: [&'static str; 2],
    /// Whether the computer opens a game with a random move.
    pub begins_at_random: bool,
    /// How it plays below its full strength, from weak to strong; empty where it is not measured.
    pub strengths: &'static [Strength],
    /// Openings it has by name.
    pub opening_sets: &'static [OpeningSet],
    /// The openings of a match by default.
    pub openings: &'static str,
    /// A position worth no more than this to either side is even; where it is missing, any random opening will do.
    pub even: Option<f64>,
    /// The points of the playing search that its people call one, such as a pawn; where it is missing, they count points.
    pub unit: Option<f64>,
}

impl GamePlay {
    /// What suits a game that says nothing of it.
    pub const PLAIN: GamePlay = GamePlay {
        seat: Side::Min,
        players: ["human", "human"],
        begins_at_random: false,
        strengths: &[],
        opening_sets: &[],
        openings: "random:2",
        even: None,
        unit: None,
    };
}

/// How a game is written.
#[derive(Clone, Copy)]
pub struct GameNotation {
    /// How a position is written, for help texts.
    pub position: &'static str,
    /// The notations of other programs that it can be written in.
    pub dialects: &'static [&'static str],
    /// What files with whole games end in, where the game has a notation for them.
    pub record: Option<&'static str>,
    /// The tags that name the players of MAX and MIN in such files; what the sides are called if missing.
    pub player_tags: Option<[&'static str; 2]>,
    /// Whose points come first in a result such as `1-0`.
    pub first_in_result: Side,
}

impl GameNotation {
    /// What suits a game that says nothing of it.
    pub const PLAIN: GameNotation = GameNotation {
        position: "as 'moves' writes it",
        dialects: &[],
        record: None,
        player_tags: None,
        first_in_result: Side::Max,
    };
}

/// What a game offers to begin with.
#[derive(Clone, Copy)]
pub struct GameSamples {
    /// Value functions written as scripts, to start from; the first is offered first.
    pub value_scripts: &'static [Sample],
    /// Agents written as scripts, to start from.
    pub agent_scripts: &'static [Sample],
    /// Something to look at, the simplest first.
    pub examples: &'static [Example],
    /// How its positions are edited; none for a game without a board.
    pub editor: Option<Editor>,
}

impl GameSamples {
    /// What suits a game that says nothing of it.
    pub const PLAIN: GameSamples = GameSamples {
        value_scripts: &[FIRST_VALUE],
        agent_scripts: &[FIRST_AGENT],
        examples: &[],
        editor: None,
    };
}

/// What experiments are about in a game.
#[derive(Clone, Copy)]
pub struct GameStudies {
    /// The ending that experiments are about by default; none where the game's start will do.
    pub study: Option<Study>,
    /// How series of games for a score are played; none where there are none.
    pub scored: Option<Scored>,
    /// How a net is taught it in a minute; none for a game that shows nothing to nets.
    pub lesson: Option<Lesson>,
    /// What `plywood bench` searches.
    pub bench: &'static [BenchPosition],
}

impl GameStudies {
    /// What suits a game that says nothing of it.
    pub const PLAIN: GameStudies = GameStudies { study: None, scored: None, lesson: None, bench: &[] };
}
