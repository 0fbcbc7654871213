//! How a game that a user wrote describes itself.

use crate::game::{LoadedScript, Scripted};
use crate::sides::described;
use crate::solve;
use crate::state::State;
use examples::games;
use script::{ScriptLimits, ScriptValue};
use search::evaluate::{Rounded, WeightedSum};
use search::{Control, Game, Notation, ValueFunction};
use session::options::{Given, Kind, OptionSpec, Sample};
use session::words::Idiom;
use session::{
    AllMoves, Data, DepthLimit, Description, Dictionary, Fact, GameNotation, GamePlay, GameSearches,
    GameSetup, GameValues, Kit, Lexicon, Playable, Playing, SessionError, Solved, SolverKit, TextbookKit,
    Thinker, Unsolved, ValueOf, set_up, vocabulary,
};
use std::sync::Arc;

/// The depth of a search by default.
const USUAL_DEPTH: u32 = 6;

/// What it calls its own things in Czech.
static CZECH: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// Value functions: the script's own terms, or the result alone.
const PRESETS: &[(&str, &str)] = &[
    ("own", "the terms of the script; nothing but the result where it has none"),
    ("result", "nothing but the result"),
];

/// A game that a user wrote, before it is read: any search may suit it.
pub static DESCRIPTION: Description =
    describe(["MAX", "MIN"], GameSearches { has_chance: true, ..WITHOUT_CHANCE });

/// A game without chance has a player and a solver.
pub(crate) const WITHOUT_CHANCE: GameSearches =
    GameSearches { can_think: true, can_solve: true, ..GameSearches::PLAIN };

/// A game with chance has textbook searches only.
pub(crate) const WITH_CHANCE: GameSearches = GameSearches { has_chance: true, ..GameSearches::PLAIN };

pub(crate) const fn describe(sides: [&'static str; 2], search: GameSearches) -> Description {
    Description {
        words: &CZECH,
        idiom: Idiom::plain(sides),
        setup: GameSetup {
            options: &[OptionSpec {
                name: "text",
                flag: "file",
                title: "The script",
                help: "The file with the game",
                kind: Kind::Text {
                    samples,
                    sample_flag: "example",
                    about: "JavaScript with the functions start, moves, play and outcome.",
                },
            }],
            ..GameSetup::by(make)
        },
        notation: GameNotation { position: "as 'plywood moves' shows it", ..GameNotation::PLAIN },
        values: GameValues { result_preset: Some("result"), ..GameValues::of(PRESETS) },
        search,
        play: GamePlay { players: ["human", "level5"], ..GamePlay::PLAIN },
        ..Description::plain("script", "Your own game", "A game that you write as a script.", PRESETS, make)
    }
}

/// Games to start from.
fn samples() -> Vec<Sample> {
    let sample = |name, about, text| Sample { name, about, text };
    vec![
        sample("nim", "Nim: who takes the last one wins", games::NIM),
        sample("connect-four", "Connect Four on 7 columns and 6 rows", games::CONNECT_FOUR),
        sample("kalah", "Kalah with six pits and four seeds in each", games::KALAH),
        sample("pig", "Pig: a dice game, roll or hold", games::PIG),
        sample("hexapawn", "Hexapawn on 3x3", games::HEXAPAWN),
        sample("misere", "Tic-tac-toe where three in a row lose", games::MISERE),
    ]
}

fn make(given: &Given<'_>) -> Result<Box<dyn Playable>, SessionError> {
    let (name, text) = given.text("text");
    let read = LoadedScript::load((&name, &text))?;
    let description = described(read.sides(), read.has_chance())
        .map_err(|reason| SessionError::Script(format!("{name}: {reason}")))?;
    match read.has_chance() {
        false => open::<false>(read.game(), description, name, text),
        true => open::<true>(read.game(), description, name, text),
    }
}

fn open<const CHANCE: bool>(
    game: Scripted<CHANCE>,
    description: &'static Description,
    name: String,
    text: String,
) -> Result<Box<dyn Playable>, SessionError>
where
    ScriptedKit<CHANCE>: Thinks<CHANCE>,
{
    // A beginner's mistake in `start` or `text` is reported by the opening of the game.
    game.show_state(&game.start());
    if let Some(failure) = game.failure() {
        return Err(SessionError::Script(failure));
    }
    let game = Arc::new(game);
    let words = Arc::new(vocabulary(Arc::clone(&game), facts()));
    let value = ScriptValue::<Scripted<CHANCE>>::load((&name, &text), words, ScriptLimits::default()).ok();
    let has_terms = value.is_some();
    let value: Arc<dyn ValueFunction<Scripted<CHANCE>>> = match value {
        Some(value) => Arc::new(value),
        None => Arc::new(WeightedSum::new(Vec::new())),
    };
    let thinker = Playing(Rounded(value));
    Ok(set_up(ScriptedKit { game, description, name, text, has_terms, thinker }))
}

/// What can be asked in a user's game besides what can be asked in all.
fn facts() -> Lexicon<State> {
    let about = "the state, as start and play give it";
    let state =
        Fact::new(("state", ""), about, "p.state()", |state: &State, _| Ok(Data::Json(state.json().into())));
    Lexicon { facts: vec![state], ..Lexicon::default() }
}

/// A user's game with what belongs to it.
struct ScriptedKit<const CHANCE: bool> {
    game: Arc<Scripted<CHANCE>>,
    description: &'static Description,
    name: String,
    text: String,
    has_terms: bool,
    thinker: Playing<Rounded<Scripted<CHANCE>>>,
}

/// The playing search has no chance nodes.
trait Thinks<const CHANCE: bool> {
    fn playing(&self) -> Option<&dyn Thinker<Scripted<CHANCE>>>;
}

impl Thinks<false> for ScriptedKit<false> {
    fn playing(&self) -> Option<&dyn Thinker<Scripted<false>>> {
        Some(&self.thinker)
    }
}

impl Thinks<true> for ScriptedKit<true> {
    fn playing(&self) -> Option<&dyn Thinker<Scripted<true>>> {
        None
    }
}

impl<const CHANCE: bool> Kit for ScriptedKit<CHANCE>
where
    ScriptedKit<CHANCE>: Thinks<CHANCE>,
{
    type Game = Scripted<CHANCE>;

    fn description(&self) -> &'static Description {
        self.description
    }

    fn game(&self) -> &Scripted<CHANCE> {
        &self.game
    }

    fn title(&self) -> String {
        format!("script {}", self.name)
    }

    fn preset(&self, name: &str) -> Option<ValueOf<Self>> {
        let result = || Box::new(WeightedSum::new(Vec::new())) as ValueOf<Self>;
        match name {
            "result" => Some(result()),
            "own" if !self.has_terms => Some(result()),
            "own" => {
                let words = Arc::new(vocabulary(Arc::clone(&self.game), facts()));
                let value = ScriptValue::load((&self.name, &self.text), words, ScriptLimits::default());
                Some(value.map_or_else(|_| result(), |value| Box::new(value) as ValueOf<Self>))
            }
            _ => None,
        }
    }

    fn facts(&self) -> Lexicon<State> {
        facts()
    }

    fn thinker(&self) -> Option<&dyn Thinker<Scripted<CHANCE>>> {
        self.playing()
    }

    fn textbook(&self) -> &dyn TextbookKit<Scripted<CHANCE>> {
        self
    }

    fn solver(&self) -> &dyn SolverKit<Scripted<CHANCE>> {
        self
    }
}

impl<const CHANCE: bool> TextbookKit<Scripted<CHANCE>> for ScriptedKit<CHANCE>
where
    ScriptedKit<CHANCE>: Thinks<CHANCE>,
{
    fn usual_depth(&self) -> DepthLimit {
        DepthLimit::Plies(USUAL_DEPTH)
    }
}

impl<const CHANCE: bool> SolverKit<Scripted<CHANCE>> for ScriptedKit<CHANCE>
where
    ScriptedKit<CHANCE>: Thinks<CHANCE>,
{
    fn solve(
        &self,
        state: &State,
        wanted: AllMoves,
        control: &dyn Control,
    ) -> Result<Solved<crate::MoveNumber>, Unsolved> {
        if CHANCE {
            return Err(Unsolved::NoSolver);
        }
        solve::solve(self.game.as_ref(), state, wanted, control)
    }
}
