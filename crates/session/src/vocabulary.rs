//! What scripts can ask: of every game the same, and what its kit adds.

use crate::board::BoardNotation;
use crate::error::SessionError;
use crate::kit::{Kit, StateOf};
use crate::setup::Setup;
use script::{
    Arguments, Constant, Data, Fact, FactError, Machine, ScriptLimits, ScriptValue, Vocabulary, side_sign,
};
use search::{Game, Notation, Outcome, ValueFunction};
use serde::Serialize;
use std::ops::Deref;
use std::sync::Arc;
use utoipa::ToSchema;

/// What a game adds to the vocabulary of its scripts.
pub struct Lexicon<S> {
    /// Facts about a state.
    pub facts: Vec<Fact<S>>,
    /// What is the same in all states.
    pub constants: Vec<Constant>,
    /// A state without what its key leaves out, such as a clock. Facts are looked up there: values are kept by key, so a fact that saw more
    /// would make a value depend on the way to its position.
    pub bare: fn(&S) -> S,
}

impl<S: Clone> Default for Lexicon<S> {
    fn default() -> Self {
        Lexicon { facts: Vec::new(), constants: Vec::new(), bare: S::clone }
    }
}

/// A fact or a constant as people read it, with what its example gives in a position.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct FactView {
    /// How it is asked, as in `p.men(side)`.
    pub use_as: String,
    /// What it gives, in one sentence.
    pub about: String,
    /// A use of it.
    pub example: String,
    /// What that gives.
    pub gives: String,
}

impl FactView {
    /// What it is called, without `p.` and arguments.
    pub fn name(&self) -> &str {
        let name = self.use_as.strip_prefix("p.").unwrap_or(&self.use_as);
        name.split('(').next().unwrap_or(name)
    }
}

/// Longer answers are cut where they are shown.
const MAX_SHOWN: usize = 100;

/// Everything that the scripts of a game can ask; `game` is kept with it.
pub fn vocabulary<G, P>(game: P, own: Lexicon<G::State>) -> Vocabulary<G::State>
where
    G: BoardNotation,
    P: Deref<Target = G> + Clone + Send + Sync + 'static,
{
    let mut facts = common(&game);
    // A game may know better how something is said that can be asked in every game.
    facts.retain(|fact| !own.facts.iter().any(|other| other.name == fact.name));
    facts.extend(own.facts);
    let show = Arc::new(move |state: &_| game.show_state(state));
    Vocabulary { facts, constants: own.constants, bare: own.bare, show }
}

/// A value function that a user wrote.
pub fn script_value<G: Game<State: Send + Sync> + 'static>(
    source: (&str, &str),
    vocabulary: Arc<Vocabulary<G::State>>,
) -> Result<Box<dyn ValueFunction<G>>, SessionError> {
    Ok(Box::new(ScriptValue::<G>::load(source, vocabulary, ScriptLimits::default())?))
}

/// What can be asked in every game.
fn common<G, P>(game: &P) -> Vec<Fact<G::State>>
where
    G: BoardNotation,
    P: Deref<Target = G> + Clone + Send + Sync + 'static,
{
    let [turn, moves, after, winner, board, text] = std::array::from_fn(|_| game.clone());
    vec![
        Fact::new(("turn", ""), "whose turn it is: MAX or MIN", "p.turn() === MAX", move |state, _| {
            Ok(side_sign(turn.turn(state)))
        }),
        Fact::new(("moves", ""), "the legal moves as texts", "p.moves().length", move |state, _| {
            Ok(legal_moves(&*moves, state))
        }),
        Fact::leading(
            ("after", "move"),
            "the position after a move",
            "p.moves().map(m => p.after(m).turn())",
            move |state, given| play(&*after, state, given),
        ),
        Fact::new(
            ("winner", ""),
            "MAX or MIN if the game is won, 0 if it is drawn, undefined if it goes on",
            "p.winner()",
            move |state, _| Ok(outcome(&*winner, state).map_or(Data::Nothing, winner_data)),
        ),
        Fact::new(
            ("board", ""),
            "the rows of the board from the top, a text each, with spaces for empty cells; an empty list in games without one",
            "p.board()[0]",
            move |state, _| Ok(rows(&*board, state)),
        ),
        Fact::new(("text", ""), "the position as text", "p.text()", move |state, _| {
            Ok(text.show_state(state))
        }),
    ]
}

fn legal_moves<G: Notation>(game: &G, state: &G::State) -> Vec<String> {
    let mut chances = Vec::new();
    let mut moves = Vec::new();
    if game.chance(state, &mut chances) {
        moves.extend(chances.into_iter().map(|(_, m)| m));
    } else if game.outcome(state).is_none() {
        game.moves(state, &mut moves);
    }
    moves.into_iter().map(|m| game.show_move(state, m)).collect()
}

fn play<G: Notation>(game: &G, state: &G::State, given: &Arguments) -> Result<G::State, FactError> {
    let m = game.parse_move(state, given.text(0)?).map_err(|error| FactError(error.to_string()))?;
    Ok(game.play(state, m))
}

fn outcome<G: Game>(game: &G, state: &G::State) -> Option<Outcome> {
    game.outcome(state).or_else(|| {
        let (mut moves, mut chances) = (Vec::new(), Vec::new());
        if game.chance(state, &mut chances) {
            return None;
        }
        game.moves(state, &mut moves);
        moves.is_empty().then(|| game.stuck(state))
    })
}

fn winner_data(outcome: Outcome) -> Data {
    outcome.winner.map_or(0.0, side_sign).into()
}

fn rows<G: BoardNotation>(game: &G, state: &G::State) -> Vec<String> {
    let Some(grid) = game.board(state) else { return Vec::new() };
    grid.cells.chunks(grid.columns.max(1)).map(|row| row.iter().map(|cell| cell.piece).collect()).collect()
}

/// The game inside a kit that is kept.
struct GameOf<K>(Arc<K>);

impl<K> Clone for GameOf<K> {
    fn clone(&self) -> Self {
        GameOf(Arc::clone(&self.0))
    }
}

impl<K: Kit> Deref for GameOf<K> {
    type Target = K::Game;
    fn deref(&self) -> &K::Game {
        self.0.game()
    }
}

impl<K: Kit> Setup<K> {
    /// Everything that scripts can ask here.
    pub(crate) fn vocabulary(&self) -> Vocabulary<StateOf<K>> {
        vocabulary(GameOf(self.shared_kit()), self.kit().facts())
    }

    /// The vocabulary as people read it; the examples are run in a state.
    pub(crate) fn show_facts(&self, state: &StateOf<K>) -> Vec<FactView> {
        let vocabulary = Arc::new(self.vocabulary());
        let view = |use_as: String, about: &str, example: &str| FactView {
            gives: try_example(example, &vocabulary, state),
            use_as,
            about: about.into(),
            example: example.into(),
        };
        let fact =
            |fact: &Fact<_>| view(format!("p.{}({})", fact.name, fact.arguments), fact.about, fact.example);
        let constant = |constant: &Constant| view(constant.name.into(), constant.about, constant.example);
        vocabulary.facts.iter().map(fact).chain(vocabulary.constants.iter().map(constant)).collect()
    }
}

/// What an example gives.
fn try_example<S: Clone + Send + Sync + 'static>(
    example: &str,
    vocabulary: &Vocabulary<S>,
    state: &S,
) -> String {
    let text = format!("const choose = p => {example}");
    let given = Machine::load(("example", &text), vocabulary, ScriptLimits::default(), &["choose"])
        .and_then(|machine| machine.try_out(state));
    match given {
        Ok(data) => {
            let shown = data.to_string();
            let cut = search::quoted(&shown, MAX_SHOWN);
            if cut.len() < shown.len() { format!("{cut}…") } else { cut }
        }
        Err(failure) => failure.message,
    }
}
