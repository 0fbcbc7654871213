//! The sources' search variants, as policies of the textbook search.

use crate::rules::Draughts;
use crate::state::State;
use crate::value::{Metric, STUDY_WIN};
use search::textbook::{LeafRule, Order, Policy, SearchEntry};
use search::{Side, ValueFunction};
use std::sync::Arc;

/// A way to search the study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StudyVariant {
    /// Every line.
    BruteForce,
    /// Every line, the most promising moves first.
    Smart,
    /// With alpha-beta.
    Clever,
    /// And no line in which White has lost a king.
    Pragmatic,
    /// And no line in which White walks away.
    Lazy,
    /// And only the two most promising moves.
    Human,
    /// Alpha-beta in generation order without lines in which White has lost a king: the sources' validated runs.
    Study,
}

/// Moves per node that a human looks at.
const HUMAN_BEAM: usize = 2;

/// Mean distance up to which White may step back to regroup: beyond it `perfect` counts a retreat too.
const CLOSE_ENOUGH: f64 = 4.0;

impl StudyVariant {
    /// Every variant, in the order of the sources' table.
    pub const ALL: [StudyVariant; 7] = [
        StudyVariant::BruteForce,
        StudyVariant::Smart,
        StudyVariant::Clever,
        StudyVariant::Pragmatic,
        StudyVariant::Lazy,
        StudyVariant::Human,
        StudyVariant::Study,
    ];

    /// The name used on the command line and in tables.
    pub const fn name(self) -> &'static str {
        match self {
            StudyVariant::BruteForce => "brute-force",
            StudyVariant::Smart => "smart",
            StudyVariant::Clever => "clever",
            StudyVariant::Pragmatic => "pragmatic",
            StudyVariant::Lazy => "lazy",
            StudyVariant::Human => "human",
            StudyVariant::Study => "study",
        }
    }

    /// What it is, in one sentence.
    pub const fn about(self) -> &'static str {
        match self {
            StudyVariant::BruteForce => "minimax in the order of generation: every line",
            StudyVariant::Smart => "minimax, moves in the order of the value function: every line",
            StudyVariant::Clever => "alpha-beta, moves in the order of the value function",
            StudyVariant::Pragmatic => "clever with the leaf rule loss",
            StudyVariant::Lazy => {
                "clever with the leaf rules loss and retreat; our reading, for the source states no rule: \
                 214 nodes where it prints 555"
            }
            StudyVariant::Human => "lazy that looks at the two best moves of each node only",
            StudyVariant::Study => {
                "alpha-beta in the order of generation with the leaf rule loss: the validated runs"
            }
        }
    }

    /// The variant with this name.
    pub fn from_name(name: &str) -> Option<StudyVariant> {
        StudyVariant::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// Which textbook search it is.
    pub const fn algorithm(self) -> SearchEntry {
        match self {
            StudyVariant::BruteForce | StudyVariant::Smart => SearchEntry::MINIMAX,
            _ => SearchEntry::ALPHABETA,
        }
    }

    /// How that search is run; `value` judges the leaves that the rules make.
    pub fn policy(self, value: &Arc<dyn ValueFunction<Draughts>>) -> Policy<Draughts> {
        let order = match self {
            StudyVariant::BruteForce | StudyVariant::Study => Order::Generated,
            _ => Order::ByValue,
        };
        let beam = (self == StudyVariant::Human).then_some(HUMAN_BEAM);
        Policy { order, beam, leaf_rules: self.leaf_rules(value), ..Policy::default() }
    }

    fn leaf_rules(self, value: &Arc<dyn ValueFunction<Draughts>>) -> Vec<Box<dyn LeafRule<Draughts>>> {
        match self {
            StudyVariant::BruteForce | StudyVariant::Smart | StudyVariant::Clever => vec![],
            StudyVariant::Pragmatic | StudyVariant::Study => vec![Box::new(Loss)],
            StudyVariant::Lazy | StudyVariant::Human => {
                vec![Box::new(Loss), Box::new(Retreat(Arc::clone(value)))]
            }
        }
    }
}

/// The leaf rules by name, and what each does.
pub const RULES: [(&str, &str); 2] = [
    (LOSS, "a line ends, lost with -99999, where White has just come down to one king or none"),
    (
        RETREAT,
        "a line ends, judged as it stands, at a white move after which the mean distance between White's and \
         Red's kings in rows and columns is larger than before and larger than 4",
    ),
];

const LOSS: &str = "loss";
const RETREAT: &str = "retreat";

/// Ends a line in which White has just come down to one king or none: it counts as lost.
pub struct Loss;

impl LeafRule<Draughts> for Loss {
    fn name(&self) -> &'static str {
        LOSS
    }

    fn settle(&self, _: &Draughts, state: &State, parent: Option<&State>) -> Option<f64> {
        let kings = |state: &State| state.kings(Side::Max).len();
        let is_lost = kings(state) <= 1 && parent.is_some_and(|parent| kings(parent) > kings(state));
        is_lost.then_some(-STUDY_WIN)
    }
}

/// Ends a line at a white move after which White's kings are further from Red's than before, by mean distance in
/// rows and columns, and further than four: the position there is judged as it stands.
pub struct Retreat(pub Arc<dyn ValueFunction<Draughts>>);

impl LeafRule<Draughts> for Retreat {
    fn name(&self) -> &'static str {
        RETREAT
    }

    fn settle(&self, game: &Draughts, state: &State, parent: Option<&State>) -> Option<f64> {
        let before = mean_distance(parent.filter(|parent| parent.turn() == Side::Max)?)?;
        let after = mean_distance(state)?;
        (after > before && after > CLOSE_ENOUGH).then(|| self.0.value(game, state))
    }
}

/// Mean distance between a white and a red king, if there are both.
fn mean_distance(state: &State) -> Option<f64> {
    let (white, red) = (state.kings(Side::Max), state.kings(Side::Min));
    let distances =
        white.into_iter().flat_map(|w| red.into_iter().map(move |r| Metric::Manhattan.between(w, r)));
    let total: u32 = distances.map(u32::from).sum();
    let pairs = white.len() * red.len();
    (pairs > 0).then(|| f64::from(total) / pairs as f64)
}
