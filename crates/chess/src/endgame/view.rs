//! The positions of one part as the solver sees them: moves that stay, moves that leave, and moves taken back.
//!
//! A part has its pawns on fixed squares. Captures, promotions and pawn moves leave it; everything else stays and
//! can be taken back. Two moves that lead to mirror images of one position count as one, in both directions.
//!
//! A double step beside an enemy pawn leads to a position with a right to capture in passing, which has no number;
//! it is worked out from its own moves, all of which lead to parts that are solved before this one.

use super::layout::{BalanceLayout, Numbered};
use super::men::{Men, MoverSide, attacks, square};
use super::symmetry::Symmetry;
use super::{Numbering, UnorderedMen};
use cozy_chess::{BitBoard, Color, Move, Piece, Rank, Square};
use endgame::{ClassId, ClassPart, Entry, Expansion, Indexer, SolvedTables, SolverView, TablePlace, derive};
use search::Game;

/// What a pawn can become.
const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

pub(super) struct PartView<'a> {
    pub numbering: &'a Numbering,
    pub class: ClassId,
    pub layout: &'a BalanceLayout,
    pub part: &'a ClassPart,
}

/// A move of one man.
#[derive(Clone, Copy)]
struct ManStep {
    man: usize,
    to: Square,
    taken: Option<usize>,
}

impl PartView<'_> {
    fn roster(&self) -> &[(Color, Piece)] {
        &self.layout.roster
    }

    /// The number in the class of a position with the men of this part.
    #[inline]
    fn index(&self, men: &Men) -> Option<u64> {
        match men.turn {
            MoverSide::Weak if self.layout.balance.is_even() => self.layout.index(&self.layout.swapped(men)),
            _ => self.layout.index(men),
        }
    }

    /// The local number of a position of this part.
    #[inline]
    fn local(&self, men: &Men) -> Option<u32> {
        self.part.local(self.index(men)?)
    }

    /// Tells for every man of the side to move where he can go.
    #[inline]
    fn for_each_man(&self, men: &Men, mut tell: impl FnMut(usize, BitBoard)) {
        let roster = self.roster();
        let (occupied, mover) = (men.occupied(roster), men.turn.color());
        let enemies = men.of(!mover, roster);
        let is_check = men.attackers(mover, roster, occupied, None) > 0;
        for (man, &(color, piece)) in roster.iter().enumerate() {
            if color != mover {
                continue;
            }
            let from = square(men.squares[man]);
            let targets = match piece {
                Piece::Pawn => pawn_targets(from, color, occupied, enemies),
                _ => attacks(piece, color, from, occupied) - (occupied - enemies),
            };
            let without = occupied - from.bitboard();
            let legal = match piece {
                Piece::King => targets - men.attacked_by(!color, roster, without),
                // Without the man no piece would attack the king, so he may go anywhere.
                _ if !is_check && men.attackers(mover, roster, without, None) == 0 => targets,
                _ => self.keep_legal(men, man, targets, occupied),
            };
            tell(man, legal);
        }
    }

    /// Those targets of a man that leave his king unattacked.
    fn keep_legal(&self, men: &Men, man: usize, targets: BitBoard, occupied: BitBoard) -> BitBoard {
        let is_legal = |to: &Square| {
            let step = ManStep { man, to: *to, taken: self.man_on(men, *to) };
            is_legal(men, self.roster(), step, occupied)
        };
        targets.into_iter().filter(is_legal).fold(BitBoard::EMPTY, |set, to| set | to.bitboard())
    }

    /// The man on a square, kings aside: they are never taken.
    fn man_on(&self, men: &Men, on: Square) -> Option<usize> {
        (2..self.roster().len()).find(|&man| men.squares[man] == on as u8)
    }

    /// What a move that leaves the part leads to.
    fn leave(&self, men: &Men, step: ManStep, solved: &SolvedTables, out: &mut Expansion) {
        let (color, piece) = self.roster()[step.man];
        if piece == Piece::Pawn && step.to.rank() == Rank::Eighth.relative_to(color) {
            for piece in PROMOTIONS {
                out.leave(self.after(men, step, piece, solved));
            }
        } else if self.allows_en_passant(men, step) {
            out.leave(self.after_double_step(men, step, solved));
        } else if step.taken.is_some() {
            out.leave(self.after(men, step, piece, solved));
        } else {
            let index =
                self.index(&moved(men, step.man, step.to)).expect("a pawn's step leads to a position");
            out.leave(solved.entry(TablePlace { class: self.class, index }));
        }
    }

    /// The entry of the position after a move that makes the man `becomes`.
    fn after(&self, men: &Men, step: ManStep, becomes: Piece, solved: &SolvedTables) -> Entry {
        let mut listed = UnorderedMen::new(men.turn.other().color());
        for (man, &(color, piece)) in self.roster().iter().enumerate() {
            if man == step.man {
                listed.push(color, becomes, step.to as u8);
            } else if Some(man) != step.taken {
                listed.push(color, piece, men.squares[man]);
            }
        }
        solved.entry(self.numbering.place(&listed).expect("every move leads to a numbered position"))
    }

    /// Whether a pawn makes a double step to the side of an enemy pawn.
    fn allows_en_passant(&self, men: &Men, step: ManStep) -> bool {
        let (color, piece) = self.roster()[step.man];
        let from = square(men.squares[step.man]);
        let is_double = piece == Piece::Pawn && (from as u8).abs_diff(step.to as u8) == 16;
        let beside = |(&(owner, piece), &on): (&(Color, Piece), &u8)| {
            owner != color
                && piece == Piece::Pawn
                && square(on).rank() == step.to.rank()
                && (square(on).file() as u8).abs_diff(step.to.file() as u8) == 1
        };
        is_double && self.roster().iter().zip(&men.squares).any(beside)
    }

    fn after_double_step(&self, men: &Men, step: ManStep, solved: &SolvedTables) -> Entry {
        let state = self.numbering.board_state(self.layout, men);
        let m = Move { from: square(men.squares[step.man]), to: step.to, promotion: None };
        let next = self.numbering.game().play(&state, m);
        derive(self.numbering, &next, &|place| solved.entry(place), &mut Vec::new())
    }

    /// Whether moves of a side to or from this position may lead to mirror images of one another: the men of the other
    /// side, who stay, must then be their own image.
    #[inline]
    fn may_repeat(&self, men: &Men, mover: Color) -> bool {
        let staying = men.of(!mover, self.roster());
        let is_own_image =
            |symmetry: &Symmetry| staying.into_iter().all(|on| staying.has(square(symmetry.apply(on as u8))));
        !self.layout.has_pawns() && Symmetry::ALONG_DIAGONALS.iter().any(is_own_image)
    }

    /// How many different positions of the part the moves of a position lead to.
    fn count_different(&self, men: &Men) -> u32 {
        let mut locals = Vec::with_capacity(64);
        let occupied = men.occupied(self.roster());
        self.for_each_man(men, |man, targets| {
            let quiet = (targets - occupied).into_iter();
            locals.extend(quiet.filter_map(|to| self.local(&moved(men, man, to))));
        });
        locals.sort_unstable();
        locals.dedup();
        locals.len() as u32
    }

    /// Appends the positions that differ from a numbered one in that a man stands on one of these squares.
    #[inline]
    fn append(&self, numbered: &Numbered, man: usize, squares: BitBoard, out: &mut Vec<u32>) {
        if let Some(track) = self.layout.track(numbered, man) {
            let index = |on: Square| self.part.local(track.index(on as u8)?);
            out.extend(squares.into_iter().filter_map(index));
        } else {
            let local = |on: Square| {
                let mut men = numbered.men;
                men.squares[man] = on as u8;
                self.local(&men)
            };
            out.extend(squares.into_iter().filter_map(local));
        }
    }
}

impl SolverView for PartView<'_> {
    fn expand(&self, local: u32, solved: &SolvedTables, out: &mut Expansion) {
        let place = TablePlace { class: self.class, index: self.part.index(local) };
        let men = self.layout.men(place.index);
        if !self.layout.is_used(place.index, &men) {
            return out.end(Entry::DRAW);
        }
        let (roster, mover) = (self.roster(), men.turn.color());
        let occupied = men.occupied(roster);
        let (mut stays, mut has_moves) = (0, false);
        self.for_each_man(&men, |man, targets| {
            has_moves |= !targets.is_empty();
            let leaving = match roster[man].1 {
                Piece::Pawn => targets,
                _ => targets & occupied,
            };
            stays += (targets - leaving).len();
            for to in leaving {
                self.leave(&men, ManStep { man, to, taken: self.man_on(&men, to) }, solved, out);
            }
        });
        if !has_moves {
            let is_check = men.attackers(mover, roster, occupied, None) > 0;
            return out.end(if is_check { Entry::loss(0) } else { Entry::DRAW });
        }
        let may_repeat = stays > 0 && self.may_repeat(&men, mover);
        out.stay_unnamed(if may_repeat { self.count_different(&men) } else { stays });
    }

    fn can_retract(&self) -> bool {
        true
    }

    fn retract(&self, local: u32, out: &mut Vec<u32>) {
        let index = self.part.index(local);
        let men = self.layout.men(index);
        let start = out.len();
        // In an even balance the side that has moved is White again.
        let Some(before) = self.layout.other_to_move(&Numbered { men, index }) else { return };
        let (roster, mover) = (self.roster(), men.turn.other().color());
        let there = before.men.occupied(roster);
        for (man, &(color, piece)) in roster.iter().enumerate() {
            if color == before.men.turn.color() && piece != Piece::Pawn {
                let origins = attacks(piece, color, square(before.men.squares[man]), there) - there;
                self.append(&before, man, origins, out);
            }
        }
        if self.may_repeat(&men, mover) {
            out[start..].sort_unstable();
            let mut kept = start;
            for read in start..out.len() {
                if kept == start || out[kept - 1] != out[read] {
                    out[kept] = out[read];
                    kept += 1;
                }
            }
            out.truncate(kept);
        }
    }
}

/// The men with one of them elsewhere and the other side to move.
#[inline]
fn moved(men: &Men, man: usize, to: Square) -> Men {
    let mut next = Men { turn: men.turn.other(), ..*men };
    next.squares[man] = to as u8;
    next
}

/// Whether a move leaves the mover's king unattacked.
#[inline]
fn is_legal(men: &Men, roster: &[(Color, Piece)], step: ManStep, occupied: BitBoard) -> bool {
    let next = moved(men, step.man, step.to);
    let after = (occupied - square(men.squares[step.man]).bitboard()) | step.to.bitboard();
    next.attackers(men.turn.color(), roster, after, step.taken) == 0
}

fn pawn_targets(from: Square, color: Color, occupied: BitBoard, enemies: BitBoard) -> BitBoard {
    let ahead = |from: Square| from.try_offset(0, if color == Color::White { 1 } else { -1 });
    let free = |to: &Square| !occupied.has(*to);
    let one = ahead(from).filter(free);
    let is_home = from.rank() == Rank::Second.relative_to(color);
    let two = one.filter(|_| is_home).and_then(ahead).filter(free);
    let steps = one.into_iter().chain(two).fold(BitBoard::EMPTY, |set, to| set | to.bitboard());
    steps | (attacks(Piece::Pawn, color, from, occupied) & enemies)
}
