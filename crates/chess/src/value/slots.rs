//! The numbering of the weights: every measurable thing has a slot, and slots are grouped into named terms.

use cozy_chess::{Piece, Square};

/// A named term: a run of slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotGroup {
    /// The term's name in explanations and weight files.
    pub name: &'static str,
    /// Its first slot.
    pub start: usize,
    /// How many slots it has.
    pub len: usize,
    /// What it is about, in one sentence.
    pub about: &'static str,
}

impl SlotGroup {
    const fn after(before: SlotGroup, name: &'static str, len: usize, about: &'static str) -> SlotGroup {
        SlotGroup { name, start: before.start + before.len, len, about }
    }

    /// The slot at `index` within the term.
    pub(crate) const fn at(&self, index: usize) -> usize {
        debug_assert!(index < self.len);
        self.start + index
    }
}

const RANKS: usize = 8;

/// What a man is worth by itself: pawn to queen.
pub const MATERIAL: SlotGroup =
    SlotGroup { name: "material", start: 0, len: 5, about: "what a man is worth by itself, pawn to queen" };
/// Where it stands, seen by its owner: 64 squares for each of six kinds.
pub const PLACES: SlotGroup = SlotGroup::after(
    MATERIAL,
    "places",
    6 * Square::NUM,
    "where the men stand, by a table of 64 squares for each of six kinds",
);
/// Safe squares in reach: knight, bishop, rook, queen.
pub const MOBILITY: SlotGroup = SlotGroup::after(
    PLACES,
    "mobility",
    9 + 14 + 15 + 28,
    "safe squares in reach of knights, bishops, rooks and queens",
);
/// Two bishops.
pub const BISHOP_PAIR: SlotGroup = SlotGroup::after(MOBILITY, "bishop-pair", 1, "having two bishops");
/// Details of knights and bishops.
pub const MINORS: SlotGroup = SlotGroup::after(
    BISHOP_PAIR,
    "minors",
    10,
    "outposts of knights and bishops, pawns before them, bishops and the colour of their own pawns",
);
/// Rooks on half-open and open files, on the seventh, shut in by their king.
pub const ROOKS: SlotGroup = SlotGroup::after(
    MINORS,
    "rooks",
    4,
    "rooks on half-open and open files, on the seventh rank, and those shut in by their king",
);
/// A pawn behind another of its own.
pub const DOUBLED: SlotGroup = SlotGroup::after(ROOKS, "doubled", 1, "pawns behind another of their own");
/// No own pawn on the files beside: opposed by an enemy pawn, or not.
pub const ISOLATED: SlotGroup = SlotGroup::after(
    DOUBLED,
    "isolated",
    2,
    "pawns without an own pawn on the files beside, opposed by an enemy pawn or not",
);
/// Left behind and unable to advance: opposed, or not.
pub const BACKWARD: SlotGroup =
    SlotGroup::after(ISOLATED, "backward", 2, "pawns left behind and unable to advance, opposed or not");
/// Beside another pawn, or defended by one, by rank.
pub const CONNECTED: SlotGroup =
    SlotGroup::after(BACKWARD, "connected", 2 * RANKS, "pawns beside another or defended by one, by rank");
/// No enemy pawn can stop it, by rank; the kings' distances; how free its way is.
pub const PASSED: SlotGroup = SlotGroup::after(
    CONNECTED,
    "passed",
    6 * RANKS,
    "pawns no enemy pawn can stop, by rank, with the kings' distances and how free the way is",
);
/// Pawns before the own king, and those storming it.
pub const SHELTER: SlotGroup = SlotGroup::after(
    PASSED,
    "shelter",
    4 * RANKS + 4 * RANKS + RANKS,
    "pawns before the own king, and those storming it",
);
/// What makes an attack on a king dangerous; grows faster than the sum.
pub const KING_ATTACK: SlotGroup = SlotGroup::after(
    SHELTER,
    "king-attack",
    13,
    "what makes an attack on a king dangerous; grows faster than the sum",
);
/// Attacks on pieces.
pub const THREATS: SlotGroup = SlotGroup::after(KING_ATTACK, "threats", 16, "attacks on pieces");
/// Safe squares behind the own pawns.
pub const SPACE: SlotGroup = SlotGroup::after(THREATS, "space", 1, "safe squares behind the own pawns");
/// The right to move.
pub const TEMPO: SlotGroup = SlotGroup::after(SPACE, "tempo", 1, "being to move");
/// Driving a bare king to the edge or the right corner.
pub const MOP_UP: SlotGroup =
    SlotGroup::after(TEMPO, "mop-up", 3, "driving a bare king to the edge or the right corner");

/// All terms in the order of their slots.
pub const GROUPS: [SlotGroup; 17] = [
    MATERIAL,
    PLACES,
    MOBILITY,
    BISHOP_PAIR,
    MINORS,
    ROOKS,
    DOUBLED,
    ISOLATED,
    BACKWARD,
    CONNECTED,
    PASSED,
    SHELTER,
    KING_ATTACK,
    THREATS,
    SPACE,
    TEMPO,
    MOP_UP,
];

/// How many weights there are.
pub const SLOTS: usize = MOP_UP.start + MOP_UP.len;

/// The place of a piece, `square` seen by its owner.
pub(super) const fn place(piece: Piece, square: Square) -> usize {
    PLACES.at(piece as usize * Square::NUM + square as usize)
}

/// A knight, bishop, rook or queen with this many safe squares in reach.
pub(super) const fn mobility(piece: Piece, squares: usize) -> usize {
    let before = match piece {
        Piece::Bishop => 9,
        Piece::Rook => 9 + 14,
        Piece::Queen => 9 + 14 + 15,
        _ => 0,
    };
    MOBILITY.at(before + squares)
}

/// Slots of [`MINORS`].
pub(super) mod minor {
    use super::MINORS;
    /// A knight no pawn can drive away.
    pub const KNIGHT_OUTPOST: usize = MINORS.at(0);
    /// The same, defended by a pawn.
    pub const KNIGHT_OUTPOST_DEFENDED: usize = MINORS.at(1);
    /// A bishop no pawn can drive away.
    pub const BISHOP_OUTPOST: usize = MINORS.at(2);
    /// The same, defended by a pawn.
    pub const BISHOP_OUTPOST_DEFENDED: usize = MINORS.at(3);
    /// A knight with a pawn before it.
    pub const KNIGHT_BEHIND_PAWN: usize = MINORS.at(4);
    /// A bishop with a pawn before it.
    pub const BISHOP_BEHIND_PAWN: usize = MINORS.at(5);
    /// Each own pawn on the bishop's colour.
    pub const BISHOP_PAWNS: usize = MINORS.at(6);
    /// A bishop that sees the centre along a long diagonal, pawns aside.
    pub const LONG_DIAGONAL: usize = MINORS.at(7);
    /// Each step between a knight and its king.
    pub const KNIGHT_KING_DISTANCE: usize = MINORS.at(8);
    /// Each step between a bishop and its king.
    pub const BISHOP_KING_DISTANCE: usize = MINORS.at(9);
}

/// Slots of [`ROOKS`].
pub(super) mod rook {
    use super::ROOKS;
    /// No own pawn on the file.
    pub const HALF_OPEN: usize = ROOKS.at(0);
    /// No pawn on the file.
    pub const OPEN: usize = ROOKS.at(1);
    /// On the seventh rank, with something to attack there.
    pub const SEVENTH: usize = ROOKS.at(2);
    /// Hardly a move, and the king in the way.
    pub const SHUT_IN: usize = ROOKS.at(3);
}

/// Slots of [`CONNECTED`] and [`PASSED`], by rank seen by the owner.
pub(super) mod pawn {
    use super::{CONNECTED, PASSED, RANKS};
    /// Beside another pawn.
    pub const fn phalanx(rank: usize) -> usize {
        CONNECTED.at(rank)
    }
    /// Defended by another pawn.
    pub const fn supported(rank: usize) -> usize {
        CONNECTED.at(RANKS + rank)
    }
    /// A passed pawn.
    pub const fn passed(rank: usize) -> usize {
        PASSED.at(rank)
    }
    /// Each step of the own king to the square before it.
    pub const fn own_king(rank: usize) -> usize {
        PASSED.at(RANKS + rank)
    }
    /// Each step of the other king to the square before it.
    pub const fn other_king(rank: usize) -> usize {
        PASSED.at(2 * RANKS + rank)
    }
    /// The square before it is empty.
    pub const fn free(rank: usize) -> usize {
        PASSED.at(3 * RANKS + rank)
    }
    /// The square before it is not attacked.
    pub const fn safe(rank: usize) -> usize {
        PASSED.at(4 * RANKS + rank)
    }
    /// Nothing stands on or attacks its whole way.
    pub const fn clear(rank: usize) -> usize {
        PASSED.at(5 * RANKS + rank)
    }
}

/// Slots of [`SHELTER`], by the file's distance from the edge and the pawn's rank; rank 0: no pawn.
pub(super) mod shelter {
    use super::{RANKS, SHELTER};
    const FILES: usize = 4;
    /// The own pawn nearest to the king's side of the board.
    pub const fn own(edge: usize, rank: usize) -> usize {
        SHELTER.at(edge * RANKS + rank)
    }
    /// An enemy pawn with nothing in its way.
    pub const fn storm(edge: usize, rank: usize) -> usize {
        SHELTER.at((FILES + edge) * RANKS + rank)
    }
    /// An enemy pawn held up by an own one.
    pub const fn blocked(rank: usize) -> usize {
        SHELTER.at(2 * FILES * RANKS + rank)
    }
}

/// Slots of [`KING_ATTACK`].
pub(super) mod attack {
    use super::{KING_ATTACK, Piece};
    /// A knight, bishop, rook or queen that reaches the king's zone.
    pub const fn attacker(piece: Piece) -> usize {
        KING_ATTACK.at(piece as usize - 1)
    }
    /// Each attack on a square of the zone.
    pub const HITS: usize = KING_ATTACK.at(4);
    /// Each attacked square of the zone that only king or queen defend.
    pub const WEAK: usize = KING_ATTACK.at(5);
    /// A check by this piece that cannot simply be taken.
    pub const fn check(piece: Piece) -> usize {
        KING_ATTACK.at(5 + piece as usize)
    }
    /// The attacker has no queen.
    pub const NO_QUEEN: usize = KING_ATTACK.at(10);
    /// A knight of the king's side defends its zone.
    pub const KNIGHT_DEFENDS: usize = KING_ATTACK.at(11);
    /// Always there: what an attack has to exceed.
    pub const CALM: usize = KING_ATTACK.at(12);
}

/// Slots of [`THREATS`].
pub(super) mod threat {
    use super::{Piece, THREATS};
    /// A pawn attacks a piece.
    pub const BY_PAWN: usize = THREATS.at(0);
    /// A minor piece attacks a weakly defended man or a bigger one.
    pub const fn by_minor(victim: Piece) -> usize {
        THREATS.at(1 + victim as usize)
    }
    /// A rook attacks a weakly defended man or a bigger one.
    pub const fn by_rook(victim: Piece) -> usize {
        THREATS.at(6 + victim as usize)
    }
    /// The king attacks a weakly defended man.
    pub const BY_KING: usize = THREATS.at(11);
    /// An attacked man that nothing defends.
    pub const HANGING: usize = THREATS.at(12);
    /// A pawn could attack a piece by advancing safely.
    pub const PUSH: usize = THREATS.at(13);
    /// Each square of the enemy's reach that we attack as well.
    pub const RESTRICTED: usize = THREATS.at(14);
    /// A queen that a minor piece or rook could attack next move.
    pub const ON_QUEEN: usize = THREATS.at(15);
}

/// Slots of [`MOP_UP`].
pub(super) mod mop_up {
    use super::MOP_UP;
    /// Each step of the bare king away from the centre.
    pub const EDGE: usize = MOP_UP.at(0);
    /// Each step the kings are nearer than at opposite ends.
    pub const KINGS: usize = MOP_UP.at(1);
    /// Each step of the bare king towards a corner of the bishop's colour.
    pub const CORNER: usize = MOP_UP.at(2);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_lie_side_by_side() {
        let mut next = 0;
        for group in GROUPS {
            assert_eq!(group.start, next, "{}", group.name);
            next += group.len;
        }
        assert_eq!(next, SLOTS);
    }

    #[test]
    fn the_last_slots_fit() {
        assert_eq!(mobility(Piece::Queen, 27), MOBILITY.at(MOBILITY.len - 1));
        assert_eq!(place(Piece::King, Square::H8), PLACES.at(PLACES.len - 1));
        assert_eq!(pawn::clear(7), PASSED.at(PASSED.len - 1));
        assert_eq!(shelter::blocked(7), SHELTER.at(SHELTER.len - 1));
        assert_eq!(attack::check(Piece::Queen), attack::NO_QUEEN - 1);
        assert_eq!(threat::by_rook(Piece::Queen), threat::BY_KING - 1);
    }
}
