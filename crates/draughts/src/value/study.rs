//! `perfect` and its relatives: how two white kings hunt one red king, as the sources' study judges it.
//!
//! The sources measure everything from square 1, so this is no general function. Where a position has other
//! pieces than the study, the hunted one is Red's first king, or first man, in square order, and the hunters
//! are the two white kings nearest to it.
//!
//! Every number of the sources is the weight of a term of its own; only their +100 for hunters one apart is
//! missing, for no two dark squares are.

use super::geometry::{Metric, eccentricity};
use super::weighted::{TermSpec, Weighted, share};
use super::{STUDY_WIN, study_end};
use crate::rules::Draughts;
use crate::square::Square;
use crate::squares::Squares;
use crate::state::State;
use search::evaluate::{Definition, UnknownTerm};
use search::{Outcome, Ply, Share, Side, ValueFunction};

/// The terms, in the order of [`TERMS`].
#[derive(Clone, Copy)]
enum StudyTerm {
    King,
    Man,
    RedDistance,
    RedActive,
    RedSafe,
    Coordination,
    Scattered,
    Squeeze,
    Bracket,
    Retreat,
    RetreatMid,
    RetreatNearest,
    Net,
    Crowding,
    Attack,
    Win,
    Mobility,
    MobilityTwo,
    MobilityThree,
    Cornering,
    Edge,
    CornerApproach,
    CornerNear,
    CornerHeld,
    CornerClose,
    CornerTaken,
    SpreadWide,
    Spread,
    SpreadNarrow,
    Huddle,
    HuddleCornered,
    Unstated,
}

/// Names, the sources' numbers and definitions.
const TERMS: [TermSpec; 32] = [
    ("king", 100.0, "White's kings less Red's"),
    ("man", 40.0, "White's men less Red's"),
    ("red_distance", 80.0, "Red's distance from square 1"),
    ("red_active", 500.0, "1 if Red is outside the double corners 1, 5, 28 and 32"),
    ("red_safe", -600.0, "1 if Red is in a double corner"),
    ("coordination", 300.0, "1 if the hunters are 2 to 6 rows and columns apart"),
    ("scattered", -100.0, "1 if the hunters are more than 6 rows and columns apart"),
    ("squeeze", 60.0, "6 less the hunters' mean distance to Red"),
    ("bracket", 200.0, "1 if Red is between the hunters by row or by column"),
    ("retreat", -1000.0, "1 if the hunters' mean distance to Red is more than 5"),
    ("retreat_mid", -400.0, "1 if it is more than 4 and at most 5"),
    ("retreat_nearest", -600.0, "1 if the nearer hunter is more than 4 rows and columns from Red"),
    ("net", 1200.0, "1 if one hunter is on square 1 and the other on row 3 to 8 and column 4 to 8"),
    ("crowding", -800.0, "1 if one hunter is on square 1 and the other within 3 rows and columns of it"),
    ("attack", 150.0, "White's kings next to Red, while Red is outside the double corners"),
    (
        "win",
        10_000.0,
        "1 if Red would have no move; a position without red pieces is worth this and nothing else",
    ),
    ("mobility", 600.0, "1 if Red has one move"),
    ("mobility_two", 300.0, "1 if Red has two moves"),
    ("mobility_three", 100.0, "1 if Red has three moves"),
    ("cornering", 40.0, "Red's rows and columns from the middle of the board"),
    ("edge", 150.0, "edges Red stands on: row 1 or 8, column 1 or 8"),
    ("corner_approach", 1200.0, "1 if the hunter nearer to square 1 is 3 king's steps from it"),
    ("corner_near", 600.0, "5 less its steps if they are at most 2: it holds the corner"),
    ("corner_held", 200.0, "1 if it holds the corner"),
    ("corner_close", 500.0, "1 if it is at most 1 step from square 1"),
    ("corner_taken", 800.0, "1 if a hunter stands on square 1"),
    ("spread_wide", 700.0, "1 if one hunter holds the corner and the other is 5 steps or more from square 1"),
    ("spread", 400.0, "1 if one holds it and the other is 4 steps from square 1"),
    ("spread_narrow", 200.0, "1 if one holds it and the other is 3 steps from square 1"),
    (
        "huddle",
        -600.0,
        "1 if both are within 2 steps of square 1, and Red is not on rows 1 to 2 and columns 1 to 3",
    ),
    (
        "huddle_cornered",
        500.0,
        "1 if both are within 2 steps of square 1, and Red is on rows 1 to 2 and columns 1 to 3",
    ),
    (
        "unstated",
        -600.0,
        "1 if Red is on square 6 and White can capture nothing: a fit to the published runs, stated nowhere",
    ),
];

/// What `published-early` gives for two hunters and Red in the corner: no exception yet.
const EARLY_HUDDLE_CORNERED: f64 = -600.0;

/// The name under which a position that is judged without its terms is explained.
const SETTLED: &str = "settled";

/// The corner from which the sources measure.
const CORNER: Square = Square::from_index(0);

/// The squares of the two double corners, where a lone king is hard to catch: 1, 5, 28 and 32.
const REFUGES: Squares = Squares::from_mask(1 | 1 << 4 | 1 << 27 | 1 << 31);

/// The square of the term that the study leaves out.
const UNSTATED_SQUARE: Square = Square::from_index(5);

/// Hunters further apart than this do not work together.
const SCATTERED: u8 = 6;

/// The mean distance at which `squeeze` is 0.
const LOOSE_MEAN: f64 = 6.0;

/// Mean distance beyond which the hunters are away, and beyond which they are far away.
const AWAY_MEAN: f64 = 4.0;
const FAR_MEAN: f64 = 5.0;

/// The nearest hunter is too far when it is further than this.
const AWAY_NEAREST: u8 = 4;

/// The net is closed from this row and column on; within this distance of the corner the hunters crowd it.
const NET_ROW: u8 = 3;
const NET_COLUMN: u8 = 4;
const CROWDED: u8 = 3;

/// Red is in the corner up to this row and column.
const CORNER_ROW: u8 = 2;
const CORNER_COLUMN: u8 = 3;

/// A hunter this many king's steps from the corner holds it; one step further it comes near; nearness is counted from five.
const HELD_STEPS: u8 = 2;
const APPROACH_STEPS: u8 = 3;
const NEAR_STEPS: u8 = 5;

/// A value function of the `perfect` family.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyValue {
    weights: Weighted<{ TERMS.len() }>,
    metric: Metric,
}

/// The sources' main function as their documents state it.
pub fn perfect() -> StudyValue {
    published().with(StudyTerm::Unstated, 0.0)
}

/// `perfect` with the unstated term that reproduces the sources' own runs.
pub fn published() -> StudyValue {
    StudyValue { weights: Weighted::new(&TERMS), metric: Metric::Manhattan }
}

/// `published` before Red in the corner was made an exception.
pub fn published_early() -> StudyValue {
    published().with(StudyTerm::HuddleCornered, EARLY_HUDDLE_CORNERED)
}

/// `published` with kings' steps as the distance to Red.
pub fn chebyshev() -> StudyValue {
    StudyValue { metric: Metric::Chebyshev, ..published() }
}

/// What is asked of a position again and again.
struct StudyScene<'a> {
    state: &'a State,
    red: Square,
    hunters: [Square; 2],
    /// Mean distance of the hunters to Red in the metric of the function.
    mean: f64,
    /// Red's distance from square 1 in that metric.
    from_corner: u8,
}

/// A position as the terms look at it.
enum StudiedBoard<'a> {
    /// White has lost a king too many.
    Lost,
    /// Red has no piece.
    Cleared,
    /// Fewer than two white kings against men only: no hunt.
    NoHunters(&'a State),
    Hunt(StudyScene<'a>),
}

impl StudyValue {
    fn with(self, term: StudyTerm, weight: f64) -> StudyValue {
        StudyValue { weights: self.weights.with(term as usize, weight), ..self }
    }

    #[inline]
    fn look<'a>(&self, state: &'a State) -> StudiedBoard<'a> {
        let kings = state.kings(Side::Max);
        let red_kings = state.kings(Side::Min);
        if kings.len() < 2 && !red_kings.is_empty() {
            return StudiedBoard::Lost;
        }
        let Some(red) = red_kings.first().or_else(|| state.men(Side::Min).first()) else {
            return StudiedBoard::Cleared;
        };
        match hunters(kings, red) {
            Some(hunters) => StudiedBoard::Hunt(self.scene(state, red, hunters)),
            None => StudiedBoard::NoHunters(state),
        }
    }

    fn scene<'a>(&self, state: &'a State, red: Square, hunters: [Square; 2]) -> StudyScene<'a> {
        let [first, second] = hunters.map(|hunter| self.metric.between(hunter, red));
        let mean = f64::from(first + second) / 2.0;
        StudyScene { state, red, hunters, mean, from_corner: self.metric.between(red, CORNER) }
    }
}

impl StudiedBoard<'_> {
    /// Tells every term that measures something.
    #[inline]
    fn tell(&self, mut tell: impl FnMut(StudyTerm, f64)) {
        match self {
            StudiedBoard::Lost => {}
            StudiedBoard::Cleared => tell(StudyTerm::Win, 1.0),
            StudiedBoard::NoHunters(state) => material(state, &mut tell),
            StudiedBoard::Hunt(scene) => scene.tell(&mut tell),
        }
    }
}

impl StudyScene<'_> {
    #[inline]
    fn tell(&self, tell: &mut impl FnMut(StudyTerm, f64)) {
        material(self.state, tell);
        self.red_position(tell);
        self.coordination(tell);
        self.retreat(tell);
        self.net(tell);
        mobility(self.state, tell);
        self.corner_control(tell);
        self.unstated(tell);
    }

    /// Red is better off in a double corner, and the worse the further from square 1 and the middle.
    #[inline]
    fn red_position(&self, tell: &mut impl FnMut(StudyTerm, f64)) {
        let red = self.red;
        tell(StudyTerm::RedDistance, f64::from(self.from_corner));
        tell(StudyTerm::Cornering, f64::from(eccentricity(red)));
        let is_last = |n: u8| u8::from(n == 1 || n == 8);
        tell(StudyTerm::Edge, f64::from(is_last(red.row()) + is_last(red.column())));
        if REFUGES.contains(red) {
            return tell(StudyTerm::RedSafe, 1.0);
        }
        tell(StudyTerm::RedActive, 1.0);
        let next = Squares::of(red).neighbours();
        tell(StudyTerm::Attack, (self.state.kings(Side::Max) & next).len() as f64);
    }

    /// Hunters work together when they are not too far apart, near Red, and on both sides of it.
    #[inline]
    fn coordination(&self, tell: &mut impl FnMut(StudyTerm, f64)) {
        let [first, second] = self.hunters;
        let is_scattered = Metric::Manhattan.between(first, second) > SCATTERED;
        tell(if is_scattered { StudyTerm::Scattered } else { StudyTerm::Coordination }, 1.0);
        tell(StudyTerm::Squeeze, LOOSE_MEAN - self.mean);
        let between = |a: u8, b: u8, red: u8| (a < red && red < b) || (b < red && red < a);
        let by_row = between(first.row(), second.row(), self.red.row());
        let by_column = between(first.column(), second.column(), self.red.column());
        if by_row || by_column {
            tell(StudyTerm::Bracket, 1.0);
        }
    }

    /// The hunters are too far away.
    #[inline]
    fn retreat(&self, tell: &mut impl FnMut(StudyTerm, f64)) {
        if self.mean > FAR_MEAN {
            tell(StudyTerm::Retreat, 1.0);
        } else if self.mean > AWAY_MEAN {
            tell(StudyTerm::RetreatMid, 1.0);
        }
        let [first, second] = self.hunters.map(|hunter| Metric::Manhattan.between(hunter, self.red));
        if first.min(second) > AWAY_NEAREST {
            tell(StudyTerm::RetreatNearest, 1.0);
        }
    }

    /// One hunter holds square 1 and the other closes the net from further out.
    #[inline]
    fn net(&self, tell: &mut impl FnMut(StudyTerm, f64)) {
        let operator = match self.hunters {
            [CORNER, other] | [other, CORNER] => other,
            _ => return,
        };
        if operator.row() >= NET_ROW && operator.column() >= NET_COLUMN {
            tell(StudyTerm::Net, 1.0);
        } else if Metric::Manhattan.between(operator, CORNER) <= CROWDED {
            tell(StudyTerm::Crowding, 1.0);
        }
    }

    /// One hunter near the corner, the other away from it.
    #[inline]
    fn corner_control(&self, tell: &mut impl FnMut(StudyTerm, f64)) {
        let [first, second] = self.hunters.map(|hunter| Metric::Chebyshev.between(hunter, CORNER));
        let (near, far) = (first.min(second), first.max(second));
        if near == APPROACH_STEPS {
            tell(StudyTerm::CornerApproach, 1.0);
        }
        if near > HELD_STEPS {
            return;
        }
        tell(StudyTerm::CornerHeld, 1.0);
        tell(StudyTerm::CornerNear, f64::from(NEAR_STEPS - near));
        if near <= 1 {
            tell(StudyTerm::CornerClose, 1.0);
        }
        if near == 0 {
            tell(StudyTerm::CornerTaken, 1.0);
        }
        tell(self.outer_hunter(far), 1.0);
    }

    /// Where the hunter further from the held corner is.
    fn outer_hunter(&self, far: u8) -> StudyTerm {
        let is_cornered = self.red.row() <= CORNER_ROW && self.red.column() <= CORNER_COLUMN;
        match far {
            5.. => StudyTerm::SpreadWide,
            4 => StudyTerm::Spread,
            3 => StudyTerm::SpreadNarrow,
            _ if is_cornered => StudyTerm::HuddleCornered,
            _ => StudyTerm::Huddle,
        }
    }

    /// Red on square 6 and nothing to capture: a fit to the sources' runs that no document states.
    #[inline]
    fn unstated(&self, tell: &mut impl FnMut(StudyTerm, f64)) {
        if self.red == UNSTATED_SQUARE && !self.state.has_capture(Side::Max) {
            tell(StudyTerm::Unstated, 1.0);
        }
    }
}

/// The two kings nearest to Red, in square order.
#[inline]
fn hunters(kings: Squares, red: Square) -> Option<[Square; 2]> {
    if kings.len() > 2 {
        return Some(nearest_two(kings, red));
    }
    let mut squares = kings.into_iter();
    Some([squares.next()?, squares.next()?])
}

fn nearest_two(kings: Squares, red: Square) -> [Square; 2] {
    let mut sorted: Vec<Square> = kings.into_iter().collect();
    sorted.sort_by_key(|&king| Metric::Manhattan.between(king, red));
    [sorted[0].min(sorted[1]), sorted[0].max(sorted[1])]
}

#[inline]
fn material(state: &State, tell: &mut impl FnMut(StudyTerm, f64)) {
    let [white, red] = [Side::Max, Side::Min].map(|side| state.force(side));
    tell(StudyTerm::King, f64::from(white.kings) - f64::from(red.kings));
    tell(StudyTerm::Man, f64::from(white.men) - f64::from(red.men));
}

/// Red's legal moves, as if it were Red's turn.
#[inline]
fn mobility(state: &State, tell: &mut impl FnMut(StudyTerm, f64)) {
    match state.count_moves(Side::Min) {
        0 => tell(StudyTerm::Win, 1.0),
        1 => tell(StudyTerm::Mobility, 1.0),
        2 => tell(StudyTerm::MobilityTwo, 1.0),
        3 => tell(StudyTerm::MobilityThree, 1.0),
        _ => {}
    }
}

impl ValueFunction<Draughts> for StudyValue {
    #[inline]
    fn value(&self, _: &Draughts, state: &State) -> f64 {
        let seen = self.look(state);
        if let StudiedBoard::Lost = seen {
            return -STUDY_WIN;
        }
        let mut sum = 0.0;
        seen.tell(|term, raw| sum += self.weights.weight(term as usize) * raw);
        sum
    }

    fn terminal(&self, _: &Draughts, _: &State, outcome: Outcome, ply: Ply) -> f64 {
        study_end(outcome, ply)
    }

    fn explain(&self, _: &Draughts, state: &State) -> Vec<Share> {
        let seen = self.look(state);
        if let StudiedBoard::Lost = seen {
            return vec![share(SETTLED, -STUDY_WIN, 1.0)];
        }
        let mut raw = [0.0; TERMS.len()];
        seen.tell(|term, measured| raw[term as usize] = measured);
        self.weights.shares(&raw)
    }

    fn terms(&self) -> Vec<Definition> {
        self.weights.definitions()
    }

    fn set_weight(&mut self, name: &str, weight: f64) -> Result<(), UnknownTerm> {
        self.weights.set(name, weight)
    }
}
