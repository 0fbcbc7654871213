//! A tree to search by hand, drawn from a pupil's seed: the same seed draws the same tree in every version.

use super::bounded::MAX_NAME;
use super::course::CourseLesson;
use crate::questions::Exercise;
use explicit::Explicit;
use language::Language;
use search::quoted;
use search::textbook::{self, Asks, SearchEntry};
use serde::Deserialize;
use session::words::{Counted, Manner};
use session::{Place, Request};

/// Leaves of a drawn tree, which is searched by hand.
const MAX_DRAWN_LEAVES: usize = 30;
/// Deeper trees are hard to follow on paper.
const MAX_PLIES: usize = 6;
/// Shapes to choose from.
const MAX_SHAPES: usize = 20;
/// Values of leaves are small: they are compared by heart.
const MAX_LEAF: u32 = 99;

/// How a tree is drawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreeDrawing {
    /// Shapes to choose from: how many moves the nodes of each level have.
    shapes: Vec<Vec<usize>>,
    /// Leaves are worth 1 to this.
    most: u32,
    /// How the moves of a node stand.
    #[serde(default)]
    order: MoveOrder,
    /// Who decides below MAX.
    #[serde(default)]
    second: SecondSide,
    /// The search that is simulated.
    search: String,
    /// What is asked: `value`, `best`, `cut`, `nodes`.
    pub(super) ask: Vec<DrawnQuestion>,
}

/// In which order the moves of a node stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum MoveOrder {
    /// As they were drawn.
    #[default]
    Drawn,
    /// The best first.
    Best,
    /// The best last.
    Worst,
}

/// Who decides below MAX.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SecondSide {
    /// MIN.
    #[default]
    Min,
    /// Chance.
    Chance,
}

/// What is asked about a drawn tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum DrawnQuestion {
    /// The value of the root.
    Value,
    /// The best move.
    Best,
    /// The leaves that are never looked at.
    Cut,
    /// How many nodes the search looks at.
    Nodes,
}

impl DrawnQuestion {
    pub fn name(self) -> &'static str {
        match self {
            DrawnQuestion::Value => "value",
            DrawnQuestion::Best => "best",
            DrawnQuestion::Cut => "cut",
            DrawnQuestion::Nodes => "nodes",
        }
    }
}

/// A tree that was drawn.
pub struct DrawnTree {
    tree: Explicit,
    search: SearchEntry,
    text: String,
}

/// Numbers from a seed; the same in every version, for answers name only the seed.
pub(super) struct Chance(u64);

impl Chance {
    /// The chance of a lesson: its name keeps lessons apart.
    pub fn of(seed: u32, lesson: &str) -> Chance {
        let mixed = lesson.bytes().fold(u64::from(seed), |sum, byte| sum.wrapping_mul(257) ^ u64::from(byte));
        Chance(mixed)
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound.max(1) as u64) as usize
    }
}

/// A node while it is drawn: its value, and its text.
struct Drawn {
    value: f64,
    text: String,
}

impl TreeDrawing {
    pub(super) fn check(&self) -> Result<(), String> {
        let leaves = |shape: &[usize]| shape.iter().try_fold(1usize, |all, &moves| all.checked_mul(moves));
        let fits = |shape: &Vec<usize>| {
            shape.len() <= MAX_PLIES
                && leaves(shape).is_some_and(|leaves| (2..=MAX_DRAWN_LEAVES).contains(&leaves))
        };
        if self.shapes.is_empty() || self.shapes.len() > MAX_SHAPES || !self.shapes.iter().all(fits) {
            return Err(format!(
                "bad shapes: expected 1 to {MAX_SHAPES} trees of 2 to {MAX_DRAWN_LEAVES} leaves, {MAX_PLIES} plies deep at most"
            ));
        }
        if !(2..=MAX_LEAF).contains(&self.most) {
            return Err(format!("bad most: expected 2 to {MAX_LEAF}"));
        }
        let is_twice = |at: usize| self.ask[..at].contains(&self.ask[at]);
        if self.ask.is_empty() || (0..self.ask.len()).any(is_twice) {
            return Err("bad ask: expected some of value, best, cut and nodes, each once".into());
        }
        let asks =
            textbook::find(&self.search).filter(SearchEntry::is_textbook).map(|search| search.spec.exercise);
        match (asks, self.second) {
            (None | Some(Asks::Nothing(_)), _) => {
                return Err(format!("no exercise about '{}'", quoted(&self.search, MAX_NAME)));
            }
            (Some(Asks::Averages), _) | (Some(_), SecondSide::Min) => {}
            (Some(_), SecondSide::Chance) => {
                return Err(format!("{} does not average: expected expectimax for chance", self.search));
            }
        }
        let drawn = self.draw(0, "");
        let exercise = drawn.exercise(Language::English).ok_or("no exercise can be made of this search")?;
        let unknown = self
            .ask
            .iter()
            .find(|asked| **asked != DrawnQuestion::Nodes && exercise.find(drawn_key(**asked)).is_none());
        unknown.map_or(Ok(()), |asked| Err(format!("'{}' cannot be asked of this search", asked.name())))
    }

    /// The tree of a seed.
    pub fn draw(&self, seed: u32, lesson: &str) -> DrawnTree {
        let mut chance = Chance::of(seed, lesson);
        let shape = &self.shapes[chance.below(self.shapes.len())];
        let text = self.node(&mut chance, shape, 0).text;
        let tree = Explicit::parse(&text).expect("a drawn tree can be read");
        let search = textbook::find(&self.search).unwrap_or(SearchEntry::MINIMAX);
        DrawnTree { tree, search, text }
    }

    fn node(&self, chance: &mut Chance, shape: &[usize], ply: usize) -> Drawn {
        let Some((&moves, below)) = shape.split_first() else {
            let value = chance.below(self.most as usize) + 1;
            return Drawn { value: value as f64, text: value.to_string() };
        };
        let is_max = ply.is_multiple_of(2);
        let mut children: Vec<Drawn> = (0..moves).map(|_| self.node(chance, below, ply + 1)).collect();
        let best_first = |a: &Drawn, b: &Drawn| match is_max {
            true => b.value.total_cmp(&a.value),
            false => a.value.total_cmp(&b.value),
        };
        match self.order {
            MoveOrder::Drawn => {}
            MoveOrder::Best => children.sort_by(best_first),
            MoveOrder::Worst => children.sort_by(|a, b| best_first(b, a)),
        }
        let values = children.iter().map(|child| child.value);
        let (kind, value) = match (is_max, self.second) {
            (true, _) => ("max", values.fold(f64::NEG_INFINITY, f64::max)),
            (false, SecondSide::Min) => ("min", values.fold(f64::INFINITY, f64::min)),
            (false, SecondSide::Chance) => ("chance", values.sum::<f64>() / moves as f64),
        };
        let texts: Vec<&str> = children.iter().map(|child| child.text.as_str()).collect();
        Drawn { value, text: format!("({kind} {})", texts.join(" ")) }
    }
}

/// What the exercise calls a question about the drawn tree, whose root is A.
pub(super) fn drawn_key(asked: DrawnQuestion) -> &'static str {
    match asked {
        DrawnQuestion::Value | DrawnQuestion::Nodes => "A.value",
        DrawnQuestion::Best => "best",
        DrawnQuestion::Cut => "cut",
    }
}

impl DrawnTree {
    /// The questions about it; none for a search that no exercise asks about.
    pub fn exercise(&self, language: Language) -> Option<Exercise<'_>> {
        let exercise = Exercise::new(&self.tree, self.search).ok()?;
        Some(exercise.speaking(Manner { language, counted: Counted::Never, ..Manner::default() }))
    }

    /// The tree as a place.
    pub fn place(&self) -> Place {
        let options = [("text".to_string(), self.text.clone().into())].into();
        Place { options, ..Place::of("explicit") }
    }

    /// The search that is simulated.
    pub fn search(&self) -> Request {
        Request { algorithm: self.search.into(), ..Request::default() }
    }
}

impl CourseLesson {
    /// The tree that a seed draws, if the lesson has one.
    pub fn drawn(&self, seed: u32) -> Option<DrawnTree> {
        self.facts.drawing.as_ref().map(|drawing| drawing.draw(seed, &self.name))
    }
}
