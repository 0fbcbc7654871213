//! What the playing evaluation sees in a position: numbers counted for each side alike.

use crate::colour::{Black, Colour, White};
use crate::generate::pair_len;
use crate::square::{SQUARES, Square};
use crate::squares::{Direction, Squares};
use crate::state::State;
use search::Side;

/// Something that is counted for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Feature {
    /// Men.
    Men,
    /// Kings.
    Kings,
    /// Men that still guard their own back row.
    BackRow,
    /// The two men of the bridge, which two enemy men cannot pass: 1 and 3, or 30 and 32.
    Bridge,
    /// Rows that men have come from their back row.
    Advance,
    /// Men on the eight squares in the middle.
    CentreMen,
    /// Men on the side columns.
    SideMen,
    /// Men with a piece of their own behind them.
    BackedMen,
    /// Kings on the eight squares in the middle.
    CentreKings,
    /// Steps to squares where nothing can be captured at once.
    SafeSteps,
    /// Kings without a safe step.
    TrappedKings,
    /// Rows come by men with no enemy in front of them.
    Runaways,
    /// Men stuck in the dog hole: on 5 before an enemy man on 1, or on 28 before one on 32.
    DogHole,
    /// Kings in a double corner while the other side has more kings.
    Refuge,
    /// Having the move: with as many pieces each, to be the one who will not have to give way.
    TheMove,
    /// Being to move.
    Turn,
}

impl Feature {
    /// How many features there are.
    pub const COUNT: usize = 16;

    /// Every feature with the name it has in weight files and what is counted, White's less Red's.
    pub const ALL: [(Feature, &'static str, &'static str); Feature::COUNT] = [
        (Feature::Men, "men", "men"),
        (Feature::Kings, "kings", "kings"),
        (Feature::BackRow, "back_row", "men that still guard their own back row"),
        (Feature::Bridge, "bridge", "1 for men on both squares of the bridge, 30 and 32 (Red: 1 and 3)"),
        (Feature::Advance, "advance", "rows that men have come from their back row"),
        (Feature::CentreMen, "centre_men", "men on 10, 11, 14, 15, 18, 19, 22 and 23"),
        (Feature::SideMen, "side_men", "men on columns 1 and 8"),
        (Feature::BackedMen, "backed_men", "men with a piece of their own behind them"),
        (Feature::CentreKings, "centre_kings", "kings on 10, 11, 14, 15, 18, 19, 22 and 23"),
        (Feature::SafeSteps, "safe_steps", "steps to squares where nothing can be captured at once"),
        (Feature::TrappedKings, "trapped_kings", "kings without a safe step"),
        (Feature::Runaways, "runaways", "rows come by men that no enemy can meet before the king row"),
        (Feature::DogHole, "dog_hole", "1 for a man shut in on 5 by an enemy on 1 (Red: on 28 by one on 32)"),
        (Feature::Refuge, "refuge", "kings in a double corner while the other side has more kings"),
        (Feature::TheMove, "the_move", "1 for having the move (the opposition) with as many pieces each"),
        (Feature::Turn, "turn", "1 for being to move"),
    ];
}

/// A number for every feature.
pub type FeatureCounts = [i32; Feature::COUNT];

/// 10, 11, 14, 15, 18, 19, 22 and 23.
const CENTRE: Squares = Squares::from_mask(0x0066_6600);

/// Columns 1 and 8: 5, 13, 21, 29 and 4, 12, 20, 28.
const SIDES: Squares = Squares::from_mask(0x1818_1818);

/// Rows 1, 3, 5 and 7: the squares of the columns that start in the top row. They are Black's system, the others
/// White's; the opposition is counted on the system of the side to move.
const ODD_ROWS: Squares = Squares::from_mask(0x0f0f_0f0f);

/// The double corners.
const REFUGES: Squares = Squares::from_mask(1 | 1 << 4 | 1 << 27 | 1 << 31);

/// The rows as three sets: a row's index from the top, in binary.
const ROW_BITS: [Squares; 3] = [row_bit(0), row_bit(1), row_bit(2)];

const fn row_bit(bit: u32) -> Squares {
    let mut mask = 0;
    let mut index = 0;
    while index < SQUARES {
        let row = Square::from_index(index).row() - 1;
        mask |= ((row >> bit & 1) as u32) << index;
        index += 1;
    }
    Squares::from_mask(mask)
}

/// Steps from the king row to the row before the own back row, where an enemy can still be met.
const LONGEST_WAY: usize = 7;

/// Squares that only one side cares about.
trait SideSquares: Colour {
    /// The bridge on its own back row.
    const BRIDGE: Squares;
    /// The dog hole at the enemy's end, and the square of the enemy man that closes it.
    const DOG_HOLE: (Squares, Squares);
    /// The columns on which the side to move counts who has the move.
    const SYSTEM: Squares;
    /// Rows come by pieces that are together `rows` rows from the top.
    fn come(pieces: i32, rows: i32) -> i32;
}

impl SideSquares for White {
    const BRIDGE: Squares = Squares::from_mask(1 << 29 | 1 << 31);
    const DOG_HOLE: (Squares, Squares) = (Squares::from_mask(1 << 4), Squares::from_mask(1));
    const SYSTEM: Squares = Squares::from_mask(!ODD_ROWS.mask());
    fn come(pieces: i32, rows: i32) -> i32 {
        7 * pieces - rows
    }
}

impl SideSquares for Black {
    const BRIDGE: Squares = Squares::from_mask(1 | 1 << 2);
    const DOG_HOLE: (Squares, Squares) = (Squares::from_mask(1 << 27), Squares::from_mask(1 << 31));
    const SYSTEM: Squares = ODD_ROWS;
    fn come(_: i32, rows: i32) -> i32 {
        rows
    }
}

/// White's count of every feature less Black's.
pub fn differences(state: &State) -> FeatureCounts {
    let white = count::<White>(state);
    let black = count::<Black>(state);
    std::array::from_fn(|i| white[i] - black[i])
}

/// The features of one side.
pub fn counts(state: &State, side: Side) -> FeatureCounts {
    match side {
        Side::Max => count::<White>(state),
        Side::Min => count::<Black>(state),
    }
}

#[inline]
fn count<C: SideSquares>(state: &State) -> FeatureCounts
where
    C::Other: SideSquares,
{
    let (own, other) = (state.pieces(C::SIDE), state.pieces(C::SIDE.other()));
    let (men, kings) = (own - state.kings, own & state.kings);
    let mut counts = [0; Feature::COUNT];
    let mut set = |feature: Feature, number: i32| counts[feature as usize] = number;

    set(Feature::Men, size(men));
    set(Feature::BackRow, size(men & C::Other::CROWN));
    set(Feature::Bridge, i32::from((C::BRIDGE - men).is_empty()));
    set(Feature::Advance, rows_come::<C>(men));
    set(Feature::CentreMen, size(men & CENTRE));
    set(Feature::SideMen, size(men & SIDES));
    set(Feature::BackedMen, size(men & ahead::<C>(own)));
    set(Feature::Runaways, runaways::<C>(men, other));
    set(Feature::DogHole, dog_hole::<C>(men, other));
    set(Feature::Turn, i32::from(state.turn() == C::SIDE));
    set(Feature::TheMove, i32::from(has_the_move::<C>(state)));
    let safe = safe_squares::<C::Other>(state);
    let forward = safe_origins(safe, C::FORWARD, other);
    let mut steps = count_steps(own, forward);
    if !kings.is_empty() {
        let backward = safe_origins(safe, C::BACKWARD, other & state.kings);
        steps += count_steps(kings, backward);
        let free = forward[0] | forward[1] | backward[0] | backward[1];
        set(Feature::Kings, size(kings));
        set(Feature::CentreKings, size(kings & CENTRE));
        set(Feature::TrappedKings, size(kings - free));
        let is_behind = size(kings) < size(other & state.kings);
        set(Feature::Refuge, if is_behind { size(kings & REFUGES) } else { 0 });
    }
    set(Feature::SafeSteps, steps);
    counts
}

#[inline(always)]
fn size(set: Squares) -> i32 {
    set.len() as i32
}

/// The squares in front of a set.
#[inline(always)]
fn ahead<C: Colour>(set: Squares) -> Squares {
    set.stepped(C::FORWARD[0]) | set.stepped(C::FORWARD[1])
}

/// The squares behind a set.
#[inline(always)]
fn behind<C: Colour>(set: Squares) -> Squares {
    set.stepped(C::BACKWARD[0]) | set.stepped(C::BACKWARD[1])
}

/// Rows that the pieces of a set have come, together.
#[inline(always)]
fn rows_come<C: SideSquares>(men: Squares) -> i32 {
    let [ones, twos, fours] = ROW_BITS.map(|bit| size(men & bit));
    C::come(size(men), ones + 2 * twos + 4 * fours)
}

/// Men that no enemy can meet on their way to the king row, by the rows they have come.
#[inline]
fn runaways<C: SideSquares>(men: Squares, other: Squares) -> i32 {
    let mut met = other;
    for _ in 0..LONGEST_WAY {
        met |= behind::<C>(met);
    }
    let free = men - met;
    if free.is_empty() { 0 } else { rows_come::<C>(free) }
}

#[inline(always)]
fn dog_hole<C: SideSquares>(men: Squares, other: Squares) -> i32 {
    let (hole, lid) = C::DOG_HOLE;
    i32::from(men.meets(hole) && other.meets(lid))
}

/// Whether, with equal numbers, this side will be able to keep the opposition.
#[inline(always)]
fn has_the_move<C: SideSquares>(state: &State) -> bool
where
    C::Other: SideSquares,
{
    let is_odd = |system: Squares| (state.occupied() & system).len() % 2 == 1;
    let has = match state.turn() == C::SIDE {
        true => is_odd(C::SYSTEM),
        false => !is_odd(C::Other::SYSTEM),
    };
    has && state.pieces(Side::Max).len() == state.pieces(Side::Min).len()
}

/// Empty squares on which a piece could not be captured at once by `E`, as the board stands.
#[inline(always)]
fn safe_squares<E: Colour>(state: &State) -> Squares {
    let empty = state.empty();
    let enemy = state.pieces(E::SIDE);
    let kings = enemy & state.kings;
    let mut danger = Squares::NONE;
    for direction in E::FORWARD {
        danger |= enemy.step(direction) & empty.step(direction.opposite());
    }
    if !kings.is_empty() {
        for direction in E::BACKWARD {
            danger |= kings.step(direction) & empty.step(direction.opposite());
        }
    }
    empty - danger
}

/// Squares from which a step in each direction is safe. The square that is left is empty then, so an enemy
/// straight ahead that may go there captures too.
#[inline(always)]
fn safe_origins(safe: Squares, directions: [Direction; 2], facing: Squares) -> [Squares; 2] {
    directions.map(|direction| {
        let back = direction.opposite();
        (safe - facing.step(back)).step(back)
    })
}

#[inline(always)]
fn count_steps(pieces: Squares, [first, second]: [Squares; 2]) -> i32 {
    pair_len(pieces & first, pieces & second) as i32
}
