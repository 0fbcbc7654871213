//! How a game describes itself before it is set up: plain data that feeds the command line, its help and its messages, the
//! page and the documents.

use crate::error::SessionError;
use crate::opening::OpeningSet;
use crate::options::{Given, OptionSpec, Options, Sample, Setting};
use crate::playable::Playable;
use crate::request::{Algorithm, Variant};
use crate::series::Scored;
use crate::strength::Strength;
use crate::words::Idiom;
use language::{Dictionary, Language};
use search::Side;
use serde::Serialize;
use utoipa::ToSchema;

/// The words of a game that speaks English only.
static NO_WORDS: Dictionary = Dictionary::new("");

/// A table for minutes of games whose nodes cost more than a look into memory.
pub const TABLE_MIB: usize = 64;

/// A value function that makes sense in every game.
const FIRST_VALUE: Sample = Sample {
    name: "moves",
    about: "counts the moves of whoever is to move",
    text: include_str!("../../../docs/examples/values/moves.js"),
};

/// An agent for every game.
pub const FIRST_AGENT: Sample = Sample {
    name: "first",
    about: "wins at once if it can, and does not lose at once if it need not",
    text: include_str!("../../../docs/examples/agents/first.js"),
};

/// Everything that is known of a game before it is set up.
pub struct Description {
    /// The name in commands, requests and files.
    pub name: &'static str,
    /// The name people use.
    pub title: &'static str,
    /// A sentence.
    pub about: &'static str,
    /// How its people speak, and what they call the sides.
    pub idiom: Idiom,
    /// What it calls its own things in other languages.
    pub words: &'static Dictionary,
    /// What it can be set up with.
    pub options: &'static [OptionSpec],
    /// Games of its kind that people know by a name, each one click away.
    pub setups: &'static [Setup],
    /// How a position is written, for help texts.
    pub position: &'static str,
    /// Value functions, each with a sentence; the first is the usual one.
    pub presets: &'static [(&'static str, &'static str)],
    /// Value functions written as scripts, to start from; the first is offered first.
    pub value_scripts: &'static [Sample],
    /// Agents written as scripts, to start from.
    pub agent_scripts: &'static [Sample],
    /// Presets in the unit that the playing search's margins were found with; the first is the evaluation set by hand that its
    /// tactics have, quicker than the preset of that name.
    pub player_presets: &'static [&'static str],
    /// The one of them that the player judges by when nobody chooses; the first if missing.
    pub player_eval: Option<&'static str>,
    /// The preset that only knows who won: enough where a textbook search goes to the end of the game.
    pub result_preset: Option<&'static str>,
    /// Leaf rules of textbook searches, each with a sentence.
    pub rules: &'static [(&'static str, &'static str)],
    /// Named ways to run a textbook search.
    pub variants: fn() -> Vec<Variant>,
    /// Whether it has a playing search.
    pub can_think: bool,
    /// Whether it has a solver; some of them reach only positions with few pieces.
    pub can_solve: bool,
    /// Whether endgame tables can be built for it.
    pub has_tables: bool,
    /// Size of its transposition table when nobody says.
    pub table_mib: usize,
    /// Whether somebody decides by chance, or may be believed to.
    pub has_chance: bool,
    /// What a value counts.
    pub values: Values,
    /// Where a person usually sits at the console.
    pub seat: Side,
    /// Who usually moves for MAX and for MIN in the page: `human`, `random`, or `level1` to `level9`.
    pub players: [&'static str; 2],
    /// Whether the computer opens a game with a random move.
    pub begins_at_random: bool,
    /// What files with whole games end in, where the game has a notation for them.
    pub record: Option<&'static str>,
    /// The tags that name the players of MAX and MIN in such files; what the sides are called if missing.
    pub player_tags: Option<[&'static str; 2]>,
    /// Whose points come first in a result such as `1-0`.
    pub first_in_result: Side,
    /// The notations of other programs that it can be written in.
    pub dialects: &'static [&'static str],
    /// How it plays below its full strength, from weak to strong; empty where nobody has measured it.
    pub strengths: &'static [Strength],
    /// Openings it has by name.
    pub opening_sets: &'static [OpeningSet],
    /// The openings of a match when nobody chooses.
    pub openings: &'static str,
    /// A position worth no more than this to either side is even; where nobody says, any random opening will do.
    pub even: Option<f64>,
    /// How its positions are edited; none for a game without a board.
    pub editor: Option<Editor>,
    /// Something to look at, the simplest first.
    pub examples: &'static [Example],
    /// The ending that experiments are about when nobody names another; none where the game's start will do.
    pub study: Option<Study>,
    /// How series of games for a score are played; none where nobody plays for one.
    pub scored: Option<Scored>,
    /// How a net is taught it in a minute; none for a game that shows nothing to nets.
    pub lesson: Option<Lesson>,
    /// What `plywood bench` searches.
    pub bench: &'static [BenchPosition],
    /// Sets it up.
    pub make: fn(&Given<'_>) -> Result<Box<dyn Playable>, SessionError>,
}

/// Options that together are a game with a name of its own.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// What it is called in messages.
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// The options, by name.
    pub options: &'static [(&'static str, Setting)],
}

/// What a value counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Values {
    /// Who is ahead, and by how much.
    Ahead,
    /// The score that one side has.
    Score,
}

/// How the text of a position is made from what stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// Rows from the top, joined by `/`, runs of empty cells as numbers, then the side to move.
    Rows,
    /// The same with chess pieces, followed by castling rights and counters.
    Fen,
    /// Squares by number, as in `W:W18,K24:B1`.
    Pdn,
}

/// What the set-up editor needs to know.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Editor {
    /// How the text is made.
    pub style: Style,
    /// The pieces, as they stand in a board's cells.
    pub pieces: &'static [&'static str],
    /// The letter of each side in the text.
    #[schema(value_type = (String, String))]
    pub turns: [&'static str; 2],
}

/// Something to look at, one click away.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// A few words.
    pub title: &'static str,
    /// A sentence that says what to look for.
    pub about: &'static str,
    /// What the game is set up with.
    pub options: &'static [(&'static str, Setting)],
    /// The position; none for the game's start.
    pub position: Option<&'static str>,
    /// The search, as a request to the studio writes it.
    pub search: &'static str,
    /// A search to compare it with at once.
    pub rival: Option<&'static str>,
    /// Whether it is the one that a newcomer is led through.
    pub is_tour: bool,
}

impl Example {
    /// One without a rival, in the usual game.
    pub const fn new(title: &'static str, about: &'static str, search: &'static str) -> Example {
        Example { title, about, options: &[], position: None, search, rival: None, is_tour: false }
    }
}

/// An ending that searches and value functions are judged by: what experiments take when nobody says otherwise.
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
    /// A game has turned when a search finds this much for either side.
    pub turned: f64,
}

/// How a net is taught a game when nobody says otherwise.
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
    /// Random moves at the beginning of each: at least so many, and up to twice as many.
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

impl Description {
    /// A game with nothing but rules, a notation and value functions.
    pub const fn plain(
        name: &'static str,
        title: &'static str,
        about: &'static str,
        presets: &'static [(&'static str, &'static str)],
        make: fn(&Given<'_>) -> Result<Box<dyn Playable>, SessionError>,
    ) -> Description {
        Description {
            name,
            title,
            about,
            presets,
            make,
            idiom: Idiom::plain(["MAX", "MIN"]),
            words: &NO_WORDS,
            options: &[],
            position: "as 'moves' writes it",
            value_scripts: &[FIRST_VALUE],
            agent_scripts: &[FIRST_AGENT],
            player_presets: &[],
            player_eval: None,
            result_preset: None,
            rules: &[],
            variants: Vec::new,
            can_think: false,
            can_solve: false,
            has_tables: false,
            table_mib: TABLE_MIB,
            has_chance: false,
            values: Values::Ahead,
            seat: Side::Min,
            players: ["human", "human"],
            begins_at_random: false,
            record: None,
            player_tags: None,
            first_in_result: Side::Max,
            dialects: &[],
            strengths: &[],
            opening_sets: &[],
            openings: "random:2",
            even: None,
            editor: None,
            examples: &[],
            study: None,
            scored: None,
            setups: &[],
            lesson: None,
            bench: &[],
        }
    }

    /// Sets the game up.
    pub fn open(&self, options: &Options) -> Result<Box<dyn Playable>, SessionError> {
        (self.make)(&Given::check(self.options, options)?)
    }

    /// What the player judges by that is set by hand; none in a game without a player.
    pub fn by_hand(&self) -> Option<&'static str> {
        self.player_presets.first().copied()
    }

    /// The preset that is the player's own, in a game that has a player.
    pub fn own_preset(&self) -> Option<&'static str> {
        self.player_eval.or(self.by_hand())
    }

    /// How its people speak in a language.
    pub fn idiom_in(&self, language: Language) -> Idiom {
        self.idiom.in_language(language, self.words)
    }

    /// What it calls something of its own in a language, by the name under which its words have it; English where nobody has
    /// translated it.
    pub fn own_word(&self, language: Language, name: &str, english: &'static str) -> &'static str {
        self.words.text(language, name).unwrap_or(english)
    }

    /// The tags that name the players in files with whole games.
    pub fn player_tags(&self) -> [&'static str; 2] {
        self.player_tags.unwrap_or(self.idiom.sides)
    }

    /// The searches that make sense for it.
    pub fn algorithms(&self) -> Vec<Algorithm> {
        let sensible = |algorithm: &Algorithm| match algorithm {
            Algorithm::Minimax | Algorithm::AlphaBeta => true,
            Algorithm::Expectimax => self.has_chance,
            Algorithm::Pvs => self.can_think,
        };
        Algorithm::ALL.iter().map(|&(algorithm, _)| algorithm).filter(sensible).collect()
    }
}
