//! A game with everything that belongs to it. `erased` hides its types behind the face of a workbench.

use crate::error::BenchError;
use crate::record::Scribe;
use crate::request::{At, Counting, DepthLimit, EvalChoice, Variant};
use crate::settings;
use crate::solving::Solver;
use crate::thinker::Thinker;
use crate::words::{Idiom, outcome_text};
use search::textbook::LeafRule;
use search::{Depth, Game, Notation, Outcome, ValueFunction, perft};
use std::sync::Arc;

/// A game record longer than this is refused: somebody is playing with us.
const MAX_MOVES: usize = 10_000;

/// Makes the value function of this name.
pub(crate) type Presets<G> = fn(&G, &str) -> Option<Box<dyn ValueFunction<G>>>;

/// Makes the leaf rule of this name; it may judge the leaves it makes by the value function.
pub(crate) type LeafRules<G> = fn(&str, &Arc<dyn ValueFunction<G>>) -> Option<Box<dyn LeafRule<G>>>;

/// A game's own way to count positions by first move, faster than playing every move.
pub(crate) type Perft<G> = fn(&<G as Game>::State, u32, Counting) -> Vec<(<G as Game>::Move, u64)>;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The rules end it.
    ByRule(&'static str),
    /// It is drawn as soon as a player says so; both may want to play on.
    ByClaim(&'static str),
}

impl Why {
    /// The reason in words.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Why::ByRule(word) | Why::ByClaim(word) => word,
        }
    }
}

/// Why a game is over in a state that was there so many times, this one included, if there is a word for it.
pub(crate) type EndReason<G> = fn(&<G as Game>::State, usize) -> Option<Why>;

/// The moves of an opening book with their weights; none if the state is not in it.
pub(crate) type BookMoves<G> =
    Box<dyn Fn(&<G as Game>::State) -> Vec<(<G as Game>::Move, u16)> + Send + Sync>;

/// Enough for minutes of the games whose nodes cost more than a look into memory.
pub(crate) const TABLE_MIB: usize = 64;

/// One game, its value functions, its leaf rules, its thinker and its solver.
pub(crate) struct Bench<G: Notation> {
    pub name: &'static str,
    /// How its people speak, and what they call the sides.
    pub idiom: Idiom,
    pub game: G,
    /// Names and descriptions of the value functions; the first is the usual one.
    pub presets: &'static [(&'static str, &'static str)],
    pub preset: Presets<G>,
    /// Presets in the unit of the player's evaluation, so that its margins fit; the first is that evaluation itself.
    pub player_presets: &'static [&'static str],
    /// The preset that only knows who won: enough where a textbook search goes to the end of the game.
    pub result_preset: Option<&'static str>,
    /// Names and descriptions of the leaf rules.
    pub rules: &'static [(&'static str, &'static str)],
    pub rule: LeafRules<G>,
    /// Named ways to run a textbook search.
    pub variants: Vec<Variant>,
    pub perft: Option<Perft<G>>,
    pub thinker: Option<Box<dyn Thinker<G>>>,
    /// Size of its transposition table when nobody says.
    pub table_mib: usize,
    pub solver: Option<Solver<G>>,
    /// The opening book.
    pub book: Option<BookMoves<G>>,
    /// Ends that have a name; draws by repetition are seen by nothing else.
    pub end_reason: EndReason<G>,
    /// The notation for whole games.
    pub scribe: Option<Scribe<G>>,
    /// Whether the computer opens a game with a random move.
    pub random_opening: bool,
    /// How deep a textbook search goes when nobody says.
    pub usual_depth: DepthLimit,
    /// Plies in one unit of depth: all agents once.
    pub plies_per_depth: u32,
}

/// A state and the keys of the positions before it.
pub(crate) struct Reached<G: Game> {
    pub state: G::State,
    pub past: Vec<u64>,
}

impl<G: Notation> Bench<G>
where
    G::State: Send + Sync,
    G::Move: Send + Sync,
{
    pub(crate) fn reach(&self, at: &At) -> Result<Reached<G>, BenchError> {
        if at.moves.len() > MAX_MOVES {
            return Err(BenchError::TooManyMoves { moves: at.moves.len(), most: MAX_MOVES });
        }
        let mut state = match &at.position {
            Some(text) => self.game.parse_state(text)?,
            None => self.game.start(),
        };
        let mut past = Vec::with_capacity(at.moves.len());
        for (index, text) in at.moves.iter().enumerate() {
            self.still_going(&state)?;
            let m = self.game.parse_move(&state, text);
            let m = m.map_err(|error| BenchError::Move { number: index + 1, error })?;
            past.push(self.game.key(&state));
            state = self.game.play(&state, m);
        }
        Ok(Reached { state, past })
    }

    /// The moves of a state, whoever makes them.
    pub(crate) fn moves(&self, state: &G::State) -> Vec<G::Move> {
        let mut chances = Vec::new();
        if self.game.chance(state, &mut chances) {
            return chances.into_iter().map(|(_, m)| m).collect();
        }
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        moves
    }

    pub(crate) fn outcome(&self, state: &G::State) -> Option<Outcome> {
        let stuck = || self.moves(state).is_empty().then(|| self.game.stuck(state));
        self.game.outcome(state).or_else(stuck)
    }

    /// How often the state was there, this time included.
    fn seen(&self, reached: &Reached<G>) -> usize {
        let key = self.game.key(&reached.state);
        1 + reached.past.iter().filter(|&&past| past == key).count()
    }

    /// Why the game is over, if there is a word for it.
    pub(crate) fn why_over(&self, reached: &Reached<G>) -> Option<Why> {
        (self.end_reason)(&reached.state, self.seen(reached))
    }

    /// How the game ended, repetitions counted.
    pub(crate) fn outcome_with_history(&self, reached: &Reached<G>) -> Option<Outcome> {
        let drawn = || self.why_over(reached).map(|_| Outcome::DRAW);
        self.outcome(&reached.state).or_else(drawn)
    }

    fn over(&self, state: &G::State) -> BenchError {
        let outcome = self.outcome(state).map_or_else(String::new, |o| outcome_text(o, self.idiom.sides));
        BenchError::Over { position: self.game.show_state(state), outcome }
    }

    /// An error if the game is over; a draw that has to be claimed does not end it.
    pub(crate) fn still_going(&self, state: &G::State) -> Result<(), BenchError> {
        let to_claim = || matches!((self.end_reason)(state, 1), Some(Why::ByClaim(_)));
        match self.outcome(state) {
            Some(_) if !to_claim() => Err(self.over(state)),
            _ => Ok(()),
        }
    }

    fn preset(&self, name: &str) -> Result<Box<dyn ValueFunction<G>>, BenchError> {
        let known: Vec<&str> = self.presets.iter().map(|(name, _)| *name).collect();
        (self.preset)(&self.game, name).ok_or_else(|| BenchError::unknown("value function", name, &known))
    }

    pub(crate) fn value_function(
        &self,
        eval: &EvalChoice,
    ) -> Result<(String, Box<dyn ValueFunction<G>>), BenchError> {
        match eval {
            EvalChoice::Usual => {
                let name = self.presets[0].0;
                Ok((name.into(), self.preset(name)?))
            }
            EvalChoice::Preset(name) => Ok((name.clone(), self.preset(name)?)),
            EvalChoice::File { name, text } => {
                Ok((name.clone(), settings::read(name, text, |preset| self.preset(preset))?))
            }
        }
    }

    /// The depth in plies, and as it is shown.
    pub(crate) fn depth(&self, limit: DepthLimit) -> (Depth, Option<u32>) {
        let limit = if limit == DepthLimit::Usual { self.usual_depth } else { limit };
        match limit {
            DepthLimit::Plies(n) => {
                let plies = n.saturating_mul(self.plies_per_depth).min(Depth::UNLIMITED.0 as u32);
                (Depth(plies as i32), Some(n))
            }
            DepthLimit::Usual | DepthLimit::End => (Depth::UNLIMITED, None),
        }
    }

    /// Positions `depth` plies away, by first move.
    pub(crate) fn divide(
        &self,
        state: &G::State,
        depth: u32,
        counting: Counting,
    ) -> Result<Vec<(G::Move, u64)>, BenchError> {
        let plies = Depth(depth.min(Depth::UNLIMITED.0 as u32) as i32);
        match (self.perft, counting) {
            (None, Counting::Moves) => Ok(perft::divide(&self.game, state, plies)),
            (None, Counting::Routes) => Err(BenchError::Missing {
                game: self.name.into(),
                what: "routes",
                instead: "every move has one route".into(),
            }),
            (Some(count), counting) => Ok(count(state, depth, counting)),
        }
    }

    pub(crate) fn show_line(&self, state: &G::State, moves: &[G::Move]) -> Vec<String> {
        let mut state = state.clone();
        let mut texts = Vec::with_capacity(moves.len());
        for &m in moves {
            texts.push(self.game.show_move(&state, m));
            state = self.game.play(&state, m);
        }
        texts
    }
}
